<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation>« {} » n’est pas une taille : un nombre est attendu, 0x pour l’hexadécimal, éventuellement suivi de K, M, G, T ou s (secteurs)</translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation>« {} » n’est pas une taille : c’est plus grand que 2^63 - 1</translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation>« {} » n’est pas une taille : la taille de secteur n’est pas connue ici</translation>
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
        <translation>annulé</translation>
    </message>
    <message>
        <source>line {} is not a line of a ddrescue map file</source>
        <translation>la ligne {} n’est pas une ligne d’un fichier de carte ddrescue</translation>
    </message>
    <message>
        <source>line {} does not continue where the line before it ends</source>
        <translation>la ligne {} ne continue pas là où se termine la ligne précédente</translation>
    </message>
    <message>
        <source>the map has more than {} blocks</source>
        <translation>la carte a plus de {} blocs</translation>
    </message>
    <message>
        <source>the volume has too many fragments</source>
        <translation>le volume a trop de fragments</translation>
    </message>
    <message>
        <source>the file has no lines of a ddrescue map</source>
        <translation>le fichier n’a aucune ligne d’une carte ddrescue</translation>
    </message>
    <message>
        <source>cannot read the map file {}: {}</source>
        <translation>impossible de lire le fichier de carte {} : {}</translation>
    </message>
    <message>
        <source>cannot save the map file {}: {}</source>
        <translation>impossible d’enregistrer le fichier de carte {} : {}</translation>
    </message>
    <message>
        <source>{} is not a map file: it is larger than 1 GiB</source>
        <translation>{} n’est pas un fichier de carte : il dépasse 1 Gio</translation>
    </message>
    <message>
        <source>the map file {} has copied areas up to byte {}, but {} has {} bytes: it belongs to another source</source>
        <translation>le fichier de carte {} a des zones copiées jusqu’à l’octet {}, mais {} a {} octets : il appartient à une autre source</translation>
    </message>
    <message>
        <source>{} is the source or the target; name another file for the map</source>
        <translation>{} est la source ou la cible ; indiquez un autre fichier pour la carte</translation>
    </message>
    <message>
        <source>{} is not a file; name a file for the map</source>
        <translation>{} n’est pas un fichier ; indiquez un fichier pour la carte</translation>
    </message>
    <message>
        <source>the map file {} says that {} bytes are copied, but {} does not exist; delete the map file to start again</source>
        <translation>le fichier de carte {} indique que {} octets sont copiés, mais {} n’existe pas ; supprimez le fichier de carte pour recommencer</translation>
    </message>
    <message>
        <source>the map file {} says that areas up to byte {} are copied, but {} has {} bytes: it belongs to another target</source>
        <translation>le fichier de carte {} indique que des zones sont copiées jusqu’à l’octet {}, mais {} a {} octets : il appartient à une autre cible</translation>
    </message>
    <message>
        <source>not enough memory for the buffers</source>
        <translation>mémoire insuffisante pour les tampons</translation>
    </message>
    <message>
        <source>{} does not answer; the map file has the state of the last save</source>
        <translation>{} ne répond pas ; le fichier de carte contient l’état du dernier enregistrement</translation>
    </message>
    <message>
        <source>{} and {} overlap: source and target are on the same disk</source>
        <translation>{} et {} se chevauchent : la source et la cible sont sur le même disque</translation>
    </message>
    <message>
        <source>{} and {} have the same bytes: one is a device on the other, which is a file</source>
        <translation>{} et {} ont les mêmes octets : l’un est un périphérique reposant sur l’autre, qui est un fichier</translation>
    </message>
    <message>
        <source>{} has {} bytes, but {} has {}: the target is too small</source>
        <translation>{} a {} octets, mais {} en a {} : la cible est trop petite</translation>
    </message>
    <message>
        <source>{} is a folder; name an image file or a device</source>
        <translation>{} est un dossier ; indiquez un fichier image ou un périphérique</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} n’est ni un fichier image ni un disque</translation>
    </message>
    <message>
        <source>the folder {} does not exist</source>
        <translation>le dossier {} n’existe pas</translation>
    </message>
    <message>
        <source>{} has {} free, but the image needs {}</source>
        <translation>{} a {} d’espace libre, mais l’image nécessite {}</translation>
    </message>
    <message>
        <source>{} is on the disk that is copied and has {} free, but the image needs {}; choose a folder on another disk</source>
        <translation>{} est sur le disque à copier et a {} d’espace libre, mais l’image nécessite {} ; choisissez un dossier sur un autre disque</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and {} of {}, and one is not a multiple of the other</source>
        <translation>{} a des secteurs de {} octets et {} des secteurs de {}, et l’un n’est pas un multiple de l’autre</translation>
    </message>
    <message>
        <source>the {} bytes of {} are not whole sectors of {} ({} bytes)</source>
        <translation>les {} octets de {} ne forment pas des secteurs entiers de {} ({} octets)</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>« {} » n’est pas le nom de {} ; rien n’a été fait</translation>
    </message>
    <message>
        <source>the {} data end early</source>
        <translation>les données {} se terminent prématurément</translation>
    </message>
    <message>
        <source>the {} data are damaged ({})</source>
        <translation>les données {} sont endommagées ({})</translation>
    </message>
    <message>
        <source>this build cannot read {} data; decompress them first</source>
        <translation>cette version du programme ne peut pas lire les données {} ; décompressez-les d’abord</translation>
    </message>
    <message>
        <source>this build cannot write {} data</source>
        <translation>cette version du programme ne peut pas écrire de données {}</translation>
    </message>
    <message>
        <source>the data are longer than {}; its first part is overwritten</source>
        <translation>les données ne tiennent pas dans {} ; sa première partie est écrasée</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>impossible de créer {} : {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>impossible de définir la taille de {} : {}</translation>
    </message>
    <message>
        <source>{} was created after the plan was made; nothing was written</source>
        <translation>{} a été créé après l’établissement du plan ; rien n’a été écrit</translation>
    </message>
    <message>
        <source>cannot read back {}: {}</source>
        <translation>impossible de relire {} : {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>the new image {}</source>
        <translation>la nouvelle image {}</translation>
    </message>
    <message>
        <source>The source is in use ({}): what changes while it is copied can make the copy inconsistent.</source>
        <translation>La source est en cours d’utilisation ({}) : ce qui change pendant la copie peut rendre la copie incohérente.</translation>
    </message>
    <message>
        <source>The source has sectors of {} bytes and the target of {}: partition tables and many file systems made for the one do not work on the other.</source>
        <translation>La source a des secteurs de {} octets et la cible des secteurs de {} : les tables de partition et de nombreux systèmes de fichiers créés pour les uns ne fonctionnent pas avec les autres.</translation>
    </message>
    <message>
        <source>The last {} of the target stay unchanged.</source>
        <translation>Les derniers {} de la cible restent inchangés.</translation>
    </message>
    <message>
        <source>The rest of the target stays unchanged.</source>
        <translation>Le reste de la cible reste inchangé.</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{} ; {}</translation>
    </message>
    <message>
        <source>Blocks that files have are copied although the map calls them free ({}).</source>
        <translation>Les blocs qui appartiennent à des fichiers sont copiés bien que la carte les dise libres ({}).</translation>
    </message>
    <message>
        <source>The file system</source>
        <translation>Le système de fichiers</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>La partition {}</translation>
    </message>
    <message>
        <source>{} is copied whole ({}): {}.</source>
        <translation>{} fait l’objet d’une copie intégrale ({}) : {}.</translation>
    </message>
    <message>
        <source>{}: {} of {} ({}).</source>
        <translation>{} : {} sur {} ({}).</translation>
    </message>
    <message>
        <source>{} is copied whole: it overlaps another one.</source>
        <translation>{} fait l’objet d’une copie intégrale : elle en chevauche une autre.</translation>
    </message>
    <message>
        <source>The space outside the partitions is copied whole: {}.</source>
        <translation>L’espace hors des partitions est copié en entier : {}.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>read error</source>
        <translation>erreur de lecture</translation>
    </message>
    <message>
        <source>the folder is not writable</source>
        <translation>le dossier n’est pas accessible en écriture</translation>
    </message>
    <message>
        <source>the source is in use and can change while it is copied ({}); unmount it, or allow that it is copied in use</source>
        <translation>la source est en cours d’utilisation et peut changer pendant la copie ({}) ; démontez-la, ou autorisez sa copie en cours d’utilisation</translation>
    </message>
    <message>
        <source>copying only the used space needs a source that is not in use ({}); unmount it first</source>
        <translation>copier seulement l’espace utilisé exige une source qui n’est pas en cours d’utilisation ({}) ; démontez-la d’abord</translation>
    </message>
    <message>
        <source>only images can have holes; {} is a device</source>
        <translation>seules les images peuvent avoir des trous ; {} est un périphérique</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes and cannot be used on {}, which has sectors of {} bytes; create a new file system there and copy its files</source>
        <translation>{} ({}) a des secteurs de {} octets et ne peut pas être utilisé sur {}, dont les secteurs ont {} octets ; créez-y un nouveau système de fichiers et copiez ses fichiers</translation>
    </message>
    <message>
        <source>the data read back from {} at byte {} differ from the data written</source>
        <translation>les données relues depuis {} à l’octet {} diffèrent des données écrites</translation>
    </message>
    <message>
        <source>the copy is complete, but its partition table or boot sector could not be adapted to the target: {}</source>
        <translation>la copie est complète, mais sa table de partition ou son secteur d’amorçage n’a pas pu être adapté à la cible : {}</translation>
    </message>
    <message>
        <source>{} is the map of a read test; its areas are in no copy; name another file, or use it with --domain</source>
        <translation>{} est la carte d’un test de lecture ; ses zones ne sont dans aucune copie ; indiquez un autre fichier, ou utilisez-la avec --domain</translation>
    </message>
    <message>
        <source>{} is not the map of a read test; name another file</source>
        <translation>{} n’est pas la carte d’un test de lecture ; indiquez un autre fichier</translation>
    </message>
    <message>
        <source>{} is the disk to be read; name another file for the map</source>
        <translation>{} est le disque à lire ; indiquez un autre fichier pour la carte</translation>
    </message>
    <message>
        <source>The target is smaller than the source, but all partitions fit.</source>
        <translation>La cible est plus petite que la source, mais toutes les partitions y tiennent.</translation>
    </message>
    <message>
        <source>The partition table is not changed and does not fit the size of the target: {}.</source>
        <translation>La table de partition n’est pas modifiée et ne correspond pas à la taille de la cible : {}.</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes; Windows cannot use it on a disk with sectors of {}.</source>
        <translation>{} ({}) a des secteurs de {} octets ; Windows ne peut pas l’utiliser sur un disque dont les secteurs ont {} octets.</translation>
    </message>
    <message>
        <source>The boot sector gets the new number of sectors before the volume (before: {}, after: {}).</source>
        <translation>Le secteur d’amorçage reçoit le nouveau nombre de secteurs avant le volume (avant : {}, après : {}).</translation>
    </message>
    <message>
        <source>The boot sector keeps the old number of sectors before the volume: {}.</source>
        <translation>Le secteur d’amorçage conserve l’ancien nombre de secteurs avant le volume : {}.</translation>
    </message>
    <message>
        <source>{} has no known file system; what it holds may not work with sectors of {} bytes.</source>
        <translation>{} n’a pas de système de fichiers connu ; son contenu peut ne pas fonctionner avec des secteurs de {} octets.</translation>
    </message>
    <message>
        <source>{} was written by a read test of another disk, or of this file before it changed; name another file</source>
        <translation>{} a été écrit par un test de lecture d’un autre disque, ou de ce fichier avant qu’il ne change ; indiquez un autre fichier</translation>
    </message>
    <message>
        <source>the map file {} belongs to a copy from {} to {}, but this one is from {} to {}; name another file for the map</source>
        <translation>le fichier de carte {} appartient à une copie de {} vers {}, mais celle-ci va de {} vers {} ; indiquez un autre fichier pour la carte</translation>
    </message>
    <message>
        <source>the map file {} says that the data at byte {} are copied, but {} and {} differ there: the map belongs to another copy, or one of the two was changed since; name another file for the map</source>
        <translation>le fichier de carte {} indique que les données à l’octet {} sont copiées, mais {} et {} y diffèrent : la carte appartient à une autre copie, ou l’un des deux a été modifié depuis ; indiquez un autre fichier pour la carte</translation>
    </message>
    <message>
        <source>{} is a domain map: it lists the areas to copy, not the copied ones; name another file, or use it with --domain</source>
        <translation>{} est une carte de domaine : elle indique les zones à copier, et non celles qui sont copiées ; indiquez un autre fichier, ou utilisez-la avec --domain</translation>
    </message>
    <message>
        <source>{} exists and is not a domain map of this program; name another file</source>
        <translation>{} existe et n’est pas une carte de domaine de ce programme ; indiquez un autre fichier</translation>
    </message>
    <message>
        <source>The map file {} does not name its source and target. Samples of the {} that it lists as copied are the same in both.</source>
        <translation>Le fichier de carte {} ne nomme ni sa source ni sa cible. Des échantillons des {} qu’il indique comme copiés sont identiques dans les deux.</translation>
    </message>
    <message>
        <source>Nothing proves that the {1} that the map file {0} lists as copied are in this target.</source>
        <translation>Rien ne prouve que les {1} que le fichier de carte {0} indique comme copiés se trouvent dans cette cible.</translation>
    </message>
    <message>
        <source>{} is neither on a disk nor in an image; extract it to a file first</source>
        <translation>{} n’est ni sur un disque ni dans une image ; extrayez d’abord vers un fichier</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation>aucun motif de recherche indiqué</translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation>le motif de recherche dépasse {} octets</translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation>le décalage dans le secteur doit être inférieur à la taille de secteur</translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation>« {} » : deux chiffres hexadécimaux attendus pour chaque octet (au caractère {})</translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation>« {} » n’est pas un chiffre hexadécimal (caractère {} de « {} »)</translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation>« {} » comporte un nombre impair de chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation>le motif ne se compose que de caractères génériques</translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation>« {} » ne peut pas être encodé en {}</translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation>les unités de code UTF ont 8, 16 ou 32 bits</translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation>le texte recherché n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation>les entiers à rechercher ont 8, 16, 24, 32, 48 ou 64 bits</translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation>« {} » n’est pas un entier</translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation>{} ne tient pas dans {} bits</translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation>« {} » n’est pas un nombre</translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation>les nombres à virgule flottante à rechercher ont 32 ou 64 bits</translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation>expression non valide « {} » : {}</translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation>l’expression « {} » correspond à la chaîne vide, qui se trouve partout</translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation>« {} » n’est pas pris en charge dans les expressions pour du texte UTF-16</translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation>la plage commence au-delà de la fin de {}</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} octets au décalage {} dépassent la fin de {} à {} ; un disque ne peut pas grandir</translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation>impossible de mettre en attente plus de {} Mio à la fois</translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation>le motif de remplissage est vide</translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation>« {} » n’est pas un algorithme connu ; utilisez l’un des suivants : {}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation>impossible de lire l’espace libre de {}</translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation>la carte d’allocation est trop grande ({} octets)</translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation>le système de fichiers déclare {} octets, {} de plus que le volume n’en a</translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation>la carte d’allocation marque comme libre plus d’espace que le volume n’en a</translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation>la carte d’allocation a changé pendant sa lecture ; assurez-vous que le volume n’est pas monté</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation>le décalage se trouve au-delà de la fin du volume</translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation>une carte d’utilisation a de 1 à 1048576 parties</translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation>la carte d’allocation marque les blocs {} à {} comme libres, mais le volume n’en a que {}</translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation>la carte d’allocation est endommagée : elle marque les octets {} à {} comme libres, mais ils contiennent la zone « {} » ; vérifiez d’abord le système de fichiers</translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation>la carte d’allocation est trop courte</translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation>la structure « {} » se trouve au-delà de la fin</translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation>impossible de lire la structure « {} » : {}</translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation>impossible de lire les fichiers de {}</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation>la carte d’allocation marque le bloc {} comme libre, mais il contient la zone « {} »</translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation>un extent de {} se trouve hors du volume</translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation>les fichiers ont plus de blocs qu’il n’y en a d’utilisés ; {} partage des blocs avec d’autres</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation>la carte d’allocation marque le bloc {} comme libre, mais il appartient à {}</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation>{} ; vérifiez d’abord le volume (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation>{} ; vérifiez d’abord le conteneur (S.O.S. dans Utilitaire de disque, fsck_apfs)</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation>{} ; vérifiez d’abord le volume (fsck_hfs, Utilitaire de disque)</translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation>{} ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation>le secteur d’amorçage est endommagé</translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation>la version {}.{} d’exFAT n’est pas prise en charge</translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation>les volumes exFAT transactionnels (deux FAT) ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation>le secteur d’amorçage déclare des décalages impossibles</translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation>le secteur d’amorçage déclare {} clusters, plus que le volume ne peut en contenir</translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation>le volume a deux bitmaps d’allocation</translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation>le dossier racine n’a pas d’entrée pour un bitmap d’allocation</translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation>le bitmap d’allocation a {} octets, mais {} clusters en exigent {}</translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation>impossible de lire la région d’amorçage</translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation>la somme de contrôle de la région d’amorçage est incorrecte</translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation>un fichier revendique {} clusters, plus qu’il n’y en a d’utilisés</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation>un fichier commence au cluster {}, qui n’existe pas</translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation>un fichier se termine hors du volume</translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation>un fichier a trop de fragments, ou sa chaîne de clusters est circulaire</translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation>une chaîne de clusters continue après la fin de son fichier</translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation>une chaîne de clusters se termine trop tôt</translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation>un dossier est plus grand que le système de fichiers ne le permet</translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation>le bitmap d’allocation ou un dossier est trop court</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation>le volume est marqué comme non propre (dirty) ; démontez-le, ou vérifiez-le d’abord (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation>le volume a enregistré des défaillances du support ; vérifiez-le d’abord (chkdsk /r)</translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation>un dossier comporte une entrée isolée</translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation>le volume utilise un type inconnu d’entrée critique ({})</translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation>la dernière entrée d’un dossier est tronquée</translation>
    </message>
    <message>
        <source>the checksum of a file's entry is wrong</source>
        <translation>la somme de contrôle de l’entrée d’un fichier est incorrecte</translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation>l’entrée d’un fichier est incomplète</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation>le bitmap d’allocation marque {} clusters comme utilisés, mais les fichiers en ont davantage</translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation>le bitmap d’allocation marque des clusters d’un fichier comme libres (à partir de {})</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation>le bitmap d’allocation marque {} clusters comme utilisés, mais les fichiers en ont {}</translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation>impossible de lire le secteur d’amorçage</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation>le journal doit d’abord être rejoué, car des blocs marqués comme libres peuvent contenir des fichiers ; montez et démontez le système de fichiers, ou exécutez e2fsck</translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation>le système de fichiers est marqué comme comportant des erreurs ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation>le système de fichiers est monté ou n’a pas été démonté proprement ; démontez-le, ou exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation>des fichiers supprimés occupent encore des blocs (orphelins) ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation>le bloc MMP se trouve au-delà de la fin</translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation>impossible de lire le bloc MMP</translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation>le bloc MMP est endommagé</translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation>un autre ordinateur ou e2fsck utilise le système de fichiers (MMP)</translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation>impossible de lire le superbloc du journal</translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation>le superbloc du journal est endommagé ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation>le journal n’est pas vide ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation>la somme de contrôle du bitmap de blocs du groupe {} est incorrecte ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation>blocs libres du groupe {} : {} dans le bitmap de blocs, mais {} dans le descripteur de groupe ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation>les bitmaps de blocs ont {} blocs libres, mais le superbloc en compte {} ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation>l’inode {} fait référence au bloc {}, qui se trouve hors du système de fichiers ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation>les inodes ont plus de blocs que le système de fichiers ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation>l’arbre d’extents de l’inode {} est endommagé ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation>l’arbre d’extents de l’inode {} a un nœud vide ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation>la somme de contrôle de l’arbre d’extents de l’inode {} est incorrecte ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation>les extents de l’inode {} ne sont pas dans l’ordre ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation>un extent de l’inode {} a une longueur impossible ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation>blocs de l’inode {} : {} comptés dans l’inode, mais {} trouvés ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation>un nom dans le dossier d’inode {} est endommagé ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation>les attributs étendus de l’inode {} sont endommagés ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation>l’inode {} est marqué comme utilisé mais n’a aucun lien ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation>l’inode {} est utilisé mais marqué comme libre ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation>la somme de contrôle de l’inode {} est incorrecte ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation>les attributs étendus de l’inode {} se trouvent hors du système de fichiers ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation>impossible de lire le superbloc</translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation>le système de fichiers utilise des fonctions incompatibles non prises en charge (masque {})</translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation>le système de fichiers utilise des fonctions non prises en charge qui interdisent de le modifier (masque {})</translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation>la taille de bloc est impossible</translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation>la somme de contrôle du superbloc est incorrecte</translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation>la taille des descripteurs de groupe est impossible</translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation>la taille de cluster est impossible</translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation>le superbloc déclare une taille impossible</translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation>le nombre de blocs d’un groupe est impossible</translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation>le système de fichiers a trop de groupes</translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation>le nombre d’inodes est impossible</translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation>le superbloc compte {} blocs libres sur {}</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation>le descripteur du groupe de blocs {} est endommagé : sa somme de contrôle est incorrecte</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation>le descripteur du groupe de blocs {} est endommagé : il compte trop d’inodes inutilisés</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation>le descripteur du groupe de blocs {} est endommagé : un bitmap se trouve hors du système de fichiers</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation>le descripteur du groupe de blocs {} est endommagé : la table des inodes se trouve hors du système de fichiers</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation>le descripteur du groupe de blocs {} est endommagé : il compte trop de blocs libres</translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation>la FAT peut contenir {} clusters, mais le volume en a {}</translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation>la version {} de FAT32 n’est pas prise en charge</translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation>la FAT active que sélectionne le secteur d’amorçage n’existe pas</translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation>le dossier racine se trouve hors du volume</translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation>le volume n’a pas de dossier racine</translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation>impossible de lire la FAT : {}</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>le volume n’a pas été démonté proprement (d’après le secteur d’amorçage) ; démontez-le, ou vérifiez-le d’abord (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>le volume n’a pas été démonté proprement (d’après la FAT) ; démontez-le, ou vérifiez-le d’abord (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation>la FAT a enregistré des erreurs de lecture ou d’écriture ; vérifiez d’abord le volume (chkdsk /r)</translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation>la FAT ne commence pas par l’octet de support du secteur d’amorçage</translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>l’entrée FAT du cluster {} pointe hors du volume (vers {}) ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation>impossible de lire la FAT</translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation>impossible de lire la FAT {}</translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT 1 et la FAT {} diffèrent ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation>la FAT a {} clusters libres, mais le secteur FSInfo en compte {} ; vérifiez d’abord le volume (fsck.fat -a, chkdsk /f)</translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>deux chaînes de la FAT se rejoignent au cluster {} ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT marque le cluster {} comme libre, mais une chaîne y continue ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation>un fichier commence au cluster {}, qui n’existe pas ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT marque le cluster {} comme libre, mais un fichier y commence ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation>le cluster {} appartient à deux fichiers ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation>impossible de lire un dossier</translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation>le volume a trop de noms</translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>l’enregistrement MFT {} est endommagé ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation>le secteur d’amorçage place $MFT hors du volume</translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation>$MFT ne commence pas là où le secteur d’amorçage le place</translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation>$Bitmap a {} octets, mais {} clusters en exigent {}</translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation>$Bitmap a un trou</translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation>l’enregistrement MFT {} n’a pas été écrit en entier ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation>l’enregistrement MFT {} se trouve au-delà de la fin de $MFT</translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>les suites de clusters (runs) de l’enregistrement MFT {} sont endommagées ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation>impossible de lire l’octet {} de {}</translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation>l’enregistrement MFT {} a un attribut en double</translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation>l’enregistrement MFT {} n’est pas utilisé</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation>la liste d’attributs de l’enregistrement MFT {} est trop longue</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation>la liste d’attributs de l’enregistrement MFT {} est endommagée</translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation>l’enregistrement MFT {} est répertorié mais n’est pas utilisé</translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation>l’enregistrement MFT {} appartient à un autre fichier</translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation>il manque un attribut à l’enregistrement MFT {}</translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation>les suites de clusters (runs) de l’enregistrement MFT {} ont une lacune</translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation>l’enregistrement MFT {} a plus de clusters que le volume</translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation>l’enregistrement MFT {} a moins de clusters que sa taille n’en exige</translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation>$Volume est endommagé</translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation>la version {}.{} de NTFS n’est pas prise en charge</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation>le volume est marqué comme non propre (dirty) ; exécutez d’abord chkdsk /f dans Windows</translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation>Windows a un travail inachevé sur ce volume (indicateurs {}) ; démarrez Windows une fois avec ce volume, puis arrêtez-le</translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation>impossible de lire l’en-tête des clichés instantanés</translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation>impossible de lire le catalogue des clichés instantanés</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation>le catalogue des clichés instantanés est endommagé</translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation>le volume a des clichés instantanés (points de restauration), qui conservent des fichiers supprimés dans des clusters libres ; supprimez-les d’abord (dans Windows : vssadmin delete shadows)</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation>le catalogue des clichés instantanés est circulaire</translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation>$LogFile est endommagé</translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation>$LogFile n’a aucune page de redémarrage valide ; exécutez d’abord chkdsk /f dans Windows</translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation>Windows a laissé $LogFile ouvert (version 2, comme le fait le démarrage rapide) ; arrêtez complètement Windows (en maintenant la touche Maj enfoncée), ou éjectez le volume dans Windows</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation>le volume n’a pas été démonté proprement ($LogFile est ouvert, comme le laisse aussi le démarrage rapide) ; arrêtez complètement Windows (en maintenant la touche Maj enfoncée), ou exécutez chkdsk /f</translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation>Windows est en veille prolongée sur ce volume (hiberfil.sys ; le démarrage rapide le fait aussi) ; démarrez Windows et arrêtez-le complètement (en maintenant la touche Maj enfoncée)</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marque {} clusters comme utilisés, mais les fichiers en ont davantage ; exécutez d’abord chkdsk /f dans Windows</translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marque des clusters de l’enregistrement MFT {} comme libres ; exécutez d’abord chkdsk /f dans Windows</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marque {} clusters comme utilisés, mais les fichiers en ont {} ; exécutez d’abord chkdsk /f dans Windows</translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation>le secteur d’amorçage ou le premier enregistrement de $MFT est endommagé</translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation>ceci fait partie d’un disque dynamique Windows (LDM), dont les volumes peuvent s’étendre sur plusieurs disques</translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation>aucun système de fichiers connu trouvé</translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation>le volume entier est chiffré ({}), de sorte que ses fichiers et son espace libre ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation>ceci fait partie d’un groupe de volumes LVM ({}), de sorte que ses fichiers et son espace libre ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation>ceci est un membre d’un RAID Linux ({}), de sorte que ses fichiers et son espace libre ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation>ceci fait partie d’un volume Apple Core Storage (FileVault ou Fusion ; {}), de sorte que ses fichiers et son espace libre ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation>des signatures de {} et de {} ont été trouvées, on ne sait donc pas laquelle est utilisée ; supprimez d’abord celle qui est périmée (wipefs)</translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation>le bloc 0 n’est pas un superbloc de conteneur</translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation>la taille de bloc du conteneur est impossible</translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation>le conteneur déclare une taille impossible</translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation>les zones de points de contrôle du conteneur ne sont pas contiguës, ce qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation>la taille de la zone des descripteurs de points de contrôle est impossible</translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation>impossible de lire la zone des descripteurs de points de contrôle</translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation>le superbloc de conteneur le plus récent contredit celui du bloc 0</translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation>le point de contrôle le plus récent ({}) est incomplet : {} ; montez d’abord le conteneur sur un Mac</translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation>les files de blocs libérés contiennent un bloc en double</translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation>ce conteneur fait partie d’un Fusion Drive, dont les fichiers sont répartis sur deux disques</translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation>le conteneur utilise des fonctions non prises en charge (incompatibles {}, lecture seule {})</translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation>ceci est la première version, non publiée, d’APFS (macOS 10.12), qui n’est pas prise en charge</translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation>le conteneur est en cours de redimensionnement ; laissez d’abord un Mac terminer cette opération</translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation>impossible d’ouvrir le conteneur</translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation>le superbloc du volume {} est introuvable</translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation>le superbloc du volume {} est endommagé</translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation>le volume {} utilise des fonctions incompatibles non prises en charge (masque {})</translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation>l’emplacement du point de contrôle est impossible</translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation>une carte de point de contrôle appartient à un autre point de contrôle</translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation>une carte de point de contrôle est endommagée</translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation>il manque la dernière carte du point de contrôle</translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation>un objet du point de contrôle a une taille impossible</translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation>un objet du point de contrôle a été écrasé</translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation>le point de contrôle a deux gestionnaires d’espace</translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation>le point de contrôle n’a pas de gestionnaire d’espace</translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation>le gestionnaire d’espace est endommagé : ses tailles de bloc sont incorrectes</translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation>le gestionnaire d’espace est endommagé : ses décomptes sont incorrects</translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation>le gestionnaire d’espace est endommagé : il compte plus de blocs libres qu’il n’en existe</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation>le gestionnaire d’espace est endommagé : son nombre de blocs d’adresses est incorrect</translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation>le gestionnaire d’espace est endommagé : ses adresses se trouvent à l’extérieur</translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation>un bloc d’adresses de chunks est endommagé</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation>le gestionnaire d’espace est endommagé : son nombre de blocs chunk-info est incorrect</translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation>le bloc chunk-info {} est endommagé</translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation>l’entrée du chunk {} est endommagée</translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation>un bitmap d’allocation se trouve au-delà de la fin</translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation>impossible de lire un bitmap d’allocation : {}</translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation>le bitmap du chunk au bloc {} a {} blocs libres, mais son entrée en compte {}</translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation>une file de blocs libérés est circulaire</translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation>il manque un nœud d’une file de blocs libérés</translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation>un nœud d’une file de blocs libérés est endommagé</translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation>la file de blocs libérés est trop longue</translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation>une file de blocs libérés a {} blocs, mais le gestionnaire d’espace en compte {}</translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation>la structure EFI jumpstart est endommagée</translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation>le pilote EFI se trouve hors du conteneur</translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation>les bitmaps marquent le bloc {} comme libre, mais il contient la zone « {} »</translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation>les bitmaps ont {} blocs libres, mais le gestionnaire d’espace en compte {}</translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>la structure « {} » a {} clés dans {} nœuds, mais sa racine en compte {} dans {}</translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation>un nœud de la structure « {} » se trouve au-delà de la fin</translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation>un nœud de la structure « {} » est endommagé</translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation>un nœud de la structure « {} » appartient à un autre arbre</translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation>un nœud de la structure « {} » a une profondeur ou une taille impossible</translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation>un nœud de la structure « {} » n’est pas au niveau que déclare son parent</translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation>un nœud de la structure « {} » est vide</translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation>un nœud de la structure « {} » a un enregistrement hors de ses limites</translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation>un nœud de la structure « {} » ne commence pas par la clé que déclare son parent</translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation>un nœud de la structure « {} » a des clés qui ne sont pas dans l’ordre</translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation>impossible de lire la structure « {} »</translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation>la somme de contrôle de la structure « {} » est incorrecte</translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation>la structure « {} » se trouve hors du conteneur</translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation>un extent du fichier {} de {} se trouve hors du conteneur</translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation>il manque un nœud de la structure « {} »</translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation>la structure « {} » est stockée d’une manière non prise en charge</translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation>la structure « {} » est endommagée</translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation>un enregistrement de la structure « {} » est endommagé</translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation>la structure « {} » est trop grande</translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation>un objet de la structure « {} » a une taille impossible</translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation>deux extents de la structure « {} » se chevauchent</translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation>un nœud de la structure « {} » se trouve hors du conteneur</translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation>la somme de contrôle d’un nœud de la structure « {} » est incorrecte</translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation>un nœud de la structure « {} » a été écrasé</translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation>un nœud de l’arbre des fichiers de {} a des enregistrements endommagés</translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation>il manque un nœud de l’arbre des fichiers de {}</translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation>le fichier {} de {} a un enregistrement endommagé</translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation>un attribut du fichier {} de {} est endommagé</translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation>un extent du fichier {} de {} est endommagé</translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation>il manque l’arbre des fichiers de {}</translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation>les nœuds de l’arbre des fichiers de {} ne sont pas correctement liés</translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>l’arbre des fichiers de {} a {} clés dans {} nœuds, mais sa racine en compte {} dans {}</translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation>la racine de l’arbre des fichiers de {} est endommagée</translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation>trop d’éléments : {}</translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation>éléments trouvés : {} {}, mais le superbloc en compte {}</translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation>le volume est marqué comme incohérent ; vérifiez-le d’abord (fsck_hfs, Utilitaire de disque)</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation>le volume est monté ou n’a pas été démonté proprement ; démontez-le, ou vérifiez-le d’abord (fsck_hfs)</translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation>le journal se trouve sur un autre périphérique ; on ne sait donc pas s’il est vide</translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation>le journal se trouve hors du volume</translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation>impossible de lire le journal</translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation>l’en-tête du journal est endommagé</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation>le journal doit d’abord être rejoué, car des blocs marqués comme libres peuvent contenir des fichiers ; montez et démontez le volume sur un Mac, ou vérifiez-le (fsck_hfs)</translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation>le fichier d’allocation a {} blocs libres, mais l’en-tête du volume en compte {}</translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation>l’en-tête de la structure « {} » est endommagé</translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation>la structure « {} » déclare {} nœuds, plus qu’elle ne peut en contenir</translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation>la structure « {} » a trop de nœuds</translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation>la carte des nœuds de la structure « {} » est trop courte</translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation>feuilles de la structure « {} » : {} utilisées, mais {} dans la chaîne</translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation>enregistrements de la structure « {} » : {} trouvés, mais {} comptés dans l’en-tête</translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation>le nœud {} de la structure « {} » devrait contenir une partie de la carte des nœuds</translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation>le nœud {} de la structure « {} » est d’un type inconnu</translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation>le nœud {} de la structure « {} » est endommagé</translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation>le nœud {} de la structure « {} » a un enregistrement endommagé</translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation>le nœud {} de la structure « {} » ne mène pas à la feuille suivante</translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation>le nœud {} de la structure « {} » se trouve hors de l’arbre</translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation>un extent du fichier {} se trouve hors du volume</translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation>un enregistrement du fichier de débordement des extents est endommagé</translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation>les fichiers du volume ont trop de fragments</translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation>un enregistrement du fichier des attributs est endommagé</translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation>un enregistrement du fichier des attributs est d’un type inconnu</translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation>les attributs du volume ont trop de fragments</translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation>le fichier {} a {} blocs, mais ses extents en ont {}</translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation>le fichier {} a {} octets, plus que ses blocs ne peuvent en contenir ({})</translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation>un enregistrement du fichier catalogue est d’un type inconnu</translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation>l’enregistrement d’un fichier dans le fichier catalogue est tronqué</translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation>un enregistrement du fichier catalogue est tronqué</translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation>le volume a trop de liens physiques</translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation>le lien physique {} ne mène pas à un fichier</translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation>le fichier {} a dans le fichier de débordement des extents d’autres blocs que ceux que déclare son enregistrement</translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation>l’attribut {} du fichier {} a d’autres blocs que ceux qu’il déclare</translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation>impossible de lire l’en-tête du volume</translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation>l’en-tête du volume est endommagé</translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation>l’en-tête du volume compte {} blocs libres sur {}</translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation>le fichier d’allocation a {} octets, mais {} blocs en exigent {}</translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation>le fichier {} a moins de blocs que sa taille n’en exige</translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation>le fichier de débordement des extents est endommagé</translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation>le fichier de débordement des extents est circulaire</translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation>un nœud du fichier de débordement des extents est endommagé</translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation>les extents du fichier {} ont une lacune</translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation>un fichier du volume a trop d’extents</translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation>la structure « {} » est trop courte</translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation>l’emplacement du journal est hors du volume</translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation>impossible de lire le bloc d’informations du journal</translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation>le volume déclare une taille impossible</translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation>le volume a aussi la signature de {}</translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation>la somme de contrôle du superbloc de conteneur dans le bloc 0 est incorrecte</translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation>aucun superbloc de conteneur n’a de somme de contrôle valide</translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation>la somme de contrôle du superbloc du volume {} est incorrecte</translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation>le secteur d’amorçage déclare une taille impossible</translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation>impossible de lire la table de fichiers maîtres (MFT)</translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation>impossible de lire le fichier catalogue</translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation>l’en-tête du fichier catalogue est endommagé</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>this file system has no snapshots</source>
        <translation>ce système de fichiers n’a pas d’instantanés</translation>
    </message>
    <message>
        <source>{1} does not have a snapshot “{0}”</source>
        <translation>{1} n’a pas d’instantané « {0} »</translation>
    </message>
    <message>
        <source>file {}: {}</source>
        <translation>fichier {} : {}</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the file</source>
        <translation>le décalage se trouve au-delà de la fin du fichier</translation>
    </message>
    <message>
        <source>cannot decompress block {} of {}: its data are damaged</source>
        <translation>impossible de décompresser le bloc {} de {} : ses données sont endommagées</translation>
    </message>
    <message>
        <source>the table of compressed blocks of {} is damaged</source>
        <translation>la table des blocs compressés de {} est endommagée</translation>
    </message>
    <message>
        <source>{} is compressed, but its attribute com.apple.decmpfs is missing</source>
        <translation>{} utilise la compression, mais son attribut com.apple.decmpfs est absent</translation>
    </message>
    <message>
        <source>the attribute com.apple.decmpfs of {} is damaged</source>
        <translation>l’attribut com.apple.decmpfs de {} est endommagé</translation>
    </message>
    <message>
        <source>{} uses an unsupported compression (decmpfs type {})</source>
        <translation>{} utilise une compression non prise en charge (type decmpfs {})</translation>
    </message>
    <message>
        <source>{} is compressed, but its resource fork is missing</source>
        <translation>{} utilise la compression, mais sa branche de ressources (resource fork) est absente</translation>
    </message>
    <message>
        <source>file {} uses an unsupported compression (WOF)</source>
        <translation>le fichier {} utilise une compression non prise en charge (WOF)</translation>
    </message>
    <message>
        <source>file {} is encrypted</source>
        <translation>le fichier {} est chiffré</translation>
    </message>
    <message>
        <source>the files have too many fragments</source>
        <translation>les fichiers ont trop de fragments</translation>
    </message>
    <message>
        <source>the files have too many streams</source>
        <translation>les fichiers ont trop de flux</translation>
    </message>
    <message>
        <source>the files have too many attributes</source>
        <translation>les fichiers ont trop d’attributs</translation>
    </message>
    <message>
        <source>the volume has too many extents</source>
        <translation>le volume a trop d’extents</translation>
    </message>
    <message>
        <source>the checksum of the entry of file {} is wrong</source>
        <translation>la somme de contrôle de l’entrée du fichier {} est incorrecte</translation>
    </message>
    <message>
        <source>the entry of file {} is incomplete</source>
        <translation>l’entrée du fichier {} est incomplète</translation>
    </message>
    <message>
        <source>the name of file {} is incomplete</source>
        <translation>le nom du fichier {} est incomplet</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows</source>
        <translation>le dossier {} est plus grand que le système de fichiers ne le permet</translation>
    </message>
    <message>
        <source>folder {} has a stray entry</source>
        <translation>le dossier {} comporte une entrée isolée</translation>
    </message>
    <message>
        <source>the last entry of folder {} is truncated</source>
        <translation>la dernière entrée du dossier {} est tronquée</translation>
    </message>
    <message>
        <source>folder {} has an unknown kind of critical entry ({})</source>
        <translation>le dossier {} comporte un type inconnu d’entrée critique ({})</translation>
    </message>
    <message>
        <source>inode {} has more bytes than fit into it; run e2fsck first</source>
        <translation>l’inode {} a plus d’octets qu’il ne peut en contenir ; exécutez d’abord e2fsck</translation>
    </message>
    <message>
        <source>the clusters of file {} lead outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>les clusters du fichier {} mènent hors du volume (vers {}) ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which belongs to another file too; check the volume first (fsck.fat, chkdsk)</source>
        <translation>le fichier {} a le cluster {}, qui appartient aussi à un autre fichier ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which the FAT marks as free; check the volume first (fsck.fat, chkdsk)</source>
        <translation>le fichier {} a le cluster {}, que la FAT marque comme libre ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} (“{}”) has {} bytes, but its clusters have only {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>le fichier {} (« {} ») a {} octets, mais ses clusters n’en ont que {} ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows; check the volume first (fsck.fat, chkdsk)</source>
        <translation>le dossier {} est plus grand que le système de fichiers ne le permet ; vérifiez d’abord le volume (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the root folder</source>
        <translation>impossible de lire le dossier racine</translation>
    </message>
    <message>
        <source>cannot read folder {}</source>
        <translation>impossible de lire le dossier {}</translation>
    </message>
    <message>
        <source>a run of MFT record {} lies at an impossible offset of its file; run chkdsk in Windows first</source>
        <translation>une suite de clusters (run) de l’enregistrement MFT {} se trouve à un décalage impossible de son fichier ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} does not fit into it; run chkdsk in Windows first</source>
        <translation>un attribut de l’enregistrement MFT {} ne tient pas dans celui-ci ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} is truncated; run chkdsk in Windows first</source>
        <translation>un attribut de l’enregistrement MFT {} est tronqué ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>the compression unit of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>l’unité de compression de l’enregistrement MFT {} est impossible ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>the size of an attribute of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>la taille d’un attribut de l’enregistrement MFT {} est impossible ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>MFT record {} has its data twice; run chkdsk in Windows first</source>
        <translation>l’enregistrement MFT {} a ses données en double ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>a name in MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>un nom dans l’enregistrement MFT {} est endommagé ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>MFT record {} names a folder that does not exist; run chkdsk in Windows first</source>
        <translation>l’enregistrement MFT {} désigne un dossier qui n’existe pas ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>the times in MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>les dates et heures de l’enregistrement MFT {} sont endommagées ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>MFT record {} is missing, but other records belong to it; run chkdsk in Windows first</source>
        <translation>l’enregistrement MFT {} est absent, mais d’autres enregistrements lui appartiennent ; exécutez d’abord chkdsk dans Windows</translation>
    </message>
    <message>
        <source>the volume has too many files with several MFT records</source>
        <translation>le volume a trop de fichiers à plusieurs enregistrements MFT</translation>
    </message>
    <message>
        <source>a name of file {} of {} is damaged</source>
        <translation>un nom du fichier {} de {} est endommagé</translation>
    </message>
    <message>
        <source>deleted files of this file system cannot be listed</source>
        <translation>les fichiers supprimés de ce système de fichiers ne peuvent pas être listés</translation>
    </message>
    <message>
        <source>more than {} deleted files</source>
        <translation>plus de {} fichiers supprimés</translation>
    </message>
    <message>
        <source>file {} is compressed, and a part of its compressed data was overwritten</source>
        <translation>le fichier {} est compressé, et une partie de ses données compressées a été écrasée</translation>
    </message>
    <message>
        <source>{} is encrypted; its password is needed</source>
        <translation>{} est chiffré ; son mot de passe est nécessaire</translation>
    </message>
    <message>
        <source>the password of {} is wrong</source>
        <translation>le mot de passe de {} est incorrect</translation>
    </message>
    <message>
        <source>{} is encrypted with keys that only its own Mac has, so its files cannot be read here</source>
        <translation>{} est chiffré avec des clés que seul son propre Mac possède, de sorte que ses fichiers ne peuvent pas être lus ici</translation>
    </message>
    <message>
        <source>the keys of {} are damaged</source>
        <translation>les clés de {} sont endommagées</translation>
    </message>
    <message>
        <source>{} is not encrypted</source>
        <translation>{} n’est pas chiffré</translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>{} point de contrôle plus ancien est également conservé.</numerusform>
            <numerusform>{} points de contrôle plus anciens sont également conservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>{} point de contrôle plus ancien est également conservé ({} partiellement écrasé).</numerusform>
            <numerusform>{} points de contrôle plus anciens sont également conservés (dont {} partiellement écrasés).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>Le superbloc garde la trace de {} erreur antérieure.</numerusform>
            <numerusform>Le superbloc garde la trace de {} erreurs antérieures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>{} chaîne de clusters n’appartient à aucun fichier (fsck.fat ou chkdsk les libérerait) ; elle n’est pas touchée.</numerusform>
            <numerusform>{} chaînes de clusters n’appartiennent à aucun fichier (fsck.fat ou chkdsk les libérerait) ; elles ne sont pas touchées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files of {} are encrypted: their blocks are known from its extent trees alone; the blocks of its key bag were not compared.</source>
        <translation>Les fichiers de {} sont chiffrés : leurs blocs ne sont connus que par ses arbres d’extents ; les blocs de son trousseau de clés (key bag) n’ont pas été comparés.</translation>
    </message>
    <message>
        <source>The encryption of {} is being changed: what that needs was not compared.</source>
        <translation>Le chiffrement de {} est en cours de modification : ce que cela exige n’a pas été comparé.</translation>
    </message>
    <message>
        <source>The map of free blocks cannot be read ({}); only the extents of the files show which parts are overwritten.</source>
        <translation>La carte des blocs libres est illisible ({}) ; seuls les extents des fichiers montrent quelles parties ont été écrasées.</translation>
    </message>
    <message>
        <source>this file system has no checkpoints</source>
        <translation>ce système de fichiers n’a pas de points de contrôle</translation>
    </message>
    <message>
        <source>checkpoint {} is not on the disk any more</source>
        <translation>le point de contrôle {} n’est plus sur le disque</translation>
    </message>
    <message>
        <source>boot region</source>
        <translation>région d’amorçage</translation>
    </message>
    <message>
        <source>backup boot region</source>
        <translation>copie de sauvegarde de la région d’amorçage</translation>
    </message>
    <message>
        <source>room before the FAT</source>
        <translation>espace avant la FAT</translation>
    </message>
    <message>
        <source>FAT</source>
        <translation>FAT</translation>
    </message>
    <message>
        <source>tail after the last whole cluster</source>
        <translation>reste après le dernier cluster entier</translation>
    </message>
    <message>
        <source>allocation bitmap</source>
        <translation>bitmap d’allocation</translation>
    </message>
    <message>
        <source>up-case table</source>
        <translation>table de majuscules</translation>
    </message>
    <message>
        <source>root folder</source>
        <translation>dossier racine</translation>
    </message>
    <message>
        <source>container superblock</source>
        <translation>superbloc de conteneur</translation>
    </message>
    <message>
        <source>checkpoint descriptor area</source>
        <translation>zone des descripteurs de points de contrôle</translation>
    </message>
    <message>
        <source>checkpoint data area</source>
        <translation>zone des données de points de contrôle</translation>
    </message>
    <message>
        <source>bitmaps of the internal pool</source>
        <translation>bitmaps de la réserve interne</translation>
    </message>
    <message>
        <source>internal pool (chunk-info blocks and bitmaps)</source>
        <translation>réserve interne (blocs d’informations de chunks et bitmaps)</translation>
    </message>
    <message>
        <source>object map</source>
        <translation>carte des objets</translation>
    </message>
    <message>
        <source>container keybag</source>
        <translation>trousseau de clés du conteneur</translation>
    </message>
    <message>
        <source>EFI jumpstart</source>
        <translation>EFI jumpstart</translation>
    </message>
    <message>
        <source>EFI driver</source>
        <translation>pilote EFI</translation>
    </message>
    <message>
        <source>free queue (given back at a later checkpoint)</source>
        <translation>file de blocs libérés (rendus à un point de contrôle ultérieur)</translation>
    </message>
    <message>
        <source>block of the multiple mount protection</source>
        <translation>bloc de la protection contre les montages multiples</translation>
    </message>
    <message>
        <source>boot block</source>
        <translation>bloc d’amorçage</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>superbloc</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>descripteurs de groupe</translation>
    </message>
    <message>
        <source>room for more group descriptors</source>
        <translation>espace pour d’autres descripteurs de groupe</translation>
    </message>
    <message>
        <source>superblock or group descriptors</source>
        <translation>superbloc ou descripteurs de groupe</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>bitmap de blocs</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>bitmap d’inodes</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>table d’inodes</translation>
    </message>
    <message>
        <source>boot sector</source>
        <translation>secteur d’amorçage</translation>
    </message>
    <message>
        <source>FSInfo sector</source>
        <translation>secteur FSInfo</translation>
    </message>
    <message>
        <source>backup boot sector</source>
        <translation>copie de sauvegarde du secteur d’amorçage</translation>
    </message>
    <message>
        <source>reserved sectors</source>
        <translation>secteurs réservés</translation>
    </message>
    <message>
        <source>bad cluster</source>
        <translation>cluster défectueux</translation>
    </message>
    <message>
        <source>HFS wrapper</source>
        <translation>enveloppe HFS</translation>
    </message>
    <message>
        <source>volume header</source>
        <translation>en-tête de volume</translation>
    </message>
    <message>
        <source>extents overflow file</source>
        <translation>fichier de débordement des extents</translation>
    </message>
    <message>
        <source>allocation file</source>
        <translation>fichier d’allocation</translation>
    </message>
    <message>
        <source>catalog file</source>
        <translation>fichier catalogue</translation>
    </message>
    <message>
        <source>attributes file</source>
        <translation>fichier des attributs</translation>
    </message>
    <message>
        <source>startup file</source>
        <translation>fichier de démarrage</translation>
    </message>
    <message>
        <source>alternate volume header</source>
        <translation>en-tête de volume alternatif</translation>
    </message>
    <message>
        <source>journal info block</source>
        <translation>bloc d’informations du journal</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>FAT {}</source>
        <translation>FAT {}</translation>
    </message>
    <message>
        <source>{} (copy in group {})</source>
        <translation>{} (copie dans le groupe {})</translation>
    </message>
    <message>
        <source>block bitmap of group {}</source>
        <translation>bitmap de blocs du groupe {}</translation>
    </message>
    <message>
        <source>inode bitmap of group {}</source>
        <translation>bitmap d’inodes du groupe {}</translation>
    </message>
    <message>
        <source>inode table of group {}</source>
        <translation>table d’inodes du groupe {}</translation>
    </message>
    <message>
        <source>volume {} (“{}”)</source>
        <translation>volume {} (« {} »)</translation>
    </message>
    <message>
        <source>superblock of volume {}</source>
        <translation>superbloc du volume {}</translation>
    </message>
    <message>
        <source>object map of {}</source>
        <translation>carte des objets du {}</translation>
    </message>
    <message>
        <source>snapshots of {}</source>
        <translation>instantanés du {}</translation>
    </message>
    <message>
        <source>file tree of {}</source>
        <translation>arbre des fichiers du {}</translation>
    </message>
    <message>
        <source>tree of file extents of {}</source>
        <translation>arbre des extents de fichiers du {}</translation>
    </message>
    <message>
        <source>extent tree of {}</source>
        <translation>arbre d’extents du {}</translation>
    </message>
    <message>
        <source>superblock that {} goes back to</source>
        <translation>superbloc auquel revient le {}</translation>
    </message>
    <message>
        <source>superblock of snapshot {} of {}</source>
        <translation>superbloc de l’instantané {} du {}</translation>
    </message>
    <message>
        <source>extent tree of snapshot {} of {}</source>
        <translation>arbre d’extents de l’instantané {} du {}</translation>
    </message>
    <message>
        <source>superblock of a volume</source>
        <translation>superbloc d’un volume</translation>
    </message>
    <message>
        <source>node of the {}</source>
        <translation>nœud ({})</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here</source>
        <translation>l’identifiant de {} ne peut pas être modifié ici</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here; on Linux, run “{}”</source>
        <translation>l’identifiant de {} ne peut pas être modifié ici ; sous Linux, exécutez « {} »</translation>
    </message>
    <message>
        <source>{} is damaged ({}); check and repair the file system first</source>
        <translation>{} est endommagé ({}) ; vérifiez et réparez d’abord le système de fichiers</translation>
    </message>
    <message>
        <source>the boot sector has no field for a serial number</source>
        <translation>le secteur d’amorçage n’a pas de champ pour un numéro de série</translation>
    </message>
    <message>
        <source>this old revision of ext2 has no UUID</source>
        <translation>cette ancienne révision d’ext2 n’a pas d’UUID</translation>
    </message>
    <message>
        <source>the journal is on another device, which names the file system by its UUID</source>
        <translation>le journal est sur un autre périphérique, qui désigne le système de fichiers par son UUID</translation>
    </message>
    <message>
        <source>encrypted files depend on the UUID (feature stable_inodes)</source>
        <translation>les fichiers chiffrés dépendent de l’UUID (fonctionnalité stable_inodes)</translation>
    </message>
    <message>
        <source>all checksums of the file system depend on its UUID; on Linux, run “e2fsck -f DEVICE” and “tune2fs -U random DEVICE”</source>
        <translation>toutes les sommes de contrôle du système de fichiers dépendent de son UUID ; sous Linux, exécutez « e2fsck -f DEVICE » et « tune2fs -U random DEVICE »</translation>
    </message>
    <message>
        <source>the file system has too many copies of the superblock; on Linux, run “tune2fs -U random DEVICE”</source>
        <translation>le système de fichiers a trop de copies du superbloc ; sous Linux, exécutez « tune2fs -U random DEVICE »</translation>
    </message>
    <message>
        <source>the snapshot tree is stored in an unknown way</source>
        <translation>l’arbre des instantanés est enregistré d’une manière inconnue</translation>
    </message>
    <message>
        <source>the checkpoint area of the APFS container is not contiguous</source>
        <translation>la zone des points de contrôle du conteneur APFS n’est pas contiguë</translation>
    </message>
    <message>
        <source>the APFS container is part of a Fusion Drive</source>
        <translation>le conteneur APFS fait partie d’un Fusion Drive</translation>
    </message>
    <message>
        <source>the APFS container has media keys, which belong to its own device</source>
        <translation>le conteneur APFS a des clés de support (media keys), qui sont liées à son propre périphérique</translation>
    </message>
    <message>
        <source>the volume “{}” is being encrypted or decrypted; let macOS finish that first</source>
        <translation>le volume « {} » est en cours de chiffrement ou de déchiffrement ; laissez d’abord macOS terminer cette opération</translation>
    </message>
    <message>
        <source>the keys of the volume “{}” are protected by the hardware of its Mac</source>
        <translation>les clés du volume « {} » sont protégées par le matériel de son Mac</translation>
    </message>
    <message>
        <source>the APFS container has too many snapshots</source>
        <translation>le conteneur APFS a trop d’instantanés</translation>
    </message>
    <message>
        <source>the key bags of the APFS container have unknown entries or an unknown size</source>
        <translation>les trousseaux de clés du conteneur APFS ont des entrées inconnues ou une taille inconnue</translation>
    </message>
    <message>
        <source>the key bag of the APFS container is not encrypted</source>
        <translation>le trousseau de clés du conteneur APFS n’est pas chiffré</translation>
    </message>
    <message>
        <source>two volumes of the APFS container have the same UUID ({})</source>
        <translation>deux volumes du conteneur APFS ont le même UUID ({})</translation>
    </message>
    <message>
        <source>APFS container UUID</source>
        <translation>UUID du conteneur APFS</translation>
    </message>
    <message>
        <source>UUID of the APFS volume “{}”</source>
        <translation>UUID du volume APFS « {} »</translation>
    </message>
    <message>
        <source>HFS+ UUID</source>
        <translation>UUID HFS+</translation>
    </message>
    <message>
        <source>FAT serial number</source>
        <translation>numéro de série FAT</translation>
    </message>
    <message>
        <source>exFAT serial number</source>
        <translation>numéro de série exFAT</translation>
    </message>
    <message>
        <source>NTFS serial number</source>
        <translation>numéro de série NTFS</translation>
    </message>
    <message>
        <source>{} UUID</source>
        <translation>UUID {}</translation>
    </message>
    <message>
        <source>Boot sector</source>
        <translation>Secteur d’amorçage</translation>
    </message>
    <message>
        <source>Backup boot sector</source>
        <translation>Secteur d’amorçage de sauvegarde</translation>
    </message>
    <message>
        <source>Checksum of the boot region</source>
        <translation>Somme de contrôle de la région d’amorçage</translation>
    </message>
    <message>
        <source>Volume header</source>
        <translation>En-tête de volume</translation>
    </message>
    <message>
        <source>Alternate volume header</source>
        <translation>En-tête de volume alternatif</translation>
    </message>
    <message>
        <source>Superblock</source>
        <translation>Superbloc</translation>
    </message>
    <message>
        <source>Backup superblock in group {}</source>
        <translation>Superbloc de sauvegarde du groupe {}</translation>
    </message>
    <message>
        <source>Container superblock</source>
        <translation>Superbloc du conteneur</translation>
    </message>
    <message>
        <source>Volume superblock</source>
        <translation>Superbloc du volume</translation>
    </message>
    <message>
        <source>Superblock of a snapshot</source>
        <translation>Superbloc d’un instantané</translation>
    </message>
    <message>
        <source>Key bag of the container</source>
        <translation>Trousseau de clés du conteneur</translation>
    </message>
    <message>
        <source>Key bag of a volume</source>
        <translation>Trousseau de clés d’un volume</translation>
    </message>
    <message>
        <source>The backup boot sector is damaged and is not changed.</source>
        <translation>Le secteur d’amorçage de sauvegarde est endommagé et n’est pas modifié.</translation>
    </message>
    <message>
        <source>The backup superblock in group {} is damaged and is not changed.</source>
        <translation>Le superbloc de sauvegarde du groupe {} est endommagé et n’est pas modifié.</translation>
    </message>
    <message>
        <source>The alternate volume header is missing; only the volume header changes.</source>
        <translation>L’en-tête de volume alternatif est manquant ; seul l’en-tête de volume est modifié.</translation>
    </message>
    <message>
        <source>The APFS volumes keep their UUIDs: one of them is a sealed system volume or belongs to a volume group, and macOS finds the group by them. Only the UUID of the container changes.</source>
        <translation>Les volumes APFS gardent leurs UUID : l’un d’eux est un volume système scellé ou fait partie d’un groupe de volumes, que macOS retrouve grâce à eux. Seul l’UUID du conteneur est modifié.</translation>
    </message>
    <message>
        <source>If /etc/fstab, the boot loader or the initramfs names the UUID {}, replace it there with {} before starting from this disk; then run update-grub and update-initramfs in it (or grub2-mkconfig and dracut).</source>
        <translation>Si /etc/fstab, le chargeur d’amorçage ou l’initramfs désigne l’UUID {}, remplacez-le par {} à cet endroit avant de démarrer depuis ce disque ; exécutez ensuite update-grub et update-initramfs dans son système (ou grub2-mkconfig et dracut).</translation>
    </message>
    <message>
        <source>The volume “{0}” has a folder {1}, named after the volume “{2}”. Before starting from this disk, rename it on a Mac: run “diskutil mount {3}”, then “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</source>
        <translation>Le volume « {0} » contient un dossier {1}, qui porte le nom du volume « {2} ». Avant de démarrer depuis ce disque, renommez-le sur un Mac : exécutez « diskutil mount {3} », puis « sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4} ».</translation>
    </message>
    <message>
        <source>superblock of a snapshot</source>
        <translation>superbloc d’un instantané</translation>
    </message>
    <message>
        <source>container superblock in block 0</source>
        <translation>superbloc de conteneur dans le bloc 0</translation>
    </message>
    <message>
        <source>checkpoint map</source>
        <translation>carte de point de contrôle</translation>
    </message>
    <message>
        <source>space manager</source>
        <translation>gestionnaire d’espace</translation>
    </message>
    <message>
        <source>checkpoint's object</source>
        <translation>objet du point de contrôle</translation>
    </message>
    <message>
        <source>chunk address block</source>
        <translation>bloc d’adresses de chunks</translation>
    </message>
    <message>
        <source>chunk-info block {}</source>
        <translation>bloc chunk-info {}</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>file de blocs libérés</translation>
    </message>
    <message>
        <source>file tree</source>
        <translation>arbre des fichiers</translation>
    </message>
    <message>
        <source>group descriptor</source>
        <translation>descripteur de groupe</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>folder of inode {}</source>
        <translation>dossier d’inode {}</translation>
    </message>
    <message>
        <source>block map of inode {}</source>
        <translation>carte des blocs de l’inode {}</translation>
    </message>
    <message>
        <source>file {}</source>
        <translation>fichier {}</translation>
    </message>
    <message>
        <source>file {} ({})</source>
        <translation>fichier {} ({})</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>« {} »</translation>
    </message>
    <message>
        <source>resource fork</source>
        <translation>branche de ressources</translation>
    </message>
    <message>
        <source>extended attributes</source>
        <translation>attributs étendus</translation>
    </message>
    <message>
        <source>extended attribute “{}”</source>
        <translation>attribut étendu « {} »</translation>
    </message>
    <message>
        <source>block map</source>
        <translation>carte des blocs</translation>
    </message>
    <message>
        <source>file {} is a placeholder: its content is not on this volume, but in a cloud, an archive or the store of a deduplicated volume</source>
        <translation>le fichier {} n’est qu’un espace réservé : son contenu n’est pas sur ce volume, mais dans un cloud, une archive ou le magasin d’un volume dédupliqué</translation>
    </message>
    <message>
        <source>file {} is damaged: it declares {} bytes, more than the volume has</source>
        <translation>le fichier {} est endommagé : il déclare {} octets, plus que n’en a le volume</translation>
    </message>
    <message>
        <source>the structures that say where these bytes of file {} lie are damaged</source>
        <translation>les structures qui indiquent où se trouvent ces octets du fichier {} sont endommagées</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>{} is an image, which has no health of its own; name the disk it is stored on</source>
        <translation>{} est une image, qui n’a pas d’état de santé propre ; indiquez le disque sur lequel elle est stockée</translation>
    </message>
    <message>
        <source>{} is not a drive of its own; name the disk behind it ({})</source>
        <translation>{} n’est pas un disque à part entière ; indiquez le disque sous-jacent ({})</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the program smartctl is not installed (package smartmontools, 7.0 or later)</source>
        <translation>impossible de lire l’état de santé de {} : le programme smartctl n’est pas installé (paquet smartmontools, 7.0 ou ultérieur)</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {} does not answer in JSON; install smartmontools 7.0 or later</source>
        <translation>impossible de lire l’état de santé de {} : {} ne répond pas en JSON ; installez smartmontools 7.0 ou ultérieur</translation>
    </message>
    <message>
        <source>the answer of smartctl about {} is damaged: {}</source>
        <translation>la réponse de smartctl concernant {} est endommagée : {}</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>elle est imbriquée sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>cannot read the health of {}: permission denied; run as root or administrator</source>
        <translation>impossible de lire l’état de santé de {} : autorisation refusée ; exécutez le programme en tant que root ou administrateur</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the authorization request was dismissed</source>
        <translation>impossible de lire l’état de santé de {} : la demande d’autorisation a été annulée</translation>
    </message>
    <message>
        <source>cannot read the health of {}: smartctl does not know its USB adapter ({}); try --device-type</source>
        <translation>impossible de lire l’état de santé de {} : smartctl ne connaît pas son adaptateur USB ({}) ; essayez --device-type</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {}</source>
        <translation>impossible de lire l’état de santé de {} : {}</translation>
    </message>
    <message>
        <source>the drive, or the adapter in front of it, does not answer</source>
        <translation>le disque, ou l’adaptateur placé devant lui, ne répond pas</translation>
    </message>
    <message>
        <source>“{}” is not a device type of smartctl</source>
        <translation>« {} » n’est pas un type de périphérique de smartctl</translation>
    </message>
    <message>
        <source>{} did not accept the self-test: {}</source>
        <translation>{} n’a pas accepté l’autotest : {}</translation>
    </message>
    <message>
        <source>smartctl {} cannot test NVMe drives; install smartmontools 7.4 or later</source>
        <translation>smartctl {} ne peut pas tester les disques NVMe ; installez smartmontools 7.4 ou ultérieur</translation>
    </message>
    <message>
        <source>self-tests of NVMe drives behind USB adapters are not started: some adapters disconnect the disk when asked for the result</source>
        <translation>les autotests de disques NVMe derrière des adaptateurs USB ne sont pas lancés : certains adaptateurs déconnectent le disque lorsqu’on leur demande le résultat</translation>
    </message>
    <message>
        <source>{} has no self-tests</source>
        <translation>{} n’a pas d’autotests</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} n’est pas un disque</translation>
    </message>
    <message>
        <source>unknown request “{}”</source>
        <translation>requête inconnue « {} »</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the elevated command failed</source>
        <translation>impossible de lire l’état de santé de {} : la commande aux privilèges élevés a échoué</translation>
    </message>
    <message>
        <source>{} is in standby and was not woken</source>
        <translation>{} est en veille et n’a pas été réveillé</translation>
    </message>
    <message>
        <source>The drive reports that it is failing: copy its data now.</source>
        <translation>Le disque indique qu’il est en train de tomber en panne : copiez ses données maintenant.</translation>
    </message>
    <message>
        <source>Only {} % of the spare blocks are left; the drive's limit is {} %.</source>
        <translation>Il ne reste que {} % des blocs de réserve ; la limite du disque est de {} %.</translation>
    </message>
    <message>
        <source>The spare blocks of the drive are used up.</source>
        <translation>Les blocs de réserve du disque sont épuisés.</translation>
    </message>
    <message>
        <source>The drive reports that its reliability is degraded by media or internal errors.</source>
        <translation>Le disque indique que sa fiabilité est dégradée par des erreurs internes ou de support.</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>Le disque s’est mis lui-même en lecture seule.</translation>
    </message>
    <message>
        <source>The power-loss protection of the drive's memory has failed.</source>
        <translation>La protection de la mémoire du disque contre les coupures de courant est en panne.</translation>
    </message>
    <message>
        <source>The temperature is outside the drive's limits.</source>
        <translation>La température est hors des limites du disque.</translation>
    </message>
    <message>
        <source>The drive is hot: {} °C (limit {} °C).</source>
        <translation>Le disque est chaud : {} °C (limite : {} °C).</translation>
    </message>
    <message>
        <source>The value {} is {}; the drive's limit is {}.</source>
        <translation>La valeur {} est {} ; la limite du disque est {}.</translation>
    </message>
    <message>
        <source>The value {} was below the drive's limit in the past.</source>
        <translation>La valeur {} est passée sous la limite du disque par le passé.</translation>
    </message>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>Le disque a remplacé {} secteur défectueux.</numerusform>
            <numerusform>Le disque a remplacé {} secteurs défectueux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{} secteur ne peut pas être lu de façon fiable et attend d’être remplacé.</numerusform>
            <numerusform>{} secteurs ne peuvent pas être lus de façon fiable et attendent d’être remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>{} secteur était illisible lors de la dernière vérification du disque par lui-même.</numerusform>
            <numerusform>{} secteurs étaient illisibles lors de la dernière vérification du disque par lui-même.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>Le disque a signalé {} erreur irrécupérable.</numerusform>
            <numerusform>Le disque a signalé {} erreurs irrécupérables.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} % of the rated endurance is used.</source>
        <translation>{} % de l’endurance nominale sont consommés.</translation>
    </message>
    <message>
        <source>The last self-test failed.</source>
        <translation>Le dernier autotest a échoué.</translation>
    </message>
    <message>
        <source>The last self-test failed at sector {}.</source>
        <translation>Le dernier autotest a échoué au secteur {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>{} transfert a été altéré entre le disque et l’ordinateur : vérifiez le câble ou l’adaptateur.</numerusform>
            <numerusform>{} transferts ont été altérés entre le disque et l’ordinateur : vérifiez le câble ou l’adaptateur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>Le journal des erreurs du disque a {} entrée.</numerusform>
            <numerusform>Le journal des erreurs du disque a {} entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Health monitoring (SMART) is switched off in the drive.</source>
        <translation>La surveillance de l’état de santé (SMART) est désactivée dans le disque.</translation>
    </message>
    <message>
        <source>The drive does not report its health.</source>
        <translation>Le disque n’indique pas son état de santé.</translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{} valeur est sous la limite du disque.</numerusform>
            <numerusform>{} valeurs sont sous les limites du disque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{} valeur est passée sous la limite du disque par le passé.</numerusform>
            <numerusform>{} valeurs sont passées sous les limites du disque par le passé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>Le disque a {} secteur défectueux, remplacé ou en attente de l’être.</numerusform>
            <numerusform>Le disque a {} secteurs défectueux, remplacés ou en attente de l’être.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the system knows without administrator rights; reading the health with them shows more.</source>
        <translation>Voici ce que le système sait sans droits d’administrateur ; lire l’état de santé avec ces droits en montre plus.</translation>
    </message>
    <message>
        <source>The adapter hides the drive's own verdict; the values are judged instead.</source>
        <translation>L’adaptateur masque le verdict du disque lui-même ; les valeurs sont jugées à sa place.</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation>impossible d’ouvrir {} : {}</translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation>{} est en cours d’utilisation</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation>impossible d’ouvrir {} : autorisation refusée</translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation>impossible d’ouvrir {} : la demande d’autorisation a été annulée</translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>impossible d’ouvrir {} : un mot de passe est requis, mais aucun agent polkit ne s’exécute dans cette session ; lancez le programme avec sudo ou pkexec, ou demandez à un administrateur de vous ajouter au groupe « disk »</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>impossible d’ouvrir {} : la politique du système (polkit) le refuse à cet utilisateur ; lancez le programme avec sudo ou pkexec, ou demandez à un administrateur de vous ajouter au groupe « disk »</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>impossible d’ouvrir {} : autorisation refusée, et UDisks2, qui peut demander l’autorisation, ne répond pas ; lancez le programme avec sudo ou pkexec, ou demandez à un administrateur de vous ajouter au groupe « disk »</translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation>UDisks2 n’a pas ouvert {} : {}</translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation>UDisks2 ne connaît pas {}</translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation>UDisks2 n’a renvoyé aucun descripteur de fichier pour {}</translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation>mémoire insuffisante pour un message à UDisks2</translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation>impossible d’ouvrir {} : pkexec, qui peut demander l’autorisation, n’est pas installé</translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation>impossible d’ouvrir {} : le programme aux privilèges élevés n’a renvoyé aucun descripteur de fichier</translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation>le programme aux privilèges élevés qui avait ouvert le disque s’est terminé</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation>demande inconnue</translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation>open-device ne peut être lancé que par la fenêtre : son entrée standard n’est pas un socket</translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation>macOS n’a pas autorisé l’ouverture de {} ; si vous avez saisi le mot de passe, accordez à ce programme l’Accès complet au disque ou les Volumes amovibles dans Réglages Système &gt; Confidentialité et sécurité ; le disque depuis lequel macOS s’exécute ne peut être ouvert que depuis la récupération</translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation>seul un administrateur peut lire {} ; lancez le programme avec « Exécuter en tant qu’administrateur »</translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation>seul un administrateur peut écrire sur {} ; lancez le programme avec « Exécuter en tant qu’administrateur »</translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation>{}/block n’existe pas ; vérifiez que sysfs est monté</translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation>le périphérique bloc {} n’existe pas</translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation>le disque de {} n’existe pas</translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation>le périphérique derrière {} n’existe plus</translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation>le disque {} n’existe pas</translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation>macOS ne connaît pas le disque {}</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} n’est pas un disque</translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation>{} n’est pas un périphérique bloc</translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation>{} n’est ni un disque ni une seule partition d’un disque</translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation>impossible d’interroger {} : {}</translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation>impossible d’interroger PhysicalDrive{} : {}</translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation>impossible de déterminer la taille de {} : {}</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation>{} indique une taille impossible : {} blocs</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation>{} indique une taille impossible : {} octets</translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation>{} dépasse 2^63 - 1 octets</translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation>aucun support dans {}</translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation>le support dans {} a été changé</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} n’existe pas</translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation>{} est un dossier, pas une image ni un périphérique</translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</source>
        <translation>{0} est un sparse bundle Apple, un dossier de nombreux fichiers ; convertissez-le d’abord, sur un Mac : hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} n’est ni un fichier image ni un disque</translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation>taille de secteur {} non valide : elle doit être comprise entre 128 octets et 1 Mio</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation>{} a des secteurs de {} octets et ne peut être écrit qu’avec ceux-ci, pas avec {}</translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation>{} a rétréci : il se termine à l’octet {} et avait {} octets lors de son ouverture</translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation>{} a rétréci pendant son ouverture</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation>impossible de lire {} à l’octet {} : {} octets sur {} sont arrivés</translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation>impossible de lire au-delà de la fin de {}</translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation>impossible de lire {} octets au décalage {} en une fois ; la limite est de {} octets</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation>impossible de lire {} à l’octet {} : {}</translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation>impossible d’écrire sur {} à l’octet {} : {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>impossible de vider le cache de {} : {}</translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation>impossible de libérer par TRIM {} octets au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation>impossible de libérer par TRIM sécurisé {} octets au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation>impossible de mettre à zéro {} octets au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation>impossible d’écrire sur {} : la plage n’est pas alignée sur {} octets</translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation>le système n’accepte pas cet alignement</translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation>mémoire insuffisante pour un tampon</translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation>{} octets au décalage {} de {} ne sont pas des secteurs entiers de {} octets</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation>{} octets au décalage {} dépassent la fin de {}</translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation>impossible de modifier {} octets au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation>{} n’a pas de TRIM sécurisé</translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation>{} n’a pas de TRIM sécurisé : n’en disposent que certaines cartes mémoire, la mémoire flash soudée et les disques virtuels ; pour effacer complètement un SSD, utilisez ses propres commandes (nvme format --ses=1, hdparm --security-erase)</translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation>{} est une image : un trou dans un fichier n’efface pas les cellules d’un disque</translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation>le TRIM sécurisé n’est disponible que pour certains périphériques sous Linux</translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation>{} ne peut pas mettre à zéro une plage de lui-même</translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation>la mise à zéro d’une plage n’est disponible que sous Linux</translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation>{} ne prend pas en charge TRIM, ou un adaptateur ou un pilote entre ce programme et le disque le bloque</translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation>{} est en lecture seule ou protégé en écriture</translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation>{} est en cours d’utilisation : {}</translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation>{} est en cours d’utilisation ; le système n’indique pas par quoi</translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation>{} est en cours d’utilisation ; si macOS s’exécute depuis ce disque, démarrez depuis la récupération</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} est verrouillé par un autre programme</translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation>impossible de verrouiller {} : {}</translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation>impossible de réserver {} : {}</translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation>impossible de réserver {} : un autre programme le détient</translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation>impossible d’écrire sur {} tant qu’il a des volumes montés : macOS n’indique pas où ils se trouvent ; démontez-les, ou démarrez depuis la récupération</translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation>impossible d’ouvrir le volume {} de {} : {}</translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation>impossible de verrouiller le volume {} de {} : des fichiers y sont ouverts, ou Windows s’exécute depuis ce volume</translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation>impossible de démonter le volume {} de {} : {}</translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation>impossible de lire la nouvelle table de partition de {}</translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation>pas d’autorisation pour faire relire au système la table de partition de {}</translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation>impossible de faire relire à Windows la table de partition de {} : {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation>impossible de démonter {} : des fichiers ou des dossiers y sont ouverts</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation>impossible de démonter {} : {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation>impossible de démonter {} : {} ; utilisez Utilitaire de disque</translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation>{} est verrouillé et démonté pendant l’écriture de ses secteurs ; fermez les programmes qui y ont des fichiers ouverts</translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation>monté sur {}</translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation>retenu par un montage dans un autre espace de noms (sur {} pour {}, processus {})</translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation>retenu par un volume btrfs monté ({})</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>swap</translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation>retenu par {}</translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation>retenu par {} ({})</translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation>retenu par quelque chose que le système ne nomme pas</translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation>sert de support à {}</translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation>sert de support à {} ({})</translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation>peut-être le fichier derrière {}, qui a sa taille (seul root peut le demander)</translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation>ouvert dans {} (processus {})</translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation>ouvert dans un programme d’un autre utilisateur, ou derrière un périphérique loop (root voit lequel)</translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation>ouvert en écriture dans {} (processus {})</translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation>ouvert en écriture : dans un programme d’un autre utilisateur, derrière un périphérique loop ou dans le système lui-même (root voit qui l’utilise)</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>verrouillé par un autre programme</translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation>{} via {}</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy denies access to this user, or no password prompt was possible</source>
        <translation>impossible d’ouvrir {} : la politique du système refuse l’accès à cet utilisateur, ou il n’était pas possible de demander un mot de passe</translation>
    </message>
    <message>
        <source>{} is read-only: the device itself, or its write protection, says so</source>
        <translation>{} est en lecture seule : le périphérique lui-même, ou sa protection en écriture, l’indique</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and is shown with {}: it can only be edited with its own</source>
        <translation>{} a des secteurs de {} octets et est affiché avec des secteurs de {} : il ne peut être modifié qu’avec les siens</translation>
    </message>
    <message>
        <source>{} is {}: its bytes are not those of the disk. {}</source>
        <translation>{} est {} : ses octets ne sont pas ceux du disque. {}</translation>
    </message>
    <message>
        <source>Convert it first: {}</source>
        <translation>Convertissez-le d’abord : {}</translation>
    </message>
    <message>
        <source>Convert it first, on a Mac: {}</source>
        <translation>Convertissez-le d’abord, sur un Mac : {}</translation>
    </message>
    <message>
        <source>Convert it first, with VMware's tool: {}</source>
        <translation>Convertissez-le d’abord, avec l’outil de VMware : {}</translation>
    </message>
    <message>
        <source>Unpack it first: {}</source>
        <translation>Décompressez-le d’abord : {}</translation>
    </message>
    <message>
        <source>Unpack it into a folder: {}</source>
        <translation>Décompressez-le dans un dossier : {}</translation>
    </message>
    <message>
        <source>Restore it with Symantec Ghost to the disk of a virtual machine, and open that disk</source>
        <translation>Restaurez-le avec Symantec Ghost sur le disque d’une machine virtuelle, et ouvrez ce disque</translation>
    </message>
    <message>
        <source>{} ends in the footer of a VHD whose checksum is wrong: what of the file is the disk is not known. Convert it first: {}</source>
        <translation>{} se termine par le pied (footer) d’un VHD dont la somme de contrôle est incorrecte : on ne sait pas quelle partie du fichier est le disque. Convertissez-le d’abord : {}</translation>
    </message>
    <message>
        <source>{} is a fixed VHD whose footer says {} bytes, but {} bytes lie before it</source>
        <translation>{} est un VHD fixe dont le pied (footer) indique {} octets, mais {} octets le précèdent</translation>
    </message>
    <message>
        <source>{} is a VHD with an old footer of {} bytes. Take the footer away first: {}</source>
        <translation>{} est un VHD avec un ancien pied (footer) de {} octets. Retirez d’abord le pied : {}</translation>
    </message>
    <message>
        <source>{} is the first part of an image in several files. Join them first: {}</source>
        <translation>{} est la première partie d’une image en plusieurs fichiers. Réunissez-les d’abord : {}</translation>
    </message>
    <message>
        <source>a compressed Apple disk image (UDIF)</source>
        <translation>une image disque Apple compressée (UDIF)</translation>
    </message>
    <message>
        <source>an Apple disk image (UDIF) with something added to it</source>
        <translation>une image disque Apple (UDIF) à laquelle quelque chose a été ajouté</translation>
    </message>
    <message>
        <source>a VHDX image</source>
        <translation>une image VHDX</translation>
    </message>
    <message>
        <source>a dynamic VHD</source>
        <translation>un VHD dynamique</translation>
    </message>
    <message>
        <source>a sparse VMDK image</source>
        <translation>une image VMDK creuse</translation>
    </message>
    <message>
        <source>a sparse VMDK image (SE sparse)</source>
        <translation>une image VMDK creuse (SE sparse)</translation>
    </message>
    <message>
        <source>the description of a VMDK image</source>
        <translation>la description d’une image VMDK</translation>
    </message>
    <message>
        <source>a QCOW image</source>
        <translation>une image QCOW</translation>
    </message>
    <message>
        <source>a QCOW2 image</source>
        <translation>une image QCOW2</translation>
    </message>
    <message>
        <source>a QED image</source>
        <translation>une image QED</translation>
    </message>
    <message>
        <source>a VDI image</source>
        <translation>une image VDI</translation>
    </message>
    <message>
        <source>a Parallels image</source>
        <translation>une image Parallels</translation>
    </message>
    <message>
        <source>a Bochs image</source>
        <translation>une image Bochs</translation>
    </message>
    <message>
        <source>a compressed loop image (cloop)</source>
        <translation>une image loop compressée (cloop)</translation>
    </message>
    <message>
        <source>an encrypted Apple disk image</source>
        <translation>une image disque Apple chiffrée</translation>
    </message>
    <message>
        <source>an Apple sparse image</source>
        <translation>une image creuse (sparse image) Apple</translation>
    </message>
    <message>
        <source>an Apple sparse image (ASIF) or a shadow file of one</source>
        <translation>une image creuse Apple (ASIF) ou un fichier shadow d’une telle image</translation>
    </message>
    <message>
        <source>a DiskCopy 4.2 image</source>
        <translation>une image DiskCopy 4.2</translation>
    </message>
    <message>
        <source>an Expert Witness image</source>
        <translation>une image Expert Witness</translation>
    </message>
    <message>
        <source>an AFF image</source>
        <translation>une image AFF</translation>
    </message>
    <message>
        <source>a Windows image (WIM or ESD), which holds files</source>
        <translation>une image Windows (WIM ou ESD), qui contient des fichiers</translation>
    </message>
    <message>
        <source>a Ghost image</source>
        <translation>une image Ghost</translation>
    </message>
    <message>
        <source>a Partclone image</source>
        <translation>une image Partclone</translation>
    </message>
    <message>
        <source>an image of ntfsclone</source>
        <translation>une image de ntfsclone</translation>
    </message>
    <message>
        <source>an Android sparse image</source>
        <translation>une image sparse Android</translation>
    </message>
    <message>
        <source>a CHD image</source>
        <translation>une image CHD</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>une archive 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>une archive RAR</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>une archive ZIP</translation>
    </message>
    <message>
        <source>a tar archive (OVA files are such)</source>
        <translation>une archive tar (les fichiers OVA en sont)</translation>
    </message>
    <message>
        <source>compressed by {}</source>
        <translation>compressé par {}</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{} est {}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>il est {}</translation>
    </message>
    <message>
        <source>it {}</source>
        <translation>il {}</translation>
    </message>
    <message>
        <source>is {}</source>
        <translation>est {}</translation>
    </message>
    <message>
        <source>cannot read where {} lies on its disk: {}</source>
        <translation>impossible de lire où {} se trouve sur son disque : {}</translation>
    </message>
    <message>
        <source>cannot start {}: {}</source>
        <translation>impossible de démarrer {} : {}</translation>
    </message>
    <message>
        <source>{} did not end within {} seconds</source>
        <translation>{} ne s’est pas terminé en {} secondes</translation>
    </message>
    <message>
        <source>{} printed more than {} bytes</source>
        <translation>{} a affiché plus de {} octets</translation>
    </message>
    <message>
        <source>{} ended unexpectedly</source>
        <translation>{} s’est terminé de manière inattendue</translation>
    </message>
    <message>
        <source>{} was canceled</source>
        <translation>{} a été annulé</translation>
    </message>
    <message>
        <source>the system does not know the health of {}</source>
        <translation>le système ne connaît pas l’état de santé de {}</translation>
    </message>
    <message>
        <source>{0} is read-only by a rule of Windows, not by itself. To change that, type in diskpart: select disk {1}, attributes disk clear readonly</source>
        <translation>{0} est en lecture seule par une règle de Windows, et non par lui-même. Pour changer cela, saisissez dans diskpart : select disk {1}, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>{0} is offline and read-only by a rule of Windows (its policy for new disks), not by itself. To change that, type in diskpart: select disk {1}, online disk, attributes disk clear readonly</source>
        <translation>{0} est hors ligne et en lecture seule par une règle de Windows (sa stratégie pour les nouveaux disques), et non par lui-même. Pour changer cela, saisissez dans diskpart : select disk {1}, online disk, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>open-device can be started only by the window</source>
        <translation>open-device ne peut être lancé que par la fenêtre</translation>
    </message>
    <message>
        <source>the elevated program that opens the disk sent an unknown answer</source>
        <translation>le programme aux privilèges élevés qui ouvre le disque a envoyé une réponse inconnue</translation>
    </message>
    <message>
        <source>cannot open {}: permission was given for “{}”, but the disk is now “{}”</source>
        <translation>impossible d’ouvrir {} : l’autorisation a été donnée pour « {} », mais le disque est maintenant « {} »</translation>
    </message>
    <message>
        <source>cannot open {}: Windows did not start the program that opens disks as administrator: {}</source>
        <translation>impossible d’ouvrir {} : Windows n’a pas lancé le programme qui ouvre les disques en tant qu’administrateur : {}</translation>
    </message>
    <message>
        <source>open-device is not available on this system</source>
        <translation>open-device n’est pas disponible sur ce système</translation>
    </message>
</context>
<context>
    <name>lang</name>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>unknown suffix '{}'</source>
        <translation>suffixe « {} » inconnu</translation>
    </message>
    <message>
        <source>nothing has a member named '{}'</source>
        <translation>rien n’a de membre nommé « {} »</translation>
    </message>
    <message>
        <source>the enum '{}' has no entry '{}'</source>
        <translation>l’enum « {} » n’a pas d’entrée « {} »</translation>
    </message>
    <message>
        <source>unknown name '{}'</source>
        <translation>nom « {} » inconnu</translation>
    </message>
    <message>
        <source>unknown function '{}'</source>
        <translation>fonction « {} » inconnue</translation>
    </message>
    <message>
        <source>unknown type '{}'</source>
        <translation>type « {} » inconnu</translation>
    </message>
    <message>
        <source>what follows element {} cannot be found, because that one failed</source>
        <translation>ce qui suit l’élément {} est introuvable, car celui-ci a échoué</translation>
    </message>
    <message>
        <source>the array has too many elements</source>
        <translation>le tableau a trop d’éléments</translation>
    </message>
    <message>
        <source>the source ends after {} of {} elements</source>
        <translation>la source se termine après {} éléments sur {}</translation>
    </message>
    <message>
        <source>the source ends after {} elements, before the array does</source>
        <translation>la source se termine après {} éléments, avant le tableau</translation>
    </message>
    <message>
        <source>an element ends before it begins</source>
        <translation>un élément se termine avant de commencer</translation>
    </message>
    <message>
        <source>the elements have no bytes, so the array has no end</source>
        <translation>les éléments n’ont pas d’octets, le tableau n’a donc pas de fin</translation>
    </message>
    <message>
        <source>the text has no end before the end of the source</source>
        <translation>le texte n’a pas de fin avant la fin de la source</translation>
    </message>
    <message>
        <source>the text is longer than 16 MiB</source>
        <translation>le texte dépasse 16 Mio</translation>
    </message>
    <message>
        <source>function '{}' does not exist</source>
        <translation>la fonction « {} » n’existe pas</translation>
    </message>
    <message>
        <source>the budget of work is used up</source>
        <translation>le budget de travail est épuisé</translation>
    </message>
    <message>
        <source>a cast takes one value</source>
        <translation>une conversion de type prend une seule valeur</translation>
    </message>
    <message>
        <source>a call with more than {} arguments</source>
        <translation>un appel avec plus de {} arguments</translation>
    </message>
    <message>
        <source>the functions call each other too deeply</source>
        <translation>les fonctions s’appellent les unes les autres trop profondément</translation>
    </message>
    <message>
        <source>'{}' needs {} arguments</source>
        <translation>« {} » nécessite {} arguments</translation>
    </message>
    <message>
        <source>'{}' takes {} arguments, not {}</source>
        <translation>« {} » prend {} arguments, et non {}</translation>
    </message>
    <message>
        <source>'{}' takes {} to {} arguments, not {}</source>
        <translation>« {} » prend de {} à {} arguments, et non {}</translation>
    </message>
    <message>
        <source>the texts given to '{}' are longer than {} MiB together</source>
        <translation>les textes passés à « {} » dépassent ensemble {} Mio</translation>
    </message>
    <message>
        <source>the loop runs too often</source>
        <translation>la boucle s’exécute trop de fois</translation>
    </message>
    <message>
        <source>the number must lie between -{} and {}</source>
        <translation>le nombre doit être compris entre -{} et {}</translation>
    </message>
    <message>
        <source>the number must lie between 0 and {}</source>
        <translation>le nombre doit être compris entre 0 et {}</translation>
    </message>
    <message>
        <source>'{}' is not a number</source>
        <translation>« {} » n’est pas un nombre</translation>
    </message>
    <message>
        <source>'{}' is not a hexadecimal digit</source>
        <translation>« {} » n’est pas un chiffre hexadécimal</translation>
    </message>
    <message>
        <source>a byte has two hexadecimal digits</source>
        <translation>un octet a deux chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>{} bytes are needed, not {}</source>
        <translation>il faut {} octets, et non {}</translation>
    </message>
    <message>
        <source>the whole has no value</source>
        <translation>l’ensemble n’a pas de valeur</translation>
    </message>
    <message>
        <source>this is worked out by the template and lies nowhere in the source</source>
        <translation>ceci est calculé par le modèle et ne se trouve nulle part dans la source</translation>
    </message>
    <message>
        <source>the template shows this value transformed, with no way back</source>
        <translation>le modèle montre cette valeur transformée, sans transformation inverse</translation>
    </message>
    <message>
        <source>more than 16 MiB cannot be typed</source>
        <translation>il n’est pas possible de saisir plus de 16 Mio</translation>
    </message>
    <message>
        <source>only single values can be changed, this has members</source>
        <translation>seules des valeurs simples peuvent être modifiées, ceci a des membres</translation>
    </message>
    <message>
        <source>'{}' is not a GUID</source>
        <translation>« {} » n’est pas un GUID</translation>
    </message>
    <message>
        <source>'{}' does not fit in {} bits</source>
        <translation>« {} » ne tient pas dans {} bits</translation>
    </message>
    <message>
        <source>'{}' has no entry '{}'</source>
        <translation>« {} » n’a pas d’entrée « {} »</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true ou false est attendu</translation>
    </message>
    <message>
        <source>one character is expected</source>
        <translation>un caractère est attendu</translation>
    </message>
    <message>
        <source>the number is too large for a float</source>
        <translation>le nombre est trop grand pour un float</translation>
    </message>
    <message>
        <source>this has no value</source>
        <translation>ceci n’a pas de valeur</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>le texte n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>the text needs {} bytes, there are {}</source>
        <translation>le texte nécessite {} octets, il y en a {}</translation>
    </message>
    <message>
        <source>the text must keep its length of {} bytes</source>
        <translation>le texte doit garder sa longueur de {} octets</translation>
    </message>
    <message>
        <source>format_write names no function</source>
        <translation>format_write ne nomme aucune fonction</translation>
    </message>
    <message>
        <source>only single values can be changed</source>
        <translation>seules des valeurs simples peuvent être modifiées</translation>
    </message>
    <message>
        <source>this is not a field of a template</source>
        <translation>ceci n’est pas un champ d’un modèle</translation>
    </message>
    <message>
        <source>the template has no type '{}'</source>
        <translation>le modèle n’a pas de type « {} »</translation>
    </message>
    <message>
        <source>the evaluation takes more work than its budget allows (about {} s of processor time)</source>
        <translation>l’évaluation demande plus de travail que son budget ne le permet (environ {} s de temps processeur)</translation>
    </message>
    <message>
        <source>the template needs more memory than its budget allows ({} MiB)</source>
        <translation>le modèle nécessite plus de mémoire que son budget ne le permet ({} Mio)</translation>
    </message>
    <message>
        <source>the template nests too deeply</source>
        <translation>le modèle est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>no cursor is available here</source>
        <translation>aucun curseur n’est disponible ici</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>l’adresse</translation>
    </message>
    <message>
        <source>unknown suffix</source>
        <translation>suffixe inconnu</translation>
    </message>
    <message>
        <source>a type has no address</source>
        <translation>un type n’a pas d’adresse</translation>
    </message>
    <message>
        <source>the size of '{}' is not always the same</source>
        <translation>la taille de « {} » n’est pas toujours la même</translation>
    </message>
    <message>
        <source>a computed value has no address</source>
        <translation>une valeur calculée n’a pas d’adresse</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>entrée inconnue</translation>
    </message>
    <message>
        <source>address {} lies before the start, {}</source>
        <translation>l’adresse {} se trouve avant le début, {}</translation>
    </message>
    <message>
        <source>{} byte at {} lie beyond the end of the source</source>
        <translation>{} octet à {} se trouve au-delà de la fin de la source</translation>
    </message>
    <message>
        <source>{} bytes at {} lie beyond the end of the source</source>
        <translation>{} octets à {} se trouvent au-delà de la fin de la source</translation>
    </message>
    <message>
        <source>disk::fixups needs a struct of a fixed size, at most 1 MiB</source>
        <translation>disk::fixups nécessite une struct de taille fixe, d’au plus 1 Mio</translation>
    </message>
    <message>
        <source>the stride</source>
        <translation>le pas</translation>
    </message>
    <message>
        <source>the stride is too small</source>
        <translation>le pas est trop petit</translation>
    </message>
    <message>
        <source>sector {} of the record does not end with the update sequence number: it was written in part</source>
        <translation>le secteur {} de l’enregistrement ne se termine pas par le numéro de séquence de mise à jour : il a été écrit en partie</translation>
    </message>
    <message>
        <source>this has no members</source>
        <translation>ceci n’a pas de membres</translation>
    </message>
    <message>
        <source>the template makes too many nodes</source>
        <translation>le modèle crée trop de nœuds</translation>
    </message>
    <message>
        <source>the structure is nested deeper than {} levels</source>
        <translation>la structure est imbriquée sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be pointed to</source>
        <translation>« {} » n’a pas d’octets vers lesquels pointer</translation>
    </message>
    <message>
        <source>the attribute needs {} arguments</source>
        <translation>l’attribut nécessite {} arguments</translation>
    </message>
    <message>
        <source>the argument</source>
        <translation>l’argument</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>la valeur</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>la largeur</translation>
    </message>
    <message>
        <source>the number of elements</source>
        <translation>le nombre d’éléments</translation>
    </message>
    <message>
        <source>the fixed size</source>
        <translation>la taille fixe</translation>
    </message>
    <message>
        <source>bitfield_order takes the order and the number of bits</source>
        <translation>bitfield_order prend l’ordre et le nombre de bits</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>l’ordre</translation>
    </message>
    <message>
        <source>the order of a bitfield is 0 (most significant first) or 1</source>
        <translation>l’ordre d’un bitfield est 0 (bit de poids fort en premier) ou 1</translation>
    </message>
    <message>
        <source>the number of bits</source>
        <translation>le nombre de bits</translation>
    </message>
    <message>
        <source>the number of bits is not between 1 and 1048576</source>
        <translation>le nombre de bits n’est pas compris entre 1 et 1048576</translation>
    </message>
    <message>
        <source>this variable does not exist here</source>
        <translation>cette variable n’existe pas ici</translation>
    </message>
    <message>
        <source>this template argument does not exist here</source>
        <translation>cet argument de modèle n’existe pas ici</translation>
    </message>
    <message>
        <source>this template argument is a type, not a value</source>
        <translation>cet argument de modèle est un type, pas une valeur</translation>
    </message>
    <message>
        <source>'{}' does not exist here</source>
        <translation>« {} » n’existe pas ici</translation>
    </message>
    <message>
        <source>the pointer leads nowhere</source>
        <translation>le pointeur ne mène nulle part</translation>
    </message>
    <message>
        <source>an array has no members, only elements</source>
        <translation>un tableau n’a pas de membres, seulement des éléments</translation>
    </message>
    <message>
        <source>member '{}' does not exist here</source>
        <translation>le membre « {} » n’existe pas ici</translation>
    </message>
    <message>
        <source>no parent exists</source>
        <translation>aucun parent n’existe</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>l’indice</translation>
    </message>
    <message>
        <source>index {} is past the end ({})</source>
        <translation>l’indice {} est au-delà de la fin ({})</translation>
    </message>
    <message>
        <source>this has no elements</source>
        <translation>ceci n’a pas d’éléments</translation>
    </message>
    <message>
        <source>index {} is past the end</source>
        <translation>l’indice {} est au-delà de la fin</translation>
    </message>
    <message>
        <source>no parent exists here</source>
        <translation>aucun parent n’existe ici</translation>
    </message>
    <message>
        <source>the file itself is not a field</source>
        <translation>le fichier lui-même n’est pas un champ</translation>
    </message>
    <message>
        <source>the cursor has no members</source>
        <translation>le curseur n’a pas de membres</translation>
    </message>
    <message>
        <source>nothing can be placed here</source>
        <translation>rien ne peut être placé ici</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be placed</source>
        <translation>« {} » n’a pas d’octets qui pourraient être placés</translation>
    </message>
    <message>
        <source>a pointer's address must be a number</source>
        <translation>l’adresse d’un pointeur doit être un nombre</translation>
    </message>
    <message>
        <source>{} elements are more than {}</source>
        <translation>{} éléments, c’est plus que {}</translation>
    </message>
    <message>
        <source>an array of this form cannot stand here</source>
        <translation>un tableau de cette forme ne peut pas se trouver ici</translation>
    </message>
    <message>
        <source>the condition still holds at the end of the source</source>
        <translation>la condition est encore vraie à la fin de la source</translation>
    </message>
    <message>
        <source>the array does not fit in the source</source>
        <translation>le tableau ne tient pas dans la source</translation>
    </message>
    <message>
        <source>{} elements of {} bytes at {} do not fit: the source ends after {}</source>
        <translation>{} éléments de {} octets à {} ne tiennent pas : la source se termine après {}</translation>
    </message>
    <message>
        <source>this lies beyond the end of the source</source>
        <translation>ceci se trouve au-delà de la fin de la source</translation>
    </message>
    <message>
        <source>the bitfield has more bits than its bitfield_order says</source>
        <translation>le bitfield a plus de bits que ne l’indique son bitfield_order</translation>
    </message>
    <message>
        <source>bits can only stand in a bitfield</source>
        <translation>les bits ne peuvent se trouver que dans un bitfield</translation>
    </message>
    <message>
        <source>the bitfield is larger than 1048576 bits</source>
        <translation>le bitfield dépasse 1048576 bits</translation>
    </message>
    <message>
        <source>a bitfield's member has at most 128 bits</source>
        <translation>un membre de bitfield a au plus 128 bits</translation>
    </message>
    <message>
        <source>a bitfield's member is a number, a bool or an enum</source>
        <translation>un membre de bitfield est un nombre, un bool ou un enum</translation>
    </message>
    <message>
        <source>a bitfield holds bits and other bitfields only</source>
        <translation>un bitfield ne contient que des bits et d’autres bitfields</translation>
    </message>
    <message>
        <source>'{}' is not an index</source>
        <translation>« {} » n’est pas un indice</translation>
    </message>
    <message>
        <source>element [{}] does not exist in '{}'</source>
        <translation>l’élément [{}] n’existe pas dans « {} »</translation>
    </message>
    <message>
        <source>only a pointer leads on with '*'</source>
        <translation>seul un pointeur peut être suivi avec '*'</translation>
    </message>
    <message>
        <source>'{}' is not a name</source>
        <translation>« {} » n’est pas un nom</translation>
    </message>
    <message>
        <source>'{}' is an array: it has elements, not members</source>
        <translation>« {} » est un tableau : il a des éléments, pas des membres</translation>
    </message>
    <message>
        <source>member '{}' does not exist</source>
        <translation>le membre « {} » n’existe pas</translation>
    </message>
    <message>
        <source>{} bytes at offset {} lie beyond the end of the source ({} bytes)</source>
        <translation>{} octets au décalage {} se trouvent au-delà de la fin de la source ({} octets)</translation>
    </message>
    <message>
        <source>too many levels of inheritance</source>
        <translation>trop de niveaux d’héritage</translation>
    </message>
    <message>
        <source>a struct can only inherit from structs</source>
        <translation>une struct ne peut hériter que de structs</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>le curseur</translation>
    </message>
    <message>
        <source>this cannot be assigned to</source>
        <translation>il n’est pas possible d’affecter une valeur à ceci</translation>
    </message>
    <message>
        <source>this lies in the source, a template cannot change it</source>
        <translation>ceci se trouve dans la source, un modèle ne peut pas le modifier</translation>
    </message>
    <message>
        <source>only a field can be assigned to a field with members</source>
        <translation>seul un champ peut être affecté à un champ qui a des membres</translation>
    </message>
    <message>
        <source>only a field of the same size can be assigned</source>
        <translation>seul un champ de même taille peut être affecté</translation>
    </message>
    <message>
        <source>this is not '{}'</source>
        <translation>ceci n’est pas « {} »</translation>
    </message>
    <message>
        <source>the array of texts is too large</source>
        <translation>le tableau de textes est trop grand</translation>
    </message>
    <message>
        <source>an array cannot be made of this</source>
        <translation>il n’est pas possible d’en faire un tableau</translation>
    </message>
    <message>
        <source>an array variable needs a number of elements of one size</source>
        <translation>une variable tableau nécessite un nombre d’éléments de même taille</translation>
    </message>
    <message>
        <source>the array variable is larger than 16 MiB</source>
        <translation>la variable tableau dépasse 16 Mio</translation>
    </message>
    <message>
        <source>the variable is larger than 16 MiB</source>
        <translation>la variable dépasse 16 Mio</translation>
    </message>
    <message>
        <source>no place for this variable</source>
        <translation>pas de place pour cette variable</translation>
    </message>
    <message>
        <source>a variable cannot be declared here</source>
        <translation>une variable ne peut pas être déclarée ici</translation>
    </message>
    <message>
        <source>this template argument is not a type</source>
        <translation>cet argument de modèle n’est pas un type</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>type inconnu</translation>
    </message>
    <message>
        <source>the type's aliases nest too deeply</source>
        <translation>les alias du type sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>this is a function, not a type</source>
        <translation>ceci est une fonction, pas un type</translation>
    </message>
    <message>
        <source>a template argument is longer than {} bytes</source>
        <translation>un argument de modèle dépasse {} octets</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments</source>
        <translation>« {} » nécessite {} arguments de modèle</translation>
    </message>
    <message>
        <source>'{}' needs {} template argument, not {}</source>
        <translation>« {} » nécessite {} argument de modèle, et non {}</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments, not {}</source>
        <translation>« {} » nécessite {} arguments de modèle, et non {}</translation>
    </message>
    <message>
        <source>an enum needs a number as its type</source>
        <translation>un enum nécessite un nombre comme type</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a floating point number</source>
        <translation>un nombre à virgule flottante</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>un booléen</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>un caractère</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a field with members</source>
        <translation>un champ avec des membres</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>the operator cannot take {} and {}</source>
        <translation>l’opérateur ne s’applique pas à {} et {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>the operator does not take floating point numbers</source>
        <translation>l’opérateur ne s’applique pas aux nombres à virgule flottante</translation>
    </message>
    <message>
        <source>the text becomes longer than 16 MiB</source>
        <translation>le texte dépasserait 16 Mio</translation>
    </message>
    <message>
        <source>expected a number, this is {}</source>
        <translation>nombre attendu ; trouvé : {}</translation>
    </message>
    <message>
        <source>expected a condition, this is {}</source>
        <translation>condition attendue ; trouvé : {}</translation>
    </message>
    <message>
        <source>{} is negative: {}</source>
        <translation>valeur négative pour {} : {}</translation>
    </message>
    <message>
        <source>{} is too large: {}</source>
        <translation>valeur trop grande pour {} : {}</translation>
    </message>
    <message>
        <source>the operator cannot take {}</source>
        <translation>l’opérateur ne s’applique pas à {}</translation>
    </message>
    <message>
        <source>expected a text, this is {}</source>
        <translation>texte attendu ; trouvé : {}</translation>
    </message>
    <message>
        <source>too many errors; the rest is not shown</source>
        <translation>trop d’erreurs ; le reste n’est pas affiché</translation>
    </message>
    <message>
        <source>this comment is never closed: expected '*/'</source>
        <translation>ce commentaire n’est jamais fermé : '*/' attendu</translation>
    </message>
    <message>
        <source>a control character ({}) does not belong in a template</source>
        <translation>un caractère de contrôle ({}) n’a pas sa place dans un modèle</translation>
    </message>
    <message>
        <source>'{}' means nothing here</source>
        <translation>« {} » n’a pas de sens ici</translation>
    </message>
    <message>
        <source>expected digits of base {} after the prefix</source>
        <translation>des chiffres en base {} sont attendus après le préfixe</translation>
    </message>
    <message>
        <source>'{}' does not belong to a number of base {}</source>
        <translation>« {} » ne peut pas faire partie d’un nombre en base {}</translation>
    </message>
    <message>
        <source>this number is out of a double's range</source>
        <translation>ce nombre dépasse les limites d’un double</translation>
    </message>
    <message>
        <source>this number does not fit in 128 bits</source>
        <translation>ce nombre ne tient pas dans 128 bits</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits after \x</source>
        <translation>deux chiffres hexadécimaux sont attendus après \x</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>quatre chiffres hexadécimaux sont attendus après \u</translation>
    </message>
    <message>
        <source>an unknown escape: {} are known</source>
        <translation>échappement inconnu ; sont connus : {}</translation>
    </message>
    <message>
        <source>this string is not closed on its line: expected {}</source>
        <translation>cette chaîne n’est pas fermée sur sa ligne : {} attendu</translation>
    </message>
    <message>
        <source>this character is not closed: expected “'”</source>
        <translation>ce caractère n’est pas fermé : « ' » attendu</translation>
    </message>
    <message>
        <source>a character literal needs a character</source>
        <translation>un littéral caractère nécessite un caractère</translation>
    </message>
    <message>
        <source>a character literal holds one character</source>
        <translation>un littéral caractère contient un seul caractère</translation>
    </message>
    <message>
        <source>a bit order is 0 (most significant first) or 1 (least significant first)</source>
        <translation>un ordre des bits est 0 (bit de poids fort en premier) ou 1 (bit de poids faible en premier)</translation>
    </message>
    <message>
        <source>an integer has between 0 and 16 bytes</source>
        <translation>un entier a entre 0 et 16 octets</translation>
    </message>
    <message>
        <source>the time lies beyond the calendar</source>
        <translation>la date se trouve hors du calendrier</translation>
    </message>
    <message>
        <source>a {} without {} in the format; {} stands for the character</source>
        <translation>{} sans {} dans le format ; {} représente ce caractère</translation>
    </message>
    <message>
        <source>a width of more than 9999 in the format</source>
        <translation>une largeur supérieure à 9999 dans le format</translation>
    </message>
    <message>
        <source>a width that is not a number between 0 and 9999</source>
        <translation>une largeur qui n’est pas un nombre entre 0 et 9999</translation>
    </message>
    <message>
        <source>the format “{}” does not fit its {} values: {}</source>
        <translation>le format « {} » ne correspond pas à ses {} valeurs : {}</translation>
    </message>
    <message>
        <source>argument 1 has to be a field or a text</source>
        <translation>l’argument 1 doit être un champ ou un texte</translation>
    </message>
    <message>
        <source>an object of more than 16 MiB</source>
        <translation>un objet de plus de 16 Mio</translation>
    </message>
    <message>
        <source>an object's length is a multiple of 4 and at least 8</source>
        <translation>la longueur d’un objet est un multiple de 4 et vaut au moins 8</translation>
    </message>
    <message>
        <source>only the main section can be accumulated</source>
        <translation>seule la section principale peut être accumulée</translation>
    </message>
    <message>
        <source>a value has between 1 and 16 bytes</source>
        <translation>une valeur a entre 1 et 16 octets</translation>
    </message>
    <message>
        <source>an operation is between 0 and 4</source>
        <translation>une opération est comprise entre 0 et 4</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>la fin se trouve avant le début</translation>
    </message>
    <message>
        <source>a string of more than 16 MiB</source>
        <translation>une chaîne de plus de 16 Mio</translation>
    </message>
    <message>
        <source>at most 128 bits can be read at once</source>
        <translation>128 bits au plus peuvent être lus à la fois</translation>
    </message>
    <message>
        <source>the bits lie beyond every disk</source>
        <translation>les bits se trouvent au-delà de tout disque</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>rien à rechercher</translation>
    </message>
    <message>
        <source>the number of the occurrence is negative</source>
        <translation>le numéro de l’occurrence est négatif</translation>
    </message>
    <message>
        <source>argument {} is not a byte (0 to 255)</source>
        <translation>l’argument {} n’est pas un octet (0 à 255)</translation>
    </message>
    <message>
        <source>more than 1 GiB in one call of a function</source>
        <translation>plus de 1 Gio dans un seul appel de fonction</translation>
    </message>
    <message>
        <source>the bytes asked for lie beyond the end of the data</source>
        <translation>les octets demandés se trouvent au-delà de la fin des données</translation>
    </message>
    <message>
        <source>argument {} has to be {}</source>
        <translation>l’argument {} doit être {}</translation>
    </message>
    <message>
        <source>argument {} lies beyond every disk</source>
        <translation>l’argument {} se trouve au-delà de tout disque</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>un nombre non négatif</translation>
    </message>
    <message>
        <source>a field, not a computed value</source>
        <translation>un champ, pas une valeur calculée</translation>
    </message>
    <message>
        <source>an endian: 0 native, 1 big, 2 little</source>
        <translation>un ordre des octets (endian) : 0 natif, 1 big, 2 little</translation>
    </message>
    <message>
        <source>a text of {} characters has no such index</source>
        <translation>un texte de {} caractères n’a pas cet indice</translation>
    </message>
    <message>
        <source>a text of {} characters has no part from {} on</source>
        <translation>un texte de {} caractères n’a pas de partie à partir de {}</translation>
    </message>
    <message>
        <source>a base is between 2 and 36, or 0</source>
        <translation>une base est comprise entre 2 et 36, ou vaut 0</translation>
    </message>
    <message>
        <source>'{}' does not fit in 128 bits</source>
        <translation>« {} » ne tient pas dans 128 bits</translation>
    </message>
    <message>
        <source>'{}' is not a number of base {}</source>
        <translation>« {} » n’est pas un nombre en base {}</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>une date</translation>
    </message>
    <message>
        <source>expected ';' after {}</source>
        <translation>';' attendu après {}</translation>
    </message>
    <message>
        <source>expected ';' after {}, not {}</source>
        <translation>attendu : ';' après {} ; trouvé : {}</translation>
    </message>
    <message>
        <source>expected {}, not {}</source>
        <translation>attendu : {} ; trouvé : {}</translation>
    </message>
    <message>
        <source>expected {}, not {}, which is a word of the language</source>
        <translation>attendu : {} ; trouvé : {}, qui est un mot du langage</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>the template is larger than 16 MiB</source>
        <translation>le modèle dépasse 16 Mio</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>ceci est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>a name after '::'</source>
        <translation>un nom après '::'</translation>
    </message>
    <message>
        <source>this name is too long</source>
        <translation>ce nom est trop long</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>un type</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's arguments</source>
        <translation>',' ou '&gt;' des arguments de modèle</translation>
    </message>
    <message>
        <source>a template parameter (T or auto N)</source>
        <translation>un paramètre de modèle (T ou auto N)</translation>
    </message>
    <message>
        <source>a second parameter '{}'</source>
        <translation>un deuxième paramètre « {} »</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's parameters</source>
        <translation>',' ou '&gt;' des paramètres de modèle</translation>
    </message>
    <message>
        <source>an attribute's name</source>
        <translation>le nom d’un attribut</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} ou {}</translation>
    </message>
    <message>
        <source>the namespace's name</source>
        <translation>le nom de l’espace de noms</translation>
    </message>
    <message>
        <source>{} of the namespace</source>
        <translation>{} de l’espace de noms</translation>
    </message>
    <message>
        <source>it was opened here</source>
        <translation>ouverture ici</translation>
    </message>
    <message>
        <source>'{}' is declared already</source>
        <translation>« {} » est déjà déclaré</translation>
    </message>
    <message>
        <source>it was declared here first</source>
        <translation>première déclaration ici</translation>
    </message>
    <message>
        <source>the struct's name</source>
        <translation>le nom de la struct</translation>
    </message>
    <message>
        <source>the union's name</source>
        <translation>le nom de l’union</translation>
    </message>
    <message>
        <source>the bitfield's name</source>
        <translation>le nom du bitfield</translation>
    </message>
    <message>
        <source>the struct to inherit from</source>
        <translation>la struct dont hériter</translation>
    </message>
    <message>
        <source>{} of the members</source>
        <translation>{} des membres</translation>
    </message>
    <message>
        <source>the struct</source>
        <translation>la struct</translation>
    </message>
    <message>
        <source>the union</source>
        <translation>l’union</translation>
    </message>
    <message>
        <source>the bitfield</source>
        <translation>le bitfield</translation>
    </message>
    <message>
        <source>the enum's name</source>
        <translation>le nom de l’enum</translation>
    </message>
    <message>
        <source>':' and the enum's type, as in 'enum E : u8'</source>
        <translation>':' et le type de l’enum, comme dans 'enum E : u8'</translation>
    </message>
    <message>
        <source>the enum's type</source>
        <translation>le type de l’enum</translation>
    </message>
    <message>
        <source>{} of the enumerators</source>
        <translation>{} des énumérateurs</translation>
    </message>
    <message>
        <source>an enumerator's name</source>
        <translation>le nom d’un énumérateur</translation>
    </message>
    <message>
        <source>{} or {} after the enumerator</source>
        <translation>{} ou {} après l’énumérateur</translation>
    </message>
    <message>
        <source>{} of the enum</source>
        <translation>{} de l’enum</translation>
    </message>
    <message>
        <source>the enum</source>
        <translation>l’enum</translation>
    </message>
    <message>
        <source>the type's name</source>
        <translation>le nom du type</translation>
    </message>
    <message>
        <source>'=' and a type, or ';'</source>
        <translation>'=' et un type, ou ';'</translation>
    </message>
    <message>
        <source>the using</source>
        <translation>le using</translation>
    </message>
    <message>
        <source>the function's name</source>
        <translation>le nom de la fonction</translation>
    </message>
    <message>
        <source>'(' of the parameters</source>
        <translation>'(' des paramètres</translation>
    </message>
    <message>
        <source>a parameter's type</source>
        <translation>le type d’un paramètre</translation>
    </message>
    <message>
        <source>a parameter's name</source>
        <translation>le nom d’un paramètre</translation>
    </message>
    <message>
        <source>nothing can follow the parameter pack</source>
        <translation>rien ne peut suivre le groupe de paramètres (pack)</translation>
    </message>
    <message>
        <source>this parameter needs a default value, as the one before it has one</source>
        <translation>ce paramètre nécessite une valeur par défaut, puisque le précédent en a une</translation>
    </message>
    <message>
        <source>{} of the function</source>
        <translation>{} de la fonction</translation>
    </message>
    <message>
        <source>'from' after 'import *'</source>
        <translation>'from' après 'import *'</translation>
    </message>
    <message>
        <source>a module's name, as in 'import std.mem'</source>
        <translation>le nom d’un module, comme dans 'import std.mem'</translation>
    </message>
    <message>
        <source>this module's name is too long</source>
        <translation>le nom de ce module est trop long</translation>
    </message>
    <message>
        <source>the new type's name</source>
        <translation>le nom du nouveau type</translation>
    </message>
    <message>
        <source>the new namespace's name</source>
        <translation>le nom du nouvel espace de noms</translation>
    </message>
    <message>
        <source>'as' and the new type's name</source>
        <translation>'as' et le nom du nouveau type</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>l’import</translation>
    </message>
    <message>
        <source>the module '{}' was not found (looked for {}.hexpat and {}.pat)</source>
        <translation>le module « {} » est introuvable (recherché : {}.hexpat et {}.pat)</translation>
    </message>
    <message>
        <source>modules import each other too deeply: does one import itself as a type?</source>
        <translation>les modules s’importent les uns les autres trop profondément : l’un d’eux s’importe-t-il lui-même en tant que type ?</translation>
    </message>
    <message>
        <source>this expression is nested too deeply</source>
        <translation>cette expression est imbriquée trop profondément</translation>
    </message>
    <message>
        <source>':' of this '?'</source>
        <translation>':' de ce '?'</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>une expression</translation>
    </message>
    <message>
        <source>'(' of the cast</source>
        <translation>'(' de la conversion de type</translation>
    </message>
    <message>
        <source>')' of the cast</source>
        <translation>')' de la conversion de type</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a member's name after '.'</source>
        <translation>le nom d’un membre après '.'</translation>
    </message>
    <message>
        <source>this {} closes nothing</source>
        <translation>ce {} ne ferme rien</translation>
    </message>
    <message>
        <source>the block was opened here</source>
        <translation>le bloc a été ouvert ici</translation>
    </message>
    <message>
        <source>the assignment</source>
        <translation>l’affectation</translation>
    </message>
    <message>
        <source>this 'else' has no 'if' before it</source>
        <translation>ce 'else' n’est précédé d’aucun 'if'</translation>
    </message>
    <message>
        <source>this 'catch' has no 'try' before it</source>
        <translation>ce 'catch' n’est précédé d’aucun 'try'</translation>
    </message>
    <message>
        <source>{} cannot be declared in here, only at file level or in a namespace</source>
        <translation>{} ne peut pas être déclaré ici, seulement au niveau du fichier ou dans un espace de noms</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>une instruction</translation>
    </message>
    <message>
        <source>a member or a statement</source>
        <translation>un membre ou une instruction</translation>
    </message>
    <message>
        <source>a declaration or a statement</source>
        <translation>une déclaration ou une instruction</translation>
    </message>
    <message>
        <source>'[' after 'padding'</source>
        <translation>'[' après 'padding'</translation>
    </message>
    <message>
        <source>'(' after 'while'</source>
        <translation>'(' après 'while'</translation>
    </message>
    <message>
        <source>an array has one dimension; put the inner one into a struct</source>
        <translation>un tableau a une seule dimension ; mettez le tableau intérieur dans une struct</translation>
    </message>
    <message>
        <source>':' and the pointer's type, as in 'T *p : u32'</source>
        <translation>':' et le type du pointeur, comme dans 'T *p : u32'</translation>
    </message>
    <message>
        <source>the pointer's type</source>
        <translation>le type du pointeur</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>le membre</translation>
    </message>
    <message>
        <source>the variable</source>
        <translation>la variable</translation>
    </message>
    <message>
        <source>the field's name</source>
        <translation>le nom du champ</translation>
    </message>
    <message>
        <source>':' and the field's width in bits</source>
        <translation>':' et la largeur du champ en bits</translation>
    </message>
    <message>
        <source>the bit field</source>
        <translation>le champ de bits</translation>
    </message>
    <message>
        <source>'=' or another assignment</source>
        <translation>'=' ou une autre affectation</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>l’appel</translation>
    </message>
    <message>
        <source>'(' after 'if'</source>
        <translation>'(' après 'if'</translation>
    </message>
    <message>
        <source>'(' after 'for'</source>
        <translation>'(' après 'for'</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>une affectation</translation>
    </message>
    <message>
        <source>'(' after 'match'</source>
        <translation>'(' après 'match'</translation>
    </message>
    <message>
        <source>{} of the cases</source>
        <translation>{} des cas</translation>
    </message>
    <message>
        <source>'(' of a case's patterns</source>
        <translation>'(' des motifs d’un cas</translation>
    </message>
    <message>
        <source>this case has {} patterns for {} values</source>
        <translation>ce cas a {} motifs pour {} valeurs</translation>
    </message>
    <message>
        <source>':' after the patterns</source>
        <translation>':' après les motifs</translation>
    </message>
    <message>
        <source>{} of the match</source>
        <translation>{} du match</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>le return</translation>
    </message>
    <message>
        <source>the template and what it includes is larger than 64 MiB</source>
        <translation>le modèle et ce qu’il inclut dépassent 64 Mio</translation>
    </message>
    <message>
        <source>this condition is never closed: expected '#endif'</source>
        <translation>cette condition n’est jamais fermée : '#endif' attendu</translation>
    </message>
    <message>
        <source>the template is too large: more than 1,000,000 words and signs</source>
        <translation>le modèle est trop grand : plus de 1 000 000 de mots et de signes</translation>
    </message>
    <message>
        <source>macros are nested too deeply</source>
        <translation>les macros sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>the macros make more than 1,000,000 words and signs of this template</source>
        <translation>les macros produisent plus de 1 000 000 de mots et de signes à partir de ce modèle</translation>
    </message>
    <message>
        <source>expected a name after #define</source>
        <translation>un nom est attendu après #define</translation>
    </message>
    <message>
        <source>macros with parameters are not part of the language</source>
        <translation>les macros avec paramètres ne font pas partie du langage</translation>
    </message>
    <message>
        <source>expected a directive after '#'</source>
        <translation>une directive est attendue après '#'</translation>
    </message>
    <message>
        <source>expected a name after #{}</source>
        <translation>un nom est attendu après #{}</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation>les conditions sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>#{} without #ifdef or #ifndef before it</source>
        <translation>#{} sans #ifdef ni #ifndef auparavant</translation>
    </message>
    <message>
        <source>a second #else of the same condition</source>
        <translation>un deuxième #else pour la même condition</translation>
    </message>
    <message>
        <source>'#{}' is not a directive; known: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</source>
        <translation>'#{}' n’est pas une directive ; sont connues : include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</translation>
    </message>
    <message>
        <source>expected a file after #include: {} or {}</source>
        <translation>un fichier est attendu après #include : {} ou {}</translation>
    </message>
    <message>
        <source>files include each other too deeply: is there a circle without #pragma once?</source>
        <translation>les fichiers s’incluent les uns les autres trop profondément : y a-t-il un cercle sans #pragma once ?</translation>
    </message>
    <message>
        <source>'{}' was not found</source>
        <translation>« {} » est introuvable</translation>
    </message>
    <message>
        <source>#pragma without a name does nothing</source>
        <translation>#pragma sans nom ne fait rien</translation>
    </message>
    <message>
        <source>expected a number after #pragma {}</source>
        <translation>un nombre est attendu après #pragma {}</translation>
    </message>
    <message>
        <source>expected little, big or native after #pragma endian</source>
        <translation>little, big ou native est attendu après #pragma endian</translation>
    </message>
    <message>
        <source>expected left_to_right or right_to_left after #pragma bitfield_order</source>
        <translation>left_to_right ou right_to_left est attendu après #pragma bitfield_order</translation>
    </message>
    <message>
        <source>included from here</source>
        <translation>inclus à partir d’ici</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{} : {}</translation>
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
        <translation>un modèle ne peut accéder ni aux fichiers ni au réseau</translation>
    </message>
    <message>
        <source>the list has more values than the array has elements</source>
        <translation>la liste a plus de valeurs que le tableau n’a d’éléments</translation>
    </message>
    <message>
        <source>a list can only be an array variable's first value</source>
        <translation>une liste ne peut être que la première valeur d’une variable tableau</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>la section</translation>
    </message>
    <message>
        <source>section {} does not exist</source>
        <translation>la section {} n’existe pas</translation>
    </message>
    <message>
        <source>a section of more than {} MiB</source>
        <translation>une section de plus de {} Mio</translation>
    </message>
    <message>
        <source>the template makes too many sections</source>
        <translation>le modèle crée trop de sections</translation>
    </message>
    <message>
        <source>a template cannot change the source</source>
        <translation>un modèle ne peut pas modifier la source</translation>
    </message>
    <message>
        <source>the bytes to be copied lie beyond every section</source>
        <translation>les octets à copier se trouvent au-delà de toute section</translation>
    </message>
    <message>
        <source>more than 256 MiB to unpack</source>
        <translation>plus de 256 Mio à décompresser</translation>
    </message>
    <message>
        <source>a window of zlib has between -15 and 47 bits</source>
        <translation>une fenêtre de zlib a entre -15 et 47 bits</translation>
    </message>
    <message>
        <source>this build cannot unpack that format</source>
        <translation>cette version du programme ne peut pas décompresser ce format</translation>
    </message>
    <message>
        <source>the data ends before this</source>
        <translation>les données se terminent avant ceci</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' ou '}'</translation>
    </message>
    <message>
        <source>an enum's value has between 1 and 16 bytes</source>
        <translation>la valeur d’une énumération comporte entre 1 et 16 octets</translation>
    </message>
    <message>
        <source>this has no bytes</source>
        <translation>ceci n’a pas d’octets</translation>
    </message>
    <message>
        <source>sections cannot be made here</source>
        <translation>il est impossible de créer des sections ici</translation>
    </message>
    <message>
        <source>this distribution of random numbers does not exist</source>
        <translation>cette distribution de nombres aléatoires n’existe pas</translation>
    </message>
    <message>
        <source>these parameters do not fit the distribution of random numbers</source>
        <translation>ces paramètres ne conviennent pas à la distribution de nombres aléatoires</translation>
    </message>
    <message>
        <source>this is encrypted in the source; decrypted fields cannot be changed</source>
        <translation>ceci est chiffré dans la source ; les champs déchiffrés ne peuvent pas être modifiés</translation>
    </message>
    <message>
        <source>disk::decrypted needs a struct of whole sectors, at most 1 MiB</source>
        <translation>disk::decrypted nécessite une struct de secteurs entiers, de 1 Mio au plus</translation>
    </message>
    <message>
        <source>{} was made by a template in memory and can only be read</source>
        <translation>{} a été créé en mémoire par un modèle et peut seulement être lu</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' prints, sets the byte order or assigns a variable outside of it</source>
        <translation>tous les éléments de « {} » sont évalués en une fois : « {} » affiche du texte, définit l’ordre des octets ou affecte une variable extérieure</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' reads a variable that changes while the template runs</source>
        <translation>tous les éléments de « {} » sont évalués en une fois : « {} » lit une variable qui change pendant l’exécution du modèle</translation>
    </message>
    <message>
        <source>this is still being evaluated</source>
        <translation>ceci est encore en cours d’évaluation</translation>
    </message>
    <message>
        <source>'{}' changes something or takes references, so it is not called here</source>
        <translation>« {} » modifie quelque chose ou prend des références, et n’est donc pas appelé ici</translation>
    </message>
    <message>
        <source>this cannot be worked out in a watch</source>
        <translation>ceci ne peut pas être calculé dans une expression surveillée</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation>Ouvre des disques et des images et affiche leurs secteurs. L’ouverture n’écrit jamais.</translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation>Un périphérique, une image ou SOURCE#N pour sa partition N</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>impossible d’ouvrir {} : {}</translation>
    </message>
    <message>
        <source>cannot list the folder {}: {}</source>
        <translation>impossible de lister le dossier {} : {}</translation>
    </message>
    <message>
        <source>cannot examine {}: {}</source>
        <translation>impossible d’examiner {} : {}</translation>
    </message>
    <message>
        <source>{} is not a folder</source>
        <translation>{} n’est pas un dossier</translation>
    </message>
    <message>
        <source>another file has taken the place of {}</source>
        <translation>un autre fichier a pris la place de {}</translation>
    </message>
    <message>
        <source>{} changed while it was read</source>
        <translation>{} a changé pendant sa lecture</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>les dossiers sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>« {} » n’existe pas dans le volume ; les chemins sont sensibles à la casse</translation>
    </message>
    <message>
        <source>the volume has a name for a file that it does not contain</source>
        <translation>le volume a un nom pour un fichier qu’il ne contient pas</translation>
    </message>
    <message>
        <source>{} is not a manifest: line {} is neither JSON, nor a line of sha256sum, hashdeep or mtree</source>
        <translation>{} n’est pas un manifeste : la ligne {} n’est ni du JSON, ni une ligne de sha256sum, hashdeep ou mtree</translation>
    </message>
    <message>
        <source>{} has no lines of a manifest</source>
        <translation>{} n’a aucune ligne d’un manifeste</translation>
    </message>
    <message>
        <source>line {} of the manifest {} is damaged</source>
        <translation>la ligne {} du manifeste {} est endommagée</translation>
    </message>
    <message>
        <source>the manifest {} is incomplete: its last line is missing</source>
        <translation>le manifeste {} est incomplet : il manque sa dernière ligne</translation>
    </message>
    <message>
        <source>the manifest {} was made by a newer version of Sectorsmith (schema version {})</source>
        <translation>le manifeste {} a été créé par une version plus récente de Sectorsmith (version de schéma {})</translation>
    </message>
    <message>
        <source>the manifest {} has no checksums that are known here</source>
        <translation>le manifeste {} n’a pas de sommes de contrôle connues ici</translation>
    </message>
    <message>
        <source>the checksums of {} have {} digits; none of the supported algorithms has this length</source>
        <translation>les sommes de contrôle de {} ont {} chiffres ; aucun des algorithmes pris en charge n’a cette longueur</translation>
    </message>
    <message>
        <source>the {} format does not support {}</source>
        <translation>le format {} ne prend pas en charge {}</translation>
    </message>
    <message>
        <source>the {} format holds one checksum for each file</source>
        <translation>le format {} contient une seule somme de contrôle par fichier</translation>
    </message>
    <message>
        <source>the {} format cannot hold the name {}</source>
        <translation>le format {} ne peut pas contenir le nom {}</translation>
    </message>
    <message>
        <source>cannot write to {}, which records the progress; the disk may be full</source>
        <translation>impossible d’écrire dans {}, où la progression est consignée ; le disque est peut-être plein</translation>
    </message>
    <message>
        <source>{} records the progress of another run ({}); delete it to start again</source>
        <translation>{} consigne la progression d’une autre exécution ({}) ; supprimez-le pour recommencer</translation>
    </message>
    <message>
        <source>the report {} needs the ending .txt, .html or .json</source>
        <translation>le rapport {} doit se terminer par .txt, .html ou .json</translation>
    </message>
    <message>
        <source>cannot open the manifest {}</source>
        <translation>impossible d’ouvrir le manifeste {}</translation>
    </message>
    <message>
        <source>the manifest {} is damaged: it has {} entries, and its last line says {}</source>
        <translation>le manifeste {} est endommagé : il a {} entrées, et sa dernière ligne indique {}</translation>
    </message>
    <message>
        <source>the manifest {} continues after its end, in line {}; it may be several manifests in one file</source>
        <translation>le manifeste {} continue après sa fin, à la ligne {} ; il s’agit peut-être de plusieurs manifestes dans un même fichier</translation>
    </message>
    <message>
        <source>the manifest {} lists “{}” twice, with different contents</source>
        <translation>le manifeste {} mentionne « {} » deux fois, avec des contenus différents</translation>
    </message>
    <message>
        <source>the volume has {} of the {} bytes of {}; its structures are damaged</source>
        <translation>le volume a {} des {} octets de {} ; ses structures sont endommagées</translation>
    </message>
    <message>
        <source>the content of {} is stored online only; download it first</source>
        <translation>le contenu de {} est stocké uniquement en ligne ; téléchargez-le d’abord</translation>
    </message>
    <message>
        <source>{} is in use by another run</source>
        <translation>{} est utilisé par une autre exécution</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>new date only</source>
        <translation>nouvelle date seulement</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>size changed</source>
        <translation>taille changée</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changé</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>suspect</translation>
    </message>
    <message>
        <source>kind changed</source>
        <translation>type changé</translation>
    </message>
    <message>
        <source>link changed</source>
        <translation>lien changé</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>en cours de modification</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>SUSPICIOUS</source>
        <translation>SUSPECT</translation>
    </message>
    <message>
        <source>was {}</source>
        <translation>auparavant {}</translation>
    </message>
    <message>
        <source>{} bytes, was {}</source>
        <translation>{} octets, auparavant {}</translation>
    </message>
    <message>
        <source>not compared with the copy: {}</source>
        <translation>non comparé à la copie : {}</translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>la copie diffère dans {} bloc de 4 Kio, et la copie concorde avec le manifeste</numerusform>
            <numerusform>la copie diffère dans {} blocs de 4 Kio, et la copie concorde avec le manifeste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>la copie diffère dans {} bloc de 4 Kio, et la copie diffère aussi du manifeste</numerusform>
            <numerusform>la copie diffère dans {} blocs de 4 Kio, et la copie diffère aussi du manifeste</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {} to {}</source>
        <translation>octets {} à {}</translation>
    </message>
    <message>
        <source>bytes {} to {}, on {} at {}</source>
        <translation>octets {} à {}, sur {} à {}</translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>et {} autre plage</numerusform>
            <numerusform>et {} autres plages</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>rien à comparer</translation>
    </message>
    <message>
        <source>{} read in {} s, {}/s</source>
        <translation>{} lus en {} s, {}/s</translation>
    </message>
    <message>
        <source>Check of {}</source>
        <translation>Vérification de {}</translation>
    </message>
    <message>
        <source>Manifest: {}</source>
        <translation>Manifeste : {}</translation>
    </message>
    <message>
        <source>Checksums: {}</source>
        <translation>Sommes de contrôle : {}</translation>
    </message>
    <message>
        <source>Checked: {}</source>
        <translation>Vérifié le : {}</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>Fichiers par résultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>{} fichier de plus ; les rapports en texte et en JSON les indiquent tous.</numerusform>
            <numerusform>{} fichiers de plus ; les rapports en texte et en JSON les indiquent tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Sectorsmith</source>
        <translation>Créé avec Sectorsmith</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation>la somme de contrôle couvre {} octets, plus que n’en a aucune structure connue</translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation>la somme de contrôle couvre des octets au-delà de la fin</translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation>une somme de contrôle a de 1 à 8 octets</translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation>la longueur d’un objet APFS doit être un multiple de 4</translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation>la somme de contrôle d’une région d’amorçage doit suivre ses onze secteurs</translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation>« {} » n’est pas un type connu de somme de contrôle</translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation>un enregistrement ne peut pas avoir {} octets</translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation>la séquence de mise à jour de l’enregistrement est endommagée</translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation>le secteur {} de l’enregistrement n’a pas été écrit en même temps que les autres</translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation>le secteur {} de {} ne peut pas être relu après avoir été écrit : {}</translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation>le secteur {} de {} ne peut plus être lu : {}</translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation>toutes les modifications de {} sont écrites et vérifiées, mais l’enregistrement d’annulation ne peut pas être fermé : {}</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>rien à écrire</translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation>une écriture au décalage {} dépasse la fin de {}</translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation>une écriture au décalage {} ne couvre pas des secteurs entiers</translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation>le décalage {} serait écrit deux fois</translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation>l’enregistrement d’annulation {} appartient à {}, mais ceci est {}</translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation>l’enregistrement d’annulation appartient à {} ; {} a la même taille et peut être une copie ou une autre image</translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} n’a pas de numéro de série : il peut s’agir d’une copie du disque sur lequel on a écrit, ou d’un autre disque au contenu identique</translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} a un numéro de série que l’enregistrement d’annulation ne contient pas : il peut s’agir d’une copie du disque sur lequel on a écrit, ou d’un autre disque au contenu identique</translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation>{} contient {} au décalage {}, ce qui ne correspond pas à l’enregistrement d’annulation {} : il a été modifié depuis</translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation>impossible de supprimer l’enregistrement d’annulation {} : {}</translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation>impossible de lire les nouveaux octets : {}</translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation>{} ; un secteur illisible ne peut être remplacé qu’en entier</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} octets au décalage {} dépassent la fin de {} à {} ; un disque ne peut pas grandir</translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation>la copie de {} dépasserait la fin</translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation>{} et sa copie se chevaucheraient</translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation>la structure a trop de champs</translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation>{} n’a pas de copie</translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation>cette structure n’a pas de copie</translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation>la copie à utiliser comme source a des sommes de contrôle incorrectes</translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation>{} ; {} n’a pas pu être supprimé</translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation>impossible d’ouvrir le dossier {} : {}</translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation>impossible de vider le cache du dossier {} : {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>impossible de définir la taille de {} : {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>impossible de vider le cache de {} : {}</translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation>impossible de fermer {} : {}</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>impossible d’écrire sur {} : {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>impossible de créer {} : {}</translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation>impossible de renommer {} : {}</translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation>{} ne prend pas en charge TRIM</translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation>impossible de percer des trous dans {}</translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation>{} ne prend pas en charge la mise à zéro d’une plage ({}) ; écrivez plutôt des zéros ou percez des trous</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} est en lecture seule</translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation>{} est en cours d’utilisation ({}) ; arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation>{} est en cours d’utilisation ({}) ; démontez-le, ou effacez plutôt par le volume monté {}</translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation>une autre partition de {} est en cours d’utilisation ({}) ; ses secteurs restent inchangés ; pour écrire quand même sur le disque, confirmez-le (--disk-in-use)</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{} : {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} n’existe pas</translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation>impossible de remplir un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation>impossible de vider le cache d’un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation>impossible de réduire un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>impossible de créer un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation>impossible de supprimer un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation>impossible de démarrer le second processus qui supprimerait les fichiers dans {}</translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation>impossible de remplir {} : {} ; {}</translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation>{} est en cours d’utilisation dans son ensemble ({}) ; arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation>le décalage {} se trouve dans {} ; démontez-le ou arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation>l’entrée de {} dans la table « {} » serait déplacée ou supprimée ; démontez la partition ou arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation>{} n’aurait aucune entrée dans la table « {} », que le système utilisera dès lors ; démontez la partition ou arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation>{} deviendrait la partition {} dans la table « {} », mais le système conserve l’ancien numéro tant que la partition est en cours d’utilisation ; démontez-la ou arrêtez d’abord ce qui l’utilise</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>{} est verrouillé par un autre programme</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>impossible de déterminer l’espace libre de {} : {}</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>impossible d’accéder à {} : {}</translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation>{} n’est pas un dossier sur un volume monté</translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation>impossible de déterminer quel volume contient {}</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>impossible d’ouvrir {} : {}</translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation>impossible d’exécuter TRIM sur {} : son système de fichiers ({}) ou le disque sous-jacent ne prend pas en charge TRIM</translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation>exécuter TRIM sur le volume monté {} nécessite root (sudo)</translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation>impossible d’exécuter TRIM sur {} : {}</translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation>macOS exécute TRIM lui-même sur les volumes montés et n’a pas de commande pour cela ; démontez et remontez {}, ou démontez-le et exécutez TRIM sur ses blocs libres</translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>impossible d’exécuter TRIM sur {} avec des fichiers : {} ; exécutez en tant qu’administrateur : Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation>l’enregistrement d’annulation {} est endommagé : {}</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>le fichier est tronqué</translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation>le fichier n’est pas un enregistrement d’annulation</translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation>la description est tronquée</translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation>la description n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation>la longueur du fichier ne correspond pas à sa description</translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation>la somme de contrôle est incorrecte</translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation>la taille de secteur est 0</translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation>une suite de secteurs est vide</translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation>une suite de secteurs dépasse la fin du disque</translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation>une suite de secteurs commence à l’intérieur d’un secteur</translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation>la modification a trop de parties ({}) pour un seul enregistrement d’annulation ; écrivez-la en plusieurs étapes</translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation>aucun dossier personnel où conserver les enregistrements d’annulation ; indiquez un dossier avec --state-dir</translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation>{} se trouve en mémoire : un enregistrement d’annulation conservé à cet endroit ne survivrait pas à un redémarrage ; indiquez un dossier sur un autre disque avec --state-dir</translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation>{} se trouve sur {}, le disque à modifier : un enregistrement d’annulation conservé à cet endroit pourrait être perdu avec ce disque ; indiquez un dossier sur un autre disque avec --state-dir</translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation>{} a {} d’espace libre, mais l’enregistrement d’annulation a besoin de {} ; indiquez un dossier sur un autre disque avec --state-dir, ou supprimez d’anciens enregistrements (undo delete)</translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation>impossible de créer le dossier {} : {}</translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation>impossible d’écrire dans le dossier {} : {}</translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation>impossible de lire le modèle {} : {}</translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation>{} n’est pas un modèle : il dépasse 16 Mio</translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation>impossible de lire le modèle {} jusqu’à la fin</translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>le volume sur {} ne prend pas en charge TRIM pour les fichiers : {} ; exécutez en tant qu’administrateur : Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation>impossible d’allouer un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation>impossible de stocker l’enregistrement d’annulation : {}</translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation>l’enregistrement d’annulation « {} » n’existe pas</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>« {} » peut être {} ou {} ; saisissez-en davantage</translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation>l’enregistrement d’annulation {} a déjà été supprimé</translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation>{} a une table de partition ({}) ; indiquez une de ses partitions, par exemple {}#1</translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation>la carte d’allocation répertorie {} octets libres à {}, qui se trouvent hors du volume</translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation>l’espace libre de {} a plus de {} fragments</translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation>le volume dépasse la fin de {}, on ne peut donc pas se fier à sa carte d’allocation</translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation>{} n’a pas de table de partition, son espace inutilisé est donc inconnu</translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation>les tables de partition de {} comportent des erreurs, l’espace inutilisé est donc incertain ({} : {}) ; réparez-les d’abord</translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation>la table de partition de {} n’a pas de partitions, l’espace inutilisé ne peut donc pas être distingué de partitions perdues</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation>{} n’a pas stocké les données écrites : des données différentes ont été relues au décalage {}</translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation>l’écriture des modifications a été arrêtée à votre demande</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation>{} ; l’écriture des modifications est incomplète et peut être terminée ou annulée</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation>{} ; l’écriture des modifications est incomplète ({}) et peut être terminée ou annulée</translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation>{} ne contient plus les données que vous avez vérifiées (décalage {}) : un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation>l’écriture que contient l’enregistrement d’annulation {} a déjà été annulée</translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation>rien ne peut être annulé : le contenu précédent de {} n’a pas pu être lu</translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation>l’enregistrement d’annulation {} n’est pas ouvert : rien à terminer</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} ne contient pas les données écrites</translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation>l’enregistrement d’annulation {} est ouvert : terminez ou annulez d’abord l’écriture qu’il contient</translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation>entre-temps, l’écriture que contient l’enregistrement d’annulation {} a été terminée ou annulée, ou l’enregistrement a été supprimé</translation>
    </message>
    <message>
        <source>byte {} lies beyond the end of {}</source>
        <translation>l’octet {} se trouve au-delà de la fin de {}</translation>
    </message>
    <message>
        <source>cannot create {}</source>
        <translation>impossible de créer {}</translation>
    </message>
    <message>
        <source>cannot write to {}; the disk may be full</source>
        <translation>impossible d’écrire dans {} ; le disque est peut-être plein</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{} existe déjà</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>les dossiers sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>neither a file nor a folder nor a link</source>
        <translation>ni un fichier, ni un dossier, ni un lien</translation>
    </message>
    <message>
        <source>cannot read the target of the link</source>
        <translation>impossible de lire la cible du lien</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>« {} » n’existe pas dans le volume ; les chemins sont sensibles à la casse</translation>
    </message>
    <message>
        <source>the pattern is not valid UTF-8</source>
        <translation>le motif n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>“{}” is not a valid pattern: {}</source>
        <translation>« {} » n’est pas un motif valide : {}</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>« {} » n’est pas le nom de {} ; rien n’a été fait</translation>
    </message>
    <message>
        <source>“{}” is not the name of the volume; nothing was done</source>
        <translation>« {} » n’est pas le nom du volume ; rien n’a été fait</translation>
    </message>
    <message>
        <source>“{}” at offset {} lies beyond the end of the disk ({} bytes)</source>
        <translation>« {} » au décalage {} se trouve au-delà de la fin du disque ({} octets)</translation>
    </message>
    <message>
        <source>there are unsaved changes; write or discard them first</source>
        <translation>il y a des modifications non enregistrées ; écrivez-les ou abandonnez-les d’abord</translation>
    </message>
    <message>
        <source>TRIM is not available for {}</source>
        <translation>TRIM n’est pas disponible pour {}</translation>
    </message>
    <message>
        <source>a mounted volume can be filled with zeros or random bytes only</source>
        <translation>un volume monté ne peut être rempli que de zéros ou d’octets aléatoires</translation>
    </message>
    <message>
        <source>{} cannot be filled: {}. {}</source>
        <translation>impossible de remplir {} : {}. {}</translation>
    </message>
    <message>
        <source>secure TRIM does not work on a mounted volume; unmount it and name its device</source>
        <translation>le TRIM sécurisé ne fonctionne pas sur un volume monté ; démontez-le et indiquez son périphérique</translation>
    </message>
    <message>
        <source>--method punch is for images; use --method trim for a device</source>
        <translation>--method punch est réservé aux images ; utilisez --method trim pour un périphérique</translation>
    </message>
    <message>
        <source>--secure is for devices, not for images</source>
        <translation>--secure est réservé aux périphériques, pas aux images</translation>
    </message>
    <message>
        <source>the free space of {} has changed since the preview; nothing was written</source>
        <translation>l’espace libre de {} a changé depuis l’aperçu ; rien n’a été écrit</translation>
    </message>
    <message>
        <source>this volume is encrypted</source>
        <translation>ce volume est chiffré</translation>
    </message>
    <message>
        <source>nothing of its content is left</source>
        <translation>il ne reste rien de son contenu</translation>
    </message>
    <message>
        <source>“{}” is a folder; name a file in it</source>
        <translation>« {} » est un dossier ; indiquez un fichier qu’il contient</translation>
    </message>
    <message>
        <source>“{}” does not exist: the file has no other streams</source>
        <translation>« {} » n’existe pas : le fichier n’a pas d’autres flux</translation>
    </message>
    <message>
        <source>“{}” does not exist; the other streams of the file are: {}</source>
        <translation>« {} » n’existe pas ; les autres flux du fichier sont : {}</translation>
    </message>
    <message>
        <source>{} is a single volume; omit the name of the volume</source>
        <translation>{} est un volume unique ; omettez le nom du volume</translation>
    </message>
    <message>
        <source>{} has several volumes; choose one: {}</source>
        <translation>{} a plusieurs volumes ; choisissez-en un : {}</translation>
    </message>
    <message>
        <source>volume “{}” does not exist in {}; its volumes are {}</source>
        <translation>le volume « {} » n’existe pas dans {} ; ses volumes sont {}</translation>
    </message>
    <message>
        <source>{} is a file inside a volume, which can only be read</source>
        <translation>{} est un fichier à l’intérieur d’un volume, qui ne peut être que lu</translation>
    </message>
    <message>
        <source>an MBR partition table</source>
        <translation>une table de partition MBR</translation>
    </message>
    <message>
        <source>a GUID partition table</source>
        <translation>une table de partition GUID</translation>
    </message>
    <message>
        <source>a GUID partition table with a hybrid MBR</source>
        <translation>une table de partition GUID avec un MBR hybride</translation>
    </message>
    <message>
        <source>an Apple partition map</source>
        <translation>une carte de partition Apple</translation>
    </message>
    <message>
        <source>its magic number matches</source>
        <translation>son nombre magique correspond</translation>
    </message>
    <message>
        <source>the old content</source>
        <translation>l’ancien contenu</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>le nouveau contenu</translation>
    </message>
    <message>
        <source>partly old and partly new content</source>
        <translation>un contenu en partie ancien et en partie nouveau</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>des secteurs illisibles</translation>
    </message>
    <message>
        <source>unknown content (it could not be read before)</source>
        <translation>un contenu inconnu (il n’a pas pu être lu auparavant)</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>impossible de lire {}</translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} contient {}</translation>
    </message>
    <message>
        <source>{} hold {}</source>
        <translation>{} contiennent {}</translation>
    </message>
    <message>
        <source>the image {} ({})</source>
        <translation>l’image {} ({})</translation>
    </message>
    <message>
        <source>the disk ({}) at {}</source>
        <translation>le disque ({}) à l’emplacement {}</translation>
    </message>
    <message>
        <source>{} ({}) at {}</source>
        <translation>{} ({}) à l’emplacement {}</translation>
    </message>
    <message>
        <source>less than a unit of {} bytes, which is what TRIM takes</source>
        <translation>moins qu’une unité de {} octets, la plus petite qu’accepte TRIM</translation>
    </message>
    <message>
        <source>Nothing was read back.</source>
        <translation>Rien n’a été relu.</translation>
    </message>
    <message>
        <source>The data read back match the data written.</source>
        <translation>Les données relues correspondent aux données écrites.</translation>
    </message>
    <message>
        <source>Some of the data read back do not match the data written: the erase is not reliable.</source>
        <translation>Une partie des données relues ne correspond pas aux données écrites : l’effacement n’est pas fiable.</translation>
    </message>
    <message>
        <source>TRIM took effect: the previous data now read as zeros.</source>
        <translation>TRIM a pris effet : les données précédentes se lisent maintenant comme des zéros.</translation>
    </message>
    <message>
        <source>The previous data still read the same: the drive keeps them for now, or the command does not reach the drive.</source>
        <translation>Les données précédentes se lisent toujours à l’identique : le disque les conserve pour l’instant, ou la commande n’atteint pas le disque.</translation>
    </message>
    <message>
        <source>The effect of TRIM is unknown: the samples were zero before, or read neither as zeros nor as before.</source>
        <translation>L’effet de TRIM est inconnu : les échantillons étaient déjà à zéro, ou ne se lisent ni comme des zéros ni comme auparavant.</translation>
    </message>
    <message>
        <source>partition {} ({}), {}</source>
        <translation>partition {} ({}), {}</translation>
    </message>
    <message>
        <source>partition {} ({})</source>
        <translation>partition {} ({})</translation>
    </message>
    <message>
        <source>the partition table ({})</source>
        <translation>la table de partition ({})</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards: no undo record is kept of free space.</source>
        <translation>Les fichiers supprimés ne pourront plus être récupérés ensuite : aucun enregistrement d’annulation n’est conservé pour l’espace libre.</translation>
    </message>
    <message>
        <source>This destroys the data in the range: no undo record is kept.</source>
        <translation>Cela détruit les données de la plage : aucun enregistrement d’annulation n’est conservé.</translation>
    </message>
    <message>
        <source>The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system sends it zeros.</source>
        <translation>Le disque met lui-même les blocs à zéro s’il dispose de la commande (Write Zeroes) ; sinon, le système lui envoie des zéros.</translation>
    </message>
    <message>
        <source>The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that holds the image until something else is written in their place.</source>
        <translation>L’image s’y lit comme des zéros, mais rien n’est écrasé : les anciens octets restent sur le disque qui contient l’image jusqu’à ce qu’autre chose soit écrit à leur place.</translation>
    </message>
    <message>
        <source>Secure discard: the drive reports that it clears the cells and the copies it has made of them. That cannot be verified. A drive without the command does nothing.</source>
        <translation>TRIM sécurisé : le disque indique qu’il efface les cellules et les copies qu’il en a faites. Cela ne peut pas être vérifié. Un disque qui n’a pas cette commande ne fait rien.</translation>
    </message>
    <message>
        <source>TRIM is a hint. The drive may erase the blocks now, later or never; until then reading may return zeros, the old bytes or something else.</source>
        <translation>TRIM n’est qu’une indication. Le disque peut effacer les blocs maintenant, plus tard ou jamais ; d’ici là, la lecture peut renvoyer des zéros, les anciens octets ou autre chose.</translation>
    </message>
    <message>
        <source>An SSD writes to other cells than those that hold the old bytes: the disk no longer returns them, but they may remain in its memory chips until it clears them.</source>
        <translation>Un SSD écrit dans d’autres cellules que celles qui contiennent les anciens octets : le disque ne les renvoie plus, mais ils peuvent rester dans ses puces mémoire jusqu’à ce qu’il les efface.</translation>
    </message>
    <message>
        <source>the copy of {} at offset {} is not changed: {}</source>
        <translation>la copie de {} au décalage {} n’est pas modifiée : {}</translation>
    </message>
    <message>
        <source>it would lie beyond the end</source>
        <translation>elle se trouverait au-delà de la fin</translation>
    </message>
    <message>
        <source>it would overlap with the structure</source>
        <translation>elle chevaucherait la structure</translation>
    </message>
    <message>
        <source>the copy does not exist</source>
        <translation>la copie n’existe pas</translation>
    </message>
    <message>
        <source>it holds something else there</source>
        <translation>elle contient autre chose à cet endroit</translation>
    </message>
    <message>
        <source>its checksums were wrong before</source>
        <translation>ses sommes de contrôle étaient déjà incorrectes</translation>
    </message>
    <message>
        <source>{} was wrong before, so it is not made right for this change</source>
        <translation>{} avait déjà une valeur incorrecte et n’est donc pas corrigé pour cette modification</translation>
    </message>
    <message>
        <source>the copy is not changed: the checksums here were wrong before</source>
        <translation>la copie n’est pas modifiée : les sommes de contrôle étaient déjà incorrectes ici</translation>
    </message>
    <message>
        <source>The volume takes no further file (its table of files is full).</source>
        <translation>Le volume n’accepte plus de fichiers (sa table de fichiers est pleine).</translation>
    </message>
    <message>
        <source>Other programs wrote meanwhile: {} were given back to keep the reserve.</source>
        <translation>D’autres programmes ont écrit entre-temps : {} ont été rendus pour maintenir la réserve.</translation>
    </message>
    <message>
        <source>{} that the file system reserves for the administrator were not filled: with a reserve of 0 they are.</source>
        <translation>{} que le système de fichiers réserve à l’administrateur n’ont pas été remplis : ils le sont avec une réserve de 0.</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>partition map</source>
        <translation>carte de partition</translation>
    </message>
    <message>
        <source>Unmount it: its free blocks are then found in its own map and erased one by one, without filling it.</source>
        <translation>Démontez-le : ses blocs libres sont alors trouvés dans sa propre carte et effacés un par un, sans le remplir.</translation>
    </message>
    <message>
        <source>it is a network volume ({}): which blocks of which disk its files get is the server's business</source>
        <translation>c’est un volume réseau ({}) : les blocs que reçoivent ses fichiers, et sur quel disque, sont l’affaire du serveur</translation>
    </message>
    <message>
        <source>Erase on the server itself.</source>
        <translation>Effacez sur le serveur lui-même.</translation>
    </message>
    <message>
        <source>{} lies in memory and has no disk</source>
        <translation>{} se trouve en mémoire et n’a pas de disque</translation>
    </message>
    <message>
        <source>it is mounted read-only</source>
        <translation>il est monté en lecture seule</translation>
    </message>
    <message>
        <source>btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks and snapshots stay</source>
        <translation>btrfs utilise la copie sur écriture et compresse ici : les zéros se réduisent à rien, et les anciens blocs et instantanés restent</translation>
    </message>
    <message>
        <source>btrfs copies on write: snapshots and old copies of blocks are not overwritten by filling it</source>
        <translation>btrfs utilise la copie sur écriture : le remplir n’écrase ni les instantanés ni les anciennes copies de blocs</translation>
    </message>
    <message>
        <source>TRIM is passed on for what btrfs does not use: “trim” with the mount point.</source>
        <translation>TRIM est transmis pour ce que btrfs n’utilise pas : « trim » avec le point de montage.</translation>
    </message>
    <message>
        <source>{} copies on write (and may compress and keep snapshots): filling it does not overwrite old blocks</source>
        <translation>{} utilise la copie sur écriture (et peut compresser et conserver des instantanés) : le remplir n’écrase pas les anciens blocs</translation>
    </message>
    <message>
        <source>“zpool trim” or “zpool initialize” do this for ZFS.</source>
        <translation>« zpool trim » ou « zpool initialize » s’en charge pour ZFS.</translation>
    </message>
    <message>
        <source>TRIM, if the disk takes it.</source>
        <translation>TRIM, si le disque l’accepte.</translation>
    </message>
    <message>
        <source>{} is a view of other file systems, not one on a disk</source>
        <translation>{} est une vue d’autres systèmes de fichiers, et non un système de fichiers sur un disque</translation>
    </message>
    <message>
        <source>Name the mount point of the file system below it.</source>
        <translation>Indiquez le point de montage du système de fichiers sous-jacent.</translation>
    </message>
    <message>
        <source>F2FS compresses here: zeros shrink to nothing</source>
        <translation>F2FS compresse ici : les zéros se réduisent à rien</translation>
    </message>
    <message>
        <source>NTFS compresses new files here: zeros shrink to nothing</source>
        <translation>NTFS compresse ici les nouveaux fichiers : les zéros se réduisent à rien</translation>
    </message>
    <message>
        <source>the APFS volume has snapshots: their blocks are not free and come free later, with their content</source>
        <translation>le volume APFS a des instantanés : leurs blocs ne sont pas libres et se libéreront plus tard, avec leur contenu</translation>
    </message>
    <message>
        <source>Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the container unmounted.</source>
        <translation>Supprimez-les d’abord (tmutil deletelocalsnapshots /), ou démarrez depuis la récupération et effacez le conteneur une fois démonté.</translation>
    </message>
    <message>
        <source>{} is a file system of a program: how it stores files is not known here</source>
        <translation>{} est un système de fichiers d’un programme : la façon dont il stocke les fichiers n’est pas connue ici</translation>
    </message>
    <message>
        <source>outside all partitions, where partition tables and boot loaders may also be</source>
        <translation>hors de toutes les partitions, là où peuvent aussi se trouver des tables de partition et des chargeurs d’amorçage</translation>
    </message>
    <message>
        <source>more files share this block</source>
        <translation>d’autres fichiers partagent ce bloc</translation>
    </message>
    <message>
        <source>sector {}</source>
        <translation>le secteur {}</translation>
    </message>
    <message>
        <source>sectors {}-{}</source>
        <translation>les secteurs {}-{}</translation>
    </message>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{}, et {} autre emplacement</numerusform>
            <numerusform>{}, et {} autres emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {}.</source>
        <translation>TRIM est transmis au disque, par unités de {}.</translation>
    </message>
    <message>
        <source>{} does not pass TRIM on through this USB adapter.</source>
        <translation>{} ne transmet pas TRIM par cet adaptateur USB.</translation>
    </message>
    <message>
        <source>{} does not use TRIM with this disk.</source>
        <translation>{} n’utilise pas TRIM avec ce disque.</translation>
    </message>
    <message>
        <source>The image is a file: trimmed ranges become holes, in units of {}.</source>
        <translation>L’image est un fichier : les plages libérées par TRIM deviennent des trous, par unités de {}.</translation>
    </message>
    <message>
        <source>The file system that the image lies on, or the kind of file, has no holes.</source>
        <translation>Le système de fichiers sur lequel se trouve l’image, ou le type de fichier, n’a pas de trous.</translation>
    </message>
    <message>
        <source>Copy the image to a file system with sparse files (ext4, XFS, APFS, NTFS with the sparse attribute), or write zeros instead.</source>
        <translation>Copiez l’image sur un système de fichiers avec fichiers creux (ext4, XFS, APFS, NTFS avec l’attribut sparse), ou écrivez plutôt des zéros.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once. {} is driven by {}.</source>
        <translation>TRIM est transmis au disque, par unités de {} et {} au plus à la fois. {} est géré par {}.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once.</source>
        <translation>TRIM est transmis au disque, par unités de {} et {} au plus à la fois.</translation>
    </message>
    <message>
        <source>The disk takes TRIM, but it was switched off in the system (discard_max_bytes is 0).</source>
        <translation>Le disque accepte TRIM, mais il a été désactivé dans le système (discard_max_bytes vaut 0).</translation>
    </message>
    <message>
        <source>As root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</source>
        <translation>En tant que root : echo {} &gt; /sys/block/{}/queue/discard_max_bytes</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Le disque est en lecture seule.</translation>
    </message>
    <message>
        <source>The NVMe disk does not offer the Deallocate command.</source>
        <translation>Le disque NVMe ne propose pas la commande Deallocate.</translation>
    </message>
    <message>
        <source>The memory card does not offer a discard or erase command to the system.</source>
        <translation>La carte mémoire ne propose au système aucune commande discard ou erase.</translation>
    </message>
    <message>
        <source>The virtual disk has no discard: the virtual machine was set up without it.</source>
        <translation>Le disque virtuel n’a pas de discard : la machine virtuelle a été configurée sans cette fonction.</translation>
    </message>
    <message>
        <source>On the host: discard='unmap' in the disk's driver element (libvirt), or discard=unmap with QEMU's -drive.</source>
        <translation>Sur l’hôte : discard='unmap' dans l’élément driver du disque (libvirt), ou discard=unmap avec l’option -drive de QEMU.</translation>
    </message>
    <message>
        <source>The USB adapter ({}, {}:{})</source>
        <translation>L’adaptateur USB ({}, {}:{})</translation>
    </message>
    <message>
        <source>The USB adapter</source>
        <translation>L’adaptateur USB</translation>
    </message>
    <message>
        <source>The USB adapter ({}:{})</source>
        <translation>L’adaptateur USB ({}:{})</translation>
    </message>
    <message>
        <source>uas (the fast protocol)</source>
        <translation>uas (le protocole rapide)</translation>
    </message>
    <message>
        <source>usb-storage (the old protocol, Bulk-Only)</source>
        <translation>usb-storage (l’ancien protocole, Bulk-Only)</translation>
    </message>
    <message>
        <source>a driver that the system does not name</source>
        <translation>un pilote que le système ne nomme pas</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>The loop device's file {} lies where no holes can be made, or the loop device is read-only.</source>
        <translation>Le fichier {} du périphérique loop se trouve là où il est impossible de créer des trous, ou le périphérique loop est en lecture seule.</translation>
    </message>
    <message>
        <source>The encrypted mapping does not pass TRIM on: that is the safe default, because TRIM shows which blocks are in use.</source>
        <translation>Le mappage chiffré ne transmet pas TRIM : c’est le réglage par défaut, le plus sûr, car TRIM révèle quels blocs sont utilisés.</translation>
    </message>
    <message>
        <source>If that may be seen: cryptsetup --allow-discards --persistent refresh {} (LUKS2), or the option “discard” in /etc/crypttab.</source>
        <translation>Si cela peut être révélé : cryptsetup --allow-discards --persistent refresh {} (LUKS2), ou l’option « discard » dans /etc/crypttab.</translation>
    </message>
    <message>
        <source>The mapped device does not pass TRIM on: one of the disks below it takes none.</source>
        <translation>Le périphérique mappé ne transmet pas TRIM : l’un des disques sous-jacents ne l’accepte pas.</translation>
    </message>
    <message>
        <source>The RAID does not pass TRIM on: one of its disks takes none, or its level needs a setting (raid456.devices_handle_discard_safely).</source>
        <translation>Le RAID ne transmet pas TRIM : l’un de ses disques ne l’accepte pas, ou son niveau nécessite un réglage (raid456.devices_handle_discard_safely).</translation>
    </message>
    <message>
        <source>Look at /dev/{} below it.</source>
        <translation>Examinez /dev/{}, situé en dessous.</translation>
    </message>
    <message>
        <source>{} says that it passes TRIM on ({}), but the system does not use it (provisioning_mode is “{}”). It is driven by {}.</source>
        <translation>{} indique transmettre TRIM ({}), mais le système ne l’utilise pas (provisioning_mode est « {} »). Il est géré par {}.</translation>
    </message>
    <message>
        <source>page B2: LBPU</source>
        <translation>page B2 : LBPU</translation>
    </message>
    <message>
        <source>page B0: an UNMAP limit</source>
        <translation>page B0 : une limite UNMAP</translation>
    </message>
    <message>
        <source>page B2: WRITE SAME</source>
        <translation>page B2 : WRITE SAME</translation>
    </message>
    <message>
        <source>A udev rule can set provisioning_mode for this adapter: put the line into /etc/udev/rules.d/60-trim.rules as root and plug the disk in again. Try it with a disk whose content you have elsewhere.</source>
        <translation>Une règle udev peut définir provisioning_mode pour cet adaptateur : placez la ligne dans /etc/udev/rules.d/60-trim.rules en tant que root et rebranchez le disque. Essayez avec un disque dont vous avez le contenu ailleurs.</translation>
    </message>
    <message>
        <source>The system uses the old protocol for this adapter; if it can do UAS, a direct USB 3 port or removing a quirk (usb-storage.quirks) may bring it.</source>
        <translation>Le système utilise l’ancien protocole pour cet adaptateur ; s’il prend en charge UAS, un port USB 3 direct ou la suppression d’un quirk (usb-storage.quirks) peut l’activer.</translation>
    </message>
    <message>
        <source>{} does not offer TRIM (neither page B2 nor B0 names UNMAP). It is driven by {}.</source>
        <translation>{} ne propose pas TRIM (ni la page B2 ni la page B0 n’indiquent UNMAP). Il est géré par {}.</translation>
    </message>
    <message>
        <source>{} does not say whether it passes TRIM on (it has no pages B0 and B2, or they may not be read without root). It is driven by {}.</source>
        <translation>{} n’indique pas s’il transmet TRIM (il n’a pas de pages B0 et B2, ou elles ne peuvent pas être lues sans root). Il est géré par {}.</translation>
    </message>
    <message>
        <source>Look again as root: then the adapter itself is asked.</source>
        <translation>Recommencez en tant que root : l’adaptateur lui-même est alors interrogé.</translation>
    </message>
    <message>
        <source>Setting provisioning_mode by force is not offered: with an adapter that does not know the command it can hang the disk or destroy data.</source>
        <translation>Forcer provisioning_mode n’est pas proposé : avec un adaptateur qui ne connaît pas la commande, cela peut bloquer le disque ou détruire des données.</translation>
    </message>
    <message>
        <source>What helps: newer firmware for the adapter, another adapter (one with UAS and UNMAP), or the disk connected inside a computer for the TRIM.</source>
        <translation>Ce qui aide : un firmware plus récent pour l’adaptateur, un autre adaptateur (avec UAS et UNMAP), ou le disque connecté à l’intérieur d’un ordinateur pour le TRIM.</translation>
    </message>
    <message>
        <source>The disk says that it rotates: hard disks rarely need TRIM.</source>
        <translation>Le disque indique qu’il est rotatif : les disques durs ont rarement besoin de TRIM.</translation>
    </message>
    <message>
        <source>The disk rotates and offers no TRIM: a hard disk overwrites in place and needs none.</source>
        <translation>Le disque est rotatif et ne propose pas TRIM : un disque dur réécrit sur place et n’en a pas besoin.</translation>
    </message>
    <message>
        <source>The SATA disk does not announce TRIM, or the system does not trust its TRIM.</source>
        <translation>Le disque SATA n’annonce pas TRIM, ou le système ne fait pas confiance à son TRIM.</translation>
    </message>
    <message>
        <source>Newer firmware of the disk; a disk behind a RAID controller may have it when connected directly.</source>
        <translation>Un firmware plus récent du disque ; un disque derrière un contrôleur RAID peut proposer TRIM s’il est connecté directement.</translation>
    </message>
    <message>
        <source>The disk announces UNMAP or WRITE SAME, but the system does not use it (provisioning_mode is “{}”).</source>
        <translation>Le disque annonce UNMAP ou WRITE SAME, mais le système ne l’utilise pas (provisioning_mode est « {} »).</translation>
    </message>
    <message>
        <source>The disk, or the controller before it, does not offer TRIM.</source>
        <translation>Le disque, ou le contrôleur en amont, ne propose pas TRIM.</translation>
    </message>
    <message>
        <source>macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.</source>
        <translation>macOS n’a pas de réglage pour cela : connectez le disque en Thunderbolt ou à l’intérieur d’un ordinateur.</translation>
    </message>
    <message>
        <source>For SATA disks of other makers: sudo trimforce enable (after a backup).</source>
        <translation>Pour les disques SATA d’autres fabricants : sudo trimforce enable (après une sauvegarde).</translation>
    </message>
    <message>
        <source>An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether Windows itself has switched TRIM off.</source>
        <translation>Un adaptateur avec UASP et UNMAP est nécessaire ; « fsutil behavior query DisableDeleteNotify » indique si Windows lui-même a désactivé TRIM.</translation>
    </message>
    <message>
        <source>{} are free by the newest state of the volume and kept, because an older state needs them</source>
        <translation>{} sont libres selon l’état le plus récent du volume, mais conservés, car un état plus ancien en a besoin</translation>
    </message>
    <message>
        <source>{} in sectors that hold used blocks, too, stay as they are</source>
        <translation>{} dans des secteurs qui contiennent aussi des blocs utilisés restent tels quels</translation>
    </message>
    <message>
        <source>the primary GPT</source>
        <translation>la GPT principale</translation>
    </message>
    <message>
        <source>the backup GPT</source>
        <translation>la GPT de sauvegarde</translation>
    </message>
    <message>
        <source>a GPT at the end of the disk</source>
        <translation>une GPT à la fin du disque</translation>
    </message>
    <message>
        <source>the start of the extended partition</source>
        <translation>le début de la partition étendue</translation>
    </message>
    <message>
        <source>the track of an extended boot record</source>
        <translation>la piste d’un enregistrement d’amorçage étendu</translation>
    </message>
    <message>
        <source>the Apple partition map</source>
        <translation>la carte de partition Apple</translation>
    </message>
    <message>
        <source>{} begins at byte {}</source>
        <translation>{} commence à l’octet {}</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>{} octet ne peut pas en être lu : son contenu est inconnu</numerusform>
            <numerusform>{} octets ne peuvent pas en être lus : leur contenu est inconnu</numerusform>
        </translation>
    </message>
    <message>
        <source>a volume of type {} left its {} there</source>
        <translation>un volume de type {} y a laissé ceci : {}</translation>
    </message>
    <message>
        <source>a volume of type {} ({}) left its {} there</source>
        <translation>un volume de type {} ({}) y a laissé ceci : {}</translation>
    </message>
    <message>
        <source>a GPT header lies at byte {}</source>
        <translation>un en-tête de GPT se trouve à l’octet {}</translation>
    </message>
    <message>
        <source>before the first partition: boot loaders are kept there</source>
        <translation>avant la première partition : des chargeurs d’amorçage y sont conservés</translation>
    </message>
    <message>
        <source>the last MiB of the disk: RAID, LDM</source>
        <translation>le dernier Mio du disque : RAID, LDM</translation>
    </message>
    <message>
        <source>{} contains no known file system</source>
        <translation>{} ne contient aucun système de fichiers connu</translation>
    </message>
    <message>
        <source>the blocks of volume “{}” lie all over its container; open {}, or a file in the volume ({}@{}:/PATH)</source>
        <translation>les blocs du volume « {} » sont dispersés dans tout son conteneur ; ouvrez {}, ou un fichier du volume ({}@{}:/PATH)</translation>
    </message>
    <message>
        <source>{} can only be read; to write, open {}</source>
        <translation>{} ne peut être que lu ; pour écrire, ouvrez {}</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>la partition {} n’existe pas</translation>
    </message>
    <message>
        <source>{} has no identifiers that can be changed</source>
        <translation>{} n’a pas d’identifiants modifiables</translation>
    </message>
    <message>
        <source>the change of identifiers would damage {}: {}</source>
        <translation>la modification des identifiants endommagerait {} : {}</translation>
    </message>
    <message>
        <source>{} is not {} after the change, but “{}”</source>
        <translation>{} : après la modification, la valeur n’est pas {}, mais « {} »</translation>
    </message>
    <message>
        <source>the keys of the encrypted volumes cannot be decrypted after the change</source>
        <translation>les clés des volumes chiffrés ne peuvent pas être déchiffrées après la modification</translation>
    </message>
    <message>
        <source>{}; the change was undone</source>
        <translation>{} ; la modification a été annulée</translation>
    </message>
    <message>
        <source>{}; the change could not be undone: {}</source>
        <translation>{} ; la modification n’a pas pu être annulée : {}</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID du disque</translation>
    </message>
    <message>
        <source>MBR disk signature</source>
        <translation>signature du disque du MBR</translation>
    </message>
    <message>
        <source>partition GUID</source>
        <translation>GUID de partition</translation>
    </message>
    <message>
        <source>New identifiers for the disk</source>
        <translation>Nouveaux identifiants pour le disque</translation>
    </message>
    <message>
        <source>New identifiers for partition {}</source>
        <translation>Nouveaux identifiants pour la partition {}</translation>
    </message>
    <message>
        <source>The Windows boot configuration in partition {} names {}, which changes: Windows will not start from this disk until the configuration is rebuilt. Start Windows setup from a USB drive, press Shift+F10 and run “bcdboot C:\Windows”.</source>
        <translation>La configuration de démarrage de Windows dans la partition {} désigne {}, qui change : Windows ne démarrera pas depuis ce disque tant que cette configuration n’aura pas été reconstruite. Démarrez le programme d’installation de Windows depuis une clé USB, appuyez sur Maj+F10 et exécutez « bcdboot C:\Windows ».</translation>
    </message>
    <message>
        <source>{} is read in gentle mode; open it without that mode to change its identifiers</source>
        <translation>{} est lu en mode doux ; ouvrez-le sans ce mode pour modifier ses identifiants</translation>
    </message>
    <message>
        <source>for new identifiers, name the partition by its number in the main table</source>
        <translation>pour de nouveaux identifiants, désignez la partition par son numéro dans la table principale</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>impossible de lire {} : {}</translation>
    </message>
    <message>
        <source>there are too many files to add up</source>
        <translation>il y a trop de fichiers à additionner</translation>
    </message>
    <message>
        <source>overwritten since the file was deleted</source>
        <translation>écrasé depuis la suppression du fichier</translation>
    </message>
    <message>
        <source>partition {} of {}</source>
        <translation>partition {} de {}</translation>
    </message>
    <message>
        <source>{} and {} have the same {}: {}</source>
        <translation>{} et {} ont le même identifiant ({}) : {}</translation>
    </message>
    <message>
        <source>{} is not valid JSON: {}</source>
        <translation>{} n’est pas du JSON valide : {}</translation>
    </message>
    <message>
        <source>“{}” in {} is missing or has a value that it cannot have</source>
        <translation>« {} » dans {} manque ou a une valeur impossible</translation>
    </message>
    <message>
        <source>“hex” in {} must be pairs of hexadecimal digits, or offsets with them</source>
        <translation>« hex » dans {} doit contenir des paires de chiffres hexadécimaux, ou des décalages avec de telles paires</translation>
    </message>
    <message>
        <source>its name matches</source>
        <translation>son nom concorde</translation>
    </message>
    <message>
        <source>{} exists, but none is expected</source>
        <translation>{} existe, mais ne devrait pas exister</translation>
    </message>
    <message>
        <source>{} is {}, expected {}</source>
        <translation>{} vaut {}, valeur attendue : {}</translation>
    </message>
    <message>
        <source>{} is at offset {}, expected {}</source>
        <translation>{} se trouve au décalage {}, décalage attendu : {}</translation>
    </message>
    <message>
        <source>{} has a size of {}, expected {}</source>
        <translation>{} a une taille de {}, taille attendue : {}</translation>
    </message>
    <message>
        <source>{} has {} members, expected {}</source>
        <translation>{} a {} membres, nombre attendu : {}</translation>
    </message>
    <message>
        <source>{} is judged ok, expected bad</source>
        <translation>{} est jugé correct, mais devrait être incorrect</translation>
    </message>
    <message>
        <source>{} is judged bad, expected ok</source>
        <translation>{} est jugé incorrect, mais devrait être correct</translation>
    </message>
    <message>
        <source>{} is not judged</source>
        <translation>{} n’est pas jugé</translation>
    </message>
    <message>
        <source>{} has an error: {}</source>
        <translation>{} a une erreur : {}</translation>
    </message>
    <message>
        <source>{} has no error, but one is expected</source>
        <translation>{} n’a pas d’erreur, mais une erreur est attendue</translation>
    </message>
    <message>
        <source>more than {} fields; not all were looked through for errors</source>
        <translation>plus de {} champs ; les erreurs n’ont pas été recherchées dans tous</translation>
    </message>
    <message>
        <source>the data to be written to {} changed after they were reviewed (offset {})</source>
        <translation>les données à écrire sur {} ont changé depuis leur vérification (décalage {})</translation>
    </message>
    <message>
        <source>{} is not the file that was reviewed: another one has its name now; open it again</source>
        <translation>{} n’est pas le fichier qui a été vérifié : un autre porte maintenant son nom ; ouvrez-le de nouveau</translation>
    </message>
    <message>
        <source>EFI variables</source>
        <translation>variables EFI</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; its newest changes may be missing here, and files may show older or wrong content</source>
        <translation>le volume est monté ou n’a pas été démonté proprement ; ses modifications les plus récentes peuvent manquer ici, et des fichiers peuvent montrer un contenu plus ancien ou incorrect</translation>
    </message>
    <message>
        <source>the volume at {} is not the one of the preview: it was unmounted or replaced</source>
        <translation>le volume à l’emplacement {} n’est pas celui de l’aperçu : il a été démonté ou remplacé</translation>
    </message>
    <message>
        <source>too large to be copied as an attribute</source>
        <translation>trop volumineux pour être copié comme attribut</translation>
    </message>
    <message>
        <source>the target cannot store it</source>
        <translation>la cible ne peut pas le stocker</translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation>le disque n’a pas de table de partition</translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation>{0} n’a pas de table de partition, la partition {1} n’existe donc pas</translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation>la partition {1} n’existe pas sur {0} ; partitions existantes : {2}</translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation>la partition {1} n’existe pas : la table de partition de {0} est vide</translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation>la partition {} de {} est vide ou se trouve au-delà de la fin du disque</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>la partition {} n’existe pas</translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation>ni la partition {} ni la partition {} n’existent</translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation>la partition {} existe déjà</translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation>une nouvelle table de partition doit être une GPT, un MBR ou une carte de partition Apple</translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation>les secteurs {} à {} chevauchent la partition {} (secteurs {} à {})</translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation>le disque se termine au secteur {}</translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation>une partition a besoin d’au moins un secteur</translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation>une partition a besoin d’un type</translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation>un nom de partition a au plus {} caractères</translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation>le nom de partition n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation>le nom de partition a {} caractères ; {} au plus peuvent tenir</translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation>le disque n’a pas de carte de partition Apple</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation>la carte de partition Apple est endommagée : il manque des entrées</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation>la carte de partition Apple est endommagée : aucune entrée ne décrit la carte elle-même</translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation>le disque est trop petit pour une carte de partition Apple</translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation>le disque est trop grand pour une carte de partition Apple, qui ne peut pas adresser plus de 2^32 blocs</translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation>une partition a besoin d’au moins un bloc</translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation>une partition ne peut pas commencer au bloc 0, qui contient le descripteur de pilotes</translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation>le disque se termine au bloc {}</translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation>les blocs {} à {} chevauchent la partition {} (blocs {} à {})</translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation>la carte de partition Apple n’a de place que pour {} entrées</translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation>le type et le nom ont au plus 31 caractères, et le type au moins 1</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation>l’entrée de la carte elle-même ne peut pas être supprimée</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation>l’entrée de la carte elle-même ne peut pas être déplacée</translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation>le type de la carte elle-même ne peut pas être modifié</translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation>un type a de 1 à 31 caractères</translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation>un nom de partition a au plus 31 caractères Mac Roman</translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation>le disque n’a pas de table de partition GUID</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>la GPT a été écrite pour des secteurs de {} octets, mais le disque a des secteurs de {} octets</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation>la GPT a été écrite pour des secteurs de {} octets, mais le disque a des secteurs de {} octets ; connectez le disque comme lors de son partitionnement</translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation>le disque a déjà une table de partition GUID ; pour la réparer, utilisez gpt repair ; pour conserver plutôt le MBR, supprimez d’abord la GPT (gpt zap)</translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation>le disque n’a pas de MBR comportant des partitions</translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation>le MBR est endommagé : {}</translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation>le MBR n’a pas de partitions ; pour créer une GPT vide, utilisez gpt create</translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation>le disque est un disque dynamique Windows (type 42) : la base de données de ses volumes devrait se trouver à un autre emplacement sur un disque GPT</translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation>la partition {} a le type {}, qui n’a pas d’équivalent dans une GPT, et son système de fichiers est inconnu ; changez d’abord son type</translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation>la partition {} commence au secteur {}, mais la GPT a besoin des secteurs jusqu’à {}</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation>la partition {} se termine au secteur {}, mais la GPT de sauvegarde a besoin des secteurs à partir de {} ; réduisez d’abord la partition</translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation>une GPT de {} entrées n’est pas possible ; utilisez de 1 à 65536</translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation>la GPT est endommagée ou ses copies diffèrent ; réparez-la d’abord (gpt repair)</translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation>la GPT de sauvegarde n’est pas à la fin du disque ; réparez-la d’abord (gpt repair)</translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation>la plage utilisable ne laisse pas de place pour la GPT de sauvegarde à la fin du disque ; réparez-la d’abord (gpt repair)</translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation>le disque est trop petit pour une table de partition GUID</translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation>la partition se terminerait au secteur {}, avant son début au secteur {}</translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation>les secteurs {} à {} ne sont pas à l’intérieur de la plage utilisable {} à {}</translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation>les numéros de partition vont de 1 à {}</translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation>les {} entrées de la GPT sont toutes utilisées</translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation>le GUID est nul ou appartient à une autre partition</translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation>le GUID de type nul marque une entrée inutilisée ; supprimez plutôt la partition</translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation>un GUID de partition ne doit pas être nul</translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation>la partition {} a déjà ce GUID</translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation>un GUID de disque ne doit pas être nul</translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation>la partition {} ne tient pas dans une GPT de {} entrées ; pour renuméroter les partitions, utilisez gpt sort</translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation>les entrées d’une GPT commencent au secteur 2 ou plus loin</translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation>{} entrées commençant au secteur {} ne tiennent pas sur le disque</translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation>la partition {} (secteurs {} à {}) fait obstacle : la GPT a besoin des secteurs avant {} et après {}</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation>le disklabel BSD dans {} est endommagé : sa somme de contrôle est incorrecte</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>le disklabel BSD dans {} compte des secteurs de {} octets, mais le disque a des secteurs de {} octets</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation>le disklabel BSD dans {} n’indique pas s’il compte à partir du premier secteur du disque ou de la partition ; précisez-le (--base disk ou --base slice)</translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation>la partition {} du disklabel BSD dans {} a un emplacement impossible</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation>le disklabel BSD dans {} n’a pas de partitions propres</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>le disque</translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation>la partition {}</translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation>la partition {} n’a pas de disklabel BSD</translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation>le disque n’a pas de disklabel BSD</translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation>une partition commence au secteur {}, à l’intérieur des secteurs de la GPT elle-même (jusqu’à {})</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation>la partition {} se termine au secteur {}, mais le disque a {} secteurs et la GPT de sauvegarde a besoin des {} derniers ; le disque est plus petit que celui pour lequel cette GPT a été faite</translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation>il ne reste aucune copie d’une table de partition GUID sur ce disque ; recherchez les partitions perdues</translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation>le MBR a des partitions propres qui ne sont pas dans la GPT ; réparer la GPT les masquerait</translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation>les deux copies de la GPT sont trop endommagées pour être réparées ; recherchez les partitions perdues</translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation>le disque n’a pas de copie utilisable ({}) de la GPT</translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation>un MBR hybride nécessite une table de partition GUID, que le disque n’a pas</translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation>le MBR n’est pas hybride : le disque n’a pas de table de partition GUID</translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation>la GPT a été écrite pour une autre taille de secteur que celle du disque</translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation>un MBR hybride a de la place pour trois partitions en plus de l’entrée de protection, pas pour {}</translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation>aucune partition Windows trouvée : aucune de celles du type données de base Microsoft ne commence par un secteur d’amorçage NTFS ou FAT</translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation>sur ce disque, Windows démarre par UEFI (bootmgfw.efi sur la partition système EFI) ; un MBR hybride ne servirait à rien et pourrait l’empêcher de démarrer</translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation>la partition {} ne peut pas être active, car aucune entrée du MBR ne la montre</translation>
    </message>
    <message>
        <source>Apple's layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation>la disposition d’Apple n’est pas possible : elle nécessite une partition système EFI au début du disque et au plus trois autres, toutes en dessous de 2^32 secteurs</translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation>la partition {} se termine au-delà de 2^32 secteurs, où aucune entrée du MBR ne peut la montrer</translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation>la première partition pour le MBR se trouve à l’intérieur des secteurs de la GPT elle-même</translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation>les entrées du MBR sont numérotées de 1 à 4</translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation>l’entrée {} du MBR est vide</translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation>l’entrée de protection (EE) ne peut pas être modifiée : elle indique à tous les systèmes que ceci est un disque GPT</translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation>le type {} n’est pas possible dans un MBR hybride</translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation>le disque a un MBR comportant des partitions, qu’une nouvelle GPT remplacerait ; ajoutez-y les partitions perdues à la main</translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation>le disque a une carte de partition Apple, qu’une nouvelle GPT remplacerait</translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation>c’est déjà la partition {} de la table</translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation>il ne commence pas à une limite de secteur de ce disque</translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation>impossible d’ajouter le volume {} ({}) : {}</translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation>aucune partition trouvée qui ne soit pas déjà dans la table</translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation>le volume {} n’existe pas ; volumes trouvés : {}</translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation>aucun volume choisi</translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation>le disque n’a pas de table de partition MBR propre</translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation>la chaîne de partitions logiques est endommagée : {}</translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation>le MBR a plus d’une partition étendue</translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation>un enregistrement d’amorçage étendu décrit plus d’une partition</translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation>une partition ne peut pas commencer au secteur 0, qui contient la table de partition</translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation>un MBR ne peut pas adresser plus de 2^32 secteurs</translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation>une partition logique nécessite une partition étendue, que le MBR n’a pas</translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation>les partitions logiques doivent se trouver dans les secteurs {} à {}</translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation>le secteur {} contient l’enregistrement d’amorçage étendu de la partition {}</translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation>le MBR a déjà une partition étendue</translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation>les partitions principales sont numérotées de 1 à 4</translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation>les quatre entrées du MBR sont toutes utilisées</translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation>une partition logique a besoin d’un type autre qu’étendu</translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation>aucun secteur libre avant le secteur {} pour l’enregistrement d’amorçage étendu de la partition</translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation>la partition étendue contient des partitions logiques ; supprimez-les d’abord</translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation>la partition doit commencer après son enregistrement d’amorçage étendu au secteur {}</translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation>la partition logique {} se trouverait hors de la partition étendue</translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation>le début d’une partition étendue contenant des partitions logiques ne peut pas être déplacé : leurs emplacements en dépendent</translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation>le type 00 marque une entrée vide ; supprimez plutôt la partition</translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation>une partition ne peut pas devenir étendue, ni redevenir normale, par le seul changement de son type</translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation>une partition logique ne peut pas être active : le code d’amorçage ne démarre que des partitions principales</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation>la GPT a {} partitions et un MBR n’en a que quatre principales ; chaque partition supplémentaire a besoin d’un secteur libre avant elle pour devenir une partition logique, et la partition active doit être principale ; indiquez les partitions à conserver (--partition)</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation>la GPT a {} partitions et un MBR n’en a que quatre principales ; chaque partition supplémentaire a besoin d’un secteur libre avant elle pour devenir une partition logique, ce que les partitions {} n’ont pas ; indiquez les partitions à conserver (--partition)</translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation>la partition {} ne fait pas partie des partitions à conserver</translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation>la partition {} se trouve entre des partitions logiques et doit être logique elle aussi</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation>la partition {} ne peut pas être logique : aucun secteur libre avant elle pour son enregistrement d’amorçage étendu</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation>la partition {} ne peut pas être logique : la partition active doit être principale</translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation>{} partitions resteraient principales ; à côté de partitions logiques, il y a de la place pour trois</translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation>la sauvegarde est endommagée : ce n’est pas une sauvegarde de tables de partition</translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation>la sauvegarde est endommagée : il manque des champs</translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation>la sauvegarde est endommagée : une région est incomplète ou n’est pas hexadécimale</translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation>la sauvegarde est endommagée : une région se trouve hors du disque</translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation>la sauvegarde est endommagée : des régions se chevauchent</translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation>la sauvegarde a été faite par une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation>la sauvegarde provient d’un disque de {} octets, mais ce disque a {} octets</translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation>la sauvegarde provient d’un disque à secteurs de {} octets, mais ce disque a des secteurs de {} octets</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation>la sauvegarde provient d’un disque de {} secteurs, mais ce disque a {} secteurs</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation>la sauvegarde est endommagée : les sommes de contrôle des deux en-têtes GPT sont incorrectes</translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation>la sauvegarde est endommagée : elle se termine avant la dernière entrée de partition</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation>la sauvegarde est endommagée : la somme de contrôle des entrées de partition est incorrecte</translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation>la sauvegarde ne convient pas à ce disque ou à sa taille de secteur</translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation>la partition {} de la sauvegarde ne tient pas sur ce disque</translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation>le format de sgdisk ne peut contenir que des tables de partition GUID</translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation>le format de sgdisk ne peut pas contenir une GPT endommagée ; réparez-la d’abord, ou utilisez le format de Sectorsmith</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>la recherche a été annulée</translation>
    </message>
    <message>
        <source>Rebuild this copy from the other one (gpt repair).</source>
        <translation>Reconstruisez cette copie à partir de l’autre (gpt repair).</translation>
    </message>
    <message>
        <source>Repair the GPT (gpt repair).</source>
        <translation>Réparez la GPT (gpt repair).</translation>
    </message>
    <message>
        <source>partition {} (“{}”)</source>
        <translation>la partition {} (« {} »)</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>La partition {}</translation>
    </message>
    <message>
        <source>Partition {} (“{}”)</source>
        <translation>La partition {} (« {} »)</translation>
    </message>
    <message>
        <source>The sector of the primary GPT header cannot be read.</source>
        <translation>Le secteur de l’en-tête de la GPT principale ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The sector of the backup GPT header cannot be read.</source>
        <translation>Le secteur de l’en-tête de la GPT de sauvegarde ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The primary GPT header is missing at sector {}.</source>
        <translation>L’en-tête de la GPT principale est absent du secteur {}.</translation>
    </message>
    <message>
        <source>The backup GPT header is missing at sector {}.</source>
        <translation>L’en-tête de la GPT de sauvegarde est absent du secteur {}.</translation>
    </message>
    <message>
        <source>The primary GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>L’en-tête de la GPT principale indique une taille de {} octets ; 92 à {} sont possibles.</translation>
    </message>
    <message>
        <source>The backup GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>L’en-tête de la GPT de sauvegarde indique une taille de {} octets ; 92 à {} sont possibles.</translation>
    </message>
    <message>
        <source>The checksum of the primary GPT header is wrong.</source>
        <translation>La somme de contrôle de l’en-tête de la GPT principale est incorrecte.</translation>
    </message>
    <message>
        <source>The checksum of the backup GPT header is wrong.</source>
        <translation>La somme de contrôle de l’en-tête de la GPT de sauvegarde est incorrecte.</translation>
    </message>
    <message>
        <source>The primary GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>L’en-tête de la GPT principale a la révision {}.{} ; seule la révision 1.0 est connue.</translation>
    </message>
    <message>
        <source>The backup GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>L’en-tête de la GPT de sauvegarde a la révision {}.{} ; seule la révision 1.0 est connue.</translation>
    </message>
    <message>
        <source>A reserved field of the primary GPT header is not zero.</source>
        <translation>Un champ réservé de l’en-tête de la GPT principale n’est pas à zéro.</translation>
    </message>
    <message>
        <source>A reserved field of the backup GPT header is not zero.</source>
        <translation>Un champ réservé de l’en-tête de la GPT de sauvegarde n’est pas à zéro.</translation>
    </message>
    <message>
        <source>The primary GPT header lies at sector {} but says sector {}.</source>
        <translation>L’en-tête de la GPT principale se trouve au secteur {}, mais indique le secteur {}.</translation>
    </message>
    <message>
        <source>The backup GPT header lies at sector {} but says sector {}.</source>
        <translation>L’en-tête de la GPT de sauvegarde se trouve au secteur {}, mais indique le secteur {}.</translation>
    </message>
    <message>
        <source>The primary GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>La GPT principale indique qu’une entrée a {} octets ; ce doit être 128 fois une puissance de deux.</translation>
    </message>
    <message>
        <source>The backup GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>La GPT de sauvegarde indique qu’une entrée a {} octets ; ce doit être 128 fois une puissance de deux.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range is empty: {} to {}.</source>
        <translation>La plage utilisable de la GPT principale est vide : {} à {}.</translation>
    </message>
    <message>
        <source>The backup GPT's usable range is empty: {} to {}.</source>
        <translation>La plage utilisable de la GPT de sauvegarde est vide : {} à {}.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>La plage utilisable de la GPT principale se termine au secteur {}, au-delà de la fin du disque ({}).</translation>
    </message>
    <message>
        <source>The backup GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>La plage utilisable de la GPT de sauvegarde se termine au secteur {}, au-delà de la fin du disque ({}).</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Les entrées de la GPT principale (secteurs {} à {}) se trouvent au-delà de la fin du disque.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Les entrées de la GPT de sauvegarde (secteurs {} à {}) se trouvent au-delà de la fin du disque.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) cover a header.</source>
        <translation>Les entrées de la GPT principale (secteurs {} à {}) recouvrent un en-tête.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) cover a header.</source>
        <translation>Les entrées de la GPT de sauvegarde (secteurs {} à {}) recouvrent un en-tête.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Les entrées de la GPT principale (secteurs {} à {}) empiètent sur l’espace des partitions.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Les entrées de la GPT de sauvegarde (secteurs {} à {}) empiètent sur l’espace des partitions.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the primary GPT; 16384 are the least.</source>
        <translation>Seuls {} octets sont réservés aux entrées de la GPT principale ; le minimum est de 16384.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the backup GPT; 16384 are the least.</source>
        <translation>Seuls {} octets sont réservés aux entrées de la GPT de sauvegarde ; le minimum est de 16384.</translation>
    </message>
    <message>
        <source>Give the table 128 entries again, if the first and last partitions leave the room.</source>
        <translation>Redonnez 128 entrées à la table, si la première et la dernière partition laissent la place nécessaire.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT cannot be read.</source>
        <translation>Les entrées de la GPT principale ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT cannot be read.</source>
        <translation>Les entrées de la GPT de sauvegarde ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the primary GPT is wrong.</source>
        <translation>La somme de contrôle des entrées de la GPT principale est incorrecte.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the backup GPT is wrong.</source>
        <translation>La somme de contrôle des entrées de la GPT de sauvegarde est incorrecte.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, beyond the end of the disk.</source>
        <translation>L’en-tête de la GPT principale pointe vers sa copie de sauvegarde au secteur {}, au-delà de la fin du disque.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, where there is none.</source>
        <translation>L’en-tête de la GPT principale pointe vers sa copie de sauvegarde au secteur {}, où il n’y en a pas.</translation>
    </message>
    <message>
        <source>The backup GPT header points to sector {} instead of the primary header at sector 1.</source>
        <translation>L’en-tête de la GPT de sauvegarde pointe vers le secteur {} au lieu de l’en-tête principal au secteur 1.</translation>
    </message>
    <message>
        <source>The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.</source>
        <translation>La GPT de sauvegarde se trouve au secteur {}, et non dans le dernier secteur du disque, {} : le disque s’est agrandi.</translation>
    </message>
    <message>
        <source>Move the backup to the end of the disk (gpt repair).</source>
        <translation>Déplacez la copie de sauvegarde à la fin du disque (gpt repair).</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID du disque</translation>
    </message>
    <message>
        <source>usable range</source>
        <translation>plage utilisable</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>taille de la table</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>The two copies of the GPT differ: {}.</source>
        <translation>Les deux copies de la GPT diffèrent : {}.</translation>
    </message>
    <message>
        <source>Choose the copy that is right (gpt repair --from primary or --from backup).</source>
        <translation>Choisissez la bonne copie (gpt repair --from primary ou --from backup).</translation>
    </message>
    <message>
        <source>Behind the NUL that ends the name of {} there are other bytes: {}.</source>
        <translation>Après le NUL qui termine le nom de {}, il y a d’autres octets : {}.</translation>
    </message>
    <message>
        <source>Set the name again to clear them (gpt set --name).</source>
        <translation>Définissez de nouveau le nom pour les effacer (gpt set --name).</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>La partition {} ne commence pas à un multiple de 1 Mio, l’alignement le plus rapide pour les SSD et les RAID.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>Les partitions {} ne commencent pas à un multiple de 1 Mio, l’alignement le plus rapide pour les SSD et les RAID.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>Les partitions {} ne commencent pas sur un secteur physique ({} octets) : l’écriture est lente.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>La partition {} ne commence pas à un multiple de 4 Kio : l’écriture est lente sur les disques dont les secteurs physiques ont cette taille.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>Les partitions {} ne commencent pas à un multiple de 4 Kio : l’écriture est lente sur les disques dont les secteurs physiques ont cette taille.</translation>
    </message>
    <message>
        <source>The disk has no GUID.</source>
        <translation>Le disque n’a pas de GUID.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt repair --new-guids disk).</source>
        <translation>Donnez-lui-en un nouveau (gpt repair --new-guids disk).</translation>
    </message>
    <message>
        <source>{} has no GUID of its own.</source>
        <translation>{} n’a pas de GUID propre.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt set --guid random).</source>
        <translation>Donnez-lui-en un nouveau (gpt set --guid random).</translation>
    </message>
    <message>
        <source>Partitions {} and {} have the same GUID.</source>
        <translation>Les partitions {} et {} ont le même GUID.</translation>
    </message>
    <message>
        <source>Give one of them a new one (gpt set --guid random).</source>
        <translation>Donnez-en un nouveau à l’une d’elles (gpt set --guid random).</translation>
    </message>
    <message>
        <source>{} ends at sector {}, before it starts at {}.</source>
        <translation>{} se termine au secteur {}, avant son début au secteur {}.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right place.</source>
        <translation>Supprimez l’entrée, ou donnez-lui son bon emplacement.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) leaves the usable range {} to {}.</source>
        <translation>{} (secteurs {} à {}) sort de la plage utilisable {} à {}.</translation>
    </message>
    <message>
        <source>Give the entry its right place, or the table its right usable range.</source>
        <translation>Donnez à l’entrée son bon emplacement, ou à la table sa bonne plage utilisable.</translation>
    </message>
    <message>
        <source>Sector 0 is not an MBR: systems that read it see an empty disk.</source>
        <translation>Le secteur 0 n’est pas un MBR : les systèmes qui le lisent voient un disque vide.</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): systems do not see the GPT.</source>
        <translation>Le MBR n’a pas d’entrée de protection (EE) : les systèmes ne voient pas la GPT.</translation>
    </message>
    <message>
        <source>Write the protective MBR (gpt repair).</source>
        <translation>Écrivez le MBR de protection (gpt repair).</translation>
    </message>
    <message>
        <source>The protective entry covers sectors {} to {}; it must start at 1 and go to {}.</source>
        <translation>L’entrée de protection couvre les secteurs {} à {} ; elle doit commencer à 1 et aller jusqu’à {}.</translation>
    </message>
    <message>
        <source>An old GPT header is left at sector {}.</source>
        <translation>Un ancien en-tête de GPT subsiste au secteur {}.</translation>
    </message>
    <message>
        <source>Overwrite that sector with zeros (gpt repair does).</source>
        <translation>Écrasez ce secteur avec des zéros (gpt repair le fait).</translation>
    </message>
    <message>
        <source>The MBR says that the disk has a GPT, but neither copy of it can be found.</source>
        <translation>Le MBR indique que le disque a une GPT, mais aucune de ses deux copies n’est trouvée.</translation>
    </message>
    <message>
        <source>Search for lost partitions (lost), and build a new table from the partitions found.</source>
        <translation>Recherchez les partitions perdues (lost), et construisez une nouvelle table à partir des partitions trouvées.</translation>
    </message>
    <message>
        <source>The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no system will find the partitions at their places.</source>
        <translation>La GPT est écrite pour des secteurs de {} octets, mais ce disque a des secteurs de {} : aucun système ne trouvera les partitions à leur emplacement.</translation>
    </message>
    <message>
        <source>Use the adapter that the disk was partitioned with, or rewrite the table for this sector size.</source>
        <translation>Utilisez l’adaptateur avec lequel le disque a été partitionné, ou réécrivez la table pour cette taille de secteur.</translation>
    </message>
    <message>
        <source>{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not list it: Windows is missing from the startup disks although its volume is intact.</source>
        <translation>{} contient un Windows qui démarre par le BIOS (Boot Camp), mais le MBR ne le répertorie pas : Windows n’apparaît pas parmi les disques de démarrage, bien que son volume soit intact.</translation>
    </message>
    <message>
        <source>Propose a hybrid MBR (hybrid propose), look at it, apply it.</source>
        <translation>Proposez un MBR hybride (hybrid propose), examinez-le, puis appliquez-le.</translation>
    </message>
    <message>
        <source>Propose a new hybrid MBR (hybrid propose).</source>
        <translation>Proposez un nouveau MBR hybride (hybrid propose).</translation>
    </message>
    <message>
        <source>MBR entry {} (type {})</source>
        <translation>l’entrée {} du MBR (type {})</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.</source>
        <translation>Le MBR n’a pas d’entrée de protection (EE) : macOS et d’autres systèmes ne voient plus de disque GPT.</translation>
    </message>
    <message>
        <source>The MBR has {} protective entries (EE): macOS treats such a disk as MBR.</source>
        <translation>Le MBR a {} entrées de protection (EE) : macOS traite un tel disque comme un disque MBR.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.</source>
        <translation>L’entrée de protection commence au secteur {} au lieu de 1 : Linux ne voit alors pas la GPT.</translation>
    </message>
    <message>
        <source>The protective entry is marked active.</source>
        <translation>L’entrée de protection est marquée comme active.</translation>
    </message>
    <message>
        <source>Make the Windows volume active instead.</source>
        <translation>Rendez plutôt actif le volume Windows.</translation>
    </message>
    <message>
        <source>The protective entry stands in slot {}, not in the first.</source>
        <translation>L’entrée de protection occupe l’emplacement {}, et non le premier.</translation>
    </message>
    <message>
        <source>The protective entry ends at sector {}; the GPT goes to {}.</source>
        <translation>L’entrée de protection se termine au secteur {} ; la GPT va jusqu’à {}.</translation>
    </message>
    <message>
        <source>{} holds {}: the type should be {}.</source>
        <translation>Le volume de {} contient {} : le type devrait être {}.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector.</source>
        <translation>Le premier secteur de {} n’est pas un secteur d’amorçage NTFS ou FAT.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector, but its backup at the end of the partition is intact.</source>
        <translation>Le premier secteur de {} n’est pas un secteur d’amorçage NTFS ou FAT, mais sa copie de sauvegarde à la fin de la partition est intacte.</translation>
    </message>
    <message>
        <source>Copy the backup boot sector to the front (hybrid propose does).</source>
        <translation>Copiez au début le secteur d’amorçage de sauvegarde (hybrid propose le fait).</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector; there is one at sector {}.</source>
        <translation>Le premier secteur de {} n’est pas un secteur d’amorçage NTFS ou FAT ; il y en a un au secteur {}.</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; there are {}. Windows stops with “disk read error”.</source>
        <translation>Le secteur d’amorçage de {} indique que {} secteurs le précèdent ; il y en a {}. Windows s’arrête avec « disk read error ».</translation>
    </message>
    <message>
        <source>Correct the field in the boot sector and its backup (hybrid propose does).</source>
        <translation>Corrigez le champ dans le secteur d’amorçage et dans sa copie de sauvegarde (hybrid propose le fait).</translation>
    </message>
    <message>
        <source>The boot sector of {} counts in sectors of {} bytes; the disk has {}.</source>
        <translation>Le secteur d’amorçage de {} compte en secteurs de {} octets ; ceux du disque en ont {}.</translation>
    </message>
    <message>
        <source>The volume cannot be started from this disk: copy its files to a new one.</source>
        <translation>Le volume ne peut pas être démarré depuis ce disque : copiez ses fichiers sur un nouveau.</translation>
    </message>
    <message>
        <source>The volume in {} has {} sectors, more than the entry's {}.</source>
        <translation>Le volume dans {} a {} secteurs, plus que les {} de l’entrée.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} differs from it.</source>
        <translation>La copie de sauvegarde du secteur d’amorçage NTFS de {} diffère de celui-ci.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} is not there.</source>
        <translation>La copie de sauvegarde du secteur d’amorçage NTFS de {} est absente.</translation>
    </message>
    <message>
        <source>Rewrite the backup from the boot sector.</source>
        <translation>Réécrivez la copie de sauvegarde à partir du secteur d’amorçage.</translation>
    </message>
    <message>
        <source>No MBR entry is active: the Mac's BIOS emulation has nothing to start.</source>
        <translation>Aucune entrée du MBR n’est active : l’émulation BIOS du Mac n’a rien à démarrer.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; exactly one may be.</source>
        <translation>{} entrées du MBR sont actives ; il doit y en avoir exactement une.</translation>
    </message>
    <message>
        <source>Make the Windows volume, and only it, active.</source>
        <translation>Rendez actif le volume Windows, et lui seul.</translation>
    </message>
    <message>
        <source>{} is active, which is not the Windows volume.</source>
        <translation>L’entrée active est {}, qui n’est pas le volume Windows.</translation>
    </message>
    <message>
        <source>Make the Windows volume active.</source>
        <translation>Rendez actif le volume Windows.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; one at most may be.</source>
        <translation>{} entrées du MBR sont actives ; il peut y en avoir une au plus.</translation>
    </message>
    <message>
        <source>Make only one active.</source>
        <translation>N’en rendez qu’une seule active.</translation>
    </message>
    <message>
        <source>An entry is active, but the MBR has no boot code: nothing starts.</source>
        <translation>Une entrée est active, mais le MBR n’a pas de code d’amorçage : rien ne démarre.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR (hybrid propose offers it).</source>
        <translation>Écrivez du code d’amorçage dans le MBR (hybrid propose permet de le faire).</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a new one.</source>
        <translation>La signature du disque est à zéro : les données de démarrage de Windows s’y réfèrent, et Windows donne une nouvelle signature au disque.</translation>
    </message>
    <message>
        <source>Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one may need a repair of the boot data.</source>
        <translation>Restaurez l’ancienne signature si les données de démarrage de Windows l’indiquent (hybrid propose le vérifie) ; une nouvelle peut exiger une réparation des données de démarrage.</translation>
    </message>
    <message>
        <source>Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.</source>
        <translation>Windows sur ce disque démarre par l’UEFI : il n’a pas besoin d’un MBR hybride, et peut cesser de démarrer s’il y en a un.</translation>
    </message>
    <message>
        <source>Restore the protective MBR (hybrid reset).</source>
        <translation>Restaurez le MBR de protection (hybrid reset).</translation>
    </message>
    <message>
        <source>Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.</source>
        <translation>Windows sur ce disque peut démarrer par l’UEFI aussi bien que par le BIOS : un MBR hybride n’est peut-être pas nécessaire.</translation>
    </message>
    <message>
        <source>Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).</source>
        <translation>Déterminez comment Windows a été installé ; avec l’UEFI, restaurez le MBR de protection (hybrid reset).</translation>
    </message>
    <message>
        <source>The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.</source>
        <translation>Le volume Windows n’a ni BOOTMGR ni NTLDR à sa racine : il ne démarrera pas par le BIOS.</translation>
    </message>
    <message>
        <source>Repair Windows' start with its own installation disc.</source>
        <translation>Réparez le démarrage de Windows avec son propre disque d’installation.</translation>
    </message>
    <message>
        <source>The MBR does not end with 55 AA: no system reads it.</source>
        <translation>Le MBR ne se termine pas par 55 AA : aucun système ne le lit.</translation>
    </message>
    <message>
        <source>{} has the status {}; only 00 and 80 mean something.</source>
        <translation>L’état de {} est {} ; seuls 00 et 80 ont un sens.</translation>
    </message>
    <message>
        <source>The CHS addresses of {} are neither computed from its sectors nor marked unused.</source>
        <translation>Les adresses CHS de {} ne sont ni calculées à partir de ses secteurs ni marquées comme inutilisées.</translation>
    </message>
    <message>
        <source>{} and {} overlap.</source>
        <translation>Chevauchement entre {} et {}.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the end of the disk.</source>
        <translation>La fin de {} est au secteur {}, au-delà de la fin du disque.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the limit of 32-bit sector numbers.</source>
        <translation>La fin de {} est au secteur {}, au-delà de la limite des numéros de secteur sur 32 bits.</translation>
    </message>
    <message>
        <source>{} is an extended partition: a hybrid cannot have one.</source>
        <translation>Un MBR hybride ne peut pas avoir de partition étendue, mais {} en est une.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) is not exactly a partition of the GPT.</source>
        <translation>Aucune partition de la GPT ne correspond exactement à {} (secteurs {} à {}).</translation>
    </message>
    <message>
        <source>The GPT that the hybrid MBR goes with is damaged.</source>
        <translation>La GPT associée au MBR hybride est endommagée.</translation>
    </message>
    <message>
        <source>Repair the GPT first (gpt repair).</source>
        <translation>Réparez d’abord la GPT (gpt repair).</translation>
    </message>
    <message>
        <source>The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.</source>
        <translation>Le MBR compte ici en secteurs de 4096 octets : peu de firmwares démarrent Windows depuis un tel disque.</translation>
    </message>
    <message>
        <source>Use a disk or adapter with 512-byte sectors.</source>
        <translation>Utilisez un disque ou un adaptateur avec des secteurs de 512 octets.</translation>
    </message>
    <message>
        <source>GPT partition {} is shown by no MBR entry.</source>
        <translation>La partition GPT {} ne figure dans aucune entrée du MBR.</translation>
    </message>
    <message>
        <source>Partition {} has the type {} but holds {}.</source>
        <translation>La partition {} a le type {}, mais contient {}.</translation>
    </message>
    <message>
        <source>Set the type to {}.</source>
        <translation>Définissez le type sur {}.</translation>
    </message>
    <message>
        <source>The file system in partition {} has {} bytes, the partition only {}.</source>
        <translation>Le système de fichiers de la partition {} a {} octets, la partition seulement {}.</translation>
    </message>
    <message>
        <source>Give the partition its full size again.</source>
        <translation>Redonnez à la partition sa taille complète.</translation>
    </message>
    <message>
        <source>The boot sector of partition {} says that {} sectors come before it; there are {}.</source>
        <translation>Le secteur d’amorçage de la partition {} indique que {} secteurs le précèdent ; il y en a {}.</translation>
    </message>
    <message>
        <source>Correct the field: starting from the partition fails with it.</source>
        <translation>Corrigez le champ : il empêche de démarrer depuis la partition.</translation>
    </message>
    <message>
        <source>Sector 0 holds a partition table but does not end with 55 AA: no system reads it.</source>
        <translation>Le secteur 0 contient une table de partition, mais ne se termine pas par 55 AA : aucun système ne la lit.</translation>
    </message>
    <message>
        <source>Write 55 AA at byte 510.</source>
        <translation>Écrivez 55 AA à l’octet 510.</translation>
    </message>
    <message>
        <source>Entry {} has the status {}; only 00 and 80 mean something.</source>
        <translation>L’entrée {} a l’état {} ; seuls 00 et 80 ont un sens.</translation>
    </message>
    <message>
        <source>Set the status to 00, or 80 for the partition to start from.</source>
        <translation>Définissez l’état sur 00, ou sur 80 pour la partition de démarrage.</translation>
    </message>
    <message>
        <source>More than one partition is active: boot code stops with “invalid partition table”.</source>
        <translation>Plus d’une partition est active : le code d’amorçage s’arrête avec « invalid partition table ».</translation>
    </message>
    <message>
        <source>Leave one active.</source>
        <translation>N’en laissez qu’une active.</translation>
    </message>
    <message>
        <source>Partition {} starts at sector 0, where the partition table is.</source>
        <translation>La partition {} commence au secteur 0, où se trouve la table de partition.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right start.</source>
        <translation>Supprimez l’entrée, ou donnez-lui son bon début.</translation>
    </message>
    <message>
        <source>There is more than one extended partition: systems differ in which they read.</source>
        <translation>Il y a plus d’une partition étendue : les systèmes ne lisent pas tous la même.</translation>
    </message>
    <message>
        <source>Keep all logical partitions in one extended partition.</source>
        <translation>Gardez toutes les partitions logiques dans une seule partition étendue.</translation>
    </message>
    <message>
        <source>Partition {} ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>La partition {} se termine au secteur {}, au-delà de la fin du disque ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size; the disk may be smaller than the one it was copied from.</source>
        <translation>Donnez à la partition sa bonne taille ; le disque est peut-être plus petit que celui à partir duquel il a été copié.</translation>
    </message>
    <message>
        <source>The CHS addresses of partition {} do not say its sectors.</source>
        <translation>Les adresses CHS de la partition {} ne correspondent pas à ses secteurs.</translation>
    </message>
    <message>
        <source>Partitions {} and {} overlap.</source>
        <translation>Les partitions {} et {} se chevauchent.</translation>
    </message>
    <message>
        <source>Delete or shrink the wrong one of them.</source>
        <translation>Supprimez ou réduisez celle qui est incorrecte.</translation>
    </message>
    <message>
        <source>Logical partition {} leaves its extended partition (sectors {} to {}).</source>
        <translation>La partition logique {} sort de sa partition étendue (secteurs {} à {}).</translation>
    </message>
    <message>
        <source>Enlarge the extended partition, or shrink the logical one.</source>
        <translation>Agrandissez la partition étendue, ou réduisez la partition logique.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>La partition {} ne commence pas sur un secteur physique ({} octets) : l’écriture est lente.</translation>
    </message>
    <message>
        <source>Move the partition with its data.</source>
        <translation>Déplacez la partition avec ses données.</translation>
    </message>
    <message>
        <source>A partition is active, but the MBR has no boot code.</source>
        <translation>Une partition est active, mais le MBR n’a pas de code d’amorçage.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR.</source>
        <translation>Écrivez du code d’amorçage dans le MBR.</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows gives the disk one.</source>
        <translation>La signature du disque est à zéro : Windows en donne une au disque.</translation>
    </message>
    <message>
        <source>A GPT is left on this MBR disk: some systems may take it for the valid one.</source>
        <translation>Une GPT subsiste sur ce disque MBR : certains systèmes peuvent la considérer comme valide.</translation>
    </message>
    <message>
        <source>Overwrite the GPT's sectors with zeros if the MBR is right.</source>
        <translation>Écrasez les secteurs de la GPT avec des zéros si le MBR est correct.</translation>
    </message>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>{} secteur à la fin du disque ne peut pas être atteint avec un MBR.</numerusform>
            <numerusform>{} secteurs à la fin du disque ne peuvent pas être atteints avec un MBR.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert the disk to a GPT to use them.</source>
        <translation>Convertissez le disque en GPT pour les utiliser.</translation>
    </message>
    <message>
        <source>Block 0 has no driver descriptor (ER): old Macs do not recognize the disk.</source>
        <translation>Le bloc 0 n’a pas de descripteur de pilotes (ER) : les anciens Mac ne reconnaissent pas le disque.</translation>
    </message>
    <message>
        <source>Rewrite the driver descriptor.</source>
        <translation>Réécrivez le descripteur de pilotes.</translation>
    </message>
    <message>
        <source>The driver descriptor says blocks of {} bytes, the map is written in steps of {}.</source>
        <translation>Le descripteur de pilotes indique des blocs de {} octets, la carte est écrite par pas de {}.</translation>
    </message>
    <message>
        <source>Usual on CDs; on a disk, rewrite the descriptor.</source>
        <translation>Courant sur les CD ; sur un disque, réécrivez le descripteur.</translation>
    </message>
    <message>
        <source>The driver descriptor counts {} blocks; the disk has {}.</source>
        <translation>Le descripteur de pilotes compte {} blocs ; le disque en a {}.</translation>
    </message>
    <message>
        <source>Rewrite the descriptor; the disk may be smaller than the one it was copied from.</source>
        <translation>Réécrivez le descripteur ; le disque est peut-être plus petit que celui à partir duquel il a été copié.</translation>
    </message>
    <message>
        <source>The map says that it has {} entries; {} are there.</source>
        <translation>La carte indique qu’elle a {} entrées ; il y en a {}.</translation>
    </message>
    <message>
        <source>Correct the count, or restore the missing entries.</source>
        <translation>Corrigez le nombre, ou restaurez les entrées manquantes.</translation>
    </message>
    <message>
        <source>Entry {} says that the map has {} entries, the first says {}.</source>
        <translation>L’entrée {} indique que la carte a {} entrées, la première en indique {}.</translation>
    </message>
    <message>
        <source>Correct the count.</source>
        <translation>Corrigez le nombre.</translation>
    </message>
    <message>
        <source>Partition {} ends at block {}, beyond the end of the disk ({}).</source>
        <translation>La partition {} se termine au bloc {}, au-delà de la fin du disque ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size.</source>
        <translation>Donnez à la partition sa bonne taille.</translation>
    </message>
    <message>
        <source>The data of partition {} are said to go past its end.</source>
        <translation>Les données de la partition {} sont indiquées comme dépassant sa fin.</translation>
    </message>
    <message>
        <source>Let the data fill the partition.</source>
        <translation>Faites en sorte que les données remplissent la partition.</translation>
    </message>
    <message>
        <source>Partition {} is not marked valid and allocated.</source>
        <translation>La partition {} n’est pas marquée comme valide et allouée.</translation>
    </message>
    <message>
        <source>No entry describes the partition map itself, or it is too small for the entries.</source>
        <translation>Aucune entrée ne décrit la carte de partition elle-même, ou elle est trop petite pour les entrées.</translation>
    </message>
    <message>
        <source>Write an Apple_partition_map entry from block 1 on.</source>
        <translation>Écrivez une entrée Apple_partition_map à partir du bloc 1.</translation>
    </message>
    <message>
        <source>Rebuild the chain of extended boot records from the partitions found.</source>
        <translation>Reconstruisez la chaîne des enregistrements d’amorçage étendus à partir des partitions trouvées.</translation>
    </message>
    <message>
        <source>The chain of extended boot records goes on past {} records.</source>
        <translation>La chaîne des enregistrements d’amorçage étendus se poursuit au-delà de {} enregistrements.</translation>
    </message>
    <message>
        <source>The chain of extended boot records comes back to sector {}.</source>
        <translation>La chaîne des enregistrements d’amorçage étendus revient au secteur {}.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} lies beyond the end of the disk.</source>
        <translation>L’enregistrement d’amorçage étendu au secteur {} se trouve au-delà de la fin du disque.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} cannot be read: {}.</source>
        <translation>L’enregistrement d’amorçage étendu au secteur {} ne peut pas être lu : {}.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} does not end with 55 AA.</source>
        <translation>L’enregistrement d’amorçage étendu au secteur {} ne se termine pas par 55 AA.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} points to sector {}, outside its extended partition.</source>
        <translation>L’enregistrement d’amorçage étendu au secteur {} pointe vers le secteur {}, hors de sa partition étendue.</translation>
    </message>
    <message>
        <source>The first sector of the disk cannot be read: {}.</source>
        <translation>Le premier secteur du disque ne peut pas être lu : {}.</translation>
    </message>
    <message>
        <source>Read it again; if it stays unreadable, image the disk before anything else.</source>
        <translation>Relisez-le ; s’il reste illisible, créez une image du disque avant toute autre chose.</translation>
    </message>
    <message>
        <source>The driver descriptor counts the blocks that the disk has.</source>
        <translation>Le descripteur de pilotes compte les blocs que le disque possède.</translation>
    </message>
    <message>
        <source>The driver descriptor and the map agree on the block size.</source>
        <translation>Le descripteur de pilotes et la carte s’accordent sur la taille de bloc.</translation>
    </message>
    <message>
        <source>A partition's data lie inside the partition.</source>
        <translation>Les données d’une partition se trouvent à l’intérieur de la partition.</translation>
    </message>
    <message>
        <source>Block 0 starts with a driver descriptor (ER).</source>
        <translation>Le bloc 0 commence par un descripteur de pilotes (ER).</translation>
    </message>
    <message>
        <source>All entries say the same number of entries, and that many are there.</source>
        <translation>Toutes les entrées indiquent le même nombre d’entrées, et c’est bien leur nombre.</translation>
    </message>
    <message>
        <source>One entry describes the map itself and is large enough for it.</source>
        <translation>Une entrée décrit la carte elle-même et est assez grande pour elle.</translation>
    </message>
    <message>
        <source>Partitions end inside the disk.</source>
        <translation>Les partitions se terminent à l’intérieur du disque.</translation>
    </message>
    <message>
        <source>Partitions do not overlap.</source>
        <translation>Les partitions ne se chevauchent pas.</translation>
    </message>
    <message>
        <source>Entries in use are marked valid and allocated.</source>
        <translation>Les entrées utilisées sont marquées comme valides et allouées.</translation>
    </message>
    <message>
        <source>The first sector can be read.</source>
        <translation>Le premier secteur peut être lu.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors; on an SSD or a RAID on MiB.</source>
        <translation>Les partitions commencent sur des secteurs physiques ; sur un SSD ou un RAID, à un multiple de 1 Mio.</translation>
    </message>
    <message>
        <source>The two headers point to each other.</source>
        <translation>Les deux en-têtes pointent l’un vers l’autre.</translation>
    </message>
    <message>
        <source>The checksum of the entries is right.</source>
        <translation>La somme de contrôle des entrées est correcte.</translation>
    </message>
    <message>
        <source>The entries lie outside the usable range and inside the disk.</source>
        <translation>Les entrées se trouvent hors de la plage utilisable et à l’intérieur du disque.</translation>
    </message>
    <message>
        <source>At least 16 KiB are reserved for the entries.</source>
        <translation>Au moins 16 Kio sont réservés aux entrées.</translation>
    </message>
    <message>
        <source>The entries can be read.</source>
        <translation>Les entrées peuvent être lues.</translation>
    </message>
    <message>
        <source>The backup header is in the disk's last sector.</source>
        <translation>L’en-tête de sauvegarde est dans le dernier secteur du disque.</translation>
    </message>
    <message>
        <source>The two copies say the same.</source>
        <translation>Les deux copies sont identiques.</translation>
    </message>
    <message>
        <source>No two partitions have the same GUID.</source>
        <translation>Deux partitions n’ont jamais le même GUID.</translation>
    </message>
    <message>
        <source>Partitions lie in the usable range.</source>
        <translation>Les partitions se trouvent dans la plage utilisable.</translation>
    </message>
    <message>
        <source>Partitions do not end before they start.</source>
        <translation>Les partitions ne se terminent pas avant leur début.</translation>
    </message>
    <message>
        <source>The size of an entry is 128 times a power of two.</source>
        <translation>La taille d’une entrée est 128 fois une puissance de deux.</translation>
    </message>
    <message>
        <source>The checksum of each header is right.</source>
        <translation>La somme de contrôle de chaque en-tête est correcte.</translation>
    </message>
    <message>
        <source>The header's size is between 92 bytes and a sector.</source>
        <translation>La taille de l’en-tête est comprise entre 92 octets et un secteur.</translation>
    </message>
    <message>
        <source>A disk with a protective MBR has a GPT.</source>
        <translation>Un disque avec un MBR de protection a une GPT.</translation>
    </message>
    <message>
        <source>Each header says where it lies.</source>
        <translation>Chaque en-tête indique où il se trouve.</translation>
    </message>
    <message>
        <source>Nothing follows the NUL that ends a partition's name.</source>
        <translation>Rien ne suit le NUL qui termine le nom d’une partition.</translation>
    </message>
    <message>
        <source>A protective entry (EE) stands in the MBR.</source>
        <translation>Une entrée de protection (EE) figure dans le MBR.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1 and covers the disk.</source>
        <translation>L’entrée de protection commence au secteur 1 et couvre le disque.</translation>
    </message>
    <message>
        <source>The header's reserved field is zero.</source>
        <translation>Le champ réservé de l’en-tête est à zéro.</translation>
    </message>
    <message>
        <source>The header's revision is 1.0.</source>
        <translation>La révision de l’en-tête est 1.0.</translation>
    </message>
    <message>
        <source>The table is written for this disk's sector size.</source>
        <translation>La table est écrite pour la taille de secteur de ce disque.</translation>
    </message>
    <message>
        <source>Both headers are there (EFI PART).</source>
        <translation>Les deux en-têtes sont présents (EFI PART).</translation>
    </message>
    <message>
        <source>No old backup header is left where the disk once ended.</source>
        <translation>Aucun ancien en-tête de sauvegarde ne subsiste là où le disque se terminait autrefois.</translation>
    </message>
    <message>
        <source>The sectors of both headers can be read.</source>
        <translation>Les secteurs des deux en-têtes peuvent être lus.</translation>
    </message>
    <message>
        <source>The usable range is not empty and inside the disk.</source>
        <translation>La plage utilisable n’est pas vide et se trouve à l’intérieur du disque.</translation>
    </message>
    <message>
        <source>The disk and every partition have a GUID.</source>
        <translation>Le disque et chaque partition ont un GUID.</translation>
    </message>
    <message>
        <source>Exactly one entry is active: the Windows volume.</source>
        <translation>Exactement une entrée est active : le volume Windows.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector matches.</source>
        <translation>La copie de sauvegarde du secteur d’amorçage NTFS correspond.</translation>
    </message>
    <message>
        <source>There is boot code when an entry is active.</source>
        <translation>Il y a du code d’amorçage lorsqu’une entrée est active.</translation>
    </message>
    <message>
        <source>A Windows entry starts with an NTFS or FAT boot sector.</source>
        <translation>Une entrée Windows commence par un secteur d’amorçage NTFS ou FAT.</translation>
    </message>
    <message>
        <source>The boot sector's sector size is the disk's.</source>
        <translation>La taille de secteur du secteur d’amorçage est celle du disque.</translation>
    </message>
    <message>
        <source>CHS addresses are computed or marked unused.</source>
        <translation>Les adresses CHS sont calculées ou marquées comme inutilisées.</translation>
    </message>
    <message>
        <source>The disk signature is not zero.</source>
        <translation>La signature du disque n’est pas à zéro.</translation>
    </message>
    <message>
        <source>The protective entry is not active.</source>
        <translation>L’entrée de protection n’est pas active.</translation>
    </message>
    <message>
        <source>There is exactly one protective entry.</source>
        <translation>Il y a exactement une entrée de protection.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT.</source>
        <translation>L’entrée de protection couvre la GPT.</translation>
    </message>
    <message>
        <source>The protective entry stands first.</source>
        <translation>L’entrée de protection est la première.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1.</source>
        <translation>L’entrée de protection commence au secteur 1.</translation>
    </message>
    <message>
        <source>The hybrid MBR has no extended entry.</source>
        <translation>Le MBR hybride n’a pas d’entrée étendue.</translation>
    </message>
    <message>
        <source>Both copies of the GPT are valid.</source>
        <translation>Les deux copies de la GPT sont valides.</translation>
    </message>
    <message>
        <source>The boot sector knows where its partition starts.</source>
        <translation>Le secteur d’amorçage sait où commence sa partition.</translation>
    </message>
    <message>
        <source>Few systems start from a hybrid on 4096-byte sectors.</source>
        <translation>Peu de systèmes démarrent depuis un MBR hybride avec des secteurs de 4096 octets.</translation>
    </message>
    <message>
        <source>Every other entry shows one GPT partition exactly.</source>
        <translation>Chaque autre entrée correspond exactement à une partition GPT.</translation>
    </message>
    <message>
        <source>A Windows that starts by BIOS is shown by the MBR.</source>
        <translation>Un Windows qui démarre par le BIOS figure dans le MBR.</translation>
    </message>
    <message>
        <source>The Windows volume has BOOTMGR or NTLDR.</source>
        <translation>Le volume Windows a BOOTMGR ou NTLDR.</translation>
    </message>
    <message>
        <source>No two entries overlap.</source>
        <translation>Les entrées ne se chevauchent pas.</translation>
    </message>
    <message>
        <source>Entries lie inside the disk and below 2^32 sectors.</source>
        <translation>Les entrées se trouvent à l’intérieur du disque et en dessous de 2^32 secteurs.</translation>
    </message>
    <message>
        <source>The MBR ends with 55 AA.</source>
        <translation>Le MBR se termine par 55 AA.</translation>
    </message>
    <message>
        <source>Status bytes are 00 or 80.</source>
        <translation>Les octets d’état sont 00 ou 80.</translation>
    </message>
    <message>
        <source>The volume fits its entry.</source>
        <translation>Le volume tient dans son entrée.</translation>
    </message>
    <message>
        <source>An entry's type agrees with the file system found.</source>
        <translation>Le type d’une entrée correspond au système de fichiers trouvé.</translation>
    </message>
    <message>
        <source>Windows does not start by UEFI already.</source>
        <translation>Windows ne démarre pas déjà par l’UEFI.</translation>
    </message>
    <message>
        <source>GPT partitions that no MBR entry shows.</source>
        <translation>Partitions GPT qui ne figurent dans aucune entrée du MBR.</translation>
    </message>
    <message>
        <source>At most one partition is active.</source>
        <translation>Une partition au plus est active.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors.</source>
        <translation>Les partitions commencent sur des secteurs physiques.</translation>
    </message>
    <message>
        <source>There is boot code when a partition is active.</source>
        <translation>Il y a du code d’amorçage lorsqu’une partition est active.</translation>
    </message>
    <message>
        <source>Extended boot records point into their extended partition.</source>
        <translation>Les enregistrements d’amorçage étendus pointent vers l’intérieur de leur partition étendue.</translation>
    </message>
    <message>
        <source>The chain of extended boot records does not come back to itself.</source>
        <translation>La chaîne des enregistrements d’amorçage étendus ne revient pas sur elle-même.</translation>
    </message>
    <message>
        <source>Extended boot records lie inside the disk.</source>
        <translation>Les enregistrements d’amorçage étendus se trouvent à l’intérieur du disque.</translation>
    </message>
    <message>
        <source>Extended boot records end with 55 AA.</source>
        <translation>Les enregistrements d’amorçage étendus se terminent par 55 AA.</translation>
    </message>
    <message>
        <source>The chain of extended boot records ends.</source>
        <translation>La chaîne des enregistrements d’amorçage étendus a une fin.</translation>
    </message>
    <message>
        <source>Extended boot records can be read.</source>
        <translation>Les enregistrements d’amorçage étendus peuvent être lus.</translation>
    </message>
    <message>
        <source>File systems fit their partitions.</source>
        <translation>Les systèmes de fichiers tiennent dans leurs partitions.</translation>
    </message>
    <message>
        <source>The active volume knows where its partition starts.</source>
        <translation>Le volume actif sait où commence sa partition.</translation>
    </message>
    <message>
        <source>No GPT is left beside an MBR.</source>
        <translation>Aucune GPT ne subsiste à côté d’un MBR.</translation>
    </message>
    <message>
        <source>Logical partitions lie inside their extended partition.</source>
        <translation>Les partitions logiques se trouvent à l’intérieur de leur partition étendue.</translation>
    </message>
    <message>
        <source>There is at most one extended partition.</source>
        <translation>Il y a une partition étendue au plus.</translation>
    </message>
    <message>
        <source>No partition starts at sector 0.</source>
        <translation>Aucune partition ne commence au secteur 0.</translation>
    </message>
    <message>
        <source>A partition's type agrees with the file system found.</source>
        <translation>Le type d’une partition correspond au système de fichiers trouvé.</translation>
    </message>
    <message>
        <source>The whole disk can be reached with 32-bit sector numbers.</source>
        <translation>Le disque entier peut être atteint avec des numéros de secteur sur 32 bits.</translation>
    </message>
    <message>
        <source>boot sector and its backup</source>
        <translation>secteur d’amorçage et sa copie de sauvegarde</translation>
    </message>
    <message>
        <source>boot sector and file table</source>
        <translation>secteur d’amorçage et table de fichiers</translation>
    </message>
    <message>
        <source>backup boot sector and file table</source>
        <translation>secteur d’amorçage de sauvegarde et table de fichiers</translation>
    </message>
    <message>
        <source>boot sector alone</source>
        <translation>secteur d’amorçage seul</translation>
    </message>
    <message>
        <source>boot sector and FAT</source>
        <translation>secteur d’amorçage et FAT</translation>
    </message>
    <message>
        <source>backup boot sector and FAT</source>
        <translation>secteur d’amorçage de sauvegarde et FAT</translation>
    </message>
    <message>
        <source>volume header and its copy</source>
        <translation>en-tête de volume et sa copie</translation>
    </message>
    <message>
        <source>volume header and catalogue</source>
        <translation>en-tête de volume et catalogue</translation>
    </message>
    <message>
        <source>alternate volume header and catalogue</source>
        <translation>en-tête de volume alternatif et catalogue</translation>
    </message>
    <message>
        <source>volume header alone</source>
        <translation>en-tête de volume seul</translation>
    </message>
    <message>
        <source>container superblock and object map</source>
        <translation>superbloc du conteneur et carte des objets</translation>
    </message>
    <message>
        <source>checkpoint superblock and object map</source>
        <translation>superbloc du point de contrôle et carte des objets</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>superbloc</translation>
    </message>
    <message>
        <source>backup superblock alone</source>
        <translation>superbloc de sauvegarde seul</translation>
    </message>
    <message>
        <source>Partition {}: {}, found by its {}.</source>
        <translation>Partition {} : {}, trouvée grâce à : {}.</translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>Table avec {} partition retrouvée</numerusform>
            <numerusform>Table avec {} partitions retrouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {}. {} lies inside another volume.</source>
        <translation>Écarté : {}. {} se trouve à l’intérieur d’un autre volume.</translation>
    </message>
    <message>
        <source>Left out: {}. {} is too doubtful ({} of 100).</source>
        <translation>Écarté : {}. {} est trop douteux ({} sur 100).</translation>
    </message>
    <message>
        <source>Left out: {}. {} is in the way of others or does not fit: {}.</source>
        <translation>Écarté : {}. {} en gêne d’autres ou ne tient pas : {}.</translation>
    </message>
    <message>
        <source>{} at sector {} ({})</source>
        <translation>{} au secteur {} ({})</translation>
    </message>
    <message>
        <source>{} “{}” at sector {} ({})</source>
        <translation>{} « {} » au secteur {} ({})</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR removed</source>
        <translation>Entrée {} du MBR hybride supprimée</translation>
    </message>
    <message>
        <source>Type {} for entry {} of the hybrid MBR</source>
        <translation>Type {} pour l’entrée {} du MBR hybride</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR active</source>
        <translation>Entrée {} du MBR hybride active</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR not active</source>
        <translation>Entrée {} du MBR hybride non active</translation>
    </message>
    <message>
        <source>Hybrid MBR</source>
        <translation>MBR hybride</translation>
    </message>
    <message>
        <source>CHS addresses of the MBR recomputed</source>
        <translation>Adresses CHS du MBR recalculées</translation>
    </message>
    <message>
        <source>MBR</source>
        <translation>MBR</translation>
    </message>
    <message>
        <source>The disk has sectors of 4096 bytes: few firmwares start Windows from such a disk.</source>
        <translation>Le disque a des secteurs de 4096 octets : peu de firmwares démarrent Windows depuis un tel disque.</translation>
    </message>
    <message>
        <source>There are more than three Windows partitions; {} is left out.</source>
        <translation>Il y a plus de trois partitions Windows ; {} est écartée.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has an NTFS boot sector.</source>
        <translation>{} est de type données de base Microsoft et a un secteur d’amorçage NTFS.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has a FAT boot sector.</source>
        <translation>{} est de type données de base Microsoft et a un secteur d’amorçage FAT.</translation>
    </message>
    <message>
        <source>Windows can start by UEFI as well as by BIOS here: make sure that it was installed in BIOS mode before you apply this.</source>
        <translation>Windows peut démarrer ici par l’UEFI aussi bien que par le BIOS : assurez-vous qu’il a été installé en mode BIOS avant d’appliquer ceci.</translation>
    </message>
    <message>
        <source>Neither BOOTMGR nor NTLDR is in the root of a Windows volume: it will appear in the start menu but may not start.</source>
        <translation>Ni BOOTMGR ni NTLDR ne se trouvent à la racine d’un volume Windows : il apparaîtra dans le menu de démarrage, mais ne démarrera peut-être pas.</translation>
    </message>
    <message>
        <source>Nothing tells which of the Windows volumes starts: the first one is made active. Choose another if that is wrong.</source>
        <translation>Rien n’indique lequel des volumes Windows démarre : le premier est rendu actif. Choisissez-en un autre si ce n’est pas le bon.</translation>
    </message>
    <message>
        <source>{} was active before and stays it.</source>
        <translation>{} était active et le reste.</translation>
    </message>
    <message>
        <source>{} volumes hold a Windows loader: the first one is made active. Choose another if that is wrong.</source>
        <translation>{} volumes contiennent un chargeur Windows : le premier est rendu actif. Choisissez-en un autre si ce n’est pas le bon.</translation>
    </message>
    <message>
        <source>{} is active: the Mac's BIOS emulation starts from it.</source>
        <translation>{} est active : l’émulation BIOS du Mac démarre à partir d’elle.</translation>
    </message>
    <message>
        <source>Apple's layout: the protective entry to the end of the EFI system partition, then every partition in the GPT's order.</source>
        <translation>Disposition d’Apple : l’entrée de protection jusqu’à la fin de la partition système EFI, puis chaque partition dans l’ordre de la GPT.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT's own sectors only.</source>
        <translation>L’entrée de protection ne couvre que les secteurs de la GPT elle-même.</translation>
    </message>
    <message>
        <source>The protective entry goes up to the first partition that is shown; the others stay hidden from Windows.</source>
        <translation>L’entrée de protection va jusqu’à la première partition qui figure dans le MBR ; les autres restent masquées pour Windows.</translation>
    </message>
    <message>
        <source>The disk signature, which is zero, becomes {} as asked for.</source>
        <translation>La signature du disque, qui est à zéro, devient {}, comme demandé.</translation>
    </message>
    <message>
        <source>The disk signature is zero; Windows' boot data refer to {}, which is restored.</source>
        <translation>La signature du disque est à zéro ; les données de démarrage de Windows se réfèrent à {}, qui est restaurée.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data do not tell the old one. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>La signature du disque est à zéro, et les données de démarrage de Windows n’indiquent pas l’ancienne. Une nouvelle peut être donnée, mais il faudra peut-être alors réparer les données de démarrage de Windows avec son disque d’installation.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data name several: {}. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>La signature du disque est à zéro, et les données de démarrage de Windows en nomment plusieurs : {}. Une nouvelle peut être donnée, mais il faudra peut-être alors réparer les données de démarrage de Windows avec son disque d’installation.</translation>
    </message>
    <message>
        <source>The MBR has no boot code: ours is written, which starts the active partition.</source>
        <translation>Le MBR n’a pas de code d’amorçage : le nôtre, qui démarre la partition active, est écrit.</translation>
    </message>
    <message>
        <source>The MBR has no boot code, so nothing would start. Ours can be written: 440 bytes that start the active partition.</source>
        <translation>Le MBR n’a pas de code d’amorçage, rien ne démarrerait donc. Le nôtre peut être écrit : 440 octets qui démarrent la partition active.</translation>
    </message>
    <message>
        <source>Hidden sectors in the backup boot sector of {}</source>
        <translation>Secteurs cachés dans le secteur d’amorçage de sauvegarde de {}</translation>
    </message>
    <message>
        <source>Boot sector of {}, from its backup</source>
        <translation>Secteur d’amorçage de {}, d’après sa copie de sauvegarde</translation>
    </message>
    <message>
        <source>The first sector of {} is damaged: its backup boot sector is put there.</source>
        <translation>Le premier secteur de {} est endommagé : son secteur d’amorçage de sauvegarde y est placé.</translation>
    </message>
    <message>
        <source>Hidden sectors in the boot sector of {}</source>
        <translation>Secteurs cachés dans le secteur d’amorçage de {}</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; it is corrected to {}.</source>
        <translation>Le secteur d’amorçage de {} indique que {} secteurs le précèdent ; ce nombre est corrigé en {}.</translation>
    </message>
    <message>
        <source>{} counts in sectors of {} bytes, the disk in {}: it will not start.</source>
        <translation>{} compte en secteurs de {} octets, le disque en secteurs de {} : le volume ne démarrera pas.</translation>
    </message>
    <message>
        <source>Protective MBR instead of the hybrid one</source>
        <translation>MBR de protection à la place du MBR hybride</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>MBR de protection</translation>
    </message>
    <message>
        <source>Boot code and disk signature stay. A Windows that starts by BIOS disappears from the start menu.</source>
        <translation>Le code d’amorçage et la signature du disque restent. Un Windows qui démarre par le BIOS disparaît du menu de démarrage.</translation>
    </message>
    <message>
        <source>Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.</source>
        <translation>La partition {} est active dans le MBR : un ordinateur qui démarre par le BIOS ne démarrera plus à partir d’elle.</translation>
    </message>
    <message>
        <source>Boot loaders and fstab lines may name partitions by the MBR's disk signature: those have to be adapted.</source>
        <translation>Les chargeurs d’amorçage et les lignes de fstab peuvent désigner des partitions par la signature du disque du MBR : il faut les adapter.</translation>
    </message>
    <message>
        <source>GUID partition table made of the MBR</source>
        <translation>Table de partition GUID créée à partir du MBR</translation>
    </message>
    <message>
        <source>Backup GPT entries removed</source>
        <translation>Entrées de la GPT de sauvegarde supprimées</translation>
    </message>
    <message>
        <source>Backup GPT header removed</source>
        <translation>En-tête de la GPT de sauvegarde supprimé</translation>
    </message>
    <message>
        <source>Other backup GPT entries removed</source>
        <translation>Entrées de l’autre GPT de sauvegarde supprimées</translation>
    </message>
    <message>
        <source>Other backup GPT header removed</source>
        <translation>En-tête de l’autre GPT de sauvegarde supprimé</translation>
    </message>
    <message>
        <source>Old GPT header removed</source>
        <translation>Ancien en-tête de GPT supprimé</translation>
    </message>
    <message>
        <source>Primary GPT entries removed</source>
        <translation>Entrées de la GPT principale supprimées</translation>
    </message>
    <message>
        <source>Primary GPT header removed</source>
        <translation>En-tête de la GPT principale supprimé</translation>
    </message>
    <message>
        <source>GUID partition table removed</source>
        <translation>Table de partition GUID supprimée</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel is one of the disk's own already.</source>
        <translation>La partition {} du disklabel est déjà une partition du disque lui-même.</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel has the type {}, which is not known here: it becomes a FreeBSD UFS partition (gpt set --type changes it).</source>
        <translation>La partition {} du disklabel a le type {}, qui n’est pas connu ici : elle devient une partition FreeBSD UFS (gpt set --type permet de le changer).</translation>
    </message>
    <message>
        <source>Partition {} is OpenBSD's, which reads its disklabel on GPT disks, too, and does not look for its partitions in the GPT: do not change it for OpenBSD.</source>
        <translation>La partition {} est celle d’OpenBSD, qui lit aussi son disklabel sur les disques GPT et ne cherche pas ses partitions dans la GPT : ne la modifiez pas pour OpenBSD.</translation>
    </message>
    <message>
        <source>BSD disklabel made into GPT partitions</source>
        <translation>Disklabel BSD converti en partitions GPT</translation>
    </message>
    <message>
        <source>The disklabel itself stays where it is. fstab lines that name its letters have to be adapted.</source>
        <translation>Le disklabel lui-même reste où il est. Il faut adapter les lignes de fstab qui désignent ses lettres.</translation>
    </message>
    <message>
        <source>Backup GPT entries</source>
        <translation>Entrées de la GPT de sauvegarde</translation>
    </message>
    <message>
        <source>Backup GPT header</source>
        <translation>En-tête de la GPT de sauvegarde</translation>
    </message>
    <message>
        <source>Primary GPT entries</source>
        <translation>Entrées de la GPT principale</translation>
    </message>
    <message>
        <source>Primary GPT header</source>
        <translation>En-tête de la GPT principale</translation>
    </message>
    <message>
        <source>MBR entry {} showed partition {} and goes with it.</source>
        <translation>L’entrée {} du MBR correspondait à la partition {} et disparaît avec elle.</translation>
    </message>
    <message>
        <source>MBR entry {} shows partition {} and follows it.</source>
        <translation>L’entrée {} du MBR correspond à la partition {} et la suit.</translation>
    </message>
    <message>
        <source>The protective entry is made longer to cover the table.</source>
        <translation>L’entrée de protection est allongée pour couvrir la table.</translation>
    </message>
    <message>
        <source>The protective entry is shortened to make room.</source>
        <translation>L’entrée de protection est raccourcie pour faire de la place.</translation>
    </message>
    <message>
        <source>Hybrid MBR kept in step</source>
        <translation>MBR hybride tenu à jour</translation>
    </message>
    <message>
        <source>MBR made of the GUID partition table</source>
        <translation>MBR créé à partir de la table de partition GUID</translation>
    </message>
    <message>
        <source>Partition {} is not kept: its sectors become free space.</source>
        <translation>La partition {} n’est pas conservée : ses secteurs deviennent de l’espace libre.</translation>
    </message>
    <message>
        <source>Partition {} (“{}”) is not kept: its sectors become free space.</source>
        <translation>La partition {} (« {} ») n’est pas conservée : ses secteurs deviennent de l’espace libre.</translation>
    </message>
    <message>
        <source>The disk gets the signature {}.</source>
        <translation>Le disque reçoit la signature {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes logical partition {}.</source>
        <translation>La partition {} devient la partition logique {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes number {}.</source>
        <translation>La partition {} devient le numéro {}.</translation>
    </message>
    <message>
        <source>Names, GUIDs and attributes of the partitions are lost with the GPT; a backup of it can be kept (table backup).</source>
        <translation>Les noms, GUID et attributs des partitions sont perdus avec la GPT ; une sauvegarde peut en être conservée (table backup).</translation>
    </message>
    <message>
        <source>The chain of logical partitions goes back on the disk after partition {}: newer versions of libblkid (util-linux 2.41.5) do not follow it there and show no partition after that one; systems themselves do.</source>
        <translation>La chaîne des partitions logiques revient en arrière sur le disque après la partition {} : les versions récentes de libblkid (util-linux 2.41.5) ne l’y suivent pas et n’affichent aucune partition après celle-ci ; les systèmes eux-mêmes le font.</translation>
    </message>
    <message>
        <source>Record of logical partition {}</source>
        <translation>Enregistrement de la partition logique {}</translation>
    </message>
    <message>
        <source>First record of the extended partition</source>
        <translation>Premier enregistrement de la partition étendue</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Enregistrement de démarrage principal</translation>
    </message>
    <message>
        <source>Partition map entry {}</source>
        <translation>Entrée {} de la carte de partition</translation>
    </message>
    <message>
        <source>Partition map entry {}, now unused</source>
        <translation>Entrée {} de la carte de partition, désormais inutilisée</translation>
    </message>
    <message>
        <source>Driver descriptor</source>
        <translation>Descripteur de pilotes</translation>
    </message>
    <message>
        <source>New, empty GUID partition table</source>
        <translation>Nouvelle table de partition GUID, vide</translation>
    </message>
    <message>
        <source>New, empty Apple partition map</source>
        <translation>Nouvelle carte de partition Apple, vide</translation>
    </message>
    <message>
        <source>Old Apple partition map removed</source>
        <translation>Ancienne carte de partition Apple supprimée</translation>
    </message>
    <message>
        <source>New, empty MBR partition table</source>
        <translation>Nouvelle table de partition MBR, vide</translation>
    </message>
    <message>
        <source>Impossible partitions or ones that leave the disk: {}; overlapping ones: {}.</source>
        <translation>Partitions impossibles ou sortant du disque : {} ; partitions qui se chevauchent : {}.</translation>
    </message>
    <message>
        <source>The primary header's checksum is right.</source>
        <translation>La somme de contrôle de l’en-tête principal est correcte.</translation>
    </message>
    <message>
        <source>The primary header's checksum is wrong.</source>
        <translation>La somme de contrôle de l’en-tête principal est incorrecte.</translation>
    </message>
    <message>
        <source>The backup header's checksum is right.</source>
        <translation>La somme de contrôle de l’en-tête de sauvegarde est correcte.</translation>
    </message>
    <message>
        <source>The backup header's checksum is wrong.</source>
        <translation>La somme de contrôle de l’en-tête de sauvegarde est incorrecte.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is right.</source>
        <translation>La somme de contrôle de l’autre en-tête de sauvegarde est correcte.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is wrong.</source>
        <translation>La somme de contrôle de l’autre en-tête de sauvegarde est incorrecte.</translation>
    </message>
    <message>
        <source>The checksum of its entries is right.</source>
        <translation>La somme de contrôle de ses entrées est correcte.</translation>
    </message>
    <message>
        <source>Its own entries are damaged; the other copy's have the checksum that it names.</source>
        <translation>Ses propres entrées sont endommagées ; celles de l’autre copie ont la somme de contrôle qu’il indique.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong: partitions may be missing or misplaced.</source>
        <translation>La somme de contrôle de ses entrées est incorrecte : des partitions peuvent manquer ou être mal placées.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong, too.</source>
        <translation>La somme de contrôle de ses entrées est également incorrecte.</translation>
    </message>
    <message>
        <source>Entries of {} bytes are not allowed: they are written with 128.</source>
        <translation>Des entrées de {} octets ne sont pas autorisées : elles sont écrites avec 128.</translation>
    </message>
    <message>
        <source>The table gets {} entries: 16 KiB are the least that must be reserved.</source>
        <translation>La table reçoit {} entrées : il faut réserver au moins 16 Kio.</translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>Le disque s’est agrandi : la copie de sauvegarde est déplacée à la fin du disque, {} secteur devient utilisable.</numerusform>
            <numerusform>Le disque s’est agrandi : la copie de sauvegarde est déplacée à la fin du disque, {} secteurs deviennent utilisables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk gets a new GUID; start entries that name the old one no longer find it.</source>
        <translation>Le disque reçoit un nouveau GUID ; les entrées de démarrage qui désignent l’ancien ne le trouvent plus.</translation>
    </message>
    <message>
        <source>All partitions get new GUIDs; start entries and fstab lines that name the old ones no longer find them.</source>
        <translation>Toutes les partitions reçoivent de nouveaux GUID ; les entrées de démarrage et les lignes de fstab qui désignent les anciens ne les trouvent plus.</translation>
    </message>
    <message>
        <source>The hybrid MBR is not changed.</source>
        <translation>Le MBR hybride n’est pas modifié.</translation>
    </message>
    <message>
        <source>The hybrid MBR gets its signature back.</source>
        <translation>Le MBR hybride retrouve sa signature.</translation>
    </message>
    <message>
        <source>No copy of the table is intact. Which one should be used?</source>
        <translation>Aucune copie de la table n’est intacte. Laquelle faut-il utiliser ?</translation>
    </message>
    <message>
        <source>The copies of the table are intact but differ. Which one should be used?</source>
        <translation>Les copies de la table sont intactes, mais diffèrent. Laquelle faut-il utiliser ?</translation>
    </message>
    <message>
        <source>Repair of the GUID partition table</source>
        <translation>Réparation de la table de partition GUID</translation>
    </message>
    <message>
        <source>Restore of partition tables</source>
        <translation>Restauration des tables de partition</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Table de partition</translation>
    </message>
    <message>
        <source>The disk has another size than the one of the backup: the table's copy goes to its end.</source>
        <translation>Le disque a une autre taille que celui de la sauvegarde : la copie de la table est placée à la fin de ce disque.</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}</source>
        <translation>secteurs {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}, “{}”</source>
        <translation>secteurs {}-{} ({}), {}, « {} »</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>at sector {}: intact</source>
        <translation>au secteur {} : intacte</translation>
    </message>
    <message>
        <source>at sector {}: entries damaged</source>
        <translation>au secteur {} : entrées endommagées</translation>
    </message>
    <message>
        <source>at sector {}: header damaged</source>
        <translation>au secteur {} : en-tête endommagé</translation>
    </message>
    <message>
        <source>at sector {}: header damaged, entries damaged</source>
        <translation>au secteur {} : en-tête endommagé, entrées endommagées</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>Primary GPT</source>
        <translation>GPT principale</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>Backup GPT</source>
        <translation>GPT de sauvegarde</translation>
    </message>
    <message>
        <source>first usable sector</source>
        <translation>premier secteur utilisable</translation>
    </message>
    <message>
        <source>last usable sector</source>
        <translation>dernier secteur utilisable</translation>
    </message>
    <message>
        <source>bytes of an entry</source>
        <translation>octets d’une entrée</translation>
    </message>
    <message>
        <source>GPT partition {}</source>
        <translation>Partition GPT {}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>premier secteur</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>dernier secteur</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>attributs</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>boot code</source>
        <translation>code d’amorçage</translation>
    </message>
    <message>
        <source>disk signature</source>
        <translation>signature du disque</translation>
    </message>
    <message>
        <source>boot signature</source>
        <translation>signature d’amorçage</translation>
    </message>
    <message>
        <source>MBR entry {}</source>
        <translation>Entrée {} du MBR</translation>
    </message>
    <message>
        <source>CHS</source>
        <translation>CHS</translation>
    </message>
    <message>
        <source>MBR logical partition {}</source>
        <translation>Partition logique MBR {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}</source>
        <translation>blocs {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}, “{}”</source>
        <translation>blocs {}-{} ({}), {}, « {} »</translation>
    </message>
    <message>
        <source>APM entry {}</source>
        <translation>Entrée APM {}</translation>
    </message>
    <message>
        <source>{} {} empty, sectors {}-{} ({})</source>
        <translation>{} {} vide, secteurs {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {}, sectors {}-{} ({})</source>
        <translation>{} {}, secteurs {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {} {}, sectors {}-{} ({})</source>
        <translation>{} {} {}, secteurs {}-{} ({})</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>schéma</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{} octet</numerusform>
            <numerusform>{} octets</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>New identifiers in the partition table</source>
        <translation>Nouveaux identifiants dans la table de partition</translation>
    </message>
    <message>
        <source>The disk gets a new MBR signature; boot entries of Windows and PARTUUIDs of Linux that contain the old one no longer find it.</source>
        <translation>Le disque reçoit une nouvelle signature MBR ; les entrées de démarrage de Windows et les PARTUUID de Linux qui contiennent l’ancienne ne trouvent plus le disque.</translation>
    </message>
    <message>
        <source>the partition table counts sectors of {} bytes, which do not convert to sectors of {} bytes</source>
        <translation>la table de partition compte en secteurs de {} octets, qui ne se convertissent pas en secteurs de {} octets</translation>
    </message>
    <message>
        <source>{} starts or ends at sector {} of {} bytes, which is not at a boundary of the target's sectors of {} bytes</source>
        <translation>{} commence ou se termine au secteur {} de {} octets, qui n’est pas à une limite des secteurs de la cible, de {} octets</translation>
    </message>
    <message>
        <source>{} does not fit on a disk of {} bytes</source>
        <translation>{} ne tient pas sur un disque de {} octets</translation>
    </message>
    <message>
        <source>Partition table for a disk of another size</source>
        <translation>Table de partition pour un disque d’une autre taille</translation>
    </message>
    <message>
        <source>The backup GPT moves to the end of the target.</source>
        <translation>La GPT de sauvegarde est déplacée à la fin de la cible.</translation>
    </message>
    <message>
        <source>The protective MBR covers the whole target.</source>
        <translation>Le MBR de protection couvre toute la cible.</translation>
    </message>
    <message>
        <source>The partition table counted sectors of {} bytes and is rewritten for sectors of {} bytes.</source>
        <translation>La table de partition comptait en secteurs de {} octets et est réécrite pour des secteurs de {} octets.</translation>
    </message>
    <message>
        <source>The entries of the hybrid MBR are rewritten, too.</source>
        <translation>Les entrées du MBR hybride sont réécrites aussi.</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but of the disk's {} sectors the backup GPT needs the last {}: writing the table would overwrite the partition's end</source>
        <translation>la partition {} se termine au secteur {}, mais sur les {} secteurs du disque, la GPT de sauvegarde a besoin des {} derniers : écrire la table écraserait la fin de la partition</translation>
    </message>
    <message>
        <source>the backup is damaged: its checksum is wrong</source>
        <translation>la sauvegarde est endommagée : sa somme de contrôle est incorrecte</translation>
    </message>
    <message>
        <source>these partition tables cannot be saved so that they can be restored: {}</source>
        <translation>ces tables de partitions ne peuvent pas être sauvegardées de façon à pouvoir être restaurées : {}</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation>Ceci modifie la table de partition.</translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation>« %1 » n’est pas un chiffre hexadécimal</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Nou&amp;veau</translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation>Nouveau GUID</translation>
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
        <translation>Heure HFS+</translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation>Heure APFS</translation>
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
        <translation>Binaire</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 « %2 »</translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation>Pas de table de partition</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Enregistrement de démarrage principal (MBR)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>Table de partition GUID (GPT)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation>Table de partition GUID (GPT) avec un MBR hybride</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Carte de partition Apple (APM)</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>active</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>protège la GPT</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Premier secteur</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Secteurs</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation>La signature du disque passe de %1 à %2.</translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation>requise par la plateforme</translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation>ignorée par l’EFI</translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation>amorçable par un BIOS hérité</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation>cliché instantané</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation>aucune lettre de lecteur</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
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
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation>GPT avec MBR hybride</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Carte de partition Apple</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Non alloué</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Table de partition</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 octet</numerusform>
            <numerusform>%1 octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sector(s)</source>
        <translation>
            <numerusform>%1 secteur</numerusform>
            <numerusform>%1 secteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation>Après l’écriture : %1 (%2)</translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation>Corrigé : %1 (%2)</translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation>un octet exige deux chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation>aucun chiffre hexadécimal</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>aucun texte</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>« %1 » ne peut pas être encodé en %2</translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation>le texte ne peut pas être encodé dans cet encodage</translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation>« %1 » n’est pas un caractère Base64</translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation>aucun texte Base64</translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation>Base64 non valide</translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation>la sélection contient des octets illisibles ; copiez-la en hexadécimal, où ils apparaissent sous la forme ??</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation>&amp;Mettre la modification en attente</translation>
    </message>
    <message>
        <source>old</source>
        <translation>ancien</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation>
            <numerusform>%n ligne modifiée de plus…</numerusform>
            <numerusform>%n lignes modifiées de plus…</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>Partition GPT</translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation>MBR actuel</translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation>Nouveau MBR (les modifications sont soulignées)</translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation>Le code d’amorçage (440 octets) est ajouté.</translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation>Le code d’amorçage ne change pas.</translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation>La signature du disque (%1) ne change pas.</translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation>Le disque a déjà ce contenu ; rien ne change.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>%1 at offset %2 (sector %3)</source>
        <translation>%1 au décalage %2 (secteur %3)</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation>« %1 » n’est pas un nombre de 64 bits</translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation>la plage de %1 bits va de -%2 à %3</translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation>la plage de %1 bits va de 0 à %2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>« %1 » n’est pas un nombre</translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation>le nombre ne tient pas dans %1 bits</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>le nombre ne doit pas être négatif</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>le nombre ne tient pas dans 64 bits</translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>le nombre ne tient pas dans %n octet de la valeur actuelle</numerusform>
            <numerusform>le nombre ne tient pas dans les %n octets de la valeur actuelle</numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation>neuf chiffres au plus pour les fractions de seconde</translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation>saisissez l’heure sous la forme 2024-12-31 23:59:59</translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation>ce format ne peut pas représenter cette heure</translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation>« %1 » n’est pas un GUID</translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation>saisissez huit chiffres binaires</translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation>cette valeur ne peut pas être modifiée ici</translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation>%1 bits non signé</translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation>%1 bits signé</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>Flottant 16 bits</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>Flottant 32 bits</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>Flottant 64 bits</translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation>Heure Unix 32 bits</translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation>Heure Unix 64 bits</translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation>Date et heure DOS</translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation>Les secteurs %1 à %2 sont illisibles. Ils sont entièrement écrasés ; leur contenu précédent ne peut pas être restauré, l’annulation de l’écriture les ignore donc.</translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation>Ceci modifie les premiers secteurs, où un système de fichiers stocke son secteur d’amorçage ou son superbloc.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation>Ceci modifie le secteur d’amorçage ou le superbloc de la partition %1.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation>Ceci modifie le secteur d’amorçage ou le superbloc de la partition %1 (« %2 »).</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation>« %1 » n’est pas un type de partition ; choisissez un type ou saisissez un GUID</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation>« %1 » n’est pas un type de partition ; choisissez un type ou saisissez deux chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>« %1 » n’est pas un GUID (8-4-4-4-12 chiffres hexadécimaux)</translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation>le dernier secteur (%1) est avant le premier secteur (%2)</translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation>une carte de partition Apple est limitée à 2^32 blocs</translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation>%1 : ajouter une partition</translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation>%1 : supprimer la partition %2</translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation>%1 : modifier la plage de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation>%1 : modifier le type de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation>%1 : modifier le nom de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation>%1 : modifier le GUID de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation>%1 : modifier l’indicateur d’activation de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation>%1 : modifier les attributs de la partition %2</translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation>%1 : modifier le numéro de la partition %2</translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation>utilisez la proposition de MBR hybride pour ajouter une entrée ; les entrées d’un MBR hybride correspondent à des partitions GPT</translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation>modifiez la partition dans la GPT ; l’entrée du MBR hybride la suit</translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation>saisissez un décalage, « lba 40 », « 50% » ou une expression</translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation>l’adresse est avant le début du disque</translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation>l’adresse est au-delà de la fin du disque ; le dernier octet est à 0x%1 (LBA %2)</translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation>expression incomplète</translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation>« %1 » inattendu</translation>
    </message>
    <message>
        <source>number too large</source>
        <translation>nombre trop grand</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>trop de parenthèses</translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation>parenthèse fermante manquante</translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation>seuls les pourcentages peuvent comporter une fraction</translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation>plus de 100 %</translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation>expression trop longue</translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation>la partition %1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 Mio</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 Gio</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 Tio</translation>
    </message>
    <message>
        <source>%1 PiB</source>
        <translation>%1 Pio</translation>
    </message>
    <message>
        <source>%1 EiB</source>
        <translation>%1 Eio</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 ko</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 Go</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 To</translation>
    </message>
    <message>
        <source>%1 PB</source>
        <translation>%1 Po</translation>
    </message>
    <message>
        <source>%1 EB</source>
        <translation>%1 Eo</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation>Décalage, lba 40, 50%, +1M…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;p&gt;Aller à une adresse :&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;décalage en octets&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;secteur&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;pourcentage du disque&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;par rapport au curseur&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;fin du disque, début de la partition, début de la sélection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;toute expression formée à partir de ces éléments&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation>décalage dans la partition %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation>De&amp;rnier octet</translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation>&amp;Longueur</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>&amp;Sélectionner</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Début : %1</translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation>Dernier octet : %1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation>Longueur : %1</translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation>%1 à partir du décalage 0x%2</translation>
    </message>
    <message>
        <source>Select block</source>
        <translation>Sélectionner un bloc</translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation>Saisissez les décalages et les longueurs comme dans la barre d’adresse : 0x1F0, 40s (secteurs), lba 40, 1M, part, end - 1</translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation>Le dernier octet est avant le début.</translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation>La longueur doit être comprise entre 1 et %1.</translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation>Le bloc dépasse la fin de %1.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation>Aucun signet sur ce disque.
Appuyez sur %1 pour en placer un au curseur.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Récupérer &amp;Boot Camp…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation>Pas maintenant (reste disponible dans le menu Outils)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac's startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation>&lt;b&gt;Windows n’apparaît pas parmi les disques de démarrage du Mac ?&lt;/b&gt; Le volume Windows « %1 » est intact, mais le MBR ne le répertorie plus. Vous pouvez réparer cela en une minute.</translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation>Windows ne figure pas dans le MBR et peut être récupéré</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampOptions</name>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation>&amp;Windows démarre depuis :</translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation>Choisir les par&amp;titions du MBR (trois au maximum)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Write Sectorsmith's b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation>Écrire le c&amp;ode d’amorçage de Sectorsmith (recommandé : Windows ne peut pas démarrer sans code d’amorçage)</translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation>Définir la si&amp;gnature du disque sur</translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation>Recommandé pour ce disque</translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation>Valeur par défaut de Boot Camp : toutes les partitions</translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation>Windows seulement</translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation>Windows seulement, entrée de protection la plus petite</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Disposition :</translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation>Signature du disque</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recommandé</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (recommandé)</translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation>Le MBR répertorie toutes les partitions, comme après une installation de Boot Camp.</translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation>Le MBR répertorie les partitions choisies ; une entrée de protection couvre tout ce qui les précède.</translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation>Le MBR répertorie Windows ; une entrée de protection couvre tout ce qui le précède.</translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation>L’entrée de protection ne couvre que la GPT, pour les outils qui en refusent une plus grande.</translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.</source>
        <translation>Le MBR ne contient pas de code d’amorçage. Le code d’amorçage de Sectorsmith démarre le volume Windows.</translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation>Après une nouvelle signature du disque, Windows peut avoir besoin d’une réparation du démarrage depuis son disque d’installation.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation>octets dans le secteur %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation>Récupérer Boot Camp</translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation>&amp;Vérifier et écrire…</translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation>&amp;Réparer d’abord la GPT…</translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation>&amp;Afficher d’autres partitions dans le MBR…</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>À quoi s’attendre</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>partition %1 : %2</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation>Le disque n’a pas de table de partition GUID (GPT)</translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation>La partition %1 est un volume Windows : %2</translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation>%1, dans le secteur %2</translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation>Étape 3 sur 3 : Vérifier et écrire</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation>Table proposée</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Étapes suivantes</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac's Startup Disk settings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Le MBR de ce disque répertorie correctement Windows (&lt;b&gt;%1&lt;/b&gt;). Aucune réparation n’est nécessaire.&lt;/p&gt;&lt;p&gt;Si Windows ne démarre toujours pas, vérifiez les fichiers de démarrage de Windows et les réglages Disque de démarrage du Mac.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Votre volume Windows &lt;b&gt;%1&lt;/b&gt; est toujours sur ce disque, mais le Mac ne le propose plus au démarrage.&lt;/p&gt;&lt;p&gt;Le disque a deux tables de partition. macOS utilise la plus récente, la &lt;i&gt;GPT&lt;/i&gt;, qui répertorie Windows. Windows installé par Boot Camp utilise la plus ancienne, le &lt;i&gt;MBR&lt;/i&gt;, qui ne le répertorie plus : un outil de partitionnement a réinitialisé cette table. Il suffit de restaurer une seule entrée.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Avant de continuer :&lt;/b&gt; %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Le MBR, qu’un Mac utilise pour démarrer Windows installé par Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contient des erreurs. L’étape suivante affiche la table corrigée.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Le Mac trouve ce Windows par la GPT, comme il trouve macOS. Pour le démarrer, maintenez enfoncée la &lt;b&gt;touche Option (⌥, Alt)&lt;/b&gt; pendant le démarrage du Mac et choisissez « EFI Boot ».&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Impossible de récupérer Boot Camp sur ce disque :&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>La GPT, que macOS utilise, est intacte et répertorie %n partition</numerusform>
            <numerusform>La GPT, que macOS utilise, est intacte et répertorie %n partitions</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation>La GPT est endommagée ; réparez-la d’abord</translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation>Partition %1 (%2) : le secteur d’amorçage est endommagé, mais sa copie à la fin du volume est intacte</translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation>Gestionnaire de démarrage Windows (%1) trouvé</translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation>Le volume a été déplacé et conserve la trace de son ancienne position ; celle-ci est également corrigée</translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation>Le MBR répertorie Windows</translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation>Le MBR ne répertorie pas Windows ; ce Windows n’en a pas besoin</translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation>Le MBR ne répertorie pas Windows</translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation>Le MBR contient du code d’amorçage</translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation>Le MBR ne contient pas de code d’amorçage ; vous pourrez l’écrire à l’étape suivante</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Modifications prévues</translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Un seul secteur change, le MBR. macOS, Windows, vos fichiers et la GPT ne sont pas modifiés. Vous vérifiez chaque octet avant qu’il ne soit écrit et pouvez annuler la modification à tout moment.</translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Le MBR et le secteur d’amorçage du volume Windows avec sa copie changent. macOS, vos fichiers et la GPT ne sont pas modifiés. Vous vérifiez chaque octet avant qu’il ne soit écrit et pouvez annuler la modification à tout moment.</translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation>Choisissez une autre disposition ou d’autres partitions.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation>Le contrôle ne trouve aucun problème dans cette table.</translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation>Le contrôle signale pour cette table :</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Rien n’a encore été écrit. « Vérifier et écrire » affiche chaque octet modifié du disque &lt;b&gt;%1&lt;/b&gt;, ancien et nouveau. Les modifications sont écrites une fois que vous les y avez confirmées.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation>Modifications à écrire</translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation>Comment vos données sont protégées</translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;ul&gt;&lt;li&gt;Avant l’écriture, l’ancien contenu est enregistré dans un enregistrement d’annulation. Vous pouvez annuler la modification plus tard, même après un redémarrage.&lt;/li&gt;&lt;li&gt;Après l’écriture, les secteurs sont relus et vérifiés.&lt;/li&gt;&lt;li&gt;La GPT, macOS et tous les fichiers ne sont pas modifiés.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Si le Mac a démarré depuis ce disque, démarrez-le d’abord depuis un autre disque : macOS protège son disque de démarrage contre l’écriture.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ceci est un fichier image : aucun disque réel n’est affecté, vous pouvez donc vous exercer en toute sécurité.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation>&lt;p&gt;La nouvelle table a été écrite et vérifiée. Contrôle…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✔ La nouvelle table a été écrite et vérifiée. Le contrôle ne trouve aucun problème.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ La nouvelle table a été écrite et vérifiée. Le contrôle signale :&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Pour annuler cette modification, choisissez « Enregistrements d’annulation » dans le menu Édition.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;h4&gt;Au prochain démarrage du Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Redémarrez le Mac et maintenez enfoncée la &lt;b&gt;touche Option (⌥, Alt)&lt;/b&gt; jusqu’à l’apparition des disques de démarrage.&lt;/li&gt;&lt;li&gt;Choisissez le disque nommé &lt;b&gt;Windows&lt;/b&gt; (certains Mac l’affichent sous le nom « %1 » ou « EFI Boot »).&lt;/li&gt;&lt;li&gt;Si Windows vérifie son disque (chkdsk), laissez-le terminer.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Sans la touche, macOS démarre comme avant. Pour toujours démarrer Windows, choisissez-le dans macOS sous Réglages Système &amp;gt; Disque de démarrage, ou dans Windows dans le panneau de configuration Boot Camp.&lt;/p&gt;&lt;h4&gt;Si Windows ne démarre pas&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Écran noir avec « No bootable device » : ce Mac exige un autre code d’amorçage ou une autre partition active. Ouvrez de nouveau cet assistant et essayez la disposition « Windows seulement ».&lt;/li&gt;&lt;li&gt;« BOOTMGR is missing » ou erreur 0xc000000e : le Mac trouve Windows, mais les fichiers de démarrage de Windows ont besoin de l’Outil de redémarrage système du disque d’installation.&lt;/li&gt;&lt;li&gt;Ne laissez pas d’autres outils de partitionnement « réparer » le disque : la plupart d’entre eux réinitialisent cette table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Pour annuler cette modification, choisissez « Enregistrements d’annulation » dans le menu Édition.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation>Étape 1 sur 3 : Constatations</translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation>Étape 2 sur 3 : Table qui rétablit Windows</translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation>Étape 2 sur 3 : Table proposée</translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation>Boot Camp rétabli</translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation>MBR hybride écrit</translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lecture du disque…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ &lt;b&gt;Impossible de modifier ce disque : %1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation>Boot Camp : MBR hybride</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation>Sommes de contrôle de %1</translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation>Collez une somme de contrôle avec laquelle comparer</translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation>Somme de contrôle avec laquelle comparer</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation>Choisissez au moins une somme de contrôle.</translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation>⚠ Impossible de calculer les sommes de contrôle : %1</translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation>✔ correspond à %1</translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation>✘ aucune correspondance</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Comparaison avec le disque</translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation>Écriture de l’enregistrement d’annulation</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation>Verrouillage du disque</translation>
    </message>
    <message>
        <source>Flushing the disk's cache</source>
        <translation>Vidage du cache du disque</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>Différence &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Différence &amp;précédente</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Gauche :</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Droite :</translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation>Décalage à gauche</translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation>Décalage à droite</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>jusqu’à la fin</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation>Octets à gauche</translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation>Octets à droite</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation>Début de la plage : 0x200, 1M, 2048s, lba 40</translation>
    </message>
    <message>
        <source>at offset</source>
        <translation>au décalage</translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation>&amp;Longueur :</translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk's own tab</source>
        <translation>cette vue est en lecture seule ; modifiez les octets dans l’onglet du disque lui-même</translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation>⚠ %1 n’est plus ouvert</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>Comparer %1 avec %2</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n différence ; %1</numerusform>
            <numerusform>%n différences ; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>Arrêté après %n différence</numerusform>
            <numerusform>Arrêté après %n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Aucune différence</translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>Plus de %n différence ; seule celle-ci est affichée.</numerusform>
            <numerusform>Plus de %n différences ; seules celles-ci sont affichées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n différence : %1 sur %2 diffèrent.</numerusform>
            <numerusform>%n différences : %1 sur %2 diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation>Les tailles diffèrent : gauche %1, droite %2.</translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation>%1 illisibles d’un côté.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ConsolePanel</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Output of the template (std::print)</source>
        <translation>Sortie du modèle (std::print)</translation>
    </message>
    <message>
        <source>Output of the template</source>
        <translation>Sortie du modèle</translation>
    </message>
    <message>
        <source>Copy the selected output, or all of it</source>
        <translation>Copier la sortie sélectionnée, ou toute la sortie</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ContentOpening</name>
    <message>
        <source>%1 (checkpoint %2)</source>
        <translation>%1 (point de contrôle %2)</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1 (instantané %2)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (supprimé)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation>Copies de %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation>Écraser la &amp;copie</translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation>&amp;Restaurer depuis la copie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identique</translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>plus de %n champ diffère</numerusform>
            <numerusform>plus de %n champs diffèrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n champ diffère</numerusform>
            <numerusform>%n champs diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation>somme de contrôle incorrecte ici</translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation>somme de contrôle incorrecte dans la copie</translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation>Le modèle ne déclare aucune copie de cette structure.</translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation>Les copies sont identiques et leurs sommes de contrôle sont correctes.</translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation>La source est en lecture seule ; autorisez d’abord la modification.</translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation>Écraser la copie de %1</translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation>Restaurer %1 depuis sa copie</translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation>En attente ; vérifiez et écrivez les modifications pour les appliquer.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyMapView</name>
    <message>
        <source>left to copy</source>
        <translation>reste à copier</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copié</translation>
    </message>
    <message>
        <source>slow, left for later</source>
        <translation>lent, remis à plus tard</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>sauté après des erreurs</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>défectueux</translation>
    </message>
    <message>
        <source>Map of the copy</source>
        <translation>Carte de la copie</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>hors de la copie</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 à l’octet %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyText</name>
    <message>
        <source>%1 of %2 will be copied.</source>
        <translation>%1 sur %2 seront copiés.</translation>
    </message>
    <message>
        <source>%1 will be copied.</source>
        <translation>%1 seront copiés.</translation>
    </message>
    <message>
        <source>Of these, %1 were copied by an earlier run.</source>
        <translation>Dont %1 ont été copiés lors d’une exécution précédente.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Ceci détruit %1.</translation>
    </message>
    <message>
        <source>The target will be created; nothing is overwritten.</source>
        <translation>La cible sera créée ; rien n’est écrasé.</translation>
    </message>
    <message>
        <source>Everything in the target will be overwritten. It has no known partitions or volumes.</source>
        <translation>Tout le contenu de la cible sera écrasé. Elle n’a ni partitions ni volumes connus.</translation>
    </message>
    <message>
        <source>%1 stays in use.</source>
        <translation>%1 reste en cours d’utilisation.</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Copying the skipped areas (pass %1)</source>
        <translation>Copie de ce qui a été sauté (passe %1)</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Trimming the edges of bad areas</source>
        <translation>Rognage des bords des zones défectueuses</translation>
    </message>
    <message>
        <source>Reading bad areas sector by sector</source>
        <translation>Lecture des zones défectueuses secteur par secteur</translation>
    </message>
    <message>
        <source>Retrying bad sectors (%1)</source>
        <translation>Nouvelle tentative sur les secteurs défectueux (%1)</translation>
    </message>
    <message>
        <source>Filling what could not be read</source>
        <translation>Remplissage de ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalisation</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 sur %2, %3/s, encore %4:%5</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Rien n’a été copié.</translation>
    </message>
    <message>
        <source>Stopped. The map file lists the copied areas; “Continue” copies the rest.</source>
        <translation>Arrêté. Le fichier de carte indique ce qui est copié ; « Continuer » copie le reste.</translation>
    </message>
    <message>
        <source>Stopped. The copy is not complete.</source>
        <translation>Arrêté. La copie n’est pas complète.</translation>
    </message>
    <message>
        <source>The copy is complete.</source>
        <translation>La copie est complète.</translation>
    </message>
    <message>
        <source>Copied: %1 (%2 bytes)</source>
        <translation>Copiés : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Of this, holes: %1 (%2 bytes)</source>
        <translation>Dont trous : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Copied by earlier runs: %1 (%2 bytes)</source>
        <translation>Copiés lors d’exécutions précédentes : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Not readable: %1 (%2 bytes)</source>
        <translation>Illisibles : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Filled: %1 (%2 bytes)</source>
        <translation>Remplis : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Read back, identical: %1 (%2 bytes)</source>
        <translation>Relus, identiques : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Read back, different: %1 (%2 bytes)</source>
        <translation>Relus, différents : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Average speed: %1/s</source>
        <translation>Vitesse moyenne : %1/s</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Le noyau utilise encore l’ancienne entrée de %1 : la partition est en cours d’utilisation.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>in no known file</source>
        <translation>dans aucun fichier connu</translation>
    </message>
    <message>
        <source>Afterwards the copy gets new identifiers:</source>
        <translation>Ensuite, la copie reçoit de nouveaux identifiants :</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>partition %1 : %2</translation>
    </message>
    <message>
        <source>partition %1 is unchanged: %2</source>
        <translation>la partition %1 reste inchangée : %2</translation>
    </message>
    <message>
        <source>The copy has new identifiers. To undo that, choose Edit, then Undo records.</source>
        <translation>La copie a de nouveaux identifiants. Pour annuler cela, choisissez Édition, puis Enregistrements d’annulation.</translation>
    </message>
    <message>
        <source>The copy still has the identifiers of the source.</source>
        <translation>La copie a toujours les identifiants de la source.</translation>
    </message>
    <message>
        <source>The partition table or the boot sector was adapted to the target.</source>
        <translation>La table de partition ou le secteur d’amorçage a été adapté à la cible.</translation>
    </message>
    <message>
        <source>Copied by earlier runs, not verified: %1 (%2 bytes)</source>
        <translation>Copiés lors d’exécutions précédentes, non vérifiés : %1 (%2 octets)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyWindow</name>
    <message>
        <source>Copy &amp;disk…</source>
        <translation>Copier le dis&amp;que…</translation>
    </message>
    <message>
        <source>Copies the disk to another one or into an image file, also a failing one</source>
        <translation>Copie le disque vers un autre ou dans un fichier image, même s’il est défaillant</translation>
    </message>
    <message>
        <source>Goes on where a copy was stopped, by its map file (also ddrescue’s)</source>
        <translation>Reprend une copie là où elle s’est arrêtée, d’après son fichier de carte (également ceux de ddrescue)</translation>
    </message>
    <message>
        <source>Map file of the copy</source>
        <translation>Fichier de carte de la copie</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Fichiers de carte (*.map *.mapfile);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Copy disk</source>
        <translation>Copier un disque</translation>
    </message>
    <message>
        <source>%1 is being copied. Stop the copy first.</source>
        <translation>%1 est en cours de copie. Arrêtez d’abord la copie.</translation>
    </message>
    <message>
        <source>&amp;Image file…</source>
        <translation>Fichier &amp;image…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Partitions of the target</source>
        <translation>Partitions de la cible</translation>
    </message>
    <message>
        <source>Name of the target</source>
        <translation>Nom de la cible</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Vers :</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>De :</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Read the target &amp;back and compare</source>
        <translation>&amp;Relire la cible et comparer</translation>
    </message>
    <message>
        <source>Leave &amp;zeros out of the image file (sparse)</source>
        <translation>Omettre les &amp;zéros du fichier image (fichier creux)</translation>
    </message>
    <message>
        <source>Copy even if the source is in use (the copy can be inconsistent)</source>
        <translation>Copier même si la source est en cours d’utilisation (la copie peut être incohérente)</translation>
    </message>
    <message>
        <source>From the &amp;end to the start</source>
        <translation>De la &amp;fin vers le début</translation>
    </message>
    <message>
        <source>Retries of bad sectors</source>
        <translation>Nouvelles tentatives sur les secteurs défectueux</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A ddrescue map file: it records the copied areas, so that the copy can be continued, and the unreadable ones</source>
        <translation>Un fichier de carte ddrescue : il retient ce qui est copié, pour que la copie puisse être continuée, et ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Choi&amp;sir…</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>Fichier de car&amp;te :</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Vitesse au fil du temps</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>File or structure</source>
        <translation>Ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Choose a disk, or an image file</source>
        <translation>Choisissez un disque, ou un fichier image</translation>
    </message>
    <message>
        <source>Image file to copy to</source>
        <translation>Fichier image vers lequel copier</translation>
    </message>
    <message>
        <source>Images (*.img *.dd *.raw);;All files (*)</source>
        <translation>Images (*.img *.dd *.raw);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Fichier de carte</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>Aucune cible n’est choisie.</translation>
    </message>
    <message>
        <source>A new image file</source>
        <translation>Un nouveau fichier image</translation>
    </message>
    <message>
        <source>Choose where to copy to.</source>
        <translation>Choisissez vers quoi copier.</translation>
    </message>
    <message>
        <source>Reading the disks…</source>
        <translation>Lecture des disques…</translation>
    </message>
    <message>
        <source>To continue, type the name of the target: %1</source>
        <translation>Pour continuer, saisissez le nom de la cible : %1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>R&amp;eprendre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Looking for the files that have lost something…</source>
        <translation>Recherche des fichiers qui ont perdu quelque chose…</translation>
    </message>
    <message>
        <source>What could not be read:</source>
        <translation>Ce qui n’a pas pu être lu :</translation>
    </message>
    <message>
        <source>What could not be read (the first parts of it):</source>
        <translation>Ce qui n’a pas pu être lu (les premières parties) :</translation>
    </message>
    <message>
        <source>Co&amp;ntinue a copy…</source>
        <translation>Continuer une co&amp;pie…</translation>
    </message>
    <message>
        <source>Pro&amp;gress</source>
        <translation>Pro&amp;gression</translation>
    </message>
    <message>
        <source>Only used &amp;space: free blocks of known file systems are left out</source>
        <translation>Espace &amp;utilisé seulement : les blocs libres des systèmes de fichiers connus sont omis</translation>
    </message>
    <message>
        <source>Ca&amp;lculate the SHA-256 of the copy</source>
        <translation>Calculer le S&amp;HA-256 de la copie</translation>
    </message>
    <message>
        <source>Retries of b&amp;ad sectors:</source>
        <translation>&amp;Nouvelles tentatives sur les secteurs défectueux :</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>Give the copy identi&amp;fiers of its own (GUIDs, UUIDs, serial numbers)</source>
        <translation>&amp;Donner à la copie ses propres identifiants (GUID, UUID, numéros de série)</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the copy before it got them.</source>
        <translation>La valeur SHA-256 est celle de la copie avant qu’elle les ait reçus.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation> % de lectures</translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation>Part des lectures</translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation>&amp;Accès :</translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation>Taille de &amp;bloc :</translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation>Lecture séquentielle</translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation>Écriture séquentielle</translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation>Lecture et écriture séquentielles</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Lecture aléatoire</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Écriture aléatoire</translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation>Lecture et écriture aléatoires</translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation>Option de ligne de commande : --rw</translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation>512 octets à 64 Mio (option de ligne de commande : --bs)</translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation>Profondeur de file : requêtes en cours (option de ligne de commande : --iodepth)</translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation>Option de ligne de commande : --rwmixread</translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation>Profondeur de &amp;file :</translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation>%1 en cours ; la limite est de 1 Gio</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Inspecteur de données</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation>La valeur n’a pas été modifiée : %1</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Petit-boutiste</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Gros-boutiste</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Modifier la valeur</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DebugView</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Expressions surveillées</translation>
    </message>
    <message>
        <source>Globals</source>
        <translation>Variables globales</translation>
    </message>
    <message>
        <source>Expression to watch, such as parent.count * 2</source>
        <translation>Expression à surveiller, par exemple parent.count * 2</translation>
    </message>
    <message>
        <source>Expression to watch</source>
        <translation>Expression à surveiller</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pile des appels</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 at %2:%3</source>
        <extracomment>A place in a template: function or structure, file, number of the line</extracomment>
        <translation>%1 à %2:%3</translation>
    </message>
    <message>
        <source>Watch an expression to see more.</source>
        <translation>Surveillez une expression pour en voir davantage.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation>Illisible d’un côté</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation>illisible d’un côté</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation>Disques et partitions</translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation>Recherche de disques…</translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation>Aucun disque trouvé</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation>Numéro de série %1</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Images ouvertes</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation>Afficher sur le disque</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation>Impossible de lister les disques</translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation>Vous pouvez toujours ouvrir des images.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>Secteurs de %1 octets</translation>
    </message>
    <message>
        <source>No open images</source>
        <translation>Aucune image ouverte</translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation>Appuyez sur %1 ou déposez une image ici.</translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation>Ouvrir en mode doux (disque défaillant)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Pas de lecture anticipée, pas de détection automatique, chaque secteur n’est essayé qu’une fois</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A volume of an APFS container</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>chiffré</translation>
    </message>
    <message>
        <source>Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.</source>
        <translation>Les systèmes confondent de tels disques. « Attribuer de nouveaux identifiants… » dans le menu contextuel de la copie y remédie.</translation>
    </message>
    <message>
        <source>same identifiers as another disk</source>
        <translation>mêmes identifiants qu’un autre disque</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>État de santé : %1</translation>
    </message>
    <message>
        <source>Give new identifiers…</source>
        <translation>Attribuer de nouveaux identifiants…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Showing the file's own bytes. %1</source>
        <translation>Affichage des octets propres du fichier. %1</translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation>Modifier le fichier brut</translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation>Rouvrir le fichier pour modifier ses propres octets</translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation>Afficher les tables de partition au lieu des octets (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DraggedFiles</name>
    <message>
        <source>Copying out of the volume…</source>
        <translation>Copie hors du volume…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation>Autoriser la &amp;modification</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation>Co&amp;llage spécial…</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation>Remplir avec un mot&amp;if…</translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation>A&amp;bandonner toutes les modifications…</translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation>&amp;Vérifier et écrire…</translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation>&amp;Enregistrements d’annulation…</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Annuler « %1 »</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Rétablir « %1 »</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation>Autoriser la modification</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Vérifier…</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Conserver pour plus tard</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Enregistrements d’annulation</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Terminé et vérifié.</translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation>Les disques et les images s’ouvrent en lecture seule. Les modifications ne sont écrites qu’une fois que vous les avez vérifiées.</translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation>Restaurer les octets &amp;sélectionnés</translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation>Abandonner toutes les modifications ?</translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation>Ceci abandonne toutes les modifications en attente de %1 (%2) ainsi que la liste des étapes. Le disque ne change pas.</translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation>Vérifier les modifications en attente, puis les écrire sur le disque</translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation>Modification, %1 modifiés</translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation>Lecture seule, %1 modifiés</translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation>Les modifications sont mises en attente et ne sont écrites qu’après une vérification. Cliquez pour remettre le disque en lecture seule.</translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation>Lecture seule. Cliquez pour autoriser la modification.</translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation>%1 est ouvert en lecture seule. Autorisez la modification pour le changer ; les modifications ne sont écrites qu’une fois que vous les avez vérifiées.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1 a %2 octet non enregistré.</numerusform>
            <numerusform>%1 a %2 octets non enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation>Les modifications conservées sont proposées de nouveau à la prochaine ouverture.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation>%1 a des modifications non enregistrées du %2 (%3).</translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation>La dernière modification a été enregistrée de façon incomplète et est omise.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>Une écriture a été interrompue : « %1 », %2. Sur %3 secteur, une partie contient les anciennes données, une partie les nouvelles.</numerusform>
            <numerusform>Une écriture a été interrompue : « %1 », %2. Une partie des %3 secteurs contient les anciennes données, une partie les nouvelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation>Vérifiez qu’il s’agit du bon disque : %1.

Voulez-vous écrire sur %2 ?</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>Non annulé : %1. Le contenu précédent était illisible et est inconnu.</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Annulé et vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>%n plage concernée sur le disque a changé entre-temps.</numerusform>
            <numerusform>%n plages concernées sur le disque ont changé entre-temps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation>Les modifications non enregistrées ne sont pas protégées contre un plantage : %1</translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation>Modifications d’une session précédente</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation>%1 à partir du décalage %2</translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation>Entropie %1 bits par octet (de %2 à %3)</translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation>%1 % de zéros</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>Illisibles : %1</translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation>Entropie sur la plage</translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation>Uniquement des zéros</translation>
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
        <translation>Nouvelle partition logique</translation>
    </message>
    <message>
        <source>New partition</source>
        <translation>Nouvelle partition</translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation>N&amp;uméro :</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type :</translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation>&amp;Premier bloc :</translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation>&amp;Premier secteur :</translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation>&amp;Dernier bloc :</translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation>&amp;Dernier secteur :</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Tai&amp;lle :</translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation>En secteurs, ou avec K, M, G, T : 20G</translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation>&amp;GUID :</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>« %1 » n’est pas un nombre de secteurs</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation>&amp;Active (un BIOS démarre depuis cette partition)</translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation>La partition qui porte ce numéro reçoit le numéro actuel</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation>Ceci ne modifie que l’entrée de la table. Les données restent en place : le système de fichiers n’est ni déplacé ni redimensionné.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aucune modification pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation>E&amp;ffacer l’espace inutilisé…</translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation>&amp;TRIM…</translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation>Écrase l’espace libre d’un volume, ou l’espace hors de toutes les partitions</translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation>Libère les blocs inutilisés par TRIM, ou explique pourquoi TRIM est indisponible</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation>Espace libre de la partition %1 : %2 (%3)</translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation>Espace hors de toutes les partitions</translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation>Espace libre de %1</translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation>Les octets sélectionnés (%1)</translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation>Tout le contenu de la partition</translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation>Tout le contenu du disque</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Lecture du disque…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 sur %2, %3/s, encore %4:%5</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation>Copier la rè&amp;gle udev</translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation>Exécuter &amp;TRIM</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Effacer l’espace inutilisé</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation>Tout écraser avec des octets aléatoires</translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation>Percer des trous dans le fichier image</translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation>Nom du disque</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> Mio</translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation>Laisser li&amp;bre :</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation>Écrire des zéros sur tout ce qui n’est pas à zéro</translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation>Laisser le système mettre à zéro (rapide)</translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation>Libérer les blocs inutilisés (TRIM)</translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation>Tout re&amp;lire ensuite, et pas seulement des échantillons</translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation>Laisser aussi le disque effacer les cellules (TRIM &amp;sécurisé ; peu de disques en sont capables)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>Recommencer au déb&amp;ut</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation>Cette quantité du volume reste libre pour les autres programmes pendant le remplissage.</translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation>C&amp;ible :</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Méthode :</translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation>Pour continuer, saisissez le nom du disque : %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>%1 dans %n plage seront écrasés.</numerusform>
            <numerusform>%1 dans %n plages seront écrasés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>Le système mettra à zéro %1 dans %n plage.</numerusform>
            <numerusform>Le système mettra à zéro %1 dans %n plages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%1 dans %n plage deviendront des trous dans le fichier.</numerusform>
            <numerusform>%1 dans %n plages deviendront des trous dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>%1 dans %n plage seront libérés par TRIM.</numerusform>
            <numerusform>%1 dans %n plages seront libérés par TRIM.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation>Octets aléatoires écrits : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation>Zéros écrits : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation>Mis à zéro par le système : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation>Déjà à zéro : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation>Libérés par TRIM : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation>Transformés en trous : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation>Effacés par une exécution antérieure : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation>Non libérés par TRIM, plus petits qu’une unité de TRIM : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation>Non effacés en raison d’erreurs : %1 (%2 octets)</translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation>Arrêté. Tout ce qui a été effacé jusqu’ici reste effacé ; « Continuer » efface le reste.</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation>Arrêté. Tout ce qui a été fait jusqu’ici reste fait.</translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation>À l’octet %1 : %2</translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation>%1 Relus : %2.</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Le noyau utilise encore l’ancienne entrée de %1 : la partition est en cours d’utilisation.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation>Les fichiers temporaires sont supprimés.</translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation>%1 écrits ; espace libre minimal %2.</translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation>TRIM peut rétablir la vitesse d’écriture d’un SSD : choisissez Outils, puis TRIM.</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation>%1 : %2 utilisés, %3 libres.</translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation>Non modifié : %1 à partir de %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>… et %n plage de plus qui n’est pas modifiée</numerusform>
            <numerusform>… et %n plages de plus qui ne sont pas modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation>%1 sur %2 (%3) : %4 libres sur %5.</translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation>Des fichiers temporaires remplissent l’espace libre à l’exception de la réserve, puis sont supprimés. Pour effacer exactement les blocs libres sans remplir le volume, démontez-le.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Ceci détruit %1.</translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation>TRIM n’est pas pris en charge sur ce chemin.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>Rien n’a été fait.</translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation>Le système de fichiers a libéré %1 par TRIM. Il omet ce qu’il a déjà libéré auparavant, et le disque ne le confirme pas.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation>Demander l’autorisation…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation>Vous n’avez pas l’autorisation de lire ce fichier. Son propriétaire ou un administrateur peut changer cela.</translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation>La lecture d’un disque entier nécessite une autorisation. « Demander l’autorisation » ouvre la boîte de dialogue du système, généralement pour un mot de passe. Si aucune boîte de dialogue n’apparaît, exécutez cette commande dans un terminal pour lire le disque en tant qu’administrateur.</translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation>Le disque a peut-être été débranché, ou le fichier déplacé. Rebranchez le disque, ou ouvrez le fichier depuis son nouvel emplacement.</translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation>Fermez le programme qui utilise %1, puis réessayez.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation>Ouvrir en mode doux</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation>Le disque a renvoyé une erreur. S’il est défaillant, « Ouvrir en mode doux » ne lit que les secteurs visibles et n’essaie chacun qu’une fois.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtentModel</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>%1, reads as zeros</source>
        <translation>%1, se lit comme des zéros</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Flux</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message>
        <source>%1 of %2 were overwritten and are zeros in the copy</source>
        <translation>%1 sur %2 ont été écrasés et sont des zéros dans la copie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Bytes of a file, from the first to the last one</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>%1 plage de plus</numerusform>
            <numerusform>%1 plages de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>octets %1</translation>
    </message>
    <message>
        <source>%1 of %2 are unreadable and are zeros in the copy: %3</source>
        <translation>%1 sur %2 sont illisibles et sont des zéros dans la copie : %3</translation>
    </message>
    <message>
        <source>only zeros are left; the drive may have discarded its content (TRIM)</source>
        <translation>il ne reste que des zéros ; le disque peut avoir supprimé son contenu (TRIM)</translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>%1 autre flux</numerusform>
            <numerusform>%1 autres flux</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the copy: %1</source>
        <translation>absent de la copie : %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>L’extraction a été arrêtée après %1 fichier.</numerusform>
            <numerusform>L’extraction a été arrêtée après %1 fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>%1 fichier (%2) extrait vers %3</numerusform>
            <numerusform>%1 fichiers (%2) extraits vers %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 d’entre eux en partie écrasé (zéros dans la copie)</numerusform>
            <numerusform>%1 d’entre eux en partie écrasés (zéros dans la copie)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1 n’a pas pu être extrait</numerusform>
            <numerusform>%1 n’ont pas pu être extraits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 d’entre eux en partie illisible (zéros dans la copie)</numerusform>
            <numerusform>%1 d’entre eux en partie illisibles (zéros dans la copie)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>%1 d’entre eux ne contient que des zéros</numerusform>
            <numerusform>%1 d’entre eux ne contiennent que des zéros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>%1 élément sans tous ses flux</numerusform>
            <numerusform>%1 éléments sans tous leurs flux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldCommands</name>
    <message>
        <source>Follow link</source>
        <translation>Suivre le lien</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Modifier la valeur</translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation>Comparer avec la copie…</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Sélectionner les octets</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Aller à l’indice…</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation>Copier le sous-arbre</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Exporter en JSON…</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Aller à l’indice</translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation>Indice de l’élément :</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>« %1 » n’est pas un nombre</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Exporter en JSON</translation>
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
        <translation>Générer un GUID aléatoire</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldTrees</name>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation>Champs correspondant au filtre</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation>%1 n’a pas été modifié : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileListModel</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Character device</source>
        <translation>Périphérique en mode caractère</translation>
    </message>
    <message>
        <source>Block device</source>
        <translation>Périphérique en mode bloc</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Tube</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>%1 file</source>
        <extracomment>A kind of file by the end of its name: “JPG file”</extracomment>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié le</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé le</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Recoverable</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Récupérable</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1 trouvé</numerusform>
            <numerusform>%1 trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>No name on this volume has “%1” in it.</source>
        <translation>Aucun nom de ce volume ne contient « %1 ».</translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1 fichier supprimé</numerusform>
            <numerusform>%1 fichiers supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>No deleted files were found: nothing on this volume describes one.</source>
        <translation>Aucun fichier supprimé n’a été trouvé : rien sur ce volume n’en décrit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1 élément</numerusform>
            <numerusform>%1 éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Ce dossier est vide.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1, dont %2 supprimé</numerusform>
            <numerusform>%1, dont %2 supprimés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message>
        <source>&amp;Up</source>
        <translation>Remo&amp;nter</translation>
    </message>
    <message>
        <source>Sho&amp;w on the disk</source>
        <translation>Afficher sur le dis&amp;que</translation>
    </message>
    <message>
        <source>E&amp;xtract…</source>
        <translation>E&amp;xtraire…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Copying files</source>
        <translation>Copie des fichiers</translation>
    </message>
    <message>
        <source>Mark the extents of the file in the map and among the bytes</source>
        <translation>Marquer les extents du fichier dans la carte et parmi les octets</translation>
    </message>
    <message>
        <source>Copy the chosen files and folders out of the volume</source>
        <translation>Copier les fichiers et dossiers choisis hors du volume</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Extents of the file</source>
        <translation>Extents du fichier</translation>
    </message>
    <message>
        <source>Stop marking this file on the disk</source>
        <translation>Ne plus marquer ce fichier sur le disque</translation>
    </message>
    <message>
        <source>The volume has changed since its files were read.</source>
        <translation>Le volume a changé depuis la lecture de ses fichiers.</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>Open the &amp;content</source>
        <translation>Ouvrir le &amp;contenu</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ouvrir &amp;son dossier</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1 : %2 extent</numerusform>
            <numerusform>%1 : %2 extents</numerusform>
        </translation>
    </message>
    <message>
        <source>Extract to</source>
        <translation>Extraire vers</translation>
    </message>
    <message>
        <source>Extract files</source>
        <translation>Extraire des fichiers</translation>
    </message>
    <message>
        <source>“%1” is on this disk. Copying files there can overwrite deleted files.</source>
        <translation>« %1 » est sur ce disque. Y copier des fichiers peut écraser des fichiers supprimés.</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>Copier quand même</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>%1 des fichiers existe déjà dans « %2 ».</numerusform>
            <numerusform>%1 des fichiers existent déjà dans « %2 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conserver</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message>
        <source>Its content is inside the structures of the file system.</source>
        <translation>Son contenu se trouve dans les structures du système de fichiers.</translation>
    </message>
    <message>
        <source>It has no blocks of its own.</source>
        <translation>Il n’a pas de blocs propres.</translation>
    </message>
    <message>
        <source>Resource fork</source>
        <translation>Branche de ressources</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Attribute “%1”</source>
        <translation>Attribut « %1 »</translation>
    </message>
    <message>
        <source>Block map</source>
        <translation>Carte des blocs</translation>
    </message>
    <message>
        <source>No file system that Sectorsmith can list was found.</source>
        <translation>Aucun système de fichiers que Sectorsmith peut lister n’a été trouvé.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>This volume is encrypted.</source>
        <translation>Ce volume est chiffré.</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, chiffré</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, octet %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Free; was in %1</source>
        <extracomment>A free byte of the disk, and the deleted file that had it</extracomment>
        <translation>Libre ; appartenait à %1</translation>
    </message>
    <message>
        <source>Free; was byte %1 of the deleted file %2</source>
        <translation>Libre ; était l’octet %1 du fichier supprimé %2</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Le mot de passe est incorrect.</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its files.</source>
        <translation>Ouvrez un disque ou une image pour voir ses fichiers.</translation>
    </message>
    <message>
        <source>In gentle mode, files are read only when you ask for them.</source>
        <translation>En mode doux, les fichiers ne sont lus que lorsque vous le demandez.</translation>
    </message>
    <message>
        <source>The files have not been read yet.</source>
        <translation>Les fichiers n’ont pas encore été lus.</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>Lire les fi&amp;chiers</translation>
    </message>
    <message>
        <source>Looking for file systems…</source>
        <translation>Recherche de systèmes de fichiers…</translation>
    </message>
    <message>
        <source>%1
Enter the password of one of its users, or its recovery key. It is not stored.</source>
        <translation>%1
Saisissez le mot de passe de l’un de ses utilisateurs, ou sa clé de secours. Il n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Un&amp;lock</source>
        <translation>Dé&amp;verrouiller</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Vérification du mot de passe…</translation>
    </message>
    <message>
        <source>Looking for deleted files on %1…</source>
        <translation>Recherche de fichiers supprimés sur %1…</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>Lecture des noms de %1…</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <extracomment>A state of an APFS container, by its number</extracomment>
        <translation>Point de contrôle %1</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>Instantané %1</translation>
    </message>
    <message>
        <source>Deleted folder</source>
        <translation>Dossier supprimé</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much of a deleted file can be copied out: all of it</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How much of a deleted file can be copied out: “12 kB of 40 kB”</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Only the name</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Nom seulement</translation>
    </message>
    <message>
        <source>This folder was deleted.</source>
        <translation>Ce dossier a été supprimé.</translation>
    </message>
    <message>
        <source>%1 of %2 are still on the disk; the rest has been overwritten.</source>
        <translation>%1 sur %2 sont encore sur le disque ; le reste a été écrasé.</translation>
    </message>
    <message>
        <source>Only the name of this file is left: its content was overwritten, or its location is unknown.</source>
        <translation>Il ne reste que le nom de ce fichier : son contenu a été écrasé, ou son emplacement est inconnu.</translation>
    </message>
    <message>
        <source>The first letter of its name was erased.</source>
        <translation>La première lettre de son nom a été effacée.</translation>
    </message>
    <message>
        <source>Its size and location were erased.</source>
        <translation>Sa taille et son emplacement ont été effacés.</translation>
    </message>
    <message>
        <source>Only its first block is known; the rest is assumed to follow it.</source>
        <translation>Seul son premier bloc est connu ; le reste est supposé le suivre.</translation>
    </message>
    <message>
        <source>Another deleted file used some of the same blocks.</source>
        <translation>Un autre fichier supprimé utilisait une partie des mêmes blocs.</translation>
    </message>
    <message>
        <source>Found in the unused space of a folder or a tree.</source>
        <translation>Trouvé dans l’espace inutilisé d’un dossier ou d’un arbre.</translation>
    </message>
    <message>
        <source>Found in the journal.</source>
        <translation>Trouvé dans le journal.</translation>
    </message>
    <message>
        <source>Found in an older checkpoint.</source>
        <translation>Trouvé dans un point de contrôle plus ancien.</translation>
    </message>
    <message>
        <source>Found in a snapshot.</source>
        <translation>Trouvé dans un instantané.</translation>
    </message>
    <message>
        <source>No other file is known to have overwritten this file's content.</source>
        <translation>À notre connaissance, aucun autre fichier n’a écrasé le contenu de ce fichier.</translation>
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
        <translation>État du volume</translation>
    </message>
    <message>
        <source>Search the volume: part of a name, or *.jpg</source>
        <translation>Rechercher dans le volume : partie d’un nom, ou *.jpg</translation>
    </message>
    <message>
        <source>Search the volume</source>
        <translation>Rechercher dans le volume</translation>
    </message>
    <message>
        <source>Reading the names of the volume</source>
        <translation>Lecture des noms du volume</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>No file has this byte: %1</source>
        <translation>Aucun fichier n’a cet octet : %1</translation>
    </message>
    <message>
        <source>No file has this byte.</source>
        <translation>Aucun fichier n’a cet octet.</translation>
    </message>
    <message>
        <source>&amp;Deleted</source>
        <translation>&amp;Supprimés</translation>
    </message>
    <message>
        <source>The current files of the volume, those of a snapshot, or the rest of an older checkpoint</source>
        <translation>Les fichiers actuels du volume, ceux d’un instantané, ou ce qui reste d’un point de contrôle plus ancien</translation>
    </message>
    <message>
        <source>Also show deleted files that something on the volume still describes, and how much of each is left</source>
        <translation>Afficher aussi les fichiers supprimés que quelque chose sur le volume décrit encore, et ce qui reste de chacun</translation>
    </message>
    <message>
        <source>Password or recovery key</source>
        <translation>Mot de passe ou clé de secours</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>Chiffres &amp;hexadécimaux</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>Remplir avec un motif</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Remplir</translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation>&amp;Texte (%1)</translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation>Répéter le motif sur %1 à partir du décalage %2.</translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation>La limite pour une modification est de %1 Mio.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation>Carte de l’espace utilisé et de l’espace inutilisé</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation>était déjà à zéro</translation>
    </message>
    <message>
        <source>left</source>
        <translation>laissé</translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation>Inutilisé ici : %1 sur %2 ; fait : %3</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilterBar</name>
    <message>
        <source>Filter fields</source>
        <translation>Filtrer les champs</translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation>Afficher uniquement les champs dont le nom, la valeur ou le type contient le texte</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation>Poursuivre la recherche</translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation>Rechercher dans les champs restants</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation>Rechercher dans le modèle</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Rechercher le précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Rechercher le suivant (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n remplacement</numerusform>
            <numerusform>%n remplacements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingModel</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié le</translation>
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
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation>Réparer la GPT…</translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation>Nouveaux GUID…</translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation>Récupérer Boot Camp…</translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation>Réinitialiser le MBR…</translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation>Rechercher des partitions…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constatation</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Contrôle…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Constatations : %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Réparation : %1</translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation>Proposer un MBR…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Aucun problème trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation>Aucun problème ; %1</translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation>Décalage %1. Appuyez sur Entrée ou double-cliquez pour y aller.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FolderModel</name>
    <message>
        <source>Deleted files (%1)</source>
        <translation>Fichiers supprimés (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation>Fréquence des octets</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>Octet %1 (%2) : %3 fois, %4 %</numerusform>
            <numerusform>Octet %1 (%2) : %3 fois, %4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation>&amp;GUID du disque :</translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation>GUID du disque</translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation>Nombre d’&amp;entrées :</translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation>Secteurs utilisables :</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>« %1 » n’est pas un GUID (8-4-4-4-12 chiffres hexadécimaux)</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>« %1 » n’est pas un nombre de secteurs</translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation>Propriétés de la GPT</translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation>2 sur presque tous les disques ; certaines cartes y stockent leur chargeur d’amorçage</translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation>Taille d’entrée en octets :</translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation>La copie de sauvegarde à la fin du disque est également mise à jour. Aucune donnée de partition n’est déplacée.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aucune modification pour l’instant.</translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation>GPT : modifier les propriétés</translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation>&amp;Premier secteur des entrées :</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation>Copie de sauvegarde</translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation>Nouveaux GUID après clonage</translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation>Donner un nouveau GUID au &amp;disque</translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation>Donner de nouveaux GUID à toutes les &amp;partitions</translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation>Copie principale (début du disque)</translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation>Copie de sauvegarde dans le dernier secteur du disque</translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation>Réparer la table de partition GUID</translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation>À utiliser après un clonage : deux disques portant les mêmes GUID entrent en conflit dans un même ordinateur</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Modifications prévues</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>&amp;Mettre les modifications en attente</translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation>Impossible de réparer cette table : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1 : %n partition, confiance %2 %</numerusform>
            <numerusform>%1 : %n partitions, confiance %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation>Les deux copies de la table sont intactes. Aucune réparation n’est nécessaire.</translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation>La table est reconstruite à partir de la copie choisie.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthPanel</name>
    <message>
        <source>Health</source>
        <translation>État de santé</translation>
    </message>
    <message>
        <source>&amp;Read health</source>
        <translation>&amp;Lire l’état de santé</translation>
    </message>
    <message>
        <source>S&amp;hort self-test</source>
        <translation>Autotest &amp;court</translation>
    </message>
    <message>
        <source>&amp;Long self-test</source>
        <translation>Autotest lon&amp;g</translation>
    </message>
    <message>
        <source>S&amp;top self-test</source>
        <translation>A&amp;rrêter l’autotest</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>The drive tests itself for some minutes. It can be used meanwhile; no data change.</source>
        <translation>Le disque se teste lui-même pendant quelques minutes. Il reste utilisable pendant ce temps ; aucune donnée ne change.</translation>
    </message>
    <message>
        <source>The drive reads all of itself, for hours. It can be used meanwhile; no data change.</source>
        <translation>Le disque se lit lui-même en entier, pendant des heures. Il reste utilisable pendant ce temps ; aucune donnée ne change.</translation>
    </message>
    <message>
        <source>No disk is open.</source>
        <translation>Aucun disque n’est ouvert.</translation>
    </message>
    <message>
        <source>An image has no health of its own.</source>
        <translation>Une image n’a pas d’état de santé propre.</translation>
    </message>
    <message>
        <source>Reading the health…</source>
        <translation>Lecture de l’état de santé…</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>Pas encore lu.</translation>
    </message>
    <message>
        <source>The health is unknown.</source>
        <translation>L’état de santé est inconnu.</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>État de santé : %1</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Autotests</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>%1 (value %2, limit %3)</source>
        <translation>%1 (valeur : %2, limite : %3)</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Journal des erreurs</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthText</name>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Défaillant</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Powered on</source>
        <extracomment>Hours and days that a drive has been switched on</extracomment>
        <translation>Sous tension</translation>
    </message>
    <message>
        <source>%1 hours (%2 days)</source>
        <translation>%1 heures (%2 jours)</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Mises sous tension</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Endurance used</source>
        <translation>Endurance consommée</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Spare blocks left</source>
        <translation>Blocs de réserve restants</translation>
    </message>
    <message>
        <source>%1 % (limit %2 %)</source>
        <translation>%1 % (limite : %2 %)</translation>
    </message>
    <message>
        <source>Bad sectors</source>
        <translation>Secteurs défectueux</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Secteurs réalloués</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Secteurs en attente</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>Secteurs incorrigibles</translation>
    </message>
    <message>
        <source>Unrecoverable errors</source>
        <translation>Erreurs irrécupérables</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>Erreurs d’interface</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>Entrées du journal des erreurs</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed at sector %1</source>
        <translation>échoué au secteur %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>résultat inconnu</translation>
    </message>
    <message>
        <source>%1, at %2 hours</source>
        <translation>%1, à %2 heures</translation>
    </message>
    <message>
        <source>A self-test is running: %1 % left</source>
        <translation>Un autotest est en cours : %1 % restants</translation>
    </message>
    <message>
        <source>%1 is failing: %2</source>
        <translation>%1 est en train de tomber en panne : %2</translation>
    </message>
    <message>
        <source>The health of %1 is not good: %2</source>
        <translation>L’état de santé de %1 n’est pas bon : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation>Manuel de Sectorsmith</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Rechercher dans cette page</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>Autres touches</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>Template language</source>
        <translation>Langage des modèles</translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation>Pages de manuel</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation>Réparer Boot Camp</translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation>Mesurer un boîtier</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Effacer l’espace inutilisé</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Rescue a failing disk</source>
        <translation>Sauver un disque défaillant</translation>
    </message>
    <message>
        <source>Clone a Mac’s disk</source>
        <translation>Cloner le disque d’un Mac</translation>
    </message>
    <message>
        <source>Check files for changes</source>
        <translation>Détecter les modifications des fichiers</translation>
    </message>
    <message>
        <source>Where the space and the time go</source>
        <translation>Où vont l’espace et le temps</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation>Décalage %1, LBA %2</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Octets de %1</translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation>LBA</translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation>LBA:octet</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation>Relatif</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Décimal</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation>Décalage %1 (0x%2), LBA %3</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>pas encore lu</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Collage</translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation>Cette source est vide (0 octet).</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation>Changé en %1 ; sur le disque : %2</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>Échec du contrôle</translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation>Ctrl+clic ou Entrée : aller à 0x%1</translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation>La sélection dépasse 16 Mio, la limite pour le presse-papiers. Enregistrez-la plutôt dans un fichier.</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>« %1 » ne peut pas être encodé en %2</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation>Le presse-papiers ne contient pas de texte</translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation>Impossible de coller : %1. Utilisez « Collage spécial » pour d’autres formats.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesController</name>
    <message>
        <source>The tab has staged changes. Write or discard them first.</source>
        <translation>L’onglet a des modifications en attente. Écrivez-les ou abandonnez-les d’abord.</translation>
    </message>
    <message>
        <source>New identifiers written and verified. “Undo records” undoes this (record %1).</source>
        <translation>Nouveaux identifiants écrits et vérifiés. « Enregistrements d’annulation » permet d’annuler cela (enregistrement %1).</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesDialog</name>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>É&amp;crire sur le disque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New identifiers</source>
        <translation>Nouveaux identifiants</translation>
    </message>
    <message>
        <source>Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of another disk of this computer.</source>
        <translation>Les systèmes confondent les disques qui ont les mêmes identifiants. Attribuez-en de nouveaux à %1 s’il s’agit d’une copie d’un autre disque de cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>&amp;De :</translation>
    </message>
    <message>
        <source>Identifiers that change</source>
        <translation>Identifiants qui changent</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>The whole disk</source>
        <translation>Le disque entier</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Partition %1 is unchanged: %2</source>
        <translation>La partition %1 reste inchangée : %2</translation>
    </message>
    <message>
        <source>Write although other partitions are in use: %1</source>
        <translation>Écrire bien que d’autres partitions soient en cours d’utilisation : %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ne&amp;w identifiers…</source>
        <translation>&amp;Nouveaux identifiants…</translation>
    </message>
    <message>
        <source>Gives a copy its own GUIDs, UUIDs and serial numbers, after a review</source>
        <translation>Donne à une copie ses propres GUID, UUID et numéros de série, après une vérification</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation>%1 sur %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation>%1 sur %2, %3, encore %4</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation>Rechercher les partitions perdues</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation>Nom de partition</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Premier secteur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Dans la table</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation>oui, partition %1</translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation>non, à l’intérieur d’une autre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation>En-tête GPT</translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation>Recherche sur le disque entier des systèmes de fichiers (NTFS, FAT, exFAT, HFS+, APFS, ext), leurs secteurs d’amorçage de sauvegarde et des copies de tables de partition. Rien n’est écrit.</translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation>Rechercher dans chaque &amp;secteur (plus lent, trouve les volumes non alignés)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation>La table proposée contient les volumes sélectionnés.</translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation>&amp;Proposer une table…</translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation>Recherche arrêtée.</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation>%1 sur %2, %3, encore %4</translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>somme de contrôle valide ; %n partition</numerusform>
            <numerusform>somme de contrôle valide ; %n partitions</numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation>Tous les volumes trouvés sont dans la table de partition.</translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>%n volume trouvé qui manque dans la table de partition.</numerusform>
            <numerusform>%n volumes trouvés qui manquent dans la table de partition.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation>%1 illisibles.</translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation>Restaurer les partitions perdues</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le sui&amp;vant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rechercher le précé&amp;dent</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation>So&amp;mmes de contrôle…</translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation>Sectorsmith</translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation>Ouvrir des disques et des images</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 – Sectorsmith</source>
        <translation>%1 – Sectorsmith</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>Décalage %1</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Ouvrir des images</translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation>Images disque (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation>Annuler l’enregistrement</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation>Enregistrer la &amp;sélection sous…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>&amp;Fermer l’onglet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation>&amp;Copier en hexadécimal</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Co&amp;pier en tant que</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation>Vidage &amp;hexadécimal</translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation>Tableau &amp;C</translation>
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
        <translation>Décala&amp;ge</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation>Sélectio&amp;nner le secteur</translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation>Sélectionner &amp;un bloc…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Aller à…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;vancer</translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation>Secteur &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation>Secteur &amp;précédent</translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation>Partition su&amp;ivante</translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation>Partition précé&amp;dente</translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation>Placer ou supprimer un si&amp;gnet</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Signet suivant</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Signet précédent</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation>À &amp;propos de Sectorsmith</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation>&amp;Octets par ligne</translation>
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
        <translation>Autant que &amp;possible</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>&amp;Regroupement</translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation>&amp;1 octet</translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation>&amp;2 octets</translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation>&amp;4 octets</translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation>&amp;8 octets</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>&amp;Hexadécimal</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>&amp;Décimal</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>&amp;Octal</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>&amp;Binaire</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation>Décalage, &amp;hexadécimal</translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation>Décalage, &amp;décimal</translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation>&amp;LBA et décalage, hexadécimal</translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation>L&amp;BA et décalage, décimal</translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation>Relatif à la &amp;partition</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arr&amp;ière</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>O&amp;nglet suivant</translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation>À propos de Sectorsmith</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Modifications en attente</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Inspecteur de données</translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation>Éditeur de modèles</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>Part&amp;itions</translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Récupérer &amp;Boot Camp…</translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation>Rechercher les partitions per&amp;dues…</translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation>Entropi&amp;e et fréquence des octets…</translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation>Choisissez un disque à gauche, ouvrez une image ou déposez un fichier ici.
Ouvrir un disque ne le modifie jamais.</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation>Utilisation au curseur</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>Position du curseur</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>Sélectionnés : %1 (%2)</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélectionnés : %1</translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation>%1, secteurs de %2 octets</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>Enregistrer la sélection</translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation>Enregistrement dans %1</translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation>%1 enregistrés ; %2 illisibles et écrits sous forme de zéros</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>%1 enregistrés dans %2</translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation>Enregistrement annulé ; aucun fichier n’a été écrit</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation>&amp;Ouvrir une image…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Rec&amp;harger</translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation>Mode &amp;doux pour disques défaillants</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Pas de lecture anticipée, pas de détection automatique, chaque secteur n’est essayé qu’une fois</translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation>Suivre le lien au c&amp;urseur</translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation>&amp;Format des cellules</translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation>&amp;Encodage du texte</translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation>&amp;Taille par défaut</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Volet suivant</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Éditeur hexadécimal de disques et outil de partitionnement : ouvre des périphériques bruts et des images, affiche leurs secteurs, décode leurs structures.&lt;/p&gt;&lt;p&gt;L’ouverture d’un disque n’y écrit jamais.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure, sans aucune garantie.&lt;/p&gt;&lt;p&gt;Compilé avec Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation>&amp;Réparer la GPT…</translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation>Sauve&amp;garder les tables de partition…</translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation>Rest&amp;aurer les tables de partition…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Fi&amp;les</source>
        <translation>Fic&amp;hiers</translation>
    </message>
    <message>
        <source>Browse, search and extract the files of the volumes</source>
        <translation>Parcourir, rechercher et extraire les fichiers des volumes</translation>
    </message>
    <message>
        <source>Show the &amp;file</source>
        <translation>Afficher le &amp;fichier</translation>
    </message>
    <message>
        <source>Co&amp;lor by file</source>
        <translation>&amp;Colorer par fichier</translation>
    </message>
    <message>
        <source>Browse and search the files of the volumes (%1)</source>
        <translation>Parcourir et rechercher les fichiers des volumes (%1)</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>En cours d’utilisation : %1</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestController</name>
    <message>
        <source>choose the files</source>
        <translation>choisissez les fichiers</translation>
    </message>
    <message>
        <source>choose where to save the manifest</source>
        <translation>choisissez où enregistrer le manifeste</translation>
    </message>
    <message>
        <source>choose a manifest</source>
        <translation>choisissez un manifeste</translation>
    </message>
    <message>
        <source>unlock the volume</source>
        <translation>déverrouillez le volume</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Le mot de passe est incorrect.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message>
        <source>%1 read.</source>
        <translation>%1 lus.</translation>
    </message>
    <message>
        <source>%1 read in %2 (%3/s).</source>
        <translation>%1 lus en %2 (%3/s).</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, auparavant %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n fichier avait été lu avant l’interruption.</numerusform>
            <numerusform>%n fichiers avaient été lus avant l’interruption.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>%n dossier sur un autre système de fichiers a été omis : %1</numerusform>
            <numerusform>%n dossiers sur d’autres systèmes de fichiers ont été omis ; le premier : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n fichier a changé sans que sa date ni sa taille changent. Comparez-le à une sauvegarde avant qu’elle ne soit remplacée.</numerusform>
            <numerusform>%n fichiers ont changé sans que leur date ni leur taille changent. Comparez-les à une sauvegarde avant qu’elle ne soit remplacée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files to compare.</source>
        <translation>Il n’y avait rien à comparer.</translation>
    </message>
    <message>
        <source>Everything is as the manifest describes it.</source>
        <translation>Tout est tel que le manifeste le décrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>%n différence par rapport au manifeste, non suspecte.</numerusform>
            <numerusform>%n différences par rapport au manifeste, dont aucune n’est suspecte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1 contient la somme de contrôle de %n fichier, %2.</numerusform>
            <numerusform>%1 contient les sommes de contrôle de %n fichiers, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n fichier n’a pas de somme de contrôle : il n’a pas pu être lu, ou il était en cours de modification.</numerusform>
            <numerusform>%n fichiers n’ont pas de somme de contrôle : ils n’ont pas pu être lus, ou ils étaient en cours de modification.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the manifest describes it.</source>
        <translation>Tel que le manifeste le décrit.</translation>
    </message>
    <message>
        <source>The content is the same; only the date is new.</source>
        <translation>Le contenu est le même ; seule la date est nouvelle.</translation>
    </message>
    <message>
        <source>It was not there when the manifest was made.</source>
        <translation>Il n’existait pas quand le manifeste a été créé.</translation>
    </message>
    <message>
        <source>It is in the manifest, but no longer there.</source>
        <translation>Il est dans le manifeste, mais n’existe plus.</translation>
    </message>
    <message>
        <source>The content of a missing file, under another name.</source>
        <translation>Le contenu d’un fichier manquant, sous un autre nom.</translation>
    </message>
    <message>
        <source>The size changed; a program has probably saved the file.</source>
        <translation>La taille a changé ; un programme a probablement enregistré le fichier.</translation>
    </message>
    <message>
        <source>Content and date changed, or the manifest has no dates; a program has probably saved the file.</source>
        <translation>Le contenu et la date ont changé, ou le manifeste n’a pas de dates ; un programme a probablement enregistré le fichier.</translation>
    </message>
    <message>
        <source>The content changed, but its date and size did not: damage on the disk, in memory or on a cable, or a hidden change.</source>
        <translation>Le contenu a changé, mais pas sa date ni sa taille : un dommage sur le disque, en mémoire ou sur un câble, ou une modification cachée.</translation>
    </message>
    <message>
        <source>It became something else, such as a folder in place of a file.</source>
        <translation>C’est devenu autre chose, par exemple un dossier à la place d’un fichier.</translation>
    </message>
    <message>
        <source>The link leads elsewhere.</source>
        <translation>Le lien mène ailleurs.</translation>
    </message>
    <message>
        <source>It changed while it was read; close the program that writes it.</source>
        <translation>Il a changé pendant sa lecture ; fermez le programme qui y écrit.</translation>
    </message>
    <message>
        <source>The content cannot be read; it can be damaged, or reading it denied.</source>
        <translation>Le contenu ne peut pas être lu ; il peut être endommagé, ou sa lecture refusée.</translation>
    </message>
    <message>
        <source>The manifest has no checksum of it.</source>
        <translation>Le manifeste n’en a pas de somme de contrôle.</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Établissement de la liste des fichiers…</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 of %4</source>
        <translation>%1 fichiers sur %2, %3 sur %4</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, encore %3</translation>
    </message>
    <message>
        <source>Stopped. “Continue” goes on with the files that were not read yet.</source>
        <translation>Arrêté. « Continuer » reprend avec les fichiers qui n’ont pas encore été lus.</translation>
    </message>
    <message>
        <source>Earlier path: %1</source>
        <translation>Chemin précédent : %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Taille : %1</translation>
    </message>
    <message>
        <source>Modified: %1</source>
        <translation>Modifié le : %1</translation>
    </message>
    <message>
        <source>%1 in the manifest: %2</source>
        <translation>%1 dans le manifeste : %2</translation>
    </message>
    <message>
        <source>%1 now: %2</source>
        <translation>%1 maintenant : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message>
        <source>Inte&amp;grity of files…</source>
        <translation>Intégrité de&amp;s fichiers…</translation>
    </message>
    <message>
        <source>Records the checksums of files, and finds what has changed since</source>
        <translation>Consigne les sommes de contrôle de fichiers et trouve ce qui a changé depuis</translation>
    </message>
    <message>
        <source>JSON lines (all details)</source>
        <translation>Lignes JSON (tous les détails)</translation>
    </message>
    <message>
        <source>For sha256sum --check and its like</source>
        <translation>Pour sha256sum --check et similaires</translation>
    </message>
    <message>
        <source>For hashdeep</source>
        <translation>Pour hashdeep</translation>
    </message>
    <message>
        <source>For mtree</source>
        <translation>Pour mtree</translation>
    </message>
    <message>
        <source>Folder &amp;in it:</source>
        <translation>D&amp;ossier à l’intérieur :</translation>
    </message>
    <message>
        <source>Read &amp;past the system’s cache</source>
        <translation>Lire sans &amp;passer par le cache du système</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Show on the &amp;disk</source>
        <translation>Afficher sur le dis&amp;que</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>Enre&amp;gistrer le rapport…</translation>
    </message>
    <message>
        <source>Integrity of files</source>
        <translation>Intégrité des fichiers</translation>
    </message>
    <message>
        <source>the whole volume</source>
        <translation>le volume entier</translation>
    </message>
    <message>
        <source>Fi&amp;les:</source>
        <translation>F&amp;ichiers :</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Make a manifest</source>
        <translation>Créer un manifeste</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source> MB/s</source>
        <translation> MB/s</translation>
    </message>
    <message>
        <source>Read at most this much each second, so that other programs are not slowed down</source>
        <translation>Lire au plus cette quantité par seconde, afin que d’autres programmes ne soient pas ralentis</translation>
    </message>
    <message>
        <source>Speed limi&amp;t:</source>
        <translation>Limite de vi&amp;tesse :</translation>
    </message>
    <message>
        <source>Goes on from where the last run was stopped</source>
        <translation>Reprend là où la dernière exécution a été arrêtée</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Le rapport a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>also made by sha256sum, hashdeep or mtree</source>
        <translation>aussi créé par sha256sum, hashdeep ou mtree</translation>
    </message>
    <message>
        <source>a folder, to see which blocks differ</source>
        <translation>un dossier, pour voir quels blocs diffèrent</translation>
    </message>
    <message>
        <source>Small files are read from the disk, even those that the system has in memory. Slower.</source>
        <translation>Les petits fichiers sont lus depuis le disque, même ceux que le système a en mémoire. Plus lent.</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Choi&amp;sir…</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Manifest:</source>
        <translation>&amp;Manifeste :</translation>
    </message>
    <message>
        <source>Cop&amp;y of the files:</source>
        <translation>&amp;Copie des fichiers :</translation>
    </message>
    <message>
        <source>Manifest to check with</source>
        <translation>Manifeste pour la vérification</translation>
    </message>
    <message>
        <source>Copy to compare with</source>
        <translation>Copie à laquelle comparer</translation>
    </message>
    <message>
        <source>a file on another disk</source>
        <translation>un fichier sur un autre disque</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>Somme de contrô&amp;le :</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation>&amp;Enregistrer sous :</translation>
    </message>
    <message>
        <source>Manifest to make</source>
        <translation>Manifeste à créer</translation>
    </message>
    <message>
        <source>Manifests (*.manifest);;All files (*)</source>
        <translation>Manifestes (*.manifest);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A manifest records the checksum, size and date of each file. Make one while the files are good, and keep it on another disk. Later, a check reads the files again and lists what has changed, above all files with other content but the same date: failing disks, memory and cables cause this, programs do not.</source>
        <translation>Un manifeste consigne la somme de contrôle, la taille et la date de chaque fichier. Créez-en un pendant que les fichiers sont bons, et gardez-le sur un autre disque. Plus tard, une vérification relit les fichiers et indique ce qui a changé, surtout les fichiers dont le contenu est autre mais la date la même : des disques, des mémoires et des câbles défaillants en sont la cause, pas les programmes.</translation>
    </message>
    <message>
        <source>The files are only read.</source>
        <translation>Les fichiers sont seulement lus.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Filter by path</source>
        <translation>Filtrer par chemin</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder with the files</source>
        <translation>Dossier contenant les fichiers</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>&amp;Make manifest</source>
        <translation>Créer le &amp;manifeste</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause : %1</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Toutes les différences</translation>
    </message>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>différence</numerusform>
            <numerusform>différences</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>For suspicious files that were compared with a copy, and whose place on the disk is known</source>
        <translation>Pour les fichiers suspects qui ont été comparés à une copie et dont l’emplacement sur le disque est connu</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Unlo&amp;ck</source>
        <translation>Déve&amp;rrouiller</translation>
    </message>
    <message>
        <source>Password of one of its users, or the recovery key; it is not stored</source>
        <translation>Mot de passe de l’un de ses utilisateurs, ou clé de secours ; il n’est pas enregistré</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Mot de p&amp;asse :</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, chiffré</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Vérification du mot de passe…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
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
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation>Effacer tous les messages</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation>Fermer l’avis</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>old</source>
        <translation>ancien</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>old: %1; new: %2</source>
        <translation>ancien : %1 ; nouveau : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation>Liens entre les entrées de la GPT et du MBR</translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation>Quelle entrée du MBR correspond à quelle partition GPT</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation>Partition %1 : %2</translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation>%1, secteurs %2 à %3</translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation>MBR : EE, de protection</translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation>MBR %1 : %2</translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation>Carte des partitions</translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation>nom « %1 »</translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation>MBR %1 : %2, active</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Lecture des tables de partition…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation>&amp;Vérifier et écrire…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Enregistrement de démarrage principal (MBR)</translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation>GUID du disque %1</translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation>signature du disque %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation>MBR hybride (pour BIOS)</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>MBR de protection</translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation>Les tables tiennent compte de modifications en attente qui ne sont pas encore sur le disque</translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation>En attente, pas encore écrit : %1. Appuyez sur %2 pour l’annuler.</translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation>Tables enregistrées dans %1</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Lecture des tables de partition…</translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation>Ceci est un volume unique sans table de partition.</translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation>Pas de table de partition. Utilisez « Réparation et plus » pour rechercher des partitions perdues ou créer une table.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>Secteurs de %1 octets</translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation>Utilisé par un BIOS et par un Windows démarré à partir de celui-ci ; tous les autres systèmes utilisent la GPT</translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation>Trier les entrées de la GPT par secteur de début</translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation>le fichier est trop grand pour une sauvegarde de tables de partition</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>Chiffres &amp;hexadécimaux</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Base64</translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation>Collage spécial</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Choisissez un fichier.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>le fichier dépasse %1</translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation>&amp;Texte encodé en</translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation>Contenu d’un &amp;fichier</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>Texte à coller</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>Aucun fichier choisi</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation>Coller un fichier</translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation>%1 à coller, mais seulement %2 entre le curseur et la fin du disque.</translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation>Écrase %1 au décalage %2.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation>&amp;Vérifier et écrire…</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Modifications en attente</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation>Changé en</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation>%1 modifiés dans %2</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation>Aucune modification en attente. Vos modifications sont répertoriées ici et ne sont écrites sur le disque qu’une fois que vous les avez vérifiées.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(illisible)</translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation>Revenir sur cette modification</translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation>Revenir sur la modification au décalage %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>%1 modification de plus…</numerusform>
            <numerusform>%1 modifications de plus…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation>Modifications prévues</translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation>Après ces modifications, le contrôle ne trouve aucune erreur.</translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>Après ces modifications, le contrôle trouve encore %n erreur.</numerusform>
            <numerusform>Après ces modifications, le contrôle trouve encore %n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation>Rien n’est encore écrit : les modifications sont mises en attente, et vous les vérifiez avant leur écriture.</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>&amp;Mettre les modifications en attente</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation>Vous ne pouvez pas écrire dans %1.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>Police du système</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>Police à chasse fixe du système</translation>
    </message>
    <message>
        <source>System size</source>
        <translation>Taille du système</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation>Décimales : ko, Mo, Go</translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation>Binaires : Kio, Mio, Gio</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème :</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Police :</translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation>Tai&amp;lle de police :</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> Mio</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>Lecture et écriture</translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation>Redémarrez Sectorsmith pour changer la langue.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Lan&amp;gue :</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Saisissez un chemin absolu.</translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation>Colorer les champs de la &amp;structure</translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation>Ouvrir les disques en mode &amp;doux</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation>Police de la &amp;vue hexadécimale :</translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation>&amp;Unités de taille :</translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Pour les disques défaillants : pas de lecture anticipée, pas de détection automatique, chaque secteur n’est essayé qu’une fois</translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation>Cache de lecture de chaque disque ou image ouverts</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Dossier par défaut</translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation>C&amp;ache de lecture par disque :</translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation>Dossier des &amp;enregistrements d’annulation :</translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation>Dossier des enregistrements d’annulation</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation>Source &amp;entière : %1</translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation>Ca&amp;lculer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation>&amp;Sélection (vide)</translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation>&amp;Sélection : %1 à partir du décalage 0x%2</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Terminé : %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestMap</name>
    <message>
        <source>left to read</source>
        <translation>reste à lire</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>read slowly</source>
        <translation>lu lentement</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>sauté après des erreurs</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Map of the disk</source>
        <translation>Carte du disque</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 à l’octet %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestText</name>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 sur %2, %3/s, encore %4:%5</translation>
    </message>
    <message>
        <source>Stopped. With the same map file, the test continues.</source>
        <translation>Arrêté. Avec le même fichier de carte, le test reprend où il en était.</translation>
    </message>
    <message>
        <source>Stopped. Not everything was read.</source>
        <translation>Arrêté. Tout n’a pas été lu.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.</source>
        <translation>%1 ne peuvent pas être lus (%2 octets). Copiez le disque avant toute autre tentative.</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>%n zone est lente ; elle a pris %1 ms.</numerusform>
            <numerusform>%n zones sont lentes ; la plus lente a pris %1 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more slow areas than are listed.</source>
        <translation>Il y a plus de zones lentes que celles qui sont indiquées.</translation>
    </message>
    <message>
        <source>Everything had been read already. To read it again, choose another map file.</source>
        <translation>Tout avait déjà été lu. Pour le relire, choisissez un autre fichier de carte.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation>Tout est lisible.</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestWindow</name>
    <message>
        <source>Read test of the dis&amp;k…</source>
        <translation>Test de &amp;lecture du disque…</translation>
    </message>
    <message>
        <source>Reads the whole disk and shows its unreadable and slow areas</source>
        <translation>Lit tout le disque et montre ce qui est illisible et ce qui est lent</translation>
    </message>
    <message>
        <source>Start &amp;reading</source>
        <translation>Dé&amp;marrer la lecture</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Read test of %1</source>
        <translation>Test de lecture de %1</translation>
    </message>
    <message>
        <source>Reads everything once, and writes nothing to it. A disk that is failing wears with each test: copy it first.</source>
        <translation>Lit tout une fois, et n’y écrit rien. Un disque défaillant s’use à chaque test : copiez-le d’abord.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Unreadable and slow areas</source>
        <translation>Zones illisibles et lentes</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>A double click shows the bytes</source>
        <translation>Un double-clic montre les octets</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A piece of 1 MiB that takes longer counts as slow</source>
        <translation>Un morceau de 1 Mio qui prend plus de temps compte comme lent</translation>
    </message>
    <message>
        <source>How often each unreadable sector is tried again at the end</source>
        <translation>Combien de fois la lecture de chaque secteur illisible est tentée de nouveau à la fin</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Records the areas read, in ddrescue’s format, so that a stopped test can continue</source>
        <translation>Retient ce qui a été lu, au format de ddrescue, pour qu’un test arrêté puisse reprendre</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Choi&amp;sir…</translation>
    </message>
    <message>
        <source>S&amp;low from:</source>
        <translation>L&amp;ent à partir de :</translation>
    </message>
    <message>
        <source>R&amp;etries of bad sectors:</source>
        <translation>&amp;Nouvelles tentatives sur les secteurs défectueux :</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>Fichier de car&amp;te :</translation>
    </message>
    <message>
        <source>Map file of the test</source>
        <translation>Fichier de carte du test</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Fichiers de carte (*.map *.mapfile);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Stop the read test?</source>
        <translation>Arrêter le test de lecture ?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause : %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation>heure inconnue</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation>&amp;Terminer…</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Enregistrements d’annulation</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Secteurs</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Terminé et vérifié.</translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation>Rien n’a été écrit ; l’enregistrement est fermé.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation>Supprimer les anciens enregistrements d’annulation</translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>Aucun enregistrement ne date de plus de %n jour.</numerusform>
            <numerusform>Aucun enregistrement ne date de plus de %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation>Écrire même si d’autres partitions du disque sont en cours d’utilisation</translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation>Supprimer les a&amp;nciens enregistrements…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Annuler l’écriture…</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>Actuellement sur le disque</translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation>Octets enregistrés</translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation>Chaque écriture enregistre les octets qu’elle remplace, afin de pouvoir être annulée.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation>Les enregistrements faits par root dans %1 ne sont pas affichés ; exécutez « sudo sectorsmith undo list » pour les voir.</translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation>Aucun enregistrement d’annulation</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%n enregistrement dans %1, %2.</numerusform>
            <numerusform>%n enregistrements dans %1, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(illisible)</translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation>D’autres octets suivent…</translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation>Terminer l’écriture de « %1 » sur %2 ?</translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation>Annuler « %1 » sur %2 ? Ceci restaure les octets que l’écriture a remplacés.</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>Non annulé : %1. Le contenu précédent était illisible et est inconnu.</translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation>Vérifiez qu’il s’agit du bon disque : %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’écriture</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Annulé et vérifié.</translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation>Tout le reste a été annulé et vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>Supprimer %n enregistrement d’annulation (%1) ? L’écriture enregistrée ne pourra plus être annulée.</numerusform>
            <numerusform>Supprimer %n enregistrements d’annulation (%1) ? Les écritures enregistrées ne pourront plus être annulées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation>Supprimer les enregistrements datant de plus de (jours) :</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultRing</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>Fichiers par résultat</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adaptateur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation>&amp;Barres</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Table&amp;au</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation>Résultats des tests de vitesse</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation>Valeurs des résultats sélectionnés</translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation>Diagramme à barres des résultats sélectionnés</translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation>Aucun test enregistré. Les tests effectués ici ou avec la commande apparaissent dans cette liste.</translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation>Sélectionnez les résultats à comparer. Double-cliquez sur un résultat pour afficher son graphique.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Reno&amp;mmer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Rename result</source>
        <translation>Renommer le résultat</translation>
    </message>
    <message>
        <source>Name (empty: the disk's):</source>
        <translation>Nom (vide : celui du disque) :</translation>
    </message>
    <message>
        <source>Delete result</source>
        <translation>Supprimer le résultat</translation>
    </message>
    <message>
        <source>Delete the result of %1?</source>
        <translation>Supprimer le résultat de %1 ?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)</source>
        <translation>Tableau (*.csv);;Markdown (*.md);;JSON (*.json);;Image (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
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
            <numerusform>%n secteur écrit et vérifié. « Enregistrements d’annulation » permet de l’annuler (enregistrement %1).</numerusform>
            <numerusform>%n secteurs écrits et vérifiés. « Enregistrements d’annulation » permet de l’annuler (enregistrement %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>Le noyau utilise encore l’ancienne entrée de %1 : la partition est en cours d’utilisation.</translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation>Les modifications sont conservées. Écrivez de nouveau lorsqu’un administrateur pourra saisir un mot de passe, ou utilisez un compte autorisé à écrire sur les disques.</translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation>Annulé et vérifié : le disque contient ce qu’il contenait auparavant.</translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation>Le disque contient déjà ces octets : rien à écrire.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation>&amp;Démonter</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>Choisir un d&amp;ossier…</translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>É&amp;crire sur le disque</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation>Vérifier et écrire</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Secteur</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation>Sur le disque, et ce qui le remplace</translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation>Octets à écrire</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation>Modifications de la table de partition</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation>Modifications de %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation>Sur ce disque : %1</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation>(n’a pas pu être lu)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Table de partition</translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation>Démonte %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation>Dossier des enregistrements d’annulation</translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation>&amp;Terminer l’écriture</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler l’écriture</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Lecture du disque…</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>%n secteur de %1 octets sera écrit.</numerusform>
            <numerusform>%n secteurs de %1 octets seront écrits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… et %n ligne de plus</numerusform>
            <numerusform>… et %n lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation>Choisissez un autre dossier pour les enregistrements d’annulation.</translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation>Écrire bien que le disque soit en cours d’utilisation. Ces partitions ne sont pas modifiées : %1</translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation>Une écriture commencée est menée à son terme.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation>%1 n’est pas un fichier ordinaire ; choisissez un fichier dans lequel enregistrer</translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation>%1 est l’image en cours de lecture ; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation>Respecter la &amp;casse</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entier</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation>Virgule flottante</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation>UTF-16, tout ordre des octets</translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation>UTF-32, tout ordre des octets</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Ordre des octets</translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation>Décalage dans un secteur</translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation>Hexadécimal, ? pour n’importe quel chiffre, | entre les alternatives : 55 ?? AA | EB ?? 90</translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation>Un nombre : 40, -1, 0x1234</translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation>Un nombre : 3.14</translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation>aucun disque n’est ouvert</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation>Seulement au décalage dans le secteur</translation>
    </message>
    <message>
        <source>Search type</source>
        <translation>Type de recherche</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation>Sous forme d’octets</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>En tant que %1</translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation>Encodage auquel l’expression s’applique</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Petit-boutiste</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Gros-boutiste</translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation>Source entière</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation>Partition actuelle</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Plage de recherche</translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation>Syntaxe RE2, correspond à des octets : NTFS.{4}\x00\x02|EXFAT</translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation>Syntaxe RE2, correspond à des caractères : IMG_\d{4}\.jpe?g|DCIM</translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation>saisissez ce qu’il faut rechercher</translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation>le curseur n’est pas dans une partition</translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation>le décalage dans un secteur de %1 octets doit être de %2 au plus</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation>&amp;Tout rechercher</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Recherche : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>%1 trouvé ; %2</numerusform>
            <numerusform>%1 trouvés ; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>%1 secteur illisible ignoré</numerusform>
            <numerusform>%1 secteurs illisibles ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>Arrêté ; %1 trouvé</numerusform>
            <numerusform>Arrêté ; %1 trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>Plus de %1 trouvé ; seul celui-ci est affiché</numerusform>
            <numerusform>Plus de %1 trouvés ; seuls ceux-ci sont affichés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>%1 trouvé dans %2 (%3)</numerusform>
            <numerusform>%1 trouvés dans %2 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation>Trouvé (recherche poursuivie depuis la fin)</translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation>Trouvé (recherche poursuivie depuis le début)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>%n octet illisible</numerusform>
            <numerusform>%n octets illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation>%1 est en lecture seule ; activez d’abord la modification</translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation>Le décalage %1 est au-delà de la fin de %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation>%1 utilisés, %2 libres</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Utilisé : %1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation>Octets %1 à %2</translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation>Utilisation non lue : la carte d’allocation est grande</translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation>Utilisation inconnue : %1</translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation>Lecture de l’utilisation…</translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation>Libre, réservé pour un état plus ancien</translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation>Après le système de fichiers</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Non alloué</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message>
        <source>Sp&amp;ace used by files…</source>
        <translation>Espace &amp;utilisé par les fichiers…</translation>
    </message>
    <message>
        <source>Shows as a map which files and folders take the space of a disk</source>
        <translation>Montre sur une carte quels fichiers et dossiers occupent l’espace d’un disque</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Remo&amp;nter</translation>
    </message>
    <message>
        <source>Space used by files</source>
        <translation>Espace utilisé par les fichiers</translation>
    </message>
    <message>
        <source>Folder or volume</source>
        <translation>Dossier ou volume</translation>
    </message>
    <message>
        <source>Size of the boxes</source>
        <translation>Taille des cases</translation>
    </message>
    <message>
        <source>Space on disk</source>
        <translation>Espace sur le disque</translation>
    </message>
    <message>
        <source>Size of the content</source>
        <translation>Taille du contenu</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>Blocs partagés</translation>
    </message>
    <message>
        <source>Compressed content</source>
        <translation>Contenu compressé</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragments</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>Nombre de fichiers</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder to measure</source>
        <translation>Dossier à mesurer</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>Lecture de %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n fichier ou dossier n’a pas pu être lu ; le premier : %1</numerusform>
            <numerusform>%n fichiers ou dossiers n’ont pas pu être lus ; le premier : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedDials</name>
    <message>
        <source>Read</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Lecture aléatoire</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Écriture aléatoire</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>Mo/s</translation>
    </message>
    <message>
        <source>MB/s, %1 IOPS</source>
        <translation>Mo/s, %1 IOPS</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Vitesses</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedForm</name>
    <message>
        <source>Profile default</source>
        <translation>Valeur par défaut du profil</translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation>Par exemple 1G. Les profils écrasent 4 Gio au plus.</translation>
    </message>
    <message>
        <source> s per test</source>
        <translation> s par test</translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation>&amp;Disque ou dossier :</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>&amp;Profil :</translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation>É&amp;criture :</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>D&amp;urée :</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Tai&amp;lle :</translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation>Disque ou dossier</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>D&amp;ossier…</translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation>Tester avec un fichier temporaire sur un volume monté</translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation>&amp;Image…</translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation>Choisir un dossier sur le volume à tester</translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation>Choisir une image à tester</translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation>Rapide : grands blocs, lecture et écriture</translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation>Complet : grands et petits blocs, profondeur de file 1 et 32</translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation>Soutenu : écrire jusqu’à ce que le cache soit plein</translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation>Balayage : du début à la fin du disque</translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation>Fichiers : un grand, 500 petits, tailles mixtes</translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation>Vérification : détecter les disques à fausse capacité</translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation>Personnalisé : choisir l’accès, la taille de bloc et la profondeur de file</translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation>Préserver : enregistrer les données avant de les écraser, puis les restaurer</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk's name)</source>
        <translation>Détruire les données (demande le nom du disque)</translation>
    </message>
    <message>
        <source>Backup: 400 GB in files of all sizes</source>
        <translation>Sauvegarde : 400 Go en fichiers de toutes tailles</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedPlot</name>
    <message>
        <source>MB/s</source>
        <translation>Mo/s</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Temps (s)</translation>
    </message>
    <message>
        <source>Position (GB)</source>
        <translation>Position (Go)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation>Test de vitesse</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation>Choisissez un disque, une image ou un dossier.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Dé&amp;marrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Vitesse au fil du temps</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Images (*.svg *.png)</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Rien n’est écrit.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>Mo/s</translation>
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
        <translation>s CPU/Go</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>write</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation>%1 fichiers/s</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n requête a échoué, la première au décalage %1 : %2</numerusform>
            <numerusform>%n requêtes ont échoué, la première au décalage %1 : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation>Secteurs illisibles : %1.</translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation>Terminé prématurément : %1.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas mai&amp;ntenant</translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation>Test de &amp;vitesse…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation>Ce test écrit ; choisissez une autre option sous Écriture.</translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation>Écrit %1 au plus ; enregistre puis restaure %2.</translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation>Écrit %1 au plus et DÉTRUIT LES DONNÉES dans %2 à partir du décalage %3.</translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation>Écrit %1 au plus dans des fichiers temporaires.</translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation>Dure %1 au plus.</translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation>Détruire les données ?</translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk's name: %2</source>
        <translation>%1

Ce test détruit des données sur le disque. Pour continuer, saisissez le nom du disque : %2</translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation>Écrire sur %1 et restaurer ensuite ses données ?</translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation>É&amp;crire et restaurer</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation>Étape %1 sur %2 : %3, encore %4</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation>Impossible d’enregistrer le résultat : %1</translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation>Annulation : attente des requêtes en cours et restauration des données enregistrées…</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation>Adaptateur : modèle %1, numéro de série %2, %3 ; TRIM : %4 ; SMART : %5 ; taille de secteur logique/physique %6/%7 octets.</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>indisponible</translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation>Test de vitesse interrompu</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation>Un test de vitesse de %1 a été interrompu, et %2 du disque contiennent encore des données de test. Restaurer les données d’origine ?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation>Les données ont été restaurées et vérifiées.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>avec cache</translation>
    </message>
    <message>
        <source>%1 (%2): %3 MB/s</source>
        <translation>%1 (%2) : %3 Mo/s</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>Enre&amp;gistrer sous forme d’image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer sous forme d’image</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>Soutenu</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Server %1, file system %2, mounted with: %3.</source>
        <translation>Serveur %1, système de fichiers %2, monté avec : %3.</translation>
    </message>
    <message>
        <source>%1 that neither the test nor the previous content explains were replaced; the undo record %2 has them.</source>
        <translation>%1 que n’expliquent ni le test ni le contenu antérieur ont été remplacés ; l’enregistrement d’annulation %2 les contient.</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted. Its data cannot be restored now: %2.</source>
        <translation>Un test de vitesse de %1 a été interrompu. Ses données ne peuvent pas être restaurées maintenant : %2.</translation>
    </message>
    <message>
        <source>Check that %1 is the right disk: %2.</source>
        <translation>Vérifiez que %1 est le bon disque : %2.</translation>
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
        <translation>Entropie et fréquence des octets de %1</translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation>Entropie en bits par octet (cliquez pour aller à un bloc)</translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation>Fréquence des octets</translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation>Entropie globale : %1 bits par octet. %2 des 256 valeurs d’octet apparaissent ; %3 % des octets sont nuls, %4 % sont de l’ASCII imprimable. Taille de bloc du graphique : %5.</translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation>⚠ %1 illisibles, non comptés.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation>%1 : %2 à 0x%3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (annulé)</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1 : %2 plage à partir de 0x%3</numerusform>
            <numerusform>%1 : %2 plages à partir de 0x%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation>Cliquez pour revenir à cet état</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation>Carte de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation>%1, LBA %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>%n résultat de recherche ici</numerusform>
            <numerusform>%n résultats de recherche ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>%n signet ici</numerusform>
            <numerusform>%n signets ici</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation>%1 % de cette région sont utilisés</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>&amp;Aller au début</translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation>&amp;Lire l’utilisation du volume</translation>
    </message>
    <message>
        <source>At 0x%1: %2</source>
        <extracomment>What has the byte at an offset: a file's path, or a structure of the file system</extracomment>
        <translation>À 0x%1 : %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté dans %1.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Évaluation…</translation>
    </message>
    <message>
        <source>%1 (section of %2)</source>
        <translation>%1 (section de %2)</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Section %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>L’exécution a été arrêtée.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation>%1  ✓ correct</translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation>%1  ✗ incorrect</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <translation>
            <numerusform>%n bit</numerusform>
            <numerusform>%n bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1, bit %2</translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation>Lien vers %1 (Entrée ou Ctrl+clic)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation>Ouvrez un disque ou une image pour voir ses structures.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Évaluation…</translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation>Certains champs dépassent la limite de temps ou de mémoire des modèles.</translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation>Évaluer de nouveau avec une limite de temps et de mémoire dix fois supérieure</translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>Recherche : %1 champ, %2 trouvés</numerusform>
            <numerusform>Recherche : %1 champs, %2 trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>%1 premier champ parcouru, %2 trouvés</numerusform>
            <numerusform>%1 premiers champs parcourus, %2 trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>%1 champ d’un arbre plus grand parcouru, %2 trouvés</numerusform>
            <numerusform>%1 champs d’un arbre plus grand parcourus, %2 trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>Tous les champs parcourus (%1), %2 trouvés</numerusform>
            <numerusform>Tous les champs parcourus (%1), %2 trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation>Choisissez un modèle et exécutez-le au curseur.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Open what the template made in memory, such as unpacked data, in a tab</source>
        <translation>Ouvrir dans un onglet ce que le modèle a créé en mémoire, par exemple des données décompressées</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation>Aucun modèle ne correspond à ces données.</translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation>Le modèle contient des erreurs.</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation>Impossible de remplacer %1 ; l’export se trouve dans %2.</translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation>la structure a été réévaluée entre-temps ; réessayez</translation>
    </message>
    <message>
        <source>Further output is not shown.</source>
        <translation>La suite de la sortie n’est pas affichée.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableCommands</name>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation>Afficher les secteurs</translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation>Réparation et &amp;plus</translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation>Réinitialiser en MBR de &amp;protection…</translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation>Nouveaux &amp;GUID après clonage…</translation>
    </message>
    <message>
        <source>GPT propert&amp;ies…</source>
        <translation>Pr&amp;opriétés de la GPT…</translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation>&amp;Trier les entrées par secteur de début</translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation>Recalculer les adresses &amp;CHS…</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation>MBR vers &amp;GPT…</translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation>GPT vers &amp;MBR…</translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation>Disklabel &amp;BSD vers partitions GPT…</translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation>Supprimer la GPT…</translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation>Nouvelle table vid&amp;e</translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation>Table de partition &amp;GUID (GPT)…</translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation>Enregistrement de démarrage principal (&amp;MBR)…</translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation>Carte de partition &amp;Apple (APM)…</translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation>Rendre inactive</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>Rendre active</translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation>Pas d’espace non alloué pour une autre partition.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation>Réinitialiser le MBR</translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation>Nouvelle table de partition</translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation>Recalculer les adresses CHS</translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation>Convertir le disklabel BSD en partitions GPT</translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation>Convertir le MBR en GPT</translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation>Convertir la GPT en MBR</translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation>Supprimer la GPT</translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation>Tables de partition de tout type (*.json)</translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation>Sauvegarde sgdisk de la GPT (*.gpt)</translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation>Sauvegarder les tables de partition</translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation>Restaurer les tables de partition</translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation>Sauvegardes de tables de partition (*.json *.gpt *.bak *.bin);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation>Partition GPT %1</translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation>Entrée du MBR %1</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>protège la GPT</translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation>Secteur %1 (0x%2)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>active</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>Premier bloc</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Premier secteur</translation>
    </message>
    <message>
        <source>Last block</source>
        <translation>Dernier bloc</translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation>Dernier secteur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>not a GPT partition</source>
        <translation>pas une partition GPT</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactive</translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation>« %1 » n’est pas un numéro d’entrée</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation>« %1 » n’est pas un nombre de 64 bits ; utilisez 0x pour l’hexadécimal</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation>« %1 » n’est pas un nombre de secteurs ni une taille telle que 20G ou 512M en secteurs entiers</translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation>une partition exige au moins un secteur</translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation>Numéro d’entrée. Saisissez un autre numéro pour échanger des entrées ; le MBR est également mis à jour</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Numéro d’entrée</translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation>Partition active : un BIOS démarre à partir d’elle</translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation>Contenu détecté</translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>Partition GPT</translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation>Entrée du MBR</translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation>GUID unique de la partition</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableSides</name>
    <message>
        <source>GUID partition table</source>
        <translation>Table de partition GUID</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Enregistrement de démarrage principal</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Carte de partition Apple</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>Table de partition GUID (GPT)</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Carte de partition Apple (APM)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message>
        <source>Completions</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>No completions here.</source>
        <translation>Aucune proposition ici.</translation>
    </message>
    <message>
        <source>%1: size varies</source>
        <translation>%1 : taille variable</translation>
    </message>
    <message>
        <source>Bit</source>
        <extracomment>Columns of a table: where a member lies in its structure, and how large it is</extracomment>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Declared in %1, line %2</source>
        <translation>Déclaré dans %1, ligne %2</translation>
    </message>
    <message>
        <source>The definition of this name is not known.</source>
        <translation>La définition de ce nom n’est pas connue.</translation>
    </message>
    <message>
        <source>Place the cursor on a name to rename it.</source>
        <translation>Placez le curseur sur un nom pour le renommer.</translation>
    </message>
    <message>
        <source>This name is declared in another file; rename it there.</source>
        <translation>Ce nom est déclaré dans un autre fichier ; renommez-le là.</translation>
    </message>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>Nouveau nom de %1 (utilisé %n fois dans ce fichier) :</numerusform>
            <numerusform>Nouveau nom de %1 (utilisé %n fois dans ce fichier) :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses it, too, and is not changed.</source>
        <translation>%1 l’utilise aussi et n’est pas modifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>%n autre occurrence, à la ligne %1, peut être le même nom et n’est pas modifiée.</numerusform>
            <numerusform>%n autres occurrences, à partir de la ligne %1, peuvent être le même nom et ne sont pas modifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>%n occurrence, à la ligne %1, peut aussi désigner une autre déclaration.</numerusform>
            <numerusform>%n occurrences, à partir de la ligne %1, peuvent aussi désigner une autre déclaration.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use letters, digits and underscores.</source>
        <translation>« %1 » n’est pas un nom valide. Utilisez des lettres, des chiffres et des tirets bas.</translation>
    </message>
    <message>
        <source>“%1” is already declared here.</source>
        <translation>« %1 » est déjà déclaré ici.</translation>
    </message>
    <message>
        <source>The template cannot be formatted without changing its meaning.</source>
        <translation>Le modèle ne peut pas être mis en forme sans que son sens change.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateBar</name>
    <message>
        <source>Run template here</source>
        <translation>Exécuter le modèle ici</translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation>Modifier le modèle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation>Modèle qui décode les octets</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation>Début du modèle : un décalage, un LBA ou une expression (appuyez sur Entrée pour exécuter)</translation>
    </message>
    <message>
        <source>Template start</source>
        <translation>Début du modèle</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatique : %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation>%1 décode les octets</translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation>%1 (utilisateur)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>Click to set or remove a breakpoint (F9)</source>
        <translation>Cliquez pour placer ou supprimer un point d’arrêt (F9)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation>Exécuter au curseur</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>new template</source>
        <translation>nouveau modèle</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation>Modèle non enregistré</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications apportées à %1 ?</translation>
    </message>
    <message>
        <source>the new template</source>
        <translation>le nouveau modèle</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation>personnel</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation>Exécuter au dernier décalage</translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation>Dupliquer et modifier</translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation>Messages du modèle</translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation>%1 (intégré, lecture seule)</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation>Enregistrer comme modèle utilisateur</translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation>Nom (utilisez / pour les dossiers) :</translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation>Un modèle nommé « %1 » existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>A menu of what can be done with the text of a template</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Complete, find definitions, rename, format</source>
        <translation>Compléter, trouver des définitions, renommer, mettre en forme</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Aller à la définition</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Mettre en forme</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>This file is not UTF-8; it can be read and duplicated.</source>
        <translation>Ce fichier n’est pas en UTF-8 ; il peut être lu et dupliqué.</translation>
    </message>
    <message>
        <source>Debug</source>
        <extracomment>A menu: breakpoints and steps</extracomment>
        <translation>Déboguer</translation>
    </message>
    <message>
        <source>Set breakpoints, run step by step</source>
        <translation>Placer des points d’arrêt, exécuter pas à pas</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Placer ou supprimer un point d’arrêt</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>Supprimer tous les points d’arrêt</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Exécuter jusqu’au prochain point d’arrêt</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Pas à pas principal</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>Pas à pas détaillé</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Pas à pas sortant</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Arrêter l’exécution</translation>
    </message>
    <message>
        <source>Stopped in %1, line %2</source>
        <translation>Arrêté dans %1, ligne %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message>
        <source>%1 on disk, %2 of content</source>
        <translation>%1 sur le disque, %2 de contenu</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with shared blocks counted in each file</source>
        <translation>%1 si les blocs partagés sont comptés dans chaque fichier</translation>
    </message>
    <message>
        <source>%1 shared with other files</source>
        <translation>%1 partagés avec d’autres fichiers</translation>
    </message>
    <message>
        <source>%1 are holes</source>
        <translation>%1 de trous</translation>
    </message>
    <message>
        <source>%1 stored compressed</source>
        <translation>%1 stockés sous forme compressée</translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>%n fragment</numerusform>
            <numerusform>%n fragments</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file system, not counted</source>
        <translation>Autre système de fichiers, non compté</translation>
    </message>
    <message>
        <source>Map of the space that files use</source>
        <translation>Carte de l’espace utilisé par les fichiers</translation>
    </message>
    <message>
        <source>This folder takes no space.</source>
        <translation>Ce dossier n’occupe pas d’espace.</translation>
    </message>
    <message>
        <source>Choose a folder or a volume to measure.</source>
        <translation>Choisissez un dossier ou un volume à mesurer.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation>Type de partition</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation>la requête au disque a échoué : {}</translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation>le disque n’a pas répondu (hôte {}, pilote {})</translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation>l’adaptateur ne transmet pas les commandes ATA</translation>
    </message>
    <message>
        <source>the adapter truncates the drive's answers to ATA commands</source>
        <translation>l’adaptateur tronque les réponses du disque aux commandes ATA</translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation>le disque répond avec l’état {}</translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation>échec d’io_uring : {}</translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation>la file d’io_uring est pleine</translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation>échec de l’attente des requêtes : {}</translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation>impossible de créer un port d’achèvement</translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation>impossible de créer un dossier dans {} : {}</translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation>échec d’un fichier de test : {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation>impossible de créer un fichier dans {} : le montage est en lecture seule</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>impossible de créer un fichier dans {} : {}</translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation>impossible de supprimer le fichier de test {} : {}</translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation>impossible de créer un fichier de {} octets dans {} : {}</translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation>la taille de bloc, la profondeur de file et la part des lectures ne peuvent pas être combinées avec un profil ; définissez un test avec --rw</translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation>le profil {} n’a pas de tel test</translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation>le profil {} écrit et lit toujours ; il ne peut pas être limité à l’un des deux</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>impossible d’accéder à {} : {}</translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation>un test dans un dossier ne détruit aucune donnée ; omettez --destroy</translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation>un test dans un dossier n’a pas de décalage</translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation>un balayage mesure toutes les régions d’un disque ; indiquez un disque au lieu d’un dossier</translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation>{} est monté en lecture seule</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>impossible de déterminer l’espace libre de {} : {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation>{} a {} d’espace libre, ce qui ne suffit pas pour un test de {} avec une réserve de {}</translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation>{} ne peut pas être mesuré comme un disque : {}</translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation>le décalage {} n’est pas à un secteur de {}</translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation>{} au décalage {} dépassent la fin de {}</translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation>la taille {} n’est pas un multiple de la taille de secteur ({} octets)</translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation>{} est plus petit qu’un secteur</translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation>ce test ne fait que lire ; omettez --destroy</translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation>« {} » n’est pas le nom de ce disque ; son nom est « {} »</translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation>un balayage qui écrit couvre le disque entier ; utilisez --destroy NAME ou --rw read</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>impossible d’écrire sur {} : {}</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} est en lecture seule</translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation>{} est en cours d’utilisation : {} ; arrêtez ce qui l’utilise, ne mesurez que la lecture (--rw read), ou indiquez un dossier qui s’y trouve pour tester avec un fichier</translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation>le profil « {} » n’existe pas</translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation>la durée d’exécution doit être supérieure à 0 seconde et d’une semaine au plus</translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation>la taille doit être supérieure à 0</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation>la plage de {} est plus petite qu’un bloc de {} ; définissez un test avec des blocs plus petits (--rw, --bs)</translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation>impossible de générer des données aléatoires : {}</translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation>mémoire insuffisante pour {} de données aléatoires</translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation>ceci n’est pas le résultat d’un test de vitesse</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation>une version plus récente du programme a écrit ce résultat</translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation>le résultat du test de vitesse est endommagé : {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>impossible de créer {} : {}</translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation>le résultat de test de vitesse « {} » n’existe pas</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>« {} » peut être {} ou {} ; saisissez-en davantage</translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation>{} n’est pas le résultat d’un test de vitesse</translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation>{} n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>impossible de lire {} : {}</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation>la plage de {} est plus petite qu’un bloc de {}</translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation>mémoire insuffisante pour les requêtes en cours</translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation>la taille de bloc doit être comprise entre 512 octets et 64 Mio, et non {}</translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation>la taille de bloc doit être un multiple de la taille de secteur ({} octets)</translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation>la taille de bloc doit être de 512, 1024, 2048 ou d’un multiple de 4096 octets</translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation>la profondeur de file doit être comprise entre 1 et {}, et non {}</translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation>{} requêtes de {} dépassent 1 Gio en cours</translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation>la part des lectures doit être comprise entre 0 et 100 pour cent</translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation>les données enregistrées dans {} sont endommagées au décalage {}</translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation>{}, le fichier qui décrit un test de vitesse interrompu, est endommagé : {}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>il n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation>il a été écrit par une autre version du programme</translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation>une plage se trouve hors du disque</translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation>les sommes de contrôle ne correspondent pas aux plages</translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation>la taille d’unité n’est pas valide</translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation>{} n’a pas stocké les données restaurées : des données différentes ont été relues entre {} et {}</translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation>{} ; le contenu précédent est conservé dans {} ; réessayez avec « sectorsmith speed restore »</translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation>{} octets au décalage {} ne sont pas des secteurs entiers de {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation>{} a {} d’espace libre, ce qui ne suffit pas pour enregistrer les {} que le test écraserait ; testez moins avec --size, ou indiquez un dossier sur un autre disque avec --state-dir</translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation>{} ; un test qui conserve les données nécessite une plage lisible</translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation>le test de vitesse interrompu {} s’est exécuté sur {}, mais ceci est {}</translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation>{} a {} que ni le test de vitesse interrompu {} ni le contenu antérieur n’expliquent (à partir du décalage {}) : on y a écrit depuis, rien n’a donc été restauré ; le contenu précédent est conservé dans {}</translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation>{} a été remplacé par un autre disque</translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation>des parties de {} sont en cours d’utilisation</translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation>{} : échec de la lecture au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation>{} : échec de l’écriture au décalage {} de {} : {}</translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation>échec de l’écriture du fichier de test : {}</translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation>la plage est trop petite pour être vérifiée</translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation>rien n’a pu être écrit : {}</translation>
    </message>
    <message>
        <source>the system's file caches cannot be emptied</source>
        <translation>les caches de fichiers du système ne peuvent pas être vidés</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} ne contient pas les données écrites</translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation>le test a été annulé</translation>
    </message>
    <message>
        <source>Sequential read, {}, depth {}</source>
        <translation>Lecture séquentielle, {}, profondeur {}</translation>
    </message>
    <message>
        <source>Sequential write, {}, depth {}</source>
        <translation>Écriture séquentielle, {}, profondeur {}</translation>
    </message>
    <message>
        <source>Sequential read and write, {}, depth {}</source>
        <translation>Lecture et écriture séquentielles, {}, profondeur {}</translation>
    </message>
    <message>
        <source>Random read, {}, depth {}</source>
        <translation>Lecture aléatoire, {}, profondeur {}</translation>
    </message>
    <message>
        <source>Random write, {}, depth {}</source>
        <translation>Écriture aléatoire, {}, profondeur {}</translation>
    </message>
    <message>
        <source>Random read and write, {}, depth {}</source>
        <translation>Lecture et écriture aléatoires, {}, profondeur {}</translation>
    </message>
    <message>
        <source>not asked on this system</source>
        <translation>non demandé sur ce système</translation>
    </message>
    <message>
        <source>Uncached</source>
        <translation>Sans cache</translation>
    </message>
    <message>
        <source>CACHED: the system refuses uncached requests here, so its memory is measured, too</source>
        <translation>AVEC CACHE : le système refuse ici les requêtes sans cache, sa mémoire est donc mesurée aussi</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{} ; {}</translation>
    </message>
    <message>
        <source>the flush at the end counts ({} s in all); the data are random and no two blocks are equal</source>
        <translation>le vidage du cache à la fin est compté ({} s en tout) ; les données sont aléatoires et aucun bloc n’est identique à un autre</translation>
    </message>
    <message>
        <source>{} read, {} written, against {} of memory</source>
        <translation>{} lus, {} écrits, pour {} de mémoire</translation>
    </message>
    <message>
        <source>{} read, against {} of memory</source>
        <translation>{} lus, pour {} de mémoire</translation>
    </message>
    <message>
        <source>the test was not finished</source>
        <translation>le test n’a pas été terminé</translation>
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
        <translation>inconnu sans root</translation>
    </message>
    <message>
        <source>this device is not backed by a drive of its own</source>
        <translation>ce périphérique ne repose pas sur un disque propre</translation>
    </message>
    <message>
        <source>the drive's SMART log is empty</source>
        <translation>le journal SMART du disque est vide</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is empty</source>
        <translation>la réponse du disque à IDENTIFY est vide</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is damaged</source>
        <translation>la réponse du disque à IDENTIFY est endommagée</translation>
    </message>
    <message>
        <source>the drive does not say</source>
        <translation>le disque ne l’indique pas</translation>
    </message>
    <message>
        <source>the drive has none</source>
        <translation>le disque n’en a pas</translation>
    </message>
    <message>
        <source>it is switched off in the drive</source>
        <translation>c’est désactivé dans le disque</translation>
    </message>
    <message>
        <source>The loop device reaches its file through the system's cache, which takes part (losetup --direct-io=on avoids it)</source>
        <translation>Le périphérique loop atteint son fichier par le cache du système, qui intervient donc (losetup --direct-io=on l’évite)</translation>
    </message>
    <message>
        <source>This is a disk in the computer's memory</source>
        <translation>C’est un disque dans la mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>pas de TRIM</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>pas de SMART</translation>
    </message>
    <message>
        <source>no serial number</source>
        <translation>pas de numéro de série</translation>
    </message>
    <message>
        <source>{} files of 4 KB at once</source>
        <translation>{} fichiers de 4 Ko à la fois</translation>
    </message>
    <message>
        <source>One file of 50 MB</source>
        <translation>Un fichier de 50 Mo</translation>
    </message>
    <message>
        <source>a file in {}, which lies on {}</source>
        <translation>un fichier dans {}, qui se trouve sur {}</translation>
    </message>
    <message>
        <source>a file in {}</source>
        <translation>un fichier dans {}</translation>
    </message>
    <message>
        <source>The folder is in the computer's memory ({}), on no disk</source>
        <translation>Le dossier est dans la mémoire de l’ordinateur ({}), sur aucun disque</translation>
    </message>
    <message>
        <source>{} of {} are holes of the file: reading them reaches no disk</source>
        <translation>{} sur {} sont des trous du fichier : les lire n’atteint aucun disque</translation>
    </message>
    <message>
        <source>The system's cache takes part, as asked for</source>
        <translation>Le cache du système intervient, comme demandé</translation>
    </message>
    <message>
        <source>The system refuses uncached requests here: its memory takes part, and the result says “cached”</source>
        <translation>Le système refuse ici les requêtes sans cache : sa mémoire intervient, et le résultat indique « avec cache »</translation>
    </message>
    <message>
        <source>only {} of {} bytes were transferred</source>
        <translation>seuls {} octets sur {} ont été transférés</translation>
    </message>
    <message>
        <source>the device is gone ({})</source>
        <translation>le périphérique a disparu ({})</translation>
    </message>
    <message>
        <source>{} requests in a row failed, the last with: {}</source>
        <translation>{} requêtes de suite ont échoué, la dernière avec : {}</translation>
    </message>
    <message>
        <source>Sweep over the disk</source>
        <translation>Balayage du disque</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>Écriture du fichier de test</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>Enregistrement de {}</translation>
    </message>
    <message>
        <source>Putting the saved data back</source>
        <translation>Remise en place des données enregistrées</translation>
    </message>
    <message>
        <source>from {} to {} after {} GB: a cache was full</source>
        <translation>de {} à {} après {} Go : un cache était plein</translation>
    </message>
    <message>
        <source>{} instead of {} for {} s</source>
        <translation>{} au lieu de {} pendant {} s</translation>
    </message>
    <message>
        <source>drop: {} → {}</source>
        <translation>chute : {} → {}</translation>
    </message>
    <message>
        <source>nothing went through for {} s</source>
        <translation>rien n’est passé pendant {} s</translation>
    </message>
    <message>
        <source>Good: {} of {} were probed all over the disk, and each place kept its own data</source>
        <translation>BON : {} sur {} ont été vérifiés sur tout le disque, et chaque emplacement a conservé ses propres données</translation>
    </message>
    <message>
        <source>Good: all of the {} that were written read back as they were</source>
        <translation>BON : les {} écrits ont tous été relus tels quels</translation>
    </message>
    <message>
        <source>FAKE: the disk reports {}, but wraps around after {}: data written beyond that overwrite earlier data</source>
        <translation>FAUSSE CAPACITÉ : le disque annonce {}, mais revient au début après {} : les données écrites au-delà écrasent des données antérieures</translation>
    </message>
    <message>
        <source>BAD: {} of {} did not read back as they were written, the first at offset {}</source>
        <translation>MAUVAIS : {} sur {} n’ont pas été relus tels qu’ils avaient été écrits, le premier écart au décalage {}</translation>
    </message>
    <message>
        <source>Writing {}</source>
        <translation>Écriture de {}</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>{} (read)</source>
        <translation>{} (lecture)</translation>
    </message>
    <message>
        <source>{} (write)</source>
        <translation>{} (écriture)</translation>
    </message>
    <message>
        <source>{} p99</source>
        <translation>{} p99</translation>
    </message>
    <message>
        <source>{} after the cache</source>
        <translation>{} après le cache</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>sweep: mean</source>
        <translation>balayage : moyenne</translation>
    </message>
    <message>
        <source>sweep: fastest</source>
        <translation>balayage : maximum</translation>
    </message>
    <message>
        <source>sweep: slowest</source>
        <translation>balayage : minimum</translation>
    </message>
    <message>
        <source>file 50 MB, write</source>
        <translation>fichier de 50 Mo, écriture</translation>
    </message>
    <message>
        <source>file 50 MB, read</source>
        <translation>fichier de 50 Mo, lecture</translation>
    </message>
    <message>
        <source>500 files of 4 KB</source>
        <translation>500 fichiers de 4 Ko</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, write</source>
        <translation>fichiers de 2 Mo à 2 Go, écriture</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, read</source>
        <translation>fichiers de 2 Mo à 2 Go, lecture</translation>
    </message>
    <message>
        <source>files/s</source>
        <translation>fichiers/s</translation>
    </message>
    <message>
        <source>{} (a file in {})</source>
        <translation>{} (un fichier dans {})</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>avec cache</translation>
    </message>
    <message>
        <source>not the disk's figures alone</source>
        <translation>pas uniquement les chiffres du disque</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>bridé</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} ({}, less is better)</source>
        <translation>{} ({}, le plus faible est le meilleur)</translation>
    </message>
    <message>
        <source>cannot delete {}: {}</source>
        <translation>impossible de supprimer {} : {}</translation>
    </message>
    <message>
        <source>the profile “{}” needs a folder on a mounted volume</source>
        <translation>le profil « {} » nécessite un dossier sur un volume monté</translation>
    </message>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>{} fichier de 2 Mo à {}, moyenne tronquée à 20 %</numerusform>
            <numerusform>{} fichiers de 2 Mo à {}, dans un ordre aléatoire, moyenne tronquée à 20 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>Créer {} fichier vide</numerusform>
            <numerusform>Créer {} fichiers vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>Supprimer {} fichier vide</numerusform>
            <numerusform>Supprimer {} fichiers vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>Lister les dossiers avec {1}, {0} thread, rien en cache</numerusform>
            <numerusform>Lister les dossiers avec {1}, {0} threads, rien en cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>Lister les dossiers avec {1}, {0} thread, en cache</numerusform>
            <numerusform>Lister les dossiers avec {1}, {0} threads, en cache</numerusform>
        </translation>
    </message>
    <message>
        <source>List folders</source>
        <translation>Lister les dossiers</translation>
    </message>
    <message>
        <source>The system's file caches are emptied before each cold reading of folders, which slows other programs down for a while</source>
        <translation>Les caches de fichiers du système sont vidés avant chaque lecture à froid de dossiers, ce qui ralentit d’autres programmes pendant un moment</translation>
    </message>
    <message>
        <source>Back up {} in files of 4 KB to 64 MB</source>
        <translation>Sauvegarder {} en fichiers de 4 Ko à 64 Mo</translation>
    </message>
    <message>
        <source>{} holds none of the data that the interrupted speed test {} wrote: nothing was restored; the previous content is kept in {}</source>
        <translation>{} ne contient aucune des données que le test de vitesse interrompu {} a écrites : rien n’a été restauré ; le contenu précédent est conservé dans {}</translation>
    </message>
</context>
</TS>