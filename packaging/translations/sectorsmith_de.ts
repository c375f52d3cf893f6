<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation>„{}“ ist keine Größe: erwartet wird eine Zahl, 0x für hexadezimal, optional gefolgt von K, M, G, T oder s (Sektoren)</translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation>„{}“ ist keine Größe: der Wert ist größer als 2^63 - 1</translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation>„{}“ ist keine Größe: die Sektorgröße ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
</context>
<context>
    <name>copy</name>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>line {} is not a line of a ddrescue map file</source>
        <translation>Zeile {} ist keine Zeile einer ddrescue-Map-Datei</translation>
    </message>
    <message>
        <source>line {} does not continue where the line before it ends</source>
        <translation>Zeile {} setzt nicht dort fort, wo die Zeile davor endet</translation>
    </message>
    <message>
        <source>the map has more than {} blocks</source>
        <translation>die Map-Datei hat mehr als {} Blöcke</translation>
    </message>
    <message>
        <source>the volume has too many fragments</source>
        <translation>das Volume hat zu viele Fragmente</translation>
    </message>
    <message>
        <source>the file has no lines of a ddrescue map</source>
        <translation>die Datei hat keine Zeilen einer ddrescue-Map</translation>
    </message>
    <message>
        <source>cannot read the map file {}: {}</source>
        <translation>die Map-Datei {} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>cannot save the map file {}: {}</source>
        <translation>die Map-Datei {} kann nicht gesichert werden: {}</translation>
    </message>
    <message>
        <source>{} is not a map file: it is larger than 1 GiB</source>
        <translation>{} ist keine Map-Datei: sie ist größer als 1 GiB</translation>
    </message>
    <message>
        <source>the map file {} has copied areas up to byte {}, but {} has {} bytes: it belongs to another source</source>
        <translation>die Map-Datei {} führt kopierte Bereiche bis Byte {} auf, aber {} hat {} Bytes: sie gehört zu einer anderen Quelle</translation>
    </message>
    <message>
        <source>{} is the source or the target; name another file for the map</source>
        <translation>{} ist die Quelle oder das Ziel; geben Sie eine andere Datei für die Map an</translation>
    </message>
    <message>
        <source>{} is not a file; name a file for the map</source>
        <translation>{} ist keine Datei; geben Sie eine Datei für die Map an</translation>
    </message>
    <message>
        <source>the map file {} says that {} bytes are copied, but {} does not exist; delete the map file to start again</source>
        <translation>laut Map-Datei {} sind {} Bytes kopiert, aber {} existiert nicht; löschen Sie die Map-Datei, um von vorn zu beginnen</translation>
    </message>
    <message>
        <source>the map file {} says that areas up to byte {} are copied, but {} has {} bytes: it belongs to another target</source>
        <translation>laut Map-Datei {} sind Bereiche bis Byte {} kopiert, aber {} hat {} Bytes: sie gehört zu einem anderen Ziel</translation>
    </message>
    <message>
        <source>not enough memory for the buffers</source>
        <translation>nicht genug Arbeitsspeicher für die Puffer</translation>
    </message>
    <message>
        <source>{} does not answer; the map file has the state of the last save</source>
        <translation>{} antwortet nicht; die Map-Datei hat den Stand der letzten Sicherung</translation>
    </message>
    <message>
        <source>{} and {} overlap: source and target are on the same disk</source>
        <translation>{} und {} überlappen sich: Quelle und Ziel liegen auf demselben Datenträger</translation>
    </message>
    <message>
        <source>{} and {} have the same bytes: one is a device on the other, which is a file</source>
        <translation>{} und {} haben dieselben Bytes: das eine ist ein Gerät auf dem anderen, das eine Datei ist</translation>
    </message>
    <message>
        <source>{} has {} bytes, but {} has {}: the target is too small</source>
        <translation>{} hat {} Bytes, aber {} hat {}: das Ziel ist zu klein</translation>
    </message>
    <message>
        <source>{} is a folder; name an image file or a device</source>
        <translation>{} ist ein Ordner; geben Sie eine Image-Datei oder ein Gerät an</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} ist weder eine Image-Datei noch ein Datenträger</translation>
    </message>
    <message>
        <source>the folder {} does not exist</source>
        <translation>der Ordner {} existiert nicht</translation>
    </message>
    <message>
        <source>{} has {} free, but the image needs {}</source>
        <translation>{} hat {} frei, aber das Image benötigt {}</translation>
    </message>
    <message>
        <source>{} is on the disk that is copied and has {} free, but the image needs {}; choose a folder on another disk</source>
        <translation>{} liegt auf dem Datenträger, der kopiert wird, und hat {} frei, aber das Image benötigt {}; wählen Sie einen Ordner auf einem anderen Datenträger</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and {} of {}, and one is not a multiple of the other</source>
        <translation>{} hat Sektoren von {} Bytes und {} von {}; keine der Größen ist ein Vielfaches der anderen</translation>
    </message>
    <message>
        <source>the {} bytes of {} are not whole sectors of {} ({} bytes)</source>
        <translation>die {} Bytes von {} sind keine ganzen Sektoren von {} ({} Bytes)</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>„{}“ ist nicht der Name von {}; nichts wurde ausgeführt</translation>
    </message>
    <message>
        <source>the {} data end early</source>
        <translation>die {}-Daten enden vorzeitig</translation>
    </message>
    <message>
        <source>the {} data are damaged ({})</source>
        <translation>die {}-Daten sind beschädigt ({})</translation>
    </message>
    <message>
        <source>this build cannot read {} data; decompress them first</source>
        <translation>dieser Build kann {}-Daten nicht lesen; dekomprimieren Sie sie zuerst</translation>
    </message>
    <message>
        <source>this build cannot write {} data</source>
        <translation>dieser Build kann {}-Daten nicht schreiben</translation>
    </message>
    <message>
        <source>the data are longer than {}; its first part is overwritten</source>
        <translation>die Daten sind länger als {}; der erste Teil des Ziels ist überschrieben</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>die Größe von {} kann nicht festgelegt werden: {}</translation>
    </message>
    <message>
        <source>{} was created after the plan was made; nothing was written</source>
        <translation>{} wurde erst nach dem Erstellen des Plans angelegt; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>cannot read back {}: {}</source>
        <translation>{} kann nicht zurückgelesen werden: {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>the new image {}</source>
        <translation>das neue Image {}</translation>
    </message>
    <message>
        <source>The source is in use ({}): what changes while it is copied can make the copy inconsistent.</source>
        <translation>Die Quelle wird verwendet ({}): was sich während des Kopierens ändert, kann die Kopie inkonsistent machen.</translation>
    </message>
    <message>
        <source>The source has sectors of {} bytes and the target of {}: partition tables and many file systems made for the one do not work on the other.</source>
        <translation>Die Quelle hat Sektoren von {} Bytes und das Ziel von {}: Partitionstabellen und viele Dateisysteme, die für das eine angelegt wurden, funktionieren auf dem anderen nicht.</translation>
    </message>
    <message>
        <source>The last {} of the target stay unchanged.</source>
        <translation>Die letzten {} des Ziels bleiben unverändert.</translation>
    </message>
    <message>
        <source>The rest of the target stays unchanged.</source>
        <translation>Der Rest des Ziels bleibt unverändert.</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>Blocks that files have are copied although the map calls them free ({}).</source>
        <translation>Blöcke, die zu Dateien gehören, werden kopiert, obwohl die Zuordnungskarte sie als frei führt ({}).</translation>
    </message>
    <message>
        <source>The file system</source>
        <translation>Das Dateisystem</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>Partition {}</translation>
    </message>
    <message>
        <source>{} is copied whole ({}): {}.</source>
        <translation>{} wird vollständig kopiert ({}): {}.</translation>
    </message>
    <message>
        <source>{}: {} of {} ({}).</source>
        <translation>{}: {} von {} ({}).</translation>
    </message>
    <message>
        <source>{} is copied whole: it overlaps another one.</source>
        <translation>{} wird vollständig kopiert: Überlappung mit einer anderen Partition.</translation>
    </message>
    <message>
        <source>The space outside the partitions is copied whole: {}.</source>
        <translation>Der Platz außerhalb der Partitionen wird vollständig kopiert: {}.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>read error</source>
        <translation>Lesefehler</translation>
    </message>
    <message>
        <source>the folder is not writable</source>
        <translation>der Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>the source is in use and can change while it is copied ({}); unmount it, or allow that it is copied in use</source>
        <translation>die Quelle wird verwendet und kann sich ändern, während sie kopiert wird ({}); deaktivieren Sie sie oder erlauben Sie, dass sie in Gebrauch kopiert wird</translation>
    </message>
    <message>
        <source>copying only the used space needs a source that is not in use ({}); unmount it first</source>
        <translation>um nur den belegten Platz zu kopieren, darf die Quelle nicht in Gebrauch sein ({}); deaktivieren Sie sie zuerst</translation>
    </message>
    <message>
        <source>only images can have holes; {} is a device</source>
        <translation>nur Images können Löcher haben; {} ist ein Gerät</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes and cannot be used on {}, which has sectors of {} bytes; create a new file system there and copy its files</source>
        <translation>{} ({}) hat Sektoren von {} Bytes und ist auf {} nicht verwendbar, wo die Sektoren {} Bytes haben; legen Sie dort ein neues Dateisystem an und kopieren Sie die Dateien</translation>
    </message>
    <message>
        <source>the data read back from {} at byte {} differ from the data written</source>
        <translation>die von {} bei Byte {} zurückgelesenen Daten unterscheiden sich von den geschriebenen</translation>
    </message>
    <message>
        <source>the copy is complete, but its partition table or boot sector could not be adapted to the target: {}</source>
        <translation>die Kopie ist vollständig, aber ihre Partitionstabelle oder ihr Bootsektor konnte nicht an das Ziel angepasst werden: {}</translation>
    </message>
    <message>
        <source>{} is the map of a read test; its areas are in no copy; name another file, or use it with --domain</source>
        <translation>{} ist die Map eines Lesetests; seine Bereiche sind in keiner Kopie; geben Sie eine andere Datei an oder verwenden Sie die Map mit --domain</translation>
    </message>
    <message>
        <source>{} is not the map of a read test; name another file</source>
        <translation>{} ist nicht die Map eines Lesetests; geben Sie eine andere Datei an</translation>
    </message>
    <message>
        <source>{} is the disk to be read; name another file for the map</source>
        <translation>{} ist der Datenträger, der gelesen werden soll; geben Sie eine andere Datei für die Map an</translation>
    </message>
    <message>
        <source>The target is smaller than the source, but all partitions fit.</source>
        <translation>Das Ziel ist kleiner als die Quelle, aber alle Partitionen passen hinein.</translation>
    </message>
    <message>
        <source>The partition table is not changed and does not fit the size of the target: {}.</source>
        <translation>Die Partitionstabelle wird nicht geändert und passt nicht zur Größe des Ziels: {}.</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes; Windows cannot use it on a disk with sectors of {}.</source>
        <translation>{} ({}) hat Sektoren von {} Bytes; auf einem Datenträger mit Sektoren von {} kann Windows das nicht verwenden.</translation>
    </message>
    <message>
        <source>The boot sector gets the new number of sectors before the volume (before: {}, after: {}).</source>
        <translation>Der Bootsektor erhält die neue Anzahl der Sektoren vor dem Volume (bisher: {}, dann: {}).</translation>
    </message>
    <message>
        <source>The boot sector keeps the old number of sectors before the volume: {}.</source>
        <translation>Der Bootsektor behält die alte Anzahl der Sektoren vor dem Volume: {}.</translation>
    </message>
    <message>
        <source>{} has no known file system; what it holds may not work with sectors of {} bytes.</source>
        <translation>{} hat kein bekanntes Dateisystem; der Inhalt funktioniert mit Sektoren von {} Bytes vielleicht nicht.</translation>
    </message>
    <message>
        <source>{} was written by a read test of another disk, or of this file before it changed; name another file</source>
        <translation>{} wurde von einem Lesetest eines anderen Datenträgers geschrieben, oder von einem Lesetest dieser Datei, bevor sie sich änderte; geben Sie eine andere Datei an</translation>
    </message>
    <message>
        <source>the map file {} belongs to a copy from {} to {}, but this one is from {} to {}; name another file for the map</source>
        <translation>die Map-Datei {} gehört zu einer Kopie von {} nach {}, diese Kopie geht aber von {} nach {}; geben Sie eine andere Datei für die Map an</translation>
    </message>
    <message>
        <source>the map file {} says that the data at byte {} are copied, but {} and {} differ there: the map belongs to another copy, or one of the two was changed since; name another file for the map</source>
        <translation>laut Map-Datei {} sind die Daten bei Byte {} kopiert, aber {} und {} unterscheiden sich dort: die Map gehört zu einer anderen Kopie, oder eines von beiden wurde seitdem geändert; geben Sie eine andere Datei für die Map an</translation>
    </message>
    <message>
        <source>{} is a domain map: it lists the areas to copy, not the copied ones; name another file, or use it with --domain</source>
        <translation>{} ist eine Domain-Map: sie führt die zu kopierenden Bereiche auf, nicht die kopierten; geben Sie eine andere Datei an oder verwenden Sie die Map mit --domain</translation>
    </message>
    <message>
        <source>{} exists and is not a domain map of this program; name another file</source>
        <translation>{} existiert und ist keine Domain-Map dieses Programms; geben Sie eine andere Datei an</translation>
    </message>
    <message>
        <source>The map file {} does not name its source and target. Samples of the {} that it lists as copied are the same in both.</source>
        <translation>Die Map-Datei {} nennt weder ihre Quelle noch ihr Ziel. Stichproben aus den {}, die sie als kopiert aufführt, sind in beiden gleich.</translation>
    </message>
    <message>
        <source>Nothing proves that the {1} that the map file {0} lists as copied are in this target.</source>
        <translation>Nichts belegt, dass die {1}, die die Map-Datei {0} als kopiert aufführt, in diesem Ziel enthalten sind.</translation>
    </message>
    <message>
        <source>{} is neither on a disk nor in an image; extract it to a file first</source>
        <translation>{} liegt weder auf einem Datenträger noch in einem Image; extrahieren Sie zuerst in eine Datei</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation>kein Suchmuster angegeben</translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation>das Suchmuster ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation>der Offset innerhalb des Sektors muss kleiner als die Sektorgröße sein</translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation>„{}“: zwei hexadezimale Ziffern pro Byte erwartet (bei Zeichen {})</translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation>„{}“ ist keine hexadezimale Ziffer (Zeichen {} von „{}“)</translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation>„{}“ hat eine ungerade Anzahl hexadezimaler Ziffern</translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation>das Muster besteht nur aus Platzhaltern</translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation>„{}“ lässt sich nicht in {} codieren</translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation>UTF-Codeeinheiten haben 8, 16 oder 32 Bit</translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation>der Suchtext ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation>Ganzzahlen, nach denen gesucht wird, haben 8, 16, 24, 32, 48 oder 64 Bit</translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation>„{}“ ist keine Ganzzahl</translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation>{} passt nicht in {} Bit</translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation>„{}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation>Gleitkommazahlen, nach denen gesucht wird, haben 32 oder 64 Bit</translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation>ungültiger Ausdruck „{}“: {}</translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation>der Ausdruck „{}“ passt auf die leere Zeichenfolge, die überall vorkommt</translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation>„{}“ wird in Ausdrücken für UTF-16-Text nicht unterstützt</translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation>der Bereich beginnt hinter dem Ende von {}</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} Bytes ab Offset {} reichen über das Ende von {} bei {} hinaus; ein Datenträger kann nicht wachsen</translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation>es können nicht mehr als {} MiB auf einmal vorgemerkt werden</translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation>das Füllmuster ist leer</translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation>„{}“ ist kein bekannter Algorithmus; verwenden Sie einen von {}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation>der freie Speicherplatz von {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation>die Zuordnungskarte ist zu groß ({} Bytes)</translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation>das Dateisystem gibt {} Bytes an, {} mehr, als das Volume hat</translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation>die Zuordnungskarte markiert mehr Speicherplatz als frei, als das Volume hat</translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation>die Zuordnungskarte hat sich während des Lesens geändert; stellen Sie sicher, dass das Volume nicht aktiviert ist</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation>der Offset liegt hinter dem Ende des Volumes</translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation>eine Belegungskarte hat 1 bis 1048576 Teile</translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation>die Zuordnungskarte markiert die Blöcke {} bis {} als frei, aber das Volume hat nur {}</translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation>die Zuordnungskarte ist beschädigt: sie markiert die Bytes {} bis {} als frei, aber sie enthalten Folgendes: {}; überprüfen Sie zuerst das Dateisystem</translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation>die Zuordnungskarte ist zu kurz</translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation>{} liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation>die Dateien von {} können nicht gelesen werden</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation>die Zuordnungskarte markiert Block {} als frei, aber er enthält Folgendes: {}</translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation>ein Extent von {} liegt außerhalb des Volumes</translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation>die Dateien haben mehr Blöcke, als belegt sind; {} teilt sich Blöcke mit anderen</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation>die Zuordnungskarte markiert Block {} als frei, aber er gehört zu {}</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation>{}; überprüfen Sie zuerst das Volume (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation>{}; überprüfen Sie zuerst den Container („Erste Hilfe“ im Festplattendienstprogramm, fsck_apfs)</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation>{}; überprüfen Sie zuerst das Volume (fsck_hfs, Festplattendienstprogramm)</translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation>{}; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation>der Bootsektor ist beschädigt</translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation>exFAT-Version {}.{} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation>transaktionale exFAT-Volumes (zwei FATs) werden nicht unterstützt</translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation>der Bootsektor gibt unmögliche Offsets an</translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation>der Bootsektor gibt {} Cluster an, mehr, als auf dem Volume Platz haben</translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation>das Volume hat zwei Zuordnungs-Bitmaps</translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation>der Stammordner hat keinen Eintrag für eine Zuordnungs-Bitmap</translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation>die Zuordnungs-Bitmap hat {} Bytes, aber {} Cluster benötigen {}</translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation>die Bootregion kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation>die Prüfsumme der Bootregion ist falsch</translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation>eine Datei beansprucht {} Cluster, mehr, als belegt sind</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation>eine Datei beginnt in Cluster {}, den es nicht gibt</translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation>eine Datei endet außerhalb des Volumes</translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation>eine Datei hat zu viele Fragmente oder ihre Clusterkette ist ringförmig</translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation>eine Clusterkette geht hinter dem Ende ihrer Datei weiter</translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation>eine Clusterkette endet zu früh</translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation>ein Ordner ist größer, als das Dateisystem erlaubt</translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation>die Zuordnungs-Bitmap oder ein Ordner ist zu kurz</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation>das Volume ist als „dirty“ markiert; deaktivieren Sie es oder überprüfen Sie es zuerst (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation>auf dem Volume sind Medienfehler verzeichnet; überprüfen Sie es zuerst (chkdsk /r)</translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation>ein Ordner hat einen verirrten Eintrag</translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation>das Volume verwendet eine unbekannte Art von kritischem Eintrag ({})</translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation>der letzte Eintrag eines Ordners ist abgeschnitten</translation>
    </message>
    <message>
        <source>the checksum of a file's entry is wrong</source>
        <translation>die Prüfsumme des Eintrags einer Datei ist falsch</translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation>der Eintrag einer Datei ist unvollständig</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation>die Zuordnungs-Bitmap markiert {} Cluster als belegt, aber die Dateien haben mehr</translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation>die Zuordnungs-Bitmap markiert Cluster einer Datei als frei (ab {})</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation>die Zuordnungs-Bitmap markiert {} Cluster als belegt, aber die Dateien haben {}</translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation>der Bootsektor kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation>zuerst muss das Journal eingespielt werden, weil als frei markierte Blöcke Dateien enthalten können; aktivieren und deaktivieren Sie das Dateisystem oder führen Sie e2fsck aus</translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation>das Dateisystem ist als fehlerhaft markiert; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation>das Dateisystem ist aktiviert oder wurde nicht sauber deaktiviert; deaktivieren Sie es oder führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation>gelöschte Dateien belegen noch Blöcke (verwaiste Inodes); führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation>der MMP-Block liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation>der MMP-Block kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation>der MMP-Block ist beschädigt</translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation>ein anderer Computer oder e2fsck verwendet das Dateisystem (MMP)</translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation>der Superblock des Journals kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation>der Superblock des Journals ist beschädigt; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation>das Journal ist nicht leer; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation>die Prüfsumme der Block-Bitmap der Gruppe {} ist falsch; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation>freie Blöcke der Gruppe {}: {} in der Block-Bitmap, aber {} im Gruppendeskriptor; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation>die Block-Bitmaps haben {} freie Blöcke, aber der Superblock zählt {}; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation>Inode {} verweist auf Block {}, der außerhalb des Dateisystems liegt; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation>die Inodes haben mehr Blöcke als das Dateisystem; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation>der Extent-Baum von Inode {} ist beschädigt; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation>der Extent-Baum von Inode {} hat einen leeren Knoten; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation>die Prüfsumme des Extent-Baums von Inode {} ist falsch; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation>die Extents von Inode {} sind nicht in der richtigen Reihenfolge; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation>ein Extent von Inode {} hat eine unmögliche Länge; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation>Blöcke von Inode {}: {} im Inode gezählt, aber {} gefunden; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation>ein Name im Ordner mit Inode {} ist beschädigt; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation>die erweiterten Attribute von Inode {} sind beschädigt; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation>Inode {} ist als belegt markiert, hat aber keine Verknüpfungen; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation>Inode {} ist in Gebrauch, aber als frei markiert; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation>die Prüfsumme von Inode {} ist falsch; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation>die erweiterten Attribute von Inode {} liegen außerhalb des Dateisystems; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation>der Superblock kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation>das Dateisystem verwendet nicht unterstützte inkompatible Funktionen (Maske {})</translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation>das Dateisystem verwendet nicht unterstützte Funktionen, die eine Änderung verbieten (Maske {})</translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation>die Blockgröße ist unmöglich</translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation>die Prüfsumme des Superblocks ist falsch</translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation>die Größe der Gruppendeskriptoren ist unmöglich</translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation>die Clustergröße ist unmöglich</translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation>der Superblock gibt eine unmögliche Größe an</translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation>die Anzahl der Blöcke in einer Gruppe ist unmöglich</translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation>das Dateisystem hat zu viele Gruppen</translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation>die Anzahl der Inodes ist unmöglich</translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation>der Superblock zählt {} freie Blöcke von {}</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation>der Deskriptor der Blockgruppe {} ist beschädigt: seine Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation>der Deskriptor der Blockgruppe {} ist beschädigt: er zählt zu viele unbenutzte Inodes</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation>der Deskriptor der Blockgruppe {} ist beschädigt: eine Bitmap liegt außerhalb des Dateisystems</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation>der Deskriptor der Blockgruppe {} ist beschädigt: die Inode-Tabelle liegt außerhalb des Dateisystems</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation>der Deskriptor der Blockgruppe {} ist beschädigt: er zählt zu viele freie Blöcke</translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation>die FAT hat Platz für {} Cluster, aber das Volume hat {}</translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation>FAT32-Version {} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation>die aktive FAT, die der Bootsektor auswählt, gibt es nicht</translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation>der Stammordner liegt außerhalb des Volumes</translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation>das Volume hat keinen Stammordner</translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation>die FAT kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>das Volume wurde nicht sauber deaktiviert (laut Bootsektor); deaktivieren Sie es oder überprüfen Sie es zuerst (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>das Volume wurde nicht sauber deaktiviert (laut FAT); deaktivieren Sie es oder überprüfen Sie es zuerst (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation>in der FAT sind Lese- oder Schreibfehler verzeichnet; überprüfen Sie zuerst das Volume (chkdsk /r)</translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation>die FAT beginnt nicht mit dem Medienbyte des Bootsektors</translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>der FAT-Eintrag von Cluster {} zeigt aus dem Volume hinaus (auf {}); überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation>die FAT kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation>FAT {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation>FAT 1 und FAT {} unterscheiden sich; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation>die FAT hat {} freie Cluster, aber der FSInfo-Sektor zählt {}; überprüfen Sie zuerst das Volume (fsck.fat -a, chkdsk /f)</translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>zwei Ketten der FAT treffen sich in Cluster {}; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>die FAT markiert Cluster {} als frei, aber eine Kette geht dort weiter; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation>eine Datei beginnt in Cluster {}, den es nicht gibt; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>die FAT markiert Cluster {} als frei, aber eine Datei beginnt dort; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation>Cluster {} gehört zu zwei Dateien; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation>ein Ordner kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation>das Volume hat zu viele Namen</translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>MFT-Datensatz {} ist beschädigt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation>der Bootsektor verweist für $MFT auf eine Stelle außerhalb des Volumes</translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation>$MFT beginnt nicht an der Stelle, die der Bootsektor angibt</translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation>$Bitmap hat {} Bytes, aber {} Cluster benötigen {}</translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation>$Bitmap hat ein Loch</translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation>MFT-Datensatz {} wurde nicht vollständig geschrieben; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation>MFT-Datensatz {} liegt hinter dem Ende von $MFT</translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>die Runs von MFT-Datensatz {} sind beschädigt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation>Byte {} von {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation>MFT-Datensatz {} hat ein Attribut doppelt</translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation>MFT-Datensatz {} ist nicht in Gebrauch</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation>die Attributliste von MFT-Datensatz {} ist zu lang</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation>die Attributliste von MFT-Datensatz {} ist beschädigt</translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation>MFT-Datensatz {} ist aufgeführt, aber nicht in Gebrauch</translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation>MFT-Datensatz {} gehört zu einer anderen Datei</translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation>in MFT-Datensatz {} fehlt ein Attribut</translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation>die Runs von MFT-Datensatz {} haben eine Lücke</translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation>MFT-Datensatz {} hat mehr Cluster als das Volume</translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation>MFT-Datensatz {} hat weniger Cluster, als seine Größe erfordert</translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation>$Volume ist beschädigt</translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation>NTFS-Version {}.{} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation>das Volume ist als „dirty“ markiert; führen Sie zuerst chkdsk /f in Windows aus</translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation>Windows hat auf diesem Volume noch unerledigte Arbeit (Flags {}); starten Sie Windows einmal damit und fahren Sie es herunter</translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation>der Header der Schattenkopien kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation>der Katalog der Schattenkopien kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation>der Katalog der Schattenkopien ist beschädigt</translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation>das Volume hat Schattenkopien (Wiederherstellungspunkte), die gelöschte Dateien in freien Clustern aufbewahren; löschen Sie zuerst die Schattenkopien (in Windows: vssadmin delete shadows)</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation>der Katalog der Schattenkopien ist ringförmig</translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation>$LogFile ist beschädigt</translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation>$LogFile hat keine gültige Restart-Seite; führen Sie zuerst chkdsk /f in Windows aus</translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation>Windows hat $LogFile offen gelassen (Version 2, wie beim Schnellstart); fahren Sie Windows vollständig herunter (Umschalttaste gedrückt halten) oder werfen Sie das Volume dort aus</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation>das Volume wurde nicht sauber deaktiviert ($LogFile ist offen, wie es auch der Schnellstart hinterlässt); fahren Sie Windows vollständig herunter (Umschalttaste gedrückt halten) oder führen Sie chkdsk /f aus</translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation>Windows ist auf diesem Volume im Ruhezustand (hiberfil.sys; auch der Schnellstart bewirkt das); starten Sie Windows und fahren Sie es vollständig herunter (Umschalttaste gedrückt halten)</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation>$Bitmap markiert {} Cluster als belegt, aber die Dateien haben mehr; führen Sie zuerst chkdsk /f in Windows aus</translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation>$Bitmap markiert Cluster von MFT-Datensatz {} als frei; führen Sie zuerst chkdsk /f in Windows aus</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation>$Bitmap markiert {} Cluster als belegt, aber die Dateien haben {}; führen Sie zuerst chkdsk /f in Windows aus</translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation>der Bootsektor oder der erste Datensatz von $MFT ist beschädigt</translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation>dies ist ein Teil eines dynamischen Datenträgers von Windows (LDM), dessen Volumes sich über mehrere Datenträger erstrecken können</translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation>kein bekanntes Dateisystem gefunden</translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation>das ganze Volume ist verschlüsselt ({}), daher können seine Dateien und sein freier Speicherplatz nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation>dies ist ein Teil einer LVM-Volumegruppe ({}), daher können Dateien und freier Speicherplatz nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation>dies ist ein Mitglied eines Linux-RAIDs ({}), daher können Dateien und freier Speicherplatz nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation>dies ist ein Teil eines Apple-Core-Storage-Volumes (FileVault oder Fusion; {}), daher können Dateien und freier Speicherplatz nicht gelesen werden</translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation>Signaturen sowohl von {} als auch von {} gefunden, daher ist ungewiss, welches in Gebrauch ist; entfernen Sie zuerst die veraltete Signatur (wipefs)</translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation>Block 0 ist kein Container-Superblock</translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation>die Blockgröße des Containers ist unmöglich</translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation>der Container gibt eine unmögliche Größe an</translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation>die Checkpoint-Bereiche des Containers sind nicht zusammenhängend; das wird nicht unterstützt</translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation>die Größe des Checkpoint-Deskriptorbereichs ist unmöglich</translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation>der Checkpoint-Deskriptorbereich kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation>der neueste Container-Superblock widerspricht dem in Block 0</translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation>der neueste Checkpoint ({}) ist unvollständig: {}; aktivieren Sie den Container zuerst auf einem Mac</translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation>die Freigabe-Warteschlangen enthalten einen Block doppelt</translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation>dieser Container ist Teil eines Fusion Drive, dessen Dateien auf zwei Datenträger verteilt sind</translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation>der Container verwendet nicht unterstützte Funktionen (inkompatibel {}, schreibgeschützt {})</translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation>dies ist die erste, unveröffentlichte Version von APFS (macOS 10.12), die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation>die Größe des Containers wird gerade geändert; lassen Sie das zuerst einen Mac abschließen</translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation>der Container kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation>der Superblock von Volume {} kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation>der Superblock von Volume {} ist beschädigt</translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation>Volume {} verwendet nicht unterstützte inkompatible Funktionen (Maske {})</translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation>die Position des Checkpoints ist unmöglich</translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation>eine Checkpoint-Map gehört zu einem anderen Checkpoint</translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation>eine Checkpoint-Map ist beschädigt</translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation>die letzte Map des Checkpoints fehlt</translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation>ein Objekt des Checkpoints hat eine unmögliche Größe</translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation>ein Objekt des Checkpoints wurde überschrieben</translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation>der Checkpoint hat zwei Space-Manager</translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation>der Checkpoint hat keinen Space-Manager</translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation>der Space-Manager ist beschädigt: seine Blockgrößen sind falsch</translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation>der Space-Manager ist beschädigt: seine Zählwerte sind falsch</translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation>der Space-Manager ist beschädigt: er zählt mehr freie Blöcke, als es gibt</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation>der Space-Manager ist beschädigt: seine Anzahl der Adressblöcke ist falsch</translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation>der Space-Manager ist beschädigt: seine Adressen liegen außerhalb</translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation>ein Chunk-Adressblock ist beschädigt</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation>der Space-Manager ist beschädigt: seine Anzahl der Chunk-Info-Blöcke ist falsch</translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation>Chunk-Info-Block {} ist beschädigt</translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation>der Eintrag von Chunk {} ist beschädigt</translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation>eine Zuordnungs-Bitmap liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation>eine Zuordnungs-Bitmap kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation>die Bitmap des Chunks bei Block {} hat {} freie Blöcke, aber ihr Eintrag zählt {}</translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation>eine Freigabe-Warteschlange ist ringförmig</translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation>ein Knoten einer Freigabe-Warteschlange fehlt</translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation>ein Knoten einer Freigabe-Warteschlange ist beschädigt</translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation>die Freigabe-Warteschlange ist zu lang</translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation>eine Freigabe-Warteschlange hat {} Blöcke, aber der Space-Manager zählt {}</translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation>der EFI-Jumpstart ist beschädigt</translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation>der EFI-Treiber liegt außerhalb des Containers</translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation>die Bitmaps markieren Block {} als frei, aber er enthält Folgendes: {}</translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation>die Bitmaps haben {} freie Blöcke, aber der Space-Manager zählt {}</translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{} hat {} Schlüssel in {} Knoten, aber die Wurzel zählt {} in {}</translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation>ein Knoten von {} liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation>ein Knoten von {} ist beschädigt</translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation>ein Knoten von {} gehört zu einem anderen Baum</translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation>ein Knoten von {} hat eine unmögliche Tiefe oder Größe</translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation>ein Knoten von {} liegt nicht auf der Ebene, die sein übergeordneter Knoten angibt</translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation>ein Knoten von {} ist leer</translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation>ein Knoten von {} hat einen Datensatz außerhalb seiner Grenzen</translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation>ein Knoten von {} beginnt nicht mit dem Schlüssel, den sein übergeordneter Knoten angibt</translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation>ein Knoten von {} hat Schlüssel in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation>{} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation>die Prüfsumme von {} ist falsch</translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation>{} liegt außerhalb des Containers</translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation>ein Extent der Datei {} von {} liegt außerhalb des Containers</translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation>ein Knoten von {} fehlt</translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation>{} ist auf eine nicht unterstützte Weise gespeichert</translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation>{} ist beschädigt</translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation>ein Datensatz von {} ist beschädigt</translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation>{} ist zu groß</translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation>ein Objekt in {} hat eine unmögliche Größe</translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation>zwei Extents von {} überlappen sich</translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation>ein Knoten von {} liegt außerhalb des Containers</translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation>die Prüfsumme eines Knotens von {} ist falsch</translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation>ein Knoten von {} wurde überschrieben</translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation>ein Knoten des Dateibaums von {} hat beschädigte Datensätze</translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation>ein Knoten des Dateibaums von {} fehlt</translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation>Datei {} von {} hat einen beschädigten Datensatz</translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation>ein Attribut der Datei {} von {} ist beschädigt</translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation>ein Extent der Datei {} von {} ist beschädigt</translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation>der Dateibaum von {} fehlt</translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation>die Knoten des Dateibaums von {} sind nicht richtig verkettet</translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>der Dateibaum von {} hat {} Schlüssel in {} Knoten, aber seine Wurzel zählt {} in {}</translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation>die Wurzel des Dateibaums von {} ist beschädigt</translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation>zu viele {}</translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation>{} {} gefunden, aber der Superblock zählt {}</translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation>das Volume ist als inkonsistent markiert; überprüfen Sie es zuerst (fsck_hfs, Festplattendienstprogramm)</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation>das Volume ist aktiviert oder wurde nicht sauber deaktiviert; deaktivieren Sie es oder überprüfen Sie es zuerst (fsck_hfs)</translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation>das Journal liegt auf einem anderen Gerät, daher ist unbekannt, ob es leer ist</translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation>das Journal liegt außerhalb des Volumes</translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation>das Journal kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation>der Header des Journals ist beschädigt</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation>zuerst muss das Journal eingespielt werden, weil als frei markierte Blöcke Dateien enthalten können; aktivieren und deaktivieren Sie das Volume auf einem Mac oder überprüfen Sie es (fsck_hfs)</translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation>die Zuordnungsdatei hat {} freie Blöcke, aber der Volume-Header zählt {}</translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation>der Header von {} ist beschädigt</translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation>{} gibt {} Knoten an, mehr, als darin Platz haben</translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation>{} hat zu viele Knoten</translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation>die Knoten-Map von {} ist zu kurz</translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation>Blätter von {}: {} in Gebrauch, aber {} in der Kette</translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation>Datensätze von {}: {} gefunden, aber {} im Header gezählt</translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation>Knoten {} von {} sollte einen Teil der Knoten-Map enthalten</translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation>Knoten {} von {} ist von unbekannter Art</translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation>Knoten {} von {} ist beschädigt</translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation>Knoten {} von {} hat einen beschädigten Datensatz</translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation>Knoten {} von {} führt nicht zum nächsten Blatt</translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation>Knoten {} von {} liegt außerhalb des Baums</translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation>ein Extent der Datei {} liegt außerhalb des Volumes</translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation>ein Datensatz der Extents-Überlaufdatei ist beschädigt</translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation>die Dateien des Volumes haben zu viele Fragmente</translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation>ein Datensatz der Attributdatei ist beschädigt</translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation>ein Datensatz der Attributdatei ist von unbekannter Art</translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation>die Attribute des Volumes haben zu viele Fragmente</translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation>Datei {} hat {} Blöcke, aber ihre Extents haben {}</translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation>Datei {} hat {} Bytes, mehr, als in ihre Blöcke passen ({})</translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation>ein Datensatz der Katalogdatei ist von unbekannter Art</translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation>der Datensatz einer Datei in der Katalogdatei ist abgeschnitten</translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation>ein Datensatz der Katalogdatei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation>das Volume hat zu viele harte Links</translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation>harter Link {} führt nicht zu einer Datei</translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation>Datei {} hat in der Extents-Überlaufdatei andere Blöcke, als ihr Datensatz angibt</translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation>Attribut {} der Datei {} hat andere Blöcke, als es angibt</translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation>der Volume-Header kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation>der Volume-Header ist beschädigt</translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation>der Volume-Header zählt {} freie Blöcke von {}</translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation>die Zuordnungsdatei hat {} Bytes, aber {} Blöcke benötigen {}</translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation>Datei {} hat weniger Blöcke, als ihre Größe erfordert</translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation>die Extents-Überlaufdatei ist beschädigt</translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation>die Extents-Überlaufdatei ist ringförmig</translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation>ein Knoten der Extents-Überlaufdatei ist beschädigt</translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation>die Extents der Datei {} haben eine Lücke</translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation>eine Datei des Volumes hat zu viele Extents</translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation>{} ist zu kurz</translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation>die Position des Journals liegt außerhalb des Volumes</translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation>der Journal-Infoblock kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation>das Volume gibt eine unmögliche Größe an</translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation>das Volume hat auch die Signatur von {}</translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation>die Prüfsumme des Container-Superblocks in Block 0 ist falsch</translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation>kein Container-Superblock hat eine gültige Prüfsumme</translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation>die Prüfsumme des Superblocks von Volume {} ist falsch</translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation>der Bootsektor gibt eine unmögliche Größe an</translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation>die Master File Table kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation>die Katalogdatei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation>der Header der Katalogdatei ist beschädigt</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>this file system has no snapshots</source>
        <translation>dieses Dateisystem hat keine Schnappschüsse</translation>
    </message>
    <message>
        <source>{1} does not have a snapshot “{0}”</source>
        <translation>{1} hat keinen Schnappschuss „{0}“</translation>
    </message>
    <message>
        <source>file {}: {}</source>
        <translation>Datei {}: {}</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the file</source>
        <translation>der Offset liegt hinter dem Ende der Datei</translation>
    </message>
    <message>
        <source>cannot decompress block {} of {}: its data are damaged</source>
        <translation>Block {} von {} kann nicht dekomprimiert werden: seine Daten sind beschädigt</translation>
    </message>
    <message>
        <source>the table of compressed blocks of {} is damaged</source>
        <translation>die Tabelle der komprimierten Blöcke von {} ist beschädigt</translation>
    </message>
    <message>
        <source>{} is compressed, but its attribute com.apple.decmpfs is missing</source>
        <translation>{} ist komprimiert, aber das zugehörige Attribut com.apple.decmpfs fehlt</translation>
    </message>
    <message>
        <source>the attribute com.apple.decmpfs of {} is damaged</source>
        <translation>das Attribut com.apple.decmpfs von {} ist beschädigt</translation>
    </message>
    <message>
        <source>{} uses an unsupported compression (decmpfs type {})</source>
        <translation>{} verwendet eine nicht unterstützte Komprimierung (decmpfs-Typ {})</translation>
    </message>
    <message>
        <source>{} is compressed, but its resource fork is missing</source>
        <translation>{} ist komprimiert, aber der zugehörige Ressourcenzweig fehlt</translation>
    </message>
    <message>
        <source>file {} uses an unsupported compression (WOF)</source>
        <translation>Datei {} verwendet eine nicht unterstützte Komprimierung (WOF)</translation>
    </message>
    <message>
        <source>file {} is encrypted</source>
        <translation>Datei {} ist verschlüsselt</translation>
    </message>
    <message>
        <source>the files have too many fragments</source>
        <translation>die Dateien haben zu viele Fragmente</translation>
    </message>
    <message>
        <source>the files have too many streams</source>
        <translation>die Dateien haben zu viele Datenströme</translation>
    </message>
    <message>
        <source>the files have too many attributes</source>
        <translation>die Dateien haben zu viele Attribute</translation>
    </message>
    <message>
        <source>the volume has too many extents</source>
        <translation>das Volume hat zu viele Extents</translation>
    </message>
    <message>
        <source>the checksum of the entry of file {} is wrong</source>
        <translation>die Prüfsumme des Eintrags von Datei {} ist falsch</translation>
    </message>
    <message>
        <source>the entry of file {} is incomplete</source>
        <translation>der Eintrag von Datei {} ist unvollständig</translation>
    </message>
    <message>
        <source>the name of file {} is incomplete</source>
        <translation>der Name von Datei {} ist unvollständig</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows</source>
        <translation>Ordner {} ist größer, als das Dateisystem erlaubt</translation>
    </message>
    <message>
        <source>folder {} has a stray entry</source>
        <translation>Ordner {} hat einen verirrten Eintrag</translation>
    </message>
    <message>
        <source>the last entry of folder {} is truncated</source>
        <translation>der letzte Eintrag von Ordner {} ist abgeschnitten</translation>
    </message>
    <message>
        <source>folder {} has an unknown kind of critical entry ({})</source>
        <translation>Ordner {} hat eine unbekannte Art von kritischem Eintrag ({})</translation>
    </message>
    <message>
        <source>inode {} has more bytes than fit into it; run e2fsck first</source>
        <translation>Inode {} hat mehr Bytes, als hineinpassen; führen Sie zuerst e2fsck aus</translation>
    </message>
    <message>
        <source>the clusters of file {} lead outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>die Cluster von Datei {} führen aus dem Volume hinaus (auf {}); überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which belongs to another file too; check the volume first (fsck.fat, chkdsk)</source>
        <translation>Datei {} hat Cluster {}, der auch zu einer anderen Datei gehört; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which the FAT marks as free; check the volume first (fsck.fat, chkdsk)</source>
        <translation>Datei {} hat Cluster {}, den die FAT als frei markiert; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} (“{}”) has {} bytes, but its clusters have only {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>Datei {} („{}“) hat {} Bytes, aber ihre Cluster haben nur {}; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows; check the volume first (fsck.fat, chkdsk)</source>
        <translation>Ordner {} ist größer, als das Dateisystem erlaubt; überprüfen Sie zuerst das Volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the root folder</source>
        <translation>der Stammordner kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot read folder {}</source>
        <translation>Ordner {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>a run of MFT record {} lies at an impossible offset of its file; run chkdsk in Windows first</source>
        <translation>ein Run von MFT-Datensatz {} liegt an einem unmöglichen Offset seiner Datei; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} does not fit into it; run chkdsk in Windows first</source>
        <translation>ein Attribut von MFT-Datensatz {} passt nicht in den Datensatz; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} is truncated; run chkdsk in Windows first</source>
        <translation>ein Attribut von MFT-Datensatz {} ist abgeschnitten; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>the compression unit of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>die Komprimierungseinheit von MFT-Datensatz {} ist unmöglich; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>the size of an attribute of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>die Größe eines Attributs von MFT-Datensatz {} ist unmöglich; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>MFT record {} has its data twice; run chkdsk in Windows first</source>
        <translation>MFT-Datensatz {} hat seine Daten doppelt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>a name in MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>ein Name in MFT-Datensatz {} ist beschädigt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>MFT record {} names a folder that does not exist; run chkdsk in Windows first</source>
        <translation>MFT-Datensatz {} nennt einen Ordner, den es nicht gibt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>the times in MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>die Zeiten in MFT-Datensatz {} sind beschädigt; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>MFT record {} is missing, but other records belong to it; run chkdsk in Windows first</source>
        <translation>MFT-Datensatz {} fehlt, aber andere Datensätze gehören zu ihm; führen Sie zuerst chkdsk in Windows aus</translation>
    </message>
    <message>
        <source>the volume has too many files with several MFT records</source>
        <translation>das Volume hat zu viele Dateien mit mehreren MFT-Datensätzen</translation>
    </message>
    <message>
        <source>a name of file {} of {} is damaged</source>
        <translation>ein Name der Datei {} von {} ist beschädigt</translation>
    </message>
    <message>
        <source>deleted files of this file system cannot be listed</source>
        <translation>gelöschte Dateien dieses Dateisystems können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>more than {} deleted files</source>
        <translation>mehr als {} gelöschte Dateien</translation>
    </message>
    <message>
        <source>file {} is compressed, and a part of its compressed data was overwritten</source>
        <translation>Datei {} ist komprimiert, und ein Teil ihrer komprimierten Daten wurde überschrieben</translation>
    </message>
    <message>
        <source>{} is encrypted; its password is needed</source>
        <translation>{} ist verschlüsselt; das Passwort wird benötigt</translation>
    </message>
    <message>
        <source>the password of {} is wrong</source>
        <translation>das Passwort von {} ist falsch</translation>
    </message>
    <message>
        <source>{} is encrypted with keys that only its own Mac has, so its files cannot be read here</source>
        <translation>{} ist mit Schlüsseln verschlüsselt, die nur der zugehörige Mac besitzt; daher können die Dateien hier nicht gelesen werden</translation>
    </message>
    <message>
        <source>the keys of {} are damaged</source>
        <translation>die Schlüssel von {} sind beschädigt</translation>
    </message>
    <message>
        <source>{} is not encrypted</source>
        <translation>{} ist nicht verschlüsselt</translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>{} älterer Checkpoint wird ebenfalls behalten.</numerusform>
            <numerusform>{} ältere Checkpoints werden ebenfalls behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>{} älterer Checkpoint wird ebenfalls behalten ({} teilweise überschrieben).</numerusform>
            <numerusform>{} ältere Checkpoints werden ebenfalls behalten ({} teilweise überschrieben).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>Der Superblock verzeichnet {} früheren Fehler.</numerusform>
            <numerusform>Der Superblock verzeichnet {} frühere Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>{} Clusterkette gehört zu keiner Datei (fsck.fat oder chkdsk würde sie freigeben); sie bleibt unangetastet.</numerusform>
            <numerusform>{} Clusterketten gehören zu keiner Datei (fsck.fat oder chkdsk würde sie freigeben); sie bleiben unangetastet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files of {} are encrypted: their blocks are known from its extent trees alone; the blocks of its key bag were not compared.</source>
        <translation>Die Dateien von {} sind verschlüsselt: ihre Blöcke sind nur aus den Extent-Bäumen bekannt; die Blöcke des Keybags wurden nicht verglichen.</translation>
    </message>
    <message>
        <source>The encryption of {} is being changed: what that needs was not compared.</source>
        <translation>Die Verschlüsselung von {} wird gerade geändert: was dafür benötigt wird, wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>The map of free blocks cannot be read ({}); only the extents of the files show which parts are overwritten.</source>
        <translation>Die Karte der freien Blöcke kann nicht gelesen werden ({}); nur die Extents der Dateien zeigen, welche Teile überschrieben sind.</translation>
    </message>
    <message>
        <source>this file system has no checkpoints</source>
        <translation>dieses Dateisystem hat keine Checkpoints</translation>
    </message>
    <message>
        <source>checkpoint {} is not on the disk any more</source>
        <translation>Checkpoint {} ist nicht mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>boot region</source>
        <translation>Bootregion</translation>
    </message>
    <message>
        <source>backup boot region</source>
        <translation>Sicherungskopie der Bootregion</translation>
    </message>
    <message>
        <source>room before the FAT</source>
        <translation>Platz vor der FAT</translation>
    </message>
    <message>
        <source>FAT</source>
        <translation>FAT</translation>
    </message>
    <message>
        <source>tail after the last whole cluster</source>
        <translation>Rest nach dem letzten ganzen Cluster</translation>
    </message>
    <message>
        <source>allocation bitmap</source>
        <translation>Zuordnungs-Bitmap</translation>
    </message>
    <message>
        <source>up-case table</source>
        <translation>Großschreibungstabelle</translation>
    </message>
    <message>
        <source>root folder</source>
        <translation>Stammordner</translation>
    </message>
    <message>
        <source>container superblock</source>
        <translation>Container-Superblock</translation>
    </message>
    <message>
        <source>checkpoint descriptor area</source>
        <translation>Checkpoint-Deskriptorbereich</translation>
    </message>
    <message>
        <source>checkpoint data area</source>
        <translation>Checkpoint-Datenbereich</translation>
    </message>
    <message>
        <source>bitmaps of the internal pool</source>
        <translation>Bitmaps des internen Pools</translation>
    </message>
    <message>
        <source>internal pool (chunk-info blocks and bitmaps)</source>
        <translation>interner Pool (Chunk-Info-Blöcke und Bitmaps)</translation>
    </message>
    <message>
        <source>object map</source>
        <translation>Objekttabelle</translation>
    </message>
    <message>
        <source>container keybag</source>
        <translation>Container-Keybag</translation>
    </message>
    <message>
        <source>EFI jumpstart</source>
        <translation>EFI-Jumpstart</translation>
    </message>
    <message>
        <source>EFI driver</source>
        <translation>EFI-Treiber</translation>
    </message>
    <message>
        <source>free queue (given back at a later checkpoint)</source>
        <translation>Freigabe-Warteschlange (wird bei einem späteren Checkpoint freigegeben)</translation>
    </message>
    <message>
        <source>block of the multiple mount protection</source>
        <translation>MMP-Block (Schutz vor mehrfacher Aktivierung)</translation>
    </message>
    <message>
        <source>boot block</source>
        <translation>Bootblock</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>Superblock</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>Gruppendeskriptoren</translation>
    </message>
    <message>
        <source>room for more group descriptors</source>
        <translation>Platz für weitere Gruppendeskriptoren</translation>
    </message>
    <message>
        <source>superblock or group descriptors</source>
        <translation>Superblock oder Gruppendeskriptoren</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>Block-Bitmap</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>Inode-Bitmap</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>Inode-Tabelle</translation>
    </message>
    <message>
        <source>boot sector</source>
        <translation>Bootsektor</translation>
    </message>
    <message>
        <source>FSInfo sector</source>
        <translation>FSInfo-Sektor</translation>
    </message>
    <message>
        <source>backup boot sector</source>
        <translation>Sicherungs-Bootsektor</translation>
    </message>
    <message>
        <source>reserved sectors</source>
        <translation>reservierte Sektoren</translation>
    </message>
    <message>
        <source>bad cluster</source>
        <translation>defekter Cluster</translation>
    </message>
    <message>
        <source>HFS wrapper</source>
        <translation>HFS-Wrapper</translation>
    </message>
    <message>
        <source>volume header</source>
        <translation>Volume-Header</translation>
    </message>
    <message>
        <source>extents overflow file</source>
        <translation>Extents-Überlaufdatei</translation>
    </message>
    <message>
        <source>allocation file</source>
        <translation>Zuordnungsdatei</translation>
    </message>
    <message>
        <source>catalog file</source>
        <translation>Katalogdatei</translation>
    </message>
    <message>
        <source>attributes file</source>
        <translation>Attributdatei</translation>
    </message>
    <message>
        <source>startup file</source>
        <translation>Startdatei</translation>
    </message>
    <message>
        <source>alternate volume header</source>
        <translation>alternativer Volume-Header</translation>
    </message>
    <message>
        <source>journal info block</source>
        <translation>Journal-Infoblock</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>FAT {}</source>
        <translation>FAT {}</translation>
    </message>
    <message>
        <source>{} (copy in group {})</source>
        <translation>{} (Kopie in Gruppe {})</translation>
    </message>
    <message>
        <source>block bitmap of group {}</source>
        <translation>Block-Bitmap der Gruppe {}</translation>
    </message>
    <message>
        <source>inode bitmap of group {}</source>
        <translation>Inode-Bitmap der Gruppe {}</translation>
    </message>
    <message>
        <source>inode table of group {}</source>
        <translation>Inode-Tabelle der Gruppe {}</translation>
    </message>
    <message>
        <source>volume {} (“{}”)</source>
        <translation>Volume {} („{}“)</translation>
    </message>
    <message>
        <source>superblock of volume {}</source>
        <translation>Superblock von Volume {}</translation>
    </message>
    <message>
        <source>object map of {}</source>
        <translation>Objekttabelle von {}</translation>
    </message>
    <message>
        <source>snapshots of {}</source>
        <translation>Schnappschüsse von {}</translation>
    </message>
    <message>
        <source>file tree of {}</source>
        <translation>Dateibaum von {}</translation>
    </message>
    <message>
        <source>tree of file extents of {}</source>
        <translation>Baum der Datei-Extents von {}</translation>
    </message>
    <message>
        <source>extent tree of {}</source>
        <translation>Extent-Baum von {}</translation>
    </message>
    <message>
        <source>superblock that {} goes back to</source>
        <translation>Superblock, auf den {} zurückgesetzt wird</translation>
    </message>
    <message>
        <source>superblock of snapshot {} of {}</source>
        <translation>Superblock des Schnappschusses {} von {}</translation>
    </message>
    <message>
        <source>extent tree of snapshot {} of {}</source>
        <translation>Extent-Baum des Schnappschusses {} von {}</translation>
    </message>
    <message>
        <source>superblock of a volume</source>
        <translation>Superblock eines Volumes</translation>
    </message>
    <message>
        <source>node of the {}</source>
        <translation>Knoten von {}</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here</source>
        <translation>die Kennung von {} kann hier nicht geändert werden</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here; on Linux, run “{}”</source>
        <translation>die Kennung von {} kann hier nicht geändert werden; führen Sie unter Linux „{}“ aus</translation>
    </message>
    <message>
        <source>{} is damaged ({}); check and repair the file system first</source>
        <translation>{} ist beschädigt ({}); überprüfen und reparieren Sie zuerst das Dateisystem</translation>
    </message>
    <message>
        <source>the boot sector has no field for a serial number</source>
        <translation>der Bootsektor hat kein Feld für eine Seriennummer</translation>
    </message>
    <message>
        <source>this old revision of ext2 has no UUID</source>
        <translation>diese alte Revision von ext2 hat keine UUID</translation>
    </message>
    <message>
        <source>the journal is on another device, which names the file system by its UUID</source>
        <translation>das Journal liegt auf einem anderen Gerät, das das Dateisystem mit seiner UUID nennt</translation>
    </message>
    <message>
        <source>encrypted files depend on the UUID (feature stable_inodes)</source>
        <translation>verschlüsselte Dateien hängen von der UUID ab (Merkmal stable_inodes)</translation>
    </message>
    <message>
        <source>all checksums of the file system depend on its UUID; on Linux, run “e2fsck -f DEVICE” and “tune2fs -U random DEVICE”</source>
        <translation>alle Prüfsummen des Dateisystems hängen von seiner UUID ab; führen Sie unter Linux „e2fsck -f DEVICE“ und „tune2fs -U random DEVICE“ aus</translation>
    </message>
    <message>
        <source>the file system has too many copies of the superblock; on Linux, run “tune2fs -U random DEVICE”</source>
        <translation>das Dateisystem hat zu viele Kopien des Superblocks; führen Sie unter Linux „tune2fs -U random DEVICE“ aus</translation>
    </message>
    <message>
        <source>the snapshot tree is stored in an unknown way</source>
        <translation>der Schnappschuss-Baum ist auf unbekannte Weise gespeichert</translation>
    </message>
    <message>
        <source>the checkpoint area of the APFS container is not contiguous</source>
        <translation>der Checkpoint-Bereich des APFS-Containers ist nicht zusammenhängend</translation>
    </message>
    <message>
        <source>the APFS container is part of a Fusion Drive</source>
        <translation>der APFS-Container ist Teil eines Fusion Drive</translation>
    </message>
    <message>
        <source>the APFS container has media keys, which belong to its own device</source>
        <translation>der APFS-Container hat Medienschlüssel, die zu seinem eigenen Gerät gehören</translation>
    </message>
    <message>
        <source>the volume “{}” is being encrypted or decrypted; let macOS finish that first</source>
        <translation>das Volume „{}“ wird gerade ver- oder entschlüsselt; lassen Sie macOS das zuerst abschließen</translation>
    </message>
    <message>
        <source>the keys of the volume “{}” are protected by the hardware of its Mac</source>
        <translation>die Schlüssel des Volumes „{}“ sind durch die Hardware des zugehörigen Mac geschützt</translation>
    </message>
    <message>
        <source>the APFS container has too many snapshots</source>
        <translation>der APFS-Container hat zu viele Schnappschüsse</translation>
    </message>
    <message>
        <source>the key bags of the APFS container have unknown entries or an unknown size</source>
        <translation>die Keybags des APFS-Containers haben unbekannte Einträge oder eine unbekannte Größe</translation>
    </message>
    <message>
        <source>the key bag of the APFS container is not encrypted</source>
        <translation>der Keybag des APFS-Containers ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>two volumes of the APFS container have the same UUID ({})</source>
        <translation>zwei Volumes des APFS-Containers haben dieselbe UUID ({})</translation>
    </message>
    <message>
        <source>APFS container UUID</source>
        <translation>UUID des APFS-Containers</translation>
    </message>
    <message>
        <source>UUID of the APFS volume “{}”</source>
        <translation>UUID des APFS-Volumes „{}“</translation>
    </message>
    <message>
        <source>HFS+ UUID</source>
        <translation>HFS+-UUID</translation>
    </message>
    <message>
        <source>FAT serial number</source>
        <translation>FAT-Seriennummer</translation>
    </message>
    <message>
        <source>exFAT serial number</source>
        <translation>exFAT-Seriennummer</translation>
    </message>
    <message>
        <source>NTFS serial number</source>
        <translation>NTFS-Seriennummer</translation>
    </message>
    <message>
        <source>{} UUID</source>
        <translation>{}-UUID</translation>
    </message>
    <message>
        <source>Boot sector</source>
        <translation>Bootsektor</translation>
    </message>
    <message>
        <source>Backup boot sector</source>
        <translation>Sicherungs-Bootsektor</translation>
    </message>
    <message>
        <source>Checksum of the boot region</source>
        <translation>Prüfsumme der Bootregion</translation>
    </message>
    <message>
        <source>Volume header</source>
        <translation>Volume-Header</translation>
    </message>
    <message>
        <source>Alternate volume header</source>
        <translation>Alternativer Volume-Header</translation>
    </message>
    <message>
        <source>Superblock</source>
        <translation>Superblock</translation>
    </message>
    <message>
        <source>Backup superblock in group {}</source>
        <translation>Sicherungs-Superblock in Gruppe {}</translation>
    </message>
    <message>
        <source>Container superblock</source>
        <translation>Container-Superblock</translation>
    </message>
    <message>
        <source>Volume superblock</source>
        <translation>Volume-Superblock</translation>
    </message>
    <message>
        <source>Superblock of a snapshot</source>
        <translation>Superblock eines Schnappschusses</translation>
    </message>
    <message>
        <source>Key bag of the container</source>
        <translation>Keybag des Containers</translation>
    </message>
    <message>
        <source>Key bag of a volume</source>
        <translation>Keybag eines Volumes</translation>
    </message>
    <message>
        <source>The backup boot sector is damaged and is not changed.</source>
        <translation>Der Sicherungs-Bootsektor ist beschädigt und wird nicht geändert.</translation>
    </message>
    <message>
        <source>The backup superblock in group {} is damaged and is not changed.</source>
        <translation>Der Sicherungs-Superblock in Gruppe {} ist beschädigt und wird nicht geändert.</translation>
    </message>
    <message>
        <source>The alternate volume header is missing; only the volume header changes.</source>
        <translation>Der alternative Volume-Header fehlt; nur der Volume-Header ändert sich.</translation>
    </message>
    <message>
        <source>The APFS volumes keep their UUIDs: one of them is a sealed system volume or belongs to a volume group, and macOS finds the group by them. Only the UUID of the container changes.</source>
        <translation>Die APFS-Volumes behalten ihre UUIDs: eines von ihnen ist ein versiegeltes Systemvolume oder gehört zu einer Volumegruppe, und macOS findet die Gruppe anhand der UUIDs. Nur die UUID des Containers ändert sich.</translation>
    </message>
    <message>
        <source>If /etc/fstab, the boot loader or the initramfs names the UUID {}, replace it there with {} before starting from this disk; then run update-grub and update-initramfs in it (or grub2-mkconfig and dracut).</source>
        <translation>Wenn /etc/fstab, der Bootloader oder das initramfs die UUID {} nennt, ersetzen Sie sie dort durch {}, bevor Sie von diesem Datenträger starten; führen Sie dann darin update-grub und update-initramfs aus (oder grub2-mkconfig und dracut).</translation>
    </message>
    <message>
        <source>The volume “{0}” has a folder {1}, named after the volume “{2}”. Before starting from this disk, rename it on a Mac: run “diskutil mount {3}”, then “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</source>
        <translation>Das Volume „{0}“ hat einen Ordner {1}, der nach dem Volume „{2}“ benannt ist. Benennen Sie ihn auf einem Mac um, bevor Sie von diesem Datenträger starten: führen Sie „diskutil mount {3}“ aus, dann „sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}“.</translation>
    </message>
    <message>
        <source>superblock of a snapshot</source>
        <translation>Superblock eines Schnappschusses</translation>
    </message>
    <message>
        <source>container superblock in block 0</source>
        <translation>Container-Superblock in Block 0</translation>
    </message>
    <message>
        <source>checkpoint map</source>
        <translation>Checkpoint-Map</translation>
    </message>
    <message>
        <source>space manager</source>
        <translation>Space-Manager</translation>
    </message>
    <message>
        <source>checkpoint's object</source>
        <translation>Objekt des Checkpoints</translation>
    </message>
    <message>
        <source>chunk address block</source>
        <translation>Chunk-Adressblock</translation>
    </message>
    <message>
        <source>chunk-info block {}</source>
        <translation>Chunk-Info-Block {}</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>Freigabe-Warteschlange</translation>
    </message>
    <message>
        <source>file tree</source>
        <translation>Dateibaum</translation>
    </message>
    <message>
        <source>group descriptor</source>
        <translation>Gruppendeskriptor</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>folder of inode {}</source>
        <translation>Ordner von Inode {}</translation>
    </message>
    <message>
        <source>block map of inode {}</source>
        <translation>Blockzuordnung von Inode {}</translation>
    </message>
    <message>
        <source>file {}</source>
        <translation>Datei {}</translation>
    </message>
    <message>
        <source>file {} ({})</source>
        <translation>Datei {} ({})</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>resource fork</source>
        <translation>Resource-Fork</translation>
    </message>
    <message>
        <source>extended attributes</source>
        <translation>erweiterte Attribute</translation>
    </message>
    <message>
        <source>extended attribute “{}”</source>
        <translation>erweitertes Attribut „{}“</translation>
    </message>
    <message>
        <source>block map</source>
        <translation>Blockzuordnung</translation>
    </message>
    <message>
        <source>file {} is a placeholder: its content is not on this volume, but in a cloud, an archive or the store of a deduplicated volume</source>
        <translation>Datei {} ist ein Platzhalter: ihr Inhalt liegt nicht auf diesem Volume, sondern in einer Cloud, einem Archiv oder dem Speicher eines deduplizierten Volumes</translation>
    </message>
    <message>
        <source>file {} is damaged: it declares {} bytes, more than the volume has</source>
        <translation>Datei {} ist beschädigt: sie gibt {} Bytes an, mehr, als das Volume hat</translation>
    </message>
    <message>
        <source>the structures that say where these bytes of file {} lie are damaged</source>
        <translation>die Strukturen, die angeben, wo diese Bytes der Datei {} liegen, sind beschädigt</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>{} is an image, which has no health of its own; name the disk it is stored on</source>
        <translation>{} ist ein Image und hat keinen eigenen Zustand; geben Sie den Datenträger an, auf dem es gespeichert ist</translation>
    </message>
    <message>
        <source>{} is not a drive of its own; name the disk behind it ({})</source>
        <translation>{} ist kein eigenes Laufwerk; geben Sie den Datenträger dahinter an ({})</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the program smartctl is not installed (package smartmontools, 7.0 or later)</source>
        <translation>der Zustand von {} kann nicht gelesen werden: das Programm smartctl ist nicht installiert (Paket smartmontools, 7.0 oder neuer)</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {} does not answer in JSON; install smartmontools 7.0 or later</source>
        <translation>der Zustand von {} kann nicht gelesen werden: {} antwortet nicht in JSON; installieren Sie smartmontools 7.0 oder neuer</translation>
    </message>
    <message>
        <source>the answer of smartctl about {} is damaged: {}</source>
        <translation>die Antwort von smartctl über {} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>sie ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>sie ist mehr als {} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>cannot read the health of {}: permission denied; run as root or administrator</source>
        <translation>der Zustand von {} kann nicht gelesen werden: Zugriff verweigert; führen Sie den Befehl als root oder Administrator aus</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the authorization request was dismissed</source>
        <translation>der Zustand von {} kann nicht gelesen werden: die Berechtigungsanfrage wurde abgebrochen</translation>
    </message>
    <message>
        <source>cannot read the health of {}: smartctl does not know its USB adapter ({}); try --device-type</source>
        <translation>der Zustand von {} kann nicht gelesen werden: smartctl kennt den USB-Adapter nicht ({}); versuchen Sie es mit --device-type</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {}</source>
        <translation>der Zustand von {} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>the drive, or the adapter in front of it, does not answer</source>
        <translation>das Laufwerk oder der Adapter davor antwortet nicht</translation>
    </message>
    <message>
        <source>“{}” is not a device type of smartctl</source>
        <translation>„{}“ ist kein Gerätetyp von smartctl</translation>
    </message>
    <message>
        <source>{} did not accept the self-test: {}</source>
        <translation>{} hat den Selbsttest nicht angenommen: {}</translation>
    </message>
    <message>
        <source>smartctl {} cannot test NVMe drives; install smartmontools 7.4 or later</source>
        <translation>smartctl {} kann NVMe-Laufwerke nicht testen; installieren Sie smartmontools 7.4 oder neuer</translation>
    </message>
    <message>
        <source>self-tests of NVMe drives behind USB adapters are not started: some adapters disconnect the disk when asked for the result</source>
        <translation>Selbsttests von NVMe-Laufwerken an USB-Adaptern werden nicht gestartet: manche Adapter trennen den Datenträger, wenn sie nach dem Ergebnis gefragt werden</translation>
    </message>
    <message>
        <source>{} has no self-tests</source>
        <translation>{} hat keine Selbsttests</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} ist kein Datenträger</translation>
    </message>
    <message>
        <source>unknown request “{}”</source>
        <translation>unbekannte Anforderung „{}“</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the elevated command failed</source>
        <translation>der Zustand von {} kann nicht gelesen werden: der Befehl mit erhöhten Rechten ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>{} is in standby and was not woken</source>
        <translation>{} ist im Standby und wurde nicht aufgeweckt</translation>
    </message>
    <message>
        <source>The drive reports that it is failing: copy its data now.</source>
        <translation>Das Laufwerk meldet, dass sein Ausfall droht: kopieren Sie seine Daten jetzt.</translation>
    </message>
    <message>
        <source>Only {} % of the spare blocks are left; the drive's limit is {} %.</source>
        <translation>Nur noch {} % der Reserveblöcke sind übrig; die Grenze des Laufwerks ist {} %.</translation>
    </message>
    <message>
        <source>The spare blocks of the drive are used up.</source>
        <translation>Die Reserveblöcke des Laufwerks sind aufgebraucht.</translation>
    </message>
    <message>
        <source>The drive reports that its reliability is degraded by media or internal errors.</source>
        <translation>Das Laufwerk meldet, dass seine Zuverlässigkeit durch Medienfehler oder interne Fehler gemindert ist.</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>Das Laufwerk hat sich selbst schreibgeschützt.</translation>
    </message>
    <message>
        <source>The power-loss protection of the drive's memory has failed.</source>
        <translation>Der Schutz des Laufwerksspeichers vor Stromausfall ist ausgefallen.</translation>
    </message>
    <message>
        <source>The temperature is outside the drive's limits.</source>
        <translation>Die Temperatur liegt außerhalb der Grenzen des Laufwerks.</translation>
    </message>
    <message>
        <source>The drive is hot: {} °C (limit {} °C).</source>
        <translation>Das Laufwerk ist heiß: {} °C (Grenze {} °C).</translation>
    </message>
    <message>
        <source>The value {} is {}; the drive's limit is {}.</source>
        <translation>Der Wert {} beträgt {}; die Grenze des Laufwerks ist {}.</translation>
    </message>
    <message>
        <source>The value {} was below the drive's limit in the past.</source>
        <translation>Der Wert {} lag früher unter der Grenze des Laufwerks.</translation>
    </message>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>Das Laufwerk hat {} defekten Sektor ersetzt.</numerusform>
            <numerusform>Das Laufwerk hat {} defekte Sektoren ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{} Sektor lässt sich nicht zuverlässig lesen und soll noch ersetzt werden.</numerusform>
            <numerusform>{} Sektoren lassen sich nicht zuverlässig lesen und sollen noch ersetzt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>{} Sektor war nicht lesbar, als das Laufwerk sich zuletzt selbst überprüfte.</numerusform>
            <numerusform>{} Sektoren waren nicht lesbar, als das Laufwerk sich zuletzt selbst überprüfte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>Das Laufwerk hat {} nicht behebbaren Fehler gemeldet.</numerusform>
            <numerusform>Das Laufwerk hat {} nicht behebbare Fehler gemeldet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} % of the rated endurance is used.</source>
        <translation>{} % der angegebenen Lebensdauer sind verbraucht.</translation>
    </message>
    <message>
        <source>The last self-test failed.</source>
        <translation>Der letzte Selbsttest ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The last self-test failed at sector {}.</source>
        <translation>Der letzte Selbsttest ist bei Sektor {} fehlgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>{} Übertragung zwischen Laufwerk und Computer war beschädigt: prüfen Sie das Kabel oder den Adapter.</numerusform>
            <numerusform>{} Übertragungen zwischen Laufwerk und Computer waren beschädigt: prüfen Sie das Kabel oder den Adapter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>Das Fehlerprotokoll des Laufwerks hat {} Eintrag.</numerusform>
            <numerusform>Das Fehlerprotokoll des Laufwerks hat {} Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Health monitoring (SMART) is switched off in the drive.</source>
        <translation>Die Zustandsüberwachung (SMART) ist im Laufwerk ausgeschaltet.</translation>
    </message>
    <message>
        <source>The drive does not report its health.</source>
        <translation>Das Laufwerk meldet seinen Zustand nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{} Wert liegt unter der Grenze des Laufwerks.</numerusform>
            <numerusform>{} Werte liegen unter den Grenzen des Laufwerks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{} Wert lag früher unter der Grenze des Laufwerks.</numerusform>
            <numerusform>{} Werte lagen früher unter den Grenzen des Laufwerks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>Das Laufwerk hat {} defekten Sektor, ersetzt oder noch zu ersetzen.</numerusform>
            <numerusform>Das Laufwerk hat {} defekte Sektoren, ersetzt oder noch zu ersetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the system knows without administrator rights; reading the health with them shows more.</source>
        <translation>Das ist, was das System ohne Administratorrechte weiß; wird der Zustand mit ihnen gelesen, zeigt sich mehr.</translation>
    </message>
    <message>
        <source>The adapter hides the drive's own verdict; the values are judged instead.</source>
        <translation>Der Adapter verbirgt das eigene Urteil des Laufwerks; stattdessen werden die Werte beurteilt.</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation>{} ist in Gebrauch</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation>{} kann nicht geöffnet werden: Zugriff verweigert</translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation>{} kann nicht geöffnet werden: die Berechtigungsanfrage wurde abgebrochen</translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{} kann nicht geöffnet werden: ein Passwort ist erforderlich, aber in dieser Sitzung läuft kein polkit-Agent; starten Sie das Programm mit sudo oder pkexec oder bitten Sie einen Administrator, Sie zur Gruppe „disk“ hinzuzufügen</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{} kann nicht geöffnet werden: die Richtlinie des Systems (polkit) verweigert es diesem Benutzer; starten Sie das Programm mit sudo oder pkexec oder bitten Sie einen Administrator, Sie zur Gruppe „disk“ hinzuzufügen</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>{} kann nicht geöffnet werden: Zugriff verweigert, und UDisks2, das um Erlaubnis fragen kann, antwortet nicht; starten Sie das Programm mit sudo oder pkexec oder bitten Sie einen Administrator, Sie zur Gruppe „disk“ hinzuzufügen</translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation>UDisks2 hat {} nicht geöffnet: {}</translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation>UDisks2 kennt {} nicht</translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation>UDisks2 hat keinen Dateideskriptor für {} geliefert</translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation>nicht genug Arbeitsspeicher für eine Nachricht an UDisks2</translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation>{} kann nicht geöffnet werden: pkexec, das um Erlaubnis fragen kann, ist nicht installiert</translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation>{} kann nicht geöffnet werden: das Programm mit erhöhten Rechten hat keinen Dateideskriptor geliefert</translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation>das Programm mit erhöhten Rechten, das den Datenträger geöffnet hat, wurde beendet</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation>unbekannte Anforderung</translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation>open-device kann nur vom Fenster gestartet werden: seine Standardeingabe ist kein Socket</translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation>macOS hat nicht erlaubt, {} zu öffnen; wenn Sie das Passwort eingegeben haben, erlauben Sie diesem Programm den Festplattenvollzugriff oder Wechselmedien unter Systemeinstellungen &gt; Datenschutz &amp; Sicherheit; der Datenträger, von dem macOS läuft, kann nur in der Wiederherstellung geöffnet werden</translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation>nur ein Administrator kann {} lesen; starten Sie das Programm mit „Als Administrator ausführen“</translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation>nur ein Administrator kann auf {} schreiben; starten Sie das Programm mit „Als Administrator ausführen“</translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation>{}/block existiert nicht; prüfen Sie, ob sysfs aktiviert ist</translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation>Blockgerät {} existiert nicht</translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation>der Datenträger von {} existiert nicht</translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation>das Gerät hinter {} existiert nicht mehr</translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation>Datenträger {} existiert nicht</translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation>macOS kennt den Datenträger {} nicht</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} ist kein Datenträger</translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation>{} ist kein Blockgerät</translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation>{} ist weder ein Datenträger noch eine einzelne Partition eines Datenträgers</translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation>{} kann nicht abgefragt werden: {}</translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation>PhysicalDrive{} kann nicht abgefragt werden: {}</translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation>die Größe von {} kann nicht ermittelt werden: {}</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation>{} meldet eine unmögliche Größe: {} Blöcke</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation>{} meldet eine unmögliche Größe: {} Bytes</translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation>{} ist größer als 2^63 - 1 Bytes</translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation>kein Medium in {}</translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation>das Medium in {} wurde gewechselt</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} existiert nicht</translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation>{} ist ein Ordner, kein Image und kein Gerät</translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</source>
        <translation>{0} ist ein Apple-Sparse-Bundle, ein Ordner mit vielen Dateien; konvertieren Sie es zuerst auf einem Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} ist weder eine Image-Datei noch ein Datenträger</translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation>ungültige Sektorgröße {}: sie muss zwischen 128 Bytes und 1 MiB liegen</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation>{} hat Sektoren von {} Bytes und kann nur mit diesen geschrieben werden, nicht mit {}</translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation>{} ist geschrumpft: es endet bei Byte {} und hatte beim Öffnen {} Bytes</translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation>{} ist während des Öffnens geschrumpft</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation>{} kann bei Byte {} nicht gelesen werden: {} von {} Bytes sind angekommen</translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation>hinter dem Ende von {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation>{} Bytes ab Offset {} können nicht auf einmal gelesen werden; das Limit ist {} Bytes</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation>{} kann bei Byte {} nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation>{} kann bei Byte {} nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>der Cache von {} kann nicht geleert werden: {}</translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation>TRIM von {} Bytes ab Offset {} von {} ist nicht möglich: {}</translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation>sicheres TRIM von {} Bytes ab Offset {} von {} ist nicht möglich: {}</translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation>{} Bytes ab Offset {} von {} können nicht mit Nullen gefüllt werden: {}</translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation>auf {} kann nicht geschrieben werden: der Bereich ist nicht auf {} Bytes ausgerichtet</translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation>das System akzeptiert diese Ausrichtung nicht</translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation>nicht genug Arbeitsspeicher für einen Puffer</translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation>{} Bytes ab Offset {} von {} sind keine ganzen Sektoren von {} Bytes</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation>{} Bytes ab Offset {} reichen über das Ende von {} hinaus</translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation>{} Bytes ab Offset {} von {} können nicht geändert werden: {}</translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation>{} hat kein sicheres TRIM</translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation>{} hat kein sicheres TRIM: nur manche Speicherkarten, fest verlöteter Flash-Speicher und virtuelle Datenträger haben es; um eine SSD vollständig zu löschen, verwenden Sie deren eigene Befehle (nvme format --ses=1, hdparm --security-erase)</translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation>{} ist ein Image: ein Loch in einer Datei löscht nicht die Zellen eines Laufwerks</translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation>sicheres TRIM ist nur für manche Geräte unter Linux verfügbar</translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation>{} kann einen Bereich nicht selbst mit Nullen füllen</translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation>das Füllen eines Bereichs mit Nullen ist nur unter Linux verfügbar</translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation>{} unterstützt TRIM nicht, oder ein Adapter oder Treiber zwischen diesem Programm und dem Laufwerk blockiert es</translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation>{} ist nur lesbar oder schreibgeschützt</translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation>{} ist in Gebrauch: {}</translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation>{} ist in Gebrauch; das System meldet nicht, wodurch</translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation>{} ist in Gebrauch; wenn macOS von diesem Datenträger läuft, starten Sie in die macOS-Wiederherstellung</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} ist durch ein anderes Programm gesperrt</translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation>{} kann nicht gesperrt werden: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation>{} kann nicht reserviert werden: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation>{} kann nicht reserviert werden: ein anderes Programm hält es</translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation>auf {} kann nicht geschrieben werden, solange es aktivierte Volumes hat: macOS meldet nicht, wo sie sind; deaktivieren Sie sie oder starten Sie in die macOS-Wiederherstellung</translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation>das Volume {} von {} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation>das Volume {} von {} kann nicht gesperrt werden: Dateien darauf sind geöffnet oder Windows läuft davon</translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation>das Volume {} von {} kann nicht deaktiviert werden: {}</translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation>die neue Partitionstabelle von {} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation>keine Berechtigung, das System die Partitionstabelle von {} neu einlesen zu lassen</translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation>Windows liest die Partitionstabelle von {} nicht neu ein: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation>{} kann nicht deaktiviert werden: Dateien oder Ordner darauf sind geöffnet</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation>{} kann nicht deaktiviert werden: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation>{} kann nicht deaktiviert werden: {}; verwenden Sie das Festplattendienstprogramm</translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation>{} wird gesperrt und deaktiviert, während seine Sektoren geschrieben werden; schließen Sie die Programme, die Dateien darauf geöffnet haben</translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation>aktiviert unter {}</translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation>gehalten durch eine Aktivierung in einem anderen Namensraum (unter {} für {}, Prozess {})</translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation>gehalten durch ein aktiviertes btrfs-Volume ({})</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation>gehalten durch {}</translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation>gehalten durch {} ({})</translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation>gehalten durch etwas, das das System nicht benennt</translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation>Grundlage von {}</translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation>Grundlage von {} ({})</translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation>möglicherweise die Datei hinter {}, das dieselbe Größe hat (nur root darf fragen)</translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation>geöffnet in {} (Prozess {})</translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation>geöffnet in einem Programm eines anderen Benutzers oder hinter einem Loop-Gerät (root sieht, welches)</translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation>zum Schreiben geöffnet in {} (Prozess {})</translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation>zum Schreiben geöffnet: in einem Programm eines anderen Benutzers, hinter einem Loop-Gerät oder im System selbst (root sieht, wer es geöffnet hat)</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>durch ein anderes Programm gesperrt</translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation>{} über {}</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy denies access to this user, or no password prompt was possible</source>
        <translation>{} kann nicht geöffnet werden: die Richtlinie des Systems verweigert diesem Benutzer den Zugriff, oder es war keine Passwortabfrage möglich</translation>
    </message>
    <message>
        <source>{} is read-only: the device itself, or its write protection, says so</source>
        <translation>{} ist schreibgeschützt: das meldet das Gerät selbst oder sein Schreibschutz</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and is shown with {}: it can only be edited with its own</source>
        <translation>{} hat Sektoren von {} Bytes und wird mit {} angezeigt: die Bearbeitung ist nur mit der eigenen Sektorgröße möglich</translation>
    </message>
    <message>
        <source>{} is {}: its bytes are not those of the disk. {}</source>
        <translation>{} ist {}: die Bytes der Datei sind nicht die des Datenträgers. {}</translation>
    </message>
    <message>
        <source>Convert it first: {}</source>
        <translation>Konvertieren Sie die Datei zuerst: {}</translation>
    </message>
    <message>
        <source>Convert it first, on a Mac: {}</source>
        <translation>Konvertieren Sie die Datei zuerst auf einem Mac: {}</translation>
    </message>
    <message>
        <source>Convert it first, with VMware's tool: {}</source>
        <translation>Konvertieren Sie die Datei zuerst mit dem Werkzeug von VMware: {}</translation>
    </message>
    <message>
        <source>Unpack it first: {}</source>
        <translation>Entpacken Sie die Datei zuerst: {}</translation>
    </message>
    <message>
        <source>Unpack it into a folder: {}</source>
        <translation>Entpacken Sie die Datei in einen Ordner: {}</translation>
    </message>
    <message>
        <source>Restore it with Symantec Ghost to the disk of a virtual machine, and open that disk</source>
        <translation>Stellen Sie die Datei mit Symantec Ghost auf dem Datenträger einer virtuellen Maschine wieder her und öffnen Sie diesen Datenträger</translation>
    </message>
    <message>
        <source>{} ends in the footer of a VHD whose checksum is wrong: what of the file is the disk is not known. Convert it first: {}</source>
        <translation>{} endet mit dem Footer einer VHD, dessen Prüfsumme falsch ist: es ist nicht bekannt, welcher Teil der Datei der Datenträger ist. Konvertieren Sie die Datei zuerst: {}</translation>
    </message>
    <message>
        <source>{} is a fixed VHD whose footer says {} bytes, but {} bytes lie before it</source>
        <translation>{} ist eine VHD fester Größe, deren Footer {} Bytes angibt, aber davor liegen {} Bytes</translation>
    </message>
    <message>
        <source>{} is a VHD with an old footer of {} bytes. Take the footer away first: {}</source>
        <translation>{} ist eine VHD mit einem alten Footer von {} Bytes. Entfernen Sie zuerst den Footer: {}</translation>
    </message>
    <message>
        <source>{} is the first part of an image in several files. Join them first: {}</source>
        <translation>{} ist der erste Teil eines Images aus mehreren Dateien. Fügen Sie die Dateien zuerst zusammen: {}</translation>
    </message>
    <message>
        <source>a compressed Apple disk image (UDIF)</source>
        <translation>ein komprimiertes Apple-Disk-Image (UDIF)</translation>
    </message>
    <message>
        <source>an Apple disk image (UDIF) with something added to it</source>
        <translation>ein Apple-Disk-Image (UDIF), an das etwas angehängt ist</translation>
    </message>
    <message>
        <source>a VHDX image</source>
        <translation>ein VHDX-Image</translation>
    </message>
    <message>
        <source>a dynamic VHD</source>
        <translation>eine dynamische VHD</translation>
    </message>
    <message>
        <source>a sparse VMDK image</source>
        <translation>ein Sparse-VMDK-Image</translation>
    </message>
    <message>
        <source>a sparse VMDK image (SE sparse)</source>
        <translation>ein Sparse-VMDK-Image (SE-Sparse)</translation>
    </message>
    <message>
        <source>the description of a VMDK image</source>
        <translation>die Beschreibung eines VMDK-Images</translation>
    </message>
    <message>
        <source>a QCOW image</source>
        <translation>ein QCOW-Image</translation>
    </message>
    <message>
        <source>a QCOW2 image</source>
        <translation>ein QCOW2-Image</translation>
    </message>
    <message>
        <source>a QED image</source>
        <translation>ein QED-Image</translation>
    </message>
    <message>
        <source>a VDI image</source>
        <translation>ein VDI-Image</translation>
    </message>
    <message>
        <source>a Parallels image</source>
        <translation>ein Parallels-Image</translation>
    </message>
    <message>
        <source>a Bochs image</source>
        <translation>ein Bochs-Image</translation>
    </message>
    <message>
        <source>a compressed loop image (cloop)</source>
        <translation>ein komprimiertes Loop-Image (cloop)</translation>
    </message>
    <message>
        <source>an encrypted Apple disk image</source>
        <translation>ein verschlüsseltes Apple-Disk-Image</translation>
    </message>
    <message>
        <source>an Apple sparse image</source>
        <translation>ein Apple-Sparse-Image</translation>
    </message>
    <message>
        <source>an Apple sparse image (ASIF) or a shadow file of one</source>
        <translation>ein Apple-Sparse-Image (ASIF) oder eine Shadow-Datei eines solchen</translation>
    </message>
    <message>
        <source>a DiskCopy 4.2 image</source>
        <translation>ein DiskCopy-4.2-Image</translation>
    </message>
    <message>
        <source>an Expert Witness image</source>
        <translation>ein Expert-Witness-Image</translation>
    </message>
    <message>
        <source>an AFF image</source>
        <translation>ein AFF-Image</translation>
    </message>
    <message>
        <source>a Windows image (WIM or ESD), which holds files</source>
        <translation>ein Windows-Image (WIM oder ESD), das Dateien enthält</translation>
    </message>
    <message>
        <source>a Ghost image</source>
        <translation>ein Ghost-Image</translation>
    </message>
    <message>
        <source>a Partclone image</source>
        <translation>ein Partclone-Image</translation>
    </message>
    <message>
        <source>an image of ntfsclone</source>
        <translation>ein Image von ntfsclone</translation>
    </message>
    <message>
        <source>an Android sparse image</source>
        <translation>ein Android-Sparse-Image</translation>
    </message>
    <message>
        <source>a CHD image</source>
        <translation>ein CHD-Image</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a tar archive (OVA files are such)</source>
        <translation>ein tar-Archiv (OVA-Dateien sind solche)</translation>
    </message>
    <message>
        <source>compressed by {}</source>
        <translation>mit {} komprimiert</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} ist {}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} ist {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>es ist {}</translation>
    </message>
    <message>
        <source>it {}</source>
        <translation>es ist {}</translation>
    </message>
    <message>
        <source>is {}</source>
        <translation>ist {}</translation>
    </message>
    <message>
        <source>cannot read where {} lies on its disk: {}</source>
        <translation>es kann nicht gelesen werden, wo {} auf dem Datenträger liegt: {}</translation>
    </message>
    <message>
        <source>cannot start {}: {}</source>
        <translation>{} kann nicht gestartet werden: {}</translation>
    </message>
    <message>
        <source>{} did not end within {} seconds</source>
        <translation>{} endete nicht innerhalb von {} Sekunden</translation>
    </message>
    <message>
        <source>{} printed more than {} bytes</source>
        <translation>{} gab mehr als {} Bytes aus</translation>
    </message>
    <message>
        <source>{} ended unexpectedly</source>
        <translation>{} endete unerwartet</translation>
    </message>
    <message>
        <source>{} was canceled</source>
        <translation>{} wurde abgebrochen</translation>
    </message>
    <message>
        <source>the system does not know the health of {}</source>
        <translation>das System kennt den Zustand von {} nicht</translation>
    </message>
    <message>
        <source>{0} is read-only by a rule of Windows, not by itself. To change that, type in diskpart: select disk {1}, attributes disk clear readonly</source>
        <translation>{0} ist durch eine Regel von Windows schreibgeschützt, nicht von sich aus. Um das zu ändern, geben Sie in diskpart ein: select disk {1}, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>{0} is offline and read-only by a rule of Windows (its policy for new disks), not by itself. To change that, type in diskpart: select disk {1}, online disk, attributes disk clear readonly</source>
        <translation>{0} ist durch eine Regel von Windows (seine Richtlinie für neue Datenträger) offline und schreibgeschützt, nicht von sich aus. Um das zu ändern, geben Sie in diskpart ein: select disk {1}, online disk, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>open-device can be started only by the window</source>
        <translation>open-device kann nur vom Fenster gestartet werden</translation>
    </message>
    <message>
        <source>the elevated program that opens the disk sent an unknown answer</source>
        <translation>das Programm mit erhöhten Rechten, das den Datenträger öffnet, hat eine unbekannte Antwort gesendet</translation>
    </message>
    <message>
        <source>cannot open {}: permission was given for “{}”, but the disk is now “{}”</source>
        <translation>{} kann nicht geöffnet werden: die Erlaubnis wurde für „{}“ erteilt, aber der Datenträger ist jetzt „{}“</translation>
    </message>
    <message>
        <source>cannot open {}: Windows did not start the program that opens disks as administrator: {}</source>
        <translation>{} kann nicht geöffnet werden: Windows hat das Programm nicht gestartet, das Datenträger als Administrator öffnet: {}</translation>
    </message>
    <message>
        <source>open-device is not available on this system</source>
        <translation>open-device ist auf diesem System nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>lang</name>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>unknown suffix '{}'</source>
        <translation>unbekanntes Suffix '{}'</translation>
    </message>
    <message>
        <source>nothing has a member named '{}'</source>
        <translation>nichts hat ein Member namens '{}'</translation>
    </message>
    <message>
        <source>the enum '{}' has no entry '{}'</source>
        <translation>das Enum '{}' hat keinen Eintrag '{}'</translation>
    </message>
    <message>
        <source>unknown name '{}'</source>
        <translation>unbekannter Name '{}'</translation>
    </message>
    <message>
        <source>unknown function '{}'</source>
        <translation>unbekannte Funktion '{}'</translation>
    </message>
    <message>
        <source>unknown type '{}'</source>
        <translation>unbekannter Typ '{}'</translation>
    </message>
    <message>
        <source>what follows element {} cannot be found, because that one failed</source>
        <translation>was auf Element {} folgt, kann nicht gefunden werden, weil dieses fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>the array has too many elements</source>
        <translation>das Array hat zu viele Elemente</translation>
    </message>
    <message>
        <source>the source ends after {} of {} elements</source>
        <translation>die Quelle endet nach {} von {} Elementen</translation>
    </message>
    <message>
        <source>the source ends after {} elements, before the array does</source>
        <translation>die Quelle endet nach {} Elementen, vor dem Ende des Arrays</translation>
    </message>
    <message>
        <source>an element ends before it begins</source>
        <translation>ein Element endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>the elements have no bytes, so the array has no end</source>
        <translation>die Elemente haben keine Bytes, daher hat das Array kein Ende</translation>
    </message>
    <message>
        <source>the text has no end before the end of the source</source>
        <translation>der Text hat kein Ende vor dem Ende der Quelle</translation>
    </message>
    <message>
        <source>the text is longer than 16 MiB</source>
        <translation>der Text ist länger als 16 MiB</translation>
    </message>
    <message>
        <source>function '{}' does not exist</source>
        <translation>Funktion '{}' existiert nicht</translation>
    </message>
    <message>
        <source>the budget of work is used up</source>
        <translation>das Arbeitsbudget ist aufgebraucht</translation>
    </message>
    <message>
        <source>a cast takes one value</source>
        <translation>eine Typumwandlung nimmt einen Wert</translation>
    </message>
    <message>
        <source>a call with more than {} arguments</source>
        <translation>ein Aufruf mit mehr als {} Argumenten</translation>
    </message>
    <message>
        <source>the functions call each other too deeply</source>
        <translation>die Funktionen rufen einander zu tief auf</translation>
    </message>
    <message>
        <source>'{}' needs {} arguments</source>
        <translation>'{}' benötigt {} Argumente</translation>
    </message>
    <message>
        <source>'{}' takes {} arguments, not {}</source>
        <translation>'{}' nimmt {} Argumente, nicht {}</translation>
    </message>
    <message>
        <source>'{}' takes {} to {} arguments, not {}</source>
        <translation>'{}' nimmt {} bis {} Argumente, nicht {}</translation>
    </message>
    <message>
        <source>the texts given to '{}' are longer than {} MiB together</source>
        <translation>die an '{}' übergebenen Texte sind zusammen länger als {} MiB</translation>
    </message>
    <message>
        <source>the loop runs too often</source>
        <translation>die Schleife läuft zu oft</translation>
    </message>
    <message>
        <source>the number must lie between -{} and {}</source>
        <translation>die Zahl muss zwischen -{} und {} liegen</translation>
    </message>
    <message>
        <source>the number must lie between 0 and {}</source>
        <translation>die Zahl muss zwischen 0 und {} liegen</translation>
    </message>
    <message>
        <source>'{}' is not a number</source>
        <translation>'{}' ist keine Zahl</translation>
    </message>
    <message>
        <source>'{}' is not a hexadecimal digit</source>
        <translation>'{}' ist keine hexadezimale Ziffer</translation>
    </message>
    <message>
        <source>a byte has two hexadecimal digits</source>
        <translation>ein Byte hat zwei hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>{} bytes are needed, not {}</source>
        <translation>{} Bytes werden benötigt, nicht {}</translation>
    </message>
    <message>
        <source>the whole has no value</source>
        <translation>das Ganze hat keinen Wert</translation>
    </message>
    <message>
        <source>this is worked out by the template and lies nowhere in the source</source>
        <translation>dies wird von der Vorlage berechnet und liegt nirgends in der Quelle</translation>
    </message>
    <message>
        <source>the template shows this value transformed, with no way back</source>
        <translation>die Vorlage zeigt diesen Wert umgewandelt, ohne Weg zurück</translation>
    </message>
    <message>
        <source>more than 16 MiB cannot be typed</source>
        <translation>mehr als 16 MiB können nicht eingegeben werden</translation>
    </message>
    <message>
        <source>only single values can be changed, this has members</source>
        <translation>nur einzelne Werte können geändert werden, dies hat Member</translation>
    </message>
    <message>
        <source>'{}' is not a GUID</source>
        <translation>'{}' ist keine GUID</translation>
    </message>
    <message>
        <source>'{}' does not fit in {} bits</source>
        <translation>'{}' passt nicht in {} Bits</translation>
    </message>
    <message>
        <source>'{}' has no entry '{}'</source>
        <translation>'{}' hat keinen Eintrag '{}'</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>erwartet wird true oder false</translation>
    </message>
    <message>
        <source>one character is expected</source>
        <translation>erwartet wird ein Zeichen</translation>
    </message>
    <message>
        <source>the number is too large for a float</source>
        <translation>die Zahl ist zu groß für ein float</translation>
    </message>
    <message>
        <source>this has no value</source>
        <translation>dies hat keinen Wert</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>der Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the text needs {} bytes, there are {}</source>
        <translation>der Text benötigt {} Bytes, vorhanden sind {}</translation>
    </message>
    <message>
        <source>the text must keep its length of {} bytes</source>
        <translation>der Text muss seine Länge von {} Bytes behalten</translation>
    </message>
    <message>
        <source>format_write names no function</source>
        <translation>format_write nennt keine Funktion</translation>
    </message>
    <message>
        <source>only single values can be changed</source>
        <translation>nur einzelne Werte können geändert werden</translation>
    </message>
    <message>
        <source>this is not a field of a template</source>
        <translation>dies ist kein Feld einer Vorlage</translation>
    </message>
    <message>
        <source>the template has no type '{}'</source>
        <translation>die Vorlage hat keinen Typ '{}'</translation>
    </message>
    <message>
        <source>the evaluation takes more work than its budget allows (about {} s of processor time)</source>
        <translation>die Auswertung erfordert mehr Arbeit, als ihr Budget erlaubt (etwa {} s Prozessorzeit)</translation>
    </message>
    <message>
        <source>the template needs more memory than its budget allows ({} MiB)</source>
        <translation>die Vorlage benötigt mehr Arbeitsspeicher, als ihr Budget erlaubt ({} MiB)</translation>
    </message>
    <message>
        <source>the template nests too deeply</source>
        <translation>die Vorlage ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>no cursor is available here</source>
        <translation>hier ist kein Cursor verfügbar</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>die Adresse</translation>
    </message>
    <message>
        <source>unknown suffix</source>
        <translation>unbekanntes Suffix</translation>
    </message>
    <message>
        <source>a type has no address</source>
        <translation>ein Typ hat keine Adresse</translation>
    </message>
    <message>
        <source>the size of '{}' is not always the same</source>
        <translation>die Größe von '{}' ist nicht immer dieselbe</translation>
    </message>
    <message>
        <source>a computed value has no address</source>
        <translation>ein berechneter Wert hat keine Adresse</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>unbekannter Eintrag</translation>
    </message>
    <message>
        <source>address {} lies before the start, {}</source>
        <translation>Adresse {} liegt vor dem Anfang, {}</translation>
    </message>
    <message>
        <source>{} byte at {} lie beyond the end of the source</source>
        <translation>{} Byte bei {} liegt hinter dem Ende der Quelle</translation>
    </message>
    <message>
        <source>{} bytes at {} lie beyond the end of the source</source>
        <translation>{} Bytes bei {} liegen hinter dem Ende der Quelle</translation>
    </message>
    <message>
        <source>disk::fixups needs a struct of a fixed size, at most 1 MiB</source>
        <translation>disk::fixups benötigt ein Struct fester Größe, höchstens 1 MiB</translation>
    </message>
    <message>
        <source>the stride</source>
        <translation>die Schrittweite</translation>
    </message>
    <message>
        <source>the stride is too small</source>
        <translation>die Schrittweite ist zu klein</translation>
    </message>
    <message>
        <source>sector {} of the record does not end with the update sequence number: it was written in part</source>
        <translation>Sektor {} des Datensatzes endet nicht mit der Update-Sequenznummer: der Datensatz wurde nur teilweise geschrieben</translation>
    </message>
    <message>
        <source>this has no members</source>
        <translation>dies hat keine Member</translation>
    </message>
    <message>
        <source>the template makes too many nodes</source>
        <translation>die Vorlage erzeugt zu viele Knoten</translation>
    </message>
    <message>
        <source>the structure is nested deeper than {} levels</source>
        <translation>die Struktur ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be pointed to</source>
        <translation>'{}' hat keine Bytes, auf die ein Zeiger zeigen könnte</translation>
    </message>
    <message>
        <source>the attribute needs {} arguments</source>
        <translation>das Attribut benötigt {} Argumente</translation>
    </message>
    <message>
        <source>the argument</source>
        <translation>das Argument</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>die Breite</translation>
    </message>
    <message>
        <source>the number of elements</source>
        <translation>die Anzahl der Elemente</translation>
    </message>
    <message>
        <source>the fixed size</source>
        <translation>die feste Größe</translation>
    </message>
    <message>
        <source>bitfield_order takes the order and the number of bits</source>
        <translation>bitfield_order nimmt die Reihenfolge und die Anzahl der Bits</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>die Reihenfolge</translation>
    </message>
    <message>
        <source>the order of a bitfield is 0 (most significant first) or 1</source>
        <translation>die Reihenfolge eines Bitfelds ist 0 (höchstwertiges zuerst) oder 1</translation>
    </message>
    <message>
        <source>the number of bits</source>
        <translation>die Anzahl der Bits</translation>
    </message>
    <message>
        <source>the number of bits is not between 1 and 1048576</source>
        <translation>die Anzahl der Bits liegt nicht zwischen 1 und 1048576</translation>
    </message>
    <message>
        <source>this variable does not exist here</source>
        <translation>diese Variable existiert hier nicht</translation>
    </message>
    <message>
        <source>this template argument does not exist here</source>
        <translation>dieses Template-Argument existiert hier nicht</translation>
    </message>
    <message>
        <source>this template argument is a type, not a value</source>
        <translation>dieses Template-Argument ist ein Typ, kein Wert</translation>
    </message>
    <message>
        <source>'{}' does not exist here</source>
        <translation>'{}' existiert hier nicht</translation>
    </message>
    <message>
        <source>the pointer leads nowhere</source>
        <translation>der Zeiger führt nirgendwohin</translation>
    </message>
    <message>
        <source>an array has no members, only elements</source>
        <translation>ein Array hat keine Member, nur Elemente</translation>
    </message>
    <message>
        <source>member '{}' does not exist here</source>
        <translation>Member '{}' existiert hier nicht</translation>
    </message>
    <message>
        <source>no parent exists</source>
        <translation>es gibt kein übergeordnetes Element</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>der Index</translation>
    </message>
    <message>
        <source>index {} is past the end ({})</source>
        <translation>Index {} liegt hinter dem Ende ({})</translation>
    </message>
    <message>
        <source>this has no elements</source>
        <translation>dies hat keine Elemente</translation>
    </message>
    <message>
        <source>index {} is past the end</source>
        <translation>Index {} liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>no parent exists here</source>
        <translation>hier gibt es kein übergeordnetes Element</translation>
    </message>
    <message>
        <source>the file itself is not a field</source>
        <translation>die Datei selbst ist kein Feld</translation>
    </message>
    <message>
        <source>the cursor has no members</source>
        <translation>der Cursor hat keine Member</translation>
    </message>
    <message>
        <source>nothing can be placed here</source>
        <translation>hier kann nichts platziert werden</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be placed</source>
        <translation>'{}' hat keine Bytes, die platziert werden könnten</translation>
    </message>
    <message>
        <source>a pointer's address must be a number</source>
        <translation>die Adresse eines Zeigers muss eine Zahl sein</translation>
    </message>
    <message>
        <source>{} elements are more than {}</source>
        <translation>{} Elemente sind mehr als {}</translation>
    </message>
    <message>
        <source>an array of this form cannot stand here</source>
        <translation>ein Array dieser Form ist hier nicht möglich</translation>
    </message>
    <message>
        <source>the condition still holds at the end of the source</source>
        <translation>die Bedingung gilt am Ende der Quelle immer noch</translation>
    </message>
    <message>
        <source>the array does not fit in the source</source>
        <translation>das Array passt nicht in die Quelle</translation>
    </message>
    <message>
        <source>{} elements of {} bytes at {} do not fit: the source ends after {}</source>
        <translation>{} Elemente von {} Bytes bei {} passen nicht: die Quelle endet nach {}</translation>
    </message>
    <message>
        <source>this lies beyond the end of the source</source>
        <translation>dies liegt hinter dem Ende der Quelle</translation>
    </message>
    <message>
        <source>the bitfield has more bits than its bitfield_order says</source>
        <translation>das Bitfeld hat mehr Bits, als sein bitfield_order angibt</translation>
    </message>
    <message>
        <source>bits can only stand in a bitfield</source>
        <translation>Bits können nur in einem Bitfeld stehen</translation>
    </message>
    <message>
        <source>the bitfield is larger than 1048576 bits</source>
        <translation>das Bitfeld ist größer als 1048576 Bits</translation>
    </message>
    <message>
        <source>a bitfield's member has at most 128 bits</source>
        <translation>ein Member eines Bitfelds hat höchstens 128 Bits</translation>
    </message>
    <message>
        <source>a bitfield's member is a number, a bool or an enum</source>
        <translation>ein Member eines Bitfelds ist eine Zahl, ein bool oder ein Enum</translation>
    </message>
    <message>
        <source>a bitfield holds bits and other bitfields only</source>
        <translation>ein Bitfeld enthält nur Bits und andere Bitfelder</translation>
    </message>
    <message>
        <source>'{}' is not an index</source>
        <translation>'{}' ist kein Index</translation>
    </message>
    <message>
        <source>element [{}] does not exist in '{}'</source>
        <translation>Element [{}] existiert in '{}' nicht</translation>
    </message>
    <message>
        <source>only a pointer leads on with '*'</source>
        <translation>nur ein Zeiger führt mit '*' weiter</translation>
    </message>
    <message>
        <source>'{}' is not a name</source>
        <translation>'{}' ist kein Name</translation>
    </message>
    <message>
        <source>'{}' is an array: it has elements, not members</source>
        <translation>'{}' ist ein Array: es hat Elemente, keine Member</translation>
    </message>
    <message>
        <source>member '{}' does not exist</source>
        <translation>Member '{}' existiert nicht</translation>
    </message>
    <message>
        <source>{} bytes at offset {} lie beyond the end of the source ({} bytes)</source>
        <translation>{} Bytes ab Offset {} liegen hinter dem Ende der Quelle ({} Bytes)</translation>
    </message>
    <message>
        <source>too many levels of inheritance</source>
        <translation>zu viele Vererbungsebenen</translation>
    </message>
    <message>
        <source>a struct can only inherit from structs</source>
        <translation>ein Struct kann nur von Structs erben</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>der Cursor</translation>
    </message>
    <message>
        <source>this cannot be assigned to</source>
        <translation>diesem Ausdruck kann nichts zugewiesen werden</translation>
    </message>
    <message>
        <source>this lies in the source, a template cannot change it</source>
        <translation>dies liegt in der Quelle, eine Vorlage kann es nicht ändern</translation>
    </message>
    <message>
        <source>only a field can be assigned to a field with members</source>
        <translation>einem Feld mit Membern kann nur ein Feld zugewiesen werden</translation>
    </message>
    <message>
        <source>only a field of the same size can be assigned</source>
        <translation>nur ein Feld derselben Größe kann zugewiesen werden</translation>
    </message>
    <message>
        <source>this is not '{}'</source>
        <translation>dies ist nicht '{}'</translation>
    </message>
    <message>
        <source>the array of texts is too large</source>
        <translation>das Array von Texten ist zu groß</translation>
    </message>
    <message>
        <source>an array cannot be made of this</source>
        <translation>hieraus kann kein Array gebildet werden</translation>
    </message>
    <message>
        <source>an array variable needs a number of elements of one size</source>
        <translation>eine Array-Variable benötigt eine Anzahl von Elementen gleicher Größe</translation>
    </message>
    <message>
        <source>the array variable is larger than 16 MiB</source>
        <translation>die Array-Variable ist größer als 16 MiB</translation>
    </message>
    <message>
        <source>the variable is larger than 16 MiB</source>
        <translation>die Variable ist größer als 16 MiB</translation>
    </message>
    <message>
        <source>no place for this variable</source>
        <translation>kein Platz für diese Variable</translation>
    </message>
    <message>
        <source>a variable cannot be declared here</source>
        <translation>eine Variable kann hier nicht deklariert werden</translation>
    </message>
    <message>
        <source>this template argument is not a type</source>
        <translation>dieses Template-Argument ist kein Typ</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>unbekannter Typ</translation>
    </message>
    <message>
        <source>the type's aliases nest too deeply</source>
        <translation>die Aliasse des Typs sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>this is a function, not a type</source>
        <translation>dies ist eine Funktion, kein Typ</translation>
    </message>
    <message>
        <source>a template argument is longer than {} bytes</source>
        <translation>ein Template-Argument ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments</source>
        <translation>'{}' benötigt {} Template-Argumente</translation>
    </message>
    <message>
        <source>'{}' needs {} template argument, not {}</source>
        <translation>'{}' benötigt {} Template-Argument, nicht {}</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments, not {}</source>
        <translation>'{}' benötigt {} Template-Argumente, nicht {}</translation>
    </message>
    <message>
        <source>an enum needs a number as its type</source>
        <translation>ein Enum benötigt eine Zahl als Typ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a floating point number</source>
        <translation>eine Gleitkommazahl</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a field with members</source>
        <translation>ein Feld mit Membern</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the operator cannot take {} and {}</source>
        <translation>der Operator passt nicht zu diesen Operanden: {} und {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>the operator does not take floating point numbers</source>
        <translation>der Operator nimmt keine Gleitkommazahlen</translation>
    </message>
    <message>
        <source>the text becomes longer than 16 MiB</source>
        <translation>der Text wird länger als 16 MiB</translation>
    </message>
    <message>
        <source>expected a number, this is {}</source>
        <translation>erwartet wird eine Zahl, dies ist {}</translation>
    </message>
    <message>
        <source>expected a condition, this is {}</source>
        <translation>erwartet wird eine Bedingung, dies ist {}</translation>
    </message>
    <message>
        <source>{} is negative: {}</source>
        <translation>{} ist negativ: {}</translation>
    </message>
    <message>
        <source>{} is too large: {}</source>
        <translation>{} ist zu groß: {}</translation>
    </message>
    <message>
        <source>the operator cannot take {}</source>
        <translation>der Operator passt nicht zu diesem Operanden: {}</translation>
    </message>
    <message>
        <source>expected a text, this is {}</source>
        <translation>erwartet wird ein Text, dies ist {}</translation>
    </message>
    <message>
        <source>too many errors; the rest is not shown</source>
        <translation>zu viele Fehler; der Rest wird nicht angezeigt</translation>
    </message>
    <message>
        <source>this comment is never closed: expected '*/'</source>
        <translation>dieser Kommentar wird nie geschlossen: erwartet wird '*/'</translation>
    </message>
    <message>
        <source>a control character ({}) does not belong in a template</source>
        <translation>ein Steuerzeichen ({}) gehört nicht in eine Vorlage</translation>
    </message>
    <message>
        <source>'{}' means nothing here</source>
        <translation>'{}' hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>expected digits of base {} after the prefix</source>
        <translation>nach dem Präfix werden Ziffern zur Basis {} erwartet</translation>
    </message>
    <message>
        <source>'{}' does not belong to a number of base {}</source>
        <translation>'{}' gehört nicht zu einer Zahl zur Basis {}</translation>
    </message>
    <message>
        <source>this number is out of a double's range</source>
        <translation>diese Zahl liegt außerhalb des Bereichs eines double</translation>
    </message>
    <message>
        <source>this number does not fit in 128 bits</source>
        <translation>diese Zahl passt nicht in 128 Bits</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits after \x</source>
        <translation>nach \x werden zwei hexadezimale Ziffern erwartet</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>nach \u werden vier hexadezimale Ziffern erwartet</translation>
    </message>
    <message>
        <source>an unknown escape: {} are known</source>
        <translation>eine unbekannte Escape-Sequenz: bekannt sind {}</translation>
    </message>
    <message>
        <source>this string is not closed on its line: expected {}</source>
        <translation>diese Zeichenkette wird in ihrer Zeile nicht geschlossen: erwartet wird {}</translation>
    </message>
    <message>
        <source>this character is not closed: expected “'”</source>
        <translation>dieses Zeichen wird nicht geschlossen: erwartet wird „'“</translation>
    </message>
    <message>
        <source>a character literal needs a character</source>
        <translation>ein Zeichenliteral benötigt ein Zeichen</translation>
    </message>
    <message>
        <source>a character literal holds one character</source>
        <translation>ein Zeichenliteral enthält ein einziges Zeichen</translation>
    </message>
    <message>
        <source>a bit order is 0 (most significant first) or 1 (least significant first)</source>
        <translation>eine Bit-Reihenfolge ist 0 (höchstwertiges zuerst) oder 1 (niedrigstwertiges zuerst)</translation>
    </message>
    <message>
        <source>an integer has between 0 and 16 bytes</source>
        <translation>eine Ganzzahl hat zwischen 0 und 16 Bytes</translation>
    </message>
    <message>
        <source>the time lies beyond the calendar</source>
        <translation>die Zeit liegt außerhalb des Kalenders</translation>
    </message>
    <message>
        <source>a {} without {} in the format; {} stands for the character</source>
        <translation>ein {} ohne {} im Format; {} steht für das Zeichen</translation>
    </message>
    <message>
        <source>a width of more than 9999 in the format</source>
        <translation>eine Breite von mehr als 9999 im Format</translation>
    </message>
    <message>
        <source>a width that is not a number between 0 and 9999</source>
        <translation>eine Breite, die keine Zahl zwischen 0 und 9999 ist</translation>
    </message>
    <message>
        <source>the format “{}” does not fit its {} values: {}</source>
        <translation>das Format „{}“ passt nicht zu seinen {} Werten: {}</translation>
    </message>
    <message>
        <source>argument 1 has to be a field or a text</source>
        <translation>Argument 1 muss ein Feld oder ein Text sein</translation>
    </message>
    <message>
        <source>an object of more than 16 MiB</source>
        <translation>ein Objekt von mehr als 16 MiB</translation>
    </message>
    <message>
        <source>an object's length is a multiple of 4 and at least 8</source>
        <translation>die Länge eines Objekts ist ein Vielfaches von 4 und mindestens 8</translation>
    </message>
    <message>
        <source>only the main section can be accumulated</source>
        <translation>nur der Hauptbereich kann aufsummiert werden</translation>
    </message>
    <message>
        <source>a value has between 1 and 16 bytes</source>
        <translation>ein Wert hat zwischen 1 und 16 Bytes</translation>
    </message>
    <message>
        <source>an operation is between 0 and 4</source>
        <translation>eine Operation liegt zwischen 0 und 4</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>das Ende liegt vor dem Anfang</translation>
    </message>
    <message>
        <source>a string of more than 16 MiB</source>
        <translation>eine Zeichenkette von mehr als 16 MiB</translation>
    </message>
    <message>
        <source>at most 128 bits can be read at once</source>
        <translation>höchstens 128 Bits können auf einmal gelesen werden</translation>
    </message>
    <message>
        <source>the bits lie beyond every disk</source>
        <translation>die Bits liegen jenseits jedes Datenträgers</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>nichts zu suchen</translation>
    </message>
    <message>
        <source>the number of the occurrence is negative</source>
        <translation>die Nummer des Treffers ist negativ</translation>
    </message>
    <message>
        <source>argument {} is not a byte (0 to 255)</source>
        <translation>Argument {} ist kein Byte (0 bis 255)</translation>
    </message>
    <message>
        <source>more than 1 GiB in one call of a function</source>
        <translation>mehr als 1 GiB in einem Funktionsaufruf</translation>
    </message>
    <message>
        <source>the bytes asked for lie beyond the end of the data</source>
        <translation>die angeforderten Bytes liegen hinter dem Ende der Daten</translation>
    </message>
    <message>
        <source>argument {} has to be {}</source>
        <translation>Argument {} muss Folgendes sein: {}</translation>
    </message>
    <message>
        <source>argument {} lies beyond every disk</source>
        <translation>Argument {} liegt jenseits jedes Datenträgers</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>eine nicht negative Zahl</translation>
    </message>
    <message>
        <source>a field, not a computed value</source>
        <translation>ein Feld, kein berechneter Wert</translation>
    </message>
    <message>
        <source>an endian: 0 native, 1 big, 2 little</source>
        <translation>eine Byte-Reihenfolge: 0 native, 1 big, 2 little</translation>
    </message>
    <message>
        <source>a text of {} characters has no such index</source>
        <translation>ein Text von {} Zeichen hat keinen solchen Index</translation>
    </message>
    <message>
        <source>a text of {} characters has no part from {} on</source>
        <translation>ein Text von {} Zeichen hat keinen Teil ab {}</translation>
    </message>
    <message>
        <source>a base is between 2 and 36, or 0</source>
        <translation>eine Basis liegt zwischen 2 und 36 oder ist 0</translation>
    </message>
    <message>
        <source>'{}' does not fit in 128 bits</source>
        <translation>'{}' passt nicht in 128 Bits</translation>
    </message>
    <message>
        <source>'{}' is not a number of base {}</source>
        <translation>'{}' ist keine Zahl zur Basis {}</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>eine Zeit</translation>
    </message>
    <message>
        <source>expected ';' after {}</source>
        <translation>nach {} wird ';' erwartet</translation>
    </message>
    <message>
        <source>expected ';' after {}, not {}</source>
        <translation>nach {} wird ';' erwartet, nicht {}</translation>
    </message>
    <message>
        <source>expected {}, not {}</source>
        <translation>erwartet wird {}, nicht {}</translation>
    </message>
    <message>
        <source>expected {}, not {}, which is a word of the language</source>
        <translation>erwartet wird {}, nicht {}, das ein Wort der Sprache ist</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>the template is larger than 16 MiB</source>
        <translation>die Vorlage ist größer als 16 MiB</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>dies ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>a name after '::'</source>
        <translation>ein Name nach '::'</translation>
    </message>
    <message>
        <source>this name is too long</source>
        <translation>dieser Name ist zu lang</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>ein Typ</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's arguments</source>
        <translation>',' oder '&gt;' der Template-Argumente</translation>
    </message>
    <message>
        <source>a template parameter (T or auto N)</source>
        <translation>ein Template-Parameter (T oder auto N)</translation>
    </message>
    <message>
        <source>a second parameter '{}'</source>
        <translation>ein zweiter Parameter '{}'</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's parameters</source>
        <translation>',' oder '&gt;' der Template-Parameter</translation>
    </message>
    <message>
        <source>an attribute's name</source>
        <translation>der Name eines Attributs</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>the namespace's name</source>
        <translation>der Name des Namensraums</translation>
    </message>
    <message>
        <source>{} of the namespace</source>
        <translation>{} des Namensraums</translation>
    </message>
    <message>
        <source>it was opened here</source>
        <translation>hier wurde es geöffnet</translation>
    </message>
    <message>
        <source>'{}' is declared already</source>
        <translation>'{}' ist bereits deklariert</translation>
    </message>
    <message>
        <source>it was declared here first</source>
        <translation>hier wurde es zuerst deklariert</translation>
    </message>
    <message>
        <source>the struct's name</source>
        <translation>der Name des Structs</translation>
    </message>
    <message>
        <source>the union's name</source>
        <translation>der Name der Union</translation>
    </message>
    <message>
        <source>the bitfield's name</source>
        <translation>der Name des Bitfelds</translation>
    </message>
    <message>
        <source>the struct to inherit from</source>
        <translation>das Struct, von dem geerbt wird</translation>
    </message>
    <message>
        <source>{} of the members</source>
        <translation>{} der Member</translation>
    </message>
    <message>
        <source>the struct</source>
        <translation>dem Struct</translation>
    </message>
    <message>
        <source>the union</source>
        <translation>der Union</translation>
    </message>
    <message>
        <source>the bitfield</source>
        <translation>dem Bitfeld</translation>
    </message>
    <message>
        <source>the enum's name</source>
        <translation>der Name des Enums</translation>
    </message>
    <message>
        <source>':' and the enum's type, as in 'enum E : u8'</source>
        <translation>':' und der Typ des Enums, wie in 'enum E : u8'</translation>
    </message>
    <message>
        <source>the enum's type</source>
        <translation>der Typ des Enums</translation>
    </message>
    <message>
        <source>{} of the enumerators</source>
        <translation>{} der Enumeratoren</translation>
    </message>
    <message>
        <source>an enumerator's name</source>
        <translation>der Name eines Enumerators</translation>
    </message>
    <message>
        <source>{} or {} after the enumerator</source>
        <translation>{} oder {} nach dem Enumerator</translation>
    </message>
    <message>
        <source>{} of the enum</source>
        <translation>{} des Enums</translation>
    </message>
    <message>
        <source>the enum</source>
        <translation>dem Enum</translation>
    </message>
    <message>
        <source>the type's name</source>
        <translation>der Name des Typs</translation>
    </message>
    <message>
        <source>'=' and a type, or ';'</source>
        <translation>'=' und ein Typ oder ';'</translation>
    </message>
    <message>
        <source>the using</source>
        <translation>der using-Deklaration</translation>
    </message>
    <message>
        <source>the function's name</source>
        <translation>der Name der Funktion</translation>
    </message>
    <message>
        <source>'(' of the parameters</source>
        <translation>'(' der Parameter</translation>
    </message>
    <message>
        <source>a parameter's type</source>
        <translation>der Typ eines Parameters</translation>
    </message>
    <message>
        <source>a parameter's name</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>nothing can follow the parameter pack</source>
        <translation>auf das Parameterpaket kann nichts folgen</translation>
    </message>
    <message>
        <source>this parameter needs a default value, as the one before it has one</source>
        <translation>dieser Parameter benötigt einen Standardwert, da der Parameter davor einen hat</translation>
    </message>
    <message>
        <source>{} of the function</source>
        <translation>{} der Funktion</translation>
    </message>
    <message>
        <source>'from' after 'import *'</source>
        <translation>'from' nach 'import *'</translation>
    </message>
    <message>
        <source>a module's name, as in 'import std.mem'</source>
        <translation>der Name eines Moduls, wie in 'import std.mem'</translation>
    </message>
    <message>
        <source>this module's name is too long</source>
        <translation>der Name dieses Moduls ist zu lang</translation>
    </message>
    <message>
        <source>the new type's name</source>
        <translation>der Name des neuen Typs</translation>
    </message>
    <message>
        <source>the new namespace's name</source>
        <translation>der Name des neuen Namensraums</translation>
    </message>
    <message>
        <source>'as' and the new type's name</source>
        <translation>'as' und der Name des neuen Typs</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>dem Import</translation>
    </message>
    <message>
        <source>the module '{}' was not found (looked for {}.hexpat and {}.pat)</source>
        <translation>das Modul '{}' wurde nicht gefunden (gesucht wurde nach {}.hexpat und {}.pat)</translation>
    </message>
    <message>
        <source>modules import each other too deeply: does one import itself as a type?</source>
        <translation>Module importieren einander zu tief: importiert eines sich selbst als Typ?</translation>
    </message>
    <message>
        <source>this expression is nested too deeply</source>
        <translation>dieser Ausdruck ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>':' of this '?'</source>
        <translation>':' zu diesem '?'</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>'(' of the cast</source>
        <translation>'(' der Typumwandlung</translation>
    </message>
    <message>
        <source>')' of the cast</source>
        <translation>')' der Typumwandlung</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a member's name after '.'</source>
        <translation>der Name eines Members nach '.'</translation>
    </message>
    <message>
        <source>this {} closes nothing</source>
        <translation>dieses {} schließt nichts</translation>
    </message>
    <message>
        <source>the block was opened here</source>
        <translation>der Block wurde hier geöffnet</translation>
    </message>
    <message>
        <source>the assignment</source>
        <translation>der Zuweisung</translation>
    </message>
    <message>
        <source>this 'else' has no 'if' before it</source>
        <translation>vor diesem 'else' steht kein 'if'</translation>
    </message>
    <message>
        <source>this 'catch' has no 'try' before it</source>
        <translation>vor diesem 'catch' steht kein 'try'</translation>
    </message>
    <message>
        <source>{} cannot be declared in here, only at file level or in a namespace</source>
        <translation>{} kann hier nicht deklariert werden, nur auf Dateiebene oder in einem Namensraum</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>eine Anweisung</translation>
    </message>
    <message>
        <source>a member or a statement</source>
        <translation>ein Member oder eine Anweisung</translation>
    </message>
    <message>
        <source>a declaration or a statement</source>
        <translation>eine Deklaration oder eine Anweisung</translation>
    </message>
    <message>
        <source>'[' after 'padding'</source>
        <translation>'[' nach 'padding'</translation>
    </message>
    <message>
        <source>'(' after 'while'</source>
        <translation>'(' nach 'while'</translation>
    </message>
    <message>
        <source>an array has one dimension; put the inner one into a struct</source>
        <translation>ein Array hat eine Dimension; legen Sie das innere in ein Struct</translation>
    </message>
    <message>
        <source>':' and the pointer's type, as in 'T *p : u32'</source>
        <translation>':' und der Typ des Zeigers, wie in 'T *p : u32'</translation>
    </message>
    <message>
        <source>the pointer's type</source>
        <translation>der Typ des Zeigers</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>dem Member</translation>
    </message>
    <message>
        <source>the variable</source>
        <translation>der Variablen</translation>
    </message>
    <message>
        <source>the field's name</source>
        <translation>der Name des Felds</translation>
    </message>
    <message>
        <source>':' and the field's width in bits</source>
        <translation>':' und die Breite des Felds in Bits</translation>
    </message>
    <message>
        <source>the bit field</source>
        <translation>dem Bitfeld</translation>
    </message>
    <message>
        <source>'=' or another assignment</source>
        <translation>'=' oder eine andere Zuweisung</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>dem Aufruf</translation>
    </message>
    <message>
        <source>'(' after 'if'</source>
        <translation>'(' nach 'if'</translation>
    </message>
    <message>
        <source>'(' after 'for'</source>
        <translation>'(' nach 'for'</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>eine Zuweisung</translation>
    </message>
    <message>
        <source>'(' after 'match'</source>
        <translation>'(' nach 'match'</translation>
    </message>
    <message>
        <source>{} of the cases</source>
        <translation>{} der Fälle</translation>
    </message>
    <message>
        <source>'(' of a case's patterns</source>
        <translation>'(' der Muster eines Falls</translation>
    </message>
    <message>
        <source>this case has {} patterns for {} values</source>
        <translation>dieser Fall hat {} Muster für {} Werte</translation>
    </message>
    <message>
        <source>':' after the patterns</source>
        <translation>':' nach den Mustern</translation>
    </message>
    <message>
        <source>{} of the match</source>
        <translation>{} der match-Anweisung</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>der return-Anweisung</translation>
    </message>
    <message>
        <source>the template and what it includes is larger than 64 MiB</source>
        <translation>die Vorlage und was sie einbindet ist größer als 64 MiB</translation>
    </message>
    <message>
        <source>this condition is never closed: expected '#endif'</source>
        <translation>diese Bedingung wird nie geschlossen: erwartet wird '#endif'</translation>
    </message>
    <message>
        <source>the template is too large: more than 1,000,000 words and signs</source>
        <translation>die Vorlage ist zu groß: mehr als 1.000.000 Wörter und Zeichen</translation>
    </message>
    <message>
        <source>macros are nested too deeply</source>
        <translation>Makros sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the macros make more than 1,000,000 words and signs of this template</source>
        <translation>die Makros machen aus dieser Vorlage mehr als 1.000.000 Wörter und Zeichen</translation>
    </message>
    <message>
        <source>expected a name after #define</source>
        <translation>nach #define wird ein Name erwartet</translation>
    </message>
    <message>
        <source>macros with parameters are not part of the language</source>
        <translation>Makros mit Parametern gehören nicht zur Sprache</translation>
    </message>
    <message>
        <source>expected a directive after '#'</source>
        <translation>nach '#' wird eine Direktive erwartet</translation>
    </message>
    <message>
        <source>expected a name after #{}</source>
        <translation>nach #{} wird ein Name erwartet</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation>Bedingungen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>#{} without #ifdef or #ifndef before it</source>
        <translation>#{} ohne #ifdef oder #ifndef davor</translation>
    </message>
    <message>
        <source>a second #else of the same condition</source>
        <translation>ein zweites #else derselben Bedingung</translation>
    </message>
    <message>
        <source>'#{}' is not a directive; known: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</source>
        <translation>'#{}' ist keine Direktive; bekannt sind: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</translation>
    </message>
    <message>
        <source>expected a file after #include: {} or {}</source>
        <translation>nach #include wird eine Datei erwartet: {} oder {}</translation>
    </message>
    <message>
        <source>files include each other too deeply: is there a circle without #pragma once?</source>
        <translation>Dateien binden einander zu tief ein: gibt es einen Kreis ohne #pragma once?</translation>
    </message>
    <message>
        <source>'{}' was not found</source>
        <translation>'{}' wurde nicht gefunden</translation>
    </message>
    <message>
        <source>#pragma without a name does nothing</source>
        <translation>#pragma ohne Namen bewirkt nichts</translation>
    </message>
    <message>
        <source>expected a number after #pragma {}</source>
        <translation>nach #pragma {} wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>expected little, big or native after #pragma endian</source>
        <translation>nach #pragma endian wird little, big oder native erwartet</translation>
    </message>
    <message>
        <source>expected left_to_right or right_to_left after #pragma bitfield_order</source>
        <translation>nach #pragma bitfield_order wird left_to_right oder right_to_left erwartet</translation>
    </message>
    <message>
        <source>included from here</source>
        <translation>von hier eingebunden</translation>
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
        <translation>eine Vorlage kann weder auf Dateien noch auf das Netzwerk zugreifen</translation>
    </message>
    <message>
        <source>the list has more values than the array has elements</source>
        <translation>die Liste hat mehr Werte, als das Array Elemente hat</translation>
    </message>
    <message>
        <source>a list can only be an array variable's first value</source>
        <translation>eine Liste kann nur der erste Wert einer Array-Variablen sein</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>der Speicherbereich</translation>
    </message>
    <message>
        <source>section {} does not exist</source>
        <translation>Speicherbereich {} existiert nicht</translation>
    </message>
    <message>
        <source>a section of more than {} MiB</source>
        <translation>ein Speicherbereich von mehr als {} MiB</translation>
    </message>
    <message>
        <source>the template makes too many sections</source>
        <translation>die Vorlage legt zu viele Speicherbereiche an</translation>
    </message>
    <message>
        <source>a template cannot change the source</source>
        <translation>eine Vorlage kann die Quelle nicht ändern</translation>
    </message>
    <message>
        <source>the bytes to be copied lie beyond every section</source>
        <translation>die zu kopierenden Bytes liegen jenseits jedes Speicherbereichs</translation>
    </message>
    <message>
        <source>more than 256 MiB to unpack</source>
        <translation>mehr als 256 MiB zu entpacken</translation>
    </message>
    <message>
        <source>a window of zlib has between -15 and 47 bits</source>
        <translation>ein Fenster von zlib hat zwischen -15 und 47 Bits</translation>
    </message>
    <message>
        <source>this build cannot unpack that format</source>
        <translation>dieser Build kann dieses Format nicht entpacken</translation>
    </message>
    <message>
        <source>the data ends before this</source>
        <translation>die Daten enden vor dieser Stelle</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' oder '}'</translation>
    </message>
    <message>
        <source>an enum's value has between 1 and 16 bytes</source>
        <translation>der Wert eines Enums hat zwischen 1 und 16 Bytes</translation>
    </message>
    <message>
        <source>this has no bytes</source>
        <translation>dies hat keine Bytes</translation>
    </message>
    <message>
        <source>sections cannot be made here</source>
        <translation>Speicherbereiche lassen sich hier nicht anlegen</translation>
    </message>
    <message>
        <source>this distribution of random numbers does not exist</source>
        <translation>diese Verteilung von Zufallszahlen gibt es nicht</translation>
    </message>
    <message>
        <source>these parameters do not fit the distribution of random numbers</source>
        <translation>diese Parameter passen nicht zur Verteilung der Zufallszahlen</translation>
    </message>
    <message>
        <source>this is encrypted in the source; decrypted fields cannot be changed</source>
        <translation>dies ist in der Quelle verschlüsselt; entschlüsselte Felder können nicht geändert werden</translation>
    </message>
    <message>
        <source>disk::decrypted needs a struct of whole sectors, at most 1 MiB</source>
        <translation>disk::decrypted braucht ein Struct aus ganzen Sektoren, höchstens 1 MiB</translation>
    </message>
    <message>
        <source>{} was made by a template in memory and can only be read</source>
        <translation>{} wurde von einer Vorlage im Speicher angelegt und kann nur gelesen werden</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' prints, sets the byte order or assigns a variable outside of it</source>
        <translation>alle Elemente von '{}' werden auf einmal ausgewertet: '{}' gibt etwas aus, setzt die Byte-Reihenfolge oder weist einer Variablen außerhalb davon einen Wert zu</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' reads a variable that changes while the template runs</source>
        <translation>alle Elemente von '{}' werden auf einmal ausgewertet: '{}' liest eine Variable, die sich ändert, während die Vorlage läuft</translation>
    </message>
    <message>
        <source>this is still being evaluated</source>
        <translation>dies wird noch ausgewertet</translation>
    </message>
    <message>
        <source>'{}' changes something or takes references, so it is not called here</source>
        <translation>'{}' ändert etwas oder nimmt Referenzen und wird deshalb hier nicht aufgerufen</translation>
    </message>
    <message>
        <source>this cannot be worked out in a watch</source>
        <translation>dies kann in einem überwachten Ausdruck nicht berechnet werden</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation>Öffnet Datenträger und Images und zeigt ihre Sektoren an. Beim Öffnen wird nie geschrieben.</translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation>Ein Gerät, ein Image oder QUELLE#N für deren Partition N</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>cannot list the folder {}: {}</source>
        <translation>der Ordner {} kann nicht aufgelistet werden: {}</translation>
    </message>
    <message>
        <source>cannot examine {}: {}</source>
        <translation>{} kann nicht untersucht werden: {}</translation>
    </message>
    <message>
        <source>{} is not a folder</source>
        <translation>{} ist kein Ordner</translation>
    </message>
    <message>
        <source>another file has taken the place of {}</source>
        <translation>eine andere Datei ist an die Stelle von {} getreten</translation>
    </message>
    <message>
        <source>{} changed while it was read</source>
        <translation>{} hat sich während des Lesens geändert</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>die Ordner sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>„{}“ existiert nicht im Volume; bei Pfaden wird die Groß-/Kleinschreibung beachtet</translation>
    </message>
    <message>
        <source>the volume has a name for a file that it does not contain</source>
        <translation>das Volume hat einen Namen für eine Datei, die es nicht enthält</translation>
    </message>
    <message>
        <source>{} is not a manifest: line {} is neither JSON, nor a line of sha256sum, hashdeep or mtree</source>
        <translation>{} ist kein Manifest: Zeile {} ist weder JSON noch eine Zeile von sha256sum, hashdeep oder mtree</translation>
    </message>
    <message>
        <source>{} has no lines of a manifest</source>
        <translation>{} hat keine Zeilen eines Manifests</translation>
    </message>
    <message>
        <source>line {} of the manifest {} is damaged</source>
        <translation>Zeile {} des Manifests {} ist beschädigt</translation>
    </message>
    <message>
        <source>the manifest {} is incomplete: its last line is missing</source>
        <translation>das Manifest {} ist unvollständig: seine letzte Zeile fehlt</translation>
    </message>
    <message>
        <source>the manifest {} was made by a newer version of Sectorsmith (schema version {})</source>
        <translation>das Manifest {} wurde von einer neueren Version von Sectorsmith erstellt (Schemaversion {})</translation>
    </message>
    <message>
        <source>the manifest {} has no checksums that are known here</source>
        <translation>das Manifest {} hat keine Prüfsummen, die hier bekannt sind</translation>
    </message>
    <message>
        <source>the checksums of {} have {} digits; none of the supported algorithms has this length</source>
        <translation>die Prüfsummen von {} haben {} Ziffern; keiner der unterstützten Algorithmen hat diese Länge</translation>
    </message>
    <message>
        <source>the {} format does not support {}</source>
        <translation>das Format {} unterstützt {} nicht</translation>
    </message>
    <message>
        <source>the {} format holds one checksum for each file</source>
        <translation>das Format {} enthält nur eine Prüfsumme pro Datei</translation>
    </message>
    <message>
        <source>the {} format cannot hold the name {}</source>
        <translation>das Format {} kann den Namen {} nicht aufnehmen</translation>
    </message>
    <message>
        <source>cannot write to {}, which records the progress; the disk may be full</source>
        <translation>in {} kann nicht geschrieben werden; dort wird der Fortschritt festgehalten; vielleicht ist der Datenträger voll</translation>
    </message>
    <message>
        <source>{} records the progress of another run ({}); delete it to start again</source>
        <translation>{} hält den Fortschritt eines anderen Durchlaufs fest ({}); löschen Sie die Datei, um neu zu beginnen</translation>
    </message>
    <message>
        <source>the report {} needs the ending .txt, .html or .json</source>
        <translation>der Bericht {} braucht die Endung .txt, .html oder .json</translation>
    </message>
    <message>
        <source>cannot open the manifest {}</source>
        <translation>das Manifest {} kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the manifest {} is damaged: it has {} entries, and its last line says {}</source>
        <translation>das Manifest {} ist beschädigt: es hat {} Einträge, und seine letzte Zeile nennt {}</translation>
    </message>
    <message>
        <source>the manifest {} continues after its end, in line {}; it may be several manifests in one file</source>
        <translation>das Manifest {} geht nach seinem Ende weiter, in Zeile {}; vielleicht sind es mehrere Manifeste in einer Datei</translation>
    </message>
    <message>
        <source>the manifest {} lists “{}” twice, with different contents</source>
        <translation>das Manifest {} führt „{}“ zweimal auf, mit verschiedenem Inhalt</translation>
    </message>
    <message>
        <source>the volume has {} of the {} bytes of {}; its structures are damaged</source>
        <translation>das Volume enthält nur {} von {} Bytes von {}; seine Strukturen sind beschädigt</translation>
    </message>
    <message>
        <source>the content of {} is stored online only; download it first</source>
        <translation>der Inhalt von {} ist nur online gespeichert; laden Sie ihn zuerst</translation>
    </message>
    <message>
        <source>{} is in use by another run</source>
        <translation>{} wird von einem anderen Durchlauf verwendet</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>new date only</source>
        <translation>nur neues Datum</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>size changed</source>
        <translation>Größe geändert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>verdächtig</translation>
    </message>
    <message>
        <source>kind changed</source>
        <translation>Art geändert</translation>
    </message>
    <message>
        <source>link changed</source>
        <translation>Link geändert</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>ändert sich gerade</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>SUSPICIOUS</source>
        <translation>VERDÄCHTIG</translation>
    </message>
    <message>
        <source>was {}</source>
        <translation>vorher {}</translation>
    </message>
    <message>
        <source>{} bytes, was {}</source>
        <translation>{} Bytes, vorher {}</translation>
    </message>
    <message>
        <source>not compared with the copy: {}</source>
        <translation>nicht mit der Kopie verglichen: {}</translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>die Kopie unterscheidet sich in {} Block von 4 KiB, und die Kopie stimmt mit dem Manifest überein</numerusform>
            <numerusform>die Kopie unterscheidet sich in {} Blöcken von 4 KiB, und die Kopie stimmt mit dem Manifest überein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>die Kopie unterscheidet sich in {} Block von 4 KiB, und auch die Kopie weicht vom Manifest ab</numerusform>
            <numerusform>die Kopie unterscheidet sich in {} Blöcken von 4 KiB, und auch die Kopie weicht vom Manifest ab</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {} to {}</source>
        <translation>Bytes {} bis {}</translation>
    </message>
    <message>
        <source>bytes {} to {}, on {} at {}</source>
        <translation>Bytes {} bis {}, auf {} bei {}</translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>und {} weiterer Bereich</numerusform>
            <numerusform>und {} weitere Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message>
        <source>{} read in {} s, {}/s</source>
        <translation>{} in {} s gelesen, {}/s</translation>
    </message>
    <message>
        <source>Check of {}</source>
        <translation>Prüfung von {}</translation>
    </message>
    <message>
        <source>Manifest: {}</source>
        <translation>Manifest: {}</translation>
    </message>
    <message>
        <source>Checksums: {}</source>
        <translation>Prüfsummen: {}</translation>
    </message>
    <message>
        <source>Checked: {}</source>
        <translation>Geprüft: {}</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>Dateien nach Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>{} weitere Datei; die Berichte als Text und JSON führen alle auf.</numerusform>
            <numerusform>{} weitere Dateien; die Berichte als Text und JSON führen alle auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Sectorsmith</source>
        <translation>Erstellt mit Sectorsmith</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation>die Prüfsumme umfasst {} Bytes, mehr, als irgendeine bekannte Struktur hat</translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation>die Prüfsumme umfasst Bytes hinter dem Ende</translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation>eine Prüfsumme hat 1 bis 8 Bytes</translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation>die Länge eines APFS-Objekts muss ein Vielfaches von 4 sein</translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation>die Prüfsumme einer Bootregion muss auf deren elf Sektoren folgen</translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation>„{}“ ist keine bekannte Art von Prüfsumme</translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation>ein Datensatz kann nicht {} Bytes haben</translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation>die Update-Sequenz des Datensatzes ist beschädigt</translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation>Sektor {} des Datensatzes wurde nicht zusammen mit den anderen geschrieben</translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation>Sektor {} von {} kann nach dem Schreiben nicht zurückgelesen werden: {}</translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation>Sektor {} von {} kann nicht mehr gelesen werden: {}</translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation>alle Änderungen an {} sind geschrieben und geprüft, aber der Rücknahme-Datensatz kann nicht geschlossen werden: {}</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>nichts zu schreiben</translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation>ein Schreibvorgang bei Offset {} reicht über das Ende von {} hinaus</translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation>ein Schreibvorgang bei Offset {} umfasst keine ganzen Sektoren</translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation>Offset {} würde zweimal geschrieben</translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation>Rücknahme-Datensatz {} gehört zu {}, aber dies ist {}</translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation>der Rücknahme-Datensatz gehört zu {}; {} hat dieselbe Größe und ist vielleicht eine Kopie oder ein anderes Image</translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} hat keine Seriennummer: es kann eine Kopie des Datenträgers sein, auf den geschrieben wurde, oder ein anderer Datenträger mit demselben Inhalt</translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} hat eine Seriennummer, die der Rücknahme-Datensatz nicht enthält: es kann eine Kopie des Datenträgers sein, auf den geschrieben wurde, oder ein anderer Datenträger mit demselben Inhalt</translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation>{} enthält {} bei Offset {}, was nicht zum Rücknahme-Datensatz {} passt: es wurde seitdem geändert</translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation>Rücknahme-Datensatz {} kann nicht gelöscht werden: {}</translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation>die neuen Bytes können nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation>{}; ein Sektor, der nicht gelesen werden kann, kann nur als Ganzes ersetzt werden</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} Bytes ab Offset {} reichen über das Ende von {} bei {} hinaus; ein Datenträger kann nicht wachsen</translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation>die Kopie von {} würde über das Ende hinausreichen</translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation>{} und die zugehörige Kopie würden sich überlappen</translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation>die Struktur hat zu viele Felder</translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation>{} hat keine Kopie</translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation>diese Struktur hat keine Kopie</translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation>die Kopie, die als Quelle dienen soll, hat falsche Prüfsummen</translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation>{}; {} konnte nicht gelöscht werden</translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation>der Ordner {} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation>der Cache für den Ordner {} kann nicht geleert werden: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>die Größe von {} kann nicht gesetzt werden: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>der Cache von {} kann nicht geleert werden: {}</translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation>{} kann nicht geschlossen werden: {}</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>auf {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation>{} kann nicht umbenannt werden: {}</translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation>{} unterstützt TRIM nicht</translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation>in {} können keine Löcher gestanzt werden</translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation>{} unterstützt das Füllen eines Bereichs mit Nullen nicht ({}); schreiben Sie stattdessen Nullen oder stanzen Sie Löcher</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} ist schreibgeschützt</translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation>{} ist in Gebrauch ({}); beenden Sie zuerst, was es verwendet</translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation>{} ist in Gebrauch ({}); deaktivieren Sie es oder löschen Sie stattdessen über das aktivierte Volume {}</translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation>eine andere Partition von {} ist in Gebrauch ({}); ihre Sektoren bleiben unverändert; um trotzdem auf den Datenträger zu schreiben, bestätigen Sie dies (--disk-in-use)</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} existiert nicht</translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation>eine Datei in {} kann nicht gefüllt werden: {}</translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation>der Cache für eine Datei in {} kann nicht geleert werden: {}</translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation>eine Datei in {} kann nicht verkleinert werden: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>eine Datei in {} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation>eine Datei in {} kann nicht gelöscht werden: {}</translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation>der zweite Prozess, der die Dateien in {} löschen würde, kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation>{} kann nicht gefüllt werden: {}; {}</translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation>{} ist als Ganzes in Gebrauch ({}); beenden Sie zuerst, was es verwendet</translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation>Offset {} liegt in {}; deaktivieren Sie es oder beenden Sie zuerst, was es verwendet</translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation>der Eintrag von {} in der Tabelle ({}) würde verschoben oder entfernt; deaktivieren Sie die Partition oder beenden Sie zuerst, was sie verwendet</translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation>{} hätte keinen Eintrag in der Tabelle ({}), die das System von da an verwendet; deaktivieren Sie die Partition oder beenden Sie zuerst, was sie verwendet</translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation>{} würde zu Partition {} in der Tabelle ({}), aber das System behält die alte Nummer, solange die Partition in Gebrauch ist; deaktivieren Sie sie oder beenden Sie zuerst, was sie verwendet</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} ist durch ein anderes Programm gesperrt</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>der freie Speicherplatz von {} kann nicht ermittelt werden: {}</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>auf {} kann nicht zugegriffen werden: {}</translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation>{} ist kein Ordner auf einem aktivierten Volume</translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation>es lässt sich nicht ermitteln, auf welchem Volume {} liegt</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>{} kann nicht geöffnet werden: {}</translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation>TRIM von {} ist nicht möglich: das Dateisystem ({}) oder der Datenträger darunter unterstützt TRIM nicht</translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation>TRIM des aktivierten Volumes {} erfordert root (sudo)</translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation>TRIM von {} ist nicht möglich: {}</translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation>macOS führt TRIM für aktivierte Volumes selbst aus und hat keinen Befehl dafür; deaktivieren und aktivieren Sie {} erneut, oder deaktivieren Sie es und führen Sie TRIM für seine freien Blöcke aus</translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>TRIM von {} mit Dateien ist nicht möglich: {}; führen Sie als Administrator aus: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation>Rücknahme-Datensatz {} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation>die Datei ist kein Rücknahme-Datensatz</translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation>die Beschreibung ist abgeschnitten</translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation>die Beschreibung ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation>die Länge der Datei entspricht nicht ihrer Beschreibung</translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation>die Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation>die Sektorgröße ist 0</translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation>ein Abschnitt ist leer</translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation>ein Abschnitt reicht über das Ende des Datenträgers hinaus</translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation>ein Abschnitt beginnt innerhalb eines Sektors</translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation>die Änderung hat zu viele Teile ({}) für einen einzigen Rücknahme-Datensatz; schreiben Sie sie in mehreren Schritten</translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation>kein Benutzerordner, in dem Rücknahme-Datensätze aufbewahrt werden können; geben Sie mit --state-dir einen Ordner an</translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation>{} liegt im Arbeitsspeicher, sodass ein Rücknahme-Datensatz dort einen Neustart nicht überstehen würde; geben Sie mit --state-dir einen Ordner auf einem anderen Datenträger an</translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation>{} liegt auf {}, dem Datenträger, der geändert werden soll, sodass ein Rücknahme-Datensatz dort mit ihm verloren gehen könnte; geben Sie mit --state-dir einen Ordner auf einem anderen Datenträger an</translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation>{} hat {} frei, aber der Rücknahme-Datensatz benötigt {}; geben Sie mit --state-dir einen Ordner auf einem anderen Datenträger an oder löschen Sie alte Datensätze (undo delete)</translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation>der Ordner {} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation>in den Ordner {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation>die Vorlage {} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation>{} ist keine Vorlage: die Datei ist größer als 16 MiB</translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation>die Vorlage {} kann nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>das Volume unter {} unterstützt TRIM für Dateien nicht: {}; führen Sie als Administrator aus: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation>in {} kann kein Platz für eine Datei zugeordnet werden: {}</translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation>der Rücknahme-Datensatz kann nicht gespeichert werden: {}</translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation>Rücknahme-Datensatz „{}“ existiert nicht</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>„{}“ kann {} oder {} sein; geben Sie mehr davon ein</translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation>Rücknahme-Datensatz {} wurde bereits gelöscht</translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation>{} hat eine Partitionstabelle ({}); geben Sie eine der Partitionen an, zum Beispiel {}#1</translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation>die Zuordnungskarte führt {} freie Bytes bei {} auf, die außerhalb des Volumes liegen</translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation>der freie Speicherplatz von {} hat mehr als {} Fragmente</translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation>das Volume reicht über das Ende von {} hinaus, daher ist auf seine Zuordnungskarte kein Verlass</translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation>{} hat keine Partitionstabelle, daher ist der ungenutzte Platz unbekannt</translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation>die Partitionstabellen von {} haben Fehler, daher ist der ungenutzte Platz ungewiss ({}: {}); reparieren Sie sie zuerst</translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation>die Partitionstabelle von {} hat keine Partitionen, daher lässt sich ungenutzter Platz nicht von verlorenen Partitionen unterscheiden</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation>{} hat die geschriebenen Daten nicht gespeichert: bei Offset {} wurden andere Daten zurückgelesen</translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation>der Schreibvorgang wurde abgebrochen</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation>{}; der Schreibvorgang ist unvollständig und kann abgeschlossen oder zurückgenommen werden</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation>{}; der Schreibvorgang ist unvollständig ({}) und kann abgeschlossen oder zurückgenommen werden</translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation>{} enthält nicht mehr die Daten, die bei der Prüfung vorlagen (Offset {}): ein anderes Programm hat sie geändert</translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation>Rücknahme-Datensatz {} wurde bereits zurückgenommen</translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation>nichts kann zurückgenommen werden: der vorherige Inhalt von {} konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation>Rücknahme-Datensatz {} ist nicht offen: nichts abzuschließen</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} enthält die geschriebenen Daten nicht</translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation>Rücknahme-Datensatz {} ist offen: schließen Sie zuerst seinen Schreibvorgang ab oder nehmen Sie ihn zurück</translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation>Rücknahme-Datensatz {} wurde inzwischen abgeschlossen, zurückgenommen oder gelöscht</translation>
    </message>
    <message>
        <source>byte {} lies beyond the end of {}</source>
        <translation>Byte {} liegt hinter dem Ende von {}</translation>
    </message>
    <message>
        <source>cannot create {}</source>
        <translation>{} kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>cannot write to {}; the disk may be full</source>
        <translation>auf {} kann nicht geschrieben werden; möglicherweise ist der Datenträger voll</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{} existiert bereits</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>die Ordner sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>neither a file nor a folder nor a link</source>
        <translation>weder eine Datei noch ein Ordner noch ein Link</translation>
    </message>
    <message>
        <source>cannot read the target of the link</source>
        <translation>das Ziel des Links kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>„{}“ existiert nicht im Volume; bei Pfaden wird die Groß-/Kleinschreibung beachtet</translation>
    </message>
    <message>
        <source>the pattern is not valid UTF-8</source>
        <translation>das Muster ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>“{}” is not a valid pattern: {}</source>
        <translation>„{}“ ist kein gültiges Muster: {}</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>„{}“ ist nicht der Name von {}; nichts wurde ausgeführt</translation>
    </message>
    <message>
        <source>“{}” is not the name of the volume; nothing was done</source>
        <translation>„{}“ ist nicht der Name des Volumes; nichts wurde ausgeführt</translation>
    </message>
    <message>
        <source>“{}” at offset {} lies beyond the end of the disk ({} bytes)</source>
        <translation>„{}“ bei Offset {} liegt hinter dem Ende des Datenträgers ({} Bytes)</translation>
    </message>
    <message>
        <source>there are unsaved changes; write or discard them first</source>
        <translation>es gibt nicht gespeicherte Änderungen; schreiben oder verwerfen Sie sie zuerst</translation>
    </message>
    <message>
        <source>TRIM is not available for {}</source>
        <translation>TRIM ist für {} nicht verfügbar</translation>
    </message>
    <message>
        <source>a mounted volume can be filled with zeros or random bytes only</source>
        <translation>ein aktiviertes Volume kann nur mit Nullen oder Zufallsbytes gefüllt werden</translation>
    </message>
    <message>
        <source>{} cannot be filled: {}. {}</source>
        <translation>{} kann nicht gefüllt werden: {}. {}</translation>
    </message>
    <message>
        <source>secure TRIM does not work on a mounted volume; unmount it and name its device</source>
        <translation>sicheres TRIM funktioniert nicht bei einem aktivierten Volume; deaktivieren Sie es und geben Sie sein Gerät an</translation>
    </message>
    <message>
        <source>--method punch is for images; use --method trim for a device</source>
        <translation>--method punch ist für Images; verwenden Sie --method trim für ein Gerät</translation>
    </message>
    <message>
        <source>--secure is for devices, not for images</source>
        <translation>--secure ist für Geräte, nicht für Images</translation>
    </message>
    <message>
        <source>the free space of {} has changed since the preview; nothing was written</source>
        <translation>der freie Speicherplatz von {} hat sich seit der Vorschau geändert; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>this volume is encrypted</source>
        <translation>dieses Volume ist verschlüsselt</translation>
    </message>
    <message>
        <source>nothing of its content is left</source>
        <translation>von seinem Inhalt ist nichts übrig</translation>
    </message>
    <message>
        <source>“{}” is a folder; name a file in it</source>
        <translation>„{}“ ist ein Ordner; geben Sie eine Datei darin an</translation>
    </message>
    <message>
        <source>“{}” does not exist: the file has no other streams</source>
        <translation>„{}“ existiert nicht: die Datei hat keine weiteren Streams</translation>
    </message>
    <message>
        <source>“{}” does not exist; the other streams of the file are: {}</source>
        <translation>„{}“ existiert nicht; die weiteren Streams der Datei sind: {}</translation>
    </message>
    <message>
        <source>{} is a single volume; omit the name of the volume</source>
        <translation>{} ist ein einzelnes Volume; lassen Sie den Namen des Volumes weg</translation>
    </message>
    <message>
        <source>{} has several volumes; choose one: {}</source>
        <translation>{} hat mehrere Volumes; wählen Sie eines aus: {}</translation>
    </message>
    <message>
        <source>volume “{}” does not exist in {}; its volumes are {}</source>
        <translation>Volume „{}“ existiert in {} nicht; die Volumes dort sind {}</translation>
    </message>
    <message>
        <source>{} is a file inside a volume, which can only be read</source>
        <translation>{} ist eine Datei innerhalb eines Volumes, die nur gelesen werden kann</translation>
    </message>
    <message>
        <source>an MBR partition table</source>
        <translation>eine MBR-Partitionstabelle</translation>
    </message>
    <message>
        <source>a GUID partition table</source>
        <translation>eine GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>a GUID partition table with a hybrid MBR</source>
        <translation>eine GUID-Partitionstabelle mit einem Hybrid-MBR</translation>
    </message>
    <message>
        <source>an Apple partition map</source>
        <translation>eine Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>its magic number matches</source>
        <translation>die Magic Number stimmt überein</translation>
    </message>
    <message>
        <source>the old content</source>
        <translation>den alten Inhalt</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>den neuen Inhalt</translation>
    </message>
    <message>
        <source>partly old and partly new content</source>
        <translation>teils alten und teils neuen Inhalt</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>unlesbare Sektoren</translation>
    </message>
    <message>
        <source>unknown content (it could not be read before)</source>
        <translation>unbekannten Inhalt (er konnte vorher nicht gelesen werden)</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{}: nicht lesbar</translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} enthält {}</translation>
    </message>
    <message>
        <source>{} hold {}</source>
        <translation>{} enthalten {}</translation>
    </message>
    <message>
        <source>the image {} ({})</source>
        <translation>das Image {} ({})</translation>
    </message>
    <message>
        <source>the disk ({}) at {}</source>
        <translation>der Datenträger ({}) unter {}</translation>
    </message>
    <message>
        <source>{} ({}) at {}</source>
        <translation>{} ({}) unter {}</translation>
    </message>
    <message>
        <source>less than a unit of {} bytes, which is what TRIM takes</source>
        <translation>weniger als eine Einheit von {} Bytes, die TRIM benötigt</translation>
    </message>
    <message>
        <source>Nothing was read back.</source>
        <translation>Es wurde nichts zurückgelesen.</translation>
    </message>
    <message>
        <source>The data read back match the data written.</source>
        <translation>Die zurückgelesenen Daten stimmen mit den geschriebenen überein.</translation>
    </message>
    <message>
        <source>Some of the data read back do not match the data written: the erase is not reliable.</source>
        <translation>Einige der zurückgelesenen Daten stimmen nicht mit den geschriebenen überein: das Löschen ist nicht zuverlässig.</translation>
    </message>
    <message>
        <source>TRIM took effect: the previous data now read as zeros.</source>
        <translation>TRIM hat gewirkt: die vorherigen Daten werden nun als Nullen gelesen.</translation>
    </message>
    <message>
        <source>The previous data still read the same: the drive keeps them for now, or the command does not reach the drive.</source>
        <translation>Die vorherigen Daten werden noch unverändert gelesen: das Laufwerk behält sie vorerst, oder der Befehl erreicht das Laufwerk nicht.</translation>
    </message>
    <message>
        <source>The effect of TRIM is unknown: the samples were zero before, or read neither as zeros nor as before.</source>
        <translation>Die Wirkung von TRIM ist unbekannt: die Stichproben waren vorher null oder werden weder als Nullen noch wie vorher gelesen.</translation>
    </message>
    <message>
        <source>partition {} ({}), {}</source>
        <translation>Partition {} ({}), {}</translation>
    </message>
    <message>
        <source>partition {} ({})</source>
        <translation>Partition {} ({})</translation>
    </message>
    <message>
        <source>the partition table ({})</source>
        <translation>die Partitionstabelle ({})</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards: no undo record is kept of free space.</source>
        <translation>Gelöschte Dateien können danach nicht wiederhergestellt werden: für freien Speicherplatz wird kein Rücknahme-Datensatz aufbewahrt.</translation>
    </message>
    <message>
        <source>This destroys the data in the range: no undo record is kept.</source>
        <translation>Dies vernichtet die Daten im Bereich: es wird kein Rücknahme-Datensatz aufbewahrt.</translation>
    </message>
    <message>
        <source>The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system sends it zeros.</source>
        <translation>Der Datenträger füllt die Blöcke selbst mit Nullen, wenn er den Befehl dafür hat (Write Zeroes); wenn nicht, sendet ihm das System Nullen.</translation>
    </message>
    <message>
        <source>The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that holds the image until something else is written in their place.</source>
        <translation>Im Image werden dort Nullen gelesen, aber es wird nichts überschrieben: die alten Bytes bleiben auf dem Datenträger, der das Image enthält, bis an ihrer Stelle etwas anderes geschrieben wird.</translation>
    </message>
    <message>
        <source>Secure discard: the drive reports that it clears the cells and the copies it has made of them. That cannot be verified. A drive without the command does nothing.</source>
        <translation>Sicheres TRIM: das Laufwerk meldet, dass es die Zellen und die Kopien leert, die es davon angelegt hat. Das kann nicht überprüft werden. Ein Laufwerk ohne den Befehl tut nichts.</translation>
    </message>
    <message>
        <source>TRIM is a hint. The drive may erase the blocks now, later or never; until then reading may return zeros, the old bytes or something else.</source>
        <translation>TRIM ist ein Hinweis. Das Laufwerk kann die Blöcke jetzt, später oder nie löschen; bis dahin liefert Lesen möglicherweise Nullen, die alten Bytes oder etwas anderes.</translation>
    </message>
    <message>
        <source>An SSD writes to other cells than those that hold the old bytes: the disk no longer returns them, but they may remain in its memory chips until it clears them.</source>
        <translation>Eine SSD schreibt in andere Zellen als die, die die alten Bytes enthalten: der Datenträger gibt sie nicht mehr zurück, aber sie können in seinen Speicherchips bleiben, bis er sie leert.</translation>
    </message>
    <message>
        <source>the copy of {} at offset {} is not changed: {}</source>
        <translation>die Kopie von {} bei Offset {} wird nicht geändert: {}</translation>
    </message>
    <message>
        <source>it would lie beyond the end</source>
        <translation>sie würde jenseits des Endes liegen</translation>
    </message>
    <message>
        <source>it would overlap with the structure</source>
        <translation>sie würde sich mit der Struktur überlappen</translation>
    </message>
    <message>
        <source>the copy does not exist</source>
        <translation>die Kopie existiert nicht</translation>
    </message>
    <message>
        <source>it holds something else there</source>
        <translation>dort steht etwas anderes</translation>
    </message>
    <message>
        <source>its checksums were wrong before</source>
        <translation>ihre Prüfsummen waren vorher falsch</translation>
    </message>
    <message>
        <source>{} was wrong before, so it is not made right for this change</source>
        <translation>{} war vorher falsch und wird daher für diese Änderung nicht berichtigt</translation>
    </message>
    <message>
        <source>the copy is not changed: the checksums here were wrong before</source>
        <translation>die Kopie wird nicht geändert: die Prüfsummen hier waren vorher falsch</translation>
    </message>
    <message>
        <source>The volume takes no further file (its table of files is full).</source>
        <translation>Das Volume nimmt keine weitere Datei auf (seine Dateitabelle ist voll).</translation>
    </message>
    <message>
        <source>Other programs wrote meanwhile: {} were given back to keep the reserve.</source>
        <translation>Andere Programme haben währenddessen geschrieben: {} wurden zurückgegeben, um die Reserve zu erhalten.</translation>
    </message>
    <message>
        <source>{} that the file system reserves for the administrator were not filled: with a reserve of 0 they are.</source>
        <translation>{}, die das Dateisystem für den Administrator reserviert, wurden nicht gefüllt: mit einer Reserve von 0 werden sie gefüllt.</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>partition map</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message>
        <source>Unmount it: its free blocks are then found in its own map and erased one by one, without filling it.</source>
        <translation>Deaktivieren Sie es: seine freien Blöcke werden dann in seiner eigenen Zuordnungskarte gefunden und einzeln gelöscht, ohne es zu füllen.</translation>
    </message>
    <message>
        <source>it is a network volume ({}): which blocks of which disk its files get is the server's business</source>
        <translation>es ist ein Netzwerkvolume ({}): welche Blöcke welches Datenträgers seine Dateien erhalten, entscheidet der Server</translation>
    </message>
    <message>
        <source>Erase on the server itself.</source>
        <translation>Löschen Sie auf dem Server selbst.</translation>
    </message>
    <message>
        <source>{} lies in memory and has no disk</source>
        <translation>{} liegt im Arbeitsspeicher und hat keinen Datenträger</translation>
    </message>
    <message>
        <source>it is mounted read-only</source>
        <translation>es ist schreibgeschützt aktiviert</translation>
    </message>
    <message>
        <source>btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks and snapshots stay</source>
        <translation>btrfs arbeitet mit Copy-on-Write und komprimiert hier: Nullen schrumpfen zu nichts, und alte Blöcke und Schnappschüsse bleiben</translation>
    </message>
    <message>
        <source>btrfs copies on write: snapshots and old copies of blocks are not overwritten by filling it</source>
        <translation>btrfs arbeitet mit Copy-on-Write: Schnappschüsse und alte Kopien von Blöcken werden durch Füllen nicht überschrieben</translation>
    </message>
    <message>
        <source>TRIM is passed on for what btrfs does not use: “trim” with the mount point.</source>
        <translation>TRIM wird für das weitergegeben, was btrfs nicht verwendet: „trim“ mit dem Mountpunkt.</translation>
    </message>
    <message>
        <source>{} copies on write (and may compress and keep snapshots): filling it does not overwrite old blocks</source>
        <translation>{} arbeitet mit Copy-on-Write (und komprimiert möglicherweise und behält Schnappschüsse): Füllen überschreibt alte Blöcke nicht</translation>
    </message>
    <message>
        <source>“zpool trim” or “zpool initialize” do this for ZFS.</source>
        <translation>„zpool trim“ oder „zpool initialize“ erledigen dies bei ZFS.</translation>
    </message>
    <message>
        <source>TRIM, if the disk takes it.</source>
        <translation>TRIM, wenn der Datenträger es annimmt.</translation>
    </message>
    <message>
        <source>{} is a view of other file systems, not one on a disk</source>
        <translation>{} ist eine Ansicht anderer Dateisysteme, kein Dateisystem auf einem Datenträger</translation>
    </message>
    <message>
        <source>Name the mount point of the file system below it.</source>
        <translation>Geben Sie den Mountpunkt des Dateisystems darunter an.</translation>
    </message>
    <message>
        <source>F2FS compresses here: zeros shrink to nothing</source>
        <translation>F2FS komprimiert hier: Nullen schrumpfen zu nichts</translation>
    </message>
    <message>
        <source>NTFS compresses new files here: zeros shrink to nothing</source>
        <translation>NTFS komprimiert hier neue Dateien: Nullen schrumpfen zu nichts</translation>
    </message>
    <message>
        <source>the APFS volume has snapshots: their blocks are not free and come free later, with their content</source>
        <translation>das APFS-Volume hat Schnappschüsse: deren Blöcke sind nicht frei und werden erst später frei, mit ihrem Inhalt</translation>
    </message>
    <message>
        <source>Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the container unmounted.</source>
        <translation>Löschen Sie sie zuerst (tmutil deletelocalsnapshots /) oder starten Sie in die macOS-Wiederherstellung und löschen Sie den freien Speicherplatz des Containers in deaktiviertem Zustand.</translation>
    </message>
    <message>
        <source>{} is a file system of a program: how it stores files is not known here</source>
        <translation>{} ist das Dateisystem eines Programms: wie es Dateien speichert, ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>outside all partitions, where partition tables and boot loaders may also be</source>
        <translation>außerhalb aller Partitionen, wo auch Partitionstabellen und Bootloader liegen können</translation>
    </message>
    <message>
        <source>more files share this block</source>
        <translation>mehrere Dateien teilen sich diesen Block</translation>
    </message>
    <message>
        <source>sector {}</source>
        <translation>Sektor {}</translation>
    </message>
    <message>
        <source>sectors {}-{}</source>
        <translation>Sektoren {}-{}</translation>
    </message>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{} und {} weitere Stelle</numerusform>
            <numerusform>{} und {} weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {}.</source>
        <translation>TRIM wird an den Datenträger weitergegeben, in Einheiten von {}.</translation>
    </message>
    <message>
        <source>{} does not pass TRIM on through this USB adapter.</source>
        <translation>{} gibt TRIM über diesen USB-Adapter nicht weiter.</translation>
    </message>
    <message>
        <source>{} does not use TRIM with this disk.</source>
        <translation>{} verwendet TRIM bei diesem Datenträger nicht.</translation>
    </message>
    <message>
        <source>The image is a file: trimmed ranges become holes, in units of {}.</source>
        <translation>Das Image ist eine Datei: mit TRIM freigegebene Bereiche werden zu Löchern, in Einheiten von {}.</translation>
    </message>
    <message>
        <source>The file system that the image lies on, or the kind of file, has no holes.</source>
        <translation>Das Dateisystem, auf dem das Image liegt, oder die Art der Datei kennt keine Löcher.</translation>
    </message>
    <message>
        <source>Copy the image to a file system with sparse files (ext4, XFS, APFS, NTFS with the sparse attribute), or write zeros instead.</source>
        <translation>Kopieren Sie das Image auf ein Dateisystem mit Sparse-Dateien (ext4, XFS, APFS, NTFS mit dem Sparse-Attribut) oder schreiben Sie stattdessen Nullen.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once. {} is driven by {}.</source>
        <translation>TRIM wird an den Datenträger weitergegeben, in Einheiten von {} und höchstens {} auf einmal. {} wird von {} gesteuert.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once.</source>
        <translation>TRIM wird an den Datenträger weitergegeben, in Einheiten von {} und höchstens {} auf einmal.</translation>
    </message>
    <message>
        <source>The disk takes TRIM, but it was switched off in the system (discard_max_bytes is 0).</source>
        <translation>Der Datenträger nimmt TRIM an, aber es wurde im System ausgeschaltet (discard_max_bytes ist 0).</translation>
    </message>
    <message>
        <source>As root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</source>
        <translation>Als root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The NVMe disk does not offer the Deallocate command.</source>
        <translation>Der NVMe-Datenträger bietet den Befehl Deallocate nicht an.</translation>
    </message>
    <message>
        <source>The memory card does not offer a discard or erase command to the system.</source>
        <translation>Die Speicherkarte bietet dem System keinen Befehl für TRIM oder Löschen an.</translation>
    </message>
    <message>
        <source>The virtual disk has no discard: the virtual machine was set up without it.</source>
        <translation>Der virtuelle Datenträger hat kein TRIM: die virtuelle Maschine wurde ohne TRIM eingerichtet.</translation>
    </message>
    <message>
        <source>On the host: discard='unmap' in the disk's driver element (libvirt), or discard=unmap with QEMU's -drive.</source>
        <translation>Auf dem Host: discard='unmap' im driver-Element des Datenträgers (libvirt) oder discard=unmap bei -drive von QEMU.</translation>
    </message>
    <message>
        <source>The USB adapter ({}, {}:{})</source>
        <translation>Der USB-Adapter ({}, {}:{})</translation>
    </message>
    <message>
        <source>The USB adapter</source>
        <translation>Der USB-Adapter</translation>
    </message>
    <message>
        <source>The USB adapter ({}:{})</source>
        <translation>Der USB-Adapter ({}:{})</translation>
    </message>
    <message>
        <source>uas (the fast protocol)</source>
        <translation>uas (dem schnellen Protokoll)</translation>
    </message>
    <message>
        <source>usb-storage (the old protocol, Bulk-Only)</source>
        <translation>usb-storage (dem alten Protokoll, Bulk-Only)</translation>
    </message>
    <message>
        <source>a driver that the system does not name</source>
        <translation>einem Treiber, den das System nicht nennt</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>The loop device's file {} lies where no holes can be made, or the loop device is read-only.</source>
        <translation>Die Datei {} des Loop-Geräts liegt dort, wo keine Löcher möglich sind, oder das Loop-Gerät ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The encrypted mapping does not pass TRIM on: that is the safe default, because TRIM shows which blocks are in use.</source>
        <translation>Die verschlüsselte Zuordnung gibt TRIM nicht weiter: das ist die sichere Voreinstellung, weil TRIM zeigt, welche Blöcke belegt sind.</translation>
    </message>
    <message>
        <source>If that may be seen: cryptsetup --allow-discards --persistent refresh {} (LUKS2), or the option “discard” in /etc/crypttab.</source>
        <translation>Wenn das sichtbar sein darf: cryptsetup --allow-discards --persistent refresh {} (LUKS2) oder die Option „discard“ in /etc/crypttab.</translation>
    </message>
    <message>
        <source>The mapped device does not pass TRIM on: one of the disks below it takes none.</source>
        <translation>Das zugeordnete Gerät gibt TRIM nicht weiter: einer der Datenträger darunter nimmt kein TRIM an.</translation>
    </message>
    <message>
        <source>The RAID does not pass TRIM on: one of its disks takes none, or its level needs a setting (raid456.devices_handle_discard_safely).</source>
        <translation>Das RAID gibt TRIM nicht weiter: einer seiner Datenträger nimmt kein TRIM an, oder sein Level benötigt eine Einstellung (raid456.devices_handle_discard_safely).</translation>
    </message>
    <message>
        <source>Look at /dev/{} below it.</source>
        <translation>Sehen Sie sich /dev/{} darunter an.</translation>
    </message>
    <message>
        <source>{} says that it passes TRIM on ({}), but the system does not use it (provisioning_mode is “{}”). It is driven by {}.</source>
        <translation>{} meldet, dass TRIM weitergegeben wird ({}), aber das System verwendet es nicht (provisioning_mode ist „{}“). Gesteuert wird das Gerät von {}.</translation>
    </message>
    <message>
        <source>page B2: LBPU</source>
        <translation>Seite B2: LBPU</translation>
    </message>
    <message>
        <source>page B0: an UNMAP limit</source>
        <translation>Seite B0: ein Grenzwert für UNMAP</translation>
    </message>
    <message>
        <source>page B2: WRITE SAME</source>
        <translation>Seite B2: WRITE SAME</translation>
    </message>
    <message>
        <source>A udev rule can set provisioning_mode for this adapter: put the line into /etc/udev/rules.d/60-trim.rules as root and plug the disk in again. Try it with a disk whose content you have elsewhere.</source>
        <translation>Eine udev-Regel kann provisioning_mode für diesen Adapter setzen: schreiben Sie die Zeile als root in /etc/udev/rules.d/60-trim.rules und schließen Sie den Datenträger erneut an. Probieren Sie es mit einem Datenträger, dessen Inhalt Sie noch woanders haben.</translation>
    </message>
    <message>
        <source>The system uses the old protocol for this adapter; if it can do UAS, a direct USB 3 port or removing a quirk (usb-storage.quirks) may bring it.</source>
        <translation>Das System verwendet für diesen Adapter das alte Protokoll; wenn er UAS beherrscht, kann ein direkter USB-3-Anschluss oder das Entfernen eines Quirks (usb-storage.quirks) es ermöglichen.</translation>
    </message>
    <message>
        <source>{} does not offer TRIM (neither page B2 nor B0 names UNMAP). It is driven by {}.</source>
        <translation>{} bietet TRIM nicht an (weder Seite B2 noch B0 nennt UNMAP). Gesteuert wird das Gerät von {}.</translation>
    </message>
    <message>
        <source>{} does not say whether it passes TRIM on (it has no pages B0 and B2, or they may not be read without root). It is driven by {}.</source>
        <translation>{} gibt nicht an, ob TRIM weitergegeben wird (die Seiten B0 und B2 fehlen oder dürfen nicht ohne root gelesen werden). Gesteuert wird das Gerät von {}.</translation>
    </message>
    <message>
        <source>Look again as root: then the adapter itself is asked.</source>
        <translation>Sehen Sie als root noch einmal nach: dann wird der Adapter selbst gefragt.</translation>
    </message>
    <message>
        <source>Setting provisioning_mode by force is not offered: with an adapter that does not know the command it can hang the disk or destroy data.</source>
        <translation>Das Erzwingen von provisioning_mode wird nicht angeboten: bei einem Adapter, der den Befehl nicht kennt, kann es den Datenträger blockieren oder Daten vernichten.</translation>
    </message>
    <message>
        <source>What helps: newer firmware for the adapter, another adapter (one with UAS and UNMAP), or the disk connected inside a computer for the TRIM.</source>
        <translation>Was hilft: neuere Firmware für den Adapter, ein anderer Adapter (mit UAS und UNMAP) oder für das TRIM der Anschluss des Datenträgers im Inneren eines Computers.</translation>
    </message>
    <message>
        <source>The disk says that it rotates: hard disks rarely need TRIM.</source>
        <translation>Der Datenträger meldet, dass er rotiert: Festplatten benötigen TRIM selten.</translation>
    </message>
    <message>
        <source>The disk rotates and offers no TRIM: a hard disk overwrites in place and needs none.</source>
        <translation>Der Datenträger rotiert und bietet kein TRIM an: eine Festplatte überschreibt an Ort und Stelle und benötigt keines.</translation>
    </message>
    <message>
        <source>The SATA disk does not announce TRIM, or the system does not trust its TRIM.</source>
        <translation>Der SATA-Datenträger meldet kein TRIM, oder das System vertraut seinem TRIM nicht.</translation>
    </message>
    <message>
        <source>Newer firmware of the disk; a disk behind a RAID controller may have it when connected directly.</source>
        <translation>Neuere Firmware des Datenträgers; ein Datenträger hinter einem RAID-Controller kann TRIM bei direktem Anschluss bieten.</translation>
    </message>
    <message>
        <source>The disk announces UNMAP or WRITE SAME, but the system does not use it (provisioning_mode is “{}”).</source>
        <translation>Der Datenträger meldet UNMAP oder WRITE SAME, aber das System verwendet es nicht (provisioning_mode ist „{}“).</translation>
    </message>
    <message>
        <source>The disk, or the controller before it, does not offer TRIM.</source>
        <translation>Der Datenträger oder der Controller davor bietet TRIM nicht an.</translation>
    </message>
    <message>
        <source>macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.</source>
        <translation>macOS hat dafür keinen Schalter: schließen Sie den Datenträger über Thunderbolt oder im Inneren eines Computers an.</translation>
    </message>
    <message>
        <source>For SATA disks of other makers: sudo trimforce enable (after a backup).</source>
        <translation>Für SATA-Datenträger anderer Hersteller: sudo trimforce enable (nach einem Backup).</translation>
    </message>
    <message>
        <source>An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether Windows itself has switched TRIM off.</source>
        <translation>Ein Adapter mit UASP und UNMAP ist nötig; „fsutil behavior query DisableDeleteNotify“ zeigt, ob Windows selbst TRIM ausgeschaltet hat.</translation>
    </message>
    <message>
        <source>{} are free by the newest state of the volume and kept, because an older state needs them</source>
        <translation>{} sind nach dem neuesten Zustand des Volumes frei und werden behalten, weil ein älterer Zustand sie benötigt</translation>
    </message>
    <message>
        <source>{} in sectors that hold used blocks, too, stay as they are</source>
        <translation>{} in Sektoren, die auch belegte Blöcke enthalten, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>the primary GPT</source>
        <translation>die primäre GPT</translation>
    </message>
    <message>
        <source>the backup GPT</source>
        <translation>die Sicherungskopie der GPT</translation>
    </message>
    <message>
        <source>a GPT at the end of the disk</source>
        <translation>eine GPT am Ende des Datenträgers</translation>
    </message>
    <message>
        <source>the start of the extended partition</source>
        <translation>der Anfang der erweiterten Partition</translation>
    </message>
    <message>
        <source>the track of an extended boot record</source>
        <translation>die Spur eines erweiterten Bootdatensatzes</translation>
    </message>
    <message>
        <source>the Apple partition map</source>
        <translation>die Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>{} begins at byte {}</source>
        <translation>{} beginnt bei Byte {}</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>{} Byte davon kann nicht gelesen werden: was es enthält, ist nicht bekannt</numerusform>
            <numerusform>{} Bytes davon können nicht gelesen werden: was sie enthalten, ist nicht bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>a volume of type {} left its {} there</source>
        <translation>ein Volume vom Typ {} hat dort Folgendes hinterlassen: {}</translation>
    </message>
    <message>
        <source>a volume of type {} ({}) left its {} there</source>
        <translation>ein Volume vom Typ {} ({}) hat dort Folgendes hinterlassen: {}</translation>
    </message>
    <message>
        <source>a GPT header lies at byte {}</source>
        <translation>ein GPT-Header liegt bei Byte {}</translation>
    </message>
    <message>
        <source>before the first partition: boot loaders are kept there</source>
        <translation>vor der ersten Partition: dort liegen Bootloader</translation>
    </message>
    <message>
        <source>the last MiB of the disk: RAID, LDM</source>
        <translation>das letzte MiB des Datenträgers: RAID, LDM</translation>
    </message>
    <message>
        <source>{} contains no known file system</source>
        <translation>{} enthält kein bekanntes Dateisystem</translation>
    </message>
    <message>
        <source>the blocks of volume “{}” lie all over its container; open {}, or a file in the volume ({}@{}:/PATH)</source>
        <translation>die Blöcke des Volumes „{}“ liegen über seinen ganzen Container verstreut; öffnen Sie {} oder eine Datei im Volume ({}@{}:/PATH)</translation>
    </message>
    <message>
        <source>{} can only be read; to write, open {}</source>
        <translation>{} kann nur gelesen werden; zum Schreiben öffnen Sie {}</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>Partition {} existiert nicht</translation>
    </message>
    <message>
        <source>{} has no identifiers that can be changed</source>
        <translation>{} hat keine Kennungen, die geändert werden können</translation>
    </message>
    <message>
        <source>the change of identifiers would damage {}: {}</source>
        <translation>die Änderung der Kennungen würde Folgendes beschädigen: {}: {}</translation>
    </message>
    <message>
        <source>{} is not {} after the change, but “{}”</source>
        <translation>{} ist nach der Änderung nicht {}, sondern „{}“</translation>
    </message>
    <message>
        <source>the keys of the encrypted volumes cannot be decrypted after the change</source>
        <translation>die Schlüssel der verschlüsselten Volumes können nach der Änderung nicht entschlüsselt werden</translation>
    </message>
    <message>
        <source>{}; the change was undone</source>
        <translation>{}; die Änderung wurde zurückgenommen</translation>
    </message>
    <message>
        <source>{}; the change could not be undone: {}</source>
        <translation>{}; die Änderung konnte nicht zurückgenommen werden: {}</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID des Datenträgers</translation>
    </message>
    <message>
        <source>MBR disk signature</source>
        <translation>MBR-Datenträgersignatur</translation>
    </message>
    <message>
        <source>partition GUID</source>
        <translation>GUID der Partition</translation>
    </message>
    <message>
        <source>New identifiers for the disk</source>
        <translation>Neue Kennungen für den Datenträger</translation>
    </message>
    <message>
        <source>New identifiers for partition {}</source>
        <translation>Neue Kennungen für Partition {}</translation>
    </message>
    <message>
        <source>The Windows boot configuration in partition {} names {}, which changes: Windows will not start from this disk until the configuration is rebuilt. Start Windows setup from a USB drive, press Shift+F10 and run “bcdboot C:\Windows”.</source>
        <translation>Die Windows-Startkonfiguration in Partition {} nennt {}, und das ändert sich: Windows startet von diesem Datenträger erst wieder, wenn die Konfiguration neu erstellt wurde. Starten Sie das Windows-Setup von einem USB-Laufwerk, drücken Sie Umschalt+F10 und führen Sie „bcdboot C:\Windows“ aus.</translation>
    </message>
    <message>
        <source>{} is read in gentle mode; open it without that mode to change its identifiers</source>
        <translation>{} wird im Schonmodus gelesen; öffnen Sie ihn ohne diesen Modus, um seine Kennungen zu ändern</translation>
    </message>
    <message>
        <source>for new identifiers, name the partition by its number in the main table</source>
        <translation>für neue Kennungen geben Sie die Partition mit ihrer Nummer in der Haupttabelle an</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>there are too many files to add up</source>
        <translation>es sind zu viele Dateien, um sie zusammenzuzählen</translation>
    </message>
    <message>
        <source>overwritten since the file was deleted</source>
        <translation>seit dem Löschen der Datei überschrieben</translation>
    </message>
    <message>
        <source>partition {} of {}</source>
        <translation>Partition {} von {}</translation>
    </message>
    <message>
        <source>{} and {} have the same {}: {}</source>
        <translation>{} und {} haben dieselbe Kennung ({}: {})</translation>
    </message>
    <message>
        <source>{} is not valid JSON: {}</source>
        <translation>{} ist kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>“{}” in {} is missing or has a value that it cannot have</source>
        <translation>„{}“ in {} fehlt oder hat einen Wert, der nicht möglich ist</translation>
    </message>
    <message>
        <source>“hex” in {} must be pairs of hexadecimal digits, or offsets with them</source>
        <translation>„hex“ in {} muss aus Paaren hexadezimaler Ziffern bestehen oder aus Offsets mit solchen Paaren</translation>
    </message>
    <message>
        <source>its name matches</source>
        <translation>sein Name passt</translation>
    </message>
    <message>
        <source>{} exists, but none is expected</source>
        <translation>{} ist vorhanden, aber es wird keines erwartet</translation>
    </message>
    <message>
        <source>{} is {}, expected {}</source>
        <translation>{} ist {}, erwartet wird {}</translation>
    </message>
    <message>
        <source>{} is at offset {}, expected {}</source>
        <translation>{} liegt am Offset {}, erwartet wird {}</translation>
    </message>
    <message>
        <source>{} has a size of {}, expected {}</source>
        <translation>{} hat eine Größe von {}, erwartet wird {}</translation>
    </message>
    <message>
        <source>{} has {} members, expected {}</source>
        <translation>{} hat {} Member, erwartet werden {}</translation>
    </message>
    <message>
        <source>{} is judged ok, expected bad</source>
        <translation>{} wird als OK beurteilt, erwartet wird „falsch“</translation>
    </message>
    <message>
        <source>{} is judged bad, expected ok</source>
        <translation>{} wird als falsch beurteilt, erwartet wird „OK“</translation>
    </message>
    <message>
        <source>{} is not judged</source>
        <translation>{} wird nicht beurteilt</translation>
    </message>
    <message>
        <source>{} has an error: {}</source>
        <translation>{} hat einen Fehler: {}</translation>
    </message>
    <message>
        <source>{} has no error, but one is expected</source>
        <translation>{} hat keinen Fehler, aber es wird einer erwartet</translation>
    </message>
    <message>
        <source>more than {} fields; not all were looked through for errors</source>
        <translation>mehr als {} Felder; nicht alle wurden nach Fehlern durchsucht</translation>
    </message>
    <message>
        <source>the data to be written to {} changed after they were reviewed (offset {})</source>
        <translation>die Daten, die auf {} geschrieben werden sollen, haben sich nach der Prüfung geändert (Offset {})</translation>
    </message>
    <message>
        <source>{} is not the file that was reviewed: another one has its name now; open it again</source>
        <translation>{} ist nicht die Datei, die geprüft wurde: eine andere trägt jetzt ihren Namen; öffnen Sie sie erneut</translation>
    </message>
    <message>
        <source>EFI variables</source>
        <translation>EFI-Variablen</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; its newest changes may be missing here, and files may show older or wrong content</source>
        <translation>das Volume ist aktiviert oder wurde nicht sauber deaktiviert; seine neuesten Änderungen fehlen hier möglicherweise, und Dateien zeigen vielleicht älteren oder falschen Inhalt</translation>
    </message>
    <message>
        <source>the volume at {} is not the one of the preview: it was unmounted or replaced</source>
        <translation>das Volume unter {} ist nicht das der Vorschau: Es wurde ausgehängt oder ersetzt</translation>
    </message>
    <message>
        <source>too large to be copied as an attribute</source>
        <translation>zu groß, um als Attribut kopiert zu werden</translation>
    </message>
    <message>
        <source>the target cannot store it</source>
        <translation>das Ziel kann es nicht speichern</translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation>der Datenträger hat keine Partitionstabelle</translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation>{0} hat keine Partitionstabelle, daher existiert Partition {1} nicht</translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation>Partition {1} existiert nicht auf {0}; vorhandene Partitionen: {2}</translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation>Partition {1} existiert nicht: die Partitionstabelle von {0} ist leer</translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation>Partition {} von {} ist leer oder liegt hinter dem Ende des Datenträgers</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>Partition {} existiert nicht</translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation>weder Partition {} noch Partition {} existiert</translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation>Partition {} existiert bereits</translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation>eine neue Partitionstabelle muss eine GPT, ein MBR oder eine Apple-Partitionstabelle sein</translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation>die Sektoren {} bis {} überlappen sich mit Partition {} (Sektoren {} bis {})</translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation>der Datenträger endet bei Sektor {}</translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation>eine Partition benötigt mindestens einen Sektor</translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation>eine Partition benötigt einen Typ</translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation>ein Partitionsname hat höchstens {} Zeichen</translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation>der Partitionsname ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation>der Partitionsname hat {} Zeichen; höchstens {} passen hinein</translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation>der Datenträger hat keine Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation>die Apple-Partitionstabelle ist beschädigt: Einträge fehlen</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation>die Apple-Partitionstabelle ist beschädigt: kein Eintrag beschreibt die Tabelle selbst</translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation>der Datenträger ist zu klein für eine Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation>der Datenträger ist zu groß für eine Apple-Partitionstabelle, die nicht mehr als 2^32 Blöcke adressieren kann</translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation>eine Partition benötigt mindestens einen Block</translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation>eine Partition kann nicht bei Block 0 beginnen, der den Treiberdeskriptor enthält</translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation>der Datenträger endet bei Block {}</translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation>die Blöcke {} bis {} überlappen sich mit Partition {} (Blöcke {} bis {})</translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation>die Apple-Partitionstabelle hat nur Platz für {} Einträge</translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation>Typ und Name haben höchstens 31 Zeichen, der Typ mindestens 1</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation>der Eintrag der Tabelle selbst kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation>der Eintrag der Tabelle selbst kann nicht verschoben werden</translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation>der Typ der Tabelle selbst kann nicht geändert werden</translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation>ein Typ hat 1 bis 31 Zeichen</translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation>ein Partitionsname hat höchstens 31 Zeichen aus Mac Roman</translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation>der Datenträger hat keine GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>die GPT wurde für Sektoren von {} Bytes geschrieben, aber der Datenträger hat Sektoren von {} Bytes</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation>die GPT wurde für Sektoren von {} Bytes geschrieben, aber der Datenträger hat Sektoren von {} Bytes; schließen Sie den Datenträger so an wie beim Partitionieren</translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation>der Datenträger hat bereits eine GUID-Partitionstabelle; um sie zu reparieren, verwenden Sie gpt repair; um stattdessen den MBR zu behalten, entfernen Sie zuerst die GPT (gpt zap)</translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation>der Datenträger hat keinen MBR mit Partitionen</translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation>der MBR ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation>der MBR hat keine Partitionen; um eine leere GPT zu erstellen, verwenden Sie gpt create</translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation>der Datenträger ist ein dynamischer Datenträger von Windows (Typ 42): die Datenbank seiner Volumes müsste auf einem GPT-Datenträger an einer anderen Stelle liegen</translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation>Partition {} hat den Typ {}, für den es in einer GPT keine Entsprechung gibt, und ihr Dateisystem ist unbekannt; ändern Sie zuerst ihren Typ</translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation>Partition {} beginnt bei Sektor {}, aber die GPT benötigt die Sektoren bis {}</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation>Partition {} endet bei Sektor {}, aber die Sicherungskopie der GPT benötigt die Sektoren ab {}; verkleinern Sie zuerst die Partition</translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation>eine GPT mit {} Einträgen ist nicht möglich; verwenden Sie 1 bis 65536</translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation>die GPT ist beschädigt oder ihre Kopien unterscheiden sich; reparieren Sie sie zuerst (gpt repair)</translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation>die Sicherungskopie der GPT liegt nicht am Ende des Datenträgers; reparieren Sie sie zuerst (gpt repair)</translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation>der nutzbare Bereich lässt am Ende des Datenträgers keinen Platz für die Sicherungskopie der GPT; reparieren Sie sie zuerst (gpt repair)</translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation>der Datenträger ist zu klein für eine GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation>die Partition würde bei Sektor {} enden, vor ihrem Anfang bei Sektor {}</translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation>die Sektoren {} bis {} liegen nicht innerhalb des nutzbaren Bereichs {} bis {}</translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation>Partitionsnummern gehen von 1 bis {}</translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation>alle {} Einträge der GPT sind belegt</translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation>die GUID ist null oder gehört zu einer anderen Partition</translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation>die Null-Typ-GUID kennzeichnet einen unbenutzten Eintrag; löschen Sie stattdessen die Partition</translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation>eine Partitions-GUID darf nicht null sein</translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation>Partition {} hat diese GUID bereits</translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation>eine Datenträger-GUID darf nicht null sein</translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation>Partition {} passt nicht in eine GPT mit {} Einträgen; um die Partitionen neu zu nummerieren, verwenden Sie gpt sort</translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation>die Einträge einer GPT beginnen bei Sektor 2 oder später</translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation>{} Einträge ab Sektor {} passen nicht auf den Datenträger</translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation>Partition {} (Sektoren {} bis {}) ist im Weg: die GPT benötigt die Sektoren vor {} und nach {}</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation>das BSD-Disklabel ({}) ist beschädigt: seine Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>das BSD-Disklabel ({}) zählt Sektoren von {} Bytes, aber der Datenträger hat Sektoren von {} Bytes</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation>das BSD-Disklabel ({}) lässt nicht erkennen, ob es ab dem ersten Sektor des Datenträgers oder der Partition zählt; geben Sie es an (--base disk oder --base slice)</translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation>Partition {} des BSD-Disklabels ({}) hat eine unmögliche Position</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation>das BSD-Disklabel ({}) hat keine eigenen Partitionen</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation>Partition {}</translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation>Partition {} hat kein BSD-Disklabel</translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation>der Datenträger hat kein BSD-Disklabel</translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation>eine Partition beginnt bei Sektor {}, innerhalb der Sektoren der GPT selbst (bis {})</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation>Partition {} endet bei Sektor {}, aber der Datenträger hat {} Sektoren und die Sicherungskopie der GPT benötigt die letzten {}; der Datenträger ist kleiner als der, für den diese GPT erstellt wurde</translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation>auf diesem Datenträger ist keine Kopie einer GUID-Partitionstabelle übrig; suchen Sie nach verlorenen Partitionen</translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation>der MBR hat eigene Partitionen, die nicht in der GPT stehen; eine Reparatur der GPT würde sie verbergen</translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation>beide Kopien der GPT sind für eine Reparatur zu stark beschädigt; suchen Sie nach verlorenen Partitionen</translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation>auf dem Datenträger gibt es keine brauchbare Kopie der GPT von dieser Art: {}</translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation>ein Hybrid-MBR benötigt eine GUID-Partitionstabelle, die der Datenträger nicht hat</translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation>der MBR ist kein Hybrid-MBR: der Datenträger hat keine GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation>die GPT wurde für eine andere Sektorgröße geschrieben als die des Datenträgers</translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation>ein Hybrid-MBR hat neben dem Schutzeintrag Platz für drei Partitionen, nicht für {}</translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation>keine Windows-Partition gefunden: keine vom Typ Microsoft-Basisdaten beginnt mit einem NTFS- oder FAT-Bootsektor</translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation>Windows auf diesem Datenträger startet über UEFI (bootmgfw.efi auf der EFI-Systempartition); ein Hybrid-MBR würde nicht helfen und könnte den Start verhindern</translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation>Partition {} kann nicht aktiv sein, weil kein MBR-Eintrag sie zeigt</translation>
    </message>
    <message>
        <source>Apple's layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation>das Layout von Apple ist nicht möglich: es benötigt eine EFI-Systempartition am Anfang des Datenträgers und höchstens drei weitere, alle unterhalb von 2^32 Sektoren</translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation>Partition {} endet jenseits von 2^32 Sektoren, wo kein MBR-Eintrag sie zeigen kann</translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation>die erste Partition für den MBR liegt innerhalb der Sektoren der GPT selbst</translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation>MBR-Einträge sind von 1 bis 4 nummeriert</translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation>Eintrag {} des MBR ist leer</translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation>der Schutzeintrag (EE) kann nicht geändert werden: er zeigt jedem System, dass dies ein GPT-Datenträger ist</translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation>der Typ {} ist in einem Hybrid-MBR nicht möglich</translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation>der Datenträger hat einen MBR mit Partitionen, den eine neue GPT ersetzen würde; fügen Sie ihm die verlorenen Partitionen von Hand hinzu</translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation>der Datenträger hat eine Apple-Partitionstabelle, die eine neue GPT ersetzen würde</translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation>es ist bereits Partition {} der Tabelle</translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation>es beginnt nicht an einer Sektorgrenze dieses Datenträgers</translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation>Volume {} ({}) kann nicht hinzugefügt werden: {}</translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation>keine Partitionen gefunden, die nicht bereits in der Tabelle stehen</translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation>Volume {} existiert nicht; gefundene Volumes: {}</translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation>kein Volume gewählt</translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation>der Datenträger hat keine eigene MBR-Partitionstabelle</translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation>die Kette der logischen Partitionen ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation>der MBR hat mehr als eine erweiterte Partition</translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation>ein erweiterter Bootdatensatz beschreibt mehr als eine Partition</translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation>eine Partition kann nicht bei Sektor 0 beginnen, der die Partitionstabelle enthält</translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation>ein MBR kann nicht mehr als 2^32 Sektoren adressieren</translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation>eine logische Partition benötigt eine erweiterte Partition, die der MBR nicht hat</translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation>logische Partitionen müssen in den Sektoren {} bis {} liegen</translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation>Sektor {} enthält den erweiterten Bootdatensatz von Partition {}</translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation>der MBR hat bereits eine erweiterte Partition</translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation>primäre Partitionen sind von 1 bis 4 nummeriert</translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation>alle vier Einträge des MBR sind belegt</translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation>eine logische Partition benötigt einen anderen Typ als „erweitert“</translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation>kein freier Sektor vor Sektor {} für den erweiterten Bootdatensatz der Partition</translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation>die erweiterte Partition enthält logische Partitionen; löschen Sie diese zuerst</translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation>die Partition muss nach ihrem erweiterten Bootdatensatz bei Sektor {} beginnen</translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation>logische Partition {} läge außerhalb der erweiterten Partition</translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation>der Anfang einer erweiterten Partition mit logischen Partitionen kann nicht verschoben werden: deren Positionen sind relativ dazu</translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation>Typ 00 kennzeichnet einen leeren Eintrag; löschen Sie stattdessen die Partition</translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation>eine Partition kann nicht allein durch Ändern des Typs zu einer erweiterten oder zu einer normalen werden</translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation>eine logische Partition kann nicht aktiv sein: Bootcode startet nur primäre Partitionen</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation>die GPT hat {} Partitionen und ein MBR nur vier primäre; jede weitere benötigt einen freien Sektor vor sich, um zu einer logischen Partition zu werden, und die aktive muss primär sein; geben Sie die Partitionen an, die erhalten bleiben sollen (--partition)</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation>die GPT hat {} Partitionen und ein MBR nur vier primäre; jede weitere benötigt einen freien Sektor vor sich, um zu einer logischen Partition zu werden, den die Partitionen {} nicht haben; geben Sie die Partitionen an, die erhalten bleiben sollen (--partition)</translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation>Partition {} gehört nicht zu den Partitionen, die erhalten bleiben sollen</translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation>Partition {} liegt zwischen logischen Partitionen und muss ebenfalls logisch sein</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation>Partition {} kann nicht logisch sein: kein freier Sektor vor ihr für ihren erweiterten Bootdatensatz</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation>Partition {} kann nicht logisch sein: die aktive Partition muss primär sein</translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation>{} Partitionen würden primär bleiben; neben logischen Partitionen ist Platz für drei</translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation>die Sicherungskopie ist beschädigt: sie ist keine Sicherungskopie von Partitionstabellen</translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation>die Sicherungskopie ist beschädigt: Felder fehlen</translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation>die Sicherungskopie ist beschädigt: ein Bereich ist unvollständig oder nicht hexadezimal</translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation>die Sicherungskopie ist beschädigt: ein Bereich liegt außerhalb des Datenträgers</translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation>die Sicherungskopie ist beschädigt: Bereiche überlappen sich</translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation>die Sicherungskopie wurde von einer neueren Version dieses Programms erstellt</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation>die Sicherungskopie stammt von einem Datenträger mit {} Bytes, aber dieser Datenträger hat {} Bytes</translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation>die Sicherungskopie stammt von einem Datenträger mit Sektoren von {} Bytes, aber dieser Datenträger hat Sektoren von {} Bytes</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation>die Sicherungskopie stammt von einem Datenträger mit {} Sektoren, aber dieser Datenträger hat {} Sektoren</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation>die Sicherungskopie ist beschädigt: die Prüfsummen beider GPT-Header sind falsch</translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation>die Sicherungskopie ist beschädigt: sie endet vor dem letzten Partitionseintrag</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation>die Sicherungskopie ist beschädigt: die Prüfsumme der Partitionseinträge ist falsch</translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation>die Sicherungskopie passt nicht zu diesem Datenträger oder seiner Sektorgröße</translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation>Partition {} der Sicherungskopie passt nicht auf diesen Datenträger</translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation>das Format von sgdisk kann nur GUID-Partitionstabellen aufnehmen</translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation>das Format von sgdisk kann keine beschädigte GPT aufnehmen; reparieren Sie sie zuerst oder verwenden Sie das Format von Sectorsmith</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>die Suche wurde abgebrochen</translation>
    </message>
    <message>
        <source>Rebuild this copy from the other one (gpt repair).</source>
        <translation>Erstellen Sie diese Kopie aus der anderen neu (gpt repair).</translation>
    </message>
    <message>
        <source>Repair the GPT (gpt repair).</source>
        <translation>Reparieren Sie die GPT (gpt repair).</translation>
    </message>
    <message>
        <source>partition {} (“{}”)</source>
        <translation>Partition {} („{}“)</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>Partition {}</translation>
    </message>
    <message>
        <source>Partition {} (“{}”)</source>
        <translation>Partition {} („{}“)</translation>
    </message>
    <message>
        <source>The sector of the primary GPT header cannot be read.</source>
        <translation>Der Sektor des primären GPT-Headers kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The sector of the backup GPT header cannot be read.</source>
        <translation>Der Sektor des Sicherungsheaders der GPT kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The primary GPT header is missing at sector {}.</source>
        <translation>Der primäre GPT-Header fehlt bei Sektor {}.</translation>
    </message>
    <message>
        <source>The backup GPT header is missing at sector {}.</source>
        <translation>Der Sicherungsheader der GPT fehlt bei Sektor {}.</translation>
    </message>
    <message>
        <source>The primary GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>Der primäre GPT-Header gibt an, dass er {} Bytes hat; möglich sind 92 bis {}.</translation>
    </message>
    <message>
        <source>The backup GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>Der Sicherungsheader der GPT gibt an, dass er {} Bytes hat; möglich sind 92 bis {}.</translation>
    </message>
    <message>
        <source>The checksum of the primary GPT header is wrong.</source>
        <translation>Die Prüfsumme des primären GPT-Headers ist falsch.</translation>
    </message>
    <message>
        <source>The checksum of the backup GPT header is wrong.</source>
        <translation>Die Prüfsumme des Sicherungsheaders der GPT ist falsch.</translation>
    </message>
    <message>
        <source>The primary GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>Der primäre GPT-Header hat Revision {}.{}; nur 1.0 ist bekannt.</translation>
    </message>
    <message>
        <source>The backup GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>Der Sicherungsheader der GPT hat Revision {}.{}; nur 1.0 ist bekannt.</translation>
    </message>
    <message>
        <source>A reserved field of the primary GPT header is not zero.</source>
        <translation>Ein reserviertes Feld des primären GPT-Headers ist nicht null.</translation>
    </message>
    <message>
        <source>A reserved field of the backup GPT header is not zero.</source>
        <translation>Ein reserviertes Feld des Sicherungsheaders der GPT ist nicht null.</translation>
    </message>
    <message>
        <source>The primary GPT header lies at sector {} but says sector {}.</source>
        <translation>Der primäre GPT-Header liegt bei Sektor {}, gibt aber Sektor {} an.</translation>
    </message>
    <message>
        <source>The backup GPT header lies at sector {} but says sector {}.</source>
        <translation>Der Sicherungsheader der GPT liegt bei Sektor {}, gibt aber Sektor {} an.</translation>
    </message>
    <message>
        <source>The primary GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>Die primäre GPT gibt an, dass ein Eintrag {} Bytes hat; es müssen 128 mal eine Zweierpotenz sein.</translation>
    </message>
    <message>
        <source>The backup GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>Die Sicherungskopie der GPT gibt an, dass ein Eintrag {} Bytes hat; es müssen 128 mal eine Zweierpotenz sein.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range is empty: {} to {}.</source>
        <translation>Der nutzbare Bereich der primären GPT ist leer: {} bis {}.</translation>
    </message>
    <message>
        <source>The backup GPT's usable range is empty: {} to {}.</source>
        <translation>Der nutzbare Bereich der Sicherungskopie der GPT ist leer: {} bis {}.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>Der nutzbare Bereich der primären GPT endet bei Sektor {}, jenseits des Endes des Datenträgers ({}).</translation>
    </message>
    <message>
        <source>The backup GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>Der nutzbare Bereich der Sicherungskopie der GPT endet bei Sektor {}, jenseits des Endes des Datenträgers ({}).</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Die Einträge der primären GPT (Sektoren {} bis {}) liegen jenseits des Endes des Datenträgers.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Die Einträge der Sicherungskopie der GPT (Sektoren {} bis {}) liegen jenseits des Endes des Datenträgers.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) cover a header.</source>
        <translation>Die Einträge der primären GPT (Sektoren {} bis {}) überdecken einen Header.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) cover a header.</source>
        <translation>Die Einträge der Sicherungskopie der GPT (Sektoren {} bis {}) überdecken einen Header.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Die Einträge der primären GPT (Sektoren {} bis {}) reichen in den Platz für Partitionen hinein.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Die Einträge der Sicherungskopie der GPT (Sektoren {} bis {}) reichen in den Platz für Partitionen hinein.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the primary GPT; 16384 are the least.</source>
        <translation>Für die Einträge der primären GPT sind nur {} Bytes reserviert; 16384 sind das Minimum.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the backup GPT; 16384 are the least.</source>
        <translation>Für die Einträge der Sicherungskopie der GPT sind nur {} Bytes reserviert; 16384 sind das Minimum.</translation>
    </message>
    <message>
        <source>Give the table 128 entries again, if the first and last partitions leave the room.</source>
        <translation>Geben Sie der Tabelle wieder 128 Einträge, wenn die erste und die letzte Partition den Platz dafür lassen.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT cannot be read.</source>
        <translation>Die Einträge der primären GPT können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT cannot be read.</source>
        <translation>Die Einträge der Sicherungskopie der GPT können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the primary GPT is wrong.</source>
        <translation>Die Prüfsumme der Einträge der primären GPT ist falsch.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the backup GPT is wrong.</source>
        <translation>Die Prüfsumme der Einträge der Sicherungskopie der GPT ist falsch.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, beyond the end of the disk.</source>
        <translation>Der primäre GPT-Header verweist auf seine Sicherungskopie bei Sektor {}, jenseits des Endes des Datenträgers.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, where there is none.</source>
        <translation>Der primäre GPT-Header verweist auf seine Sicherungskopie bei Sektor {}, wo es keine gibt.</translation>
    </message>
    <message>
        <source>The backup GPT header points to sector {} instead of the primary header at sector 1.</source>
        <translation>Der Sicherungsheader der GPT verweist auf Sektor {} statt auf den primären Header bei Sektor 1.</translation>
    </message>
    <message>
        <source>The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.</source>
        <translation>Die Sicherungskopie der GPT liegt bei Sektor {}, nicht im letzten Sektor {} des Datenträgers: der Datenträger ist größer geworden.</translation>
    </message>
    <message>
        <source>Move the backup to the end of the disk (gpt repair).</source>
        <translation>Verschieben Sie die Sicherungskopie an das Ende des Datenträgers (gpt repair).</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID des Datenträgers</translation>
    </message>
    <message>
        <source>usable range</source>
        <translation>nutzbarer Bereich</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>Größe der Tabelle</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>The two copies of the GPT differ: {}.</source>
        <translation>Die beiden Kopien der GPT unterscheiden sich: {}.</translation>
    </message>
    <message>
        <source>Choose the copy that is right (gpt repair --from primary or --from backup).</source>
        <translation>Wählen Sie die richtige Kopie (gpt repair --from primary oder --from backup).</translation>
    </message>
    <message>
        <source>Behind the NUL that ends the name of {} there are other bytes: {}.</source>
        <translation>Hinter dem NUL, das den Namen von {} beendet, stehen weitere Bytes: {}.</translation>
    </message>
    <message>
        <source>Set the name again to clear them (gpt set --name).</source>
        <translation>Legen Sie den Namen neu fest, um sie zu entfernen (gpt set --name).</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>Partition {} beginnt nicht bei einem Vielfachen von 1 MiB, mit dem SSDs und RAIDs am schnellsten sind.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>Die Partitionen {} beginnen nicht bei einem Vielfachen von 1 MiB, mit dem SSDs und RAIDs am schnellsten sind.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>Die Partitionen {} beginnen nicht auf einem physischen Sektor ({} Bytes): Schreiben ist langsam.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>Partition {} beginnt nicht bei einem Vielfachen von 4 KiB: Schreiben ist langsam auf Datenträgern mit physischen Sektoren dieser Größe.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>Die Partitionen {} beginnen nicht bei einem Vielfachen von 4 KiB: Schreiben ist langsam auf Datenträgern mit physischen Sektoren dieser Größe.</translation>
    </message>
    <message>
        <source>The disk has no GUID.</source>
        <translation>Der Datenträger hat keine GUID.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt repair --new-guids disk).</source>
        <translation>Geben Sie ihm eine neue (gpt repair --new-guids disk).</translation>
    </message>
    <message>
        <source>{} has no GUID of its own.</source>
        <translation>{} hat keine eigene GUID.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt set --guid random).</source>
        <translation>Vergeben Sie eine neue (gpt set --guid random).</translation>
    </message>
    <message>
        <source>Partitions {} and {} have the same GUID.</source>
        <translation>Die Partitionen {} und {} haben dieselbe GUID.</translation>
    </message>
    <message>
        <source>Give one of them a new one (gpt set --guid random).</source>
        <translation>Geben Sie einer von ihnen eine neue (gpt set --guid random).</translation>
    </message>
    <message>
        <source>{} ends at sector {}, before it starts at {}.</source>
        <translation>{} endet bei Sektor {}, noch vor dem Anfang bei {}.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right place.</source>
        <translation>Löschen Sie den Eintrag oder geben Sie ihm seine richtige Position.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) leaves the usable range {} to {}.</source>
        <translation>{} (Sektoren {} bis {}) verlässt den nutzbaren Bereich {} bis {}.</translation>
    </message>
    <message>
        <source>Give the entry its right place, or the table its right usable range.</source>
        <translation>Geben Sie dem Eintrag seine richtige Position oder der Tabelle ihren richtigen nutzbaren Bereich.</translation>
    </message>
    <message>
        <source>Sector 0 is not an MBR: systems that read it see an empty disk.</source>
        <translation>Sektor 0 ist kein MBR: Systeme, die ihn lesen, sehen einen leeren Datenträger.</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): systems do not see the GPT.</source>
        <translation>Der MBR hat keinen Schutzeintrag (EE): Systeme sehen die GPT nicht.</translation>
    </message>
    <message>
        <source>Write the protective MBR (gpt repair).</source>
        <translation>Schreiben Sie den Schutz-MBR (gpt repair).</translation>
    </message>
    <message>
        <source>The protective entry covers sectors {} to {}; it must start at 1 and go to {}.</source>
        <translation>Der Schutzeintrag umfasst die Sektoren {} bis {}; er muss bei 1 beginnen und bis {} reichen.</translation>
    </message>
    <message>
        <source>An old GPT header is left at sector {}.</source>
        <translation>Bei Sektor {} liegt noch ein alter GPT-Header.</translation>
    </message>
    <message>
        <source>Overwrite that sector with zeros (gpt repair does).</source>
        <translation>Überschreiben Sie diesen Sektor mit Nullen (gpt repair erledigt das).</translation>
    </message>
    <message>
        <source>The MBR says that the disk has a GPT, but neither copy of it can be found.</source>
        <translation>Laut MBR hat der Datenträger eine GPT, aber keine der beiden Kopien ist zu finden.</translation>
    </message>
    <message>
        <source>Search for lost partitions (lost), and build a new table from the partitions found.</source>
        <translation>Suchen Sie nach verlorenen Partitionen (lost) und erstellen Sie aus den gefundenen Partitionen eine neue Tabelle.</translation>
    </message>
    <message>
        <source>The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no system will find the partitions at their places.</source>
        <translation>Die GPT ist für Sektoren von {} Bytes geschrieben, aber dieser Datenträger hat Sektoren von {}: kein System findet die Partitionen an ihren Positionen.</translation>
    </message>
    <message>
        <source>Use the adapter that the disk was partitioned with, or rewrite the table for this sector size.</source>
        <translation>Verwenden Sie den Adapter, mit dem der Datenträger partitioniert wurde, oder schreiben Sie die Tabelle für diese Sektorgröße neu.</translation>
    </message>
    <message>
        <source>{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not list it: Windows is missing from the startup disks although its volume is intact.</source>
        <translation>{} enthält ein Windows, das über BIOS startet (Boot Camp), aber der MBR führt es nicht auf: Windows fehlt unter den Startvolumes, obwohl sein Volume intakt ist.</translation>
    </message>
    <message>
        <source>Propose a hybrid MBR (hybrid propose), look at it, apply it.</source>
        <translation>Lassen Sie einen Hybrid-MBR vorschlagen (hybrid propose), sehen Sie ihn sich an und wenden Sie ihn an.</translation>
    </message>
    <message>
        <source>Propose a new hybrid MBR (hybrid propose).</source>
        <translation>Lassen Sie einen neuen Hybrid-MBR vorschlagen (hybrid propose).</translation>
    </message>
    <message>
        <source>MBR entry {} (type {})</source>
        <translation>MBR-Eintrag {} (Typ {})</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.</source>
        <translation>Der MBR hat keinen Schutzeintrag (EE): macOS und andere Systeme erkennen keinen GPT-Datenträger mehr.</translation>
    </message>
    <message>
        <source>The MBR has {} protective entries (EE): macOS treats such a disk as MBR.</source>
        <translation>Der MBR hat {} Schutzeinträge (EE): macOS behandelt einen solchen Datenträger als MBR.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.</source>
        <translation>Der Schutzeintrag beginnt bei Sektor {} statt bei 1: Linux sieht die GPT dann nicht.</translation>
    </message>
    <message>
        <source>The protective entry is marked active.</source>
        <translation>Der Schutzeintrag ist als aktiv markiert.</translation>
    </message>
    <message>
        <source>Make the Windows volume active instead.</source>
        <translation>Setzen Sie stattdessen das Windows-Volume auf aktiv.</translation>
    </message>
    <message>
        <source>The protective entry stands in slot {}, not in the first.</source>
        <translation>Der Schutzeintrag steht an Platz {}, nicht an erster Stelle.</translation>
    </message>
    <message>
        <source>The protective entry ends at sector {}; the GPT goes to {}.</source>
        <translation>Der Schutzeintrag endet bei Sektor {}; die GPT reicht bis {}.</translation>
    </message>
    <message>
        <source>{} holds {}: the type should be {}.</source>
        <translation>{} enthält {}: der Typ sollte {} sein.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector.</source>
        <translation>Der erste Sektor von {} ist kein NTFS- oder FAT-Bootsektor.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector, but its backup at the end of the partition is intact.</source>
        <translation>Der erste Sektor von {} ist kein NTFS- oder FAT-Bootsektor, aber seine Sicherungskopie am Ende der Partition ist intakt.</translation>
    </message>
    <message>
        <source>Copy the backup boot sector to the front (hybrid propose does).</source>
        <translation>Kopieren Sie den Sicherungs-Bootsektor an den Anfang (hybrid propose erledigt das).</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector; there is one at sector {}.</source>
        <translation>Der erste Sektor von {} ist kein NTFS- oder FAT-Bootsektor; bei Sektor {} gibt es einen.</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; there are {}. Windows stops with “disk read error”.</source>
        <translation>Laut Bootsektor von {} liegen {} Sektoren davor; es sind {}. Windows bricht mit „disk read error“ ab.</translation>
    </message>
    <message>
        <source>Correct the field in the boot sector and its backup (hybrid propose does).</source>
        <translation>Berichtigen Sie das Feld im Bootsektor und in dessen Sicherungskopie (hybrid propose erledigt das).</translation>
    </message>
    <message>
        <source>The boot sector of {} counts in sectors of {} bytes; the disk has {}.</source>
        <translation>Der Bootsektor von {} zählt in Sektoren von {} Bytes; der Datenträger hat {}.</translation>
    </message>
    <message>
        <source>The volume cannot be started from this disk: copy its files to a new one.</source>
        <translation>Das Volume kann von diesem Datenträger nicht gestartet werden: kopieren Sie seine Dateien auf ein neues.</translation>
    </message>
    <message>
        <source>The volume in {} has {} sectors, more than the entry's {}.</source>
        <translation>Das Volume in {} hat {} Sektoren, mehr als die {} des Eintrags.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} differs from it.</source>
        <translation>Die Sicherungskopie des NTFS-Bootsektors von {} weicht von ihm ab.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} is not there.</source>
        <translation>Die Sicherungskopie des NTFS-Bootsektors von {} fehlt.</translation>
    </message>
    <message>
        <source>Rewrite the backup from the boot sector.</source>
        <translation>Schreiben Sie die Sicherungskopie aus dem Bootsektor neu.</translation>
    </message>
    <message>
        <source>No MBR entry is active: the Mac's BIOS emulation has nothing to start.</source>
        <translation>Kein MBR-Eintrag ist aktiv: die BIOS-Emulation des Mac findet nichts zu starten.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; exactly one may be.</source>
        <translation>{} MBR-Einträge sind aktiv; es darf genau einer sein.</translation>
    </message>
    <message>
        <source>Make the Windows volume, and only it, active.</source>
        <translation>Setzen Sie das Windows-Volume, und nur dieses, auf aktiv.</translation>
    </message>
    <message>
        <source>{} is active, which is not the Windows volume.</source>
        <translation>{} ist aktiv, aber nicht das Windows-Volume.</translation>
    </message>
    <message>
        <source>Make the Windows volume active.</source>
        <translation>Setzen Sie das Windows-Volume auf aktiv.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; one at most may be.</source>
        <translation>{} MBR-Einträge sind aktiv; es darf höchstens einer sein.</translation>
    </message>
    <message>
        <source>Make only one active.</source>
        <translation>Setzen Sie nur einen auf aktiv.</translation>
    </message>
    <message>
        <source>An entry is active, but the MBR has no boot code: nothing starts.</source>
        <translation>Ein Eintrag ist aktiv, aber der MBR hat keinen Bootcode: nichts startet.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR (hybrid propose offers it).</source>
        <translation>Schreiben Sie Bootcode in den MBR (hybrid propose bietet es an).</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a new one.</source>
        <translation>Die Datenträgersignatur ist null: die Startdaten von Windows beziehen sich darauf, und Windows gibt dem Datenträger eine neue.</translation>
    </message>
    <message>
        <source>Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one may need a repair of the boot data.</source>
        <translation>Stellen Sie die alte Signatur wieder her, wenn die Startdaten von Windows sie nennen (hybrid propose sieht nach); bei einer neuen müssen die Startdaten eventuell repariert werden.</translation>
    </message>
    <message>
        <source>Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.</source>
        <translation>Windows auf diesem Datenträger startet über UEFI: es benötigt keinen Hybrid-MBR und startet mit einem solchen möglicherweise nicht mehr.</translation>
    </message>
    <message>
        <source>Restore the protective MBR (hybrid reset).</source>
        <translation>Stellen Sie den Schutz-MBR wieder her (hybrid reset).</translation>
    </message>
    <message>
        <source>Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.</source>
        <translation>Windows auf diesem Datenträger kann sowohl über UEFI als auch über BIOS starten: ein Hybrid-MBR ist möglicherweise nicht nötig.</translation>
    </message>
    <message>
        <source>Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).</source>
        <translation>Ermitteln Sie, wie Windows installiert wurde; bei UEFI stellen Sie den Schutz-MBR wieder her (hybrid reset).</translation>
    </message>
    <message>
        <source>The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.</source>
        <translation>Das Windows-Volume hat weder BOOTMGR noch NTLDR im Stammordner: es startet nicht über BIOS.</translation>
    </message>
    <message>
        <source>Repair Windows' start with its own installation disc.</source>
        <translation>Reparieren Sie den Start von Windows mit dem zugehörigen Installationsdatenträger.</translation>
    </message>
    <message>
        <source>The MBR does not end with 55 AA: no system reads it.</source>
        <translation>Der MBR endet nicht mit 55 AA: kein System liest ihn.</translation>
    </message>
    <message>
        <source>{} has the status {}; only 00 and 80 mean something.</source>
        <translation>{} hat den Status {}; nur 00 und 80 haben eine Bedeutung.</translation>
    </message>
    <message>
        <source>The CHS addresses of {} are neither computed from its sectors nor marked unused.</source>
        <translation>Die CHS-Adressen von {} sind weder aus den Sektoren berechnet noch als nicht verwendet markiert.</translation>
    </message>
    <message>
        <source>{} and {} overlap.</source>
        <translation>{} und {} überlappen sich.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the end of the disk.</source>
        <translation>{} endet bei Sektor {}, jenseits des Endes des Datenträgers.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the limit of 32-bit sector numbers.</source>
        <translation>{} endet bei Sektor {}, jenseits der Grenze der 32-Bit-Sektornummern.</translation>
    </message>
    <message>
        <source>{} is an extended partition: a hybrid cannot have one.</source>
        <translation>{} ist eine erweiterte Partition: ein Hybrid-MBR kann keine haben.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) is not exactly a partition of the GPT.</source>
        <translation>{} (Sektoren {} bis {}) entspricht nicht genau einer Partition der GPT.</translation>
    </message>
    <message>
        <source>The GPT that the hybrid MBR goes with is damaged.</source>
        <translation>Die GPT, zu der der Hybrid-MBR gehört, ist beschädigt.</translation>
    </message>
    <message>
        <source>Repair the GPT first (gpt repair).</source>
        <translation>Reparieren Sie zuerst die GPT (gpt repair).</translation>
    </message>
    <message>
        <source>The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.</source>
        <translation>Der MBR zählt hier in Sektoren von 4096 Bytes: nur wenige Firmwares starten Windows von einem solchen Datenträger.</translation>
    </message>
    <message>
        <source>Use a disk or adapter with 512-byte sectors.</source>
        <translation>Verwenden Sie einen Datenträger oder Adapter mit Sektoren von 512 Bytes.</translation>
    </message>
    <message>
        <source>GPT partition {} is shown by no MBR entry.</source>
        <translation>GPT-Partition {} wird von keinem MBR-Eintrag gezeigt.</translation>
    </message>
    <message>
        <source>Partition {} has the type {} but holds {}.</source>
        <translation>Partition {} hat den Typ {}, enthält aber {}.</translation>
    </message>
    <message>
        <source>Set the type to {}.</source>
        <translation>Setzen Sie den Typ auf {}.</translation>
    </message>
    <message>
        <source>The file system in partition {} has {} bytes, the partition only {}.</source>
        <translation>Das Dateisystem in Partition {} hat {} Bytes, die Partition nur {}.</translation>
    </message>
    <message>
        <source>Give the partition its full size again.</source>
        <translation>Geben Sie der Partition ihre volle Größe zurück.</translation>
    </message>
    <message>
        <source>The boot sector of partition {} says that {} sectors come before it; there are {}.</source>
        <translation>Laut Bootsektor von Partition {} liegen {} Sektoren davor; es sind {}.</translation>
    </message>
    <message>
        <source>Correct the field: starting from the partition fails with it.</source>
        <translation>Berichtigen Sie das Feld: so schlägt das Starten von der Partition fehl.</translation>
    </message>
    <message>
        <source>Sector 0 holds a partition table but does not end with 55 AA: no system reads it.</source>
        <translation>Sektor 0 enthält eine Partitionstabelle, endet aber nicht mit 55 AA: kein System liest sie.</translation>
    </message>
    <message>
        <source>Write 55 AA at byte 510.</source>
        <translation>Schreiben Sie 55 AA bei Byte 510.</translation>
    </message>
    <message>
        <source>Entry {} has the status {}; only 00 and 80 mean something.</source>
        <translation>Eintrag {} hat den Status {}; nur 00 und 80 haben eine Bedeutung.</translation>
    </message>
    <message>
        <source>Set the status to 00, or 80 for the partition to start from.</source>
        <translation>Setzen Sie den Status auf 00 oder für die Startpartition auf 80.</translation>
    </message>
    <message>
        <source>More than one partition is active: boot code stops with “invalid partition table”.</source>
        <translation>Mehr als eine Partition ist aktiv: der Bootcode bricht mit „invalid partition table“ ab.</translation>
    </message>
    <message>
        <source>Leave one active.</source>
        <translation>Lassen Sie nur eine aktiv.</translation>
    </message>
    <message>
        <source>Partition {} starts at sector 0, where the partition table is.</source>
        <translation>Partition {} beginnt bei Sektor 0, wo die Partitionstabelle liegt.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right start.</source>
        <translation>Löschen Sie den Eintrag oder geben Sie ihm seinen richtigen Anfang.</translation>
    </message>
    <message>
        <source>There is more than one extended partition: systems differ in which they read.</source>
        <translation>Es gibt mehr als eine erweiterte Partition: Systeme lesen nicht alle dieselbe.</translation>
    </message>
    <message>
        <source>Keep all logical partitions in one extended partition.</source>
        <translation>Alle logischen Partitionen müssen in einer einzigen erweiterten Partition liegen.</translation>
    </message>
    <message>
        <source>Partition {} ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>Partition {} endet bei Sektor {}, jenseits des Endes des Datenträgers ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size; the disk may be smaller than the one it was copied from.</source>
        <translation>Geben Sie der Partition ihre richtige Größe; möglicherweise ist der Datenträger kleiner als der, von dem er kopiert wurde.</translation>
    </message>
    <message>
        <source>The CHS addresses of partition {} do not say its sectors.</source>
        <translation>Die CHS-Adressen von Partition {} geben nicht ihre Sektoren an.</translation>
    </message>
    <message>
        <source>Partitions {} and {} overlap.</source>
        <translation>Die Partitionen {} und {} überlappen sich.</translation>
    </message>
    <message>
        <source>Delete or shrink the wrong one of them.</source>
        <translation>Löschen oder verkleinern Sie die falsche von beiden.</translation>
    </message>
    <message>
        <source>Logical partition {} leaves its extended partition (sectors {} to {}).</source>
        <translation>Die logische Partition {} verlässt ihre erweiterte Partition (Sektoren {} bis {}).</translation>
    </message>
    <message>
        <source>Enlarge the extended partition, or shrink the logical one.</source>
        <translation>Vergrößern Sie die erweiterte Partition oder verkleinern Sie die logische.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>Partition {} beginnt nicht auf einem physischen Sektor ({} Bytes): Schreiben ist langsam.</translation>
    </message>
    <message>
        <source>Move the partition with its data.</source>
        <translation>Verschieben Sie die Partition mit ihren Daten.</translation>
    </message>
    <message>
        <source>A partition is active, but the MBR has no boot code.</source>
        <translation>Eine Partition ist aktiv, aber der MBR hat keinen Bootcode.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR.</source>
        <translation>Schreiben Sie Bootcode in den MBR.</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows gives the disk one.</source>
        <translation>Die Datenträgersignatur ist null: Windows gibt dem Datenträger eine.</translation>
    </message>
    <message>
        <source>A GPT is left on this MBR disk: some systems may take it for the valid one.</source>
        <translation>Auf diesem MBR-Datenträger liegt noch eine GPT: manche Systeme halten sie möglicherweise für die gültige Tabelle.</translation>
    </message>
    <message>
        <source>Overwrite the GPT's sectors with zeros if the MBR is right.</source>
        <translation>Überschreiben Sie die Sektoren der GPT mit Nullen, wenn der MBR richtig ist.</translation>
    </message>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>{} Sektor am Ende des Datenträgers ist mit einem MBR nicht erreichbar.</numerusform>
            <numerusform>{} Sektoren am Ende des Datenträgers sind mit einem MBR nicht erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert the disk to a GPT to use them.</source>
        <translation>Konvertieren Sie den Datenträger in eine GPT, um sie zu nutzen.</translation>
    </message>
    <message>
        <source>Block 0 has no driver descriptor (ER): old Macs do not recognize the disk.</source>
        <translation>Block 0 hat keinen Treiberdeskriptor (ER): alte Macs erkennen den Datenträger nicht.</translation>
    </message>
    <message>
        <source>Rewrite the driver descriptor.</source>
        <translation>Schreiben Sie den Treiberdeskriptor neu.</translation>
    </message>
    <message>
        <source>The driver descriptor says blocks of {} bytes, the map is written in steps of {}.</source>
        <translation>Der Treiberdeskriptor gibt Blöcke von {} Bytes an, die Tabelle ist in Schritten von {} geschrieben.</translation>
    </message>
    <message>
        <source>Usual on CDs; on a disk, rewrite the descriptor.</source>
        <translation>Üblich auf CDs; auf einem Datenträger schreiben Sie den Deskriptor neu.</translation>
    </message>
    <message>
        <source>The driver descriptor counts {} blocks; the disk has {}.</source>
        <translation>Der Treiberdeskriptor zählt {} Blöcke; der Datenträger hat {}.</translation>
    </message>
    <message>
        <source>Rewrite the descriptor; the disk may be smaller than the one it was copied from.</source>
        <translation>Schreiben Sie den Deskriptor neu; möglicherweise ist der Datenträger kleiner als der, von dem er kopiert wurde.</translation>
    </message>
    <message>
        <source>The map says that it has {} entries; {} are there.</source>
        <translation>Die Tabelle gibt an, dass sie {} Einträge hat; vorhanden sind {}.</translation>
    </message>
    <message>
        <source>Correct the count, or restore the missing entries.</source>
        <translation>Berichtigen Sie die Anzahl oder stellen Sie die fehlenden Einträge wieder her.</translation>
    </message>
    <message>
        <source>Entry {} says that the map has {} entries, the first says {}.</source>
        <translation>Laut Eintrag {} hat die Tabelle {} Einträge, laut dem ersten {}.</translation>
    </message>
    <message>
        <source>Correct the count.</source>
        <translation>Berichtigen Sie die Anzahl.</translation>
    </message>
    <message>
        <source>Partition {} ends at block {}, beyond the end of the disk ({}).</source>
        <translation>Partition {} endet bei Block {}, jenseits des Endes des Datenträgers ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size.</source>
        <translation>Geben Sie der Partition ihre richtige Größe.</translation>
    </message>
    <message>
        <source>The data of partition {} are said to go past its end.</source>
        <translation>Die Daten von Partition {} reichen laut Angabe über ihr Ende hinaus.</translation>
    </message>
    <message>
        <source>Let the data fill the partition.</source>
        <translation>Lassen Sie die Daten die Partition ausfüllen.</translation>
    </message>
    <message>
        <source>Partition {} is not marked valid and allocated.</source>
        <translation>Partition {} ist nicht als gültig und zugeordnet markiert.</translation>
    </message>
    <message>
        <source>No entry describes the partition map itself, or it is too small for the entries.</source>
        <translation>Kein Eintrag beschreibt die Partitionstabelle selbst, oder er ist zu klein für die Einträge.</translation>
    </message>
    <message>
        <source>Write an Apple_partition_map entry from block 1 on.</source>
        <translation>Schreiben Sie einen Eintrag Apple_partition_map ab Block 1.</translation>
    </message>
    <message>
        <source>Rebuild the chain of extended boot records from the partitions found.</source>
        <translation>Erstellen Sie die Kette der erweiterten Bootdatensätze aus den gefundenen Partitionen neu.</translation>
    </message>
    <message>
        <source>The chain of extended boot records goes on past {} records.</source>
        <translation>Die Kette der erweiterten Bootdatensätze geht über {} Datensätze hinaus weiter.</translation>
    </message>
    <message>
        <source>The chain of extended boot records comes back to sector {}.</source>
        <translation>Die Kette der erweiterten Bootdatensätze kehrt zu Sektor {} zurück.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} lies beyond the end of the disk.</source>
        <translation>Der erweiterte Bootdatensatz bei Sektor {} liegt jenseits des Endes des Datenträgers.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} cannot be read: {}.</source>
        <translation>Der erweiterte Bootdatensatz bei Sektor {} kann nicht gelesen werden: {}.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} does not end with 55 AA.</source>
        <translation>Der erweiterte Bootdatensatz bei Sektor {} endet nicht mit 55 AA.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} points to sector {}, outside its extended partition.</source>
        <translation>Der erweiterte Bootdatensatz bei Sektor {} verweist auf Sektor {} außerhalb seiner erweiterten Partition.</translation>
    </message>
    <message>
        <source>The first sector of the disk cannot be read: {}.</source>
        <translation>Der erste Sektor des Datenträgers kann nicht gelesen werden: {}.</translation>
    </message>
    <message>
        <source>Read it again; if it stays unreadable, image the disk before anything else.</source>
        <translation>Lesen Sie ihn noch einmal; bleibt er unlesbar, erstellen Sie vor allem anderen ein Image des Datenträgers.</translation>
    </message>
    <message>
        <source>The driver descriptor counts the blocks that the disk has.</source>
        <translation>Der Treiberdeskriptor zählt so viele Blöcke, wie der Datenträger hat.</translation>
    </message>
    <message>
        <source>The driver descriptor and the map agree on the block size.</source>
        <translation>Der Treiberdeskriptor und die Tabelle stimmen in der Blockgröße überein.</translation>
    </message>
    <message>
        <source>A partition's data lie inside the partition.</source>
        <translation>Die Daten einer Partition liegen innerhalb der Partition.</translation>
    </message>
    <message>
        <source>Block 0 starts with a driver descriptor (ER).</source>
        <translation>Block 0 beginnt mit einem Treiberdeskriptor (ER).</translation>
    </message>
    <message>
        <source>All entries say the same number of entries, and that many are there.</source>
        <translation>Alle Einträge nennen dieselbe Anzahl von Einträgen, und so viele sind vorhanden.</translation>
    </message>
    <message>
        <source>One entry describes the map itself and is large enough for it.</source>
        <translation>Ein Eintrag beschreibt die Tabelle selbst und ist groß genug für sie.</translation>
    </message>
    <message>
        <source>Partitions end inside the disk.</source>
        <translation>Partitionen enden innerhalb des Datenträgers.</translation>
    </message>
    <message>
        <source>Partitions do not overlap.</source>
        <translation>Partitionen überlappen sich nicht.</translation>
    </message>
    <message>
        <source>Entries in use are marked valid and allocated.</source>
        <translation>Verwendete Einträge sind als gültig und zugeordnet markiert.</translation>
    </message>
    <message>
        <source>The first sector can be read.</source>
        <translation>Der erste Sektor kann gelesen werden.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors; on an SSD or a RAID on MiB.</source>
        <translation>Partitionen beginnen auf physischen Sektoren; auf einer SSD oder einem RAID auf ganzen MiB.</translation>
    </message>
    <message>
        <source>The two headers point to each other.</source>
        <translation>Die beiden Header verweisen aufeinander.</translation>
    </message>
    <message>
        <source>The checksum of the entries is right.</source>
        <translation>Die Prüfsumme der Einträge ist richtig.</translation>
    </message>
    <message>
        <source>The entries lie outside the usable range and inside the disk.</source>
        <translation>Die Einträge liegen außerhalb des nutzbaren Bereichs und innerhalb des Datenträgers.</translation>
    </message>
    <message>
        <source>At least 16 KiB are reserved for the entries.</source>
        <translation>Für die Einträge sind mindestens 16 KiB reserviert.</translation>
    </message>
    <message>
        <source>The entries can be read.</source>
        <translation>Die Einträge können gelesen werden.</translation>
    </message>
    <message>
        <source>The backup header is in the disk's last sector.</source>
        <translation>Der Sicherungsheader liegt im letzten Sektor des Datenträgers.</translation>
    </message>
    <message>
        <source>The two copies say the same.</source>
        <translation>Die beiden Kopien sagen dasselbe.</translation>
    </message>
    <message>
        <source>No two partitions have the same GUID.</source>
        <translation>Keine zwei Partitionen haben dieselbe GUID.</translation>
    </message>
    <message>
        <source>Partitions lie in the usable range.</source>
        <translation>Partitionen liegen im nutzbaren Bereich.</translation>
    </message>
    <message>
        <source>Partitions do not end before they start.</source>
        <translation>Partitionen enden nicht, bevor sie beginnen.</translation>
    </message>
    <message>
        <source>The size of an entry is 128 times a power of two.</source>
        <translation>Die Größe eines Eintrags ist 128 mal eine Zweierpotenz.</translation>
    </message>
    <message>
        <source>The checksum of each header is right.</source>
        <translation>Die Prüfsumme jedes Headers ist richtig.</translation>
    </message>
    <message>
        <source>The header's size is between 92 bytes and a sector.</source>
        <translation>Die Größe des Headers liegt zwischen 92 Bytes und einem Sektor.</translation>
    </message>
    <message>
        <source>A disk with a protective MBR has a GPT.</source>
        <translation>Ein Datenträger mit einem Schutz-MBR hat eine GPT.</translation>
    </message>
    <message>
        <source>Each header says where it lies.</source>
        <translation>Jeder Header gibt an, wo er liegt.</translation>
    </message>
    <message>
        <source>Nothing follows the NUL that ends a partition's name.</source>
        <translation>Auf das NUL, das den Namen einer Partition beendet, folgt nichts.</translation>
    </message>
    <message>
        <source>A protective entry (EE) stands in the MBR.</source>
        <translation>Im MBR steht ein Schutzeintrag (EE).</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1 and covers the disk.</source>
        <translation>Der Schutzeintrag beginnt bei Sektor 1 und umfasst den Datenträger.</translation>
    </message>
    <message>
        <source>The header's reserved field is zero.</source>
        <translation>Das reservierte Feld des Headers ist null.</translation>
    </message>
    <message>
        <source>The header's revision is 1.0.</source>
        <translation>Die Revision des Headers ist 1.0.</translation>
    </message>
    <message>
        <source>The table is written for this disk's sector size.</source>
        <translation>Die Tabelle ist für die Sektorgröße dieses Datenträgers geschrieben.</translation>
    </message>
    <message>
        <source>Both headers are there (EFI PART).</source>
        <translation>Beide Header sind vorhanden (EFI PART).</translation>
    </message>
    <message>
        <source>No old backup header is left where the disk once ended.</source>
        <translation>Wo der Datenträger früher endete, liegt kein alter Sicherungsheader mehr.</translation>
    </message>
    <message>
        <source>The sectors of both headers can be read.</source>
        <translation>Die Sektoren beider Header können gelesen werden.</translation>
    </message>
    <message>
        <source>The usable range is not empty and inside the disk.</source>
        <translation>Der nutzbare Bereich ist nicht leer und liegt innerhalb des Datenträgers.</translation>
    </message>
    <message>
        <source>The disk and every partition have a GUID.</source>
        <translation>Der Datenträger und jede Partition haben eine GUID.</translation>
    </message>
    <message>
        <source>Exactly one entry is active: the Windows volume.</source>
        <translation>Genau ein Eintrag ist aktiv: das Windows-Volume.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector matches.</source>
        <translation>Die Sicherungskopie des NTFS-Bootsektors stimmt überein.</translation>
    </message>
    <message>
        <source>There is boot code when an entry is active.</source>
        <translation>Es gibt Bootcode, wenn ein Eintrag aktiv ist.</translation>
    </message>
    <message>
        <source>A Windows entry starts with an NTFS or FAT boot sector.</source>
        <translation>Ein Windows-Eintrag beginnt mit einem NTFS- oder FAT-Bootsektor.</translation>
    </message>
    <message>
        <source>The boot sector's sector size is the disk's.</source>
        <translation>Die Sektorgröße des Bootsektors ist die des Datenträgers.</translation>
    </message>
    <message>
        <source>CHS addresses are computed or marked unused.</source>
        <translation>CHS-Adressen sind berechnet oder als nicht verwendet markiert.</translation>
    </message>
    <message>
        <source>The disk signature is not zero.</source>
        <translation>Die Datenträgersignatur ist nicht null.</translation>
    </message>
    <message>
        <source>The protective entry is not active.</source>
        <translation>Der Schutzeintrag ist nicht aktiv.</translation>
    </message>
    <message>
        <source>There is exactly one protective entry.</source>
        <translation>Es gibt genau einen Schutzeintrag.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT.</source>
        <translation>Der Schutzeintrag umfasst die GPT.</translation>
    </message>
    <message>
        <source>The protective entry stands first.</source>
        <translation>Der Schutzeintrag steht an erster Stelle.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1.</source>
        <translation>Der Schutzeintrag beginnt bei Sektor 1.</translation>
    </message>
    <message>
        <source>The hybrid MBR has no extended entry.</source>
        <translation>Der Hybrid-MBR hat keinen erweiterten Eintrag.</translation>
    </message>
    <message>
        <source>Both copies of the GPT are valid.</source>
        <translation>Beide Kopien der GPT sind gültig.</translation>
    </message>
    <message>
        <source>The boot sector knows where its partition starts.</source>
        <translation>Der Bootsektor kennt den Anfang seiner Partition.</translation>
    </message>
    <message>
        <source>Few systems start from a hybrid on 4096-byte sectors.</source>
        <translation>Nur wenige Systeme starten von einem Hybrid-MBR auf Sektoren von 4096 Bytes.</translation>
    </message>
    <message>
        <source>Every other entry shows one GPT partition exactly.</source>
        <translation>Jeder andere Eintrag zeigt genau eine GPT-Partition.</translation>
    </message>
    <message>
        <source>A Windows that starts by BIOS is shown by the MBR.</source>
        <translation>Ein Windows, das über BIOS startet, wird vom MBR gezeigt.</translation>
    </message>
    <message>
        <source>The Windows volume has BOOTMGR or NTLDR.</source>
        <translation>Das Windows-Volume hat BOOTMGR oder NTLDR.</translation>
    </message>
    <message>
        <source>No two entries overlap.</source>
        <translation>Keine zwei Einträge überlappen sich.</translation>
    </message>
    <message>
        <source>Entries lie inside the disk and below 2^32 sectors.</source>
        <translation>Einträge liegen innerhalb des Datenträgers und unterhalb von 2^32 Sektoren.</translation>
    </message>
    <message>
        <source>The MBR ends with 55 AA.</source>
        <translation>Der MBR endet mit 55 AA.</translation>
    </message>
    <message>
        <source>Status bytes are 00 or 80.</source>
        <translation>Statusbytes sind 00 oder 80.</translation>
    </message>
    <message>
        <source>The volume fits its entry.</source>
        <translation>Das Volume passt in seinen Eintrag.</translation>
    </message>
    <message>
        <source>An entry's type agrees with the file system found.</source>
        <translation>Der Typ eines Eintrags stimmt mit dem gefundenen Dateisystem überein.</translation>
    </message>
    <message>
        <source>Windows does not start by UEFI already.</source>
        <translation>Windows startet nicht bereits über UEFI.</translation>
    </message>
    <message>
        <source>GPT partitions that no MBR entry shows.</source>
        <translation>GPT-Partitionen, die kein MBR-Eintrag zeigt.</translation>
    </message>
    <message>
        <source>At most one partition is active.</source>
        <translation>Höchstens eine Partition ist aktiv.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors.</source>
        <translation>Partitionen beginnen auf physischen Sektoren.</translation>
    </message>
    <message>
        <source>There is boot code when a partition is active.</source>
        <translation>Es gibt Bootcode, wenn eine Partition aktiv ist.</translation>
    </message>
    <message>
        <source>Extended boot records point into their extended partition.</source>
        <translation>Erweiterte Bootdatensätze verweisen in ihre erweiterte Partition.</translation>
    </message>
    <message>
        <source>The chain of extended boot records does not come back to itself.</source>
        <translation>Die Kette der erweiterten Bootdatensätze kehrt nicht zu sich selbst zurück.</translation>
    </message>
    <message>
        <source>Extended boot records lie inside the disk.</source>
        <translation>Erweiterte Bootdatensätze liegen innerhalb des Datenträgers.</translation>
    </message>
    <message>
        <source>Extended boot records end with 55 AA.</source>
        <translation>Erweiterte Bootdatensätze enden mit 55 AA.</translation>
    </message>
    <message>
        <source>The chain of extended boot records ends.</source>
        <translation>Die Kette der erweiterten Bootdatensätze hat ein Ende.</translation>
    </message>
    <message>
        <source>Extended boot records can be read.</source>
        <translation>Erweiterte Bootdatensätze können gelesen werden.</translation>
    </message>
    <message>
        <source>File systems fit their partitions.</source>
        <translation>Dateisysteme passen in ihre Partitionen.</translation>
    </message>
    <message>
        <source>The active volume knows where its partition starts.</source>
        <translation>Das aktive Volume kennt den Anfang seiner Partition.</translation>
    </message>
    <message>
        <source>No GPT is left beside an MBR.</source>
        <translation>Neben einem MBR liegt keine GPT mehr.</translation>
    </message>
    <message>
        <source>Logical partitions lie inside their extended partition.</source>
        <translation>Logische Partitionen liegen innerhalb ihrer erweiterten Partition.</translation>
    </message>
    <message>
        <source>There is at most one extended partition.</source>
        <translation>Es gibt höchstens eine erweiterte Partition.</translation>
    </message>
    <message>
        <source>No partition starts at sector 0.</source>
        <translation>Keine Partition beginnt bei Sektor 0.</translation>
    </message>
    <message>
        <source>A partition's type agrees with the file system found.</source>
        <translation>Der Typ einer Partition stimmt mit dem gefundenen Dateisystem überein.</translation>
    </message>
    <message>
        <source>The whole disk can be reached with 32-bit sector numbers.</source>
        <translation>Der ganze Datenträger ist mit 32-Bit-Sektornummern erreichbar.</translation>
    </message>
    <message>
        <source>boot sector and its backup</source>
        <translation>Bootsektor und seine Sicherungskopie</translation>
    </message>
    <message>
        <source>boot sector and file table</source>
        <translation>Bootsektor und Dateitabelle</translation>
    </message>
    <message>
        <source>backup boot sector and file table</source>
        <translation>Sicherungs-Bootsektor und Dateitabelle</translation>
    </message>
    <message>
        <source>boot sector alone</source>
        <translation>nur Bootsektor</translation>
    </message>
    <message>
        <source>boot sector and FAT</source>
        <translation>Bootsektor und FAT</translation>
    </message>
    <message>
        <source>backup boot sector and FAT</source>
        <translation>Sicherungs-Bootsektor und FAT</translation>
    </message>
    <message>
        <source>volume header and its copy</source>
        <translation>Volume-Header und seine Kopie</translation>
    </message>
    <message>
        <source>volume header and catalogue</source>
        <translation>Volume-Header und Katalog</translation>
    </message>
    <message>
        <source>alternate volume header and catalogue</source>
        <translation>alternativer Volume-Header und Katalog</translation>
    </message>
    <message>
        <source>volume header alone</source>
        <translation>nur Volume-Header</translation>
    </message>
    <message>
        <source>container superblock and object map</source>
        <translation>Container-Superblock und Objekttabelle</translation>
    </message>
    <message>
        <source>checkpoint superblock and object map</source>
        <translation>Checkpoint-Superblock und Objekttabelle</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>Superblock</translation>
    </message>
    <message>
        <source>backup superblock alone</source>
        <translation>nur Sicherungs-Superblock</translation>
    </message>
    <message>
        <source>Partition {}: {}, found by its {}.</source>
        <translation>Partition {}: {}, gefunden anhand von: {}.</translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>Tabelle mit {} Partition wiedergefunden</numerusform>
            <numerusform>Tabelle mit {} Partitionen wiedergefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {}. {} lies inside another volume.</source>
        <translation>Ausgelassen: {}. {} liegt innerhalb eines anderen Volumes.</translation>
    </message>
    <message>
        <source>Left out: {}. {} is too doubtful ({} of 100).</source>
        <translation>Ausgelassen: {}. {} ist zu zweifelhaft ({} von 100).</translation>
    </message>
    <message>
        <source>Left out: {}. {} is in the way of others or does not fit: {}.</source>
        <translation>Ausgelassen: {}. {} ist anderen im Weg oder passt nicht: {}.</translation>
    </message>
    <message>
        <source>{} at sector {} ({})</source>
        <translation>{} bei Sektor {} ({})</translation>
    </message>
    <message>
        <source>{} “{}” at sector {} ({})</source>
        <translation>{} „{}“ bei Sektor {} ({})</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR removed</source>
        <translation>Eintrag {} des Hybrid-MBR entfernt</translation>
    </message>
    <message>
        <source>Type {} for entry {} of the hybrid MBR</source>
        <translation>Typ {} für Eintrag {} des Hybrid-MBR</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR active</source>
        <translation>Eintrag {} des Hybrid-MBR aktiv</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR not active</source>
        <translation>Eintrag {} des Hybrid-MBR nicht aktiv</translation>
    </message>
    <message>
        <source>Hybrid MBR</source>
        <translation>Hybrid-MBR</translation>
    </message>
    <message>
        <source>CHS addresses of the MBR recomputed</source>
        <translation>CHS-Adressen des MBR neu berechnet</translation>
    </message>
    <message>
        <source>MBR</source>
        <translation>MBR</translation>
    </message>
    <message>
        <source>The disk has sectors of 4096 bytes: few firmwares start Windows from such a disk.</source>
        <translation>Der Datenträger hat Sektoren von 4096 Bytes: nur wenige Firmwares starten Windows von einem solchen Datenträger.</translation>
    </message>
    <message>
        <source>There are more than three Windows partitions; {} is left out.</source>
        <translation>Es gibt mehr als drei Windows-Partitionen; {} wird ausgelassen.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has an NTFS boot sector.</source>
        <translation>{} hat den Typ Microsoft-Basisdaten und einen NTFS-Bootsektor.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has a FAT boot sector.</source>
        <translation>{} hat den Typ Microsoft-Basisdaten und einen FAT-Bootsektor.</translation>
    </message>
    <message>
        <source>Windows can start by UEFI as well as by BIOS here: make sure that it was installed in BIOS mode before you apply this.</source>
        <translation>Windows kann hier sowohl über UEFI als auch über BIOS starten: vergewissern Sie sich, dass es im BIOS-Modus installiert wurde, bevor Sie dies anwenden.</translation>
    </message>
    <message>
        <source>Neither BOOTMGR nor NTLDR is in the root of a Windows volume: it will appear in the start menu but may not start.</source>
        <translation>Im Stammordner eines Windows-Volumes liegt weder BOOTMGR noch NTLDR: es erscheint im Startmenü, startet aber möglicherweise nicht.</translation>
    </message>
    <message>
        <source>Nothing tells which of the Windows volumes starts: the first one is made active. Choose another if that is wrong.</source>
        <translation>Nichts zeigt an, welches der Windows-Volumes startet: das erste wird auf aktiv gesetzt. Wählen Sie ein anderes, wenn das falsch ist.</translation>
    </message>
    <message>
        <source>{} was active before and stays it.</source>
        <translation>{} war vorher aktiv und bleibt es.</translation>
    </message>
    <message>
        <source>{} volumes hold a Windows loader: the first one is made active. Choose another if that is wrong.</source>
        <translation>{} Volumes enthalten einen Windows-Loader: das erste wird auf aktiv gesetzt. Wählen Sie ein anderes, wenn das falsch ist.</translation>
    </message>
    <message>
        <source>{} is active: the Mac's BIOS emulation starts from it.</source>
        <translation>{} ist aktiv: die BIOS-Emulation des Mac startet davon.</translation>
    </message>
    <message>
        <source>Apple's layout: the protective entry to the end of the EFI system partition, then every partition in the GPT's order.</source>
        <translation>Apples Layout: der Schutzeintrag bis zum Ende der EFI-Systempartition, dann jede Partition in der Reihenfolge der GPT.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT's own sectors only.</source>
        <translation>Der Schutzeintrag umfasst nur die eigenen Sektoren der GPT.</translation>
    </message>
    <message>
        <source>The protective entry goes up to the first partition that is shown; the others stay hidden from Windows.</source>
        <translation>Der Schutzeintrag reicht bis zur ersten gezeigten Partition; die übrigen bleiben vor Windows verborgen.</translation>
    </message>
    <message>
        <source>The disk signature, which is zero, becomes {} as asked for.</source>
        <translation>Die Datenträgersignatur, die null ist, wird wie gewünscht zu {}.</translation>
    </message>
    <message>
        <source>The disk signature is zero; Windows' boot data refer to {}, which is restored.</source>
        <translation>Die Datenträgersignatur ist null; die Startdaten von Windows beziehen sich auf {}, diese wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data do not tell the old one. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>Die Datenträgersignatur ist null, und die Startdaten von Windows nennen die alte nicht. Eine neue kann vergeben werden, aber danach müssen die Startdaten von Windows möglicherweise mit dem Installationsdatenträger repariert werden.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data name several: {}. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>Die Datenträgersignatur ist null, und die Startdaten von Windows nennen mehrere: {}. Eine neue kann vergeben werden, aber danach müssen die Startdaten von Windows möglicherweise mit dem Installationsdatenträger repariert werden.</translation>
    </message>
    <message>
        <source>The MBR has no boot code: ours is written, which starts the active partition.</source>
        <translation>Der MBR hat keinen Bootcode: unserer wird geschrieben, der die aktive Partition startet.</translation>
    </message>
    <message>
        <source>The MBR has no boot code, so nothing would start. Ours can be written: 440 bytes that start the active partition.</source>
        <translation>Der MBR hat keinen Bootcode, daher würde nichts starten. Unserer kann geschrieben werden: 440 Bytes, die die aktive Partition starten.</translation>
    </message>
    <message>
        <source>Hidden sectors in the backup boot sector of {}</source>
        <translation>Verborgene Sektoren im Sicherungs-Bootsektor von {}</translation>
    </message>
    <message>
        <source>Boot sector of {}, from its backup</source>
        <translation>Bootsektor von {} aus seiner Sicherungskopie</translation>
    </message>
    <message>
        <source>The first sector of {} is damaged: its backup boot sector is put there.</source>
        <translation>Der erste Sektor von {} ist beschädigt: der Sicherungs-Bootsektor wird dorthin geschrieben.</translation>
    </message>
    <message>
        <source>Hidden sectors in the boot sector of {}</source>
        <translation>Verborgene Sektoren im Bootsektor von {}</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; it is corrected to {}.</source>
        <translation>Laut Bootsektor von {} liegen {} Sektoren davor; dies wird auf {} berichtigt.</translation>
    </message>
    <message>
        <source>{} counts in sectors of {} bytes, the disk in {}: it will not start.</source>
        <translation>{} zählt in Sektoren von {} Bytes, der Datenträger in {}: es wird nicht starten.</translation>
    </message>
    <message>
        <source>Protective MBR instead of the hybrid one</source>
        <translation>Schutz-MBR anstelle des Hybrid-MBR</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>Schutz-MBR</translation>
    </message>
    <message>
        <source>Boot code and disk signature stay. A Windows that starts by BIOS disappears from the start menu.</source>
        <translation>Bootcode und Datenträgersignatur bleiben. Ein Windows, das über BIOS startet, verschwindet aus dem Startmenü.</translation>
    </message>
    <message>
        <source>Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.</source>
        <translation>Partition {} ist im MBR aktiv: ein Computer, der über BIOS startet, startet nicht mehr davon.</translation>
    </message>
    <message>
        <source>Boot loaders and fstab lines may name partitions by the MBR's disk signature: those have to be adapted.</source>
        <translation>Bootloader und fstab-Zeilen können Partitionen über die Datenträgersignatur des MBR benennen: diese müssen angepasst werden.</translation>
    </message>
    <message>
        <source>GUID partition table made of the MBR</source>
        <translation>GUID-Partitionstabelle aus dem MBR erstellt</translation>
    </message>
    <message>
        <source>Backup GPT entries removed</source>
        <translation>Einträge der Sicherungskopie der GPT entfernt</translation>
    </message>
    <message>
        <source>Backup GPT header removed</source>
        <translation>Sicherungsheader der GPT entfernt</translation>
    </message>
    <message>
        <source>Other backup GPT entries removed</source>
        <translation>Einträge der anderen Sicherungskopie der GPT entfernt</translation>
    </message>
    <message>
        <source>Other backup GPT header removed</source>
        <translation>Anderer Sicherungsheader der GPT entfernt</translation>
    </message>
    <message>
        <source>Old GPT header removed</source>
        <translation>Alter GPT-Header entfernt</translation>
    </message>
    <message>
        <source>Primary GPT entries removed</source>
        <translation>Einträge der primären GPT entfernt</translation>
    </message>
    <message>
        <source>Primary GPT header removed</source>
        <translation>Primärer GPT-Header entfernt</translation>
    </message>
    <message>
        <source>GUID partition table removed</source>
        <translation>GUID-Partitionstabelle entfernt</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel is one of the disk's own already.</source>
        <translation>Partition {} des Disklabels ist bereits eine eigene Partition des Datenträgers.</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel has the type {}, which is not known here: it becomes a FreeBSD UFS partition (gpt set --type changes it).</source>
        <translation>Partition {} des Disklabels hat den Typ {}, der hier nicht bekannt ist: sie wird zu einer FreeBSD-UFS-Partition (gpt set --type ändert das).</translation>
    </message>
    <message>
        <source>Partition {} is OpenBSD's, which reads its disklabel on GPT disks, too, and does not look for its partitions in the GPT: do not change it for OpenBSD.</source>
        <translation>Partition {} gehört OpenBSD, das sein Disklabel auch auf GPT-Datenträgern liest und seine Partitionen nicht in der GPT sucht: lassen Sie diese Partition für OpenBSD unverändert.</translation>
    </message>
    <message>
        <source>BSD disklabel made into GPT partitions</source>
        <translation>BSD-Disklabel in GPT-Partitionen umgewandelt</translation>
    </message>
    <message>
        <source>The disklabel itself stays where it is. fstab lines that name its letters have to be adapted.</source>
        <translation>Das Disklabel selbst bleibt, wo es ist. fstab-Zeilen, die seine Buchstaben nennen, müssen angepasst werden.</translation>
    </message>
    <message>
        <source>Backup GPT entries</source>
        <translation>Einträge der Sicherungskopie der GPT</translation>
    </message>
    <message>
        <source>Backup GPT header</source>
        <translation>Sicherungsheader der GPT</translation>
    </message>
    <message>
        <source>Primary GPT entries</source>
        <translation>Einträge der primären GPT</translation>
    </message>
    <message>
        <source>Primary GPT header</source>
        <translation>Primärer GPT-Header</translation>
    </message>
    <message>
        <source>MBR entry {} showed partition {} and goes with it.</source>
        <translation>MBR-Eintrag {} zeigte Partition {} und verschwindet mit ihr.</translation>
    </message>
    <message>
        <source>MBR entry {} shows partition {} and follows it.</source>
        <translation>MBR-Eintrag {} zeigt Partition {} und folgt ihr.</translation>
    </message>
    <message>
        <source>The protective entry is made longer to cover the table.</source>
        <translation>Der Schutzeintrag wird verlängert, um die Tabelle zu umfassen.</translation>
    </message>
    <message>
        <source>The protective entry is shortened to make room.</source>
        <translation>Der Schutzeintrag wird verkürzt, um Platz zu schaffen.</translation>
    </message>
    <message>
        <source>Hybrid MBR kept in step</source>
        <translation>Hybrid-MBR angeglichen</translation>
    </message>
    <message>
        <source>MBR made of the GUID partition table</source>
        <translation>MBR aus der GUID-Partitionstabelle erstellt</translation>
    </message>
    <message>
        <source>Partition {} is not kept: its sectors become free space.</source>
        <translation>Partition {} wird nicht behalten: ihre Sektoren werden zu freiem Speicherplatz.</translation>
    </message>
    <message>
        <source>Partition {} (“{}”) is not kept: its sectors become free space.</source>
        <translation>Partition {} („{}“) wird nicht behalten: ihre Sektoren werden zu freiem Speicherplatz.</translation>
    </message>
    <message>
        <source>The disk gets the signature {}.</source>
        <translation>Der Datenträger erhält die Signatur {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes logical partition {}.</source>
        <translation>Partition {} wird zur logischen Partition {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes number {}.</source>
        <translation>Partition {} wird zu Nummer {}.</translation>
    </message>
    <message>
        <source>Names, GUIDs and attributes of the partitions are lost with the GPT; a backup of it can be kept (table backup).</source>
        <translation>Namen, GUIDs und Attribute der Partitionen gehen mit der GPT verloren; eine Sicherungskopie davon kann aufbewahrt werden (table backup).</translation>
    </message>
    <message>
        <source>The chain of logical partitions goes back on the disk after partition {}: newer versions of libblkid (util-linux 2.41.5) do not follow it there and show no partition after that one; systems themselves do.</source>
        <translation>Die Kette der logischen Partitionen geht nach Partition {} auf dem Datenträger rückwärts: neuere Versionen von libblkid (util-linux 2.41.5) folgen ihr dort nicht und zeigen danach keine Partition mehr; die Systeme selbst tun es.</translation>
    </message>
    <message>
        <source>Record of logical partition {}</source>
        <translation>Datensatz der logischen Partition {}</translation>
    </message>
    <message>
        <source>First record of the extended partition</source>
        <translation>Erster Datensatz der erweiterten Partition</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Master Boot Record</translation>
    </message>
    <message>
        <source>Partition map entry {}</source>
        <translation>Eintrag {} der Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>Partition map entry {}, now unused</source>
        <translation>Eintrag {} der Apple-Partitionstabelle, nun unbenutzt</translation>
    </message>
    <message>
        <source>Driver descriptor</source>
        <translation>Treiberdeskriptor</translation>
    </message>
    <message>
        <source>New, empty GUID partition table</source>
        <translation>Neue, leere GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>New, empty Apple partition map</source>
        <translation>Neue, leere Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>Old Apple partition map removed</source>
        <translation>Alte Apple-Partitionstabelle entfernt</translation>
    </message>
    <message>
        <source>New, empty MBR partition table</source>
        <translation>Neue, leere MBR-Partitionstabelle</translation>
    </message>
    <message>
        <source>Impossible partitions or ones that leave the disk: {}; overlapping ones: {}.</source>
        <translation>Partitionen, die unmöglich sind oder den Datenträger verlassen: {}; überlappende: {}.</translation>
    </message>
    <message>
        <source>The primary header's checksum is right.</source>
        <translation>Die Prüfsumme des primären Headers ist richtig.</translation>
    </message>
    <message>
        <source>The primary header's checksum is wrong.</source>
        <translation>Die Prüfsumme des primären Headers ist falsch.</translation>
    </message>
    <message>
        <source>The backup header's checksum is right.</source>
        <translation>Die Prüfsumme des Sicherungsheaders ist richtig.</translation>
    </message>
    <message>
        <source>The backup header's checksum is wrong.</source>
        <translation>Die Prüfsumme des Sicherungsheaders ist falsch.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is right.</source>
        <translation>Die Prüfsumme des anderen Sicherungsheaders ist richtig.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is wrong.</source>
        <translation>Die Prüfsumme des anderen Sicherungsheaders ist falsch.</translation>
    </message>
    <message>
        <source>The checksum of its entries is right.</source>
        <translation>Die Prüfsumme seiner Einträge ist richtig.</translation>
    </message>
    <message>
        <source>Its own entries are damaged; the other copy's have the checksum that it names.</source>
        <translation>Seine eigenen Einträge sind beschädigt; die der anderen Kopie haben die Prüfsumme, die er nennt.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong: partitions may be missing or misplaced.</source>
        <translation>Die Prüfsumme seiner Einträge ist falsch: Partitionen können fehlen oder an der falschen Stelle liegen.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong, too.</source>
        <translation>Auch die Prüfsumme seiner Einträge ist falsch.</translation>
    </message>
    <message>
        <source>Entries of {} bytes are not allowed: they are written with 128.</source>
        <translation>Einträge von {} Bytes sind nicht zulässig: sie werden mit 128 geschrieben.</translation>
    </message>
    <message>
        <source>The table gets {} entries: 16 KiB are the least that must be reserved.</source>
        <translation>Die Tabelle erhält {} Einträge: 16 KiB sind das Minimum, das reserviert sein muss.</translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>Der Datenträger ist größer geworden: die Sicherungskopie rückt an sein Ende, {} Sektor wird nutzbar.</numerusform>
            <numerusform>Der Datenträger ist größer geworden: die Sicherungskopie rückt an sein Ende, {} Sektoren werden nutzbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk gets a new GUID; start entries that name the old one no longer find it.</source>
        <translation>Der Datenträger erhält eine neue GUID; Starteinträge, die die alte nennen, finden ihn nicht mehr.</translation>
    </message>
    <message>
        <source>All partitions get new GUIDs; start entries and fstab lines that name the old ones no longer find them.</source>
        <translation>Alle Partitionen erhalten neue GUIDs; Starteinträge und fstab-Zeilen, die die alten nennen, finden sie nicht mehr.</translation>
    </message>
    <message>
        <source>The hybrid MBR is not changed.</source>
        <translation>Der Hybrid-MBR wird nicht geändert.</translation>
    </message>
    <message>
        <source>The hybrid MBR gets its signature back.</source>
        <translation>Der Hybrid-MBR erhält seine Signatur zurück.</translation>
    </message>
    <message>
        <source>No copy of the table is intact. Which one should be used?</source>
        <translation>Keine Kopie der Tabelle ist intakt. Welche soll verwendet werden?</translation>
    </message>
    <message>
        <source>The copies of the table are intact but differ. Which one should be used?</source>
        <translation>Die Kopien der Tabelle sind intakt, unterscheiden sich aber. Welche soll verwendet werden?</translation>
    </message>
    <message>
        <source>Repair of the GUID partition table</source>
        <translation>Reparatur der GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>Restore of partition tables</source>
        <translation>Wiederherstellung von Partitionstabellen</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message>
        <source>The disk has another size than the one of the backup: the table's copy goes to its end.</source>
        <translation>Der Datenträger hat eine andere Größe als der gesicherte: die Kopie der Tabelle kommt an sein Ende.</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}</source>
        <translation>Sektoren {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}, “{}”</source>
        <translation>Sektoren {}-{} ({}), {}, „{}“</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>at sector {}: intact</source>
        <translation>bei Sektor {}: intakt</translation>
    </message>
    <message>
        <source>at sector {}: entries damaged</source>
        <translation>bei Sektor {}: Einträge beschädigt</translation>
    </message>
    <message>
        <source>at sector {}: header damaged</source>
        <translation>bei Sektor {}: Header beschädigt</translation>
    </message>
    <message>
        <source>at sector {}: header damaged, entries damaged</source>
        <translation>bei Sektor {}: Header beschädigt, Einträge beschädigt</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>Primary GPT</source>
        <translation>Primäre GPT</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Backup GPT</source>
        <translation>Sicherungskopie der GPT</translation>
    </message>
    <message>
        <source>first usable sector</source>
        <translation>erster nutzbarer Sektor</translation>
    </message>
    <message>
        <source>last usable sector</source>
        <translation>letzter nutzbarer Sektor</translation>
    </message>
    <message>
        <source>bytes of an entry</source>
        <translation>Bytes eines Eintrags</translation>
    </message>
    <message>
        <source>GPT partition {}</source>
        <translation>GPT-Partition {}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>erster Sektor</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>letzter Sektor</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>boot code</source>
        <translation>Bootcode</translation>
    </message>
    <message>
        <source>disk signature</source>
        <translation>Datenträgersignatur</translation>
    </message>
    <message>
        <source>boot signature</source>
        <translation>Bootsignatur</translation>
    </message>
    <message>
        <source>MBR entry {}</source>
        <translation>MBR-Eintrag {}</translation>
    </message>
    <message>
        <source>CHS</source>
        <translation>CHS</translation>
    </message>
    <message>
        <source>MBR logical partition {}</source>
        <translation>Logische MBR-Partition {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}</source>
        <translation>Blöcke {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}, “{}”</source>
        <translation>Blöcke {}-{} ({}), {}, „{}“</translation>
    </message>
    <message>
        <source>APM entry {}</source>
        <translation>APM-Eintrag {}</translation>
    </message>
    <message>
        <source>{} {} empty, sectors {}-{} ({})</source>
        <translation>{} {} leer, Sektoren {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {}, sectors {}-{} ({})</source>
        <translation>{} {}, Sektoren {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {} {}, sectors {}-{} ({})</source>
        <translation>{} {} {}, Sektoren {}-{} ({})</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>Schema</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{} Byte</numerusform>
            <numerusform>{} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>New identifiers in the partition table</source>
        <translation>Neue Kennungen in der Partitionstabelle</translation>
    </message>
    <message>
        <source>The disk gets a new MBR signature; boot entries of Windows and PARTUUIDs of Linux that contain the old one no longer find it.</source>
        <translation>Der Datenträger erhält eine neue MBR-Signatur; Booteinträge von Windows und PARTUUIDs von Linux, die die alte enthalten, finden ihn nicht mehr.</translation>
    </message>
    <message>
        <source>the partition table counts sectors of {} bytes, which do not convert to sectors of {} bytes</source>
        <translation>die Partitionstabelle zählt Sektoren von {} Bytes, die sich nicht in Sektoren von {} Bytes umrechnen lassen</translation>
    </message>
    <message>
        <source>{} starts or ends at sector {} of {} bytes, which is not at a boundary of the target's sectors of {} bytes</source>
        <translation>{} beginnt oder endet bei Sektor {} von {} Bytes, und dort ist keine Grenze der Sektoren von {} Bytes des Ziels</translation>
    </message>
    <message>
        <source>{} does not fit on a disk of {} bytes</source>
        <translation>{} passt nicht auf einen Datenträger von {} Bytes</translation>
    </message>
    <message>
        <source>Partition table for a disk of another size</source>
        <translation>Partitionstabelle für einen Datenträger anderer Größe</translation>
    </message>
    <message>
        <source>The backup GPT moves to the end of the target.</source>
        <translation>Die Sicherungskopie der GPT rückt an das Ende des Ziels.</translation>
    </message>
    <message>
        <source>The protective MBR covers the whole target.</source>
        <translation>Der Schutz-MBR umfasst das ganze Ziel.</translation>
    </message>
    <message>
        <source>The partition table counted sectors of {} bytes and is rewritten for sectors of {} bytes.</source>
        <translation>Die Partitionstabelle zählte Sektoren von {} Bytes und wird für Sektoren von {} Bytes neu geschrieben.</translation>
    </message>
    <message>
        <source>The entries of the hybrid MBR are rewritten, too.</source>
        <translation>Auch die Einträge des Hybrid-MBR werden neu geschrieben.</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but of the disk's {} sectors the backup GPT needs the last {}: writing the table would overwrite the partition's end</source>
        <translation>Partition {} endet bei Sektor {}, aber von den {} Sektoren des Datenträgers braucht die Sicherungskopie der GPT die letzten {}: Die Tabelle zu schreiben würde das Ende der Partition überschreiben</translation>
    </message>
    <message>
        <source>the backup is damaged: its checksum is wrong</source>
        <translation>die Sicherung ist beschädigt: Ihre Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>these partition tables cannot be saved so that they can be restored: {}</source>
        <translation>diese Partitionstabellen können nicht so gesichert werden, dass sie sich wiederherstellen lassen: {}</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation>Dies ändert die Partitionstabelle.</translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation>„%1“ ist keine hexadezimale Ziffer</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Ne&amp;u</translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation>Neue GUID</translation>
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
        <translation>HFS+-Zeit</translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation>APFS-Zeit</translation>
    </message>
    <message>
        <source>Windows FILETIME</source>
        <translation>Windows FILETIME</translation>
    </message>
    <message>
        <source>GUID (GPT, Windows)</source>
        <translation>GUID (GPT, Windows)</translation>
    </message>
    <message>
        <source>UUID (APFS, ext)</source>
        <translation>UUID (APFS, ext)</translation>
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
        <translation>Binär</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation>Keine Partitionstabelle</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Master Boot Record (MBR)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUID-Partitionstabelle (GPT)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation>GUID-Partitionstabelle (GPT) mit einem Hybrid-MBR</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Apple-Partitionstabelle (APM)</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>schützt die GPT</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Erster Sektor</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation>Die Datenträgersignatur ändert sich von %1 in %2.</translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation>von der Plattform benötigt</translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation>von EFI ignoriert</translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation>bootfähig mit altem BIOS</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation>Schattenkopie</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation>kein Laufwerksbuchstabe</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation>GPT mit Hybrid-MBR</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Nicht zugeordnet</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation>
            <numerusform>%1 Sektor</numerusform>
            <numerusform>%1 Sektoren</numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation>Nach dem Schreiben: %1 (%2)</translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation>Fest: %1 (%2)</translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation>ein Byte erfordert zwei hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation>keine hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>„%1“ lässt sich nicht in %2 codieren</translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation>der Text lässt sich nicht in dieser Codierung darstellen</translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation>„%1“ ist kein Base64-Zeichen</translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation>kein Base64-Text</translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation>ungültiges Base64</translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation>die Auswahl enthält unlesbare Bytes; kopieren Sie die Auswahl als Hex, dort erscheinen diese Bytes als ??</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation>Änderung &amp;vormerken</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation>
            <numerusform>%n weitere geänderte Zeile…</numerusform>
            <numerusform>%n weitere geänderte Zeilen…</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPT-Partition</translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation>Aktueller MBR</translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation>Neuer MBR (Änderungen sind unterstrichen)</translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation>Bootcode (440 Bytes) wird hinzugefügt.</translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation>Der Bootcode ändert sich nicht.</translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation>Die Datenträgersignatur (%1) ändert sich nicht.</translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation>Der Datenträger hat diesen Inhalt bereits; nichts ändert sich.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>%1 at offset %2 (sector %3)</source>
        <translation>%1 bei Offset %2 (Sektor %3)</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation>„%1“ ist keine 64-Bit-Zahl</translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation>der Bereich von %1 Bit ist -%2 bis %3</translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation>der Bereich von %1 Bit ist 0 bis %2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation>die Zahl passt nicht in %1 Bit</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>die Zahl darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>die Zahl passt nicht in 64 Bit</translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>die Zahl passt nicht in das %n Byte des aktuellen Werts</numerusform>
            <numerusform>die Zahl passt nicht in die %n Bytes des aktuellen Werts</numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation>höchstens neun Ziffern für Sekundenbruchteile</translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation>geben Sie die Zeit in der Form 2024-12-31 23:59:59 ein</translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation>dieses Format kann diese Zeit nicht darstellen</translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation>„%1“ ist keine GUID</translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation>geben Sie acht binäre Ziffern ein</translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation>dieser Wert kann hier nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation>%1 Bit ohne Vorzeichen</translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation>%1 Bit mit Vorzeichen</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16-Bit-Gleitkommazahl</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32-Bit-Gleitkommazahl</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64-Bit-Gleitkommazahl</translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation>32-Bit-Unix-Zeit</translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation>64-Bit-Unix-Zeit</translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation>DOS-Datum und -Uhrzeit</translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation>Die Sektoren %1 bis %2 sind unlesbar. Sie werden vollständig überschrieben; ihr bisheriger Inhalt kann nicht wiederhergestellt werden, daher überspringt die Rücknahme des Schreibvorgangs sie.</translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation>Dies ändert die ersten Sektoren, in denen ein Dateisystem seinen Bootsektor oder Superblock speichert.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation>Dies ändert den Bootsektor oder Superblock von Partition %1.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation>Dies ändert den Bootsektor oder Superblock von Partition %1 („%2“).</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation>„%1“ ist kein Partitionstyp; wählen Sie einen Typ oder geben Sie eine GUID ein</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation>„%1“ ist kein Partitionstyp; wählen Sie einen Typ oder geben Sie zwei hexadezimale Ziffern ein</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>„%1“ ist keine GUID (8-4-4-4-12 hexadezimale Ziffern)</translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation>der letzte Sektor (%1) liegt vor dem ersten Sektor (%2)</translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation>eine Apple-Partitionstabelle ist auf 2^32 Blöcke begrenzt</translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation>%1: Partition hinzufügen</translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation>%1: Partition %2 löschen</translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation>%1: Bereich von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation>%1: Typ von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation>%1: Name von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation>%1: GUID von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation>%1: Aktiv-Flag von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation>%1: Attribute von Partition %2 ändern</translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation>%1: Nummer von Partition %2 ändern</translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation>verwenden Sie den Vorschlag für den Hybrid-MBR, um einen Eintrag hinzuzufügen; Einträge eines Hybrid-MBR entsprechen GPT-Partitionen</translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation>ändern Sie die Partition in der GPT; der Eintrag des Hybrid-MBR folgt ihr</translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation>geben Sie einen Offset, „lba 40“, „50%“ oder einen Ausdruck ein</translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation>die Adresse liegt vor dem Anfang des Datenträgers</translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation>die Adresse liegt hinter dem Ende des Datenträgers; das letzte Byte ist bei 0x%1 (LBA %2)</translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation>unvollständiger Ausdruck</translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation>unerwartetes „%1“</translation>
    </message>
    <message>
        <source>number too large</source>
        <translation>Zahl zu groß</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>zu viele Klammern</translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation>schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation>nur Prozentangaben können Nachkommastellen haben</translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation>mehr als 100 %</translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation>Ausdruck zu lang</translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation>Partition %1 existiert nicht</translation>
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
        <translation>Nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
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
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation>Offset, lba 40, 50%, +1M…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;p&gt;Zu einer Adresse gehen:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;Offset in Bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;Sektor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;Prozentsatz des Datenträgers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relativ zum Cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;Ende des Datenträgers, Anfang der Partition, Anfang der Auswahl&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;beliebiger Ausdruck daraus&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation>Partitionsoffset %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation>&amp;Letztes Byte</translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation>Län&amp;ge</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Anfang: %1</translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation>Letztes Byte: %1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation>Länge: %1</translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation>%1 ab Offset 0x%2</translation>
    </message>
    <message>
        <source>Select block</source>
        <translation>Block auswählen</translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation>Geben Sie Offsets und Längen wie in der Adressleiste ein: 0x1F0, 40s (Sektoren), lba 40, 1M, part, end - 1</translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation>Das letzte Byte liegt vor dem Anfang.</translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation>Die Länge muss zwischen 1 und %1 liegen.</translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation>Der Block reicht über das Ende von %1 hinaus.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation>Keine Lesezeichen auf diesem Datenträger.
Drücken Sie %1, um eines am Cursor zu setzen.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>&amp;Boot Camp wiederherstellen…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation>Nicht jetzt (bleibt im Menü „Extras“ verfügbar)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac's startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation>&lt;b&gt;Fehlt Windows unter den Startvolumes des Mac?&lt;/b&gt; Das Windows-Volume „%1“ ist intakt, aber der MBR führt es nicht mehr auf. Sie können das in einer Minute reparieren.</translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation>Windows fehlt im MBR und kann wiederhergestellt werden</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampOptions</name>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation>Windows &amp;startet von:</translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation>P&amp;artitionen im MBR wählen (höchstens drei)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Write Sectorsmith's b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation>B&amp;ootcode von Sectorsmith schreiben (empfohlen: ohne Bootcode kann Windows nicht starten)</translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation>Datenträgersi&amp;gnatur setzen auf</translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation>Für diesen Datenträger empfohlen</translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation>Boot-Camp-Standard: alle Partitionen</translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation>Nur Windows</translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation>Nur Windows, kleinster Schutzeintrag</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Layout:</translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation>Datenträgersignatur</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (empfohlen)</translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation>Der MBR führt jede Partition auf, wie nach einer Boot-Camp-Installation.</translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation>Der MBR führt die gewählten Partitionen auf; ein Schutzeintrag deckt alles davor ab.</translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation>Der MBR führt Windows auf; ein Schutzeintrag deckt alles davor ab.</translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation>Der Schutzeintrag deckt nur die GPT ab, für Programme, die einen größeren ablehnen.</translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.</source>
        <translation>Der MBR enthält keinen Bootcode. Der Bootcode von Sectorsmith startet das Windows-Volume.</translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation>Nach einer neuen Datenträgersignatur benötigt Windows eventuell eine Systemstartreparatur vom Installationsdatenträger.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation>Bytes in Sektor %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation>Boot Camp wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation>&amp;Prüfen und schreiben…</translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation>Zuerst die GPT &amp;reparieren…</translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation>A&amp;ndere Partitionen im MBR anzeigen…</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Was Sie erwartet</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>Partition %1: %2</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation>Der Datenträger hat keine GUID-Partitionstabelle (GPT)</translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation>Partition %1 ist ein Windows-Volume: %2</translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation>%1, in Sektor %2</translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation>Schritt 3 von 3: Prüfen und schreiben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation>Vorgeschlagene Tabelle</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Nächste Schritte</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac's Startup Disk settings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Der MBR dieses Datenträgers führt Windows (&lt;b&gt;%1&lt;/b&gt;) korrekt auf. Es ist keine Reparatur nötig.&lt;/p&gt;&lt;p&gt;Wenn Windows trotzdem nicht startet, prüfen Sie die Startdateien von Windows und die Startvolume-Einstellungen des Mac.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ihr Windows-Volume &lt;b&gt;%1&lt;/b&gt; ist noch auf diesem Datenträger, aber der Mac bietet es beim Start nicht mehr an.&lt;/p&gt;&lt;p&gt;Der Datenträger hat zwei Partitionstabellen. macOS verwendet die neuere, die &lt;i&gt;GPT&lt;/i&gt;, die Windows aufführt. Ein mit Boot Camp installiertes Windows verwendet die ältere, den &lt;i&gt;MBR&lt;/i&gt;, der es nicht mehr aufführt: ein Partitionierungsprogramm hat diese Tabelle zurückgesetzt. Es genügt, einen Eintrag wiederherzustellen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Bevor Sie fortfahren:&lt;/b&gt; %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Der MBR, mit dem ein Mac ein mit Boot Camp installiertes Windows startet (&lt;b&gt;%1&lt;/b&gt;), enthält Fehler. Der nächste Schritt zeigt die korrigierte Tabelle.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Der Mac findet dieses Windows über die GPT, so wie er macOS findet. Um es zu starten, halten Sie beim Start des Mac die &lt;b&gt;Wahltaste (⌥, Alt)&lt;/b&gt; gedrückt und wählen Sie „EFI Boot“.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Boot Camp kann auf diesem Datenträger nicht wiederhergestellt werden:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>Die GPT, die macOS verwendet, ist intakt und führt %n Partition auf</numerusform>
            <numerusform>Die GPT, die macOS verwendet, ist intakt und führt %n Partitionen auf</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation>Die GPT ist beschädigt; reparieren Sie sie zuerst</translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation>Partition %1 (%2): der Bootsektor ist beschädigt, aber seine Kopie am Ende des Volumes ist intakt</translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation>Windows-Bootmanager (%1) gefunden</translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation>Das Volume wurde verschoben und verzeichnet seine alte Position; auch das wird korrigiert</translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation>Der MBR führt Windows auf</translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation>Der MBR führt Windows nicht auf; dieses Windows benötigt ihn nicht</translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation>Der MBR führt Windows nicht auf</translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation>Der MBR enthält Bootcode</translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation>Der MBR enthält keinen Bootcode; Sie können ihn im nächsten Schritt schreiben</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Geplante Änderungen</translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Nur ein Sektor ändert sich, der MBR. macOS, Windows, Ihre Dateien und die GPT werden nicht verändert. Sie prüfen jedes Byte, bevor es geschrieben wird, und können die Änderung jederzeit zurücknehmen.</translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Der MBR und der Bootsektor des Windows-Volumes samt seiner Kopie ändern sich. macOS, Ihre Dateien und die GPT werden nicht verändert. Sie prüfen jedes Byte, bevor es geschrieben wird, und können die Änderung jederzeit zurücknehmen.</translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation>Wählen Sie ein anderes Layout oder andere Partitionen.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation>Die Überprüfung findet keine Probleme in dieser Tabelle.</translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation>Die Überprüfung meldet für diese Tabelle:</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Bisher wurde nichts geschrieben. „Prüfen und schreiben“ zeigt jedes geänderte Byte des Datenträgers &lt;b&gt;%1&lt;/b&gt;, alt und neu. Die Änderungen werden geschrieben, nachdem Sie sie dort bestätigt haben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation>Zu schreibende Änderungen</translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation>So werden Ihre Daten geschützt</translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;ul&gt;&lt;li&gt;Vor dem Schreiben wird der alte Inhalt in einem Rücknahme-Datensatz gespeichert. Sie können die Änderung später zurücknehmen, auch nach einem Neustart.&lt;/li&gt;&lt;li&gt;Nach dem Schreiben werden die Sektoren zurückgelesen und geprüft.&lt;/li&gt;&lt;li&gt;Die GPT, macOS und alle Dateien werden nicht verändert.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wenn der Mac von diesem Datenträger gestartet wurde, starten Sie ihn zuerst von einem anderen: macOS schützt sein Startvolume vor Schreibzugriffen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dies ist eine Image-Datei: kein echter Datenträger ist betroffen, Sie können also gefahrlos üben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die neue Tabelle wurde geschrieben und geprüft. Überprüfung läuft…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✔ Die neue Tabelle wurde geschrieben und geprüft. Die Überprüfung findet keine Probleme.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ Die neue Tabelle wurde geschrieben und geprüft. Die Überprüfung meldet:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Um diese Änderung zurückzunehmen, wählen Sie „Rücknahme-Datensätze“ im Menü „Bearbeiten“.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;h4&gt;Beim nächsten Start des Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Starten Sie den Mac neu und halten Sie die &lt;b&gt;Wahltaste (⌥, Alt)&lt;/b&gt; gedrückt, bis die Startvolumes erscheinen.&lt;/li&gt;&lt;li&gt;Wählen Sie den Datenträger namens &lt;b&gt;Windows&lt;/b&gt; (manche Macs zeigen ihn als „%1“ oder „EFI Boot“ an).&lt;/li&gt;&lt;li&gt;Wenn Windows seinen Datenträger überprüft (chkdsk), lassen Sie es damit fertig werden.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Ohne die Taste startet macOS wie bisher. Um immer Windows zu starten, wählen Sie es in macOS unter Systemeinstellungen &amp;gt; Startvolume oder in Windows in der Boot Camp-Systemsteuerung.&lt;/p&gt;&lt;h4&gt;Wenn Windows nicht startet&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Schwarzer Bildschirm mit „No bootable device“: dieser Mac benötigt anderen Bootcode oder eine andere aktive Partition. Öffnen Sie diesen Assistenten erneut und versuchen Sie das Layout „Nur Windows“.&lt;/li&gt;&lt;li&gt;„BOOTMGR is missing“ oder Fehler 0xc000000e: der Mac findet Windows, aber die Startdateien von Windows benötigen die Systemstartreparatur vom Installationsdatenträger.&lt;/li&gt;&lt;li&gt;Lassen Sie andere Partitionierungsprogramme den Datenträger nicht „reparieren“: die meisten setzen diese Tabelle zurück.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Um diese Änderung zurückzunehmen, wählen Sie „Rücknahme-Datensätze“ im Menü „Bearbeiten“.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation>Schritt 1 von 3: Befunde</translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation>Schritt 2 von 3: Tabelle, die Windows wiederherstellt</translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation>Schritt 2 von 3: Vorgeschlagene Tabelle</translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation>Boot Camp wiederhergestellt</translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation>Hybrid-MBR geschrieben</translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation>&lt;p&gt;Datenträger wird gelesen…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ &lt;b&gt;Dieser Datenträger kann nicht geändert werden: %1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation>Boot Camp: Hybrid-MBR</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation>Prüfsummen von %1</translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation>Prüfsumme zum Vergleichen einfügen</translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation>Prüfsumme zum Vergleichen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation>Wählen Sie mindestens eine Prüfsumme.</translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation>⚠ Die Prüfsummen können nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation>✔ stimmt mit %1 überein</translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation>✘ keine Übereinstimmung</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Vergleichen mit dem Datenträger</translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation>Schreiben des Rücknahme-Datensatzes</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Zurücklesen</translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation>Sperren des Datenträgers</translation>
    </message>
    <message>
        <source>Flushing the disk's cache</source>
        <translation>Leeren des Datenträgercaches</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Nächster Unterschied</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Vor&amp;heriger Unterschied</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Rechts:</translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation>Offset links</translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation>Offset rechts</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation>Bytes links</translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation>Bytes rechts</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation>Anfang des Bereichs: 0x200, 1M, 2048s, lba 40</translation>
    </message>
    <message>
        <source>at offset</source>
        <translation>bei Offset</translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation>Län&amp;ge:</translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk's own tab</source>
        <translation>diese Ansicht ist schreibgeschützt; bearbeiten Sie die Bytes im eigenen Tab des Datenträgers</translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation>⚠ %1 ist nicht mehr geöffnet</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 mit %2 vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n Unterschied; %1</numerusform>
            <numerusform>%n Unterschiede; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>Nach %n Unterschied gestoppt</numerusform>
            <numerusform>Nach %n Unterschieden gestoppt</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>Mehr als %n Unterschied; nur dieser ist aufgeführt.</numerusform>
            <numerusform>Mehr als %n Unterschiede; nur diese sind aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n Unterschied: %1 von %2 unterscheiden sich.</numerusform>
            <numerusform>%n Unterschiede: %1 von %2 unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation>Die Größen unterscheiden sich: links %1, rechts %2.</translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation>%1 auf einer Seite unlesbar.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ConsolePanel</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Output of the template (std::print)</source>
        <translation>Ausgabe der Vorlage (std::print)</translation>
    </message>
    <message>
        <source>Output of the template</source>
        <translation>Ausgabe der Vorlage</translation>
    </message>
    <message>
        <source>Copy the selected output, or all of it</source>
        <translation>Die ausgewählte Ausgabe kopieren, oder alles</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ContentOpening</name>
    <message>
        <source>%1 (checkpoint %2)</source>
        <translation>%1 (Checkpoint %2)</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1 (Schnappschuss %2)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (gelöscht)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation>Kopien von %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation>Kopie über&amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation>Aus der Kopie &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identisch</translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>mehr als %n Feld unterscheidet sich</numerusform>
            <numerusform>mehr als %n Felder unterscheiden sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n Feld unterscheidet sich</numerusform>
            <numerusform>%n Felder unterscheiden sich</numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation>falsche Prüfsumme hier</translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation>falsche Prüfsumme in der Kopie</translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation>Die Vorlage gibt keine Kopie dieser Struktur an.</translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation>Die Kopien sind identisch und ihre Prüfsummen sind korrekt.</translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation>Die Quelle ist schreibgeschützt; erlauben Sie zuerst das Bearbeiten.</translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation>Kopie von %1 überschreiben</translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation>%1 aus der Kopie wiederherstellen</translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation>Vorgemerkt; prüfen und schreiben Sie die Änderungen, um sie anzuwenden.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyMapView</name>
    <message>
        <source>left to copy</source>
        <translation>noch zu kopieren</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
    <message>
        <source>slow, left for later</source>
        <translation>langsam, für später aufgehoben</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>nach Fehlern übersprungen</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>Map of the copy</source>
        <translation>Karte der Kopie</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>nicht zu kopieren</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 bei Byte %2</translation>
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
        <translation>%1 von %2 werden kopiert.</translation>
    </message>
    <message>
        <source>%1 will be copied.</source>
        <translation>%1 werden kopiert.</translation>
    </message>
    <message>
        <source>Of these, %1 were copied by an earlier run.</source>
        <translation>Davon wurden %1 in einem früheren Durchgang kopiert.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Dies vernichtet %1.</translation>
    </message>
    <message>
        <source>The target will be created; nothing is overwritten.</source>
        <translation>Das Ziel wird neu erstellt; nichts wird überschrieben.</translation>
    </message>
    <message>
        <source>Everything in the target will be overwritten. It has no known partitions or volumes.</source>
        <translation>Alles im Ziel wird überschrieben. Es hat keine bekannten Partitionen oder Volumes.</translation>
    </message>
    <message>
        <source>%1 stays in use.</source>
        <translation>%1 bleibt in Gebrauch.</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Wird zurückgelesen</translation>
    </message>
    <message>
        <source>Copying the skipped areas (pass %1)</source>
        <translation>Übersprungenes wird kopiert (Durchgang %1)</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Wird kopiert</translation>
    </message>
    <message>
        <source>Trimming the edges of bad areas</source>
        <translation>Ränder defekter Bereiche werden eingegrenzt</translation>
    </message>
    <message>
        <source>Reading bad areas sector by sector</source>
        <translation>Defekte Bereiche werden Sektor für Sektor gelesen</translation>
    </message>
    <message>
        <source>Retrying bad sectors (%1)</source>
        <translation>Defekte Sektoren werden erneut versucht (%1)</translation>
    </message>
    <message>
        <source>Filling what could not be read</source>
        <translation>Nicht Lesbares wird gefüllt</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Wird abgeschlossen</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 von %2, %3/s, noch %4:%5</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Nichts wurde kopiert.</translation>
    </message>
    <message>
        <source>Stopped. The map file lists the copied areas; “Continue” copies the rest.</source>
        <translation>Gestoppt. In der Map-Datei steht, was kopiert ist; „Fortsetzen“ kopiert den Rest.</translation>
    </message>
    <message>
        <source>Stopped. The copy is not complete.</source>
        <translation>Gestoppt. Die Kopie ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The copy is complete.</source>
        <translation>Die Kopie ist vollständig.</translation>
    </message>
    <message>
        <source>Copied: %1 (%2 bytes)</source>
        <translation>Kopiert: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Of this, holes: %1 (%2 bytes)</source>
        <translation>Davon Löcher: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Copied by earlier runs: %1 (%2 bytes)</source>
        <translation>In früheren Durchgängen kopiert: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Not readable: %1 (%2 bytes)</source>
        <translation>Nicht lesbar: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Filled: %1 (%2 bytes)</source>
        <translation>Gefüllt: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Read back, identical: %1 (%2 bytes)</source>
        <translation>Zurückgelesen, identisch: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Read back, different: %1 (%2 bytes)</source>
        <translation>Zurückgelesen, abweichend: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Average speed: %1/s</source>
        <translation>Durchschnittliche Geschwindigkeit: %1/s</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Der Kernel verwendet noch den alten Eintrag für %1: die Partition ist in Gebrauch.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>in no known file</source>
        <translation>in keiner bekannten Datei</translation>
    </message>
    <message>
        <source>Afterwards the copy gets new identifiers:</source>
        <translation>Danach erhält die Kopie neue Kennungen:</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>Partition %1: %2</translation>
    </message>
    <message>
        <source>partition %1 is unchanged: %2</source>
        <translation>Partition %1 bleibt unverändert: %2</translation>
    </message>
    <message>
        <source>The copy has new identifiers. To undo that, choose Edit, then Undo records.</source>
        <translation>Die Kopie hat neue Kennungen. Um das rückgängig zu machen, wählen Sie Bearbeiten und dann Rücknahme-Datensätze.</translation>
    </message>
    <message>
        <source>The copy still has the identifiers of the source.</source>
        <translation>Die Kopie hat weiterhin die Kennungen der Quelle.</translation>
    </message>
    <message>
        <source>The partition table or the boot sector was adapted to the target.</source>
        <translation>Die Partitionstabelle oder der Bootsektor wurde an das Ziel angepasst.</translation>
    </message>
    <message>
        <source>Copied by earlier runs, not verified: %1 (%2 bytes)</source>
        <translation>In früheren Durchgängen kopiert, nicht geprüft: %1 (%2 Bytes)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyWindow</name>
    <message>
        <source>Copy &amp;disk…</source>
        <translation>Datenträger &amp;kopieren…</translation>
    </message>
    <message>
        <source>Copies the disk to another one or into an image file, also a failing one</source>
        <translation>Kopiert den Datenträger auf einen anderen oder in eine Image-Datei, auch einen defekten</translation>
    </message>
    <message>
        <source>Goes on where a copy was stopped, by its map file (also ddrescue’s)</source>
        <translation>Macht anhand der Map-Datei dort weiter, wo eine Kopie gestoppt wurde (auch mit einer von ddrescue)</translation>
    </message>
    <message>
        <source>Map file of the copy</source>
        <translation>Map-Datei der Kopie</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Map-Dateien (*.map *.mapfile);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Copy disk</source>
        <translation>Datenträger kopieren</translation>
    </message>
    <message>
        <source>%1 is being copied. Stop the copy first.</source>
        <translation>%1 wird gerade kopiert. Stoppen Sie zuerst das Kopieren.</translation>
    </message>
    <message>
        <source>&amp;Image file…</source>
        <translation>&amp;Image-Datei…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Partitions of the target</source>
        <translation>Partitionen des Ziels</translation>
    </message>
    <message>
        <source>Name of the target</source>
        <translation>Name des Ziels</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Von:</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Read the target &amp;back and compare</source>
        <translation>Ziel &amp;zurücklesen und vergleichen</translation>
    </message>
    <message>
        <source>Leave &amp;zeros out of the image file (sparse)</source>
        <translation>N&amp;ullen in der Image-Datei auslassen (Sparse)</translation>
    </message>
    <message>
        <source>Copy even if the source is in use (the copy can be inconsistent)</source>
        <translation>Auch kopieren, wenn die Quelle verwendet wird (die Kopie kann inkonsistent sein)</translation>
    </message>
    <message>
        <source>From the &amp;end to the start</source>
        <translation>Vom &amp;Ende zum Anfang</translation>
    </message>
    <message>
        <source>Retries of bad sectors</source>
        <translation>Wiederholungen bei defekten Sektoren</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A ddrescue map file: it records the copied areas, so that the copy can be continued, and the unreadable ones</source>
        <translation>Eine ddrescue-Map-Datei: hält fest, was kopiert ist, damit die Kopie fortgesetzt werden kann, und was nicht lesbar war</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>&amp;Map-Datei:</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Geschwindigkeit im Zeitverlauf</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht lesbar war</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>File or structure</source>
        <translation>Was dort liegt</translation>
    </message>
    <message>
        <source>Choose a disk, or an image file</source>
        <translation>Datenträger oder Image-Datei auswählen</translation>
    </message>
    <message>
        <source>Image file to copy to</source>
        <translation>Image-Datei als Ziel der Kopie</translation>
    </message>
    <message>
        <source>Images (*.img *.dd *.raw);;All files (*)</source>
        <translation>Images (*.img *.dd *.raw);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Map-Datei</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>Es ist kein Ziel ausgewählt.</translation>
    </message>
    <message>
        <source>A new image file</source>
        <translation>Eine neue Image-Datei</translation>
    </message>
    <message>
        <source>Choose where to copy to.</source>
        <translation>Wählen Sie, wohin kopiert werden soll.</translation>
    </message>
    <message>
        <source>Reading the disks…</source>
        <translation>Datenträger werden gelesen…</translation>
    </message>
    <message>
        <source>To continue, type the name of the target: %1</source>
        <translation>Um fortzufahren, geben Sie den Namen des Ziels ein: %1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Looking for the files that have lost something…</source>
        <translation>Dateien, die etwas verloren haben, werden gesucht…</translation>
    </message>
    <message>
        <source>What could not be read:</source>
        <translation>Was nicht lesbar war:</translation>
    </message>
    <message>
        <source>What could not be read (the first parts of it):</source>
        <translation>Was nicht lesbar war (die ersten Teile davon):</translation>
    </message>
    <message>
        <source>Co&amp;ntinue a copy…</source>
        <translation>Kopie &amp;fortsetzen…</translation>
    </message>
    <message>
        <source>Pro&amp;gress</source>
        <translation>&amp;Fortschritt</translation>
    </message>
    <message>
        <source>Only used &amp;space: free blocks of known file systems are left out</source>
        <translation>Nur &amp;belegter Speicherplatz: freie Blöcke bekannter Dateisysteme werden ausgelassen</translation>
    </message>
    <message>
        <source>Ca&amp;lculate the SHA-256 of the copy</source>
        <translation>S&amp;HA-256 der Kopie berechnen</translation>
    </message>
    <message>
        <source>Retries of b&amp;ad sectors:</source>
        <translation>&amp;Wiederholungen bei defekten Sektoren:</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pausie&amp;ren</translation>
    </message>
    <message>
        <source>Give the copy identi&amp;fiers of its own (GUIDs, UUIDs, serial numbers)</source>
        <translation>Der Kopie ei&amp;gene Kennungen geben (GUIDs, UUIDs, Seriennummern)</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the copy before it got them.</source>
        <translation>Der SHA-256-Wert ist der der Kopie, bevor sie die Kennungen erhielt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation> % Lesezugriffe</translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation>Anteil der Lesezugriffe</translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation>&amp;Zugriff:</translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation>&amp;Blockgröße:</translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation>Sequenzielles Lesen</translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation>Sequenzielles Schreiben</translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation>Sequenzielles Lesen und Schreiben</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Zufälliges Lesen</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Zufälliges Schreiben</translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation>Zufälliges Lesen und Schreiben</translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation>Befehlszeilenoption: --rw</translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation>512 Bytes bis 64 MiB (Befehlszeilenoption: --bs)</translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation>Warteschlangentiefe: gleichzeitig laufende Anforderungen (Befehlszeilenoption: --iodepth)</translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation>Befehlszeilenoption: --rwmixread</translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation>&amp;Warteschlangentiefe:</translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation>%1 gleichzeitig in Arbeit; das Limit ist 1 GiB</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Dateninspektor</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation>Der Wert wurde nicht geändert: %1</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DebugView</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Überwachung</translation>
    </message>
    <message>
        <source>Globals</source>
        <translation>Globale Variablen</translation>
    </message>
    <message>
        <source>Expression to watch, such as parent.count * 2</source>
        <translation>Zu überwachender Ausdruck, etwa parent.count * 2</translation>
    </message>
    <message>
        <source>Expression to watch</source>
        <translation>Zu überwachender Ausdruck</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Aufrufliste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 at %2:%3</source>
        <extracomment>A place in a template: function or structure, file, number of the line</extracomment>
        <translation>%1 in %2:%3</translation>
    </message>
    <message>
        <source>Watch an expression to see more.</source>
        <translation>Überwachen Sie einen Ausdruck, um mehr zu sehen.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation>Auf einer Seite unlesbar</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Unterscheidet sich</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation>auf einer Seite unlesbar</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>unterscheidet sich</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation>Datenträger und Partitionen</translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation>Datenträger werden gesucht…</translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation>Keine Datenträger gefunden</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation>Seriennummer %1</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Geöffnete Images</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation>Auf dem Datenträger anzeigen</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Image öffnen…</translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation>Die Datenträger können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation>Sie können trotzdem Images öffnen.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1-Byte-Sektoren</translation>
    </message>
    <message>
        <source>No open images</source>
        <translation>Keine geöffneten Images</translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation>Drücken Sie %1 oder legen Sie ein Image hier ab.</translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation>Im Schonmodus öffnen (defekter Datenträger)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Kein Vorauslesen, keine automatische Erkennung, jeder Sektor wird nur einmal versucht</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Name kopieren</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A volume of an APFS container</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.</source>
        <translation>Systeme verwechseln solche Datenträger. „Neue Kennungen geben…“ im Kontextmenü der Kopie behebt das.</translation>
    </message>
    <message>
        <source>same identifiers as another disk</source>
        <translation>gleiche Kennungen wie ein anderer Datenträger</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Zustand: %1</translation>
    </message>
    <message>
        <source>Give new identifiers…</source>
        <translation>Neue Kennungen geben…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Showing the file's own bytes. %1</source>
        <translation>Die eigenen Bytes der Datei werden angezeigt. %1</translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation>Rohdatei bearbeiten</translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation>Die Datei neu öffnen, um ihre eigenen Bytes zu bearbeiten</translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation>Partitionstabellen statt der Bytes anzeigen (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DraggedFiles</name>
    <message>
        <source>Copying out of the volume…</source>
        <translation>Kopieren aus dem Volume…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation>&amp;Bearbeiten erlauben</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Widerrufen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation>&amp;Inhalte einfügen…</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation>Mit &amp;Muster füllen…</translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation>Alle Änderungen &amp;verwerfen…</translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation>&amp;Prüfen und schreiben…</translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation>&amp;Rücknahme-Datensätze…</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Bearbeitung</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>„%1“ &amp;widerrufen</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>„%1“ wieder&amp;holen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation>Bearbeiten erlauben</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Prüfen…</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Für später &amp;behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Rücknahme-Datensätze</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Abgeschlossen und geprüft.</translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation>Datenträger und Images werden schreibgeschützt geöffnet. Änderungen werden erst geschrieben, nachdem Sie sie geprüft haben.</translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation>Ausgewählte B&amp;ytes zurücksetzen</translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation>Alle Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation>Dies verwirft alle ausstehenden Änderungen an %1 (%2) und die Liste der Schritte. Der Datenträger ändert sich nicht.</translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation>Ausstehende Änderungen prüfen und dann auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation>Bearbeitung, %1 geändert</translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation>Schreibgeschützt, %1 geändert</translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation>Änderungen werden vorgemerkt und erst nach einer Prüfung geschrieben. Klicken Sie, um den Datenträger wieder schreibgeschützt zu machen.</translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation>Schreibgeschützt. Klicken Sie, um das Bearbeiten zu erlauben.</translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation>%1 ist schreibgeschützt geöffnet. Erlauben Sie das Bearbeiten, um es zu ändern; Änderungen werden erst geschrieben, nachdem Sie sie geprüft haben.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1 hat %2 nicht gespeichertes Byte.</numerusform>
            <numerusform>%1 hat %2 nicht gespeicherte Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation>Behaltene Änderungen werden Ihnen beim nächsten Öffnen wieder angeboten.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation>%1 hat nicht gespeicherte Änderungen vom %2 (%3).</translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation>Die letzte Änderung wurde unvollständig gespeichert und wird ausgelassen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>Ein Schreibvorgang wurde unterbrochen: „%1“, %2. Ein Teil von %3 Sektor enthält die alten Daten, ein Teil die neuen.</numerusform>
            <numerusform>Ein Schreibvorgang wurde unterbrochen: „%1“, %2. Manche der %3 Sektoren enthalten die alten Daten, manche die neuen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation>Prüfen Sie, ob dies der richtige Datenträger ist: %1.

Möchten Sie auf %2 schreiben?</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>Nicht zurückgenommen: %1. Der vorherige Inhalt war unlesbar und ist unbekannt.</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Zurückgenommen und geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>%n betroffener Bereich auf dem Datenträger hat sich inzwischen geändert.</numerusform>
            <numerusform>%n betroffene Bereiche auf dem Datenträger haben sich inzwischen geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation>Nicht gespeicherte Änderungen sind nicht gegen einen Absturz geschützt: %1</translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation>Änderungen aus einer früheren Sitzung</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation>%1 ab Offset %2</translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation>Entropie %1 Bit pro Byte (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation>%1 % Nullen</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>Unlesbar: %1</translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation>Entropie über den Bereich</translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation>Nur Nullen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntryDialog</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>New logical partition</source>
        <translation>Neue logische Partition</translation>
    </message>
    <message>
        <source>New partition</source>
        <translation>Neue Partition</translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation>Nu&amp;mmer:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation>&amp;Erster Block:</translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation>&amp;Erster Sektor:</translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation>&amp;Letzter Block:</translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation>&amp;Letzter Sektor:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation>In Sektoren oder mit K, M, G, T: 20G</translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation>GU&amp;ID:</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>„%1“ ist keine Anzahl von Sektoren</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation>&amp;Aktiv (ein BIOS startet von dieser Partition)</translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation>Die Partition, die diese Nummer hat, erhält die aktuelle Nummer</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation>Dies ändert nur den Tabelleneintrag. Die Daten bleiben an ihrem Platz: das Dateisystem wird weder verschoben noch in der Größe geändert.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation>&amp;Ungenutzten Platz löschen…</translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation>&amp;TRIM…</translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation>Überschreibt freien Speicherplatz eines Volumes oder den Platz außerhalb aller Partitionen</translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation>Gibt ungenutzte Blöcke frei oder erklärt, warum TRIM nicht verfügbar ist</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation>Freier Speicherplatz von Partition %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation>Platz außerhalb aller Partitionen</translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation>Freier Speicherplatz von %1</translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation>Die ausgewählten Bytes (%1)</translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation>Alles in der Partition</translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation>Alles auf dem Datenträger</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Datenträger wird gelesen…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 von %2, %3/s, noch %4:%5</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation>udev-&amp;Regel kopieren</translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation>&amp;TRIM</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Lös&amp;chen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Ungenutzten Platz löschen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation>Zufällige Bytes über alles schreiben</translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation>Löcher in die Image-Datei stanzen</translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation>Name des Datenträgers</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation>&amp;Frei halten:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation>Nullen über alles schreiben, was nicht null ist</translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation>Vom System mit Nullen füllen lassen (schnell)</translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation>Ungenutzte Blöcke freigeben (TRIM)</translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation>&amp;Danach alles zurücklesen, nicht nur Stichproben</translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation>Auch die Zellen vom Laufwerk leeren lassen (&amp;sicheres TRIM; nur wenige Laufwerke können das)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation>So viel vom Volume bleibt für andere Programme frei, während es gefüllt wird.</translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Methode:</translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation>Um fortzufahren, geben Sie den Namen des Datenträgers ein: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>%1 in %n Bereich werden überschrieben.</numerusform>
            <numerusform>%1 in %n Bereichen werden überschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>Das System füllt %1 in %n Bereich mit Nullen.</numerusform>
            <numerusform>Das System füllt %1 in %n Bereichen mit Nullen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%1 in %n Bereich werden zu einem Loch in der Datei.</numerusform>
            <numerusform>%1 in %n Bereichen werden zu Löchern in der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>%1 in %n Bereich werden per TRIM freigegeben.</numerusform>
            <numerusform>%1 in %n Bereichen werden per TRIM freigegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation>Zufällige Bytes geschrieben: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation>Nullen geschrieben: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation>Vom System mit Nullen gefüllt: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation>Bereits null: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation>Per TRIM freigegeben: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation>In Löcher umgewandelt: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation>In einem früheren Durchgang gelöscht: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation>Nicht per TRIM freigegeben, kleiner als eine TRIM-Einheit: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation>Wegen Fehlern nicht gelöscht: %1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation>Gestoppt. Alles bisher Gelöschte bleibt gelöscht; „Fortsetzen“ löscht den Rest.</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation>Gestoppt. Alles bisher Ausgeführte bleibt ausgeführt.</translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation>Bei Byte %1: %2</translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation>%1 Zurückgelesen: %2.</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Der Kernel verwendet noch den alten Eintrag für %1: die Partition ist in Gebrauch.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation>Die temporären Dateien sind gelöscht.</translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation>%1 geschrieben; geringster freier Speicherplatz: %2.</translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation>TRIM kann die Schreibgeschwindigkeit einer SSD wiederherstellen: wählen Sie „Extras“, dann „TRIM“.</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation>%1: %2 belegt, %3 frei.</translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation>Nicht geändert: %1 bei %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>… und %n weiterer Bereich, der nicht geändert wird</numerusform>
            <numerusform>… und %n weitere Bereiche, die nicht geändert werden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation>%1 unter %2 (%3): %4 von %5 frei.</translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation>Temporäre Dateien füllen den freien Speicherplatz bis auf die Reserve und werden danach gelöscht. Um genau die freien Blöcke zu löschen, ohne das Volume zu füllen, deaktivieren Sie es.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Dies vernichtet %1.</translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation>TRIM wird auf diesem Weg nicht unterstützt.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>Nichts wurde ausgeführt.</translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation>Das Dateisystem hat %1 per TRIM freigegeben. Es lässt aus, was es schon früher per TRIM freigegeben hat, und das Laufwerk bestätigt die Freigabe nicht.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation>Um Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation>Sie haben keine Berechtigung, diese Datei zu lesen. Ihr Eigentümer oder ein Administrator kann das ändern.</translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation>Um einen ganzen Datenträger zu lesen, ist eine Berechtigung erforderlich. „Um Erlaubnis bitten“ öffnet den Dialog des Systems, meist für ein Passwort. Wenn kein Dialog erscheint, führen Sie diesen Befehl in einem Terminal aus, um den Datenträger als Administrator zu lesen.</translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation>Möglicherweise wurde der Datenträger abgezogen oder die Datei verschoben. Schließen Sie den Datenträger wieder an oder öffnen Sie die Datei von ihrem neuen Ort.</translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation>Schließen Sie das Programm, das %1 verwendet, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation>Im Schonmodus öffnen</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation>Der Datenträger hat einen Fehler gemeldet. Wenn er defekt ist, liest „Im Schonmodus öffnen“ nur die sichtbaren Sektoren und versucht jeden nur einmal.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtentModel</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>%1, reads as zeros</source>
        <translation>%1, wird als Nullen gelesen</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message>
        <source>%1 of %2 were overwritten and are zeros in the copy</source>
        <translation>%1 von %2 wurden überschrieben und sind in der Kopie Nullen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Bytes of a file, from the first to the last one</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>%1 weiterer Bereich</numerusform>
            <numerusform>%1 weitere Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>Bytes %1</translation>
    </message>
    <message>
        <source>%1 of %2 are unreadable and are zeros in the copy: %3</source>
        <translation>%1 von %2 sind nicht lesbar und bestehen in der Kopie aus Nullen: %3</translation>
    </message>
    <message>
        <source>only zeros are left; the drive may have discarded its content (TRIM)</source>
        <translation>nur noch Nullen sind übrig; das Laufwerk hat den Inhalt möglicherweise verworfen (TRIM)</translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>%1 weiterer Stream</numerusform>
            <numerusform>%1 weitere Streams</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the copy: %1</source>
        <translation>nicht in der Kopie: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>Das Extrahieren wurde nach %1 Datei gestoppt.</numerusform>
            <numerusform>Das Extrahieren wurde nach %1 Dateien gestoppt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>%1 Datei (%2) nach %3 extrahiert</numerusform>
            <numerusform>%1 Dateien (%2) nach %3 extrahiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 davon teilweise überschrieben (Nullen in der Kopie)</numerusform>
            <numerusform>%1 davon teilweise überschrieben (Nullen in der Kopie)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1 konnte nicht extrahiert werden</numerusform>
            <numerusform>%1 konnten nicht extrahiert werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 davon teilweise nicht lesbar (in der Kopie Nullen)</numerusform>
            <numerusform>%1 davon teilweise nicht lesbar (in der Kopie Nullen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>%1 davon enthält nur Nullen</numerusform>
            <numerusform>%1 davon enthalten nur Nullen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>%1 Objekt ohne alle Streams</numerusform>
            <numerusform>%1 Objekte ohne alle Streams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldCommands</name>
    <message>
        <source>Follow link</source>
        <translation>Link folgen</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation>Mit Kopie vergleichen…</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Bytes auswählen</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Gehe zu Index…</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation>Teilbaum kopieren</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Als JSON exportieren…</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Gehe zu Index</translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation>Elementindex:</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Als JSON exportieren</translation>
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
        <translation>Eine zufällige GUID erzeugen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldTrees</name>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation>Felder, die dem Filter entsprechen</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation>%1 wurde nicht geändert: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileListModel</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Character device</source>
        <translation>Zeichengerät</translation>
    </message>
    <message>
        <source>Block device</source>
        <translation>Blockgerät</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Pipe</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 file</source>
        <extracomment>A kind of file by the end of its name: “JPG file”</extracomment>
        <translation>%1-Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Recoverable</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Wiederherstellbar</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1 gefunden</numerusform>
            <numerusform>%1 gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No name on this volume has “%1” in it.</source>
        <translation>Kein Name auf diesem Volume enthält „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1 gelöschte Datei</numerusform>
            <numerusform>%1 gelöschte Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>No deleted files were found: nothing on this volume describes one.</source>
        <translation>Es wurden keine gelöschten Dateien gefunden: nichts auf diesem Volume beschreibt eine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1 Objekt</numerusform>
            <numerusform>%1 Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Dieser Ordner ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1, %2 davon gelöscht</numerusform>
            <numerusform>%1, %2 davon gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Sho&amp;w on the disk</source>
        <translation>Auf dem Datenträger an&amp;zeigen</translation>
    </message>
    <message>
        <source>E&amp;xtract…</source>
        <translation>Ex&amp;trahieren…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Copying files</source>
        <translation>Dateien werden kopiert</translation>
    </message>
    <message>
        <source>Mark the extents of the file in the map and among the bytes</source>
        <translation>Die Extents der Datei in der Karte und in den Bytes markieren</translation>
    </message>
    <message>
        <source>Copy the chosen files and folders out of the volume</source>
        <translation>Die ausgewählten Dateien und Ordner aus dem Volume kopieren</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Extents of the file</source>
        <translation>Extents der Datei</translation>
    </message>
    <message>
        <source>Stop marking this file on the disk</source>
        <translation>Diese Datei auf dem Datenträger nicht mehr markieren</translation>
    </message>
    <message>
        <source>The volume has changed since its files were read.</source>
        <translation>Das Volume hat sich geändert, seit seine Dateien gelesen wurden.</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>Er&amp;neut lesen</translation>
    </message>
    <message>
        <source>Open the &amp;content</source>
        <translation>&amp;Inhalt öffnen</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Übergeordneten Ordner ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1: %2 Extent</numerusform>
            <numerusform>%1: %2 Extents</numerusform>
        </translation>
    </message>
    <message>
        <source>Extract to</source>
        <translation>Extrahieren nach</translation>
    </message>
    <message>
        <source>Extract files</source>
        <translation>Dateien extrahieren</translation>
    </message>
    <message>
        <source>“%1” is on this disk. Copying files there can overwrite deleted files.</source>
        <translation>„%1“ liegt auf diesem Datenträger. Das Kopieren von Dateien dorthin kann gelöschte Dateien überschreiben.</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>Trotzdem kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>%1 der Dateien ist in „%2“ bereits vorhanden.</numerusform>
            <numerusform>%1 der Dateien sind in „%2“ bereits vorhanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message>
        <source>Its content is inside the structures of the file system.</source>
        <translation>Der Inhalt liegt innerhalb der Strukturen des Dateisystems.</translation>
    </message>
    <message>
        <source>It has no blocks of its own.</source>
        <translation>Es gibt keine eigenen Blöcke.</translation>
    </message>
    <message>
        <source>Resource fork</source>
        <translation>Resource-Fork</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Attribute “%1”</source>
        <translation>Attribut „%1“</translation>
    </message>
    <message>
        <source>Block map</source>
        <translation>Blockzuordnung</translation>
    </message>
    <message>
        <source>No file system that Sectorsmith can list was found.</source>
        <translation>Es wurde kein Dateisystem gefunden, das Sectorsmith auflisten kann.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde gestoppt.</translation>
    </message>
    <message>
        <source>This volume is encrypted.</source>
        <translation>Dieses Volume ist verschlüsselt.</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, verschlüsselt</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, Byte %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Free; was in %1</source>
        <extracomment>A free byte of the disk, and the deleted file that had it</extracomment>
        <translation>Frei; war in %1</translation>
    </message>
    <message>
        <source>Free; was byte %1 of the deleted file %2</source>
        <translation>Frei; war Byte %1 der gelöschten Datei %2</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Das Passwort ist falsch.</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its files.</source>
        <translation>Öffnen Sie einen Datenträger oder ein Image, um die Dateien darauf zu sehen.</translation>
    </message>
    <message>
        <source>In gentle mode, files are read only when you ask for them.</source>
        <translation>Im Schonmodus werden Dateien nur gelesen, wenn Sie es verlangen.</translation>
    </message>
    <message>
        <source>The files have not been read yet.</source>
        <translation>Die Dateien wurden noch nicht gelesen.</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>Dateien &amp;lesen</translation>
    </message>
    <message>
        <source>Looking for file systems…</source>
        <translation>Dateisysteme werden gesucht…</translation>
    </message>
    <message>
        <source>%1
Enter the password of one of its users, or its recovery key. It is not stored.</source>
        <translation>%1
Geben Sie das Passwort eines der Benutzer oder den Wiederherstellungsschlüssel ein. Die Eingabe wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Un&amp;lock</source>
        <translation>Ents&amp;perren</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Passwort wird geprüft…</translation>
    </message>
    <message>
        <source>Looking for deleted files on %1…</source>
        <translation>Gelöschte Dateien auf %1 werden gesucht…</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>Namen von %1 werden gelesen…</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <extracomment>A state of an APFS container, by its number</extracomment>
        <translation>Checkpoint %1</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>Schnappschuss %1</translation>
    </message>
    <message>
        <source>Deleted folder</source>
        <translation>Gelöschter Ordner</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much of a deleted file can be copied out: all of it</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How much of a deleted file can be copied out: “12 kB of 40 kB”</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Only the name</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Nur der Name</translation>
    </message>
    <message>
        <source>This folder was deleted.</source>
        <translation>Dieser Ordner wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 of %2 are still on the disk; the rest has been overwritten.</source>
        <translation>%1 von %2 sind noch auf dem Datenträger; der Rest wurde überschrieben.</translation>
    </message>
    <message>
        <source>Only the name of this file is left: its content was overwritten, or its location is unknown.</source>
        <translation>Von dieser Datei ist nur der Name übrig: ihr Inhalt wurde überschrieben, oder seine Position ist unbekannt.</translation>
    </message>
    <message>
        <source>The first letter of its name was erased.</source>
        <translation>Der erste Buchstabe des Namens wurde gelöscht.</translation>
    </message>
    <message>
        <source>Its size and location were erased.</source>
        <translation>Größe und Position wurden gelöscht.</translation>
    </message>
    <message>
        <source>Only its first block is known; the rest is assumed to follow it.</source>
        <translation>Nur der erste Block ist bekannt; es wird angenommen, dass der Rest darauf folgt.</translation>
    </message>
    <message>
        <source>Another deleted file used some of the same blocks.</source>
        <translation>Eine andere gelöschte Datei hat teilweise dieselben Blöcke verwendet.</translation>
    </message>
    <message>
        <source>Found in the unused space of a folder or a tree.</source>
        <translation>Gefunden im ungenutzten Platz eines Ordners oder eines Baums.</translation>
    </message>
    <message>
        <source>Found in the journal.</source>
        <translation>Gefunden im Journal.</translation>
    </message>
    <message>
        <source>Found in an older checkpoint.</source>
        <translation>Gefunden in einem älteren Checkpoint.</translation>
    </message>
    <message>
        <source>Found in a snapshot.</source>
        <translation>Gefunden in einem Schnappschuss.</translation>
    </message>
    <message>
        <source>No other file is known to have overwritten this file's content.</source>
        <translation>Es ist keine andere Datei bekannt, die den Inhalt dieser Datei überschrieben hat.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesPanel</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>State of the volume</source>
        <translation>Zustand des Volumes</translation>
    </message>
    <message>
        <source>Search the volume: part of a name, or *.jpg</source>
        <translation>Volume durchsuchen: Teil eines Namens oder *.jpg</translation>
    </message>
    <message>
        <source>Search the volume</source>
        <translation>Volume durchsuchen</translation>
    </message>
    <message>
        <source>Reading the names of the volume</source>
        <translation>Namen des Volumes werden gelesen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>No file has this byte: %1</source>
        <translation>Keine Datei hat dieses Byte: %1</translation>
    </message>
    <message>
        <source>No file has this byte.</source>
        <translation>Keine Datei hat dieses Byte.</translation>
    </message>
    <message>
        <source>&amp;Deleted</source>
        <translation>G&amp;elöschte</translation>
    </message>
    <message>
        <source>The current files of the volume, those of a snapshot, or the rest of an older checkpoint</source>
        <translation>Die aktuellen Dateien des Volumes, die eines Schnappschusses oder was von einem älteren Checkpoint übrig ist</translation>
    </message>
    <message>
        <source>Also show deleted files that something on the volume still describes, and how much of each is left</source>
        <translation>Auch gelöschte Dateien zeigen, die noch etwas auf dem Volume beschreibt, und wie viel von jeder übrig ist</translation>
    </message>
    <message>
        <source>Password or recovery key</source>
        <translation>Passwort oder Wiederherstellungsschlüssel</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>&amp;Hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>Mit Muster füllen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation>&amp;Text (%1)</translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation>Das Muster über %1 ab Offset %2 wiederholen.</translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation>Das Limit für eine Änderung ist %1 MiB.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation>Karte des belegten und des ungenutzten Platzes</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>noch zu tun</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation>war schon null</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation>Hier ungenutzt: %1 von %2; erledigt: %3</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilterBar</name>
    <message>
        <source>Filter fields</source>
        <translation>Felder filtern</translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation>Nur Felder anzeigen, deren Name, Wert oder Typ den Text enthält</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation>Suche fortsetzen</translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation>Die übrigen Felder durchsuchen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation>In der Vorlage suchen</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Vorheriges suchen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Nächstes suchen (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingModel</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation>GPT reparieren…</translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation>Neue GUIDs…</translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation>Boot Camp wiederherstellen…</translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation>MBR zurücksetzen…</translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation>Partitionen suchen…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Überprüfung läuft…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparieren: %1</translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation>MBR vorschlagen…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation>Keine Probleme; %1</translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation>Offset %1. Eingabetaste oder Doppelklick führt dorthin.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FolderModel</name>
    <message>
        <source>Deleted files (%1)</source>
        <translation>Gelöschte Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation>Byte-Häufigkeit</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>Byte %1 (%2): %3 Mal, %4 %</numerusform>
            <numerusform>Byte %1 (%2): %3 Mal, %4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation>Datenträger-&amp;GUID:</translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation>Datenträger-GUID</translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation>Anzahl der &amp;Einträge:</translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation>Nutzbare Sektoren:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>„%1“ ist keine GUID (8-4-4-4-12 hexadezimale Ziffern)</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>„%1“ ist keine Anzahl von Sektoren</translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation>GPT-Eigenschaften</translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation>2 auf fast allen Datenträgern; manche Platinen legen dort ihren Bootloader ab</translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation>Eintragsgröße in Bytes:</translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation>Auch die Sicherungskopie am Ende des Datenträgers wird aktualisiert. Es werden keine Partitionsdaten verschoben.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation>GPT: Eigenschaften ändern</translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation>Erster &amp;Sektor der Einträge:</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation>Sicherungskopie</translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation>Neue GUIDs nach dem Klonen</translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation>Dem &amp;Datenträger eine neue GUID geben</translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation>Allen &amp;Partitionen neue GUIDs geben</translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation>Primäre Kopie (Anfang des Datenträgers)</translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation>Sicherungskopie im letzten Sektor des Datenträgers</translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation>GUID-Partitionstabelle reparieren</translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation>Nach dem Klonen verwenden: zwei Datenträger mit denselben GUIDs stören sich in einem Computer gegenseitig</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Geplante Änderungen</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>Änderungen &amp;vormerken</translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation>Diese Tabelle kann nicht repariert werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1: %n Partition, Zuverlässigkeit %2 %</numerusform>
            <numerusform>%1: %n Partitionen, Zuverlässigkeit %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation>Beide Kopien der Tabelle sind intakt. Es ist keine Reparatur nötig.</translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation>Die Tabelle wird aus der gewählten Kopie neu aufgebaut.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthPanel</name>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>&amp;Read health</source>
        <translation>&amp;Zustand lesen</translation>
    </message>
    <message>
        <source>S&amp;hort self-test</source>
        <translation>&amp;Kurzer Selbsttest</translation>
    </message>
    <message>
        <source>&amp;Long self-test</source>
        <translation>&amp;Langer Selbsttest</translation>
    </message>
    <message>
        <source>S&amp;top self-test</source>
        <translation>Selbsttest s&amp;toppen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The drive tests itself for some minutes. It can be used meanwhile; no data change.</source>
        <translation>Das Laufwerk testet sich einige Minuten lang selbst. Es kann währenddessen benutzt werden; keine Daten ändern sich.</translation>
    </message>
    <message>
        <source>The drive reads all of itself, for hours. It can be used meanwhile; no data change.</source>
        <translation>Das Laufwerk liest sich selbst vollständig, stundenlang. Es kann währenddessen benutzt werden; keine Daten ändern sich.</translation>
    </message>
    <message>
        <source>No disk is open.</source>
        <translation>Kein Datenträger ist geöffnet.</translation>
    </message>
    <message>
        <source>An image has no health of its own.</source>
        <translation>Ein Image hat keinen eigenen Zustand.</translation>
    </message>
    <message>
        <source>Reading the health…</source>
        <translation>Zustand wird gelesen…</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>Noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The health is unknown.</source>
        <translation>Der Zustand ist unbekannt.</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Zustand: %1</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>%1 (value %2, limit %3)</source>
        <translation>%1 (Wert %2, Grenze %3)</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthText</name>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Ausfall droht</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Powered on</source>
        <extracomment>Hours and days that a drive has been switched on</extracomment>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <source>%1 hours (%2 days)</source>
        <translation>%1 Stunden (%2 Tage)</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Endurance used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Spare blocks left</source>
        <translation>Verbleibende Reserveblöcke</translation>
    </message>
    <message>
        <source>%1 % (limit %2 %)</source>
        <translation>%1 % (Grenze %2 %)</translation>
    </message>
    <message>
        <source>Bad sectors</source>
        <translation>Defekte Sektoren</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Neu zugewiesene Sektoren</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Schwebende Sektoren</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>Nicht korrigierbare Sektoren</translation>
    </message>
    <message>
        <source>Unrecoverable errors</source>
        <translation>Nicht behebbare Fehler</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>Schnittstellenfehler</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>Einträge im Fehlerprotokoll</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed at sector %1</source>
        <translation>bei Sektor %1 fehlgeschlagen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>%1, at %2 hours</source>
        <translation>%1, bei %2 Betriebsstunden</translation>
    </message>
    <message>
        <source>A self-test is running: %1 % left</source>
        <translation>Ein Selbsttest läuft: noch %1 %</translation>
    </message>
    <message>
        <source>%1 is failing: %2</source>
        <translation>%1 droht auszufallen: %2</translation>
    </message>
    <message>
        <source>The health of %1 is not good: %2</source>
        <translation>Der Zustand von %1 ist nicht gut: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation>Sectorsmith-Handbuch</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>Andere Tasten</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Template language</source>
        <translation>Vorlagensprache</translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation>Handbuchseiten</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation>Boot Camp reparieren</translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation>Ein Gehäuse messen</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Ungenutzten Platz löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Rescue a failing disk</source>
        <translation>Einen defekten Datenträger retten</translation>
    </message>
    <message>
        <source>Clone a Mac’s disk</source>
        <translation>Den Datenträger eines Mac klonen</translation>
    </message>
    <message>
        <source>Check files for changes</source>
        <translation>Dateien auf Änderungen prüfen</translation>
    </message>
    <message>
        <source>Where the space and the time go</source>
        <translation>Wohin Platz und Zeit gehen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation>Offset %1, LBA %2</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation>LBA</translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation>LBA:Byte</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimal</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation>Offset %1 (0x%2), LBA %3</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation>Diese Quelle ist leer (0 Bytes).</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation>Geändert in %1; auf dem Datenträger: %2</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>Überprüfung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation>Strg+Klick oder Eingabetaste: gehe zu 0x%1</translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation>Die Auswahl ist größer als 16 MiB, das Limit für die Zwischenablage. Speichern Sie sie stattdessen in einer Datei.</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>„%1“ lässt sich nicht in %2 codieren</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation>Die Zwischenablage enthält keinen Text</translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation>Einfügen nicht möglich: %1. Verwenden Sie „Inhalte einfügen“ für andere Formate.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesController</name>
    <message>
        <source>The tab has staged changes. Write or discard them first.</source>
        <translation>Der Tab hat vorgemerkte Änderungen. Schreiben oder verwerfen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>New identifiers written and verified. “Undo records” undoes this (record %1).</source>
        <translation>Neue Kennungen geschrieben und geprüft. „Rücknahme-Datensätze“ nimmt dies zurück (Datensatz %1).</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesDialog</name>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>Auf den Datenträger &amp;schreiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New identifiers</source>
        <translation>Neue Kennungen</translation>
    </message>
    <message>
        <source>Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of another disk of this computer.</source>
        <translation>Systeme verwechseln Datenträger mit gleichen Kennungen. Geben Sie %1 neue, wenn es sich um eine Kopie eines anderen Datenträgers dieses Computers handelt.</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>&amp;Für:</translation>
    </message>
    <message>
        <source>Identifiers that change</source>
        <translation>Kennungen, die sich ändern</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>The whole disk</source>
        <translation>Der ganze Datenträger</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Partition %1 is unchanged: %2</source>
        <translation>Partition %1 bleibt unverändert: %2</translation>
    </message>
    <message>
        <source>Write although other partitions are in use: %1</source>
        <translation>Schreiben, obwohl andere Partitionen in Gebrauch sind: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ne&amp;w identifiers…</source>
        <translation>&amp;Neue Kennungen…</translation>
    </message>
    <message>
        <source>Gives a copy its own GUIDs, UUIDs and serial numbers, after a review</source>
        <translation>Gibt einer Kopie eigene GUIDs, UUIDs und Seriennummern, nach einer Prüfung</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation>%1 von %2, %3, noch %4</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation>Verlorene Partitionen suchen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation>Partitionsname</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Erster Sektor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Anhaltspunkte</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation>ja, Partition %1</translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation>nein, innerhalb einer anderen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation>GPT-Header</translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation>Durchsucht den gesamten Datenträger nach Dateisystemen (NTFS, FAT, exFAT, HFS+, APFS, ext), ihren Sicherungs-Bootsektoren und Kopien von Partitionstabellen. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation>&amp;Jeden Sektor durchsuchen (langsamer, findet nicht ausgerichtete Volumes)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Suchfortschritt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation>Die vorgeschlagene Tabelle enthält die ausgewählten Volumes.</translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation>Tabelle &amp;vorschlagen…</translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation>Suche gestoppt.</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation>%1 von %2, %3, noch %4</translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>gültige Prüfsumme; %n Partition</numerusform>
            <numerusform>gültige Prüfsumme; %n Partitionen</numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation>Alle gefundenen Volumes stehen in der Partitionstabelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>%n Volume gefunden, das in der Partitionstabelle fehlt.</numerusform>
            <numerusform>%n Volumes gefunden, die in der Partitionstabelle fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation>%1 unlesbar.</translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation>Verlorene Partitionen wiederherstellen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Nä&amp;chstes suchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Vorheri&amp;ges suchen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation>Prüfsu&amp;mmen…</translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation>Sectorsmith</translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation>Geöffnete Datenträger und Images</translation>
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
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>Offset %1</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Images öffnen</translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation>Disk-Images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation>Speichern abbrechen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation>Auswahl &amp;speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation>Als Hex &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation>&amp;Hexdump</translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation>&amp;C-Array</translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation>&amp;Python</translation>
    </message>
    <message>
        <source>&amp;Rust</source>
        <translation>&amp;Rust</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Base64</translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation>&amp;Offset</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation>Sek&amp;tor auswählen</translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation>Bl&amp;ock auswählen…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation>&amp;Nächster Sektor</translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation>V&amp;orheriger Sektor</translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation>Nä&amp;chste Partition</translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation>Vo&amp;rherige Partition</translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation>&amp;Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Nächstes Lesezeichen</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Vorheriges Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation>Ü&amp;ber Sectorsmith</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;dienfelder</translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation>&amp;Bytes pro Zeile</translation>
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
        <translation>So viele wie &amp;passen</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>&amp;Gruppierung</translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation>&amp;1 Byte</translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation>&amp;2 Bytes</translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation>&amp;4 Bytes</translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation>&amp;8 Bytes</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>&amp;Hexadezimal</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>&amp;Dezimal</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>&amp;Oktal</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>&amp;Binär</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation>Offset, &amp;hexadezimal</translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation>Offset, &amp;dezimal</translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation>&amp;LBA und Offset, hexadezimal</translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation>L&amp;BA und Offset, dezimal</translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation>Relativ zur &amp;Partition</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>Nächster &amp;Tab</translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation>Über Sectorsmith</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Dateninspektor</translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation>Vorlagen-Editor</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>&amp;Partitionen</translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>&amp;Boot Camp wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation>Ver&amp;lorene Partitionen suchen…</translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation>Entropie und Byte-&amp;Häufigkeit…</translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation>Wählen Sie links einen Datenträger, öffnen Sie ein Image oder legen Sie eine Datei hier ab.
Das Öffnen eines Datenträgers verändert ihn nie.</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Image öffnen…</translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation>Belegung am Cursor</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>Cursorposition</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>Ausgewählt: %1 (%2)</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation>%1, %2-Byte-Sektoren</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>Auswahl speichern</translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation>Wird in %1 gespeichert</translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation>%1 gespeichert; %2 unlesbar und als Nullen geschrieben</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>%1 in %2 gespeichert</translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation>Speichern abgebrochen; es wurde keine Datei geschrieben</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation>Image ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation>Sch&amp;onmodus für defekte Datenträger</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Kein Vorauslesen, keine automatische Erkennung, jeder Sektor wird nur einmal versucht</translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation>Link am C&amp;ursor folgen</translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation>&amp;Zellenformat</translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation>Te&amp;xtcodierung</translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation>&amp;Standardgröße</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex-Editor für Datenträger und Partitionierungsprogramm: öffnet Rohgeräte und Images, zeigt ihre Sektoren, decodiert ihre Strukturen.&lt;/p&gt;&lt;p&gt;Das Öffnen eines Datenträgers schreibt nie auf ihn.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Erstellt mit Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation>GPT &amp;reparieren…</translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation>Partitionstabellen s&amp;ichern…</translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation>Partitionstabellen &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Fi&amp;les</source>
        <translation>D&amp;ateien</translation>
    </message>
    <message>
        <source>Browse, search and extract the files of the volumes</source>
        <translation>Die Dateien der Volumes durchblättern, durchsuchen und extrahieren</translation>
    </message>
    <message>
        <source>Show the &amp;file</source>
        <translation>&amp;Datei anzeigen</translation>
    </message>
    <message>
        <source>Co&amp;lor by file</source>
        <translation>Nach Datei ein&amp;färben</translation>
    </message>
    <message>
        <source>Browse and search the files of the volumes (%1)</source>
        <translation>Die Dateien der Volumes durchblättern und durchsuchen (%1)</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Belegt: %1</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestController</name>
    <message>
        <source>choose the files</source>
        <translation>wählen Sie die Dateien</translation>
    </message>
    <message>
        <source>choose where to save the manifest</source>
        <translation>wählen Sie, wo das Manifest gespeichert werden soll</translation>
    </message>
    <message>
        <source>choose a manifest</source>
        <translation>wählen Sie ein Manifest</translation>
    </message>
    <message>
        <source>unlock the volume</source>
        <translation>entsperren Sie das Volume</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Das Passwort ist falsch.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message>
        <source>%1 read.</source>
        <translation>%1 gelesen.</translation>
    </message>
    <message>
        <source>%1 read in %2 (%3/s).</source>
        <translation>%1 in %2 gelesen (%3/s).</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n Datei war vor der Unterbrechung schon gelesen worden.</numerusform>
            <numerusform>%n Dateien waren vor der Unterbrechung schon gelesen worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>%n Ordner auf einem anderen Dateisystem wurde ausgelassen: %1</numerusform>
            <numerusform>%n Ordner auf anderen Dateisystemen wurden ausgelassen; der erste: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n Datei hat sich geändert, ohne dass Datum oder Größe neu sind. Vergleichen Sie sie mit einem Backup, bevor dieses ersetzt wird.</numerusform>
            <numerusform>%n Dateien haben sich geändert, ohne dass Datum oder Größe neu sind. Vergleichen Sie sie mit einem Backup, bevor dieses ersetzt wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n Datei konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Dateien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files to compare.</source>
        <translation>Es gab nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Everything is as the manifest describes it.</source>
        <translation>Alles ist so, wie das Manifest es beschreibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>%n Unterschied zum Manifest, nicht verdächtig.</numerusform>
            <numerusform>%n Unterschiede zum Manifest, keiner davon verdächtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1 enthält die Prüfsumme von %n Datei, %2.</numerusform>
            <numerusform>%1 enthält die Prüfsummen von %n Dateien, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n Datei hat keine Prüfsumme: sie konnte nicht gelesen werden oder änderte sich gerade.</numerusform>
            <numerusform>%n Dateien haben keine Prüfsumme: sie konnten nicht gelesen werden oder änderten sich gerade.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the manifest describes it.</source>
        <translation>Wie das Manifest es beschreibt.</translation>
    </message>
    <message>
        <source>The content is the same; only the date is new.</source>
        <translation>Der Inhalt ist derselbe; nur das Datum ist neu.</translation>
    </message>
    <message>
        <source>It was not there when the manifest was made.</source>
        <translation>War noch nicht da, als das Manifest angelegt wurde.</translation>
    </message>
    <message>
        <source>It is in the manifest, but no longer there.</source>
        <translation>Steht im Manifest, ist aber nicht mehr da.</translation>
    </message>
    <message>
        <source>The content of a missing file, under another name.</source>
        <translation>Der Inhalt einer fehlenden Datei, unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>The size changed; a program has probably saved the file.</source>
        <translation>Die Größe hat sich geändert; wahrscheinlich hat ein Programm die Datei gespeichert.</translation>
    </message>
    <message>
        <source>Content and date changed, or the manifest has no dates; a program has probably saved the file.</source>
        <translation>Inhalt und Datum haben sich geändert, oder im Manifest fehlen Datumsangaben; wahrscheinlich hat ein Programm die Datei gespeichert.</translation>
    </message>
    <message>
        <source>The content changed, but its date and size did not: damage on the disk, in memory or on a cable, or a hidden change.</source>
        <translation>Der Inhalt hat sich geändert, Datum und Größe aber nicht: ein Schaden auf dem Datenträger, im Arbeitsspeicher oder durch ein Kabel, oder eine verborgene Änderung.</translation>
    </message>
    <message>
        <source>It became something else, such as a folder in place of a file.</source>
        <translation>Ist zu etwas anderem geworden, etwa zu einem Ordner anstelle einer Datei.</translation>
    </message>
    <message>
        <source>The link leads elsewhere.</source>
        <translation>Der Link führt woandershin.</translation>
    </message>
    <message>
        <source>It changed while it was read; close the program that writes it.</source>
        <translation>Hat sich während des Lesens geändert; schließen Sie das Programm, das die Datei schreibt.</translation>
    </message>
    <message>
        <source>The content cannot be read; it can be damaged, or reading it denied.</source>
        <translation>Der Inhalt ist nicht lesbar; er kann beschädigt sein, oder das Lesen wird verweigert.</translation>
    </message>
    <message>
        <source>The manifest has no checksum of it.</source>
        <translation>Das Manifest enthält dazu keine Prüfsumme.</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Dateien werden aufgelistet…</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 of %4</source>
        <translation>%1 von %2 Dateien, %3 von %4</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, noch %3</translation>
    </message>
    <message>
        <source>Stopped. “Continue” goes on with the files that were not read yet.</source>
        <translation>Gestoppt. „Fortsetzen“ macht mit den Dateien weiter, die noch nicht gelesen wurden.</translation>
    </message>
    <message>
        <source>Earlier path: %1</source>
        <translation>Früherer Pfad: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>Modified: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>%1 in the manifest: %2</source>
        <translation>%1 im Manifest: %2</translation>
    </message>
    <message>
        <source>%1 now: %2</source>
        <translation>%1 jetzt: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message>
        <source>Inte&amp;grity of files…</source>
        <translation>Inte&amp;grität von Dateien…</translation>
    </message>
    <message>
        <source>Records the checksums of files, and finds what has changed since</source>
        <translation>Hält die Prüfsummen von Dateien fest und findet, was sich seitdem geändert hat</translation>
    </message>
    <message>
        <source>JSON lines (all details)</source>
        <translation>JSON-Zeilen (alle Einzelheiten)</translation>
    </message>
    <message>
        <source>For sha256sum --check and its like</source>
        <translation>Für sha256sum --check und Ähnliches</translation>
    </message>
    <message>
        <source>For hashdeep</source>
        <translation>Für hashdeep</translation>
    </message>
    <message>
        <source>For mtree</source>
        <translation>Für mtree</translation>
    </message>
    <message>
        <source>Folder &amp;in it:</source>
        <translation>Ordner dar&amp;in:</translation>
    </message>
    <message>
        <source>Read &amp;past the system’s cache</source>
        <translation>Am &amp;Cache des Systems vorbei lesen</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>Or&amp;dner…</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pausie&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Show on the &amp;disk</source>
        <translation>Auf dem Datenträger &amp;zeigen</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>&amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>Integrity of files</source>
        <translation>Integrität von Dateien</translation>
    </message>
    <message>
        <source>the whole volume</source>
        <translation>das ganze Volume</translation>
    </message>
    <message>
        <source>Fi&amp;les:</source>
        <translation>Da&amp;teien:</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Make a manifest</source>
        <translation>Manifest anlegen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Begrenzung</translation>
    </message>
    <message>
        <source> MB/s</source>
        <translation> MB/s</translation>
    </message>
    <message>
        <source>Read at most this much each second, so that other programs are not slowed down</source>
        <translation>Pro Sekunde höchstens so viel lesen, damit andere Programme nicht gebremst werden</translation>
    </message>
    <message>
        <source>Speed limi&amp;t:</source>
        <translation>&amp;Geschwindigkeitsbegrenzung:</translation>
    </message>
    <message>
        <source>Goes on from where the last run was stopped</source>
        <translation>Macht dort weiter, wo der letzte Durchlauf gestoppt wurde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>also made by sha256sum, hashdeep or mtree</source>
        <translation>auch von sha256sum, hashdeep oder mtree</translation>
    </message>
    <message>
        <source>a folder, to see which blocks differ</source>
        <translation>ein Ordner, um zu sehen, welche Blöcke sich unterscheiden</translation>
    </message>
    <message>
        <source>Small files are read from the disk, even those that the system has in memory. Slower.</source>
        <translation>Kleine Dateien werden vom Datenträger gelesen, auch solche, die das System im Arbeitsspeicher hat. Langsamer.</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Manifest:</source>
        <translation>&amp;Manifest:</translation>
    </message>
    <message>
        <source>Cop&amp;y of the files:</source>
        <translation>&amp;Kopie der Dateien:</translation>
    </message>
    <message>
        <source>Manifest to check with</source>
        <translation>Manifest, mit dem geprüft wird</translation>
    </message>
    <message>
        <source>Copy to compare with</source>
        <translation>Kopie, mit der verglichen wird</translation>
    </message>
    <message>
        <source>a file on another disk</source>
        <translation>eine Datei auf einem anderen Datenträger</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>Prüfsumm&amp;e:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation>Speichern &amp;unter:</translation>
    </message>
    <message>
        <source>Manifest to make</source>
        <translation>Anzulegendes Manifest</translation>
    </message>
    <message>
        <source>Manifests (*.manifest);;All files (*)</source>
        <translation>Manifeste (*.manifest);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A manifest records the checksum, size and date of each file. Make one while the files are good, and keep it on another disk. Later, a check reads the files again and lists what has changed, above all files with other content but the same date: failing disks, memory and cables cause this, programs do not.</source>
        <translation>Ein Manifest hält Prüfsumme, Größe und Datum jeder Datei fest. Legen Sie eines an, solange die Dateien gut sind, und bewahren Sie es auf einem anderen Datenträger auf. Später liest eine Prüfung die Dateien noch einmal und führt auf, was sich geändert hat, vor allem Dateien mit anderem Inhalt, aber gleichem Datum: Das verursachen defekte Datenträger, Speicherbausteine und Kabel, Programme dagegen nicht.</translation>
    </message>
    <message>
        <source>The files are only read.</source>
        <translation>Die Dateien werden nur gelesen.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Filter by path</source>
        <translation>Nach Pfad filtern</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder with the files</source>
        <translation>Ordner mit den Dateien</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 ist schon vorhanden. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Make manifest</source>
        <translation>&amp;Manifest anlegen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausiert: %1</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Alle Unterschiede</translation>
    </message>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>Unterschied</numerusform>
            <numerusform>Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>For suspicious files that were compared with a copy, and whose place on the disk is known</source>
        <translation>Für verdächtige Dateien, die mit einer Kopie verglichen wurden und deren Ort auf dem Datenträger bekannt ist</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Unlo&amp;ck</source>
        <translation>E&amp;ntsperren</translation>
    </message>
    <message>
        <source>Password of one of its users, or the recovery key; it is not stored</source>
        <translation>Passwort eines der Benutzer oder der Wiederherstellungsschlüssel; die Eingabe wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Passwort des &amp;Volumes:</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, verschlüsselt</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Passwort wird geprüft…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n Mal)</numerusform>
            <numerusform>%1 (%n Mal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation>Alle Meldungen löschen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>old: %1; new: %2</source>
        <translation>alt: %1; neu: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation>Verknüpfungen zwischen GPT- und MBR-Einträgen</translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation>Welcher MBR-Eintrag welcher GPT-Partition entspricht</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation>Partition %1: %2</translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation>%1, Sektoren %2 bis %3</translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation>MBR: EE, Schutzeintrag</translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation>MBR %1: %2</translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation>Partitionskarte</translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation>Name „%1“</translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation>MBR %1: %2, aktiv</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Partitionstabellen werden gelesen…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation>&amp;Prüfen und schreiben…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Master Boot Record (MBR)</translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation>Datenträger-GUID %1</translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation>Datenträgersignatur %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation>Hybrid-MBR (für BIOS)</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>Schutz-MBR</translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation>Die Tabellen enthalten ausstehende Änderungen, die noch nicht auf dem Datenträger sind</translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation>Vorgemerkt, noch nicht geschrieben: %1. Drücken Sie %2, um es zu widerrufen.</translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation>Tabellen in %1 gespeichert</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Partitionstabellen werden gelesen…</translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation>Dies ist ein einzelnes Volume ohne Partitionstabelle.</translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation>Keine Partitionstabelle. Verwenden Sie „Reparieren und mehr“, um verlorene Partitionen zu suchen oder eine Tabelle zu erstellen.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>%1-Byte-Sektoren</translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation>Wird von einem BIOS und von dem damit gestarteten Windows verwendet; alle anderen Systeme verwenden die GPT</translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation>GPT-Einträge nach erstem Sektor sortieren</translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation>die Datei ist zu groß für eine Sicherungskopie einer Partitionstabelle</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>&amp;Hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Base64</translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation>Inhalte einfügen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codierung</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen…</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>die Datei ist größer als %1</translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation>&amp;Text, codiert in</translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation>Inhalt einer &amp;Datei</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>Einzufügender Text</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>Keine Datei gewählt</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation>Datei einfügen</translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation>%1 einzufügen, aber nur %2 vom Cursor bis zum Ende des Datenträgers.</translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation>Überschreibt %1 bei Offset %2.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation>&amp;Prüfen und schreiben…</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation>Geändert in</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation>%1 geändert in %2</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation>Keine ausstehenden Änderungen. Ihre Bearbeitungen werden hier aufgelistet und erst auf den Datenträger geschrieben, nachdem Sie sie geprüft haben.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(unlesbar)</translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation>Diese Änderung zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation>Änderung bei Offset %1 zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>%1 weitere Änderung…</numerusform>
            <numerusform>%1 weitere Änderungen…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation>Geplante Änderungen</translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation>Nach diesen Änderungen findet die Überprüfung keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>Nach diesen Änderungen findet die Überprüfung noch %n Fehler.</numerusform>
            <numerusform>Nach diesen Änderungen findet die Überprüfung noch %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation>Noch wird nichts geschrieben: die Änderungen werden vorgemerkt und Sie prüfen sie, bevor sie geschrieben werden.</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>Änderungen &amp;vormerken</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation>Sie können nicht in %1 schreiben.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>Systemschriftart</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>Systemschriftart mit fester Breite</translation>
    </message>
    <message>
        <source>System size</source>
        <translation>Systemgröße</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation>Dezimal: kB, MB, GB</translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation>Binär: KiB, MiB, GiB</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Schriftart:</translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation>Schrift&amp;größe:</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation>Starten Sie Sectorsmith neu, um die Sprache zu ändern.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Geben Sie einen absoluten Pfad ein.</translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation>Felder der Struktur &amp;einfärben</translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation>Datenträger im Sch&amp;onmodus öffnen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation>Schriftart der &amp;Hex-Ansicht:</translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation>Größene&amp;inheiten:</translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Für defekte Datenträger: kein Vorauslesen, keine automatische Erkennung, jeder Sektor wird nur einmal versucht</translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation>Lesecache jedes geöffneten Datenträgers oder Images</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Standardordner</translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation>&amp;Lesecache pro Datenträger:</translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation>Ordner für &amp;Rücknahme-Datensätze:</translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation>Ordner für Rücknahme-Datensätze</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation>&amp;Gesamte Quelle: %1</translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation>&amp;Berechnen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation>&amp;Auswahl (leer)</translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation>&amp;Auswahl: %1 ab Offset 0x%2</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Fertig: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestMap</name>
    <message>
        <source>left to read</source>
        <translation>noch zu lesen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>read slowly</source>
        <translation>langsam gelesen</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>nach Fehlern übersprungen</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Map of the disk</source>
        <translation>Karte des Datenträgers</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 bei Byte %2</translation>
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
        <translation>%1 von %2, %3/s, noch %4:%5</translation>
    </message>
    <message>
        <source>Stopped. With the same map file, the test continues.</source>
        <translation>Gestoppt. Mit derselben Map-Datei wird der Test fortgesetzt.</translation>
    </message>
    <message>
        <source>Stopped. Not everything was read.</source>
        <translation>Gestoppt. Es wurde nicht alles gelesen.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.</source>
        <translation>%1 können nicht gelesen werden (%2 Bytes). Kopieren Sie den Datenträger, bevor irgendetwas anderes versucht wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>%n Bereich ist langsam; er dauerte %1 ms.</numerusform>
            <numerusform>%n Bereiche sind langsam; der langsamste dauerte %1 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more slow areas than are listed.</source>
        <translation>Es gibt mehr langsame Bereiche, als aufgeführt sind.</translation>
    </message>
    <message>
        <source>Everything had been read already. To read it again, choose another map file.</source>
        <translation>Alles war bereits gelesen. Um es noch einmal zu lesen, wählen Sie eine andere Map-Datei.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation>Alles ist lesbar.</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
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
        <translation>Lesetest des Datentr&amp;ägers…</translation>
    </message>
    <message>
        <source>Reads the whole disk and shows its unreadable and slow areas</source>
        <translation>Liest den ganzen Datenträger und zeigt, was nicht lesbar und was langsam ist</translation>
    </message>
    <message>
        <source>Start &amp;reading</source>
        <translation>&amp;Lesen starten</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pausie&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Read test of %1</source>
        <translation>Lesetest von %1</translation>
    </message>
    <message>
        <source>Reads everything once, and writes nothing to it. A disk that is failing wears with each test: copy it first.</source>
        <translation>Liest alles einmal und schreibt nichts darauf. Ein defekter Datenträger nutzt sich mit jedem Test weiter ab: kopieren Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Unreadable and slow areas</source>
        <translation>Nicht lesbare und langsame Bereiche</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>A double click shows the bytes</source>
        <translation>Ein Doppelklick zeigt die Bytes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A piece of 1 MiB that takes longer counts as slow</source>
        <translation>Ein Stück von 1 MiB, das länger dauert, gilt als langsam</translation>
    </message>
    <message>
        <source>How often each unreadable sector is tried again at the end</source>
        <translation>Wie oft jeder nicht lesbare Sektor am Ende erneut versucht wird</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Records the areas read, in ddrescue’s format, so that a stopped test can continue</source>
        <translation>Hält im Format von ddrescue fest, was gelesen wurde, damit ein gestoppter Test fortgesetzt werden kann</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>S&amp;low from:</source>
        <translation>Lan&amp;gsam ab:</translation>
    </message>
    <message>
        <source>R&amp;etries of bad sectors:</source>
        <translation>&amp;Wiederholungen bei defekten Sektoren:</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>&amp;Map-Datei:</translation>
    </message>
    <message>
        <source>Map file of the test</source>
        <translation>Map-Datei des Tests</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Map-Dateien (*.map *.mapfile);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Stop the read test?</source>
        <translation>Den Lesetest stoppen?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausiert: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation>unbekannte Zeit</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation>&amp;Abschließen…</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Rücknahme-Datensätze</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Abgeschlossen und geprüft.</translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation>Nichts wurde geschrieben; der Datensatz ist geschlossen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation>Alte Rücknahme-Datensätze löschen</translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>Kein Datensatz ist älter als %n Tag.</numerusform>
            <numerusform>Kein Datensatz ist älter als %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation>Schreiben, obwohl andere Partitionen des Datenträgers in Gebrauch sind</translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation>Al&amp;te Datensätze löschen…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Zurücknehmen…</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>Jetzt auf dem Datenträger</translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation>Aufgezeichnete Bytes</translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation>Jeder Schreibvorgang zeichnet die Bytes auf, die er ersetzt, damit er zurückgenommen werden kann.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation>Von root erstellte Datensätze in %1 werden nicht angezeigt; führen Sie „sudo sectorsmith undo list“ aus, um sie zu sehen.</translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation>Keine Rücknahme-Datensätze</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%n Datensatz in %1, %2.</numerusform>
            <numerusform>%n Datensätze in %1, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(unlesbar)</translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation>Weitere Bytes folgen…</translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation>Schreiben von „%1“ auf %2 abschließen?</translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation>„%1“ auf %2 zurücknehmen? Dies stellt die Bytes wieder her, die der Schreibvorgang ersetzt hat.</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>Nicht zurückgenommen: %1. Der vorherige Inhalt war unlesbar und ist unbekannt.</translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation>Prüfen Sie, ob dies der richtige Datenträger ist: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Zurückgenommen und geprüft.</translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation>Alles andere wurde zurückgenommen und geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>%n Rücknahme-Datensatz löschen (%1)? Der aufgezeichnete Schreibvorgang kann dann nicht mehr zurückgenommen werden.</numerusform>
            <numerusform>%n Rücknahme-Datensätze löschen (%1)? Die aufgezeichneten Schreibvorgänge können dann nicht mehr zurückgenommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation>Datensätze löschen, die älter sind als (Tage):</translation>
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
        <translation>Dateien nach Ergebnis</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation>&amp;Balken</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Tabe&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation>Ergebnisse des Geschwindigkeitstests</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation>Werte der ausgewählten Ergebnisse</translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation>Balkendiagramm der ausgewählten Ergebnisse</translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation>Keine gespeicherten Tests. Hier oder mit dem Befehl ausgeführte Tests erscheinen in dieser Liste.</translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation>Wählen Sie die Ergebnisse aus, die Sie vergleichen möchten. Doppelklicken Sie auf ein Ergebnis, um seinen Graphen anzuzeigen.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Rename result</source>
        <translation>Ergebnis umbenennen</translation>
    </message>
    <message>
        <source>Name (empty: the disk's):</source>
        <translation>Name (leer: der des Datenträgers):</translation>
    </message>
    <message>
        <source>Delete result</source>
        <translation>Ergebnis löschen</translation>
    </message>
    <message>
        <source>Delete the result of %1?</source>
        <translation>Das Ergebnis von %1 löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)</source>
        <translation>Tabelle (*.csv);;Markdown (*.md);;JSON (*.json);;Bild (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what was done, where</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) written and verified. “Undo records” undoes this (record %1).</source>
        <translation>
            <numerusform>%n Sektor geschrieben und geprüft. „Rücknahme-Datensätze“ nimmt dies zurück (Datensatz %1).</numerusform>
            <numerusform>%n Sektoren geschrieben und geprüft. „Rücknahme-Datensätze“ nimmt dies zurück (Datensatz %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Der Kernel verwendet noch den alten Eintrag für %1: die Partition ist in Gebrauch.</translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation>Die Änderungen bleiben erhalten. Schreiben Sie erneut, wenn ein Administrator ein Passwort eingeben kann, oder verwenden Sie einen Account, der auf Datenträger schreiben darf.</translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation>Zurückgenommen und geprüft: der Datenträger enthält, was er vorher enthielt.</translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation>Der Datenträger enthält diese Bytes bereits: nichts zu schreiben.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation>&amp;Deaktivieren</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>Auf den Datenträger &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Erneut lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation>Prüfen und schreiben</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation>Auf dem Datenträger, und wodurch es ersetzt wird</translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation>Zu schreibende Bytes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation>Änderungen der Partitionstabelle</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation>Änderungen an %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation>Auf diesem Datenträger: %1</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation>(konnte nicht gelesen werden)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation>Deaktiviert %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation>Ordner für Rücknahme-Datensätze</translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation>Schreiben &amp;abschließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Datenträger wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>%n Sektor mit %1 Bytes wird geschrieben.</numerusform>
            <numerusform>%n Sektoren mit je %1 Bytes werden geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… und %n weitere Zeile</numerusform>
            <numerusform>… und %n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation>Wählen Sie einen anderen Ordner für Rücknahme-Datensätze.</translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation>Schreiben, obwohl der Datenträger in Gebrauch ist. Diese Partitionen werden nicht geändert: %1</translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation>Ein begonnener Schreibvorgang wird zu Ende geführt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation>%1 ist keine reguläre Datei; wählen Sie eine Datei zum Speichern</translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation>%1 ist das Image, das gerade gelesen wird; wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation>&amp;Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation>Gleitkommazahl</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation>UTF-16, beide Byte-Reihenfolgen</translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation>UTF-32, beide Byte-Reihenfolgen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codierung</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Byte-Reihenfolge</translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation>Offset innerhalb eines Sektors</translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation>Hexadezimal, ? für eine beliebige Ziffer, | zwischen Alternativen: 55 ?? AA | EB ?? 90</translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation>Eine Zahl: 40, -1, 0x1234</translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation>Eine Zahl: 3.14</translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation>kein Datenträger ist geöffnet</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation>Nur bei Offset im Sektor</translation>
    </message>
    <message>
        <source>Search type</source>
        <translation>Suchart</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation>Als Bytes</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation>Codierung, auf die der Ausdruck passt</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation>Gesamte Quelle</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation>Aktuelle Partition</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Suchbereich</translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation>RE2-Syntax, passt auf Bytes: NTFS.{4}\x00\x02|EXFAT</translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation>RE2-Syntax, passt auf Zeichen: IMG_\d{4}\.jpe?g|DCIM</translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation>geben Sie ein, wonach gesucht werden soll</translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation>der Cursor ist nicht in einer Partition</translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation>der Offset in einem %1-Byte-Sektor darf höchstens %2 sein</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorheriger</translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation>&amp;Alle suchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Suche: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>%1 gefunden; %2</numerusform>
            <numerusform>%1 gefunden; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>%1 unlesbarer Sektor übersprungen</numerusform>
            <numerusform>%1 unlesbare Sektoren übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>Gestoppt; %1 gefunden</numerusform>
            <numerusform>Gestoppt; %1 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>Mehr als %1 gefunden; nur dieser ist aufgeführt</numerusform>
            <numerusform>Mehr als %1 gefunden; nur diese sind aufgeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>%1 in %2 gefunden (%3)</numerusform>
            <numerusform>%1 in %2 gefunden (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation>Gefunden (Suche vom Ende fortgesetzt)</translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation>Gefunden (Suche vom Anfang fortgesetzt)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>%n unlesbares Byte</numerusform>
            <numerusform>%n unlesbare Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation>%1 ist schreibgeschützt; schalten Sie zuerst das Bearbeiten ein</translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation>Offset %1 liegt hinter dem Ende von %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation>%1 belegt, %2 frei</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Belegt: %1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation>Bytes %1 bis %2</translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation>Belegung nicht gelesen: die Zuordnungskarte ist groß</translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation>Belegung unbekannt: %1</translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation>Belegung wird gelesen…</translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation>Frei, für einen älteren Zustand reserviert</translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation>Hinter dem Dateisystem</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Nicht zugeordnet</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message>
        <source>Sp&amp;ace used by files…</source>
        <translation>Von Dateien bel&amp;egter Platz…</translation>
    </message>
    <message>
        <source>Shows as a map which files and folders take the space of a disk</source>
        <translation>Zeigt als Karte, welche Dateien und Ordner den Platz eines Datenträgers belegen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Space used by files</source>
        <translation>Von Dateien belegter Platz</translation>
    </message>
    <message>
        <source>Folder or volume</source>
        <translation>Ordner oder Volume</translation>
    </message>
    <message>
        <source>Size of the boxes</source>
        <translation>Größe der Felder</translation>
    </message>
    <message>
        <source>Space on disk</source>
        <translation>Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>Size of the content</source>
        <translation>Größe des Inhalts</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>Gemeinsame Blöcke</translation>
    </message>
    <message>
        <source>Compressed content</source>
        <translation>Komprimierter Inhalt</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>Anzahl der Dateien</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>Or&amp;dner…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder to measure</source>
        <translation>Zu messender Ordner</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>%1 wird gelesen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n Datei oder Ordner konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%n Dateien oder Ordner konnten nicht gelesen werden; zuerst: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedDials</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Zufälliges Lesen</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Zufälliges Schreiben</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>MB/s, %1 IOPS</source>
        <translation>MB/s, %1 IOPS</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Geschwindigkeiten</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedForm</name>
    <message>
        <source>Profile default</source>
        <translation>Profilstandard</translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation>Zum Beispiel 1G. Die Profile überschreiben höchstens 4 GiB.</translation>
    </message>
    <message>
        <source> s per test</source>
        <translation> s pro Test</translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation>&amp;Datenträger oder Ordner:</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>&amp;Profil:</translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation>S&amp;chreiben:</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>Z&amp;eit:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation>Datenträger oder Ordner</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation>Test mit einer temporären Datei auf einem aktivierten Volume</translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation>&amp;Image…</translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation>Einen Ordner auf dem zu testenden Volume wählen</translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation>Ein Image zum Testen wählen</translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation>Schnell: große Blöcke, Lesen und Schreiben</translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation>Vollständig: große und kleine Blöcke, Warteschlangentiefe 1 und 32</translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation>Andauernd: Schreiben, bis der Cache voll ist</translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation>Durchlauf: vom Anfang bis zum Ende des Datenträgers</translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation>Dateien: eine große, 500 kleine, gemischte Größen</translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation>Prüfen: Datenträger mit gefälschter Kapazität erkennen</translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation>Eigene: Zugriff, Blockgröße und Warteschlangentiefe wählen</translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation>Erhalten: die Daten vor dem Überschreiben sichern und danach wiederherstellen</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk's name)</source>
        <translation>Daten vernichten (fragt nach dem Namen des Datenträgers)</translation>
    </message>
    <message>
        <source>Backup: 400 GB in files of all sizes</source>
        <translation>Backup: 400 GB in Dateien aller Größen</translation>
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
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Position (GB)</source>
        <translation>Position (GB)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation>Geschwindigkeitstest</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>E&amp;rgebnisse</translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation>Wählen Sie einen Datenträger, ein Image oder einen Ordner.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Geschwindigkeit im Zeitverlauf</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Bilder (*.svg *.png)</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
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
        <translation>CPU-s/GB</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation>%1 Dateien/s</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n Anforderung fehlgeschlagen, die erste bei Offset %1: %2</numerusform>
            <numerusform>%n Anforderungen fehlgeschlagen, die erste bei Offset %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation>Unlesbare Sektoren: %1.</translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation>Vorzeitig beendet: %1.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation>Geschwin&amp;digkeitstest…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation>Dieser Test schreibt; wählen Sie unter „Schreiben“ eine andere Option.</translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation>Schreibt höchstens %1; sichert %2 und stellt es danach wieder her.</translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation>Schreibt höchstens %1 und VERNICHTET DIE DATEN in %2 ab Offset %3.</translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation>Schreibt höchstens %1 in temporäre Dateien.</translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation>Dauert höchstens %1.</translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation>Daten vernichten?</translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk's name: %2</source>
        <translation>%1

Dieser Test vernichtet Daten auf dem Datenträger. Um fortzufahren, geben Sie den Namen des Datenträgers ein: %2</translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation>Auf %1 schreiben und danach die Daten wiederherstellen?</translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation>&amp;Schreiben und wiederherstellen</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation>Schritt %1 von %2: %3, noch %4</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation>Das Ergebnis kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation>Wird abgebrochen: laufende Anforderungen werden abgewartet und die gesicherten Daten wiederhergestellt…</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation>Adapter: Modell %1, Seriennummer %2, %3; TRIM: %4; SMART: %5; logische/physische Sektorgröße %6/%7 Bytes.</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation>Geschwindigkeitstest unterbrochen</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation>Ein Geschwindigkeitstest von %1 wurde unterbrochen, und %2 des Datenträgers enthält noch Testdaten. Die ursprünglichen Daten wiederherstellen?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation>Die Daten wurden wiederhergestellt und geprüft.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht abgeschlossen</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>mit Cache</translation>
    </message>
    <message>
        <source>%1 (%2): %3 MB/s</source>
        <translation>%1 (%2): %3 MB/s</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>Bild speic&amp;hern…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>Andauernd</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Server %1, file system %2, mounted with: %3.</source>
        <translation>Server %1, Dateisystem %2, aktiviert mit: %3.</translation>
    </message>
    <message>
        <source>%1 that neither the test nor the previous content explains were replaced; the undo record %2 has them.</source>
        <translation>%1, die sich weder durch den Test noch durch den vorherigen Inhalt erklären lassen, wurden ersetzt; der Rücknahme-Datensatz %2 enthält sie.</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted. Its data cannot be restored now: %2.</source>
        <translation>Ein Geschwindigkeitstest von %1 wurde unterbrochen. Die Daten können jetzt nicht wiederhergestellt werden: %2.</translation>
    </message>
    <message>
        <source>Check that %1 is the right disk: %2.</source>
        <translation>Vergewissern Sie sich, dass %1 der richtige Datenträger ist: %2.</translation>
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
        <translation>Entropie und Byte-Häufigkeit von %1</translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation>Entropie in Bit pro Byte (klicken, um zu einem Block zu gehen)</translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation>Byte-Häufigkeit</translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation>Gesamtentropie: %1 Bit pro Byte. %2 von 256 Bytewerten kommen vor; %3 % der Bytes sind null, %4 % druckbares ASCII. Blockgröße des Diagramms: %5.</translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation>⚠ %1 unlesbar, nicht mitgezählt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation>%1: %2 bei 0x%3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (widerrufen)</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1: %2 Bereich ab 0x%3</numerusform>
            <numerusform>%1: %2 Bereiche ab 0x%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation>Klicken, um zu diesem Zustand zurückzukehren</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation>%1, LBA %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>%n Suchergebnis hier</numerusform>
            <numerusform>%n Suchergebnisse hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>%n Lesezeichen hier</numerusform>
            <numerusform>%n Lesezeichen hier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation>%1 % dieses Bereichs sind belegt</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>Zum &amp;Anfang gehen</translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation>Volume-Belegung &amp;lesen</translation>
    </message>
    <message>
        <source>At 0x%1: %2</source>
        <extracomment>What has the byte at an offset: a file's path, or a structure of the file system</extracomment>
        <translation>Bei 0x%1: %2</translation>
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
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Wird ausgewertet…</translation>
    </message>
    <message>
        <source>%1 (section of %2)</source>
        <translation>%1 (Speicherbereich von %2)</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Speicherbereich %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Die Ausführung wurde gestoppt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation>%1  ✓ OK</translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation>%1  ✗ falsch</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation>
            <numerusform>%n Bit</numerusform>
            <numerusform>%n Bit</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1, Bit %2</translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation>Link zu %1 (Eingabetaste oder Strg+Klick)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation>Öffnen Sie einen Datenträger oder ein Image, um seine Strukturen zu sehen.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Wird ausgewertet…</translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation>Einige Felder überschreiten das Zeit- oder Speicherlimit von Vorlagen.</translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation>Mit dem zehnfachen Zeit- und Speicherlimit erneut auswerten</translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>Suche läuft: %1 Feld, %2 gefunden</numerusform>
            <numerusform>Suche läuft: %1 Felder, %2 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>Das erste Feld (%1) durchsucht, %2 gefunden</numerusform>
            <numerusform>Die ersten %1 Felder durchsucht, %2 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>%1 Feld eines größeren Baums durchsucht, %2 gefunden</numerusform>
            <numerusform>%1 Felder eines größeren Baums durchsucht, %2 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>Das einzige Feld (%1) durchsucht, %2 gefunden</numerusform>
            <numerusform>Alle %1 Felder durchsucht, %2 gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation>Wählen Sie eine Vorlage und führen Sie sie am Cursor aus.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Speicherbereiche</translation>
    </message>
    <message>
        <source>Open what the template made in memory, such as unpacked data, in a tab</source>
        <translation>In einem Tab öffnen, was die Vorlage im Speicher angelegt hat, etwa entpackte Daten</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation>Keine Vorlage passt zu diesen Daten.</translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation>Die Vorlage enthält Fehler.</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation>%1 kann nicht ersetzt werden; der Export ist in %2.</translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation>die Struktur wurde inzwischen neu ausgewertet; versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>Further output is not shown.</source>
        <translation>Weitere Ausgaben werden nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableCommands</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation>Sektoren anzeigen</translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation>Reparieren und &amp;mehr</translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation>Auf einen Schutz-MBR &amp;zurücksetzen…</translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation>Neue &amp;GUIDs nach dem Klonen…</translation>
    </message>
    <message>
        <source>GPT propert&amp;ies…</source>
        <translation>GPT-&amp;Eigenschaften…</translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation>Einträge nach erstem Sektor &amp;sortieren</translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation>&amp;CHS-Adressen neu berechnen…</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>&amp;Konvertieren</translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation>MBR in &amp;GPT…</translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation>GPT in &amp;MBR…</translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation>&amp;BSD-Disklabel in GPT-Partitionen…</translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation>GPT entfernen…</translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation>&amp;Neue leere Tabelle</translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation>&amp;GUID-Partitionstabelle (GPT)…</translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation>&amp;Master Boot Record (MBR)…</translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation>&amp;Apple-Partitionstabelle (APM)…</translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation>Inaktiv machen</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>Aktiv machen</translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation>Kein nicht zugeordneter Platz für eine weitere Partition.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation>MBR zurücksetzen</translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation>Neue Partitionstabelle</translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation>CHS-Adressen neu berechnen</translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation>BSD-Disklabel in GPT-Partitionen konvertieren</translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation>MBR in GPT konvertieren</translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation>GPT in MBR konvertieren</translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation>GPT entfernen</translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation>Partitionstabellen jedes Typs (*.json)</translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation>sgdisk-Sicherungskopie der GPT (*.gpt)</translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation>Partitionstabellen sichern</translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation>Partitionstabellen wiederherstellen</translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation>Sicherungskopien von Partitionstabellen (*.json *.gpt *.bak *.bin);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation>GPT-Partition %1</translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation>MBR-Eintrag %1</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>schützt die GPT</translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation>Sektor %1 (0x%2)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>Erster Block</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Erster Sektor</translation>
    </message>
    <message>
        <source>Last block</source>
        <translation>Letzter Block</translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation>Letzter Sektor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>not a GPT partition</source>
        <translation>keine GPT-Partition</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation>„%1“ ist keine Eintragsnummer</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation>„%1“ ist keine 64-Bit-Zahl; verwenden Sie 0x für Hexadezimalzahlen</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation>„%1“ ist weder eine Anzahl von Sektoren noch eine Größe wie 20G oder 512M in ganzen Sektoren</translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation>eine Partition erfordert mindestens einen Sektor</translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation>Eintragsnummer. Geben Sie eine andere Nummer ein, um Einträge zu vertauschen; der MBR wird ebenfalls aktualisiert</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Eintragsnummer</translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation>Aktive Partition: ein BIOS startet davon</translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation>Erkannter Inhalt</translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>GPT-Partition</translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation>MBR-Eintrag</translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation>Eindeutige GUID der Partition</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableSides</name>
    <message>
        <source>GUID partition table</source>
        <translation>GUID-Partitionstabelle</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Master Boot Record</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Apple-Partitionstabelle</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>GUID-Partitionstabelle (GPT)</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Apple-Partitionstabelle (APM)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>No completions here.</source>
        <translation>Hier gibt es nichts zu vervollständigen.</translation>
    </message>
    <message>
        <source>%1: size varies</source>
        <translation>%1: Größe variabel</translation>
    </message>
    <message>
        <source>Bit</source>
        <extracomment>Columns of a table: where a member lies in its structure, and how large it is</extracomment>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Declared in %1, line %2</source>
        <translation>Deklariert in %1, Zeile %2</translation>
    </message>
    <message>
        <source>The definition of this name is not known.</source>
        <translation>Die Definition dieses Namens ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Place the cursor on a name to rename it.</source>
        <translation>Setzen Sie den Cursor auf einen Namen, um ihn umzubenennen.</translation>
    </message>
    <message>
        <source>This name is declared in another file; rename it there.</source>
        <translation>Dieser Name ist in einer anderen Datei deklariert; benennen Sie ihn dort um.</translation>
    </message>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>Neuer Name von %1 (%n Mal in dieser Datei verwendet):</numerusform>
            <numerusform>Neuer Name von %1 (%n Mal in dieser Datei verwendet):</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses it, too, and is not changed.</source>
        <translation>%1 verwendet ihn ebenfalls und wird nicht geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>%n andere Stelle, in Zeile %1, könnte derselbe Name sein und wird nicht geändert.</numerusform>
            <numerusform>%n andere Stellen, ab Zeile %1, könnten derselbe Name sein und werden nicht geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>%n Stelle, in Zeile %1, könnte auch eine andere Deklaration meinen.</numerusform>
            <numerusform>%n Stellen, ab Zeile %1, könnten auch eine andere Deklaration meinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use letters, digits and underscores.</source>
        <translation>„%1“ ist kein gültiger Name. Verwenden Sie Buchstaben, Ziffern und Unterstriche.</translation>
    </message>
    <message>
        <source>“%1” is already declared here.</source>
        <translation>„%1“ ist hier bereits deklariert.</translation>
    </message>
    <message>
        <source>The template cannot be formatted without changing its meaning.</source>
        <translation>Die Vorlage lässt sich nicht formatieren, ohne ihre Bedeutung zu ändern.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateBar</name>
    <message>
        <source>Run template here</source>
        <translation>Vorlage hier ausführen</translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation>Vorlage bearbeiten</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation>Vorlage, die die Bytes decodiert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation>Anfang der Vorlage: ein Offset, LBA oder Ausdruck (zum Ausführen die Eingabetaste drücken)</translation>
    </message>
    <message>
        <source>Template start</source>
        <translation>Anfang der Vorlage</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation>%1 decodiert die Bytes</translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation>%1 (Benutzer)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation>Vorlagentext</translation>
    </message>
    <message>
        <source>Click to set or remove a breakpoint (F9)</source>
        <translation>Klicken, um einen Haltepunkt zu setzen oder zu entfernen (F9)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation>Am Cursor ausführen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>new template</source>
        <translation>neue Vorlage</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation>Nicht gespeicherte Vorlage</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>the new template</source>
        <translation>die neue Vorlage</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation>Am letzten Offset ausführen</translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation>Duplizieren und bearbeiten</translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation>Vorlagenmeldungen</translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation>%1 (integriert, schreibgeschützt)</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation>Als Benutzervorlage speichern</translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation>Name (/ für Ordner verwenden):</translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation>Eine Vorlage namens „%1“ existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>A menu of what can be done with the text of a template</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Complete, find definitions, rename, format</source>
        <translation>Vervollständigen, Definitionen finden, umbenennen, formatieren</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Zur Definition gehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>This file is not UTF-8; it can be read and duplicated.</source>
        <translation>Diese Datei ist nicht UTF-8; sie kann gelesen und dupliziert werden.</translation>
    </message>
    <message>
        <source>Debug</source>
        <extracomment>A menu: breakpoints and steps</extracomment>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>Set breakpoints, run step by step</source>
        <translation>Haltepunkte setzen, schrittweise ausführen</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>Alle Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Bis zum nächsten Haltepunkt ausführen</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Prozedurschritt</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>Einzelschritt</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Bis zum Rücksprung ausführen</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Ausführung stoppen</translation>
    </message>
    <message>
        <source>Stopped in %1, line %2</source>
        <translation>Angehalten in %1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message>
        <source>%1 on disk, %2 of content</source>
        <translation>%1 auf dem Datenträger, %2 Inhalt</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with shared blocks counted in each file</source>
        <translation>%1, wenn gemeinsame Blöcke bei jeder Datei zählen</translation>
    </message>
    <message>
        <source>%1 shared with other files</source>
        <translation>%1 gemeinsam mit anderen Dateien</translation>
    </message>
    <message>
        <source>%1 are holes</source>
        <translation>%1 sind Löcher</translation>
    </message>
    <message>
        <source>%1 stored compressed</source>
        <translation>%1 komprimiert gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>%n Fragment</numerusform>
            <numerusform>%n Fragmente</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file system, not counted</source>
        <translation>Ein anderes Dateisystem, nicht mitgezählt</translation>
    </message>
    <message>
        <source>Map of the space that files use</source>
        <translation>Karte des Platzes, den Dateien belegen</translation>
    </message>
    <message>
        <source>This folder takes no space.</source>
        <translation>Dieser Ordner belegt keinen Platz.</translation>
    </message>
    <message>
        <source>Choose a folder or a volume to measure.</source>
        <translation>Wählen Sie einen Ordner oder ein Volume zum Messen.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation>Partitionstyp</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation>die Anforderung an das Laufwerk ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation>das Laufwerk hat nicht geantwortet (Host {}, Treiber {})</translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation>der Adapter leitet ATA-Befehle nicht weiter</translation>
    </message>
    <message>
        <source>the adapter truncates the drive's answers to ATA commands</source>
        <translation>der Adapter schneidet die Antworten des Laufwerks auf ATA-Befehle ab</translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation>das Laufwerk antwortet mit Status {}</translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation>io_uring ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation>die io_uring-Warteschlange ist voll</translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation>das Warten auf Anforderungen ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation>ein Completion-Port kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation>ein Ordner in {} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation>eine Testdatei ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation>in {} kann keine Datei erstellt werden: es ist schreibgeschützt aktiviert</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>in {} kann keine Datei erstellt werden: {}</translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation>die Testdatei {} kann nicht gelöscht werden: {}</translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation>eine Datei von {} Bytes kann in {} nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation>Blockgröße, Warteschlangentiefe und der Anteil der Lesezugriffe lassen sich nicht mit einem Profil kombinieren; definieren Sie einen Test mit --rw</translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation>das Profil {} hat keinen solchen Test</translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation>das Profil {} schreibt und liest immer; es kann nicht auf eines von beiden beschränkt werden</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>auf {} kann nicht zugegriffen werden: {}</translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation>ein Test in einem Ordner vernichtet keine Daten; lassen Sie --destroy weg</translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation>ein Test in einem Ordner hat keinen Offset</translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation>ein Durchlauf misst alle Bereiche eines Datenträgers; geben Sie einen Datenträger statt eines Ordners an</translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation>{} ist schreibgeschützt aktiviert</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>der freie Speicherplatz von {} kann nicht ermittelt werden: {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation>{} hat {} frei, was für einen Test von {} mit einer Reserve von {} nicht ausreicht</translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation>{} kann nicht als Datenträger gemessen werden: {}</translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation>Offset {} liegt nicht am Anfang eines Sektors von {}</translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation>{} ab Offset {} reichen über das Ende von {} hinaus</translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation>die Größe {} ist kein Vielfaches der Sektorgröße ({} Bytes)</translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation>{} ist kleiner als ein Sektor</translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation>dieser Test liest nur; lassen Sie --destroy weg</translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation>„{}“ ist nicht der Name dieses Datenträgers; er heißt „{}“</translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation>ein Durchlauf, der schreibt, umfasst den ganzen Datenträger; verwenden Sie --destroy NAME oder --rw read</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>auf {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} ist schreibgeschützt</translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation>{} ist in Gebrauch: {}; beenden Sie, was es verwendet, messen Sie nur das Lesen (--rw read) oder geben Sie einen Ordner darauf an, um mit einer Datei zu testen</translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation>das Profil „{}“ existiert nicht</translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation>die Laufzeit muss mehr als 0 Sekunden und höchstens eine Woche betragen</translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation>die Größe muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation>der Bereich von {} ist kleiner als ein Block von {}; definieren Sie einen Test mit kleineren Blöcken (--rw, --bs)</translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation>Zufallsdaten können nicht erzeugt werden: {}</translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation>nicht genug Arbeitsspeicher für {} Zufallsdaten</translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation>dies ist nicht das Ergebnis eines Geschwindigkeitstests</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation>eine neuere Version des Programms hat dieses Ergebnis geschrieben</translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation>das Ergebnis des Geschwindigkeitstests ist beschädigt: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>{} kann nicht erstellt werden: {}</translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation>Ergebnis „{}“ eines Geschwindigkeitstests existiert nicht</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>„{}“ kann {} oder {} sein; geben Sie mehr davon ein</translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation>{} ist nicht das Ergebnis eines Geschwindigkeitstests</translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation>{} ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation>der Bereich von {} ist kleiner als ein Block von {}</translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation>nicht genug Arbeitsspeicher für die gleichzeitig laufenden Anforderungen</translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation>die Blockgröße muss zwischen 512 Bytes und 64 MiB liegen, nicht bei {}</translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation>die Blockgröße muss ein Vielfaches der Sektorgröße ({} Bytes) sein</translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation>die Blockgröße muss 512, 1024, 2048 oder ein Vielfaches von 4096 Bytes sein</translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation>die Warteschlangentiefe muss zwischen 1 und {} liegen, nicht bei {}</translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation>{} Anforderungen von {} überschreiten 1 GiB gleichzeitig in Arbeit</translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation>der Anteil der Lesezugriffe muss zwischen 0 und 100 Prozent liegen</translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation>die gesicherten Daten in {} sind bei Offset {} beschädigt</translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation>{}, die Beschreibung eines unterbrochenen Geschwindigkeitstests, ist beschädigt: {}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>sie ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation>sie wurde von einer anderen Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation>ein Bereich liegt außerhalb des Datenträgers</translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation>die Prüfsummen passen nicht zu den Bereichen</translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation>die Einheitengröße ist ungültig</translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation>{} hat die wiederhergestellten Daten nicht gespeichert: zwischen {} und {} wurden andere Daten zurückgelesen</translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation>{}; der vorherige Inhalt wird in {} aufbewahrt; versuchen Sie es erneut mit „sectorsmith speed restore“</translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation>{} Bytes ab Offset {} sind keine ganzen Sektoren von {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation>{} hat {} frei, was nicht ausreicht, um die {} zu sichern, die der Test überschreiben würde; testen Sie mit --size weniger oder geben Sie mit --state-dir einen Ordner auf einem anderen Datenträger an</translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation>{}; ein Test, der die Daten erhält, benötigt einen Bereich, der gelesen werden kann</translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation>der unterbrochene Geschwindigkeitstest {} lief auf {}, aber dies ist {}</translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation>{} hat {}, was weder der unterbrochene Geschwindigkeitstest {} noch der Inhalt davor erklärt (ab Offset {}): seitdem wurde darauf geschrieben, daher wurde nichts wiederhergestellt; der vorherige Inhalt wird in {} aufbewahrt</translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation>{} wurde durch einen anderen Datenträger ersetzt</translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation>Teile von {} sind in Gebrauch</translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation>{}: Lesen bei Offset {} von {} ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation>{}: Schreiben bei Offset {} von {} ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation>das Schreiben der Testdatei ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation>der Bereich ist zu klein, um geprüft zu werden</translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation>nichts konnte geschrieben werden: {}</translation>
    </message>
    <message>
        <source>the system's file caches cannot be emptied</source>
        <translation>die Datei-Caches des Systems können nicht geleert werden</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} enthält die geschriebenen Daten nicht</translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation>der Test wurde abgebrochen</translation>
    </message>
    <message>
        <source>Sequential read, {}, depth {}</source>
        <translation>Sequenzielles Lesen, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>Sequential write, {}, depth {}</source>
        <translation>Sequenzielles Schreiben, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>Sequential read and write, {}, depth {}</source>
        <translation>Sequenzielles Lesen und Schreiben, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>Random read, {}, depth {}</source>
        <translation>Zufälliges Lesen, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>Random write, {}, depth {}</source>
        <translation>Zufälliges Schreiben, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>Random read and write, {}, depth {}</source>
        <translation>Zufälliges Lesen und Schreiben, {}, Tiefe {}</translation>
    </message>
    <message>
        <source>not asked on this system</source>
        <translation>wird auf diesem System nicht abgefragt</translation>
    </message>
    <message>
        <source>Uncached</source>
        <translation>Ohne Cache</translation>
    </message>
    <message>
        <source>CACHED: the system refuses uncached requests here, so its memory is measured, too</source>
        <translation>MIT CACHE: das System lehnt hier Anforderungen ohne Cache ab, daher wird sein Arbeitsspeicher mitgemessen</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>the flush at the end counts ({} s in all); the data are random and no two blocks are equal</source>
        <translation>das Leeren des Caches am Ende zählt mit (insgesamt {} s); die Daten sind zufällig, und keine zwei Blöcke sind gleich</translation>
    </message>
    <message>
        <source>{} read, {} written, against {} of memory</source>
        <translation>{} gelesen, {} geschrieben, bei {} Arbeitsspeicher</translation>
    </message>
    <message>
        <source>{} read, against {} of memory</source>
        <translation>{} gelesen, bei {} Arbeitsspeicher</translation>
    </message>
    <message>
        <source>the test was not finished</source>
        <translation>der Test wurde nicht abgeschlossen</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}.</translation>
    </message>
    <message>
        <source>{} {}.</source>
        <translation>{} {}.</translation>
    </message>
    <message>
        <source>not known without root</source>
        <translation>ohne root nicht bekannt</translation>
    </message>
    <message>
        <source>this device is not backed by a drive of its own</source>
        <translation>hinter diesem Gerät steht kein eigenes Laufwerk</translation>
    </message>
    <message>
        <source>the drive's SMART log is empty</source>
        <translation>das SMART-Protokoll des Laufwerks ist leer</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is empty</source>
        <translation>die Antwort des Laufwerks auf IDENTIFY ist leer</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is damaged</source>
        <translation>die Antwort des Laufwerks auf IDENTIFY ist beschädigt</translation>
    </message>
    <message>
        <source>the drive does not say</source>
        <translation>das Laufwerk macht keine Angabe</translation>
    </message>
    <message>
        <source>the drive has none</source>
        <translation>im Laufwerk nicht vorhanden</translation>
    </message>
    <message>
        <source>it is switched off in the drive</source>
        <translation>es ist im Laufwerk ausgeschaltet</translation>
    </message>
    <message>
        <source>The loop device reaches its file through the system's cache, which takes part (losetup --direct-io=on avoids it)</source>
        <translation>Das Loop-Gerät greift über den Cache des Systems auf seine Datei zu, und dieser wird mitgemessen (losetup --direct-io=on vermeidet das)</translation>
    </message>
    <message>
        <source>This is a disk in the computer's memory</source>
        <translation>Dies ist ein Datenträger im Arbeitsspeicher des Computers</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>kein TRIM</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>kein SMART</translation>
    </message>
    <message>
        <source>no serial number</source>
        <translation>keine Seriennummer</translation>
    </message>
    <message>
        <source>{} files of 4 KB at once</source>
        <translation>{} Dateien von 4 KB gleichzeitig</translation>
    </message>
    <message>
        <source>One file of 50 MB</source>
        <translation>Eine Datei von 50 MB</translation>
    </message>
    <message>
        <source>a file in {}, which lies on {}</source>
        <translation>eine Datei in {}, auf {}</translation>
    </message>
    <message>
        <source>a file in {}</source>
        <translation>eine Datei in {}</translation>
    </message>
    <message>
        <source>The folder is in the computer's memory ({}), on no disk</source>
        <translation>Der Ordner liegt im Arbeitsspeicher des Computers ({}), auf keinem Datenträger</translation>
    </message>
    <message>
        <source>{} of {} are holes of the file: reading them reaches no disk</source>
        <translation>{} von {} sind Löcher der Datei: ihr Lesen erreicht keinen Datenträger</translation>
    </message>
    <message>
        <source>The system's cache takes part, as asked for</source>
        <translation>Der Cache des Systems wird wie gewünscht mitgemessen</translation>
    </message>
    <message>
        <source>The system refuses uncached requests here: its memory takes part, and the result says “cached”</source>
        <translation>Das System lehnt hier Anforderungen ohne Cache ab: sein Arbeitsspeicher wird mitgemessen, und das Ergebnis ist als „mit Cache“ gekennzeichnet</translation>
    </message>
    <message>
        <source>only {} of {} bytes were transferred</source>
        <translation>nur {} von {} Bytes wurden übertragen</translation>
    </message>
    <message>
        <source>the device is gone ({})</source>
        <translation>das Gerät ist nicht mehr da ({})</translation>
    </message>
    <message>
        <source>{} requests in a row failed, the last with: {}</source>
        <translation>{} Anforderungen in Folge sind fehlgeschlagen, die letzte mit: {}</translation>
    </message>
    <message>
        <source>Sweep over the disk</source>
        <translation>Durchlauf über den Datenträger</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>Testdatei wird geschrieben</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} wird gesichert</translation>
    </message>
    <message>
        <source>Putting the saved data back</source>
        <translation>Gesicherte Daten werden zurückgeschrieben</translation>
    </message>
    <message>
        <source>from {} to {} after {} GB: a cache was full</source>
        <translation>von {} auf {} nach {} GB: ein Cache war voll</translation>
    </message>
    <message>
        <source>{} instead of {} for {} s</source>
        <translation>{} statt {} für {} s</translation>
    </message>
    <message>
        <source>drop: {} → {}</source>
        <translation>Einbruch: {} → {}</translation>
    </message>
    <message>
        <source>nothing went through for {} s</source>
        <translation>{} s lang ging nichts durch</translation>
    </message>
    <message>
        <source>Good: {} of {} were probed all over the disk, and each place kept its own data</source>
        <translation>Gut: {} von {} wurden über den ganzen Datenträger verteilt geprüft, und jede Stelle behielt ihre eigenen Daten</translation>
    </message>
    <message>
        <source>Good: all of the {} that were written read back as they were</source>
        <translation>Gut: alle geschriebenen {} wurden unverändert zurückgelesen</translation>
    </message>
    <message>
        <source>FAKE: the disk reports {}, but wraps around after {}: data written beyond that overwrite earlier data</source>
        <translation>GEFÄLSCHT: der Datenträger meldet {}, beginnt aber nach {} wieder von vorn: darüber hinaus geschriebene Daten überschreiben frühere Daten</translation>
    </message>
    <message>
        <source>BAD: {} of {} did not read back as they were written, the first at offset {}</source>
        <translation>SCHLECHT: {} von {} wurden nicht so zurückgelesen, wie sie geschrieben wurden, die ersten bei Offset {}</translation>
    </message>
    <message>
        <source>Writing {}</source>
        <translation>{} wird geschrieben</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Wird zurückgelesen</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht abgeschlossen</translation>
    </message>
    <message>
        <source>{} (read)</source>
        <translation>{} (Lesen)</translation>
    </message>
    <message>
        <source>{} (write)</source>
        <translation>{} (Schreiben)</translation>
    </message>
    <message>
        <source>{} p99</source>
        <translation>{} p99</translation>
    </message>
    <message>
        <source>{} after the cache</source>
        <translation>{} nach dem Cache</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>sweep: mean</source>
        <translation>Durchlauf: Mittel</translation>
    </message>
    <message>
        <source>sweep: fastest</source>
        <translation>Durchlauf: schnellste Stelle</translation>
    </message>
    <message>
        <source>sweep: slowest</source>
        <translation>Durchlauf: langsamste Stelle</translation>
    </message>
    <message>
        <source>file 50 MB, write</source>
        <translation>Datei 50 MB, Schreiben</translation>
    </message>
    <message>
        <source>file 50 MB, read</source>
        <translation>Datei 50 MB, Lesen</translation>
    </message>
    <message>
        <source>500 files of 4 KB</source>
        <translation>500 Dateien von 4 KB</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, write</source>
        <translation>Dateien 2 MB bis 2 GB, Schreiben</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, read</source>
        <translation>Dateien 2 MB bis 2 GB, Lesen</translation>
    </message>
    <message>
        <source>files/s</source>
        <translation>Dateien/s</translation>
    </message>
    <message>
        <source>{} (a file in {})</source>
        <translation>{} (eine Datei in {})</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>mit Cache</translation>
    </message>
    <message>
        <source>not the disk's figures alone</source>
        <translation>nicht nur die Werte des Datenträgers</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht abgeschlossen</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>gedrosselt</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} ({}, less is better)</source>
        <translation>{} ({}, weniger ist besser)</translation>
    </message>
    <message>
        <source>cannot delete {}: {}</source>
        <translation>{} kann nicht gelöscht werden: {}</translation>
    </message>
    <message>
        <source>the profile “{}” needs a folder on a mounted volume</source>
        <translation>das Profil „{}“ braucht einen Ordner auf einem aktivierten Volume</translation>
    </message>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>{} Datei von 2 MB bis {}, um 20 % getrimmtes Mittel</numerusform>
            <numerusform>{} Dateien von 2 MB bis {}, in zufälliger Reihenfolge, um 20 % getrimmtes Mittel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>{} leere Datei anlegen</numerusform>
            <numerusform>{} leere Dateien anlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>{} leere Datei löschen</numerusform>
            <numerusform>{} leere Dateien löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>Ordner auflisten mit {1}, {0} Thread, nichts im Cache</numerusform>
            <numerusform>Ordner auflisten mit {1}, {0} Threads, nichts im Cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>Ordner auflisten mit {1}, {0} Thread, mit Cache</numerusform>
            <numerusform>Ordner auflisten mit {1}, {0} Threads, mit Cache</numerusform>
        </translation>
    </message>
    <message>
        <source>List folders</source>
        <translation>Ordner auflisten</translation>
    </message>
    <message>
        <source>The system's file caches are emptied before each cold reading of folders, which slows other programs down for a while</source>
        <translation>Die Datei-Caches des Systems werden vor jedem kalten Lesen von Ordnern geleert; das verlangsamt andere Programme eine Zeit lang</translation>
    </message>
    <message>
        <source>Back up {} in files of 4 KB to 64 MB</source>
        <translation>Backup von {} in Dateien von 4 KB bis 64 MB</translation>
    </message>
    <message>
        <source>{} holds none of the data that the interrupted speed test {} wrote: nothing was restored; the previous content is kept in {}</source>
        <translation>{} enthält nichts von den Daten, die der unterbrochene Geschwindigkeitstest {} geschrieben hat: nichts wurde wiederhergestellt; der vorherige Inhalt ist in {} aufbewahrt</translation>
    </message>
</context>
</TS>