<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>fs</name>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>{} older checkpoint is kept as well.</numerusform>
            <numerusform>{} older checkpoints are kept as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>{} older checkpoint is kept as well ({} partly overwritten).</numerusform>
            <numerusform>{} older checkpoints are kept as well ({} partly overwritten).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>The superblock remembers {} earlier error.</numerusform>
            <numerusform>The superblock remembers {} earlier errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</numerusform>
            <numerusform>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>health</name>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>The drive has replaced {} bad sector.</numerusform>
            <numerusform>The drive has replaced {} bad sectors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{} sector cannot be read reliably and waits to be replaced.</numerusform>
            <numerusform>{} sectors cannot be read reliably and wait to be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>{} sector was unreadable when the drive last checked itself.</numerusform>
            <numerusform>{} sectors were unreadable when the drive last checked itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>The drive has reported {} unrecoverable error.</numerusform>
            <numerusform>The drive has reported {} unrecoverable errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>{} transfer was damaged between drive and computer: check the cable or adapter.</numerusform>
            <numerusform>{} transfers were damaged between drive and computer: check the cable or adapter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>The drive's error log has {} entry.</numerusform>
            <numerusform>The drive's error log has {} entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{} value is below the drive's limit.</numerusform>
            <numerusform>{} values are below the drive's limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{} value was below the drive's limit in the past.</numerusform>
            <numerusform>{} values were below the drive's limits in the past.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>The drive has {} bad sector, replaced or waiting to be.</numerusform>
            <numerusform>The drive has {} bad sectors, replaced or waiting to be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</numerusform>
            <numerusform>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</numerusform>
            <numerusform>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>and {} more range</numerusform>
            <numerusform>and {} more ranges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>{} more file; the text and JSON reports list them all.</numerusform>
            <numerusform>{} more files; the text and JSON reports list them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{}, and {} more place</numerusform>
            <numerusform>{}, and {} more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>{} byte of it cannot be read: what it holds is not known</numerusform>
            <numerusform>{} bytes of it cannot be read: what they hold is not known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>part</name>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>{} sector at the end of the disk cannot be reached with an MBR.</numerusform>
            <numerusform>{} sectors at the end of the disk cannot be reached with an MBR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>Table with {} partition found again</numerusform>
            <numerusform>Table with {} partitions found again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>The disk has grown: the backup moves to its end, {} sector becomes usable.</numerusform>
            <numerusform>The disk has grown: the backup moves to its end, {} sectors become usable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{} byte</numerusform>
            <numerusform>{} bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation>
            <numerusform>%1 sector</numerusform>
            <numerusform>%1 sectors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation>
            <numerusform>%n more changed row…</numerusform>
            <numerusform>%n more changed rows…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>the number does not fit in the %n byte of the current value</numerusform>
            <numerusform>the number does not fit in the %n bytes of the current value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>The GPT, which macOS uses, is intact and lists %n partition</numerusform>
            <numerusform>The GPT, which macOS uses, is intact and lists %n partitions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n difference; %1</numerusform>
            <numerusform>%n differences; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>Stopped after %n difference</numerusform>
            <numerusform>Stopped after %n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>More than %n difference; only these are listed.</numerusform>
            <numerusform>More than %n differences; only these are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n difference: %1 of %2 differ.</numerusform>
            <numerusform>%n differences: %1 of %2 differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>more than %n field differs</numerusform>
            <numerusform>more than %n fields differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n field differs</numerusform>
            <numerusform>%n fields differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1 has %2 unsaved byte.</numerusform>
            <numerusform>%1 has %2 unsaved bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>A write was interrupted: “%1”, %2. Part of the %3 sector contains the old data, part the new.</numerusform>
            <numerusform>A write was interrupted: “%1”, %2. Some of the %3 sectors contain the old data, some the new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>%n affected range on the disk changed in the meantime.</numerusform>
            <numerusform>%n affected ranges on the disk changed in the meantime.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>%1 in %n range will be overwritten.</numerusform>
            <numerusform>%1 in %n ranges will be overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>The system will zero %1 in %n range.</numerusform>
            <numerusform>The system will zero %1 in %n ranges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%1 in %n range will become holes in the file.</numerusform>
            <numerusform>%1 in %n ranges will become holes in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>%1 in %n range will be trimmed.</numerusform>
            <numerusform>%1 in %n ranges will be trimmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>… and %n more range that is not changed</numerusform>
            <numerusform>… and %n more ranges that are not changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>%1 more range</numerusform>
            <numerusform>%1 more ranges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>%1 more stream</numerusform>
            <numerusform>%1 more streams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>Extracting was stopped after %1 file.</numerusform>
            <numerusform>Extracting was stopped after %1 files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>%1 file (%2) extracted to %3</numerusform>
            <numerusform>%1 files (%2) extracted to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 of them overwritten in part (zeros in the copy)</numerusform>
            <numerusform>%1 of them overwritten in part (zeros in the copy)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1 could not be extracted</numerusform>
            <numerusform>%1 could not be extracted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 of them unreadable in part (zeros in the copy)</numerusform>
            <numerusform>%1 of them unreadable in part (zeros in the copy)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>%1 of them only zeros</numerusform>
            <numerusform>%1 of them only zeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>%1 item without all streams</numerusform>
            <numerusform>%1 items without all streams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1 found</numerusform>
            <numerusform>%1 found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1 deleted file</numerusform>
            <numerusform>%1 deleted files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1 item</numerusform>
            <numerusform>%1 items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1, %2 of them deleted</numerusform>
            <numerusform>%1, %2 of them deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1: %2 extent</numerusform>
            <numerusform>%1: %2 extents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>%1 of the files exists already in “%2”.</numerusform>
            <numerusform>%1 of the files exist already in “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>Byte %1 (%2): %3 time, %4 %</numerusform>
            <numerusform>Byte %1 (%2): %3 times, %4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1: %n partition, confidence %2 %</numerusform>
            <numerusform>%1: %n partitions, confidence %2 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>valid checksum; %n partition</numerusform>
            <numerusform>valid checksum; %n partitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>%n volume found that is missing from the partition table.</numerusform>
            <numerusform>%n volumes found that are missing from the partition table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n file had been read before the interruption.</numerusform>
            <numerusform>%n files had been read before the interruption.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>%n folder on another file system was left out: %1</numerusform>
            <numerusform>%n folders on other file systems were left out; the first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n file changed without a new date or size. Compare it with a backup before the backup is replaced.</numerusform>
            <numerusform>%n files changed without a new date or size. Compare them with a backup before the backup is replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n file could not be read.</numerusform>
            <numerusform>%n files could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>%n difference from the manifest, which is not suspicious.</numerusform>
            <numerusform>%n differences from the manifest, none of them suspicious.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1 has the checksum of %n file, %2.</numerusform>
            <numerusform>%1 has the checksums of %n files, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n file has no checksum: it could not be read, or was changing.</numerusform>
            <numerusform>%n files have no checksum: they could not be read, or were changing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>difference</numerusform>
            <numerusform>differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessageLog</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>%1 more change…</numerusform>
            <numerusform>%1 more changes…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>After these changes, the check still finds %n error.</numerusform>
            <numerusform>After these changes, the check still finds %n errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestText</name>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>%n area is slow; the slowest took %1 ms.</numerusform>
            <numerusform>%n areas are slow; the slowest took %1 ms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>No record is older than %n day.</numerusform>
            <numerusform>No record is older than %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%n record in %1, %2.</numerusform>
            <numerusform>%n records in %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>Delete %n undo record (%1)? The recorded write can no longer be undone.</numerusform>
            <numerusform>Delete %n undo records (%1)? The recorded writes can no longer be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) written and verified. “Undo records” undoes this (record %1).</source>
        <translation>
            <numerusform>%n sector written and verified. “Undo records” undoes this (record %1).</numerusform>
            <numerusform>%n sectors written and verified. “Undo records” undoes this (record %1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>%n sector of %1 bytes will be written.</numerusform>
            <numerusform>%n sectors of %1 bytes will be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>%1 found; %2</numerusform>
            <numerusform>%1 found; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>%1 unreadable sector skipped</numerusform>
            <numerusform>%1 unreadable sectors skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>Stopped; %1 found</numerusform>
            <numerusform>Stopped; %1 found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>More than %1 found; only these are listed</numerusform>
            <numerusform>More than %1 found; only these are listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>%1 found in %2 (%3)</numerusform>
            <numerusform>%1 found in %2 (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>%n unreadable byte</numerusform>
            <numerusform>%n unreadable bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n file or folder could not be read; the first: %1</numerusform>
            <numerusform>%n files or folders could not be read; the first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedPlot</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n request failed, the first at offset %1: %2</numerusform>
            <numerusform>%n requests failed, the first at offset %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1: %2 range from 0x%3</numerusform>
            <numerusform>%1: %2 ranges from 0x%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>%n search result here</numerusform>
            <numerusform>%n search results here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>%n bookmark here</numerusform>
            <numerusform>%n bookmarks here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation>
            <numerusform>%n bit</numerusform>
            <numerusform>%n bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>Searching: %1 field, %2 found</numerusform>
            <numerusform>Searching: %1 fields, %2 found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>Searched the first %1 field, %2 found</numerusform>
            <numerusform>Searched the first %1 fields, %2 found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>Searched %1 field of a larger tree, %2 found</numerusform>
            <numerusform>Searched %1 fields of a larger tree, %2 found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>Searched all %1 field, %2 found</numerusform>
            <numerusform>Searched all %1 fields, %2 found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>New name of %1 (used %n time in this file):</numerusform>
            <numerusform>New name of %1 (used %n times in this file):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>%n other occurrence, in line %1, may be the same name and is not changed.</numerusform>
            <numerusform>%n other occurrences, from line %1, may be the same name and are not changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>%n occurrence, in line %1, may also mean another declaration.</numerusform>
            <numerusform>%n occurrences, from line %1, may also mean another declaration.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>%n fragment</numerusform>
            <numerusform>%n fragments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>{} file of 2 MB to {}, 20 % trimmed mean</numerusform>
            <numerusform>{} files of 2 MB to {}, in random order, 20 % trimmed mean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>Create {} empty file</numerusform>
            <numerusform>Create {} empty files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>Delete {} empty file</numerusform>
            <numerusform>Delete {} empty files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>List folders with {1}, {0} thread, nothing cached</numerusform>
            <numerusform>List folders with {1}, {0} threads, nothing cached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>List folders with {1}, {0} thread, cached</numerusform>
            <numerusform>List folders with {1}, {0} threads, cached</numerusform>
        </translation>
    </message>
</context>
</TS>