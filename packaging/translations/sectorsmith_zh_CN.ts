<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation>“{}”不是大小：应为数字（十六进制以 0x 开头），其后可跟 K、M、G、T 或 s（扇区）</translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation>“{}”不是大小：它大于 2^63 - 1</translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation>“{}”不是大小：此处扇区大小未知</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
</context>
<context>
    <name>copy</name>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>line {} is not a line of a ddrescue map file</source>
        <translation>第 {} 行不是 ddrescue 映射文件的行</translation>
    </message>
    <message>
        <source>line {} does not continue where the line before it ends</source>
        <translation>第 {} 行没有从前一行的结束处接续</translation>
    </message>
    <message>
        <source>the map has more than {} blocks</source>
        <translation>映射的块多于 {} 个</translation>
    </message>
    <message>
        <source>the volume has too many fragments</source>
        <translation>宗卷的碎片过多</translation>
    </message>
    <message>
        <source>the file has no lines of a ddrescue map</source>
        <translation>文件中没有 ddrescue 映射的行</translation>
    </message>
    <message>
        <source>cannot read the map file {}: {}</source>
        <translation>无法读取映射文件 {}：{}</translation>
    </message>
    <message>
        <source>cannot save the map file {}: {}</source>
        <translation>无法存储映射文件 {}：{}</translation>
    </message>
    <message>
        <source>{} is not a map file: it is larger than 1 GiB</source>
        <translation>{} 不是映射文件：它大于 1 GiB</translation>
    </message>
    <message>
        <source>the map file {} has copied areas up to byte {}, but {} has {} bytes: it belongs to another source</source>
        <translation>映射文件 {} 中的已拷贝区域到字节 {} 为止，但 {} 有 {} 个字节：它属于另一个源</translation>
    </message>
    <message>
        <source>{} is the source or the target; name another file for the map</source>
        <translation>{} 是源或目标；请为映射指定其他文件</translation>
    </message>
    <message>
        <source>{} is not a file; name a file for the map</source>
        <translation>{} 不是文件；请为映射指定文件</translation>
    </message>
    <message>
        <source>the map file {} says that {} bytes are copied, but {} does not exist; delete the map file to start again</source>
        <translation>映射文件 {} 表示已拷贝 {} 个字节，但 {} 不存在；若要重新开始，请删除该映射文件</translation>
    </message>
    <message>
        <source>the map file {} says that areas up to byte {} are copied, but {} has {} bytes: it belongs to another target</source>
        <translation>映射文件 {} 表示已拷贝到字节 {} 为止的区域，但 {} 有 {} 个字节：它属于另一个目标</translation>
    </message>
    <message>
        <source>not enough memory for the buffers</source>
        <translation>内存不足，无法分配缓冲区</translation>
    </message>
    <message>
        <source>{} does not answer; the map file has the state of the last save</source>
        <translation>{} 没有应答；映射文件为上次存储时的状态</translation>
    </message>
    <message>
        <source>{} and {} overlap: source and target are on the same disk</source>
        <translation>{} 和 {} 重叠：源和目标位于同一个磁盘上</translation>
    </message>
    <message>
        <source>{} and {} have the same bytes: one is a device on the other, which is a file</source>
        <translation>{} 和 {} 的字节相同：其中一个是建立在另一个（文件）之上的设备</translation>
    </message>
    <message>
        <source>{} has {} bytes, but {} has {}: the target is too small</source>
        <translation>{} 有 {} 个字节，但 {} 有 {} 个字节：目标过小</translation>
    </message>
    <message>
        <source>{} is a folder; name an image file or a device</source>
        <translation>{} 是文件夹；请指定映像文件或设备</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} 既不是映像文件，也不是磁盘</translation>
    </message>
    <message>
        <source>the folder {} does not exist</source>
        <translation>文件夹 {} 不存在</translation>
    </message>
    <message>
        <source>{} has {} free, but the image needs {}</source>
        <translation>{} 的可用空间为 {}，但映像需要 {}</translation>
    </message>
    <message>
        <source>{} is on the disk that is copied and has {} free, but the image needs {}; choose a folder on another disk</source>
        <translation>{} 位于要拷贝的磁盘上，且可用空间为 {}，但映像需要 {}；请选取另一个磁盘上的文件夹</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and {} of {}, and one is not a multiple of the other</source>
        <translation>{} 的扇区为 {} 个字节，{} 的扇区为 {} 个字节，两者之间没有倍数关系</translation>
    </message>
    <message>
        <source>the {} bytes of {} are not whole sectors of {} ({} bytes)</source>
        <translation>{1} 的 {0} 个字节不是 {2} 的扇区大小（{3} 个字节）的整数倍</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>“{}”不是 {} 的名称；未执行任何操作</translation>
    </message>
    <message>
        <source>the {} data end early</source>
        <translation>{} 数据提前结束</translation>
    </message>
    <message>
        <source>the {} data are damaged ({})</source>
        <translation>{} 数据已损坏 ({})</translation>
    </message>
    <message>
        <source>this build cannot read {} data; decompress them first</source>
        <translation>此版本无法读取 {} 数据；请先将其解压缩</translation>
    </message>
    <message>
        <source>this build cannot write {} data</source>
        <translation>此版本无法写入 {} 数据</translation>
    </message>
    <message>
        <source>the data are longer than {}; its first part is overwritten</source>
        <translation>数据长于 {}；后者的开头部分已被覆盖</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>无法创建 {}：{}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>无法设置 {} 的大小：{}</translation>
    </message>
    <message>
        <source>{} was created after the plan was made; nothing was written</source>
        <translation>{} 在制定计划之后被创建；未写入任何内容</translation>
    </message>
    <message>
        <source>cannot read back {}: {}</source>
        <translation>无法回读 {}：{}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1} 的 {0}</translation>
    </message>
    <message>
        <source>the new image {}</source>
        <translation>新映像 {}</translation>
    </message>
    <message>
        <source>The source is in use ({}): what changes while it is copied can make the copy inconsistent.</source>
        <translation>源正在使用 ({})：拷贝期间发生的更改可能导致副本不一致。</translation>
    </message>
    <message>
        <source>The source has sectors of {} bytes and the target of {}: partition tables and many file systems made for the one do not work on the other.</source>
        <translation>源的扇区为 {} 个字节，目标的扇区为 {} 个字节：为其中一方创建的分区表和许多文件系统在另一方上无法使用。</translation>
    </message>
    <message>
        <source>The last {} of the target stay unchanged.</source>
        <translation>目标的最后 {} 保持不变。</translation>
    </message>
    <message>
        <source>The rest of the target stays unchanged.</source>
        <translation>目标的其余部分保持不变。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>Blocks that files have are copied although the map calls them free ({}).</source>
        <translation>分配图标记为可用但属于文件的块也会拷贝 ({})。</translation>
    </message>
    <message>
        <source>The file system</source>
        <translation>文件系统</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>分区 {}</translation>
    </message>
    <message>
        <source>{} is copied whole ({}): {}.</source>
        <translation>{} 会整个拷贝 ({})：{}。</translation>
    </message>
    <message>
        <source>{}: {} of {} ({}).</source>
        <translation>{0}：已用 {1}，共 {2} ({3})。</translation>
    </message>
    <message>
        <source>{} is copied whole: it overlaps another one.</source>
        <translation>{} 会整个拷贝：它与另一个分区重叠。</translation>
    </message>
    <message>
        <source>The space outside the partitions is copied whole: {}.</source>
        <translation>分区之外的空间会整个拷贝：{}。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>read error</source>
        <translation>读取错误</translation>
    </message>
    <message>
        <source>the folder is not writable</source>
        <translation>文件夹不可写入</translation>
    </message>
    <message>
        <source>the source is in use and can change while it is copied ({}); unmount it, or allow that it is copied in use</source>
        <translation>源正在使用中，拷贝期间可能会改变（{}）；请将其卸载，或允许在使用中拷贝</translation>
    </message>
    <message>
        <source>copying only the used space needs a source that is not in use ({}); unmount it first</source>
        <translation>仅拷贝已用空间需要源未在使用（{}）；请先将其卸载</translation>
    </message>
    <message>
        <source>only images can have holes; {} is a device</source>
        <translation>只有映像可以有空洞；{} 是设备</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes and cannot be used on {}, which has sectors of {} bytes; create a new file system there and copy its files</source>
        <translation>{}（{}）的扇区为 {} 字节，无法在 {} 上使用，后者的扇区为 {} 字节；请在该处新建文件系统并拷贝其文件</translation>
    </message>
    <message>
        <source>the data read back from {} at byte {} differ from the data written</source>
        <translation>从 {} 的字节 {} 处回读的数据与写入的数据不同</translation>
    </message>
    <message>
        <source>the copy is complete, but its partition table or boot sector could not be adapted to the target: {}</source>
        <translation>拷贝已完成，但无法使其分区表或引导扇区适应目标：{}</translation>
    </message>
    <message>
        <source>{} is the map of a read test; its areas are in no copy; name another file, or use it with --domain</source>
        <translation>{} 是读取测试的映射文件；其中的区域不在任何副本中；请指定另一个文件，或将其与 --domain 一起使用</translation>
    </message>
    <message>
        <source>{} is not the map of a read test; name another file</source>
        <translation>{} 不是读取测试的映射文件；请指定另一个文件</translation>
    </message>
    <message>
        <source>{} is the disk to be read; name another file for the map</source>
        <translation>{} 是要读取的磁盘；请为映射文件指定另一个文件</translation>
    </message>
    <message>
        <source>The target is smaller than the source, but all partitions fit.</source>
        <translation>目标小于源，但能容纳所有分区。</translation>
    </message>
    <message>
        <source>The partition table is not changed and does not fit the size of the target: {}.</source>
        <translation>分区表不会更改，且与目标的大小不符：{}。</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes; Windows cannot use it on a disk with sectors of {}.</source>
        <translation>{}（{}）的扇区为 {} 字节；Windows 无法在扇区为 {} 字节的磁盘上使用它。</translation>
    </message>
    <message>
        <source>The boot sector gets the new number of sectors before the volume (before: {}, after: {}).</source>
        <translation>引导扇区会写入宗卷之前扇区数的新值（之前：{}，之后：{}）。</translation>
    </message>
    <message>
        <source>The boot sector keeps the old number of sectors before the volume: {}.</source>
        <translation>引导扇区会保留宗卷之前扇区数的旧值：{}。</translation>
    </message>
    <message>
        <source>{} has no known file system; what it holds may not work with sectors of {} bytes.</source>
        <translation>{} 没有已知的文件系统；其中的内容在扇区为 {} 字节时可能无法使用。</translation>
    </message>
    <message>
        <source>{} was written by a read test of another disk, or of this file before it changed; name another file</source>
        <translation>{} 由另一个磁盘的读取测试写入，或由此文件更改之前的读取测试写入；请指定另一个文件</translation>
    </message>
    <message>
        <source>the map file {} belongs to a copy from {} to {}, but this one is from {} to {}; name another file for the map</source>
        <translation>映射文件 {} 属于从 {} 到 {} 的拷贝，但这次拷贝是从 {} 到 {}；请为映射文件指定另一个文件</translation>
    </message>
    <message>
        <source>the map file {} says that the data at byte {} are copied, but {} and {} differ there: the map belongs to another copy, or one of the two was changed since; name another file for the map</source>
        <translation>映射文件 {} 表示字节 {} 处的数据已拷贝，但 {} 和 {} 在该处不同：该映射文件属于另一个拷贝，或者两者之一此后已被更改；请为映射文件指定另一个文件</translation>
    </message>
    <message>
        <source>{} is a domain map: it lists the areas to copy, not the copied ones; name another file, or use it with --domain</source>
        <translation>{} 是域映射文件：它列出的是要拷贝的区域，而不是已拷贝的区域；请指定另一个文件，或将其与 --domain 一起使用</translation>
    </message>
    <message>
        <source>{} exists and is not a domain map of this program; name another file</source>
        <translation>{} 已存在，且不是此程序的域映射文件；请指定另一个文件</translation>
    </message>
    <message>
        <source>The map file {} does not name its source and target. Samples of the {} that it lists as copied are the same in both.</source>
        <translation>映射文件 {} 未注明其源和目标。在它列为已拷贝的 {} 中抽样比较，源和目标的内容相同。</translation>
    </message>
    <message>
        <source>Nothing proves that the {1} that the map file {0} lists as copied are in this target.</source>
        <translation>没有任何依据证明映射文件 {0} 列为已拷贝的 {1} 位于此目标中。</translation>
    </message>
    <message>
        <source>{} is neither on a disk nor in an image; extract it to a file first</source>
        <translation>{} 既不在磁盘上，也不在映像中；请先将其提取到文件</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation>未指定搜索模式</translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation>搜索模式长于 {} 个字节</translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation>扇区内的偏移量必须小于扇区大小</translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation>“{}”：每个字节应为两位十六进制数字（位于第 {} 个字符）</translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation>“{0}”不是十六进制数字（“{2}”的第 {1} 个字符）</translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation>“{}”的十六进制数字个数为奇数</translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation>模式仅由通配符组成</translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation>“{}”无法以 {} 编码</translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation>UTF 编码单元为 8、16 或 32 位</translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation>搜索文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation>要搜索的整数为 8、16、24、32、48 或 64 位</translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation>“{}”不是整数</translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation>{} 超出 {} 位的范围</translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation>“{}”不是数字</translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation>要搜索的浮点数为 32 或 64 位</translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation>表达式“{}”无效：{}</translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation>表达式“{}”与空字符串匹配，而空字符串无处不在</translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation>用于 UTF-16 文本的表达式不支持“{}”</translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation>范围的起点超出了 {} 的末尾</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>偏移量 {1} 处的 {0} 个字节超出了 {2} 位于 {3} 的末尾；磁盘无法增大</translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation>一次暂存不能超过 {} MiB</translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation>填充模式为空</translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation>“{}”不是已知的算法；请使用以下之一：{}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation>无法读取 {} 的可用空间</translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation>分配图过大（{} 个字节）</translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation>文件系统声明有 {} 个字节，比宗卷多 {} 个字节</translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation>分配图标记为可用的空间比宗卷的空间还多</translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation>分配图在读取过程中发生了变化；请确保宗卷未装载</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation>偏移量超出了宗卷末尾</translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation>使用情况图有 1 到 1048576 个部分</translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation>分配图将块 {} 到 {} 标记为可用，但宗卷只有 {} 个块</translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation>分配图已损坏：它将字节 {} 到 {} 标记为可用，但其中包含 {}；请先检查文件系统</translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation>分配图过短</translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation>{} 超出了末尾</translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation>无法读取 {}：{}</translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation>无法读取 {} 的文件</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation>分配图将块 {} 标记为可用，但其中包含 {}</translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation>{} 的一个区段位于宗卷之外</translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation>文件拥有的块多于已用的块；{} 与其他文件共用块</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation>分配图将块 {} 标记为可用，但它属于 {}</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation>{}；请先检查宗卷（fsck.exfat、chkdsk）</translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation>{}；请先检查容器（“磁盘工具”中的“急救”、fsck_apfs）</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation>{}；请先检查宗卷（fsck_hfs、“磁盘工具”）</translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation>{}；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation>引导扇区已损坏</translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation>不支持 exFAT 版本 {}.{}</translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation>不支持事务性 exFAT 宗卷（两个 FAT）</translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation>引导扇区声明了不可能的偏移量</translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation>引导扇区声明有 {} 个簇，超出了宗卷所能容纳的数量</translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation>宗卷有两个分配位图</translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation>根文件夹中没有分配位图的条目</translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation>分配位图有 {} 个字节，但 {} 个簇需要 {} 个字节</translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation>无法读取引导区</translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation>引导区的校验和错误</translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation>某个文件声称有 {} 个簇，多于已用的簇</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation>某个文件起始于簇 {}，而该簇不存在</translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation>某个文件的结尾位于宗卷之外</translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation>某个文件的碎片过多，或其簇链是循环的</translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation>某条簇链在其文件结尾之后仍在延续</translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation>某条簇链结束得过早</translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation>某个文件夹大于文件系统所允许的大小</translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation>分配位图或某个文件夹过短</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation>宗卷被标记为“脏”；请将其卸载，或先进行检查（fsck.exfat、chkdsk）</translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation>宗卷记录了介质故障；请先进行检查（chkdsk /r）</translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation>某个文件夹中有一个游离条目</translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation>宗卷使用了未知类型的关键条目（{}）</translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation>某个文件夹的最后一个条目被截断</translation>
    </message>
    <message>
        <source>the checksum of a file's entry is wrong</source>
        <translation>某个文件条目的校验和错误</translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation>某个文件的条目不完整</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation>分配位图将 {} 个簇标记为已用，但文件拥有的簇更多</translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation>分配位图将某个文件的簇标记为可用（从 {} 起）</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation>分配位图将 {} 个簇标记为已用，但文件拥有 {} 个簇</translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation>无法读取引导扇区</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation>必须先重放日志，因为标记为可用的块可能包含文件；请装载再卸载文件系统，或运行 e2fsck</translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation>文件系统被标记为有错误；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation>文件系统已装载，或未正常卸载；请将其卸载，或先运行 e2fsck</translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation>已删除的文件仍占用块（孤立文件）；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation>MMP 块超出了末尾</translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation>无法读取 MMP 块</translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation>MMP 块已损坏</translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation>另一台电脑或 e2fsck 正在使用该文件系统 (MMP)</translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation>无法读取日志的超级块</translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation>日志的超级块已损坏；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation>日志不为空；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation>组 {} 的块位图的校验和错误；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation>组 {} 的可用块：块位图中为 {}，但组描述符中为 {}；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation>块位图中有 {} 个可用块，但超级块的计数为 {}；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation>inode {} 引用了块 {}，而该块位于文件系统之外；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation>各 inode 拥有的块多于文件系统的块；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation>inode {} 的区段树已损坏；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation>inode {} 的区段树中有一个空节点；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation>inode {} 的区段树的校验和错误；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation>inode {} 的区段顺序错乱；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation>inode {} 的一个区段的长度为不可能的值；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation>inode {} 的块：inode 中的计数为 {}，但找到 {} 个；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation>inode 为 {} 的文件夹中有一个名称已损坏；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation>inode {} 的扩展属性已损坏；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation>inode {} 被标记为已用，但没有链接；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation>inode {} 正在使用，但被标记为可用；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation>inode {} 的校验和错误；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation>inode {} 的扩展属性位于文件系统之外；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation>无法读取超级块</translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation>文件系统使用了不受支持的不兼容特性（掩码 {}）</translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation>文件系统使用了禁止对其更改的不受支持的特性（掩码 {}）</translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation>块大小为不可能的值</translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation>超级块的校验和错误</translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation>组描述符的大小为不可能的值</translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation>簇大小为不可能的值</translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation>超级块声明了不可能的大小</translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation>每组的块数为不可能的值</translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation>文件系统的组过多</translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation>inode 数量为不可能的值</translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation>超级块的计数为 {1} 个块中有 {0} 个可用块</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation>块组 {} 的描述符已损坏：其校验和错误</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation>块组 {} 的描述符已损坏：其未用 inode 的计数过大</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation>块组 {} 的描述符已损坏：某个位图位于文件系统之外</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation>块组 {} 的描述符已损坏：inode 表位于文件系统之外</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation>块组 {} 的描述符已损坏：其可用块的计数过大</translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation>FAT 可容纳 {} 个簇，但宗卷有 {} 个簇</translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation>不支持 FAT32 版本 {}</translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation>引导扇区所选的活动 FAT 不存在</translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation>根文件夹位于宗卷之外</translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation>宗卷没有根文件夹</translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation>无法读取 FAT：{}</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>宗卷未正常卸载（根据引导扇区）；请将其卸载，或先进行检查（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>宗卷未正常卸载（根据 FAT）；请将其卸载，或先进行检查（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation>FAT 记录了读取或写入错误；请先检查宗卷（chkdsk /r）</translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation>FAT 不以引导扇区的介质字节开头</translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>簇 {} 的 FAT 条目指向宗卷之外（指向 {}）；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation>无法读取 FAT</translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation>无法读取 FAT {}</translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 1 与 FAT {} 不同；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation>FAT 有 {} 个可用簇，但 FSInfo 扇区的计数为 {}；请先检查宗卷（fsck.fat -a、chkdsk /f）</translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 的两条链在簇 {} 处相交；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 将簇 {} 标记为可用，但有一条链在该处延续；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation>某个文件起始于簇 {}，而该簇不存在；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 将簇 {} 标记为可用，但有一个文件起始于该处；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation>簇 {} 属于两个文件；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation>无法读取某个文件夹</translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation>宗卷的名称过多</translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 已损坏；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation>引导扇区将 $MFT 定位在宗卷之外</translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation>$MFT 并非起始于引导扇区所指定的位置</translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation>$Bitmap 有 {} 个字节，但 {} 个簇需要 {} 个字节</translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation>$Bitmap 有一个空洞</translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 未完整写入；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation>MFT 记录 {} 超出了 $MFT 的末尾</translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的数据运行 (run) 已损坏；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation>无法读取 {1} 的字节 {0}</translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation>MFT 记录 {} 中某个属性出现了两次</translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation>MFT 记录 {} 未使用</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation>MFT 记录 {} 的属性列表过长</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation>MFT 记录 {} 的属性列表已损坏</translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation>MFT 记录 {} 已列出，但未使用</translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation>MFT 记录 {} 属于另一个文件</translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation>MFT 记录 {} 缺少一个属性</translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation>MFT 记录 {} 的数据运行 (run) 有间断</translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation>MFT 记录 {} 的簇比宗卷的簇还多</translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation>MFT 记录 {} 的簇少于其大小所需的簇</translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation>$Volume 已损坏</translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation>不支持 NTFS 版本 {}.{}</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation>宗卷被标记为“脏”；请先在 Windows 中运行 chkdsk /f</translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation>Windows 在此宗卷上有未完成的工作（标志 {}）；请用它启动一次 Windows 再关机</translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation>无法读取卷影副本的头部</translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation>无法读取卷影副本的目录</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation>卷影副本的目录已损坏</translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation>宗卷有卷影副本（还原点），它们将已删除的文件保留在可用簇中；请先将其删除（在 Windows 中：vssadmin delete shadows）</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation>卷影副本的目录是循环的</translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation>$LogFile 已损坏</translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation>$LogFile 没有有效的重启页；请先在 Windows 中运行 chkdsk /f</translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation>Windows 未关闭 $LogFile（版本 2，快速启动即如此）；请将 Windows 完全关机（按住 Shift），或在 Windows 中弹出该宗卷</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation>宗卷未正常卸载（$LogFile 未关闭，快速启动也会如此）；请将 Windows 完全关机（按住 Shift），或运行 chkdsk /f</translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation>Windows 在此宗卷上处于休眠状态（hiberfil.sys；快速启动也会如此）；请启动 Windows 并将其完全关机（按住 Shift）</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation>$Bitmap 将 {} 个簇标记为已用，但文件拥有的簇更多；请先在 Windows 中运行 chkdsk /f</translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation>$Bitmap 将 MFT 记录 {} 的簇标记为可用；请先在 Windows 中运行 chkdsk /f</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation>$Bitmap 将 {} 个簇标记为已用，但文件拥有 {} 个簇；请先在 Windows 中运行 chkdsk /f</translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation>引导扇区或 $MFT 的第一条记录已损坏</translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation>这是 Windows 动态磁盘 (LDM) 的一部分，其宗卷可能跨越多个磁盘</translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation>未找到已知的文件系统</translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation>整个宗卷已加密 ({})，因此无法读取其文件和可用空间</translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation>这是 LVM 卷组 ({}) 的一部分，因此无法读取其文件和可用空间</translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation>这是 Linux RAID ({}) 的成员，因此无法读取其文件和可用空间</translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation>这是 Apple Core Storage 宗卷（FileVault 或 Fusion；{}）的一部分，因此无法读取其文件和可用空间</translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation>同时找到了 {} 和 {} 的签名，因此无法确定正在使用的是哪一个；请先移除过时的签名 (wipefs)</translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation>块 0 不是容器超级块</translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation>容器的块大小为不可能的值</translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation>容器声明了不可能的大小</translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation>容器的检查点区域不连续，这种情况不受支持</translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation>检查点描述符区域的大小为不可能的值</translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation>无法读取检查点描述符区域</translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation>最新的容器超级块与块 0 中的超级块相矛盾</translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation>最新的检查点 ({}) 不完整：{}；请先在 Mac 上装载该容器</translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation>空闲队列中某个块出现了两次</translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation>此容器是 Fusion Drive 的一部分，其文件分布在两个磁盘上</translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation>容器使用了不受支持的特性（不兼容 {}，只读 {}）</translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation>这是 APFS 最初的未公开版本 (macOS 10.12)，不受支持</translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation>正在调整容器的大小；请先让 Mac 完成该操作</translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation>无法打开容器</translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation>找不到宗卷 {} 的超级块</translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation>宗卷 {} 的超级块已损坏</translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation>宗卷 {} 使用了不受支持的不兼容特性（掩码 {}）</translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation>检查点的位置为不可能的值</translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation>某个检查点映射属于另一个检查点</translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation>某个检查点映射已损坏</translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation>缺少检查点的最后一个映射</translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation>检查点的某个对象的大小为不可能的值</translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation>检查点的某个对象已被覆盖</translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation>检查点有两个空间管理器</translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation>检查点没有空间管理器</translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation>空间管理器已损坏：其块大小错误</translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation>空间管理器已损坏：其计数错误</translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation>空间管理器已损坏：其可用块的计数多于实际存在的块</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation>空间管理器已损坏：其地址块的数量错误</translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation>空间管理器已损坏：其地址位于范围之外</translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation>某个区块地址块已损坏</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation>空间管理器已损坏：其区块信息块的数量错误</translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation>区块信息块 {} 已损坏</translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation>区块 {} 的条目已损坏</translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation>某个分配位图超出了末尾</translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation>无法读取某个分配位图：{}</translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation>位于块 {} 的区块的位图有 {} 个可用块，但其条目的计数为 {}</translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation>某个空闲队列是循环的</translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation>缺少某个空闲队列的一个节点</translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation>某个空闲队列的一个节点已损坏</translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation>空闲队列过长</translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation>某个空闲队列有 {} 个块，但空间管理器的计数为 {}</translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation>EFI jumpstart 已损坏</translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation>EFI 驱动程序位于容器之外</translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation>位图将块 {} 标记为可用，但其中包含 {}</translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation>位图中有 {} 个可用块，但空间管理器的计数为 {}</translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{0} 在 {2} 个节点中有 {1} 个键，但其根的计数为 {4} 个节点中有 {3} 个</translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation>{} 的一个节点超出了末尾</translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation>{} 的一个节点已损坏</translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation>{} 的一个节点属于另一棵树</translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation>{} 的一个节点的深度或大小为不可能的值</translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation>{} 的一个节点不在其父节点所声明的层级上</translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation>{} 的一个节点为空</translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation>{} 的一个节点有一条记录超出其边界</translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation>{} 的一个节点不以其父节点所声明的键开头</translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation>{} 的一个节点的键顺序错乱</translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation>无法读取 {}</translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation>{} 的校验和错误</translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation>{} 位于容器之外</translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation>{1} 的文件 {0} 的一个区段位于容器之外</translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation>缺少 {} 的一个节点</translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation>{} 以不受支持的方式存储</translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation>{} 已损坏</translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation>{} 的一条记录已损坏</translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation>{} 过大</translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation>{} 中的一个对象的大小为不可能的值</translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation>{} 的两个区段重叠</translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation>{} 的一个节点位于容器之外</translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation>{} 的一个节点的校验和错误</translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation>{} 的一个节点已被覆盖</translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation>{} 的文件树的一个节点有已损坏的记录</translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation>缺少 {} 的文件树的一个节点</translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation>{1} 的文件 {0} 有一条已损坏的记录</translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation>{1} 的文件 {0} 的一个属性已损坏</translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation>{1} 的文件 {0} 的一个区段已损坏</translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation>缺少 {} 的文件树</translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation>{} 的文件树的节点未正确链接</translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{0} 的文件树在 {2} 个节点中有 {1} 个键，但其根的计数为 {4} 个节点中有 {3} 个</translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation>{} 的文件树的根已损坏</translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation>{} 过多</translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation>找到 {} {}，但超级块的计数为 {}</translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation>宗卷被标记为不一致；请先进行检查（fsck_hfs、“磁盘工具”）</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation>宗卷已装载，或未正常卸载；请将其卸载，或先进行检查 (fsck_hfs)</translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation>日志位于另一个设备上，因此不知道它是否为空</translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation>日志位于宗卷之外</translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation>无法读取日志</translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation>日志的头部已损坏</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation>必须先重放日志，因为标记为可用的块可能包含文件；请在 Mac 上装载再卸载该宗卷，或进行检查 (fsck_hfs)</translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation>分配文件有 {} 个可用块，但宗卷头的计数为 {}</translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation>{} 的头部已损坏</translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation>{} 声明有 {} 个节点，超出了它所能容纳的数量</translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation>{} 的节点过多</translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation>{} 的节点图过短</translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation>{} 的叶节点：{} 个在使用，但链中有 {} 个</translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation>{} 的记录：找到 {} 条，但头部的计数为 {}</translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation>{1} 的节点 {0} 应包含节点图的一部分</translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation>{1} 的节点 {0} 类型未知</translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation>{1} 的节点 {0} 已损坏</translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation>{1} 的节点 {0} 有一条已损坏的记录</translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation>{1} 的节点 {0} 未通向下一个叶节点</translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation>{1} 的节点 {0} 位于树之外</translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation>文件 {} 的一个区段位于宗卷之外</translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation>区段溢出文件的一条记录已损坏</translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation>宗卷的文件碎片过多</translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation>属性文件的一条记录已损坏</translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation>属性文件的一条记录类型未知</translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation>宗卷的属性碎片过多</translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation>文件 {} 有 {} 个块，但其区段有 {} 个块</translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation>文件 {} 有 {} 个字节，超出了其块的容量 ({})</translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation>编录文件的一条记录类型未知</translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation>编录文件中某个文件的记录被截断</translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation>编录文件的一条记录被截断</translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation>宗卷的硬链接过多</translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation>硬链接 {} 未指向文件</translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation>文件 {} 在区段溢出文件中的块与其记录所声明的不同</translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation>文件 {1} 的属性 {0} 的块与其声明的不同</translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation>无法读取宗卷头</translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation>宗卷头已损坏</translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation>宗卷头的计数为 {1} 个块中有 {0} 个可用块</translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation>分配文件有 {} 个字节，但 {} 个块需要 {} 个字节</translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation>文件 {} 的块少于其大小所需的块</translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation>区段溢出文件已损坏</translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation>区段溢出文件是循环的</translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation>区段溢出文件的一个节点已损坏</translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation>文件 {} 的区段有间断</translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation>宗卷的某个文件的区段过多</translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation>{} 过短</translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation>日志的位置在宗卷之外</translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation>无法读取日志信息块</translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation>宗卷声明了不可能的大小</translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation>宗卷还有 {} 的签名</translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation>块 0 中的容器超级块的校验和错误</translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation>没有任何容器超级块的校验和有效</translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation>宗卷 {} 的超级块的校验和错误</translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation>引导扇区声明了不可能的大小</translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation>无法读取主文件表</translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation>无法读取编录文件</translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation>编录文件的头部已损坏</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>this file system has no snapshots</source>
        <translation>此文件系统没有快照</translation>
    </message>
    <message>
        <source>{1} does not have a snapshot “{0}”</source>
        <translation>{1} 没有快照“{0}”</translation>
    </message>
    <message>
        <source>file {}: {}</source>
        <translation>文件 {}：{}</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the file</source>
        <translation>偏移量超出了文件末尾</translation>
    </message>
    <message>
        <source>cannot decompress block {} of {}: its data are damaged</source>
        <translation>无法解压缩 {1} 的块 {0}：其数据已损坏</translation>
    </message>
    <message>
        <source>the table of compressed blocks of {} is damaged</source>
        <translation>{} 的压缩块表已损坏</translation>
    </message>
    <message>
        <source>{} is compressed, but its attribute com.apple.decmpfs is missing</source>
        <translation>{} 已压缩，但缺少属性 com.apple.decmpfs</translation>
    </message>
    <message>
        <source>the attribute com.apple.decmpfs of {} is damaged</source>
        <translation>{} 的属性 com.apple.decmpfs 已损坏</translation>
    </message>
    <message>
        <source>{} uses an unsupported compression (decmpfs type {})</source>
        <translation>{} 使用了不支持的压缩方式（decmpfs 类型 {}）</translation>
    </message>
    <message>
        <source>{} is compressed, but its resource fork is missing</source>
        <translation>{} 已压缩，但缺少资源分支 (resource fork)</translation>
    </message>
    <message>
        <source>file {} uses an unsupported compression (WOF)</source>
        <translation>文件 {} 使用了不支持的压缩方式 (WOF)</translation>
    </message>
    <message>
        <source>file {} is encrypted</source>
        <translation>文件 {} 已加密</translation>
    </message>
    <message>
        <source>the files have too many fragments</source>
        <translation>文件的碎片过多</translation>
    </message>
    <message>
        <source>the files have too many streams</source>
        <translation>文件的流过多</translation>
    </message>
    <message>
        <source>the files have too many attributes</source>
        <translation>文件的属性过多</translation>
    </message>
    <message>
        <source>the volume has too many extents</source>
        <translation>宗卷的区段过多</translation>
    </message>
    <message>
        <source>the checksum of the entry of file {} is wrong</source>
        <translation>文件 {} 的条目的校验和错误</translation>
    </message>
    <message>
        <source>the entry of file {} is incomplete</source>
        <translation>文件 {} 的条目不完整</translation>
    </message>
    <message>
        <source>the name of file {} is incomplete</source>
        <translation>文件 {} 的名称不完整</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows</source>
        <translation>文件夹 {} 大于文件系统所允许的大小</translation>
    </message>
    <message>
        <source>folder {} has a stray entry</source>
        <translation>文件夹 {} 中有一个游离条目</translation>
    </message>
    <message>
        <source>the last entry of folder {} is truncated</source>
        <translation>文件夹 {} 的最后一个条目被截断</translation>
    </message>
    <message>
        <source>folder {} has an unknown kind of critical entry ({})</source>
        <translation>文件夹 {} 中有未知类型的关键条目（{}）</translation>
    </message>
    <message>
        <source>inode {} has more bytes than fit into it; run e2fsck first</source>
        <translation>inode {} 的字节数超出其所能容纳的范围；请先运行 e2fsck</translation>
    </message>
    <message>
        <source>the clusters of file {} lead outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>文件 {} 的簇指向宗卷之外（指向 {}）；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which belongs to another file too; check the volume first (fsck.fat, chkdsk)</source>
        <translation>文件 {} 有簇 {}，而该簇也属于另一个文件；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which the FAT marks as free; check the volume first (fsck.fat, chkdsk)</source>
        <translation>文件 {} 有簇 {}，而 FAT 将该簇标记为可用；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>file {} (“{}”) has {} bytes, but its clusters have only {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>文件 {}（“{}”）有 {} 个字节，但其簇只有 {} 个字节；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows; check the volume first (fsck.fat, chkdsk)</source>
        <translation>文件夹 {} 大于文件系统所允许的大小；请先检查宗卷（fsck.fat、chkdsk）</translation>
    </message>
    <message>
        <source>cannot read the root folder</source>
        <translation>无法读取根文件夹</translation>
    </message>
    <message>
        <source>cannot read folder {}</source>
        <translation>无法读取文件夹 {}</translation>
    </message>
    <message>
        <source>a run of MFT record {} lies at an impossible offset of its file; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的一个数据运行 (run) 在其文件中的偏移量为不可能的值；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} does not fit into it; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的一个属性超出了该记录的容量；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} is truncated; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的一个属性被截断；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>the compression unit of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的压缩单元为不可能的值；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>the size of an attribute of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 的一个属性的大小为不可能的值；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>MFT record {} has its data twice; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 中其数据出现了两次；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>a name in MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 中有一个名称已损坏；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>MFT record {} names a folder that does not exist; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 指定了一个不存在的文件夹；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>the times in MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 中的时间已损坏；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>MFT record {} is missing, but other records belong to it; run chkdsk in Windows first</source>
        <translation>MFT 记录 {} 缺失，但有其他记录属于它；请先在 Windows 中运行 chkdsk</translation>
    </message>
    <message>
        <source>the volume has too many files with several MFT records</source>
        <translation>宗卷中具有多条 MFT 记录的文件过多</translation>
    </message>
    <message>
        <source>a name of file {} of {} is damaged</source>
        <translation>{1} 的文件 {0} 的一个名称已损坏</translation>
    </message>
    <message>
        <source>deleted files of this file system cannot be listed</source>
        <translation>无法列出此文件系统的已删除文件</translation>
    </message>
    <message>
        <source>more than {} deleted files</source>
        <translation>已删除的文件多于 {} 个</translation>
    </message>
    <message>
        <source>file {} is compressed, and a part of its compressed data was overwritten</source>
        <translation>文件 {} 已压缩，且其压缩数据的一部分已被覆盖</translation>
    </message>
    <message>
        <source>{} is encrypted; its password is needed</source>
        <translation>{} 已加密；需要其密码</translation>
    </message>
    <message>
        <source>the password of {} is wrong</source>
        <translation>{} 的密码错误</translation>
    </message>
    <message>
        <source>{} is encrypted with keys that only its own Mac has, so its files cannot be read here</source>
        <translation>{} 使用仅其所属 Mac 拥有的密钥加密，因此无法在此处读取其文件</translation>
    </message>
    <message>
        <source>the keys of {} are damaged</source>
        <translation>{} 的密钥已损坏</translation>
    </message>
    <message>
        <source>{} is not encrypted</source>
        <translation>{} 未加密</translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>另外还保留了 {} 个较早的检查点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>另外还保留了 {} 个较早的检查点（其中 {} 个已被部分覆盖）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>超级块记录了 {} 个先前的错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>{} 条簇链不属于任何文件（fsck.fat 或 chkdsk 会将其释放）；它们保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files of {} are encrypted: their blocks are known from its extent trees alone; the blocks of its key bag were not compared.</source>
        <translation>{} 的文件已加密：仅能从其区段树得知文件的块；未比较其密钥包的块。</translation>
    </message>
    <message>
        <source>The encryption of {} is being changed: what that needs was not compared.</source>
        <translation>{} 的加密正在更改：未比较该过程所需的内容。</translation>
    </message>
    <message>
        <source>The map of free blocks cannot be read ({}); only the extents of the files show which parts are overwritten.</source>
        <translation>无法读取空闲块分布图（{}）；只能由文件的区段判断哪些部分已被覆盖。</translation>
    </message>
    <message>
        <source>this file system has no checkpoints</source>
        <translation>此文件系统没有检查点</translation>
    </message>
    <message>
        <source>checkpoint {} is not on the disk any more</source>
        <translation>检查点 {} 已不在磁盘上</translation>
    </message>
    <message>
        <source>boot region</source>
        <translation>引导区</translation>
    </message>
    <message>
        <source>backup boot region</source>
        <translation>备份引导区</translation>
    </message>
    <message>
        <source>room before the FAT</source>
        <translation>FAT 之前的预留空间</translation>
    </message>
    <message>
        <source>FAT</source>
        <translation>FAT</translation>
    </message>
    <message>
        <source>tail after the last whole cluster</source>
        <translation>最后一个完整簇之后的尾部</translation>
    </message>
    <message>
        <source>allocation bitmap</source>
        <translation>分配位图</translation>
    </message>
    <message>
        <source>up-case table</source>
        <translation>大写转换表</translation>
    </message>
    <message>
        <source>root folder</source>
        <translation>根文件夹</translation>
    </message>
    <message>
        <source>container superblock</source>
        <translation>容器超级块</translation>
    </message>
    <message>
        <source>checkpoint descriptor area</source>
        <translation>检查点描述符区域</translation>
    </message>
    <message>
        <source>checkpoint data area</source>
        <translation>检查点数据区域</translation>
    </message>
    <message>
        <source>bitmaps of the internal pool</source>
        <translation>内部池的位图</translation>
    </message>
    <message>
        <source>internal pool (chunk-info blocks and bitmaps)</source>
        <translation>内部池（区块信息块和位图）</translation>
    </message>
    <message>
        <source>object map</source>
        <translation>对象映射</translation>
    </message>
    <message>
        <source>container keybag</source>
        <translation>容器密钥包</translation>
    </message>
    <message>
        <source>EFI jumpstart</source>
        <translation>EFI jumpstart</translation>
    </message>
    <message>
        <source>EFI driver</source>
        <translation>EFI 驱动程序</translation>
    </message>
    <message>
        <source>free queue (given back at a later checkpoint)</source>
        <translation>空闲队列（在之后的检查点释放）</translation>
    </message>
    <message>
        <source>block of the multiple mount protection</source>
        <translation>多重装载保护的块</translation>
    </message>
    <message>
        <source>boot block</source>
        <translation>引导块</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>超级块</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>组描述符</translation>
    </message>
    <message>
        <source>room for more group descriptors</source>
        <translation>为更多组描述符预留的空间</translation>
    </message>
    <message>
        <source>superblock or group descriptors</source>
        <translation>超级块或组描述符</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>块位图</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>inode 位图</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>inode 表</translation>
    </message>
    <message>
        <source>boot sector</source>
        <translation>引导扇区</translation>
    </message>
    <message>
        <source>FSInfo sector</source>
        <translation>FSInfo 扇区</translation>
    </message>
    <message>
        <source>backup boot sector</source>
        <translation>备份引导扇区</translation>
    </message>
    <message>
        <source>reserved sectors</source>
        <translation>保留扇区</translation>
    </message>
    <message>
        <source>bad cluster</source>
        <translation>坏簇</translation>
    </message>
    <message>
        <source>HFS wrapper</source>
        <translation>HFS 封装</translation>
    </message>
    <message>
        <source>volume header</source>
        <translation>宗卷头</translation>
    </message>
    <message>
        <source>extents overflow file</source>
        <translation>区段溢出文件</translation>
    </message>
    <message>
        <source>allocation file</source>
        <translation>分配文件</translation>
    </message>
    <message>
        <source>catalog file</source>
        <translation>编录文件</translation>
    </message>
    <message>
        <source>attributes file</source>
        <translation>属性文件</translation>
    </message>
    <message>
        <source>startup file</source>
        <translation>启动文件</translation>
    </message>
    <message>
        <source>alternate volume header</source>
        <translation>备用宗卷头</translation>
    </message>
    <message>
        <source>journal info block</source>
        <translation>日志信息块</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>FAT {}</source>
        <translation>FAT {}</translation>
    </message>
    <message>
        <source>{} (copy in group {})</source>
        <translation>{}（组 {} 中的副本）</translation>
    </message>
    <message>
        <source>block bitmap of group {}</source>
        <translation>组 {} 的块位图</translation>
    </message>
    <message>
        <source>inode bitmap of group {}</source>
        <translation>组 {} 的 inode 位图</translation>
    </message>
    <message>
        <source>inode table of group {}</source>
        <translation>组 {} 的 inode 表</translation>
    </message>
    <message>
        <source>volume {} (“{}”)</source>
        <translation>宗卷 {}（“{}”）</translation>
    </message>
    <message>
        <source>superblock of volume {}</source>
        <translation>宗卷 {} 的超级块</translation>
    </message>
    <message>
        <source>object map of {}</source>
        <translation>{} 的对象映射</translation>
    </message>
    <message>
        <source>snapshots of {}</source>
        <translation>{} 的快照</translation>
    </message>
    <message>
        <source>file tree of {}</source>
        <translation>{} 的文件树</translation>
    </message>
    <message>
        <source>tree of file extents of {}</source>
        <translation>{} 的文件区段树</translation>
    </message>
    <message>
        <source>extent tree of {}</source>
        <translation>{} 的区段树</translation>
    </message>
    <message>
        <source>superblock that {} goes back to</source>
        <translation>{} 要恢复到的超级块</translation>
    </message>
    <message>
        <source>superblock of snapshot {} of {}</source>
        <translation>{1} 的快照 {0} 的超级块</translation>
    </message>
    <message>
        <source>extent tree of snapshot {} of {}</source>
        <translation>{1} 的快照 {0} 的区段树</translation>
    </message>
    <message>
        <source>superblock of a volume</source>
        <translation>某个宗卷的超级块</translation>
    </message>
    <message>
        <source>node of the {}</source>
        <translation>{} 的节点</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here</source>
        <translation>{} 的标识符无法在此处更改</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here; on Linux, run “{}”</source>
        <translation>{} 的标识符无法在此处更改；请在 Linux 上运行“{}”</translation>
    </message>
    <message>
        <source>{} is damaged ({}); check and repair the file system first</source>
        <translation>{} 已损坏 ({})；请先检查并修复文件系统</translation>
    </message>
    <message>
        <source>the boot sector has no field for a serial number</source>
        <translation>引导扇区没有序列号字段</translation>
    </message>
    <message>
        <source>this old revision of ext2 has no UUID</source>
        <translation>此旧版 ext2 没有 UUID</translation>
    </message>
    <message>
        <source>the journal is on another device, which names the file system by its UUID</source>
        <translation>日志位于另一个设备上，而该设备通过 UUID 指明此文件系统</translation>
    </message>
    <message>
        <source>encrypted files depend on the UUID (feature stable_inodes)</source>
        <translation>加密的文件依赖于 UUID（特性 stable_inodes）</translation>
    </message>
    <message>
        <source>all checksums of the file system depend on its UUID; on Linux, run “e2fsck -f DEVICE” and “tune2fs -U random DEVICE”</source>
        <translation>文件系统的所有校验和都依赖于其 UUID；请在 Linux 上运行“e2fsck -f DEVICE”和“tune2fs -U random DEVICE”</translation>
    </message>
    <message>
        <source>the file system has too many copies of the superblock; on Linux, run “tune2fs -U random DEVICE”</source>
        <translation>文件系统的超级块副本过多；请在 Linux 上运行“tune2fs -U random DEVICE”</translation>
    </message>
    <message>
        <source>the snapshot tree is stored in an unknown way</source>
        <translation>快照树以未知的方式存储</translation>
    </message>
    <message>
        <source>the checkpoint area of the APFS container is not contiguous</source>
        <translation>APFS 容器的检查点区域不连续</translation>
    </message>
    <message>
        <source>the APFS container is part of a Fusion Drive</source>
        <translation>APFS 容器是 Fusion Drive 的一部分</translation>
    </message>
    <message>
        <source>the APFS container has media keys, which belong to its own device</source>
        <translation>APFS 容器有介质密钥，而这些密钥属于其自身的设备</translation>
    </message>
    <message>
        <source>the volume “{}” is being encrypted or decrypted; let macOS finish that first</source>
        <translation>宗卷“{}”正在加密或解密；请先让 macOS 完成该操作</translation>
    </message>
    <message>
        <source>the keys of the volume “{}” are protected by the hardware of its Mac</source>
        <translation>宗卷“{}”的密钥受其所属 Mac 的硬件保护</translation>
    </message>
    <message>
        <source>the APFS container has too many snapshots</source>
        <translation>APFS 容器的快照过多</translation>
    </message>
    <message>
        <source>the key bags of the APFS container have unknown entries or an unknown size</source>
        <translation>APFS 容器的密钥包有未知的条目或未知的大小</translation>
    </message>
    <message>
        <source>the key bag of the APFS container is not encrypted</source>
        <translation>APFS 容器的密钥包未加密</translation>
    </message>
    <message>
        <source>two volumes of the APFS container have the same UUID ({})</source>
        <translation>APFS 容器的两个宗卷具有相同的 UUID ({})</translation>
    </message>
    <message>
        <source>APFS container UUID</source>
        <translation>APFS 容器 UUID</translation>
    </message>
    <message>
        <source>UUID of the APFS volume “{}”</source>
        <translation>APFS 宗卷“{}”的 UUID</translation>
    </message>
    <message>
        <source>HFS+ UUID</source>
        <translation>HFS+ UUID</translation>
    </message>
    <message>
        <source>FAT serial number</source>
        <translation>FAT 序列号</translation>
    </message>
    <message>
        <source>exFAT serial number</source>
        <translation>exFAT 序列号</translation>
    </message>
    <message>
        <source>NTFS serial number</source>
        <translation>NTFS 序列号</translation>
    </message>
    <message>
        <source>{} UUID</source>
        <translation>{} UUID</translation>
    </message>
    <message>
        <source>Boot sector</source>
        <translation>引导扇区</translation>
    </message>
    <message>
        <source>Backup boot sector</source>
        <translation>备份引导扇区</translation>
    </message>
    <message>
        <source>Checksum of the boot region</source>
        <translation>引导区的校验和</translation>
    </message>
    <message>
        <source>Volume header</source>
        <translation>宗卷头</translation>
    </message>
    <message>
        <source>Alternate volume header</source>
        <translation>备用宗卷头</translation>
    </message>
    <message>
        <source>Superblock</source>
        <translation>超级块</translation>
    </message>
    <message>
        <source>Backup superblock in group {}</source>
        <translation>组 {} 中的备份超级块</translation>
    </message>
    <message>
        <source>Container superblock</source>
        <translation>容器超级块</translation>
    </message>
    <message>
        <source>Volume superblock</source>
        <translation>宗卷超级块</translation>
    </message>
    <message>
        <source>Superblock of a snapshot</source>
        <translation>快照的超级块</translation>
    </message>
    <message>
        <source>Key bag of the container</source>
        <translation>容器的密钥包</translation>
    </message>
    <message>
        <source>Key bag of a volume</source>
        <translation>宗卷的密钥包</translation>
    </message>
    <message>
        <source>The backup boot sector is damaged and is not changed.</source>
        <translation>备份引导扇区已损坏，不会更改。</translation>
    </message>
    <message>
        <source>The backup superblock in group {} is damaged and is not changed.</source>
        <translation>组 {} 中的备份超级块已损坏，不会更改。</translation>
    </message>
    <message>
        <source>The alternate volume header is missing; only the volume header changes.</source>
        <translation>备用宗卷头缺失；仅更改宗卷头。</translation>
    </message>
    <message>
        <source>The APFS volumes keep their UUIDs: one of them is a sealed system volume or belongs to a volume group, and macOS finds the group by them. Only the UUID of the container changes.</source>
        <translation>APFS 宗卷会保留其 UUID：其中一个是密封的系统宗卷或属于某个宗卷组，而 macOS 通过这些 UUID 查找该组。仅更改容器的 UUID。</translation>
    </message>
    <message>
        <source>If /etc/fstab, the boot loader or the initramfs names the UUID {}, replace it there with {} before starting from this disk; then run update-grub and update-initramfs in it (or grub2-mkconfig and dracut).</source>
        <translation>如果 /etc/fstab、引导加载程序或 initramfs 中写有 UUID {}，请在从此磁盘启动之前将其替换为 {}；然后在该系统中运行 update-grub 和 update-initramfs（或 grub2-mkconfig 和 dracut）。</translation>
    </message>
    <message>
        <source>The volume “{0}” has a folder {1}, named after the volume “{2}”. Before starting from this disk, rename it on a Mac: run “diskutil mount {3}”, then “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</source>
        <translation>宗卷“{0}”中有文件夹 {1}，它以宗卷“{2}”命名。从此磁盘启动之前，请在 Mac 上将其重新命名：先运行“diskutil mount {3}”，然后运行“sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”。</translation>
    </message>
    <message>
        <source>superblock of a snapshot</source>
        <translation>快照的超级块</translation>
    </message>
    <message>
        <source>container superblock in block 0</source>
        <translation>块 0 中的容器超级块</translation>
    </message>
    <message>
        <source>checkpoint map</source>
        <translation>检查点映射</translation>
    </message>
    <message>
        <source>space manager</source>
        <translation>空间管理器</translation>
    </message>
    <message>
        <source>checkpoint's object</source>
        <translation>检查点的对象</translation>
    </message>
    <message>
        <source>chunk address block</source>
        <translation>区块地址块</translation>
    </message>
    <message>
        <source>chunk-info block {}</source>
        <translation>区块信息块 {}</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>空闲队列</translation>
    </message>
    <message>
        <source>file tree</source>
        <translation>文件树</translation>
    </message>
    <message>
        <source>group descriptor</source>
        <translation>组描述符</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>folder of inode {}</source>
        <translation>inode {} 的文件夹</translation>
    </message>
    <message>
        <source>block map of inode {}</source>
        <translation>inode {} 的块映射</translation>
    </message>
    <message>
        <source>file {}</source>
        <translation>文件 {}</translation>
    </message>
    <message>
        <source>file {} ({})</source>
        <translation>文件 {}（{}）</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1} 的 {0}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>“{}”</translation>
    </message>
    <message>
        <source>resource fork</source>
        <translation>资源分支</translation>
    </message>
    <message>
        <source>extended attributes</source>
        <translation>扩展属性</translation>
    </message>
    <message>
        <source>extended attribute “{}”</source>
        <translation>扩展属性“{}”</translation>
    </message>
    <message>
        <source>block map</source>
        <translation>块映射</translation>
    </message>
    <message>
        <source>file {} is a placeholder: its content is not on this volume, but in a cloud, an archive or the store of a deduplicated volume</source>
        <translation>文件 {} 是占位符：其内容不在此宗卷上，而在云端、归档或已进行重复数据删除的宗卷的存储区中</translation>
    </message>
    <message>
        <source>file {} is damaged: it declares {} bytes, more than the volume has</source>
        <translation>文件 {} 已损坏：它声明有 {} 个字节，超出了宗卷的大小</translation>
    </message>
    <message>
        <source>the structures that say where these bytes of file {} lie are damaged</source>
        <translation>说明文件 {} 的这些字节位于何处的结构已损坏</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>{} is an image, which has no health of its own; name the disk it is stored on</source>
        <translation>{} 是映像，自身没有健康状况；请指定存储它的磁盘</translation>
    </message>
    <message>
        <source>{} is not a drive of its own; name the disk behind it ({})</source>
        <translation>{} 自身不是驱动器；请指定其所在的磁盘（{}）</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the program smartctl is not installed (package smartmontools, 7.0 or later)</source>
        <translation>无法读取 {} 的健康状况：未安装程序 smartctl（软件包 smartmontools，7.0 或更高版本）</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {} does not answer in JSON; install smartmontools 7.0 or later</source>
        <translation>无法读取 {} 的健康状况：{} 未以 JSON 应答；请安装 smartmontools 7.0 或更高版本</translation>
    </message>
    <message>
        <source>the answer of smartctl about {} is damaged: {}</source>
        <translation>smartctl 关于 {} 的应答已损坏：{}</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>它不是有效的 JSON</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>其嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>cannot read the health of {}: permission denied; run as root or administrator</source>
        <translation>无法读取 {} 的健康状况：权限被拒绝；请以 root 或管理员身份运行</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the authorization request was dismissed</source>
        <translation>无法读取 {} 的健康状况：授权请求已被关闭</translation>
    </message>
    <message>
        <source>cannot read the health of {}: smartctl does not know its USB adapter ({}); try --device-type</source>
        <translation>无法读取 {} 的健康状况：smartctl 不认识其 USB 适配器（{}）；请尝试 --device-type</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {}</source>
        <translation>无法读取 {} 的健康状况：{}</translation>
    </message>
    <message>
        <source>the drive, or the adapter in front of it, does not answer</source>
        <translation>驱动器或其前面的适配器没有应答</translation>
    </message>
    <message>
        <source>“{}” is not a device type of smartctl</source>
        <translation>“{}”不是 smartctl 的设备类型</translation>
    </message>
    <message>
        <source>{} did not accept the self-test: {}</source>
        <translation>{} 未接受自检：{}</translation>
    </message>
    <message>
        <source>smartctl {} cannot test NVMe drives; install smartmontools 7.4 or later</source>
        <translation>smartctl {} 无法对 NVMe 驱动器进行自检；请安装 smartmontools 7.4 或更高版本</translation>
    </message>
    <message>
        <source>self-tests of NVMe drives behind USB adapters are not started: some adapters disconnect the disk when asked for the result</source>
        <translation>不会启动 USB 适配器后面的 NVMe 驱动器的自检：有些适配器在查询结果时会断开磁盘</translation>
    </message>
    <message>
        <source>{} has no self-tests</source>
        <translation>{} 没有自检功能</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} 不是磁盘</translation>
    </message>
    <message>
        <source>unknown request “{}”</source>
        <translation>未知的请求“{}”</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the elevated command failed</source>
        <translation>无法读取 {} 的健康状况：以提升的权限运行的命令失败</translation>
    </message>
    <message>
        <source>{} is in standby and was not woken</source>
        <translation>{} 处于待机状态，未将其唤醒</translation>
    </message>
    <message>
        <source>The drive reports that it is failing: copy its data now.</source>
        <translation>驱动器报告自身出现故障：请立即拷贝其数据。</translation>
    </message>
    <message>
        <source>Only {} % of the spare blocks are left; the drive's limit is {} %.</source>
        <translation>备用块仅剩 {} %；驱动器的限值为 {} %。</translation>
    </message>
    <message>
        <source>The spare blocks of the drive are used up.</source>
        <translation>驱动器的备用块已用尽。</translation>
    </message>
    <message>
        <source>The drive reports that its reliability is degraded by media or internal errors.</source>
        <translation>驱动器报告其可靠性因介质错误或内部错误而下降。</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>驱动器已自行切换为只读。</translation>
    </message>
    <message>
        <source>The power-loss protection of the drive's memory has failed.</source>
        <translation>驱动器内存的断电保护已失效。</translation>
    </message>
    <message>
        <source>The temperature is outside the drive's limits.</source>
        <translation>温度超出驱动器的限值。</translation>
    </message>
    <message>
        <source>The drive is hot: {} °C (limit {} °C).</source>
        <translation>驱动器温度过高：{} °C（限值 {} °C）。</translation>
    </message>
    <message>
        <source>The value {} is {}; the drive's limit is {}.</source>
        <translation>属性 {} 的值为 {}；驱动器的限值为 {}。</translation>
    </message>
    <message>
        <source>The value {} was below the drive's limit in the past.</source>
        <translation>属性 {} 的值曾低于驱动器的限值。</translation>
    </message>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>驱动器已替换 {} 个坏扇区。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{} 个扇区无法可靠读取，等待替换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>驱动器上次自行检查时，{} 个扇区不可读。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>驱动器已报告 {} 个不可恢复的错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} % of the rated endurance is used.</source>
        <translation>额定写入寿命已用去 {} %。</translation>
    </message>
    <message>
        <source>The last self-test failed.</source>
        <translation>上次自检失败。</translation>
    </message>
    <message>
        <source>The last self-test failed at sector {}.</source>
        <translation>上次自检在扇区 {} 处失败。</translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>驱动器与电脑之间有 {} 次传输受损：请检查线缆或适配器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>驱动器的错误日志有 {} 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Health monitoring (SMART) is switched off in the drive.</source>
        <translation>驱动器中的健康监测 (SMART) 已关闭。</translation>
    </message>
    <message>
        <source>The drive does not report its health.</source>
        <translation>驱动器不报告其健康状况。</translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{} 个值低于驱动器的限值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{} 个值曾低于驱动器的限值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>驱动器有 {} 个坏扇区，已替换或等待替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the system knows without administrator rights; reading the health with them shows more.</source>
        <translation>这是系统在没有管理员权限时所知的内容；以管理员权限读取健康状况可显示更多。</translation>
    </message>
    <message>
        <source>The adapter hides the drive's own verdict; the values are judged instead.</source>
        <translation>适配器隐藏了驱动器自身的判断；因此改为根据各项数值判断。</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation>无法打开 {}：{}</translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation>{} 正在使用中</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation>无法打开 {}：权限被拒绝</translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation>无法打开 {}：授权请求已被关闭</translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>无法打开 {}：需要密码，但此会话中没有运行 polkit 代理；请使用 sudo 或 pkexec 启动程序，或请管理员将您加入“disk”组</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>无法打开 {}：系统的策略 (polkit) 拒绝此用户打开；请使用 sudo 或 pkexec 启动程序，或请管理员将您加入“disk”组</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>无法打开 {}：权限被拒绝，且可以请求权限的 UDisks2 没有应答；请使用 sudo 或 pkexec 启动程序，或请管理员将您加入“disk”组</translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation>UDisks2 未打开 {}：{}</translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation>UDisks2 不认识 {}</translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation>UDisks2 未返回 {} 的文件描述符</translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation>内存不足，无法创建发给 UDisks2 的消息</translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation>无法打开 {}：可以请求权限的 pkexec 未安装</translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation>无法打开 {}：提升权限的程序未返回文件描述符</translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation>打开该磁盘的提升权限的程序已结束</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation>未知请求</translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation>open-device 只能由窗口启动：其标准输入不是套接字</translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation>macOS 不允许打开 {}；如果您已输入密码，请在“系统设置”&gt;“隐私与安全性”中允许此程序使用“完全磁盘访问权限”或“可移除宗卷”；运行当前 macOS 的磁盘只能从“恢复”中打开</translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation>只有管理员可以读取 {}；请通过“以管理员身份运行”启动程序</translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation>只有管理员可以写入 {}；请通过“以管理员身份运行”启动程序</translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation>{}/block 不存在；请检查 sysfs 是否已装载</translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation>块设备 {} 不存在</translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation>{} 的磁盘不存在</translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation>{} 背后的设备已不存在</translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation>磁盘 {} 不存在</translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation>macOS 不认识磁盘 {}</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} 不是磁盘</translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation>{} 不是块设备</translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation>{} 既不是磁盘，也不是磁盘的一个分区</translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation>无法查询 {}：{}</translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation>无法查询 PhysicalDrive{}：{}</translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation>无法确定 {} 的大小：{}</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation>{} 报告了不可能的大小：{} 个块</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation>{} 报告了不可能的大小：{} 个字节</translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation>{} 大于 2^63 - 1 个字节</translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation>{} 中没有介质</translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation>{} 中的介质已更换</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} 不存在</translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation>{} 是文件夹，不是映像或设备</translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</source>
        <translation>{0} 是 Apple 稀疏捆绑包，即由许多文件组成的文件夹；请先在 Mac 上将其转换：hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} 既不是映像文件，也不是磁盘</translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation>扇区大小 {} 无效：必须为 128 字节到 1 MiB</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation>{0} 的扇区为 {1} 个字节，只能以此大小写入，不能以 {2} 个字节写入</translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation>{} 已缩小：它结束于字节 {}，而打开时有 {} 个字节</translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation>{} 在打开过程中缩小了</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation>无法在字节 {1} 处读取 {0}：{3} 个字节中只收到 {2} 个</translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation>无法读取 {} 末尾之后的内容</translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation>无法一次读取偏移量 {1} 处的 {0} 个字节；上限为 {2} 个字节</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation>无法在字节 {1} 处读取 {0}：{2}</translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation>无法在字节 {1} 处写入 {0}：{2}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>无法刷新 {} 的缓存：{}</translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation>无法 TRIM {2} 的偏移量 {1} 处的 {0} 个字节：{3}</translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation>无法安全 TRIM {2} 的偏移量 {1} 处的 {0} 个字节：{3}</translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation>无法将 {2} 的偏移量 {1} 处的 {0} 个字节清零：{3}</translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation>无法写入 {}：范围未按 {} 个字节对齐</translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation>系统不接受此对齐方式</translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation>内存不足，无法分配缓冲区</translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation>{2} 的偏移量 {1} 处的 {0} 个字节不构成整数个 {3} 字节的扇区</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation>偏移量 {1} 处的 {0} 个字节超出了 {2} 的末尾</translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation>无法更改 {2} 的偏移量 {1} 处的 {0} 个字节：{3}</translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation>{} 不支持安全 TRIM</translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation>{} 不支持安全 TRIM：只有部分存储卡、焊接式闪存和虚拟磁盘支持；若要完全抹掉 SSD，请使用其自身的命令（nvme format --ses=1、hdparm --security-erase）</translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation>{} 是映像：文件中的空洞不会清除驱动器的存储单元</translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation>安全 TRIM 仅可用于 Linux 上的部分设备</translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation>{} 无法自行将范围清零</translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation>将范围清零仅在 Linux 上可用</translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation>{} 不支持 TRIM，或者此程序与驱动器之间的适配器或驱动程序阻止了它</translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation>{} 为只读或写保护</translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation>{} 正在使用中：{}</translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation>{} 正在使用中；系统未报告由什么占用</translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation>{} 正在使用中；如果 macOS 从此磁盘运行，请从“恢复”启动</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} 被另一个程序锁定</translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation>无法锁定 {}：{}</translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation>无法独占 {}：{}</translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation>无法独占 {}：另一个程序占有它</translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation>{} 有已装载的宗卷时无法写入：macOS 未报告这些宗卷的位置；请将其卸载，或从“恢复”启动</translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation>无法打开 {1} 的宗卷 {0}：{2}</translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation>无法锁定 {1} 的宗卷 {0}：其上有打开的文件，或 Windows 从它运行</translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation>无法卸载 {1} 的宗卷 {0}：{2}</translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation>无法读取 {} 的新分区表</translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation>没有权限让系统重新读取 {} 的分区表</translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation>无法让 Windows 重新读取 {} 的分区表：{}</translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation>无法卸载 {}：其上有打开的文件或文件夹</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation>无法卸载 {}：{}</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation>无法卸载 {}：{}；请使用“磁盘工具”</translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation>正在写入 {} 的扇区，在此期间它被锁定并卸载；请关闭在其上打开了文件的程序</translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation>装载于 {}</translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation>被另一个命名空间中的装载占用（位于 {0}，程序 {1}，进程 {2}）</translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation>被已装载的 btrfs 宗卷占用 ({})</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>用作交换空间</translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation>被 {} 占用</translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation>被 {} 占用 ({})</translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation>被系统未指明的对象占用</translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation>是 {} 的后备存储</translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation>是 {} 的后备存储 ({})</translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation>可能是 {} 背后的文件，大小与其相同（只有 root 可以查询）</translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation>在 {} 中打开（进程 {}）</translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation>在其他用户的程序中打开，或位于 loop 设备背后（root 可以看到是哪一个）</translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation>在 {} 中打开以供写入（进程 {}）</translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation>已打开以供写入：在其他用户的程序中、loop 设备背后，或系统自身中（root 可以看到由谁打开）</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>被另一个程序锁定</translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation>{}（通过 {}）</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy denies access to this user, or no password prompt was possible</source>
        <translation>无法打开 {}：系统的策略拒绝此用户访问，或无法显示密码提示</translation>
    </message>
    <message>
        <source>{} is read-only: the device itself, or its write protection, says so</source>
        <translation>{} 为只读：设备自身或其写保护如此报告</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and is shown with {}: it can only be edited with its own</source>
        <translation>{} 的扇区为 {} 个字节，现以 {} 个字节显示：只有以其自身的扇区大小显示时才能编辑</translation>
    </message>
    <message>
        <source>{} is {}: its bytes are not those of the disk. {}</source>
        <translation>{} 是{}：其字节不是磁盘的字节。{}</translation>
    </message>
    <message>
        <source>Convert it first: {}</source>
        <translation>请先将其转换：{}</translation>
    </message>
    <message>
        <source>Convert it first, on a Mac: {}</source>
        <translation>请先在 Mac 上将其转换：{}</translation>
    </message>
    <message>
        <source>Convert it first, with VMware's tool: {}</source>
        <translation>请先使用 VMware 的工具将其转换：{}</translation>
    </message>
    <message>
        <source>Unpack it first: {}</source>
        <translation>请先将其解压缩：{}</translation>
    </message>
    <message>
        <source>Unpack it into a folder: {}</source>
        <translation>请将其解压缩到文件夹中：{}</translation>
    </message>
    <message>
        <source>Restore it with Symantec Ghost to the disk of a virtual machine, and open that disk</source>
        <translation>请使用 Symantec Ghost 将其恢复到虚拟机的磁盘，然后打开该磁盘</translation>
    </message>
    <message>
        <source>{} ends in the footer of a VHD whose checksum is wrong: what of the file is the disk is not known. Convert it first: {}</source>
        <translation>{} 以 VHD 的脚部结尾，而脚部的校验和错误：无法得知文件的哪一部分是磁盘。请先将其转换：{}</translation>
    </message>
    <message>
        <source>{} is a fixed VHD whose footer says {} bytes, but {} bytes lie before it</source>
        <translation>{} 是固定大小的 VHD，其脚部声明有 {} 个字节，但脚部之前有 {} 个字节</translation>
    </message>
    <message>
        <source>{} is a VHD with an old footer of {} bytes. Take the footer away first: {}</source>
        <translation>{} 是带有 {} 个字节旧式脚部的 VHD。请先移除该脚部：{}</translation>
    </message>
    <message>
        <source>{} is the first part of an image in several files. Join them first: {}</source>
        <translation>{} 是由多个文件组成的映像的第一部分。请先将这些文件合并：{}</translation>
    </message>
    <message>
        <source>a compressed Apple disk image (UDIF)</source>
        <translation>压缩的 Apple 磁盘映像 (UDIF)</translation>
    </message>
    <message>
        <source>an Apple disk image (UDIF) with something added to it</source>
        <translation>附加了其他内容的 Apple 磁盘映像 (UDIF)</translation>
    </message>
    <message>
        <source>a VHDX image</source>
        <translation>VHDX 映像</translation>
    </message>
    <message>
        <source>a dynamic VHD</source>
        <translation>动态 VHD</translation>
    </message>
    <message>
        <source>a sparse VMDK image</source>
        <translation>稀疏 VMDK 映像</translation>
    </message>
    <message>
        <source>a sparse VMDK image (SE sparse)</source>
        <translation>稀疏 VMDK 映像 (SE sparse)</translation>
    </message>
    <message>
        <source>the description of a VMDK image</source>
        <translation>VMDK 映像的描述文件</translation>
    </message>
    <message>
        <source>a QCOW image</source>
        <translation>QCOW 映像</translation>
    </message>
    <message>
        <source>a QCOW2 image</source>
        <translation>QCOW2 映像</translation>
    </message>
    <message>
        <source>a QED image</source>
        <translation>QED 映像</translation>
    </message>
    <message>
        <source>a VDI image</source>
        <translation>VDI 映像</translation>
    </message>
    <message>
        <source>a Parallels image</source>
        <translation>Parallels 映像</translation>
    </message>
    <message>
        <source>a Bochs image</source>
        <translation>Bochs 映像</translation>
    </message>
    <message>
        <source>a compressed loop image (cloop)</source>
        <translation>压缩的循环映像 (cloop)</translation>
    </message>
    <message>
        <source>an encrypted Apple disk image</source>
        <translation>加密的 Apple 磁盘映像</translation>
    </message>
    <message>
        <source>an Apple sparse image</source>
        <translation>Apple 稀疏映像</translation>
    </message>
    <message>
        <source>an Apple sparse image (ASIF) or a shadow file of one</source>
        <translation>Apple 稀疏映像 (ASIF) 或其影子文件</translation>
    </message>
    <message>
        <source>a DiskCopy 4.2 image</source>
        <translation>DiskCopy 4.2 映像</translation>
    </message>
    <message>
        <source>an Expert Witness image</source>
        <translation>Expert Witness 映像</translation>
    </message>
    <message>
        <source>an AFF image</source>
        <translation>AFF 映像</translation>
    </message>
    <message>
        <source>a Windows image (WIM or ESD), which holds files</source>
        <translation>存放文件的 Windows 映像（WIM 或 ESD）</translation>
    </message>
    <message>
        <source>a Ghost image</source>
        <translation>Ghost 映像</translation>
    </message>
    <message>
        <source>a Partclone image</source>
        <translation>Partclone 映像</translation>
    </message>
    <message>
        <source>an image of ntfsclone</source>
        <translation>ntfsclone 的映像</translation>
    </message>
    <message>
        <source>an Android sparse image</source>
        <translation>Android 稀疏映像</translation>
    </message>
    <message>
        <source>a CHD image</source>
        <translation>CHD 映像</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z 归档</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 归档</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 归档</translation>
    </message>
    <message>
        <source>a tar archive (OVA files are such)</source>
        <translation>tar 归档（OVA 文件即为此格式）</translation>
    </message>
    <message>
        <source>compressed by {}</source>
        <translation>由 {} 压缩的文件</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>它{}</translation>
    </message>
    <message>
        <source>it {}</source>
        <translation>它{}</translation>
    </message>
    <message>
        <source>is {}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>cannot read where {} lies on its disk: {}</source>
        <translation>无法读取 {} 在其磁盘上的位置：{}</translation>
    </message>
    <message>
        <source>cannot start {}: {}</source>
        <translation>无法启动 {}：{}</translation>
    </message>
    <message>
        <source>{} did not end within {} seconds</source>
        <translation>{} 未在 {} 秒内结束</translation>
    </message>
    <message>
        <source>{} printed more than {} bytes</source>
        <translation>{} 的输出超过 {} 个字节</translation>
    </message>
    <message>
        <source>{} ended unexpectedly</source>
        <translation>{} 意外结束</translation>
    </message>
    <message>
        <source>{} was canceled</source>
        <translation>{} 已取消</translation>
    </message>
    <message>
        <source>the system does not know the health of {}</source>
        <translation>系统不知道 {} 的健康状况</translation>
    </message>
    <message>
        <source>{0} is read-only by a rule of Windows, not by itself. To change that, type in diskpart: select disk {1}, attributes disk clear readonly</source>
        <translation>{0} 因 Windows 的规则而为只读，并非自身只读。若要更改，请在 diskpart 中键入：select disk {1}, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>{0} is offline and read-only by a rule of Windows (its policy for new disks), not by itself. To change that, type in diskpart: select disk {1}, online disk, attributes disk clear readonly</source>
        <translation>{0} 因 Windows 的规则（其对新磁盘的策略）而脱机且为只读，并非自身如此。若要更改，请在 diskpart 中键入：select disk {1}, online disk, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>open-device can be started only by the window</source>
        <translation>open-device 只能由窗口启动</translation>
    </message>
    <message>
        <source>the elevated program that opens the disk sent an unknown answer</source>
        <translation>打开磁盘的提升权限的程序返回了未知的应答</translation>
    </message>
    <message>
        <source>cannot open {}: permission was given for “{}”, but the disk is now “{}”</source>
        <translation>无法打开 {}：权限是针对“{}”授予的，但磁盘现在是“{}”</translation>
    </message>
    <message>
        <source>cannot open {}: Windows did not start the program that opens disks as administrator: {}</source>
        <translation>无法打开 {}：Windows 未启动以管理员身份打开磁盘的程序：{}</translation>
    </message>
    <message>
        <source>open-device is not available on this system</source>
        <translation>open-device 在此系统上不可用</translation>
    </message>
</context>
<context>
    <name>lang</name>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>unknown suffix '{}'</source>
        <translation>未知的后缀“{}”</translation>
    </message>
    <message>
        <source>nothing has a member named '{}'</source>
        <translation>没有任何对象具有名为“{}”的成员</translation>
    </message>
    <message>
        <source>the enum '{}' has no entry '{}'</source>
        <translation>枚举“{}”没有条目“{}”</translation>
    </message>
    <message>
        <source>unknown name '{}'</source>
        <translation>未知的名称“{}”</translation>
    </message>
    <message>
        <source>unknown function '{}'</source>
        <translation>未知的函数“{}”</translation>
    </message>
    <message>
        <source>unknown type '{}'</source>
        <translation>未知的类型“{}”</translation>
    </message>
    <message>
        <source>what follows element {} cannot be found, because that one failed</source>
        <translation>由于元素 {} 失败，无法找到其后的内容</translation>
    </message>
    <message>
        <source>the array has too many elements</source>
        <translation>数组的元素过多</translation>
    </message>
    <message>
        <source>the source ends after {} of {} elements</source>
        <translation>来源在 {1} 个元素中的第 {0} 个之后结束</translation>
    </message>
    <message>
        <source>the source ends after {} elements, before the array does</source>
        <translation>来源在 {} 个元素之后结束，早于数组的结尾</translation>
    </message>
    <message>
        <source>an element ends before it begins</source>
        <translation>某个元素的结尾在其开头之前</translation>
    </message>
    <message>
        <source>the elements have no bytes, so the array has no end</source>
        <translation>元素没有字节，因此数组没有结尾</translation>
    </message>
    <message>
        <source>the text has no end before the end of the source</source>
        <translation>直到来源末尾，文本都没有结束</translation>
    </message>
    <message>
        <source>the text is longer than 16 MiB</source>
        <translation>文本长于 16 MiB</translation>
    </message>
    <message>
        <source>function '{}' does not exist</source>
        <translation>函数“{}”不存在</translation>
    </message>
    <message>
        <source>the budget of work is used up</source>
        <translation>计算量的上限已用完</translation>
    </message>
    <message>
        <source>a cast takes one value</source>
        <translation>类型转换需要一个值</translation>
    </message>
    <message>
        <source>a call with more than {} arguments</source>
        <translation>调用的参数多于 {} 个</translation>
    </message>
    <message>
        <source>the functions call each other too deeply</source>
        <translation>函数之间的相互调用过深</translation>
    </message>
    <message>
        <source>'{}' needs {} arguments</source>
        <translation>“{}”需要 {} 个参数</translation>
    </message>
    <message>
        <source>'{}' takes {} arguments, not {}</source>
        <translation>“{}”需要 {} 个参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>'{}' takes {} to {} arguments, not {}</source>
        <translation>“{}”需要 {} 到 {} 个参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>the texts given to '{}' are longer than {} MiB together</source>
        <translation>传给“{}”的文本合计长于 {} MiB</translation>
    </message>
    <message>
        <source>the loop runs too often</source>
        <translation>循环次数过多</translation>
    </message>
    <message>
        <source>the number must lie between -{} and {}</source>
        <translation>数字必须在 -{} 到 {} 之间</translation>
    </message>
    <message>
        <source>the number must lie between 0 and {}</source>
        <translation>数字必须在 0 到 {} 之间</translation>
    </message>
    <message>
        <source>'{}' is not a number</source>
        <translation>“{}”不是数字</translation>
    </message>
    <message>
        <source>'{}' is not a hexadecimal digit</source>
        <translation>“{}”不是十六进制数字</translation>
    </message>
    <message>
        <source>a byte has two hexadecimal digits</source>
        <translation>一个字节有两位十六进制数字</translation>
    </message>
    <message>
        <source>{} bytes are needed, not {}</source>
        <translation>需要 {} 个字节，而不是 {} 个</translation>
    </message>
    <message>
        <source>the whole has no value</source>
        <translation>整体没有值</translation>
    </message>
    <message>
        <source>this is worked out by the template and lies nowhere in the source</source>
        <translation>此值由模板计算得出，并不位于来源中</translation>
    </message>
    <message>
        <source>the template shows this value transformed, with no way back</source>
        <translation>模板将此值变换后显示，无法变换回去</translation>
    </message>
    <message>
        <source>more than 16 MiB cannot be typed</source>
        <translation>无法键入超过 16 MiB 的内容</translation>
    </message>
    <message>
        <source>only single values can be changed, this has members</source>
        <translation>只能更改单个值，而此项有成员</translation>
    </message>
    <message>
        <source>'{}' is not a GUID</source>
        <translation>“{}”不是 GUID</translation>
    </message>
    <message>
        <source>'{}' does not fit in {} bits</source>
        <translation>“{}”超出了 {} 位的范围</translation>
    </message>
    <message>
        <source>'{}' has no entry '{}'</source>
        <translation>“{}”没有条目“{}”</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>one character is expected</source>
        <translation>应为一个字符</translation>
    </message>
    <message>
        <source>the number is too large for a float</source>
        <translation>数字过大，超出了 float 的范围</translation>
    </message>
    <message>
        <source>this has no value</source>
        <translation>此项没有值</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>the text needs {} bytes, there are {}</source>
        <translation>文本需要 {} 个字节，但只有 {} 个</translation>
    </message>
    <message>
        <source>the text must keep its length of {} bytes</source>
        <translation>文本必须保持 {} 个字节的长度</translation>
    </message>
    <message>
        <source>format_write names no function</source>
        <translation>format_write 未指定函数</translation>
    </message>
    <message>
        <source>only single values can be changed</source>
        <translation>只能更改单个值</translation>
    </message>
    <message>
        <source>this is not a field of a template</source>
        <translation>这不是模板的字段</translation>
    </message>
    <message>
        <source>the template has no type '{}'</source>
        <translation>模板没有类型“{}”</translation>
    </message>
    <message>
        <source>the evaluation takes more work than its budget allows (about {} s of processor time)</source>
        <translation>求值的计算量超出了上限（处理器时间约 {} 秒）</translation>
    </message>
    <message>
        <source>the template needs more memory than its budget allows ({} MiB)</source>
        <translation>模板所需的内存超出了上限 ({} MiB)</translation>
    </message>
    <message>
        <source>the template nests too deeply</source>
        <translation>模板嵌套过深</translation>
    </message>
    <message>
        <source>no cursor is available here</source>
        <translation>此处没有可用的光标</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>unknown suffix</source>
        <translation>未知的后缀</translation>
    </message>
    <message>
        <source>a type has no address</source>
        <translation>类型没有地址</translation>
    </message>
    <message>
        <source>the size of '{}' is not always the same</source>
        <translation>“{}”的大小不固定</translation>
    </message>
    <message>
        <source>a computed value has no address</source>
        <translation>计算得出的值没有地址</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>未知的条目</translation>
    </message>
    <message>
        <source>address {} lies before the start, {}</source>
        <translation>地址 {} 位于起点 {} 之前</translation>
    </message>
    <message>
        <source>{} byte at {} lie beyond the end of the source</source>
        <translation>{1} 处的 {0} 个字节超出了来源的末尾</translation>
    </message>
    <message>
        <source>{} bytes at {} lie beyond the end of the source</source>
        <translation>{1} 处的 {0} 个字节超出了来源的末尾</translation>
    </message>
    <message>
        <source>disk::fixups needs a struct of a fixed size, at most 1 MiB</source>
        <translation>disk::fixups 需要大小固定且不超过 1 MiB 的结构体</translation>
    </message>
    <message>
        <source>the stride</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>the stride is too small</source>
        <translation>步长过小</translation>
    </message>
    <message>
        <source>sector {} of the record does not end with the update sequence number: it was written in part</source>
        <translation>记录的扇区 {} 不以更新序列号结尾：该记录只写入了一部分</translation>
    </message>
    <message>
        <source>this has no members</source>
        <translation>此项没有成员</translation>
    </message>
    <message>
        <source>the template makes too many nodes</source>
        <translation>模板产生的节点过多</translation>
    </message>
    <message>
        <source>the structure is nested deeper than {} levels</source>
        <translation>结构的嵌套超过了 {} 层</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be pointed to</source>
        <translation>“{}”没有可以指向的字节</translation>
    </message>
    <message>
        <source>the attribute needs {} arguments</source>
        <translation>该属性需要 {} 个参数</translation>
    </message>
    <message>
        <source>the argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>the number of elements</source>
        <translation>元素的数量</translation>
    </message>
    <message>
        <source>the fixed size</source>
        <translation>固定大小</translation>
    </message>
    <message>
        <source>bitfield_order takes the order and the number of bits</source>
        <translation>bitfield_order 需要顺序和位数</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>the order of a bitfield is 0 (most significant first) or 1</source>
        <translation>位域的顺序为 0（最高有效位在先）或 1</translation>
    </message>
    <message>
        <source>the number of bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>the number of bits is not between 1 and 1048576</source>
        <translation>位数不在 1 到 1048576 之间</translation>
    </message>
    <message>
        <source>this variable does not exist here</source>
        <translation>此变量在此处不存在</translation>
    </message>
    <message>
        <source>this template argument does not exist here</source>
        <translation>此模板参数在此处不存在</translation>
    </message>
    <message>
        <source>this template argument is a type, not a value</source>
        <translation>此模板参数是类型，不是值</translation>
    </message>
    <message>
        <source>'{}' does not exist here</source>
        <translation>“{}”在此处不存在</translation>
    </message>
    <message>
        <source>the pointer leads nowhere</source>
        <translation>指针没有指向任何位置</translation>
    </message>
    <message>
        <source>an array has no members, only elements</source>
        <translation>数组没有成员，只有元素</translation>
    </message>
    <message>
        <source>member '{}' does not exist here</source>
        <translation>成员“{}”在此处不存在</translation>
    </message>
    <message>
        <source>no parent exists</source>
        <translation>没有父级</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>index {} is past the end ({})</source>
        <translation>索引 {} 超出了末尾 ({})</translation>
    </message>
    <message>
        <source>this has no elements</source>
        <translation>此项没有元素</translation>
    </message>
    <message>
        <source>index {} is past the end</source>
        <translation>索引 {} 超出了末尾</translation>
    </message>
    <message>
        <source>no parent exists here</source>
        <translation>此处没有父级</translation>
    </message>
    <message>
        <source>the file itself is not a field</source>
        <translation>文件自身不是字段</translation>
    </message>
    <message>
        <source>the cursor has no members</source>
        <translation>光标没有成员</translation>
    </message>
    <message>
        <source>nothing can be placed here</source>
        <translation>此处不能放置任何内容</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be placed</source>
        <translation>“{}”没有可以放置的字节</translation>
    </message>
    <message>
        <source>a pointer's address must be a number</source>
        <translation>指针的地址必须为数字</translation>
    </message>
    <message>
        <source>{} elements are more than {}</source>
        <translation>{} 个元素多于 {} 个</translation>
    </message>
    <message>
        <source>an array of this form cannot stand here</source>
        <translation>这种形式的数组不能位于此处</translation>
    </message>
    <message>
        <source>the condition still holds at the end of the source</source>
        <translation>在来源的末尾，条件仍然成立</translation>
    </message>
    <message>
        <source>the array does not fit in the source</source>
        <translation>数组超出了来源的范围</translation>
    </message>
    <message>
        <source>{} elements of {} bytes at {} do not fit: the source ends after {}</source>
        <translation>{2} 处的 {0} 个元素（每个 {1} 个字节）超出了来源的范围：来源在 {3} 之后结束</translation>
    </message>
    <message>
        <source>this lies beyond the end of the source</source>
        <translation>此项超出了来源的末尾</translation>
    </message>
    <message>
        <source>the bitfield has more bits than its bitfield_order says</source>
        <translation>位域的位数多于其 bitfield_order 所声明的位数</translation>
    </message>
    <message>
        <source>bits can only stand in a bitfield</source>
        <translation>位只能位于位域中</translation>
    </message>
    <message>
        <source>the bitfield is larger than 1048576 bits</source>
        <translation>位域大于 1048576 位</translation>
    </message>
    <message>
        <source>a bitfield's member has at most 128 bits</source>
        <translation>位域的成员最多有 128 位</translation>
    </message>
    <message>
        <source>a bitfield's member is a number, a bool or an enum</source>
        <translation>位域的成员为数字、布尔值或枚举</translation>
    </message>
    <message>
        <source>a bitfield holds bits and other bitfields only</source>
        <translation>位域只能包含位和其他位域</translation>
    </message>
    <message>
        <source>'{}' is not an index</source>
        <translation>“{}”不是索引</translation>
    </message>
    <message>
        <source>element [{}] does not exist in '{}'</source>
        <translation>“{1}”中不存在元素 [{0}]</translation>
    </message>
    <message>
        <source>only a pointer leads on with '*'</source>
        <translation>只有指针才能用 '*' 继续</translation>
    </message>
    <message>
        <source>'{}' is not a name</source>
        <translation>“{}”不是名称</translation>
    </message>
    <message>
        <source>'{}' is an array: it has elements, not members</source>
        <translation>“{}”是数组：它有元素，没有成员</translation>
    </message>
    <message>
        <source>member '{}' does not exist</source>
        <translation>成员“{}”不存在</translation>
    </message>
    <message>
        <source>{} bytes at offset {} lie beyond the end of the source ({} bytes)</source>
        <translation>偏移量 {1} 处的 {0} 个字节超出了来源的末尾（{2} 个字节）</translation>
    </message>
    <message>
        <source>too many levels of inheritance</source>
        <translation>继承的层级过多</translation>
    </message>
    <message>
        <source>a struct can only inherit from structs</source>
        <translation>结构体只能继承自结构体</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>this cannot be assigned to</source>
        <translation>不能为此项赋值</translation>
    </message>
    <message>
        <source>this lies in the source, a template cannot change it</source>
        <translation>此项位于来源中，模板不能更改它</translation>
    </message>
    <message>
        <source>only a field can be assigned to a field with members</source>
        <translation>只有字段才能赋给带成员的字段</translation>
    </message>
    <message>
        <source>only a field of the same size can be assigned</source>
        <translation>只能赋予大小相同的字段</translation>
    </message>
    <message>
        <source>this is not '{}'</source>
        <translation>这不是“{}”</translation>
    </message>
    <message>
        <source>the array of texts is too large</source>
        <translation>文本数组过大</translation>
    </message>
    <message>
        <source>an array cannot be made of this</source>
        <translation>无法由此生成数组</translation>
    </message>
    <message>
        <source>an array variable needs a number of elements of one size</source>
        <translation>数组变量需要若干个大小相同的元素</translation>
    </message>
    <message>
        <source>the array variable is larger than 16 MiB</source>
        <translation>数组变量大于 16 MiB</translation>
    </message>
    <message>
        <source>the variable is larger than 16 MiB</source>
        <translation>变量大于 16 MiB</translation>
    </message>
    <message>
        <source>no place for this variable</source>
        <translation>没有空间存放此变量</translation>
    </message>
    <message>
        <source>a variable cannot be declared here</source>
        <translation>不能在此处声明变量</translation>
    </message>
    <message>
        <source>this template argument is not a type</source>
        <translation>此模板参数不是类型</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>未知的类型</translation>
    </message>
    <message>
        <source>the type's aliases nest too deeply</source>
        <translation>类型的别名嵌套过深</translation>
    </message>
    <message>
        <source>this is a function, not a type</source>
        <translation>这是函数，不是类型</translation>
    </message>
    <message>
        <source>a template argument is longer than {} bytes</source>
        <translation>某个模板参数长于 {} 个字节</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments</source>
        <translation>“{}”需要 {} 个模板参数</translation>
    </message>
    <message>
        <source>'{}' needs {} template argument, not {}</source>
        <translation>“{}”需要 {} 个模板参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments, not {}</source>
        <translation>“{}”需要 {} 个模板参数，而不是 {} 个</translation>
    </message>
    <message>
        <source>an enum needs a number as its type</source>
        <translation>枚举需要数字作为其类型</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a floating point number</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a field with members</source>
        <translation>带成员的字段</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the operator cannot take {} and {}</source>
        <translation>运算符不能用于{}和{}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>the operator does not take floating point numbers</source>
        <translation>运算符不能用于浮点数</translation>
    </message>
    <message>
        <source>the text becomes longer than 16 MiB</source>
        <translation>文本会长于 16 MiB</translation>
    </message>
    <message>
        <source>expected a number, this is {}</source>
        <translation>应为数字，此处为{}</translation>
    </message>
    <message>
        <source>expected a condition, this is {}</source>
        <translation>应为条件，此处为{}</translation>
    </message>
    <message>
        <source>{} is negative: {}</source>
        <translation>{}为负：{}</translation>
    </message>
    <message>
        <source>{} is too large: {}</source>
        <translation>{}过大：{}</translation>
    </message>
    <message>
        <source>the operator cannot take {}</source>
        <translation>运算符不能用于{}</translation>
    </message>
    <message>
        <source>expected a text, this is {}</source>
        <translation>应为文本，此处为{}</translation>
    </message>
    <message>
        <source>too many errors; the rest is not shown</source>
        <translation>错误过多；其余的不显示</translation>
    </message>
    <message>
        <source>this comment is never closed: expected '*/'</source>
        <translation>此注释没有结束：应为 '*/'</translation>
    </message>
    <message>
        <source>a control character ({}) does not belong in a template</source>
        <translation>模板中不应有控制字符 ({})</translation>
    </message>
    <message>
        <source>'{}' means nothing here</source>
        <translation>'{}' 在此处没有意义</translation>
    </message>
    <message>
        <source>expected digits of base {} after the prefix</source>
        <translation>前缀之后应为 {} 进制的数字</translation>
    </message>
    <message>
        <source>'{}' does not belong to a number of base {}</source>
        <translation>'{}' 不属于 {} 进制的数字</translation>
    </message>
    <message>
        <source>this number is out of a double's range</source>
        <translation>此数字超出了 double 的范围</translation>
    </message>
    <message>
        <source>this number does not fit in 128 bits</source>
        <translation>此数字超出了 128 位的范围</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits after \x</source>
        <translation>\x 之后应为两位十六进制数字</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>\u 之后应为四位十六进制数字</translation>
    </message>
    <message>
        <source>an unknown escape: {} are known</source>
        <translation>未知的转义：已知的有 {}</translation>
    </message>
    <message>
        <source>this string is not closed on its line: expected {}</source>
        <translation>此字符串未在其所在行结束：应为 {}</translation>
    </message>
    <message>
        <source>this character is not closed: expected “'”</source>
        <translation>此字符没有结束：应为“'”</translation>
    </message>
    <message>
        <source>a character literal needs a character</source>
        <translation>字符字面量需要一个字符</translation>
    </message>
    <message>
        <source>a character literal holds one character</source>
        <translation>字符字面量只能包含一个字符</translation>
    </message>
    <message>
        <source>a bit order is 0 (most significant first) or 1 (least significant first)</source>
        <translation>位顺序为 0（最高有效位在先）或 1（最低有效位在先）</translation>
    </message>
    <message>
        <source>an integer has between 0 and 16 bytes</source>
        <translation>整数有 0 到 16 个字节</translation>
    </message>
    <message>
        <source>the time lies beyond the calendar</source>
        <translation>时间超出了日历的范围</translation>
    </message>
    <message>
        <source>a {} without {} in the format; {} stands for the character</source>
        <translation>格式中有 {} 而没有 {}；{} 表示该字符</translation>
    </message>
    <message>
        <source>a width of more than 9999 in the format</source>
        <translation>格式中的宽度大于 9999</translation>
    </message>
    <message>
        <source>a width that is not a number between 0 and 9999</source>
        <translation>宽度不是 0 到 9999 之间的数字</translation>
    </message>
    <message>
        <source>the format “{}” does not fit its {} values: {}</source>
        <translation>格式“{}”与其 {} 个值不符：{}</translation>
    </message>
    <message>
        <source>argument 1 has to be a field or a text</source>
        <translation>参数 1 必须为字段或文本</translation>
    </message>
    <message>
        <source>an object of more than 16 MiB</source>
        <translation>对象大于 16 MiB</translation>
    </message>
    <message>
        <source>an object's length is a multiple of 4 and at least 8</source>
        <translation>对象的长度为 4 的倍数，且至少为 8</translation>
    </message>
    <message>
        <source>only the main section can be accumulated</source>
        <translation>只能累加主段中的数据</translation>
    </message>
    <message>
        <source>a value has between 1 and 16 bytes</source>
        <translation>值有 1 到 16 个字节</translation>
    </message>
    <message>
        <source>an operation is between 0 and 4</source>
        <translation>运算的编号为 0 到 4</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>结尾位于开头之前</translation>
    </message>
    <message>
        <source>a string of more than 16 MiB</source>
        <translation>字符串大于 16 MiB</translation>
    </message>
    <message>
        <source>at most 128 bits can be read at once</source>
        <translation>一次最多可以读取 128 位</translation>
    </message>
    <message>
        <source>the bits lie beyond every disk</source>
        <translation>这些位超出了任何磁盘的范围</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>没有要搜索的内容</translation>
    </message>
    <message>
        <source>the number of the occurrence is negative</source>
        <translation>出现序号为负</translation>
    </message>
    <message>
        <source>argument {} is not a byte (0 to 255)</source>
        <translation>参数 {} 不是字节（0 到 255）</translation>
    </message>
    <message>
        <source>more than 1 GiB in one call of a function</source>
        <translation>一次函数调用超过了 1 GiB</translation>
    </message>
    <message>
        <source>the bytes asked for lie beyond the end of the data</source>
        <translation>所要求的字节超出了数据的末尾</translation>
    </message>
    <message>
        <source>argument {} has to be {}</source>
        <translation>参数 {} 必须为{}</translation>
    </message>
    <message>
        <source>argument {} lies beyond every disk</source>
        <translation>参数 {} 超出了任何磁盘的范围</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>非负数</translation>
    </message>
    <message>
        <source>a field, not a computed value</source>
        <translation>字段，而不是计算得出的值</translation>
    </message>
    <message>
        <source>an endian: 0 native, 1 big, 2 little</source>
        <translation>字节序：0 本机，1 大端，2 小端</translation>
    </message>
    <message>
        <source>a text of {} characters has no such index</source>
        <translation>{} 个字符的文本没有此索引</translation>
    </message>
    <message>
        <source>a text of {} characters has no part from {} on</source>
        <translation>{0} 个字符的文本没有从 {1} 开始的部分</translation>
    </message>
    <message>
        <source>a base is between 2 and 36, or 0</source>
        <translation>进制为 2 到 36，或为 0</translation>
    </message>
    <message>
        <source>'{}' does not fit in 128 bits</source>
        <translation>“{}”超出了 128 位的范围</translation>
    </message>
    <message>
        <source>'{}' is not a number of base {}</source>
        <translation>“{}”不是 {} 进制的数字</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>expected ';' after {}</source>
        <translation>{}之后应为 ';'</translation>
    </message>
    <message>
        <source>expected ';' after {}, not {}</source>
        <translation>{}之后应为 ';'，而不是 {}</translation>
    </message>
    <message>
        <source>expected {}, not {}</source>
        <translation>应为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>expected {}, not {}, which is a word of the language</source>
        <translation>应为 {}，而不是 {}，后者是语言的关键字</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本的结尾</translation>
    </message>
    <message>
        <source>the template is larger than 16 MiB</source>
        <translation>模板大于 16 MiB</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>此处嵌套过深</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>a name after '::'</source>
        <translation>'::' 之后的名称</translation>
    </message>
    <message>
        <source>this name is too long</source>
        <translation>此名称过长</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's arguments</source>
        <translation>模板参数列表的 ',' 或 '&gt;'</translation>
    </message>
    <message>
        <source>a template parameter (T or auto N)</source>
        <translation>模板形参（T 或 auto N）</translation>
    </message>
    <message>
        <source>a second parameter '{}'</source>
        <translation>重复的形参“{}”</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's parameters</source>
        <translation>模板形参列表的 ',' 或 '&gt;'</translation>
    </message>
    <message>
        <source>an attribute's name</source>
        <translation>属性的名称</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 或 {}</translation>
    </message>
    <message>
        <source>the namespace's name</source>
        <translation>命名空间的名称</translation>
    </message>
    <message>
        <source>{} of the namespace</source>
        <translation>命名空间的 {}</translation>
    </message>
    <message>
        <source>it was opened here</source>
        <translation>它在此处开始</translation>
    </message>
    <message>
        <source>'{}' is declared already</source>
        <translation>“{}”已声明</translation>
    </message>
    <message>
        <source>it was declared here first</source>
        <translation>它首次在此处声明</translation>
    </message>
    <message>
        <source>the struct's name</source>
        <translation>结构体的名称</translation>
    </message>
    <message>
        <source>the union's name</source>
        <translation>联合体的名称</translation>
    </message>
    <message>
        <source>the bitfield's name</source>
        <translation>位域的名称</translation>
    </message>
    <message>
        <source>the struct to inherit from</source>
        <translation>要继承的结构体</translation>
    </message>
    <message>
        <source>{} of the members</source>
        <translation>成员列表的 {}</translation>
    </message>
    <message>
        <source>the struct</source>
        <translation>结构体</translation>
    </message>
    <message>
        <source>the union</source>
        <translation>联合体</translation>
    </message>
    <message>
        <source>the bitfield</source>
        <translation>位域</translation>
    </message>
    <message>
        <source>the enum's name</source>
        <translation>枚举的名称</translation>
    </message>
    <message>
        <source>':' and the enum's type, as in 'enum E : u8'</source>
        <translation>':' 和枚举的类型，例如 'enum E : u8'</translation>
    </message>
    <message>
        <source>the enum's type</source>
        <translation>枚举的类型</translation>
    </message>
    <message>
        <source>{} of the enumerators</source>
        <translation>枚举项列表的 {}</translation>
    </message>
    <message>
        <source>an enumerator's name</source>
        <translation>枚举项的名称</translation>
    </message>
    <message>
        <source>{} or {} after the enumerator</source>
        <translation>枚举项之后的 {} 或 {}</translation>
    </message>
    <message>
        <source>{} of the enum</source>
        <translation>枚举的 {}</translation>
    </message>
    <message>
        <source>the enum</source>
        <translation>枚举</translation>
    </message>
    <message>
        <source>the type's name</source>
        <translation>类型的名称</translation>
    </message>
    <message>
        <source>'=' and a type, or ';'</source>
        <translation>'=' 和类型，或 ';'</translation>
    </message>
    <message>
        <source>the using</source>
        <translation>using 声明</translation>
    </message>
    <message>
        <source>the function's name</source>
        <translation>函数的名称</translation>
    </message>
    <message>
        <source>'(' of the parameters</source>
        <translation>形参列表的 '('</translation>
    </message>
    <message>
        <source>a parameter's type</source>
        <translation>形参的类型</translation>
    </message>
    <message>
        <source>a parameter's name</source>
        <translation>形参的名称</translation>
    </message>
    <message>
        <source>nothing can follow the parameter pack</source>
        <translation>形参包之后不能有任何内容</translation>
    </message>
    <message>
        <source>this parameter needs a default value, as the one before it has one</source>
        <translation>此形参需要默认值，因为它前面的形参有默认值</translation>
    </message>
    <message>
        <source>{} of the function</source>
        <translation>函数的 {}</translation>
    </message>
    <message>
        <source>'from' after 'import *'</source>
        <translation>'import *' 之后的 'from'</translation>
    </message>
    <message>
        <source>a module's name, as in 'import std.mem'</source>
        <translation>模块的名称，例如 'import std.mem'</translation>
    </message>
    <message>
        <source>this module's name is too long</source>
        <translation>此模块的名称过长</translation>
    </message>
    <message>
        <source>the new type's name</source>
        <translation>新类型的名称</translation>
    </message>
    <message>
        <source>the new namespace's name</source>
        <translation>新命名空间的名称</translation>
    </message>
    <message>
        <source>'as' and the new type's name</source>
        <translation>'as' 和新类型的名称</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>import 声明</translation>
    </message>
    <message>
        <source>the module '{}' was not found (looked for {}.hexpat and {}.pat)</source>
        <translation>未找到模块“{}”（已查找 {}.hexpat 和 {}.pat）</translation>
    </message>
    <message>
        <source>modules import each other too deeply: does one import itself as a type?</source>
        <translation>模块之间的相互导入过深：是否有模块将自身作为类型导入？</translation>
    </message>
    <message>
        <source>this expression is nested too deeply</source>
        <translation>此表达式嵌套过深</translation>
    </message>
    <message>
        <source>':' of this '?'</source>
        <translation>此 '?' 的 ':'</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>'(' of the cast</source>
        <translation>类型转换的 '('</translation>
    </message>
    <message>
        <source>')' of the cast</source>
        <translation>类型转换的 ')'</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>a member's name after '.'</source>
        <translation>'.' 之后的成员名称</translation>
    </message>
    <message>
        <source>this {} closes nothing</source>
        <translation>此 {} 没有对应的起始符号</translation>
    </message>
    <message>
        <source>the block was opened here</source>
        <translation>代码块在此处开始</translation>
    </message>
    <message>
        <source>the assignment</source>
        <translation>赋值</translation>
    </message>
    <message>
        <source>this 'else' has no 'if' before it</source>
        <translation>此 'else' 之前没有 'if'</translation>
    </message>
    <message>
        <source>this 'catch' has no 'try' before it</source>
        <translation>此 'catch' 之前没有 'try'</translation>
    </message>
    <message>
        <source>{} cannot be declared in here, only at file level or in a namespace</source>
        <translation>{} 不能在此处声明，只能在文件级别或命名空间中声明</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>a member or a statement</source>
        <translation>成员或语句</translation>
    </message>
    <message>
        <source>a declaration or a statement</source>
        <translation>声明或语句</translation>
    </message>
    <message>
        <source>'[' after 'padding'</source>
        <translation>'padding' 之后的 '['</translation>
    </message>
    <message>
        <source>'(' after 'while'</source>
        <translation>'while' 之后的 '('</translation>
    </message>
    <message>
        <source>an array has one dimension; put the inner one into a struct</source>
        <translation>数组只有一维；请将内层数组放入结构体中</translation>
    </message>
    <message>
        <source>':' and the pointer's type, as in 'T *p : u32'</source>
        <translation>':' 和指针的类型，例如 'T *p : u32'</translation>
    </message>
    <message>
        <source>the pointer's type</source>
        <translation>指针的类型</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>the variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>the field's name</source>
        <translation>字段的名称</translation>
    </message>
    <message>
        <source>':' and the field's width in bits</source>
        <translation>':' 和字段的宽度（以位为单位）</translation>
    </message>
    <message>
        <source>the bit field</source>
        <translation>位字段</translation>
    </message>
    <message>
        <source>'=' or another assignment</source>
        <translation>'=' 或其他赋值符号</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>'(' after 'if'</source>
        <translation>'if' 之后的 '('</translation>
    </message>
    <message>
        <source>'(' after 'for'</source>
        <translation>'for' 之后的 '('</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>赋值</translation>
    </message>
    <message>
        <source>'(' after 'match'</source>
        <translation>'match' 之后的 '('</translation>
    </message>
    <message>
        <source>{} of the cases</source>
        <translation>case 列表的 {}</translation>
    </message>
    <message>
        <source>'(' of a case's patterns</source>
        <translation>case 的模式列表的 '('</translation>
    </message>
    <message>
        <source>this case has {} patterns for {} values</source>
        <translation>此 case 有 {} 个模式，但有 {} 个值</translation>
    </message>
    <message>
        <source>':' after the patterns</source>
        <translation>模式列表之后的 ':'</translation>
    </message>
    <message>
        <source>{} of the match</source>
        <translation>match 的 {}</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>return 语句</translation>
    </message>
    <message>
        <source>the template and what it includes is larger than 64 MiB</source>
        <translation>模板及其所包含的内容大于 64 MiB</translation>
    </message>
    <message>
        <source>this condition is never closed: expected '#endif'</source>
        <translation>此条件没有结束：应为 '#endif'</translation>
    </message>
    <message>
        <source>the template is too large: more than 1,000,000 words and signs</source>
        <translation>模板过大：单词和符号多于 1,000,000 个</translation>
    </message>
    <message>
        <source>macros are nested too deeply</source>
        <translation>宏嵌套过深</translation>
    </message>
    <message>
        <source>the macros make more than 1,000,000 words and signs of this template</source>
        <translation>宏使此模板的单词和符号多于 1,000,000 个</translation>
    </message>
    <message>
        <source>expected a name after #define</source>
        <translation>#define 之后应为名称</translation>
    </message>
    <message>
        <source>macros with parameters are not part of the language</source>
        <translation>带参数的宏不属于该语言</translation>
    </message>
    <message>
        <source>expected a directive after '#'</source>
        <translation>'#' 之后应为指令</translation>
    </message>
    <message>
        <source>expected a name after #{}</source>
        <translation>#{} 之后应为名称</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation>条件嵌套过深</translation>
    </message>
    <message>
        <source>#{} without #ifdef or #ifndef before it</source>
        <translation>#{} 之前没有 #ifdef 或 #ifndef</translation>
    </message>
    <message>
        <source>a second #else of the same condition</source>
        <translation>同一条件中的第二个 #else</translation>
    </message>
    <message>
        <source>'#{}' is not a directive; known: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</source>
        <translation>'#{}' 不是指令；已知的有：include、define、undef、ifdef、ifndef、else、endif、error、pragma、import</translation>
    </message>
    <message>
        <source>expected a file after #include: {} or {}</source>
        <translation>#include 之后应为文件：{} 或 {}</translation>
    </message>
    <message>
        <source>files include each other too deeply: is there a circle without #pragma once?</source>
        <translation>文件之间的相互包含过深：是否存在没有 #pragma once 的循环？</translation>
    </message>
    <message>
        <source>'{}' was not found</source>
        <translation>未找到“{}”</translation>
    </message>
    <message>
        <source>#pragma without a name does nothing</source>
        <translation>没有名称的 #pragma 不起作用</translation>
    </message>
    <message>
        <source>expected a number after #pragma {}</source>
        <translation>#pragma {} 之后应为数字</translation>
    </message>
    <message>
        <source>expected little, big or native after #pragma endian</source>
        <translation>#pragma endian 之后应为 little、big 或 native</translation>
    </message>
    <message>
        <source>expected left_to_right or right_to_left after #pragma bitfield_order</source>
        <translation>#pragma bitfield_order 之后应为 left_to_right 或 right_to_left</translation>
    </message>
    <message>
        <source>included from here</source>
        <translation>从此处包含</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>'break'</source>
        <translation>'break'</translation>
    </message>
    <message>
        <source>'continue'</source>
        <translation>'continue'</translation>
    </message>
    <message>
        <source>a template cannot reach files or the network</source>
        <translation>模板不能访问文件或网络</translation>
    </message>
    <message>
        <source>the list has more values than the array has elements</source>
        <translation>列表的值多于数组的元素</translation>
    </message>
    <message>
        <source>a list can only be an array variable's first value</source>
        <translation>列表只能作为数组变量的初始值</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>段</translation>
    </message>
    <message>
        <source>section {} does not exist</source>
        <translation>段 {} 不存在</translation>
    </message>
    <message>
        <source>a section of more than {} MiB</source>
        <translation>段大于 {} MiB</translation>
    </message>
    <message>
        <source>the template makes too many sections</source>
        <translation>模板创建的段过多</translation>
    </message>
    <message>
        <source>a template cannot change the source</source>
        <translation>模板不能更改来源</translation>
    </message>
    <message>
        <source>the bytes to be copied lie beyond every section</source>
        <translation>要拷贝的字节超出了任何段的范围</translation>
    </message>
    <message>
        <source>more than 256 MiB to unpack</source>
        <translation>要解压缩的内容大于 256 MiB</translation>
    </message>
    <message>
        <source>a window of zlib has between -15 and 47 bits</source>
        <translation>zlib 的窗口有 -15 到 47 位</translation>
    </message>
    <message>
        <source>this build cannot unpack that format</source>
        <translation>此构建版本无法解压缩该格式</translation>
    </message>
    <message>
        <source>the data ends before this</source>
        <translation>数据在此之前结束</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' 或 '}'</translation>
    </message>
    <message>
        <source>an enum's value has between 1 and 16 bytes</source>
        <translation>枚举的值应有1到16个字节</translation>
    </message>
    <message>
        <source>this has no bytes</source>
        <translation>它没有字节</translation>
    </message>
    <message>
        <source>sections cannot be made here</source>
        <translation>无法在此处创建段</translation>
    </message>
    <message>
        <source>this distribution of random numbers does not exist</source>
        <translation>此随机数分布不存在</translation>
    </message>
    <message>
        <source>these parameters do not fit the distribution of random numbers</source>
        <translation>这些参数与随机数分布不符</translation>
    </message>
    <message>
        <source>this is encrypted in the source; decrypted fields cannot be changed</source>
        <translation>此项在来源中已加密；解密后的字段不能更改</translation>
    </message>
    <message>
        <source>disk::decrypted needs a struct of whole sectors, at most 1 MiB</source>
        <translation>disk::decrypted 需要由整数个扇区构成的结构体，最大 1 MiB</translation>
    </message>
    <message>
        <source>{} was made by a template in memory and can only be read</source>
        <translation>{} 由模板在内存中创建，只能读取</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' prints, sets the byte order or assigns a variable outside of it</source>
        <translation>“{}”的所有元素会一次全部求值：“{}”会输出内容、设置字节序，或为其外部的变量赋值</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' reads a variable that changes while the template runs</source>
        <translation>“{}”的所有元素会一次全部求值：“{}”会读取在模板运行期间改变的变量</translation>
    </message>
    <message>
        <source>this is still being evaluated</source>
        <translation>此内容仍在求值</translation>
    </message>
    <message>
        <source>'{}' changes something or takes references, so it is not called here</source>
        <translation>“{}”会更改某些内容或接受引用，因此不会在此处调用</translation>
    </message>
    <message>
        <source>this cannot be worked out in a watch</source>
        <translation>此内容无法在监视中求值</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation>打开磁盘和映像并显示其扇区。打开时绝不写入。</translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation>设备、映像，或以 SOURCE#N 表示其分区 N</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>无法打开 {}：{}</translation>
    </message>
    <message>
        <source>cannot list the folder {}: {}</source>
        <translation>无法列出文件夹 {}：{}</translation>
    </message>
    <message>
        <source>cannot examine {}: {}</source>
        <translation>无法查看 {} 的信息：{}</translation>
    </message>
    <message>
        <source>{} is not a folder</source>
        <translation>{} 不是文件夹</translation>
    </message>
    <message>
        <source>another file has taken the place of {}</source>
        <translation>另一个文件取代了 {}</translation>
    </message>
    <message>
        <source>{} changed while it was read</source>
        <translation>{} 在读取期间发生了改变</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>文件夹嵌套过深</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>“{}”在宗卷中不存在；路径区分大小写</translation>
    </message>
    <message>
        <source>the volume has a name for a file that it does not contain</source>
        <translation>宗卷中有一个名称，而其所指的文件不在宗卷中</translation>
    </message>
    <message>
        <source>{} is not a manifest: line {} is neither JSON, nor a line of sha256sum, hashdeep or mtree</source>
        <translation>{} 不是清单：第 {} 行既不是 JSON，也不是 sha256sum、hashdeep 或 mtree 的行</translation>
    </message>
    <message>
        <source>{} has no lines of a manifest</source>
        <translation>{} 不含清单的行</translation>
    </message>
    <message>
        <source>line {} of the manifest {} is damaged</source>
        <translation>清单 {1} 的第 {0} 行已损坏</translation>
    </message>
    <message>
        <source>the manifest {} is incomplete: its last line is missing</source>
        <translation>清单 {} 不完整：缺少其最后一行</translation>
    </message>
    <message>
        <source>the manifest {} was made by a newer version of Sectorsmith (schema version {})</source>
        <translation>清单 {} 由较新版本的 Sectorsmith 生成（结构版本 {}）</translation>
    </message>
    <message>
        <source>the manifest {} has no checksums that are known here</source>
        <translation>清单 {} 不含此处已知的校验和</translation>
    </message>
    <message>
        <source>the checksums of {} have {} digits; none of the supported algorithms has this length</source>
        <translation>{} 的校验和有 {} 位数字；支持的算法都没有这样的长度</translation>
    </message>
    <message>
        <source>the {} format does not support {}</source>
        <translation>{} 格式不支持 {}</translation>
    </message>
    <message>
        <source>the {} format holds one checksum for each file</source>
        <translation>{} 格式为每个文件保存一个校验和</translation>
    </message>
    <message>
        <source>the {} format cannot hold the name {}</source>
        <translation>{} 格式无法保存名称 {}</translation>
    </message>
    <message>
        <source>cannot write to {}, which records the progress; the disk may be full</source>
        <translation>无法写入记录进度的 {}；磁盘可能已满</translation>
    </message>
    <message>
        <source>{} records the progress of another run ({}); delete it to start again</source>
        <translation>{} 记录的是另一次运行（{}）的进度；若要重新开始，请将其删除</translation>
    </message>
    <message>
        <source>the report {} needs the ending .txt, .html or .json</source>
        <translation>报告 {} 的扩展名必须为 .txt、.html 或 .json</translation>
    </message>
    <message>
        <source>cannot open the manifest {}</source>
        <translation>无法打开清单 {}</translation>
    </message>
    <message>
        <source>the manifest {} is damaged: it has {} entries, and its last line says {}</source>
        <translation>清单 {} 已损坏：它有 {} 个条目，而其最后一行记录为 {} 个</translation>
    </message>
    <message>
        <source>the manifest {} continues after its end, in line {}; it may be several manifests in one file</source>
        <translation>清单 {} 在其结尾之后仍有内容（第 {} 行）；可能是一个文件中有多个清单</translation>
    </message>
    <message>
        <source>the manifest {} lists “{}” twice, with different contents</source>
        <translation>清单 {} 两次列出“{}”，而内容不同</translation>
    </message>
    <message>
        <source>the volume has {} of the {} bytes of {}; its structures are damaged</source>
        <translation>{2} 共有 {1} 个字节，宗卷中只有 {0} 个；其结构已损坏</translation>
    </message>
    <message>
        <source>the content of {} is stored online only; download it first</source>
        <translation>{} 的内容仅在线存储；请先下载</translation>
    </message>
    <message>
        <source>{} is in use by another run</source>
        <translation>{} 正由另一次运行使用</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>new date only</source>
        <translation>仅日期为新</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>size changed</source>
        <translation>大小已改变</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改变</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>kind changed</source>
        <translation>种类已改变</translation>
    </message>
    <message>
        <source>link changed</source>
        <translation>链接已改变</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>正在改变</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>SUSPICIOUS</source>
        <translation>【可疑】</translation>
    </message>
    <message>
        <source>was {}</source>
        <translation>原为 {}</translation>
    </message>
    <message>
        <source>{} bytes, was {}</source>
        <translation>{} 字节，原为 {}</translation>
    </message>
    <message>
        <source>not compared with the copy: {}</source>
        <translation>未与副本比较：{}</translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>副本有 {} 个 4 KiB 的块不同，且副本与清单一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>副本有 {} 个 4 KiB 的块不同，且副本也与清单不同</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {} to {}</source>
        <translation>字节 {} 至 {}</translation>
    </message>
    <message>
        <source>bytes {} to {}, on {} at {}</source>
        <translation>字节 {} 至 {}，位于 {} 的 {} 处</translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>以及另外 {} 个范围</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>{} read in {} s, {}/s</source>
        <translation>已读取 {}，用时 {} 秒，{}/s</translation>
    </message>
    <message>
        <source>Check of {}</source>
        <translation>{} 的检查</translation>
    </message>
    <message>
        <source>Manifest: {}</source>
        <translation>清单：{}</translation>
    </message>
    <message>
        <source>Checksums: {}</source>
        <translation>校验和：{}</translation>
    </message>
    <message>
        <source>Checked: {}</source>
        <translation>检查时间：{}</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>按结果分类的文件</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>另有 {} 个文件；文本和 JSON 报告会列出全部文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Sectorsmith</source>
        <translation>由 Sectorsmith 生成</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation>校验和覆盖 {} 个字节，多于任何已知结构</translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation>校验和覆盖了末尾之后的字节</translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation>校验和为 1 到 8 个字节</translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation>APFS 对象的长度必须是 4 的倍数</translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation>引导区的校验和必须紧跟在其十一个扇区之后</translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation>“{}”不是已知的校验和类型</translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation>记录不能有 {} 个字节</translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation>记录的更新序列已损坏</translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation>记录的扇区 {} 未与其他扇区一起写入</translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation>{1} 的扇区 {0} 在写入后无法回读：{2}</translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation>{1} 的扇区 {0} 已无法读取：{2}</translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation>对 {} 的所有更改均已写入并校验，但无法关闭撤销记录：{}</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>没有要写入的内容</translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation>偏移量 {} 处的写入超出了 {} 的末尾</translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation>偏移量 {} 处的写入未覆盖整个扇区</translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation>偏移量 {} 将被写入两次</translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation>撤销记录 {} 属于 {}，但这是 {}</translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation>该撤销记录属于 {}；{} 的大小相同，可能是副本或另一个映像</translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} 没有序列号：它可能是所写入磁盘的副本，也可能是内容相同的另一个磁盘</translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} 有撤销记录中未包含的序列号：它可能是所写入磁盘的副本，也可能是内容相同的另一个磁盘</translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation>{0} 在偏移量 {2} 处的内容为 {1}，与撤销记录 {3} 不符：它此后已被更改</translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation>无法删除撤销记录 {}：{}</translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation>无法读取新的字节：{}</translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation>{}；无法读取的扇区只能整个替换</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>偏移量 {1} 处的 {0} 个字节超出了 {2} 位于 {3} 的末尾；磁盘无法增大</translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation>{} 的副本将超出末尾</translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation>{} 与其副本将重叠</translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation>结构的字段过多</translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation>{} 没有副本</translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation>此结构没有副本</translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation>要用作来源的副本的校验和错误</translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation>{}；{} 无法删除</translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation>无法打开文件夹 {}：{}</translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation>无法刷新文件夹 {} 的缓存：{}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>无法设置 {} 的大小：{}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>无法刷新 {} 的缓存：{}</translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation>无法关闭 {}：{}</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>无法写入 {}：{}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>无法创建 {}：{}</translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation>无法重命名 {}：{}</translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation>{} 不支持 TRIM</translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation>无法在 {} 中打洞</translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation>{} 不支持将范围清零 ({})；请改为写入零或打洞</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} 为只读</translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation>{} 正在使用中 ({})；请先停止占用它的对象</translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation>{} 正在使用中 ({})；请将其卸载，或改为通过已装载的宗卷 {} 抹掉</translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation>{} 的另一个分区正在使用中 ({})；其扇区保持不变；若仍要写入该磁盘，请确认 (--disk-in-use)</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} 不存在</translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation>无法填充 {} 中的文件：{}</translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation>无法刷新 {} 中的文件的缓存：{}</translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation>无法缩小 {} 中的文件：{}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>无法在 {} 中创建文件：{}</translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation>无法删除 {} 中的文件：{}</translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation>无法启动用于删除 {} 中的文件的第二个进程</translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation>无法填充 {}：{}；{}</translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation>{} 作为整体正在使用中 ({})；请先停止占用它的对象</translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation>偏移量 {} 位于 {} 中；请先将其卸载，或停止占用它的对象</translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation>{1} 中 {0} 的条目将被移动或移除；请先卸载该分区，或停止占用它的对象</translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation>{} 在 {} 中将没有条目，而系统从那时起将使用后者；请先卸载该分区，或停止占用它的对象</translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation>{0} 将成为 {2} 中的分区 {1}，但该分区正在使用时系统会保留旧编号；请先将其卸载，或停止占用它的对象</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} 被另一个程序锁定</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>无法确定 {} 的可用空间：{}</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>无法访问 {}：{}</translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation>{} 不是已装载宗卷上的文件夹</translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation>无法确定 {} 位于哪个宗卷</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>无法打开 {}：{}</translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation>无法 TRIM {}：其文件系统 ({}) 或其下层的磁盘不支持 TRIM</translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation>TRIM 已装载的宗卷 {} 需要 root 权限 (sudo)</translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation>无法 TRIM {}：{}</translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation>macOS 会自行 TRIM 已装载的宗卷，没有用于此操作的命令；请卸载再重新装载 {}，或将其卸载并 TRIM 其可用块</translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>无法借助文件对 {} 执行 TRIM：{}；请以管理员身份运行：Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation>撤销记录 {} 已损坏：{}</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>文件被截断</translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation>该文件不是撤销记录</translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation>描述被截断</translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation>描述不是有效的 JSON</translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation>文件的长度与其描述不符</translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation>校验和错误</translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation>扇区大小为 0</translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation>某个连续段为空</translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation>某个连续段超出了磁盘末尾</translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation>某个连续段起始于扇区内部</translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation>更改的部分过多 ({})，一条撤销记录无法容纳；请分几步写入</translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation>没有可存放撤销记录的个人文件夹；请使用 --state-dir 指定文件夹</translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation>{} 位于内存中，因此存放在那里的撤销记录在重新启动后将不复存在；请使用 --state-dir 指定另一个磁盘上的文件夹</translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation>{} 位于要更改的磁盘 {} 上，因此存放在那里的撤销记录可能会随之丢失；请使用 --state-dir 指定另一个磁盘上的文件夹</translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation>{} 的可用空间为 {}，但撤销记录需要 {}；请使用 --state-dir 指定另一个磁盘上的文件夹，或删除旧记录 (undo delete)</translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation>无法创建文件夹 {}：{}</translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation>无法写入文件夹 {}：{}</translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation>无法读取模板 {}：{}</translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation>{} 不是模板：它大于 16 MiB</translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation>无法将模板 {} 读取到末尾</translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>位于 {} 的宗卷不支持对文件执行 TRIM：{}；请以管理员身份运行：Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation>无法在 {} 中分配文件：{}</translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation>无法存储撤销记录：{}</translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation>撤销记录“{}”不存在</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>“{}”可能是 {} 或 {}；请输入更多字符</translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation>撤销记录 {} 已被删除</translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation>{0} 有分区表 ({1})；请指定其中一个分区，例如 {2}#1</translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation>分配图列出了 {1} 处的 {0} 个可用字节，而它们位于宗卷之外</translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation>{} 的可用空间的碎片多于 {} 个</translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation>宗卷超出了 {} 的末尾，因此其分配图不可信</translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation>{} 没有分区表，因此其未用空间未知</translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation>{} 的分区表有错误，因此未用空间不确定（{}：{}）；请先修复分区表</translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation>{} 的分区表没有分区，因此无法区分未用空间与丢失的分区</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation>{} 未存储所写入的数据：在偏移量 {} 处回读到不同的数据</translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation>提交已取消</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation>{}；提交不完整，可以完成或撤销</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation>{}；提交不完整 ({})，可以完成或撤销</translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation>{} 不再包含复核过的数据（偏移量 {}）：另一个程序更改了它</translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation>撤销记录 {} 已被撤销</translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation>没有可以撤销的内容：{} 先前的内容无法读取</translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation>撤销记录 {} 未处于打开状态：没有要完成的内容</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} 不包含所写入的数据</translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation>撤销记录 {} 处于打开状态：请先完成或撤销其提交</translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation>撤销记录 {} 在此期间已被完成、撤销或删除</translation>
    </message>
    <message>
        <source>byte {} lies beyond the end of {}</source>
        <translation>字节 {} 超出了 {} 的末尾</translation>
    </message>
    <message>
        <source>cannot create {}</source>
        <translation>无法创建 {}</translation>
    </message>
    <message>
        <source>cannot write to {}; the disk may be full</source>
        <translation>无法写入 {}；磁盘可能已满</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{} 已存在</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>文件夹嵌套过深</translation>
    </message>
    <message>
        <source>neither a file nor a folder nor a link</source>
        <translation>既不是文件，也不是文件夹或链接</translation>
    </message>
    <message>
        <source>cannot read the target of the link</source>
        <translation>无法读取链接的目标</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>“{}”在宗卷中不存在；路径区分大小写</translation>
    </message>
    <message>
        <source>the pattern is not valid UTF-8</source>
        <translation>模式不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>“{}” is not a valid pattern: {}</source>
        <translation>“{}”不是有效的模式：{}</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>“{}”不是 {} 的名称；未执行任何操作</translation>
    </message>
    <message>
        <source>“{}” is not the name of the volume; nothing was done</source>
        <translation>“{}”不是宗卷的名称；未执行任何操作</translation>
    </message>
    <message>
        <source>“{}” at offset {} lies beyond the end of the disk ({} bytes)</source>
        <translation>偏移量 {1} 处的“{0}”超出了磁盘末尾（{2} 字节）</translation>
    </message>
    <message>
        <source>there are unsaved changes; write or discard them first</source>
        <translation>有未存储的更改；请先写入或放弃这些更改</translation>
    </message>
    <message>
        <source>TRIM is not available for {}</source>
        <translation>TRIM 对 {} 不可用</translation>
    </message>
    <message>
        <source>a mounted volume can be filled with zeros or random bytes only</source>
        <translation>已装载的宗卷只能用零或随机字节填充</translation>
    </message>
    <message>
        <source>{} cannot be filled: {}. {}</source>
        <translation>无法填充 {}：{}。{}</translation>
    </message>
    <message>
        <source>secure TRIM does not work on a mounted volume; unmount it and name its device</source>
        <translation>安全 TRIM 不适用于已装载的宗卷；请将其卸载并指定其设备</translation>
    </message>
    <message>
        <source>--method punch is for images; use --method trim for a device</source>
        <translation>--method punch 用于映像；对设备请使用 --method trim</translation>
    </message>
    <message>
        <source>--secure is for devices, not for images</source>
        <translation>--secure 用于设备，不用于映像</translation>
    </message>
    <message>
        <source>the free space of {} has changed since the preview; nothing was written</source>
        <translation>{} 的可用空间在预览后已更改；未写入任何内容</translation>
    </message>
    <message>
        <source>this volume is encrypted</source>
        <translation>此宗卷已加密</translation>
    </message>
    <message>
        <source>nothing of its content is left</source>
        <translation>其内容没有任何留存</translation>
    </message>
    <message>
        <source>“{}” is a folder; name a file in it</source>
        <translation>“{}”是文件夹；请指定其中的文件</translation>
    </message>
    <message>
        <source>“{}” does not exist: the file has no other streams</source>
        <translation>“{}”不存在：该文件没有其他流</translation>
    </message>
    <message>
        <source>“{}” does not exist; the other streams of the file are: {}</source>
        <translation>“{}”不存在；该文件的其他流为：{}</translation>
    </message>
    <message>
        <source>{} is a single volume; omit the name of the volume</source>
        <translation>{} 是单个宗卷；请省略宗卷的名称</translation>
    </message>
    <message>
        <source>{} has several volumes; choose one: {}</source>
        <translation>{} 有多个宗卷；请选取一个：{}</translation>
    </message>
    <message>
        <source>volume “{}” does not exist in {}; its volumes are {}</source>
        <translation>{1} 中不存在宗卷“{0}”；其宗卷为 {2}</translation>
    </message>
    <message>
        <source>{} is a file inside a volume, which can only be read</source>
        <translation>{} 是宗卷内的文件，只能读取</translation>
    </message>
    <message>
        <source>an MBR partition table</source>
        <translation>MBR 分区表</translation>
    </message>
    <message>
        <source>a GUID partition table</source>
        <translation>GUID 分区表</translation>
    </message>
    <message>
        <source>a GUID partition table with a hybrid MBR</source>
        <translation>带有混合 MBR 的 GUID 分区表</translation>
    </message>
    <message>
        <source>an Apple partition map</source>
        <translation>Apple 分区图</translation>
    </message>
    <message>
        <source>its magic number matches</source>
        <translation>其幻数匹配</translation>
    </message>
    <message>
        <source>the old content</source>
        <translation>旧内容</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>新内容</translation>
    </message>
    <message>
        <source>partly old and partly new content</source>
        <translation>部分旧内容和部分新内容</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>不可读的扇区</translation>
    </message>
    <message>
        <source>unknown content (it could not be read before)</source>
        <translation>未知内容（此前无法读取）</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>无法读取 {}</translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} 含有 {}</translation>
    </message>
    <message>
        <source>{} hold {}</source>
        <translation>{} 含有 {}</translation>
    </message>
    <message>
        <source>the image {} ({})</source>
        <translation>映像 {} ({})</translation>
    </message>
    <message>
        <source>the disk ({}) at {}</source>
        <translation>位于 {1} 的磁盘 ({0})</translation>
    </message>
    <message>
        <source>{} ({}) at {}</source>
        <translation>位于 {2} 的 {0} ({1})</translation>
    </message>
    <message>
        <source>less than a unit of {} bytes, which is what TRIM takes</source>
        <translation>小于一个 {} 字节的单位，而 TRIM 以此为单位</translation>
    </message>
    <message>
        <source>Nothing was read back.</source>
        <translation>未回读任何内容。</translation>
    </message>
    <message>
        <source>The data read back match the data written.</source>
        <translation>回读的数据与写入的数据一致。</translation>
    </message>
    <message>
        <source>Some of the data read back do not match the data written: the erase is not reliable.</source>
        <translation>部分回读的数据与写入的数据不一致：抹掉不可靠。</translation>
    </message>
    <message>
        <source>TRIM took effect: the previous data now read as zeros.</source>
        <translation>TRIM 已生效：先前的数据现在读取为零。</translation>
    </message>
    <message>
        <source>The previous data still read the same: the drive keeps them for now, or the command does not reach the drive.</source>
        <translation>先前的数据仍可原样读取：驱动器目前保留着这些数据，或该命令未到达驱动器。</translation>
    </message>
    <message>
        <source>The effect of TRIM is unknown: the samples were zero before, or read neither as zeros nor as before.</source>
        <translation>TRIM 的效果未知：样本此前即为零，或者读取结果既不为零，也不是此前的内容。</translation>
    </message>
    <message>
        <source>partition {} ({}), {}</source>
        <translation>分区 {} ({})，{}</translation>
    </message>
    <message>
        <source>partition {} ({})</source>
        <translation>分区 {} ({})</translation>
    </message>
    <message>
        <source>the partition table ({})</source>
        <translation>分区表 ({})</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards: no undo record is kept of free space.</source>
        <translation>此后无法恢复已删除的文件：不会为可用空间保留撤销记录。</translation>
    </message>
    <message>
        <source>This destroys the data in the range: no undo record is kept.</source>
        <translation>这会销毁该范围中的数据：不会保留撤销记录。</translation>
    </message>
    <message>
        <source>The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system sends it zeros.</source>
        <translation>如果磁盘支持该命令 (Write Zeroes)，则由磁盘自行将块清零；否则由系统向其发送零。</translation>
    </message>
    <message>
        <source>The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that holds the image until something else is written in their place.</source>
        <translation>映像在该处读取为零，但不会覆盖任何内容：旧的字节会留在存放映像的磁盘上，直到其位置写入其他内容。</translation>
    </message>
    <message>
        <source>Secure discard: the drive reports that it clears the cells and the copies it has made of them. That cannot be verified. A drive without the command does nothing.</source>
        <translation>安全 TRIM：驱动器报告它会清除存储单元及其副本。这无法校验。不支持该命令的驱动器不执行任何操作。</translation>
    </message>
    <message>
        <source>TRIM is a hint. The drive may erase the blocks now, later or never; until then reading may return zeros, the old bytes or something else.</source>
        <translation>TRIM 只是提示。驱动器可能现在、稍后或从不抹掉这些块；在此之前，读取可能返回零、旧的字节或其他内容。</translation>
    </message>
    <message>
        <source>An SSD writes to other cells than those that hold the old bytes: the disk no longer returns them, but they may remain in its memory chips until it clears them.</source>
        <translation>SSD 会写入与存放旧字节不同的存储单元：磁盘不再返回旧的字节，但它们可能留在其存储芯片中，直到 SSD 将其清除。</translation>
    </message>
    <message>
        <source>the copy of {} at offset {} is not changed: {}</source>
        <translation>{} 位于偏移量 {} 的副本未更改：{}</translation>
    </message>
    <message>
        <source>it would lie beyond the end</source>
        <translation>它将位于末尾之后</translation>
    </message>
    <message>
        <source>it would overlap with the structure</source>
        <translation>它将与该结构重叠</translation>
    </message>
    <message>
        <source>the copy does not exist</source>
        <translation>该副本不存在</translation>
    </message>
    <message>
        <source>it holds something else there</source>
        <translation>该处含有其他内容</translation>
    </message>
    <message>
        <source>its checksums were wrong before</source>
        <translation>其校验和此前即为错误</translation>
    </message>
    <message>
        <source>{} was wrong before, so it is not made right for this change</source>
        <translation>{} 此前即为错误，因此不会为此更改将其改正</translation>
    </message>
    <message>
        <source>the copy is not changed: the checksums here were wrong before</source>
        <translation>副本未更改：此处的校验和此前即为错误</translation>
    </message>
    <message>
        <source>The volume takes no further file (its table of files is full).</source>
        <translation>宗卷无法再容纳文件（其文件表已满）。</translation>
    </message>
    <message>
        <source>Other programs wrote meanwhile: {} were given back to keep the reserve.</source>
        <translation>其他程序在此期间写入了数据：已释放 {} 以保持保留空间。</translation>
    </message>
    <message>
        <source>{} that the file system reserves for the administrator were not filled: with a reserve of 0 they are.</source>
        <translation>未填充文件系统为管理员保留的 {}：保留空间为 0 时会将其填充。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>partition map</source>
        <translation>分区图</translation>
    </message>
    <message>
        <source>Unmount it: its free blocks are then found in its own map and erased one by one, without filling it.</source>
        <translation>请将其卸载：之后会在其自身的映射中查找可用块并逐个抹掉，而无需填满宗卷。</translation>
    </message>
    <message>
        <source>it is a network volume ({}): which blocks of which disk its files get is the server's business</source>
        <translation>它是网络宗卷 ({})：其文件使用哪个磁盘的哪些块由服务器决定</translation>
    </message>
    <message>
        <source>Erase on the server itself.</source>
        <translation>请在服务器上直接抹掉。</translation>
    </message>
    <message>
        <source>{} lies in memory and has no disk</source>
        <translation>{} 位于内存中，没有磁盘</translation>
    </message>
    <message>
        <source>it is mounted read-only</source>
        <translation>它以只读方式装载</translation>
    </message>
    <message>
        <source>btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks and snapshots stay</source>
        <translation>btrfs 在此处采用写时复制并进行压缩：零会缩减到几乎不占空间，旧的块和快照会保留</translation>
    </message>
    <message>
        <source>btrfs copies on write: snapshots and old copies of blocks are not overwritten by filling it</source>
        <translation>btrfs 采用写时复制：填满它不会覆盖快照和块的旧副本</translation>
    </message>
    <message>
        <source>TRIM is passed on for what btrfs does not use: “trim” with the mount point.</source>
        <translation>对于 btrfs 未使用的部分会传递 TRIM：使用“trim”并指定装载点。</translation>
    </message>
    <message>
        <source>{} copies on write (and may compress and keep snapshots): filling it does not overwrite old blocks</source>
        <translation>{} 采用写时复制（并且可能会压缩和保留快照）：填满它不会覆盖旧的块</translation>
    </message>
    <message>
        <source>“zpool trim” or “zpool initialize” do this for ZFS.</source>
        <translation>对于 ZFS，可使用“zpool trim”或“zpool initialize”完成此操作。</translation>
    </message>
    <message>
        <source>TRIM, if the disk takes it.</source>
        <translation>如果磁盘支持，可使用 TRIM。</translation>
    </message>
    <message>
        <source>{} is a view of other file systems, not one on a disk</source>
        <translation>{} 是其他文件系统的视图，而不是磁盘上的文件系统</translation>
    </message>
    <message>
        <source>Name the mount point of the file system below it.</source>
        <translation>请指定其下层文件系统的装载点。</translation>
    </message>
    <message>
        <source>F2FS compresses here: zeros shrink to nothing</source>
        <translation>F2FS 在此处进行压缩：零会缩减到几乎不占空间</translation>
    </message>
    <message>
        <source>NTFS compresses new files here: zeros shrink to nothing</source>
        <translation>NTFS 在此处压缩新文件：零会缩减到几乎不占空间</translation>
    </message>
    <message>
        <source>the APFS volume has snapshots: their blocks are not free and come free later, with their content</source>
        <translation>此 APFS 宗卷有快照：快照的块不是可用块，稍后才会成为可用块，而其内容仍在其中</translation>
    </message>
    <message>
        <source>Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the container unmounted.</source>
        <translation>请先将其删除 (tmutil deletelocalsnapshots /)，或从“恢复”启动，并在卸载状态下抹掉容器。</translation>
    </message>
    <message>
        <source>{} is a file system of a program: how it stores files is not known here</source>
        <translation>{} 是由程序提供的文件系统：此处不清楚它如何存储文件</translation>
    </message>
    <message>
        <source>outside all partitions, where partition tables and boot loaders may also be</source>
        <translation>位于所有分区之外，该处也可能有分区表和引导加载程序</translation>
    </message>
    <message>
        <source>more files share this block</source>
        <translation>有多个文件共用此块</translation>
    </message>
    <message>
        <source>sector {}</source>
        <translation>扇区 {}</translation>
    </message>
    <message>
        <source>sectors {}-{}</source>
        <translation>扇区 {}-{}</translation>
    </message>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{}，以及另外 {} 处</numerusform>
        </translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {}.</source>
        <translation>TRIM 会传递到磁盘，单位为 {}。</translation>
    </message>
    <message>
        <source>{} does not pass TRIM on through this USB adapter.</source>
        <translation>{} 不通过此 USB 适配器传递 TRIM。</translation>
    </message>
    <message>
        <source>{} does not use TRIM with this disk.</source>
        <translation>{} 不对此磁盘使用 TRIM。</translation>
    </message>
    <message>
        <source>The image is a file: trimmed ranges become holes, in units of {}.</source>
        <translation>映像是文件：执行 TRIM 的范围会变为空洞，单位为 {}。</translation>
    </message>
    <message>
        <source>The file system that the image lies on, or the kind of file, has no holes.</source>
        <translation>映像所在的文件系统或此类文件不支持空洞。</translation>
    </message>
    <message>
        <source>Copy the image to a file system with sparse files (ext4, XFS, APFS, NTFS with the sparse attribute), or write zeros instead.</source>
        <translation>请将映像拷贝到支持稀疏文件的文件系统（ext4、XFS、APFS、具有稀疏属性的 NTFS），或改为写入零。</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once. {} is driven by {}.</source>
        <translation>TRIM 会传递到磁盘，单位为 {}，每次最多 {}。{} 由 {} 驱动。</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once.</source>
        <translation>TRIM 会传递到磁盘，单位为 {}，每次最多 {}。</translation>
    </message>
    <message>
        <source>The disk takes TRIM, but it was switched off in the system (discard_max_bytes is 0).</source>
        <translation>磁盘支持 TRIM，但系统中已将其关闭（discard_max_bytes 为 0）。</translation>
    </message>
    <message>
        <source>As root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</source>
        <translation>以 root 身份运行：echo {} &gt; /sys/block/{}/queue/discard_max_bytes</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>磁盘为只读。</translation>
    </message>
    <message>
        <source>The NVMe disk does not offer the Deallocate command.</source>
        <translation>此 NVMe 磁盘不提供 Deallocate 命令。</translation>
    </message>
    <message>
        <source>The memory card does not offer a discard or erase command to the system.</source>
        <translation>存储卡未向系统提供 TRIM (discard) 或抹掉命令。</translation>
    </message>
    <message>
        <source>The virtual disk has no discard: the virtual machine was set up without it.</source>
        <translation>虚拟磁盘没有 TRIM (discard) 功能：虚拟机设置时未启用它。</translation>
    </message>
    <message>
        <source>On the host: discard='unmap' in the disk's driver element (libvirt), or discard=unmap with QEMU's -drive.</source>
        <translation>在主机上：在磁盘的 driver 元素中使用 discard='unmap' (libvirt)，或在 QEMU 的 -drive 中使用 discard=unmap。</translation>
    </message>
    <message>
        <source>The USB adapter ({}, {}:{})</source>
        <translation>USB 适配器（{}，{}:{}）</translation>
    </message>
    <message>
        <source>The USB adapter</source>
        <translation>USB 适配器</translation>
    </message>
    <message>
        <source>The USB adapter ({}:{})</source>
        <translation>USB 适配器 ({}:{})</translation>
    </message>
    <message>
        <source>uas (the fast protocol)</source>
        <translation>uas（快速协议）</translation>
    </message>
    <message>
        <source>usb-storage (the old protocol, Bulk-Only)</source>
        <translation>usb-storage（旧协议，Bulk-Only）</translation>
    </message>
    <message>
        <source>a driver that the system does not name</source>
        <translation>系统未指明的驱动程序</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>The loop device's file {} lies where no holes can be made, or the loop device is read-only.</source>
        <translation>loop 设备的文件 {} 位于无法打洞的位置，或 loop 设备为只读。</translation>
    </message>
    <message>
        <source>The encrypted mapping does not pass TRIM on: that is the safe default, because TRIM shows which blocks are in use.</source>
        <translation>加密映射不传递 TRIM：这是安全的默认设置，因为 TRIM 会显示哪些块正在使用。</translation>
    </message>
    <message>
        <source>If that may be seen: cryptsetup --allow-discards --persistent refresh {} (LUKS2), or the option “discard” in /etc/crypttab.</source>
        <translation>如果可以公开该信息：cryptsetup --allow-discards --persistent refresh {} (LUKS2)，或在 /etc/crypttab 中使用选项“discard”。</translation>
    </message>
    <message>
        <source>The mapped device does not pass TRIM on: one of the disks below it takes none.</source>
        <translation>映射设备不传递 TRIM：其下层的某个磁盘不支持 TRIM。</translation>
    </message>
    <message>
        <source>The RAID does not pass TRIM on: one of its disks takes none, or its level needs a setting (raid456.devices_handle_discard_safely).</source>
        <translation>RAID 不传递 TRIM：其某个磁盘不支持 TRIM，或其级别需要一项设置 (raid456.devices_handle_discard_safely)。</translation>
    </message>
    <message>
        <source>Look at /dev/{} below it.</source>
        <translation>请查看其下层的 /dev/{}。</translation>
    </message>
    <message>
        <source>{} says that it passes TRIM on ({}), but the system does not use it (provisioning_mode is “{}”). It is driven by {}.</source>
        <translation>{} 表示会传递 TRIM ({})，但系统未使用它（provisioning_mode 为“{}”）。它由 {} 驱动。</translation>
    </message>
    <message>
        <source>page B2: LBPU</source>
        <translation>页面 B2：LBPU</translation>
    </message>
    <message>
        <source>page B0: an UNMAP limit</source>
        <translation>页面 B0：UNMAP 限制</translation>
    </message>
    <message>
        <source>page B2: WRITE SAME</source>
        <translation>页面 B2：WRITE SAME</translation>
    </message>
    <message>
        <source>A udev rule can set provisioning_mode for this adapter: put the line into /etc/udev/rules.d/60-trim.rules as root and plug the disk in again. Try it with a disk whose content you have elsewhere.</source>
        <translation>udev 规则可以为此适配器设置 provisioning_mode：请以 root 身份将该行加入 /etc/udev/rules.d/60-trim.rules，然后重新插入磁盘。请先使用其内容另有副本的磁盘进行尝试。</translation>
    </message>
    <message>
        <source>The system uses the old protocol for this adapter; if it can do UAS, a direct USB 3 port or removing a quirk (usb-storage.quirks) may bring it.</source>
        <translation>系统对此适配器使用旧协议；如果它支持 UAS，直接连接 USB 3 端口或移除 quirk (usb-storage.quirks) 可能会启用 UAS。</translation>
    </message>
    <message>
        <source>{} does not offer TRIM (neither page B2 nor B0 names UNMAP). It is driven by {}.</source>
        <translation>{} 不提供 TRIM（页面 B2 和 B0 均未指明 UNMAP）。它由 {} 驱动。</translation>
    </message>
    <message>
        <source>{} does not say whether it passes TRIM on (it has no pages B0 and B2, or they may not be read without root). It is driven by {}.</source>
        <translation>{} 未说明是否传递 TRIM（它没有页面 B0 和 B2，或没有 root 权限时无法读取这些页面）。它由 {} 驱动。</translation>
    </message>
    <message>
        <source>Look again as root: then the adapter itself is asked.</source>
        <translation>请以 root 身份再次查看：这样会直接询问适配器。</translation>
    </message>
    <message>
        <source>Setting provisioning_mode by force is not offered: with an adapter that does not know the command it can hang the disk or destroy data.</source>
        <translation>不提供强制设置 provisioning_mode 的功能：如果适配器不支持该命令，可能会使磁盘停止响应或销毁数据。</translation>
    </message>
    <message>
        <source>What helps: newer firmware for the adapter, another adapter (one with UAS and UNMAP), or the disk connected inside a computer for the TRIM.</source>
        <translation>可行的办法：为适配器更新固件、使用其他适配器（支持 UAS 和 UNMAP），或将磁盘连接到电脑内部以执行 TRIM。</translation>
    </message>
    <message>
        <source>The disk says that it rotates: hard disks rarely need TRIM.</source>
        <translation>磁盘表示它是旋转式磁盘：机械硬盘很少需要 TRIM。</translation>
    </message>
    <message>
        <source>The disk rotates and offers no TRIM: a hard disk overwrites in place and needs none.</source>
        <translation>磁盘是旋转式磁盘，不提供 TRIM：机械硬盘会在原处覆盖，不需要 TRIM。</translation>
    </message>
    <message>
        <source>The SATA disk does not announce TRIM, or the system does not trust its TRIM.</source>
        <translation>此 SATA 磁盘未声明支持 TRIM，或系统不信任其 TRIM。</translation>
    </message>
    <message>
        <source>Newer firmware of the disk; a disk behind a RAID controller may have it when connected directly.</source>
        <translation>请为磁盘更新固件；位于 RAID 控制器之后的磁盘在直接连接时可能支持 TRIM。</translation>
    </message>
    <message>
        <source>The disk announces UNMAP or WRITE SAME, but the system does not use it (provisioning_mode is “{}”).</source>
        <translation>磁盘声明支持 UNMAP 或 WRITE SAME，但系统未使用它（provisioning_mode 为“{}”）。</translation>
    </message>
    <message>
        <source>The disk, or the controller before it, does not offer TRIM.</source>
        <translation>磁盘或其前端的控制器不提供 TRIM。</translation>
    </message>
    <message>
        <source>macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.</source>
        <translation>macOS 没有相应的开关：请通过 Thunderbolt 或在电脑内部连接磁盘。</translation>
    </message>
    <message>
        <source>For SATA disks of other makers: sudo trimforce enable (after a backup).</source>
        <translation>对于其他制造商的 SATA 磁盘：sudo trimforce enable（请先备份）。</translation>
    </message>
    <message>
        <source>An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether Windows itself has switched TRIM off.</source>
        <translation>需要支持 UASP 和 UNMAP 的适配器；“fsutil behavior query DisableDeleteNotify”会显示 Windows 自身是否已关闭 TRIM。</translation>
    </message>
    <message>
        <source>{} are free by the newest state of the volume and kept, because an older state needs them</source>
        <translation>根据宗卷的最新状态，{} 为可用空间，但由于较早的状态需要而保留</translation>
    </message>
    <message>
        <source>{} in sectors that hold used blocks, too, stay as they are</source>
        <translation>位于同时含有已用块的扇区中的 {} 保持不变</translation>
    </message>
    <message>
        <source>the primary GPT</source>
        <translation>主 GPT</translation>
    </message>
    <message>
        <source>the backup GPT</source>
        <translation>备份 GPT</translation>
    </message>
    <message>
        <source>a GPT at the end of the disk</source>
        <translation>位于磁盘末尾的 GPT</translation>
    </message>
    <message>
        <source>the start of the extended partition</source>
        <translation>扩展分区的起始处</translation>
    </message>
    <message>
        <source>the track of an extended boot record</source>
        <translation>扩展引导记录所在的磁道</translation>
    </message>
    <message>
        <source>the Apple partition map</source>
        <translation>Apple 分区图</translation>
    </message>
    <message>
        <source>{} begins at byte {}</source>
        <translation>{} 起始于字节 {}</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>其中 {} 个字节无法读取：其内容未知</numerusform>
        </translation>
    </message>
    <message>
        <source>a volume of type {} left its {} there</source>
        <translation>类型为 {} 的宗卷在该处留下了其 {}</translation>
    </message>
    <message>
        <source>a volume of type {} ({}) left its {} there</source>
        <translation>类型为 {} ({}) 的宗卷在该处留下了其 {}</translation>
    </message>
    <message>
        <source>a GPT header lies at byte {}</source>
        <translation>字节 {} 处有 GPT 头</translation>
    </message>
    <message>
        <source>before the first partition: boot loaders are kept there</source>
        <translation>位于第一个分区之前：该处存放引导加载程序</translation>
    </message>
    <message>
        <source>the last MiB of the disk: RAID, LDM</source>
        <translation>磁盘的最后一个 MiB：RAID、LDM</translation>
    </message>
    <message>
        <source>{} contains no known file system</source>
        <translation>{} 不包含任何已知的文件系统</translation>
    </message>
    <message>
        <source>the blocks of volume “{}” lie all over its container; open {}, or a file in the volume ({}@{}:/PATH)</source>
        <translation>宗卷“{}”的块分散在其容器各处；请打开 {}，或打开该宗卷中的文件 ({}@{}:/PATH)</translation>
    </message>
    <message>
        <source>{} can only be read; to write, open {}</source>
        <translation>{} 只能读取；若要写入，请打开 {}</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>分区 {} 不存在</translation>
    </message>
    <message>
        <source>{} has no identifiers that can be changed</source>
        <translation>{} 没有可以更改的标识符</translation>
    </message>
    <message>
        <source>the change of identifiers would damage {}: {}</source>
        <translation>更改标识符会损坏 {}：{}</translation>
    </message>
    <message>
        <source>{} is not {} after the change, but “{}”</source>
        <translation>更改后，{} 不是 {}，而是“{}”</translation>
    </message>
    <message>
        <source>the keys of the encrypted volumes cannot be decrypted after the change</source>
        <translation>更改后，加密宗卷的密钥无法解密</translation>
    </message>
    <message>
        <source>{}; the change was undone</source>
        <translation>{}；更改已撤销</translation>
    </message>
    <message>
        <source>{}; the change could not be undone: {}</source>
        <translation>{}；更改无法撤销：{}</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>磁盘 GUID</translation>
    </message>
    <message>
        <source>MBR disk signature</source>
        <translation>MBR 磁盘签名</translation>
    </message>
    <message>
        <source>partition GUID</source>
        <translation>分区 GUID</translation>
    </message>
    <message>
        <source>New identifiers for the disk</source>
        <translation>磁盘的新标识符</translation>
    </message>
    <message>
        <source>New identifiers for partition {}</source>
        <translation>分区 {} 的新标识符</translation>
    </message>
    <message>
        <source>The Windows boot configuration in partition {} names {}, which changes: Windows will not start from this disk until the configuration is rebuilt. Start Windows setup from a USB drive, press Shift+F10 and run “bcdboot C:\Windows”.</source>
        <translation>分区 {} 中的 Windows 引导配置指明了 {}，而它会更改：在重建该配置之前，Windows 无法从此磁盘启动。请从 USB 驱动器启动 Windows 安装程序，按 Shift+F10 并运行“bcdboot C:\Windows”。</translation>
    </message>
    <message>
        <source>{} is read in gentle mode; open it without that mode to change its identifiers</source>
        <translation>{} 正以温和模式读取；要更改其标识符，请不使用该模式打开</translation>
    </message>
    <message>
        <source>for new identifiers, name the partition by its number in the main table</source>
        <translation>要设置新标识符，请用主分区表中的编号指定分区</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>无法读取 {}：{}</translation>
    </message>
    <message>
        <source>there are too many files to add up</source>
        <translation>文件过多，无法累加</translation>
    </message>
    <message>
        <source>overwritten since the file was deleted</source>
        <translation>在文件被删除之后已被覆盖</translation>
    </message>
    <message>
        <source>partition {} of {}</source>
        <translation>{1} 的分区 {0}</translation>
    </message>
    <message>
        <source>{} and {} have the same {}: {}</source>
        <translation>{} 和 {} 具有相同的{}：{}</translation>
    </message>
    <message>
        <source>{} is not valid JSON: {}</source>
        <translation>{} 不是有效的 JSON：{}</translation>
    </message>
    <message>
        <source>“{}” in {} is missing or has a value that it cannot have</source>
        <translation>{1} 中的“{0}”缺失，或其值不允许</translation>
    </message>
    <message>
        <source>“hex” in {} must be pairs of hexadecimal digits, or offsets with them</source>
        <translation>{} 中的“hex”必须是成对的十六进制数字，或带有这种数字的偏移量</translation>
    </message>
    <message>
        <source>its name matches</source>
        <translation>其名称匹配</translation>
    </message>
    <message>
        <source>{} exists, but none is expected</source>
        <translation>{} 存在，但应不存在</translation>
    </message>
    <message>
        <source>{} is {}, expected {}</source>
        <translation>{} 为 {}，应为 {}</translation>
    </message>
    <message>
        <source>{} is at offset {}, expected {}</source>
        <translation>{} 位于偏移量 {}，应为 {}</translation>
    </message>
    <message>
        <source>{} has a size of {}, expected {}</source>
        <translation>{} 的大小为 {}，应为 {}</translation>
    </message>
    <message>
        <source>{} has {} members, expected {}</source>
        <translation>{} 有 {} 个成员，应为 {} 个</translation>
    </message>
    <message>
        <source>{} is judged ok, expected bad</source>
        <translation>{} 被判断为“正确”，应为“错误”</translation>
    </message>
    <message>
        <source>{} is judged bad, expected ok</source>
        <translation>{} 被判断为“错误”，应为“正确”</translation>
    </message>
    <message>
        <source>{} is not judged</source>
        <translation>{} 没有判断结果</translation>
    </message>
    <message>
        <source>{} has an error: {}</source>
        <translation>{} 有错误：{}</translation>
    </message>
    <message>
        <source>{} has no error, but one is expected</source>
        <translation>{} 没有错误，但应有错误</translation>
    </message>
    <message>
        <source>more than {} fields; not all were looked through for errors</source>
        <translation>字段超过 {} 个；未对所有字段查找错误</translation>
    </message>
    <message>
        <source>the data to be written to {} changed after they were reviewed (offset {})</source>
        <translation>要写入 {} 的数据在复核之后发生了更改（偏移量 {}）</translation>
    </message>
    <message>
        <source>{} is not the file that was reviewed: another one has its name now; open it again</source>
        <translation>{} 不是复核过的文件：现在另一个文件使用了它的名称；请重新打开</translation>
    </message>
    <message>
        <source>EFI variables</source>
        <translation>EFI 变量</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; its newest changes may be missing here, and files may show older or wrong content</source>
        <translation>宗卷已装载，或未正常卸载；此处可能缺少其最新的更改，文件显示的内容可能较旧或有误</translation>
    </message>
    <message>
        <source>the volume at {} is not the one of the preview: it was unmounted or replaced</source>
        <translation>{} 处的卷不是预览时的卷：它已被卸载或替换</translation>
    </message>
    <message>
        <source>too large to be copied as an attribute</source>
        <translation>太大，无法作为属性拷贝</translation>
    </message>
    <message>
        <source>the target cannot store it</source>
        <translation>目标位置无法存储</translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation>磁盘没有分区表</translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation>{0} 没有分区表，因此分区 {1} 不存在</translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation>{0} 上不存在分区 {1}；现有分区：{2}</translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation>分区 {1} 不存在：{0} 的分区表为空</translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation>{1} 的分区 {0} 为空或超出了磁盘末尾</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>分区 {} 不存在</translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation>分区 {} 和分区 {} 均不存在</translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation>分区 {} 已存在</translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation>新分区表必须是 GPT、MBR 或 Apple 分区图</translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation>扇区 {} 到 {} 与分区 {} 重叠（扇区 {} 到 {}）</translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation>磁盘结束于扇区 {}</translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation>分区至少需要一个扇区</translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation>分区需要类型</translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation>分区名称最多为 {} 个字符</translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation>分区名称不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation>分区名称有 {} 个字符；最多可容纳 {} 个</translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation>磁盘没有 Apple 分区图</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation>Apple 分区图已损坏：缺少条目</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation>Apple 分区图已损坏：没有描述分区图自身的条目</translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation>磁盘过小，无法使用 Apple 分区图</translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation>磁盘过大，无法使用 Apple 分区图，因为它无法寻址超过 2^32 个块</translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation>分区至少需要一个块</translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation>分区不能起始于块 0，该块存放驱动程序描述符</translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation>磁盘结束于块 {}</translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation>块 {} 到 {} 与分区 {} 重叠（块 {} 到 {}）</translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation>Apple 分区图只能容纳 {} 个条目</translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation>类型和名称最多为 31 个字符，且类型至少为 1 个字符</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation>分区图自身的条目不能删除</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation>分区图自身的条目不能移动</translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation>分区图自身的类型不能更改</translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation>类型为 1 到 31 个字符</translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation>分区名称最多为 31 个 Mac Roman 字符</translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation>磁盘没有 GUID 分区表</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>GPT 是为 {} 字节的扇区写入的，但磁盘的扇区为 {} 个字节</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation>GPT 是为 {} 字节的扇区写入的，但磁盘的扇区为 {} 个字节；请以分区时的方式连接磁盘</translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation>磁盘已有 GUID 分区表；若要修复它，请使用 gpt repair；若要改为保留 MBR，请先移除 GPT (gpt zap)</translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation>磁盘没有带分区的 MBR</translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation>MBR 已损坏：{}</translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation>MBR 没有分区；若要创建空的 GPT，请使用 gpt create</translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation>该磁盘是 Windows 动态磁盘（类型 42）：在 GPT 磁盘上，其宗卷的数据库必须位于另一个位置</translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation>分区 {} 的类型为 {}，在 GPT 中没有对应的类型，且其文件系统未知；请先更改其类型</translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation>分区 {} 起始于扇区 {}，但 GPT 需要到 {} 为止的扇区</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation>分区 {} 结束于扇区 {}，但备份 GPT 需要从 {} 起的扇区；请先缩小该分区</translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation>GPT 不能有 {} 个条目；请使用 1 到 65536 个</translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation>GPT 已损坏或其副本不同；请先将其修复 (gpt repair)</translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation>备份 GPT 不在磁盘末尾；请先将其修复 (gpt repair)</translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation>可用范围没有在磁盘末尾为备份 GPT 留出空间；请先将其修复 (gpt repair)</translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation>磁盘过小，无法使用 GUID 分区表</translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation>分区将结束于扇区 {}，在其起始扇区 {} 之前</translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation>扇区 {} 到 {} 不在可用范围 {} 到 {} 之内</translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation>分区编号为 1 到 {}</translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation>GPT 的全部 {} 个条目均已使用</translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation>该 GUID 为零或属于另一个分区</translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation>零类型 GUID 表示未用的条目；请改为删除该分区</translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation>分区 GUID 不能为零</translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation>分区 {} 已有此 GUID</translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation>磁盘 GUID 不能为零</translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation>分区 {} 超出了 {} 个条目的 GPT 的范围；若要重新编号分区，请使用 gpt sort</translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation>GPT 的条目起始于扇区 2 或之后</translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation>起始于扇区 {1} 的 {0} 个条目超出了磁盘的容量</translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation>分区 {}（扇区 {} 到 {}）造成阻碍：GPT 需要 {} 之前和 {} 之后的扇区</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation>{} 中的 BSD disklabel 已损坏：其校验和错误</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>{} 中的 BSD disklabel 按 {} 字节的扇区计数，但磁盘的扇区为 {} 个字节</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation>{} 中的 BSD disklabel 未表明它是从磁盘还是从分区的第一个扇区开始计数；请指定（--base disk 或 --base slice）</translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation>{1} 中的 BSD disklabel 的分区 {0} 的位置为不可能的值</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation>{} 中的 BSD disklabel 没有自己的分区</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation>分区 {}</translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation>分区 {} 没有 BSD disklabel</translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation>磁盘没有 BSD disklabel</translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation>某个分区起始于扇区 {}，在 GPT 自身的扇区（到 {} 为止）之内</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation>分区 {} 结束于扇区 {}，但磁盘有 {} 个扇区，且备份 GPT 需要最后 {} 个扇区；该磁盘小于此 GPT 所针对的磁盘</translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation>此磁盘上没有留下任何 GUID 分区表的副本；请查找丢失的分区</translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation>MBR 中有 GPT 中没有的分区；修复 GPT 会将其隐藏</translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation>GPT 的两个副本损坏过于严重，无法修复；请查找丢失的分区</translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation>磁盘没有可用的 GPT {} 副本</translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation>混合 MBR 需要 GUID 分区表，而磁盘没有</translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation>该 MBR 不是混合 MBR：磁盘没有 GUID 分区表</translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation>GPT 是为不同于此磁盘的扇区大小写入的</translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation>混合 MBR 在保护性条目之外只能容纳三个分区，不能容纳 {} 个</translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation>未找到 Windows 分区：没有任何类型为 Microsoft 基本数据的分区以 NTFS 或 FAT 引导扇区开头</translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation>此磁盘上的 Windows 通过 UEFI 启动（EFI 系统分区上的 bootmgfw.efi）；混合 MBR 没有帮助，还可能使其无法启动</translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation>分区 {} 不能设为活动，因为没有 MBR 条目列出它</translation>
    </message>
    <message>
        <source>Apple's layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation>无法使用 Apple 的布局：它需要磁盘开头有 EFI 系统分区，且最多有三个其他分区，全部位于 2^32 个扇区以下</translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation>分区 {} 结束于 2^32 个扇区之后，没有 MBR 条目能在那里列出它</translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation>MBR 的第一个分区位于 GPT 自身的扇区之内</translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation>MBR 条目的编号为 1 到 4</translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation>MBR 的条目 {} 为空</translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation>保护性条目 (EE) 不能更改：它向每个系统表明这是 GPT 磁盘</translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation>混合 MBR 中不能使用类型 {}</translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation>磁盘有带分区的 MBR，新的 GPT 会将其替换；请手动将丢失的分区添加到其中</translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation>磁盘有 Apple 分区图，新的 GPT 会将其替换</translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation>它已是分区表中的分区 {}</translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation>它未起始于此磁盘的扇区边界</translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation>无法添加宗卷 {} ({})：{}</translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation>未找到分区表中尚未包含的分区</translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation>宗卷 {} 不存在；找到的宗卷：{}</translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation>未选取宗卷</translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation>磁盘没有自己的 MBR 分区表</translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation>逻辑分区链已损坏：{}</translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation>MBR 有多个扩展分区</translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation>某个扩展引导记录描述了多个分区</translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation>分区不能起始于扇区 0，该扇区存放分区表</translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation>MBR 无法寻址超过 2^32 个扇区</translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation>逻辑分区需要扩展分区，而 MBR 没有扩展分区</translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation>逻辑分区必须位于扇区 {} 到 {} 之内</translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation>扇区 {} 存放分区 {} 的扩展引导记录</translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation>MBR 已有扩展分区</translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation>主分区的编号为 1 到 4</translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation>MBR 的全部四个条目均已使用</translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation>逻辑分区需要扩展以外的类型</translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation>扇区 {} 之前没有可用扇区来存放该分区的扩展引导记录</translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation>扩展分区包含逻辑分区；请先将其删除</translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation>分区必须起始于其位于扇区 {} 的扩展引导记录之后</translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation>逻辑分区 {} 将位于扩展分区之外</translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation>包含逻辑分区的扩展分区的起点不能移动：逻辑分区的位置是相对于它的</translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation>类型 00 表示空条目；请改为删除该分区</translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation>不能仅通过更改类型来将分区变为扩展分区或变为普通分区</translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation>逻辑分区不能设为活动：引导代码只启动主分区</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation>GPT 有 {} 个分区，而 MBR 只有四个主分区；每多一个分区，其前面都需要一个可用扇区才能成为逻辑分区，且活动分区必须是主分区；请指定要保留的分区 (--partition)</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation>GPT 有 {} 个分区，而 MBR 只有四个主分区；每多一个分区，其前面都需要一个可用扇区才能成为逻辑分区，而分区 {} 没有这样的扇区；请指定要保留的分区 (--partition)</translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation>分区 {} 不在要保留的分区之列</translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation>分区 {} 位于逻辑分区之间，因此也必须是逻辑分区</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation>分区 {} 不能是逻辑分区：其前面没有可用扇区来存放其扩展引导记录</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation>分区 {} 不能是逻辑分区：活动分区必须是主分区</translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation>将有 {} 个分区仍为主分区；除逻辑分区外只能容纳三个</translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation>备份已损坏：它不是分区表的备份</translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation>备份已损坏：缺少字段</translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation>备份已损坏：某个区域不完整或不是十六进制</translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation>备份已损坏：某个区域位于磁盘之外</translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation>备份已损坏：区域重叠</translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation>该备份由此程序的较新版本创建</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation>该备份来自 {} 字节的磁盘，但此磁盘有 {} 个字节</translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation>该备份来自扇区为 {} 字节的磁盘，但此磁盘的扇区为 {} 个字节</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation>该备份来自有 {} 个扇区的磁盘，但此磁盘有 {} 个扇区</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation>备份已损坏：两个 GPT 头的校验和均错误</translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation>备份已损坏：它在最后一个分区条目之前结束</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation>备份已损坏：分区条目的校验和错误</translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation>该备份与此磁盘或其扇区大小不符</translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation>备份中的分区 {} 超出了此磁盘的容量</translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation>sgdisk 的格式只能保存 GUID 分区表</translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation>sgdisk 的格式不能保存已损坏的 GPT；请先将其修复，或使用 Sectorsmith 的格式</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>搜索已取消</translation>
    </message>
    <message>
        <source>Rebuild this copy from the other one (gpt repair).</source>
        <translation>从另一个副本重建此副本 (gpt repair)。</translation>
    </message>
    <message>
        <source>Repair the GPT (gpt repair).</source>
        <translation>修复 GPT (gpt repair)。</translation>
    </message>
    <message>
        <source>partition {} (“{}”)</source>
        <translation>分区 {}（“{}”）</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>分区 {}</translation>
    </message>
    <message>
        <source>Partition {} (“{}”)</source>
        <translation>分区 {}（“{}”）</translation>
    </message>
    <message>
        <source>The sector of the primary GPT header cannot be read.</source>
        <translation>无法读取主 GPT 头所在的扇区。</translation>
    </message>
    <message>
        <source>The sector of the backup GPT header cannot be read.</source>
        <translation>无法读取备份 GPT 头所在的扇区。</translation>
    </message>
    <message>
        <source>The primary GPT header is missing at sector {}.</source>
        <translation>扇区 {} 处缺少主 GPT 头。</translation>
    </message>
    <message>
        <source>The backup GPT header is missing at sector {}.</source>
        <translation>扇区 {} 处缺少备份 GPT 头。</translation>
    </message>
    <message>
        <source>The primary GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>主 GPT 头标明其大小为 {} 个字节；有效值为 92 到 {}。</translation>
    </message>
    <message>
        <source>The backup GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>备份 GPT 头标明其大小为 {} 个字节；有效值为 92 到 {}。</translation>
    </message>
    <message>
        <source>The checksum of the primary GPT header is wrong.</source>
        <translation>主 GPT 头的校验和错误。</translation>
    </message>
    <message>
        <source>The checksum of the backup GPT header is wrong.</source>
        <translation>备份 GPT 头的校验和错误。</translation>
    </message>
    <message>
        <source>The primary GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>主 GPT 头的修订版本为 {}.{}；仅 1.0 为已知版本。</translation>
    </message>
    <message>
        <source>The backup GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>备份 GPT 头的修订版本为 {}.{}；仅 1.0 为已知版本。</translation>
    </message>
    <message>
        <source>A reserved field of the primary GPT header is not zero.</source>
        <translation>主 GPT 头的一个保留字段不为零。</translation>
    </message>
    <message>
        <source>A reserved field of the backup GPT header is not zero.</source>
        <translation>备份 GPT 头的一个保留字段不为零。</translation>
    </message>
    <message>
        <source>The primary GPT header lies at sector {} but says sector {}.</source>
        <translation>主 GPT 头位于扇区 {}，但标明为扇区 {}。</translation>
    </message>
    <message>
        <source>The backup GPT header lies at sector {} but says sector {}.</source>
        <translation>备份 GPT 头位于扇区 {}，但标明为扇区 {}。</translation>
    </message>
    <message>
        <source>The primary GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>主 GPT 标明一个条目有 {} 个字节；该值必须是 128 乘以 2 的幂。</translation>
    </message>
    <message>
        <source>The backup GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>备份 GPT 标明一个条目有 {} 个字节；该值必须是 128 乘以 2 的幂。</translation>
    </message>
    <message>
        <source>The primary GPT's usable range is empty: {} to {}.</source>
        <translation>主 GPT 的可用范围为空：{} 到 {}。</translation>
    </message>
    <message>
        <source>The backup GPT's usable range is empty: {} to {}.</source>
        <translation>备份 GPT 的可用范围为空：{} 到 {}。</translation>
    </message>
    <message>
        <source>The primary GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>主 GPT 的可用范围结束于扇区 {}，超出磁盘末尾 ({})。</translation>
    </message>
    <message>
        <source>The backup GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>备份 GPT 的可用范围结束于扇区 {}，超出磁盘末尾 ({})。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>主 GPT 的条目（扇区 {} 到 {}）位于磁盘末尾之后。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>备份 GPT 的条目（扇区 {} 到 {}）位于磁盘末尾之后。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) cover a header.</source>
        <translation>主 GPT 的条目（扇区 {} 到 {}）覆盖了 GPT 头。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) cover a header.</source>
        <translation>备份 GPT 的条目（扇区 {} 到 {}）覆盖了 GPT 头。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>主 GPT 的条目（扇区 {} 到 {}）伸入了分区空间。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>备份 GPT 的条目（扇区 {} 到 {}）伸入了分区空间。</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the primary GPT; 16384 are the least.</source>
        <translation>仅为主 GPT 的条目保留了 {} 个字节；至少需要 16384 个字节。</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the backup GPT; 16384 are the least.</source>
        <translation>仅为备份 GPT 的条目保留了 {} 个字节；至少需要 16384 个字节。</translation>
    </message>
    <message>
        <source>Give the table 128 entries again, if the first and last partitions leave the room.</source>
        <translation>如果首个和最后一个分区留有空间，请将表恢复为 128 个条目。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT cannot be read.</source>
        <translation>无法读取主 GPT 的条目。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT cannot be read.</source>
        <translation>无法读取备份 GPT 的条目。</translation>
    </message>
    <message>
        <source>The checksum of the entries of the primary GPT is wrong.</source>
        <translation>主 GPT 的条目的校验和错误。</translation>
    </message>
    <message>
        <source>The checksum of the entries of the backup GPT is wrong.</source>
        <translation>备份 GPT 的条目的校验和错误。</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, beyond the end of the disk.</source>
        <translation>主 GPT 头指向位于扇区 {} 的备份，该扇区超出磁盘末尾。</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, where there is none.</source>
        <translation>主 GPT 头指向位于扇区 {} 的备份，但该处没有备份。</translation>
    </message>
    <message>
        <source>The backup GPT header points to sector {} instead of the primary header at sector 1.</source>
        <translation>备份 GPT 头指向扇区 {}，而不是位于扇区 1 的主 GPT 头。</translation>
    </message>
    <message>
        <source>The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.</source>
        <translation>备份 GPT 位于扇区 {}，而不是磁盘的最后一个扇区 {}：磁盘已变大。</translation>
    </message>
    <message>
        <source>Move the backup to the end of the disk (gpt repair).</source>
        <translation>将备份移到磁盘末尾 (gpt repair)。</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>磁盘 GUID</translation>
    </message>
    <message>
        <source>usable range</source>
        <translation>可用范围</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>表的大小</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>The two copies of the GPT differ: {}.</source>
        <translation>GPT 的两个副本不同：{}。</translation>
    </message>
    <message>
        <source>Choose the copy that is right (gpt repair --from primary or --from backup).</source>
        <translation>选取正确的副本（gpt repair --from primary 或 --from backup）。</translation>
    </message>
    <message>
        <source>Behind the NUL that ends the name of {} there are other bytes: {}.</source>
        <translation>{} 的名称在表示结尾的 NUL 之后还有其他字节：{}。</translation>
    </message>
    <message>
        <source>Set the name again to clear them (gpt set --name).</source>
        <translation>重新设置名称以清除这些字节 (gpt set --name)。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>分区 {} 未起始于 1 MiB 的倍数处，而 SSD 和 RAID 在该对齐方式下最快。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>分区 {} 未起始于 1 MiB 的倍数处，而 SSD 和 RAID 在该对齐方式下最快。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>分区 {} 未起始于物理扇区（{} 个字节）的边界：写入会很慢。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>分区 {} 未起始于 4 KiB 的倍数处：在物理扇区为该大小的磁盘上写入会很慢。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>分区 {} 未起始于 4 KiB 的倍数处：在物理扇区为该大小的磁盘上写入会很慢。</translation>
    </message>
    <message>
        <source>The disk has no GUID.</source>
        <translation>磁盘没有 GUID。</translation>
    </message>
    <message>
        <source>Give it a new one (gpt repair --new-guids disk).</source>
        <translation>为其指定新的 GUID (gpt repair --new-guids disk)。</translation>
    </message>
    <message>
        <source>{} has no GUID of its own.</source>
        <translation>{} 没有自己的 GUID。</translation>
    </message>
    <message>
        <source>Give it a new one (gpt set --guid random).</source>
        <translation>为其指定新的 GUID (gpt set --guid random)。</translation>
    </message>
    <message>
        <source>Partitions {} and {} have the same GUID.</source>
        <translation>分区 {} 和 {} 的 GUID 相同。</translation>
    </message>
    <message>
        <source>Give one of them a new one (gpt set --guid random).</source>
        <translation>为其中一个分区指定新的 GUID (gpt set --guid random)。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, before it starts at {}.</source>
        <translation>{0} 结束于扇区 {1}，在其起始扇区 {2} 之前。</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right place.</source>
        <translation>删除该条目，或为其指定正确的位置。</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) leaves the usable range {} to {}.</source>
        <translation>{}（扇区 {} 到 {}）超出了可用范围 {} 到 {}。</translation>
    </message>
    <message>
        <source>Give the entry its right place, or the table its right usable range.</source>
        <translation>为该条目指定正确的位置，或为表指定正确的可用范围。</translation>
    </message>
    <message>
        <source>Sector 0 is not an MBR: systems that read it see an empty disk.</source>
        <translation>扇区 0 不是 MBR：读取 MBR 的系统会将其视为空磁盘。</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): systems do not see the GPT.</source>
        <translation>MBR 没有保护性条目 (EE)：系统无法识别 GPT。</translation>
    </message>
    <message>
        <source>Write the protective MBR (gpt repair).</source>
        <translation>写入保护性 MBR (gpt repair)。</translation>
    </message>
    <message>
        <source>The protective entry covers sectors {} to {}; it must start at 1 and go to {}.</source>
        <translation>保护性条目覆盖扇区 {} 到 {}；它必须从 1 开始并延伸到 {}。</translation>
    </message>
    <message>
        <source>An old GPT header is left at sector {}.</source>
        <translation>扇区 {} 处残留有旧的 GPT 头。</translation>
    </message>
    <message>
        <source>Overwrite that sector with zeros (gpt repair does).</source>
        <translation>用零覆盖该扇区（gpt repair 会执行此操作）。</translation>
    </message>
    <message>
        <source>The MBR says that the disk has a GPT, but neither copy of it can be found.</source>
        <translation>MBR 表示磁盘有 GPT，但找不到其任何一个副本。</translation>
    </message>
    <message>
        <source>Search for lost partitions (lost), and build a new table from the partitions found.</source>
        <translation>搜索丢失的分区 (lost)，并用找到的分区构建新表。</translation>
    </message>
    <message>
        <source>The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no system will find the partitions at their places.</source>
        <translation>GPT 是为 {} 字节的扇区写入的，但此磁盘的扇区为 {}：没有系统能在正确的位置找到分区。</translation>
    </message>
    <message>
        <source>Use the adapter that the disk was partitioned with, or rewrite the table for this sector size.</source>
        <translation>使用对磁盘进行分区时所用的适配器，或针对此扇区大小重新写入表。</translation>
    </message>
    <message>
        <source>{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not list it: Windows is missing from the startup disks although its volume is intact.</source>
        <translation>{} 包含通过 BIOS 启动的 Windows (Boot Camp)，但 MBR 未列出它：尽管其宗卷完好，Windows 也不会出现在启动磁盘中。</translation>
    </message>
    <message>
        <source>Propose a hybrid MBR (hybrid propose), look at it, apply it.</source>
        <translation>生成混合 MBR 建议 (hybrid propose)，查看后应用。</translation>
    </message>
    <message>
        <source>Propose a new hybrid MBR (hybrid propose).</source>
        <translation>生成新的混合 MBR 建议 (hybrid propose)。</translation>
    </message>
    <message>
        <source>MBR entry {} (type {})</source>
        <translation>MBR 条目 {}（类型 {}）</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.</source>
        <translation>MBR 没有保护性条目 (EE)：macOS 和其他系统不再将其识别为 GPT 磁盘。</translation>
    </message>
    <message>
        <source>The MBR has {} protective entries (EE): macOS treats such a disk as MBR.</source>
        <translation>MBR 有 {} 个保护性条目 (EE)：macOS 会将此类磁盘视为 MBR。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.</source>
        <translation>保护性条目起始于扇区 {}，而不是扇区 1：这样 Linux 无法识别 GPT。</translation>
    </message>
    <message>
        <source>The protective entry is marked active.</source>
        <translation>保护性条目被标记为活动。</translation>
    </message>
    <message>
        <source>Make the Windows volume active instead.</source>
        <translation>请改为将 Windows 宗卷设为活动。</translation>
    </message>
    <message>
        <source>The protective entry stands in slot {}, not in the first.</source>
        <translation>保护性条目位于第 {} 个位置，而不是第一个。</translation>
    </message>
    <message>
        <source>The protective entry ends at sector {}; the GPT goes to {}.</source>
        <translation>保护性条目结束于扇区 {}；GPT 延伸到 {}。</translation>
    </message>
    <message>
        <source>{} holds {}: the type should be {}.</source>
        <translation>{} 存放的是 {}：类型应为 {}。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector.</source>
        <translation>{} 的首个扇区不是 NTFS 或 FAT 引导扇区。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector, but its backup at the end of the partition is intact.</source>
        <translation>{} 的首个扇区不是 NTFS 或 FAT 引导扇区，但其位于分区末尾的备份完好。</translation>
    </message>
    <message>
        <source>Copy the backup boot sector to the front (hybrid propose does).</source>
        <translation>将备份引导扇区拷贝到前面（hybrid propose 会执行此操作）。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector; there is one at sector {}.</source>
        <translation>{} 的首个扇区不是 NTFS 或 FAT 引导扇区；扇区 {} 处有一个引导扇区。</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; there are {}. Windows stops with “disk read error”.</source>
        <translation>{} 的引导扇区表示其前面有 {} 个扇区；实际有 {} 个。Windows 会停止并显示“磁盘读取错误”。</translation>
    </message>
    <message>
        <source>Correct the field in the boot sector and its backup (hybrid propose does).</source>
        <translation>更正引导扇区及其备份中的该字段（hybrid propose 会执行此操作）。</translation>
    </message>
    <message>
        <source>The boot sector of {} counts in sectors of {} bytes; the disk has {}.</source>
        <translation>{} 的引导扇区按 {} 字节的扇区计数；磁盘的扇区为 {} 个字节。</translation>
    </message>
    <message>
        <source>The volume cannot be started from this disk: copy its files to a new one.</source>
        <translation>无法从此磁盘启动该宗卷：请将其文件拷贝到新的宗卷。</translation>
    </message>
    <message>
        <source>The volume in {} has {} sectors, more than the entry's {}.</source>
        <translation>{} 中的宗卷有 {} 个扇区，多于条目的 {} 个。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} differs from it.</source>
        <translation>{} 的 NTFS 引导扇区的备份与其不同。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} is not there.</source>
        <translation>{} 的 NTFS 引导扇区的备份不存在。</translation>
    </message>
    <message>
        <source>Rewrite the backup from the boot sector.</source>
        <translation>用引导扇区重新写入备份。</translation>
    </message>
    <message>
        <source>No MBR entry is active: the Mac's BIOS emulation has nothing to start.</source>
        <translation>没有活动的 MBR 条目：Mac 的 BIOS 模拟没有可启动的内容。</translation>
    </message>
    <message>
        <source>{} MBR entries are active; exactly one may be.</source>
        <translation>有 {} 个 MBR 条目为活动；必须有且只有一个。</translation>
    </message>
    <message>
        <source>Make the Windows volume, and only it, active.</source>
        <translation>仅将 Windows 宗卷设为活动。</translation>
    </message>
    <message>
        <source>{} is active, which is not the Windows volume.</source>
        <translation>活动的是 {}，它不是 Windows 宗卷。</translation>
    </message>
    <message>
        <source>Make the Windows volume active.</source>
        <translation>将 Windows 宗卷设为活动。</translation>
    </message>
    <message>
        <source>{} MBR entries are active; one at most may be.</source>
        <translation>有 {} 个 MBR 条目为活动；最多只能有一个。</translation>
    </message>
    <message>
        <source>Make only one active.</source>
        <translation>仅将一个条目设为活动。</translation>
    </message>
    <message>
        <source>An entry is active, but the MBR has no boot code: nothing starts.</source>
        <translation>有条目为活动，但 MBR 没有引导代码：无法启动任何内容。</translation>
    </message>
    <message>
        <source>Write boot code into the MBR (hybrid propose offers it).</source>
        <translation>将引导代码写入 MBR（hybrid propose 会提供此操作）。</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a new one.</source>
        <translation>磁盘签名为零：Windows 的引导数据会引用它，而 Windows 会为磁盘指定新的签名。</translation>
    </message>
    <message>
        <source>Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one may need a repair of the boot data.</source>
        <translation>如果 Windows 的引导数据中有旧签名，请将其恢复（hybrid propose 会查找）；使用新签名可能需要修复引导数据。</translation>
    </message>
    <message>
        <source>Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.</source>
        <translation>此磁盘上的 Windows 通过 UEFI 启动：它不需要混合 MBR，使用混合 MBR 可能会无法启动。</translation>
    </message>
    <message>
        <source>Restore the protective MBR (hybrid reset).</source>
        <translation>恢复保护性 MBR (hybrid reset)。</translation>
    </message>
    <message>
        <source>Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.</source>
        <translation>此磁盘上的 Windows 既可通过 UEFI 也可通过 BIOS 启动：可能不需要混合 MBR。</translation>
    </message>
    <message>
        <source>Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).</source>
        <translation>查明 Windows 的安装方式；如果使用 UEFI，请恢复保护性 MBR (hybrid reset)。</translation>
    </message>
    <message>
        <source>The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.</source>
        <translation>Windows 宗卷的根文件夹中既没有 BOOTMGR 也没有 NTLDR：它无法通过 BIOS 启动。</translation>
    </message>
    <message>
        <source>Repair Windows' start with its own installation disc.</source>
        <translation>使用 Windows 自身的安装光盘修复其启动。</translation>
    </message>
    <message>
        <source>The MBR does not end with 55 AA: no system reads it.</source>
        <translation>MBR 未以 55 AA 结尾：没有系统会读取它。</translation>
    </message>
    <message>
        <source>{} has the status {}; only 00 and 80 mean something.</source>
        <translation>{} 的状态为 {}；只有 00 和 80 有意义。</translation>
    </message>
    <message>
        <source>The CHS addresses of {} are neither computed from its sectors nor marked unused.</source>
        <translation>{} 的 CHS 地址既不是由其扇区计算得出，也未标记为未用。</translation>
    </message>
    <message>
        <source>{} and {} overlap.</source>
        <translation>{} 和 {} 重叠。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the end of the disk.</source>
        <translation>{} 结束于扇区 {}，超出磁盘末尾。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the limit of 32-bit sector numbers.</source>
        <translation>{} 结束于扇区 {}，超出 32 位扇区号的上限。</translation>
    </message>
    <message>
        <source>{} is an extended partition: a hybrid cannot have one.</source>
        <translation>{} 是扩展分区：混合 MBR 不能有扩展分区。</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) is not exactly a partition of the GPT.</source>
        <translation>{}（扇区 {} 到 {}）与 GPT 的分区不完全一致。</translation>
    </message>
    <message>
        <source>The GPT that the hybrid MBR goes with is damaged.</source>
        <translation>混合 MBR 所对应的 GPT 已损坏。</translation>
    </message>
    <message>
        <source>Repair the GPT first (gpt repair).</source>
        <translation>请先修复 GPT (gpt repair)。</translation>
    </message>
    <message>
        <source>The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.</source>
        <translation>此处的 MBR 按 4096 字节的扇区计数：很少有固件能从此类磁盘启动 Windows。</translation>
    </message>
    <message>
        <source>Use a disk or adapter with 512-byte sectors.</source>
        <translation>使用扇区为 512 字节的磁盘或适配器。</translation>
    </message>
    <message>
        <source>GPT partition {} is shown by no MBR entry.</source>
        <translation>没有 MBR 条目显示 GPT 分区 {}。</translation>
    </message>
    <message>
        <source>Partition {} has the type {} but holds {}.</source>
        <translation>分区 {} 的类型为 {}，但存放的是 {}。</translation>
    </message>
    <message>
        <source>Set the type to {}.</source>
        <translation>将类型设为 {}。</translation>
    </message>
    <message>
        <source>The file system in partition {} has {} bytes, the partition only {}.</source>
        <translation>分区 {} 中的文件系统有 {} 个字节，而分区只有 {} 个字节。</translation>
    </message>
    <message>
        <source>Give the partition its full size again.</source>
        <translation>将分区恢复为完整大小。</translation>
    </message>
    <message>
        <source>The boot sector of partition {} says that {} sectors come before it; there are {}.</source>
        <translation>分区 {} 的引导扇区表示其前面有 {} 个扇区；实际有 {} 个。</translation>
    </message>
    <message>
        <source>Correct the field: starting from the partition fails with it.</source>
        <translation>更正该字段：否则从该分区启动会失败。</translation>
    </message>
    <message>
        <source>Sector 0 holds a partition table but does not end with 55 AA: no system reads it.</source>
        <translation>扇区 0 存放分区表，但未以 55 AA 结尾：没有系统会读取它。</translation>
    </message>
    <message>
        <source>Write 55 AA at byte 510.</source>
        <translation>在字节 510 处写入 55 AA。</translation>
    </message>
    <message>
        <source>Entry {} has the status {}; only 00 and 80 mean something.</source>
        <translation>条目 {} 的状态为 {}；只有 00 和 80 有意义。</translation>
    </message>
    <message>
        <source>Set the status to 00, or 80 for the partition to start from.</source>
        <translation>将状态设为 00；对于要从中启动的分区，设为 80。</translation>
    </message>
    <message>
        <source>More than one partition is active: boot code stops with “invalid partition table”.</source>
        <translation>有多个活动分区：引导代码会停止并显示“分区表无效”。</translation>
    </message>
    <message>
        <source>Leave one active.</source>
        <translation>仅保留一个活动分区。</translation>
    </message>
    <message>
        <source>Partition {} starts at sector 0, where the partition table is.</source>
        <translation>分区 {} 起始于扇区 0，即分区表所在的位置。</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right start.</source>
        <translation>删除该条目，或为其指定正确的起始位置。</translation>
    </message>
    <message>
        <source>There is more than one extended partition: systems differ in which they read.</source>
        <translation>有多个扩展分区：不同的系统会读取不同的扩展分区。</translation>
    </message>
    <message>
        <source>Keep all logical partitions in one extended partition.</source>
        <translation>将所有逻辑分区放在一个扩展分区中。</translation>
    </message>
    <message>
        <source>Partition {} ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>分区 {} 结束于扇区 {}，超出磁盘末尾 ({})。</translation>
    </message>
    <message>
        <source>Give the partition its right size; the disk may be smaller than the one it was copied from.</source>
        <translation>为分区指定正确的大小；该磁盘可能小于拷贝来源的磁盘。</translation>
    </message>
    <message>
        <source>The CHS addresses of partition {} do not say its sectors.</source>
        <translation>分区 {} 的 CHS 地址与其扇区不符。</translation>
    </message>
    <message>
        <source>Partitions {} and {} overlap.</source>
        <translation>分区 {} 和 {} 重叠。</translation>
    </message>
    <message>
        <source>Delete or shrink the wrong one of them.</source>
        <translation>删除或缩小其中错误的一个。</translation>
    </message>
    <message>
        <source>Logical partition {} leaves its extended partition (sectors {} to {}).</source>
        <translation>逻辑分区 {} 超出了其扩展分区（扇区 {} 到 {}）。</translation>
    </message>
    <message>
        <source>Enlarge the extended partition, or shrink the logical one.</source>
        <translation>扩大扩展分区，或缩小逻辑分区。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>分区 {} 未起始于物理扇区（{} 个字节）的边界：写入会很慢。</translation>
    </message>
    <message>
        <source>Move the partition with its data.</source>
        <translation>将分区连同其数据一起移动。</translation>
    </message>
    <message>
        <source>A partition is active, but the MBR has no boot code.</source>
        <translation>有分区为活动，但 MBR 没有引导代码。</translation>
    </message>
    <message>
        <source>Write boot code into the MBR.</source>
        <translation>将引导代码写入 MBR。</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows gives the disk one.</source>
        <translation>磁盘签名为零：Windows 会为磁盘指定签名。</translation>
    </message>
    <message>
        <source>A GPT is left on this MBR disk: some systems may take it for the valid one.</source>
        <translation>此 MBR 磁盘上残留有 GPT：部分系统可能会将其当作有效的分区表。</translation>
    </message>
    <message>
        <source>Overwrite the GPT's sectors with zeros if the MBR is right.</source>
        <translation>如果 MBR 正确，请用零覆盖 GPT 的扇区。</translation>
    </message>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>磁盘末尾的 {} 个扇区无法通过 MBR 访问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert the disk to a GPT to use them.</source>
        <translation>若要使用这些扇区，请将磁盘转换为 GPT。</translation>
    </message>
    <message>
        <source>Block 0 has no driver descriptor (ER): old Macs do not recognize the disk.</source>
        <translation>块 0 没有驱动程序描述符 (ER)：旧款 Mac 无法识别该磁盘。</translation>
    </message>
    <message>
        <source>Rewrite the driver descriptor.</source>
        <translation>重新写入驱动程序描述符。</translation>
    </message>
    <message>
        <source>The driver descriptor says blocks of {} bytes, the map is written in steps of {}.</source>
        <translation>驱动程序描述符表示块为 {} 个字节，而分区图以 {} 为步长写入。</translation>
    </message>
    <message>
        <source>Usual on CDs; on a disk, rewrite the descriptor.</source>
        <translation>在 CD 上属于正常情况；在磁盘上，请重新写入描述符。</translation>
    </message>
    <message>
        <source>The driver descriptor counts {} blocks; the disk has {}.</source>
        <translation>驱动程序描述符的计数为 {} 个块；磁盘有 {} 个。</translation>
    </message>
    <message>
        <source>Rewrite the descriptor; the disk may be smaller than the one it was copied from.</source>
        <translation>重新写入描述符；该磁盘可能小于拷贝来源的磁盘。</translation>
    </message>
    <message>
        <source>The map says that it has {} entries; {} are there.</source>
        <translation>分区图表示其有 {} 个条目；实际有 {} 个。</translation>
    </message>
    <message>
        <source>Correct the count, or restore the missing entries.</source>
        <translation>更正计数，或恢复缺少的条目。</translation>
    </message>
    <message>
        <source>Entry {} says that the map has {} entries, the first says {}.</source>
        <translation>条目 {} 表示分区图有 {} 个条目，而首个条目表示有 {} 个。</translation>
    </message>
    <message>
        <source>Correct the count.</source>
        <translation>更正计数。</translation>
    </message>
    <message>
        <source>Partition {} ends at block {}, beyond the end of the disk ({}).</source>
        <translation>分区 {} 结束于块 {}，超出磁盘末尾 ({})。</translation>
    </message>
    <message>
        <source>Give the partition its right size.</source>
        <translation>为分区指定正确的大小。</translation>
    </message>
    <message>
        <source>The data of partition {} are said to go past its end.</source>
        <translation>分区 {} 的数据所标明的范围超出了其末尾。</translation>
    </message>
    <message>
        <source>Let the data fill the partition.</source>
        <translation>使数据填满该分区。</translation>
    </message>
    <message>
        <source>Partition {} is not marked valid and allocated.</source>
        <translation>分区 {} 未标记为有效且已分配。</translation>
    </message>
    <message>
        <source>No entry describes the partition map itself, or it is too small for the entries.</source>
        <translation>没有描述分区图自身的条目，或该条目过小，容纳不下各条目。</translation>
    </message>
    <message>
        <source>Write an Apple_partition_map entry from block 1 on.</source>
        <translation>从块 1 开始写入 Apple_partition_map 条目。</translation>
    </message>
    <message>
        <source>Rebuild the chain of extended boot records from the partitions found.</source>
        <translation>用找到的分区重建扩展引导记录链。</translation>
    </message>
    <message>
        <source>The chain of extended boot records goes on past {} records.</source>
        <translation>扩展引导记录链在 {} 条记录之后仍在延续。</translation>
    </message>
    <message>
        <source>The chain of extended boot records comes back to sector {}.</source>
        <translation>扩展引导记录链返回到了扇区 {}。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} lies beyond the end of the disk.</source>
        <translation>扇区 {} 处的扩展引导记录位于磁盘末尾之后。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} cannot be read: {}.</source>
        <translation>无法读取扇区 {} 处的扩展引导记录：{}。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} does not end with 55 AA.</source>
        <translation>扇区 {} 处的扩展引导记录未以 55 AA 结尾。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} points to sector {}, outside its extended partition.</source>
        <translation>扇区 {} 处的扩展引导记录指向扇区 {}，该扇区位于其扩展分区之外。</translation>
    </message>
    <message>
        <source>The first sector of the disk cannot be read: {}.</source>
        <translation>无法读取磁盘的首个扇区：{}。</translation>
    </message>
    <message>
        <source>Read it again; if it stays unreadable, image the disk before anything else.</source>
        <translation>请再次读取；如果仍不可读，请先为磁盘制作映像，再进行其他操作。</translation>
    </message>
    <message>
        <source>The driver descriptor counts the blocks that the disk has.</source>
        <translation>驱动程序描述符的块计数与磁盘的块数一致。</translation>
    </message>
    <message>
        <source>The driver descriptor and the map agree on the block size.</source>
        <translation>驱动程序描述符与分区图的块大小一致。</translation>
    </message>
    <message>
        <source>A partition's data lie inside the partition.</source>
        <translation>分区的数据位于分区之内。</translation>
    </message>
    <message>
        <source>Block 0 starts with a driver descriptor (ER).</source>
        <translation>块 0 以驱动程序描述符 (ER) 开头。</translation>
    </message>
    <message>
        <source>All entries say the same number of entries, and that many are there.</source>
        <translation>所有条目标明的条目数相同，且与实际数目一致。</translation>
    </message>
    <message>
        <source>One entry describes the map itself and is large enough for it.</source>
        <translation>有一个条目描述分区图自身，且大小足够。</translation>
    </message>
    <message>
        <source>Partitions end inside the disk.</source>
        <translation>分区在磁盘之内结束。</translation>
    </message>
    <message>
        <source>Partitions do not overlap.</source>
        <translation>分区不重叠。</translation>
    </message>
    <message>
        <source>Entries in use are marked valid and allocated.</source>
        <translation>正在使用的条目标记为有效且已分配。</translation>
    </message>
    <message>
        <source>The first sector can be read.</source>
        <translation>首个扇区可以读取。</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors; on an SSD or a RAID on MiB.</source>
        <translation>分区起始于物理扇区的边界；在 SSD 或 RAID 上起始于 MiB 的边界。</translation>
    </message>
    <message>
        <source>The two headers point to each other.</source>
        <translation>两个 GPT 头相互指向。</translation>
    </message>
    <message>
        <source>The checksum of the entries is right.</source>
        <translation>条目的校验和正确。</translation>
    </message>
    <message>
        <source>The entries lie outside the usable range and inside the disk.</source>
        <translation>条目位于可用范围之外且在磁盘之内。</translation>
    </message>
    <message>
        <source>At least 16 KiB are reserved for the entries.</source>
        <translation>至少为条目保留了 16 KiB。</translation>
    </message>
    <message>
        <source>The entries can be read.</source>
        <translation>条目可以读取。</translation>
    </message>
    <message>
        <source>The backup header is in the disk's last sector.</source>
        <translation>备份 GPT 头位于磁盘的最后一个扇区。</translation>
    </message>
    <message>
        <source>The two copies say the same.</source>
        <translation>两个副本的内容相同。</translation>
    </message>
    <message>
        <source>No two partitions have the same GUID.</source>
        <translation>没有两个分区的 GUID 相同。</translation>
    </message>
    <message>
        <source>Partitions lie in the usable range.</source>
        <translation>分区位于可用范围之内。</translation>
    </message>
    <message>
        <source>Partitions do not end before they start.</source>
        <translation>分区的结束位置不在其起始位置之前。</translation>
    </message>
    <message>
        <source>The size of an entry is 128 times a power of two.</source>
        <translation>条目的大小是 128 乘以 2 的幂。</translation>
    </message>
    <message>
        <source>The checksum of each header is right.</source>
        <translation>每个 GPT 头的校验和正确。</translation>
    </message>
    <message>
        <source>The header's size is between 92 bytes and a sector.</source>
        <translation>GPT 头的大小在 92 个字节与一个扇区之间。</translation>
    </message>
    <message>
        <source>A disk with a protective MBR has a GPT.</source>
        <translation>带有保护性 MBR 的磁盘有 GPT。</translation>
    </message>
    <message>
        <source>Each header says where it lies.</source>
        <translation>每个 GPT 头标明了自身的位置。</translation>
    </message>
    <message>
        <source>Nothing follows the NUL that ends a partition's name.</source>
        <translation>分区名称结尾的 NUL 之后没有其他内容。</translation>
    </message>
    <message>
        <source>A protective entry (EE) stands in the MBR.</source>
        <translation>MBR 中有保护性条目 (EE)。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1 and covers the disk.</source>
        <translation>保护性条目起始于扇区 1 并覆盖磁盘。</translation>
    </message>
    <message>
        <source>The header's reserved field is zero.</source>
        <translation>GPT 头的保留字段为零。</translation>
    </message>
    <message>
        <source>The header's revision is 1.0.</source>
        <translation>GPT 头的修订版本为 1.0。</translation>
    </message>
    <message>
        <source>The table is written for this disk's sector size.</source>
        <translation>表是为此磁盘的扇区大小写入的。</translation>
    </message>
    <message>
        <source>Both headers are there (EFI PART).</source>
        <translation>两个 GPT 头均存在 (EFI PART)。</translation>
    </message>
    <message>
        <source>No old backup header is left where the disk once ended.</source>
        <translation>磁盘先前的末尾处没有残留旧的备份 GPT 头。</translation>
    </message>
    <message>
        <source>The sectors of both headers can be read.</source>
        <translation>两个 GPT 头所在的扇区可以读取。</translation>
    </message>
    <message>
        <source>The usable range is not empty and inside the disk.</source>
        <translation>可用范围不为空且位于磁盘之内。</translation>
    </message>
    <message>
        <source>The disk and every partition have a GUID.</source>
        <translation>磁盘和每个分区都有 GUID。</translation>
    </message>
    <message>
        <source>Exactly one entry is active: the Windows volume.</source>
        <translation>只有一个条目为活动：Windows 宗卷。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector matches.</source>
        <translation>NTFS 引导扇区的备份一致。</translation>
    </message>
    <message>
        <source>There is boot code when an entry is active.</source>
        <translation>有条目为活动时存在引导代码。</translation>
    </message>
    <message>
        <source>A Windows entry starts with an NTFS or FAT boot sector.</source>
        <translation>Windows 条目以 NTFS 或 FAT 引导扇区开头。</translation>
    </message>
    <message>
        <source>The boot sector's sector size is the disk's.</source>
        <translation>引导扇区的扇区大小与磁盘的扇区大小相同。</translation>
    </message>
    <message>
        <source>CHS addresses are computed or marked unused.</source>
        <translation>CHS 地址为计算得出或标记为未用。</translation>
    </message>
    <message>
        <source>The disk signature is not zero.</source>
        <translation>磁盘签名不为零。</translation>
    </message>
    <message>
        <source>The protective entry is not active.</source>
        <translation>保护性条目不是活动条目。</translation>
    </message>
    <message>
        <source>There is exactly one protective entry.</source>
        <translation>只有一个保护性条目。</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT.</source>
        <translation>保护性条目覆盖 GPT。</translation>
    </message>
    <message>
        <source>The protective entry stands first.</source>
        <translation>保护性条目位于首位。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1.</source>
        <translation>保护性条目起始于扇区 1。</translation>
    </message>
    <message>
        <source>The hybrid MBR has no extended entry.</source>
        <translation>混合 MBR 没有扩展条目。</translation>
    </message>
    <message>
        <source>Both copies of the GPT are valid.</source>
        <translation>GPT 的两个副本均有效。</translation>
    </message>
    <message>
        <source>The boot sector knows where its partition starts.</source>
        <translation>引导扇区记录了其分区的起始位置。</translation>
    </message>
    <message>
        <source>Few systems start from a hybrid on 4096-byte sectors.</source>
        <translation>很少有系统能从 4096 字节扇区上的混合 MBR 启动。</translation>
    </message>
    <message>
        <source>Every other entry shows one GPT partition exactly.</source>
        <translation>其他每个条目都与一个 GPT 分区完全一致。</translation>
    </message>
    <message>
        <source>A Windows that starts by BIOS is shown by the MBR.</source>
        <translation>MBR 显示通过 BIOS 启动的 Windows。</translation>
    </message>
    <message>
        <source>The Windows volume has BOOTMGR or NTLDR.</source>
        <translation>Windows 宗卷有 BOOTMGR 或 NTLDR。</translation>
    </message>
    <message>
        <source>No two entries overlap.</source>
        <translation>没有两个条目重叠。</translation>
    </message>
    <message>
        <source>Entries lie inside the disk and below 2^32 sectors.</source>
        <translation>条目位于磁盘之内，且低于 2^32 个扇区。</translation>
    </message>
    <message>
        <source>The MBR ends with 55 AA.</source>
        <translation>MBR 以 55 AA 结尾。</translation>
    </message>
    <message>
        <source>Status bytes are 00 or 80.</source>
        <translation>状态字节为 00 或 80。</translation>
    </message>
    <message>
        <source>The volume fits its entry.</source>
        <translation>宗卷与其条目相容。</translation>
    </message>
    <message>
        <source>An entry's type agrees with the file system found.</source>
        <translation>条目的类型与找到的文件系统一致。</translation>
    </message>
    <message>
        <source>Windows does not start by UEFI already.</source>
        <translation>Windows 并非已可通过 UEFI 启动。</translation>
    </message>
    <message>
        <source>GPT partitions that no MBR entry shows.</source>
        <translation>没有 MBR 条目显示的 GPT 分区。</translation>
    </message>
    <message>
        <source>At most one partition is active.</source>
        <translation>最多有一个分区为活动。</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors.</source>
        <translation>分区起始于物理扇区的边界。</translation>
    </message>
    <message>
        <source>There is boot code when a partition is active.</source>
        <translation>有分区为活动时存在引导代码。</translation>
    </message>
    <message>
        <source>Extended boot records point into their extended partition.</source>
        <translation>扩展引导记录指向其扩展分区之内。</translation>
    </message>
    <message>
        <source>The chain of extended boot records does not come back to itself.</source>
        <translation>扩展引导记录链不会返回到自身。</translation>
    </message>
    <message>
        <source>Extended boot records lie inside the disk.</source>
        <translation>扩展引导记录位于磁盘之内。</translation>
    </message>
    <message>
        <source>Extended boot records end with 55 AA.</source>
        <translation>扩展引导记录以 55 AA 结尾。</translation>
    </message>
    <message>
        <source>The chain of extended boot records ends.</source>
        <translation>扩展引导记录链有终点。</translation>
    </message>
    <message>
        <source>Extended boot records can be read.</source>
        <translation>扩展引导记录可以读取。</translation>
    </message>
    <message>
        <source>File systems fit their partitions.</source>
        <translation>文件系统与其分区相容。</translation>
    </message>
    <message>
        <source>The active volume knows where its partition starts.</source>
        <translation>活动宗卷记录了其分区的起始位置。</translation>
    </message>
    <message>
        <source>No GPT is left beside an MBR.</source>
        <translation>MBR 旁没有残留的 GPT。</translation>
    </message>
    <message>
        <source>Logical partitions lie inside their extended partition.</source>
        <translation>逻辑分区位于其扩展分区之内。</translation>
    </message>
    <message>
        <source>There is at most one extended partition.</source>
        <translation>最多有一个扩展分区。</translation>
    </message>
    <message>
        <source>No partition starts at sector 0.</source>
        <translation>没有分区起始于扇区 0。</translation>
    </message>
    <message>
        <source>A partition's type agrees with the file system found.</source>
        <translation>分区的类型与找到的文件系统一致。</translation>
    </message>
    <message>
        <source>The whole disk can be reached with 32-bit sector numbers.</source>
        <translation>整个磁盘均可通过 32 位扇区号访问。</translation>
    </message>
    <message>
        <source>boot sector and its backup</source>
        <translation>引导扇区及其备份</translation>
    </message>
    <message>
        <source>boot sector and file table</source>
        <translation>引导扇区和文件表</translation>
    </message>
    <message>
        <source>backup boot sector and file table</source>
        <translation>备份引导扇区和文件表</translation>
    </message>
    <message>
        <source>boot sector alone</source>
        <translation>仅引导扇区</translation>
    </message>
    <message>
        <source>boot sector and FAT</source>
        <translation>引导扇区和 FAT</translation>
    </message>
    <message>
        <source>backup boot sector and FAT</source>
        <translation>备份引导扇区和 FAT</translation>
    </message>
    <message>
        <source>volume header and its copy</source>
        <translation>宗卷头及其副本</translation>
    </message>
    <message>
        <source>volume header and catalogue</source>
        <translation>宗卷头和编录文件</translation>
    </message>
    <message>
        <source>alternate volume header and catalogue</source>
        <translation>备用宗卷头和编录文件</translation>
    </message>
    <message>
        <source>volume header alone</source>
        <translation>仅宗卷头</translation>
    </message>
    <message>
        <source>container superblock and object map</source>
        <translation>容器超级块和对象映射</translation>
    </message>
    <message>
        <source>checkpoint superblock and object map</source>
        <translation>检查点超级块和对象映射</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>超级块</translation>
    </message>
    <message>
        <source>backup superblock alone</source>
        <translation>仅备份超级块</translation>
    </message>
    <message>
        <source>Partition {}: {}, found by its {}.</source>
        <translation>分区 {}：{}，根据其 {} 找到。</translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>已重新找到包含 {} 个分区的表</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {}. {} lies inside another volume.</source>
        <translation>已略去：{}。{} 位于另一个宗卷之内。</translation>
    </message>
    <message>
        <source>Left out: {}. {} is too doubtful ({} of 100).</source>
        <translation>已略去：{}。{} 过于不确定（可信度 {}，满分 100）。</translation>
    </message>
    <message>
        <source>Left out: {}. {} is in the way of others or does not fit: {}.</source>
        <translation>已略去：{}。{} 与其他分区冲突或放不下：{}。</translation>
    </message>
    <message>
        <source>{} at sector {} ({})</source>
        <translation>{}，位于扇区 {} ({})</translation>
    </message>
    <message>
        <source>{} “{}” at sector {} ({})</source>
        <translation>{}“{}”，位于扇区 {} ({})</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR removed</source>
        <translation>混合 MBR 的条目 {} 已移除</translation>
    </message>
    <message>
        <source>Type {} for entry {} of the hybrid MBR</source>
        <translation>混合 MBR 的条目 {1} 的类型 {0}</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR active</source>
        <translation>混合 MBR 的条目 {} 设为活动</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR not active</source>
        <translation>混合 MBR 的条目 {} 设为非活动</translation>
    </message>
    <message>
        <source>Hybrid MBR</source>
        <translation>混合 MBR</translation>
    </message>
    <message>
        <source>CHS addresses of the MBR recomputed</source>
        <translation>MBR 的 CHS 地址已重新计算</translation>
    </message>
    <message>
        <source>MBR</source>
        <translation>MBR</translation>
    </message>
    <message>
        <source>The disk has sectors of 4096 bytes: few firmwares start Windows from such a disk.</source>
        <translation>磁盘的扇区为 4096 个字节：很少有固件能从此类磁盘启动 Windows。</translation>
    </message>
    <message>
        <source>There are more than three Windows partitions; {} is left out.</source>
        <translation>Windows 分区多于三个；已略去 {}。</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has an NTFS boot sector.</source>
        <translation>{} 是 Microsoft 基本数据分区，且有 NTFS 引导扇区。</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has a FAT boot sector.</source>
        <translation>{} 是 Microsoft 基本数据分区，且有 FAT 引导扇区。</translation>
    </message>
    <message>
        <source>Windows can start by UEFI as well as by BIOS here: make sure that it was installed in BIOS mode before you apply this.</source>
        <translation>此处的 Windows 既可通过 UEFI 也可通过 BIOS 启动：应用之前，请确保它是以 BIOS 模式安装的。</translation>
    </message>
    <message>
        <source>Neither BOOTMGR nor NTLDR is in the root of a Windows volume: it will appear in the start menu but may not start.</source>
        <translation>某个 Windows 宗卷的根文件夹中既没有 BOOTMGR 也没有 NTLDR：它会出现在启动菜单中，但可能无法启动。</translation>
    </message>
    <message>
        <source>Nothing tells which of the Windows volumes starts: the first one is made active. Choose another if that is wrong.</source>
        <translation>无法得知从哪个 Windows 宗卷启动：会将第一个设为活动。如果有误，请选取另一个。</translation>
    </message>
    <message>
        <source>{} was active before and stays it.</source>
        <translation>{} 此前为活动，并保持活动。</translation>
    </message>
    <message>
        <source>{} volumes hold a Windows loader: the first one is made active. Choose another if that is wrong.</source>
        <translation>有 {} 个宗卷存放 Windows 加载程序：会将第一个设为活动。如果有误，请选取另一个。</translation>
    </message>
    <message>
        <source>{} is active: the Mac's BIOS emulation starts from it.</source>
        <translation>{} 为活动：Mac 的 BIOS 模拟会从中启动。</translation>
    </message>
    <message>
        <source>Apple's layout: the protective entry to the end of the EFI system partition, then every partition in the GPT's order.</source>
        <translation>Apple 的布局：保护性条目延伸到 EFI 系统分区的末尾，之后按 GPT 的顺序列出每个分区。</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT's own sectors only.</source>
        <translation>保护性条目仅覆盖 GPT 自身的扇区。</translation>
    </message>
    <message>
        <source>The protective entry goes up to the first partition that is shown; the others stay hidden from Windows.</source>
        <translation>保护性条目延伸到第一个显示的分区；其他分区对 Windows 保持隐藏。</translation>
    </message>
    <message>
        <source>The disk signature, which is zero, becomes {} as asked for.</source>
        <translation>磁盘签名为零，会按要求改为 {}。</translation>
    </message>
    <message>
        <source>The disk signature is zero; Windows' boot data refer to {}, which is restored.</source>
        <translation>磁盘签名为零；Windows 的引导数据引用 {}，会将其恢复。</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data do not tell the old one. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>磁盘签名为零，且 Windows 的引导数据未给出旧签名。可以指定新签名，但 Windows 之后可能需要使用其安装光盘修复引导数据。</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data name several: {}. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>磁盘签名为零，且 Windows 的引导数据给出了多个签名：{}。可以指定新签名，但 Windows 之后可能需要使用其安装光盘修复引导数据。</translation>
    </message>
    <message>
        <source>The MBR has no boot code: ours is written, which starts the active partition.</source>
        <translation>MBR 没有引导代码：会写入本程序的引导代码，它会启动活动分区。</translation>
    </message>
    <message>
        <source>The MBR has no boot code, so nothing would start. Ours can be written: 440 bytes that start the active partition.</source>
        <translation>MBR 没有引导代码，因此无法启动任何内容。可以写入本程序的引导代码：用于启动活动分区的 440 个字节。</translation>
    </message>
    <message>
        <source>Hidden sectors in the backup boot sector of {}</source>
        <translation>{} 的备份引导扇区中的隐藏扇区数</translation>
    </message>
    <message>
        <source>Boot sector of {}, from its backup</source>
        <translation>{} 的引导扇区，来自其备份</translation>
    </message>
    <message>
        <source>The first sector of {} is damaged: its backup boot sector is put there.</source>
        <translation>{} 的首个扇区已损坏：会在该处写入其备份引导扇区。</translation>
    </message>
    <message>
        <source>Hidden sectors in the boot sector of {}</source>
        <translation>{} 的引导扇区中的隐藏扇区数</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; it is corrected to {}.</source>
        <translation>{} 的引导扇区表示其前面有 {} 个扇区；会将其更正为 {}。</translation>
    </message>
    <message>
        <source>{} counts in sectors of {} bytes, the disk in {}: it will not start.</source>
        <translation>{} 按 {} 字节的扇区计数，而磁盘的扇区为 {}：它无法启动。</translation>
    </message>
    <message>
        <source>Protective MBR instead of the hybrid one</source>
        <translation>以保护性 MBR 取代混合 MBR</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>保护性 MBR</translation>
    </message>
    <message>
        <source>Boot code and disk signature stay. A Windows that starts by BIOS disappears from the start menu.</source>
        <translation>引导代码和磁盘签名会保留。通过 BIOS 启动的 Windows 会从启动菜单中消失。</translation>
    </message>
    <message>
        <source>Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.</source>
        <translation>分区 {} 在 MBR 中为活动：通过 BIOS 启动的电脑将不再从中启动。</translation>
    </message>
    <message>
        <source>Boot loaders and fstab lines may name partitions by the MBR's disk signature: those have to be adapted.</source>
        <translation>引导加载程序和 fstab 中的行可能通过 MBR 的磁盘签名指定分区：这些内容必须作相应修改。</translation>
    </message>
    <message>
        <source>GUID partition table made of the MBR</source>
        <translation>由 MBR 生成的 GUID 分区表</translation>
    </message>
    <message>
        <source>Backup GPT entries removed</source>
        <translation>备份 GPT 条目已移除</translation>
    </message>
    <message>
        <source>Backup GPT header removed</source>
        <translation>备份 GPT 头已移除</translation>
    </message>
    <message>
        <source>Other backup GPT entries removed</source>
        <translation>另一个备份 GPT 的条目已移除</translation>
    </message>
    <message>
        <source>Other backup GPT header removed</source>
        <translation>另一个备份 GPT 头已移除</translation>
    </message>
    <message>
        <source>Old GPT header removed</source>
        <translation>旧的 GPT 头已移除</translation>
    </message>
    <message>
        <source>Primary GPT entries removed</source>
        <translation>主 GPT 条目已移除</translation>
    </message>
    <message>
        <source>Primary GPT header removed</source>
        <translation>主 GPT 头已移除</translation>
    </message>
    <message>
        <source>GUID partition table removed</source>
        <translation>GUID 分区表已移除</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel is one of the disk's own already.</source>
        <translation>disklabel 的分区 {} 已经是磁盘自身的分区之一。</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel has the type {}, which is not known here: it becomes a FreeBSD UFS partition (gpt set --type changes it).</source>
        <translation>disklabel 的分区 {} 的类型为 {}，该类型在此处未知：它会成为 FreeBSD UFS 分区（可使用 gpt set --type 更改）。</translation>
    </message>
    <message>
        <source>Partition {} is OpenBSD's, which reads its disklabel on GPT disks, too, and does not look for its partitions in the GPT: do not change it for OpenBSD.</source>
        <translation>分区 {} 属于 OpenBSD，它在 GPT 磁盘上也会读取其 disklabel，而不在 GPT 中查找其分区：用于 OpenBSD 时请勿更改。</translation>
    </message>
    <message>
        <source>BSD disklabel made into GPT partitions</source>
        <translation>BSD disklabel 已转换为 GPT 分区</translation>
    </message>
    <message>
        <source>The disklabel itself stays where it is. fstab lines that name its letters have to be adapted.</source>
        <translation>disklabel 自身保留在原处。fstab 中使用其字母的行必须作相应修改。</translation>
    </message>
    <message>
        <source>Backup GPT entries</source>
        <translation>备份 GPT 条目</translation>
    </message>
    <message>
        <source>Backup GPT header</source>
        <translation>备份 GPT 头</translation>
    </message>
    <message>
        <source>Primary GPT entries</source>
        <translation>主 GPT 条目</translation>
    </message>
    <message>
        <source>Primary GPT header</source>
        <translation>主 GPT 头</translation>
    </message>
    <message>
        <source>MBR entry {} showed partition {} and goes with it.</source>
        <translation>MBR 条目 {} 显示分区 {}，会随之移除。</translation>
    </message>
    <message>
        <source>MBR entry {} shows partition {} and follows it.</source>
        <translation>MBR 条目 {} 显示分区 {}，会随之更改。</translation>
    </message>
    <message>
        <source>The protective entry is made longer to cover the table.</source>
        <translation>保护性条目会加长以覆盖该表。</translation>
    </message>
    <message>
        <source>The protective entry is shortened to make room.</source>
        <translation>保护性条目会缩短以腾出空间。</translation>
    </message>
    <message>
        <source>Hybrid MBR kept in step</source>
        <translation>混合 MBR 已保持同步</translation>
    </message>
    <message>
        <source>MBR made of the GUID partition table</source>
        <translation>由 GUID 分区表生成的 MBR</translation>
    </message>
    <message>
        <source>Partition {} is not kept: its sectors become free space.</source>
        <translation>分区 {} 不会保留：其扇区会成为可用空间。</translation>
    </message>
    <message>
        <source>Partition {} (“{}”) is not kept: its sectors become free space.</source>
        <translation>分区 {}（“{}”）不会保留：其扇区会成为可用空间。</translation>
    </message>
    <message>
        <source>The disk gets the signature {}.</source>
        <translation>磁盘会获得签名 {}。</translation>
    </message>
    <message>
        <source>Partition {} becomes logical partition {}.</source>
        <translation>分区 {} 会成为逻辑分区 {}。</translation>
    </message>
    <message>
        <source>Partition {} becomes number {}.</source>
        <translation>分区 {} 的编号会变为 {}。</translation>
    </message>
    <message>
        <source>Names, GUIDs and attributes of the partitions are lost with the GPT; a backup of it can be kept (table backup).</source>
        <translation>分区的名称、GUID 和属性会随 GPT 一起丢失；可以保留 GPT 的备份 (table backup)。</translation>
    </message>
    <message>
        <source>The chain of logical partitions goes back on the disk after partition {}: newer versions of libblkid (util-linux 2.41.5) do not follow it there and show no partition after that one; systems themselves do.</source>
        <translation>逻辑分区链在分区 {} 之后会折回到磁盘上靠前的位置：较新版本的 libblkid (util-linux 2.41.5) 不会在该处继续跟随此链，也不会显示该分区之后的分区；系统自身则会继续跟随。</translation>
    </message>
    <message>
        <source>Record of logical partition {}</source>
        <translation>逻辑分区 {} 的记录</translation>
    </message>
    <message>
        <source>First record of the extended partition</source>
        <translation>扩展分区的首个记录</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>主引导记录</translation>
    </message>
    <message>
        <source>Partition map entry {}</source>
        <translation>分区图条目 {}</translation>
    </message>
    <message>
        <source>Partition map entry {}, now unused</source>
        <translation>分区图条目 {}，现已未用</translation>
    </message>
    <message>
        <source>Driver descriptor</source>
        <translation>驱动程序描述符</translation>
    </message>
    <message>
        <source>New, empty GUID partition table</source>
        <translation>新的空 GUID 分区表</translation>
    </message>
    <message>
        <source>New, empty Apple partition map</source>
        <translation>新的空 Apple 分区图</translation>
    </message>
    <message>
        <source>Old Apple partition map removed</source>
        <translation>旧的 Apple 分区图已移除</translation>
    </message>
    <message>
        <source>New, empty MBR partition table</source>
        <translation>新的空 MBR 分区表</translation>
    </message>
    <message>
        <source>Impossible partitions or ones that leave the disk: {}; overlapping ones: {}.</source>
        <translation>不可能存在或超出磁盘的分区：{}；重叠的分区：{}。</translation>
    </message>
    <message>
        <source>The primary header's checksum is right.</source>
        <translation>主 GPT 头的校验和正确。</translation>
    </message>
    <message>
        <source>The primary header's checksum is wrong.</source>
        <translation>主 GPT 头的校验和错误。</translation>
    </message>
    <message>
        <source>The backup header's checksum is right.</source>
        <translation>备份 GPT 头的校验和正确。</translation>
    </message>
    <message>
        <source>The backup header's checksum is wrong.</source>
        <translation>备份 GPT 头的校验和错误。</translation>
    </message>
    <message>
        <source>The other backup header's checksum is right.</source>
        <translation>另一个备份 GPT 头的校验和正确。</translation>
    </message>
    <message>
        <source>The other backup header's checksum is wrong.</source>
        <translation>另一个备份 GPT 头的校验和错误。</translation>
    </message>
    <message>
        <source>The checksum of its entries is right.</source>
        <translation>其条目的校验和正确。</translation>
    </message>
    <message>
        <source>Its own entries are damaged; the other copy's have the checksum that it names.</source>
        <translation>其自身的条目已损坏；另一个副本的条目与其记录的校验和一致。</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong: partitions may be missing or misplaced.</source>
        <translation>其条目的校验和错误：可能有分区缺失或位置有误。</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong, too.</source>
        <translation>其条目的校验和也错误。</translation>
    </message>
    <message>
        <source>Entries of {} bytes are not allowed: they are written with 128.</source>
        <translation>不允许使用 {} 个字节的条目：会以 128 个字节写入。</translation>
    </message>
    <message>
        <source>The table gets {} entries: 16 KiB are the least that must be reserved.</source>
        <translation>表会有 {} 个条目：至少必须保留 16 KiB。</translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>磁盘已变大：备份会移到其末尾，{} 个扇区变为可用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk gets a new GUID; start entries that name the old one no longer find it.</source>
        <translation>磁盘会获得新的 GUID；使用旧 GUID 的启动项将无法再找到它。</translation>
    </message>
    <message>
        <source>All partitions get new GUIDs; start entries and fstab lines that name the old ones no longer find them.</source>
        <translation>所有分区会获得新的 GUID；使用旧 GUID 的启动项和 fstab 中的行将无法再找到它们。</translation>
    </message>
    <message>
        <source>The hybrid MBR is not changed.</source>
        <translation>混合 MBR 不会更改。</translation>
    </message>
    <message>
        <source>The hybrid MBR gets its signature back.</source>
        <translation>混合 MBR 会恢复其签名。</translation>
    </message>
    <message>
        <source>No copy of the table is intact. Which one should be used?</source>
        <translation>表没有完好的副本。应使用哪一个？</translation>
    </message>
    <message>
        <source>The copies of the table are intact but differ. Which one should be used?</source>
        <translation>表的各副本均完好但有差异。应使用哪一个？</translation>
    </message>
    <message>
        <source>Repair of the GUID partition table</source>
        <translation>修复 GUID 分区表</translation>
    </message>
    <message>
        <source>Restore of partition tables</source>
        <translation>恢复分区表</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>分区表</translation>
    </message>
    <message>
        <source>The disk has another size than the one of the backup: the table's copy goes to its end.</source>
        <translation>磁盘的大小与备份中的磁盘不同：表的副本会移到其末尾。</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}</source>
        <translation>扇区 {}-{} ({})，{}</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}, “{}”</source>
        <translation>扇区 {}-{} ({})，{}，“{}”</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>at sector {}: intact</source>
        <translation>位于扇区 {}：完好</translation>
    </message>
    <message>
        <source>at sector {}: entries damaged</source>
        <translation>位于扇区 {}：条目已损坏</translation>
    </message>
    <message>
        <source>at sector {}: header damaged</source>
        <translation>位于扇区 {}：GPT 头已损坏</translation>
    </message>
    <message>
        <source>at sector {}: header damaged, entries damaged</source>
        <translation>位于扇区 {}：GPT 头已损坏，条目已损坏</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>Primary GPT</source>
        <translation>主 GPT</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Backup GPT</source>
        <translation>备份 GPT</translation>
    </message>
    <message>
        <source>first usable sector</source>
        <translation>首个可用扇区</translation>
    </message>
    <message>
        <source>last usable sector</source>
        <translation>最后一个可用扇区</translation>
    </message>
    <message>
        <source>bytes of an entry</source>
        <translation>每个条目的字节数</translation>
    </message>
    <message>
        <source>GPT partition {}</source>
        <translation>GPT 分区 {}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>起始扇区</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>结束扇区</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>boot code</source>
        <translation>引导代码</translation>
    </message>
    <message>
        <source>disk signature</source>
        <translation>磁盘签名</translation>
    </message>
    <message>
        <source>boot signature</source>
        <translation>引导签名</translation>
    </message>
    <message>
        <source>MBR entry {}</source>
        <translation>MBR 条目 {}</translation>
    </message>
    <message>
        <source>CHS</source>
        <translation>CHS</translation>
    </message>
    <message>
        <source>MBR logical partition {}</source>
        <translation>MBR 逻辑分区 {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}</source>
        <translation>块 {}-{} ({})，{}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}, “{}”</source>
        <translation>块 {}-{} ({})，{}，“{}”</translation>
    </message>
    <message>
        <source>APM entry {}</source>
        <translation>APM 条目 {}</translation>
    </message>
    <message>
        <source>{} {} empty, sectors {}-{} ({})</source>
        <translation>{} {} 为空，扇区 {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {}, sectors {}-{} ({})</source>
        <translation>{} {}，扇区 {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {} {}, sectors {}-{} ({})</source>
        <translation>{} {} {}，扇区 {}-{} ({})</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>方案</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{} 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>New identifiers in the partition table</source>
        <translation>分区表中的新标识符</translation>
    </message>
    <message>
        <source>The disk gets a new MBR signature; boot entries of Windows and PARTUUIDs of Linux that contain the old one no longer find it.</source>
        <translation>磁盘会获得新的 MBR 签名；包含旧签名的 Windows 引导条目和 Linux PARTUUID 将无法再找到该磁盘。</translation>
    </message>
    <message>
        <source>the partition table counts sectors of {} bytes, which do not convert to sectors of {} bytes</source>
        <translation>分区表以 {} 字节的扇区计数，无法换算为 {} 字节的扇区</translation>
    </message>
    <message>
        <source>{} starts or ends at sector {} of {} bytes, which is not at a boundary of the target's sectors of {} bytes</source>
        <translation>{} 起始或结束于扇区 {}（扇区为 {} 字节），该处不在目标的 {} 字节扇区的边界上</translation>
    </message>
    <message>
        <source>{} does not fit on a disk of {} bytes</source>
        <translation>{0} 无法放入 {1} 字节的磁盘</translation>
    </message>
    <message>
        <source>Partition table for a disk of another size</source>
        <translation>用于另一大小的磁盘的分区表</translation>
    </message>
    <message>
        <source>The backup GPT moves to the end of the target.</source>
        <translation>备份 GPT 移到目标的末尾。</translation>
    </message>
    <message>
        <source>The protective MBR covers the whole target.</source>
        <translation>保护性 MBR 覆盖整个目标。</translation>
    </message>
    <message>
        <source>The partition table counted sectors of {} bytes and is rewritten for sectors of {} bytes.</source>
        <translation>分区表原以 {} 字节的扇区计数，将为 {} 字节的扇区重写。</translation>
    </message>
    <message>
        <source>The entries of the hybrid MBR are rewritten, too.</source>
        <translation>混合 MBR 的条目也会重写。</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but of the disk's {} sectors the backup GPT needs the last {}: writing the table would overwrite the partition's end</source>
        <translation>分区 {} 结束于扇区 {}，但磁盘的 {} 个扇区中，备份 GPT 需要最后 {} 个：写入分区表会覆盖分区的末尾</translation>
    </message>
    <message>
        <source>the backup is damaged: its checksum is wrong</source>
        <translation>备份已损坏：其校验和不正确</translation>
    </message>
    <message>
        <source>these partition tables cannot be saved so that they can be restored: {}</source>
        <translation>这些分区表无法以可恢复的方式保存：{}</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation>这会更改分区表。</translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation>“%1”不是十六进制数字</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>新建(&amp;W)</translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation>新 GUID</translation>
    </message>
    <message>
        <source>ULEB128</source>
        <translation>ULEB128</translation>
    </message>
    <message>
        <source>SLEB128</source>
        <translation>SLEB128</translation>
    </message>
    <message>
        <source>HFS+ time</source>
        <translation>HFS+ 时间</translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation>APFS 时间</translation>
    </message>
    <message>
        <source>Windows FILETIME</source>
        <translation>Windows FILETIME</translation>
    </message>
    <message>
        <source>GUID (GPT, Windows)</source>
        <translation>GUID（GPT、Windows）</translation>
    </message>
    <message>
        <source>UUID (APFS, ext)</source>
        <translation>UUID（APFS、ext）</translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation>无分区表</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>主引导记录 (MBR)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUID 分区表 (GPT)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation>GUID 分区表 (GPT)，带混合 MBR</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Apple 分区图 (APM)</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>保护 GPT</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>起始扇区</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区数</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation>磁盘签名从 %1 更改为 %2。</translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation>平台所需</translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation>被 EFI 忽略</translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation>可由旧式 BIOS 引导</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation>卷影副本</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation>无驱动器号</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation>带混合 MBR 的 GPT</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Apple 分区图</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>分区表</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation>
            <numerusform>%1 个扇区</numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation>写入之后：%1 (%2)</translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation>已修复：%1 (%2)</translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation>一个字节需要两位十六进制数字</translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation>没有十六进制数字</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>“%1”无法以 %2 编码</translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation>文本无法以此编码进行编码</translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation>“%1”不是 Base64 字符</translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation>没有 Base64 文本</translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation>Base64 无效</translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation>所选内容包含不可读的字节；请将其拷贝为十六进制，其中不可读的字节显示为 ??</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation>暂存更改(&amp;S)</translation>
    </message>
    <message>
        <source>old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation>
            <numerusform>还有 %n 行已更改…</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPT 分区</translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation>当前 MBR</translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation>新 MBR（更改带下划线）</translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation>将添加引导代码（440 字节）。</translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation>引导代码不会更改。</translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation>磁盘签名 (%1) 不会更改。</translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation>磁盘已有此内容；不会有任何更改。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>%1 at offset %2 (sector %3)</source>
        <translation>偏移量 %2 处的 %1（扇区 %3）</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation>“%1”不是 64 位数字</translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation>%1 位的范围为 -%2 到 %3</translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation>%1 位的范围为 0 到 %2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation>该数字超出 %1 位的范围</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>该数字不能为负数</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>该数字超出 64 位的范围</translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>该数字超出当前值的 %n 个字节的范围</numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation>秒的小数部分最多九位</translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation>请以 2024-12-31 23:59:59 的格式输入时间</translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation>此格式无法表示该时间</translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation>“%1”不是 GUID</translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation>请输入八位二进制数字</translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation>此值不能在此处编辑</translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation>无符号 %1 位</translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation>有符号 %1 位</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16 位浮点数</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 位浮点数</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64 位浮点数</translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation>32 位 Unix 时间</translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation>64 位 Unix 时间</translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation>DOS 日期和时间</translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation>扇区 %1 到 %2 不可读。它们将被完全覆盖；其先前的内容无法恢复，因此撤销写入时会跳过它们。</translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation>这会更改最前面的扇区，即文件系统存储其引导扇区或超级块的位置。</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation>这会更改分区 %1 的引导扇区或超级块。</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation>这会更改分区 %1（“%2”）的引导扇区或超级块。</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation>“%1”不是分区类型；请选取类型或输入 GUID</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation>“%1”不是分区类型；请选取类型或输入两位十六进制数字</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>“%1”不是 GUID（8-4-4-4-12 位十六进制数字）</translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation>结束扇区 (%1) 在起始扇区 (%2) 之前</translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation>Apple 分区图限于 2^32 个块</translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation>%1：添加分区</translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation>%1：删除分区 %2</translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation>%1：更改分区 %2 的范围</translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation>%1：更改分区 %2 的类型</translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation>%1：更改分区 %2 的名称</translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation>%1：更改分区 %2 的 GUID</translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation>%1：更改分区 %2 的活动标志</translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation>%1：更改分区 %2 的属性</translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation>%1：更改分区 %2 的编号</translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation>若要添加条目，请使用混合 MBR 建议；混合 MBR 的条目与 GPT 分区相对应</translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation>请更改 GPT 中的分区；混合 MBR 的条目会随之更改</translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation>请输入偏移量、“lba 40”、“50%”或表达式</translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation>该地址在磁盘开头之前</translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation>该地址超出了磁盘末尾；最后一个字节位于 0x%1 (LBA %2)</translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation>表达式不完整</translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation>意外的“%1”</translation>
    </message>
    <message>
        <source>number too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>括号过多</translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation>只有百分比可以有小数</translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation>超过 100 %</translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation>表达式过长</translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation>分区 %1 不存在</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 TiB</translation>
    </message>
    <message>
        <source>%1 PiB</source>
        <translation>%1 PiB</translation>
    </message>
    <message>
        <source>%1 EiB</source>
        <translation>%1 EiB</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 PB</source>
        <translation>%1 PB</translation>
    </message>
    <message>
        <source>%1 EB</source>
        <translation>%1 EB</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation>偏移量、lba 40、50%、+1M…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;p&gt;前往地址：&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;、&lt;b&gt;0x1000&lt;/b&gt;、&lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;以字节为单位的偏移量&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;、&lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;扇区&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;磁盘的百分比&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;、&lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;相对于光标&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;、&lt;b&gt;part&lt;/b&gt;、&lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;磁盘末尾、分区起点、所选内容起点&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;由以上各项组成的任意表达式&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation>分区偏移量 %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>起点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation>最后一个字节(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation>长度(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>选择(&amp;L)</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>起点：%1</translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation>最后一个字节：%1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation>长度：%1</translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation>从偏移量 0x%2 起的 %1</translation>
    </message>
    <message>
        <source>Select block</source>
        <translation>选择块</translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation>像在地址栏中一样输入偏移量和长度：0x1F0、40s（扇区）、lba 40、1M、part、end - 1</translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation>最后一个字节在起点之前。</translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation>长度必须为 1 到 %1。</translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation>该块超出了 %1 的末尾。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation>此磁盘上没有书签。
按下 %1 在光标处设置书签。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>恢复 Boot Camp(&amp;B)…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation>以后再说（仍可从“工具”菜单中使用）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac's startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation>&lt;b&gt;Mac 的启动磁盘中没有 Windows？&lt;/b&gt;Windows 宗卷“%1”完好无损，但 MBR 不再列出它。您可以在一分钟内修复此问题。</translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation>MBR 中缺少 Windows，可以恢复</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampOptions</name>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation>Windows 启动来源(&amp;W)：</translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation>选取 MBR 中的分区（最多三个）(&amp;P)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Write Sectorsmith's b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation>写入 Sectorsmith 的引导代码（建议：没有引导代码，Windows 无法启动）(&amp;O)</translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation>将磁盘签名设为(&amp;S)</translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation>建议用于此磁盘</translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation>Boot Camp 默认：所有分区</translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation>仅 Windows</translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation>仅 Windows，最小的保护性条目</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>布局(&amp;L)：</translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation>磁盘签名</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1（建议）</translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation>MBR 列出每个分区，如同安装 Boot Camp 之后。</translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation>MBR 列出选取的分区；一个保护性条目覆盖它们之前的所有内容。</translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation>MBR 列出 Windows；一个保护性条目覆盖它之前的所有内容。</translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation>保护性条目仅覆盖 GPT，适用于拒绝接受更大条目的工具。</translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.</source>
        <translation>MBR 不包含引导代码。Sectorsmith 的引导代码会启动 Windows 宗卷。</translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation>更改磁盘签名后，Windows 可能需要使用其安装光盘进行启动修复。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation>扇区 %1 中的字节</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation>恢复 Boot Camp</translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation>复核并写入(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation>先修复 GPT(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation>在 MBR 中显示其他分区(&amp;S)…</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>会发生什么</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>分区 %1：%2</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation>磁盘没有 GUID 分区表 (GPT)</translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation>分区 %1 是 Windows 宗卷：%2</translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation>%1，位于扇区 %2</translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation>第 3 步（共 3 步）：复核并写入</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation>建议的表</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>后续步骤</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac's Startup Disk settings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;此磁盘的 MBR 正确列出了 Windows (&lt;b&gt;%1&lt;/b&gt;)。无需修复。&lt;/p&gt;&lt;p&gt;如果 Windows 仍无法启动，请检查 Windows 引导文件和 Mac 的“启动磁盘”设置。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation>&lt;p&gt;您的 Windows 宗卷 &lt;b&gt;%1&lt;/b&gt; 仍在此磁盘上，但 Mac 在启动时不再提供它。&lt;/p&gt;&lt;p&gt;该磁盘有两个分区表。macOS 使用较新的 &lt;i&gt;GPT&lt;/i&gt;，其中列出了 Windows。由 Boot Camp 安装的 Windows 使用较旧的 &lt;i&gt;MBR&lt;/i&gt;，其中不再列出 Windows：某个分区工具重设了该表。恢复一个条目就足够了。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;继续之前：&lt;/b&gt;%1。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mac 用于启动由 Boot Camp 安装的 Windows 的 MBR (&lt;b&gt;%1&lt;/b&gt;) 包含错误。下一步将显示更正后的表。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1。&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Mac 通过 GPT 找到此 Windows，与找到 macOS 的方式相同。若要启动它，请在 Mac 启动时按住 &lt;b&gt;Option 键（⌥、Alt）&lt;/b&gt;，然后选取“EFI Boot”。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;无法在此磁盘上恢复 Boot Camp：&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1。&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>macOS 使用的 GPT 完好无损，列出了 %n 个分区</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation>GPT 已损坏；请先将其修复</translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation>分区 %1 (%2)：引导扇区已损坏，但其位于宗卷末尾的副本完好无损</translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation>找到 Windows 启动管理器 (%1)</translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation>该宗卷曾被移动，并记录着其旧位置；这也会被更正</translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation>MBR 列出了 Windows</translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation>MBR 未列出 Windows；此 Windows 不需要它</translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation>MBR 未列出 Windows</translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation>MBR 包含引导代码</translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation>MBR 不包含引导代码；您可以在下一步中写入</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>计划的更改</translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>仅有一个扇区更改，即 MBR。macOS、Windows、您的文件和 GPT 均不会被修改。您会在写入之前复核每个字节，并可随时撤销更改。</translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>MBR 以及 Windows 宗卷的引导扇区及其副本会更改。macOS、您的文件和 GPT 均不会被修改。您会在写入之前复核每个字节，并可随时撤销更改。</translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation>请选取其他布局或其他分区。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation>检查在此表中未发现问题。</translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation>检查对此表报告：</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;尚未写入任何内容。“复核并写入”会显示磁盘 &lt;b&gt;%1&lt;/b&gt; 的每个更改的字节（旧的和新的）。更改会在您于该处确认后写入。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation>要写入的更改</translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation>您的数据如何得到保护</translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;ul&gt;&lt;li&gt;写入之前，旧内容会存储到撤销记录中。您以后可以撤销更改，即使在重新启动之后。&lt;/li&gt;&lt;li&gt;写入之后，会回读并校验扇区。&lt;/li&gt;&lt;li&gt;GPT、macOS 和所有文件均不会被修改。&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;如果 Mac 是从此磁盘启动的，请先从另一个磁盘启动：macOS 会保护其启动磁盘不被写入。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation>&lt;p&gt;这是映像文件：不会影响真实磁盘，因此您可以安全地练习。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation>&lt;p&gt;新表已写入并校验。正在检查…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✔ 新表已写入并校验。检查未发现问题。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ 新表已写入并校验。检查报告：&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;p&gt;若要撤销此更改，请在“编辑”菜单中选取“撤销记录”。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;h4&gt;下次启动 Mac 时&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;重新启动 Mac 并按住 &lt;b&gt;Option 键（⌥、Alt）&lt;/b&gt;，直到启动磁盘出现。&lt;/li&gt;&lt;li&gt;选取名为 &lt;b&gt;Windows&lt;/b&gt; 的磁盘（部分 Mac 将其显示为“%1”或“EFI Boot”）。&lt;/li&gt;&lt;li&gt;如果 Windows 检查其磁盘 (chkdsk)，请让它完成。&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;如果不按该键，macOS 会像以前一样启动。若要始终启动 Windows，请在 macOS 的“系统设置”&amp;gt;“启动磁盘”中选取它，或在 Windows 的 Boot Camp 控制面板中选取它。&lt;/p&gt;&lt;h4&gt;如果 Windows 无法启动&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;黑屏并显示“No bootable device”：此 Mac 需要不同的引导代码或另一个活动分区。请再次打开此向导并尝试“仅 Windows”布局。&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing”或错误 0xc000000e：Mac 找到了 Windows，但 Windows 引导文件需要使用安装光盘中的“启动修复”。&lt;/li&gt;&lt;li&gt;请勿让其他分区工具“修复”该磁盘：它们大多会重设此表。&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;若要撤销此更改，请在“编辑”菜单中选取“撤销记录”。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation>第 1 步（共 3 步）：检查结果</translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation>第 2 步（共 3 步）：用于恢复 Windows 的表</translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation>第 2 步（共 3 步）：建议的表</translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation>Boot Camp 已恢复</translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation>混合 MBR 已写入</translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation>&lt;p&gt;正在读取磁盘…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ &lt;b&gt;无法更改此磁盘：%1。&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation>Boot Camp：混合 MBR</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation>%1 的校验和</translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation>粘贴要比较的校验和</translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation>要比较的校验和</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation>请至少选取一种校验和。</translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation>⚠ 无法计算校验和：%1</translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation>✔ 与 %1 匹配</translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation>✘ 无匹配项</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2，共 %3</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>正在与磁盘比较</translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation>正在写入撤销记录</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>正在回读</translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation>正在锁定磁盘</translation>
    </message>
    <message>
        <source>Flushing the disk's cache</source>
        <translation>正在刷新磁盘的缓存</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>下一处差异(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>上一处差异(&amp;P)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>左侧(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>右侧(&amp;R)：</translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation>左侧偏移量</translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation>右侧偏移量</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation>左侧字节</translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation>右侧字节</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation>范围的起点：0x200、1M、2048s、lba 40</translation>
    </message>
    <message>
        <source>at offset</source>
        <translation>位于偏移量</translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation>长度(&amp;G)：</translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk's own tab</source>
        <translation>此视图为只读；请在该磁盘自己的标签页中编辑字节</translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation>⚠ %1 已不再打开</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>比较 %1 与 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n 处差异；%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>找到 %n 处差异后已停止</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>超过 %n 处差异；仅列出这些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n 处差异：%2 中有 %1 不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation>大小不同：左侧 %1，右侧 %2。</translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation>%1 在其中一侧不可读。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ConsolePanel</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>拷贝</translation>
    </message>
    <message>
        <source>Output of the template (std::print)</source>
        <translation>模板的输出 (std::print)</translation>
    </message>
    <message>
        <source>Output of the template</source>
        <translation>模板的输出</translation>
    </message>
    <message>
        <source>Copy the selected output, or all of it</source>
        <translation>拷贝所选的输出或全部输出</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ContentOpening</name>
    <message>
        <source>%1 (checkpoint %2)</source>
        <translation>%1（检查点 %2）</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1（快照 %2）</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1（已删除）</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation>覆盖副本(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation>从副本恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>超过 %n 个字段不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n 个字段不同</numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation>此处的校验和错误</translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation>副本的校验和错误</translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation>模板未声明此结构的副本。</translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation>各副本相同，且校验和均正确。</translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation>来源为只读；请先允许编辑。</translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation>覆盖 %1 的副本</translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation>从副本恢复 %1</translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation>已暂存；请复核并写入更改以应用它们。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyMapView</name>
    <message>
        <source>left to copy</source>
        <translation>尚待拷贝</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>已拷贝</translation>
    </message>
    <message>
        <source>slow, left for later</source>
        <translation>速度慢，留待稍后</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>因错误而跳过</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>坏</translation>
    </message>
    <message>
        <source>Map of the copy</source>
        <translation>拷贝分布图</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>位于字节 %2 的 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyText</name>
    <message>
        <source>%1 of %2 will be copied.</source>
        <translation>将拷贝 %1，共 %2。</translation>
    </message>
    <message>
        <source>%1 will be copied.</source>
        <translation>将拷贝 %1。</translation>
    </message>
    <message>
        <source>Of these, %1 were copied by an earlier run.</source>
        <translation>其中 %1 已由先前的运行拷贝。</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>这会销毁 %1。</translation>
    </message>
    <message>
        <source>The target will be created; nothing is overwritten.</source>
        <translation>将创建目标；不会覆盖任何内容。</translation>
    </message>
    <message>
        <source>Everything in the target will be overwritten. It has no known partitions or volumes.</source>
        <translation>目标中的全部内容都将被覆盖。其中没有已知的分区或宗卷。</translation>
    </message>
    <message>
        <source>%1 stays in use.</source>
        <translation>%1，将继续使用。</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>正在回读</translation>
    </message>
    <message>
        <source>Copying the skipped areas (pass %1)</source>
        <translation>正在拷贝跳过的部分（第 %1 遍）</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在拷贝</translation>
    </message>
    <message>
        <source>Trimming the edges of bad areas</source>
        <translation>正在修整坏区的边缘</translation>
    </message>
    <message>
        <source>Reading bad areas sector by sector</source>
        <translation>正在逐个扇区读取坏区</translation>
    </message>
    <message>
        <source>Retrying bad sectors (%1)</source>
        <translation>正在重试坏扇区 (%1)</translation>
    </message>
    <message>
        <source>Filling what could not be read</source>
        <translation>正在填充无法读取的部分</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>正在完成</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1，共 %2，%3/s，剩余 %4:%5</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>未拷贝任何内容。</translation>
    </message>
    <message>
        <source>Stopped. The map file lists the copied areas; “Continue” copies the rest.</source>
        <translation>已停止。映射文件记录了已拷贝的内容；“继续”会拷贝其余内容。</translation>
    </message>
    <message>
        <source>Stopped. The copy is not complete.</source>
        <translation>已停止。副本不完整。</translation>
    </message>
    <message>
        <source>The copy is complete.</source>
        <translation>副本已完成。</translation>
    </message>
    <message>
        <source>Copied: %1 (%2 bytes)</source>
        <translation>已拷贝：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Of this, holes: %1 (%2 bytes)</source>
        <translation>其中空洞：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Copied by earlier runs: %1 (%2 bytes)</source>
        <translation>已由先前的运行拷贝：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Not readable: %1 (%2 bytes)</source>
        <translation>不可读：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Filled: %1 (%2 bytes)</source>
        <translation>已填充：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Read back, identical: %1 (%2 bytes)</source>
        <translation>已回读，相同：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Read back, different: %1 (%2 bytes)</source>
        <translation>已回读，不同：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Average speed: %1/s</source>
        <translation>平均速度：%1/s</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>内核仍使用 %1 的旧条目：该分区正在使用中。</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>in no known file</source>
        <translation>不在任何已知的文件中</translation>
    </message>
    <message>
        <source>Afterwards the copy gets new identifiers:</source>
        <translation>之后，副本会得到新的标识符：</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>分区 %1：%2</translation>
    </message>
    <message>
        <source>partition %1 is unchanged: %2</source>
        <translation>分区 %1 保持不变：%2</translation>
    </message>
    <message>
        <source>The copy has new identifiers. To undo that, choose Edit, then Undo records.</source>
        <translation>副本已有新的标识符。要撤销，请选取“编辑”，然后选取“撤销记录”。</translation>
    </message>
    <message>
        <source>The copy still has the identifiers of the source.</source>
        <translation>副本的标识符仍与源相同。</translation>
    </message>
    <message>
        <source>The partition table or the boot sector was adapted to the target.</source>
        <translation>已使分区表或引导扇区适应目标。</translation>
    </message>
    <message>
        <source>Copied by earlier runs, not verified: %1 (%2 bytes)</source>
        <translation>已由先前的运行拷贝，未校验：%1（%2 个字节）</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyWindow</name>
    <message>
        <source>Copy &amp;disk…</source>
        <translation>拷贝磁盘(&amp;D)…</translation>
    </message>
    <message>
        <source>Copies the disk to another one or into an image file, also a failing one</source>
        <translation>将磁盘拷贝到另一个磁盘或映像文件中，也适用于故障磁盘</translation>
    </message>
    <message>
        <source>Goes on where a copy was stopped, by its map file (also ddrescue’s)</source>
        <translation>根据映射文件（也可以是 ddrescue 的映射文件），从拷贝停止的位置继续</translation>
    </message>
    <message>
        <source>Map file of the copy</source>
        <translation>拷贝的映射文件</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>映射文件 (*.map *.mapfile);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Copy disk</source>
        <translation>拷贝磁盘</translation>
    </message>
    <message>
        <source>%1 is being copied. Stop the copy first.</source>
        <translation>正在拷贝 %1。请先停止拷贝。</translation>
    </message>
    <message>
        <source>&amp;Image file…</source>
        <translation>映像文件(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>拷贝(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>拷贝 %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Partitions of the target</source>
        <translation>目标的分区</translation>
    </message>
    <message>
        <source>Name of the target</source>
        <translation>目标的名称</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>到(&amp;T)：</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>从：</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>计划(&amp;L)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Read the target &amp;back and compare</source>
        <translation>回读目标并比较(&amp;B)</translation>
    </message>
    <message>
        <source>Leave &amp;zeros out of the image file (sparse)</source>
        <translation>不将零写入映像文件（稀疏）(&amp;Z)</translation>
    </message>
    <message>
        <source>Copy even if the source is in use (the copy can be inconsistent)</source>
        <translation>即使源正在使用也拷贝（副本可能不一致）</translation>
    </message>
    <message>
        <source>From the &amp;end to the start</source>
        <translation>从末尾到开头(&amp;E)</translation>
    </message>
    <message>
        <source>Retries of bad sectors</source>
        <translation>坏扇区的重试次数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A ddrescue map file: it records the copied areas, so that the copy can be continued, and the unreadable ones</source>
        <translation>ddrescue 映射文件：记录已拷贝的内容（以便继续拷贝）以及无法读取的内容</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选取(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>映射文件(&amp;M)：</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>速度随时间的变化</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>无法读取的内容</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>File or structure</source>
        <translation>该处的内容</translation>
    </message>
    <message>
        <source>Choose a disk, or an image file</source>
        <translation>请选取磁盘或映像文件</translation>
    </message>
    <message>
        <source>Image file to copy to</source>
        <translation>要拷贝到的映像文件</translation>
    </message>
    <message>
        <source>Images (*.img *.dd *.raw);;All files (*)</source>
        <translation>映像 (*.img *.dd *.raw);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>映射文件</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>未选取目标。</translation>
    </message>
    <message>
        <source>A new image file</source>
        <translation>新的映像文件</translation>
    </message>
    <message>
        <source>Choose where to copy to.</source>
        <translation>请选取要拷贝到的位置。</translation>
    </message>
    <message>
        <source>Reading the disks…</source>
        <translation>正在读取磁盘…</translation>
    </message>
    <message>
        <source>To continue, type the name of the target: %1</source>
        <translation>若要继续，请键入目标的名称：%1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Looking for the files that have lost something…</source>
        <translation>正在查找内容有缺失的文件…</translation>
    </message>
    <message>
        <source>What could not be read:</source>
        <translation>无法读取的内容：</translation>
    </message>
    <message>
        <source>What could not be read (the first parts of it):</source>
        <translation>无法读取的内容（最前面的部分）：</translation>
    </message>
    <message>
        <source>Co&amp;ntinue a copy…</source>
        <translation>继续拷贝(&amp;N)…</translation>
    </message>
    <message>
        <source>Pro&amp;gress</source>
        <translation>进度(&amp;G)</translation>
    </message>
    <message>
        <source>Only used &amp;space: free blocks of known file systems are left out</source>
        <translation>仅已用空间：略去已知文件系统的可用块(&amp;U)</translation>
    </message>
    <message>
        <source>Ca&amp;lculate the SHA-256 of the copy</source>
        <translation>计算副本的 SHA-256(&amp;S)</translation>
    </message>
    <message>
        <source>Retries of b&amp;ad sectors:</source>
        <translation>坏扇区的重试次数(&amp;Y)：</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Give the copy identi&amp;fiers of its own (GUIDs, UUIDs, serial numbers)</source>
        <translation>为副本设置自己的标识符（GUID、UUID、序列号）(&amp;F)</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the copy before it got them.</source>
        <translation>SHA-256 是副本获得新标识符之前的值。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation> % 读取</translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation>读取占比</translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation>访问方式(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation>块大小(&amp;B)：</translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation>顺序读取</translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation>顺序写入</translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation>顺序读取和写入</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>随机读取</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>随机写入</translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation>随机读取和写入</translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation>命令行选项：--rw</translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation>512 字节到 64 MiB（命令行选项：--bs）</translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation>队列深度：处理中的请求数（命令行选项：--iodepth）</translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation>命令行选项：--rwmixread</translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation>队列深度(&amp;E)：</translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation>处理中 %1；上限为 1 GiB</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>数据检查器</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation>值未更改：%1</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>编辑值</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>拷贝值</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DebugView</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>Globals</source>
        <translation>全局变量</translation>
    </message>
    <message>
        <source>Expression to watch, such as parent.count * 2</source>
        <translation>要监视的表达式，例如 parent.count * 2</translation>
    </message>
    <message>
        <source>Expression to watch</source>
        <translation>要监视的表达式</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>调用堆栈</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 at %2:%3</source>
        <extracomment>A place in a template: function or structure, file, number of the line</extracomment>
        <translation>%1，位于 %2:%3</translation>
    </message>
    <message>
        <source>Watch an expression to see more.</source>
        <translation>监视表达式可查看更多内容。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation>其中一侧不可读</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>不同</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation>其中一侧不可读</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation>磁盘和分区</translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation>正在查找磁盘…</translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation>未找到磁盘</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation>序列号 %1</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>打开的映像</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation>在磁盘上显示</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>打开映像…</translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation>无法列出磁盘</translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation>您仍可打开映像。</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1 字节的扇区</translation>
    </message>
    <message>
        <source>No open images</source>
        <translation>没有打开的映像</translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation>按下 %1 或将映像拖到此处。</translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation>以温和模式打开（故障磁盘）</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>不预读，不自动检测，每个扇区只尝试一次</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>拷贝名称</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A volume of an APFS container</extracomment>
        <translation>宗卷</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.</source>
        <translation>系统会混淆此类磁盘。副本的上下文菜单中的“设置新标识符…”可解决此问题。</translation>
    </message>
    <message>
        <source>same identifiers as another disk</source>
        <translation>标识符与另一个磁盘相同</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>健康状况：%1</translation>
    </message>
    <message>
        <source>Give new identifiers…</source>
        <translation>设置新标识符…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Showing the file's own bytes. %1</source>
        <translation>正在显示文件自身的字节。%1</translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation>编辑原始文件</translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation>重新打开文件以编辑其自身的字节</translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation>显示分区表而不是字节 (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DraggedFiles</name>
    <message>
        <source>Copying out of the volume…</source>
        <translation>正在从宗卷中拷贝…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation>允许编辑(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation>选择性粘贴(&amp;S)…</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation>用模式填充(&amp;W)…</translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation>放弃所有更改(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation>复核并写入(&amp;V)…</translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation>撤销记录(&amp;O)…</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>撤销“%1”(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>重做“%1”(&amp;R)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation>允许编辑</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>复核(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>留待以后(&amp;K)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>撤销记录</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>已完成并校验。</translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation>磁盘和映像以只读方式打开。更改仅在您复核后才会写入。</translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation>还原所选字节(&amp;B)</translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation>放弃所有更改？</translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation>这会放弃 %1 的所有待写入的更改 (%2) 以及步骤列表。磁盘不会更改。</translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation>复核待写入的更改，然后将其写入磁盘</translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation>正在编辑，%1 已更改</translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation>只读，%1 已更改</translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation>更改会被暂存，仅在复核后才会写入。点按可使磁盘重新变为只读。</translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation>只读。点按可允许编辑。</translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation>%1 以只读方式打开。若要更改它，请允许编辑；更改仅在您复核后才会写入。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未存储的更改</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1 有 %2 个未存储的字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation>保留的更改会在您下次打开它时再次提供。</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation>%1 有来自 %2 的未存储的更改 (%3)。</translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation>最后一项更改未完整存储，已被略去。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>写入被中断：“%1”，%2。%3 个扇区中有一部分包含旧数据，一部分包含新数据。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation>请检查这是否为正确的磁盘：%1。

要写入 %2 吗？</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>未撤销：%1。先前的内容不可读，因而未知。</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>已撤销并校验。</translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>磁盘上有 %n 个受影响的范围在此期间发生了更改。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation>未存储的更改未受到防崩溃保护：%1</translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation>来自较早会话的更改</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation>从偏移量 %2 起的 %1</translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation>熵：每字节 %1 位（%2 到 %3）</translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation>%1 % 为零</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>不可读：%1</translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation>整个范围的熵</translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation>全为零</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntryDialog</name>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>New logical partition</source>
        <translation>新建逻辑分区</translation>
    </message>
    <message>
        <source>New partition</source>
        <translation>新建分区</translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation>编号(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>类型(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation>起始块(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation>起始扇区(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation>结束块(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation>结束扇区(&amp;L)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation>以扇区为单位，或使用 K、M、G、T：20G</translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation>GUID(&amp;G)：</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>“%1”不是扇区数</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation>活动（BIOS 从此分区启动）(&amp;A)</translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation>使用此编号的分区将获得当前编号</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation>这仅更改表条目。数据保持原位：文件系统既不会移动，也不会调整大小。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>尚无更改。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation>抹掉未用空间(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation>TRIM(&amp;T)…</translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation>覆盖宗卷的可用空间，或所有分区之外的空间</translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation>TRIM 未用的块，或说明 TRIM 为何不可用</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation>分区 %1 的可用空间：%2 (%3)</translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation>所有分区之外的空间</translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation>%1 的可用空间</translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation>所选字节 (%1)</translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation>分区中的全部内容</translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation>磁盘上的全部内容</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>正在读取磁盘…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1，共 %2，%3/s，剩余 %4:%5</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation>拷贝 udev 规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation>TRIM(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>抹掉(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>抹掉未用空间</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation>用随机字节覆盖全部内容</translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation>在映像文件中打洞</translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation>磁盘的名称</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation>保留可用(&amp;F)：</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation>用零覆盖所有不为零的内容</translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation>让系统将其清零（快速）</translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation>对未用的块执行 TRIM</translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation>之后回读全部内容，而不只是抽样(&amp;K)</translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation>让驱动器同时清除存储单元（安全 TRIM；少数驱动器支持）(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>重新开始(&amp;V)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>保留空间</translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation>填充宗卷时，为其他程序保留这么多可用空间。</translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation>目标(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>方法(&amp;M)：</translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation>若要继续，请键入磁盘的名称：%1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个范围中的 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>系统将把 %n 个范围中的 %1 清零。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%n 个范围中的 %1 将变为文件中的空洞。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>将 TRIM %n 个范围中的 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation>已写入的随机字节：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation>已写入的零：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation>由系统清零：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation>原本已为零：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation>已 TRIM：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation>已变为空洞：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation>已由先前的运行抹掉：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation>未 TRIM，小于一个 TRIM 单位：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation>因错误而未抹掉：%1（%2 个字节）</translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation>已停止。到目前为止已抹掉的内容保持抹掉状态；“继续”会抹掉其余内容。</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation>已停止。到目前为止已完成的内容保持完成状态。</translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation>在字节 %1 处：%2</translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation>%1 已回读：%2。</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>内核仍使用 %1 的旧条目：该分区正在使用中。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation>临时文件已删除。</translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation>已写入 %1；最小可用空间为 %2。</translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation>TRIM 可以恢复 SSD 的写入速度：请选取“工具”，然后选取“TRIM”。</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation>%1：%2 已用，%3 可用。</translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation>未更改：位于 %2 的 %1 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>… 以及另外 %n 个未更改的范围</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation>位于 %2 的 %1 (%3)：%5 中有 %4 可用。</translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation>临时文件会填满除保留空间以外的可用空间，然后被删除。若要在不填满宗卷的情况下准确抹掉可用块，请将其卸载。</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>这会销毁 %1。</translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation>此路径上不支持 TRIM。</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>未执行任何操作。</translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation>文件系统已 TRIM %1。它会略去此前已 TRIM 的部分，且驱动器不会加以确认。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation>请求权限…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation>您没有读取此文件的权限。其所有者或管理员可以更改权限。</translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation>读取整个磁盘需要权限。“请求权限”会打开系统的对话框，通常要求输入密码。如果没有出现对话框，请在终端中运行此命令，以管理员身份读取磁盘。</translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation>磁盘可能已被拔出，或文件已被移动。请重新连接磁盘，或从新位置打开文件。</translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation>请关闭正在使用 %1 的程序，然后重试。</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation>以温和模式打开</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>拷贝命令</translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation>磁盘返回了错误。如果它即将发生故障，“以温和模式打开”仅读取可见的扇区，且每个扇区只尝试一次。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtentModel</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>%1, reads as zeros</source>
        <translation>%1，读取为零</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件内位置</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>流</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message>
        <source>%1 of %2 were overwritten and are zeros in the copy</source>
        <translation>%2 中有 %1 已被覆盖，在副本中为零</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Bytes of a file, from the first to the last one</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>还有 %1 个范围</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>%1 of %2 are unreadable and are zeros in the copy: %3</source>
        <translation>%2 中有 %1 不可读，在副本中为零：%3</translation>
    </message>
    <message>
        <source>only zeros are left; the drive may have discarded its content (TRIM)</source>
        <translation>只剩下零；驱动器可能已丢弃其内容 (TRIM)</translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>另外 %1 个流</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the copy: %1</source>
        <translation>未包含在副本中：%1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>已在提取 %1 个文件之后停止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>已将 %1 个文件 (%2) 提取到 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>其中 %1 个已被部分覆盖（在副本中为零）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1 个无法提取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>其中 %1 个部分不可读（在副本中为零）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>其中 %1 个只有零</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>%1 个项目缺少部分流</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldCommands</name>
    <message>
        <source>Follow link</source>
        <translation>跟随链接</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>编辑值</translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation>与副本比较…</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>选择字节</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>前往索引…</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>拷贝值</translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation>拷贝子树</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>导出为 JSON…</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>前往索引</translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation>元素索引：</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>导出为 JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldDelegate</name>
    <message>
        <source>Generate a random GUID</source>
        <translation>生成随机 GUID</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldTrees</name>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation>与过滤条件匹配的字段</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation>%1 未更改：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileListModel</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Character device</source>
        <translation>字符设备</translation>
    </message>
    <message>
        <source>Block device</source>
        <translation>块设备</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 file</source>
        <extracomment>A kind of file by the end of its name: “JPG file”</extracomment>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改日期</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建日期</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Recoverable</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>可恢复</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>找到 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No name on this volume has “%1” in it.</source>
        <translation>此宗卷上没有包含“%1”的名称。</translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1 个已删除的文件</numerusform>
        </translation>
    </message>
    <message>
        <source>No deleted files were found: nothing on this volume describes one.</source>
        <translation>未找到已删除的文件：此宗卷上没有任何内容描述已删除的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1 项</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>此文件夹为空。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1，其中 %2 个已删除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message>
        <source>&amp;Up</source>
        <translation>上一级(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;w on the disk</source>
        <translation>在磁盘上显示(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xtract…</source>
        <translation>提取(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Copying files</source>
        <translation>正在拷贝文件</translation>
    </message>
    <message>
        <source>Mark the extents of the file in the map and among the bytes</source>
        <translation>在分布图和字节视图中标记文件的区段</translation>
    </message>
    <message>
        <source>Copy the chosen files and folders out of the volume</source>
        <translation>将所选的文件和文件夹从宗卷中拷贝出来</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Extents of the file</source>
        <translation>文件的区段</translation>
    </message>
    <message>
        <source>Stop marking this file on the disk</source>
        <translation>停止在磁盘上标记此文件</translation>
    </message>
    <message>
        <source>The volume has changed since its files were read.</source>
        <translation>宗卷在其文件被读取之后已更改。</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>再次读取(&amp;A)</translation>
    </message>
    <message>
        <source>Open the &amp;content</source>
        <translation>打开内容(&amp;C)</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>打开其文件夹(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1：%2 个区段</numerusform>
        </translation>
    </message>
    <message>
        <source>Extract to</source>
        <translation>提取到</translation>
    </message>
    <message>
        <source>Extract files</source>
        <translation>提取文件</translation>
    </message>
    <message>
        <source>“%1” is on this disk. Copying files there can overwrite deleted files.</source>
        <translation>“%1”位于此磁盘上。将文件拷贝到该处可能会覆盖已删除的文件。</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>仍要拷贝</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>“%2”中已存在其中的 %1 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>保留这些文件(&amp;K)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message>
        <source>Its content is inside the structures of the file system.</source>
        <translation>其内容位于文件系统的结构之内。</translation>
    </message>
    <message>
        <source>It has no blocks of its own.</source>
        <translation>它没有自己的块。</translation>
    </message>
    <message>
        <source>Resource fork</source>
        <translation>资源分支</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Attribute “%1”</source>
        <translation>属性“%1”</translation>
    </message>
    <message>
        <source>Block map</source>
        <translation>块映射</translation>
    </message>
    <message>
        <source>No file system that Sectorsmith can list was found.</source>
        <translation>未找到 Sectorsmith 可以列出的文件系统。</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>This volume is encrypted.</source>
        <translation>此宗卷已加密。</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1，已加密</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1，字节 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Free; was in %1</source>
        <extracomment>A free byte of the disk, and the deleted file that had it</extracomment>
        <translation>可用；曾属于 %1</translation>
    </message>
    <message>
        <source>Free; was byte %1 of the deleted file %2</source>
        <translation>可用；曾是已删除的文件 %2 的字节 %1</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its files.</source>
        <translation>打开磁盘或映像以查看其文件。</translation>
    </message>
    <message>
        <source>In gentle mode, files are read only when you ask for them.</source>
        <translation>在温和模式下，仅在您要求时才会读取文件。</translation>
    </message>
    <message>
        <source>The files have not been read yet.</source>
        <translation>尚未读取文件。</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>读取文件(&amp;R)</translation>
    </message>
    <message>
        <source>Looking for file systems…</source>
        <translation>正在查找文件系统…</translation>
    </message>
    <message>
        <source>%1
Enter the password of one of its users, or its recovery key. It is not stored.</source>
        <translation>%1
请输入其任一用户的密码或恢复密钥。密码不会被存储。</translation>
    </message>
    <message>
        <source>Un&amp;lock</source>
        <translation>解锁(&amp;L)</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>正在检查密码…</translation>
    </message>
    <message>
        <source>Looking for deleted files on %1…</source>
        <translation>正在 %1 上查找已删除的文件…</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>正在读取 %1 的名称…</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>重试(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <extracomment>A state of an APFS container, by its number</extracomment>
        <translation>检查点 %1</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>快照 %1</translation>
    </message>
    <message>
        <source>Deleted folder</source>
        <translation>已删除的文件夹</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much of a deleted file can be copied out: all of it</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How much of a deleted file can be copied out: “12 kB of 40 kB”</extracomment>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Only the name</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>仅名称</translation>
    </message>
    <message>
        <source>This folder was deleted.</source>
        <translation>此文件夹已删除。</translation>
    </message>
    <message>
        <source>%1 of %2 are still on the disk; the rest has been overwritten.</source>
        <translation>%2 中有 %1 仍在磁盘上；其余部分已被覆盖。</translation>
    </message>
    <message>
        <source>Only the name of this file is left: its content was overwritten, or its location is unknown.</source>
        <translation>此文件只剩名称：其内容已被覆盖，或其位置未知。</translation>
    </message>
    <message>
        <source>The first letter of its name was erased.</source>
        <translation>其名称的首字母已被抹掉。</translation>
    </message>
    <message>
        <source>Its size and location were erased.</source>
        <translation>其大小和位置已被抹掉。</translation>
    </message>
    <message>
        <source>Only its first block is known; the rest is assumed to follow it.</source>
        <translation>仅知道其第一个块；假定其余部分紧随其后。</translation>
    </message>
    <message>
        <source>Another deleted file used some of the same blocks.</source>
        <translation>另一个已删除的文件使用了部分相同的块。</translation>
    </message>
    <message>
        <source>Found in the unused space of a folder or a tree.</source>
        <translation>在文件夹或树的未用空间中找到。</translation>
    </message>
    <message>
        <source>Found in the journal.</source>
        <translation>在日志中找到。</translation>
    </message>
    <message>
        <source>Found in an older checkpoint.</source>
        <translation>在较早的检查点中找到。</translation>
    </message>
    <message>
        <source>Found in a snapshot.</source>
        <translation>在快照中找到。</translation>
    </message>
    <message>
        <source>No other file is known to have overwritten this file's content.</source>
        <translation>未发现其他文件覆盖过此文件的内容。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesPanel</name>
    <message>
        <source>Volume</source>
        <translation>宗卷</translation>
    </message>
    <message>
        <source>State of the volume</source>
        <translation>宗卷的状态</translation>
    </message>
    <message>
        <source>Search the volume: part of a name, or *.jpg</source>
        <translation>搜索宗卷：名称的一部分，或 *.jpg</translation>
    </message>
    <message>
        <source>Search the volume</source>
        <translation>搜索宗卷</translation>
    </message>
    <message>
        <source>Reading the names of the volume</source>
        <translation>正在读取宗卷的名称</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>No file has this byte: %1</source>
        <translation>此字节不属于任何文件：%1</translation>
    </message>
    <message>
        <source>No file has this byte.</source>
        <translation>此字节不属于任何文件。</translation>
    </message>
    <message>
        <source>&amp;Deleted</source>
        <translation>已删除(&amp;D)</translation>
    </message>
    <message>
        <source>The current files of the volume, those of a snapshot, or the rest of an older checkpoint</source>
        <translation>宗卷的当前文件、快照中的文件，或较早检查点残留的文件</translation>
    </message>
    <message>
        <source>Also show deleted files that something on the volume still describes, and how much of each is left</source>
        <translation>同时显示宗卷上仍有描述的已删除文件，以及每个文件还剩多少</translation>
    </message>
    <message>
        <source>Password or recovery key</source>
        <translation>密码或恢复密钥</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>十六进制数字(&amp;H)</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>用模式填充</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation>文本 (%1)(&amp;T)</translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation>在从偏移量 %2 起的 %1 上重复该模式。</translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation>一次更改的上限为 %1 MiB。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation>已用和未用空间图</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>在使用</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation>原本已为零</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation>此处未用：%1，共 %2；已完成：%3</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilterBar</name>
    <message>
        <source>Filter fields</source>
        <translation>过滤字段</translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation>仅显示名称、值或类型包含该文本的字段</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation>继续搜索</translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation>搜索其余字段</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation>在模板中查找</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>查找上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>查找下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingModel</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改日期</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation>修复 GPT…</translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation>新 GUID…</translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation>恢复 Boot Camp…</translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation>重设 MBR…</translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation>查找分区…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>检查结果：%1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation>建议 MBR…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>未发现问题</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n 个注释</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation>没有问题；%1</translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation>偏移量 %1。按下 Enter 键或连按可前往该处。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FolderModel</name>
    <message>
        <source>Deleted files (%1)</source>
        <translation>已删除的文件 (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation>字节频率</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>字节 %1 (%2)：%3 次，%4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation>磁盘 GUID(&amp;G)：</translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation>磁盘 GUID</translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation>条目数(&amp;E)：</translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation>可用扇区：</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>“%1”不是 GUID（8-4-4-4-12 位十六进制数字）</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>“%1”不是扇区数</translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation>GPT 属性</translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation>几乎所有磁盘上均为 2；部分开发板在该处存放其引导加载程序</translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation>条目大小（字节）：</translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation>位于磁盘末尾的备份副本也会更新。不会移动任何分区数据。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>尚无更改。</translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation>GPT：更改属性</translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation>首个条目扇区(&amp;F)：</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation>备份副本</translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation>克隆后的新 GUID</translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation>为磁盘赋予新 GUID(&amp;D)</translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation>为所有分区赋予新 GUID(&amp;P)</translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation>主副本（磁盘开头）</translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation>位于磁盘最后一个扇区的备份副本</translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation>修复 GUID 分区表</translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation>在克隆后使用：同一台电脑中两个 GUID 相同的磁盘会发生冲突</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>计划的更改</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>暂存更改(&amp;S)</translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation>无法修复此表：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1：%n 个分区，可信度 %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation>表的两个副本均完好无损。无需修复。</translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation>将从选取的副本重建表。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthPanel</name>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>&amp;Read health</source>
        <translation>读取健康状况(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;hort self-test</source>
        <translation>短自检(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Long self-test</source>
        <translation>长自检(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;top self-test</source>
        <translation>停止自检(&amp;T)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The drive tests itself for some minutes. It can be used meanwhile; no data change.</source>
        <translation>驱动器自检几分钟。其间可以使用驱动器；不会更改数据。</translation>
    </message>
    <message>
        <source>The drive reads all of itself, for hours. It can be used meanwhile; no data change.</source>
        <translation>驱动器读取自身的全部内容，持续数小时。其间可以使用驱动器；不会更改数据。</translation>
    </message>
    <message>
        <source>No disk is open.</source>
        <translation>没有打开的磁盘。</translation>
    </message>
    <message>
        <source>An image has no health of its own.</source>
        <translation>映像自身没有健康状况。</translation>
    </message>
    <message>
        <source>Reading the health…</source>
        <translation>正在读取健康状况…</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>尚未读取。</translation>
    </message>
    <message>
        <source>The health is unknown.</source>
        <translation>健康状况未知。</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>健康状况：%1</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>自检</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>长</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>%1 (value %2, limit %3)</source>
        <translation>%1（值 %2，限值 %3）</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>错误日志</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthText</name>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Powered on</source>
        <extracomment>Hours and days that a drive has been switched on</extracomment>
        <translation>通电时间</translation>
    </message>
    <message>
        <source>%1 hours (%2 days)</source>
        <translation>%1 小时（%2 天）</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>通电次数</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入量</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取量</translation>
    </message>
    <message>
        <source>Endurance used</source>
        <translation>已用写入寿命</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Spare blocks left</source>
        <translation>剩余备用块</translation>
    </message>
    <message>
        <source>%1 % (limit %2 %)</source>
        <translation>%1 %（限值 %2 %）</translation>
    </message>
    <message>
        <source>Bad sectors</source>
        <translation>坏扇区</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>已重新分配的扇区</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>待处理的扇区</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>无法校正的扇区</translation>
    </message>
    <message>
        <source>Unrecoverable errors</source>
        <translation>不可恢复的错误</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>接口错误</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>错误日志条目</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed at sector %1</source>
        <translation>在扇区 %1 处失败</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>%1, at %2 hours</source>
        <translation>%1，在通电 %2 小时时</translation>
    </message>
    <message>
        <source>A self-test is running: %1 % left</source>
        <translation>自检正在运行：剩余 %1 %</translation>
    </message>
    <message>
        <source>%1 is failing: %2</source>
        <translation>%1 出现故障：%2</translation>
    </message>
    <message>
        <source>The health of %1 is not good: %2</source>
        <translation>%1 的健康状况不佳：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation>Sectorsmith 手册</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>其他按键</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Template language</source>
        <translation>模板语言</translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation>手册页</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation>修复 Boot Camp</translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation>测量硬盘盒</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>抹掉未用空间</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Rescue a failing disk</source>
        <translation>抢救故障磁盘</translation>
    </message>
    <message>
        <source>Clone a Mac’s disk</source>
        <translation>克隆 Mac 的磁盘</translation>
    </message>
    <message>
        <source>Check files for changes</source>
        <translation>检查文件是否有改变</translation>
    </message>
    <message>
        <source>Where the space and the time go</source>
        <translation>空间和时间的去向</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation>偏移量 %1，LBA %2</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>%1 的字节</translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation>LBA</translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation>LBA:字节</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation>相对</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation>偏移量 %1 (0x%2)，LBA %3</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>键入</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation>此来源为空（0 字节）。</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation>已更改为 %1；磁盘上：%2</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>检查失败</translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation>Ctrl+点按或 Enter：前往 0x%1</translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation>所选内容大于 16 MiB，即剪贴板的上限。请改为将其存储到文件。</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>“%1”无法以 %2 编码</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation>剪贴板不包含文本</translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation>无法粘贴：%1。其他格式请使用“选择性粘贴”。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesController</name>
    <message>
        <source>The tab has staged changes. Write or discard them first.</source>
        <translation>该标签页有暂存的更改。请先写入或放弃这些更改。</translation>
    </message>
    <message>
        <source>New identifiers written and verified. “Undo records” undoes this (record %1).</source>
        <translation>新标识符已写入并校验。“撤销记录”可将其撤销（记录 %1）。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesDialog</name>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>写入磁盘(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>New identifiers</source>
        <translation>新标识符</translation>
    </message>
    <message>
        <source>Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of another disk of this computer.</source>
        <translation>系统会混淆标识符相同的磁盘。如果 %1 是这台电脑的另一个磁盘的副本，请为其设置新标识符。</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>对象(&amp;O)：</translation>
    </message>
    <message>
        <source>Identifiers that change</source>
        <translation>会更改的标识符</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>The whole disk</source>
        <translation>整个磁盘</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Partition %1 is unchanged: %2</source>
        <translation>分区 %1 不变：%2</translation>
    </message>
    <message>
        <source>Write although other partitions are in use: %1</source>
        <translation>即使其他分区正在使用也写入：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ne&amp;w identifiers…</source>
        <translation>新标识符(&amp;W)…</translation>
    </message>
    <message>
        <source>Gives a copy its own GUIDs, UUIDs and serial numbers, after a review</source>
        <translation>在复核之后为副本设置自己的 GUID、UUID 和序列号</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation>%1，共 %2，%3</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation>%1，共 %2，%3，剩余 %4</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation>查找丢失的分区</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>卷标</translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation>分区名称</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>起始扇区</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>在表中</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation>是，分区 %1</translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation>否，位于另一个之内</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation>GPT 头</translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation>在整个磁盘上搜索文件系统（NTFS、FAT、exFAT、HFS+、APFS、ext）、其备份引导扇区以及分区表的副本。不会写入任何内容。</translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation>搜索每个扇区（较慢，可找到未对齐的宗卷）(&amp;E)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation>建议的表包含所选的宗卷。</translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation>建议表(&amp;P)…</translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation>搜索已停止。</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation>%1，共 %2，%3，剩余 %4</translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>校验和有效；%n 个分区</numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation>找到的所有宗卷均在分区表中。</translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>找到 %n 个分区表中缺少的宗卷。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation>%1 不可读。</translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation>恢复丢失的分区</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation>校验和(&amp;M)…</translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation>Sectorsmith</translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation>打开磁盘和映像</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 – Sectorsmith</source>
        <translation>%1 – Sectorsmith</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>偏移量 %1</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>打开映像</translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation>磁盘映像 (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;所有文件 (*)</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation>取消存储</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近使用(&amp;R)</translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation>将所选内容存储为(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>关闭标签页(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation>拷贝为十六进制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>拷贝为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation>十六进制转储(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation>C 数组(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation>Python(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rust</source>
        <translation>Rust(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation>偏移量(&amp;O)</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>全选(&amp;L)</translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation>选择扇区(&amp;T)</translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation>选择块(&amp;K)…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>前往(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation>下一个扇区(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation>上一个扇区(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation>下一个分区(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation>上一个分区(&amp;R)</translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation>设置或移除书签(&amp;M)</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>下一个书签</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>上一个书签</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation>关于 Sectorsmith(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>显示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation>每行字节数(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;8</source>
        <translation>&amp;8</translation>
    </message>
    <message>
        <source>&amp;16</source>
        <translation>&amp;16</translation>
    </message>
    <message>
        <source>&amp;32</source>
        <translation>&amp;32</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>尽可能多(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation>1 字节(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation>2 字节(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation>4 字节(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation>8 字节(&amp;8)</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>十进制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>八进制(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>二进制(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation>偏移量，十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation>偏移量，十进制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation>LBA 和偏移量，十六进制(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation>LBA 和偏移量，十进制(&amp;B)</translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation>相对于分区(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>下一个标签页(&amp;X)</translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation>关于 Sectorsmith</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>待写入的更改</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>数据检查器</translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation>模板编辑器</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>分区(&amp;P)</translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>恢复 Boot Camp(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation>查找丢失的分区(&amp;F)…</translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation>熵和字节频率(&amp;Y)…</translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation>请在左侧选取磁盘、打开映像，或将文件拖到此处。
打开磁盘绝不会更改它。</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>打开映像…</translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation>光标处的使用情况</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>光标位置</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>已选择：%1 (%2)</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation>%1，%2 字节的扇区</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>存储所选内容</translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation>正在存储到 %1</translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation>已存储 %1；%2 不可读，已写为零</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>已将 %1 存储到 %2</translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation>已取消存储；未写入任何文件</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation>打开映像(&amp;O)…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新载入(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation>用于故障磁盘的温和模式(&amp;G)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>不预读，不自动检测，每个扇区只尝试一次</translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation>跟随光标处的链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation>单元格格式(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation>文本编码(&amp;T)</translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation>默认大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>无最近使用的文件</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;十六进制磁盘编辑器和分区工具：打开原始设备和映像，显示其扇区，解码其结构。&lt;/p&gt;&lt;p&gt;打开磁盘绝不会对其写入。&lt;/p&gt;&lt;p&gt;依据 GNU 通用公共许可证第 3 版或更高版本发布的自由软件，不提供任何担保。&lt;/p&gt;&lt;p&gt;使用 Qt %2 构建。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation>修复 GPT(&amp;R)…</translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation>备份分区表(&amp;U)…</translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation>恢复分区表(&amp;O)…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Fi&amp;les</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>Browse, search and extract the files of the volumes</source>
        <translation>浏览、搜索和提取宗卷中的文件</translation>
    </message>
    <message>
        <source>Show the &amp;file</source>
        <translation>显示文件(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;lor by file</source>
        <translation>按文件着色(&amp;L)</translation>
    </message>
    <message>
        <source>Browse and search the files of the volumes (%1)</source>
        <translation>浏览和搜索宗卷中的文件 (%1)</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>正在使用：%1</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestController</name>
    <message>
        <source>choose the files</source>
        <translation>请选取文件</translation>
    </message>
    <message>
        <source>choose where to save the manifest</source>
        <translation>请选取清单的存储位置</translation>
    </message>
    <message>
        <source>choose a manifest</source>
        <translation>请选取清单</translation>
    </message>
    <message>
        <source>unlock the volume</source>
        <translation>请解锁宗卷</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密码错误。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message>
        <source>%1 read.</source>
        <translation>已读取 %1。</translation>
    </message>
    <message>
        <source>%1 read in %2 (%3/s).</source>
        <translation>已读取 %1，用时 %2（%3/s）。</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1，原为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n 个文件在中断之前已读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>略去了 %n 个位于其他文件系统的文件夹；第一个：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n 个文件的内容已改变，而日期和大小未变。请在备份被替换之前与备份比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>No files to compare.</source>
        <translation>没有可比较的内容。</translation>
    </message>
    <message>
        <source>Everything is as the manifest describes it.</source>
        <translation>一切都与清单的记录一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>与清单有 %n 处差异，均不可疑。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1 包含 %n 个文件（%2）的校验和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n 个文件没有校验和：它们无法读取，或正在改变。</numerusform>
        </translation>
    </message>
    <message>
        <source>As the manifest describes it.</source>
        <translation>与清单的记录一致。</translation>
    </message>
    <message>
        <source>The content is the same; only the date is new.</source>
        <translation>内容相同；只有日期是新的。</translation>
    </message>
    <message>
        <source>It was not there when the manifest was made.</source>
        <translation>生成清单时它并不存在。</translation>
    </message>
    <message>
        <source>It is in the manifest, but no longer there.</source>
        <translation>它在清单中，但已不存在。</translation>
    </message>
    <message>
        <source>The content of a missing file, under another name.</source>
        <translation>缺失文件的内容，但在另一个名称下。</translation>
    </message>
    <message>
        <source>The size changed; a program has probably saved the file.</source>
        <translation>大小已改变；可能有程序存储过该文件。</translation>
    </message>
    <message>
        <source>Content and date changed, or the manifest has no dates; a program has probably saved the file.</source>
        <translation>内容和日期已改变，或清单中没有日期；可能有程序存储过该文件。</translation>
    </message>
    <message>
        <source>The content changed, but its date and size did not: damage on the disk, in memory or on a cable, or a hidden change.</source>
        <translation>内容已改变，但日期和大小未变：磁盘、内存或线缆造成的损坏，或隐蔽的更改。</translation>
    </message>
    <message>
        <source>It became something else, such as a folder in place of a file.</source>
        <translation>它变成了其他种类的内容，例如文件变成了文件夹。</translation>
    </message>
    <message>
        <source>The link leads elsewhere.</source>
        <translation>链接指向了别处。</translation>
    </message>
    <message>
        <source>It changed while it was read; close the program that writes it.</source>
        <translation>它在读取期间发生了改变；请关闭正在写入它的程序。</translation>
    </message>
    <message>
        <source>The content cannot be read; it can be damaged, or reading it denied.</source>
        <translation>内容无法读取；它可能已损坏，或读取被拒绝。</translation>
    </message>
    <message>
        <source>The manifest has no checksum of it.</source>
        <translation>清单中没有它的校验和。</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>正在列出文件…</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 of %4</source>
        <translation>%1 个文件，共 %2 个；%3，共 %4</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1，%2/s，剩余 %3</translation>
    </message>
    <message>
        <source>Stopped. “Continue” goes on with the files that were not read yet.</source>
        <translation>已停止。“继续”会处理尚未读取的文件。</translation>
    </message>
    <message>
        <source>Earlier path: %1</source>
        <translation>先前的路径：%1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>大小：%1</translation>
    </message>
    <message>
        <source>Modified: %1</source>
        <translation>修改日期：%1</translation>
    </message>
    <message>
        <source>%1 in the manifest: %2</source>
        <translation>清单中的 %1：%2</translation>
    </message>
    <message>
        <source>%1 now: %2</source>
        <translation>现在的 %1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message>
        <source>Inte&amp;grity of files…</source>
        <translation>文件完整性(&amp;G)…</translation>
    </message>
    <message>
        <source>Records the checksums of files, and finds what has changed since</source>
        <translation>记录文件的校验和，并找出此后改变的内容</translation>
    </message>
    <message>
        <source>JSON lines (all details)</source>
        <translation>JSON 行（全部详细信息）</translation>
    </message>
    <message>
        <source>For sha256sum --check and its like</source>
        <translation>用于 sha256sum --check 等</translation>
    </message>
    <message>
        <source>For hashdeep</source>
        <translation>用于 hashdeep</translation>
    </message>
    <message>
        <source>For mtree</source>
        <translation>用于 mtree</translation>
    </message>
    <message>
        <source>Folder &amp;in it:</source>
        <translation>其中的文件夹(&amp;I)：</translation>
    </message>
    <message>
        <source>Read &amp;past the system’s cache</source>
        <translation>绕过系统缓存读取(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>检查(&amp;H)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Show on the &amp;disk</source>
        <translation>在磁盘上显示(&amp;D)</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>存储报告(&amp;V)…</translation>
    </message>
    <message>
        <source>Integrity of files</source>
        <translation>文件完整性</translation>
    </message>
    <message>
        <source>the whole volume</source>
        <translation>整个宗卷</translation>
    </message>
    <message>
        <source>Fi&amp;les:</source>
        <translation>文件(&amp;L)：</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Make a manifest</source>
        <translation>生成清单</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source> MB/s</source>
        <translation> MB/s</translation>
    </message>
    <message>
        <source>Read at most this much each second, so that other programs are not slowed down</source>
        <translation>每秒最多读取这么多，以免其他程序变慢</translation>
    </message>
    <message>
        <source>Speed limi&amp;t:</source>
        <translation>速度限制(&amp;T)：</translation>
    </message>
    <message>
        <source>Goes on from where the last run was stopped</source>
        <translation>从上次运行停止的位置继续</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>报告已存储为 %1。</translation>
    </message>
    <message>
        <source>also made by sha256sum, hashdeep or mtree</source>
        <translation>也可由 sha256sum、hashdeep 或 mtree 生成</translation>
    </message>
    <message>
        <source>a folder, to see which blocks differ</source>
        <translation>文件夹，用于查看哪些块不同</translation>
    </message>
    <message>
        <source>Small files are read from the disk, even those that the system has in memory. Slower.</source>
        <translation>小文件也从磁盘读取，即使它们在系统的内存中。速度较慢。</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>选取(&amp;O)…</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>选取(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Manifest:</source>
        <translation>清单(&amp;M)：</translation>
    </message>
    <message>
        <source>Cop&amp;y of the files:</source>
        <translation>文件的副本(&amp;Y)：</translation>
    </message>
    <message>
        <source>Manifest to check with</source>
        <translation>用于检查的清单</translation>
    </message>
    <message>
        <source>Copy to compare with</source>
        <translation>要比较的副本</translation>
    </message>
    <message>
        <source>a file on another disk</source>
        <translation>另一个磁盘上的文件</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>校验和(&amp;K)：</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>格式(&amp;R)：</translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation>存储为(&amp;A)：</translation>
    </message>
    <message>
        <source>Manifest to make</source>
        <translation>要生成的清单</translation>
    </message>
    <message>
        <source>Manifests (*.manifest);;All files (*)</source>
        <translation>清单 (*.manifest);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A manifest records the checksum, size and date of each file. Make one while the files are good, and keep it on another disk. Later, a check reads the files again and lists what has changed, above all files with other content but the same date: failing disks, memory and cables cause this, programs do not.</source>
        <translation>清单记录每个文件的校验和、大小和日期。请在文件完好时生成清单，并将其保存在另一个磁盘上。之后，检查会再次读取这些文件并列出改变的内容，尤其是日期相同而内容不同的文件：其原因是出现故障的磁盘、内存或线缆，而不是程序。</translation>
    </message>
    <message>
        <source>The files are only read.</source>
        <translation>只会读取这些文件。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Filter by path</source>
        <translation>按路径过滤</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>改变的内容</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder with the files</source>
        <translation>包含文件的文件夹</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Make manifest</source>
        <translation>生成清单(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>已暂停：%1</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>所有差异</translation>
    </message>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>没有任何改变。</translation>
    </message>
    <message>
        <source>For suspicious files that were compared with a copy, and whose place on the disk is known</source>
        <translation>用于已与副本比较并且在磁盘上的位置已知的可疑文件</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>存储报告</translation>
    </message>
    <message>
        <source>Unlo&amp;ck</source>
        <translation>解锁(&amp;C)</translation>
    </message>
    <message>
        <source>Password of one of its users, or the recovery key; it is not stored</source>
        <translation>其任一用户的密码或恢复密钥；不会被存储</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>密码(&amp;W)：</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1，已加密</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>正在检查密码…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1（%n 次）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>拷贝</translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation>清除所有消息</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation>关闭通知</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>old: %1; new: %2</source>
        <translation>旧：%1；新：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation>GPT 与 MBR 条目之间的连线</translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation>哪个 MBR 条目对应哪个 GPT 分区</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation>分区 %1：%2</translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation>%1，扇区 %2 到 %3</translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation>MBR：EE，保护性</translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation>MBR %1：%2</translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation>分区图</translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation>名称“%1”</translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation>MBR %1：%2，活动</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>正在读取分区表…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation>复核并写入(&amp;R)…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>主引导记录 (MBR)</translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation>磁盘 GUID %1</translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation>磁盘签名 %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation>混合 MBR（用于 BIOS）</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>保护性 MBR</translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation>这些表包含尚未写到磁盘上的待写入的更改</translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation>已暂存，尚未写入：%1。按下 %2 可将其撤销。</translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation>表已存储到 %1</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>正在读取分区表…</translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation>这是没有分区表的单个宗卷。</translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation>没有分区表。请使用“修复及更多”来查找丢失的分区或创建表。</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1 字节的扇区</translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation>由 BIOS 以及从 BIOS 启动的 Windows 使用；所有其他系统使用 GPT</translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation>按起始扇区对 GPT 条目排序</translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation>文件过大，不是分区表备份</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>十六进制数字(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation>选择性粘贴</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选取(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选取文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>文件大于 %1</translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation>文本，编码为(&amp;T)</translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation>文件的内容(&amp;F)</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>要粘贴的文本</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>未选取文件</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation>粘贴文件</translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation>要粘贴 %1，但从光标到磁盘末尾只有 %2。</translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation>覆盖偏移量 %2 处的 %1。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation>复核并写入(&amp;W)…</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>待写入的更改</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation>更改为</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation>%2 中有 %1 已更改</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation>没有待写入的更改。您的编辑会列在此处，仅在您复核后才会写入磁盘。</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘上</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>（不可读）</translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation>还原此更改</translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation>还原偏移量 %1 处的更改</translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>还有 %1 项更改…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation>计划的更改</translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation>进行这些更改后，检查未发现错误。</translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>进行这些更改后，检查仍发现 %n 个错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation>尚未写入任何内容：更改会被暂存，您可在写入之前复核。</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>暂存更改(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation>您无法写入 %1。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>系统字体</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>系统等宽字体</translation>
    </message>
    <message>
        <source>System size</source>
        <translation>系统大小</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation>十进制：kB、MB、GB</translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation>二进制：KiB、MiB、GiB</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>字体(&amp;F)：</translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation>字体大小(&amp;Z)：</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选取(&amp;C)…</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>读取和写入</translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation>重新启动 Sectorsmith 以更改语言。</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>请输入绝对路径。</translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation>为结构的字段着色(&amp;S)</translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation>以温和模式打开磁盘(&amp;G)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation>十六进制视图字体(&amp;V)：</translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation>大小单位(&amp;U)：</translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation>用于故障磁盘：不预读，不自动检测，每个扇区只尝试一次</translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation>每个打开的磁盘或映像的读取缓存</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>默认文件夹</translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation>每个磁盘的读取缓存(&amp;D)：</translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation>撤销记录文件夹(&amp;O)：</translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation>撤销记录文件夹</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation>整个来源：%1(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation>计算(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation>所选内容（空）(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation>所选内容：从偏移量 0x%2 起的 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>完成：%1。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestMap</name>
    <message>
        <source>left to read</source>
        <translation>尚待读取</translation>
    </message>
    <message>
        <source>read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>read slowly</source>
        <translation>已读取，速度慢</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>因错误而跳过</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>Map of the disk</source>
        <translation>磁盘分布图</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>位于字节 %2 的 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestText</name>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1，共 %2，%3/s，剩余 %4:%5</translation>
    </message>
    <message>
        <source>Stopped. With the same map file, the test continues.</source>
        <translation>已停止。使用同一映射文件可继续测试。</translation>
    </message>
    <message>
        <source>Stopped. Not everything was read.</source>
        <translation>已停止。未读取全部内容。</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.</source>
        <translation>%1 无法读取（%2 个字节）。请先拷贝磁盘，再尝试其他任何操作。</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>%n 个区域速度慢；最慢的用时 %1 ms。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more slow areas than are listed.</source>
        <translation>速度慢的区域比列出的更多。</translation>
    </message>
    <message>
        <source>Everything had been read already. To read it again, choose another map file.</source>
        <translation>全部内容此前均已读取。若要再次读取，请选取另一个映射文件。</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation>全部内容均可读取。</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>速度慢</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestWindow</name>
    <message>
        <source>Read test of the dis&amp;k…</source>
        <translation>磁盘读取测试(&amp;K)…</translation>
    </message>
    <message>
        <source>Reads the whole disk and shows its unreadable and slow areas</source>
        <translation>读取整个磁盘，并显示哪些内容不可读、哪些速度慢</translation>
    </message>
    <message>
        <source>Start &amp;reading</source>
        <translation>开始读取(&amp;R)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Read test of %1</source>
        <translation>%1 的读取测试</translation>
    </message>
    <message>
        <source>Reads everything once, and writes nothing to it. A disk that is failing wears with each test: copy it first.</source>
        <translation>将全部内容读取一遍，不向其写入任何内容。每次测试都会进一步损耗故障磁盘：请先将其拷贝。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Unreadable and slow areas</source>
        <translation>不可读和速度慢的区域</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>A double click shows the bytes</source>
        <translation>连按可显示字节</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A piece of 1 MiB that takes longer counts as slow</source>
        <translation>读取 1 MiB 的用时超过此值即视为速度慢</translation>
    </message>
    <message>
        <source>How often each unreadable sector is tried again at the end</source>
        <translation>最后对每个不可读的扇区重试的次数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Records the areas read, in ddrescue’s format, so that a stopped test can continue</source>
        <translation>以 ddrescue 的格式记录已读取的内容，以便继续已停止的测试</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选取(&amp;H)…</translation>
    </message>
    <message>
        <source>S&amp;low from:</source>
        <translation>慢速阈值(&amp;L)：</translation>
    </message>
    <message>
        <source>R&amp;etries of bad sectors:</source>
        <translation>坏扇区的重试次数(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>映射文件(&amp;M)：</translation>
    </message>
    <message>
        <source>Map file of the test</source>
        <translation>测试的映射文件</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>映射文件 (*.map *.mapfile);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Stop the read test?</source>
        <translation>要停止读取测试吗？</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>已暂停：%1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation>未知时间</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation>完成(&amp;F)…</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>撤销记录</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区数</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>已完成并校验。</translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation>未写入任何内容；该记录已关闭。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation>删除旧的撤销记录</translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>没有早于 %n 天的记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation>即使磁盘的其他分区正在使用中也要写入</translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation>删除旧记录(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>撤销(&amp;U)…</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>磁盘上现有内容</translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation>记录的字节</translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation>每次写入都会记录它所替换的字节，以便可以撤销。</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation>未显示 root 在 %1 中创建的记录；请运行“sudo sectorsmith undo list”来查看。</translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation>没有撤销记录</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%1 中有 %n 条记录，%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>（不可读）</translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation>后面还有更多字节…</translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation>要完成将“%1”写入 %2 吗？</translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation>要撤销 %2 上的“%1”吗？这会恢复该次写入所替换的字节。</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>未撤销：%1。先前的内容不可读，因而未知。</translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation>请检查这是否为正确的磁盘：%1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>已撤销并校验。</translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation>其他所有内容均已撤销并校验。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>要删除 %n 条撤销记录 (%1) 吗？所记录的写入将无法再撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation>删除早于以下天数的记录：</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultRing</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>按结果分类的文件</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>测试方案</translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation>条形图(&amp;B)</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>表格(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation>速度测试结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation>所选结果的数值</translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation>所选结果的条形图</translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation>没有已存储的测试。在此处或通过命令运行的测试会显示在此列表中。</translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation>选择要比较的结果。连按某个结果可显示其图表。</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出比较结果</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>重新命名(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Rename result</source>
        <translation>重新命名结果</translation>
    </message>
    <message>
        <source>Name (empty: the disk's):</source>
        <translation>名称（留空：使用磁盘的名称）：</translation>
    </message>
    <message>
        <source>Delete result</source>
        <translation>删除结果</translation>
    </message>
    <message>
        <source>Delete the result of %1?</source>
        <translation>要删除 %1 的结果吗？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)</source>
        <translation>表格 (*.csv);;Markdown (*.md);;JSON (*.json);;图片 (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what was done, where</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) written and verified. “Undo records” undoes this (record %1).</source>
        <translation>
            <numerusform>已写入并校验 %n 个扇区。可通过“撤销记录”撤销此操作（记录 %1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>内核仍使用 %1 的旧条目：该分区正在使用中。</translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation>更改已保留。请在管理员可以输入密码时再次写入，或使用可以写入磁盘的帐户写入。</translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation>已撤销并校验：磁盘的内容与之前相同。</translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation>磁盘已有这些字节：没有要写入的内容。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation>卸载(&amp;U)</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>选取文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>写入磁盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>再次读取(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation>复核并写入</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation>磁盘上的内容以及替换它的内容</translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation>要写入的字节</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation>分区表的更改</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation>%1 的更改</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation>在此磁盘上：%1</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation>（无法读取）</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>分区表</translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation>将卸载 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation>撤销记录文件夹</translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation>完成写入(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>正在读取磁盘…</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>将写入 %n 个扇区（每个 %1 字节）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… 以及另外 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation>请为撤销记录选取另一个文件夹。</translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation>即使磁盘正在使用中也写入。这些分区不会更改：%1</translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation>已经开始的写入会完成。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation>%1 不是常规文件；请选取要存储到的文件</translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation>%1 是正在读取的映像；请选取另一个文件</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation>区分大小写(&amp;C)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation>UTF-16，任一字节序</translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation>UTF-32，任一字节序</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>字节序</translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation>扇区内的偏移量</translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation>十六进制，? 表示任意一位数字，| 分隔备选项：55 ?? AA | EB ?? 90</translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation>数字：40、-1、0x1234</translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation>数字：3.14</translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation>没有打开的磁盘</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation>仅限扇区内的以下偏移量</translation>
    </message>
    <message>
        <source>Search type</source>
        <translation>搜索类型</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation>作为字节</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>作为 %1</translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation>表达式所匹配的编码</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation>整个来源</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation>当前分区</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation>RE2 语法，匹配字节：NTFS.{4}\x00\x02|EXFAT</translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation>RE2 语法，匹配字符：IMG_\d{4}\.jpe?g|DCIM</translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation>请输入要搜索的内容</translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation>光标不在分区中</translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation>%1 字节扇区内的偏移量最大为 %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation>查找全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>搜索：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>找到 %1 个；%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>已跳过 %1 个不可读的扇区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>已停止；找到 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>找到超过 %1 个；仅列出这些</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>在 %2 中找到 %1 个 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation>已找到（从末尾继续搜索）</translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation>已找到（从开头继续搜索）</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>%n 个不可读的字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation>%1 为只读；请先启用编辑</translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation>偏移量 %1 超出了 %2 的末尾</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation>%1 已用，%2 可用</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>在使用</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>在使用：%1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation>字节 %1 到 %2</translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation>未读取使用情况：分配图较大</translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation>使用情况未知：%1</translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation>正在读取使用情况…</translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation>可用，为较早的状态保留</translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation>文件系统之后</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>未分配</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message>
        <source>Sp&amp;ace used by files…</source>
        <translation>文件占用的空间(&amp;A)…</translation>
    </message>
    <message>
        <source>Shows as a map which files and folders take the space of a disk</source>
        <translation>以分布图显示哪些文件和文件夹占用磁盘的空间</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上一级(&amp;U)</translation>
    </message>
    <message>
        <source>Space used by files</source>
        <translation>文件占用的空间</translation>
    </message>
    <message>
        <source>Folder or volume</source>
        <translation>文件夹或宗卷</translation>
    </message>
    <message>
        <source>Size of the boxes</source>
        <translation>方框的大小</translation>
    </message>
    <message>
        <source>Space on disk</source>
        <translation>磁盘上的空间</translation>
    </message>
    <message>
        <source>Size of the content</source>
        <translation>内容的大小</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>共享的块</translation>
    </message>
    <message>
        <source>Compressed content</source>
        <translation>压缩的内容</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>文件数</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder to measure</source>
        <translation>要测量的文件夹</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>正在读取 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n 个文件或文件夹无法读取；第一个：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedDials</name>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>随机读取</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>随机写入</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>MB/s, %1 IOPS</source>
        <translation>MB/s，%1 IOPS</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedForm</name>
    <message>
        <source>Profile default</source>
        <translation>测试方案默认值</translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation>例如 1G。测试方案最多覆盖 4 GiB。</translation>
    </message>
    <message>
        <source> s per test</source>
        <translation> 秒（每项测试）</translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation>磁盘或文件夹(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>测试方案(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation>写入(&amp;W)：</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>时间(&amp;M)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation>磁盘或文件夹</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation>使用已装载宗卷上的临时文件进行测试</translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation>映像(&amp;I)…</translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation>选取要测试的宗卷上的文件夹</translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation>选取要测试的映像</translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation>快速：大块，读取和写入</translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation>完整：大块和小块，队列深度 1 和 32</translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation>持续：写入直至缓存已满</translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation>全盘扫描：从磁盘开头到末尾</translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation>文件：一个大文件、500 个小文件、混合大小</translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation>校验：检测虚标容量的磁盘</translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation>自定：选取访问方式、块大小和队列深度</translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation>保留：在覆盖之前存储数据，然后恢复</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk's name)</source>
        <translation>销毁数据（会要求输入磁盘的名称）</translation>
    </message>
    <message>
        <source>Backup: 400 GB in files of all sizes</source>
        <translation>备份：400 GB，各种大小的文件</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedPlot</name>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间 (s)</translation>
    </message>
    <message>
        <source>Position (GB)</source>
        <translation>位置 (GB)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation>速度测试</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation>请选取磁盘、映像或文件夹。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>速度随时间的变化</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>图片 (*.svg *.png)</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>不会写入任何内容。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步（共 %2 步）：%3</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>p99.9</source>
        <translation>p99.9</translation>
    </message>
    <message>
        <source>CPU s/GB</source>
        <translation>CPU s/GB</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation>%1 个文件/s</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n 个请求失败，第一个位于偏移量 %1：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation>不可读的扇区：%1。</translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation>提前结束：%1。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>以后再说(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation>速度测试(&amp;S)…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation>此测试会写入；请在“写入”下选取其他选项。</translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation>最多写入 %1；存储 %2，然后将其恢复。</translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation>最多写入 %1，并会销毁 %2 中从偏移量 %3 起的数据。</translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation>最多向临时文件写入 %1。</translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation>最多需要 %1。</translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation>销毁数据？</translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk's name: %2</source>
        <translation>%1

此测试会销毁磁盘上的数据。若要继续，请输入磁盘的名称：%2</translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation>要写入 %1 并在之后恢复其数据吗？</translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation>写入并恢复(&amp;W)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation>第 %1 步（共 %2 步）：%3，剩余 %4</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation>无法存储结果：%1</translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation>正在取消：正在等待处理中的请求并恢复已存储的数据…</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation>适配器：型号 %1，序列号 %2，%3；TRIM：%4；SMART：%5；逻辑/物理扇区大小 %6/%7 字节。</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation>速度测试被中断</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation>%1 的速度测试被中断，磁盘的 %2 仍包含测试数据。要恢复原始数据吗？</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation>数据已恢复并校验。</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>经过缓存</translation>
    </message>
    <message>
        <source>%1 (%2): %3 MB/s</source>
        <translation>%1（%2）：%3 MB/s</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>存储图片(&amp;U)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>存储图片</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>全盘</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Server %1, file system %2, mounted with: %3.</source>
        <translation>服务器 %1，文件系统 %2，装载选项：%3。</translation>
    </message>
    <message>
        <source>%1 that neither the test nor the previous content explains were replaced; the undo record %2 has them.</source>
        <translation>测试和先前的内容均无法解释的 %1 已被替换；其内容保存在撤销记录 %2 中。</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted. Its data cannot be restored now: %2.</source>
        <translation>%1 的速度测试被中断。目前无法恢复其数据：%2。</translation>
    </message>
    <message>
        <source>Check that %1 is the right disk: %2.</source>
        <translation>请确认 %1 是正确的磁盘：%2。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StatisticsDialog</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Entropy and byte frequency of %1</source>
        <translation>%1 的熵和字节频率</translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation>熵，以每字节位数为单位（点按可前往某个块）</translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation>字节频率</translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation>总体熵：每字节 %1 位。256 个字节值中出现了 %2 个；%3 % 的字节为零，%4 % 为可打印的 ASCII。图表块大小：%5。</translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation>⚠ %1 不可读，未计入。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation>%1：0x%3 处的 %2</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1（已撤销）</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘上</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1：从 0x%3 起的 %2 个范围</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation>点按可返回此状态</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation>%1 的分布图</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation>%1，LBA %2 到 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>此处有 %n 个搜索结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>此处有 %n 个书签</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation>此区域的 %1 % 已用</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>前往起点(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation>读取宗卷使用情况(&amp;R)</translation>
    </message>
    <message>
        <source>At 0x%1: %2</source>
        <extracomment>What has the byte at an offset: a file's path, or a structure of the file system</extracomment>
        <translation>位于 0x%1：%2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在求值…</translation>
    </message>
    <message>
        <source>%1 (section of %2)</source>
        <translation>%1（%2 的段）</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>段 %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>运行已停止。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation>%1  ✓ 正确</translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation>%1  ✗ 错误</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation>
            <numerusform>%n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1，位 %2</translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation>指向 %1 的链接（Enter 或 Ctrl+点按）</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation>打开磁盘或映像以查看其结构。</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在求值…</translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation>部分字段超出了模板的时间或内存上限。</translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation>以十倍的时间和内存上限重新求值</translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>正在搜索：%1 个字段，找到 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>已搜索前 %1 个字段，找到 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>已在更大的树中搜索 %1 个字段，找到 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>已搜索全部 %1 个字段，找到 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation>请选取模板并在光标处运行。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Open what the template made in memory, such as unpacked data, in a tab</source>
        <translation>在标签页中打开模板在内存中创建的内容，例如解压缩的数据</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation>没有与此数据匹配的模板。</translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation>模板包含错误。</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation>无法替换 %1；导出内容位于 %2。</translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation>结构在此期间已重新求值；请重试</translation>
    </message>
    <message>
        <source>Further output is not shown.</source>
        <translation>后续输出不再显示。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableCommands</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation>显示扇区</translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation>修复及更多(&amp;M)</translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation>重设为保护性 MBR(&amp;P)…</translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation>克隆后的新 GUID(&amp;G)…</translation>
    </message>
    <message>
        <source>GPT propert&amp;ies…</source>
        <translation>GPT 属性(&amp;I)…</translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation>按起始扇区对条目排序(&amp;T)</translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation>重新计算 CHS 地址(&amp;C)…</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>转换(&amp;V)</translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation>MBR 转换为 GPT(&amp;G)…</translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation>GPT 转换为 MBR(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation>BSD disklabel 转换为 GPT 分区(&amp;B)…</translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation>移除 GPT…</translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation>新建空表(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation>GUID 分区表 (GPT)(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation>主引导记录 (MBR)(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation>Apple 分区图 (APM)(&amp;A)…</translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation>设为非活动</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>设为活动</translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation>没有未分配空间可用于另一个分区。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation>重设 MBR</translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation>新建分区表</translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation>重新计算 CHS 地址</translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation>将 BSD disklabel 转换为 GPT 分区</translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation>将 MBR 转换为 GPT</translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation>将 GPT 转换为 MBR</translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation>移除 GPT</translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation>任意类型的分区表 (*.json)</translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation>GPT 的 sgdisk 备份 (*.gpt)</translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation>备份分区表</translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation>恢复分区表</translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation>分区表备份 (*.json *.gpt *.bak *.bin);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation>GPT 分区 %1</translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation>MBR 条目 %1</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>保护 GPT</translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation>扇区 %1 (0x%2)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>起始块</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>起始扇区</translation>
    </message>
    <message>
        <source>Last block</source>
        <translation>结束块</translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation>结束扇区</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>not a GPT partition</source>
        <translation>不是 GPT 分区</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>非活动</translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation>“%1”不是条目编号</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation>“%1”不是 64 位数字；十六进制请使用 0x</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation>“%1”不是扇区数，也不是由整数个扇区组成的大小（例如 20G 或 512M）</translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation>分区至少需要一个扇区</translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation>条目编号。输入其他编号可交换条目；MBR 也会更新</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>条目编号</translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation>活动分区：BIOS 从该分区启动</translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation>检测到的内容</translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPT 分区</translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation>MBR 条目</translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation>分区的唯一 GUID</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableSides</name>
    <message>
        <source>GUID partition table</source>
        <translation>GUID 分区表</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>主引导记录</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Apple 分区图</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUID 分区表 (GPT)</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Apple 分区图 (APM)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message>
        <source>Completions</source>
        <translation>补全项</translation>
    </message>
    <message>
        <source>No completions here.</source>
        <translation>此处没有补全项。</translation>
    </message>
    <message>
        <source>%1: size varies</source>
        <translation>%1：大小可变</translation>
    </message>
    <message>
        <source>Bit</source>
        <extracomment>Columns of a table: where a member lies in its structure, and how large it is</extracomment>
        <translation>起始位</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Declared in %1, line %2</source>
        <translation>在 %1 第 %2 行声明</translation>
    </message>
    <message>
        <source>The definition of this name is not known.</source>
        <translation>此名称的定义未知。</translation>
    </message>
    <message>
        <source>Place the cursor on a name to rename it.</source>
        <translation>请将光标置于要重新命名的名称上。</translation>
    </message>
    <message>
        <source>This name is declared in another file; rename it there.</source>
        <translation>此名称在另一个文件中声明；请在该文件中重新命名。</translation>
    </message>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>%1 的新名称（在此文件中使用了 %n 次）：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses it, too, and is not changed.</source>
        <translation>%1 也使用它，但不会更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>从第 %1 行起另有 %n 处可能是同一名称，不会更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>从第 %1 行起有 %n 处也可能指另一个声明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use letters, digits and underscores.</source>
        <translation>“%1”不是有效的名称。请使用字母、数字和下划线。</translation>
    </message>
    <message>
        <source>“%1” is already declared here.</source>
        <translation>“%1”已在此处声明。</translation>
    </message>
    <message>
        <source>The template cannot be formatted without changing its meaning.</source>
        <translation>无法在不改变含义的情况下格式化此模板。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateBar</name>
    <message>
        <source>Run template here</source>
        <translation>在此处运行模板</translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation>编辑模板</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation>解码字节的模板</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation>模板的起点：偏移量、LBA 或表达式（按下 Enter 运行）</translation>
    </message>
    <message>
        <source>Template start</source>
        <translation>模板起点</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation>%1 解码字节</translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation>%1（用户）</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation>模板文本</translation>
    </message>
    <message>
        <source>Click to set or remove a breakpoint (F9)</source>
        <translation>点按可设置或移除断点 (F9)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation>在光标处运行</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>new template</source>
        <translation>新模板</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>存储为…</translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation>未存储的模板</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要将更改存储到 %1 吗？</translation>
    </message>
    <message>
        <source>the new template</source>
        <translation>新模板</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation>我的</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation>在上次的偏移量处运行</translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation>复制并编辑</translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation>模板消息</translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation>%1（内建，只读）</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1（已修改）</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation>存储为用户模板</translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation>名称（使用 / 表示文件夹）：</translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation>名为“%1”的模板已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>A menu of what can be done with the text of a template</extracomment>
        <translation>代码</translation>
    </message>
    <message>
        <source>Complete, find definitions, rename, format</source>
        <translation>补全、查找定义、重新命名、格式化</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>前往定义</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式化</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>This file is not UTF-8; it can be read and duplicated.</source>
        <translation>此文件不是 UTF-8 编码；可以阅读和复制。</translation>
    </message>
    <message>
        <source>Debug</source>
        <extracomment>A menu: breakpoints and steps</extracomment>
        <translation>调试</translation>
    </message>
    <message>
        <source>Set breakpoints, run step by step</source>
        <translation>设置断点，单步运行</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>设置或移除断点</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>移除所有断点</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>运行到下一个断点</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>单步跳过</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>单步进入</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>单步跳出</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Stopped in %1, line %2</source>
        <translation>已停在 %1 的第 %2 行</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message>
        <source>%1 on disk, %2 of content</source>
        <translation>磁盘上 %1，内容 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with shared blocks counted in each file</source>
        <translation>将共享的块计入每个文件时为 %1</translation>
    </message>
    <message>
        <source>%1 shared with other files</source>
        <translation>%1 与其他文件共享</translation>
    </message>
    <message>
        <source>%1 are holes</source>
        <translation>%1 为空洞</translation>
    </message>
    <message>
        <source>%1 stored compressed</source>
        <translation>%1 以压缩方式存储</translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>%n 个碎片</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file system, not counted</source>
        <translation>另一个文件系统，未计入</translation>
    </message>
    <message>
        <source>Map of the space that files use</source>
        <translation>文件所用空间的分布图</translation>
    </message>
    <message>
        <source>This folder takes no space.</source>
        <translation>此文件夹不占用空间。</translation>
    </message>
    <message>
        <source>Choose a folder or a volume to measure.</source>
        <translation>请选取要测量的文件夹或宗卷。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation>分区类型</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation>对驱动器的请求失败：{}</translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation>驱动器没有应答（主机 {}，驱动程序 {}）</translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation>适配器不转发 ATA 命令</translation>
    </message>
    <message>
        <source>the adapter truncates the drive's answers to ATA commands</source>
        <translation>适配器截断了驱动器对 ATA 命令的应答</translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation>驱动器以状态 {} 应答</translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation>io_uring 失败：{}</translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation>io_uring 队列已满</translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation>等待请求失败：{}</translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation>无法创建完成端口</translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation>无法在 {} 中创建文件夹：{}</translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation>某个测试文件出错：{}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation>无法在 {} 中创建文件：它以只读方式装载</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>无法在 {} 中创建文件：{}</translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation>无法删除测试文件 {}：{}</translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation>无法在 {1} 中创建 {0} 个字节的文件：{2}</translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation>块大小、队列深度和读取占比不能与测试方案结合使用；请使用 --rw 定义测试</translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation>测试方案 {} 没有这样的测试</translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation>测试方案 {} 始终进行写入和读取；不能仅限于其中之一</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>无法访问 {}：{}</translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation>在文件夹中测试不会销毁数据；请省略 --destroy</translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation>在文件夹中测试没有偏移量</translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation>全盘扫描会测量磁盘的所有区域；请指定磁盘而不是文件夹</translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation>{} 以只读方式装载</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>无法确定 {} 的可用空间：{}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation>{} 的可用空间为 {}，不足以进行 {} 的测试并保留 {}</translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation>{} 不能作为磁盘测量：{}</translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation>偏移量 {0} 不在 {1} 的扇区边界上</translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation>偏移量 {1} 处的 {0} 超出了 {2} 的末尾</translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation>大小 {} 不是扇区大小（{} 个字节）的倍数</translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation>{} 小于一个扇区</translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation>此测试仅进行读取；请省略 --destroy</translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation>“{}”不是此磁盘的名称；其名称为“{}”</translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation>进行写入的全盘扫描会覆盖整个磁盘；请使用 --destroy NAME 或 --rw read</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>无法写入 {}：{}</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} 为只读</translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation>{} 正在使用中：{}；请停止占用它的对象，仅测量读取 (--rw read)，或指定其上的文件夹以使用文件测试</translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation>测试方案“{}”不存在</translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation>运行时间必须大于 0 秒且最长为一周</translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation>大小必须大于 0</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation>{} 的范围小于一个 {} 的块；请使用更小的块定义测试（--rw、--bs）</translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation>无法生成随机数据：{}</translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation>内存不足，无法容纳 {} 的随机数据</translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation>这不是速度测试的结果</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation>此结果由该程序的较新版本写入</translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation>速度测试的结果已损坏：{}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>无法创建 {}：{}</translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation>速度测试结果“{}”不存在</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>“{}”可能是 {} 或 {}；请输入更多字符</translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation>{} 不是速度测试的结果</translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation>{} 不是有效的 JSON</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>无法读取 {}：{}</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation>{} 的范围小于一个 {} 的块</translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation>内存不足，无法容纳处理中的请求</translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation>块大小必须在 512 字节到 64 MiB 之间，不能为 {}</translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation>块大小必须是扇区大小（{} 个字节）的倍数</translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation>块大小必须为 512、1024 或 2048 个字节，或者 4096 个字节的倍数</translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation>队列深度必须在 1 到 {} 之间，不能为 {}</translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation>{} 个 {} 的请求超过了处理中 1 GiB 的上限</translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation>读取占比必须在 0 到 100 % 之间</translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation>{} 中存储的数据在偏移量 {} 处已损坏</translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation>{}（被中断的速度测试的描述）已损坏：{}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>它过大</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>它不是有效的 JSON</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation>它由该程序的另一个版本写入</translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation>某个范围位于磁盘之外</translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation>校验和与范围不符</translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation>单位大小无效</translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation>{} 未存储恢复的数据：在 {} 和 {} 之间回读到不同的数据</translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation>{}；先前的内容保留在 {} 中；请使用“sectorsmith speed restore”重试</translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation>偏移量 {1} 处的 {0} 个字节不构成整数个大小为 {2} 的扇区</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation>{} 的可用空间为 {}，不足以存储测试将覆盖的 {}；请使用 --size 减少测试量，或使用 --state-dir 指定另一个磁盘上的文件夹</translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation>{}；保留数据的测试需要可以读取的范围</translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation>被中断的速度测试 {} 是在 {} 上运行的，但这是 {}</translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation>{0} 中有 {1} 是被中断的速度测试 {2} 和测试之前的内容均无法解释的（从偏移量 {3} 起）：此后它已被写入，因此未恢复任何内容；先前的内容保留在 {4} 中</translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation>{} 已被另一个磁盘替换</translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation>{} 的某些部分正在使用中</translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation>{0}：在 {2} 的偏移量 {1} 处读取失败：{3}</translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation>{0}：在 {2} 的偏移量 {1} 处写入失败：{3}</translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation>写入测试文件失败：{}</translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation>范围过小，无法校验</translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation>无法写入任何内容：{}</translation>
    </message>
    <message>
        <source>the system's file caches cannot be emptied</source>
        <translation>无法清空系统的文件缓存</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} 不包含所写入的数据</translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation>测试已取消</translation>
    </message>
    <message>
        <source>Sequential read, {}, depth {}</source>
        <translation>顺序读取，{}，深度 {}</translation>
    </message>
    <message>
        <source>Sequential write, {}, depth {}</source>
        <translation>顺序写入，{}，深度 {}</translation>
    </message>
    <message>
        <source>Sequential read and write, {}, depth {}</source>
        <translation>顺序读取和写入，{}，深度 {}</translation>
    </message>
    <message>
        <source>Random read, {}, depth {}</source>
        <translation>随机读取，{}，深度 {}</translation>
    </message>
    <message>
        <source>Random write, {}, depth {}</source>
        <translation>随机写入，{}，深度 {}</translation>
    </message>
    <message>
        <source>Random read and write, {}, depth {}</source>
        <translation>随机读取和写入，{}，深度 {}</translation>
    </message>
    <message>
        <source>not asked on this system</source>
        <translation>在此系统上不查询</translation>
    </message>
    <message>
        <source>Uncached</source>
        <translation>不经缓存</translation>
    </message>
    <message>
        <source>CACHED: the system refuses uncached requests here, so its memory is measured, too</source>
        <translation>经过缓存：系统在此处拒绝不经缓存的请求，因此也会测量系统内存</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>the flush at the end counts ({} s in all); the data are random and no two blocks are equal</source>
        <translation>末尾的缓存刷新计入结果（共 {} 秒）；数据是随机的，且没有两个块相同</translation>
    </message>
    <message>
        <source>{} read, {} written, against {} of memory</source>
        <translation>读取 {}，写入 {}，而内存为 {}</translation>
    </message>
    <message>
        <source>{} read, against {} of memory</source>
        <translation>读取 {}，而内存为 {}</translation>
    </message>
    <message>
        <source>the test was not finished</source>
        <translation>测试未完成</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>{} {}.</source>
        <translation>{}{}。</translation>
    </message>
    <message>
        <source>not known without root</source>
        <translation>没有 root 权限时无法得知</translation>
    </message>
    <message>
        <source>this device is not backed by a drive of its own</source>
        <translation>此设备没有自己的驱动器</translation>
    </message>
    <message>
        <source>the drive's SMART log is empty</source>
        <translation>驱动器的 SMART 日志为空</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is empty</source>
        <translation>驱动器对 IDENTIFY 的应答为空</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is damaged</source>
        <translation>驱动器对 IDENTIFY 的应答已损坏</translation>
    </message>
    <message>
        <source>the drive does not say</source>
        <translation>驱动器未说明</translation>
    </message>
    <message>
        <source>the drive has none</source>
        <translation>驱动器没有</translation>
    </message>
    <message>
        <source>it is switched off in the drive</source>
        <translation>它在驱动器中已关闭</translation>
    </message>
    <message>
        <source>The loop device reaches its file through the system's cache, which takes part (losetup --direct-io=on avoids it)</source>
        <translation>loop 设备通过系统缓存访问其文件，缓存会参与其中（losetup --direct-io=on 可避免此情况）</translation>
    </message>
    <message>
        <source>This is a disk in the computer's memory</source>
        <translation>这是位于电脑内存中的磁盘</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>无 TRIM</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>无 SMART</translation>
    </message>
    <message>
        <source>no serial number</source>
        <translation>无序列号</translation>
    </message>
    <message>
        <source>{} files of 4 KB at once</source>
        <translation>同时处理 {} 个 4 KB 的文件</translation>
    </message>
    <message>
        <source>One file of 50 MB</source>
        <translation>一个 50 MB 的文件</translation>
    </message>
    <message>
        <source>a file in {}, which lies on {}</source>
        <translation>{} 中的文件，位于 {} 上</translation>
    </message>
    <message>
        <source>a file in {}</source>
        <translation>{} 中的文件</translation>
    </message>
    <message>
        <source>The folder is in the computer's memory ({}), on no disk</source>
        <translation>该文件夹位于电脑的内存中 ({})，不在任何磁盘上</translation>
    </message>
    <message>
        <source>{} of {} are holes of the file: reading them reaches no disk</source>
        <translation>{1} 中有 {0} 是文件的空洞：读取它们不会访问磁盘</translation>
    </message>
    <message>
        <source>The system's cache takes part, as asked for</source>
        <translation>系统缓存按要求参与其中</translation>
    </message>
    <message>
        <source>The system refuses uncached requests here: its memory takes part, and the result says “cached”</source>
        <translation>系统在此处拒绝不经缓存的请求：系统内存会参与其中，结果会标为“经过缓存”</translation>
    </message>
    <message>
        <source>only {} of {} bytes were transferred</source>
        <translation>仅传输了 {1} 个字节中的 {0} 个</translation>
    </message>
    <message>
        <source>the device is gone ({})</source>
        <translation>设备已不存在 ({})</translation>
    </message>
    <message>
        <source>{} requests in a row failed, the last with: {}</source>
        <translation>连续 {} 个请求失败，最后一个的错误为：{}</translation>
    </message>
    <message>
        <source>Sweep over the disk</source>
        <translation>扫描整个磁盘</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>正在写入测试文件</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>正在存储 {}</translation>
    </message>
    <message>
        <source>Putting the saved data back</source>
        <translation>正在恢复所存储的数据</translation>
    </message>
    <message>
        <source>from {} to {} after {} GB: a cache was full</source>
        <translation>在 {2} GB 之后从 {0} 变为 {1}：某个缓存已满</translation>
    </message>
    <message>
        <source>{} instead of {} for {} s</source>
        <translation>有 {2} 秒为 {0}，而不是 {1}</translation>
    </message>
    <message>
        <source>drop: {} → {}</source>
        <translation>下降：{} → {}</translation>
    </message>
    <message>
        <source>nothing went through for {} s</source>
        <translation>有 {} 秒没有任何数据通过</translation>
    </message>
    <message>
        <source>Good: {} of {} were probed all over the disk, and each place kept its own data</source>
        <translation>良好：已在整个磁盘上探测 {1} 中的 {0}，且每处均保留了各自的数据</translation>
    </message>
    <message>
        <source>Good: all of the {} that were written read back as they were</source>
        <translation>良好：写入的 {} 全部按原样回读</translation>
    </message>
    <message>
        <source>FAKE: the disk reports {}, but wraps around after {}: data written beyond that overwrite earlier data</source>
        <translation>假冒：磁盘报告为 {}，但在 {} 之后回绕：写入其后的数据会覆盖先前的数据</translation>
    </message>
    <message>
        <source>BAD: {} of {} did not read back as they were written, the first at offset {}</source>
        <translation>不良：{1} 中有 {0} 的回读结果与写入时不同，第一个位于偏移量 {2}</translation>
    </message>
    <message>
        <source>Writing {}</source>
        <translation>正在写入 {}</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>正在回读</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>{} (read)</source>
        <translation>{}（读取）</translation>
    </message>
    <message>
        <source>{} (write)</source>
        <translation>{}（写入）</translation>
    </message>
    <message>
        <source>{} p99</source>
        <translation>{} p99</translation>
    </message>
    <message>
        <source>{} after the cache</source>
        <translation>{}（缓存之后）</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>sweep: mean</source>
        <translation>全盘扫描：平均</translation>
    </message>
    <message>
        <source>sweep: fastest</source>
        <translation>全盘扫描：最快</translation>
    </message>
    <message>
        <source>sweep: slowest</source>
        <translation>全盘扫描：最慢</translation>
    </message>
    <message>
        <source>file 50 MB, write</source>
        <translation>50 MB 的文件，写入</translation>
    </message>
    <message>
        <source>file 50 MB, read</source>
        <translation>50 MB 的文件，读取</translation>
    </message>
    <message>
        <source>500 files of 4 KB</source>
        <translation>500 个 4 KB 的文件</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, write</source>
        <translation>2 MB 到 2 GB 的文件，写入</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, read</source>
        <translation>2 MB 到 2 GB 的文件，读取</translation>
    </message>
    <message>
        <source>files/s</source>
        <translation>文件/s</translation>
    </message>
    <message>
        <source>{} (a file in {})</source>
        <translation>{0}（{1} 中的文件）</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>经过缓存</translation>
    </message>
    <message>
        <source>not the disk's figures alone</source>
        <translation>不仅是磁盘自身的数值</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>已降速</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} ({}, less is better)</source>
        <translation>{}（{}，越低越好）</translation>
    </message>
    <message>
        <source>cannot delete {}: {}</source>
        <translation>无法删除 {}：{}</translation>
    </message>
    <message>
        <source>the profile “{}” needs a folder on a mounted volume</source>
        <translation>测试方案“{}”需要已装载宗卷上的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>{} 个 2 MB 到 {} 的文件，随机顺序，20 % 截尾平均值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>创建 {} 个空文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>删除 {} 个空文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>使用 {1} 列出文件夹，{0} 个线程，无任何缓存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>使用 {1} 列出文件夹，{0} 个线程，经过缓存</numerusform>
        </translation>
    </message>
    <message>
        <source>List folders</source>
        <translation>列出文件夹</translation>
    </message>
    <message>
        <source>The system's file caches are emptied before each cold reading of folders, which slows other programs down for a while</source>
        <translation>每次冷读取文件夹之前都会清空系统的文件缓存，这会使其他程序在一段时间内变慢</translation>
    </message>
    <message>
        <source>Back up {} in files of 4 KB to 64 MB</source>
        <translation>以 4 KB 到 64 MB 的文件备份 {}</translation>
    </message>
    <message>
        <source>{} holds none of the data that the interrupted speed test {} wrote: nothing was restored; the previous content is kept in {}</source>
        <translation>{} 中没有被中断的速度测试 {} 所写入的数据：未恢复任何内容；先前的内容保留在 {} 中</translation>
    </message>
</context>
</TS>