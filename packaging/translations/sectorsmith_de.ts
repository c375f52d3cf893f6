<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canceled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of a file&apos;s entry is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canceled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: the system&apos;s policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open-device is available only on Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert &apos;{0}&apos; -format UDTO -o &apos;{0}.cdr&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: the system&apos;s policy denies access to this user, or no password prompt was possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple&apos;s layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ULEB128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SLEB128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HFS+ time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows FILETIME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID (GPT, Windows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UUID (APFS, ext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at offset %2 (sector %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 PiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 EiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 EB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac&apos;s startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Sectorsmith&apos;s b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac&apos;s Startup Disk settings.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith&apos;s boot code starts the Windows volume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flushing the disk&apos;s cache</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk&apos;s own tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing the file&apos;s own bytes. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntryDialog</name>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New logical partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system&apos;s dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldDelegate</name>
    <message>
        <source>Generate a random GUID</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message>
        <source>Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Sectorsmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessageLog</name>
    <message>
        <source>Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>old: %1; new: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bac&amp;k up tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;store tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT pr&amp;operties…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;Picture (*.svg *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what was done, where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) written and verified. “Undo records” undoes this (record %1).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedPlot</name>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>°C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU s/GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk&apos;s name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s per test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;graph…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk&apos;s name: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position (GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StatisticsDialog</name>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy and byte frequency of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureController</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run template here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a GPT partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter truncates the drive&apos;s answers to ATA commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile “files” needs a folder on a mounted volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
