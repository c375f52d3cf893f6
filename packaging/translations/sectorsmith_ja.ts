<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation>「{}」はサイズではない: 数値 (16進は0xを付ける) を指定し、必要に応じて後ろにK、M、G、T、s (セクタ) のいずれかを付けること</translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation>「{}」はサイズではない: 2^63 - 1より大きい</translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation>「{}」はサイズではない: ここではセクタサイズが不明</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
</context>
<context>
    <name>copy</name>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>line {} is not a line of a ddrescue map file</source>
        <translation>行{}はddrescueマップファイルの行ではない</translation>
    </message>
    <message>
        <source>line {} does not continue where the line before it ends</source>
        <translation>行{}が前の行の終わりから続いていない</translation>
    </message>
    <message>
        <source>the map has more than {} blocks</source>
        <translation>マップのブロックが{}個を超えている</translation>
    </message>
    <message>
        <source>the volume has too many fragments</source>
        <translation>ボリュームの断片が多すぎる</translation>
    </message>
    <message>
        <source>the file has no lines of a ddrescue map</source>
        <translation>ファイルにddrescueマップの行がない</translation>
    </message>
    <message>
        <source>cannot read the map file {}: {}</source>
        <translation>マップファイル{}を読み込めない: {}</translation>
    </message>
    <message>
        <source>cannot save the map file {}: {}</source>
        <translation>マップファイル{}を保存できない: {}</translation>
    </message>
    <message>
        <source>{} is not a map file: it is larger than 1 GiB</source>
        <translation>{}はマップファイルではない: 1 GiBより大きい</translation>
    </message>
    <message>
        <source>the map file {} has copied areas up to byte {}, but {} has {} bytes: it belongs to another source</source>
        <translation>マップファイル{}ではバイト{}までコピー済みの領域があるが、{}は{}バイト: 別のコピー元のマップファイル</translation>
    </message>
    <message>
        <source>{} is the source or the target; name another file for the map</source>
        <translation>{}はコピー元またはコピー先。マップには別のファイルを指定すること</translation>
    </message>
    <message>
        <source>{} is not a file; name a file for the map</source>
        <translation>{}はファイルではない。マップにはファイルを指定すること</translation>
    </message>
    <message>
        <source>the map file {} says that {} bytes are copied, but {} does not exist; delete the map file to start again</source>
        <translation>マップファイル{}では{}バイトがコピー済みとされているが、{}が存在しない。最初からやり直すにはマップファイルを削除すること</translation>
    </message>
    <message>
        <source>the map file {} says that areas up to byte {} are copied, but {} has {} bytes: it belongs to another target</source>
        <translation>マップファイル{}ではバイト{}までの領域がコピー済みとされているが、{}は{}バイト: 別のコピー先のマップファイル</translation>
    </message>
    <message>
        <source>not enough memory for the buffers</source>
        <translation>バッファ用のメモリが足りない</translation>
    </message>
    <message>
        <source>{} does not answer; the map file has the state of the last save</source>
        <translation>{}が応答しない。マップファイルの内容は最後に保存したときの状態</translation>
    </message>
    <message>
        <source>{} and {} overlap: source and target are on the same disk</source>
        <translation>{}と{}が重なっている: コピー元とコピー先が同じディスク上にある</translation>
    </message>
    <message>
        <source>{} and {} have the same bytes: one is a device on the other, which is a file</source>
        <translation>{}と{}は同じバイトからなる: 一方はファイルで、他方はそのファイル上のデバイス</translation>
    </message>
    <message>
        <source>{} has {} bytes, but {} has {}: the target is too small</source>
        <translation>{}は{}バイトだが、{}は{}バイト: コピー先が小さすぎる</translation>
    </message>
    <message>
        <source>{} is a folder; name an image file or a device</source>
        <translation>{}はフォルダ。イメージファイルまたはデバイスを指定すること</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{}はイメージファイルでもディスクでもない</translation>
    </message>
    <message>
        <source>the folder {} does not exist</source>
        <translation>フォルダ{}が存在しない</translation>
    </message>
    <message>
        <source>{} has {} free, but the image needs {}</source>
        <translation>{}の空きは{}だが、イメージには{}必要</translation>
    </message>
    <message>
        <source>{} is on the disk that is copied and has {} free, but the image needs {}; choose a folder on another disk</source>
        <translation>{}はコピー対象のディスク上にあり、空きは{}だが、イメージには{}必要。別のディスク上のフォルダを選択すること</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and {} of {}, and one is not a multiple of the other</source>
        <translation>{}のセクタは{}バイト、{}のセクタは{}バイトで、一方が他方の整数倍ではない</translation>
    </message>
    <message>
        <source>the {} bytes of {} are not whole sectors of {} ({} bytes)</source>
        <translation>{1}の{0}バイトは{2}のセクタ ({3}バイト) の整数倍ではない</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>「{}」は{}の名前ではない。何も行われていない</translation>
    </message>
    <message>
        <source>the {} data end early</source>
        <translation>{}データが途中で終わっている</translation>
    </message>
    <message>
        <source>the {} data are damaged ({})</source>
        <translation>{}データが壊れている ({})</translation>
    </message>
    <message>
        <source>this build cannot read {} data; decompress them first</source>
        <translation>このビルドでは{}データを読み込めない。先に展開すること</translation>
    </message>
    <message>
        <source>this build cannot write {} data</source>
        <translation>このビルドでは{}データを書き込めない</translation>
    </message>
    <message>
        <source>the data are longer than {}; its first part is overwritten</source>
        <translation>データが{}より長い。コピー先の先頭部分は上書きされている</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{}を作成できない: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>{}のサイズを設定できない: {}</translation>
    </message>
    <message>
        <source>{} was created after the plan was made; nothing was written</source>
        <translation>{}は計画の作成後に作成された。何も書き込まれていない</translation>
    </message>
    <message>
        <source>cannot read back {}: {}</source>
        <translation>{}を読み戻せない: {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1}の{0}</translation>
    </message>
    <message>
        <source>the new image {}</source>
        <translation>新しいイメージ{}</translation>
    </message>
    <message>
        <source>The source is in use ({}): what changes while it is copied can make the copy inconsistent.</source>
        <translation>コピー元は使用中です ({})。コピー中に変化した部分があると、コピーの整合性が失われる可能性があります。</translation>
    </message>
    <message>
        <source>The source has sectors of {} bytes and the target of {}: partition tables and many file systems made for the one do not work on the other.</source>
        <translation>コピー元のセクタは{}バイト、コピー先のセクタは{}バイトです。一方用に作成されたパーティションテーブルと多くのファイルシステムは、もう一方では機能しません。</translation>
    </message>
    <message>
        <source>The last {} of the target stay unchanged.</source>
        <translation>コピー先の最後の{}は変更されません。</translation>
    </message>
    <message>
        <source>The rest of the target stays unchanged.</source>
        <translation>コピー先の残りの部分は変更されません。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}。{}</translation>
    </message>
    <message>
        <source>Blocks that files have are copied although the map calls them free ({}).</source>
        <translation>マップで空きとされていますが、ファイルに属するブロックもコピーされます ({})。</translation>
    </message>
    <message>
        <source>The file system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>パーティション{}</translation>
    </message>
    <message>
        <source>{} is copied whole ({}): {}.</source>
        <translation>{}は全体がコピーされます ({}): {}。</translation>
    </message>
    <message>
        <source>{}: {} of {} ({}).</source>
        <translation>{0}: {2}中{1} ({3})。</translation>
    </message>
    <message>
        <source>{} is copied whole: it overlaps another one.</source>
        <translation>{}は全体がコピーされます: ほかと重なっています。</translation>
    </message>
    <message>
        <source>The space outside the partitions is copied whole: {}.</source>
        <translation>パーティションの外の領域は全体がコピーされます: {}。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つからない</translation>
    </message>
    <message>
        <source>read error</source>
        <translation>読み込みエラー</translation>
    </message>
    <message>
        <source>the folder is not writable</source>
        <translation>フォルダに書き込めない</translation>
    </message>
    <message>
        <source>the source is in use and can change while it is copied ({}); unmount it, or allow that it is copied in use</source>
        <translation>コピー元は使用中で、コピー中に変化する可能性がある ({})。マウントを解除するか、使用中のままコピーすることを許可すること</translation>
    </message>
    <message>
        <source>copying only the used space needs a source that is not in use ({}); unmount it first</source>
        <translation>使用中の領域だけをコピーするには、コピー元が使用されていない必要がある ({})。先にマウントを解除すること</translation>
    </message>
    <message>
        <source>only images can have holes; {} is a device</source>
        <translation>穴を持てるのはイメージのみ。{}はデバイス</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes and cannot be used on {}, which has sectors of {} bytes; create a new file system there and copy its files</source>
        <translation>{0} ({1}) のセクタは{2}バイトであり、セクタが{4}バイトの{3}では使用できない。そこに新しいファイルシステムを作成し、ファイルをコピーすること</translation>
    </message>
    <message>
        <source>the data read back from {} at byte {} differ from the data written</source>
        <translation>{}のバイト{}から読み戻したデータが、書き込んだデータと異なる</translation>
    </message>
    <message>
        <source>the copy is complete, but its partition table or boot sector could not be adapted to the target: {}</source>
        <translation>コピーは完了したが、パーティションテーブルまたはブートセクタをコピー先に合わせて調整できなかった: {}</translation>
    </message>
    <message>
        <source>{} is the map of a read test; its areas are in no copy; name another file, or use it with --domain</source>
        <translation>{}は読み込みテストのマップで、その領域はどのコピーにも含まれない。別のファイルを指定するか、--domainで使用すること</translation>
    </message>
    <message>
        <source>{} is not the map of a read test; name another file</source>
        <translation>{}は読み込みテストのマップではない。別のファイルを指定すること</translation>
    </message>
    <message>
        <source>{} is the disk to be read; name another file for the map</source>
        <translation>{}は読み込むディスク。マップには別のファイルを指定すること</translation>
    </message>
    <message>
        <source>The target is smaller than the source, but all partitions fit.</source>
        <translation>コピー先はコピー元より小さいですが、すべてのパーティションが収まります。</translation>
    </message>
    <message>
        <source>The partition table is not changed and does not fit the size of the target: {}.</source>
        <translation>パーティションテーブルは変更されず、コピー先のサイズに合いません: {}。</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes; Windows cannot use it on a disk with sectors of {}.</source>
        <translation>{} ({}) のセクタは{}バイトです。Windowsは、セクタが{}バイトのディスクではこれを使用できません。</translation>
    </message>
    <message>
        <source>The boot sector gets the new number of sectors before the volume (before: {}, after: {}).</source>
        <translation>ブートセクタの、ボリュームより前のセクタ数が新しい値になります (変更前: {}、変更後: {})。</translation>
    </message>
    <message>
        <source>The boot sector keeps the old number of sectors before the volume: {}.</source>
        <translation>ブートセクタの、ボリュームより前のセクタ数は以前の値のままです: {}。</translation>
    </message>
    <message>
        <source>{} has no known file system; what it holds may not work with sectors of {} bytes.</source>
        <translation>{}には既知のファイルシステムがありません。その内容は{}バイトのセクタでは機能しない可能性があります。</translation>
    </message>
    <message>
        <source>{} was written by a read test of another disk, or of this file before it changed; name another file</source>
        <translation>{}は、別のディスクの読み込みテスト、または変更前のこのファイルの読み込みテストで書き込まれたもの。別のファイルを指定すること</translation>
    </message>
    <message>
        <source>the map file {} belongs to a copy from {} to {}, but this one is from {} to {}; name another file for the map</source>
        <translation>マップファイル{}は{}から{}へのコピーのものだが、今回のコピーは{}から{}。マップには別のファイルを指定すること</translation>
    </message>
    <message>
        <source>the map file {} says that the data at byte {} are copied, but {} and {} differ there: the map belongs to another copy, or one of the two was changed since; name another file for the map</source>
        <translation>マップファイル{}ではバイト{}のデータがコピー済みとされているが、そこでは{}と{}が異なる: 別のコピーのマップか、どちらかがその後に変更された。マップには別のファイルを指定すること</translation>
    </message>
    <message>
        <source>{} is a domain map: it lists the areas to copy, not the copied ones; name another file, or use it with --domain</source>
        <translation>{}はドメインマップ: コピー済みの領域ではなく、コピーする領域の一覧。別のファイルを指定するか、--domainで使用すること</translation>
    </message>
    <message>
        <source>{} exists and is not a domain map of this program; name another file</source>
        <translation>{}はすでに存在し、このプログラムのドメインマップではない。別のファイルを指定すること</translation>
    </message>
    <message>
        <source>The map file {} does not name its source and target. Samples of the {} that it lists as copied are the same in both.</source>
        <translation>マップファイル{}にはコピー元とコピー先の記載がありません。コピー済みとされている{}からサンプルを調べたところ、両者で一致しています。</translation>
    </message>
    <message>
        <source>Nothing proves that the {1} that the map file {0} lists as copied are in this target.</source>
        <translation>マップファイル{0}でコピー済みとされている{1}が、このコピー先にあるという証拠はありません。</translation>
    </message>
    <message>
        <source>{} is neither on a disk nor in an image; extract it to a file first</source>
        <translation>{} はディスク上にもイメージ内にもありません。先にファイルへ抽出してください</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation>検索パターンが指定されていない</translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation>検索パターンが{}バイトより長い</translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation>セクタ内のオフセットはセクタサイズより小さくなければならない</translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation>「{}」: 1バイトにつき16進数字が2桁必要 ({}文字目)</translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation>「{0}」は16進数字ではない (「{2}」の{1}文字目)</translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation>「{}」の16進数字の桁数が奇数</translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation>パターンがワイルドカードだけで構成されている</translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation>「{}」は{}でエンコードできない</translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation>UTFの符号単位は8、16、32ビットのいずれか</translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation>検索テキストが有効なUTF-8ではない</translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation>検索できる整数は8、16、24、32、48、64ビットのいずれか</translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation>「{}」は整数ではない</translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation>{}は{}ビットに収まらない</translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation>「{}」は数値ではない</translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation>検索できる浮動小数点数は32または64ビット</translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation>正規表現「{}」は無効: {}</translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation>正規表現「{}」は、どこにでも存在する空文字列に一致する</translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation>「{}」はUTF-16テキスト用の正規表現ではサポートされていない</translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation>範囲の先頭が{}の終端より後ろにある</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>オフセット{1}からの{0}バイトが{2}の終端 ({3}) を超える。ディスクは大きくできない</translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation>一度に未書き込みの変更に追加できるのは{} MiBまで</translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation>埋めるパターンが空</translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation>「{}」は既知のアルゴリズムではない。次のいずれかを使用すること: {}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation>{}の空き領域を読み込めない</translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation>アロケーションマップが大きすぎる ({}バイト)</translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation>ファイルシステムが{}バイトと宣言しているが、これはボリュームより{}バイト多い</translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation>アロケーションマップで空きとされている領域がボリュームの容量より多い</translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation>アロケーションマップが読み込み中に変化した。ボリュームがマウントされていないことを確認すること</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation>オフセットがボリュームの終端より後ろにある</translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation>使用状況マップの区画数は1～1048576</translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation>アロケーションマップではブロック{}～{}が空きとされているが、ボリュームには{}ブロックしかない</translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation>アロケーションマップが壊れている: バイト{}～{}が空きとされているが、そこに{}が含まれている。先にファイルシステムを検査すること</translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation>アロケーションマップが短すぎる</translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation>{}が終端より後ろにある</translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation>{}を読み込めない: {}</translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation>{}のファイルを読み込めない</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation>アロケーションマップではブロック{}が空きとされているが、そこに{}が含まれている</translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation>{}のエクステントがボリュームの外にある</translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation>ファイルのブロック数が使用中のブロック数より多い。{}がほかとブロックを共有している</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation>アロケーションマップではブロック{}が空きとされているが、{}に属している</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation>{}。先にボリュームを検査すること (fsck.exfat、chkdsk)</translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation>{}。先にコンテナを検査すること (ディスクユーティリティのFirst Aid、fsck_apfs)</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation>{}。先にボリュームを検査すること (fsck_hfs、ディスクユーティリティ)</translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation>{}。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation>ブートセクタが壊れている</translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation>exFATバージョン{}.{}はサポートされていない</translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation>トランザクショナルexFATボリューム (FATが2つ) はサポートされていない</translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation>ブートセクタの宣言するオフセットがありえない値</translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation>ブートセクタの宣言するクラスタ数{}がボリュームに収まる数より多い</translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation>ボリュームにアロケーションビットマップが2つある</translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation>ルートフォルダにアロケーションビットマップのエントリがない</translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation>アロケーションビットマップは{}バイトだが、{}クラスタには{}バイト必要</translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation>ブート領域を読み込めない</translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation>ブート領域のチェックサムが正しくない</translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation>あるファイルが{}クラスタを占めるとされているが、これは使用中のクラスタ数より多い</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation>存在しないクラスタ{}から始まるファイルがある</translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation>ボリュームの外で終わるファイルがある</translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation>断片が多すぎるか、クラスタチェーンが循環しているファイルがある</translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation>クラスタチェーンがファイルの終端の後も続いている</translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation>クラスタチェーンが途中で終わっている</translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation>ファイルシステムで許される大きさを超えるフォルダがある</translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation>アロケーションビットマップまたはフォルダが短すぎる</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation>ボリュームがダーティとしてマークされている。マウントを解除するか、先に検査すること (fsck.exfat、chkdsk)</translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation>ボリュームにメディア障害が記録されている。先に検査すること (chkdsk /r)</translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation>フォルダに孤立したエントリがある</translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation>ボリュームで不明な種類のクリティカルエントリ ({}) が使用されている</translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation>フォルダの最後のエントリが途切れている</translation>
    </message>
    <message>
        <source>the checksum of a file's entry is wrong</source>
        <translation>ファイルのエントリのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation>ファイルのエントリが不完全</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation>アロケーションビットマップでは{}クラスタが使用中とされているが、ファイルのクラスタ数はそれより多い</translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation>アロケーションビットマップでファイルのクラスタが空きとされている ({}から)</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation>アロケーションビットマップでは{}クラスタが使用中とされているが、ファイルのクラスタ数は{}</translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation>ブートセクタを読み込めない</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation>空きとされているブロックにファイルが含まれている可能性があるため、先にジャーナルの再生が必要。ファイルシステムをマウントしてマウント解除するか、e2fsckを実行すること</translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation>ファイルシステムにエラーありの印が付いている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation>ファイルシステムがマウントされているか、正常にマウント解除されていない。マウントを解除するか、先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation>削除されたファイルがまだブロックを占有している (orphan)。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation>MMPブロックが終端より後ろにある</translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation>MMPブロックを読み込めない</translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation>MMPブロックが壊れている</translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation>別のコンピュータまたはe2fsckがファイルシステムを使用している (MMP)</translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation>ジャーナルのスーパーブロックを読み込めない</translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation>ジャーナルのスーパーブロックが壊れている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation>ジャーナルが空ではない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation>グループ{}のブロックビットマップのチェックサムが正しくない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation>グループ{}の空きブロック数: ブロックビットマップでは{}だが、グループディスクリプタでは{}。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation>ブロックビットマップの空きブロック数は{}だが、スーパーブロックでは{}。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation>inode {}が、ファイルシステムの外にあるブロック{}を参照している。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation>inodeのブロック数がファイルシステムのブロック数より多い。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation>inode {}のエクステントツリーが壊れている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation>inode {}のエクステントツリーに空のノードがある。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation>inode {}のエクステントツリーのチェックサムが正しくない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation>inode {}のエクステントの順序が正しくない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation>inode {}のエクステントの長さがありえない値。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation>inode {}のブロック数: inodeの記録では{}だが、実際には{}。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation>inode {}のフォルダ内の名前が壊れている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation>inode {}の拡張属性が壊れている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation>inode {}は使用中とされているが、リンクがない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation>inode {}は使用中だが、空きとされている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation>inode {}のチェックサムが正しくない。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation>inode {}の拡張属性がファイルシステムの外にある。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation>スーパーブロックを読み込めない</translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation>ファイルシステムでサポートされていない非互換機能が使用されている (マスク{})</translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation>ファイルシステムで、変更を禁じるサポートされていない機能が使用されている (マスク{})</translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation>ブロックサイズがありえない値</translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation>スーパーブロックのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation>グループディスクリプタのサイズがありえない値</translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation>クラスタサイズがありえない値</translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation>スーパーブロックの宣言するサイズがありえない値</translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation>1グループのブロック数がありえない値</translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation>ファイルシステムのグループが多すぎる</translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation>inodeの数がありえない値</translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation>スーパーブロックでは空きブロックが{1}個中{0}個とされている</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation>ブロックグループ{}のディスクリプタが壊れている: チェックサムが正しくない</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation>ブロックグループ{}のディスクリプタが壊れている: 未使用inodeの数が多すぎる</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation>ブロックグループ{}のディスクリプタが壊れている: ビットマップがファイルシステムの外にある</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation>ブロックグループ{}のディスクリプタが壊れている: inodeテーブルがファイルシステムの外にある</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation>ブロックグループ{}のディスクリプタが壊れている: 空きブロックの数が多すぎる</translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation>FATには{}クラスタ分の余地しかないが、ボリュームには{}クラスタある</translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation>FAT32バージョン{}はサポートされていない</translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation>ブートセクタで選択されているアクティブなFATが存在しない</translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation>ルートフォルダがボリュームの外にある</translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation>ボリュームにルートフォルダがない</translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation>FATを読み込めない: {}</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>ボリュームが正常にマウント解除されていない (ブートセクタによる)。マウントを解除するか、先に検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>ボリュームが正常にマウント解除されていない (FATによる)。マウントを解除するか、先に検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation>FATに読み込みエラーまたは書き込みエラーが記録されている。先にボリュームを検査すること (chkdsk /r)</translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation>FATの先頭がブートセクタのメディアバイトと異なる</translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>クラスタ{}のFATエントリがボリュームの外 ({}) を指している。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation>FATを読み込めない</translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation>FAT {}を読み込めない</translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 1とFAT {}が異なる。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation>FATの空きクラスタ数は{}だが、FSInfoセクタでは{}。先にボリュームを検査すること (fsck.fat -a、chkdsk /f)</translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FATの2つのチェーンがクラスタ{}で合流している。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FATではクラスタ{}が空きとされているが、チェーンがそこに続いている。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation>存在しないクラスタ{}から始まるファイルがある。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FATではクラスタ{}が空きとされているが、そこから始まるファイルがある。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation>クラスタ{}が2つのファイルに属している。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation>フォルダを読み込めない</translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation>ボリュームの名前が多すぎる</translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>MFTレコード{}が壊れている。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation>ブートセクタの示す$MFTの位置がボリュームの外にある</translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation>ブートセクタの示す位置から$MFTが始まっていない</translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation>$Bitmapは{}バイトだが、{}クラスタには{}バイト必要</translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation>$Bitmapに穴がある</translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation>MFTレコード{}が完全には書き込まれていない。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation>MFTレコード{}が$MFTの終端より後ろにある</translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>MFTレコード{}のランが壊れている。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation>{1}のバイト{0}を読み込めない</translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation>MFTレコード{}に同じ属性が2つある</translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation>MFTレコード{}は使用されていない</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation>MFTレコード{}の属性リストが長すぎる</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation>MFTレコード{}の属性リストが壊れている</translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation>MFTレコード{}はリストにあるが使用されていない</translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation>MFTレコード{}は別のファイルに属している</translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation>MFTレコード{}に欠けている属性がある</translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation>MFTレコード{}のランに隙間がある</translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation>MFTレコード{}のクラスタ数がボリュームのクラスタ数より多い</translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation>MFTレコード{}のクラスタ数がサイズに必要な数より少ない</translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation>$Volumeが壊れている</translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation>NTFSバージョン{}.{}はサポートされていない</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation>ボリュームがダーティとしてマークされている。先にWindowsでchkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation>Windowsがこのボリュームでの処理を終えていない (フラグ{})。このボリュームがある状態でWindowsを一度起動し、シャットダウンすること</translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation>シャドウコピーのヘッダを読み込めない</translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation>シャドウコピーのカタログを読み込めない</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation>シャドウコピーのカタログが壊れている</translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation>ボリュームにシャドウコピー (復元ポイント) があり、削除されたファイルが空きクラスタに保持されている。先にシャドウコピーを削除すること (Windowsで: vssadmin delete shadows)</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation>シャドウコピーのカタログが循環している</translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation>$LogFileが壊れている</translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation>$LogFileに有効なリスタートページがない。先にWindowsでchkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation>Windowsが$LogFileを開いたままにしている (高速スタートアップと同じバージョン2)。Windowsを完全にシャットダウンする (Shiftキーを押したまま) か、Windowsでボリュームを取り出すこと</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation>ボリュームが正常にマウント解除されていない ($LogFileが開いたまま。高速スタートアップでもこの状態になる)。Windowsを完全にシャットダウンする (Shiftキーを押したまま) か、chkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation>このボリュームのWindowsが休止状態になっている (hiberfil.sys。高速スタートアップでもこの状態になる)。Windowsを起動し、完全にシャットダウンすること (Shiftキーを押したまま)</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation>$Bitmapでは{}クラスタが使用中とされているが、ファイルのクラスタ数はそれより多い。先にWindowsでchkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation>$BitmapでMFTレコード{}のクラスタが空きとされている。先にWindowsでchkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation>$Bitmapでは{}クラスタが使用中とされているが、ファイルのクラスタ数は{}。先にWindowsでchkdsk /fを実行すること</translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation>ブートセクタまたは$MFTの最初のレコードが壊れている</translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation>これはWindowsのダイナミックディスク (LDM) の一部であり、そのボリュームは複数のディスクにまたがることがある</translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation>既知のファイルシステムが見つからない</translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation>ボリューム全体が暗号化されているため ({})、ファイルと空き領域を読み込めない</translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation>これはLVMボリュームグループの一部であるため ({})、ファイルと空き領域を読み込めない</translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation>これはLinux RAIDのメンバーであるため ({})、ファイルと空き領域を読み込めない</translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation>これはApple Core Storageボリュームの一部であるため (FileVaultまたはFusion、{})、ファイルと空き領域を読み込めない</translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation>{}と{}の両方の署名が見つかり、どちらが使用されているか不確実。先に古いほうを削除すること (wipefs)</translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation>ブロック0がコンテナのスーパーブロックではない</translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation>コンテナのブロックサイズがありえない値</translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation>コンテナの宣言するサイズがありえない値</translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation>コンテナのチェックポイント領域が連続していない (サポートされていない)</translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation>チェックポイントディスクリプタ領域のサイズがありえない値</translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation>チェックポイントディスクリプタ領域を読み込めない</translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation>最新のコンテナスーパーブロックがブロック0のものと矛盾している</translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation>最新のチェックポイント ({}) が不完全: {}。先にコンテナをMacでマウントすること</translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation>フリーキューに同じブロックが2回含まれている</translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation>このコンテナはFusion Driveの一部であり、ファイルが2台のディスクに分散している</translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation>コンテナでサポートされていない機能が使用されている (非互換{}、読み出し専用{})</translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation>これは公開されていない最初のバージョンのAPFS (macOS 10.12) であり、サポートされていない</translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation>コンテナはサイズ変更中。先にMacで完了させること</translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation>コンテナを開けない</translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation>ボリューム{}のスーパーブロックが見つからない</translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation>ボリューム{}のスーパーブロックが壊れている</translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation>ボリューム{}でサポートされていない非互換機能が使用されている (マスク{})</translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation>チェックポイントの位置がありえない値</translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation>チェックポイントマップが別のチェックポイントに属している</translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation>チェックポイントマップが壊れている</translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation>チェックポイントの最後のマップがない</translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation>チェックポイントのオブジェクトのサイズがありえない値</translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation>チェックポイントのオブジェクトが上書きされている</translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation>チェックポイントにスペースマネージャが2つある</translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation>チェックポイントにスペースマネージャがない</translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation>スペースマネージャが壊れている: ブロックサイズが正しくない</translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation>スペースマネージャが壊れている: 各カウントが正しくない</translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation>スペースマネージャが壊れている: 空きブロックの数が存在するブロックより多い</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation>スペースマネージャが壊れている: アドレスブロックの数が正しくない</translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation>スペースマネージャが壊れている: アドレスが外にある</translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation>チャンクアドレスブロックが壊れている</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation>スペースマネージャが壊れている: チャンク情報ブロックの数が正しくない</translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation>チャンク情報ブロック{}が壊れている</translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation>チャンク{}のエントリが壊れている</translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation>アロケーションビットマップが終端より後ろにある</translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation>アロケーションビットマップを読み込めない: {}</translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation>ブロック{}のチャンクのビットマップでは空きブロック数が{}だが、エントリでは{}</translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation>フリーキューが循環している</translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation>フリーキューのノードがない</translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation>フリーキューのノードが壊れている</translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation>フリーキューが長すぎる</translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation>フリーキューのブロック数は{}だが、スペースマネージャでは{}</translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation>EFIジャンプスタートが壊れている</translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation>EFIドライバがコンテナの外にある</translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation>ビットマップではブロック{}が空きとされているが、そこに{}が含まれている</translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation>ビットマップの空きブロック数は{}だが、スペースマネージャでは{}</translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{}のキー数は{} (ノード数{}) だが、ルートでは{} (ノード数{})</translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation>{}のノードが終端より後ろにある</translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation>{}のノードが壊れている</translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation>{}のノードが別のツリーに属している</translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation>{}のノードの深さまたはサイズがありえない値</translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation>{}のノードが、親の宣言するレベルにない</translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation>{}のノードが空</translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation>{}のノードに、境界外のレコードがある</translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation>{}のノードが、親の宣言するキーから始まっていない</translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation>{}のノードのキーの順序が正しくない</translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation>{}を読み込めない</translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation>{}のチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation>{}がコンテナの外にある</translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation>{1}のファイル{0}のエクステントがコンテナの外にある</translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation>{}のノードがない</translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation>{}がサポートされていない方法で格納されている</translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation>{}が壊れている</translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation>{}のレコードが壊れている</translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation>{}が大きすぎる</translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation>{}のオブジェクトのサイズがありえない値</translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation>{}の2つのエクステントが重なっている</translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation>{}のノードがコンテナの外にある</translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation>{}のノードのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation>{}のノードが上書きされている</translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation>{}のファイルツリーのノードに壊れたレコードがある</translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation>{}のファイルツリーのノードがない</translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation>{1}のファイル{0}に壊れたレコードがある</translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation>{1}のファイル{0}の属性が壊れている</translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation>{1}のファイル{0}のエクステントが壊れている</translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation>{}のファイルツリーがない</translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation>{}のファイルツリーのノードが正しくリンクされていない</translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{}のファイルツリーのキー数は{} (ノード数{}) だが、ルートでは{} (ノード数{})</translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation>{}のファイルツリーのルートが壊れている</translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation>{}が多すぎる</translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation>{1}が{0}個見つかったが、スーパーブロックでは{2}個</translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation>ボリュームに不整合の印が付いている。先に検査すること (fsck_hfs、ディスクユーティリティ)</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation>ボリュームがマウントされているか、正常にマウント解除されていない。マウントを解除するか、先に検査すること (fsck_hfs)</translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation>ジャーナルが別のデバイスにあるため、空かどうか不明</translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation>ジャーナルがボリュームの外にある</translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation>ジャーナルを読み込めない</translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation>ジャーナルのヘッダが壊れている</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation>空きとされているブロックにファイルが含まれている可能性があるため、先にジャーナルの再生が必要。Macでボリュームをマウントしてマウント解除するか、検査すること (fsck_hfs)</translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation>アロケーションファイルの空きブロック数は{}だが、ボリュームヘッダでは{}</translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation>{}のヘッダが壊れている</translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation>{}の宣言するノード数{}が、収まる数より多い</translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation>{}のノードが多すぎる</translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation>{}のノードマップが短すぎる</translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation>{}のリーフ数: 使用中は{}だが、チェーンでは{}</translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation>{}のレコード数: 実際には{}だが、ヘッダの記録では{}</translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation>{1}のノード{0}にノードマップの一部が含まれているはずだが、含まれていない</translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation>{1}のノード{0}の種類が不明</translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation>{1}のノード{0}が壊れている</translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation>{1}のノード{0}に壊れたレコードがある</translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation>{1}のノード{0}が次のリーフにつながっていない</translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation>{1}のノード{0}がツリーの外にある</translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation>ファイル{}のエクステントがボリュームの外にある</translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation>エクステントオーバーフローファイルのレコードが壊れている</translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation>ボリュームのファイルの断片が多すぎる</translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation>属性ファイルのレコードが壊れている</translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation>属性ファイルのレコードの種類が不明</translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation>ボリュームの属性の断片が多すぎる</translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation>ファイル{}のブロック数は{}だが、エクステントでは{}</translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation>ファイル{}は{}バイトで、そのブロックに収まるサイズ ({}) より大きい</translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation>カタログファイルのレコードの種類が不明</translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation>カタログファイルのファイルレコードが途切れている</translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation>カタログファイルのレコードが途切れている</translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation>ボリュームのハードリンクが多すぎる</translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation>ハードリンク{}がファイルにつながっていない</translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation>エクステントオーバーフローファイルにあるファイル{}のブロックが、そのレコードの宣言と異なる</translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation>ファイル{1}の属性{0}のブロックが宣言と異なる</translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation>ボリュームヘッダを読み込めない</translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation>ボリュームヘッダが壊れている</translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation>ボリュームヘッダでは空きブロックが{1}個中{0}個とされている</translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation>アロケーションファイルは{}バイトだが、{}ブロックには{}バイト必要</translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation>ファイル{}のブロック数がサイズに必要な数より少ない</translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation>エクステントオーバーフローファイルが壊れている</translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation>エクステントオーバーフローファイルが循環している</translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation>エクステントオーバーフローファイルのノードが壊れている</translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation>ファイル{}のエクステントに隙間がある</translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation>ボリュームにエクステントの多すぎるファイルがある</translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation>{}が短すぎる</translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation>ジャーナルの位置がボリュームの外にある</translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation>ジャーナル情報ブロックを読み込めない</translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation>ボリュームの宣言するサイズがありえない値</translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation>ボリュームには{}の署名もある</translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation>ブロック0のコンテナスーパーブロックのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation>有効なチェックサムを持つコンテナスーパーブロックがない</translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation>ボリューム{}のスーパーブロックのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation>ブートセクタの宣言するサイズがありえない値</translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation>マスターファイルテーブルを読み込めない</translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation>カタログファイルを読み込めない</translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation>カタログファイルのヘッダが壊れている</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>this file system has no snapshots</source>
        <translation>このファイルシステムにはスナップショットがない</translation>
    </message>
    <message>
        <source>{1} does not have a snapshot “{0}”</source>
        <translation>{1}にスナップショット「{0}」がない</translation>
    </message>
    <message>
        <source>file {}: {}</source>
        <translation>ファイル{}: {}</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the file</source>
        <translation>オフセットがファイルの終端より後ろにある</translation>
    </message>
    <message>
        <source>cannot decompress block {} of {}: its data are damaged</source>
        <translation>{1}のブロック{0}を展開できない: データが壊れている</translation>
    </message>
    <message>
        <source>the table of compressed blocks of {} is damaged</source>
        <translation>{}の圧縮ブロックのテーブルが壊れている</translation>
    </message>
    <message>
        <source>{} is compressed, but its attribute com.apple.decmpfs is missing</source>
        <translation>{}は圧縮されているが、属性com.apple.decmpfsがない</translation>
    </message>
    <message>
        <source>the attribute com.apple.decmpfs of {} is damaged</source>
        <translation>{}の属性com.apple.decmpfsが壊れている</translation>
    </message>
    <message>
        <source>{} uses an unsupported compression (decmpfs type {})</source>
        <translation>{}は対応していない圧縮方式 (decmpfsタイプ{}) を使用している</translation>
    </message>
    <message>
        <source>{} is compressed, but its resource fork is missing</source>
        <translation>{}は圧縮されているが、リソースフォークがない</translation>
    </message>
    <message>
        <source>file {} uses an unsupported compression (WOF)</source>
        <translation>ファイル{}は対応していない圧縮方式 (WOF) を使用している</translation>
    </message>
    <message>
        <source>file {} is encrypted</source>
        <translation>ファイル{}は暗号化されている</translation>
    </message>
    <message>
        <source>the files have too many fragments</source>
        <translation>ファイルの断片が多すぎる</translation>
    </message>
    <message>
        <source>the files have too many streams</source>
        <translation>ファイルのストリームが多すぎる</translation>
    </message>
    <message>
        <source>the files have too many attributes</source>
        <translation>ファイルの属性が多すぎる</translation>
    </message>
    <message>
        <source>the volume has too many extents</source>
        <translation>ボリュームのエクステントが多すぎる</translation>
    </message>
    <message>
        <source>the checksum of the entry of file {} is wrong</source>
        <translation>ファイル{}のエントリのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the entry of file {} is incomplete</source>
        <translation>ファイル{}のエントリが不完全</translation>
    </message>
    <message>
        <source>the name of file {} is incomplete</source>
        <translation>ファイル{}の名前が不完全</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows</source>
        <translation>フォルダ{}がファイルシステムで許される大きさを超えている</translation>
    </message>
    <message>
        <source>folder {} has a stray entry</source>
        <translation>フォルダ{}に孤立したエントリがある</translation>
    </message>
    <message>
        <source>the last entry of folder {} is truncated</source>
        <translation>フォルダ{}の最後のエントリが途切れている</translation>
    </message>
    <message>
        <source>folder {} has an unknown kind of critical entry ({})</source>
        <translation>フォルダ{}に不明な種類のクリティカルエントリ ({}) がある</translation>
    </message>
    <message>
        <source>inode {} has more bytes than fit into it; run e2fsck first</source>
        <translation>inode {}のバイト数がinodeに収まる量を超えている。先にe2fsckを実行すること</translation>
    </message>
    <message>
        <source>the clusters of file {} lead outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>ファイル{}のクラスタがボリュームの外 ({}) につながっている。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which belongs to another file too; check the volume first (fsck.fat, chkdsk)</source>
        <translation>ファイル{}のクラスタ{}が別のファイルにも属している。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which the FAT marks as free; check the volume first (fsck.fat, chkdsk)</source>
        <translation>ファイル{}のクラスタ{}が、FATでは空きとされている。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>file {} (“{}”) has {} bytes, but its clusters have only {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>ファイル{} (「{}」) は{}バイトだが、そのクラスタは{}バイトしかない。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows; check the volume first (fsck.fat, chkdsk)</source>
        <translation>フォルダ{}がファイルシステムで許される大きさを超えている。先にボリュームを検査すること (fsck.fat、chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the root folder</source>
        <translation>ルートフォルダを読み込めない</translation>
    </message>
    <message>
        <source>cannot read folder {}</source>
        <translation>フォルダ{}を読み込めない</translation>
    </message>
    <message>
        <source>a run of MFT record {} lies at an impossible offset of its file; run chkdsk in Windows first</source>
        <translation>MFTレコード{}のランの、ファイル内のオフセットがありえない値。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} does not fit into it; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の属性がレコードに収まらない。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} is truncated; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の属性が途切れている。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>the compression unit of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の圧縮単位がありえない値。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>the size of an attribute of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の属性のサイズがありえない値。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>MFT record {} has its data twice; run chkdsk in Windows first</source>
        <translation>MFTレコード{}にデータが2つある。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>a name in MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の名前が壊れている。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>MFT record {} names a folder that does not exist; run chkdsk in Windows first</source>
        <translation>MFTレコード{}が存在しないフォルダを示している。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>the times in MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>MFTレコード{}の時刻が壊れている。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>MFT record {} is missing, but other records belong to it; run chkdsk in Windows first</source>
        <translation>MFTレコード{}がないのに、それに属する別のレコードがある。先にWindowsでchkdskを実行すること</translation>
    </message>
    <message>
        <source>the volume has too many files with several MFT records</source>
        <translation>ボリュームに、複数のMFTレコードを持つファイルが多すぎる</translation>
    </message>
    <message>
        <source>a name of file {} of {} is damaged</source>
        <translation>{1}のファイル{0}の名前が壊れている</translation>
    </message>
    <message>
        <source>deleted files of this file system cannot be listed</source>
        <translation>このファイルシステムの削除済みファイルは一覧表示できない</translation>
    </message>
    <message>
        <source>more than {} deleted files</source>
        <translation>削除済みファイルが{}個を超えている</translation>
    </message>
    <message>
        <source>file {} is compressed, and a part of its compressed data was overwritten</source>
        <translation>ファイル{}は圧縮されており、圧縮データの一部が上書きされている</translation>
    </message>
    <message>
        <source>{} is encrypted; its password is needed</source>
        <translation>{}は暗号化されている。パスワードが必要</translation>
    </message>
    <message>
        <source>the password of {} is wrong</source>
        <translation>{}のパスワードが正しくない</translation>
    </message>
    <message>
        <source>{} is encrypted with keys that only its own Mac has, so its files cannot be read here</source>
        <translation>{}は、そのMacだけが持つ鍵で暗号化されているため、ここではファイルを読み込めない</translation>
    </message>
    <message>
        <source>the keys of {} are damaged</source>
        <translation>{}の鍵が壊れている</translation>
    </message>
    <message>
        <source>{} is not encrypted</source>
        <translation>{}は暗号化されていない</translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>ほかに、より古いチェックポイントが{}個保持されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>ほかに、より古いチェックポイントが{}個保持されています (うち{}個は一部が上書きされています)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>スーパーブロックには過去のエラーが{}件記録されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>どのファイルにも属さないクラスタのチェーンが{}個あります (fsck.fatまたはchkdskで解放できます)。これらには手を加えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files of {} are encrypted: their blocks are known from its extent trees alone; the blocks of its key bag were not compared.</source>
        <translation>{}のファイルは暗号化されています。そのブロックはエクステントツリーのみから判断されており、キーバッグのブロックは照合されていません。</translation>
    </message>
    <message>
        <source>The encryption of {} is being changed: what that needs was not compared.</source>
        <translation>{}の暗号化は変更中です。それに必要なブロックは照合されていません。</translation>
    </message>
    <message>
        <source>The map of free blocks cannot be read ({}); only the extents of the files show which parts are overwritten.</source>
        <translation>空きブロックのマップを読み出せません ({})。どの部分が上書きされたかは、ファイルのエクステントだけで判断されます。</translation>
    </message>
    <message>
        <source>this file system has no checkpoints</source>
        <translation>このファイルシステムにはチェックポイントがない</translation>
    </message>
    <message>
        <source>checkpoint {} is not on the disk any more</source>
        <translation>チェックポイント{}はもうディスク上にない</translation>
    </message>
    <message>
        <source>boot region</source>
        <translation>ブート領域</translation>
    </message>
    <message>
        <source>backup boot region</source>
        <translation>バックアップブート領域</translation>
    </message>
    <message>
        <source>room before the FAT</source>
        <translation>FATの前の領域</translation>
    </message>
    <message>
        <source>FAT</source>
        <translation>FAT</translation>
    </message>
    <message>
        <source>tail after the last whole cluster</source>
        <translation>最後の完全なクラスタより後の端数領域</translation>
    </message>
    <message>
        <source>allocation bitmap</source>
        <translation>アロケーションビットマップ</translation>
    </message>
    <message>
        <source>up-case table</source>
        <translation>大文字変換テーブル</translation>
    </message>
    <message>
        <source>root folder</source>
        <translation>ルートフォルダ</translation>
    </message>
    <message>
        <source>container superblock</source>
        <translation>コンテナスーパーブロック</translation>
    </message>
    <message>
        <source>checkpoint descriptor area</source>
        <translation>チェックポイントディスクリプタ領域</translation>
    </message>
    <message>
        <source>checkpoint data area</source>
        <translation>チェックポイントデータ領域</translation>
    </message>
    <message>
        <source>bitmaps of the internal pool</source>
        <translation>内部プールのビットマップ</translation>
    </message>
    <message>
        <source>internal pool (chunk-info blocks and bitmaps)</source>
        <translation>内部プール (チャンク情報ブロックとビットマップ)</translation>
    </message>
    <message>
        <source>object map</source>
        <translation>オブジェクトマップ</translation>
    </message>
    <message>
        <source>container keybag</source>
        <translation>コンテナのキーバッグ</translation>
    </message>
    <message>
        <source>EFI jumpstart</source>
        <translation>EFIジャンプスタート</translation>
    </message>
    <message>
        <source>EFI driver</source>
        <translation>EFIドライバ</translation>
    </message>
    <message>
        <source>free queue (given back at a later checkpoint)</source>
        <translation>フリーキュー (後のチェックポイントで解放)</translation>
    </message>
    <message>
        <source>block of the multiple mount protection</source>
        <translation>多重マウント保護のブロック</translation>
    </message>
    <message>
        <source>boot block</source>
        <translation>ブートブロック</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>スーパーブロック</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>グループディスクリプタ</translation>
    </message>
    <message>
        <source>room for more group descriptors</source>
        <translation>グループディスクリプタの追加用領域</translation>
    </message>
    <message>
        <source>superblock or group descriptors</source>
        <translation>スーパーブロックまたはグループディスクリプタ</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>ブロックビットマップ</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>inodeビットマップ</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>inodeテーブル</translation>
    </message>
    <message>
        <source>boot sector</source>
        <translation>ブートセクタ</translation>
    </message>
    <message>
        <source>FSInfo sector</source>
        <translation>FSInfoセクタ</translation>
    </message>
    <message>
        <source>backup boot sector</source>
        <translation>バックアップブートセクタ</translation>
    </message>
    <message>
        <source>reserved sectors</source>
        <translation>予約セクタ</translation>
    </message>
    <message>
        <source>bad cluster</source>
        <translation>不良クラスタ</translation>
    </message>
    <message>
        <source>HFS wrapper</source>
        <translation>HFSラッパー</translation>
    </message>
    <message>
        <source>volume header</source>
        <translation>ボリュームヘッダ</translation>
    </message>
    <message>
        <source>extents overflow file</source>
        <translation>エクステントオーバーフローファイル</translation>
    </message>
    <message>
        <source>allocation file</source>
        <translation>アロケーションファイル</translation>
    </message>
    <message>
        <source>catalog file</source>
        <translation>カタログファイル</translation>
    </message>
    <message>
        <source>attributes file</source>
        <translation>属性ファイル</translation>
    </message>
    <message>
        <source>startup file</source>
        <translation>起動ファイル</translation>
    </message>
    <message>
        <source>alternate volume header</source>
        <translation>代替ボリュームヘッダ</translation>
    </message>
    <message>
        <source>journal info block</source>
        <translation>ジャーナル情報ブロック</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>ジャーナル</translation>
    </message>
    <message>
        <source>FAT {}</source>
        <translation>FAT {}</translation>
    </message>
    <message>
        <source>{} (copy in group {})</source>
        <translation>{} (グループ{}のコピー)</translation>
    </message>
    <message>
        <source>block bitmap of group {}</source>
        <translation>グループ{}のブロックビットマップ</translation>
    </message>
    <message>
        <source>inode bitmap of group {}</source>
        <translation>グループ{}のinodeビットマップ</translation>
    </message>
    <message>
        <source>inode table of group {}</source>
        <translation>グループ{}のinodeテーブル</translation>
    </message>
    <message>
        <source>volume {} (“{}”)</source>
        <translation>ボリューム{} (「{}」)</translation>
    </message>
    <message>
        <source>superblock of volume {}</source>
        <translation>ボリューム{}のスーパーブロック</translation>
    </message>
    <message>
        <source>object map of {}</source>
        <translation>{}のオブジェクトマップ</translation>
    </message>
    <message>
        <source>snapshots of {}</source>
        <translation>{}のスナップショット</translation>
    </message>
    <message>
        <source>file tree of {}</source>
        <translation>{}のファイルツリー</translation>
    </message>
    <message>
        <source>tree of file extents of {}</source>
        <translation>{}のファイルエクステントツリー</translation>
    </message>
    <message>
        <source>extent tree of {}</source>
        <translation>{}のエクステントツリー</translation>
    </message>
    <message>
        <source>superblock that {} goes back to</source>
        <translation>{}の復帰先のスーパーブロック</translation>
    </message>
    <message>
        <source>superblock of snapshot {} of {}</source>
        <translation>{1}のスナップショット{0}のスーパーブロック</translation>
    </message>
    <message>
        <source>extent tree of snapshot {} of {}</source>
        <translation>{1}のスナップショット{0}のエクステントツリー</translation>
    </message>
    <message>
        <source>superblock of a volume</source>
        <translation>ボリュームのスーパーブロック</translation>
    </message>
    <message>
        <source>node of the {}</source>
        <translation>{}のノード</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here</source>
        <translation>{}の識別子はここでは変更できない</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here; on Linux, run “{}”</source>
        <translation>{}の識別子はここでは変更できない。Linuxで「{}」を実行すること</translation>
    </message>
    <message>
        <source>{} is damaged ({}); check and repair the file system first</source>
        <translation>{}が壊れている ({})。先にファイルシステムを検査して修復すること</translation>
    </message>
    <message>
        <source>the boot sector has no field for a serial number</source>
        <translation>ブートセクタにシリアル番号のフィールドがない</translation>
    </message>
    <message>
        <source>this old revision of ext2 has no UUID</source>
        <translation>この古いリビジョンのext2にはUUIDがない</translation>
    </message>
    <message>
        <source>the journal is on another device, which names the file system by its UUID</source>
        <translation>ジャーナルが別のデバイスにあり、そこでファイルシステムがUUIDによって指定されている</translation>
    </message>
    <message>
        <source>encrypted files depend on the UUID (feature stable_inodes)</source>
        <translation>暗号化されたファイルがUUIDに依存している (機能stable_inodes)</translation>
    </message>
    <message>
        <source>all checksums of the file system depend on its UUID; on Linux, run “e2fsck -f DEVICE” and “tune2fs -U random DEVICE”</source>
        <translation>ファイルシステムのすべてのチェックサムがUUIDに依存している。Linuxで「e2fsck -f DEVICE」と「tune2fs -U random DEVICE」を実行すること</translation>
    </message>
    <message>
        <source>the file system has too many copies of the superblock; on Linux, run “tune2fs -U random DEVICE”</source>
        <translation>ファイルシステムのスーパーブロックのコピーが多すぎる。Linuxで「tune2fs -U random DEVICE」を実行すること</translation>
    </message>
    <message>
        <source>the snapshot tree is stored in an unknown way</source>
        <translation>スナップショットツリーが不明な方法で格納されている</translation>
    </message>
    <message>
        <source>the checkpoint area of the APFS container is not contiguous</source>
        <translation>APFSコンテナのチェックポイント領域が連続していない</translation>
    </message>
    <message>
        <source>the APFS container is part of a Fusion Drive</source>
        <translation>APFSコンテナがFusion Driveの一部</translation>
    </message>
    <message>
        <source>the APFS container has media keys, which belong to its own device</source>
        <translation>APFSコンテナに、そのデバイス固有のメディアキーがある</translation>
    </message>
    <message>
        <source>the volume “{}” is being encrypted or decrypted; let macOS finish that first</source>
        <translation>ボリューム「{}」は暗号化または復号の途中。先にmacOSで完了させること</translation>
    </message>
    <message>
        <source>the keys of the volume “{}” are protected by the hardware of its Mac</source>
        <translation>ボリューム「{}」の鍵がMacのハードウェアで保護されている</translation>
    </message>
    <message>
        <source>the APFS container has too many snapshots</source>
        <translation>APFSコンテナのスナップショットが多すぎる</translation>
    </message>
    <message>
        <source>the key bags of the APFS container have unknown entries or an unknown size</source>
        <translation>APFSコンテナのキーバッグに不明なエントリがあるか、サイズが不明</translation>
    </message>
    <message>
        <source>the key bag of the APFS container is not encrypted</source>
        <translation>APFSコンテナのキーバッグが暗号化されていない</translation>
    </message>
    <message>
        <source>two volumes of the APFS container have the same UUID ({})</source>
        <translation>APFSコンテナの2つのボリュームのUUIDが同じ ({})</translation>
    </message>
    <message>
        <source>APFS container UUID</source>
        <translation>APFSコンテナのUUID</translation>
    </message>
    <message>
        <source>UUID of the APFS volume “{}”</source>
        <translation>APFSボリューム「{}」のUUID</translation>
    </message>
    <message>
        <source>HFS+ UUID</source>
        <translation>HFS+のUUID</translation>
    </message>
    <message>
        <source>FAT serial number</source>
        <translation>FATのシリアル番号</translation>
    </message>
    <message>
        <source>exFAT serial number</source>
        <translation>exFATのシリアル番号</translation>
    </message>
    <message>
        <source>NTFS serial number</source>
        <translation>NTFSのシリアル番号</translation>
    </message>
    <message>
        <source>{} UUID</source>
        <translation>{}のUUID</translation>
    </message>
    <message>
        <source>Boot sector</source>
        <translation>ブートセクタ</translation>
    </message>
    <message>
        <source>Backup boot sector</source>
        <translation>バックアップブートセクタ</translation>
    </message>
    <message>
        <source>Checksum of the boot region</source>
        <translation>ブート領域のチェックサム</translation>
    </message>
    <message>
        <source>Volume header</source>
        <translation>ボリュームヘッダ</translation>
    </message>
    <message>
        <source>Alternate volume header</source>
        <translation>代替ボリュームヘッダ</translation>
    </message>
    <message>
        <source>Superblock</source>
        <translation>スーパーブロック</translation>
    </message>
    <message>
        <source>Backup superblock in group {}</source>
        <translation>グループ{}のバックアップスーパーブロック</translation>
    </message>
    <message>
        <source>Container superblock</source>
        <translation>コンテナスーパーブロック</translation>
    </message>
    <message>
        <source>Volume superblock</source>
        <translation>ボリュームスーパーブロック</translation>
    </message>
    <message>
        <source>Superblock of a snapshot</source>
        <translation>スナップショットのスーパーブロック</translation>
    </message>
    <message>
        <source>Key bag of the container</source>
        <translation>コンテナのキーバッグ</translation>
    </message>
    <message>
        <source>Key bag of a volume</source>
        <translation>ボリュームのキーバッグ</translation>
    </message>
    <message>
        <source>The backup boot sector is damaged and is not changed.</source>
        <translation>バックアップブートセクタは壊れており、変更されません。</translation>
    </message>
    <message>
        <source>The backup superblock in group {} is damaged and is not changed.</source>
        <translation>グループ{}のバックアップスーパーブロックは壊れており、変更されません。</translation>
    </message>
    <message>
        <source>The alternate volume header is missing; only the volume header changes.</source>
        <translation>代替ボリュームヘッダがありません。ボリュームヘッダのみが変更されます。</translation>
    </message>
    <message>
        <source>The APFS volumes keep their UUIDs: one of them is a sealed system volume or belongs to a volume group, and macOS finds the group by them. Only the UUID of the container changes.</source>
        <translation>APFSボリュームのUUIDはそのまま維持されます: 封印されたシステムボリュームか、ボリュームグループに属するボリュームがあり、macOSはUUIDによってグループを見つけるためです。コンテナのUUIDのみが変更されます。</translation>
    </message>
    <message>
        <source>If /etc/fstab, the boot loader or the initramfs names the UUID {}, replace it there with {} before starting from this disk; then run update-grub and update-initramfs in it (or grub2-mkconfig and dracut).</source>
        <translation>/etc/fstab、ブートローダ、またはinitramfsでUUID {}が指定されている場合は、このディスクから起動する前に{}に置き換えてください。その後、そのシステム内でupdate-grubとupdate-initramfs (またはgrub2-mkconfigとdracut) を実行してください。</translation>
    </message>
    <message>
        <source>The volume “{0}” has a folder {1}, named after the volume “{2}”. Before starting from this disk, rename it on a Mac: run “diskutil mount {3}”, then “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</source>
        <translation>ボリューム「{0}」に、ボリューム「{2}」に基づく名前のフォルダ{1}があります。このディスクから起動する前に、Macでその名前を変更してください: 「diskutil mount {3}」を実行し、次に「sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}」を実行します。</translation>
    </message>
    <message>
        <source>superblock of a snapshot</source>
        <translation>スナップショットのスーパーブロック</translation>
    </message>
    <message>
        <source>container superblock in block 0</source>
        <translation>ブロック0のコンテナスーパーブロック</translation>
    </message>
    <message>
        <source>checkpoint map</source>
        <translation>チェックポイントマップ</translation>
    </message>
    <message>
        <source>space manager</source>
        <translation>スペースマネージャ</translation>
    </message>
    <message>
        <source>checkpoint's object</source>
        <translation>チェックポイントのオブジェクト</translation>
    </message>
    <message>
        <source>chunk address block</source>
        <translation>チャンクアドレスブロック</translation>
    </message>
    <message>
        <source>chunk-info block {}</source>
        <translation>チャンク情報ブロック{}</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>フリーキュー</translation>
    </message>
    <message>
        <source>file tree</source>
        <translation>ファイルツリー</translation>
    </message>
    <message>
        <source>group descriptor</source>
        <translation>グループディスクリプタ</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>folder of inode {}</source>
        <translation>inode {}のフォルダ</translation>
    </message>
    <message>
        <source>block map of inode {}</source>
        <translation>inode {}のブロックマップ</translation>
    </message>
    <message>
        <source>file {}</source>
        <translation>ファイル{}</translation>
    </message>
    <message>
        <source>file {} ({})</source>
        <translation>ファイル{} ({})</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1}の{0}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>「{}」</translation>
    </message>
    <message>
        <source>resource fork</source>
        <translation>リソースフォーク</translation>
    </message>
    <message>
        <source>extended attributes</source>
        <translation>拡張属性</translation>
    </message>
    <message>
        <source>extended attribute “{}”</source>
        <translation>拡張属性「{}」</translation>
    </message>
    <message>
        <source>block map</source>
        <translation>ブロックマップ</translation>
    </message>
    <message>
        <source>file {} is a placeholder: its content is not on this volume, but in a cloud, an archive or the store of a deduplicated volume</source>
        <translation>ファイル{}はプレースホルダ: 内容はこのボリュームにはなく、クラウド、アーカイブ、または重複除去されたボリュームのストアにある</translation>
    </message>
    <message>
        <source>file {} is damaged: it declares {} bytes, more than the volume has</source>
        <translation>ファイル{}が壊れている: {}バイトとされているが、ボリュームより大きい</translation>
    </message>
    <message>
        <source>the structures that say where these bytes of file {} lie are damaged</source>
        <translation>ファイル{}のこの部分のバイトの位置を示す構造体が壊れている</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>{} is an image, which has no health of its own; name the disk it is stored on</source>
        <translation>{}はイメージであり、それ自体の健康状態はない。保存先のディスクを指定すること</translation>
    </message>
    <message>
        <source>{} is not a drive of its own; name the disk behind it ({})</source>
        <translation>{}は独立したドライブではない。その背後にあるディスク ({}) を指定すること</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the program smartctl is not installed (package smartmontools, 7.0 or later)</source>
        <translation>{}の健康状態を読み込めない: プログラムsmartctlがインストールされていない (パッケージsmartmontools、7.0以降)</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {} does not answer in JSON; install smartmontools 7.0 or later</source>
        <translation>{}の健康状態を読み込めない: {}がJSONで応答しない。smartmontools 7.0以降をインストールすること</translation>
    </message>
    <message>
        <source>the answer of smartctl about {} is damaged: {}</source>
        <translation>{}に関するsmartctlの応答が壊れている: {}</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>有効なJSONではない</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>入れ子が{}段より深い</translation>
    </message>
    <message>
        <source>cannot read the health of {}: permission denied; run as root or administrator</source>
        <translation>{}の健康状態を読み込めない: アクセス権がない。rootまたは管理者として実行すること</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the authorization request was dismissed</source>
        <translation>{}の健康状態を読み込めない: 認証の要求が閉じられた</translation>
    </message>
    <message>
        <source>cannot read the health of {}: smartctl does not know its USB adapter ({}); try --device-type</source>
        <translation>{}の健康状態を読み込めない: smartctlがUSBアダプタ ({}) を認識しない。--device-typeを試すこと</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {}</source>
        <translation>{}の健康状態を読み込めない: {}</translation>
    </message>
    <message>
        <source>the drive, or the adapter in front of it, does not answer</source>
        <translation>ドライブ、またはその手前のアダプタが応答しない</translation>
    </message>
    <message>
        <source>“{}” is not a device type of smartctl</source>
        <translation>「{}」はsmartctlのデバイスタイプではない</translation>
    </message>
    <message>
        <source>{} did not accept the self-test: {}</source>
        <translation>{}がセルフテストを受け付けなかった: {}</translation>
    </message>
    <message>
        <source>smartctl {} cannot test NVMe drives; install smartmontools 7.4 or later</source>
        <translation>smartctl {}はNVMeドライブをテストできない。smartmontools 7.4以降をインストールすること</translation>
    </message>
    <message>
        <source>self-tests of NVMe drives behind USB adapters are not started: some adapters disconnect the disk when asked for the result</source>
        <translation>USBアダプタ経由のNVMeドライブのセルフテストは開始しない: 結果を問い合わせるとディスクを切断するアダプタがある</translation>
    </message>
    <message>
        <source>{} has no self-tests</source>
        <translation>{}にはセルフテストがない</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{}はディスクではない</translation>
    </message>
    <message>
        <source>unknown request “{}”</source>
        <translation>不明な要求「{}」</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the elevated command failed</source>
        <translation>{}の健康状態を読み込めない: 管理者権限で実行したコマンドが失敗した</translation>
    </message>
    <message>
        <source>{} is in standby and was not woken</source>
        <translation>{}はスタンバイ中のため、起動していない</translation>
    </message>
    <message>
        <source>The drive reports that it is failing: copy its data now.</source>
        <translation>ドライブが故障しつつあると報告しています。すぐにデータをコピーしてください。</translation>
    </message>
    <message>
        <source>Only {} % of the spare blocks are left; the drive's limit is {} %.</source>
        <translation>予備ブロックの残りが{} %しかありません。ドライブのしきい値は{} %です。</translation>
    </message>
    <message>
        <source>The spare blocks of the drive are used up.</source>
        <translation>ドライブの予備ブロックを使い切りました。</translation>
    </message>
    <message>
        <source>The drive reports that its reliability is degraded by media or internal errors.</source>
        <translation>メディアまたは内部のエラーのため、信頼性が低下しているとドライブが報告しています。</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>ドライブが自身を読み出し専用に切り替えました。</translation>
    </message>
    <message>
        <source>The power-loss protection of the drive's memory has failed.</source>
        <translation>ドライブのメモリの電源喪失保護が機能していません。</translation>
    </message>
    <message>
        <source>The temperature is outside the drive's limits.</source>
        <translation>温度がドライブの許容範囲を外れています。</translation>
    </message>
    <message>
        <source>The drive is hot: {} °C (limit {} °C).</source>
        <translation>ドライブの温度が高くなっています: {} °C (上限{} °C)。</translation>
    </message>
    <message>
        <source>The value {} is {}; the drive's limit is {}.</source>
        <translation>属性{}の値が{}です。ドライブのしきい値は{}です。</translation>
    </message>
    <message>
        <source>The value {} was below the drive's limit in the past.</source>
        <translation>属性{}の値が、過去にドライブのしきい値を下回りました。</translation>
    </message>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>ドライブが{}個の不良セクタを代替処理しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{}個のセクタが確実には読み込めず、代替処理を待っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>ドライブが最後に自身を検査したとき、{}個のセクタを読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>ドライブが{}件の回復不能エラーを報告しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} % of the rated endurance is used.</source>
        <translation>定格の書き換え寿命の{} %が消費されています。</translation>
    </message>
    <message>
        <source>The last self-test failed.</source>
        <translation>最後のセルフテストは不合格でした。</translation>
    </message>
    <message>
        <source>The last self-test failed at sector {}.</source>
        <translation>最後のセルフテストはセクタ{}で不合格でした。</translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>ドライブとコンピュータの間で{}回の転送が損なわれました。ケーブルまたはアダプタを確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>ドライブのエラーログに{}件のエントリがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Health monitoring (SMART) is switched off in the drive.</source>
        <translation>ドライブの健康状態の監視 (SMART) が無効になっています。</translation>
    </message>
    <message>
        <source>The drive does not report its health.</source>
        <translation>ドライブが健康状態を報告しません。</translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{}個の値がドライブのしきい値を下回っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{}個の値が過去にドライブのしきい値を下回りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>ドライブに、代替処理済みまたは代替処理待ちの不良セクタが{}個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the system knows without administrator rights; reading the health with them shows more.</source>
        <translation>これは、管理者権限なしでシステムからわかる内容です。管理者権限で健康状態を読み込むと、さらに詳しく表示されます。</translation>
    </message>
    <message>
        <source>The adapter hides the drive's own verdict; the values are judged instead.</source>
        <translation>アダプタがドライブ自身の判定を隠しているため、代わりに値から判定されています。</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{}を開けない: {}</translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation>{}は使用中</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation>{}を開けない: アクセス権がない</translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation>{}を開けない: 認証の要求が閉じられた</translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{}を開けない: パスワードが必要だが、このセッションではpolkitエージェントが動作していない。sudoまたはpkexecでプログラムを起動するか、グループ「disk」への追加を管理者に依頼すること</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{}を開けない: システムのポリシー (polkit) がこのユーザに許可していない。sudoまたはpkexecでプログラムを起動するか、グループ「disk」への追加を管理者に依頼すること</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{}を開けない: アクセス権がなく、許可を求めることができるUDisks2も応答しない。sudoまたはpkexecでプログラムを起動するか、グループ「disk」への追加を管理者に依頼すること</translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation>UDisks2が{}を開かなかった: {}</translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation>UDisks2が{}を認識していない</translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation>UDisks2が{}のファイルディスクリプタを返さなかった</translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation>UDisks2へのメッセージ用のメモリが足りない</translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation>{}を開けない: 許可を求めることができるpkexecがインストールされていない</translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation>{}を開けない: 昇格したプログラムがファイルディスクリプタを返さなかった</translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation>ディスクを開いた昇格済みプログラムが終了した</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation>不明な要求</translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation>open-deviceはウインドウからのみ起動できる: 標準入力がソケットではない</translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation>macOSが{}を開くことを許可しなかった。パスワードを入力した場合は、「システム設定」&gt;「プライバシーとセキュリティ」で、このプログラムに「フルディスクアクセス」または「リムーバブルボリューム」を許可すること。macOSの起動元のディスクは、macOS復旧からのみ開くことができる</translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation>{}を読み込めるのは管理者のみ。「管理者として実行」でプログラムを起動すること</translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation>{}に書き込めるのは管理者のみ。「管理者として実行」でプログラムを起動すること</translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation>{}/blockが存在しない。sysfsがマウントされていることを確認すること</translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation>ブロックデバイス{}が存在しない</translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation>{}のディスクが存在しない</translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation>{}の背後のデバイスはもう存在しない</translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation>ディスク{}が存在しない</translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation>macOSがディスク{}を認識していない</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{}はディスクではない</translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation>{}はブロックデバイスではない</translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation>{}はディスクでも、ディスクの1つのパーティションでもない</translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation>{}に問い合わせできない: {}</translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation>PhysicalDrive{}に問い合わせできない: {}</translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation>{}のサイズを特定できない: {}</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation>{}の報告するサイズがありえない値: {}ブロック</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation>{}の報告するサイズがありえない値: {}バイト</translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation>{}は2^63 - 1バイトより大きい</translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation>{}にメディアが入っていない</translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation>{}のメディアが交換された</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{}が存在しない</translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation>{}はイメージやデバイスではなくフォルダ</translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</source>
        <translation>{0}はAppleのスパースバンドル (多数のファイルからなるフォルダ)。先にMacで変換すること: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{}はイメージファイルでもディスクでもない</translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation>セクタサイズ{}は無効: 128バイト～1 MiBでなければならない</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation>{}のセクタは{}バイトであり、書き込みはこのサイズでのみ可能で、{}バイトではできない</translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation>{}が縮小した: 現在の終端はバイト{}で、開いたときは{}バイトだった</translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation>{}が開いている途中で縮小した</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation>{}をバイト{}で読み込めない: {}/{}バイトしか届かなかった</translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation>{}の終端より後ろは読み込めない</translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation>オフセット{1}から{0}バイトを一度に読み込めない。上限は{2}バイト</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation>{}をバイト{}で読み込めない: {}</translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation>{}にバイト{}で書き込めない: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>{}をフラッシュできない: {}</translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation>{2}のオフセット{1}から{0}バイトをTRIMできない: {3}</translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation>{2}のオフセット{1}から{0}バイトをセキュアディスカードできない: {3}</translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation>{2}のオフセット{1}から{0}バイトをゼロにできない: {3}</translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation>{}に書き込めない: 範囲が{}バイトにアラインされていない</translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation>システムがこのアラインメントを受け付けない</translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation>バッファ用のメモリが足りない</translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation>{2}のオフセット{1}からの{0}バイトは{3}バイトのセクタの整数倍ではない</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation>オフセット{1}からの{0}バイトが{2}の終端を超える</translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation>{2}のオフセット{1}から{0}バイトを変更できない: {3}</translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation>{}にはセキュアディスカード機能がない</translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation>{}にはセキュアディスカード機能がない: この機能があるのは、一部のメモリカード、基板実装フラッシュ、仮想ディスクのみ。SSDを完全に消去するには、SSD自体のコマンドを使用すること (nvme format --ses=1、hdparm --security-erase)</translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation>{}はイメージ: ファイルに穴を開けてもドライブのセルは消去されない</translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation>セキュアディスカードは、Linuxの一部のデバイスでのみ使用できる</translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation>{}は自身で範囲をゼロにすることができない</translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation>範囲をゼロにする機能はLinuxでのみ使用できる</translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation>{}がTRIMをサポートしていないか、このプログラムとドライブの間のアダプタまたはドライバがTRIMを妨げている</translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation>{}は読み出し専用または書き込み禁止</translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation>{}は使用中: {}</translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation>{}は使用中だが、何が使用しているかシステムから報告されない</translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation>{}は使用中。macOSがこのディスクから起動している場合は、macOS復旧から起動すること</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{}は別のプログラムによってロックされている</translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation>{}をロックできない: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation>{}を占有できない: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation>{}を占有できない: 別のプログラムが保持している</translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation>マウントされたボリュームがある間は{}に書き込めない: マウントの場所がmacOSから報告されない。マウントを解除するか、macOS復旧から起動すること</translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation>{1}のボリューム{0}を開けない: {2}</translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation>{1}のボリューム{0}をロックできない: ボリューム上のファイルが開かれているか、Windowsがそこから動作している</translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation>{1}のボリューム{0}のマウントを解除できない: {2}</translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation>{}の新しいパーティションテーブルを読み込めない</translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation>システムに{}のパーティションテーブルを再読み込みさせる権限がない</translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation>Windowsに{}のパーティションテーブルを再読み込みさせることができない: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation>{}のマウントを解除できない: ファイルまたはフォルダが開かれている</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation>{}のマウントを解除できない: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation>{}のマウントを解除できない: {}。ディスクユーティリティを使用すること</translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation>{}は、セクタの書き込み中はロックされ、マウントが解除される。そこにあるファイルを開いているプログラムを終了すること</translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation>{}にマウントされている</translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation>別の名前空間のマウントによって保持されている (場所{0}、プログラム{1}、プロセス{2})</translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation>マウントされたbtrfsボリュームによって保持されている ({})</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation>{}によって保持されている</translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation>{}によって保持されている ({})</translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation>システムが名前を示さない何かによって保持されている</translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation>{}の実体として使用されている</translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation>{}の実体として使用されている ({})</translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation>{}の実体ファイルの可能性がある (サイズが同じ。確認できるのはrootのみ)</translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation>{}で開かれている (プロセス{})</translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation>別のユーザのプログラムで開かれているか、ループデバイスの実体になっている (rootならどれかわかる)</translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation>{}で書き込み用に開かれている (プロセス{})</translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation>書き込み用に開かれている: 別のユーザのプログラム、ループデバイスの背後、またはシステム自体で (rootなら誰が開いているかわかる)</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>別のプログラムによってロックされている</translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation>{} ({}経由)</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy denies access to this user, or no password prompt was possible</source>
        <translation>{}を開けない: システムのポリシーがこのユーザのアクセスを拒否しているか、パスワードの入力を求めることができなかった</translation>
    </message>
    <message>
        <source>{} is read-only: the device itself, or its write protection, says so</source>
        <translation>{}は読み出し専用: デバイス自体またはその書き込み禁止による</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and is shown with {}: it can only be edited with its own</source>
        <translation>{}のセクタは{}バイトだが、{}バイトで表示されている: 編集できるのは本来のセクタサイズで表示している場合のみ</translation>
    </message>
    <message>
        <source>{} is {}: its bytes are not those of the disk. {}</source>
        <translation>{}は{}: そのバイトはディスクのバイトではない。{}</translation>
    </message>
    <message>
        <source>Convert it first: {}</source>
        <translation>先に変換すること: {}</translation>
    </message>
    <message>
        <source>Convert it first, on a Mac: {}</source>
        <translation>先にMacで変換すること: {}</translation>
    </message>
    <message>
        <source>Convert it first, with VMware's tool: {}</source>
        <translation>先にVMwareのツールで変換すること: {}</translation>
    </message>
    <message>
        <source>Unpack it first: {}</source>
        <translation>先に展開すること: {}</translation>
    </message>
    <message>
        <source>Unpack it into a folder: {}</source>
        <translation>フォルダに展開すること: {}</translation>
    </message>
    <message>
        <source>Restore it with Symantec Ghost to the disk of a virtual machine, and open that disk</source>
        <translation>Symantec Ghostで仮想マシンのディスクに復元し、そのディスクを開くこと</translation>
    </message>
    <message>
        <source>{} ends in the footer of a VHD whose checksum is wrong: what of the file is the disk is not known. Convert it first: {}</source>
        <translation>{}の末尾にはVHDのフッタがあるが、そのチェックサムが正しくない: ファイルのどの部分がディスクかが不明。先に変換すること: {}</translation>
    </message>
    <message>
        <source>{} is a fixed VHD whose footer says {} bytes, but {} bytes lie before it</source>
        <translation>{}は容量固定のVHDで、フッタには{}バイトとあるが、その前には{}バイトある</translation>
    </message>
    <message>
        <source>{} is a VHD with an old footer of {} bytes. Take the footer away first: {}</source>
        <translation>{}は{}バイトの古いフッタを持つVHD。先にフッタを取り除くこと: {}</translation>
    </message>
    <message>
        <source>{} is the first part of an image in several files. Join them first: {}</source>
        <translation>{}は複数のファイルに分かれたイメージの最初の部分。先に結合すること: {}</translation>
    </message>
    <message>
        <source>a compressed Apple disk image (UDIF)</source>
        <translation>圧縮されたAppleディスクイメージ (UDIF)</translation>
    </message>
    <message>
        <source>an Apple disk image (UDIF) with something added to it</source>
        <translation>後ろに何かが追加されたAppleディスクイメージ (UDIF)</translation>
    </message>
    <message>
        <source>a VHDX image</source>
        <translation>VHDXイメージ</translation>
    </message>
    <message>
        <source>a dynamic VHD</source>
        <translation>容量可変のVHD</translation>
    </message>
    <message>
        <source>a sparse VMDK image</source>
        <translation>スパースVMDKイメージ</translation>
    </message>
    <message>
        <source>a sparse VMDK image (SE sparse)</source>
        <translation>スパースVMDKイメージ (SE sparse)</translation>
    </message>
    <message>
        <source>the description of a VMDK image</source>
        <translation>VMDKイメージの記述ファイル</translation>
    </message>
    <message>
        <source>a QCOW image</source>
        <translation>QCOWイメージ</translation>
    </message>
    <message>
        <source>a QCOW2 image</source>
        <translation>QCOW2イメージ</translation>
    </message>
    <message>
        <source>a QED image</source>
        <translation>QEDイメージ</translation>
    </message>
    <message>
        <source>a VDI image</source>
        <translation>VDIイメージ</translation>
    </message>
    <message>
        <source>a Parallels image</source>
        <translation>Parallelsイメージ</translation>
    </message>
    <message>
        <source>a Bochs image</source>
        <translation>Bochsイメージ</translation>
    </message>
    <message>
        <source>a compressed loop image (cloop)</source>
        <translation>圧縮されたループイメージ (cloop)</translation>
    </message>
    <message>
        <source>an encrypted Apple disk image</source>
        <translation>暗号化されたAppleディスクイメージ</translation>
    </message>
    <message>
        <source>an Apple sparse image</source>
        <translation>Appleスパースイメージ</translation>
    </message>
    <message>
        <source>an Apple sparse image (ASIF) or a shadow file of one</source>
        <translation>Appleスパースイメージ (ASIF) またはそのシャドウファイル</translation>
    </message>
    <message>
        <source>a DiskCopy 4.2 image</source>
        <translation>DiskCopy 4.2イメージ</translation>
    </message>
    <message>
        <source>an Expert Witness image</source>
        <translation>Expert Witnessイメージ</translation>
    </message>
    <message>
        <source>an AFF image</source>
        <translation>AFFイメージ</translation>
    </message>
    <message>
        <source>a Windows image (WIM or ESD), which holds files</source>
        <translation>ファイルを収めたWindowsイメージ (WIMまたはESD)</translation>
    </message>
    <message>
        <source>a Ghost image</source>
        <translation>Ghostイメージ</translation>
    </message>
    <message>
        <source>a Partclone image</source>
        <translation>Partcloneイメージ</translation>
    </message>
    <message>
        <source>an image of ntfsclone</source>
        <translation>ntfscloneのイメージ</translation>
    </message>
    <message>
        <source>an Android sparse image</source>
        <translation>Androidスパースイメージ</translation>
    </message>
    <message>
        <source>a CHD image</source>
        <translation>CHDイメージ</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7zアーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RARアーカイブ</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIPアーカイブ</translation>
    </message>
    <message>
        <source>a tar archive (OVA files are such)</source>
        <translation>tarアーカイブ (OVAファイルもこの形式)</translation>
    </message>
    <message>
        <source>compressed by {}</source>
        <translation>{}で圧縮されたもの</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{}は{}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{}は{}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>it {}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>is {}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>cannot read where {} lies on its disk: {}</source>
        <translation>ディスク上の{}の位置を読み込めない: {}</translation>
    </message>
    <message>
        <source>cannot start {}: {}</source>
        <translation>{}を起動できない: {}</translation>
    </message>
    <message>
        <source>{} did not end within {} seconds</source>
        <translation>{}が{}秒以内に終了しなかった</translation>
    </message>
    <message>
        <source>{} printed more than {} bytes</source>
        <translation>{}が{}バイトを超える出力を行った</translation>
    </message>
    <message>
        <source>{} ended unexpectedly</source>
        <translation>{}が予期せず終了した</translation>
    </message>
    <message>
        <source>{} was canceled</source>
        <translation>{}がキャンセルされた</translation>
    </message>
    <message>
        <source>the system does not know the health of {}</source>
        <translation>システムが{}の健康状態を把握していない</translation>
    </message>
    <message>
        <source>{0} is read-only by a rule of Windows, not by itself. To change that, type in diskpart: select disk {1}, attributes disk clear readonly</source>
        <translation>{0}は、それ自体ではなくWindowsの規則により読み出し専用になっている。変更するには、diskpartで次のように入力すること: select disk {1}、attributes disk clear readonly</translation>
    </message>
    <message>
        <source>{0} is offline and read-only by a rule of Windows (its policy for new disks), not by itself. To change that, type in diskpart: select disk {1}, online disk, attributes disk clear readonly</source>
        <translation>{0}は、それ自体ではなくWindowsの規則 (新しいディスクに対するポリシー) により、オフラインかつ読み出し専用になっている。変更するには、diskpartで次のように入力すること: select disk {1}、online disk、attributes disk clear readonly</translation>
    </message>
    <message>
        <source>open-device can be started only by the window</source>
        <translation>open-deviceを起動できるのはウインドウのみ</translation>
    </message>
    <message>
        <source>the elevated program that opens the disk sent an unknown answer</source>
        <translation>ディスクを開く昇格済みプログラムから不明な応答が返された</translation>
    </message>
    <message>
        <source>cannot open {}: permission was given for “{}”, but the disk is now “{}”</source>
        <translation>{}を開けない: 許可は「{}」に対して与えられたが、ディスクは現在「{}」</translation>
    </message>
    <message>
        <source>cannot open {}: Windows did not start the program that opens disks as administrator: {}</source>
        <translation>{}を開けない: 管理者としてディスクを開くプログラムがWindowsによって起動されなかった: {}</translation>
    </message>
    <message>
        <source>open-device is not available on this system</source>
        <translation>open-deviceはこのシステムでは使用できない</translation>
    </message>
</context>
<context>
    <name>lang</name>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>unknown suffix '{}'</source>
        <translation>不明な接尾辞「{}」</translation>
    </message>
    <message>
        <source>nothing has a member named '{}'</source>
        <translation>「{}」という名前のメンバーはどこにもない</translation>
    </message>
    <message>
        <source>the enum '{}' has no entry '{}'</source>
        <translation>enum「{}」にエントリ「{}」がない</translation>
    </message>
    <message>
        <source>unknown name '{}'</source>
        <translation>不明な名前「{}」</translation>
    </message>
    <message>
        <source>unknown function '{}'</source>
        <translation>不明な関数「{}」</translation>
    </message>
    <message>
        <source>unknown type '{}'</source>
        <translation>不明な型「{}」</translation>
    </message>
    <message>
        <source>what follows element {} cannot be found, because that one failed</source>
        <translation>要素{}で失敗したため、その後に続くものを特定できない</translation>
    </message>
    <message>
        <source>the array has too many elements</source>
        <translation>配列の要素が多すぎる</translation>
    </message>
    <message>
        <source>the source ends after {} of {} elements</source>
        <translation>{1}個の要素のうち{0}個でソースが終わっている</translation>
    </message>
    <message>
        <source>the source ends after {} elements, before the array does</source>
        <translation>配列が終わる前に、{}個の要素でソースが終わっている</translation>
    </message>
    <message>
        <source>an element ends before it begins</source>
        <translation>要素の終わりが始まりより前にある</translation>
    </message>
    <message>
        <source>the elements have no bytes, so the array has no end</source>
        <translation>要素にバイトがないため、配列が終わらない</translation>
    </message>
    <message>
        <source>the text has no end before the end of the source</source>
        <translation>テキストの終わりがソースの終端までにない</translation>
    </message>
    <message>
        <source>the text is longer than 16 MiB</source>
        <translation>テキストが16 MiBより長い</translation>
    </message>
    <message>
        <source>function '{}' does not exist</source>
        <translation>関数「{}」が存在しない</translation>
    </message>
    <message>
        <source>the budget of work is used up</source>
        <translation>処理量の上限に達した</translation>
    </message>
    <message>
        <source>a cast takes one value</source>
        <translation>キャストが取る値は1つ</translation>
    </message>
    <message>
        <source>a call with more than {} arguments</source>
        <translation>呼び出しの引数が{}個を超えている</translation>
    </message>
    <message>
        <source>the functions call each other too deeply</source>
        <translation>関数の相互呼び出しが深すぎる</translation>
    </message>
    <message>
        <source>'{}' needs {} arguments</source>
        <translation>「{}」には引数が{}個必要</translation>
    </message>
    <message>
        <source>'{}' takes {} arguments, not {}</source>
        <translation>「{}」の引数は{}個で、{}個ではない</translation>
    </message>
    <message>
        <source>'{}' takes {} to {} arguments, not {}</source>
        <translation>「{}」の引数は{}～{}個で、{}個ではない</translation>
    </message>
    <message>
        <source>the texts given to '{}' are longer than {} MiB together</source>
        <translation>「{}」に渡されたテキストの合計が{} MiBより長い</translation>
    </message>
    <message>
        <source>the loop runs too often</source>
        <translation>ループの回数が多すぎる</translation>
    </message>
    <message>
        <source>the number must lie between -{} and {}</source>
        <translation>数値は-{}～{}でなければならない</translation>
    </message>
    <message>
        <source>the number must lie between 0 and {}</source>
        <translation>数値は0～{}でなければならない</translation>
    </message>
    <message>
        <source>'{}' is not a number</source>
        <translation>「{}」は数値ではない</translation>
    </message>
    <message>
        <source>'{}' is not a hexadecimal digit</source>
        <translation>「{}」は16進数字ではない</translation>
    </message>
    <message>
        <source>a byte has two hexadecimal digits</source>
        <translation>1バイトは16進数字2桁</translation>
    </message>
    <message>
        <source>{} bytes are needed, not {}</source>
        <translation>必要なのは{}バイトで、{}バイトではない</translation>
    </message>
    <message>
        <source>the whole has no value</source>
        <translation>全体には値がない</translation>
    </message>
    <message>
        <source>this is worked out by the template and lies nowhere in the source</source>
        <translation>これはテンプレートが計算した値で、ソースのどこにもない</translation>
    </message>
    <message>
        <source>the template shows this value transformed, with no way back</source>
        <translation>テンプレートはこの値を変換して表示しており、元に戻す方法がない</translation>
    </message>
    <message>
        <source>more than 16 MiB cannot be typed</source>
        <translation>16 MiBを超える入力はできない</translation>
    </message>
    <message>
        <source>only single values can be changed, this has members</source>
        <translation>変更できるのは単一の値のみで、これにはメンバーがある</translation>
    </message>
    <message>
        <source>'{}' is not a GUID</source>
        <translation>「{}」はGUIDではない</translation>
    </message>
    <message>
        <source>'{}' does not fit in {} bits</source>
        <translation>「{}」は{}ビットに収まらない</translation>
    </message>
    <message>
        <source>'{}' has no entry '{}'</source>
        <translation>「{}」にエントリ「{}」がない</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>trueまたはfalseが必要</translation>
    </message>
    <message>
        <source>one character is expected</source>
        <translation>1文字が必要</translation>
    </message>
    <message>
        <source>the number is too large for a float</source>
        <translation>数値がfloatには大きすぎる</translation>
    </message>
    <message>
        <source>this has no value</source>
        <translation>これには値がない</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>テキストが有効なUTF-8ではない</translation>
    </message>
    <message>
        <source>the text needs {} bytes, there are {}</source>
        <translation>テキストには{}バイト必要だが、{}バイトしかない</translation>
    </message>
    <message>
        <source>the text must keep its length of {} bytes</source>
        <translation>テキストの長さは{}バイトのままでなければならない</translation>
    </message>
    <message>
        <source>format_write names no function</source>
        <translation>format_writeに関数が指定されていない</translation>
    </message>
    <message>
        <source>only single values can be changed</source>
        <translation>変更できるのは単一の値のみ</translation>
    </message>
    <message>
        <source>this is not a field of a template</source>
        <translation>これはテンプレートのフィールドではない</translation>
    </message>
    <message>
        <source>the template has no type '{}'</source>
        <translation>テンプレートに型「{}」がない</translation>
    </message>
    <message>
        <source>the evaluation takes more work than its budget allows (about {} s of processor time)</source>
        <translation>評価に必要な処理が上限を超えている (プロセッサ時間で約{}秒)</translation>
    </message>
    <message>
        <source>the template needs more memory than its budget allows ({} MiB)</source>
        <translation>テンプレートに必要なメモリが上限を超えている ({} MiB)</translation>
    </message>
    <message>
        <source>the template nests too deeply</source>
        <translation>テンプレートの入れ子が深すぎる</translation>
    </message>
    <message>
        <source>no cursor is available here</source>
        <translation>ここではカーソルを使用できない</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>unknown suffix</source>
        <translation>不明な接尾辞</translation>
    </message>
    <message>
        <source>a type has no address</source>
        <translation>型にはアドレスがない</translation>
    </message>
    <message>
        <source>the size of '{}' is not always the same</source>
        <translation>「{}」のサイズは常に同じとは限らない</translation>
    </message>
    <message>
        <source>a computed value has no address</source>
        <translation>計算値にはアドレスがない</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>不明なエントリ</translation>
    </message>
    <message>
        <source>address {} lies before the start, {}</source>
        <translation>アドレス{}が先頭 ({}) より前にある</translation>
    </message>
    <message>
        <source>{} byte at {} lie beyond the end of the source</source>
        <translation>{1}の{0}バイトがソースの終端より後ろにある</translation>
    </message>
    <message>
        <source>{} bytes at {} lie beyond the end of the source</source>
        <translation>{1}の{0}バイトがソースの終端より後ろにある</translation>
    </message>
    <message>
        <source>disk::fixups needs a struct of a fixed size, at most 1 MiB</source>
        <translation>disk::fixupsには、1 MiB以下の固定サイズのstructが必要</translation>
    </message>
    <message>
        <source>the stride</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>the stride is too small</source>
        <translation>ストライドが小さすぎる</translation>
    </message>
    <message>
        <source>sector {} of the record does not end with the update sequence number: it was written in part</source>
        <translation>レコードのセクタ{}が更新シーケンス番号で終わっていない: 一部しか書き込まれていない</translation>
    </message>
    <message>
        <source>this has no members</source>
        <translation>これにはメンバーがない</translation>
    </message>
    <message>
        <source>the template makes too many nodes</source>
        <translation>テンプレートの作るノードが多すぎる</translation>
    </message>
    <message>
        <source>the structure is nested deeper than {} levels</source>
        <translation>構造体の入れ子が{}段より深い</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be pointed to</source>
        <translation>「{}」には指し示すことのできるバイトがない</translation>
    </message>
    <message>
        <source>the attribute needs {} arguments</source>
        <translation>属性には引数が{}個必要</translation>
    </message>
    <message>
        <source>the argument</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>the number of elements</source>
        <translation>要素の数</translation>
    </message>
    <message>
        <source>the fixed size</source>
        <translation>固定サイズ</translation>
    </message>
    <message>
        <source>bitfield_order takes the order and the number of bits</source>
        <translation>bitfield_orderには順序とビット数を指定する</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>the order of a bitfield is 0 (most significant first) or 1</source>
        <translation>bitfieldの順序は0 (最上位ビットが先) または1</translation>
    </message>
    <message>
        <source>the number of bits</source>
        <translation>ビット数</translation>
    </message>
    <message>
        <source>the number of bits is not between 1 and 1048576</source>
        <translation>ビット数が1～1048576の範囲にない</translation>
    </message>
    <message>
        <source>this variable does not exist here</source>
        <translation>この変数はここには存在しない</translation>
    </message>
    <message>
        <source>this template argument does not exist here</source>
        <translation>このテンプレート引数はここには存在しない</translation>
    </message>
    <message>
        <source>this template argument is a type, not a value</source>
        <translation>このテンプレート引数は値ではなく型</translation>
    </message>
    <message>
        <source>'{}' does not exist here</source>
        <translation>「{}」はここには存在しない</translation>
    </message>
    <message>
        <source>the pointer leads nowhere</source>
        <translation>ポインタの指す先がない</translation>
    </message>
    <message>
        <source>an array has no members, only elements</source>
        <translation>配列にあるのは要素のみで、メンバーはない</translation>
    </message>
    <message>
        <source>member '{}' does not exist here</source>
        <translation>メンバー「{}」はここには存在しない</translation>
    </message>
    <message>
        <source>no parent exists</source>
        <translation>親が存在しない</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>index {} is past the end ({})</source>
        <translation>インデックス{}が終端 ({}) を超えている</translation>
    </message>
    <message>
        <source>this has no elements</source>
        <translation>これには要素がない</translation>
    </message>
    <message>
        <source>index {} is past the end</source>
        <translation>インデックス{}が終端を超えている</translation>
    </message>
    <message>
        <source>no parent exists here</source>
        <translation>ここには親が存在しない</translation>
    </message>
    <message>
        <source>the file itself is not a field</source>
        <translation>ファイル自体はフィールドではない</translation>
    </message>
    <message>
        <source>the cursor has no members</source>
        <translation>カーソルにはメンバーがない</translation>
    </message>
    <message>
        <source>nothing can be placed here</source>
        <translation>ここには何も配置できない</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be placed</source>
        <translation>「{}」には配置できるバイトがない</translation>
    </message>
    <message>
        <source>a pointer's address must be a number</source>
        <translation>ポインタのアドレスは数値でなければならない</translation>
    </message>
    <message>
        <source>{} elements are more than {}</source>
        <translation>要素数{}は上限の{}を超えている</translation>
    </message>
    <message>
        <source>an array of this form cannot stand here</source>
        <translation>この形式の配列はここに置けない</translation>
    </message>
    <message>
        <source>the condition still holds at the end of the source</source>
        <translation>ソースの終端でも条件がまだ成り立っている</translation>
    </message>
    <message>
        <source>the array does not fit in the source</source>
        <translation>配列がソースに収まらない</translation>
    </message>
    <message>
        <source>{} elements of {} bytes at {} do not fit: the source ends after {}</source>
        <translation>{2}の{1}バイトの要素{0}個が収まらない: {3}個でソースが終わっている</translation>
    </message>
    <message>
        <source>this lies beyond the end of the source</source>
        <translation>これはソースの終端より後ろにある</translation>
    </message>
    <message>
        <source>the bitfield has more bits than its bitfield_order says</source>
        <translation>bitfieldのビット数がbitfield_orderの指定より多い</translation>
    </message>
    <message>
        <source>bits can only stand in a bitfield</source>
        <translation>ビットを置けるのはbitfieldの中のみ</translation>
    </message>
    <message>
        <source>the bitfield is larger than 1048576 bits</source>
        <translation>bitfieldが1048576ビットより大きい</translation>
    </message>
    <message>
        <source>a bitfield's member has at most 128 bits</source>
        <translation>bitfieldのメンバーは128ビットまで</translation>
    </message>
    <message>
        <source>a bitfield's member is a number, a bool or an enum</source>
        <translation>bitfieldのメンバーは数値、bool、またはenum</translation>
    </message>
    <message>
        <source>a bitfield holds bits and other bitfields only</source>
        <translation>bitfieldに含められるのはビットとほかのbitfieldのみ</translation>
    </message>
    <message>
        <source>'{}' is not an index</source>
        <translation>「{}」はインデックスではない</translation>
    </message>
    <message>
        <source>element [{}] does not exist in '{}'</source>
        <translation>要素[{}]は「{}」に存在しない</translation>
    </message>
    <message>
        <source>only a pointer leads on with '*'</source>
        <translation>'*'で先をたどれるのはポインタのみ</translation>
    </message>
    <message>
        <source>'{}' is not a name</source>
        <translation>「{}」は名前ではない</translation>
    </message>
    <message>
        <source>'{}' is an array: it has elements, not members</source>
        <translation>「{}」は配列: メンバーではなく要素がある</translation>
    </message>
    <message>
        <source>member '{}' does not exist</source>
        <translation>メンバー「{}」が存在しない</translation>
    </message>
    <message>
        <source>{} bytes at offset {} lie beyond the end of the source ({} bytes)</source>
        <translation>オフセット{1}からの{0}バイトがソースの終端より後ろにある ({2}バイト)</translation>
    </message>
    <message>
        <source>too many levels of inheritance</source>
        <translation>継承の段数が多すぎる</translation>
    </message>
    <message>
        <source>a struct can only inherit from structs</source>
        <translation>structが継承できるのはstructのみ</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>カーソル</translation>
    </message>
    <message>
        <source>this cannot be assigned to</source>
        <translation>これには代入できない</translation>
    </message>
    <message>
        <source>this lies in the source, a template cannot change it</source>
        <translation>これはソースの中にあり、テンプレートからは変更できない</translation>
    </message>
    <message>
        <source>only a field can be assigned to a field with members</source>
        <translation>メンバーを持つフィールドに代入できるのはフィールドのみ</translation>
    </message>
    <message>
        <source>only a field of the same size can be assigned</source>
        <translation>代入できるのは同じサイズのフィールドのみ</translation>
    </message>
    <message>
        <source>this is not '{}'</source>
        <translation>これは「{}」ではない</translation>
    </message>
    <message>
        <source>the array of texts is too large</source>
        <translation>テキストの配列が大きすぎる</translation>
    </message>
    <message>
        <source>an array cannot be made of this</source>
        <translation>これを配列にすることはできない</translation>
    </message>
    <message>
        <source>an array variable needs a number of elements of one size</source>
        <translation>配列変数には、同じサイズの要素の数が必要</translation>
    </message>
    <message>
        <source>the array variable is larger than 16 MiB</source>
        <translation>配列変数が16 MiBより大きい</translation>
    </message>
    <message>
        <source>the variable is larger than 16 MiB</source>
        <translation>変数が16 MiBより大きい</translation>
    </message>
    <message>
        <source>no place for this variable</source>
        <translation>この変数を置く場所がない</translation>
    </message>
    <message>
        <source>a variable cannot be declared here</source>
        <translation>ここでは変数を宣言できない</translation>
    </message>
    <message>
        <source>this template argument is not a type</source>
        <translation>このテンプレート引数は型ではない</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>不明な型</translation>
    </message>
    <message>
        <source>the type's aliases nest too deeply</source>
        <translation>型の別名の入れ子が深すぎる</translation>
    </message>
    <message>
        <source>this is a function, not a type</source>
        <translation>これは型ではなく関数</translation>
    </message>
    <message>
        <source>a template argument is longer than {} bytes</source>
        <translation>テンプレート引数が{}バイトより長い</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments</source>
        <translation>「{}」にはテンプレート引数が{}個必要</translation>
    </message>
    <message>
        <source>'{}' needs {} template argument, not {}</source>
        <translation>「{}」に必要なテンプレート引数は{}個で、{}個ではない</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments, not {}</source>
        <translation>「{}」に必要なテンプレート引数は{}個で、{}個ではない</translation>
    </message>
    <message>
        <source>an enum needs a number as its type</source>
        <translation>enumの型は数値でなければならない</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a floating point number</source>
        <translation>浮動小数点数</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>ブール値</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a field with members</source>
        <translation>メンバーを持つフィールド</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>the operator cannot take {} and {}</source>
        <translation>この演算子は{}と{}には使用できない</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>ゼロによる除算</translation>
    </message>
    <message>
        <source>the operator does not take floating point numbers</source>
        <translation>この演算子は浮動小数点数には使用できない</translation>
    </message>
    <message>
        <source>the text becomes longer than 16 MiB</source>
        <translation>テキストが16 MiBより長くなる</translation>
    </message>
    <message>
        <source>expected a number, this is {}</source>
        <translation>数値が必要だが、これは{}</translation>
    </message>
    <message>
        <source>expected a condition, this is {}</source>
        <translation>条件が必要だが、これは{}</translation>
    </message>
    <message>
        <source>{} is negative: {}</source>
        <translation>{}が負の値: {}</translation>
    </message>
    <message>
        <source>{} is too large: {}</source>
        <translation>{}が大きすぎる: {}</translation>
    </message>
    <message>
        <source>the operator cannot take {}</source>
        <translation>この演算子は{}には使用できない</translation>
    </message>
    <message>
        <source>expected a text, this is {}</source>
        <translation>テキストが必要だが、これは{}</translation>
    </message>
    <message>
        <source>too many errors; the rest is not shown</source>
        <translation>エラーが多すぎるため、残りは表示されない</translation>
    </message>
    <message>
        <source>this comment is never closed: expected '*/'</source>
        <translation>このコメントが閉じられていない: '*/'が必要</translation>
    </message>
    <message>
        <source>a control character ({}) does not belong in a template</source>
        <translation>テンプレートに制御文字 ({}) は使用できない</translation>
    </message>
    <message>
        <source>'{}' means nothing here</source>
        <translation>「{}」はここでは意味を持たない</translation>
    </message>
    <message>
        <source>expected digits of base {} after the prefix</source>
        <translation>接頭辞の後に{}進数の数字が必要</translation>
    </message>
    <message>
        <source>'{}' does not belong to a number of base {}</source>
        <translation>「{}」は{}進数には使用できない</translation>
    </message>
    <message>
        <source>this number is out of a double's range</source>
        <translation>この数値はdoubleの範囲を超えている</translation>
    </message>
    <message>
        <source>this number does not fit in 128 bits</source>
        <translation>この数値は128ビットに収まらない</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits after \x</source>
        <translation>\xの後に16進数字が2桁必要</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>\uの後に16進数字が4桁必要</translation>
    </message>
    <message>
        <source>an unknown escape: {} are known</source>
        <translation>不明なエスケープ: 使用できるのは{}</translation>
    </message>
    <message>
        <source>this string is not closed on its line: expected {}</source>
        <translation>この文字列が行内で閉じられていない: {}が必要</translation>
    </message>
    <message>
        <source>this character is not closed: expected “'”</source>
        <translation>この文字が閉じられていない: 「'」が必要</translation>
    </message>
    <message>
        <source>a character literal needs a character</source>
        <translation>文字リテラルには文字が必要</translation>
    </message>
    <message>
        <source>a character literal holds one character</source>
        <translation>文字リテラルに入るのは1文字</translation>
    </message>
    <message>
        <source>a bit order is 0 (most significant first) or 1 (least significant first)</source>
        <translation>ビット順は0 (最上位ビットが先) または1 (最下位ビットが先)</translation>
    </message>
    <message>
        <source>an integer has between 0 and 16 bytes</source>
        <translation>整数は0～16バイト</translation>
    </message>
    <message>
        <source>the time lies beyond the calendar</source>
        <translation>時刻が暦の範囲を超えている</translation>
    </message>
    <message>
        <source>a {} without {} in the format; {} stands for the character</source>
        <translation>書式に{1}のない{0}がある。この文字自体は{2}と書く</translation>
    </message>
    <message>
        <source>a width of more than 9999 in the format</source>
        <translation>書式の幅が9999を超えている</translation>
    </message>
    <message>
        <source>a width that is not a number between 0 and 9999</source>
        <translation>幅が0～9999の数値ではない</translation>
    </message>
    <message>
        <source>the format “{}” does not fit its {} values: {}</source>
        <translation>書式「{}」が{}個の値と合わない: {}</translation>
    </message>
    <message>
        <source>argument 1 has to be a field or a text</source>
        <translation>引数1はフィールドまたはテキストでなければならない</translation>
    </message>
    <message>
        <source>an object of more than 16 MiB</source>
        <translation>オブジェクトが16 MiBを超えている</translation>
    </message>
    <message>
        <source>an object's length is a multiple of 4 and at least 8</source>
        <translation>オブジェクトの長さは4の倍数で、8以上</translation>
    </message>
    <message>
        <source>only the main section can be accumulated</source>
        <translation>accumulateの対象にできるのはメインセクションのみ</translation>
    </message>
    <message>
        <source>a value has between 1 and 16 bytes</source>
        <translation>値は1～16バイト</translation>
    </message>
    <message>
        <source>an operation is between 0 and 4</source>
        <translation>演算は0～4</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>終わりが始まりより前にある</translation>
    </message>
    <message>
        <source>a string of more than 16 MiB</source>
        <translation>文字列が16 MiBを超えている</translation>
    </message>
    <message>
        <source>at most 128 bits can be read at once</source>
        <translation>一度に読み込めるのは128ビットまで</translation>
    </message>
    <message>
        <source>the bits lie beyond every disk</source>
        <translation>ビットの位置がどのディスクの範囲も超えている</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>検索するものがない</translation>
    </message>
    <message>
        <source>the number of the occurrence is negative</source>
        <translation>出現回数の番号が負の値</translation>
    </message>
    <message>
        <source>argument {} is not a byte (0 to 255)</source>
        <translation>引数{}がバイト (0～255) ではない</translation>
    </message>
    <message>
        <source>more than 1 GiB in one call of a function</source>
        <translation>1回の関数呼び出しで1 GiBを超えている</translation>
    </message>
    <message>
        <source>the bytes asked for lie beyond the end of the data</source>
        <translation>要求されたバイトがデータの終端より後ろにある</translation>
    </message>
    <message>
        <source>argument {} has to be {}</source>
        <translation>引数{}は{}でなければならない</translation>
    </message>
    <message>
        <source>argument {} lies beyond every disk</source>
        <translation>引数{}がどのディスクの範囲も超えている</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>負でない数値</translation>
    </message>
    <message>
        <source>a field, not a computed value</source>
        <translation>計算値ではなくフィールド</translation>
    </message>
    <message>
        <source>an endian: 0 native, 1 big, 2 little</source>
        <translation>エンディアン (0 ネイティブ、1 ビッグ、2 リトル)</translation>
    </message>
    <message>
        <source>a text of {} characters has no such index</source>
        <translation>{}文字のテキストにこのインデックスはない</translation>
    </message>
    <message>
        <source>a text of {} characters has no part from {} on</source>
        <translation>{}文字のテキストに{}以降の部分はない</translation>
    </message>
    <message>
        <source>a base is between 2 and 36, or 0</source>
        <translation>基数は2～36、または0</translation>
    </message>
    <message>
        <source>'{}' does not fit in 128 bits</source>
        <translation>「{}」は128ビットに収まらない</translation>
    </message>
    <message>
        <source>'{}' is not a number of base {}</source>
        <translation>「{}」は{}進数の数値ではない</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>expected ';' after {}</source>
        <translation>{}の後に';'が必要</translation>
    </message>
    <message>
        <source>expected ';' after {}, not {}</source>
        <translation>{}の後に必要なのは';'だが、ここにあるのは{}</translation>
    </message>
    <message>
        <source>expected {}, not {}</source>
        <translation>{}が必要だが、ここにあるのは{}</translation>
    </message>
    <message>
        <source>expected {}, not {}, which is a word of the language</source>
        <translation>{}が必要だが、ここにあるのは{} (言語の予約語)</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>the template is larger than 16 MiB</source>
        <translation>テンプレートが16 MiBより大きい</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>これは入れ子が深すぎる</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>a name after '::'</source>
        <translation>'::'の後の名前</translation>
    </message>
    <message>
        <source>this name is too long</source>
        <translation>この名前は長すぎる</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's arguments</source>
        <translation>テンプレート引数の','または'&gt;'</translation>
    </message>
    <message>
        <source>a template parameter (T or auto N)</source>
        <translation>テンプレートパラメータ (Tまたはauto N)</translation>
    </message>
    <message>
        <source>a second parameter '{}'</source>
        <translation>パラメータ「{}」が2つある</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's parameters</source>
        <translation>テンプレートパラメータの','または'&gt;'</translation>
    </message>
    <message>
        <source>an attribute's name</source>
        <translation>属性の名前</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{}または{}</translation>
    </message>
    <message>
        <source>the namespace's name</source>
        <translation>名前空間の名前</translation>
    </message>
    <message>
        <source>{} of the namespace</source>
        <translation>名前空間の{}</translation>
    </message>
    <message>
        <source>it was opened here</source>
        <translation>開始位置はここ</translation>
    </message>
    <message>
        <source>'{}' is declared already</source>
        <translation>「{}」はすでに宣言されている</translation>
    </message>
    <message>
        <source>it was declared here first</source>
        <translation>最初の宣言はここ</translation>
    </message>
    <message>
        <source>the struct's name</source>
        <translation>structの名前</translation>
    </message>
    <message>
        <source>the union's name</source>
        <translation>unionの名前</translation>
    </message>
    <message>
        <source>the bitfield's name</source>
        <translation>bitfieldの名前</translation>
    </message>
    <message>
        <source>the struct to inherit from</source>
        <translation>継承元のstruct</translation>
    </message>
    <message>
        <source>{} of the members</source>
        <translation>メンバーの{}</translation>
    </message>
    <message>
        <source>the struct</source>
        <translation>struct</translation>
    </message>
    <message>
        <source>the union</source>
        <translation>union</translation>
    </message>
    <message>
        <source>the bitfield</source>
        <translation>bitfield</translation>
    </message>
    <message>
        <source>the enum's name</source>
        <translation>enumの名前</translation>
    </message>
    <message>
        <source>':' and the enum's type, as in 'enum E : u8'</source>
        <translation>'enum E : u8'のような':'とenumの型</translation>
    </message>
    <message>
        <source>the enum's type</source>
        <translation>enumの型</translation>
    </message>
    <message>
        <source>{} of the enumerators</source>
        <translation>列挙子の{}</translation>
    </message>
    <message>
        <source>an enumerator's name</source>
        <translation>列挙子の名前</translation>
    </message>
    <message>
        <source>{} or {} after the enumerator</source>
        <translation>列挙子の後の{}または{}</translation>
    </message>
    <message>
        <source>{} of the enum</source>
        <translation>enumの{}</translation>
    </message>
    <message>
        <source>the enum</source>
        <translation>enum</translation>
    </message>
    <message>
        <source>the type's name</source>
        <translation>型の名前</translation>
    </message>
    <message>
        <source>'=' and a type, or ';'</source>
        <translation>'='と型、または';'</translation>
    </message>
    <message>
        <source>the using</source>
        <translation>using宣言</translation>
    </message>
    <message>
        <source>the function's name</source>
        <translation>関数の名前</translation>
    </message>
    <message>
        <source>'(' of the parameters</source>
        <translation>パラメータの'('</translation>
    </message>
    <message>
        <source>a parameter's type</source>
        <translation>パラメータの型</translation>
    </message>
    <message>
        <source>a parameter's name</source>
        <translation>パラメータの名前</translation>
    </message>
    <message>
        <source>nothing can follow the parameter pack</source>
        <translation>パラメータパックの後には何も続けられない</translation>
    </message>
    <message>
        <source>this parameter needs a default value, as the one before it has one</source>
        <translation>前のパラメータにデフォルト値があるため、このパラメータにもデフォルト値が必要</translation>
    </message>
    <message>
        <source>{} of the function</source>
        <translation>関数の{}</translation>
    </message>
    <message>
        <source>'from' after 'import *'</source>
        <translation>'import *'の後の'from'</translation>
    </message>
    <message>
        <source>a module's name, as in 'import std.mem'</source>
        <translation>'import std.mem'のようなモジュール名</translation>
    </message>
    <message>
        <source>this module's name is too long</source>
        <translation>このモジュール名は長すぎる</translation>
    </message>
    <message>
        <source>the new type's name</source>
        <translation>新しい型の名前</translation>
    </message>
    <message>
        <source>the new namespace's name</source>
        <translation>新しい名前空間の名前</translation>
    </message>
    <message>
        <source>'as' and the new type's name</source>
        <translation>'as'と新しい型の名前</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>import文</translation>
    </message>
    <message>
        <source>the module '{}' was not found (looked for {}.hexpat and {}.pat)</source>
        <translation>モジュール「{}」が見つからない ({}.hexpatと{}.patを検索)</translation>
    </message>
    <message>
        <source>modules import each other too deeply: does one import itself as a type?</source>
        <translation>モジュールの相互importが深すぎる: モジュールが自身を型としてimportしていないか？</translation>
    </message>
    <message>
        <source>this expression is nested too deeply</source>
        <translation>この式は入れ子が深すぎる</translation>
    </message>
    <message>
        <source>':' of this '?'</source>
        <translation>この'?'に対応する':'</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>'(' of the cast</source>
        <translation>キャストの'('</translation>
    </message>
    <message>
        <source>')' of the cast</source>
        <translation>キャストの')'</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>a member's name after '.'</source>
        <translation>'.'の後のメンバー名</translation>
    </message>
    <message>
        <source>this {} closes nothing</source>
        <translation>この{}に対応する開始がない</translation>
    </message>
    <message>
        <source>the block was opened here</source>
        <translation>ブロックの開始位置はここ</translation>
    </message>
    <message>
        <source>the assignment</source>
        <translation>代入</translation>
    </message>
    <message>
        <source>this 'else' has no 'if' before it</source>
        <translation>この'else'の前に'if'がない</translation>
    </message>
    <message>
        <source>this 'catch' has no 'try' before it</source>
        <translation>この'catch'の前に'try'がない</translation>
    </message>
    <message>
        <source>{} cannot be declared in here, only at file level or in a namespace</source>
        <translation>{}はここでは宣言できない。宣言できるのはファイルの最上位または名前空間の中のみ</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>文</translation>
    </message>
    <message>
        <source>a member or a statement</source>
        <translation>メンバーまたは文</translation>
    </message>
    <message>
        <source>a declaration or a statement</source>
        <translation>宣言または文</translation>
    </message>
    <message>
        <source>'[' after 'padding'</source>
        <translation>'padding'の後の'['</translation>
    </message>
    <message>
        <source>'(' after 'while'</source>
        <translation>'while'の後の'('</translation>
    </message>
    <message>
        <source>an array has one dimension; put the inner one into a struct</source>
        <translation>配列は1次元のみ。内側の配列はstructに入れること</translation>
    </message>
    <message>
        <source>':' and the pointer's type, as in 'T *p : u32'</source>
        <translation>'T *p : u32'のような':'とポインタの型</translation>
    </message>
    <message>
        <source>the pointer's type</source>
        <translation>ポインタの型</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>the variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>the field's name</source>
        <translation>フィールドの名前</translation>
    </message>
    <message>
        <source>':' and the field's width in bits</source>
        <translation>':'とフィールドの幅 (ビット数)</translation>
    </message>
    <message>
        <source>the bit field</source>
        <translation>ビットフィールド</translation>
    </message>
    <message>
        <source>'=' or another assignment</source>
        <translation>'='またはほかの代入演算子</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>'(' after 'if'</source>
        <translation>'if'の後の'('</translation>
    </message>
    <message>
        <source>'(' after 'for'</source>
        <translation>'for'の後の'('</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>代入</translation>
    </message>
    <message>
        <source>'(' after 'match'</source>
        <translation>'match'の後の'('</translation>
    </message>
    <message>
        <source>{} of the cases</source>
        <translation>ケースの{}</translation>
    </message>
    <message>
        <source>'(' of a case's patterns</source>
        <translation>ケースのパターンの'('</translation>
    </message>
    <message>
        <source>this case has {} patterns for {} values</source>
        <translation>このケースのパターンは{}個だが、値は{}個</translation>
    </message>
    <message>
        <source>':' after the patterns</source>
        <translation>パターンの後の':'</translation>
    </message>
    <message>
        <source>{} of the match</source>
        <translation>matchの{}</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>return文</translation>
    </message>
    <message>
        <source>the template and what it includes is larger than 64 MiB</source>
        <translation>テンプレートとそこからインクルードされるものの合計が64 MiBより大きい</translation>
    </message>
    <message>
        <source>this condition is never closed: expected '#endif'</source>
        <translation>この条件が閉じられていない: '#endif'が必要</translation>
    </message>
    <message>
        <source>the template is too large: more than 1,000,000 words and signs</source>
        <translation>テンプレートが大きすぎる: 語と記号が1,000,000個を超えている</translation>
    </message>
    <message>
        <source>macros are nested too deeply</source>
        <translation>マクロの入れ子が深すぎる</translation>
    </message>
    <message>
        <source>the macros make more than 1,000,000 words and signs of this template</source>
        <translation>マクロによって、このテンプレートの語と記号が1,000,000個を超える</translation>
    </message>
    <message>
        <source>expected a name after #define</source>
        <translation>#defineの後に名前が必要</translation>
    </message>
    <message>
        <source>macros with parameters are not part of the language</source>
        <translation>パラメータ付きのマクロはこの言語にはない</translation>
    </message>
    <message>
        <source>expected a directive after '#'</source>
        <translation>'#'の後にディレクティブが必要</translation>
    </message>
    <message>
        <source>expected a name after #{}</source>
        <translation>#{}の後に名前が必要</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation>条件の入れ子が深すぎる</translation>
    </message>
    <message>
        <source>#{} without #ifdef or #ifndef before it</source>
        <translation>#{}の前に#ifdefも#ifndefもない</translation>
    </message>
    <message>
        <source>a second #else of the same condition</source>
        <translation>同じ条件に2つ目の#elseがある</translation>
    </message>
    <message>
        <source>'#{}' is not a directive; known: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</source>
        <translation>'#{}'はディレクティブではない。使用できるのは: include、define、undef、ifdef、ifndef、else、endif、error、pragma、import</translation>
    </message>
    <message>
        <source>expected a file after #include: {} or {}</source>
        <translation>#includeの後にファイルが必要: {}または{}</translation>
    </message>
    <message>
        <source>files include each other too deeply: is there a circle without #pragma once?</source>
        <translation>ファイルの相互インクルードが深すぎる: #pragma onceのない循環がないか？</translation>
    </message>
    <message>
        <source>'{}' was not found</source>
        <translation>「{}」が見つからない</translation>
    </message>
    <message>
        <source>#pragma without a name does nothing</source>
        <translation>名前のない#pragmaは何も行わない</translation>
    </message>
    <message>
        <source>expected a number after #pragma {}</source>
        <translation>#pragma {}の後に数値が必要</translation>
    </message>
    <message>
        <source>expected little, big or native after #pragma endian</source>
        <translation>#pragma endianの後にlittle、big、nativeのいずれかが必要</translation>
    </message>
    <message>
        <source>expected left_to_right or right_to_left after #pragma bitfield_order</source>
        <translation>#pragma bitfield_orderの後にleft_to_rightまたはright_to_leftが必要</translation>
    </message>
    <message>
        <source>included from here</source>
        <translation>ここからインクルードされている</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
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
        <translation>テンプレートはファイルやネットワークにアクセスできない</translation>
    </message>
    <message>
        <source>the list has more values than the array has elements</source>
        <translation>リストの値の数が配列の要素数より多い</translation>
    </message>
    <message>
        <source>a list can only be an array variable's first value</source>
        <translation>リストを使用できるのは配列変数の初期値としてのみ</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>section {} does not exist</source>
        <translation>セクション{}が存在しない</translation>
    </message>
    <message>
        <source>a section of more than {} MiB</source>
        <translation>セクションが{} MiBを超えている</translation>
    </message>
    <message>
        <source>the template makes too many sections</source>
        <translation>テンプレートの作るセクションが多すぎる</translation>
    </message>
    <message>
        <source>a template cannot change the source</source>
        <translation>テンプレートからソースを変更することはできない</translation>
    </message>
    <message>
        <source>the bytes to be copied lie beyond every section</source>
        <translation>コピーするバイトの位置がどのセクションの範囲も超えている</translation>
    </message>
    <message>
        <source>more than 256 MiB to unpack</source>
        <translation>展開するデータが256 MiBを超えている</translation>
    </message>
    <message>
        <source>a window of zlib has between -15 and 47 bits</source>
        <translation>zlibのウインドウは-15～47ビット</translation>
    </message>
    <message>
        <source>this build cannot unpack that format</source>
        <translation>このビルドではその形式を展開できない</translation>
    </message>
    <message>
        <source>the data ends before this</source>
        <translation>データがこれより前で終わっている</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>','または'}'</translation>
    </message>
    <message>
        <source>an enum's value has between 1 and 16 bytes</source>
        <translation>列挙の値は1～16バイトです</translation>
    </message>
    <message>
        <source>this has no bytes</source>
        <translation>バイトがありません</translation>
    </message>
    <message>
        <source>sections cannot be made here</source>
        <translation>ここではセクションを作成できません</translation>
    </message>
    <message>
        <source>this distribution of random numbers does not exist</source>
        <translation>この乱数分布は存在しない</translation>
    </message>
    <message>
        <source>these parameters do not fit the distribution of random numbers</source>
        <translation>これらのパラメータが乱数分布に合わない</translation>
    </message>
    <message>
        <source>this is encrypted in the source; decrypted fields cannot be changed</source>
        <translation>これはソースでは暗号化されている。復号されたフィールドは変更できない</translation>
    </message>
    <message>
        <source>disk::decrypted needs a struct of whole sectors, at most 1 MiB</source>
        <translation>disk::decryptedには、セクタの整数倍で最大1 MiBのstructが必要</translation>
    </message>
    <message>
        <source>{} was made by a template in memory and can only be read</source>
        <translation>{}はテンプレートがメモリ内に作成したもので、読み込みのみ可能</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' prints, sets the byte order or assigns a variable outside of it</source>
        <translation>「{}」のすべての要素が一度に評価される: 「{}」が、出力する、バイト順を設定する、または自身の外の変数に代入するため</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' reads a variable that changes while the template runs</source>
        <translation>「{}」のすべての要素が一度に評価される: 「{}」が、テンプレートの実行中に変化する変数を読み込むため</translation>
    </message>
    <message>
        <source>this is still being evaluated</source>
        <translation>まだ評価の途中</translation>
    </message>
    <message>
        <source>'{}' changes something or takes references, so it is not called here</source>
        <translation>「{}」は何かを変更するか、参照を受け取るため、ここでは呼び出されない</translation>
    </message>
    <message>
        <source>this cannot be worked out in a watch</source>
        <translation>これはウォッチでは求められない</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation>ディスクとイメージを開いてセクタを表示します。開くだけで書き込みが行われることはありません。</translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation>デバイス、イメージ、またはそのパーティションNを表すSOURCE#N</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{}を開けない: {}</translation>
    </message>
    <message>
        <source>cannot list the folder {}: {}</source>
        <translation>フォルダ{}を一覧表示できない: {}</translation>
    </message>
    <message>
        <source>cannot examine {}: {}</source>
        <translation>{}を調べることができない: {}</translation>
    </message>
    <message>
        <source>{} is not a folder</source>
        <translation>{}はフォルダではない</translation>
    </message>
    <message>
        <source>another file has taken the place of {}</source>
        <translation>{}が別のファイルに置き換わっている</translation>
    </message>
    <message>
        <source>{} changed while it was read</source>
        <translation>{}が読み込み中に変更された</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>フォルダの入れ子が深すぎる</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>「{}」はボリュームに存在しない。パスでは大文字と小文字が区別される</translation>
    </message>
    <message>
        <source>the volume has a name for a file that it does not contain</source>
        <translation>ボリュームに、そこに存在しないファイルの名前がある</translation>
    </message>
    <message>
        <source>{} is not a manifest: line {} is neither JSON, nor a line of sha256sum, hashdeep or mtree</source>
        <translation>{}はマニフェストではない: 行{}は、JSONでも、sha256sum、hashdeep、mtreeの行でもない</translation>
    </message>
    <message>
        <source>{} has no lines of a manifest</source>
        <translation>{}にマニフェストの行がない</translation>
    </message>
    <message>
        <source>line {} of the manifest {} is damaged</source>
        <translation>マニフェスト{1}の行{0}が壊れている</translation>
    </message>
    <message>
        <source>the manifest {} is incomplete: its last line is missing</source>
        <translation>マニフェスト{}が不完全: 最後の行がない</translation>
    </message>
    <message>
        <source>the manifest {} was made by a newer version of Sectorsmith (schema version {})</source>
        <translation>マニフェスト{}はSectorsmithの新しいバージョンで作成されている (スキーマバージョン{})</translation>
    </message>
    <message>
        <source>the manifest {} has no checksums that are known here</source>
        <translation>マニフェスト{}に、ここで認識できるチェックサムがない</translation>
    </message>
    <message>
        <source>the checksums of {} have {} digits; none of the supported algorithms has this length</source>
        <translation>{}のチェックサムは{}桁だが、サポートされているアルゴリズムにこの長さのものはない</translation>
    </message>
    <message>
        <source>the {} format does not support {}</source>
        <translation>{}形式は{}に対応していない</translation>
    </message>
    <message>
        <source>the {} format holds one checksum for each file</source>
        <translation>{}形式に記録できるチェックサムは、各ファイルにつき1つ</translation>
    </message>
    <message>
        <source>the {} format cannot hold the name {}</source>
        <translation>{}形式には名前{}を記録できない</translation>
    </message>
    <message>
        <source>cannot write to {}, which records the progress; the disk may be full</source>
        <translation>進行状況を記録する{}に書き込めない。ディスクがいっぱいになっている可能性がある</translation>
    </message>
    <message>
        <source>{} records the progress of another run ({}); delete it to start again</source>
        <translation>{}には別の実行の進行状況が記録されている ({})。最初からやり直すには削除すること</translation>
    </message>
    <message>
        <source>the report {} needs the ending .txt, .html or .json</source>
        <translation>レポート{}の拡張子は.txt、.html、.jsonのいずれかでなければならない</translation>
    </message>
    <message>
        <source>cannot open the manifest {}</source>
        <translation>マニフェスト{}を開けない</translation>
    </message>
    <message>
        <source>the manifest {} is damaged: it has {} entries, and its last line says {}</source>
        <translation>マニフェスト{}が壊れている: エントリは{}個だが、最後の行では{}個となっている</translation>
    </message>
    <message>
        <source>the manifest {} continues after its end, in line {}; it may be several manifests in one file</source>
        <translation>マニフェスト{}が終わりの後も行{}に続いている。複数のマニフェストが1つのファイルに入っている可能性がある</translation>
    </message>
    <message>
        <source>the manifest {} lists “{}” twice, with different contents</source>
        <translation>マニフェスト{}に「{}」が異なる内容で2回記載されている</translation>
    </message>
    <message>
        <source>the volume has {} of the {} bytes of {}; its structures are damaged</source>
        <translation>ボリュームには{2}の{1}バイトのうち{0}バイトしかない。その構造体が壊れている</translation>
    </message>
    <message>
        <source>the content of {} is stored online only; download it first</source>
        <translation>{}の内容はオンラインにのみ保存されている。先にダウンロードすること</translation>
    </message>
    <message>
        <source>{} is in use by another run</source>
        <translation>{}は別の実行で使用中</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>new date only</source>
        <translation>日付のみ変更</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>欠落</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>size changed</source>
        <translation>サイズ変更</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>疑わしい</translation>
    </message>
    <message>
        <source>kind changed</source>
        <translation>種類変更</translation>
    </message>
    <message>
        <source>link changed</source>
        <translation>リンク変更</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>変化中</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込めない</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>SUSPICIOUS</source>
        <translation>【疑わしい】</translation>
    </message>
    <message>
        <source>was {}</source>
        <translation>以前は{}</translation>
    </message>
    <message>
        <source>{} bytes, was {}</source>
        <translation>{}バイト、以前は{}</translation>
    </message>
    <message>
        <source>not compared with the copy: {}</source>
        <translation>コピーと比較していない: {}</translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>コピーは4 KiBのブロック{}個が異なり、マニフェストとは一致する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>コピーは4 KiBのブロック{}個が異なり、マニフェストとも異なる</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {} to {}</source>
        <translation>バイト{}～{}</translation>
    </message>
    <message>
        <source>bytes {} to {}, on {} at {}</source>
        <translation>バイト{}～{}、{}の{}の位置</translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>ほかに{}個の範囲</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>比較するものがない</translation>
    </message>
    <message>
        <source>{} read in {} s, {}/s</source>
        <translation>{}を{}秒で読み込み、{}/s</translation>
    </message>
    <message>
        <source>Check of {}</source>
        <translation>{}の検査</translation>
    </message>
    <message>
        <source>Manifest: {}</source>
        <translation>マニフェスト: {}</translation>
    </message>
    <message>
        <source>Checksums: {}</source>
        <translation>チェックサム: {}</translation>
    </message>
    <message>
        <source>Checked: {}</source>
        <translation>検査日時: {}</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>結果別のファイル</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>ほかに{}個のファイルがあります。テキストとJSONのレポートにはすべて記載されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Sectorsmith</source>
        <translation>Sectorsmithで作成</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation>チェックサムの対象が{}バイトあり、既知のどの構造体よりも多い</translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation>チェックサムの対象に終端より後ろのバイトが含まれている</translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation>チェックサムは1～8バイト</translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation>APFSオブジェクトの長さは4の倍数でなければならない</translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation>ブート領域のチェックサムは、その11セクタの直後になければならない</translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation>「{}」は既知のチェックサムの種類ではない</translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation>レコードの長さを{}バイトにすることはできない</translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation>レコードのアップデートシーケンスが壊れている</translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation>レコードのセクタ{}がほかのセクタと同時に書き込まれていない</translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation>{1}のセクタ{0}を書き込んだ後で読み戻せない: {2}</translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation>{1}のセクタ{0}をもう読み込めない: {2}</translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation>{}への変更はすべて書き込まれて検証されたが、取り消し記録を閉じることができない: {}</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>書き込むものがない</translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation>オフセット{}への書き込みが{}の終端を超える</translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation>オフセット{}への書き込みがセクタ単位になっていない</translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation>オフセット{}に2回書き込むことになる</translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation>取り消し記録{}は{}のものだが、これは{}</translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation>取り消し記録は{}のもの。{}は同じサイズで、コピーまたは別のイメージの可能性がある</translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{}にはシリアル番号がない: 書き込みが行われたディスクのコピー、または同じ内容の別のディスクの可能性がある</translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{}には取り消し記録に含まれていないシリアル番号がある: 書き込みが行われたディスクのコピー、または同じ内容の別のディスクの可能性がある</translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation>{0}のオフセット{2}の内容は{1}で、取り消し記録{3}と一致しない: その後に変更されている</translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation>取り消し記録{}を削除できない: {}</translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation>新しいバイトを読み込めない: {}</translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation>{}。読み込めないセクタは全体を置き換えることしかできない</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>オフセット{1}からの{0}バイトが{2}の終端 ({3}) を超える。ディスクは大きくできない</translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation>{}のコピーが終端を超える</translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation>{}とそのコピーが重なる</translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation>構造体のフィールドが多すぎる</translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation>{}にはコピーがない</translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation>この構造体にはコピーがない</translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation>コピー元となるコピーのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation>{}。{}を削除できなかった</translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation>フォルダ{}を開けない: {}</translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation>フォルダ{}をフラッシュできない: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>{}のサイズを設定できない: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>{}をフラッシュできない: {}</translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation>{}を閉じることができない: {}</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>{}に書き込めない: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{}を作成できない: {}</translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation>{}の名前を変更できない: {}</translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation>{}はTRIMをサポートしていない</translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation>{}に穴を開けることができない</translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation>{}は範囲をゼロにする操作をサポートしていない ({})。代わりにゼロを書き込むか、穴を開けること</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{}は読み出し専用</translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation>{}は使用中 ({})。使用しているものを先に停止すること</translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation>{}は使用中 ({})。マウントを解除するか、代わりにマウントされたボリューム{}を通じて消去すること</translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation>{}の別のパーティションが使用中 ({})。そのセクタは変更されない。それでもディスクに書き込む場合は、そのことを明示すること (--disk-in-use)</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{}が存在しない</translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation>{}のファイルを埋めることができない: {}</translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation>{}のファイルをフラッシュできない: {}</translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation>{}のファイルを縮小できない: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>{}にファイルを作成できない: {}</translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation>{}のファイルを削除できない: {}</translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation>{}のファイルを削除するための2つ目のプロセスを起動できない</translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation>{}を埋めることができない: {}。{}</translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation>{}全体が使用中 ({})。使用しているものを先に停止すること</translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation>オフセット{}は{}の中にある。先にマウントを解除するか、使用しているものを停止すること</translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation>{1}にある{0}のエントリが移動または削除されることになる。先にパーティションのマウントを解除するか、使用しているものを停止すること</translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation>システムが今後使用する{1}に、{0}のエントリがなくなる。先にパーティションのマウントを解除するか、使用しているものを停止すること</translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation>{0}は{2}ではパーティション{1}になるが、パーティションの使用中はシステムが以前の番号を保持する。先にマウントを解除するか、使用しているものを停止すること</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{}は別のプログラムによってロックされている</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>{}の空き領域を特定できない: {}</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>{}にアクセスできない: {}</translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation>{}はマウントされたボリューム上のフォルダではない</translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation>{}がどのボリュームに含まれているか特定できない</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{}を開けない: {}</translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation>{}をTRIMできない: ファイルシステム ({}) またはその下のディスクがTRIMをサポートしていない</translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation>マウントされたボリューム{}のTRIMにはroot権限が必要 (sudo)</translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation>{}をTRIMできない: {}</translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation>マウントされたボリュームのTRIMはmacOSが自身で行い、そのためのコマンドはない。{}をマウント解除して再度マウントするか、マウントを解除して空きブロックをTRIMすること</translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>ファイルを使用して{}をTRIMすることができない: {}。管理者として実行すること: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation>取り消し記録{}が壊れている: {}</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>ファイルが途切れている</translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation>ファイルが取り消し記録ではない</translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation>記述が途切れている</translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation>記述が有効なJSONではない</translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation>ファイルの長さが記述と一致しない</translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation>チェックサムが正しくない</translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation>セクタサイズが0</translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation>空の連続領域がある</translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation>ディスクの終端を超える連続領域がある</translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation>セクタの途中から始まる連続領域がある</translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation>変更の箇所が多すぎて ({}個) 1つの取り消し記録に収まらない。何回かに分けて書き込むこと</translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation>取り消し記録を保存するホームフォルダがない。--state-dirでフォルダを指定すること</translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation>{}はメモリ上にあるため、そこに置いた取り消し記録は再起動すると失われる。--state-dirで別のディスク上のフォルダを指定すること</translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation>{}は変更対象のディスク{}にあるため、そこに置いた取り消し記録はディスクとともに失われる可能性がある。--state-dirで別のディスク上のフォルダを指定すること</translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation>{}の空きは{}だが、取り消し記録には{}必要。--state-dirで別のディスク上のフォルダを指定するか、古い記録を削除すること (undo delete)</translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation>フォルダ{}を作成できない: {}</translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation>フォルダ{}に書き込めない: {}</translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation>テンプレート{}を読み込めない: {}</translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation>{}はテンプレートではない: 16 MiBより大きい</translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation>テンプレート{}を最後まで読み込めない</translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>{}のボリュームはファイル単位のTRIMをサポートしていない: {}。管理者として実行すること: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation>{}にファイルの領域を割り当てることができない: {}</translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation>取り消し記録を保存できない: {}</translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation>取り消し記録「{}」が存在しない</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>「{}」は{}と{}のどちらの可能性もある。さらに続きを入力すること</translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation>取り消し記録{}はすでに削除されている</translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation>{}にはパーティションテーブル ({}) がある。{}#1のようにパーティションの1つを指定すること</translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation>アロケーションマップに示されたオフセット{1}からの空き{0}バイトがボリュームの外にある</translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation>{}の空き領域の断片が{}個より多い</translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation>ボリュームが{}の終端を超えているため、アロケーションマップは信頼できない</translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation>{}にはパーティションテーブルがないため、未使用領域は不明</translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation>{}のパーティションテーブルにエラーがあるため、未使用領域は不確実 ({}: {})。先に修復すること</translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation>{}のパーティションテーブルにはパーティションがないため、未使用領域を失われたパーティションと区別できない</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation>{}に書き込んだデータが保存されていない: オフセット{}で異なるデータが読み戻された</translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation>書き込みがキャンセルされた</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation>{}。書き込みは未完了で、完了するか取り消すことができる</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation>{}。書き込みは未完了で ({})、完了するか取り消すことができる</translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation>{}の内容が確認したデータと異なる (オフセット{}): 別のプログラムが変更した</translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation>取り消し記録{}の書き込みはすでに取り消されている</translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation>何も取り消せない: {}の以前の内容を読み込めなかった</translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation>取り消し記録{}は未完了ではない: 完了すべきものがない</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{}に書き込んだデータが含まれていない</translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation>取り消し記録{}は未完了: 先に書き込みを完了するか取り消すこと</translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation>取り消し記録{}は、その間に書き込みが完了または取り消されたか、削除された</translation>
    </message>
    <message>
        <source>byte {} lies beyond the end of {}</source>
        <translation>バイト{}が{}の終端より後ろにある</translation>
    </message>
    <message>
        <source>cannot create {}</source>
        <translation>{}を作成できない</translation>
    </message>
    <message>
        <source>cannot write to {}; the disk may be full</source>
        <translation>{}に書き込めない。ディスクがいっぱいになっている可能性がある</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{}はすでに存在する</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>フォルダの入れ子が深すぎる</translation>
    </message>
    <message>
        <source>neither a file nor a folder nor a link</source>
        <translation>ファイルでもフォルダでもリンクでもない</translation>
    </message>
    <message>
        <source>cannot read the target of the link</source>
        <translation>リンクのターゲットを読み込めない</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>「{}」はボリュームに存在しない。パスでは大文字と小文字が区別される</translation>
    </message>
    <message>
        <source>the pattern is not valid UTF-8</source>
        <translation>パターンが有効なUTF-8ではない</translation>
    </message>
    <message>
        <source>“{}” is not a valid pattern: {}</source>
        <translation>「{}」は有効なパターンではない: {}</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>「{}」は{}の名前ではない。何も行われていない</translation>
    </message>
    <message>
        <source>“{}” is not the name of the volume; nothing was done</source>
        <translation>「{}」はボリュームの名前ではない。何も行われていない</translation>
    </message>
    <message>
        <source>“{}” at offset {} lies beyond the end of the disk ({} bytes)</source>
        <translation>オフセット{1}の「{0}」がディスクの終端より後ろにある ({2}バイト)</translation>
    </message>
    <message>
        <source>there are unsaved changes; write or discard them first</source>
        <translation>未保存の変更があるため、先に書き込むか破棄すること</translation>
    </message>
    <message>
        <source>TRIM is not available for {}</source>
        <translation>{}ではTRIMを利用できない</translation>
    </message>
    <message>
        <source>a mounted volume can be filled with zeros or random bytes only</source>
        <translation>マウント中のボリュームはゼロまたはランダムなバイトでのみ埋められる</translation>
    </message>
    <message>
        <source>{} cannot be filled: {}. {}</source>
        <translation>{}を埋めることができない: {}。{}</translation>
    </message>
    <message>
        <source>secure TRIM does not work on a mounted volume; unmount it and name its device</source>
        <translation>セキュアTRIMはマウント中のボリュームでは機能しない。マウントを解除してデバイスを指定すること</translation>
    </message>
    <message>
        <source>--method punch is for images; use --method trim for a device</source>
        <translation>--method punchはイメージ用。デバイスには--method trimを使用すること</translation>
    </message>
    <message>
        <source>--secure is for devices, not for images</source>
        <translation>--secureはデバイス用であり、イメージには使用できない</translation>
    </message>
    <message>
        <source>the free space of {} has changed since the preview; nothing was written</source>
        <translation>{}の空き領域がプレビュー後に変更されたため、何も書き込まれなかった</translation>
    </message>
    <message>
        <source>this volume is encrypted</source>
        <translation>このボリュームは暗号化されている</translation>
    </message>
    <message>
        <source>nothing of its content is left</source>
        <translation>内容は何も残っていない</translation>
    </message>
    <message>
        <source>“{}” is a folder; name a file in it</source>
        <translation>「{}」はフォルダ。その中のファイルを指定すること</translation>
    </message>
    <message>
        <source>“{}” does not exist: the file has no other streams</source>
        <translation>「{}」が存在しない: ファイルにほかのストリームはない</translation>
    </message>
    <message>
        <source>“{}” does not exist; the other streams of the file are: {}</source>
        <translation>「{}」が存在しない。ファイルのほかのストリーム: {}</translation>
    </message>
    <message>
        <source>{} is a single volume; omit the name of the volume</source>
        <translation>{}は単一のボリューム。ボリューム名を省略すること</translation>
    </message>
    <message>
        <source>{} has several volumes; choose one: {}</source>
        <translation>{}には複数のボリュームがある。1つを選択すること: {}</translation>
    </message>
    <message>
        <source>volume “{}” does not exist in {}; its volumes are {}</source>
        <translation>ボリューム「{}」が{}に存在しない。存在するボリューム: {}</translation>
    </message>
    <message>
        <source>{} is a file inside a volume, which can only be read</source>
        <translation>{}はボリューム内のファイルで、読み込みのみ可能</translation>
    </message>
    <message>
        <source>an MBR partition table</source>
        <translation>MBRパーティションテーブル</translation>
    </message>
    <message>
        <source>a GUID partition table</source>
        <translation>GUIDパーティションテーブル</translation>
    </message>
    <message>
        <source>a GUID partition table with a hybrid MBR</source>
        <translation>ハイブリッドMBRのあるGUIDパーティションテーブル</translation>
    </message>
    <message>
        <source>an Apple partition map</source>
        <translation>Appleパーティションマップ</translation>
    </message>
    <message>
        <source>its magic number matches</source>
        <translation>マジックナンバーが一致する</translation>
    </message>
    <message>
        <source>the old content</source>
        <translation>以前の内容</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>新しい内容</translation>
    </message>
    <message>
        <source>partly old and partly new content</source>
        <translation>一部が以前のままで一部が新しい内容</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>別の内容</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>読み込めないセクタ</translation>
    </message>
    <message>
        <source>unknown content (it could not be read before)</source>
        <translation>不明な内容 (以前に読み込めなかった)</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{}を読み込めない</translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{}には{}がある</translation>
    </message>
    <message>
        <source>{} hold {}</source>
        <translation>{}には{}がある</translation>
    </message>
    <message>
        <source>the image {} ({})</source>
        <translation>イメージ{} ({})</translation>
    </message>
    <message>
        <source>the disk ({}) at {}</source>
        <translation>{1}のディスク ({0})</translation>
    </message>
    <message>
        <source>{} ({}) at {}</source>
        <translation>{2}の{0} ({1})</translation>
    </message>
    <message>
        <source>less than a unit of {} bytes, which is what TRIM takes</source>
        <translation>TRIMの単位である{}バイトに満たない</translation>
    </message>
    <message>
        <source>Nothing was read back.</source>
        <translation>何も読み戻されていません。</translation>
    </message>
    <message>
        <source>The data read back match the data written.</source>
        <translation>読み戻したデータは、書き込んだデータと一致します。</translation>
    </message>
    <message>
        <source>Some of the data read back do not match the data written: the erase is not reliable.</source>
        <translation>読み戻したデータの一部が、書き込んだデータと一致しません。この消去は信頼できません。</translation>
    </message>
    <message>
        <source>TRIM took effect: the previous data now read as zeros.</source>
        <translation>TRIMは有効でした。以前のデータは現在ゼロとして読み込まれます。</translation>
    </message>
    <message>
        <source>The previous data still read the same: the drive keeps them for now, or the command does not reach the drive.</source>
        <translation>以前のデータが今も同じように読み込まれます。ドライブが当面保持しているか、コマンドがドライブに届いていません。</translation>
    </message>
    <message>
        <source>The effect of TRIM is unknown: the samples were zero before, or read neither as zeros nor as before.</source>
        <translation>TRIMの効果は不明です。サンプルが以前からゼロだったか、ゼロでも以前の内容でもない値が読み込まれます。</translation>
    </message>
    <message>
        <source>partition {} ({}), {}</source>
        <translation>パーティション{} ({})、{}</translation>
    </message>
    <message>
        <source>partition {} ({})</source>
        <translation>パーティション{} ({})</translation>
    </message>
    <message>
        <source>the partition table ({})</source>
        <translation>パーティションテーブル ({})</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards: no undo record is kept of free space.</source>
        <translation>以後、削除済みファイルは復元できません。空き領域の取り消し記録は保存されません。</translation>
    </message>
    <message>
        <source>This destroys the data in the range: no undo record is kept.</source>
        <translation>範囲内のデータは破棄されます。取り消し記録は保存されません。</translation>
    </message>
    <message>
        <source>The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system sends it zeros.</source>
        <translation>ディスクにコマンド (Write Zeroes) があれば、ディスク自身がブロックをゼロにします。なければ、システムがゼロを送ります。</translation>
    </message>
    <message>
        <source>The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that holds the image until something else is written in their place.</source>
        <translation>その部分はイメージからゼロとして読み込まれますが、何も上書きされません。イメージが置かれているディスク上には、別のデータが書き込まれるまで以前のバイトが残ります。</translation>
    </message>
    <message>
        <source>Secure discard: the drive reports that it clears the cells and the copies it has made of them. That cannot be verified. A drive without the command does nothing.</source>
        <translation>セキュアディスカード: ドライブは、セルと、ドライブが作成したセルのコピーを消去すると報告します。これを検証することはできません。このコマンドのないドライブは何もしません。</translation>
    </message>
    <message>
        <source>TRIM is a hint. The drive may erase the blocks now, later or never; until then reading may return zeros, the old bytes or something else.</source>
        <translation>TRIMはヒントにすぎません。ドライブがブロックを消去するのは、すぐの場合も、後になる場合も、まったく消去しない場合もあります。それまでは、読み込むとゼロ、以前のバイト、または別の値が返される可能性があります。</translation>
    </message>
    <message>
        <source>An SSD writes to other cells than those that hold the old bytes: the disk no longer returns them, but they may remain in its memory chips until it clears them.</source>
        <translation>SSDは、以前のバイトがあるセルとは別のセルに書き込みます。ディスクから以前のバイトが返されることはなくなりますが、ディスクが消去するまでメモリチップに残る可能性があります。</translation>
    </message>
    <message>
        <source>the copy of {} at offset {} is not changed: {}</source>
        <translation>オフセット{1}にある{0}のコピーは変更されない: {2}</translation>
    </message>
    <message>
        <source>it would lie beyond the end</source>
        <translation>終端より後ろになる</translation>
    </message>
    <message>
        <source>it would overlap with the structure</source>
        <translation>構造体と重なる</translation>
    </message>
    <message>
        <source>the copy does not exist</source>
        <translation>コピーが存在しない</translation>
    </message>
    <message>
        <source>it holds something else there</source>
        <translation>そこには別の内容がある</translation>
    </message>
    <message>
        <source>its checksums were wrong before</source>
        <translation>以前からチェックサムが正しくなかった</translation>
    </message>
    <message>
        <source>{} was wrong before, so it is not made right for this change</source>
        <translation>{}は以前から正しくなかったため、この変更では訂正されない</translation>
    </message>
    <message>
        <source>the copy is not changed: the checksums here were wrong before</source>
        <translation>コピーは変更されない: ここのチェックサムが以前から正しくなかった</translation>
    </message>
    <message>
        <source>The volume takes no further file (its table of files is full).</source>
        <translation>ボリュームにはこれ以上ファイルを追加できません (ファイルのテーブルがいっぱいです)。</translation>
    </message>
    <message>
        <source>Other programs wrote meanwhile: {} were given back to keep the reserve.</source>
        <translation>その間にほかのプログラムが書き込みました。予備の領域を確保するため、{}が解放されました。</translation>
    </message>
    <message>
        <source>{} that the file system reserves for the administrator were not filled: with a reserve of 0 they are.</source>
        <translation>ファイルシステムが管理者用に予約している{}は埋められませんでした。予備を0にすると埋められます。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>partition map</source>
        <translation>パーティションマップ</translation>
    </message>
    <message>
        <source>Unmount it: its free blocks are then found in its own map and erased one by one, without filling it.</source>
        <translation>マウントを解除してください。空きブロックはボリューム自身のマップから検出され、ボリュームを埋めることなく1つずつ消去されます。</translation>
    </message>
    <message>
        <source>it is a network volume ({}): which blocks of which disk its files get is the server's business</source>
        <translation>これはネットワークボリューム ({}): ファイルがどのディスクのどのブロックに置かれるかはサーバが決める</translation>
    </message>
    <message>
        <source>Erase on the server itself.</source>
        <translation>サーバ自体で消去してください。</translation>
    </message>
    <message>
        <source>{} lies in memory and has no disk</source>
        <translation>{}はメモリ上にあり、ディスクがない</translation>
    </message>
    <message>
        <source>it is mounted read-only</source>
        <translation>読み出し専用でマウントされている</translation>
    </message>
    <message>
        <source>btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks and snapshots stay</source>
        <translation>btrfsはコピーオンライトで、ここでは圧縮も行う: ゼロはほぼ無に縮み、古いブロックとスナップショットは残る</translation>
    </message>
    <message>
        <source>btrfs copies on write: snapshots and old copies of blocks are not overwritten by filling it</source>
        <translation>btrfsはコピーオンライト: ボリュームを埋めても、スナップショットとブロックの古いコピーは上書きされない</translation>
    </message>
    <message>
        <source>TRIM is passed on for what btrfs does not use: “trim” with the mount point.</source>
        <translation>btrfsが使用していない領域にはTRIMが渡されます。マウントポイントを指定して「trim」を使用してください。</translation>
    </message>
    <message>
        <source>{} copies on write (and may compress and keep snapshots): filling it does not overwrite old blocks</source>
        <translation>{}はコピーオンライト (圧縮やスナップショットの保持もありうる): ボリュームを埋めても古いブロックは上書きされない</translation>
    </message>
    <message>
        <source>“zpool trim” or “zpool initialize” do this for ZFS.</source>
        <translation>ZFSの場合は「zpool trim」または「zpool initialize」で行えます。</translation>
    </message>
    <message>
        <source>TRIM, if the disk takes it.</source>
        <translation>ディスクが対応していればTRIM。</translation>
    </message>
    <message>
        <source>{} is a view of other file systems, not one on a disk</source>
        <translation>{}はほかのファイルシステムのビューで、ディスク上のファイルシステムではない</translation>
    </message>
    <message>
        <source>Name the mount point of the file system below it.</source>
        <translation>その下のファイルシステムのマウントポイントを指定してください。</translation>
    </message>
    <message>
        <source>F2FS compresses here: zeros shrink to nothing</source>
        <translation>F2FSはここで圧縮を行う: ゼロはほぼ無に縮む</translation>
    </message>
    <message>
        <source>NTFS compresses new files here: zeros shrink to nothing</source>
        <translation>NTFSはここで新しいファイルを圧縮する: ゼロはほぼ無に縮む</translation>
    </message>
    <message>
        <source>the APFS volume has snapshots: their blocks are not free and come free later, with their content</source>
        <translation>APFSボリュームにスナップショットがある: そのブロックは空きではなく、後で内容が残ったまま空きになる</translation>
    </message>
    <message>
        <source>Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the container unmounted.</source>
        <translation>先にスナップショットを削除するか (tmutil deletelocalsnapshots /)、macOS復旧から起動し、マウントを解除した状態でコンテナを消去してください。</translation>
    </message>
    <message>
        <source>{} is a file system of a program: how it stores files is not known here</source>
        <translation>{}はプログラムが提供するファイルシステム: ファイルの格納方法がここでは不明</translation>
    </message>
    <message>
        <source>outside all partitions, where partition tables and boot loaders may also be</source>
        <translation>すべてのパーティションの外で、パーティションテーブルやブートローダもある可能性がある領域</translation>
    </message>
    <message>
        <source>more files share this block</source>
        <translation>ほかのファイルもこのブロックを共有している</translation>
    </message>
    <message>
        <source>sector {}</source>
        <translation>セクタ{}</translation>
    </message>
    <message>
        <source>sectors {}-{}</source>
        <translation>セクタ{}～{}</translation>
    </message>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{}、ほか{}か所</numerusform>
        </translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {}.</source>
        <translation>TRIMは{}単位でディスクに渡されます。</translation>
    </message>
    <message>
        <source>{} does not pass TRIM on through this USB adapter.</source>
        <translation>{}はこのUSBアダプタを通してTRIMを渡しません。</translation>
    </message>
    <message>
        <source>{} does not use TRIM with this disk.</source>
        <translation>{}はこのディスクにTRIMを使用しません。</translation>
    </message>
    <message>
        <source>The image is a file: trimmed ranges become holes, in units of {}.</source>
        <translation>イメージはファイルです。TRIMした範囲は{}単位で穴になります。</translation>
    </message>
    <message>
        <source>The file system that the image lies on, or the kind of file, has no holes.</source>
        <translation>イメージが置かれているファイルシステム、またはこの種類のファイルは、穴に対応していません。</translation>
    </message>
    <message>
        <source>Copy the image to a file system with sparse files (ext4, XFS, APFS, NTFS with the sparse attribute), or write zeros instead.</source>
        <translation>スパースファイルに対応したファイルシステム (ext4、XFS、APFS、スパース属性を使用したNTFS) にイメージをコピーするか、代わりにゼロを書き込んでください。</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once. {} is driven by {}.</source>
        <translation>TRIMは{}単位、1回に最大{}でディスクに渡されます。{}は{}で動作しています。</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once.</source>
        <translation>TRIMは{}単位、1回に最大{}でディスクに渡されます。</translation>
    </message>
    <message>
        <source>The disk takes TRIM, but it was switched off in the system (discard_max_bytes is 0).</source>
        <translation>ディスクはTRIMに対応していますが、システムで無効にされています (discard_max_bytesが0)。</translation>
    </message>
    <message>
        <source>As root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</source>
        <translation>rootで実行: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>ディスクは読み出し専用です。</translation>
    </message>
    <message>
        <source>The NVMe disk does not offer the Deallocate command.</source>
        <translation>このNVMeディスクにはDeallocateコマンドがありません。</translation>
    </message>
    <message>
        <source>The memory card does not offer a discard or erase command to the system.</source>
        <translation>このメモリカードは、discardコマンドも消去コマンドもシステムに提供していません。</translation>
    </message>
    <message>
        <source>The virtual disk has no discard: the virtual machine was set up without it.</source>
        <translation>この仮想ディスクではTRIMを使用できません。仮想マシンがTRIMなしで設定されています。</translation>
    </message>
    <message>
        <source>On the host: discard='unmap' in the disk's driver element (libvirt), or discard=unmap with QEMU's -drive.</source>
        <translation>ホスト側の設定: ディスクのdriver要素にdiscard='unmap' (libvirt)、またはQEMUの-driveにdiscard=unmap。</translation>
    </message>
    <message>
        <source>The USB adapter ({}, {}:{})</source>
        <translation>USBアダプタ ({}、{}:{})</translation>
    </message>
    <message>
        <source>The USB adapter</source>
        <translation>USBアダプタ</translation>
    </message>
    <message>
        <source>The USB adapter ({}:{})</source>
        <translation>USBアダプタ ({}:{})</translation>
    </message>
    <message>
        <source>uas (the fast protocol)</source>
        <translation>uas (高速なプロトコル)</translation>
    </message>
    <message>
        <source>usb-storage (the old protocol, Bulk-Only)</source>
        <translation>usb-storage (古いプロトコル、Bulk-Only)</translation>
    </message>
    <message>
        <source>a driver that the system does not name</source>
        <translation>システムが名前を示さないドライバ</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>The loop device's file {} lies where no holes can be made, or the loop device is read-only.</source>
        <translation>ループデバイスのファイル{}が穴を作れない場所にあるか、ループデバイスが読み出し専用です。</translation>
    </message>
    <message>
        <source>The encrypted mapping does not pass TRIM on: that is the safe default, because TRIM shows which blocks are in use.</source>
        <translation>暗号化マッピングはTRIMを渡しません。TRIMによってどのブロックが使用中かがわかるため、これが安全なデフォルトです。</translation>
    </message>
    <message>
        <source>If that may be seen: cryptsetup --allow-discards --persistent refresh {} (LUKS2), or the option “discard” in /etc/crypttab.</source>
        <translation>知られてもよい場合: cryptsetup --allow-discards --persistent refresh {} (LUKS2)、または/etc/crypttabのオプション「discard」。</translation>
    </message>
    <message>
        <source>The mapped device does not pass TRIM on: one of the disks below it takes none.</source>
        <translation>マップされたデバイスはTRIMを渡しません。その下のディスクのいずれかがTRIMに対応していません。</translation>
    </message>
    <message>
        <source>The RAID does not pass TRIM on: one of its disks takes none, or its level needs a setting (raid456.devices_handle_discard_safely).</source>
        <translation>RAIDはTRIMを渡しません。ディスクのいずれかがTRIMに対応していないか、RAIDレベルに設定 (raid456.devices_handle_discard_safely) が必要です。</translation>
    </message>
    <message>
        <source>Look at /dev/{} below it.</source>
        <translation>その下の/dev/{}を確認してください。</translation>
    </message>
    <message>
        <source>{} says that it passes TRIM on ({}), but the system does not use it (provisioning_mode is “{}”). It is driven by {}.</source>
        <translation>{}はTRIMを渡すと示していますが ({})、システムは使用していません (provisioning_modeは「{}」)。使用中のドライバ: {}。</translation>
    </message>
    <message>
        <source>page B2: LBPU</source>
        <translation>ページB2: LBPU</translation>
    </message>
    <message>
        <source>page B0: an UNMAP limit</source>
        <translation>ページB0: UNMAPの上限</translation>
    </message>
    <message>
        <source>page B2: WRITE SAME</source>
        <translation>ページB2: WRITE SAME</translation>
    </message>
    <message>
        <source>A udev rule can set provisioning_mode for this adapter: put the line into /etc/udev/rules.d/60-trim.rules as root and plug the disk in again. Try it with a disk whose content you have elsewhere.</source>
        <translation>udevルールでこのアダプタのprovisioning_modeを設定できます。rootで/etc/udev/rules.d/60-trim.rulesにその行を追加し、ディスクを接続し直してください。内容を別の場所に保存してあるディスクで試してください。</translation>
    </message>
    <message>
        <source>The system uses the old protocol for this adapter; if it can do UAS, a direct USB 3 port or removing a quirk (usb-storage.quirks) may bring it.</source>
        <translation>システムはこのアダプタに古いプロトコルを使用しています。アダプタがUASに対応している場合は、USB 3ポートに直接接続するか、quirk (usb-storage.quirks) を削除すると使用できる可能性があります。</translation>
    </message>
    <message>
        <source>{} does not offer TRIM (neither page B2 nor B0 names UNMAP). It is driven by {}.</source>
        <translation>{}はTRIMを提供していません (ページB2にもB0にもUNMAPが示されていません)。使用中のドライバ: {}。</translation>
    </message>
    <message>
        <source>{} does not say whether it passes TRIM on (it has no pages B0 and B2, or they may not be read without root). It is driven by {}.</source>
        <translation>{}は、TRIMを渡すかどうかを示していません (ページB0とB2がないか、rootでなければ読み込めません)。使用中のドライバ: {}。</translation>
    </message>
    <message>
        <source>Look again as root: then the adapter itself is asked.</source>
        <translation>rootで再度確認してください。その場合はアダプタ自体に問い合わせます。</translation>
    </message>
    <message>
        <source>Setting provisioning_mode by force is not offered: with an adapter that does not know the command it can hang the disk or destroy data.</source>
        <translation>provisioning_modeの強制設定は提供していません。このコマンドに対応していないアダプタでは、ディスクが応答しなくなったり、データが破壊されたりする可能性があります。</translation>
    </message>
    <message>
        <source>What helps: newer firmware for the adapter, another adapter (one with UAS and UNMAP), or the disk connected inside a computer for the TRIM.</source>
        <translation>対策: アダプタのファームウェアを更新するか、別のアダプタ (UASとUNMAPに対応したもの) を使用するか、TRIMのためにディスクをコンピュータに内蔵して接続してください。</translation>
    </message>
    <message>
        <source>The disk says that it rotates: hard disks rarely need TRIM.</source>
        <translation>ディスクは回転型と示されています。ハードディスクにTRIMが必要なことはまれです。</translation>
    </message>
    <message>
        <source>The disk rotates and offers no TRIM: a hard disk overwrites in place and needs none.</source>
        <translation>ディスクは回転型で、TRIMを提供していません。ハードディスクは同じ場所に上書きするため、TRIMは不要です。</translation>
    </message>
    <message>
        <source>The SATA disk does not announce TRIM, or the system does not trust its TRIM.</source>
        <translation>SATAディスクがTRIMへの対応を示していないか、システムがそのTRIMを信頼していません。</translation>
    </message>
    <message>
        <source>Newer firmware of the disk; a disk behind a RAID controller may have it when connected directly.</source>
        <translation>ディスクのファームウェアを更新してください。RAIDコントローラの背後にあるディスクは、直接接続するとTRIMを使用できる場合があります。</translation>
    </message>
    <message>
        <source>The disk announces UNMAP or WRITE SAME, but the system does not use it (provisioning_mode is “{}”).</source>
        <translation>ディスクはUNMAPまたはWRITE SAMEへの対応を示していますが、システムは使用していません (provisioning_modeは「{}」)。</translation>
    </message>
    <message>
        <source>The disk, or the controller before it, does not offer TRIM.</source>
        <translation>ディスク、またはその手前のコントローラがTRIMを提供していません。</translation>
    </message>
    <message>
        <source>macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.</source>
        <translation>macOSには切り替える設定がありません。ディスクをThunderboltで接続するか、コンピュータに内蔵してください。</translation>
    </message>
    <message>
        <source>For SATA disks of other makers: sudo trimforce enable (after a backup).</source>
        <translation>他社製のSATAディスクの場合: sudo trimforce enable (バックアップの後で)。</translation>
    </message>
    <message>
        <source>An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether Windows itself has switched TRIM off.</source>
        <translation>UASPとUNMAPに対応したアダプタが必要です。Windows自体がTRIMを無効にしているかどうかは「fsutil behavior query DisableDeleteNotify」でわかります。</translation>
    </message>
    <message>
        <source>{} are free by the newest state of the volume and kept, because an older state needs them</source>
        <translation>{}はボリュームの最新の状態では空きだが、より古い状態に必要なため保持される</translation>
    </message>
    <message>
        <source>{} in sectors that hold used blocks, too, stay as they are</source>
        <translation>使用中のブロックも含むセクタにある{}はそのまま残る</translation>
    </message>
    <message>
        <source>the primary GPT</source>
        <translation>プライマリGPT</translation>
    </message>
    <message>
        <source>the backup GPT</source>
        <translation>バックアップGPT</translation>
    </message>
    <message>
        <source>a GPT at the end of the disk</source>
        <translation>ディスクの終端のGPT</translation>
    </message>
    <message>
        <source>the start of the extended partition</source>
        <translation>拡張パーティションの先頭</translation>
    </message>
    <message>
        <source>the track of an extended boot record</source>
        <translation>拡張ブートレコードのトラック</translation>
    </message>
    <message>
        <source>the Apple partition map</source>
        <translation>Appleパーティションマップ</translation>
    </message>
    <message>
        <source>{} begins at byte {}</source>
        <translation>バイト{1}から{0}が始まっている</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>うち{}バイトを読み込めない: その内容は不明</numerusform>
        </translation>
    </message>
    <message>
        <source>a volume of type {} left its {} there</source>
        <translation>タイプ{0}のボリュームの{1}がそこに残っている</translation>
    </message>
    <message>
        <source>a volume of type {} ({}) left its {} there</source>
        <translation>タイプ{0}のボリューム ({1}) の{2}がそこに残っている</translation>
    </message>
    <message>
        <source>a GPT header lies at byte {}</source>
        <translation>バイト{}にGPTヘッダがある</translation>
    </message>
    <message>
        <source>before the first partition: boot loaders are kept there</source>
        <translation>最初のパーティションより前: ブートローダが置かれる場所</translation>
    </message>
    <message>
        <source>the last MiB of the disk: RAID, LDM</source>
        <translation>ディスクの最後の1 MiB: RAID、LDM</translation>
    </message>
    <message>
        <source>{} contains no known file system</source>
        <translation>{}に既知のファイルシステムがない</translation>
    </message>
    <message>
        <source>the blocks of volume “{}” lie all over its container; open {}, or a file in the volume ({}@{}:/PATH)</source>
        <translation>ボリューム「{}」のブロックはコンテナ全体に散らばっている。{}、またはボリューム内のファイル ({}@{}:/PATH) を開くこと</translation>
    </message>
    <message>
        <source>{} can only be read; to write, open {}</source>
        <translation>{}は読み込みのみ可能。書き込むには{}を開くこと</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>パーティション{}は存在しません</translation>
    </message>
    <message>
        <source>{} has no identifiers that can be changed</source>
        <translation>{}には変更できる識別子がない</translation>
    </message>
    <message>
        <source>the change of identifiers would damage {}: {}</source>
        <translation>識別子を変更すると{}が壊れる: {}</translation>
    </message>
    <message>
        <source>{} is not {} after the change, but “{}”</source>
        <translation>変更後の{}が{}ではなく「{}」になっている</translation>
    </message>
    <message>
        <source>the keys of the encrypted volumes cannot be decrypted after the change</source>
        <translation>変更後に、暗号化されたボリュームの鍵を復号できない</translation>
    </message>
    <message>
        <source>{}; the change was undone</source>
        <translation>{}。変更は元に戻された</translation>
    </message>
    <message>
        <source>{}; the change could not be undone: {}</source>
        <translation>{}。変更を元に戻せなかった: {}</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>ディスクGUID</translation>
    </message>
    <message>
        <source>MBR disk signature</source>
        <translation>MBRディスク署名</translation>
    </message>
    <message>
        <source>partition GUID</source>
        <translation>パーティションGUID</translation>
    </message>
    <message>
        <source>New identifiers for the disk</source>
        <translation>ディスクの新しい識別子</translation>
    </message>
    <message>
        <source>New identifiers for partition {}</source>
        <translation>パーティション{}の新しい識別子</translation>
    </message>
    <message>
        <source>The Windows boot configuration in partition {} names {}, which changes: Windows will not start from this disk until the configuration is rebuilt. Start Windows setup from a USB drive, press Shift+F10 and run “bcdboot C:\Windows”.</source>
        <translation>パーティション{}にあるWindowsのブート構成で{}が指定されていますが、これは変更されます。構成を再構築するまで、このディスクからWindowsは起動しません。USBドライブからWindowsセットアップを起動し、Shift+F10キーを押して「bcdboot C:\Windows」を実行してください。</translation>
    </message>
    <message>
        <source>{} is read in gentle mode; open it without that mode to change its identifiers</source>
        <translation>{}は低負荷モードで読み取られています。識別子を変更するには、このモードを使わずに開いてください</translation>
    </message>
    <message>
        <source>for new identifiers, name the partition by its number in the main table</source>
        <translation>新しい識別子を付けるには、主テーブルでの番号でパーティションを指定してください</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{}を読み込めない: {}</translation>
    </message>
    <message>
        <source>there are too many files to add up</source>
        <translation>ファイルが多すぎて集計できない</translation>
    </message>
    <message>
        <source>overwritten since the file was deleted</source>
        <translation>ファイルの削除後に上書きされた</translation>
    </message>
    <message>
        <source>partition {} of {}</source>
        <translation>{1}のパーティション{0}</translation>
    </message>
    <message>
        <source>{} and {} have the same {}: {}</source>
        <translation>{}と{}の{}が同じ: {}</translation>
    </message>
    <message>
        <source>{} is not valid JSON: {}</source>
        <translation>{}は有効なJSONではない: {}</translation>
    </message>
    <message>
        <source>“{}” in {} is missing or has a value that it cannot have</source>
        <translation>{1}の「{0}」がないか、許されない値になっている</translation>
    </message>
    <message>
        <source>“hex” in {} must be pairs of hexadecimal digits, or offsets with them</source>
        <translation>{}の「hex」は、16進数字2桁の組、またはそれを伴うオフセットでなければならない</translation>
    </message>
    <message>
        <source>its name matches</source>
        <translation>名前が一致する</translation>
    </message>
    <message>
        <source>{} exists, but none is expected</source>
        <translation>{}が存在するが、存在しないはず</translation>
    </message>
    <message>
        <source>{} is {}, expected {}</source>
        <translation>{}は{}だが、{}のはず</translation>
    </message>
    <message>
        <source>{} is at offset {}, expected {}</source>
        <translation>{}のオフセットは{}だが、{}のはず</translation>
    </message>
    <message>
        <source>{} has a size of {}, expected {}</source>
        <translation>{}のサイズは{}だが、{}のはず</translation>
    </message>
    <message>
        <source>{} has {} members, expected {}</source>
        <translation>{}のメンバーは{}個だが、{}個のはず</translation>
    </message>
    <message>
        <source>{} is judged ok, expected bad</source>
        <translation>{}の判定は「ok」だが、「bad」のはず</translation>
    </message>
    <message>
        <source>{} is judged bad, expected ok</source>
        <translation>{}の判定は「bad」だが、「ok」のはず</translation>
    </message>
    <message>
        <source>{} is not judged</source>
        <translation>{}には判定がない</translation>
    </message>
    <message>
        <source>{} has an error: {}</source>
        <translation>{}にエラーがある: {}</translation>
    </message>
    <message>
        <source>{} has no error, but one is expected</source>
        <translation>{}にエラーがないが、エラーがあるはず</translation>
    </message>
    <message>
        <source>more than {} fields; not all were looked through for errors</source>
        <translation>フィールドが {} 個を超えています。すべてのフィールドのエラーは調べていません</translation>
    </message>
    <message>
        <source>the data to be written to {} changed after they were reviewed (offset {})</source>
        <translation>{}に書き込むデータが、確認の後に変更された (オフセット{})</translation>
    </message>
    <message>
        <source>{} is not the file that was reviewed: another one has its name now; open it again</source>
        <translation>{}は確認したファイルではない: 現在は別のファイルがこの名前になっている。もう一度開くこと</translation>
    </message>
    <message>
        <source>EFI variables</source>
        <translation>EFI変数</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; its newest changes may be missing here, and files may show older or wrong content</source>
        <translation>ボリュームがマウントされているか、正常にマウント解除されていない。最新の変更がここに含まれていないことがあり、ファイルの内容が古いか正しくないことがある</translation>
    </message>
    <message>
        <source>the volume at {} is not the one of the preview: it was unmounted or replaced</source>
        <translation>{} のボリュームはプレビュー時のものと異なります: マウント解除されたか、置き換えられました</translation>
    </message>
    <message>
        <source>too large to be copied as an attribute</source>
        <translation>属性としてコピーするには大きすぎる</translation>
    </message>
    <message>
        <source>the target cannot store it</source>
        <translation>コピー先に保存できない</translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation>ディスクにパーティションテーブルがない</translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation>{0}にはパーティションテーブルがないため、パーティション{1}は存在しない</translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation>パーティション{1}は{0}に存在しない。存在するパーティション: {2}</translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation>パーティション{1}は存在しない: {0}のパーティションテーブルは空</translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation>{1}のパーティション{0}が空か、ディスクの終端より後ろにある</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>パーティション{}が存在しない</translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation>パーティション{}もパーティション{}も存在しない</translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation>パーティション{}はすでに存在する</translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation>新しいパーティションテーブルはGPT、MBR、Appleパーティションマップのいずれかでなければならない</translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation>セクタ{}～{}がパーティション{} (セクタ{}～{}) と重なる</translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation>ディスクはセクタ{}で終わる</translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation>パーティションには1セクタ以上必要</translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation>パーティションにはタイプが必要</translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation>パーティション名は{}文字まで</translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation>パーティション名が有効なUTF-8ではない</translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation>パーティション名は{}文字あるが、収まるのは{}文字まで</translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation>ディスクにAppleパーティションマップがない</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation>Appleパーティションマップが壊れている: 欠けているエントリがある</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation>Appleパーティションマップが壊れている: マップ自体を記述するエントリがない</translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation>ディスクが小さすぎてAppleパーティションマップを使用できない</translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation>ディスクが大きすぎてAppleパーティションマップを使用できない。2^32ブロックを超えるアドレスは指定できない</translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation>パーティションには1ブロック以上必要</translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation>パーティションはブロック0から始めることができない。そこにはドライバディスクリプタがある</translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation>ディスクはブロック{}で終わる</translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation>ブロック{}～{}がパーティション{} (ブロック{}～{}) と重なる</translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation>Appleパーティションマップには{}個のエントリしか収まらない</translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation>タイプと名前は31文字まで、タイプは1文字以上</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation>マップ自体のエントリは削除できない</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation>マップ自体のエントリは移動できない</translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation>マップ自体のタイプは変更できない</translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation>タイプは1～31文字</translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation>パーティション名はMac Romanで31文字まで</translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation>ディスクにGUIDパーティションテーブルがない</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>GPTは{}バイトのセクタ用に書き込まれているが、ディスクのセクタは{}バイト</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation>GPTは{}バイトのセクタ用に書き込まれているが、ディスクのセクタは{}バイト。パーティション作成時と同じ方法でディスクを接続すること</translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation>ディスクにはすでにGUIDパーティションテーブルがある。修復するにはgpt repairを使用し、代わりにMBRを残すには先にGPTを削除すること (gpt zap)</translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation>ディスクに、パーティションのあるMBRがない</translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation>MBRが壊れている: {}</translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation>MBRにパーティションがない。空のGPTを作成するにはgpt createを使用すること</translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation>ディスクはWindowsのダイナミックディスク (タイプ42): GPTディスクではボリュームのデータベースを別の位置に置く必要がある</translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation>パーティション{}のタイプ{}に相当するものがGPTになく、ファイルシステムも不明。先にタイプを変更すること</translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation>パーティション{}はセクタ{}から始まるが、GPTにはセクタ{}までが必要</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation>パーティション{}はセクタ{}で終わるが、バックアップGPTにはセクタ{}以降が必要。先にパーティションを縮小すること</translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation>エントリ数{}のGPTは作成できない。1～65536を使用すること</translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation>GPTが壊れているか、コピーどうしが異なる。先に修復すること (gpt repair)</translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation>バックアップGPTがディスクの終端にない。先に修復すること (gpt repair)</translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation>使用可能範囲のためディスクの終端にバックアップGPTの余地がない。先に修復すること (gpt repair)</translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation>ディスクが小さすぎてGUIDパーティションテーブルを使用できない</translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation>パーティションの終わりがセクタ{}となり、先頭のセクタ{}より前になる</translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation>セクタ{}～{}は使用可能範囲{}～{}の中にない</translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation>パーティション番号は1～{}</translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation>GPTの{}個のエントリがすべて使用中</translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation>GUIDがゼロか、別のパーティションのもの</translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation>ゼロのタイプGUIDは未使用のエントリを示す。代わりにパーティションを削除すること</translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation>パーティションGUIDをゼロにすることはできない</translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation>パーティション{}にはすでにこのGUIDが設定されている</translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation>ディスクGUIDをゼロにすることはできない</translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation>パーティション{}はエントリ数{}のGPTに収まらない。パーティション番号を振り直すにはgpt sortを使用すること</translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation>GPTのエントリはセクタ2以降から始まる</translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation>セクタ{1}から始まる{0}個のエントリはディスクに収まらない</translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation>パーティション{} (セクタ{}～{}) が邪魔になっている: GPTにはセクタ{}より前とセクタ{}より後ろが必要</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation>{}のBSDディスクラベルが壊れている: チェックサムが正しくない</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>{}のBSDディスクラベルは{}バイトのセクタで数えているが、ディスクのセクタは{}バイト</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation>{}のBSDディスクラベルが、ディスクとパーティションのどちらの最初のセクタから数えているか示していない。指定すること (--base diskまたは--base slice)</translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation>{1}のBSDディスクラベルのパーティション{0}の位置がありえない値</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation>{}のBSDディスクラベルには自身のパーティションがない</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation>パーティション{}</translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation>パーティション{}にはBSDディスクラベルがない</translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation>ディスクにBSDディスクラベルがない</translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation>セクタ{}から始まるパーティションがあり、GPT自体のセクタ ({}まで) の中にある</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation>パーティション{}はセクタ{}で終わるが、ディスクのセクタ数は{}で、バックアップGPTには最後の{}セクタが必要。ディスクは、このGPTが作成されたときのディスクより小さい</translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation>このディスクにはGUIDパーティションテーブルのコピーが残っていない。失われたパーティションを検索すること</translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation>MBRに、GPTにない独自のパーティションがある。GPTを修復するとこれらは隠れてしまう</translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation>GPTのコピーが両方とも修復できないほど壊れている。失われたパーティションを検索すること</translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation>ディスクにGPTの使用可能な{}コピーがない</translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation>ハイブリッドMBRにはGUIDパーティションテーブルが必要だが、ディスクにない</translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation>MBRはハイブリッドではない: ディスクにGUIDパーティションテーブルがない</translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation>GPTはディスクのセクタサイズとは異なるセクタサイズ用に書き込まれている</translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation>ハイブリッドMBRに収まるのは保護エントリのほかに3つのパーティションまでで、{}個は収まらない</translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation>Windowsパーティションが見つからない: タイプがMicrosoft basic dataのパーティションに、NTFSまたはFATのブートセクタで始まるものがない</translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation>このディスクのWindowsはUEFIで起動する (EFIシステムパーティションのbootmgfw.efi)。ハイブリッドMBRは役に立たず、起動を妨げる可能性がある</translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation>MBRエントリに示されていないため、パーティション{}をアクティブにできない</translation>
    </message>
    <message>
        <source>Apple's layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation>Appleのレイアウトは使用できない: ディスクの先頭にEFIシステムパーティションがあり、ほかのパーティションが3つまでで、すべて2^32セクタ未満にある必要がある</translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation>パーティション{}は2^32セクタより後ろで終わるため、MBRエントリで示すことができない</translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation>MBRの最初のパーティションがGPT自体のセクタの中にある</translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation>MBRエントリの番号は1～4</translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation>MBRのエントリ{}は空</translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation>保護エントリ (EE) は変更できない: これがGPTディスクであることをすべてのシステムに示している</translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation>タイプ{}はハイブリッドMBRでは使用できない</translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation>ディスクにはパーティションのあるMBRがあり、新しいGPTで置き換えられてしまう。失われたパーティションは手動でMBRに追加すること</translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation>ディスクにはAppleパーティションマップがあり、新しいGPTで置き換えられてしまう</translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation>すでにテーブルのパーティション{}になっている</translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation>このディスクのセクタ境界から始まっていない</translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation>ボリューム{} ({}) を追加できない: {}</translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation>テーブルにまだないパーティションは見つからなかった</translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation>ボリューム{}が存在しない。見つかったボリューム: {}</translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation>ボリュームが選択されていない</translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation>ディスクに独自のMBRパーティションテーブルがない</translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation>論理パーティションのチェーンが壊れている: {}</translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation>MBRに拡張パーティションが2つ以上ある</translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation>拡張ブートレコードに2つ以上のパーティションが記述されている</translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation>パーティションはセクタ0から始めることができない。そこにはパーティションテーブルがある</translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation>MBRでは2^32セクタを超えるアドレスを指定できない</translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation>論理パーティションには拡張パーティションが必要だが、MBRにない</translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation>論理パーティションはセクタ{}～{}になければならない</translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation>セクタ{}にはパーティション{}の拡張ブートレコードがある</translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation>MBRにはすでに拡張パーティションがある</translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation>プライマリパーティションの番号は1～4</translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation>MBRの4つのエントリがすべて使用中</translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation>論理パーティションには拡張以外のタイプが必要</translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation>セクタ{}の前に、パーティションの拡張ブートレコード用の空きセクタがない</translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation>拡張パーティションに論理パーティションが含まれている。先にそれらを削除すること</translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation>パーティションは、セクタ{}にある自身の拡張ブートレコードより後ろから始まらなければならない</translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation>論理パーティション{}が拡張パーティションの外に出てしまう</translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation>論理パーティションのある拡張パーティションの先頭は移動できない: 論理パーティションの位置がそこからの相対位置になっている</translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation>タイプ00は空のエントリを示す。代わりにパーティションを削除すること</translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation>タイプの変更だけでは、パーティションを拡張パーティションにすることも、拡張パーティションを通常のパーティションにすることもできない</translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation>論理パーティションはアクティブにできない: ブートコードが起動するのはプライマリパーティションのみ</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation>GPTのパーティションは{}個だが、MBRのプライマリパーティションは4つのみ。それを超える各パーティションは、論理パーティションにするために直前に空きセクタが必要で、アクティブなパーティションはプライマリでなければならない。残すパーティションを指定すること (--partition)</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation>GPTのパーティションは{}個だが、MBRのプライマリパーティションは4つのみ。それを超える各パーティションは、論理パーティションにするために直前に空きセクタが必要だが、パーティション{}にはない。残すパーティションを指定すること (--partition)</translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation>パーティション{}は残すパーティションに含まれていない</translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation>パーティション{}は論理パーティションの間にあるため、これも論理でなければならない</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation>パーティション{}は論理にできない: 直前に拡張ブートレコード用の空きセクタがない</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation>パーティション{}は論理にできない: アクティブなパーティションはプライマリでなければならない</translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation>{}個のパーティションがプライマリのまま残ることになる。論理パーティションのほかに収まるのは3つまで</translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation>バックアップが壊れている: パーティションテーブルのバックアップではない</translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation>バックアップが壊れている: 欠けているフィールドがある</translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation>バックアップが壊れている: 不完全または16進ではない領域がある</translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation>バックアップが壊れている: ディスクの外にある領域がある</translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation>バックアップが壊れている: 領域が重なっている</translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation>バックアップがこのプログラムの新しいバージョンで作成されている</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation>バックアップは{}バイトのディスクのものだが、このディスクは{}バイト</translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation>バックアップは{}バイトのセクタのディスクのものだが、このディスクのセクタは{}バイト</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation>バックアップは{}セクタのディスクのものだが、このディスクは{}セクタ</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation>バックアップが壊れている: 両方のGPTヘッダのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation>バックアップが壊れている: 最後のパーティションエントリより前で終わっている</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation>バックアップが壊れている: パーティションエントリのチェックサムが正しくない</translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation>バックアップがこのディスクまたはそのセクタサイズに合わない</translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation>バックアップのパーティション{}がこのディスクに収まらない</translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation>sgdiskの形式ではGUIDパーティションテーブルしか保存できない</translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation>sgdiskの形式では壊れたGPTを保存できない。先に修復するか、Sectorsmithの形式を使用すること</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>検索がキャンセルされた</translation>
    </message>
    <message>
        <source>Rebuild this copy from the other one (gpt repair).</source>
        <translation>このコピーをもう一方のコピーから再構築してください (gpt repair)。</translation>
    </message>
    <message>
        <source>Repair the GPT (gpt repair).</source>
        <translation>GPTを修復してください (gpt repair)。</translation>
    </message>
    <message>
        <source>partition {} (“{}”)</source>
        <translation>パーティション{} (「{}」)</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>パーティション{}</translation>
    </message>
    <message>
        <source>Partition {} (“{}”)</source>
        <translation>パーティション{} (「{}」)</translation>
    </message>
    <message>
        <source>The sector of the primary GPT header cannot be read.</source>
        <translation>プライマリGPTヘッダのセクタを読み込めません。</translation>
    </message>
    <message>
        <source>The sector of the backup GPT header cannot be read.</source>
        <translation>バックアップGPTヘッダのセクタを読み込めません。</translation>
    </message>
    <message>
        <source>The primary GPT header is missing at sector {}.</source>
        <translation>セクタ{}にプライマリGPTヘッダがありません。</translation>
    </message>
    <message>
        <source>The backup GPT header is missing at sector {}.</source>
        <translation>セクタ{}にバックアップGPTヘッダがありません。</translation>
    </message>
    <message>
        <source>The primary GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>プライマリGPTヘッダのサイズは{}バイトとされていますが、可能な値は92～{}です。</translation>
    </message>
    <message>
        <source>The backup GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>バックアップGPTヘッダのサイズは{}バイトとされていますが、可能な値は92～{}です。</translation>
    </message>
    <message>
        <source>The checksum of the primary GPT header is wrong.</source>
        <translation>プライマリGPTヘッダのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The checksum of the backup GPT header is wrong.</source>
        <translation>バックアップGPTヘッダのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The primary GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>プライマリGPTヘッダのリビジョンは{}.{}です。既知のリビジョンは1.0のみです。</translation>
    </message>
    <message>
        <source>The backup GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>バックアップGPTヘッダのリビジョンは{}.{}です。既知のリビジョンは1.0のみです。</translation>
    </message>
    <message>
        <source>A reserved field of the primary GPT header is not zero.</source>
        <translation>プライマリGPTヘッダの予約フィールドがゼロではありません。</translation>
    </message>
    <message>
        <source>A reserved field of the backup GPT header is not zero.</source>
        <translation>バックアップGPTヘッダの予約フィールドがゼロではありません。</translation>
    </message>
    <message>
        <source>The primary GPT header lies at sector {} but says sector {}.</source>
        <translation>プライマリGPTヘッダはセクタ{}にありますが、ヘッダにはセクタ{}と記録されています。</translation>
    </message>
    <message>
        <source>The backup GPT header lies at sector {} but says sector {}.</source>
        <translation>バックアップGPTヘッダはセクタ{}にありますが、ヘッダにはセクタ{}と記録されています。</translation>
    </message>
    <message>
        <source>The primary GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>プライマリGPTではエントリのサイズが{}バイトとされていますが、128に2の累乗を掛けた値でなければなりません。</translation>
    </message>
    <message>
        <source>The backup GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>バックアップGPTではエントリのサイズが{}バイトとされていますが、128に2の累乗を掛けた値でなければなりません。</translation>
    </message>
    <message>
        <source>The primary GPT's usable range is empty: {} to {}.</source>
        <translation>プライマリGPTの使用可能範囲が空です: {}～{}。</translation>
    </message>
    <message>
        <source>The backup GPT's usable range is empty: {} to {}.</source>
        <translation>バックアップGPTの使用可能範囲が空です: {}～{}。</translation>
    </message>
    <message>
        <source>The primary GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>プライマリGPTの使用可能範囲がセクタ{}で終わっており、ディスクの終端 ({}) を超えています。</translation>
    </message>
    <message>
        <source>The backup GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>バックアップGPTの使用可能範囲がセクタ{}で終わっており、ディスクの終端 ({}) を超えています。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>プライマリGPTのエントリ (セクタ{}～{}) がディスクの終端より後ろにあります。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>バックアップGPTのエントリ (セクタ{}～{}) がディスクの終端より後ろにあります。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) cover a header.</source>
        <translation>プライマリGPTのエントリ (セクタ{}～{}) がヘッダと重なっています。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) cover a header.</source>
        <translation>バックアップGPTのエントリ (セクタ{}～{}) がヘッダと重なっています。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>プライマリGPTのエントリ (セクタ{}～{}) がパーティション用の領域に入り込んでいます。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>バックアップGPTのエントリ (セクタ{}～{}) がパーティション用の領域に入り込んでいます。</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the primary GPT; 16384 are the least.</source>
        <translation>プライマリGPTのエントリ用に{}バイトしか予約されていません。最小は16384バイトです。</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the backup GPT; 16384 are the least.</source>
        <translation>バックアップGPTのエントリ用に{}バイトしか予約されていません。最小は16384バイトです。</translation>
    </message>
    <message>
        <source>Give the table 128 entries again, if the first and last partitions leave the room.</source>
        <translation>最初と最後のパーティションに余地があれば、テーブルのエントリ数を128に戻してください。</translation>
    </message>
    <message>
        <source>The entries of the primary GPT cannot be read.</source>
        <translation>プライマリGPTのエントリを読み込めません。</translation>
    </message>
    <message>
        <source>The entries of the backup GPT cannot be read.</source>
        <translation>バックアップGPTのエントリを読み込めません。</translation>
    </message>
    <message>
        <source>The checksum of the entries of the primary GPT is wrong.</source>
        <translation>プライマリGPTのエントリのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The checksum of the entries of the backup GPT is wrong.</source>
        <translation>バックアップGPTのエントリのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, beyond the end of the disk.</source>
        <translation>プライマリGPTヘッダの示すバックアップの位置はセクタ{}で、ディスクの終端を超えています。</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, where there is none.</source>
        <translation>プライマリGPTヘッダの示すバックアップの位置はセクタ{}ですが、そこにバックアップはありません。</translation>
    </message>
    <message>
        <source>The backup GPT header points to sector {} instead of the primary header at sector 1.</source>
        <translation>バックアップGPTヘッダが、セクタ1のプライマリヘッダではなくセクタ{}を示しています。</translation>
    </message>
    <message>
        <source>The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.</source>
        <translation>バックアップGPTが、ディスクの最後のセクタ{1}ではなくセクタ{0}にあります。ディスクが大きくなっています。</translation>
    </message>
    <message>
        <source>Move the backup to the end of the disk (gpt repair).</source>
        <translation>バックアップをディスクの終端に移動してください (gpt repair)。</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>ディスクGUID</translation>
    </message>
    <message>
        <source>usable range</source>
        <translation>使用可能範囲</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>テーブルのサイズ</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>The two copies of the GPT differ: {}.</source>
        <translation>GPTの2つのコピーが異なります: {}。</translation>
    </message>
    <message>
        <source>Choose the copy that is right (gpt repair --from primary or --from backup).</source>
        <translation>正しいほうのコピーを選択してください (gpt repair --from primaryまたは--from backup)。</translation>
    </message>
    <message>
        <source>Behind the NUL that ends the name of {} there are other bytes: {}.</source>
        <translation>{}の名前の終わりを示すNULの後ろに、ほかのバイトがあります: {}。</translation>
    </message>
    <message>
        <source>Set the name again to clear them (gpt set --name).</source>
        <translation>名前を設定し直して消去してください (gpt set --name)。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>パーティション{}は、SSDやRAIDで最も高速になる1 MiBの倍数から始まっていません。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>パーティション{}は、SSDやRAIDで最も高速になる1 MiBの倍数から始まっていません。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>パーティション{}は物理セクタ ({}バイト) の境界から始まっていません。書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>パーティション{}は4 KiBの倍数から始まっていません。物理セクタがこのサイズのディスクでは書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>パーティション{}は4 KiBの倍数から始まっていません。物理セクタがこのサイズのディスクでは書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>The disk has no GUID.</source>
        <translation>ディスクにGUIDがありません。</translation>
    </message>
    <message>
        <source>Give it a new one (gpt repair --new-guids disk).</source>
        <translation>新しいGUIDを割り当ててください (gpt repair --new-guids disk)。</translation>
    </message>
    <message>
        <source>{} has no GUID of its own.</source>
        <translation>{}に固有のGUIDがありません。</translation>
    </message>
    <message>
        <source>Give it a new one (gpt set --guid random).</source>
        <translation>新しいGUIDを割り当ててください (gpt set --guid random)。</translation>
    </message>
    <message>
        <source>Partitions {} and {} have the same GUID.</source>
        <translation>パーティション{}と{}のGUIDが同じです。</translation>
    </message>
    <message>
        <source>Give one of them a new one (gpt set --guid random).</source>
        <translation>いずれかに新しいGUIDを割り当ててください (gpt set --guid random)。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, before it starts at {}.</source>
        <translation>{0}の終わりはセクタ{1}で、始まりのセクタ{2}より前にあります。</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right place.</source>
        <translation>エントリを削除するか、正しい位置を設定してください。</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) leaves the usable range {} to {}.</source>
        <translation>{} (セクタ{}～{}) が使用可能範囲{}～{}の外に出ています。</translation>
    </message>
    <message>
        <source>Give the entry its right place, or the table its right usable range.</source>
        <translation>エントリに正しい位置を設定するか、テーブルに正しい使用可能範囲を設定してください。</translation>
    </message>
    <message>
        <source>Sector 0 is not an MBR: systems that read it see an empty disk.</source>
        <translation>セクタ0がMBRではありません。MBRを読み込むシステムには空のディスクに見えます。</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): systems do not see the GPT.</source>
        <translation>MBRに保護エントリ (EE) がありません。システムからGPTが認識されません。</translation>
    </message>
    <message>
        <source>Write the protective MBR (gpt repair).</source>
        <translation>保護MBRを書き込んでください (gpt repair)。</translation>
    </message>
    <message>
        <source>The protective entry covers sectors {} to {}; it must start at 1 and go to {}.</source>
        <translation>保護エントリがセクタ{}～{}を覆っています。1から始まり、{}まで続いていなければなりません。</translation>
    </message>
    <message>
        <source>An old GPT header is left at sector {}.</source>
        <translation>セクタ{}に古いGPTヘッダが残っています。</translation>
    </message>
    <message>
        <source>Overwrite that sector with zeros (gpt repair does).</source>
        <translation>そのセクタをゼロで上書きしてください (gpt repairで行われます)。</translation>
    </message>
    <message>
        <source>The MBR says that the disk has a GPT, but neither copy of it can be found.</source>
        <translation>MBRによればディスクにGPTがありますが、どちらのコピーも見つかりません。</translation>
    </message>
    <message>
        <source>Search for lost partitions (lost), and build a new table from the partitions found.</source>
        <translation>失われたパーティションを検索し (lost)、見つかったパーティションから新しいテーブルを作成してください。</translation>
    </message>
    <message>
        <source>The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no system will find the partitions at their places.</source>
        <translation>GPTは{}バイトのセクタ用に書き込まれていますが、このディスクのセクタは{}バイトです。どのシステムでもパーティションが正しい位置に見つかりません。</translation>
    </message>
    <message>
        <source>Use the adapter that the disk was partitioned with, or rewrite the table for this sector size.</source>
        <translation>ディスクをパーティション分割したときのアダプタを使用するか、このセクタサイズ用にテーブルを書き直してください。</translation>
    </message>
    <message>
        <source>{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not list it: Windows is missing from the startup disks although its volume is intact.</source>
        <translation>{}にはBIOSで起動するWindows (Boot Camp) がありますが、MBRに登録されていません。ボリュームは無傷でも、起動ディスクにWindowsが表示されません。</translation>
    </message>
    <message>
        <source>Propose a hybrid MBR (hybrid propose), look at it, apply it.</source>
        <translation>ハイブリッドMBRを提案させ (hybrid propose)、確認してから適用してください。</translation>
    </message>
    <message>
        <source>Propose a new hybrid MBR (hybrid propose).</source>
        <translation>新しいハイブリッドMBRを提案させてください (hybrid propose)。</translation>
    </message>
    <message>
        <source>MBR entry {} (type {})</source>
        <translation>MBRエントリ{} (タイプ{})</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.</source>
        <translation>MBRに保護エントリ (EE) がありません。macOSやほかのシステムからGPTディスクとして認識されなくなります。</translation>
    </message>
    <message>
        <source>The MBR has {} protective entries (EE): macOS treats such a disk as MBR.</source>
        <translation>MBRに保護エントリ (EE) が{}個あります。macOSはこのようなディスクをMBRとして扱います。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.</source>
        <translation>保護エントリが1ではなくセクタ{}から始まっています。この場合、LinuxからGPTが認識されません。</translation>
    </message>
    <message>
        <source>The protective entry is marked active.</source>
        <translation>保護エントリがアクティブとしてマークされています。</translation>
    </message>
    <message>
        <source>Make the Windows volume active instead.</source>
        <translation>代わりにWindowsボリュームをアクティブにしてください。</translation>
    </message>
    <message>
        <source>The protective entry stands in slot {}, not in the first.</source>
        <translation>保護エントリが最初ではなくスロット{}にあります。</translation>
    </message>
    <message>
        <source>The protective entry ends at sector {}; the GPT goes to {}.</source>
        <translation>保護エントリはセクタ{}で終わっていますが、GPTは{}まであります。</translation>
    </message>
    <message>
        <source>{} holds {}: the type should be {}.</source>
        <translation>{}の内容は{}です。タイプは{}であるべきです。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector.</source>
        <translation>{}の最初のセクタがNTFSまたはFATのブートセクタではありません。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector, but its backup at the end of the partition is intact.</source>
        <translation>{}の最初のセクタがNTFSまたはFATのブートセクタではありませんが、パーティションの終端にあるバックアップは無傷です。</translation>
    </message>
    <message>
        <source>Copy the backup boot sector to the front (hybrid propose does).</source>
        <translation>バックアップブートセクタを先頭にコピーしてください (hybrid proposeで行われます)。</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector; there is one at sector {}.</source>
        <translation>{}の最初のセクタがNTFSまたはFATのブートセクタではありません。ブートセクタはセクタ{}にあります。</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; there are {}. Windows stops with “disk read error”.</source>
        <translation>{}のブートセクタでは前にあるセクタが{}個とされていますが、実際は{}個です。Windowsは「disk read error」と表示して停止します。</translation>
    </message>
    <message>
        <source>Correct the field in the boot sector and its backup (hybrid propose does).</source>
        <translation>ブートセクタとそのバックアップのフィールドを修正してください (hybrid proposeで行われます)。</translation>
    </message>
    <message>
        <source>The boot sector of {} counts in sectors of {} bytes; the disk has {}.</source>
        <translation>{}のブートセクタは{}バイトのセクタで数えていますが、ディスクのセクタは{}バイトです。</translation>
    </message>
    <message>
        <source>The volume cannot be started from this disk: copy its files to a new one.</source>
        <translation>このボリュームはこのディスクから起動できません。ファイルを新しいボリュームにコピーしてください。</translation>
    </message>
    <message>
        <source>The volume in {} has {} sectors, more than the entry's {}.</source>
        <translation>{}のボリュームは{}セクタで、エントリの{}セクタより大きくなっています。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} differs from it.</source>
        <translation>{}のNTFSブートセクタのバックアップが、ブートセクタと異なります。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} is not there.</source>
        <translation>{}のNTFSブートセクタのバックアップがありません。</translation>
    </message>
    <message>
        <source>Rewrite the backup from the boot sector.</source>
        <translation>ブートセクタからバックアップを書き直してください。</translation>
    </message>
    <message>
        <source>No MBR entry is active: the Mac's BIOS emulation has nothing to start.</source>
        <translation>アクティブなMBRエントリがありません。MacのBIOSエミュレーションで起動できるものがありません。</translation>
    </message>
    <message>
        <source>{} MBR entries are active; exactly one may be.</source>
        <translation>アクティブなMBRエントリが{}個あります。アクティブにできるのは1つだけです。</translation>
    </message>
    <message>
        <source>Make the Windows volume, and only it, active.</source>
        <translation>Windowsボリュームだけをアクティブにしてください。</translation>
    </message>
    <message>
        <source>{} is active, which is not the Windows volume.</source>
        <translation>{}がアクティブですが、これはWindowsボリュームではありません。</translation>
    </message>
    <message>
        <source>Make the Windows volume active.</source>
        <translation>Windowsボリュームをアクティブにしてください。</translation>
    </message>
    <message>
        <source>{} MBR entries are active; one at most may be.</source>
        <translation>アクティブなMBRエントリが{}個あります。アクティブにできるのは最大1つです。</translation>
    </message>
    <message>
        <source>Make only one active.</source>
        <translation>1つだけをアクティブにしてください。</translation>
    </message>
    <message>
        <source>An entry is active, but the MBR has no boot code: nothing starts.</source>
        <translation>アクティブなエントリがありますが、MBRにブートコードがないため、何も起動しません。</translation>
    </message>
    <message>
        <source>Write boot code into the MBR (hybrid propose offers it).</source>
        <translation>MBRにブートコードを書き込んでください (hybrid proposeで提示されます)。</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a new one.</source>
        <translation>ディスク署名がゼロです。Windowsのブートデータはディスク署名を参照しており、Windowsはディスクに新しい署名を割り当てます。</translation>
    </message>
    <message>
        <source>Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one may need a repair of the boot data.</source>
        <translation>Windowsのブートデータから以前の署名がわかる場合は復元してください (hybrid proposeで確認されます)。新しい署名にすると、ブートデータの修復が必要になることがあります。</translation>
    </message>
    <message>
        <source>Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.</source>
        <translation>このディスクのWindowsはUEFIで起動します。ハイブリッドMBRは不要で、あると起動しなくなる可能性があります。</translation>
    </message>
    <message>
        <source>Restore the protective MBR (hybrid reset).</source>
        <translation>保護MBRに戻してください (hybrid reset)。</translation>
    </message>
    <message>
        <source>Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.</source>
        <translation>このディスクのWindowsはBIOSでもUEFIでも起動できます。ハイブリッドMBRは不要かもしれません。</translation>
    </message>
    <message>
        <source>Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).</source>
        <translation>Windowsのインストール方法を確認してください。UEFIの場合は保護MBRに戻してください (hybrid reset)。</translation>
    </message>
    <message>
        <source>The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.</source>
        <translation>WindowsボリュームのルートにBOOTMGRもNTLDRもありません。BIOSでは起動しません。</translation>
    </message>
    <message>
        <source>Repair Windows' start with its own installation disc.</source>
        <translation>Windowsのインストールディスクで起動を修復してください。</translation>
    </message>
    <message>
        <source>The MBR does not end with 55 AA: no system reads it.</source>
        <translation>MBRが55 AAで終わっていません。どのシステムでも読み込まれません。</translation>
    </message>
    <message>
        <source>{} has the status {}; only 00 and 80 mean something.</source>
        <translation>{}のステータスは{}です。意味があるのは00と80だけです。</translation>
    </message>
    <message>
        <source>The CHS addresses of {} are neither computed from its sectors nor marked unused.</source>
        <translation>{}のCHSアドレスが、セクタから計算した値でも、未使用を示す値でもありません。</translation>
    </message>
    <message>
        <source>{} and {} overlap.</source>
        <translation>{}と{}が重なっています。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the end of the disk.</source>
        <translation>{}はセクタ{}で終わっており、ディスクの終端を超えています。</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the limit of 32-bit sector numbers.</source>
        <translation>{}はセクタ{}で終わっており、32ビットのセクタ番号の上限を超えています。</translation>
    </message>
    <message>
        <source>{} is an extended partition: a hybrid cannot have one.</source>
        <translation>{}は拡張パーティションです。ハイブリッドMBRに拡張パーティションを含めることはできません。</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) is not exactly a partition of the GPT.</source>
        <translation>{} (セクタ{}～{}) がGPTのどのパーティションとも正確に一致しません。</translation>
    </message>
    <message>
        <source>The GPT that the hybrid MBR goes with is damaged.</source>
        <translation>ハイブリッドMBRの元になるGPTが壊れています。</translation>
    </message>
    <message>
        <source>Repair the GPT first (gpt repair).</source>
        <translation>先にGPTを修復してください (gpt repair)。</translation>
    </message>
    <message>
        <source>The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.</source>
        <translation>ここではMBRが4096バイトのセクタで数えています。このようなディスクからWindowsを起動できるファームウェアはほとんどありません。</translation>
    </message>
    <message>
        <source>Use a disk or adapter with 512-byte sectors.</source>
        <translation>512バイトセクタのディスクまたはアダプタを使用してください。</translation>
    </message>
    <message>
        <source>GPT partition {} is shown by no MBR entry.</source>
        <translation>GPTパーティション{}がどのMBRエントリにも示されていません。</translation>
    </message>
    <message>
        <source>Partition {} has the type {} but holds {}.</source>
        <translation>パーティション{}のタイプは{}ですが、内容は{}です。</translation>
    </message>
    <message>
        <source>Set the type to {}.</source>
        <translation>タイプを{}に設定してください。</translation>
    </message>
    <message>
        <source>The file system in partition {} has {} bytes, the partition only {}.</source>
        <translation>パーティション{}のファイルシステムは{}バイトですが、パーティションは{}バイトしかありません。</translation>
    </message>
    <message>
        <source>Give the partition its full size again.</source>
        <translation>パーティションを元のサイズに戻してください。</translation>
    </message>
    <message>
        <source>The boot sector of partition {} says that {} sectors come before it; there are {}.</source>
        <translation>パーティション{}のブートセクタでは前にあるセクタが{}個とされていますが、実際は{}個です。</translation>
    </message>
    <message>
        <source>Correct the field: starting from the partition fails with it.</source>
        <translation>フィールドを修正してください。このままではこのパーティションから起動できません。</translation>
    </message>
    <message>
        <source>Sector 0 holds a partition table but does not end with 55 AA: no system reads it.</source>
        <translation>セクタ0にはパーティションテーブルがありますが、55 AAで終わっていません。どのシステムでも読み込まれません。</translation>
    </message>
    <message>
        <source>Write 55 AA at byte 510.</source>
        <translation>バイト510に55 AAを書き込んでください。</translation>
    </message>
    <message>
        <source>Entry {} has the status {}; only 00 and 80 mean something.</source>
        <translation>エントリ{}のステータスは{}です。意味があるのは00と80だけです。</translation>
    </message>
    <message>
        <source>Set the status to 00, or 80 for the partition to start from.</source>
        <translation>ステータスを00に設定するか、起動するパーティションでは80に設定してください。</translation>
    </message>
    <message>
        <source>More than one partition is active: boot code stops with “invalid partition table”.</source>
        <translation>アクティブなパーティションが2つ以上あります。ブートコードは「invalid partition table」と表示して停止します。</translation>
    </message>
    <message>
        <source>Leave one active.</source>
        <translation>アクティブなパーティションを1つだけにしてください。</translation>
    </message>
    <message>
        <source>Partition {} starts at sector 0, where the partition table is.</source>
        <translation>パーティション{}が、パーティションテーブルのあるセクタ0から始まっています。</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right start.</source>
        <translation>エントリを削除するか、正しい開始位置を設定してください。</translation>
    </message>
    <message>
        <source>There is more than one extended partition: systems differ in which they read.</source>
        <translation>拡張パーティションが2つ以上あります。どれを読み込むかはシステムによって異なります。</translation>
    </message>
    <message>
        <source>Keep all logical partitions in one extended partition.</source>
        <translation>すべての論理パーティションを1つの拡張パーティションにまとめてください。</translation>
    </message>
    <message>
        <source>Partition {} ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>パーティション{}はセクタ{}で終わっており、ディスクの終端 ({}) を超えています。</translation>
    </message>
    <message>
        <source>Give the partition its right size; the disk may be smaller than the one it was copied from.</source>
        <translation>パーティションに正しいサイズを設定してください。ディスクがコピー元より小さい可能性があります。</translation>
    </message>
    <message>
        <source>The CHS addresses of partition {} do not say its sectors.</source>
        <translation>パーティション{}のCHSアドレスがセクタと一致しません。</translation>
    </message>
    <message>
        <source>Partitions {} and {} overlap.</source>
        <translation>パーティション{}と{}が重なっています。</translation>
    </message>
    <message>
        <source>Delete or shrink the wrong one of them.</source>
        <translation>誤っているほうを削除または縮小してください。</translation>
    </message>
    <message>
        <source>Logical partition {} leaves its extended partition (sectors {} to {}).</source>
        <translation>論理パーティション{}が拡張パーティション (セクタ{}～{}) の外に出ています。</translation>
    </message>
    <message>
        <source>Enlarge the extended partition, or shrink the logical one.</source>
        <translation>拡張パーティションを拡大するか、論理パーティションを縮小してください。</translation>
    </message>
    <message>
        <source>Partition {} does not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>パーティション{}は物理セクタ ({}バイト) の境界から始まっていません。書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>Move the partition with its data.</source>
        <translation>パーティションをデータとともに移動してください。</translation>
    </message>
    <message>
        <source>A partition is active, but the MBR has no boot code.</source>
        <translation>アクティブなパーティションがありますが、MBRにブートコードがありません。</translation>
    </message>
    <message>
        <source>Write boot code into the MBR.</source>
        <translation>MBRにブートコードを書き込んでください。</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows gives the disk one.</source>
        <translation>ディスク署名がゼロです。Windowsがディスクに署名を割り当てます。</translation>
    </message>
    <message>
        <source>A GPT is left on this MBR disk: some systems may take it for the valid one.</source>
        <translation>このMBRディスクにGPTが残っています。一部のシステムがGPTを有効なものとみなす可能性があります。</translation>
    </message>
    <message>
        <source>Overwrite the GPT's sectors with zeros if the MBR is right.</source>
        <translation>MBRが正しい場合は、GPTのセクタをゼロで上書きしてください。</translation>
    </message>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>ディスクの終端の{}セクタはMBRでは使用できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert the disk to a GPT to use them.</source>
        <translation>これらを使用するには、ディスクをGPTに変換してください。</translation>
    </message>
    <message>
        <source>Block 0 has no driver descriptor (ER): old Macs do not recognize the disk.</source>
        <translation>ブロック0にドライバディスクリプタ (ER) がありません。古いMacではディスクが認識されません。</translation>
    </message>
    <message>
        <source>Rewrite the driver descriptor.</source>
        <translation>ドライバディスクリプタを書き直してください。</translation>
    </message>
    <message>
        <source>The driver descriptor says blocks of {} bytes, the map is written in steps of {}.</source>
        <translation>ドライバディスクリプタではブロックが{}バイトとされていますが、マップは{}バイト間隔で書き込まれています。</translation>
    </message>
    <message>
        <source>Usual on CDs; on a disk, rewrite the descriptor.</source>
        <translation>CDでは普通のことです。ディスクの場合はディスクリプタを書き直してください。</translation>
    </message>
    <message>
        <source>The driver descriptor counts {} blocks; the disk has {}.</source>
        <translation>ドライバディスクリプタでは{}ブロックですが、ディスクは{}ブロックです。</translation>
    </message>
    <message>
        <source>Rewrite the descriptor; the disk may be smaller than the one it was copied from.</source>
        <translation>ディスクリプタを書き直してください。ディスクがコピー元より小さい可能性があります。</translation>
    </message>
    <message>
        <source>The map says that it has {} entries; {} are there.</source>
        <translation>マップではエントリが{}個とされていますが、実際は{}個です。</translation>
    </message>
    <message>
        <source>Correct the count, or restore the missing entries.</source>
        <translation>数を修正するか、不足しているエントリを復元してください。</translation>
    </message>
    <message>
        <source>Entry {} says that the map has {} entries, the first says {}.</source>
        <translation>エントリ{}ではマップのエントリが{}個とされていますが、最初のエントリでは{}個です。</translation>
    </message>
    <message>
        <source>Correct the count.</source>
        <translation>数を修正してください。</translation>
    </message>
    <message>
        <source>Partition {} ends at block {}, beyond the end of the disk ({}).</source>
        <translation>パーティション{}はブロック{}で終わっており、ディスクの終端 ({}) を超えています。</translation>
    </message>
    <message>
        <source>Give the partition its right size.</source>
        <translation>パーティションに正しいサイズを設定してください。</translation>
    </message>
    <message>
        <source>The data of partition {} are said to go past its end.</source>
        <translation>パーティション{}のデータがパーティションの終わりを超えるとされています。</translation>
    </message>
    <message>
        <source>Let the data fill the partition.</source>
        <translation>データがパーティション全体を占めるようにしてください。</translation>
    </message>
    <message>
        <source>Partition {} is not marked valid and allocated.</source>
        <translation>パーティション{}が有効かつ割り当て済みとしてマークされていません。</translation>
    </message>
    <message>
        <source>No entry describes the partition map itself, or it is too small for the entries.</source>
        <translation>パーティションマップ自体を記述するエントリがないか、エントリに対して小さすぎます。</translation>
    </message>
    <message>
        <source>Write an Apple_partition_map entry from block 1 on.</source>
        <translation>ブロック1から始まるApple_partition_mapエントリを書き込んでください。</translation>
    </message>
    <message>
        <source>Rebuild the chain of extended boot records from the partitions found.</source>
        <translation>見つかったパーティションから拡張ブートレコードのチェーンを再構築してください。</translation>
    </message>
    <message>
        <source>The chain of extended boot records goes on past {} records.</source>
        <translation>拡張ブートレコードのチェーンが{}個を超えて続いています。</translation>
    </message>
    <message>
        <source>The chain of extended boot records comes back to sector {}.</source>
        <translation>拡張ブートレコードのチェーンがセクタ{}に戻っています。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} lies beyond the end of the disk.</source>
        <translation>セクタ{}の拡張ブートレコードがディスクの終端より後ろにあります。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} cannot be read: {}.</source>
        <translation>セクタ{}の拡張ブートレコードを読み込めません: {}。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} does not end with 55 AA.</source>
        <translation>セクタ{}の拡張ブートレコードが55 AAで終わっていません。</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} points to sector {}, outside its extended partition.</source>
        <translation>セクタ{}の拡張ブートレコードが、拡張パーティションの外のセクタ{}を示しています。</translation>
    </message>
    <message>
        <source>The first sector of the disk cannot be read: {}.</source>
        <translation>ディスクの最初のセクタを読み込めません: {}。</translation>
    </message>
    <message>
        <source>Read it again; if it stays unreadable, image the disk before anything else.</source>
        <translation>もう一度読み込んでください。それでも読み込めない場合は、ほかの何よりも先にディスクのイメージを作成してください。</translation>
    </message>
    <message>
        <source>The driver descriptor counts the blocks that the disk has.</source>
        <translation>ドライバディスクリプタのブロック数は、ディスクのブロック数と一致します。</translation>
    </message>
    <message>
        <source>The driver descriptor and the map agree on the block size.</source>
        <translation>ドライバディスクリプタとマップのブロックサイズは一致します。</translation>
    </message>
    <message>
        <source>A partition's data lie inside the partition.</source>
        <translation>パーティションのデータはパーティションの中にあります。</translation>
    </message>
    <message>
        <source>Block 0 starts with a driver descriptor (ER).</source>
        <translation>ブロック0はドライバディスクリプタ (ER) で始まります。</translation>
    </message>
    <message>
        <source>All entries say the same number of entries, and that many are there.</source>
        <translation>すべてのエントリに同じエントリ数が記録されており、その数のエントリがあります。</translation>
    </message>
    <message>
        <source>One entry describes the map itself and is large enough for it.</source>
        <translation>マップ自体を記述するエントリが1つあり、十分な大きさがあります。</translation>
    </message>
    <message>
        <source>Partitions end inside the disk.</source>
        <translation>パーティションはディスクの中で終わります。</translation>
    </message>
    <message>
        <source>Partitions do not overlap.</source>
        <translation>パーティションは重なりません。</translation>
    </message>
    <message>
        <source>Entries in use are marked valid and allocated.</source>
        <translation>使用中のエントリは有効かつ割り当て済みとしてマークされています。</translation>
    </message>
    <message>
        <source>The first sector can be read.</source>
        <translation>最初のセクタを読み込めます。</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors; on an SSD or a RAID on MiB.</source>
        <translation>パーティションは物理セクタの境界から始まります。SSDまたはRAIDではMiBの境界から始まります。</translation>
    </message>
    <message>
        <source>The two headers point to each other.</source>
        <translation>2つのヘッダは互いを示しています。</translation>
    </message>
    <message>
        <source>The checksum of the entries is right.</source>
        <translation>エントリのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The entries lie outside the usable range and inside the disk.</source>
        <translation>エントリは使用可能範囲の外かつディスクの中にあります。</translation>
    </message>
    <message>
        <source>At least 16 KiB are reserved for the entries.</source>
        <translation>エントリ用に16 KiB以上が予約されています。</translation>
    </message>
    <message>
        <source>The entries can be read.</source>
        <translation>エントリを読み込めます。</translation>
    </message>
    <message>
        <source>The backup header is in the disk's last sector.</source>
        <translation>バックアップヘッダはディスクの最後のセクタにあります。</translation>
    </message>
    <message>
        <source>The two copies say the same.</source>
        <translation>2つのコピーの内容は一致します。</translation>
    </message>
    <message>
        <source>No two partitions have the same GUID.</source>
        <translation>同じGUIDのパーティションはありません。</translation>
    </message>
    <message>
        <source>Partitions lie in the usable range.</source>
        <translation>パーティションは使用可能範囲の中にあります。</translation>
    </message>
    <message>
        <source>Partitions do not end before they start.</source>
        <translation>パーティションの終わりは始まりより前にありません。</translation>
    </message>
    <message>
        <source>The size of an entry is 128 times a power of two.</source>
        <translation>エントリのサイズは128に2の累乗を掛けた値です。</translation>
    </message>
    <message>
        <source>The checksum of each header is right.</source>
        <translation>各ヘッダのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The header's size is between 92 bytes and a sector.</source>
        <translation>ヘッダのサイズは92バイト以上、1セクタ以下です。</translation>
    </message>
    <message>
        <source>A disk with a protective MBR has a GPT.</source>
        <translation>保護MBRのあるディスクにはGPTがあります。</translation>
    </message>
    <message>
        <source>Each header says where it lies.</source>
        <translation>各ヘッダには自身の位置が記録されています。</translation>
    </message>
    <message>
        <source>Nothing follows the NUL that ends a partition's name.</source>
        <translation>パーティションの名前の終わりを示すNULの後ろには何もありません。</translation>
    </message>
    <message>
        <source>A protective entry (EE) stands in the MBR.</source>
        <translation>MBRに保護エントリ (EE) があります。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1 and covers the disk.</source>
        <translation>保護エントリはセクタ1から始まり、ディスクを覆っています。</translation>
    </message>
    <message>
        <source>The header's reserved field is zero.</source>
        <translation>ヘッダの予約フィールドはゼロです。</translation>
    </message>
    <message>
        <source>The header's revision is 1.0.</source>
        <translation>ヘッダのリビジョンは1.0です。</translation>
    </message>
    <message>
        <source>The table is written for this disk's sector size.</source>
        <translation>テーブルはこのディスクのセクタサイズ用に書き込まれています。</translation>
    </message>
    <message>
        <source>Both headers are there (EFI PART).</source>
        <translation>両方のヘッダがあります (EFI PART)。</translation>
    </message>
    <message>
        <source>No old backup header is left where the disk once ended.</source>
        <translation>以前のディスクの終端だった場所に古いバックアップヘッダは残っていません。</translation>
    </message>
    <message>
        <source>The sectors of both headers can be read.</source>
        <translation>両方のヘッダのセクタを読み込めます。</translation>
    </message>
    <message>
        <source>The usable range is not empty and inside the disk.</source>
        <translation>使用可能範囲は空ではなく、ディスクの中にあります。</translation>
    </message>
    <message>
        <source>The disk and every partition have a GUID.</source>
        <translation>ディスクとすべてのパーティションにGUIDがあります。</translation>
    </message>
    <message>
        <source>Exactly one entry is active: the Windows volume.</source>
        <translation>アクティブなエントリは1つだけで、それはWindowsボリュームです。</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector matches.</source>
        <translation>NTFSブートセクタのバックアップは一致します。</translation>
    </message>
    <message>
        <source>There is boot code when an entry is active.</source>
        <translation>アクティブなエントリがある場合、ブートコードがあります。</translation>
    </message>
    <message>
        <source>A Windows entry starts with an NTFS or FAT boot sector.</source>
        <translation>WindowsのエントリはNTFSまたはFATのブートセクタで始まります。</translation>
    </message>
    <message>
        <source>The boot sector's sector size is the disk's.</source>
        <translation>ブートセクタのセクタサイズはディスクのものと一致します。</translation>
    </message>
    <message>
        <source>CHS addresses are computed or marked unused.</source>
        <translation>CHSアドレスは計算された値か、未使用を示す値です。</translation>
    </message>
    <message>
        <source>The disk signature is not zero.</source>
        <translation>ディスク署名はゼロではありません。</translation>
    </message>
    <message>
        <source>The protective entry is not active.</source>
        <translation>保護エントリはアクティブではありません。</translation>
    </message>
    <message>
        <source>There is exactly one protective entry.</source>
        <translation>保護エントリは1つだけあります。</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT.</source>
        <translation>保護エントリはGPTを覆っています。</translation>
    </message>
    <message>
        <source>The protective entry stands first.</source>
        <translation>保護エントリは最初にあります。</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1.</source>
        <translation>保護エントリはセクタ1から始まります。</translation>
    </message>
    <message>
        <source>The hybrid MBR has no extended entry.</source>
        <translation>ハイブリッドMBRに拡張エントリはありません。</translation>
    </message>
    <message>
        <source>Both copies of the GPT are valid.</source>
        <translation>GPTのコピーは両方とも有効です。</translation>
    </message>
    <message>
        <source>The boot sector knows where its partition starts.</source>
        <translation>ブートセクタにはパーティションの開始位置が正しく記録されています。</translation>
    </message>
    <message>
        <source>Few systems start from a hybrid on 4096-byte sectors.</source>
        <translation>4096バイトセクタのハイブリッドから起動するシステムはほとんどありません。</translation>
    </message>
    <message>
        <source>Every other entry shows one GPT partition exactly.</source>
        <translation>ほかのエントリはそれぞれ、GPTパーティション1つを正確に示しています。</translation>
    </message>
    <message>
        <source>A Windows that starts by BIOS is shown by the MBR.</source>
        <translation>BIOSで起動するWindowsはMBRに示されています。</translation>
    </message>
    <message>
        <source>The Windows volume has BOOTMGR or NTLDR.</source>
        <translation>WindowsボリュームにBOOTMGRまたはNTLDRがあります。</translation>
    </message>
    <message>
        <source>No two entries overlap.</source>
        <translation>重なり合うエントリはありません。</translation>
    </message>
    <message>
        <source>Entries lie inside the disk and below 2^32 sectors.</source>
        <translation>エントリはディスクの中かつ2^32セクタ未満にあります。</translation>
    </message>
    <message>
        <source>The MBR ends with 55 AA.</source>
        <translation>MBRは55 AAで終わります。</translation>
    </message>
    <message>
        <source>Status bytes are 00 or 80.</source>
        <translation>ステータスバイトは00または80です。</translation>
    </message>
    <message>
        <source>The volume fits its entry.</source>
        <translation>ボリュームはエントリに収まります。</translation>
    </message>
    <message>
        <source>An entry's type agrees with the file system found.</source>
        <translation>エントリのタイプは、見つかったファイルシステムと一致します。</translation>
    </message>
    <message>
        <source>Windows does not start by UEFI already.</source>
        <translation>Windowsの起動方式はUEFIではありません。</translation>
    </message>
    <message>
        <source>GPT partitions that no MBR entry shows.</source>
        <translation>どのMBRエントリにも示されていないGPTパーティション。</translation>
    </message>
    <message>
        <source>At most one partition is active.</source>
        <translation>アクティブなパーティションは最大1つです。</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors.</source>
        <translation>パーティションは物理セクタの境界から始まります。</translation>
    </message>
    <message>
        <source>There is boot code when a partition is active.</source>
        <translation>アクティブなパーティションがある場合、ブートコードがあります。</translation>
    </message>
    <message>
        <source>Extended boot records point into their extended partition.</source>
        <translation>拡張ブートレコードは拡張パーティションの中を示しています。</translation>
    </message>
    <message>
        <source>The chain of extended boot records does not come back to itself.</source>
        <translation>拡張ブートレコードのチェーンは循環しません。</translation>
    </message>
    <message>
        <source>Extended boot records lie inside the disk.</source>
        <translation>拡張ブートレコードはディスクの中にあります。</translation>
    </message>
    <message>
        <source>Extended boot records end with 55 AA.</source>
        <translation>拡張ブートレコードは55 AAで終わります。</translation>
    </message>
    <message>
        <source>The chain of extended boot records ends.</source>
        <translation>拡張ブートレコードのチェーンには終わりがあります。</translation>
    </message>
    <message>
        <source>Extended boot records can be read.</source>
        <translation>拡張ブートレコードを読み込めます。</translation>
    </message>
    <message>
        <source>File systems fit their partitions.</source>
        <translation>ファイルシステムはパーティションに収まります。</translation>
    </message>
    <message>
        <source>The active volume knows where its partition starts.</source>
        <translation>アクティブなボリュームにはパーティションの開始位置が正しく記録されています。</translation>
    </message>
    <message>
        <source>No GPT is left beside an MBR.</source>
        <translation>MBRのほかにGPTは残っていません。</translation>
    </message>
    <message>
        <source>Logical partitions lie inside their extended partition.</source>
        <translation>論理パーティションは拡張パーティションの中にあります。</translation>
    </message>
    <message>
        <source>There is at most one extended partition.</source>
        <translation>拡張パーティションは最大1つです。</translation>
    </message>
    <message>
        <source>No partition starts at sector 0.</source>
        <translation>セクタ0から始まるパーティションはありません。</translation>
    </message>
    <message>
        <source>A partition's type agrees with the file system found.</source>
        <translation>パーティションのタイプは、見つかったファイルシステムと一致します。</translation>
    </message>
    <message>
        <source>The whole disk can be reached with 32-bit sector numbers.</source>
        <translation>ディスク全体を32ビットのセクタ番号で使用できます。</translation>
    </message>
    <message>
        <source>boot sector and its backup</source>
        <translation>ブートセクタとそのバックアップ</translation>
    </message>
    <message>
        <source>boot sector and file table</source>
        <translation>ブートセクタとファイルテーブル</translation>
    </message>
    <message>
        <source>backup boot sector and file table</source>
        <translation>バックアップブートセクタとファイルテーブル</translation>
    </message>
    <message>
        <source>boot sector alone</source>
        <translation>ブートセクタのみ</translation>
    </message>
    <message>
        <source>boot sector and FAT</source>
        <translation>ブートセクタとFAT</translation>
    </message>
    <message>
        <source>backup boot sector and FAT</source>
        <translation>バックアップブートセクタとFAT</translation>
    </message>
    <message>
        <source>volume header and its copy</source>
        <translation>ボリュームヘッダとそのコピー</translation>
    </message>
    <message>
        <source>volume header and catalogue</source>
        <translation>ボリュームヘッダとカタログ</translation>
    </message>
    <message>
        <source>alternate volume header and catalogue</source>
        <translation>代替ボリュームヘッダとカタログ</translation>
    </message>
    <message>
        <source>volume header alone</source>
        <translation>ボリュームヘッダのみ</translation>
    </message>
    <message>
        <source>container superblock and object map</source>
        <translation>コンテナスーパーブロックとオブジェクトマップ</translation>
    </message>
    <message>
        <source>checkpoint superblock and object map</source>
        <translation>チェックポイントスーパーブロックとオブジェクトマップ</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>スーパーブロック</translation>
    </message>
    <message>
        <source>backup superblock alone</source>
        <translation>バックアップスーパーブロックのみ</translation>
    </message>
    <message>
        <source>Partition {}: {}, found by its {}.</source>
        <translation>パーティション{}: {} ({}により検出)。</translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>見つかったパーティション{}個を含むテーブル</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {}. {} lies inside another volume.</source>
        <translation>除外: {}。{}は別のボリュームの中にあります。</translation>
    </message>
    <message>
        <source>Left out: {}. {} is too doubtful ({} of 100).</source>
        <translation>除外: {}。{}は確度が低すぎます (100中{})。</translation>
    </message>
    <message>
        <source>Left out: {}. {} is in the way of others or does not fit: {}.</source>
        <translation>除外: {}。{}はほかの妨げになるか、収まりません: {}。</translation>
    </message>
    <message>
        <source>{} at sector {} ({})</source>
        <translation>セクタ{1}の{0} ({2})</translation>
    </message>
    <message>
        <source>{} “{}” at sector {} ({})</source>
        <translation>セクタ{2}の{0}「{1}」 ({3})</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR removed</source>
        <translation>ハイブリッドMBRのエントリ{}を削除</translation>
    </message>
    <message>
        <source>Type {} for entry {} of the hybrid MBR</source>
        <translation>ハイブリッドMBRのエントリ{1}をタイプ{0}に設定</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR active</source>
        <translation>ハイブリッドMBRのエントリ{}をアクティブに設定</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR not active</source>
        <translation>ハイブリッドMBRのエントリ{}のアクティブを解除</translation>
    </message>
    <message>
        <source>Hybrid MBR</source>
        <translation>ハイブリッドMBR</translation>
    </message>
    <message>
        <source>CHS addresses of the MBR recomputed</source>
        <translation>MBRのCHSアドレスを再計算</translation>
    </message>
    <message>
        <source>MBR</source>
        <translation>MBR</translation>
    </message>
    <message>
        <source>The disk has sectors of 4096 bytes: few firmwares start Windows from such a disk.</source>
        <translation>ディスクのセクタは4096バイトです。このようなディスクからWindowsを起動できるファームウェアはほとんどありません。</translation>
    </message>
    <message>
        <source>There are more than three Windows partitions; {} is left out.</source>
        <translation>Windowsパーティションが4つ以上あります。{}は除外されます。</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has an NTFS boot sector.</source>
        <translation>{}はMicrosoft basic dataで、NTFSブートセクタがあります。</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has a FAT boot sector.</source>
        <translation>{}はMicrosoft basic dataで、FATブートセクタがあります。</translation>
    </message>
    <message>
        <source>Windows can start by UEFI as well as by BIOS here: make sure that it was installed in BIOS mode before you apply this.</source>
        <translation>ここではWindowsがBIOSでもUEFIでも起動できます。適用する前に、BIOSモードでインストールされたことを確認してください。</translation>
    </message>
    <message>
        <source>Neither BOOTMGR nor NTLDR is in the root of a Windows volume: it will appear in the start menu but may not start.</source>
        <translation>WindowsボリュームのルートにBOOTMGRもNTLDRもありません。起動メニューには表示されますが、起動しない可能性があります。</translation>
    </message>
    <message>
        <source>Nothing tells which of the Windows volumes starts: the first one is made active. Choose another if that is wrong.</source>
        <translation>どのWindowsボリュームが起動するのかを判断できないため、最初のボリュームをアクティブにします。間違っている場合は別のボリュームを選択してください。</translation>
    </message>
    <message>
        <source>{} was active before and stays it.</source>
        <translation>{}は以前からアクティブで、そのまま維持されます。</translation>
    </message>
    <message>
        <source>{} volumes hold a Windows loader: the first one is made active. Choose another if that is wrong.</source>
        <translation>Windowsローダのあるボリュームが{}個あるため、最初のボリュームをアクティブにします。間違っている場合は別のボリュームを選択してください。</translation>
    </message>
    <message>
        <source>{} is active: the Mac's BIOS emulation starts from it.</source>
        <translation>{}がアクティブです。MacのBIOSエミュレーションはここから起動します。</translation>
    </message>
    <message>
        <source>Apple's layout: the protective entry to the end of the EFI system partition, then every partition in the GPT's order.</source>
        <translation>Appleのレイアウト: EFIシステムパーティションの終わりまでを保護エントリとし、その後にすべてのパーティションをGPTの順に並べます。</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT's own sectors only.</source>
        <translation>保護エントリはGPT自体のセクタだけを覆います。</translation>
    </message>
    <message>
        <source>The protective entry goes up to the first partition that is shown; the others stay hidden from Windows.</source>
        <translation>保護エントリは、示される最初のパーティションの前までを覆います。ほかのパーティションはWindowsから隠されたままです。</translation>
    </message>
    <message>
        <source>The disk signature, which is zero, becomes {} as asked for.</source>
        <translation>ゼロであるディスク署名を、指定された{}に変更します。</translation>
    </message>
    <message>
        <source>The disk signature is zero; Windows' boot data refer to {}, which is restored.</source>
        <translation>ディスク署名がゼロです。Windowsのブートデータが参照している{}に復元します。</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data do not tell the old one. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>ディスク署名がゼロで、Windowsのブートデータからも以前の署名がわかりません。新しい署名を割り当てることはできますが、その後、インストールディスクによるWindowsのブートデータの修復が必要になることがあります。</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data name several: {}. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>ディスク署名がゼロで、Windowsのブートデータには複数の署名があります: {}。新しい署名を割り当てることはできますが、その後、インストールディスクによるWindowsのブートデータの修復が必要になることがあります。</translation>
    </message>
    <message>
        <source>The MBR has no boot code: ours is written, which starts the active partition.</source>
        <translation>MBRにブートコードがないため、アクティブなパーティションを起動する本ソフトウェアのブートコードを書き込みます。</translation>
    </message>
    <message>
        <source>The MBR has no boot code, so nothing would start. Ours can be written: 440 bytes that start the active partition.</source>
        <translation>MBRにブートコードがないため、何も起動しません。アクティブなパーティションを起動する本ソフトウェアのブートコード (440バイト) を書き込むことができます。</translation>
    </message>
    <message>
        <source>Hidden sectors in the backup boot sector of {}</source>
        <translation>{}のバックアップブートセクタの隠しセクタ数</translation>
    </message>
    <message>
        <source>Boot sector of {}, from its backup</source>
        <translation>{}のブートセクタ (バックアップから)</translation>
    </message>
    <message>
        <source>The first sector of {} is damaged: its backup boot sector is put there.</source>
        <translation>{}の最初のセクタが壊れているため、バックアップブートセクタをそこに書き込みます。</translation>
    </message>
    <message>
        <source>Hidden sectors in the boot sector of {}</source>
        <translation>{}のブートセクタの隠しセクタ数</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; it is corrected to {}.</source>
        <translation>{}のブートセクタでは前にあるセクタが{}個とされています。これを{}に修正します。</translation>
    </message>
    <message>
        <source>{} counts in sectors of {} bytes, the disk in {}: it will not start.</source>
        <translation>{}は{}バイトのセクタで数えていますが、ディスクのセクタは{}バイトです。起動しません。</translation>
    </message>
    <message>
        <source>Protective MBR instead of the hybrid one</source>
        <translation>ハイブリッドMBRを保護MBRに置き換え</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>保護MBR</translation>
    </message>
    <message>
        <source>Boot code and disk signature stay. A Windows that starts by BIOS disappears from the start menu.</source>
        <translation>ブートコードとディスク署名はそのまま残ります。BIOSで起動するWindowsは起動メニューに表示されなくなります。</translation>
    </message>
    <message>
        <source>Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.</source>
        <translation>パーティション{}はMBRでアクティブです。BIOSで起動するコンピュータは、ここから起動できなくなります。</translation>
    </message>
    <message>
        <source>Boot loaders and fstab lines may name partitions by the MBR's disk signature: those have to be adapted.</source>
        <translation>ブートローダやfstabの行がMBRのディスク署名でパーティションを指定している可能性があります。その場合は修正が必要です。</translation>
    </message>
    <message>
        <source>GUID partition table made of the MBR</source>
        <translation>MBRからGUIDパーティションテーブルを作成</translation>
    </message>
    <message>
        <source>Backup GPT entries removed</source>
        <translation>バックアップGPTのエントリを削除</translation>
    </message>
    <message>
        <source>Backup GPT header removed</source>
        <translation>バックアップGPTヘッダを削除</translation>
    </message>
    <message>
        <source>Other backup GPT entries removed</source>
        <translation>別のバックアップGPTのエントリを削除</translation>
    </message>
    <message>
        <source>Other backup GPT header removed</source>
        <translation>別のバックアップGPTヘッダを削除</translation>
    </message>
    <message>
        <source>Old GPT header removed</source>
        <translation>古いGPTヘッダを削除</translation>
    </message>
    <message>
        <source>Primary GPT entries removed</source>
        <translation>プライマリGPTのエントリを削除</translation>
    </message>
    <message>
        <source>Primary GPT header removed</source>
        <translation>プライマリGPTヘッダを削除</translation>
    </message>
    <message>
        <source>GUID partition table removed</source>
        <translation>GUIDパーティションテーブルを削除</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel is one of the disk's own already.</source>
        <translation>ディスクラベルのパーティション{}は、すでにディスク自体のパーティションの1つです。</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel has the type {}, which is not known here: it becomes a FreeBSD UFS partition (gpt set --type changes it).</source>
        <translation>ディスクラベルのパーティション{}のタイプは{}で、ここでは不明です。FreeBSD UFSパーティションになります (gpt set --typeで変更できます)。</translation>
    </message>
    <message>
        <source>Partition {} is OpenBSD's, which reads its disklabel on GPT disks, too, and does not look for its partitions in the GPT: do not change it for OpenBSD.</source>
        <translation>パーティション{}はOpenBSDのものです。OpenBSDはGPTディスクでも自身のディスクラベルを読み込み、GPTにパーティションを探しません。OpenBSDを使用する場合は変更しないでください。</translation>
    </message>
    <message>
        <source>BSD disklabel made into GPT partitions</source>
        <translation>BSDディスクラベルをGPTパーティションに変換</translation>
    </message>
    <message>
        <source>The disklabel itself stays where it is. fstab lines that name its letters have to be adapted.</source>
        <translation>ディスクラベル自体は元の場所に残ります。そのパーティション文字を指定しているfstabの行は修正が必要です。</translation>
    </message>
    <message>
        <source>Backup GPT entries</source>
        <translation>バックアップGPTのエントリ</translation>
    </message>
    <message>
        <source>Backup GPT header</source>
        <translation>バックアップGPTヘッダ</translation>
    </message>
    <message>
        <source>Primary GPT entries</source>
        <translation>プライマリGPTのエントリ</translation>
    </message>
    <message>
        <source>Primary GPT header</source>
        <translation>プライマリGPTヘッダ</translation>
    </message>
    <message>
        <source>MBR entry {} showed partition {} and goes with it.</source>
        <translation>MBRエントリ{}はパーティション{}を示していたため、一緒に削除されます。</translation>
    </message>
    <message>
        <source>MBR entry {} shows partition {} and follows it.</source>
        <translation>MBRエントリ{}はパーティション{}を示しており、それに合わせて変更されます。</translation>
    </message>
    <message>
        <source>The protective entry is made longer to cover the table.</source>
        <translation>保護エントリは、テーブルを覆うように延長されます。</translation>
    </message>
    <message>
        <source>The protective entry is shortened to make room.</source>
        <translation>保護エントリは、余地を作るために短縮されます。</translation>
    </message>
    <message>
        <source>Hybrid MBR kept in step</source>
        <translation>ハイブリッドMBRを同期</translation>
    </message>
    <message>
        <source>MBR made of the GUID partition table</source>
        <translation>GUIDパーティションテーブルからMBRを作成</translation>
    </message>
    <message>
        <source>Partition {} is not kept: its sectors become free space.</source>
        <translation>パーティション{}は保持されません。そのセクタは空き領域になります。</translation>
    </message>
    <message>
        <source>Partition {} (“{}”) is not kept: its sectors become free space.</source>
        <translation>パーティション{} (「{}」) は保持されません。そのセクタは空き領域になります。</translation>
    </message>
    <message>
        <source>The disk gets the signature {}.</source>
        <translation>ディスクに署名{}が割り当てられます。</translation>
    </message>
    <message>
        <source>Partition {} becomes logical partition {}.</source>
        <translation>パーティション{}は論理パーティション{}になります。</translation>
    </message>
    <message>
        <source>Partition {} becomes number {}.</source>
        <translation>パーティション{}の番号は{}になります。</translation>
    </message>
    <message>
        <source>Names, GUIDs and attributes of the partitions are lost with the GPT; a backup of it can be kept (table backup).</source>
        <translation>パーティションの名前、GUID、属性はGPTとともに失われます。GPTのバックアップを保存しておくことができます (table backup)。</translation>
    </message>
    <message>
        <source>The chain of logical partitions goes back on the disk after partition {}: newer versions of libblkid (util-linux 2.41.5) do not follow it there and show no partition after that one; systems themselves do.</source>
        <translation>論理パーティションのチェーンは、パーティション{}の後でディスク上を前に戻ります。新しいバージョンのlibblkid (util-linux 2.41.5) はそこでチェーンをたどらず、それより後のパーティションを表示しませんが、システム自体はたどります。</translation>
    </message>
    <message>
        <source>Record of logical partition {}</source>
        <translation>論理パーティション{}のレコード</translation>
    </message>
    <message>
        <source>First record of the extended partition</source>
        <translation>拡張パーティションの最初のレコード</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>マスターブートレコード</translation>
    </message>
    <message>
        <source>Partition map entry {}</source>
        <translation>パーティションマップのエントリ{}</translation>
    </message>
    <message>
        <source>Partition map entry {}, now unused</source>
        <translation>パーティションマップのエントリ{} (未使用に変更)</translation>
    </message>
    <message>
        <source>Driver descriptor</source>
        <translation>ドライバディスクリプタ</translation>
    </message>
    <message>
        <source>New, empty GUID partition table</source>
        <translation>新しい空のGUIDパーティションテーブル</translation>
    </message>
    <message>
        <source>New, empty Apple partition map</source>
        <translation>新しい空のAppleパーティションマップ</translation>
    </message>
    <message>
        <source>Old Apple partition map removed</source>
        <translation>古いAppleパーティションマップを削除</translation>
    </message>
    <message>
        <source>New, empty MBR partition table</source>
        <translation>新しい空のMBRパーティションテーブル</translation>
    </message>
    <message>
        <source>Impossible partitions or ones that leave the disk: {}; overlapping ones: {}.</source>
        <translation>ありえない、またはディスクの外に出ているパーティション: {}、重なっているパーティション: {}。</translation>
    </message>
    <message>
        <source>The primary header's checksum is right.</source>
        <translation>プライマリヘッダのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The primary header's checksum is wrong.</source>
        <translation>プライマリヘッダのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The backup header's checksum is right.</source>
        <translation>バックアップヘッダのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The backup header's checksum is wrong.</source>
        <translation>バックアップヘッダのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The other backup header's checksum is right.</source>
        <translation>別のバックアップヘッダのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The other backup header's checksum is wrong.</source>
        <translation>別のバックアップヘッダのチェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The checksum of its entries is right.</source>
        <translation>そのエントリのチェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>Its own entries are damaged; the other copy's have the checksum that it names.</source>
        <translation>自身のエントリが壊れていますが、もう一方のコピーのエントリは、このヘッダに記録されたチェックサムと一致します。</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong: partitions may be missing or misplaced.</source>
        <translation>そのエントリのチェックサムが正しくありません。パーティションが欠けているか、位置が誤っている可能性があります。</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong, too.</source>
        <translation>そのエントリのチェックサムも正しくありません。</translation>
    </message>
    <message>
        <source>Entries of {} bytes are not allowed: they are written with 128.</source>
        <translation>{}バイトのエントリは許可されていないため、128バイトで書き込みます。</translation>
    </message>
    <message>
        <source>The table gets {} entries: 16 KiB are the least that must be reserved.</source>
        <translation>テーブルのエントリは{}個になります。少なくとも16 KiBを予約する必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>ディスクが大きくなっています。バックアップはディスクの終端に移動し、{}セクタが使用可能になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk gets a new GUID; start entries that name the old one no longer find it.</source>
        <translation>ディスクに新しいGUIDが割り当てられます。以前のGUIDを指定している起動エントリからは見つからなくなります。</translation>
    </message>
    <message>
        <source>All partitions get new GUIDs; start entries and fstab lines that name the old ones no longer find them.</source>
        <translation>すべてのパーティションに新しいGUIDが割り当てられます。以前のGUIDを指定している起動エントリやfstabの行からは見つからなくなります。</translation>
    </message>
    <message>
        <source>The hybrid MBR is not changed.</source>
        <translation>ハイブリッドMBRは変更されません。</translation>
    </message>
    <message>
        <source>The hybrid MBR gets its signature back.</source>
        <translation>ハイブリッドMBRの署名を元に戻します。</translation>
    </message>
    <message>
        <source>No copy of the table is intact. Which one should be used?</source>
        <translation>テーブルの無傷なコピーがありません。どちらを使用しますか？</translation>
    </message>
    <message>
        <source>The copies of the table are intact but differ. Which one should be used?</source>
        <translation>テーブルのコピーは無傷ですが、内容が異なります。どちらを使用しますか？</translation>
    </message>
    <message>
        <source>Repair of the GUID partition table</source>
        <translation>GUIDパーティションテーブルの修復</translation>
    </message>
    <message>
        <source>Restore of partition tables</source>
        <translation>パーティションテーブルの復元</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>パーティションテーブル</translation>
    </message>
    <message>
        <source>The disk has another size than the one of the backup: the table's copy goes to its end.</source>
        <translation>ディスクのサイズがバックアップ時と異なるため、テーブルのコピーをディスクの終端に書き込みます。</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}</source>
        <translation>セクタ{}～{} ({})、{}</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}, “{}”</source>
        <translation>セクタ{}～{} ({})、{}、「{}」</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込み不可</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>at sector {}: intact</source>
        <translation>セクタ{}: 無傷</translation>
    </message>
    <message>
        <source>at sector {}: entries damaged</source>
        <translation>セクタ{}: エントリが壊れている</translation>
    </message>
    <message>
        <source>at sector {}: header damaged</source>
        <translation>セクタ{}: ヘッダが壊れている</translation>
    </message>
    <message>
        <source>at sector {}: header damaged, entries damaged</source>
        <translation>セクタ{}: ヘッダが壊れている、エントリが壊れている</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>Primary GPT</source>
        <translation>プライマリGPT</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Backup GPT</source>
        <translation>バックアップGPT</translation>
    </message>
    <message>
        <source>first usable sector</source>
        <translation>最初の使用可能セクタ</translation>
    </message>
    <message>
        <source>last usable sector</source>
        <translation>最後の使用可能セクタ</translation>
    </message>
    <message>
        <source>bytes of an entry</source>
        <translation>エントリのバイト数</translation>
    </message>
    <message>
        <source>GPT partition {}</source>
        <translation>GPTパーティション{}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>最初のセクタ</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>最後のセクタ</translation>
    </message>
    <message>
        <source>type</source>
        <translation>タイプ</translation>
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
        <translation>名前</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>boot code</source>
        <translation>ブートコード</translation>
    </message>
    <message>
        <source>disk signature</source>
        <translation>ディスク署名</translation>
    </message>
    <message>
        <source>boot signature</source>
        <translation>ブート署名</translation>
    </message>
    <message>
        <source>MBR entry {}</source>
        <translation>MBRエントリ{}</translation>
    </message>
    <message>
        <source>CHS</source>
        <translation>CHS</translation>
    </message>
    <message>
        <source>MBR logical partition {}</source>
        <translation>MBR論理パーティション{}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}</source>
        <translation>ブロック{}～{} ({})、{}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}, “{}”</source>
        <translation>ブロック{}～{} ({})、{}、「{}」</translation>
    </message>
    <message>
        <source>APM entry {}</source>
        <translation>APMエントリ{}</translation>
    </message>
    <message>
        <source>{} {} empty, sectors {}-{} ({})</source>
        <translation>{} {} 空、セクタ{}～{} ({})</translation>
    </message>
    <message>
        <source>{} {}, sectors {}-{} ({})</source>
        <translation>{} {}、セクタ{}～{} ({})</translation>
    </message>
    <message>
        <source>{} {} {}, sectors {}-{} ({})</source>
        <translation>{} {} {}、セクタ{}～{} ({})</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>方式</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{}バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>New identifiers in the partition table</source>
        <translation>パーティションテーブルの新しい識別子</translation>
    </message>
    <message>
        <source>The disk gets a new MBR signature; boot entries of Windows and PARTUUIDs of Linux that contain the old one no longer find it.</source>
        <translation>ディスクのMBR署名が新しくなります。古い署名を含むWindowsの起動エントリやLinuxのPARTUUIDでは、このディスクが見つからなくなります。</translation>
    </message>
    <message>
        <source>the partition table counts sectors of {} bytes, which do not convert to sectors of {} bytes</source>
        <translation>パーティションテーブルは{}バイトのセクタで数えており、{}バイトのセクタに換算できない</translation>
    </message>
    <message>
        <source>{} starts or ends at sector {} of {} bytes, which is not at a boundary of the target's sectors of {} bytes</source>
        <translation>{}の先頭または末尾がセクタ{} ({}バイト) にあり、コピー先の{}バイトのセクタの境界に合わない</translation>
    </message>
    <message>
        <source>{} does not fit on a disk of {} bytes</source>
        <translation>{}は{}バイトのディスクに収まらない</translation>
    </message>
    <message>
        <source>Partition table for a disk of another size</source>
        <translation>サイズの異なるディスク用のパーティションテーブル</translation>
    </message>
    <message>
        <source>The backup GPT moves to the end of the target.</source>
        <translation>バックアップGPTがコピー先の末尾に移動します。</translation>
    </message>
    <message>
        <source>The protective MBR covers the whole target.</source>
        <translation>保護MBRがコピー先全体を対象とします。</translation>
    </message>
    <message>
        <source>The partition table counted sectors of {} bytes and is rewritten for sectors of {} bytes.</source>
        <translation>パーティションテーブルは{}バイトのセクタで数えていたため、{}バイトのセクタ用に書き直されます。</translation>
    </message>
    <message>
        <source>The entries of the hybrid MBR are rewritten, too.</source>
        <translation>ハイブリッドMBRのエントリも書き直されます。</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but of the disk's {} sectors the backup GPT needs the last {}: writing the table would overwrite the partition's end</source>
        <translation>パーティション{0}はセクタ{1}で終わりますが、ディスクの{2}セクタのうち最後の{3}セクタがバックアップGPTに必要です: テーブルを書き込むとパーティションの末尾が上書きされます</translation>
    </message>
    <message>
        <source>the backup is damaged: its checksum is wrong</source>
        <translation>バックアップは破損しています: チェックサムが正しくありません</translation>
    </message>
    <message>
        <source>these partition tables cannot be saved so that they can be restored: {}</source>
        <translation>これらのパーティションテーブルは、復元できる形では保存できません: {}</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation>パーティションテーブルが変更されます。</translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation>「%1」は16進数字ではない</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>新規(&amp;W)</translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation>新しいGUID</translation>
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
        <translation>HFS+の時刻</translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation>APFSの時刻</translation>
    </message>
    <message>
        <source>Windows FILETIME</source>
        <translation>Windows FILETIME</translation>
    </message>
    <message>
        <source>GUID (GPT, Windows)</source>
        <translation>GUID (GPT、Windows)</translation>
    </message>
    <message>
        <source>UUID (APFS, ext)</source>
        <translation>UUID (APFS、ext)</translation>
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
        <translation>バイナリ</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1「%2」</translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation>パーティションテーブルなし</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>マスターブートレコード (MBR)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUIDパーティションテーブル (GPT)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation>GUIDパーティションテーブル (GPT) とハイブリッドMBR</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Appleパーティションマップ (APM)</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>GPTを保護</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>先頭セクタ</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクタ数</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation>ディスク署名が%1から%2に変わります。</translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation>プラットフォームに必要</translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation>EFIは無視</translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation>レガシーBIOSで起動可能</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み出し専用</translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation>シャドウコピー</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation>ドライブ文字なし</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation>GPTとハイブリッドMBR</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Appleパーティションマップ</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>パーティションテーブル</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation>
            <numerusform>%1セクタ</numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation>書き込み後: %1 (%2)</translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation>修正済み: %1 (%2)</translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation>1バイトには16進数字が2桁必要</translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation>16進数字がない</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストがない</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>「%1」は%2でエンコードできない</translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation>テキストはこのエンコーディングでエンコードできない</translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation>「%1」はBase64の文字ではない</translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation>Base64テキストがない</translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation>無効なBase64</translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation>選択範囲に読み込めないバイトが含まれている。16進としてコピーすると??で示される</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation>未書き込みの変更に追加(&amp;S)</translation>
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
            <numerusform>変更された行がほかに%n行…</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPTパーティション</translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation>現在のMBR</translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation>新しいMBR (変更箇所に下線)</translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation>ブートコード (440バイト) が追加されます。</translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation>ブートコードは変わりません。</translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation>ディスク署名 (%1) は変わりません。</translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation>ディスクはすでにこの内容です。何も変わりません。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
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
        <translation>%1、オフセット%2 (セクタ%3)</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation>「%1」は64ビットの数値ではない</translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation>%1ビットの範囲は-%2～%3</translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation>%1ビットの範囲は0～%2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>「%1」は数値ではない</translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation>数値が%1ビットに収まらない</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>負の数は使用できない</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>数値が64ビットに収まらない</translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>数値が現在の値の%nバイトに収まらない</numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation>秒の小数部は9桁まで</translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation>時刻は2024-12-31 23:59:59の形式で入力すること</translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation>この形式ではその時刻を表現できない</translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation>「%1」はGUIDではない</translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation>2進数字を8桁入力すること</translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation>この値はここでは編集できない</translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation>符号なし%1ビット</translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation>符号付き%1ビット</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16ビット浮動小数点数</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32ビット浮動小数点数</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64ビット浮動小数点数</translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation>32ビットUnix時刻</translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation>64ビットUnix時刻</translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation>DOSの日付と時刻</translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation>セクタ%1～%2は読み込めません。これらは完全に上書きされます。以前の内容は復元できないため、書き込みを取り消すときはスキップされます。</translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation>ファイルシステムのブートセクタまたはスーパーブロックが格納される先頭のセクタが変更されます。</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation>パーティション%1のブートセクタまたはスーパーブロックが変更されます。</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation>パーティション%1 (「%2」) のブートセクタまたはスーパーブロックが変更されます。</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation>「%1」はパーティションタイプではない。タイプを選択するか、GUIDを入力すること</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation>「%1」はパーティションタイプではない。タイプを選択するか、16進数字を2桁入力すること</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>「%1」はGUIDではない (16進数字8-4-4-4-12桁)</translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation>最終セクタ (%1) が先頭セクタ (%2) より前にある</translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation>Appleパーティションマップは2^32ブロックまで</translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation>%1: パーティションを追加</translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation>%1: パーティション%2を削除</translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation>%1: パーティション%2の範囲を変更</translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation>%1: パーティション%2のタイプを変更</translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation>%1: パーティション%2の名前を変更</translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation>%1: パーティション%2のGUIDを変更</translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation>%1: パーティション%2のアクティブフラグを変更</translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation>%1: パーティション%2の属性を変更</translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation>%1: パーティション%2の番号を変更</translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation>エントリを追加するにはハイブリッドMBRの提案を使用すること。ハイブリッドMBRのエントリはGPTパーティションに対応している</translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation>パーティションはGPTで変更すること。ハイブリッドMBRのエントリはそれに追随する</translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation>オフセット、「lba 40」、「50%」、または式を入力すること</translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation>アドレスがディスクの先頭より前にある</translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation>アドレスがディスクの終端より後ろにある。最終バイトは0x%1 (LBA %2)</translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation>式が不完全</translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation>予期しない「%1」</translation>
    </message>
    <message>
        <source>number too large</source>
        <translation>数値が大きすぎる</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>ゼロによる除算</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>括弧が多すぎる</translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation>閉じ括弧がない</translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation>小数を使用できるのはパーセントのみ</translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation>100 %を超えている</translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation>式が長すぎる</translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation>パーティション%1が存在しない</translation>
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
        <translation>何も書き込まれませんでした。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation>オフセット、lba 40、50%、+1M…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;p&gt;アドレスに移動:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;、&lt;b&gt;0x1000&lt;/b&gt;、&lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;バイト単位のオフセット&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;、&lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;セクタ&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;ディスクに対するパーセント&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;、&lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;カーソルからの相対位置&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;、&lt;b&gt;part&lt;/b&gt;、&lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;ディスクの終端、パーティションの先頭、選択範囲の先頭&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;これらを組み合わせた任意の式&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation>パーティションオフセット%1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>先頭(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation>最終バイト(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation>長さ(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>選択(&amp;L)</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>先頭: %1</translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation>最終バイト: %1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation>長さ: %1</translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation>オフセット0x%2から%1</translation>
    </message>
    <message>
        <source>Select block</source>
        <translation>ブロックを選択</translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation>オフセットと長さをアドレスバーと同じ形式で入力: 0x1F0、40s (セクタ)、lba 40、1M、part、end - 1</translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation>最終バイトが先頭より前にあります。</translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation>長さは1～%1でなければなりません。</translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation>ブロックが%1の終端を超えています。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation>このディスクにはブックマークがありません。
%1を押すとカーソル位置に設定できます。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Boot Campを回復(&amp;B)…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation>後で (「ツール」メニューからいつでも実行できます)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac's startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation>&lt;b&gt;Macの起動ディスクにWindowsが表示されませんか？&lt;/b&gt; Windowsボリューム「%1」は無傷ですが、MBRに登録されなくなっています。1分ほどで修復できます。</translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation>WindowsがMBRにありませんが、回復できます</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampOptions</name>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation>Windowsの起動元(&amp;W):</translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation>MBRに含めるパーティションを選択 (3つまで)(&amp;P)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Write Sectorsmith's b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation>Sectorsmithのブートコードを書き込む (推奨: ブートコードがないとWindowsは起動できません)(&amp;O)</translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation>ディスク署名を次の値に設定(&amp;S)</translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation>このディスクに推奨</translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation>Boot Campの標準: すべてのパーティション</translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation>Windowsのみ</translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation>Windowsのみ、最小の保護エントリ</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>レイアウト(&amp;L):</translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation>ディスク署名</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (推奨)</translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation>Boot Campでインストールした後と同様に、MBRにすべてのパーティションが登録されます。</translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation>MBRには選択したパーティションが登録され、1つの保護エントリがそれより前のすべてを覆います。</translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation>MBRにはWindowsが登録され、1つの保護エントリがそれより前のすべてを覆います。</translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation>大きな保護エントリを拒否するツールのために、保護エントリはGPTだけを覆います。</translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.</source>
        <translation>MBRにブートコードが含まれていません。SectorsmithのブートコードがWindowsボリュームを起動します。</translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation>ディスク署名を新しくすると、インストールディスクからWindowsのスタートアップ修復が必要になることがあります。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation>セクタ%1のバイト</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation>Boot Campを回復</translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation>確認して書き込む(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation>先にGPTを修復(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation>MBRにほかのパーティションを示す(&amp;S)…</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>予想される動作</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>パーティション%1: %2</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation>ディスクにGUIDパーティションテーブル (GPT) がありません</translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation>パーティション%1はWindowsボリューム: %2</translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation>%1、セクタ%2</translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation>ステップ3/3: 確認して書き込む</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検査結果</translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation>提案するテーブル</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac's Startup Disk settings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;このディスクのMBRにはWindows (&lt;b&gt;%1&lt;/b&gt;) が正しく登録されています。修復は必要ありません。&lt;/p&gt;&lt;p&gt;それでもWindowsが起動しない場合は、WindowsのブートファイルとMacの「起動ディスク」設定を確認してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Windowsボリューム&lt;b&gt;%1&lt;/b&gt;はこのディスクに残っていますが、Macの起動時に選択肢として表示されなくなっています。&lt;/p&gt;&lt;p&gt;ディスクには2つのパーティションテーブルがあります。macOSは新しいほうの&lt;i&gt;GPT&lt;/i&gt;を使用し、そこにはWindowsが登録されています。Boot CampでインストールされたWindowsは古いほうの&lt;i&gt;MBR&lt;/i&gt;を使用しますが、そこにはもうWindowsが登録されていません。パーティション作成ツールがこのテーブルをリセットしたためです。エントリを1つ復元するだけで十分です。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;続ける前に:&lt;/b&gt; %1。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Boot CampでインストールされたWindows (&lt;b&gt;%1&lt;/b&gt;) の起動にMacが使用するMBRにエラーがあります。次のステップで修正後のテーブルを示します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1。&lt;/b&gt;&lt;/p&gt;&lt;p&gt;このWindowsは、macOSと同様に、MacがGPTを通じて見つけます。起動するには、Macの起動中に&lt;b&gt;Optionキー (⌥、Alt)&lt;/b&gt;を押し続けて、「EFI Boot」を選択してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;このディスクではBoot Campを回復できません:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1。&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>macOSが使用するGPTは無傷で、%n個のパーティションが登録されています</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation>GPTが壊れています。先に修復してください</translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation>パーティション%1 (%2): ブートセクタが壊れていますが、ボリュームの終端にあるコピーは無傷です</translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation>Windowsブートマネージャ (%1) が見つかりました</translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation>ボリュームが移動されており、以前の位置が記録されています。これも修正されます</translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation>MBRにWindowsが登録されています</translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation>MBRにWindowsが登録されていませんが、このWindowsには必要ありません</translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation>MBRにWindowsが登録されていません</translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation>MBRにブートコードが含まれています</translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation>MBRにブートコードが含まれていません。次のステップで書き込むことができます</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注意事項</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>予定されている変更</translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>変更されるのはMBRの1セクタだけです。macOS、Windows、ファイル、GPTは変更されません。書き込む前にすべてのバイトを確認でき、変更はいつでも取り消すことができます。</translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>MBRと、Windowsボリュームのブートセクタおよびそのコピーが変更されます。macOS、ファイル、GPTは変更されません。書き込む前にすべてのバイトを確認でき、変更はいつでも取り消すことができます。</translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation>別のレイアウトまたは別のパーティションを選択してください。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation>このテーブルの検査で問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation>このテーブルの検査結果:</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;まだ何も書き込まれていません。「確認して書き込む」では、ディスク&lt;b&gt;%1&lt;/b&gt;で変更されるすべてのバイトの変更前と変更後が表示されます。変更は、そこで確定した後に書き込まれます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation>書き込む変更</translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation>データの保護方法</translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;ul&gt;&lt;li&gt;書き込む前に、以前の内容が取り消し記録に保存されます。変更は、再起動した後でも取り消すことができます。&lt;/li&gt;&lt;li&gt;書き込んだ後、セクタが読み戻されて検証されます。&lt;/li&gt;&lt;li&gt;GPT、macOS、およびすべてのファイルは変更されません。&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Macをこのディスクから起動した場合は、先に別のディスクから起動してください。macOSは起動ディスクを書き込みから保護しています。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation>&lt;p&gt;これはイメージファイルです。実際のディスクには影響しないため、安全に練習できます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation>&lt;p&gt;新しいテーブルが書き込まれ、検証されました。検査しています…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✔ 新しいテーブルが書き込まれ、検証されました。検査で問題は見つかりませんでした。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ 新しいテーブルが書き込まれ、検証されました。検査結果:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;p&gt;この変更を取り消すには、「編集」メニューの「取り消し記録」を選択してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;h4&gt;次にMacを起動するとき&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Macを再起動し、起動ディスクが表示されるまで&lt;b&gt;Optionキー (⌥、Alt)&lt;/b&gt;を押し続けます。&lt;/li&gt;&lt;li&gt;&lt;b&gt;Windows&lt;/b&gt;という名前のディスクを選択します (Macによっては「%1」または「EFI Boot」と表示されます)。&lt;/li&gt;&lt;li&gt;Windowsがディスクを検査する場合 (chkdsk) は、完了するまで待ちます。&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;キーを押さなければ、以前と同じようにmacOSが起動します。常にWindowsを起動するには、macOSの「システム設定」&amp;gt;「起動ディスク」、またはWindowsのBoot Campコントロールパネルで選択してください。&lt;/p&gt;&lt;h4&gt;Windowsが起動しない場合&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;黒い画面に「No bootable device」と表示される: このMacには別のブートコードまたは別のアクティブパーティションが必要です。このウィザードをもう一度開き、レイアウト「Windowsのみ」をお試しください。&lt;/li&gt;&lt;li&gt;「BOOTMGR is missing」またはエラー0xc000000e: MacはWindowsを見つけていますが、Windowsのブートファイルに、インストールディスクからのスタートアップ修復が必要です。&lt;/li&gt;&lt;li&gt;ほかのパーティション作成ツールにディスクを「修復」させないでください。ほとんどのツールはこのテーブルをリセットします。&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;この変更を取り消すには、「編集」メニューの「取り消し記録」を選択してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation>ステップ1/3: 検査結果</translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation>ステップ2/3: Windowsを復元するテーブル</translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation>ステップ2/3: 提案するテーブル</translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation>Boot Campを復元しました</translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation>ハイブリッドMBRを書き込みました</translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation>&lt;p&gt;ディスクを読み込んでいます…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ &lt;b&gt;このディスクを変更できません: %1。&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation>Boot Camp: ハイブリッドMBR</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation>%1のチェックサム</translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation>比較するチェックサムを貼り付けてください</translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation>比較するチェックサム</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation>チェックサムを1つ以上選択してください。</translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation>⚠ チェックサムを計算できません: %1</translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation>✔ %1と一致</translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation>✘ 一致しません</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2/%3</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>ディスクと比較中</translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation>取り消し記録を書き込み中</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>書き込み中</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>読み戻し中</translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation>ディスクをロック中</translation>
    </message>
    <message>
        <source>Flushing the disk's cache</source>
        <translation>ディスクのキャッシュをフラッシュ中</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>次の相違点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>前の相違点(&amp;P)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>左(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>右(&amp;R):</translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation>左のオフセット</translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation>右のオフセット</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>終端まで</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation>左のバイト</translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation>右のバイト</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation>範囲の先頭: 0x200、1M、2048s、lba 40</translation>
    </message>
    <message>
        <source>at offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation>長さ(&amp;G):</translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk's own tab</source>
        <translation>この表示は読み出し専用。バイトはディスク自体のタブで編集すること</translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation>⚠ %1はもう開かれていません</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1と%2を比較</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n件の相違点、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>%n件の相違点で停止しました</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>相違点はありません</translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>相違点が%n件より多くあります。ここに示すのはこれらだけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n件の相違点: %2中%1が異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation>サイズが異なります: 左は%1、右は%2。</translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation>片側で読み込めません: %1。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ConsolePanel</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Output of the template (std::print)</source>
        <translation>テンプレートの出力 (std::print)</translation>
    </message>
    <message>
        <source>Output of the template</source>
        <translation>テンプレートの出力</translation>
    </message>
    <message>
        <source>Copy the selected output, or all of it</source>
        <translation>選択した出力、またはすべての出力をコピー</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ContentOpening</name>
    <message>
        <source>%1 (checkpoint %2)</source>
        <translation>%1 (チェックポイント%2)</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1 (スナップショット%2)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (削除済み)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation>コピーを上書き(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation>コピーから復元(&amp;R)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>同一</translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>%n個より多くのフィールドが異なります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n個のフィールドが異なります</numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation>ここのチェックサムが不正</translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation>コピーのチェックサムが不正</translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation>テンプレートでこの構造体のコピーが宣言されていません。</translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation>コピーは同一で、チェックサムは正しい値です。</translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation>ソースは読み出し専用です。先に編集を許可してください。</translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation>%1のコピーを上書き</translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation>%1をコピーから復元</translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation>未書き込みの変更に追加しました。適用するには、変更を確認して書き込んでください。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyMapView</name>
    <message>
        <source>left to copy</source>
        <translation>未コピー</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>slow, left for later</source>
        <translation>低速のため後回し</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>エラーの後にスキップ</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>不良</translation>
    </message>
    <message>
        <source>Map of the copy</source>
        <translation>コピーのマップ</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>バイト%2から%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyText</name>
    <message>
        <source>%1 of %2 will be copied.</source>
        <translation>%2中%1がコピーされます。</translation>
    </message>
    <message>
        <source>%1 will be copied.</source>
        <translation>%1がコピーされます。</translation>
    </message>
    <message>
        <source>Of these, %1 were copied by an earlier run.</source>
        <translation>このうち%1は以前の実行でコピー済みです。</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>%1が破棄されます。</translation>
    </message>
    <message>
        <source>The target will be created; nothing is overwritten.</source>
        <translation>コピー先は新しく作成されます。何も上書きされません。</translation>
    </message>
    <message>
        <source>Everything in the target will be overwritten. It has no known partitions or volumes.</source>
        <translation>コピー先のすべての内容が上書きされます。既知のパーティションやボリュームはありません。</translation>
    </message>
    <message>
        <source>%1 stays in use.</source>
        <translation>%1は使用中のままです。</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>読み戻し中</translation>
    </message>
    <message>
        <source>Copying the skipped areas (pass %1)</source>
        <translation>スキップした部分をコピー中 (パス%1)</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>コピー中</translation>
    </message>
    <message>
        <source>Trimming the edges of bad areas</source>
        <translation>不良領域の端を絞り込み中</translation>
    </message>
    <message>
        <source>Reading bad areas sector by sector</source>
        <translation>不良領域を1セクタずつ読み込み中</translation>
    </message>
    <message>
        <source>Retrying bad sectors (%1)</source>
        <translation>不良セクタを再試行中 (%1)</translation>
    </message>
    <message>
        <source>Filling what could not be read</source>
        <translation>読み込めなかった部分を埋めています</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>終了処理中</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%2中%1、%3/s、残り%4:%5</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>何もコピーされませんでした。</translation>
    </message>
    <message>
        <source>Stopped. The map file lists the copied areas; “Continue” copies the rest.</source>
        <translation>停止しました。コピー済みの部分はマップファイルに記録されています。「続ける」で残りをコピーします。</translation>
    </message>
    <message>
        <source>Stopped. The copy is not complete.</source>
        <translation>停止しました。コピーは完了していません。</translation>
    </message>
    <message>
        <source>The copy is complete.</source>
        <translation>コピーが完了しました。</translation>
    </message>
    <message>
        <source>Copied: %1 (%2 bytes)</source>
        <translation>コピー済み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Of this, holes: %1 (%2 bytes)</source>
        <translation>うち穴: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Copied by earlier runs: %1 (%2 bytes)</source>
        <translation>以前の実行でコピー済み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Not readable: %1 (%2 bytes)</source>
        <translation>読み込み不可: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Filled: %1 (%2 bytes)</source>
        <translation>埋めた部分: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Read back, identical: %1 (%2 bytes)</source>
        <translation>読み戻し、一致: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Read back, different: %1 (%2 bytes)</source>
        <translation>読み戻し、不一致: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Average speed: %1/s</source>
        <translation>平均速度: %1/s</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>カーネルはまだ%1の古いエントリを使用しています: パーティションが使用中です。</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>ファイル%1</translation>
    </message>
    <message>
        <source>in no known file</source>
        <translation>既知のファイルには属さない</translation>
    </message>
    <message>
        <source>Afterwards the copy gets new identifiers:</source>
        <translation>その後、コピーに新しい識別子が付きます:</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>パーティション%1: %2</translation>
    </message>
    <message>
        <source>partition %1 is unchanged: %2</source>
        <translation>パーティション%1は変更されません: %2</translation>
    </message>
    <message>
        <source>The copy has new identifiers. To undo that, choose Edit, then Undo records.</source>
        <translation>コピーに新しい識別子が付きました。取り消すには、「編集」の「取り消し記録」を選択します。</translation>
    </message>
    <message>
        <source>The copy still has the identifiers of the source.</source>
        <translation>コピーの識別子はコピー元と同じままです。</translation>
    </message>
    <message>
        <source>The partition table or the boot sector was adapted to the target.</source>
        <translation>パーティションテーブルまたはブートセクタをコピー先に合わせて調整しました。</translation>
    </message>
    <message>
        <source>Copied by earlier runs, not verified: %1 (%2 bytes)</source>
        <translation>以前の実行でコピー済み、未検証: %1 (%2バイト)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyWindow</name>
    <message>
        <source>Copy &amp;disk…</source>
        <translation>ディスクをコピー(&amp;D)…</translation>
    </message>
    <message>
        <source>Copies the disk to another one or into an image file, also a failing one</source>
        <translation>ディスクを、故障しつつあるディスクも含めて、別のディスクまたはイメージファイルにコピーします</translation>
    </message>
    <message>
        <source>Goes on where a copy was stopped, by its map file (also ddrescue’s)</source>
        <translation>停止したコピーを、そのマップファイル (ddrescueのものも可) に従って続けます</translation>
    </message>
    <message>
        <source>Map file of the copy</source>
        <translation>コピーのマップファイル</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>マップファイル (*.map *.mapfile);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Copy disk</source>
        <translation>ディスクをコピー</translation>
    </message>
    <message>
        <source>%1 is being copied. Stop the copy first.</source>
        <translation>%1はコピー中です。先にコピーを停止してください。</translation>
    </message>
    <message>
        <source>&amp;Image file…</source>
        <translation>イメージファイル(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>続ける(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1をコピー</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>コピー先</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>コピー元</translation>
    </message>
    <message>
        <source>Partitions of the target</source>
        <translation>コピー先のパーティション</translation>
    </message>
    <message>
        <source>Name of the target</source>
        <translation>コピー先の名前</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>コピー先(&amp;T):</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>コピー元:</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>計画(&amp;P)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Read the target &amp;back and compare</source>
        <translation>コピー先を読み戻して比較(&amp;B)</translation>
    </message>
    <message>
        <source>Leave &amp;zeros out of the image file (sparse)</source>
        <translation>イメージファイルからゼロを省く (スパース)(&amp;Z)</translation>
    </message>
    <message>
        <source>Copy even if the source is in use (the copy can be inconsistent)</source>
        <translation>コピー元が使用中でもコピー (コピーの整合性が失われる可能性があります)</translation>
    </message>
    <message>
        <source>From the &amp;end to the start</source>
        <translation>末尾から先頭に向かってコピー(&amp;E)</translation>
    </message>
    <message>
        <source>Retries of bad sectors</source>
        <translation>不良セクタの再試行回数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A ddrescue map file: it records the copied areas, so that the copy can be continued, and the unreadable ones</source>
        <translation>ddrescueのマップファイル: コピーを続けることができるように、コピー済みの部分と読み込めなかった部分を記録します</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>マップファイル(&amp;M):</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>読み込めなかった部分</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>File or structure</source>
        <translation>そこにあるもの</translation>
    </message>
    <message>
        <source>Choose a disk, or an image file</source>
        <translation>ディスクまたはイメージファイルを選択してください</translation>
    </message>
    <message>
        <source>Image file to copy to</source>
        <translation>コピー先のイメージファイル</translation>
    </message>
    <message>
        <source>Images (*.img *.dd *.raw);;All files (*)</source>
        <translation>イメージ (*.img *.dd *.raw);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>マップファイル</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>コピー先が選択されていません。</translation>
    </message>
    <message>
        <source>A new image file</source>
        <translation>新しいイメージファイル</translation>
    </message>
    <message>
        <source>Choose where to copy to.</source>
        <translation>コピー先を選択してください。</translation>
    </message>
    <message>
        <source>Reading the disks…</source>
        <translation>ディスクを読み込み中…</translation>
    </message>
    <message>
        <source>To continue, type the name of the target: %1</source>
        <translation>続けるには、コピー先の名前を入力してください: %1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Looking for the files that have lost something…</source>
        <translation>内容が失われたファイルを検索中…</translation>
    </message>
    <message>
        <source>What could not be read:</source>
        <translation>読み込めなかった部分:</translation>
    </message>
    <message>
        <source>What could not be read (the first parts of it):</source>
        <translation>読み込めなかった部分 (最初の一部):</translation>
    </message>
    <message>
        <source>Co&amp;ntinue a copy…</source>
        <translation>コピーを続ける(&amp;N)…</translation>
    </message>
    <message>
        <source>Pro&amp;gress</source>
        <translation>進行状況(&amp;G)</translation>
    </message>
    <message>
        <source>Only used &amp;space: free blocks of known file systems are left out</source>
        <translation>使用中の領域のみ: 既知のファイルシステムの空きブロックを省く(&amp;U)</translation>
    </message>
    <message>
        <source>Ca&amp;lculate the SHA-256 of the copy</source>
        <translation>コピーのSHA-256を計算(&amp;L)</translation>
    </message>
    <message>
        <source>Retries of b&amp;ad sectors:</source>
        <translation>不良セクタの再試行回数(&amp;A):</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;S)</translation>
    </message>
    <message>
        <source>Give the copy identi&amp;fiers of its own (GUIDs, UUIDs, serial numbers)</source>
        <translation>コピーに固有の識別子を付ける (GUID、UUID、シリアル番号)(&amp;F)</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the copy before it got them.</source>
        <translation>SHA-256は、識別子が付く前のコピーのものです。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation> % 読み込み</translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation>読み込みの割合</translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation>アクセス(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation>ブロックサイズ(&amp;B):</translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation>シーケンシャル読み込み</translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation>シーケンシャル書き込み</translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation>シーケンシャル読み込みと書き込み</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>ランダム読み込み</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>ランダム書き込み</translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation>ランダム読み込みと書き込み</translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation>コマンドラインオプション: --rw</translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation>512バイト～64 MiB (コマンドラインオプション: --bs)</translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation>キューの深さ: 処理中の要求の数 (コマンドラインオプション: --iodepth)</translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation>コマンドラインオプション: --rwmixread</translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation>キューの深さ(&amp;E):</translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation>%1が処理中になります。上限は1 GiBです</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>データインスペクタ</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation>値は変更されませんでした: %1</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>値をコピー</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DebugView</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>Globals</source>
        <translation>グローバル変数</translation>
    </message>
    <message>
        <source>Expression to watch, such as parent.count * 2</source>
        <translation>ウォッチする式 (例: parent.count * 2)</translation>
    </message>
    <message>
        <source>Expression to watch</source>
        <translation>ウォッチする式</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>コールスタック</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 at %2:%3</source>
        <extracomment>A place in a template: function or structure, file, number of the line</extracomment>
        <translation>%1 (%2:%3)</translation>
    </message>
    <message>
        <source>Watch an expression to see more.</source>
        <translation>続きを見るには、式をウォッチしてください。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation>片側で読み込めません</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>異なります</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation>片側で読み込めません</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>異なります</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>相違点</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation>ディスクとパーティション</translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation>ディスクを探しています…</translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation>ディスクが見つかりません</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み出し専用</translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation>シリアル番号%1</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>開いているイメージ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation>ディスク上に表示</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>イメージを開く…</translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation>ディスクを一覧表示できません</translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation>イメージは開くことができます。</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1バイトのセクタ</translation>
    </message>
    <message>
        <source>No open images</source>
        <translation>開いているイメージはありません</translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation>%1を押すか、ここにイメージをドロップしてください。</translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation>低負荷モードで開く (故障しつつあるディスク)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>先読みと自動検出は行わず、各セクタの読み込みは1回だけ試みます</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A volume of an APFS container</extracomment>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.</source>
        <translation>システムはこのようなディスクを取り違えます。コピーのコンテキストメニューの「新しい識別子を付ける…」で解消できます。</translation>
    </message>
    <message>
        <source>same identifiers as another disk</source>
        <translation>別のディスクと同じ識別子</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>健康状態: %1</translation>
    </message>
    <message>
        <source>Give new identifiers…</source>
        <translation>新しい識別子を付ける…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1を開いています…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>Showing the file's own bytes. %1</source>
        <translation>ファイル自体のバイトを表示しています。%1</translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation>元のファイルを編集</translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation>ファイル自体のバイトを編集できるように、ファイルを開き直します</translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation>バイトの代わりにパーティションテーブルを表示します (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DraggedFiles</name>
    <message>
        <source>Copying out of the volume…</source>
        <translation>ボリュームからコピー中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation>編集を許可(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation>形式を指定して貼り付け(&amp;S)…</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation>パターンで埋める(&amp;W)…</translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation>変更をすべて破棄(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation>確認して書き込む(&amp;V)…</translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation>取り消し記録(&amp;O)…</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>「%1」を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>「%1」をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>読み出し専用</translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation>編集を許可</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>確認(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>後のために残す(&amp;K)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>取り消し記録</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>書き込みを完了し、検証しました。</translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation>ディスクとイメージは読み出し専用で開かれます。変更は、確認した後にのみ書き込まれます。</translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation>選択したバイトを元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation>変更をすべて破棄しますか？</translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation>%1の未書き込みの変更 (%2) と手順のリストをすべて破棄します。ディスクは変更されません。</translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation>未書き込みの変更を確認してから、ディスクに書き込みます</translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation>編集中、変更済み: %1</translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation>読み出し専用、変更済み: %1</translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation>変更は未書き込みのまま保持され、確認した後にのみ書き込まれます。クリックすると、ディスクが再び読み出し専用になります。</translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation>読み出し専用です。クリックすると編集が許可されます。</translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation>%1は読み出し専用で開かれています。変更するには編集を許可してください。変更は、確認した後にのみ書き込まれます。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1に保存されていない変更が%2バイトあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation>残した変更は、次に開いたときに再び提示されます。</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation>%1に、保存されていない%2の変更 (%3) があります。</translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation>最後の変更は不完全にしか保存されなかったため、除外されます。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>書き込みが中断されました: 「%1」、%2。%3セクタのうち、一部には古いデータ、一部には新しいデータが含まれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation>正しいディスクであることを確認してください: %1。

%2に書き込みますか？</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>取り消されなかったもの: %1。以前の内容は読み込めず、不明です。</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>取り消して検証しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>対象の範囲のうち%n個が、その間にディスク上で変更されています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation>保存されていない変更がクラッシュから保護されていません: %1</translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation>以前のセッションの変更</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation>オフセット%2から%1</translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation>エントロピーは1バイトあたり%1ビット (%2～%3)</translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation>%1 %がゼロ</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>読み込めません: %1</translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation>範囲全体のエントロピー</translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation>すべてゼロ</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntryDialog</name>
    <message>
        <source>Partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>New logical partition</source>
        <translation>新規論理パーティション</translation>
    </message>
    <message>
        <source>New partition</source>
        <translation>新規パーティション</translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation>番号(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>タイプ(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation>先頭ブロック(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation>先頭セクタ(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation>最終ブロック(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation>最終セクタ(&amp;L):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation>セクタ数、またはK、M、G、Tを付けて指定: 20G</translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation>GUID(&amp;G):</translation>
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
        <translation>「%1」はセクタ数ではない</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation>アクティブ (BIOSがこのパーティションから起動)(&amp;A)</translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation>この番号を持つパーティションには、現在の番号が割り当てられます</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation>変更されるのはテーブルのエントリだけです。データはそのままで、ファイルシステムは移動もサイズ変更もされません。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>まだ変更はありません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation>未使用領域を消去(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation>TRIM(&amp;T)…</translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation>ボリュームの空き領域、またはすべてのパーティションの外の領域を上書きします</translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation>未使用ブロックを解放します。TRIMを使用できない場合はその理由を説明します</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation>パーティション%1の空き領域: %2 (%3)</translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation>すべてのパーティションの外の領域</translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation>%1の空き領域</translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation>選択したバイト (%1)</translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation>パーティション内のすべて</translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation>ディスク上のすべて</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>ディスクを読み込んでいます…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%2中%1、%3/s、残り%4:%5</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation>udevルールをコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation>TRIM(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>未使用領域を消去</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation>全体にランダムなバイトを書き込む</translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation>イメージファイルに穴を開ける</translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation>ディスクの名前</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation>空けておく容量(&amp;F):</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation>ゼロでない部分すべてにゼロを書き込む</translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation>システムにゼロで埋めさせる (高速)</translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation>未使用ブロックを解放 (TRIM)</translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation>後でサンプルだけでなくすべてを読み戻す(&amp;K)</translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation>ドライブにセルも消去させる (セキュアディスカード。対応ドライブはわずか)(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>最初からやり直す(&amp;V)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>空けておく容量</translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation>ボリュームを埋めている間、この分だけほかのプログラム用に空けておきます。</translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation>対象(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>方法(&amp;M):</translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation>続けるには、ディスクの名前を入力してください: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個の範囲の%1が上書きされます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>%n個の範囲の%1がシステムによってゼロで埋められます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%n個の範囲の%1がファイル内の穴になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>%n個の範囲の%1がTRIMされます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation>ランダムなバイトを書き込み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation>ゼロを書き込み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation>システムがゼロで埋めた部分: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation>すでにゼロ: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation>TRIM済み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation>穴にした部分: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation>以前の実行で消去済み: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation>TRIMの単位より小さいためTRIMされず: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation>エラーのため消去されず: %1 (%2バイト)</translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation>停止しました。これまでに消去した部分は消去されたままです。「続ける」で残りを消去します。</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation>停止しました。実行済みの部分はそのままです。</translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation>バイト%1: %2</translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation>%1 読み戻し: %2。</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>カーネルはまだ%1の古いエントリを使用しています: パーティションが使用中です。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation>一時ファイルは削除されました。</translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation>%1を書き込みました。空き領域の最小値: %2。</translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation>TRIMを行うとSSDの書き込み速度が回復することがあります: 「ツール」、「TRIM」の順に選択してください。</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation>%1: %2使用中、%3空き。</translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation>変更なし: 位置%2の%1 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>…ほかに変更されない範囲が%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation>%2の%1 (%3): %5のうち%4が空き。</translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation>空けておく容量を除いた空き領域が一時ファイルで埋められ、その後一時ファイルは削除されます。ボリュームを埋めずに空きブロックだけを正確に消去するには、マウントを解除してください。</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>%1が破棄されます。</translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation>この経路ではTRIMがサポートされていません。</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>何も行われませんでした。</translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation>ファイルシステムが%1をTRIMしました。以前にTRIMした部分は省かれます。また、ドライブによる確認はありません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation>許可を求める…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation>このファイルを読み込むアクセス権がありません。所有者または管理者が変更できます。</translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation>ディスク全体を読み込むには許可が必要です。「許可を求める」を選択すると、システムのダイアログが開き、通常はパスワードを求められます。ダイアログが表示されない場合は、ターミナルで次のコマンドを実行すると、管理者としてディスクを読み込むことができます。</translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation>ディスクが取り外されたか、ファイルが移動された可能性があります。ディスクを接続し直すか、新しい場所からファイルを開いてください。</translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation>%1を使用しているプログラムを終了してから、再試行してください。</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1を開けません</translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation>低負荷モードで開く</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation>ディスクがエラーを返しました。ディスクが故障しつつある場合は、「低負荷モードで開く」を選択すると、表示されているセクタだけを1回ずつ読み込みます。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtentModel</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>%1, reads as zeros</source>
        <translation>%1、ゼロとして読み込まれます</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイル内</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>ストリーム</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message>
        <source>%1 of %2 were overwritten and are zeros in the copy</source>
        <translation>%2中%1が上書きされており、コピーではゼロになっています</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Bytes of a file, from the first to the last one</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>ほかに%1個の範囲</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>バイト%1</translation>
    </message>
    <message>
        <source>%1 of %2 are unreadable and are zeros in the copy: %3</source>
        <translation>%2中%1が読み込めず、コピーではゼロになっています: %3</translation>
    </message>
    <message>
        <source>only zeros are left; the drive may have discarded its content (TRIM)</source>
        <translation>ゼロしか残っていません。ドライブが内容を破棄した可能性があります (TRIM)</translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>ほか%1個のストリーム</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the copy: %1</source>
        <translation>コピーに含まれていません: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>%1個のファイルを抽出したところで停止しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>%1個のファイル (%2) を%3に抽出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>うち%1個は一部が上書きされています (コピーではゼロ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1個を抽出できませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>うち%1個は一部を読み込めません (コピーではゼロ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>うち%1個はゼロのみです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>一部のストリームを欠く項目: %1個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldCommands</name>
    <message>
        <source>Follow link</source>
        <translation>リンクをたどる</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation>コピーと比較…</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>バイトを選択</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>インデックスに移動…</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation>サブツリーをコピー</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>JSONとして書き出す…</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>インデックスに移動</translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation>要素のインデックス:</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>「%1」は数値ではない</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSONとして書き出す</translation>
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
        <translation>ランダムなGUIDを生成</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldTrees</name>
    <message>
        <source>Structure</source>
        <translation>構造体</translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation>フィルタに一致するフィールド</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation>%1は変更されませんでした: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileListModel</name>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Character device</source>
        <translation>キャラクタデバイス</translation>
    </message>
    <message>
        <source>Block device</source>
        <translation>ブロックデバイス</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>パイプ</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>ソケット</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 file</source>
        <extracomment>A kind of file by the end of its name: “JPG file”</extracomment>
        <translation>%1ファイル</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>変更日</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Recoverable</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>復元可能</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>No name on this volume has “%1” in it.</source>
        <translation>このボリュームに「%1」を含む名前はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1個の削除済みファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>No deleted files were found: nothing on this volume describes one.</source>
        <translation>削除済みファイルは見つかりませんでした: このボリュームには削除済みファイルの記述が残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1項目</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>このフォルダは空です。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1 (うち削除済み%2個)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;w on the disk</source>
        <translation>ディスク上に表示(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xtract…</source>
        <translation>抽出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Copying files</source>
        <translation>ファイルをコピー中</translation>
    </message>
    <message>
        <source>Mark the extents of the file in the map and among the bytes</source>
        <translation>ファイルのエクステントをマップとバイト表示でマーク</translation>
    </message>
    <message>
        <source>Copy the chosen files and folders out of the volume</source>
        <translation>選択したファイルとフォルダをボリュームからコピー</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Extents of the file</source>
        <translation>ファイルのエクステント</translation>
    </message>
    <message>
        <source>Stop marking this file on the disk</source>
        <translation>ディスク上のこのファイルのマークを解除</translation>
    </message>
    <message>
        <source>The volume has changed since its files were read.</source>
        <translation>ファイルを読み込んだ後に、ボリュームが変更されました。</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>再読み込み(&amp;A)</translation>
    </message>
    <message>
        <source>Open the &amp;content</source>
        <translation>内容を開く(&amp;C)</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>親フォルダを開く(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1: エクステント%2個</numerusform>
        </translation>
    </message>
    <message>
        <source>Extract to</source>
        <translation>抽出先</translation>
    </message>
    <message>
        <source>Extract files</source>
        <translation>ファイルを抽出</translation>
    </message>
    <message>
        <source>“%1” is on this disk. Copying files there can overwrite deleted files.</source>
        <translation>「%1」はこのディスク上にあります。そこにファイルをコピーすると、削除済みファイルが上書きされる可能性があります。</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>それでもコピー</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>%1個のファイルが「%2」にすでに存在します。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>残す(&amp;K)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message>
        <source>Its content is inside the structures of the file system.</source>
        <translation>その内容はファイルシステムの構造体の中にあります。</translation>
    </message>
    <message>
        <source>It has no blocks of its own.</source>
        <translation>それ自体のブロックはありません。</translation>
    </message>
    <message>
        <source>Resource fork</source>
        <translation>リソースフォーク</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Attribute “%1”</source>
        <translation>属性「%1」</translation>
    </message>
    <message>
        <source>Block map</source>
        <translation>ブロックマップ</translation>
    </message>
    <message>
        <source>No file system that Sectorsmith can list was found.</source>
        <translation>Sectorsmithで一覧表示できるファイルシステムは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>読み込みを停止しました。</translation>
    </message>
    <message>
        <source>This volume is encrypted.</source>
        <translation>このボリュームは暗号化されています。</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1、暗号化</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>ファイル%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1、バイト%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Free; was in %1</source>
        <extracomment>A free byte of the disk, and the deleted file that had it</extracomment>
        <translation>空き。以前は%1で使用</translation>
    </message>
    <message>
        <source>Free; was byte %1 of the deleted file %2</source>
        <translation>空き。以前は削除済みファイル%2のバイト%1</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>パスワードが正しくありません。</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its files.</source>
        <translation>ファイルを表示するには、ディスクまたはイメージを開いてください。</translation>
    </message>
    <message>
        <source>In gentle mode, files are read only when you ask for them.</source>
        <translation>低負荷モードでは、ファイルは要求したときにだけ読み込まれます。</translation>
    </message>
    <message>
        <source>The files have not been read yet.</source>
        <translation>ファイルはまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>ファイルを読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>Looking for file systems…</source>
        <translation>ファイルシステムを検索中…</translation>
    </message>
    <message>
        <source>%1
Enter the password of one of its users, or its recovery key. It is not stored.</source>
        <translation>%1
ユーザのいずれかのパスワード、または復旧キーを入力してください。入力内容は保存されません。</translation>
    </message>
    <message>
        <source>Un&amp;lock</source>
        <translation>ロックを解除(&amp;L)</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>パスワードを確認中…</translation>
    </message>
    <message>
        <source>Looking for deleted files on %1…</source>
        <translation>%1の削除済みファイルを検索中…</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>%1の名前を読み込み中…</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>再試行(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <extracomment>A state of an APFS container, by its number</extracomment>
        <translation>チェックポイント%1</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>スナップショット%1</translation>
    </message>
    <message>
        <source>Deleted folder</source>
        <translation>削除済みフォルダ</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much of a deleted file can be copied out: all of it</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How much of a deleted file can be copied out: “12 kB of 40 kB”</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Only the name</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>名前のみ</translation>
    </message>
    <message>
        <source>This folder was deleted.</source>
        <translation>このフォルダは削除されています。</translation>
    </message>
    <message>
        <source>%1 of %2 are still on the disk; the rest has been overwritten.</source>
        <translation>%2中%1がまだディスク上に残っています。残りは上書きされています。</translation>
    </message>
    <message>
        <source>Only the name of this file is left: its content was overwritten, or its location is unknown.</source>
        <translation>このファイルは名前だけが残っています: 内容が上書きされたか、その位置が不明です。</translation>
    </message>
    <message>
        <source>The first letter of its name was erased.</source>
        <translation>名前の最初の文字が消去されています。</translation>
    </message>
    <message>
        <source>Its size and location were erased.</source>
        <translation>サイズと位置が消去されています。</translation>
    </message>
    <message>
        <source>Only its first block is known; the rest is assumed to follow it.</source>
        <translation>最初のブロックだけがわかっています。残りはその後に続くものと仮定しています。</translation>
    </message>
    <message>
        <source>Another deleted file used some of the same blocks.</source>
        <translation>同じブロックの一部を別の削除済みファイルも使用していました。</translation>
    </message>
    <message>
        <source>Found in the unused space of a folder or a tree.</source>
        <translation>フォルダまたはツリーの未使用領域で見つかりました。</translation>
    </message>
    <message>
        <source>Found in the journal.</source>
        <translation>ジャーナルで見つかりました。</translation>
    </message>
    <message>
        <source>Found in an older checkpoint.</source>
        <translation>以前のチェックポイントで見つかりました。</translation>
    </message>
    <message>
        <source>Found in a snapshot.</source>
        <translation>スナップショットで見つかりました。</translation>
    </message>
    <message>
        <source>No other file is known to have overwritten this file's content.</source>
        <translation>このファイルの内容を上書きしたことがわかっている別のファイルはありません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesPanel</name>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>State of the volume</source>
        <translation>ボリュームの状態</translation>
    </message>
    <message>
        <source>Search the volume: part of a name, or *.jpg</source>
        <translation>ボリュームを検索: 名前の一部、または*.jpg</translation>
    </message>
    <message>
        <source>Search the volume</source>
        <translation>ボリュームを検索</translation>
    </message>
    <message>
        <source>Reading the names of the volume</source>
        <translation>ボリューム内の名前を読み込み中</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>No file has this byte: %1</source>
        <translation>このバイトを含むファイルはありません: %1</translation>
    </message>
    <message>
        <source>No file has this byte.</source>
        <translation>このバイトを含むファイルはありません。</translation>
    </message>
    <message>
        <source>&amp;Deleted</source>
        <translation>削除済み(&amp;D)</translation>
    </message>
    <message>
        <source>The current files of the volume, those of a snapshot, or the rest of an older checkpoint</source>
        <translation>ボリュームの現在のファイル、スナップショットのファイル、または以前のチェックポイントに残っているもの</translation>
    </message>
    <message>
        <source>Also show deleted files that something on the volume still describes, and how much of each is left</source>
        <translation>ボリューム上に記述が残っている削除済みファイルと、それぞれがどれだけ残っているかも表示</translation>
    </message>
    <message>
        <source>Password or recovery key</source>
        <translation>パスワードまたは復旧キー</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>16進数字(&amp;H)</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>パターンで埋める</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>埋める(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation>テキスト (%1)(&amp;T)</translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation>オフセット%2から%1にわたってパターンを繰り返します。</translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation>1回の変更の上限は%1 MiBです。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation>使用領域と未使用領域のマップ</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>未処理</translation>
    </message>
    <message>
        <source>done</source>
        <translation>処理済み</translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation>すでにゼロ</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation>ここの未使用: %2中%1、処理済み: %3</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilterBar</name>
    <message>
        <source>Filter fields</source>
        <translation>フィールドをフィルタ</translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation>名前、値、またはタイプにテキストを含むフィールドのみを表示</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation>検索を続ける</translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation>残りのフィールドを検索</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation>テンプレート内を検索</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>前を検索 (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>次を検索 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置き換え後のテキスト</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置き換える</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n件を置き換えました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingModel</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>変更日</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message>
        <source>Information</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation>GPTを修復…</translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation>新しいGUID…</translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation>Boot Campを回復…</translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation>MBRをリセット…</translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation>パーティションを検索…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検査結果</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検査結果</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>検査しています…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>検査結果: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修復: %1</translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation>MBRを提案…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>問題は見つかりませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n件の警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n件の注意事項</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation>問題なし、%1</translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation>オフセット%1。Enterキーを押すかダブルクリックすると移動します。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FolderModel</name>
    <message>
        <source>Deleted files (%1)</source>
        <translation>削除済みファイル (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation>バイトの出現頻度</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>バイト%1 (%2): %3回、%4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation>ディスクGUID(&amp;G):</translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation>ディスクGUID</translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation>エントリ数(&amp;E):</translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation>使用可能なセクタ:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>「%1」はGUIDではない (16進数字8-4-4-4-12桁)</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>「%1」はセクタ数ではない</translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation>GPTのプロパティ</translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation>ほぼすべてのディスクで2。一部のボードではそこにブートローダが格納されます</translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation>エントリのサイズ (バイト):</translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation>ディスクの終端にあるバックアップコピーも更新されます。パーティションのデータは移動されません。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>まだ変更はありません。</translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation>GPT: プロパティを変更</translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation>エントリの先頭セクタ(&amp;F):</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation>バックアップコピー</translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation>複製後の新しいGUID</translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation>ディスクに新しいGUIDを割り当てる(&amp;D)</translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation>すべてのパーティションに新しいGUIDを割り当てる(&amp;P)</translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation>プライマリコピー (ディスクの先頭)</translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation>ディスクの最終セクタにあるバックアップコピー</translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation>GUIDパーティションテーブルを修復</translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation>複製後に使用します。同じGUIDを持つ2台のディスクは、1台のコンピュータで競合します</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>予定されている変更</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>未書き込みの変更に追加(&amp;S)</translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation>このテーブルを修復できません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1: %n個のパーティション、信頼度%2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation>テーブルの両方のコピーが無傷です。修復は必要ありません。</translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation>選択したコピーからテーブルが再構築されます。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthPanel</name>
    <message>
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <source>&amp;Read health</source>
        <translation>健康状態を読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;hort self-test</source>
        <translation>ショートセルフテスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Long self-test</source>
        <translation>ロングセルフテスト(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;top self-test</source>
        <translation>セルフテストを停止(&amp;T)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The drive tests itself for some minutes. It can be used meanwhile; no data change.</source>
        <translation>ドライブが数分間かけて自身をテストします。その間もドライブを使用できます。データは変更されません。</translation>
    </message>
    <message>
        <source>The drive reads all of itself, for hours. It can be used meanwhile; no data change.</source>
        <translation>ドライブが数時間かけて自身の全体を読み込みます。その間もドライブを使用できます。データは変更されません。</translation>
    </message>
    <message>
        <source>No disk is open.</source>
        <translation>ディスクが開かれていません。</translation>
    </message>
    <message>
        <source>An image has no health of its own.</source>
        <translation>イメージ自体に健康状態はありません。</translation>
    </message>
    <message>
        <source>Reading the health…</source>
        <translation>健康状態を読み込んでいます…</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>まだ読み込まれていません。</translation>
    </message>
    <message>
        <source>The health is unknown.</source>
        <translation>健康状態は不明です。</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>健康状態: %1</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>ショート</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>ロング</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>%1 (value %2, limit %3)</source>
        <translation>%1 (値%2、しきい値%3)</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>エラーログ</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthText</name>
    <message>
        <source>Good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
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
        <translation>通電時間</translation>
    </message>
    <message>
        <source>%1 hours (%2 days)</source>
        <translation>%1時間 (%2日)</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>電源投入回数</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み量</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込み量</translation>
    </message>
    <message>
        <source>Endurance used</source>
        <translation>消費した書き換え寿命</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Spare blocks left</source>
        <translation>予備ブロックの残り</translation>
    </message>
    <message>
        <source>%1 % (limit %2 %)</source>
        <translation>%1 % (しきい値%2 %)</translation>
    </message>
    <message>
        <source>Bad sectors</source>
        <translation>不良セクタ</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>代替処理済みセクタ</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>代替処理保留中のセクタ</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>訂正不能セクタ</translation>
    </message>
    <message>
        <source>Unrecoverable errors</source>
        <translation>回復不能エラー</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>インターフェイスエラー</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>エラーログのエントリ</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>failed at sector %1</source>
        <translation>セクタ%1で不合格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>%1, at %2 hours</source>
        <translation>%1、通電時間%2時間の時点</translation>
    </message>
    <message>
        <source>A self-test is running: %1 % left</source>
        <translation>セルフテストを実行中: 残り%1 %</translation>
    </message>
    <message>
        <source>%1 is failing: %2</source>
        <translation>%1は故障しつつあります: %2</translation>
    </message>
    <message>
        <source>The health of %1 is not good: %2</source>
        <translation>%1の健康状態がよくありません: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation>Sectorsmithマニュアル</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>このページを検索</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>その他のキー</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>Template language</source>
        <translation>テンプレート言語</translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation>マニュアルページ</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation>Boot Campを修復</translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation>外付けケースを測定</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>未使用領域を消去</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Rescue a failing disk</source>
        <translation>故障しつつあるディスクを救出</translation>
    </message>
    <message>
        <source>Clone a Mac’s disk</source>
        <translation>Macのディスクのクローンを作成</translation>
    </message>
    <message>
        <source>Check files for changes</source>
        <translation>ファイルの変更を検査</translation>
    </message>
    <message>
        <source>Where the space and the time go</source>
        <translation>領域と時間の行方</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation>オフセット%1、LBA %2</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>%1のバイト</translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation>LBA</translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation>LBA:バイト</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation>相対</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>10進</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation>オフセット%1 (0x%2)、LBA %3</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>埋める</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation>このソースは空です (0バイト)。</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation>%1に変更、ディスク上: %2</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>検査に不合格</translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation>Ctrl+クリックまたはEnter: 0x%1に移動</translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation>選択範囲がクリップボードの上限である16 MiBを超えています。代わりにファイルに保存してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>「%1」は%2でエンコードできない</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation>クリップボードにテキストが含まれていない</translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation>貼り付けできません: %1。ほかの形式には「形式を指定して貼り付け」を使用してください。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesController</name>
    <message>
        <source>The tab has staged changes. Write or discard them first.</source>
        <translation>タブに未書き込みの変更があります。先に書き込むか破棄してください。</translation>
    </message>
    <message>
        <source>New identifiers written and verified. “Undo records” undoes this (record %1).</source>
        <translation>新しい識別子を書き込み、検証しました。「取り消し記録」で取り消すことができます (記録%1)。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesDialog</name>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>ディスクに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>New identifiers</source>
        <translation>新しい識別子</translation>
    </message>
    <message>
        <source>Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of another disk of this computer.</source>
        <translation>システムは、識別子が同じディスクを取り違えます。%1がこのコンピュータの別のディスクのコピーである場合は、新しい識別子を付けてください。</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>対象(&amp;O):</translation>
    </message>
    <message>
        <source>Identifiers that change</source>
        <translation>変更される識別子</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>New</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>The whole disk</source>
        <translation>ディスク全体</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Partition %1 is unchanged: %2</source>
        <translation>パーティション%1は変更されません: %2</translation>
    </message>
    <message>
        <source>Write although other partitions are in use: %1</source>
        <translation>ほかのパーティションが使用中でも書き込む: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ne&amp;w identifiers…</source>
        <translation>新しい識別子(&amp;W)…</translation>
    </message>
    <message>
        <source>Gives a copy its own GUIDs, UUIDs and serial numbers, after a review</source>
        <translation>確認の後、コピーに固有のGUID、UUID、シリアル番号を付けます</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation>%1/%2、%3</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation>%1/%2、%3、残り%4</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation>失われたパーティションを検索</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検出内容</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation>パーティション名</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>先頭セクタ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>テーブルに登録済み</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation>はい、パーティション%1</translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation>いいえ、別のものの内部</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation>GPTヘッダ</translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation>ディスク全体で、ファイルシステム (NTFS、FAT、exFAT、HFS+、APFS、ext)、そのバックアップブートセクタ、およびパーティションテーブルのコピーを検索します。何も書き込まれません。</translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation>すべてのセクタを検索 (低速。アラインされていないボリュームも検出)(&amp;E)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation>提案するテーブルには、選択したボリュームが含まれます。</translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation>テーブルを提案(&amp;P)…</translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation>検索を停止しました。</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation>%1/%2、%3、残り%4</translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>チェックサムは有効、%n個のパーティション</numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation>見つかったボリュームはすべてパーティションテーブルに登録されています。</translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>パーティションテーブルにないボリュームが%n個見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation>%1を読み込めません。</translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation>失われたパーティションを復元</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation>チェックサム(&amp;M)…</translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation>Sectorsmith</translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation>ディスクとイメージを開く</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – Sectorsmith</source>
        <translation>%1 – Sectorsmith</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>オフセット%1</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>開いているイメージ</translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation>ディスクイメージ (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation>保存をキャンセル</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った項目を開く(&amp;R)</translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation>選択範囲を別名で保存(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>タブを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation>16進としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を選択してコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>テキスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation>16進ダンプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation>Cの配列(&amp;C)</translation>
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
        <translation>オフセット(&amp;O)</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>すべて選択(&amp;L)</translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation>セクタを選択(&amp;T)</translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation>ブロックを選択(&amp;K)…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>指定位置に移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation>次のセクタ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation>前のセクタ(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation>次のパーティション(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation>前のパーティション(&amp;R)</translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation>ブックマークを設定または削除(&amp;M)</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>次のブックマーク</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>前のブックマーク</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation>Sectorsmithについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation>1行のバイト数(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;8</source>
        <translation>8(&amp;8)</translation>
    </message>
    <message>
        <source>&amp;16</source>
        <translation>16(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;32</source>
        <translation>32(&amp;3)</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>収まるだけ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>グループ化(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation>1バイト(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation>2バイト(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation>4バイト(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation>8バイト(&amp;8)</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>16進(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>10進(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>8進(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>2進(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation>オフセット (16進)(&amp;H)</translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation>オフセット (10進)(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation>LBAとオフセット (16進)(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation>LBAとオフセット (10進)(&amp;B)</translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation>パーティションからの相対位置(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>次のタブ(&amp;X)</translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation>Sectorsmithについて</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>未書き込みの変更</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>構造体</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>データインスペクタ</translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation>テンプレートエディタ</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>パーティション(&amp;P)</translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Boot Campを回復(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation>失われたパーティションを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation>エントロピーとバイトの出現頻度(&amp;Y)…</translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation>左側でディスクを選択するか、イメージを開くか、ここにファイルをドロップしてください。
ディスクを開いても、変更されることはありません。</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>イメージを開く…</translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation>カーソル位置の使用状況</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>カーソル位置</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>選択: %1 (%2)</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation>%1、%2バイトのセクタ</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>選択範囲を保存</translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation>%1に保存中</translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation>%1を保存しました。%2は読み込めず、ゼロとして書き込まれました</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>%1を%2に保存しました</translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation>保存をキャンセルしました。ファイルは書き込まれていません</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation>イメージを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>再読み込み(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation>故障しつつあるディスク用の低負荷モード(&amp;G)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>先読みと自動検出は行わず、各セクタの読み込みは1回だけ試みます</translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation>カーソル位置のリンクをたどる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation>セルの形式(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation>テキストエンコーディング(&amp;T)</translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation>標準のサイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルなし</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;16進ディスクエディタおよびパーティションツール: rawデバイスとイメージを開き、そのセクタを表示し、構造体をデコードします。&lt;/p&gt;&lt;p&gt;ディスクを開いても、書き込みが行われることはありません。&lt;/p&gt;&lt;p&gt;GNU General Public Licenseバージョン3以降に基づくフリーソフトウェアです。いかなる保証もありません。&lt;/p&gt;&lt;p&gt;Qt %2を使用してビルドされています。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation>GPTを修復(&amp;R)…</translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation>パーティションテーブルをバックアップ(&amp;U)…</translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation>パーティションテーブルを復元(&amp;O)…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Fi&amp;les</source>
        <translation>ファイル(&amp;L)</translation>
    </message>
    <message>
        <source>Browse, search and extract the files of the volumes</source>
        <translation>ボリュームのファイルを参照、検索、抽出</translation>
    </message>
    <message>
        <source>Show the &amp;file</source>
        <translation>ファイルを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;lor by file</source>
        <translation>ファイルごとに色分け(&amp;L)</translation>
    </message>
    <message>
        <source>Browse and search the files of the volumes (%1)</source>
        <translation>ボリュームのファイルを参照、検索 (%1)</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>使用中: %1</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestController</name>
    <message>
        <source>choose the files</source>
        <translation>ファイルを選択してください</translation>
    </message>
    <message>
        <source>choose where to save the manifest</source>
        <translation>マニフェストの保存先を選択してください</translation>
    </message>
    <message>
        <source>choose a manifest</source>
        <translation>マニフェストを選択してください</translation>
    </message>
    <message>
        <source>unlock the volume</source>
        <translation>ボリュームのロックを解除してください</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>パスワードが正しくありません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message>
        <source>%1 read.</source>
        <translation>%1を読み込みました。</translation>
    </message>
    <message>
        <source>%1 read in %2 (%3/s).</source>
        <translation>%1を%2で読み込みました (%3/s)。</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1、以前は%2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n個のファイルは中断の前に読み込まれていました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>ほかのファイルシステムにある%n個のフォルダは対象から外されました。最初のもの: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n個のファイルが、日付もサイズも変わらずに変化しています。バックアップが上書きされる前に、バックアップと比較してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n個のファイルを読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>No files to compare.</source>
        <translation>比較するものがありませんでした。</translation>
    </message>
    <message>
        <source>Everything is as the manifest describes it.</source>
        <translation>すべてマニフェストの記載どおりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>マニフェストとの相違点が%n件ありますが、疑わしいものはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1には%n個のファイル (%2) のチェックサムが入っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n個のファイルにはチェックサムがありません: 読み込めなかったか、変化している途中でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>As the manifest describes it.</source>
        <translation>マニフェストの記載どおりです。</translation>
    </message>
    <message>
        <source>The content is the same; only the date is new.</source>
        <translation>内容は同じで、日付だけが新しくなっています。</translation>
    </message>
    <message>
        <source>It was not there when the manifest was made.</source>
        <translation>マニフェストの作成時にはありませんでした。</translation>
    </message>
    <message>
        <source>It is in the manifest, but no longer there.</source>
        <translation>マニフェストにはありますが、現在は存在しません。</translation>
    </message>
    <message>
        <source>The content of a missing file, under another name.</source>
        <translation>なくなったファイルの内容が、別の名前で存在します。</translation>
    </message>
    <message>
        <source>The size changed; a program has probably saved the file.</source>
        <translation>サイズが変わっています。おそらくプログラムがファイルを保存しました。</translation>
    </message>
    <message>
        <source>Content and date changed, or the manifest has no dates; a program has probably saved the file.</source>
        <translation>内容と日付が変わっているか、マニフェストに日付がありません。おそらくプログラムがファイルを保存しました。</translation>
    </message>
    <message>
        <source>The content changed, but its date and size did not: damage on the disk, in memory or on a cable, or a hidden change.</source>
        <translation>内容が変わっていますが、日付とサイズは変わっていません: ディスク、メモリ、ケーブルのいずれかでの損傷、または隠された変更です。</translation>
    </message>
    <message>
        <source>It became something else, such as a folder in place of a file.</source>
        <translation>別の種類のものになっています (ファイルがフォルダになったなど)。</translation>
    </message>
    <message>
        <source>The link leads elsewhere.</source>
        <translation>リンク先が変わっています。</translation>
    </message>
    <message>
        <source>It changed while it was read; close the program that writes it.</source>
        <translation>読み込み中に変化しました。書き込んでいるプログラムを終了してください。</translation>
    </message>
    <message>
        <source>The content cannot be read; it can be damaged, or reading it denied.</source>
        <translation>内容を読み込めません。壊れているか、読み込みが拒否された可能性があります。</translation>
    </message>
    <message>
        <source>The manifest has no checksum of it.</source>
        <translation>マニフェストにこのチェックサムがありません。</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>ファイルの一覧を作成しています…</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 of %4</source>
        <translation>%1/%2ファイル、%3/%4</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1、%2/s、残り%3</translation>
    </message>
    <message>
        <source>Stopped. “Continue” goes on with the files that were not read yet.</source>
        <translation>停止しました。「続ける」で、まだ読み込んでいないファイルから続けます。</translation>
    </message>
    <message>
        <source>Earlier path: %1</source>
        <translation>以前のパス: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>サイズ: %1</translation>
    </message>
    <message>
        <source>Modified: %1</source>
        <translation>変更日: %1</translation>
    </message>
    <message>
        <source>%1 in the manifest: %2</source>
        <translation>マニフェストの%1: %2</translation>
    </message>
    <message>
        <source>%1 now: %2</source>
        <translation>現在の%1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message>
        <source>Inte&amp;grity of files…</source>
        <translation>ファイルの整合性(&amp;G)…</translation>
    </message>
    <message>
        <source>Records the checksums of files, and finds what has changed since</source>
        <translation>ファイルのチェックサムを記録し、その後に変化したものを見つけます</translation>
    </message>
    <message>
        <source>JSON lines (all details)</source>
        <translation>JSON 行（すべての詳細）</translation>
    </message>
    <message>
        <source>For sha256sum --check and its like</source>
        <translation>sha256sum --check など用</translation>
    </message>
    <message>
        <source>For hashdeep</source>
        <translation>hashdeep 用</translation>
    </message>
    <message>
        <source>For mtree</source>
        <translation>mtree 用</translation>
    </message>
    <message>
        <source>Folder &amp;in it:</source>
        <translation>その中のフォルダ(&amp;I):</translation>
    </message>
    <message>
        <source>Read &amp;past the system’s cache</source>
        <translation>システムのキャッシュを使わずに読み込む(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>フォルダ(&amp;F)…</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>検査(&amp;H)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>続ける(&amp;N)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Show on the &amp;disk</source>
        <translation>ディスク上に表示(&amp;D)</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>レポートを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Integrity of files</source>
        <translation>ファイルの整合性</translation>
    </message>
    <message>
        <source>the whole volume</source>
        <translation>ボリューム全体</translation>
    </message>
    <message>
        <source>Fi&amp;les:</source>
        <translation>ファイル(&amp;L):</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Make a manifest</source>
        <translation>マニフェストを作成</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source> MB/s</source>
        <translation> MB/s</translation>
    </message>
    <message>
        <source>Read at most this much each second, so that other programs are not slowed down</source>
        <translation>ほかのプログラムが遅くならないように、1秒間に読み込む量をここまでに制限します</translation>
    </message>
    <message>
        <source>Speed limi&amp;t:</source>
        <translation>速度制限(&amp;T):</translation>
    </message>
    <message>
        <source>Goes on from where the last run was stopped</source>
        <translation>前回の実行を停止した位置から続けます</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>レポートを%1として保存しました。</translation>
    </message>
    <message>
        <source>also made by sha256sum, hashdeep or mtree</source>
        <translation>sha256sum、hashdeep、mtreeで作成したものも可</translation>
    </message>
    <message>
        <source>a folder, to see which blocks differ</source>
        <translation>異なるブロックを調べるためのフォルダ</translation>
    </message>
    <message>
        <source>Small files are read from the disk, even those that the system has in memory. Slower.</source>
        <translation>小さなファイルがシステムのメモリ内にあっても、ディスクから読み込みます。遅くなります。</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>選択(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Manifest:</source>
        <translation>マニフェスト(&amp;M):</translation>
    </message>
    <message>
        <source>Cop&amp;y of the files:</source>
        <translation>ファイルのコピー(&amp;Y):</translation>
    </message>
    <message>
        <source>Manifest to check with</source>
        <translation>検査に使うマニフェスト</translation>
    </message>
    <message>
        <source>Copy to compare with</source>
        <translation>比較するコピー</translation>
    </message>
    <message>
        <source>a file on another disk</source>
        <translation>別のディスク上のファイル</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>チェックサム(&amp;K):</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>形式(&amp;R):</translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation>保存先(&amp;A):</translation>
    </message>
    <message>
        <source>Manifest to make</source>
        <translation>作成するマニフェスト</translation>
    </message>
    <message>
        <source>Manifests (*.manifest);;All files (*)</source>
        <translation>マニフェスト (*.manifest);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>A manifest records the checksum, size and date of each file. Make one while the files are good, and keep it on another disk. Later, a check reads the files again and lists what has changed, above all files with other content but the same date: failing disks, memory and cables cause this, programs do not.</source>
        <translation>マニフェストは、各ファイルのチェックサム、サイズ、日付を記録します。ファイルが正常なうちに作成し、別のディスクに保管してください。後で検査を行うと、ファイルがもう一度読み込まれ、変化したものが一覧表示されます。とりわけ、日付が同じで内容が異なるファイルです。その原因は故障しつつあるディスク、メモリ、ケーブルで、プログラムではありません。</translation>
    </message>
    <message>
        <source>The files are only read.</source>
        <translation>ファイルは読み込まれるだけです。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Filter by path</source>
        <translation>パスでフィルタ</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>変化したもの</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder with the files</source>
        <translation>ファイルのあるフォルダ</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1はすでに存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>&amp;Make manifest</source>
        <translation>マニフェストを作成(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>一時停止中: %1</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>すべての相違点</translation>
    </message>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>件の相違点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>変化したものはありません。</translation>
    </message>
    <message>
        <source>For suspicious files that were compared with a copy, and whose place on the disk is known</source>
        <translation>コピーと比較済みで、ディスク上の位置がわかっている疑わしいファイルに使用できます</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webページ (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Unlo&amp;ck</source>
        <translation>ロックを解除(&amp;C)</translation>
    </message>
    <message>
        <source>Password of one of its users, or the recovery key; it is not stored</source>
        <translation>ユーザのいずれかのパスワード、または復旧キー。入力内容は保存されません</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>パスワード(&amp;W):</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1、暗号化</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>パスワードを確認中…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
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
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n回)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation>すべてのメッセージを消去</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation>通知を閉じる</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
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
        <translation>旧: %1、新: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation>GPTとMBRのエントリ間のリンク</translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation>どのMBRエントリがどのGPTパーティションに対応するか</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation>パーティション%1: %2</translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation>%1、セクタ%2～%3</translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation>MBR: EE、保護</translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation>MBR %1: %2</translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation>パーティションマップ</translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation>名前「%1」</translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation>MBR %1: %2、アクティブ</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>パーティションテーブルを読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation>確認して書き込む(&amp;R)…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>マスターブートレコード (MBR)</translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation>ディスクGUID %1</translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation>ディスク署名%1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み出し専用</translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation>ハイブリッドMBR (BIOS用)</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>保護MBR</translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation>テーブルには、まだディスク上にない未書き込みの変更が含まれています</translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation>未書き込みの変更に追加しました (まだ書き込まれていません): %1。取り消すには%2を押してください。</translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation>テーブルを%1に保存しました</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>パーティションテーブルを読み込んでいます…</translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation>これはパーティションテーブルのない単独のボリュームです。</translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation>パーティションテーブルがありません。「修復とその他」を使用して、失われたパーティションを検索するか、テーブルを作成してください。</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1バイトのセクタ</translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation>BIOSと、BIOSから起動したWindowsが使用します。ほかのシステムはすべてGPTを使用します</translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation>GPTエントリを先頭セクタ順に並べ替え</translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation>ファイルが大きすぎてパーティションテーブルのバックアップとして使用できない</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>16進数字(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation>形式を指定して貼り付け</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>エンコーディング</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>ファイルを選択してください。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>ファイルが%1より大きい</translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation>次のエンコーディングのテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation>ファイルの内容(&amp;F)</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>貼り付けるテキスト</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>ファイルが選択されていません</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1を貼り付け</translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation>ファイルを貼り付け</translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation>貼り付けるのは%1ですが、カーソルからディスクの終端までは%2しかありません。</translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation>オフセット%2の%1を上書きします。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation>確認して書き込む(&amp;W)…</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>未書き込みの変更</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation>%2で%1が変更されています</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation>未書き込みの変更はありません。編集内容はここに表示され、確認した後にのみディスクに書き込まれます。</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(読み込めません)</translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation>この変更を元に戻す</translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation>オフセット%1の変更を元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>ほかに%1件の変更…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation>予定されている変更</translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation>これらの変更後、検査でエラーは見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>これらの変更後も、検査で%n件のエラーが見つかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation>まだ何も書き込まれません。変更は未書き込みの変更に追加され、書き込まれる前に確認できます。</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>未書き込みの変更に追加(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1はフォルダではありません。</translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation>%1に書き込むことができません。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>システムフォント</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>システム等幅フォント</translation>
    </message>
    <message>
        <source>System size</source>
        <translation>システムのサイズ</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation>10進: kB、MB、GB</translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation>2進: KiB、MiB、GiB</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>フォント(&amp;F):</translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation>フォントサイズ(&amp;Z):</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>読み込みと書き込み</translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation>言語を変更するには、Sectorsmithを再起動してください。</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>絶対パスを入力してください。</translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation>構造体のフィールドに色を付ける(&amp;S)</translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation>ディスクを低負荷モードで開く(&amp;G)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation>16進表示のフォント(&amp;V):</translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation>サイズの単位(&amp;U):</translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation>故障しつつあるディスク用: 先読みと自動検出は行わず、各セクタの読み込みは1回だけ試みます</translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation>開いているディスクまたはイメージごとの読み込みキャッシュ</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>デフォルトのフォルダ</translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation>ディスクごとの読み込みキャッシュ(&amp;D):</translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation>取り消し記録のフォルダ(&amp;O):</translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation>取り消し記録のフォルダ</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation>ソース全体: %1(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation>計算(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation>選択範囲 (空)(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation>選択範囲: オフセット0x%2から%1(&amp;S)</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>完了: %1。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestMap</name>
    <message>
        <source>left to read</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>read slowly</source>
        <translation>低速で読み込み</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>エラーの後にスキップ</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込み不可</translation>
    </message>
    <message>
        <source>Map of the disk</source>
        <translation>ディスクのマップ</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>バイト%2から%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestText</name>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%2中%1、%3/s、残り%4:%5</translation>
    </message>
    <message>
        <source>Stopped. With the same map file, the test continues.</source>
        <translation>停止しました。同じマップファイルを使うと、テストを続けることができます。</translation>
    </message>
    <message>
        <source>Stopped. Not everything was read.</source>
        <translation>停止しました。まだすべては読み込まれていません。</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.</source>
        <translation>%1を読み込めません (%2バイト)。ほかの何かを試す前に、ディスクをコピーしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>低速な領域が%n個あります。最も遅い領域では%1 msかかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more slow areas than are listed.</source>
        <translation>一覧にあるもののほかにも、低速な領域があります。</translation>
    </message>
    <message>
        <source>Everything had been read already. To read it again, choose another map file.</source>
        <translation>すべてすでに読み込み済みでした。もう一度読み込むには、別のマップファイルを選択してください。</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation>すべて読み込めます。</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込み不可</translation>
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
        <translation>ディスクの読み込みテスト(&amp;K)…</translation>
    </message>
    <message>
        <source>Reads the whole disk and shows its unreadable and slow areas</source>
        <translation>ディスク全体を読み込み、読み込めない部分と遅い部分を示します</translation>
    </message>
    <message>
        <source>Start &amp;reading</source>
        <translation>読み込みを開始(&amp;R)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Read test of %1</source>
        <translation>%1の読み込みテスト</translation>
    </message>
    <message>
        <source>Reads everything once, and writes nothing to it. A disk that is failing wears with each test: copy it first.</source>
        <translation>全体を1回読み込みます。何も書き込みません。故障しつつあるディスクはテストのたびに消耗します: 先にコピーしてください。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Unreadable and slow areas</source>
        <translation>読み込めない領域と低速な領域</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>A double click shows the bytes</source>
        <translation>ダブルクリックするとバイトが表示されます</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A piece of 1 MiB that takes longer counts as slow</source>
        <translation>1 MiBごとの読み込みにこれより長くかかった部分は、低速とみなされます</translation>
    </message>
    <message>
        <source>How often each unreadable sector is tried again at the end</source>
        <translation>読み込めない各セクタを最後に再試行する回数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Records the areas read, in ddrescue’s format, so that a stopped test can continue</source>
        <translation>読み込んだ部分をddrescueの形式で記録し、停止したテストを続けられるようにします</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>S&amp;low from:</source>
        <translation>低速とみなす時間(&amp;L):</translation>
    </message>
    <message>
        <source>R&amp;etries of bad sectors:</source>
        <translation>不良セクタの再試行回数(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>マップファイル(&amp;M):</translation>
    </message>
    <message>
        <source>Map file of the test</source>
        <translation>テストのマップファイル</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>マップファイル (*.map *.mapfile);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Stop the read test?</source>
        <translation>読み込みテストを停止しますか？</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>一時停止中: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation>完了する(&amp;F)…</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>取り消し記録</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクタ数</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前の内容</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込んだ内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み済み</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了する</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>書き込みを完了し、検証しました。</translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation>何も書き込まれませんでした。記録は閉じられました。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation>古い取り消し記録を削除</translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>%n日より古い記録はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation>ディスクのほかのパーティションが使用中でも書き込む</translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation>古い記録を削除(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>取り消す(&amp;U)…</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>現在のディスク上の内容</translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation>記録されたバイト</translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation>書き込みのたびに、置き換えられるバイトが記録されるため、書き込みを取り消すことができます。</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>取り消し済み</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation>rootが%1に作成した記録は表示されません。表示するには「sudo sectorsmith undo list」を実行してください。</translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation>取り消し記録なし</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%1に%n件の記録、%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(読み込めません)</translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation>さらにバイトが続きます…</translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation>%2への「%1」の書き込みを完了しますか？</translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation>%2への「%1」を取り消しますか？ この書き込みで置き換えられたバイトが復元されます。</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>取り消されなかったもの: %1。以前の内容は読み込めず、不明です。</translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation>正しいディスクであることを確認してください: %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>取り消して検証しました。</translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation>ほかはすべて取り消して検証しました。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>%n件の取り消し記録 (%1) を削除しますか？ 記録されている書き込みは取り消せなくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation>次の日数より古い記録を削除:</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultRing</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>結果別のファイル</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>アダプタ</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation>棒グラフ(&amp;B)</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>表(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation>速度テストの結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation>選択した結果の値</translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation>選択した結果の棒グラフ</translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation>保存されたテストはありません。ここまたはコマンドで実行したテストがこのリストに表示されます。</translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation>比較する結果を選択してください。結果をダブルクリックすると、そのグラフが表示されます。</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>比較を書き出す</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Rename result</source>
        <translation>結果の名前を変更</translation>
    </message>
    <message>
        <source>Name (empty: the disk's):</source>
        <translation>名前 (空欄の場合はディスクの名前):</translation>
    </message>
    <message>
        <source>Delete result</source>
        <translation>結果を削除</translation>
    </message>
    <message>
        <source>Delete the result of %1?</source>
        <translation>%1の結果を削除しますか？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)</source>
        <translation>表 (*.csv);;Markdown (*.md);;JSON (*.json);;画像 (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what was done, where</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) written and verified. “Undo records” undoes this (record %1).</source>
        <translation>
            <numerusform>%n個のセクタを書き込んで検証しました。「取り消し記録」で取り消すことができます (記録%1)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>カーネルはまだ%1の古いエントリを使用しています: パーティションが使用中です。</translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation>変更は残されています。管理者がパスワードを入力できるときにもう一度書き込むか、ディスクへの書き込みが許可されたアカウントを使用してください。</translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation>取り消して検証しました: ディスクは以前の内容になっています。</translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation>ディスクの内容はすでにこれらのバイトと同じです: 書き込むものはありません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation>マウント解除(&amp;U)</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>フォルダを選択(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>ディスクに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>もう一度読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation>確認して書き込む</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation>ディスク上の内容と、置き換える内容</translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation>書き込まれるバイト</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation>パーティションテーブルの変更</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation>%1の変更</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation>このディスク上: %1</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation>(読み込めませんでした)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>パーティションテーブル</translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation>%1のマウントを解除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation>取り消し記録用のフォルダ</translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation>書き込みを完了(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消す(&amp;T)</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>ディスクを読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>%1バイトのセクタが%n個書き込まれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>…ほかに%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation>取り消し記録用に別のフォルダを選択してください。</translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation>ディスクが使用中でも書き込む。次のパーティションは変更されません: %1</translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation>開始された書き込みは最後まで行われます。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation>%1は通常のファイルではない。保存先のファイルを選択すること</translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation>%1は読み込み中のイメージ。別のファイルを選択すること</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation>大文字と小文字を区別(&amp;C)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation>浮動小数点数</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation>UTF-16 (両方のバイト順)</translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation>UTF-32 (両方のバイト順)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>エンコーディング</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1ビット</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>バイト順</translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation>セクタ内のオフセット</translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation>16進、?は任意の1桁、|は選択肢の区切り: 55 ?? AA | EB ?? 90</translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation>数値: 40、-1、0x1234</translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation>数値: 3.14</translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation>開いているディスクがない</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>何も選択されていない</translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation>セクタ内の次のオフセットのみ</translation>
    </message>
    <message>
        <source>Search type</source>
        <translation>検索タイプ</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>検索対象</translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation>バイトとして</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>%1として</translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation>正規表現が一致するエンコーディング</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation>ソース全体</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation>現在のパーティション</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>検索範囲</translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation>RE2構文、バイトに一致: NTFS.{4}\x00\x02|EXFAT</translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation>RE2構文、文字に一致: IMG_\d{4}\.jpe?g|DCIM</translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation>検索する内容を入力すること</translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation>カーソルがパーティション内にない</translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation>%1バイトのセクタ内のオフセットは%2以下でなければならない</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation>すべて検索(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>検索: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>%1件見つかりました、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>読み込めない%1セクタをスキップしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>停止しました。%1件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>%1件より多く見つかりました。ここに示すのはこれらだけです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>%2で%1件見つかりました (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation>見つかりました (終端から検索を続行)</translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation>見つかりました (先頭から検索を続行)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つかりました</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>読み込めない%nバイト</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation>%1は読み出し専用。先に編集をオンにすること</translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation>オフセット%1は%2の終端より後ろにある</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation>%1使用中、%2空き</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>使用中: %1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>パーティション%1</translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation>バイト%1～%2</translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation>使用状況は読み込まれていません: アロケーションマップが大きいため</translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation>使用状況は不明: %1</translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation>使用状況を読み込んでいます…</translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation>空き、以前の状態のために予約済み</translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation>ファイルシステムの後ろ</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>未割り当て</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message>
        <source>Sp&amp;ace used by files…</source>
        <translation>ファイルの使用領域(&amp;A)…</translation>
    </message>
    <message>
        <source>Shows as a map which files and folders take the space of a disk</source>
        <translation>どのファイルやフォルダがディスクの領域を使用しているかをマップで示します</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>測定(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Space used by files</source>
        <translation>ファイルの使用領域</translation>
    </message>
    <message>
        <source>Folder or volume</source>
        <translation>フォルダまたはボリューム</translation>
    </message>
    <message>
        <source>Size of the boxes</source>
        <translation>ボックスの大きさ</translation>
    </message>
    <message>
        <source>Space on disk</source>
        <translation>ディスク上のサイズ</translation>
    </message>
    <message>
        <source>Size of the content</source>
        <translation>内容のサイズ</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>共有ブロック</translation>
    </message>
    <message>
        <source>Compressed content</source>
        <translation>圧縮された内容</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>断片</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>ファイル数</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>フォルダ(&amp;F)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder to measure</source>
        <translation>測定するフォルダ</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>%1を読み込み中: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n個のファイルまたはフォルダを読み込めませんでした。最初のもの: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedDials</name>
    <message>
        <source>Read</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>ランダム読み込み</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>ランダム書き込み</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>MB/s, %1 IOPS</source>
        <translation>MB/s、%1 IOPS</translation>
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
        <translation>プロファイルの標準</translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation>例: 1G。プロファイルが上書きするのは最大4 GiBです。</translation>
    </message>
    <message>
        <source> s per test</source>
        <translation> 秒/テスト</translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation>ディスクまたはフォルダ(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>プロファイル(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation>書き込み(&amp;W):</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>時間(&amp;M):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation>ディスクまたはフォルダ</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>フォルダ(&amp;O)…</translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation>マウントされたボリューム上の一時ファイルを使用してテスト</translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation>イメージ(&amp;I)…</translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation>テストするボリューム上のフォルダを選択</translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation>テストするイメージを選択</translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation>クイック: 大きいブロック、読み込みと書き込み</translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation>フル: 大きいブロックと小さいブロック、キューの深さ1と32</translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation>持続: キャッシュがいっぱいになるまで書き込み</translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation>スイープ: ディスクの先頭から終端まで</translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation>ファイル: 大きいファイル1個、小さいファイル500個、サイズ混在</translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation>検証: 容量を偽装したディスクを検出</translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation>カスタム: アクセス、ブロックサイズ、キューの深さを選択</translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation>保持: 上書きする前にデータを保存し、後で復元</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>読み込みのみ</translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk's name)</source>
        <translation>データを破棄 (ディスクの名前の入力が必要)</translation>
    </message>
    <message>
        <source>Backup: 400 GB in files of all sizes</source>
        <translation>バックアップ: さまざまなサイズのファイルで400 GB</translation>
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
            <numerusform>ほか%n件</numerusform>
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
        <translation>時間 (秒)</translation>
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
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation>速度テスト</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>結果(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation>ディスク、イメージ、またはフォルダを選択してください。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>画像 (*.svg *.png)</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>何も書き込まれません。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>ステップ%1/%2: %3</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
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
        <translation>読み込み</translation>
    </message>
    <message>
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation>%1ファイル/s</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n件の要求が失敗しました。最初はオフセット%1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation>読み込めないセクタ: %1。</translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation>途中で終了しました: %1。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>後で(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation>速度テスト(&amp;S)…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation>このテストは書き込みを行います。「書き込み」で別のオプションを選択してください。</translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation>最大%1を書き込みます。%2を保存し、後で復元します。</translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation>最大%1を書き込み、オフセット%3から%2の範囲の【データを破棄】します。</translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation>一時ファイルに最大%1を書き込みます。</translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation>所要時間は最長%1です。</translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation>データを破棄しますか？</translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk's name: %2</source>
        <translation>%1

このテストはディスク上のデータを破棄します。続けるには、ディスクの名前を入力してください: %2</translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation>%1に書き込み、後でデータを復元しますか？</translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation>書き込んで復元(&amp;W)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation>ステップ%1/%2: %3、残り%4</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation>結果を保存できません: %1</translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation>キャンセルしています: 処理中の要求を待ち、保存したデータを復元しています…</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation>アダプタ: モデル%1、シリアル番号%2、%3、TRIM: %4、SMART: %5、論理/物理セクタサイズ%6/%7バイト。</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation>中断された速度テスト</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation>%1の速度テストが中断され、ディスクのうち%2にテストデータが残っています。元のデータを復元しますか？</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation>データを復元して検証しました。</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>キャッシュあり</translation>
    </message>
    <message>
        <source>%1 (%2): %3 MB/s</source>
        <translation>%1 (%2): %3 MB/s</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>画像を保存(&amp;U)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>フル</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>持続</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Server %1, file system %2, mounted with: %3.</source>
        <translation>サーバ%1、ファイルシステム%2、マウントオプション: %3。</translation>
    </message>
    <message>
        <source>%1 that neither the test nor the previous content explains were replaced; the undo record %2 has them.</source>
        <translation>テストでも以前の内容でも説明できない%1が置き換えられました。置き換えられたデータは取り消し記録%2にあります。</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted. Its data cannot be restored now: %2.</source>
        <translation>%1の速度テストが中断されました。現在はそのデータを復元できません: %2。</translation>
    </message>
    <message>
        <source>Check that %1 is the right disk: %2.</source>
        <translation>%1が正しいディスクであることを確認してください: %2。</translation>
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
        <translation>%1のエントロピーとバイトの出現頻度</translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation>1バイトあたりのビット数で表したエントロピー (クリックするとブロックに移動)</translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation>バイトの出現頻度</translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation>全体のエントロピー: 1バイトあたり%1ビット。256種類のバイト値のうち%2種類が出現します。バイトの%3 %がゼロ、%4 %が印字可能なASCIIです。グラフのブロックサイズ: %5。</translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation>⚠ %1は読み込めないため、数えられていません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation>%1: 0x%3の%2</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (取り消し済み)</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1: 0x%3から%2個の範囲</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation>クリックするとこの状態に戻ります</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation>%1のマップ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation>%1、LBA %2～%3</translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>ここに%n件の検索結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>ここに%n個のブックマーク</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation>この領域の%1 %が使用中</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>先頭に移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation>ボリュームの使用状況を読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>At 0x%1: %2</source>
        <extracomment>What has the byte at an offset: a file's path, or a structure of the file system</extracomment>
        <translation>0x%1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1に書き出しました。</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>評価しています…</translation>
    </message>
    <message>
        <source>%1 (section of %2)</source>
        <translation>%1 (%2のセクション)</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>セクション%1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>実行を停止しました。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation>%1  ✓ 正常</translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation>%1  ✗ 不正</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation>
            <numerusform>%nビット</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1、ビット%2</translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation>%1へのリンク (EnterまたはCtrl+クリック)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation>ディスクまたはイメージを開くと、その構造体が表示されます。</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>評価しています…</translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation>一部のフィールドが、テンプレートの時間またはメモリの制限を超えています。</translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation>時間とメモリの制限を10倍にしてもう一度評価します</translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>検索中: %1フィールド、%2件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>最初の%1フィールドを検索し、%2件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>より大きいツリーのうち%1フィールドを検索し、%2件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>%1フィールドすべてを検索し、%2件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation>テンプレートを選択し、カーソル位置で実行してください。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Open what the template made in memory, such as unpacked data, in a tab</source>
        <translation>展開したデータなど、テンプレートがメモリ内に作ったものをタブで開きます</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation>このデータに一致するテンプレートがありません。</translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation>テンプレートにエラーがあります。</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation>%1を置き換えることができません。書き出した内容は%2にあります。</translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation>構造体がその間に再評価された。再試行すること</translation>
    </message>
    <message>
        <source>Further output is not shown.</source>
        <translation>これ以降の出力は表示されません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableCommands</name>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation>セクタを表示</translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation>修復とその他(&amp;M)</translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation>保護MBRにリセット(&amp;P)…</translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation>複製後の新しいGUID(&amp;G)…</translation>
    </message>
    <message>
        <source>GPT propert&amp;ies…</source>
        <translation>GPTのプロパティ(&amp;I)…</translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation>エントリを先頭セクタ順に並べ替え(&amp;T)</translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation>CHSアドレスを再計算(&amp;C)…</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>変換(&amp;V)</translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation>MBRからGPTへ(&amp;G)…</translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation>GPTからMBRへ(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation>BSDディスクラベルからGPTパーティションへ(&amp;B)…</translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation>GPTを削除…</translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation>新規の空のテーブル(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation>GUIDパーティションテーブル (GPT)(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation>マスターブートレコード (MBR)(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation>Appleパーティションマップ (APM)(&amp;A)…</translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation>非アクティブにする</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>アクティブにする</translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation>別のパーティションのための未割り当て領域がありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation>MBRをリセット</translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation>新規パーティションテーブル</translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation>CHSアドレスを再計算</translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation>BSDディスクラベルをGPTパーティションに変換</translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation>MBRをGPTに変換</translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation>GPTをMBRに変換</translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation>GPTを削除</translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation>すべての種類のパーティションテーブル (*.json)</translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation>sgdiskのGPTバックアップ (*.gpt)</translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation>パーティションテーブルをバックアップ</translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation>パーティションテーブルを復元</translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation>パーティションテーブルのバックアップ (*.json *.gpt *.bak *.bin);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation>GPTパーティション%1</translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation>MBRエントリ%1</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>GPTを保護</translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation>セクタ%1 (0x%2)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>先頭ブロック</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>先頭セクタ</translation>
    </message>
    <message>
        <source>Last block</source>
        <translation>最終ブロック</translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation>最終セクタ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状況</translation>
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
        <translation>GPTパーティションではない</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>非アクティブ</translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation>「%1」はエントリ番号ではない</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation>「%1」は64ビットの数値ではない。16進には0xを使用すること</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation>「%1」は、セクタ数でも、20Gや512Mのような整数個のセクタになるサイズでもない</translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation>パーティションには1セクタ以上必要</translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation>エントリ番号。別の番号を入力するとエントリが入れ替わります。MBRも更新されます</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>エントリ番号</translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation>アクティブパーティション: BIOSがここから起動します</translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation>検出された内容</translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPTパーティション</translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation>MBRエントリ</translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation>パーティションの一意のGUID</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableSides</name>
    <message>
        <source>GUID partition table</source>
        <translation>GUIDパーティションテーブル</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>マスターブートレコード</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Appleパーティションマップ</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUIDパーティションテーブル (GPT)</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Appleパーティションマップ (APM)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
    <message>
        <source>No completions here.</source>
        <translation>ここに補完候補はありません。</translation>
    </message>
    <message>
        <source>%1: size varies</source>
        <translation>%1: サイズは可変</translation>
    </message>
    <message>
        <source>Bit</source>
        <extracomment>Columns of a table: where a member lies in its structure, and how large it is</extracomment>
        <translation>ビット位置</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Declared in %1, line %2</source>
        <translation>%1の行%2で宣言</translation>
    </message>
    <message>
        <source>The definition of this name is not known.</source>
        <translation>この名前の定義は不明です。</translation>
    </message>
    <message>
        <source>Place the cursor on a name to rename it.</source>
        <translation>変更する名前にカーソルを置いてください。</translation>
    </message>
    <message>
        <source>This name is declared in another file; rename it there.</source>
        <translation>この名前は別のファイルで宣言されています。そのファイルで変更してください。</translation>
    </message>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>%1の新しい名前 (このファイルで%n回使用):</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses it, too, and is not changed.</source>
        <translation>%1でも使用されていますが、そちらは変更されません。</translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>行%1以降のほかの%nか所は同じ名前の可能性がありますが、変更されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>行%1以降の%nか所は、別の宣言を指している可能性もあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use letters, digits and underscores.</source>
        <translation>「%1」は有効な名前ではありません。英字、数字、アンダースコアを使用してください。</translation>
    </message>
    <message>
        <source>“%1” is already declared here.</source>
        <translation>「%1」はここですでに宣言されています。</translation>
    </message>
    <message>
        <source>The template cannot be formatted without changing its meaning.</source>
        <translation>このテンプレートは、意味を変えずに整形することができません。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateBar</name>
    <message>
        <source>Run template here</source>
        <translation>ここでテンプレートを実行</translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation>テンプレートを編集</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation>バイトをデコードするテンプレート</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation>テンプレートの先頭: オフセット、LBA、または式 (Enterキーを押すと実行)</translation>
    </message>
    <message>
        <source>Template start</source>
        <translation>テンプレートの先頭</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自動: %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation>%1がバイトをデコードしています</translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation>%1 (ユーザ)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation>テンプレートのテキスト</translation>
    </message>
    <message>
        <source>Click to set or remove a breakpoint (F9)</source>
        <translation>クリックしてブレークポイントを設定または削除 (F9)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation>カーソル位置で実行</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>new template</source>
        <translation>新しいテンプレート</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>別名で保存…</translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation>保存されていないテンプレート</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1への変更を保存しますか？</translation>
    </message>
    <message>
        <source>the new template</source>
        <translation>新しいテンプレート</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation>自分用</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation>前回のオフセットで実行</translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation>複製して編集</translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation>テンプレートのメッセージ</translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation>%1 (内蔵、読み出し専用)</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (変更済み)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation>ユーザテンプレートとして保存</translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation>名前 (フォルダを作るには/を使用):</translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation>「%1」という名前のテンプレートはすでに存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>A menu of what can be done with the text of a template</extracomment>
        <translation>コード</translation>
    </message>
    <message>
        <source>Complete, find definitions, rename, format</source>
        <translation>補完、定義の検索、名前の変更、整形</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>定義に移動</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換える…</translation>
    </message>
    <message>
        <source>This file is not UTF-8; it can be read and duplicated.</source>
        <translation>このファイルは UTF-8 ではありません。表示と複製はできます。</translation>
    </message>
    <message>
        <source>Debug</source>
        <extracomment>A menu: breakpoints and steps</extracomment>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Set breakpoints, run step by step</source>
        <translation>ブレークポイントの設定、ステップ実行</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>ブレークポイントを設定または削除</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>すべてのブレークポイントを削除</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>次のブレークポイントまで実行</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>ステップオーバー</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>ステップイン</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>ステップアウト</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>Stopped in %1, line %2</source>
        <translation>%1の%2行目で停止しました</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message>
        <source>%1 on disk, %2 of content</source>
        <translation>ディスク上%1、内容%2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with shared blocks counted in each file</source>
        <translation>共有ブロックを各ファイルで数えると%1</translation>
    </message>
    <message>
        <source>%1 shared with other files</source>
        <translation>%1をほかのファイルと共有</translation>
    </message>
    <message>
        <source>%1 are holes</source>
        <translation>%1は穴</translation>
    </message>
    <message>
        <source>%1 stored compressed</source>
        <translation>%1を圧縮して保存</translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>断片%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file system, not counted</source>
        <translation>別のファイルシステム。数えられていません</translation>
    </message>
    <message>
        <source>Map of the space that files use</source>
        <translation>ファイルが使用する領域のマップ</translation>
    </message>
    <message>
        <source>This folder takes no space.</source>
        <translation>このフォルダは領域を使用していません。</translation>
    </message>
    <message>
        <source>Choose a folder or a volume to measure.</source>
        <translation>測定するフォルダまたはボリュームを選択してください。</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation>パーティションタイプ</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation>ドライブへの要求が失敗した: {}</translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation>ドライブが応答しなかった (ホスト{}、ドライバ{})</translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation>アダプタがATAコマンドを転送しない</translation>
    </message>
    <message>
        <source>the adapter truncates the drive's answers to ATA commands</source>
        <translation>アダプタがATAコマンドに対するドライブの応答を切り詰めている</translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation>ドライブがステータス{}で応答した</translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation>io_uringが失敗した: {}</translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation>io_uringのキューがいっぱい</translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation>要求の待機が失敗した: {}</translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation>完了ポートを作成できない</translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation>{}にフォルダを作成できない: {}</translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation>テストファイルの処理に失敗した: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation>{}にファイルを作成できない: 読み出し専用でマウントされている</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>{}にファイルを作成できない: {}</translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation>テストファイル{}を削除できない: {}</translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation>{1}に{0}バイトのファイルを作成できない: {2}</translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation>ブロックサイズ、キューの深さ、読み込みの割合はプロファイルと組み合わせることができない。--rwでテストを定義すること</translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation>プロファイル{}にはそのようなテストがない</translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation>プロファイル{}は常に書き込みと読み込みを行い、どちらか一方に限定できない</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>{}にアクセスできない: {}</translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation>フォルダでのテストはデータを破棄しない。--destroyを省くこと</translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation>フォルダでのテストにはオフセットがない</translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation>スイープはディスクの全領域を測定する。フォルダではなくディスクを指定すること</translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation>{}は読み出し専用でマウントされている</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>{}の空き領域を特定できない: {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation>{0}の空きは{1}で、{3}を残した{2}のテストには足りない</translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation>{}をディスクとして測定できない: {}</translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation>オフセット{}は{}のセクタ境界にない</translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation>オフセット{1}からの{0}が{2}の終端を超える</translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation>サイズ{}はセクタサイズ ({}バイト) の倍数ではない</translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation>{}は1セクタより小さい</translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation>このテストは読み込みのみ。--destroyを省くこと</translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation>「{}」はこのディスクの名前ではない。名前は「{}」</translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation>書き込みを行うスイープはディスク全体を対象とする。--destroy NAMEまたは--rw readを使用すること</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>{}に書き込めない: {}</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{}は読み出し専用</translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation>{}は使用中: {}。使用しているものを停止するか、読み込みのみを測定する (--rw read) か、そこにあるフォルダを指定してファイルでテストすること</translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation>プロファイル「{}」が存在しない</translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation>実行時間は0秒より長く、1週間以下でなければならない</translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation>サイズは0より大きくなければならない</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation>{}の範囲は1ブロック ({}) より小さい。より小さいブロックでテストを定義すること (--rw、--bs)</translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation>ランダムデータを生成できない: {}</translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation>{}のランダムデータ用のメモリが足りない</translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation>これは速度テストの結果ではない</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation>この結果はプログラムの新しいバージョンで書き込まれている</translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation>速度テストの結果が壊れている: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{}を作成できない: {}</translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation>速度テストの結果「{}」が存在しない</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>「{}」は{}と{}のどちらの可能性もある。さらに続きを入力すること</translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation>{}は速度テストの結果ではない</translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation>{}は有効なJSONではない</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{}を読み込めない: {}</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation>{}の範囲は1ブロック ({}) より小さい</translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation>処理中の要求用のメモリが足りない</translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation>ブロックサイズは512バイト～64 MiBでなければならず、{}は使用できない</translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation>ブロックサイズはセクタサイズ ({}バイト) の倍数でなければならない</translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation>ブロックサイズは512、1024、2048バイトのいずれか、または4096バイトの倍数でなければならない</translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation>キューの深さは1～{}でなければならず、{}は使用できない</translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation>{1}の要求{0}個では、処理中の量が1 GiBを超える</translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation>読み込みの割合は0～100パーセントでなければならない</translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation>{}に保存されたデータがオフセット{}で壊れている</translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation>中断された速度テストの記述{}が壊れている: {}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎる</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>有効なJSONではない</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation>プログラムの別のバージョンで書き込まれている</translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation>ディスクの外にある範囲がある</translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation>チェックサムが範囲と一致しない</translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation>単位サイズが無効</translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation>{}に復元したデータが保存されていない: {}～{}で異なるデータが読み戻された</translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation>{}。以前の内容は{}に保持されている。「sectorsmith speed restore」で再試行すること</translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation>オフセット{1}からの{0}バイトは{2}のセクタの整数倍ではない</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation>{}の空きは{}で、テストが上書きする{}を保存するには足りない。--sizeでテスト量を減らすか、--state-dirで別のディスク上のフォルダを指定すること</translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation>{}。データを保持するテストには、読み込み可能な範囲が必要</translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation>中断された速度テスト{}は{}で実行されたが、これは{}</translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation>{0}に、中断された速度テスト{2}でも以前の内容でも説明できない{1}がある (オフセット{3}以降): その後に書き込みが行われたため、何も復元されていない。以前の内容は{4}に保持されている</translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation>{}は別のディスクに交換されている</translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation>{}の一部が使用中</translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation>{0}: {2}のオフセット{1}の読み込みが失敗した: {3}</translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation>{0}: {2}のオフセット{1}への書き込みが失敗した: {3}</translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation>テストファイルへの書き込みが失敗した: {}</translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation>範囲が小さすぎて検証できない</translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation>何も書き込めなかった: {}</translation>
    </message>
    <message>
        <source>the system's file caches cannot be emptied</source>
        <translation>システムのファイルキャッシュを空にできない</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセルされた</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{}に書き込んだデータが含まれていない</translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation>テストがキャンセルされた</translation>
    </message>
    <message>
        <source>Sequential read, {}, depth {}</source>
        <translation>シーケンシャル読み込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>Sequential write, {}, depth {}</source>
        <translation>シーケンシャル書き込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>Sequential read and write, {}, depth {}</source>
        <translation>シーケンシャル読み込みと書き込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>Random read, {}, depth {}</source>
        <translation>ランダム読み込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>Random write, {}, depth {}</source>
        <translation>ランダム書き込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>Random read and write, {}, depth {}</source>
        <translation>ランダム読み込みと書き込み、{}、深さ{}</translation>
    </message>
    <message>
        <source>not asked on this system</source>
        <translation>このシステムでは照会しない</translation>
    </message>
    <message>
        <source>Uncached</source>
        <translation>キャッシュなし</translation>
    </message>
    <message>
        <source>CACHED: the system refuses uncached requests here, so its memory is measured, too</source>
        <translation>キャッシュあり: ここではシステムがキャッシュなしの要求を拒否するため、メモリの速度も測定される</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}。{}</translation>
    </message>
    <message>
        <source>the flush at the end counts ({} s in all); the data are random and no two blocks are equal</source>
        <translation>終了時のフラッシュを含む (合計{}秒)。データはランダムで、同じブロックはない</translation>
    </message>
    <message>
        <source>{} read, {} written, against {} of memory</source>
        <translation>読み込み{}、書き込み{}に対してメモリ{}</translation>
    </message>
    <message>
        <source>{} read, against {} of memory</source>
        <translation>読み込み{}に対してメモリ{}</translation>
    </message>
    <message>
        <source>the test was not finished</source>
        <translation>テストは完了していない</translation>
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
        <translation>rootでないため不明</translation>
    </message>
    <message>
        <source>this device is not backed by a drive of its own</source>
        <translation>このデバイスには専用のドライブがない</translation>
    </message>
    <message>
        <source>the drive's SMART log is empty</source>
        <translation>ドライブのSMARTログが空</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is empty</source>
        <translation>IDENTIFYに対するドライブの応答が空</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is damaged</source>
        <translation>IDENTIFYに対するドライブの応答が壊れている</translation>
    </message>
    <message>
        <source>the drive does not say</source>
        <translation>ドライブから情報が得られない</translation>
    </message>
    <message>
        <source>the drive has none</source>
        <translation>ドライブにない</translation>
    </message>
    <message>
        <source>it is switched off in the drive</source>
        <translation>ドライブで無効にされている</translation>
    </message>
    <message>
        <source>The loop device reaches its file through the system's cache, which takes part (losetup --direct-io=on avoids it)</source>
        <translation>ループデバイスはシステムのキャッシュを通してファイルにアクセスするため、キャッシュが結果に影響する (losetup --direct-io=onで回避できる)</translation>
    </message>
    <message>
        <source>This is a disk in the computer's memory</source>
        <translation>これはコンピュータのメモリ上のディスク</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>TRIMなし</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>SMARTなし</translation>
    </message>
    <message>
        <source>no serial number</source>
        <translation>シリアル番号なし</translation>
    </message>
    <message>
        <source>{} files of 4 KB at once</source>
        <translation>4 KBのファイル{}個を同時に</translation>
    </message>
    <message>
        <source>One file of 50 MB</source>
        <translation>50 MBのファイル1個</translation>
    </message>
    <message>
        <source>a file in {}, which lies on {}</source>
        <translation>{}内のファイル ({}上)</translation>
    </message>
    <message>
        <source>a file in {}</source>
        <translation>{}内のファイル</translation>
    </message>
    <message>
        <source>The folder is in the computer's memory ({}), on no disk</source>
        <translation>フォルダはコンピュータのメモリ上にあり ({})、ディスク上にない</translation>
    </message>
    <message>
        <source>{} of {} are holes of the file: reading them reaches no disk</source>
        <translation>{1}中{0}はファイルの穴: その部分の読み込みはディスクに届かない</translation>
    </message>
    <message>
        <source>The system's cache takes part, as asked for</source>
        <translation>指定どおり、システムのキャッシュが結果に影響する</translation>
    </message>
    <message>
        <source>The system refuses uncached requests here: its memory takes part, and the result says “cached”</source>
        <translation>ここではシステムがキャッシュなしの要求を拒否する: メモリが結果に影響し、結果に「キャッシュあり」と示される</translation>
    </message>
    <message>
        <source>only {} of {} bytes were transferred</source>
        <translation>{1}バイト中{0}バイトしか転送されなかった</translation>
    </message>
    <message>
        <source>the device is gone ({})</source>
        <translation>デバイスがなくなった ({})</translation>
    </message>
    <message>
        <source>{} requests in a row failed, the last with: {}</source>
        <translation>要求が{}回連続して失敗した。最後のエラー: {}</translation>
    </message>
    <message>
        <source>Sweep over the disk</source>
        <translation>ディスク全体のスイープ</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>テストファイルを書き込み中</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{}を保存中</translation>
    </message>
    <message>
        <source>Putting the saved data back</source>
        <translation>保存したデータを書き戻し中</translation>
    </message>
    <message>
        <source>from {} to {} after {} GB: a cache was full</source>
        <translation>{2} GBの後に{0}から{1}に低下: キャッシュがいっぱいになった</translation>
    </message>
    <message>
        <source>{} instead of {} for {} s</source>
        <translation>{2}秒間、{1}ではなく{0}</translation>
    </message>
    <message>
        <source>drop: {} → {}</source>
        <translation>低下: {} → {}</translation>
    </message>
    <message>
        <source>nothing went through for {} s</source>
        <translation>{}秒間、何も処理されなかった</translation>
    </message>
    <message>
        <source>Good: {} of {} were probed all over the disk, and each place kept its own data</source>
        <translation>良好: ディスク全体で{1}中{0}を検査し、どの場所にも固有のデータが保持されていた</translation>
    </message>
    <message>
        <source>Good: all of the {} that were written read back as they were</source>
        <translation>良好: 書き込んだ{}がすべて同じ内容で読み戻された</translation>
    </message>
    <message>
        <source>FAKE: the disk reports {}, but wraps around after {}: data written beyond that overwrite earlier data</source>
        <translation>偽装: ディスクは{}と報告しているが、{}で先頭に戻る: それより後ろに書き込んだデータが以前のデータを上書きする</translation>
    </message>
    <message>
        <source>BAD: {} of {} did not read back as they were written, the first at offset {}</source>
        <translation>不良: {1}中{0}が書き込んだ内容どおりに読み戻されなかった。最初のオフセットは{2}</translation>
    </message>
    <message>
        <source>Writing {}</source>
        <translation>{}を書き込み中</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>読み戻し中</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>{} (read)</source>
        <translation>{} (読み込み)</translation>
    </message>
    <message>
        <source>{} (write)</source>
        <translation>{} (書き込み)</translation>
    </message>
    <message>
        <source>{} p99</source>
        <translation>{} p99</translation>
    </message>
    <message>
        <source>{} after the cache</source>
        <translation>{} (キャッシュ後)</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>sweep: mean</source>
        <translation>スイープ: 平均</translation>
    </message>
    <message>
        <source>sweep: fastest</source>
        <translation>スイープ: 最速</translation>
    </message>
    <message>
        <source>sweep: slowest</source>
        <translation>スイープ: 最遅</translation>
    </message>
    <message>
        <source>file 50 MB, write</source>
        <translation>ファイル50 MB、書き込み</translation>
    </message>
    <message>
        <source>file 50 MB, read</source>
        <translation>ファイル50 MB、読み込み</translation>
    </message>
    <message>
        <source>500 files of 4 KB</source>
        <translation>4 KBのファイル500個</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, write</source>
        <translation>ファイル2 MB～2 GB、書き込み</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, read</source>
        <translation>ファイル2 MB～2 GB、読み込み</translation>
    </message>
    <message>
        <source>files/s</source>
        <translation>ファイル/s</translation>
    </message>
    <message>
        <source>{} (a file in {})</source>
        <translation>{} ({}のファイル)</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>キャッシュあり</translation>
    </message>
    <message>
        <source>not the disk's figures alone</source>
        <translation>ディスクだけの数値ではない</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>スロットリング</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} ({}, less is better)</source>
        <translation>{} ({}、小さいほどよい)</translation>
    </message>
    <message>
        <source>cannot delete {}: {}</source>
        <translation>{}を削除できない: {}</translation>
    </message>
    <message>
        <source>the profile “{}” needs a folder on a mounted volume</source>
        <translation>プロファイル「{}」には、マウントされたボリューム上のフォルダが必要</translation>
    </message>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>2 MB～{1}のファイル{0}個、ランダムな順序、20 %トリム平均</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>空のファイル{}個を作成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>空のファイル{}個を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>{1}でフォルダを一覧表示、{0}スレッド、キャッシュなし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>{1}でフォルダを一覧表示、{0}スレッド、キャッシュあり</numerusform>
        </translation>
    </message>
    <message>
        <source>List folders</source>
        <translation>フォルダを一覧表示</translation>
    </message>
    <message>
        <source>The system's file caches are emptied before each cold reading of folders, which slows other programs down for a while</source>
        <translation>キャッシュのない状態でフォルダを読み込むたびに、先にシステムのファイルキャッシュを空にする。そのため、しばらくの間ほかのプログラムが遅くなる</translation>
    </message>
    <message>
        <source>Back up {} in files of 4 KB to 64 MB</source>
        <translation>4 KB～64 MBのファイルで{}をバックアップ</translation>
    </message>
    <message>
        <source>{} holds none of the data that the interrupted speed test {} wrote: nothing was restored; the previous content is kept in {}</source>
        <translation>{}には、中断された速度テスト{}が書き込んだデータがまったくない: 何も復元されていない。以前の内容は{}に保持されている</translation>
    </message>
</context>
</TS>