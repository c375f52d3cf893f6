<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>base</name>
    <message>
        <source>“{}” is not a size: expected a number, 0x for hexadecimal, optionally followed by K, M, G, T, or s (sectors)</source>
        <translation>“{}” no es un tamaño: se esperaba un número, 0x para hexadecimal, seguido opcionalmente de K, M, G, T o s (sectores)</translation>
    </message>
    <message>
        <source>“{}” is not a size: it is larger than 2^63 - 1</source>
        <translation>“{}” no es un tamaño: es mayor que 2^63 - 1</translation>
    </message>
    <message>
        <source>“{}” is not a size: the sector size is not known here</source>
        <translation>“{}” no es un tamaño: aquí no se conoce el tamaño de sector</translation>
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
        <translation>cancelado</translation>
    </message>
    <message>
        <source>line {} is not a line of a ddrescue map file</source>
        <translation>la línea {} no es una línea de un archivo de mapa de ddrescue</translation>
    </message>
    <message>
        <source>line {} does not continue where the line before it ends</source>
        <translation>la línea {} no continúa donde termina la línea anterior</translation>
    </message>
    <message>
        <source>the map has more than {} blocks</source>
        <translation>el mapa tiene más de {} bloques</translation>
    </message>
    <message>
        <source>the volume has too many fragments</source>
        <translation>el volumen tiene demasiados fragmentos</translation>
    </message>
    <message>
        <source>the file has no lines of a ddrescue map</source>
        <translation>el archivo no tiene líneas de un mapa de ddrescue</translation>
    </message>
    <message>
        <source>cannot read the map file {}: {}</source>
        <translation>no se puede leer el archivo de mapa {}: {}</translation>
    </message>
    <message>
        <source>cannot save the map file {}: {}</source>
        <translation>no se puede guardar el archivo de mapa {}: {}</translation>
    </message>
    <message>
        <source>{} is not a map file: it is larger than 1 GiB</source>
        <translation>{} no es un archivo de mapa: es mayor de 1 GiB</translation>
    </message>
    <message>
        <source>the map file {} has copied areas up to byte {}, but {} has {} bytes: it belongs to another source</source>
        <translation>el archivo de mapa {} tiene áreas copiadas hasta el byte {}, pero {} tiene {} bytes: pertenece a otro origen</translation>
    </message>
    <message>
        <source>{} is the source or the target; name another file for the map</source>
        <translation>{} es el origen o el destino; indique otro archivo para el mapa</translation>
    </message>
    <message>
        <source>{} is not a file; name a file for the map</source>
        <translation>{} no es un archivo; indique un archivo para el mapa</translation>
    </message>
    <message>
        <source>the map file {} says that {} bytes are copied, but {} does not exist; delete the map file to start again</source>
        <translation>el archivo de mapa {} dice que se han copiado {} bytes, pero {} no existe; elimine el archivo de mapa para empezar de nuevo</translation>
    </message>
    <message>
        <source>the map file {} says that areas up to byte {} are copied, but {} has {} bytes: it belongs to another target</source>
        <translation>el archivo de mapa {} dice que se han copiado áreas hasta el byte {}, pero {} tiene {} bytes: pertenece a otro destino</translation>
    </message>
    <message>
        <source>not enough memory for the buffers</source>
        <translation>no hay memoria suficiente para los búferes</translation>
    </message>
    <message>
        <source>{} does not answer; the map file has the state of the last save</source>
        <translation>{} no responde; el archivo de mapa tiene el estado de la última vez que se guardó</translation>
    </message>
    <message>
        <source>{} and {} overlap: source and target are on the same disk</source>
        <translation>{} y {} se solapan: el origen y el destino están en el mismo disco</translation>
    </message>
    <message>
        <source>{} and {} have the same bytes: one is a device on the other, which is a file</source>
        <translation>{} y {} tienen los mismos bytes: uno es un dispositivo basado en el otro, que es un archivo</translation>
    </message>
    <message>
        <source>{} has {} bytes, but {} has {}: the target is too small</source>
        <translation>{} tiene {} bytes, pero {} tiene {}: el destino es demasiado pequeño</translation>
    </message>
    <message>
        <source>{} is a folder; name an image file or a device</source>
        <translation>{} es una carpeta; indique un archivo de imagen o un dispositivo</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} no es un archivo de imagen ni un disco</translation>
    </message>
    <message>
        <source>the folder {} does not exist</source>
        <translation>la carpeta {} no existe</translation>
    </message>
    <message>
        <source>{} has {} free, but the image needs {}</source>
        <translation>{} tiene {} libres, pero la imagen necesita {}</translation>
    </message>
    <message>
        <source>{} is on the disk that is copied and has {} free, but the image needs {}; choose a folder on another disk</source>
        <translation>{} está en el disco que se copia y tiene {} libres, pero la imagen necesita {}; elija una carpeta en otro disco</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and {} of {}, and one is not a multiple of the other</source>
        <translation>{} tiene sectores de {} bytes y {}, de {}, y ninguno de los dos tamaños es múltiplo del otro</translation>
    </message>
    <message>
        <source>the {} bytes of {} are not whole sectors of {} ({} bytes)</source>
        <translation>los {} bytes de {} no son sectores enteros de {} ({} bytes)</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>“{}” no es el nombre de {}; no se ha hecho nada</translation>
    </message>
    <message>
        <source>the {} data end early</source>
        <translation>los datos de {} terminan antes de tiempo</translation>
    </message>
    <message>
        <source>the {} data are damaged ({})</source>
        <translation>los datos de {} están dañados ({})</translation>
    </message>
    <message>
        <source>this build cannot read {} data; decompress them first</source>
        <translation>esta compilación no puede leer datos de {}; descomprímalos antes</translation>
    </message>
    <message>
        <source>this build cannot write {} data</source>
        <translation>esta compilación no puede escribir datos de {}</translation>
    </message>
    <message>
        <source>the data are longer than {}; its first part is overwritten</source>
        <translation>los datos son más largos que {}, cuya primera parte se ha sobrescrito</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>no se puede crear {}: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>no se puede fijar el tamaño de {}: {}</translation>
    </message>
    <message>
        <source>{} was created after the plan was made; nothing was written</source>
        <translation>{} se creó después de hacer el plan; no se ha escrito nada</translation>
    </message>
    <message>
        <source>cannot read back {}: {}</source>
        <translation>no se puede releer {}: {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>the new image {}</source>
        <translation>la imagen nueva {}</translation>
    </message>
    <message>
        <source>The source is in use ({}): what changes while it is copied can make the copy inconsistent.</source>
        <translation>El origen está en uso ({}): lo que cambie mientras se copia puede hacer que la copia sea incoherente.</translation>
    </message>
    <message>
        <source>The source has sectors of {} bytes and the target of {}: partition tables and many file systems made for the one do not work on the other.</source>
        <translation>El origen tiene sectores de {} bytes y el destino, de {}: las tablas de particiones y muchos sistemas de archivos hechos para uno no funcionan en el otro.</translation>
    </message>
    <message>
        <source>The last {} of the target stay unchanged.</source>
        <translation>Los últimos {} del destino no cambian.</translation>
    </message>
    <message>
        <source>The rest of the target stays unchanged.</source>
        <translation>El resto del destino no cambia.</translation>
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
        <translation>Los bloques que pertenecen a archivos se copian aunque el mapa los dé por libres ({}).</translation>
    </message>
    <message>
        <source>The file system</source>
        <translation>El sistema de archivos</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>La partición {}</translation>
    </message>
    <message>
        <source>{} is copied whole ({}): {}.</source>
        <translation>{} se copia por completo ({}): {}.</translation>
    </message>
    <message>
        <source>{}: {} of {} ({}).</source>
        <translation>{}: {} de {} ({}).</translation>
    </message>
    <message>
        <source>{} is copied whole: it overlaps another one.</source>
        <translation>{} se copia por completo: se solapa con otra.</translation>
    </message>
    <message>
        <source>The space outside the partitions is copied whole: {}.</source>
        <translation>El espacio fuera de las particiones se copia por completo: {}.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>read error</source>
        <translation>error de lectura</translation>
    </message>
    <message>
        <source>the folder is not writable</source>
        <translation>no se puede escribir en la carpeta</translation>
    </message>
    <message>
        <source>the source is in use and can change while it is copied ({}); unmount it, or allow that it is copied in use</source>
        <translation>el origen está en uso y puede cambiar mientras se copia ({}); desmóntelo o permita que se copie estando en uso</translation>
    </message>
    <message>
        <source>copying only the used space needs a source that is not in use ({}); unmount it first</source>
        <translation>para copiar solo el espacio en uso, el origen no puede estar en uso ({}); desmóntelo antes</translation>
    </message>
    <message>
        <source>only images can have holes; {} is a device</source>
        <translation>solo las imágenes pueden tener huecos; {} es un dispositivo</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes and cannot be used on {}, which has sectors of {} bytes; create a new file system there and copy its files</source>
        <translation>{} ({}) tiene sectores de {} bytes y no se puede usar en {}, que tiene sectores de {} bytes; cree allí un sistema de archivos nuevo y copie sus archivos</translation>
    </message>
    <message>
        <source>the data read back from {} at byte {} differ from the data written</source>
        <translation>los datos releídos de {} en el byte {} difieren de los datos escritos</translation>
    </message>
    <message>
        <source>the copy is complete, but its partition table or boot sector could not be adapted to the target: {}</source>
        <translation>la copia está completa, pero su tabla de particiones o su sector de arranque no se han podido adaptar al destino: {}</translation>
    </message>
    <message>
        <source>{} is the map of a read test; its areas are in no copy; name another file, or use it with --domain</source>
        <translation>{} es el mapa de una prueba de lectura; sus zonas no están en ninguna copia; indique otro archivo o úselo con --domain</translation>
    </message>
    <message>
        <source>{} is not the map of a read test; name another file</source>
        <translation>{} no es el mapa de una prueba de lectura; indique otro archivo</translation>
    </message>
    <message>
        <source>{} is the disk to be read; name another file for the map</source>
        <translation>{} es el disco que se va a leer; indique otro archivo para el mapa</translation>
    </message>
    <message>
        <source>The target is smaller than the source, but all partitions fit.</source>
        <translation>El destino es más pequeño que el origen, pero caben todas las particiones.</translation>
    </message>
    <message>
        <source>The partition table is not changed and does not fit the size of the target: {}.</source>
        <translation>La tabla de particiones no se cambia y no se ajusta al tamaño del destino: {}.</translation>
    </message>
    <message>
        <source>{} ({}) has sectors of {} bytes; Windows cannot use it on a disk with sectors of {}.</source>
        <translation>{} ({}) tiene sectores de {} bytes; Windows no puede usarlo en un disco con sectores de {}.</translation>
    </message>
    <message>
        <source>The boot sector gets the new number of sectors before the volume (before: {}, after: {}).</source>
        <translation>El sector de arranque recibe el nuevo número de sectores anteriores al volumen (antes: {}, después: {}).</translation>
    </message>
    <message>
        <source>The boot sector keeps the old number of sectors before the volume: {}.</source>
        <translation>El sector de arranque conserva el número antiguo de sectores anteriores al volumen: {}.</translation>
    </message>
    <message>
        <source>{} has no known file system; what it holds may not work with sectors of {} bytes.</source>
        <translation>{} no tiene ningún sistema de archivos conocido; es posible que su contenido no funcione con sectores de {} bytes.</translation>
    </message>
    <message>
        <source>{} was written by a read test of another disk, or of this file before it changed; name another file</source>
        <translation>{} se escribió en una prueba de lectura de otro disco, o de este archivo antes de que cambiara; indique otro archivo</translation>
    </message>
    <message>
        <source>the map file {} belongs to a copy from {} to {}, but this one is from {} to {}; name another file for the map</source>
        <translation>el archivo de mapa {} pertenece a una copia de {} a {}, pero esta es de {} a {}; indique otro archivo para el mapa</translation>
    </message>
    <message>
        <source>the map file {} says that the data at byte {} are copied, but {} and {} differ there: the map belongs to another copy, or one of the two was changed since; name another file for the map</source>
        <translation>el archivo de mapa {} dice que los datos del byte {} se han copiado, pero {} y {} difieren ahí: el mapa pertenece a otra copia, o uno de los dos se ha cambiado desde entonces; indique otro archivo para el mapa</translation>
    </message>
    <message>
        <source>{} is a domain map: it lists the areas to copy, not the copied ones; name another file, or use it with --domain</source>
        <translation>{} es un mapa de dominio: contiene las áreas que se van a copiar, no las copiadas; indique otro archivo o úselo con --domain</translation>
    </message>
    <message>
        <source>{} exists and is not a domain map of this program; name another file</source>
        <translation>{} ya existe y no es un mapa de dominio de este programa; indique otro archivo</translation>
    </message>
    <message>
        <source>The map file {} does not name its source and target. Samples of the {} that it lists as copied are the same in both.</source>
        <translation>El archivo de mapa {} no indica su origen ni su destino. Las muestras tomadas de los {} que figuran en él como copiados son iguales en ambos.</translation>
    </message>
    <message>
        <source>Nothing proves that the {1} that the map file {0} lists as copied are in this target.</source>
        <translation>Nada demuestra que los {1} que figuran como copiados en el archivo de mapa {0} estén en este destino.</translation>
    </message>
    <message>
        <source>{} is neither on a disk nor in an image; extract it to a file first</source>
        <translation>{} no está en un disco ni en una imagen; extráigalo primero a un archivo</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>no search pattern given</source>
        <translation>no se ha indicado ningún patrón de búsqueda</translation>
    </message>
    <message>
        <source>the search pattern is longer than {} bytes</source>
        <translation>el patrón de búsqueda tiene más de {} bytes</translation>
    </message>
    <message>
        <source>the offset within the sector must be smaller than the sector size</source>
        <translation>el desplazamiento dentro del sector debe ser menor que el tamaño del sector</translation>
    </message>
    <message>
        <source>“{}”: expected two hexadecimal digits for each byte (at character {})</source>
        <translation>“{}”: se esperaban dos dígitos hexadecimales para cada byte (en el carácter {})</translation>
    </message>
    <message>
        <source>“{}” is not a hexadecimal digit (character {} of “{}”)</source>
        <translation>“{}” no es un dígito hexadecimal (carácter {} de “{}”)</translation>
    </message>
    <message>
        <source>“{}” has an odd number of hexadecimal digits</source>
        <translation>“{}” tiene un número impar de dígitos hexadecimales</translation>
    </message>
    <message>
        <source>the pattern consists of wildcards only</source>
        <translation>el patrón consta solo de comodines</translation>
    </message>
    <message>
        <source>“{}” cannot be encoded in {}</source>
        <translation>“{}” no se puede codificar en {}</translation>
    </message>
    <message>
        <source>UTF code units have 8, 16, or 32 bits</source>
        <translation>las unidades de código UTF tienen 8, 16 o 32 bits</translation>
    </message>
    <message>
        <source>the search text is not valid UTF-8</source>
        <translation>el texto de búsqueda no es UTF-8 válido</translation>
    </message>
    <message>
        <source>integers to search for have 8, 16, 24, 32, 48, or 64 bits</source>
        <translation>los enteros que se buscan tienen 8, 16, 24, 32, 48 o 64 bits</translation>
    </message>
    <message>
        <source>“{}” is not an integer</source>
        <translation>“{}” no es un número entero</translation>
    </message>
    <message>
        <source>{} does not fit in {} bits</source>
        <translation>{} no cabe en {} bits</translation>
    </message>
    <message>
        <source>“{}” is not a number</source>
        <translation>“{}” no es un número</translation>
    </message>
    <message>
        <source>floating-point numbers to search for have 32 or 64 bits</source>
        <translation>los números de coma flotante que se buscan tienen 32 o 64 bits</translation>
    </message>
    <message>
        <source>invalid expression “{}”: {}</source>
        <translation>expresión no válida “{}”: {}</translation>
    </message>
    <message>
        <source>the expression “{}” matches the empty string, which occurs everywhere</source>
        <translation>la expresión “{}” coincide con la cadena vacía, que aparece en todas partes</translation>
    </message>
    <message>
        <source>“{}” is not supported in expressions for UTF-16 text</source>
        <translation>“{}” no se admite en expresiones para texto UTF-16</translation>
    </message>
    <message>
        <source>the range starts beyond the end of {}</source>
        <translation>el intervalo empieza más allá del final de {}</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} bytes en el desplazamiento {} sobrepasan el final de {} en {}; un disco no puede crecer</translation>
    </message>
    <message>
        <source>cannot stage more than {} MiB at once</source>
        <translation>no se pueden preparar más de {} MiB a la vez</translation>
    </message>
    <message>
        <source>the fill pattern is empty</source>
        <translation>el patrón de relleno está vacío</translation>
    </message>
    <message>
        <source>“{}” is not a known algorithm; use one of {}</source>
        <translation>“{}” no es un algoritmo conocido; use uno de estos: {}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
</context>
<context>
    <name>fs</name>
    <message>
        <source>the free space of {} cannot be read</source>
        <translation>no se puede leer el espacio libre de {}</translation>
    </message>
    <message>
        <source>the allocation map is too large ({} bytes)</source>
        <translation>el mapa de asignación es demasiado grande ({} bytes)</translation>
    </message>
    <message>
        <source>the file system declares {} bytes, {} more than the volume has</source>
        <translation>el sistema de archivos declara {} bytes, {} más de los que tiene el volumen</translation>
    </message>
    <message>
        <source>the allocation map marks more space as free than the volume has</source>
        <translation>el mapa de asignación marca como libre más espacio del que tiene el volumen</translation>
    </message>
    <message>
        <source>the allocation map changed while it was being read; make sure that the volume is not mounted</source>
        <translation>el mapa de asignación cambió mientras se leía; asegúrese de que el volumen no esté montado</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the volume</source>
        <translation>el desplazamiento está más allá del final del volumen</translation>
    </message>
    <message>
        <source>a usage map has 1 to 1048576 parts</source>
        <translation>un mapa de uso tiene de 1 a 1048576 partes</translation>
    </message>
    <message>
        <source>the allocation map marks blocks {} to {} as free, but the volume has only {}</source>
        <translation>el mapa de asignación marca los bloques {} a {} como libres, pero el volumen solo tiene {}</translation>
    </message>
    <message>
        <source>the allocation map is damaged: it marks bytes {} to {} as free, but they contain the {}; check the file system first</source>
        <translation>el mapa de asignación está dañado: marca los bytes {} a {} como libres, pero contienen {}; compruebe antes el sistema de archivos</translation>
    </message>
    <message>
        <source>the allocation map is too short</source>
        <translation>el mapa de asignación es demasiado corto</translation>
    </message>
    <message>
        <source>the {} lies beyond the end</source>
        <translation>{} está más allá del final</translation>
    </message>
    <message>
        <source>cannot read the {}: {}</source>
        <translation>no se puede leer {}: {}</translation>
    </message>
    <message>
        <source>the files of {} cannot be read</source>
        <translation>no se pueden leer los archivos de {}</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it contains the {}</source>
        <translation>el mapa de asignación marca el bloque {} como libre, pero contiene {}</translation>
    </message>
    <message>
        <source>an extent of {} lies outside the volume</source>
        <translation>una extensión de {} está fuera del volumen</translation>
    </message>
    <message>
        <source>the files have more blocks than are in use; {} shares blocks with others</source>
        <translation>los archivos tienen más bloques de los que están en uso; {} comparte bloques con otros</translation>
    </message>
    <message>
        <source>the allocation map marks block {} as free, but it belongs to {}</source>
        <translation>el mapa de asignación marca el bloque {} como libre, pero pertenece a {}</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck.exfat, chkdsk)</source>
        <translation>{}; compruebe antes el volumen (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>{}; check the container first (First Aid in Disk Utility, fsck_apfs)</source>
        <translation>{}; compruebe antes el contenedor (Primera Ayuda en Utilidad de Discos, fsck_apfs)</translation>
    </message>
    <message>
        <source>{}; check the volume first (fsck_hfs, Disk Utility)</source>
        <translation>{}; compruebe antes el volumen (fsck_hfs, Utilidad de Discos)</translation>
    </message>
    <message>
        <source>{}; run e2fsck first</source>
        <translation>{}; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the boot sector is damaged</source>
        <translation>el sector de arranque está dañado</translation>
    </message>
    <message>
        <source>exFAT version {}.{} is not supported</source>
        <translation>la versión {}.{} de exFAT no es compatible</translation>
    </message>
    <message>
        <source>transactional exFAT volumes (two FATs) are not supported</source>
        <translation>los volúmenes exFAT transaccionales (dos FAT) no son compatibles</translation>
    </message>
    <message>
        <source>the boot sector declares impossible offsets</source>
        <translation>el sector de arranque declara desplazamientos imposibles</translation>
    </message>
    <message>
        <source>the boot sector declares {} clusters, more than the volume has room for</source>
        <translation>el sector de arranque declara {} clústeres, más de los que caben en el volumen</translation>
    </message>
    <message>
        <source>the volume has two allocation bitmaps</source>
        <translation>el volumen tiene dos mapas de bits de asignación</translation>
    </message>
    <message>
        <source>the root folder has no entry for an allocation bitmap</source>
        <translation>la carpeta raíz no tiene ninguna entrada para un mapa de bits de asignación</translation>
    </message>
    <message>
        <source>the allocation bitmap has {} bytes, but {} clusters need {}</source>
        <translation>el mapa de bits de asignación tiene {} bytes, pero {} clústeres necesitan {}</translation>
    </message>
    <message>
        <source>cannot read the boot region</source>
        <translation>no se puede leer la región de arranque</translation>
    </message>
    <message>
        <source>the checksum of the boot region is wrong</source>
        <translation>la suma de comprobación de la región de arranque es incorrecta</translation>
    </message>
    <message>
        <source>a file claims {} clusters, more than are in use</source>
        <translation>un archivo reclama {} clústeres, más de los que están en uso</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist</source>
        <translation>un archivo empieza en el clúster {}, que no existe</translation>
    </message>
    <message>
        <source>a file ends outside the volume</source>
        <translation>un archivo termina fuera del volumen</translation>
    </message>
    <message>
        <source>a file has too many fragments, or its chain of clusters is circular</source>
        <translation>un archivo tiene demasiados fragmentos, o su cadena de clústeres es circular</translation>
    </message>
    <message>
        <source>a chain of clusters continues after the end of its file</source>
        <translation>una cadena de clústeres continúa después del final de su archivo</translation>
    </message>
    <message>
        <source>a chain of clusters ends too early</source>
        <translation>una cadena de clústeres termina demasiado pronto</translation>
    </message>
    <message>
        <source>a folder is larger than the file system allows</source>
        <translation>una carpeta es mayor de lo que permite el sistema de archivos</translation>
    </message>
    <message>
        <source>the allocation bitmap or a folder is too short</source>
        <translation>el mapa de bits de asignación o una carpeta es demasiado corto</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; unmount it, or check it first (fsck.exfat, chkdsk)</source>
        <translation>el volumen está marcado como sucio; desmóntelo o compruébelo antes (fsck.exfat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume has recorded media failures; check it first (chkdsk /r)</source>
        <translation>el volumen tiene registrados fallos del medio; compruébelo antes (chkdsk /r)</translation>
    </message>
    <message>
        <source>a folder has a stray entry</source>
        <translation>una carpeta tiene una entrada suelta</translation>
    </message>
    <message>
        <source>the volume uses an unknown kind of critical entry ({})</source>
        <translation>el volumen usa una clase desconocida de entrada crítica ({})</translation>
    </message>
    <message>
        <source>the last entry of a folder is truncated</source>
        <translation>la última entrada de una carpeta está truncada</translation>
    </message>
    <message>
        <source>the checksum of a file's entry is wrong</source>
        <translation>la suma de comprobación de la entrada de un archivo es incorrecta</translation>
    </message>
    <message>
        <source>the entry of a file is incomplete</source>
        <translation>la entrada de un archivo está incompleta</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have more</source>
        <translation>el mapa de bits de asignación marca {} clústeres como en uso, pero los archivos tienen más</translation>
    </message>
    <message>
        <source>the allocation bitmap marks clusters of a file as free (from {})</source>
        <translation>el mapa de bits de asignación marca como libres clústeres de un archivo (desde {})</translation>
    </message>
    <message>
        <source>the allocation bitmap marks {} clusters as used, but the files have {}</source>
        <translation>el mapa de bits de asignación marca {} clústeres como en uso, pero los archivos tienen {}</translation>
    </message>
    <message>
        <source>cannot read the boot sector</source>
        <translation>no se puede leer el sector de arranque</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the file system, or run e2fsck</source>
        <translation>antes hay que aplicar el diario, porque bloques marcados como libres pueden contener archivos; monte y desmonte el sistema de archivos o ejecute e2fsck</translation>
    </message>
    <message>
        <source>the file system is marked as having errors; run e2fsck first</source>
        <translation>el sistema de archivos está marcado como con errores; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the file system is mounted or was not unmounted cleanly; unmount it, or run e2fsck first</source>
        <translation>el sistema de archivos está montado o no se desmontó correctamente; desmóntelo o ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>deleted files still occupy blocks (orphans); run e2fsck first</source>
        <translation>hay archivos eliminados que aún ocupan bloques (huérfanos); ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the MMP block lies beyond the end</source>
        <translation>el bloque MMP está más allá del final</translation>
    </message>
    <message>
        <source>cannot read the MMP block</source>
        <translation>no se puede leer el bloque MMP</translation>
    </message>
    <message>
        <source>the MMP block is damaged</source>
        <translation>el bloque MMP está dañado</translation>
    </message>
    <message>
        <source>another computer or e2fsck is using the file system (MMP)</source>
        <translation>otro equipo o e2fsck está usando el sistema de archivos (MMP)</translation>
    </message>
    <message>
        <source>cannot read the superblock of the journal</source>
        <translation>no se puede leer el superbloque del diario</translation>
    </message>
    <message>
        <source>the superblock of the journal is damaged; run e2fsck first</source>
        <translation>el superbloque del diario está dañado; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the journal is not empty; run e2fsck first</source>
        <translation>el diario no está vacío; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the block bitmap of group {} is wrong; run e2fsck first</source>
        <translation>la suma de comprobación del mapa de bits de bloques del grupo {} es incorrecta; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>free blocks of group {}: {} in the block bitmap, but {} in the group descriptor; run e2fsck first</source>
        <translation>bloques libres del grupo {}: {} en el mapa de bits de bloques, pero {} en el descriptor del grupo; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the block bitmaps have {} free blocks, but the superblock counts {}; run e2fsck first</source>
        <translation>los mapas de bits de bloques tienen {} bloques libres, pero el superbloque cuenta {}; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>inode {} refers to block {}, which lies outside the file system; run e2fsck first</source>
        <translation>el inodo {} hace referencia al bloque {}, que está fuera del sistema de archivos; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the inodes have more blocks than the file system; run e2fsck first</source>
        <translation>los inodos tienen más bloques que el sistema de archivos; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} is damaged; run e2fsck first</source>
        <translation>el árbol de extensiones del inodo {} está dañado; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the extent tree of inode {} has an empty node; run e2fsck first</source>
        <translation>el árbol de extensiones del inodo {} tiene un nodo vacío; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the checksum of the extent tree of inode {} is wrong; run e2fsck first</source>
        <translation>la suma de comprobación del árbol de extensiones del inodo {} es incorrecta; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the extents of inode {} are out of order; run e2fsck first</source>
        <translation>las extensiones del inodo {} están desordenadas; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>an extent of inode {} has an impossible length; run e2fsck first</source>
        <translation>una extensión del inodo {} tiene una longitud imposible; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>blocks of inode {}: {} counted in the inode, but {} found; run e2fsck first</source>
        <translation>bloques del inodo {}: {} contados en el inodo, pero {} encontrados; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>a name in the folder with inode {} is damaged; run e2fsck first</source>
        <translation>un nombre de la carpeta con el inodo {} está dañado; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} are damaged; run e2fsck first</source>
        <translation>los atributos extendidos del inodo {} están dañados; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>inode {} is marked as used but has no links; run e2fsck first</source>
        <translation>el inodo {} está marcado como en uso pero no tiene enlaces; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>inode {} is in use but marked as free; run e2fsck first</source>
        <translation>el inodo {} está en uso pero marcado como libre; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the checksum of inode {} is wrong; run e2fsck first</source>
        <translation>la suma de comprobación del inodo {} es incorrecta; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the extended attributes of inode {} lie outside the file system; run e2fsck first</source>
        <translation>los atributos extendidos del inodo {} están fuera del sistema de archivos; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>cannot read the superblock</source>
        <translation>no se puede leer el superbloque</translation>
    </message>
    <message>
        <source>the file system uses unsupported incompatible features (mask {})</source>
        <translation>el sistema de archivos usa características incompatibles no admitidas (máscara {})</translation>
    </message>
    <message>
        <source>the file system uses unsupported features that forbid changing it (mask {})</source>
        <translation>el sistema de archivos usa características no admitidas que prohíben modificarlo (máscara {})</translation>
    </message>
    <message>
        <source>the block size is impossible</source>
        <translation>el tamaño de bloque es imposible</translation>
    </message>
    <message>
        <source>the checksum of the superblock is wrong</source>
        <translation>la suma de comprobación del superbloque es incorrecta</translation>
    </message>
    <message>
        <source>the size of the group descriptors is impossible</source>
        <translation>el tamaño de los descriptores de grupo es imposible</translation>
    </message>
    <message>
        <source>the cluster size is impossible</source>
        <translation>el tamaño de clúster es imposible</translation>
    </message>
    <message>
        <source>the superblock declares an impossible size</source>
        <translation>el superbloque declara un tamaño imposible</translation>
    </message>
    <message>
        <source>the number of blocks in a group is impossible</source>
        <translation>el número de bloques de un grupo es imposible</translation>
    </message>
    <message>
        <source>the file system has too many groups</source>
        <translation>el sistema de archivos tiene demasiados grupos</translation>
    </message>
    <message>
        <source>the number of inodes is impossible</source>
        <translation>el número de inodos es imposible</translation>
    </message>
    <message>
        <source>the superblock counts {} free blocks of {}</source>
        <translation>el superbloque cuenta {} bloques libres de {}</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: its checksum is wrong</source>
        <translation>el descriptor del grupo de bloques {} está dañado: su suma de comprobación es incorrecta</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many unused inodes</source>
        <translation>el descriptor del grupo de bloques {} está dañado: cuenta demasiados inodos sin usar</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: a bitmap lies outside the file system</source>
        <translation>el descriptor del grupo de bloques {} está dañado: un mapa de bits está fuera del sistema de archivos</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: the inode table lies outside the file system</source>
        <translation>el descriptor del grupo de bloques {} está dañado: la tabla de inodos está fuera del sistema de archivos</translation>
    </message>
    <message>
        <source>the descriptor of block group {} is damaged: it counts too many free blocks</source>
        <translation>el descriptor del grupo de bloques {} está dañado: cuenta demasiados bloques libres</translation>
    </message>
    <message>
        <source>the FAT has room for {} clusters, but the volume has {}</source>
        <translation>en la FAT caben {} clústeres, pero el volumen tiene {}</translation>
    </message>
    <message>
        <source>FAT32 version {} is not supported</source>
        <translation>la versión {} de FAT32 no es compatible</translation>
    </message>
    <message>
        <source>the active FAT that the boot sector selects does not exist</source>
        <translation>la FAT activa que selecciona el sector de arranque no existe</translation>
    </message>
    <message>
        <source>the root folder lies outside the volume</source>
        <translation>la carpeta raíz está fuera del volumen</translation>
    </message>
    <message>
        <source>the volume has no root folder</source>
        <translation>el volumen no tiene carpeta raíz</translation>
    </message>
    <message>
        <source>cannot read the FAT: {}</source>
        <translation>no se puede leer la FAT: {}</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the boot sector); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>el volumen no se desmontó correctamente (según el sector de arranque); desmóntelo o compruébelo antes (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly (according to the FAT); unmount it, or check it first (fsck.fat, chkdsk)</source>
        <translation>el volumen no se desmontó correctamente (según la FAT); desmóntelo o compruébelo antes (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has recorded read or write errors; check the volume first (chkdsk /r)</source>
        <translation>la FAT tiene registrados errores de lectura o escritura; compruebe antes el volumen (chkdsk /r)</translation>
    </message>
    <message>
        <source>the FAT does not start with the media byte of the boot sector</source>
        <translation>la FAT no empieza con el byte de medio del sector de arranque</translation>
    </message>
    <message>
        <source>the FAT entry of cluster {} points outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>la entrada de la FAT del clúster {} apunta fuera del volumen (a {}); compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the FAT</source>
        <translation>no se puede leer la FAT</translation>
    </message>
    <message>
        <source>cannot read FAT {}</source>
        <translation>no se puede leer la FAT {}</translation>
    </message>
    <message>
        <source>FAT 1 and FAT {} differ; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT 1 y la FAT {} son distintas; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT has {} free clusters, but the FSInfo sector counts {}; check the volume first (fsck.fat -a, chkdsk /f)</source>
        <translation>la FAT tiene {} clústeres libres, pero el sector FSInfo cuenta {}; compruebe antes el volumen (fsck.fat -a, chkdsk /f)</translation>
    </message>
    <message>
        <source>two chains of the FAT meet in cluster {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>dos cadenas de la FAT confluyen en el clúster {}; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a chain continues there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT marca el clúster {} como libre, pero una cadena continúa ahí; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>a file starts in cluster {}, which does not exist; check the volume first (fsck.fat, chkdsk)</source>
        <translation>un archivo empieza en el clúster {}, que no existe; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>the FAT marks cluster {} as free, but a file starts there; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la FAT marca el clúster {} como libre, pero un archivo empieza ahí; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cluster {} belongs to two files; check the volume first (fsck.fat, chkdsk)</source>
        <translation>el clúster {} pertenece a dos archivos; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read a folder</source>
        <translation>no se puede leer una carpeta</translation>
    </message>
    <message>
        <source>the volume has too many names</source>
        <translation>el volumen tiene demasiados nombres</translation>
    </message>
    <message>
        <source>MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>el registro de la MFT {} está dañado; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>the boot sector places $MFT outside the volume</source>
        <translation>el sector de arranque sitúa $MFT fuera del volumen</translation>
    </message>
    <message>
        <source>$MFT does not start where the boot sector places it</source>
        <translation>$MFT no empieza donde lo sitúa el sector de arranque</translation>
    </message>
    <message>
        <source>$Bitmap has {} bytes, but {} clusters need {}</source>
        <translation>$Bitmap tiene {} bytes, pero {} clústeres necesitan {}</translation>
    </message>
    <message>
        <source>$Bitmap has a hole</source>
        <translation>$Bitmap tiene un hueco</translation>
    </message>
    <message>
        <source>MFT record {} was not written completely; run chkdsk in Windows first</source>
        <translation>el registro de la MFT {} no se escribió por completo; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>MFT record {} lies beyond the end of $MFT</source>
        <translation>el registro de la MFT {} está más allá del final de $MFT</translation>
    </message>
    <message>
        <source>the runs of MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>los tramos del registro de la MFT {} están dañados; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>cannot read byte {} of {}</source>
        <translation>no se puede leer el byte {} de {}</translation>
    </message>
    <message>
        <source>MFT record {} has an attribute twice</source>
        <translation>el registro de la MFT {} tiene un atributo repetido</translation>
    </message>
    <message>
        <source>MFT record {} is not in use</source>
        <translation>el registro de la MFT {} no está en uso</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is too long</source>
        <translation>la lista de atributos del registro de la MFT {} es demasiado larga</translation>
    </message>
    <message>
        <source>the attribute list of MFT record {} is damaged</source>
        <translation>la lista de atributos del registro de la MFT {} está dañada</translation>
    </message>
    <message>
        <source>MFT record {} is listed but not in use</source>
        <translation>el registro de la MFT {} figura en la lista pero no está en uso</translation>
    </message>
    <message>
        <source>MFT record {} belongs to another file</source>
        <translation>el registro de la MFT {} pertenece a otro archivo</translation>
    </message>
    <message>
        <source>MFT record {} lacks an attribute</source>
        <translation>al registro de la MFT {} le falta un atributo</translation>
    </message>
    <message>
        <source>the runs of MFT record {} have a gap</source>
        <translation>los tramos del registro de la MFT {} tienen un hueco</translation>
    </message>
    <message>
        <source>MFT record {} has more clusters than the volume</source>
        <translation>el registro de la MFT {} tiene más clústeres que el volumen</translation>
    </message>
    <message>
        <source>MFT record {} has fewer clusters than its size requires</source>
        <translation>el registro de la MFT {} tiene menos clústeres de los que requiere su tamaño</translation>
    </message>
    <message>
        <source>$Volume is damaged</source>
        <translation>$Volume está dañado</translation>
    </message>
    <message>
        <source>NTFS version {}.{} is not supported</source>
        <translation>la versión {}.{} de NTFS no es compatible</translation>
    </message>
    <message>
        <source>the volume is marked as dirty; run chkdsk /f in Windows first</source>
        <translation>el volumen está marcado como sucio; ejecute antes chkdsk /f en Windows</translation>
    </message>
    <message>
        <source>Windows has unfinished work on this volume (flags {}); start Windows with it once and shut it down</source>
        <translation>Windows tiene trabajo sin terminar en este volumen (indicadores {}); inicie Windows una vez con este volumen y apáguelo</translation>
    </message>
    <message>
        <source>cannot read the header of the shadow copies</source>
        <translation>no se puede leer la cabecera de las instantáneas de volumen</translation>
    </message>
    <message>
        <source>cannot read the catalogue of the shadow copies</source>
        <translation>no se puede leer el catálogo de las instantáneas de volumen</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is damaged</source>
        <translation>el catálogo de las instantáneas de volumen está dañado</translation>
    </message>
    <message>
        <source>the volume has shadow copies (restore points), which keep deleted files in free clusters; delete them first (in Windows: vssadmin delete shadows)</source>
        <translation>el volumen tiene instantáneas de volumen (puntos de restauración), que conservan archivos eliminados en clústeres libres; elimínelas antes (en Windows: vssadmin delete shadows)</translation>
    </message>
    <message>
        <source>the catalogue of the shadow copies is circular</source>
        <translation>el catálogo de las instantáneas de volumen es circular</translation>
    </message>
    <message>
        <source>$LogFile is damaged</source>
        <translation>$LogFile está dañado</translation>
    </message>
    <message>
        <source>$LogFile has no valid restart page; run chkdsk /f in Windows first</source>
        <translation>$LogFile no tiene ninguna página de reinicio válida; ejecute antes chkdsk /f en Windows</translation>
    </message>
    <message>
        <source>Windows left $LogFile open (version 2, as Fast Startup does); shut Windows down completely (hold Shift), or eject the volume there</source>
        <translation>Windows dejó $LogFile abierto (versión 2, como hace el Inicio rápido); apague Windows por completo (mantenga pulsada la tecla Mayús) o expulse allí el volumen</translation>
    </message>
    <message>
        <source>the volume was not unmounted cleanly ($LogFile is open, as Fast Startup also leaves it); shut Windows down completely (hold Shift), or run chkdsk /f</source>
        <translation>el volumen no se desmontó correctamente ($LogFile está abierto, como lo deja también el Inicio rápido); apague Windows por completo (mantenga pulsada la tecla Mayús) o ejecute chkdsk /f</translation>
    </message>
    <message>
        <source>Windows is hibernated on this volume (hiberfil.sys; Fast Startup also does this); start Windows and shut it down completely (hold Shift)</source>
        <translation>Windows está hibernado en este volumen (hiberfil.sys; el Inicio rápido también hace esto); inicie Windows y apáguelo por completo (mantenga pulsada la tecla Mayús)</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have more; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marca {} clústeres como en uso, pero los archivos tienen más; ejecute antes chkdsk /f en Windows</translation>
    </message>
    <message>
        <source>$Bitmap marks clusters of MFT record {} as free; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marca como libres clústeres del registro de la MFT {}; ejecute antes chkdsk /f en Windows</translation>
    </message>
    <message>
        <source>$Bitmap marks {} clusters as used, but the files have {}; run chkdsk /f in Windows first</source>
        <translation>$Bitmap marca {} clústeres como en uso, pero los archivos tienen {}; ejecute antes chkdsk /f en Windows</translation>
    </message>
    <message>
        <source>the boot sector or the first record of $MFT is damaged</source>
        <translation>el sector de arranque o el primer registro de $MFT está dañado</translation>
    </message>
    <message>
        <source>this is a part of a Windows dynamic disk (LDM), whose volumes can span several disks</source>
        <translation>es parte de un disco dinámico de Windows (LDM), cuyos volúmenes pueden abarcar varios discos</translation>
    </message>
    <message>
        <source>no known file system found</source>
        <translation>no se ha encontrado ningún sistema de archivos conocido</translation>
    </message>
    <message>
        <source>the whole volume is encrypted ({}), so its files and free space cannot be read</source>
        <translation>todo el volumen está cifrado ({}), por lo que no se pueden leer sus archivos ni su espacio libre</translation>
    </message>
    <message>
        <source>this is part of an LVM volume group ({}), so its files and free space cannot be read</source>
        <translation>es parte de un grupo de volúmenes LVM ({}), por lo que no se pueden leer sus archivos ni su espacio libre</translation>
    </message>
    <message>
        <source>this is a member of a Linux RAID ({}), so its files and free space cannot be read</source>
        <translation>es miembro de un RAID de Linux ({}), por lo que no se pueden leer sus archivos ni su espacio libre</translation>
    </message>
    <message>
        <source>this is part of an Apple Core Storage volume (FileVault or Fusion; {}), so its files and free space cannot be read</source>
        <translation>es parte de un volumen Apple Core Storage (FileVault o Fusion; {}), por lo que no se pueden leer sus archivos ni su espacio libre</translation>
    </message>
    <message>
        <source>signatures of both {} and {} found, so it is uncertain which one is in use; remove the stale one first (wipefs)</source>
        <translation>se han encontrado firmas tanto de {} como de {}, por lo que no es seguro cuál está en uso; elimine antes la obsoleta (wipefs)</translation>
    </message>
    <message>
        <source>block 0 is not a container superblock</source>
        <translation>el bloque 0 no es un superbloque de contenedor</translation>
    </message>
    <message>
        <source>the block size of the container is impossible</source>
        <translation>el tamaño de bloque del contenedor es imposible</translation>
    </message>
    <message>
        <source>the container declares an impossible size</source>
        <translation>el contenedor declara un tamaño imposible</translation>
    </message>
    <message>
        <source>the checkpoint areas of the container are not contiguous, which is not supported</source>
        <translation>las áreas de puntos de control del contenedor no son contiguas, lo que no se admite</translation>
    </message>
    <message>
        <source>the size of the checkpoint descriptor area is impossible</source>
        <translation>el tamaño del área de descriptores de puntos de control es imposible</translation>
    </message>
    <message>
        <source>cannot read the checkpoint descriptor area</source>
        <translation>no se puede leer el área de descriptores de puntos de control</translation>
    </message>
    <message>
        <source>the newest container superblock contradicts the one in block 0</source>
        <translation>el superbloque de contenedor más reciente contradice al del bloque 0</translation>
    </message>
    <message>
        <source>the newest checkpoint ({}) is incomplete: {}; mount the container on a Mac first</source>
        <translation>el punto de control más reciente ({}) está incompleto: {}; monte antes el contenedor en un Mac</translation>
    </message>
    <message>
        <source>the free queues contain a block twice</source>
        <translation>las colas de bloques libres contienen un bloque dos veces</translation>
    </message>
    <message>
        <source>this container is part of a Fusion drive, whose files are spread over two disks</source>
        <translation>este contenedor es parte de una unidad Fusion, cuyos archivos están repartidos en dos discos</translation>
    </message>
    <message>
        <source>the container uses unsupported features (incompatible {}, read-only {})</source>
        <translation>el contenedor usa características no admitidas (incompatibles {}, de solo lectura {})</translation>
    </message>
    <message>
        <source>this is the first, unpublished version of APFS (macOS 10.12), which is not supported</source>
        <translation>es la primera versión de APFS, no publicada (macOS 10.12), que no se admite</translation>
    </message>
    <message>
        <source>the container is being resized; let a Mac finish that first</source>
        <translation>se está cambiando el tamaño del contenedor; deje que un Mac lo termine antes</translation>
    </message>
    <message>
        <source>cannot open the container</source>
        <translation>no se puede abrir el contenedor</translation>
    </message>
    <message>
        <source>the superblock of volume {} cannot be found</source>
        <translation>no se encuentra el superbloque del volumen {}</translation>
    </message>
    <message>
        <source>the superblock of volume {} is damaged</source>
        <translation>el superbloque del volumen {} está dañado</translation>
    </message>
    <message>
        <source>volume {} uses unsupported incompatible features (mask {})</source>
        <translation>el volumen {} usa características incompatibles no admitidas (máscara {})</translation>
    </message>
    <message>
        <source>the location of the checkpoint is impossible</source>
        <translation>la ubicación del punto de control es imposible</translation>
    </message>
    <message>
        <source>a checkpoint map belongs to another checkpoint</source>
        <translation>un mapa de punto de control pertenece a otro punto de control</translation>
    </message>
    <message>
        <source>a checkpoint map is damaged</source>
        <translation>un mapa de punto de control está dañado</translation>
    </message>
    <message>
        <source>the last map of the checkpoint is missing</source>
        <translation>falta el último mapa del punto de control</translation>
    </message>
    <message>
        <source>an object of the checkpoint has an impossible size</source>
        <translation>un objeto del punto de control tiene un tamaño imposible</translation>
    </message>
    <message>
        <source>an object of the checkpoint was overwritten</source>
        <translation>un objeto del punto de control se ha sobrescrito</translation>
    </message>
    <message>
        <source>the checkpoint has two space managers</source>
        <translation>el punto de control tiene dos gestores de espacio</translation>
    </message>
    <message>
        <source>the checkpoint has no space manager</source>
        <translation>el punto de control no tiene gestor de espacio</translation>
    </message>
    <message>
        <source>the space manager is damaged: its block sizes are wrong</source>
        <translation>el gestor de espacio está dañado: sus tamaños de bloque son incorrectos</translation>
    </message>
    <message>
        <source>the space manager is damaged: its counts are wrong</source>
        <translation>el gestor de espacio está dañado: sus recuentos son incorrectos</translation>
    </message>
    <message>
        <source>the space manager is damaged: it counts more free blocks than exist</source>
        <translation>el gestor de espacio está dañado: cuenta más bloques libres de los que existen</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of address blocks is wrong</source>
        <translation>el gestor de espacio está dañado: su número de bloques de direcciones es incorrecto</translation>
    </message>
    <message>
        <source>the space manager is damaged: its addresses lie outside</source>
        <translation>el gestor de espacio está dañado: sus direcciones están fuera</translation>
    </message>
    <message>
        <source>a chunk address block is damaged</source>
        <translation>un bloque de direcciones de chunks está dañado</translation>
    </message>
    <message>
        <source>the space manager is damaged: its number of chunk-info blocks is wrong</source>
        <translation>el gestor de espacio está dañado: su número de bloques de información de chunks es incorrecto</translation>
    </message>
    <message>
        <source>chunk-info block {} is damaged</source>
        <translation>el bloque de información de chunks {} está dañado</translation>
    </message>
    <message>
        <source>the entry of chunk {} is damaged</source>
        <translation>la entrada del chunk {} está dañada</translation>
    </message>
    <message>
        <source>an allocation bitmap lies beyond the end</source>
        <translation>un mapa de bits de asignación está más allá del final</translation>
    </message>
    <message>
        <source>cannot read an allocation bitmap: {}</source>
        <translation>no se puede leer un mapa de bits de asignación: {}</translation>
    </message>
    <message>
        <source>the bitmap of the chunk at block {} has {} free blocks, but its entry counts {}</source>
        <translation>el mapa de bits del chunk en el bloque {} tiene {} bloques libres, pero su entrada cuenta {}</translation>
    </message>
    <message>
        <source>a free queue is circular</source>
        <translation>una cola de bloques libres es circular</translation>
    </message>
    <message>
        <source>a node of a free queue is missing</source>
        <translation>falta un nodo de una cola de bloques libres</translation>
    </message>
    <message>
        <source>a node of a free queue is damaged</source>
        <translation>un nodo de una cola de bloques libres está dañado</translation>
    </message>
    <message>
        <source>the free queue is too long</source>
        <translation>la cola de bloques libres es demasiado larga</translation>
    </message>
    <message>
        <source>a free queue has {} blocks, but the space manager counts {}</source>
        <translation>una cola de bloques libres tiene {} bloques, pero el gestor de espacio cuenta {}</translation>
    </message>
    <message>
        <source>the EFI jumpstart is damaged</source>
        <translation>el EFI jumpstart está dañado</translation>
    </message>
    <message>
        <source>the EFI driver lies outside the container</source>
        <translation>el controlador EFI está fuera del contenedor</translation>
    </message>
    <message>
        <source>the bitmaps mark block {} as free, but it contains the {}</source>
        <translation>los mapas de bits marcan el bloque {} como libre, pero contiene {}</translation>
    </message>
    <message>
        <source>the bitmaps have {} free blocks, but the space manager counts {}</source>
        <translation>los mapas de bits tienen {} bloques libres, pero el gestor de espacio cuenta {}</translation>
    </message>
    <message>
        <source>the {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>{} tiene {} claves en {} nodos, pero su raíz cuenta {} en {}</translation>
    </message>
    <message>
        <source>a node of the {} lies beyond the end</source>
        <translation>un nodo de {} está más allá del final</translation>
    </message>
    <message>
        <source>a node of the {} is damaged</source>
        <translation>un nodo de {} está dañado</translation>
    </message>
    <message>
        <source>a node of the {} belongs to another tree</source>
        <translation>un nodo de {} pertenece a otro árbol</translation>
    </message>
    <message>
        <source>a node of the {} has an impossible depth or size</source>
        <translation>un nodo de {} tiene una profundidad o un tamaño imposibles</translation>
    </message>
    <message>
        <source>a node of the {} is not on the level that its parent declares</source>
        <translation>un nodo de {} no está en el nivel que declara su nodo superior</translation>
    </message>
    <message>
        <source>a node of the {} is empty</source>
        <translation>un nodo de {} está vacío</translation>
    </message>
    <message>
        <source>a node of the {} has a record outside its bounds</source>
        <translation>un nodo de {} tiene un registro fuera de sus límites</translation>
    </message>
    <message>
        <source>a node of the {} does not start with the key that its parent declares</source>
        <translation>un nodo de {} no empieza por la clave que declara su nodo superior</translation>
    </message>
    <message>
        <source>a node of the {} has keys out of order</source>
        <translation>un nodo de {} tiene claves desordenadas</translation>
    </message>
    <message>
        <source>cannot read the {}</source>
        <translation>no se puede leer {}</translation>
    </message>
    <message>
        <source>the checksum of the {} is wrong</source>
        <translation>la suma de comprobación de {} es incorrecta</translation>
    </message>
    <message>
        <source>the {} lies outside the container</source>
        <translation>{} está fuera del contenedor</translation>
    </message>
    <message>
        <source>an extent of file {} of {} lies outside the container</source>
        <translation>una extensión del archivo {} de {} está fuera del contenedor</translation>
    </message>
    <message>
        <source>a node of the {} is missing</source>
        <translation>falta un nodo de {}</translation>
    </message>
    <message>
        <source>the {} is stored in an unsupported way</source>
        <translation>{} se almacena de un modo no admitido</translation>
    </message>
    <message>
        <source>the {} is damaged</source>
        <translation>daños en {}</translation>
    </message>
    <message>
        <source>a record of the {} is damaged</source>
        <translation>un registro de {} está dañado</translation>
    </message>
    <message>
        <source>the {} is too large</source>
        <translation>tamaño excesivo de {}</translation>
    </message>
    <message>
        <source>an object in the {} has an impossible size</source>
        <translation>un objeto de {} tiene un tamaño imposible</translation>
    </message>
    <message>
        <source>two extents of the {} overlap</source>
        <translation>dos extensiones de {} se solapan</translation>
    </message>
    <message>
        <source>a node of the {} lies outside the container</source>
        <translation>un nodo de {} está fuera del contenedor</translation>
    </message>
    <message>
        <source>the checksum of a node of the {} is wrong</source>
        <translation>la suma de comprobación de un nodo de {} es incorrecta</translation>
    </message>
    <message>
        <source>a node of the {} was overwritten</source>
        <translation>un nodo de {} se ha sobrescrito</translation>
    </message>
    <message>
        <source>a node of the file tree of {} has damaged records</source>
        <translation>un nodo del árbol de archivos de {} tiene registros dañados</translation>
    </message>
    <message>
        <source>a node of the file tree of {} is missing</source>
        <translation>falta un nodo del árbol de archivos de {}</translation>
    </message>
    <message>
        <source>file {} of {} has a damaged record</source>
        <translation>el archivo {} de {} tiene un registro dañado</translation>
    </message>
    <message>
        <source>an attribute of file {} of {} is damaged</source>
        <translation>un atributo del archivo {} de {} está dañado</translation>
    </message>
    <message>
        <source>an extent of file {} of {} is damaged</source>
        <translation>una extensión del archivo {} de {} está dañada</translation>
    </message>
    <message>
        <source>the file tree of {} is missing</source>
        <translation>falta el árbol de archivos de {}</translation>
    </message>
    <message>
        <source>the nodes of the file tree of {} are not linked correctly</source>
        <translation>los nodos del árbol de archivos de {} no están enlazados correctamente</translation>
    </message>
    <message>
        <source>the file tree of {} has {} keys in {} nodes, but its root counts {} in {}</source>
        <translation>el árbol de archivos de {} tiene {} claves en {} nodos, pero su raíz cuenta {} en {}</translation>
    </message>
    <message>
        <source>the root of the file tree of {} is damaged</source>
        <translation>la raíz del árbol de archivos de {} está dañada</translation>
    </message>
    <message>
        <source>too many {}</source>
        <translation>demasiados elementos: {}</translation>
    </message>
    <message>
        <source>{} {} found, but the superblock counts {}</source>
        <translation>{} {} encontrados, pero el superbloque cuenta {}</translation>
    </message>
    <message>
        <source>the volume is marked as inconsistent; check it first (fsck_hfs, Disk Utility)</source>
        <translation>el volumen está marcado como incoherente; compruébelo antes (fsck_hfs, Utilidad de Discos)</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; unmount it, or check it first (fsck_hfs)</source>
        <translation>el volumen está montado o no se desmontó correctamente; desmóntelo o compruébelo antes (fsck_hfs)</translation>
    </message>
    <message>
        <source>the journal is on another device, so it is unknown whether it is empty</source>
        <translation>el diario está en otro dispositivo, por lo que no se sabe si está vacío</translation>
    </message>
    <message>
        <source>the journal lies outside the volume</source>
        <translation>el diario está fuera del volumen</translation>
    </message>
    <message>
        <source>cannot read the journal</source>
        <translation>no se puede leer el diario</translation>
    </message>
    <message>
        <source>the header of the journal is damaged</source>
        <translation>la cabecera del diario está dañada</translation>
    </message>
    <message>
        <source>the journal must be replayed first, because blocks marked as free can contain files; mount and unmount the volume on a Mac, or check it (fsck_hfs)</source>
        <translation>antes hay que aplicar el diario, porque bloques marcados como libres pueden contener archivos; monte y desmonte el volumen en un Mac o compruébelo (fsck_hfs)</translation>
    </message>
    <message>
        <source>the allocation file has {} free blocks, but the volume header counts {}</source>
        <translation>el archivo de asignación tiene {} bloques libres, pero la cabecera del volumen cuenta {}</translation>
    </message>
    <message>
        <source>the header of the {} is damaged</source>
        <translation>la cabecera de {} está dañada</translation>
    </message>
    <message>
        <source>the {} declares {} nodes, more than it has room for</source>
        <translation>{} declara {} nodos, más de los que caben</translation>
    </message>
    <message>
        <source>the {} has too many nodes</source>
        <translation>{} tiene demasiados nodos</translation>
    </message>
    <message>
        <source>the node map of the {} is too short</source>
        <translation>el mapa de nodos de {} es demasiado corto</translation>
    </message>
    <message>
        <source>leaves of the {}: {} in use, but {} in the chain</source>
        <translation>hojas de {}: {} en uso, pero {} en la cadena</translation>
    </message>
    <message>
        <source>records of the {}: {} found, but {} counted in the header</source>
        <translation>registros de {}: {} encontrados, pero {} contados en la cabecera</translation>
    </message>
    <message>
        <source>node {} of the {} should contain a part of the node map</source>
        <translation>el nodo {} de {} debería contener una parte del mapa de nodos</translation>
    </message>
    <message>
        <source>node {} of the {} is of an unknown kind</source>
        <translation>el nodo {} de {} es de una clase desconocida</translation>
    </message>
    <message>
        <source>node {} of the {} is damaged</source>
        <translation>el nodo {} de {} está dañado</translation>
    </message>
    <message>
        <source>node {} of the {} has a damaged record</source>
        <translation>el nodo {} de {} tiene un registro dañado</translation>
    </message>
    <message>
        <source>node {} of the {} does not lead to the next leaf</source>
        <translation>el nodo {} de {} no lleva a la hoja siguiente</translation>
    </message>
    <message>
        <source>node {} of the {} lies outside the tree</source>
        <translation>el nodo {} de {} está fuera del árbol</translation>
    </message>
    <message>
        <source>an extent of file {} lies outside the volume</source>
        <translation>una extensión del archivo {} está fuera del volumen</translation>
    </message>
    <message>
        <source>a record of the extents overflow file is damaged</source>
        <translation>un registro del archivo de desbordamiento de extensiones está dañado</translation>
    </message>
    <message>
        <source>the files of the volume have too many fragments</source>
        <translation>los archivos del volumen tienen demasiados fragmentos</translation>
    </message>
    <message>
        <source>a record of the attributes file is damaged</source>
        <translation>un registro del archivo de atributos está dañado</translation>
    </message>
    <message>
        <source>a record of the attributes file is of an unknown kind</source>
        <translation>un registro del archivo de atributos es de una clase desconocida</translation>
    </message>
    <message>
        <source>the attributes of the volume have too many fragments</source>
        <translation>los atributos del volumen tienen demasiados fragmentos</translation>
    </message>
    <message>
        <source>file {} has {} blocks, but its extents have {}</source>
        <translation>el archivo {} tiene {} bloques, pero sus extensiones tienen {}</translation>
    </message>
    <message>
        <source>file {} has {} bytes, more than fit into its blocks ({})</source>
        <translation>el archivo {} tiene {} bytes, más de los que caben en sus bloques ({})</translation>
    </message>
    <message>
        <source>a record of the catalog file is of an unknown kind</source>
        <translation>un registro del archivo de catálogo es de una clase desconocida</translation>
    </message>
    <message>
        <source>the record of a file in the catalog file is truncated</source>
        <translation>el registro de un archivo en el archivo de catálogo está truncado</translation>
    </message>
    <message>
        <source>a record of the catalog file is truncated</source>
        <translation>un registro del archivo de catálogo está truncado</translation>
    </message>
    <message>
        <source>the volume has too many hard links</source>
        <translation>el volumen tiene demasiados enlaces físicos</translation>
    </message>
    <message>
        <source>hard link {} does not lead to a file</source>
        <translation>el enlace físico {} no lleva a un archivo</translation>
    </message>
    <message>
        <source>file {} has other blocks in the extents overflow file than its record declares</source>
        <translation>el archivo {} tiene en el archivo de desbordamiento de extensiones otros bloques que los que declara su registro</translation>
    </message>
    <message>
        <source>attribute {} of file {} has other blocks than it declares</source>
        <translation>el atributo {} del archivo {} tiene otros bloques que los que declara</translation>
    </message>
    <message>
        <source>cannot read the volume header</source>
        <translation>no se puede leer la cabecera del volumen</translation>
    </message>
    <message>
        <source>the volume header is damaged</source>
        <translation>la cabecera del volumen está dañada</translation>
    </message>
    <message>
        <source>the volume header counts {} free blocks of {}</source>
        <translation>la cabecera del volumen cuenta {} bloques libres de {}</translation>
    </message>
    <message>
        <source>the allocation file has {} bytes, but {} blocks need {}</source>
        <translation>el archivo de asignación tiene {} bytes, pero {} bloques necesitan {}</translation>
    </message>
    <message>
        <source>file {} has fewer blocks than its size requires</source>
        <translation>el archivo {} tiene menos bloques de los que requiere su tamaño</translation>
    </message>
    <message>
        <source>the extents overflow file is damaged</source>
        <translation>el archivo de desbordamiento de extensiones está dañado</translation>
    </message>
    <message>
        <source>the extents overflow file is circular</source>
        <translation>el archivo de desbordamiento de extensiones es circular</translation>
    </message>
    <message>
        <source>a node of the extents overflow file is damaged</source>
        <translation>un nodo del archivo de desbordamiento de extensiones está dañado</translation>
    </message>
    <message>
        <source>the extents of file {} have a gap</source>
        <translation>las extensiones del archivo {} tienen un hueco</translation>
    </message>
    <message>
        <source>a file of the volume has too many extents</source>
        <translation>un archivo del volumen tiene demasiadas extensiones</translation>
    </message>
    <message>
        <source>the {} is too short</source>
        <translation>longitud insuficiente de {}</translation>
    </message>
    <message>
        <source>the location of the journal is outside the volume</source>
        <translation>la ubicación del diario está fuera del volumen</translation>
    </message>
    <message>
        <source>cannot read the journal info block</source>
        <translation>no se puede leer el bloque de información del diario</translation>
    </message>
    <message>
        <source>the volume declares an impossible size</source>
        <translation>el volumen declara un tamaño imposible</translation>
    </message>
    <message>
        <source>the volume also has the signature of {}</source>
        <translation>el volumen también tiene la firma de {}</translation>
    </message>
    <message>
        <source>the checksum of the container superblock in block 0 is wrong</source>
        <translation>la suma de comprobación del superbloque de contenedor del bloque 0 es incorrecta</translation>
    </message>
    <message>
        <source>no container superblock has a valid checksum</source>
        <translation>ningún superbloque de contenedor tiene una suma de comprobación válida</translation>
    </message>
    <message>
        <source>the checksum of the superblock of volume {} is wrong</source>
        <translation>la suma de comprobación del superbloque del volumen {} es incorrecta</translation>
    </message>
    <message>
        <source>the boot sector declares an impossible size</source>
        <translation>el sector de arranque declara un tamaño imposible</translation>
    </message>
    <message>
        <source>cannot read the master file table</source>
        <translation>no se puede leer la tabla maestra de archivos</translation>
    </message>
    <message>
        <source>cannot read the catalog file</source>
        <translation>no se puede leer el archivo de catálogo</translation>
    </message>
    <message>
        <source>the header of the catalog file is damaged</source>
        <translation>la cabecera del archivo de catálogo está dañada</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>this file system has no snapshots</source>
        <translation>este sistema de archivos no tiene instantáneas</translation>
    </message>
    <message>
        <source>{1} does not have a snapshot “{0}”</source>
        <translation>{1} no tiene ninguna instantánea “{0}”</translation>
    </message>
    <message>
        <source>file {}: {}</source>
        <translation>archivo {}: {}</translation>
    </message>
    <message>
        <source>the offset lies beyond the end of the file</source>
        <translation>el desplazamiento está más allá del final del archivo</translation>
    </message>
    <message>
        <source>cannot decompress block {} of {}: its data are damaged</source>
        <translation>no se puede descomprimir el bloque {} de {}: sus datos están dañados</translation>
    </message>
    <message>
        <source>the table of compressed blocks of {} is damaged</source>
        <translation>la tabla de bloques comprimidos de {} está dañada</translation>
    </message>
    <message>
        <source>{} is compressed, but its attribute com.apple.decmpfs is missing</source>
        <translation>{} usa compresión, pero falta su atributo com.apple.decmpfs</translation>
    </message>
    <message>
        <source>the attribute com.apple.decmpfs of {} is damaged</source>
        <translation>el atributo com.apple.decmpfs de {} está dañado</translation>
    </message>
    <message>
        <source>{} uses an unsupported compression (decmpfs type {})</source>
        <translation>{} usa una compresión no admitida (tipo decmpfs {})</translation>
    </message>
    <message>
        <source>{} is compressed, but its resource fork is missing</source>
        <translation>{} usa compresión, pero falta su bifurcación de recursos (resource fork)</translation>
    </message>
    <message>
        <source>file {} uses an unsupported compression (WOF)</source>
        <translation>el archivo {} usa una compresión no admitida (WOF)</translation>
    </message>
    <message>
        <source>file {} is encrypted</source>
        <translation>el archivo {} está cifrado</translation>
    </message>
    <message>
        <source>the files have too many fragments</source>
        <translation>los archivos tienen demasiados fragmentos</translation>
    </message>
    <message>
        <source>the files have too many streams</source>
        <translation>los archivos tienen demasiados flujos</translation>
    </message>
    <message>
        <source>the files have too many attributes</source>
        <translation>los archivos tienen demasiados atributos</translation>
    </message>
    <message>
        <source>the volume has too many extents</source>
        <translation>el volumen tiene demasiadas extensiones</translation>
    </message>
    <message>
        <source>the checksum of the entry of file {} is wrong</source>
        <translation>la suma de comprobación de la entrada del archivo {} es incorrecta</translation>
    </message>
    <message>
        <source>the entry of file {} is incomplete</source>
        <translation>la entrada del archivo {} está incompleta</translation>
    </message>
    <message>
        <source>the name of file {} is incomplete</source>
        <translation>el nombre del archivo {} está incompleto</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows</source>
        <translation>la carpeta {} es mayor de lo que permite el sistema de archivos</translation>
    </message>
    <message>
        <source>folder {} has a stray entry</source>
        <translation>la carpeta {} tiene una entrada suelta</translation>
    </message>
    <message>
        <source>the last entry of folder {} is truncated</source>
        <translation>la última entrada de la carpeta {} está truncada</translation>
    </message>
    <message>
        <source>folder {} has an unknown kind of critical entry ({})</source>
        <translation>la carpeta {} tiene una clase desconocida de entrada crítica ({})</translation>
    </message>
    <message>
        <source>inode {} has more bytes than fit into it; run e2fsck first</source>
        <translation>el inodo {} tiene más bytes de los que caben en él; ejecute antes e2fsck</translation>
    </message>
    <message>
        <source>the clusters of file {} lead outside the volume (to {}); check the volume first (fsck.fat, chkdsk)</source>
        <translation>los clústeres del archivo {} llevan fuera del volumen (a {}); compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which belongs to another file too; check the volume first (fsck.fat, chkdsk)</source>
        <translation>el archivo {} tiene el clúster {}, que también pertenece a otro archivo; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} has cluster {}, which the FAT marks as free; check the volume first (fsck.fat, chkdsk)</source>
        <translation>el archivo {} tiene el clúster {}, que la FAT marca como libre; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>file {} (“{}”) has {} bytes, but its clusters have only {}; check the volume first (fsck.fat, chkdsk)</source>
        <translation>el archivo {} (“{}”) tiene {} bytes, pero sus clústeres solo tienen {}; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>folder {} is larger than the file system allows; check the volume first (fsck.fat, chkdsk)</source>
        <translation>la carpeta {} es mayor de lo que permite el sistema de archivos; compruebe antes el volumen (fsck.fat, chkdsk)</translation>
    </message>
    <message>
        <source>cannot read the root folder</source>
        <translation>no se puede leer la carpeta raíz</translation>
    </message>
    <message>
        <source>cannot read folder {}</source>
        <translation>no se puede leer la carpeta {}</translation>
    </message>
    <message>
        <source>a run of MFT record {} lies at an impossible offset of its file; run chkdsk in Windows first</source>
        <translation>un tramo del registro de la MFT {} está en un desplazamiento imposible de su archivo; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} does not fit into it; run chkdsk in Windows first</source>
        <translation>un atributo del registro de la MFT {} no cabe en este; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>an attribute of MFT record {} is truncated; run chkdsk in Windows first</source>
        <translation>un atributo del registro de la MFT {} está truncado; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>the compression unit of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>la unidad de compresión del registro de la MFT {} es imposible; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>the size of an attribute of MFT record {} is impossible; run chkdsk in Windows first</source>
        <translation>el tamaño de un atributo del registro de la MFT {} es imposible; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>MFT record {} has its data twice; run chkdsk in Windows first</source>
        <translation>el registro de la MFT {} tiene sus datos repetidos; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>a name in MFT record {} is damaged; run chkdsk in Windows first</source>
        <translation>un nombre del registro de la MFT {} está dañado; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>MFT record {} names a folder that does not exist; run chkdsk in Windows first</source>
        <translation>el registro de la MFT {} indica una carpeta que no existe; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>the times in MFT record {} are damaged; run chkdsk in Windows first</source>
        <translation>las fechas y horas del registro de la MFT {} están dañadas; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>MFT record {} is missing, but other records belong to it; run chkdsk in Windows first</source>
        <translation>falta el registro de la MFT {}, pero otros registros pertenecen a él; ejecute antes chkdsk en Windows</translation>
    </message>
    <message>
        <source>the volume has too many files with several MFT records</source>
        <translation>el volumen tiene demasiados archivos con varios registros de la MFT</translation>
    </message>
    <message>
        <source>a name of file {} of {} is damaged</source>
        <translation>un nombre del archivo {} de {} está dañado</translation>
    </message>
    <message>
        <source>deleted files of this file system cannot be listed</source>
        <translation>los archivos eliminados de este sistema de archivos no se pueden listar</translation>
    </message>
    <message>
        <source>more than {} deleted files</source>
        <translation>más de {} archivos eliminados</translation>
    </message>
    <message>
        <source>file {} is compressed, and a part of its compressed data was overwritten</source>
        <translation>el archivo {} usa compresión y una parte de sus datos comprimidos se ha sobrescrito</translation>
    </message>
    <message>
        <source>{} is encrypted; its password is needed</source>
        <translation>{} está cifrado; se necesita su contraseña</translation>
    </message>
    <message>
        <source>the password of {} is wrong</source>
        <translation>la contraseña de {} es incorrecta</translation>
    </message>
    <message>
        <source>{} is encrypted with keys that only its own Mac has, so its files cannot be read here</source>
        <translation>{} está cifrado con claves que solo tiene su propio Mac, por lo que sus archivos no se pueden leer aquí</translation>
    </message>
    <message>
        <source>the keys of {} are damaged</source>
        <translation>las claves de {} están dañadas</translation>
    </message>
    <message>
        <source>{} is not encrypted</source>
        <translation>{} no está cifrado</translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well.</source>
        <comment>{} older checkpoint is kept as well.</comment>
        <translation>
            <numerusform>También se conserva {} punto de control anterior.</numerusform>
            <numerusform>También se conservan {} puntos de control anteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} older checkpoints are kept as well ({} partly overwritten).</source>
        <comment>{} older checkpoint is kept as well ({} partly overwritten).</comment>
        <translation>
            <numerusform>También se conserva {} punto de control anterior ({} sobrescrito en parte).</numerusform>
            <numerusform>También se conservan {} puntos de control anteriores ({} sobrescritos en parte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The superblock remembers {} earlier errors.</source>
        <comment>The superblock remembers {} earlier error.</comment>
        <translation>
            <numerusform>El superbloque recuerda {} error anterior.</numerusform>
            <numerusform>El superbloque recuerda {} errores anteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} chains of clusters belong to no file (fsck.fat or chkdsk would give them back); they are left alone.</source>
        <comment>{} chain of clusters belongs to no file (fsck.fat or chkdsk would give them back); they are left alone.</comment>
        <translation>
            <numerusform>{} cadena de clústeres no pertenece a ningún archivo (fsck.fat o chkdsk la liberarían); no se toca.</numerusform>
            <numerusform>{} cadenas de clústeres no pertenecen a ningún archivo (fsck.fat o chkdsk las liberarían); no se tocan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files of {} are encrypted: their blocks are known from its extent trees alone; the blocks of its key bag were not compared.</source>
        <translation>Los archivos de {} están cifrados: sus bloques se conocen solo por sus árboles de extensiones; los bloques de su almacén de claves (key bag) no se han comparado.</translation>
    </message>
    <message>
        <source>The encryption of {} is being changed: what that needs was not compared.</source>
        <translation>El cifrado de {} se está cambiando: lo que ese cambio necesita no se ha comparado.</translation>
    </message>
    <message>
        <source>The map of free blocks cannot be read ({}); only the extents of the files show which parts are overwritten.</source>
        <translation>No se puede leer el mapa de bloques libres ({}); solo las extensiones de los archivos muestran qué partes se han sobrescrito.</translation>
    </message>
    <message>
        <source>this file system has no checkpoints</source>
        <translation>este sistema de archivos no tiene puntos de control</translation>
    </message>
    <message>
        <source>checkpoint {} is not on the disk any more</source>
        <translation>el punto de control {} ya no está en el disco</translation>
    </message>
    <message>
        <source>boot region</source>
        <translation>región de arranque</translation>
    </message>
    <message>
        <source>backup boot region</source>
        <translation>copia de seguridad de la región de arranque</translation>
    </message>
    <message>
        <source>room before the FAT</source>
        <translation>espacio antes de la FAT</translation>
    </message>
    <message>
        <source>FAT</source>
        <translation>FAT</translation>
    </message>
    <message>
        <source>tail after the last whole cluster</source>
        <translation>resto después del último clúster entero</translation>
    </message>
    <message>
        <source>allocation bitmap</source>
        <translation>mapa de bits de asignación</translation>
    </message>
    <message>
        <source>up-case table</source>
        <translation>tabla de mayúsculas</translation>
    </message>
    <message>
        <source>root folder</source>
        <translation>carpeta raíz</translation>
    </message>
    <message>
        <source>container superblock</source>
        <translation>superbloque del contenedor</translation>
    </message>
    <message>
        <source>checkpoint descriptor area</source>
        <translation>área de descriptores de puntos de control</translation>
    </message>
    <message>
        <source>checkpoint data area</source>
        <translation>área de datos de puntos de control</translation>
    </message>
    <message>
        <source>bitmaps of the internal pool</source>
        <translation>mapas de bits de la reserva interna</translation>
    </message>
    <message>
        <source>internal pool (chunk-info blocks and bitmaps)</source>
        <translation>reserva interna (bloques de información de chunks y mapas de bits)</translation>
    </message>
    <message>
        <source>object map</source>
        <translation>mapa de objetos</translation>
    </message>
    <message>
        <source>container keybag</source>
        <translation>almacén de claves (key bag) del contenedor</translation>
    </message>
    <message>
        <source>EFI jumpstart</source>
        <translation>EFI jumpstart</translation>
    </message>
    <message>
        <source>EFI driver</source>
        <translation>controlador EFI</translation>
    </message>
    <message>
        <source>free queue (given back at a later checkpoint)</source>
        <translation>cola de bloques libres (se devuelven en un punto de control posterior)</translation>
    </message>
    <message>
        <source>block of the multiple mount protection</source>
        <translation>bloque de la protección contra montaje múltiple</translation>
    </message>
    <message>
        <source>boot block</source>
        <translation>bloque de arranque</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>superbloque</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>descriptores de grupo</translation>
    </message>
    <message>
        <source>room for more group descriptors</source>
        <translation>espacio para más descriptores de grupo</translation>
    </message>
    <message>
        <source>superblock or group descriptors</source>
        <translation>superbloque o descriptores de grupo</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>mapa de bits de bloques</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>mapa de bits de inodos</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>tabla de inodos</translation>
    </message>
    <message>
        <source>boot sector</source>
        <translation>sector de arranque</translation>
    </message>
    <message>
        <source>FSInfo sector</source>
        <translation>sector FSInfo</translation>
    </message>
    <message>
        <source>backup boot sector</source>
        <translation>copia de seguridad del sector de arranque</translation>
    </message>
    <message>
        <source>reserved sectors</source>
        <translation>sectores reservados</translation>
    </message>
    <message>
        <source>bad cluster</source>
        <translation>clúster defectuoso</translation>
    </message>
    <message>
        <source>HFS wrapper</source>
        <translation>envoltorio HFS</translation>
    </message>
    <message>
        <source>volume header</source>
        <translation>cabecera del volumen</translation>
    </message>
    <message>
        <source>extents overflow file</source>
        <translation>archivo de desbordamiento de extensiones</translation>
    </message>
    <message>
        <source>allocation file</source>
        <translation>archivo de asignación</translation>
    </message>
    <message>
        <source>catalog file</source>
        <translation>archivo de catálogo</translation>
    </message>
    <message>
        <source>attributes file</source>
        <translation>archivo de atributos</translation>
    </message>
    <message>
        <source>startup file</source>
        <translation>archivo de inicio</translation>
    </message>
    <message>
        <source>alternate volume header</source>
        <translation>cabecera alternativa del volumen</translation>
    </message>
    <message>
        <source>journal info block</source>
        <translation>bloque de información del diario</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>diario</translation>
    </message>
    <message>
        <source>FAT {}</source>
        <translation>FAT {}</translation>
    </message>
    <message>
        <source>{} (copy in group {})</source>
        <translation>{} (copia en el grupo {})</translation>
    </message>
    <message>
        <source>block bitmap of group {}</source>
        <translation>mapa de bits de bloques del grupo {}</translation>
    </message>
    <message>
        <source>inode bitmap of group {}</source>
        <translation>mapa de bits de inodos del grupo {}</translation>
    </message>
    <message>
        <source>inode table of group {}</source>
        <translation>tabla de inodos del grupo {}</translation>
    </message>
    <message>
        <source>volume {} (“{}”)</source>
        <translation>volumen {} (“{}”)</translation>
    </message>
    <message>
        <source>superblock of volume {}</source>
        <translation>superbloque del volumen {}</translation>
    </message>
    <message>
        <source>object map of {}</source>
        <translation>mapa de objetos de {}</translation>
    </message>
    <message>
        <source>snapshots of {}</source>
        <translation>instantáneas de {}</translation>
    </message>
    <message>
        <source>file tree of {}</source>
        <translation>árbol de archivos de {}</translation>
    </message>
    <message>
        <source>tree of file extents of {}</source>
        <translation>árbol de extensiones de archivos de {}</translation>
    </message>
    <message>
        <source>extent tree of {}</source>
        <translation>árbol de extensiones de {}</translation>
    </message>
    <message>
        <source>superblock that {} goes back to</source>
        <translation>superbloque al que vuelve {}</translation>
    </message>
    <message>
        <source>superblock of snapshot {} of {}</source>
        <translation>superbloque de la instantánea {} de {}</translation>
    </message>
    <message>
        <source>extent tree of snapshot {} of {}</source>
        <translation>árbol de extensiones de la instantánea {} de {}</translation>
    </message>
    <message>
        <source>superblock of a volume</source>
        <translation>superbloque de un volumen</translation>
    </message>
    <message>
        <source>node of the {}</source>
        <translation>nodo de {}</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here</source>
        <translation>el identificador de {} no se puede cambiar aquí</translation>
    </message>
    <message>
        <source>the identifier of {} cannot be changed here; on Linux, run “{}”</source>
        <translation>el identificador de {} no se puede cambiar aquí; en Linux, ejecute “{}”</translation>
    </message>
    <message>
        <source>{} is damaged ({}); check and repair the file system first</source>
        <translation>{} tiene daños ({}); compruebe y repare antes el sistema de archivos</translation>
    </message>
    <message>
        <source>the boot sector has no field for a serial number</source>
        <translation>el sector de arranque no tiene ningún campo para un número de serie</translation>
    </message>
    <message>
        <source>this old revision of ext2 has no UUID</source>
        <translation>esta revisión antigua de ext2 no tiene UUID</translation>
    </message>
    <message>
        <source>the journal is on another device, which names the file system by its UUID</source>
        <translation>el diario está en otro dispositivo, que identifica el sistema de archivos por su UUID</translation>
    </message>
    <message>
        <source>encrypted files depend on the UUID (feature stable_inodes)</source>
        <translation>los archivos cifrados dependen del UUID (función stable_inodes)</translation>
    </message>
    <message>
        <source>all checksums of the file system depend on its UUID; on Linux, run “e2fsck -f DEVICE” and “tune2fs -U random DEVICE”</source>
        <translation>todas las sumas de comprobación del sistema de archivos dependen de su UUID; en Linux, ejecute “e2fsck -f DEVICE” y “tune2fs -U random DEVICE”</translation>
    </message>
    <message>
        <source>the file system has too many copies of the superblock; on Linux, run “tune2fs -U random DEVICE”</source>
        <translation>el sistema de archivos tiene demasiadas copias del superbloque; en Linux, ejecute “tune2fs -U random DEVICE”</translation>
    </message>
    <message>
        <source>the snapshot tree is stored in an unknown way</source>
        <translation>el árbol de instantáneas está almacenado de una forma desconocida</translation>
    </message>
    <message>
        <source>the checkpoint area of the APFS container is not contiguous</source>
        <translation>el área de puntos de control del contenedor APFS no es contigua</translation>
    </message>
    <message>
        <source>the APFS container is part of a Fusion Drive</source>
        <translation>el contenedor APFS es parte de una unidad Fusion</translation>
    </message>
    <message>
        <source>the APFS container has media keys, which belong to its own device</source>
        <translation>el contenedor APFS tiene claves de soporte (media keys), que pertenecen a su propio dispositivo</translation>
    </message>
    <message>
        <source>the volume “{}” is being encrypted or decrypted; let macOS finish that first</source>
        <translation>el volumen “{}” se está cifrando o descifrando; deje antes que macOS termine</translation>
    </message>
    <message>
        <source>the keys of the volume “{}” are protected by the hardware of its Mac</source>
        <translation>las claves del volumen “{}” están protegidas por el hardware de su Mac</translation>
    </message>
    <message>
        <source>the APFS container has too many snapshots</source>
        <translation>el contenedor APFS tiene demasiadas instantáneas</translation>
    </message>
    <message>
        <source>the key bags of the APFS container have unknown entries or an unknown size</source>
        <translation>los almacenes de claves (key bags) del contenedor APFS tienen entradas desconocidas o un tamaño desconocido</translation>
    </message>
    <message>
        <source>the key bag of the APFS container is not encrypted</source>
        <translation>el almacén de claves (key bag) del contenedor APFS no está cifrado</translation>
    </message>
    <message>
        <source>two volumes of the APFS container have the same UUID ({})</source>
        <translation>dos volúmenes del contenedor APFS tienen el mismo UUID ({})</translation>
    </message>
    <message>
        <source>APFS container UUID</source>
        <translation>UUID del contenedor APFS</translation>
    </message>
    <message>
        <source>UUID of the APFS volume “{}”</source>
        <translation>UUID del volumen APFS “{}”</translation>
    </message>
    <message>
        <source>HFS+ UUID</source>
        <translation>UUID de HFS+</translation>
    </message>
    <message>
        <source>FAT serial number</source>
        <translation>Número de serie de FAT</translation>
    </message>
    <message>
        <source>exFAT serial number</source>
        <translation>Número de serie de exFAT</translation>
    </message>
    <message>
        <source>NTFS serial number</source>
        <translation>Número de serie de NTFS</translation>
    </message>
    <message>
        <source>{} UUID</source>
        <translation>UUID de {}</translation>
    </message>
    <message>
        <source>Boot sector</source>
        <translation>Sector de arranque</translation>
    </message>
    <message>
        <source>Backup boot sector</source>
        <translation>Copia de seguridad del sector de arranque</translation>
    </message>
    <message>
        <source>Checksum of the boot region</source>
        <translation>Suma de comprobación de la región de arranque</translation>
    </message>
    <message>
        <source>Volume header</source>
        <translation>Cabecera del volumen</translation>
    </message>
    <message>
        <source>Alternate volume header</source>
        <translation>Cabecera alternativa del volumen</translation>
    </message>
    <message>
        <source>Superblock</source>
        <translation>Superbloque</translation>
    </message>
    <message>
        <source>Backup superblock in group {}</source>
        <translation>Copia de seguridad del superbloque en el grupo {}</translation>
    </message>
    <message>
        <source>Container superblock</source>
        <translation>Superbloque del contenedor</translation>
    </message>
    <message>
        <source>Volume superblock</source>
        <translation>Superbloque de volumen</translation>
    </message>
    <message>
        <source>Superblock of a snapshot</source>
        <translation>Superbloque de una instantánea</translation>
    </message>
    <message>
        <source>Key bag of the container</source>
        <translation>Almacén de claves (key bag) del contenedor</translation>
    </message>
    <message>
        <source>Key bag of a volume</source>
        <translation>Almacén de claves (key bag) de un volumen</translation>
    </message>
    <message>
        <source>The backup boot sector is damaged and is not changed.</source>
        <translation>La copia de seguridad del sector de arranque está dañada y no se cambia.</translation>
    </message>
    <message>
        <source>The backup superblock in group {} is damaged and is not changed.</source>
        <translation>La copia de seguridad del superbloque en el grupo {} está dañada y no se cambia.</translation>
    </message>
    <message>
        <source>The alternate volume header is missing; only the volume header changes.</source>
        <translation>Falta la cabecera alternativa del volumen; solo cambia la cabecera del volumen.</translation>
    </message>
    <message>
        <source>The APFS volumes keep their UUIDs: one of them is a sealed system volume or belongs to a volume group, and macOS finds the group by them. Only the UUID of the container changes.</source>
        <translation>Los volúmenes APFS conservan sus UUID: uno de ellos es un volumen de sistema sellado o pertenece a un grupo de volúmenes, y macOS encuentra el grupo por ellos. Solo cambia el UUID del contenedor.</translation>
    </message>
    <message>
        <source>If /etc/fstab, the boot loader or the initramfs names the UUID {}, replace it there with {} before starting from this disk; then run update-grub and update-initramfs in it (or grub2-mkconfig and dracut).</source>
        <translation>Si /etc/fstab, el cargador de arranque o el initramfs indica el UUID {}, reemplácelo ahí por {} antes de arrancar desde este disco; después ejecute en él update-grub y update-initramfs (o grub2-mkconfig y dracut).</translation>
    </message>
    <message>
        <source>The volume “{0}” has a folder {1}, named after the volume “{2}”. Before starting from this disk, rename it on a Mac: run “diskutil mount {3}”, then “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</source>
        <translation>El volumen “{0}” tiene una carpeta {1}, que lleva el nombre del volumen “{2}”. Antes de arrancar desde este disco, cámbiele el nombre en un Mac: ejecute “diskutil mount {3}” y después “sudo mv /Volumes/{0}/{1} /Volumes/{0}/{4}”.</translation>
    </message>
    <message>
        <source>superblock of a snapshot</source>
        <translation>superbloque de una instantánea</translation>
    </message>
    <message>
        <source>container superblock in block 0</source>
        <translation>superbloque de contenedor del bloque 0</translation>
    </message>
    <message>
        <source>checkpoint map</source>
        <translation>mapa de punto de control</translation>
    </message>
    <message>
        <source>space manager</source>
        <translation>gestor de espacio</translation>
    </message>
    <message>
        <source>checkpoint's object</source>
        <translation>objeto del punto de control</translation>
    </message>
    <message>
        <source>chunk address block</source>
        <translation>bloque de direcciones de chunks</translation>
    </message>
    <message>
        <source>chunk-info block {}</source>
        <translation>bloque de información de chunks {}</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>cola de bloques libres</translation>
    </message>
    <message>
        <source>file tree</source>
        <translation>árbol de archivos</translation>
    </message>
    <message>
        <source>group descriptor</source>
        <translation>descriptor de grupo</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>folder of inode {}</source>
        <translation>carpeta del inodo {}</translation>
    </message>
    <message>
        <source>block map of inode {}</source>
        <translation>mapa de bloques del inodo {}</translation>
    </message>
    <message>
        <source>file {}</source>
        <translation>archivo {}</translation>
    </message>
    <message>
        <source>file {} ({})</source>
        <translation>archivo {} ({})</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>“{}”</translation>
    </message>
    <message>
        <source>resource fork</source>
        <translation>bifurcación de recursos</translation>
    </message>
    <message>
        <source>extended attributes</source>
        <translation>atributos extendidos</translation>
    </message>
    <message>
        <source>extended attribute “{}”</source>
        <translation>atributo extendido “{}”</translation>
    </message>
    <message>
        <source>block map</source>
        <translation>mapa de bloques</translation>
    </message>
    <message>
        <source>file {} is a placeholder: its content is not on this volume, but in a cloud, an archive or the store of a deduplicated volume</source>
        <translation>el archivo {} es un marcador de posición: su contenido no está en este volumen, sino en una nube, en un archivo histórico o en el almacén de un volumen desduplicado</translation>
    </message>
    <message>
        <source>file {} is damaged: it declares {} bytes, more than the volume has</source>
        <translation>el archivo {} está dañado: declara {} bytes, más de los que tiene el volumen</translation>
    </message>
    <message>
        <source>the structures that say where these bytes of file {} lie are damaged</source>
        <translation>las estructuras que indican dónde están estos bytes del archivo {} están dañadas</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>{} is an image, which has no health of its own; name the disk it is stored on</source>
        <translation>{} es una imagen, que no tiene un estado de salud propio; indique el disco en el que está almacenada</translation>
    </message>
    <message>
        <source>{} is not a drive of its own; name the disk behind it ({})</source>
        <translation>{} no es una unidad en sí; indique el disco que hay detrás ({})</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the program smartctl is not installed (package smartmontools, 7.0 or later)</source>
        <translation>no se puede leer el estado de salud de {}: el programa smartctl no está instalado (paquete smartmontools, 7.0 o posterior)</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {} does not answer in JSON; install smartmontools 7.0 or later</source>
        <translation>no se puede leer el estado de salud de {}: {} no responde en JSON; instale smartmontools 7.0 o posterior</translation>
    </message>
    <message>
        <source>the answer of smartctl about {} is damaged: {}</source>
        <translation>la respuesta de smartctl sobre {} está dañada: {}</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>tiene más de {} niveles de anidamiento</translation>
    </message>
    <message>
        <source>cannot read the health of {}: permission denied; run as root or administrator</source>
        <translation>no se puede leer el estado de salud de {}: permiso denegado; ejecútelo como root o administrador</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the authorization request was dismissed</source>
        <translation>no se puede leer el estado de salud de {}: se descartó la solicitud de autorización</translation>
    </message>
    <message>
        <source>cannot read the health of {}: smartctl does not know its USB adapter ({}); try --device-type</source>
        <translation>no se puede leer el estado de salud de {}: smartctl no conoce su adaptador USB ({}); pruebe con --device-type</translation>
    </message>
    <message>
        <source>cannot read the health of {}: {}</source>
        <translation>no se puede leer el estado de salud de {}: {}</translation>
    </message>
    <message>
        <source>the drive, or the adapter in front of it, does not answer</source>
        <translation>la unidad, o el adaptador que hay delante, no responde</translation>
    </message>
    <message>
        <source>“{}” is not a device type of smartctl</source>
        <translation>“{}” no es un tipo de dispositivo de smartctl</translation>
    </message>
    <message>
        <source>{} did not accept the self-test: {}</source>
        <translation>{} no ha aceptado la autocomprobación: {}</translation>
    </message>
    <message>
        <source>smartctl {} cannot test NVMe drives; install smartmontools 7.4 or later</source>
        <translation>smartctl {} no puede comprobar unidades NVMe; instale smartmontools 7.4 o posterior</translation>
    </message>
    <message>
        <source>self-tests of NVMe drives behind USB adapters are not started: some adapters disconnect the disk when asked for the result</source>
        <translation>no se inician autocomprobaciones de unidades NVMe conectadas mediante adaptadores USB: algunos adaptadores desconectan el disco cuando se les pide el resultado</translation>
    </message>
    <message>
        <source>{} has no self-tests</source>
        <translation>{} no tiene autocomprobaciones</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} no es un disco</translation>
    </message>
    <message>
        <source>unknown request “{}”</source>
        <translation>solicitud desconocida “{}”</translation>
    </message>
    <message>
        <source>cannot read the health of {}: the elevated command failed</source>
        <translation>no se puede leer el estado de salud de {}: ha fallado la orden con privilegios elevados</translation>
    </message>
    <message>
        <source>{} is in standby and was not woken</source>
        <translation>{} está en reposo y no se ha activado</translation>
    </message>
    <message>
        <source>The drive reports that it is failing: copy its data now.</source>
        <translation>La unidad indica que está fallando: copie sus datos ahora.</translation>
    </message>
    <message>
        <source>Only {} % of the spare blocks are left; the drive's limit is {} %.</source>
        <translation>Solo queda el {} % de los bloques de reserva; el límite de la unidad es el {} %.</translation>
    </message>
    <message>
        <source>The spare blocks of the drive are used up.</source>
        <translation>Los bloques de reserva de la unidad se han agotado.</translation>
    </message>
    <message>
        <source>The drive reports that its reliability is degraded by media or internal errors.</source>
        <translation>La unidad indica que su fiabilidad se ha reducido por errores del soporte o errores internos.</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>La unidad se ha puesto a sí misma en solo lectura.</translation>
    </message>
    <message>
        <source>The power-loss protection of the drive's memory has failed.</source>
        <translation>Ha fallado la protección de la memoria de la unidad contra cortes de corriente.</translation>
    </message>
    <message>
        <source>The temperature is outside the drive's limits.</source>
        <translation>La temperatura está fuera de los límites de la unidad.</translation>
    </message>
    <message>
        <source>The drive is hot: {} °C (limit {} °C).</source>
        <translation>La unidad está caliente: {} °C (límite: {} °C).</translation>
    </message>
    <message>
        <source>The value {} is {}; the drive's limit is {}.</source>
        <translation>El valor {} es {}; el límite de la unidad es {}.</translation>
    </message>
    <message>
        <source>The value {} was below the drive's limit in the past.</source>
        <translation>El valor {} estuvo en el pasado por debajo del límite de la unidad.</translation>
    </message>
    <message numerus="yes">
        <source>The drive has replaced {} bad sectors.</source>
        <comment>The drive has replaced {} bad sector.</comment>
        <translation>
            <numerusform>La unidad ha reemplazado {} sector defectuoso.</numerusform>
            <numerusform>La unidad ha reemplazado {} sectores defectuosos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors cannot be read reliably and wait to be replaced.</source>
        <comment>{} sector cannot be read reliably and waits to be replaced.</comment>
        <translation>
            <numerusform>{} sector no se puede leer de forma fiable y está pendiente de reemplazo.</numerusform>
            <numerusform>{} sectores no se pueden leer de forma fiable y están pendientes de reemplazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sectors were unreadable when the drive last checked itself.</source>
        <comment>{} sector was unreadable when the drive last checked itself.</comment>
        <translation>
            <numerusform>{} sector era ilegible la última vez que la unidad se comprobó a sí misma.</numerusform>
            <numerusform>{} sectores eran ilegibles la última vez que la unidad se comprobó a sí misma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has reported {} unrecoverable errors.</source>
        <comment>The drive has reported {} unrecoverable error.</comment>
        <translation>
            <numerusform>La unidad ha notificado {} error irrecuperable.</numerusform>
            <numerusform>La unidad ha notificado {} errores irrecuperables.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} % of the rated endurance is used.</source>
        <translation>Se ha consumido el {} % de la vida útil especificada.</translation>
    </message>
    <message>
        <source>The last self-test failed.</source>
        <translation>La última autocomprobación ha fallado.</translation>
    </message>
    <message>
        <source>The last self-test failed at sector {}.</source>
        <translation>La última autocomprobación ha fallado en el sector {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} transfers were damaged between drive and computer: check the cable or adapter.</source>
        <comment>{} transfer was damaged between drive and computer: check the cable or adapter.</comment>
        <translation>
            <numerusform>{} transferencia se ha dañado entre la unidad y el equipo: compruebe el cable o el adaptador.</numerusform>
            <numerusform>{} transferencias se han dañado entre la unidad y el equipo: compruebe el cable o el adaptador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive's error log has {} entries.</source>
        <comment>The drive's error log has {} entry.</comment>
        <translation>
            <numerusform>El registro de errores de la unidad tiene {} entrada.</numerusform>
            <numerusform>El registro de errores de la unidad tiene {} entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Health monitoring (SMART) is switched off in the drive.</source>
        <translation>La supervisión del estado de salud (SMART) está desactivada en la unidad.</translation>
    </message>
    <message>
        <source>The drive does not report its health.</source>
        <translation>La unidad no informa de su estado de salud.</translation>
    </message>
    <message numerus="yes">
        <source>{} values are below the drive's limits.</source>
        <comment>{} value is below the drive's limit.</comment>
        <translation>
            <numerusform>{} valor está por debajo del límite de la unidad.</numerusform>
            <numerusform>{} valores están por debajo de los límites de la unidad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values were below the drive's limits in the past.</source>
        <comment>{} value was below the drive's limit in the past.</comment>
        <translation>
            <numerusform>{} valor estuvo en el pasado por debajo del límite de la unidad.</numerusform>
            <numerusform>{} valores estuvieron en el pasado por debajo de los límites de la unidad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has {} bad sectors, replaced or waiting to be.</source>
        <comment>The drive has {} bad sector, replaced or waiting to be.</comment>
        <translation>
            <numerusform>La unidad tiene {} sector defectuoso, reemplazado o pendiente de reemplazo.</numerusform>
            <numerusform>La unidad tiene {} sectores defectuosos, reemplazados o pendientes de reemplazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the system knows without administrator rights; reading the health with them shows more.</source>
        <translation>Esto es lo que el sistema sabe sin derechos de administrador; si se lee el estado de salud con ellos, se ve más.</translation>
    </message>
    <message>
        <source>The adapter hides the drive's own verdict; the values are judged instead.</source>
        <translation>El adaptador oculta el veredicto de la propia unidad; en su lugar se valoran los datos.</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>cannot open {}: {}</source>
        <translation>no se puede abrir {}: {}</translation>
    </message>
    <message>
        <source>{} is in use</source>
        <translation>{} está en uso</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied</source>
        <translation>no se puede abrir {}: permiso denegado</translation>
    </message>
    <message>
        <source>cannot open {}: the authorization request was dismissed</source>
        <translation>no se puede abrir {}: se descartó la solicitud de autorización</translation>
    </message>
    <message>
        <source>cannot open {}: a password is required, but no polkit agent runs in this session; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>no se puede abrir {}: se requiere una contraseña, pero no se ejecuta ningún agente de polkit en esta sesión; inicie el programa con sudo o pkexec, o pida a un administrador que le añada al grupo “disk”</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy (polkit) denies it to this user; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>no se puede abrir {}: la directiva del sistema (polkit) lo deniega a este usuario; inicie el programa con sudo o pkexec, o pida a un administrador que le añada al grupo “disk”</translation>
    </message>
    <message>
        <source>cannot open {}: permission denied, and UDisks2, which can ask for permission, does not answer; start the program with sudo or pkexec, or ask an administrator to add you to the group “disk”</source>
        <translation>no se puede abrir {}: permiso denegado, y UDisks2, que puede pedir permiso, no responde; inicie el programa con sudo o pkexec, o pida a un administrador que le añada al grupo “disk”</translation>
    </message>
    <message>
        <source>UDisks2 did not open {}: {}</source>
        <translation>UDisks2 no abrió {}: {}</translation>
    </message>
    <message>
        <source>UDisks2 does not know {}</source>
        <translation>UDisks2 no conoce {}</translation>
    </message>
    <message>
        <source>UDisks2 returned no file descriptor for {}</source>
        <translation>UDisks2 no devolvió ningún descriptor de archivo para {}</translation>
    </message>
    <message>
        <source>not enough memory for a message to UDisks2</source>
        <translation>no hay memoria suficiente para un mensaje a UDisks2</translation>
    </message>
    <message>
        <source>cannot open {}: pkexec, which can ask for permission, is not installed</source>
        <translation>no se puede abrir {}: pkexec, que puede pedir permiso, no está instalado</translation>
    </message>
    <message>
        <source>cannot open {}: the elevated program returned no file descriptor</source>
        <translation>no se puede abrir {}: el programa con privilegios elevados no devolvió ningún descriptor de archivo</translation>
    </message>
    <message>
        <source>the elevated program that opened the disk has ended</source>
        <translation>el programa con privilegios elevados que abrió el disco ha terminado</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>unknown request</source>
        <translation>solicitud desconocida</translation>
    </message>
    <message>
        <source>open-device can be started only by the window: its standard input is not a socket</source>
        <translation>open-device solo puede iniciarlo la ventana: su entrada estándar no es un socket</translation>
    </message>
    <message>
        <source>macOS did not allow opening {}; if you entered the password, allow this program Full Disk Access or Removable Volumes in System Settings &gt; Privacy &amp; Security; the disk that macOS runs from can be opened only from Recovery</source>
        <translation>macOS no permitió abrir {}; si ha introducido la contraseña, permita a este programa Acceso total al disco o Volúmenes extraíbles en Ajustes del Sistema &gt; Privacidad y seguridad; el disco desde el que se ejecuta macOS solo se puede abrir desde Recuperación</translation>
    </message>
    <message>
        <source>only an administrator can read {}; start the program with “Run as administrator”</source>
        <translation>solo un administrador puede leer {}; inicie el programa con “Ejecutar como administrador”</translation>
    </message>
    <message>
        <source>only an administrator can write to {}; start the program with “Run as administrator”</source>
        <translation>solo un administrador puede escribir en {}; inicie el programa con “Ejecutar como administrador”</translation>
    </message>
    <message>
        <source>{}/block does not exist; check that sysfs is mounted</source>
        <translation>{}/block no existe; compruebe que sysfs esté montado</translation>
    </message>
    <message>
        <source>block device {} does not exist</source>
        <translation>el dispositivo de bloques {} no existe</translation>
    </message>
    <message>
        <source>the disk of {} does not exist</source>
        <translation>el disco de {} no existe</translation>
    </message>
    <message>
        <source>the device behind {} no longer exists</source>
        <translation>el dispositivo al que corresponde {} ya no existe</translation>
    </message>
    <message>
        <source>disk {} does not exist</source>
        <translation>el disco {} no existe</translation>
    </message>
    <message>
        <source>macOS does not know the disk {}</source>
        <translation>macOS no conoce el disco {}</translation>
    </message>
    <message>
        <source>{} is not a disk</source>
        <translation>{} no es un disco</translation>
    </message>
    <message>
        <source>{} is not a block device</source>
        <translation>{} no es un dispositivo de bloques</translation>
    </message>
    <message>
        <source>{} is neither a disk nor one partition of a disk</source>
        <translation>{} no es ni un disco ni una sola partición de un disco</translation>
    </message>
    <message>
        <source>cannot query {}: {}</source>
        <translation>no se puede consultar {}: {}</translation>
    </message>
    <message>
        <source>cannot query PhysicalDrive{}: {}</source>
        <translation>no se puede consultar PhysicalDrive{}: {}</translation>
    </message>
    <message>
        <source>cannot determine the size of {}: {}</source>
        <translation>no se puede determinar el tamaño de {}: {}</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} blocks</source>
        <translation>{} indica un tamaño imposible: {} bloques</translation>
    </message>
    <message>
        <source>{} reports an impossible size: {} bytes</source>
        <translation>{} indica un tamaño imposible: {} bytes</translation>
    </message>
    <message>
        <source>{} is larger than 2^63 - 1 bytes</source>
        <translation>{} es mayor que 2^63 - 1 bytes</translation>
    </message>
    <message>
        <source>no medium in {}</source>
        <translation>no hay ningún medio en {}</translation>
    </message>
    <message>
        <source>the medium in {} has been changed</source>
        <translation>se ha cambiado el medio de {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} no existe</translation>
    </message>
    <message>
        <source>{} is a folder, not an image or a device</source>
        <translation>{} es una carpeta, no una imagen ni un dispositivo</translation>
    </message>
    <message>
        <source>{0} is an Apple sparse bundle, a folder of many files; convert it first, on a Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</source>
        <translation>{0} es un paquete sparse (sparse bundle) de Apple, una carpeta con muchos archivos; conviértalo antes, en un Mac: hdiutil convert '{0}' -format UDTO -o '{0}.cdr'</translation>
    </message>
    <message>
        <source>{} is neither an image file nor a disk</source>
        <translation>{} no es ni un archivo de imagen ni un disco</translation>
    </message>
    <message>
        <source>invalid sector size {}: it must be from 128 bytes to 1 MiB</source>
        <translation>tamaño de sector no válido {}: debe ser de 128 bytes a 1 MiB</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and can be written only with these, not with {}</source>
        <translation>{} tiene sectores de {} bytes y solo se puede escribir con ellos, no con {}</translation>
    </message>
    <message>
        <source>{} has shrunk: it ends at byte {} and had {} bytes when it was opened</source>
        <translation>{} ha encogido: termina en el byte {} y tenía {} bytes cuando se abrió</translation>
    </message>
    <message>
        <source>{} shrank while it was being opened</source>
        <translation>{} encogió mientras se abría</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {} of {} bytes arrived</source>
        <translation>no se puede leer {} en el byte {}: llegaron {} de {} bytes</translation>
    </message>
    <message>
        <source>cannot read beyond the end of {}</source>
        <translation>no se puede leer más allá del final de {}</translation>
    </message>
    <message>
        <source>cannot read {} bytes at offset {} at once; the limit is {} bytes</source>
        <translation>no se pueden leer {} bytes en el desplazamiento {} de una vez; el límite es de {} bytes</translation>
    </message>
    <message>
        <source>cannot read {} at byte {}: {}</source>
        <translation>no se puede leer {} en el byte {}: {}</translation>
    </message>
    <message>
        <source>cannot write {} at byte {}: {}</source>
        <translation>no se puede escribir {} en el byte {}: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>no se puede vaciar la caché de {}: {}</translation>
    </message>
    <message>
        <source>cannot discard {} bytes at offset {} of {}: {}</source>
        <translation>no se puede hacer TRIM de {} bytes en el desplazamiento {} de {}: {}</translation>
    </message>
    <message>
        <source>cannot securely discard {} bytes at offset {} of {}: {}</source>
        <translation>no se puede hacer TRIM seguro de {} bytes en el desplazamiento {} de {}: {}</translation>
    </message>
    <message>
        <source>cannot zero {} bytes at offset {} of {}: {}</source>
        <translation>no se pueden poner a cero {} bytes en el desplazamiento {} de {}: {}</translation>
    </message>
    <message>
        <source>cannot write to {}: the range is not aligned to {} bytes</source>
        <translation>no se puede escribir en {}: el intervalo no está alineado a {} bytes</translation>
    </message>
    <message>
        <source>the system does not accept this alignment</source>
        <translation>el sistema no acepta esta alineación</translation>
    </message>
    <message>
        <source>not enough memory for a buffer</source>
        <translation>no hay memoria suficiente para un búfer</translation>
    </message>
    <message>
        <source>{} bytes at offset {} of {} are not whole sectors of {} bytes</source>
        <translation>{} bytes en el desplazamiento {} de {} no son sectores completos de {} bytes</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {}</source>
        <translation>{} bytes en el desplazamiento {} sobrepasan el final de {}</translation>
    </message>
    <message>
        <source>cannot change {} bytes at offset {} of {}: {}</source>
        <translation>no se pueden cambiar {} bytes en el desplazamiento {} de {}: {}</translation>
    </message>
    <message>
        <source>{} has no secure discard</source>
        <translation>{} no tiene TRIM seguro</translation>
    </message>
    <message>
        <source>{} has no secure discard: only some memory cards, soldered flash, and virtual disks have it; to erase an SSD completely, use its own commands (nvme format --ses=1, hdparm --security-erase)</source>
        <translation>{} no tiene TRIM seguro: solo lo tienen algunas tarjetas de memoria, memorias flash soldadas y discos virtuales; para borrar por completo un SSD, use los comandos propios de este (nvme format --ses=1, hdparm --security-erase)</translation>
    </message>
    <message>
        <source>{} is an image: a hole in a file does not clear the cells of a drive</source>
        <translation>{} es una imagen: un hueco en un archivo no borra las celdas de una unidad</translation>
    </message>
    <message>
        <source>secure discard is available only for some devices on Linux</source>
        <translation>el TRIM seguro solo está disponible para algunos dispositivos en Linux</translation>
    </message>
    <message>
        <source>{} cannot zero a range by itself</source>
        <translation>{} no puede poner a cero un intervalo por sí mismo</translation>
    </message>
    <message>
        <source>zeroing a range is available only on Linux</source>
        <translation>poner a cero un intervalo solo está disponible en Linux</translation>
    </message>
    <message>
        <source>{} does not support TRIM, or an adapter or driver between this program and the drive blocks it</source>
        <translation>{} no es compatible con TRIM, o un adaptador o controlador entre este programa y la unidad lo bloquea</translation>
    </message>
    <message>
        <source>{} is read-only or write-protected</source>
        <translation>{} es de solo lectura o está protegido contra escritura</translation>
    </message>
    <message>
        <source>{} is in use: {}</source>
        <translation>{} está en uso: {}</translation>
    </message>
    <message>
        <source>{} is in use; the system does not report by what</source>
        <translation>{} está en uso; el sistema no indica qué lo usa</translation>
    </message>
    <message>
        <source>{} is in use; if macOS runs from this disk, start from Recovery</source>
        <translation>{} está en uso; si macOS se ejecuta desde este disco, inicie desde Recuperación</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>otro programa ha bloqueado {}</translation>
    </message>
    <message>
        <source>cannot lock {}: {}</source>
        <translation>no se puede bloquear {}: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: {}</source>
        <translation>no se puede reservar {}: {}</translation>
    </message>
    <message>
        <source>cannot claim {}: another program holds it</source>
        <translation>no se puede reservar {}: lo retiene otro programa</translation>
    </message>
    <message>
        <source>cannot write to {} while it has mounted volumes: macOS does not report where they are; unmount them, or start from Recovery</source>
        <translation>no se puede escribir en {} mientras tenga volúmenes montados: macOS no indica dónde están; desmóntelos o inicie desde Recuperación</translation>
    </message>
    <message>
        <source>cannot open the volume {} of {}: {}</source>
        <translation>no se puede abrir el volumen {} de {}: {}</translation>
    </message>
    <message>
        <source>cannot lock the volume {} of {}: files on it are open, or Windows runs from it</source>
        <translation>no se puede bloquear el volumen {} de {}: hay archivos abiertos en él o Windows se ejecuta desde él</translation>
    </message>
    <message>
        <source>cannot dismount the volume {} of {}: {}</source>
        <translation>no se puede desmontar el volumen {} de {}: {}</translation>
    </message>
    <message>
        <source>cannot read the new partition table of {}</source>
        <translation>no se puede leer la nueva tabla de particiones de {}</translation>
    </message>
    <message>
        <source>no permission to make the system reread the partition table of {}</source>
        <translation>sin permiso para hacer que el sistema vuelva a leer la tabla de particiones de {}</translation>
    </message>
    <message>
        <source>cannot make Windows reread the partition table of {}: {}</source>
        <translation>no se puede hacer que Windows vuelva a leer la tabla de particiones de {}: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: files or folders on it are open</source>
        <translation>no se puede desmontar {}: hay archivos o carpetas abiertos en él</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}</source>
        <translation>no se puede desmontar {}: {}</translation>
    </message>
    <message>
        <source>cannot unmount {}: {}; use Disk Utility</source>
        <translation>no se puede desmontar {}: {}; use Utilidad de Discos</translation>
    </message>
    <message>
        <source>{} is locked and dismounted while its sectors are written; close the programs that have files open on it</source>
        <translation>{} se bloquea y se desmonta mientras se escriben sus sectores; cierre los programas que tengan archivos abiertos en él</translation>
    </message>
    <message>
        <source>mounted at {}</source>
        <translation>montado en {}</translation>
    </message>
    <message>
        <source>held by a mount in another namespace (at {} for {}, process {})</source>
        <translation>retenido por un montaje en otro espacio de nombres (en {} para {}, proceso {})</translation>
    </message>
    <message>
        <source>held by a mounted btrfs volume ({})</source>
        <translation>retenido por un volumen btrfs montado ({})</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>espacio de intercambio</translation>
    </message>
    <message>
        <source>held by {}</source>
        <translation>retenido por {}</translation>
    </message>
    <message>
        <source>held by {} ({})</source>
        <translation>retenido por {} ({})</translation>
    </message>
    <message>
        <source>held by something that the system does not name</source>
        <translation>retenido por algo que el sistema no nombra</translation>
    </message>
    <message>
        <source>backs {}</source>
        <translation>sirve de base a {}</translation>
    </message>
    <message>
        <source>backs {} ({})</source>
        <translation>sirve de base a {} ({})</translation>
    </message>
    <message>
        <source>possibly the file behind {}, which has its size (only root may ask)</source>
        <translation>posiblemente el archivo en que se basa {}, que tiene su tamaño (solo root puede consultarlo)</translation>
    </message>
    <message>
        <source>open in {} (process {})</source>
        <translation>abierto en {} (proceso {})</translation>
    </message>
    <message>
        <source>open in a program of another user, or behind a loop device (root sees which)</source>
        <translation>abierto en un programa de otro usuario, o tras un dispositivo loop (root puede ver cuál)</translation>
    </message>
    <message>
        <source>open for writing in {} (process {})</source>
        <translation>abierto para escritura en {} (proceso {})</translation>
    </message>
    <message>
        <source>open for writing: in a program of another user, behind a loop device, or in the system itself (root sees who has it)</source>
        <translation>abierto para escritura: en un programa de otro usuario, tras un dispositivo loop o en el propio sistema (root puede ver quién lo tiene)</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>bloqueado por otro programa</translation>
    </message>
    <message>
        <source>{} through {}</source>
        <translation>{} a través de {}</translation>
    </message>
    <message>
        <source>cannot open {}: the system's policy denies access to this user, or no password prompt was possible</source>
        <translation>no se puede abrir {}: la directiva del sistema deniega el acceso a este usuario, o no fue posible pedir una contraseña</translation>
    </message>
    <message>
        <source>{} is read-only: the device itself, or its write protection, says so</source>
        <translation>{} es de solo lectura: así lo indica el propio dispositivo o su protección contra escritura</translation>
    </message>
    <message>
        <source>{} has sectors of {} bytes and is shown with {}: it can only be edited with its own</source>
        <translation>{} tiene sectores de {} bytes y se muestra con {}: solo se puede editar con los suyos</translation>
    </message>
    <message>
        <source>{} is {}: its bytes are not those of the disk. {}</source>
        <translation>{} es {}: sus bytes no son los del disco. {}</translation>
    </message>
    <message>
        <source>Convert it first: {}</source>
        <translation>Conviértalo antes: {}</translation>
    </message>
    <message>
        <source>Convert it first, on a Mac: {}</source>
        <translation>Conviértalo antes, en un Mac: {}</translation>
    </message>
    <message>
        <source>Convert it first, with VMware's tool: {}</source>
        <translation>Conviértalo antes, con la herramienta de VMware: {}</translation>
    </message>
    <message>
        <source>Unpack it first: {}</source>
        <translation>Descomprímalo antes: {}</translation>
    </message>
    <message>
        <source>Unpack it into a folder: {}</source>
        <translation>Descomprímalo en una carpeta: {}</translation>
    </message>
    <message>
        <source>Restore it with Symantec Ghost to the disk of a virtual machine, and open that disk</source>
        <translation>Restáurelo con Symantec Ghost en el disco de una máquina virtual y abra ese disco</translation>
    </message>
    <message>
        <source>{} ends in the footer of a VHD whose checksum is wrong: what of the file is the disk is not known. Convert it first: {}</source>
        <translation>{} termina con el pie de un VHD cuya suma de comprobación es incorrecta: no se sabe qué parte del archivo es el disco. Conviértalo antes: {}</translation>
    </message>
    <message>
        <source>{} is a fixed VHD whose footer says {} bytes, but {} bytes lie before it</source>
        <translation>{} es un VHD fijo cuyo pie indica {} bytes, pero antes de él hay {} bytes</translation>
    </message>
    <message>
        <source>{} is a VHD with an old footer of {} bytes. Take the footer away first: {}</source>
        <translation>{} es un VHD con un pie antiguo de {} bytes. Quite antes el pie: {}</translation>
    </message>
    <message>
        <source>{} is the first part of an image in several files. Join them first: {}</source>
        <translation>{} es la primera parte de una imagen en varios archivos. Únalos antes: {}</translation>
    </message>
    <message>
        <source>a compressed Apple disk image (UDIF)</source>
        <translation>una imagen de disco de Apple comprimida (UDIF)</translation>
    </message>
    <message>
        <source>an Apple disk image (UDIF) with something added to it</source>
        <translation>una imagen de disco de Apple (UDIF) con algo añadido</translation>
    </message>
    <message>
        <source>a VHDX image</source>
        <translation>una imagen VHDX</translation>
    </message>
    <message>
        <source>a dynamic VHD</source>
        <translation>un VHD dinámico</translation>
    </message>
    <message>
        <source>a sparse VMDK image</source>
        <translation>una imagen VMDK dispersa</translation>
    </message>
    <message>
        <source>a sparse VMDK image (SE sparse)</source>
        <translation>una imagen VMDK dispersa (SE sparse)</translation>
    </message>
    <message>
        <source>the description of a VMDK image</source>
        <translation>la descripción de una imagen VMDK</translation>
    </message>
    <message>
        <source>a QCOW image</source>
        <translation>una imagen QCOW</translation>
    </message>
    <message>
        <source>a QCOW2 image</source>
        <translation>una imagen QCOW2</translation>
    </message>
    <message>
        <source>a QED image</source>
        <translation>una imagen QED</translation>
    </message>
    <message>
        <source>a VDI image</source>
        <translation>una imagen VDI</translation>
    </message>
    <message>
        <source>a Parallels image</source>
        <translation>una imagen de Parallels</translation>
    </message>
    <message>
        <source>a Bochs image</source>
        <translation>una imagen de Bochs</translation>
    </message>
    <message>
        <source>a compressed loop image (cloop)</source>
        <translation>una imagen loop comprimida (cloop)</translation>
    </message>
    <message>
        <source>an encrypted Apple disk image</source>
        <translation>una imagen de disco de Apple cifrada</translation>
    </message>
    <message>
        <source>an Apple sparse image</source>
        <translation>una imagen dispersa de Apple</translation>
    </message>
    <message>
        <source>an Apple sparse image (ASIF) or a shadow file of one</source>
        <translation>una imagen dispersa de Apple (ASIF) o un archivo de sombra de una de ellas</translation>
    </message>
    <message>
        <source>a DiskCopy 4.2 image</source>
        <translation>una imagen de DiskCopy 4.2</translation>
    </message>
    <message>
        <source>an Expert Witness image</source>
        <translation>una imagen de Expert Witness</translation>
    </message>
    <message>
        <source>an AFF image</source>
        <translation>una imagen AFF</translation>
    </message>
    <message>
        <source>a Windows image (WIM or ESD), which holds files</source>
        <translation>una imagen de Windows (WIM o ESD), que contiene archivos</translation>
    </message>
    <message>
        <source>a Ghost image</source>
        <translation>una imagen de Ghost</translation>
    </message>
    <message>
        <source>a Partclone image</source>
        <translation>una imagen de Partclone</translation>
    </message>
    <message>
        <source>an image of ntfsclone</source>
        <translation>una imagen de ntfsclone</translation>
    </message>
    <message>
        <source>an Android sparse image</source>
        <translation>una imagen dispersa de Android</translation>
    </message>
    <message>
        <source>a CHD image</source>
        <translation>una imagen CHD</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>un archivo comprimido 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>un archivo comprimido RAR</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>un archivo comprimido ZIP</translation>
    </message>
    <message>
        <source>a tar archive (OVA files are such)</source>
        <translation>un archivo tar (los archivos OVA lo son)</translation>
    </message>
    <message>
        <source>compressed by {}</source>
        <translation>un archivo comprimido con {}</translation>
    </message>
    <message>
        <source>{} is {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
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
        <translation>no se puede leer dónde está {} en su disco: {}</translation>
    </message>
    <message>
        <source>cannot start {}: {}</source>
        <translation>no se puede iniciar {}: {}</translation>
    </message>
    <message>
        <source>{} did not end within {} seconds</source>
        <translation>{} no terminó en {} segundos</translation>
    </message>
    <message>
        <source>{} printed more than {} bytes</source>
        <translation>{} devolvió más de {} bytes</translation>
    </message>
    <message>
        <source>{} ended unexpectedly</source>
        <translation>{} terminó de forma inesperada</translation>
    </message>
    <message>
        <source>{} was canceled</source>
        <translation>se canceló {}</translation>
    </message>
    <message>
        <source>the system does not know the health of {}</source>
        <translation>el sistema no conoce el estado de salud de {}</translation>
    </message>
    <message>
        <source>{0} is read-only by a rule of Windows, not by itself. To change that, type in diskpart: select disk {1}, attributes disk clear readonly</source>
        <translation>{0} está en solo lectura por una regla de Windows, no por sí mismo. Para cambiarlo, escriba en diskpart: select disk {1}, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>{0} is offline and read-only by a rule of Windows (its policy for new disks), not by itself. To change that, type in diskpart: select disk {1}, online disk, attributes disk clear readonly</source>
        <translation>{0} está sin conexión y en solo lectura por una regla de Windows (su directiva para discos nuevos), no por sí mismo. Para cambiarlo, escriba en diskpart: select disk {1}, online disk, attributes disk clear readonly</translation>
    </message>
    <message>
        <source>open-device can be started only by the window</source>
        <translation>open-device solo lo puede iniciar la ventana</translation>
    </message>
    <message>
        <source>the elevated program that opens the disk sent an unknown answer</source>
        <translation>el programa con privilegios elevados que abre el disco envió una respuesta desconocida</translation>
    </message>
    <message>
        <source>cannot open {}: permission was given for “{}”, but the disk is now “{}”</source>
        <translation>no se puede abrir {}: se dio permiso para “{}”, pero el disco es ahora “{}”</translation>
    </message>
    <message>
        <source>cannot open {}: Windows did not start the program that opens disks as administrator: {}</source>
        <translation>no se puede abrir {}: Windows no inició el programa que abre los discos como administrador: {}</translation>
    </message>
    <message>
        <source>open-device is not available on this system</source>
        <translation>open-device no está disponible en este sistema</translation>
    </message>
</context>
<context>
    <name>lang</name>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>unknown suffix '{}'</source>
        <translation>sufijo desconocido “{}”</translation>
    </message>
    <message>
        <source>nothing has a member named '{}'</source>
        <translation>nada tiene un miembro llamado “{}”</translation>
    </message>
    <message>
        <source>the enum '{}' has no entry '{}'</source>
        <translation>el enum “{}” no tiene ninguna entrada “{}”</translation>
    </message>
    <message>
        <source>unknown name '{}'</source>
        <translation>nombre desconocido “{}”</translation>
    </message>
    <message>
        <source>unknown function '{}'</source>
        <translation>función desconocida “{}”</translation>
    </message>
    <message>
        <source>unknown type '{}'</source>
        <translation>tipo desconocido “{}”</translation>
    </message>
    <message>
        <source>what follows element {} cannot be found, because that one failed</source>
        <translation>no se puede encontrar lo que sigue al elemento {}, porque ese elemento ha fallado</translation>
    </message>
    <message>
        <source>the array has too many elements</source>
        <translation>la matriz tiene demasiados elementos</translation>
    </message>
    <message>
        <source>the source ends after {} of {} elements</source>
        <translation>la fuente termina después de {} de {} elementos</translation>
    </message>
    <message>
        <source>the source ends after {} elements, before the array does</source>
        <translation>la fuente termina después de {} elementos, antes que la matriz</translation>
    </message>
    <message>
        <source>an element ends before it begins</source>
        <translation>un elemento termina antes de empezar</translation>
    </message>
    <message>
        <source>the elements have no bytes, so the array has no end</source>
        <translation>los elementos no tienen bytes, por lo que la matriz no tiene fin</translation>
    </message>
    <message>
        <source>the text has no end before the end of the source</source>
        <translation>el texto no termina antes del final de la fuente</translation>
    </message>
    <message>
        <source>the text is longer than 16 MiB</source>
        <translation>el texto es de más de 16 MiB</translation>
    </message>
    <message>
        <source>function '{}' does not exist</source>
        <translation>la función “{}” no existe</translation>
    </message>
    <message>
        <source>the budget of work is used up</source>
        <translation>se ha agotado el presupuesto de trabajo</translation>
    </message>
    <message>
        <source>a cast takes one value</source>
        <translation>una conversión toma un solo valor</translation>
    </message>
    <message>
        <source>a call with more than {} arguments</source>
        <translation>una llamada con más de {} argumentos</translation>
    </message>
    <message>
        <source>the functions call each other too deeply</source>
        <translation>las funciones se llaman unas a otras a demasiada profundidad</translation>
    </message>
    <message>
        <source>'{}' needs {} arguments</source>
        <translation>“{}” necesita {} argumentos</translation>
    </message>
    <message>
        <source>'{}' takes {} arguments, not {}</source>
        <translation>“{}” toma {} argumentos, no {}</translation>
    </message>
    <message>
        <source>'{}' takes {} to {} arguments, not {}</source>
        <translation>“{}” toma de {} a {} argumentos, no {}</translation>
    </message>
    <message>
        <source>the texts given to '{}' are longer than {} MiB together</source>
        <translation>los textos pasados a “{}” suman más de {} MiB</translation>
    </message>
    <message>
        <source>the loop runs too often</source>
        <translation>el bucle se repite demasiadas veces</translation>
    </message>
    <message>
        <source>the number must lie between -{} and {}</source>
        <translation>el número debe estar entre -{} y {}</translation>
    </message>
    <message>
        <source>the number must lie between 0 and {}</source>
        <translation>el número debe estar entre 0 y {}</translation>
    </message>
    <message>
        <source>'{}' is not a number</source>
        <translation>“{}” no es un número</translation>
    </message>
    <message>
        <source>'{}' is not a hexadecimal digit</source>
        <translation>“{}” no es un dígito hexadecimal</translation>
    </message>
    <message>
        <source>a byte has two hexadecimal digits</source>
        <translation>un byte tiene dos dígitos hexadecimales</translation>
    </message>
    <message>
        <source>{} bytes are needed, not {}</source>
        <translation>se necesitan {} bytes, no {}</translation>
    </message>
    <message>
        <source>the whole has no value</source>
        <translation>el conjunto no tiene valor</translation>
    </message>
    <message>
        <source>this is worked out by the template and lies nowhere in the source</source>
        <translation>esto lo calcula la plantilla y no está en ningún lugar de la fuente</translation>
    </message>
    <message>
        <source>the template shows this value transformed, with no way back</source>
        <translation>la plantilla muestra este valor transformado, sin forma de invertirlo</translation>
    </message>
    <message>
        <source>more than 16 MiB cannot be typed</source>
        <translation>no se pueden escribir más de 16 MiB</translation>
    </message>
    <message>
        <source>only single values can be changed, this has members</source>
        <translation>solo se pueden cambiar valores simples; este tiene miembros</translation>
    </message>
    <message>
        <source>'{}' is not a GUID</source>
        <translation>“{}” no es un GUID</translation>
    </message>
    <message>
        <source>'{}' does not fit in {} bits</source>
        <translation>“{}” no cabe en {} bits</translation>
    </message>
    <message>
        <source>'{}' has no entry '{}'</source>
        <translation>“{}” no tiene ninguna entrada “{}”</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>se espera true o false</translation>
    </message>
    <message>
        <source>one character is expected</source>
        <translation>se espera un carácter</translation>
    </message>
    <message>
        <source>the number is too large for a float</source>
        <translation>el número es demasiado grande para un float</translation>
    </message>
    <message>
        <source>this has no value</source>
        <translation>esto no tiene valor</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>el texto no es UTF-8 válido</translation>
    </message>
    <message>
        <source>the text needs {} bytes, there are {}</source>
        <translation>el texto necesita {} bytes, hay {}</translation>
    </message>
    <message>
        <source>the text must keep its length of {} bytes</source>
        <translation>el texto debe conservar su longitud de {} bytes</translation>
    </message>
    <message>
        <source>format_write names no function</source>
        <translation>format_write no indica ninguna función</translation>
    </message>
    <message>
        <source>only single values can be changed</source>
        <translation>solo se pueden cambiar valores simples</translation>
    </message>
    <message>
        <source>this is not a field of a template</source>
        <translation>esto no es un campo de una plantilla</translation>
    </message>
    <message>
        <source>the template has no type '{}'</source>
        <translation>la plantilla no tiene ningún tipo “{}”</translation>
    </message>
    <message>
        <source>the evaluation takes more work than its budget allows (about {} s of processor time)</source>
        <translation>la evaluación requiere más trabajo del que permite su presupuesto (unos {} s de tiempo de procesador)</translation>
    </message>
    <message>
        <source>the template needs more memory than its budget allows ({} MiB)</source>
        <translation>la plantilla necesita más memoria de la que permite su presupuesto ({} MiB)</translation>
    </message>
    <message>
        <source>the template nests too deeply</source>
        <translation>la plantilla tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>no cursor is available here</source>
        <translation>aquí no hay ningún cursor disponible</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>la dirección</translation>
    </message>
    <message>
        <source>unknown suffix</source>
        <translation>sufijo desconocido</translation>
    </message>
    <message>
        <source>a type has no address</source>
        <translation>un tipo no tiene dirección</translation>
    </message>
    <message>
        <source>the size of '{}' is not always the same</source>
        <translation>el tamaño de “{}” no siempre es el mismo</translation>
    </message>
    <message>
        <source>a computed value has no address</source>
        <translation>un valor calculado no tiene dirección</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>entrada desconocida</translation>
    </message>
    <message>
        <source>address {} lies before the start, {}</source>
        <translation>la dirección {} está antes del principio, {}</translation>
    </message>
    <message>
        <source>{} byte at {} lie beyond the end of the source</source>
        <translation>{} byte en {} está más allá del final de la fuente</translation>
    </message>
    <message>
        <source>{} bytes at {} lie beyond the end of the source</source>
        <translation>{} bytes en {} están más allá del final de la fuente</translation>
    </message>
    <message>
        <source>disk::fixups needs a struct of a fixed size, at most 1 MiB</source>
        <translation>disk::fixups necesita un struct de tamaño fijo, de 1 MiB como máximo</translation>
    </message>
    <message>
        <source>the stride</source>
        <translation>el paso</translation>
    </message>
    <message>
        <source>the stride is too small</source>
        <translation>el paso es demasiado pequeño</translation>
    </message>
    <message>
        <source>sector {} of the record does not end with the update sequence number: it was written in part</source>
        <translation>el sector {} del registro no termina con el número de secuencia de actualización: se escribió solo en parte</translation>
    </message>
    <message>
        <source>this has no members</source>
        <translation>esto no tiene miembros</translation>
    </message>
    <message>
        <source>the template makes too many nodes</source>
        <translation>la plantilla crea demasiados nodos</translation>
    </message>
    <message>
        <source>the structure is nested deeper than {} levels</source>
        <translation>la estructura tiene más de {} niveles de anidamiento</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be pointed to</source>
        <translation>“{}” no tiene bytes a los que se pueda apuntar</translation>
    </message>
    <message>
        <source>the attribute needs {} arguments</source>
        <translation>el atributo necesita {} argumentos</translation>
    </message>
    <message>
        <source>the argument</source>
        <translation>el argumento</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>el valor</translation>
    </message>
    <message>
        <source>the width</source>
        <translation>el ancho</translation>
    </message>
    <message>
        <source>the number of elements</source>
        <translation>el número de elementos</translation>
    </message>
    <message>
        <source>the fixed size</source>
        <translation>el tamaño fijo</translation>
    </message>
    <message>
        <source>bitfield_order takes the order and the number of bits</source>
        <translation>bitfield_order toma el orden y el número de bits</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>el orden</translation>
    </message>
    <message>
        <source>the order of a bitfield is 0 (most significant first) or 1</source>
        <translation>el orden de un bitfield es 0 (primero el más significativo) o 1</translation>
    </message>
    <message>
        <source>the number of bits</source>
        <translation>el número de bits</translation>
    </message>
    <message>
        <source>the number of bits is not between 1 and 1048576</source>
        <translation>el número de bits no está entre 1 y 1048576</translation>
    </message>
    <message>
        <source>this variable does not exist here</source>
        <translation>esta variable no existe aquí</translation>
    </message>
    <message>
        <source>this template argument does not exist here</source>
        <translation>este argumento de plantilla no existe aquí</translation>
    </message>
    <message>
        <source>this template argument is a type, not a value</source>
        <translation>este argumento de plantilla es un tipo, no un valor</translation>
    </message>
    <message>
        <source>'{}' does not exist here</source>
        <translation>“{}” no existe aquí</translation>
    </message>
    <message>
        <source>the pointer leads nowhere</source>
        <translation>el puntero no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>an array has no members, only elements</source>
        <translation>una matriz no tiene miembros, solo elementos</translation>
    </message>
    <message>
        <source>member '{}' does not exist here</source>
        <translation>el miembro “{}” no existe aquí</translation>
    </message>
    <message>
        <source>no parent exists</source>
        <translation>no hay ningún elemento superior</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>el índice</translation>
    </message>
    <message>
        <source>index {} is past the end ({})</source>
        <translation>el índice {} está más allá del final ({})</translation>
    </message>
    <message>
        <source>this has no elements</source>
        <translation>esto no tiene elementos</translation>
    </message>
    <message>
        <source>index {} is past the end</source>
        <translation>el índice {} está más allá del final</translation>
    </message>
    <message>
        <source>no parent exists here</source>
        <translation>aquí no hay ningún elemento superior</translation>
    </message>
    <message>
        <source>the file itself is not a field</source>
        <translation>el propio archivo no es un campo</translation>
    </message>
    <message>
        <source>the cursor has no members</source>
        <translation>el cursor no tiene miembros</translation>
    </message>
    <message>
        <source>nothing can be placed here</source>
        <translation>aquí no se puede colocar nada</translation>
    </message>
    <message>
        <source>'{}' has no bytes that could be placed</source>
        <translation>“{}” no tiene bytes que se puedan colocar</translation>
    </message>
    <message>
        <source>a pointer's address must be a number</source>
        <translation>la dirección de un puntero debe ser un número</translation>
    </message>
    <message>
        <source>{} elements are more than {}</source>
        <translation>{} elementos son más de {}</translation>
    </message>
    <message>
        <source>an array of this form cannot stand here</source>
        <translation>una matriz de esta forma no puede estar aquí</translation>
    </message>
    <message>
        <source>the condition still holds at the end of the source</source>
        <translation>la condición se sigue cumpliendo al final de la fuente</translation>
    </message>
    <message>
        <source>the array does not fit in the source</source>
        <translation>la matriz no cabe en la fuente</translation>
    </message>
    <message>
        <source>{} elements of {} bytes at {} do not fit: the source ends after {}</source>
        <translation>{} elementos de {} bytes en {} no caben: la fuente termina después de {}</translation>
    </message>
    <message>
        <source>this lies beyond the end of the source</source>
        <translation>esto está más allá del final de la fuente</translation>
    </message>
    <message>
        <source>the bitfield has more bits than its bitfield_order says</source>
        <translation>el bitfield tiene más bits de los que indica su bitfield_order</translation>
    </message>
    <message>
        <source>bits can only stand in a bitfield</source>
        <translation>solo puede haber bits en un bitfield</translation>
    </message>
    <message>
        <source>the bitfield is larger than 1048576 bits</source>
        <translation>el bitfield es de más de 1048576 bits</translation>
    </message>
    <message>
        <source>a bitfield's member has at most 128 bits</source>
        <translation>un miembro de un bitfield tiene como máximo 128 bits</translation>
    </message>
    <message>
        <source>a bitfield's member is a number, a bool or an enum</source>
        <translation>un miembro de un bitfield es un número, un bool o un enum</translation>
    </message>
    <message>
        <source>a bitfield holds bits and other bitfields only</source>
        <translation>un bitfield solo contiene bits y otros bitfields</translation>
    </message>
    <message>
        <source>'{}' is not an index</source>
        <translation>“{}” no es un índice</translation>
    </message>
    <message>
        <source>element [{}] does not exist in '{}'</source>
        <translation>el elemento [{}] no existe en “{}”</translation>
    </message>
    <message>
        <source>only a pointer leads on with '*'</source>
        <translation>solo un puntero continúa con '*'</translation>
    </message>
    <message>
        <source>'{}' is not a name</source>
        <translation>“{}” no es un nombre</translation>
    </message>
    <message>
        <source>'{}' is an array: it has elements, not members</source>
        <translation>“{}” es una matriz: tiene elementos, no miembros</translation>
    </message>
    <message>
        <source>member '{}' does not exist</source>
        <translation>el miembro “{}” no existe</translation>
    </message>
    <message>
        <source>{} bytes at offset {} lie beyond the end of the source ({} bytes)</source>
        <translation>{} bytes en el desplazamiento {} están más allá del final de la fuente ({} bytes)</translation>
    </message>
    <message>
        <source>too many levels of inheritance</source>
        <translation>demasiados niveles de herencia</translation>
    </message>
    <message>
        <source>a struct can only inherit from structs</source>
        <translation>un struct solo puede heredar de structs</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>el cursor</translation>
    </message>
    <message>
        <source>this cannot be assigned to</source>
        <translation>a esto no se le puede asignar nada</translation>
    </message>
    <message>
        <source>this lies in the source, a template cannot change it</source>
        <translation>esto está en la fuente; una plantilla no puede cambiarlo</translation>
    </message>
    <message>
        <source>only a field can be assigned to a field with members</source>
        <translation>a un campo con miembros solo se le puede asignar un campo</translation>
    </message>
    <message>
        <source>only a field of the same size can be assigned</source>
        <translation>solo se puede asignar un campo del mismo tamaño</translation>
    </message>
    <message>
        <source>this is not '{}'</source>
        <translation>esto no es “{}”</translation>
    </message>
    <message>
        <source>the array of texts is too large</source>
        <translation>la matriz de textos es demasiado grande</translation>
    </message>
    <message>
        <source>an array cannot be made of this</source>
        <translation>con esto no se puede formar una matriz</translation>
    </message>
    <message>
        <source>an array variable needs a number of elements of one size</source>
        <translation>una variable de tipo matriz necesita un número de elementos de un mismo tamaño</translation>
    </message>
    <message>
        <source>the array variable is larger than 16 MiB</source>
        <translation>la variable de tipo matriz es de más de 16 MiB</translation>
    </message>
    <message>
        <source>the variable is larger than 16 MiB</source>
        <translation>la variable es de más de 16 MiB</translation>
    </message>
    <message>
        <source>no place for this variable</source>
        <translation>no hay lugar para esta variable</translation>
    </message>
    <message>
        <source>a variable cannot be declared here</source>
        <translation>aquí no se puede declarar una variable</translation>
    </message>
    <message>
        <source>this template argument is not a type</source>
        <translation>este argumento de plantilla no es un tipo</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>tipo desconocido</translation>
    </message>
    <message>
        <source>the type's aliases nest too deeply</source>
        <translation>los alias del tipo tienen demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>this is a function, not a type</source>
        <translation>esto es una función, no un tipo</translation>
    </message>
    <message>
        <source>a template argument is longer than {} bytes</source>
        <translation>un argumento de plantilla es de más de {} bytes</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments</source>
        <translation>“{}” necesita {} argumentos de plantilla</translation>
    </message>
    <message>
        <source>'{}' needs {} template argument, not {}</source>
        <translation>“{}” necesita {} argumento de plantilla, no {}</translation>
    </message>
    <message>
        <source>'{}' needs {} template arguments, not {}</source>
        <translation>“{}” necesita {} argumentos de plantilla, no {}</translation>
    </message>
    <message>
        <source>an enum needs a number as its type</source>
        <translation>un enum necesita un número como tipo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a floating point number</source>
        <translation>un número de coma flotante</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>un booleano</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>un carácter</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a field with members</source>
        <translation>un campo con miembros</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>una matriz</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>the operator cannot take {} and {}</source>
        <translation>el operador no admite {} y {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>división por cero</translation>
    </message>
    <message>
        <source>the operator does not take floating point numbers</source>
        <translation>el operador no admite números de coma flotante</translation>
    </message>
    <message>
        <source>the text becomes longer than 16 MiB</source>
        <translation>el texto pasa a ser de más de 16 MiB</translation>
    </message>
    <message>
        <source>expected a number, this is {}</source>
        <translation>se esperaba un número, pero esto es {}</translation>
    </message>
    <message>
        <source>expected a condition, this is {}</source>
        <translation>se esperaba una condición, pero esto es {}</translation>
    </message>
    <message>
        <source>{} is negative: {}</source>
        <translation>{} es menor que 0: {}</translation>
    </message>
    <message>
        <source>{} is too large: {}</source>
        <translation>{} es demasiado grande: {}</translation>
    </message>
    <message>
        <source>the operator cannot take {}</source>
        <translation>el operador no admite {}</translation>
    </message>
    <message>
        <source>expected a text, this is {}</source>
        <translation>se esperaba un texto, pero esto es {}</translation>
    </message>
    <message>
        <source>too many errors; the rest is not shown</source>
        <translation>demasiados errores; no se muestra el resto</translation>
    </message>
    <message>
        <source>this comment is never closed: expected '*/'</source>
        <translation>este comentario no se cierra: se esperaba '*/'</translation>
    </message>
    <message>
        <source>a control character ({}) does not belong in a template</source>
        <translation>un carácter de control ({}) no debe aparecer en una plantilla</translation>
    </message>
    <message>
        <source>'{}' means nothing here</source>
        <translation>“{}” no significa nada aquí</translation>
    </message>
    <message>
        <source>expected digits of base {} after the prefix</source>
        <translation>se esperaban dígitos de base {} después del prefijo</translation>
    </message>
    <message>
        <source>'{}' does not belong to a number of base {}</source>
        <translation>“{}” no forma parte de un número de base {}</translation>
    </message>
    <message>
        <source>this number is out of a double's range</source>
        <translation>este número está fuera del intervalo de un double</translation>
    </message>
    <message>
        <source>this number does not fit in 128 bits</source>
        <translation>este número no cabe en 128 bits</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits after \x</source>
        <translation>se esperaban dos dígitos hexadecimales después de \x</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>se esperaban cuatro dígitos hexadecimales después de \u</translation>
    </message>
    <message>
        <source>an unknown escape: {} are known</source>
        <translation>secuencia de escape desconocida: se conocen {}</translation>
    </message>
    <message>
        <source>this string is not closed on its line: expected {}</source>
        <translation>esta cadena no se cierra en su línea: se esperaba {}</translation>
    </message>
    <message>
        <source>this character is not closed: expected “'”</source>
        <translation>este carácter no se cierra: se esperaba “'”</translation>
    </message>
    <message>
        <source>a character literal needs a character</source>
        <translation>un literal de carácter necesita un carácter</translation>
    </message>
    <message>
        <source>a character literal holds one character</source>
        <translation>un literal de carácter contiene un solo carácter</translation>
    </message>
    <message>
        <source>a bit order is 0 (most significant first) or 1 (least significant first)</source>
        <translation>un orden de bits es 0 (primero el más significativo) o 1 (primero el menos significativo)</translation>
    </message>
    <message>
        <source>an integer has between 0 and 16 bytes</source>
        <translation>un entero tiene entre 0 y 16 bytes</translation>
    </message>
    <message>
        <source>the time lies beyond the calendar</source>
        <translation>la hora está fuera del calendario</translation>
    </message>
    <message>
        <source>a {} without {} in the format; {} stands for the character</source>
        <translation>{} sin {} en el formato; {} representa el carácter</translation>
    </message>
    <message>
        <source>a width of more than 9999 in the format</source>
        <translation>un ancho de más de 9999 en el formato</translation>
    </message>
    <message>
        <source>a width that is not a number between 0 and 9999</source>
        <translation>un ancho que no es un número entre 0 y 9999</translation>
    </message>
    <message>
        <source>the format “{}” does not fit its {} values: {}</source>
        <translation>el formato “{}” no concuerda con sus {} valores: {}</translation>
    </message>
    <message>
        <source>argument 1 has to be a field or a text</source>
        <translation>el argumento 1 tiene que ser un campo o un texto</translation>
    </message>
    <message>
        <source>an object of more than 16 MiB</source>
        <translation>un objeto de más de 16 MiB</translation>
    </message>
    <message>
        <source>an object's length is a multiple of 4 and at least 8</source>
        <translation>la longitud de un objeto es un múltiplo de 4 y al menos 8</translation>
    </message>
    <message>
        <source>only the main section can be accumulated</source>
        <translation>solo se puede acumular la sección principal</translation>
    </message>
    <message>
        <source>a value has between 1 and 16 bytes</source>
        <translation>un valor tiene entre 1 y 16 bytes</translation>
    </message>
    <message>
        <source>an operation is between 0 and 4</source>
        <translation>una operación está entre 0 y 4</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>el final está antes del principio</translation>
    </message>
    <message>
        <source>a string of more than 16 MiB</source>
        <translation>una cadena de más de 16 MiB</translation>
    </message>
    <message>
        <source>at most 128 bits can be read at once</source>
        <translation>se pueden leer como máximo 128 bits a la vez</translation>
    </message>
    <message>
        <source>the bits lie beyond every disk</source>
        <translation>los bits están más allá de cualquier disco</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>no hay nada que buscar</translation>
    </message>
    <message>
        <source>the number of the occurrence is negative</source>
        <translation>el número de la aparición es negativo</translation>
    </message>
    <message>
        <source>argument {} is not a byte (0 to 255)</source>
        <translation>el argumento {} no es un byte (0 a 255)</translation>
    </message>
    <message>
        <source>more than 1 GiB in one call of a function</source>
        <translation>más de 1 GiB en una sola llamada de una función</translation>
    </message>
    <message>
        <source>the bytes asked for lie beyond the end of the data</source>
        <translation>los bytes pedidos están más allá del final de los datos</translation>
    </message>
    <message>
        <source>argument {} has to be {}</source>
        <translation>el argumento {} tiene que ser {}</translation>
    </message>
    <message>
        <source>argument {} lies beyond every disk</source>
        <translation>el argumento {} está más allá de cualquier disco</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>un número que no sea negativo</translation>
    </message>
    <message>
        <source>a field, not a computed value</source>
        <translation>un campo, no un valor calculado</translation>
    </message>
    <message>
        <source>an endian: 0 native, 1 big, 2 little</source>
        <translation>un orden de bytes (endian): 0 nativo, 1 big, 2 little</translation>
    </message>
    <message>
        <source>a text of {} characters has no such index</source>
        <translation>un texto de {} caracteres no tiene ese índice</translation>
    </message>
    <message>
        <source>a text of {} characters has no part from {} on</source>
        <translation>un texto de {} caracteres no tiene ninguna parte desde {}</translation>
    </message>
    <message>
        <source>a base is between 2 and 36, or 0</source>
        <translation>una base está entre 2 y 36, o es 0</translation>
    </message>
    <message>
        <source>'{}' does not fit in 128 bits</source>
        <translation>“{}” no cabe en 128 bits</translation>
    </message>
    <message>
        <source>'{}' is not a number of base {}</source>
        <translation>“{}” no es un número de base {}</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>una hora</translation>
    </message>
    <message>
        <source>expected ';' after {}</source>
        <translation>se esperaba ';' tras {}</translation>
    </message>
    <message>
        <source>expected ';' after {}, not {}</source>
        <translation>se esperaba ';' tras {}, no {}</translation>
    </message>
    <message>
        <source>expected {}, not {}</source>
        <translation>se esperaba {}, no {}</translation>
    </message>
    <message>
        <source>expected {}, not {}, which is a word of the language</source>
        <translation>se esperaba {}, no {}, que es una palabra del lenguaje</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>el final del texto</translation>
    </message>
    <message>
        <source>the template is larger than 16 MiB</source>
        <translation>la plantilla es de más de 16 MiB</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>esto tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>a name after '::'</source>
        <translation>un nombre después de '::'</translation>
    </message>
    <message>
        <source>this name is too long</source>
        <translation>este nombre es demasiado largo</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>un tipo</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's arguments</source>
        <translation>',' o '&gt;' de los argumentos de la plantilla</translation>
    </message>
    <message>
        <source>a template parameter (T or auto N)</source>
        <translation>un parámetro de plantilla (T o auto N)</translation>
    </message>
    <message>
        <source>a second parameter '{}'</source>
        <translation>un segundo parámetro “{}”</translation>
    </message>
    <message>
        <source>',' or '&gt;' of the template's parameters</source>
        <translation>',' o '&gt;' de los parámetros de la plantilla</translation>
    </message>
    <message>
        <source>an attribute's name</source>
        <translation>el nombre de un atributo</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} o {}</translation>
    </message>
    <message>
        <source>the namespace's name</source>
        <translation>el nombre del espacio de nombres</translation>
    </message>
    <message>
        <source>{} of the namespace</source>
        <translation>{} del espacio de nombres</translation>
    </message>
    <message>
        <source>it was opened here</source>
        <translation>se abrió aquí</translation>
    </message>
    <message>
        <source>'{}' is declared already</source>
        <translation>“{}” ya está declarado</translation>
    </message>
    <message>
        <source>it was declared here first</source>
        <translation>se declaró antes aquí</translation>
    </message>
    <message>
        <source>the struct's name</source>
        <translation>el nombre del struct</translation>
    </message>
    <message>
        <source>the union's name</source>
        <translation>el nombre del union</translation>
    </message>
    <message>
        <source>the bitfield's name</source>
        <translation>el nombre del bitfield</translation>
    </message>
    <message>
        <source>the struct to inherit from</source>
        <translation>el struct del que se hereda</translation>
    </message>
    <message>
        <source>{} of the members</source>
        <translation>{} de los miembros</translation>
    </message>
    <message>
        <source>the struct</source>
        <translation>el struct</translation>
    </message>
    <message>
        <source>the union</source>
        <translation>el union</translation>
    </message>
    <message>
        <source>the bitfield</source>
        <translation>el bitfield</translation>
    </message>
    <message>
        <source>the enum's name</source>
        <translation>el nombre del enum</translation>
    </message>
    <message>
        <source>':' and the enum's type, as in 'enum E : u8'</source>
        <translation>':' y el tipo del enum, como en 'enum E : u8'</translation>
    </message>
    <message>
        <source>the enum's type</source>
        <translation>el tipo del enum</translation>
    </message>
    <message>
        <source>{} of the enumerators</source>
        <translation>{} de los enumeradores</translation>
    </message>
    <message>
        <source>an enumerator's name</source>
        <translation>el nombre de un enumerador</translation>
    </message>
    <message>
        <source>{} or {} after the enumerator</source>
        <translation>{} o {} después del enumerador</translation>
    </message>
    <message>
        <source>{} of the enum</source>
        <translation>{} del enum</translation>
    </message>
    <message>
        <source>the enum</source>
        <translation>el enum</translation>
    </message>
    <message>
        <source>the type's name</source>
        <translation>el nombre del tipo</translation>
    </message>
    <message>
        <source>'=' and a type, or ';'</source>
        <translation>'=' y un tipo, o ';'</translation>
    </message>
    <message>
        <source>the using</source>
        <translation>el using</translation>
    </message>
    <message>
        <source>the function's name</source>
        <translation>el nombre de la función</translation>
    </message>
    <message>
        <source>'(' of the parameters</source>
        <translation>'(' de los parámetros</translation>
    </message>
    <message>
        <source>a parameter's type</source>
        <translation>el tipo de un parámetro</translation>
    </message>
    <message>
        <source>a parameter's name</source>
        <translation>el nombre de un parámetro</translation>
    </message>
    <message>
        <source>nothing can follow the parameter pack</source>
        <translation>nada puede seguir al paquete de parámetros</translation>
    </message>
    <message>
        <source>this parameter needs a default value, as the one before it has one</source>
        <translation>este parámetro necesita un valor predeterminado, ya que el anterior lo tiene</translation>
    </message>
    <message>
        <source>{} of the function</source>
        <translation>{} de la función</translation>
    </message>
    <message>
        <source>'from' after 'import *'</source>
        <translation>'from' después de 'import *'</translation>
    </message>
    <message>
        <source>a module's name, as in 'import std.mem'</source>
        <translation>el nombre de un módulo, como en 'import std.mem'</translation>
    </message>
    <message>
        <source>this module's name is too long</source>
        <translation>el nombre de este módulo es demasiado largo</translation>
    </message>
    <message>
        <source>the new type's name</source>
        <translation>el nombre del nuevo tipo</translation>
    </message>
    <message>
        <source>the new namespace's name</source>
        <translation>el nombre del nuevo espacio de nombres</translation>
    </message>
    <message>
        <source>'as' and the new type's name</source>
        <translation>'as' y el nombre del nuevo tipo</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>el import</translation>
    </message>
    <message>
        <source>the module '{}' was not found (looked for {}.hexpat and {}.pat)</source>
        <translation>no se ha encontrado el módulo “{}” (se ha buscado {}.hexpat y {}.pat)</translation>
    </message>
    <message>
        <source>modules import each other too deeply: does one import itself as a type?</source>
        <translation>los módulos se importan unos a otros a demasiada profundidad: ¿se importa uno a sí mismo como tipo?</translation>
    </message>
    <message>
        <source>this expression is nested too deeply</source>
        <translation>esta expresión tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>':' of this '?'</source>
        <translation>':' de este '?'</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>una expresión</translation>
    </message>
    <message>
        <source>'(' of the cast</source>
        <translation>'(' de la conversión</translation>
    </message>
    <message>
        <source>')' of the cast</source>
        <translation>')' de la conversión</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a member's name after '.'</source>
        <translation>el nombre de un miembro después de '.'</translation>
    </message>
    <message>
        <source>this {} closes nothing</source>
        <translation>este {} no cierra nada</translation>
    </message>
    <message>
        <source>the block was opened here</source>
        <translation>el bloque se abrió aquí</translation>
    </message>
    <message>
        <source>the assignment</source>
        <translation>la asignación</translation>
    </message>
    <message>
        <source>this 'else' has no 'if' before it</source>
        <translation>este 'else' no tiene ningún 'if' delante</translation>
    </message>
    <message>
        <source>this 'catch' has no 'try' before it</source>
        <translation>este 'catch' no tiene ningún 'try' delante</translation>
    </message>
    <message>
        <source>{} cannot be declared in here, only at file level or in a namespace</source>
        <translation>{} no se puede declarar aquí dentro, solo al nivel del archivo o en un espacio de nombres</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>una instrucción</translation>
    </message>
    <message>
        <source>a member or a statement</source>
        <translation>un miembro o una instrucción</translation>
    </message>
    <message>
        <source>a declaration or a statement</source>
        <translation>una declaración o una instrucción</translation>
    </message>
    <message>
        <source>'[' after 'padding'</source>
        <translation>'[' después de 'padding'</translation>
    </message>
    <message>
        <source>'(' after 'while'</source>
        <translation>'(' después de 'while'</translation>
    </message>
    <message>
        <source>an array has one dimension; put the inner one into a struct</source>
        <translation>una matriz tiene una dimensión; ponga la interior en un struct</translation>
    </message>
    <message>
        <source>':' and the pointer's type, as in 'T *p : u32'</source>
        <translation>':' y el tipo del puntero, como en 'T *p : u32'</translation>
    </message>
    <message>
        <source>the pointer's type</source>
        <translation>el tipo del puntero</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>el miembro</translation>
    </message>
    <message>
        <source>the variable</source>
        <translation>la variable</translation>
    </message>
    <message>
        <source>the field's name</source>
        <translation>el nombre del campo</translation>
    </message>
    <message>
        <source>':' and the field's width in bits</source>
        <translation>':' y el ancho del campo en bits</translation>
    </message>
    <message>
        <source>the bit field</source>
        <translation>el campo de bits</translation>
    </message>
    <message>
        <source>'=' or another assignment</source>
        <translation>'=' u otra asignación</translation>
    </message>
    <message>
        <source>the call</source>
        <translation>la llamada</translation>
    </message>
    <message>
        <source>'(' after 'if'</source>
        <translation>'(' después de 'if'</translation>
    </message>
    <message>
        <source>'(' after 'for'</source>
        <translation>'(' después de 'for'</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>una asignación</translation>
    </message>
    <message>
        <source>'(' after 'match'</source>
        <translation>'(' después de 'match'</translation>
    </message>
    <message>
        <source>{} of the cases</source>
        <translation>{} de los casos</translation>
    </message>
    <message>
        <source>'(' of a case's patterns</source>
        <translation>'(' de los patrones de un caso</translation>
    </message>
    <message>
        <source>this case has {} patterns for {} values</source>
        <translation>este caso tiene {} patrones para {} valores</translation>
    </message>
    <message>
        <source>':' after the patterns</source>
        <translation>':' después de los patrones</translation>
    </message>
    <message>
        <source>{} of the match</source>
        <translation>{} del match</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>el return</translation>
    </message>
    <message>
        <source>the template and what it includes is larger than 64 MiB</source>
        <translation>la plantilla y lo que incluye superan los 64 MiB</translation>
    </message>
    <message>
        <source>this condition is never closed: expected '#endif'</source>
        <translation>esta condición no se cierra: se esperaba '#endif'</translation>
    </message>
    <message>
        <source>the template is too large: more than 1,000,000 words and signs</source>
        <translation>la plantilla es demasiado grande: más de 1 000 000 de palabras y signos</translation>
    </message>
    <message>
        <source>macros are nested too deeply</source>
        <translation>las macros tienen demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>the macros make more than 1,000,000 words and signs of this template</source>
        <translation>las macros convierten esta plantilla en más de 1 000 000 de palabras y signos</translation>
    </message>
    <message>
        <source>expected a name after #define</source>
        <translation>se esperaba un nombre después de #define</translation>
    </message>
    <message>
        <source>macros with parameters are not part of the language</source>
        <translation>las macros con parámetros no forman parte del lenguaje</translation>
    </message>
    <message>
        <source>expected a directive after '#'</source>
        <translation>se esperaba una directiva después de '#'</translation>
    </message>
    <message>
        <source>expected a name after #{}</source>
        <translation>se esperaba un nombre después de #{}</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation>las condiciones tienen demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>#{} without #ifdef or #ifndef before it</source>
        <translation>#{} sin #ifdef ni #ifndef delante</translation>
    </message>
    <message>
        <source>a second #else of the same condition</source>
        <translation>un segundo #else de la misma condición</translation>
    </message>
    <message>
        <source>'#{}' is not a directive; known: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</source>
        <translation>“#{}” no es una directiva; se conocen: include, define, undef, ifdef, ifndef, else, endif, error, pragma, import</translation>
    </message>
    <message>
        <source>expected a file after #include: {} or {}</source>
        <translation>se esperaba un archivo después de #include: {} o {}</translation>
    </message>
    <message>
        <source>files include each other too deeply: is there a circle without #pragma once?</source>
        <translation>los archivos se incluyen unos a otros a demasiada profundidad: ¿hay un círculo sin #pragma once?</translation>
    </message>
    <message>
        <source>'{}' was not found</source>
        <translation>no se ha encontrado “{}”</translation>
    </message>
    <message>
        <source>#pragma without a name does nothing</source>
        <translation>#pragma sin un nombre no hace nada</translation>
    </message>
    <message>
        <source>expected a number after #pragma {}</source>
        <translation>se esperaba un número después de #pragma {}</translation>
    </message>
    <message>
        <source>expected little, big or native after #pragma endian</source>
        <translation>se esperaba little, big o native después de #pragma endian</translation>
    </message>
    <message>
        <source>expected left_to_right or right_to_left after #pragma bitfield_order</source>
        <translation>se esperaba left_to_right o right_to_left después de #pragma bitfield_order</translation>
    </message>
    <message>
        <source>included from here</source>
        <translation>incluido desde aquí</translation>
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
        <translation>una plantilla no puede acceder a archivos ni a la red</translation>
    </message>
    <message>
        <source>the list has more values than the array has elements</source>
        <translation>la lista tiene más valores que elementos la matriz</translation>
    </message>
    <message>
        <source>a list can only be an array variable's first value</source>
        <translation>una lista solo puede ser el primer valor de una variable de tipo matriz</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>la sección</translation>
    </message>
    <message>
        <source>section {} does not exist</source>
        <translation>la sección {} no existe</translation>
    </message>
    <message>
        <source>a section of more than {} MiB</source>
        <translation>una sección de más de {} MiB</translation>
    </message>
    <message>
        <source>the template makes too many sections</source>
        <translation>la plantilla crea demasiadas secciones</translation>
    </message>
    <message>
        <source>a template cannot change the source</source>
        <translation>una plantilla no puede cambiar la fuente</translation>
    </message>
    <message>
        <source>the bytes to be copied lie beyond every section</source>
        <translation>los bytes que se van a copiar están más allá de cualquier sección</translation>
    </message>
    <message>
        <source>more than 256 MiB to unpack</source>
        <translation>más de 256 MiB que descomprimir</translation>
    </message>
    <message>
        <source>a window of zlib has between -15 and 47 bits</source>
        <translation>una ventana de zlib tiene entre -15 y 47 bits</translation>
    </message>
    <message>
        <source>this build cannot unpack that format</source>
        <translation>esta compilación no puede descomprimir ese formato</translation>
    </message>
    <message>
        <source>the data ends before this</source>
        <translation>los datos terminan antes de esto</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' o '}'</translation>
    </message>
    <message>
        <source>an enum's value has between 1 and 16 bytes</source>
        <translation>el valor de una enumeración tiene entre 1 y 16 bytes</translation>
    </message>
    <message>
        <source>this has no bytes</source>
        <translation>esto no tiene bytes</translation>
    </message>
    <message>
        <source>sections cannot be made here</source>
        <translation>aquí no se pueden crear secciones</translation>
    </message>
    <message>
        <source>this distribution of random numbers does not exist</source>
        <translation>esta distribución de números aleatorios no existe</translation>
    </message>
    <message>
        <source>these parameters do not fit the distribution of random numbers</source>
        <translation>estos parámetros no corresponden a la distribución de números aleatorios</translation>
    </message>
    <message>
        <source>this is encrypted in the source; decrypted fields cannot be changed</source>
        <translation>esto está cifrado en la fuente; los campos descifrados no se pueden cambiar</translation>
    </message>
    <message>
        <source>disk::decrypted needs a struct of whole sectors, at most 1 MiB</source>
        <translation>disk::decrypted necesita un struct de sectores completos, de 1 MiB como máximo</translation>
    </message>
    <message>
        <source>{} was made by a template in memory and can only be read</source>
        <translation>{} se creó en memoria con una plantilla y solo se puede leer</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' prints, sets the byte order or assigns a variable outside of it</source>
        <translation>todos los elementos de “{}” se evalúan de una vez: “{}” imprime, establece el orden de bytes o asigna una variable externa</translation>
    </message>
    <message>
        <source>all elements of '{}' are evaluated at once: '{}' reads a variable that changes while the template runs</source>
        <translation>todos los elementos de “{}” se evalúan de una vez: “{}” lee una variable que cambia mientras se ejecuta la plantilla</translation>
    </message>
    <message>
        <source>this is still being evaluated</source>
        <translation>esto aún se está evaluando</translation>
    </message>
    <message>
        <source>'{}' changes something or takes references, so it is not called here</source>
        <translation>“{}” modifica algo o recibe referencias, por lo que aquí no se llama</translation>
    </message>
    <message>
        <source>this cannot be worked out in a watch</source>
        <translation>esto no se puede calcular en una expresión de inspección</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Opens disks and images and shows their sectors. Opening never writes.</source>
        <translation>Abre discos e imágenes y muestra sus sectores. Abrir nunca escribe.</translation>
    </message>
    <message>
        <source>A device, an image, or SOURCE#N for its partition N</source>
        <translation>Un dispositivo, una imagen o SOURCE#N para su partición N</translation>
    </message>
</context>
<context>
    <name>manifest</name>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>no se puede abrir {}: {}</translation>
    </message>
    <message>
        <source>cannot list the folder {}: {}</source>
        <translation>no se puede enumerar la carpeta {}: {}</translation>
    </message>
    <message>
        <source>cannot examine {}: {}</source>
        <translation>no se puede examinar {}: {}</translation>
    </message>
    <message>
        <source>{} is not a folder</source>
        <translation>{} no es una carpeta</translation>
    </message>
    <message>
        <source>another file has taken the place of {}</source>
        <translation>otro archivo ha ocupado el lugar de {}</translation>
    </message>
    <message>
        <source>{} changed while it was read</source>
        <translation>{} cambió mientras se leía</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>las carpetas están anidadas a demasiada profundidad</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>“{}” no existe en el volumen; en las rutas se distinguen mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>the volume has a name for a file that it does not contain</source>
        <translation>el volumen tiene un nombre para un archivo que no contiene</translation>
    </message>
    <message>
        <source>{} is not a manifest: line {} is neither JSON, nor a line of sha256sum, hashdeep or mtree</source>
        <translation>{} no es un manifiesto: la línea {} no es JSON ni una línea de sha256sum, hashdeep o mtree</translation>
    </message>
    <message>
        <source>{} has no lines of a manifest</source>
        <translation>{} no tiene líneas de un manifiesto</translation>
    </message>
    <message>
        <source>line {} of the manifest {} is damaged</source>
        <translation>la línea {} del manifiesto {} está dañada</translation>
    </message>
    <message>
        <source>the manifest {} is incomplete: its last line is missing</source>
        <translation>el manifiesto {} está incompleto: falta su última línea</translation>
    </message>
    <message>
        <source>the manifest {} was made by a newer version of Sectorsmith (schema version {})</source>
        <translation>el manifiesto {} se hizo con una versión más reciente de Sectorsmith (versión de esquema {})</translation>
    </message>
    <message>
        <source>the manifest {} has no checksums that are known here</source>
        <translation>el manifiesto {} no tiene sumas de comprobación que se conozcan aquí</translation>
    </message>
    <message>
        <source>the checksums of {} have {} digits; none of the supported algorithms has this length</source>
        <translation>las sumas de comprobación de {} tienen {} dígitos; ninguno de los algoritmos admitidos tiene esta longitud</translation>
    </message>
    <message>
        <source>the {} format does not support {}</source>
        <translation>el formato {} no admite {}</translation>
    </message>
    <message>
        <source>the {} format holds one checksum for each file</source>
        <translation>el formato {} contiene una sola suma de comprobación por archivo</translation>
    </message>
    <message>
        <source>the {} format cannot hold the name {}</source>
        <translation>el formato {} no puede contener el nombre {}</translation>
    </message>
    <message>
        <source>cannot write to {}, which records the progress; the disk may be full</source>
        <translation>no se puede escribir en {}, que guarda el progreso; puede que el disco esté lleno</translation>
    </message>
    <message>
        <source>{} records the progress of another run ({}); delete it to start again</source>
        <translation>{} guarda el progreso de otra ejecución ({}); elimínelo para empezar de nuevo</translation>
    </message>
    <message>
        <source>the report {} needs the ending .txt, .html or .json</source>
        <translation>el informe {} debe terminar en .txt, .html o .json</translation>
    </message>
    <message>
        <source>cannot open the manifest {}</source>
        <translation>no se puede abrir el manifiesto {}</translation>
    </message>
    <message>
        <source>the manifest {} is damaged: it has {} entries, and its last line says {}</source>
        <translation>el manifiesto {} está dañado: tiene {} entradas y su última línea indica {}</translation>
    </message>
    <message>
        <source>the manifest {} continues after its end, in line {}; it may be several manifests in one file</source>
        <translation>el manifiesto {} continúa después de su final, en la línea {}; puede que sean varios manifiestos en un solo archivo</translation>
    </message>
    <message>
        <source>the manifest {} lists “{}” twice, with different contents</source>
        <translation>el manifiesto {} contiene “{}” dos veces, con contenidos distintos</translation>
    </message>
    <message>
        <source>the volume has {} of the {} bytes of {}; its structures are damaged</source>
        <translation>el volumen tiene {} de los {} bytes de {}; sus estructuras están dañadas</translation>
    </message>
    <message>
        <source>the content of {} is stored online only; download it first</source>
        <translation>el contenido de {} está guardado solo en línea; descárguelo primero</translation>
    </message>
    <message>
        <source>{} is in use by another run</source>
        <translation>{} está en uso por otra ejecución</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>new date only</source>
        <translation>solo fecha nueva</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>size changed</source>
        <translation>tamaño cambiado</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>sospechoso</translation>
    </message>
    <message>
        <source>kind changed</source>
        <translation>tipo cambiado</translation>
    </message>
    <message>
        <source>link changed</source>
        <translation>enlace cambiado</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>en proceso de cambio</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>no comprobado</translation>
    </message>
    <message>
        <source>SUSPICIOUS</source>
        <translation>SOSPECHOSO</translation>
    </message>
    <message>
        <source>was {}</source>
        <translation>antes {}</translation>
    </message>
    <message>
        <source>{} bytes, was {}</source>
        <translation>{} bytes, antes {}</translation>
    </message>
    <message>
        <source>not compared with the copy: {}</source>
        <translation>no comparado con la copia: {}</translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy agrees with the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy agrees with the manifest</comment>
        <translation>
            <numerusform>la copia difiere en {} bloque de 4 KiB, y la copia coincide con el manifiesto</numerusform>
            <numerusform>la copia difiere en {} bloques de 4 KiB, y la copia coincide con el manifiesto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copy differs in {} blocks of 4 KiB, and the copy also differs from the manifest</source>
        <comment>the copy differs in {} block of 4 KiB, and the copy also differs from the manifest</comment>
        <translation>
            <numerusform>la copia difiere en {} bloque de 4 KiB, y la copia difiere también del manifiesto</numerusform>
            <numerusform>la copia difiere en {} bloques de 4 KiB, y la copia difiere también del manifiesto</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {} to {}</source>
        <translation>bytes {} a {}</translation>
    </message>
    <message>
        <source>bytes {} to {}, on {} at {}</source>
        <translation>bytes {} a {}, en {} en {}</translation>
    </message>
    <message numerus="yes">
        <source>and {} more ranges</source>
        <comment>and {} more range</comment>
        <translation>
            <numerusform>y {} intervalo más</numerusform>
            <numerusform>y {} intervalos más</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>nada que comparar</translation>
    </message>
    <message>
        <source>{} read in {} s, {}/s</source>
        <translation>{} leídos en {} s, {}/s</translation>
    </message>
    <message>
        <source>Check of {}</source>
        <translation>Comprobación de {}</translation>
    </message>
    <message>
        <source>Manifest: {}</source>
        <translation>Manifiesto: {}</translation>
    </message>
    <message>
        <source>Checksums: {}</source>
        <translation>Sumas de comprobación: {}</translation>
    </message>
    <message>
        <source>Checked: {}</source>
        <translation>Comprobado: {}</translation>
    </message>
    <message>
        <source>Files by result</source>
        <translation>Archivos por resultado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message numerus="yes">
        <source>{} more files; the text and JSON reports list them all.</source>
        <comment>{} more file; the text and JSON reports list them all.</comment>
        <translation>
            <numerusform>{} archivo más; los informes de texto y JSON los contienen todos.</numerusform>
            <numerusform>{} archivos más; los informes de texto y JSON los contienen todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Sectorsmith</source>
        <translation>Hecho con Sectorsmith</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>the checksum covers {} bytes, more than any known structure has</source>
        <translation>la suma de comprobación abarca {} bytes, más de los que tiene cualquier estructura conocida</translation>
    </message>
    <message>
        <source>the checksum covers bytes beyond the end</source>
        <translation>la suma de comprobación abarca bytes más allá del final</translation>
    </message>
    <message>
        <source>a checksum has 1 to 8 bytes</source>
        <translation>una suma de comprobación tiene de 1 a 8 bytes</translation>
    </message>
    <message>
        <source>the length of an APFS object must be a multiple of 4</source>
        <translation>la longitud de un objeto APFS debe ser múltiplo de 4</translation>
    </message>
    <message>
        <source>the checksum of a boot region must follow its eleven sectors</source>
        <translation>la suma de comprobación de una región de arranque debe seguir a sus once sectores</translation>
    </message>
    <message>
        <source>“{}” is not a known kind of checksum</source>
        <translation>“{}” no es una clase conocida de suma de comprobación</translation>
    </message>
    <message>
        <source>a record cannot have {} bytes</source>
        <translation>un registro no puede tener {} bytes</translation>
    </message>
    <message>
        <source>the update sequence of the record is damaged</source>
        <translation>la secuencia de actualización del registro está dañada</translation>
    </message>
    <message>
        <source>sector {} of the record was not written together with the others</source>
        <translation>el sector {} del registro no se escribió junto con los demás</translation>
    </message>
    <message>
        <source>sector {} of {} cannot be read back after it was written: {}</source>
        <translation>el sector {} de {} no se puede releer después de haberse escrito: {}</translation>
    </message>
    <message>
        <source>sector {} of {} can no longer be read: {}</source>
        <translation>el sector {} de {} ya no se puede leer: {}</translation>
    </message>
    <message>
        <source>all changes to {} are written and verified, but the undo record cannot be closed: {}</source>
        <translation>todos los cambios en {} están escritos y verificados, pero no se puede cerrar el registro de deshacer: {}</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>no hay nada que escribir</translation>
    </message>
    <message>
        <source>a write at offset {} extends beyond the end of {}</source>
        <translation>una escritura en el desplazamiento {} sobrepasa el final de {}</translation>
    </message>
    <message>
        <source>a write at offset {} does not cover whole sectors</source>
        <translation>una escritura en el desplazamiento {} no abarca sectores completos</translation>
    </message>
    <message>
        <source>offset {} would be written twice</source>
        <translation>el desplazamiento {} se escribiría dos veces</translation>
    </message>
    <message>
        <source>undo record {} belongs to {}, but this is {}</source>
        <translation>el registro de deshacer {} pertenece a {}, pero este es {}</translation>
    </message>
    <message>
        <source>the undo record belongs to {}; {} has the same size and may be a copy or another image</source>
        <translation>el registro de deshacer pertenece a {}; {} tiene el mismo tamaño y puede ser una copia u otra imagen</translation>
    </message>
    <message>
        <source>{} has no serial number: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} no tiene número de serie: puede ser una copia del disco en el que se escribió, u otro disco con el mismo contenido</translation>
    </message>
    <message>
        <source>{} has a serial number that the undo record does not contain: it may be a copy of the disk that was written to, or another disk with the same content</source>
        <translation>{} tiene un número de serie que el registro de deshacer no contiene: puede ser una copia del disco en el que se escribió, u otro disco con el mismo contenido</translation>
    </message>
    <message>
        <source>{} holds {} at offset {}, which does not match undo record {}: it has been changed since</source>
        <translation>{} contiene {} en el desplazamiento {}, lo que no coincide con el registro de deshacer {}: se ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>cannot delete undo record {}: {}</source>
        <translation>no se puede eliminar el registro de deshacer {}: {}</translation>
    </message>
    <message>
        <source>cannot read the new bytes: {}</source>
        <translation>no se pueden leer los bytes nuevos: {}</translation>
    </message>
    <message>
        <source>{}; a sector that cannot be read can only be replaced as a whole</source>
        <translation>{}; un sector que no se puede leer solo se puede reemplazar entero</translation>
    </message>
    <message>
        <source>{} bytes at offset {} extend beyond the end of {} at {}; a disk cannot grow</source>
        <translation>{} bytes en el desplazamiento {} sobrepasan el final de {} en {}; un disco no puede crecer</translation>
    </message>
    <message>
        <source>the copy of {} would extend beyond the end</source>
        <translation>la copia de {} sobrepasaría el final</translation>
    </message>
    <message>
        <source>{} and its copy would overlap</source>
        <translation>{} y su copia se solaparían</translation>
    </message>
    <message>
        <source>the structure has too many fields</source>
        <translation>la estructura tiene demasiados campos</translation>
    </message>
    <message>
        <source>{} has no copy</source>
        <translation>{} no tiene copia</translation>
    </message>
    <message>
        <source>this structure has no copy</source>
        <translation>esta estructura no tiene copia</translation>
    </message>
    <message>
        <source>the copy to be used as the source has wrong checksums</source>
        <translation>la copia que se usaría como origen tiene sumas de comprobación incorrectas</translation>
    </message>
    <message>
        <source>{}; {} could not be deleted</source>
        <translation>{}; {} no se pudo eliminar</translation>
    </message>
    <message>
        <source>cannot open the folder {}: {}</source>
        <translation>no se puede abrir la carpeta {}: {}</translation>
    </message>
    <message>
        <source>cannot flush the folder {}: {}</source>
        <translation>no se puede vaciar la caché de la carpeta {}: {}</translation>
    </message>
    <message>
        <source>cannot set the size of {}: {}</source>
        <translation>no se puede establecer el tamaño de {}: {}</translation>
    </message>
    <message>
        <source>cannot flush {}: {}</source>
        <translation>no se puede vaciar la caché de {}: {}</translation>
    </message>
    <message>
        <source>cannot close {}: {}</source>
        <translation>no se puede cerrar {}: {}</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>no se puede escribir en {}: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>no se puede crear {}: {}</translation>
    </message>
    <message>
        <source>cannot rename {}: {}</source>
        <translation>no se puede renombrar {}: {}</translation>
    </message>
    <message>
        <source>{} does not support TRIM</source>
        <translation>{} no es compatible con TRIM</translation>
    </message>
    <message>
        <source>cannot punch holes in {}</source>
        <translation>no se pueden perforar huecos en {}</translation>
    </message>
    <message>
        <source>{} does not support zeroing a range ({}); write zeros or punch holes instead</source>
        <translation>{} no permite poner a cero un intervalo ({}); escriba ceros o perfore huecos en su lugar</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} es de solo lectura</translation>
    </message>
    <message>
        <source>{} is in use ({}); stop what uses it first</source>
        <translation>{} está en uso ({}); detenga antes lo que lo usa</translation>
    </message>
    <message>
        <source>{} is in use ({}); unmount it, or erase through the mounted volume {} instead</source>
        <translation>{} está en uso ({}); desmóntelo o borre a través del volumen montado {} en su lugar</translation>
    </message>
    <message>
        <source>another partition of {} is in use ({}); its sectors stay unchanged; to write to the disk anyway, confirm that (--disk-in-use)</source>
        <translation>otra partición de {} está en uso ({}); sus sectores no se modifican; para escribir en el disco de todos modos, confírmelo (--disk-in-use)</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} no existe</translation>
    </message>
    <message>
        <source>cannot fill a file in {}: {}</source>
        <translation>no se puede llenar un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot flush a file in {}: {}</source>
        <translation>no se puede vaciar la caché de un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot shrink a file in {}: {}</source>
        <translation>no se puede reducir un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>no se puede crear un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot delete a file in {}: {}</source>
        <translation>no se puede eliminar un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot start the second process that would delete the files in {}</source>
        <translation>no se puede iniciar el segundo proceso que eliminaría los archivos en {}</translation>
    </message>
    <message>
        <source>cannot fill {}: {}; {}</source>
        <translation>no se puede llenar {}: {}; {}</translation>
    </message>
    <message>
        <source>{} is in use as a whole ({}); stop what uses it first</source>
        <translation>{} está en uso como un todo ({}); detenga antes lo que lo usa</translation>
    </message>
    <message>
        <source>offset {} lies in {}; unmount it or stop what uses it first</source>
        <translation>el desplazamiento {} está en {}; desmóntelo o detenga antes lo que lo usa</translation>
    </message>
    <message>
        <source>the entry of {} in the {} would be moved or removed; unmount the partition or stop what uses it first</source>
        <translation>se movería o quitaría la entrada de {} en {}; desmonte la partición o detenga antes lo que la usa</translation>
    </message>
    <message>
        <source>{} would have no entry in the {}, which the system will use from then on; unmount the partition or stop what uses it first</source>
        <translation>{} no tendría ninguna entrada en {}, la tabla que el sistema usará a partir de entonces; desmonte la partición o detenga antes lo que la usa</translation>
    </message>
    <message>
        <source>{} would become partition {} in the {}, but the system keeps the old number while the partition is in use; unmount it or stop what uses it first</source>
        <translation>{} pasaría a ser la partición {} en {}, pero el sistema conserva el número antiguo mientras la partición está en uso; desmóntela o detenga antes lo que la usa</translation>
    </message>
    <message>
        <source>{} is locked by another program</source>
        <translation>otro programa ha bloqueado {}</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>no se puede determinar el espacio libre de {}: {}</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>no se puede acceder a {}: {}</translation>
    </message>
    <message>
        <source>{} is not a folder on a mounted volume</source>
        <translation>{} no es una carpeta de un volumen montado</translation>
    </message>
    <message>
        <source>cannot determine which volume contains {}</source>
        <translation>no se puede determinar qué volumen contiene {}</translation>
    </message>
    <message>
        <source>cannot open {}: {}</source>
        <translation>no se puede abrir {}: {}</translation>
    </message>
    <message>
        <source>cannot trim {}: its file system ({}) or the disk below it does not support TRIM</source>
        <translation>no se puede hacer TRIM de {}: su sistema de archivos ({}) o el disco subyacente no es compatible con TRIM</translation>
    </message>
    <message>
        <source>trimming the mounted volume {} requires root (sudo)</source>
        <translation>hacer TRIM del volumen montado {} requiere root (sudo)</translation>
    </message>
    <message>
        <source>cannot trim {}: {}</source>
        <translation>no se puede hacer TRIM de {}: {}</translation>
    </message>
    <message>
        <source>macOS trims mounted volumes itself and has no command for it; unmount and mount {} again, or unmount it and trim its free blocks</source>
        <translation>macOS hace TRIM de los volúmenes montados por sí mismo y no tiene ninguna orden para ello; desmonte y vuelva a montar {}, o desmóntelo y haga TRIM de sus bloques libres</translation>
    </message>
    <message>
        <source>cannot trim {} with files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>no se puede hacer TRIM de {} con archivos: {}; ejecute como administrador: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>undo record {} is damaged: {}</source>
        <translation>el registro de deshacer {} está dañado: {}</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>el archivo está truncado</translation>
    </message>
    <message>
        <source>the file is not an undo record</source>
        <translation>el archivo no es un registro de deshacer</translation>
    </message>
    <message>
        <source>the description is truncated</source>
        <translation>la descripción está truncada</translation>
    </message>
    <message>
        <source>the description is not valid JSON</source>
        <translation>la descripción no es JSON válido</translation>
    </message>
    <message>
        <source>the length of the file does not match its description</source>
        <translation>la longitud del archivo no coincide con su descripción</translation>
    </message>
    <message>
        <source>the checksum is wrong</source>
        <translation>la suma de comprobación es incorrecta</translation>
    </message>
    <message>
        <source>the sector size is 0</source>
        <translation>el tamaño de sector es 0</translation>
    </message>
    <message>
        <source>a run is empty</source>
        <translation>un tramo está vacío</translation>
    </message>
    <message>
        <source>a run extends beyond the end of the disk</source>
        <translation>un tramo sobrepasa el final del disco</translation>
    </message>
    <message>
        <source>a run starts within a sector</source>
        <translation>un tramo empieza dentro de un sector</translation>
    </message>
    <message>
        <source>the change has too many parts ({}) for one undo record; write it in several steps</source>
        <translation>el cambio tiene demasiadas partes ({}) para un solo registro de deshacer; escríbalo en varios pasos</translation>
    </message>
    <message>
        <source>no home folder to keep undo records in; name a folder with --state-dir</source>
        <translation>no hay carpeta de inicio en la que guardar los registros de deshacer; indique una carpeta con --state-dir</translation>
    </message>
    <message>
        <source>{} is in memory, so an undo record there would not survive a restart; name a folder on another disk with --state-dir</source>
        <translation>{} está en memoria, por lo que un registro de deshacer guardado ahí no sobreviviría a un reinicio; indique una carpeta en otro disco con --state-dir</translation>
    </message>
    <message>
        <source>{} is on {}, the disk to be changed, so an undo record there could be lost with it; name a folder on another disk with --state-dir</source>
        <translation>{} está en {}, el disco que se va a cambiar, por lo que un registro de deshacer guardado ahí podría perderse con él; indique una carpeta en otro disco con --state-dir</translation>
    </message>
    <message>
        <source>{} has {} free, but the undo record needs {}; name a folder on another disk with --state-dir, or delete old records (undo delete)</source>
        <translation>{} tiene {} libres, pero el registro de deshacer necesita {}; indique una carpeta en otro disco con --state-dir o elimine registros antiguos (undo delete)</translation>
    </message>
    <message>
        <source>cannot create the folder {}: {}</source>
        <translation>no se puede crear la carpeta {}: {}</translation>
    </message>
    <message>
        <source>cannot write to the folder {}: {}</source>
        <translation>no se puede escribir en la carpeta {}: {}</translation>
    </message>
    <message>
        <source>cannot read the template {}: {}</source>
        <translation>no se puede leer la plantilla {}: {}</translation>
    </message>
    <message>
        <source>{} is not a template: it is larger than 16 MiB</source>
        <translation>{} no es una plantilla: es mayor que 16 MiB</translation>
    </message>
    <message>
        <source>cannot read the template {} to the end</source>
        <translation>no se puede leer la plantilla {} hasta el final</translation>
    </message>
    <message>
        <source>the volume at {} does not support TRIM for files: {}; run as administrator: Optimize-Volume -DriveLetter {} -ReTrim</source>
        <translation>el volumen en {} no es compatible con TRIM para archivos: {}; ejecute como administrador: Optimize-Volume -DriveLetter {} -ReTrim</translation>
    </message>
    <message>
        <source>cannot allocate a file in {}: {}</source>
        <translation>no se puede asignar espacio a un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot store the undo record: {}</source>
        <translation>no se puede guardar el registro de deshacer: {}</translation>
    </message>
    <message>
        <source>undo record “{}” does not exist</source>
        <translation>el registro de deshacer “{}” no existe</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>“{}” puede ser {} o {}; introduzca más caracteres</translation>
    </message>
    <message>
        <source>undo record {} has already been deleted</source>
        <translation>el registro de deshacer {} ya se ha eliminado</translation>
    </message>
    <message>
        <source>{} has a partition table ({}); name one of its partitions, such as {}#1</source>
        <translation>{} tiene una tabla de particiones ({}); indique una de sus particiones, por ejemplo {}#1</translation>
    </message>
    <message>
        <source>the allocation map lists {} free bytes at {}, which lie outside the volume</source>
        <translation>el mapa de asignación enumera {} bytes libres en {}, que están fuera del volumen</translation>
    </message>
    <message>
        <source>the free space of {} has more than {} fragments</source>
        <translation>el espacio libre de {} tiene más de {} fragmentos</translation>
    </message>
    <message>
        <source>the volume extends beyond the end of {}, so its allocation map cannot be trusted</source>
        <translation>el volumen sobrepasa el final de {}, por lo que no se puede confiar en su mapa de asignación</translation>
    </message>
    <message>
        <source>{} has no partition table, so its unused space is unknown</source>
        <translation>{} no tiene tabla de particiones, por lo que se desconoce su espacio sin usar</translation>
    </message>
    <message>
        <source>the partition tables of {} have errors, so the unused space is uncertain ({}: {}); repair them first</source>
        <translation>las tablas de particiones de {} tienen errores, por lo que el espacio sin usar es incierto ({}: {}); repárelas antes</translation>
    </message>
    <message>
        <source>the partition table of {} has no partitions, so unused space cannot be distinguished from lost partitions</source>
        <translation>la tabla de particiones de {} no tiene particiones, por lo que el espacio sin usar no se puede distinguir de particiones perdidas</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>{} did not store the written data: different data were read back at offset {}</source>
        <translation>{} no almacenó los datos escritos: se releyeron datos distintos en el desplazamiento {}</translation>
    </message>
    <message>
        <source>the commit was canceled</source>
        <translation>se canceló la escritura</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete and can be finished or undone</source>
        <translation>{}; la escritura está incompleta y se puede completar o deshacer</translation>
    </message>
    <message>
        <source>{}; the commit is incomplete ({}) and can be finished or undone</source>
        <translation>{}; la escritura está incompleta ({}) y se puede completar o deshacer</translation>
    </message>
    <message>
        <source>{} no longer holds the reviewed data (offset {}): another program changed it</source>
        <translation>{} ya no contiene los datos revisados (desplazamiento {}): otro programa los cambió</translation>
    </message>
    <message>
        <source>undo record {} has already been undone</source>
        <translation>el registro de deshacer {} ya se ha deshecho</translation>
    </message>
    <message>
        <source>nothing can be undone: the previous content of {} could not be read</source>
        <translation>no se puede deshacer nada: no se pudo leer el contenido anterior de {}</translation>
    </message>
    <message>
        <source>undo record {} is not open: nothing to finish</source>
        <translation>el registro de deshacer {} no está abierto: no hay nada que completar</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} no contiene los datos escritos</translation>
    </message>
    <message>
        <source>undo record {} is open: finish or undo its commit first</source>
        <translation>el registro de deshacer {} está abierto: complete o deshaga antes su escritura</translation>
    </message>
    <message>
        <source>undo record {} has been finished, undone, or deleted in the meantime</source>
        <translation>entretanto, el registro de deshacer {} se ha completado, deshecho o eliminado</translation>
    </message>
    <message>
        <source>byte {} lies beyond the end of {}</source>
        <translation>el byte {} está más allá del final de {}</translation>
    </message>
    <message>
        <source>cannot create {}</source>
        <translation>no se puede crear {}</translation>
    </message>
    <message>
        <source>cannot write to {}; the disk may be full</source>
        <translation>no se puede escribir en {}; puede que el disco esté lleno</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{} ya existe</translation>
    </message>
    <message>
        <source>the folders are nested too deeply</source>
        <translation>las carpetas están anidadas a demasiada profundidad</translation>
    </message>
    <message>
        <source>neither a file nor a folder nor a link</source>
        <translation>no es un archivo, ni una carpeta, ni un enlace</translation>
    </message>
    <message>
        <source>cannot read the target of the link</source>
        <translation>no se puede leer el destino del enlace</translation>
    </message>
    <message>
        <source>“{}” does not exist in the volume; paths are case-sensitive</source>
        <translation>“{}” no existe en el volumen; las rutas distinguen mayúsculas de minúsculas</translation>
    </message>
    <message>
        <source>the pattern is not valid UTF-8</source>
        <translation>el patrón no es UTF-8 válido</translation>
    </message>
    <message>
        <source>“{}” is not a valid pattern: {}</source>
        <translation>“{}” no es un patrón válido: {}</translation>
    </message>
    <message>
        <source>“{}” is not the name of {}; nothing was done</source>
        <translation>“{}” no es el nombre de {}; no se ha hecho nada</translation>
    </message>
    <message>
        <source>“{}” is not the name of the volume; nothing was done</source>
        <translation>“{}” no es el nombre del volumen; no se ha hecho nada</translation>
    </message>
    <message>
        <source>“{}” at offset {} lies beyond the end of the disk ({} bytes)</source>
        <translation>“{}” en el desplazamiento {} está más allá del final del disco ({} bytes)</translation>
    </message>
    <message>
        <source>there are unsaved changes; write or discard them first</source>
        <translation>hay cambios sin guardar; escríbalos o descártelos primero</translation>
    </message>
    <message>
        <source>TRIM is not available for {}</source>
        <translation>TRIM no está disponible para {}</translation>
    </message>
    <message>
        <source>a mounted volume can be filled with zeros or random bytes only</source>
        <translation>un volumen montado solo se puede rellenar con ceros o bytes aleatorios</translation>
    </message>
    <message>
        <source>{} cannot be filled: {}. {}</source>
        <translation>no se puede rellenar {}: {}. {}</translation>
    </message>
    <message>
        <source>secure TRIM does not work on a mounted volume; unmount it and name its device</source>
        <translation>el TRIM seguro no funciona en un volumen montado; desmóntelo e indique su dispositivo</translation>
    </message>
    <message>
        <source>--method punch is for images; use --method trim for a device</source>
        <translation>--method punch es para imágenes; use --method trim para un dispositivo</translation>
    </message>
    <message>
        <source>--secure is for devices, not for images</source>
        <translation>--secure es para dispositivos, no para imágenes</translation>
    </message>
    <message>
        <source>the free space of {} has changed since the preview; nothing was written</source>
        <translation>el espacio libre de {} ha cambiado desde la vista previa; no se ha escrito nada</translation>
    </message>
    <message>
        <source>this volume is encrypted</source>
        <translation>este volumen está cifrado</translation>
    </message>
    <message>
        <source>nothing of its content is left</source>
        <translation>no queda nada de su contenido</translation>
    </message>
    <message>
        <source>“{}” is a folder; name a file in it</source>
        <translation>“{}” es una carpeta; indique un archivo dentro de ella</translation>
    </message>
    <message>
        <source>“{}” does not exist: the file has no other streams</source>
        <translation>“{}” no existe: el archivo no tiene otros flujos</translation>
    </message>
    <message>
        <source>“{}” does not exist; the other streams of the file are: {}</source>
        <translation>“{}” no existe; los otros flujos del archivo son: {}</translation>
    </message>
    <message>
        <source>{} is a single volume; omit the name of the volume</source>
        <translation>{} es un volumen único; omita el nombre del volumen</translation>
    </message>
    <message>
        <source>{} has several volumes; choose one: {}</source>
        <translation>{} tiene varios volúmenes; elija uno: {}</translation>
    </message>
    <message>
        <source>volume “{}” does not exist in {}; its volumes are {}</source>
        <translation>el volumen “{}” no existe en {}; sus volúmenes son {}</translation>
    </message>
    <message>
        <source>{} is a file inside a volume, which can only be read</source>
        <translation>{} es un archivo dentro de un volumen, que solo se puede leer</translation>
    </message>
    <message>
        <source>an MBR partition table</source>
        <translation>una tabla de particiones MBR</translation>
    </message>
    <message>
        <source>a GUID partition table</source>
        <translation>una tabla de particiones GUID</translation>
    </message>
    <message>
        <source>a GUID partition table with a hybrid MBR</source>
        <translation>una tabla de particiones GUID con un MBR híbrido</translation>
    </message>
    <message>
        <source>an Apple partition map</source>
        <translation>un mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>its magic number matches</source>
        <translation>su número mágico coincide</translation>
    </message>
    <message>
        <source>the old content</source>
        <translation>el contenido antiguo</translation>
    </message>
    <message>
        <source>the new content</source>
        <translation>el contenido nuevo</translation>
    </message>
    <message>
        <source>partly old and partly new content</source>
        <translation>contenido en parte antiguo y en parte nuevo</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>sectores ilegibles</translation>
    </message>
    <message>
        <source>unknown content (it could not be read before)</source>
        <translation>contenido desconocido (antes no se pudo leer)</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>no se puede leer: {}</translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} tiene {}</translation>
    </message>
    <message>
        <source>{} hold {}</source>
        <translation>{} tienen {}</translation>
    </message>
    <message>
        <source>the image {} ({})</source>
        <translation>la imagen {} ({})</translation>
    </message>
    <message>
        <source>the disk ({}) at {}</source>
        <translation>el disco ({}) en {}</translation>
    </message>
    <message>
        <source>{} ({}) at {}</source>
        <translation>{} ({}) en {}</translation>
    </message>
    <message>
        <source>less than a unit of {} bytes, which is what TRIM takes</source>
        <translation>menos de una unidad de {} bytes, que es lo que admite TRIM</translation>
    </message>
    <message>
        <source>Nothing was read back.</source>
        <translation>No se ha releído nada.</translation>
    </message>
    <message>
        <source>The data read back match the data written.</source>
        <translation>Los datos releídos coinciden con los datos escritos.</translation>
    </message>
    <message>
        <source>Some of the data read back do not match the data written: the erase is not reliable.</source>
        <translation>Algunos de los datos releídos no coinciden con los datos escritos: el borrado no es fiable.</translation>
    </message>
    <message>
        <source>TRIM took effect: the previous data now read as zeros.</source>
        <translation>TRIM ha surtido efecto: los datos anteriores se leen ahora como ceros.</translation>
    </message>
    <message>
        <source>The previous data still read the same: the drive keeps them for now, or the command does not reach the drive.</source>
        <translation>Los datos anteriores se siguen leyendo igual: la unidad los conserva de momento, o la orden no llega a la unidad.</translation>
    </message>
    <message>
        <source>The effect of TRIM is unknown: the samples were zero before, or read neither as zeros nor as before.</source>
        <translation>No se conoce el efecto de TRIM: las muestras ya eran ceros antes, o no se leen ni como ceros ni como antes.</translation>
    </message>
    <message>
        <source>partition {} ({}), {}</source>
        <translation>la partición {} ({}), {}</translation>
    </message>
    <message>
        <source>partition {} ({})</source>
        <translation>la partición {} ({})</translation>
    </message>
    <message>
        <source>the partition table ({})</source>
        <translation>la tabla de particiones ({})</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards: no undo record is kept of free space.</source>
        <translation>Después no se pueden recuperar los archivos eliminados: no se guarda ningún registro de deshacer del espacio libre.</translation>
    </message>
    <message>
        <source>This destroys the data in the range: no undo record is kept.</source>
        <translation>Esto destruye los datos del intervalo: no se guarda ningún registro de deshacer.</translation>
    </message>
    <message>
        <source>The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system sends it zeros.</source>
        <translation>El disco pone a cero los bloques por sí mismo si tiene la orden (Write Zeroes); si no, el sistema le envía ceros.</translation>
    </message>
    <message>
        <source>The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that holds the image until something else is written in their place.</source>
        <translation>La imagen se lee ahí como ceros, pero no se sobrescribe nada: los bytes antiguos siguen en el disco que contiene la imagen hasta que se escriba otra cosa en su lugar.</translation>
    </message>
    <message>
        <source>Secure discard: the drive reports that it clears the cells and the copies it has made of them. That cannot be verified. A drive without the command does nothing.</source>
        <translation>TRIM seguro: la unidad informa de que borra las celdas y las copias que ha hecho de ellas. Eso no se puede verificar. Una unidad sin la orden no hace nada.</translation>
    </message>
    <message>
        <source>TRIM is a hint. The drive may erase the blocks now, later or never; until then reading may return zeros, the old bytes or something else.</source>
        <translation>TRIM es una indicación. La unidad puede borrar los bloques ahora, más tarde o nunca; hasta entonces, la lectura puede devolver ceros, los bytes antiguos u otra cosa.</translation>
    </message>
    <message>
        <source>An SSD writes to other cells than those that hold the old bytes: the disk no longer returns them, but they may remain in its memory chips until it clears them.</source>
        <translation>Un SSD escribe en celdas distintas de las que contienen los bytes antiguos: el disco ya no los devuelve, pero pueden permanecer en sus chips de memoria hasta que los borre.</translation>
    </message>
    <message>
        <source>the copy of {} at offset {} is not changed: {}</source>
        <translation>la copia de {} en el desplazamiento {} no se cambia: {}</translation>
    </message>
    <message>
        <source>it would lie beyond the end</source>
        <translation>quedaría más allá del final</translation>
    </message>
    <message>
        <source>it would overlap with the structure</source>
        <translation>se solaparía con la estructura</translation>
    </message>
    <message>
        <source>the copy does not exist</source>
        <translation>la copia no existe</translation>
    </message>
    <message>
        <source>it holds something else there</source>
        <translation>ahí contiene otra cosa</translation>
    </message>
    <message>
        <source>its checksums were wrong before</source>
        <translation>sus sumas de comprobación ya eran incorrectas antes</translation>
    </message>
    <message>
        <source>{} was wrong before, so it is not made right for this change</source>
        <translation>{}: ya era incorrecto antes, por lo que no se corrige con este cambio</translation>
    </message>
    <message>
        <source>the copy is not changed: the checksums here were wrong before</source>
        <translation>la copia no se cambia: las sumas de comprobación de aquí ya eran incorrectas antes</translation>
    </message>
    <message>
        <source>The volume takes no further file (its table of files is full).</source>
        <translation>El volumen no admite más archivos (su tabla de archivos está llena).</translation>
    </message>
    <message>
        <source>Other programs wrote meanwhile: {} were given back to keep the reserve.</source>
        <translation>Otros programas han escrito entretanto: se han devuelto {} para mantener la reserva.</translation>
    </message>
    <message>
        <source>{} that the file system reserves for the administrator were not filled: with a reserve of 0 they are.</source>
        <translation>No se han llenado {} que el sistema de archivos reserva para el administrador: con una reserva de 0 se llenan.</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>partition map</source>
        <translation>mapa de particiones</translation>
    </message>
    <message>
        <source>Unmount it: its free blocks are then found in its own map and erased one by one, without filling it.</source>
        <translation>Desmóntelo: sus bloques libres se encuentran entonces en su propio mapa y se borran uno a uno, sin llenarlo.</translation>
    </message>
    <message>
        <source>it is a network volume ({}): which blocks of which disk its files get is the server's business</source>
        <translation>es un volumen de red ({}): qué bloques de qué disco reciben sus archivos es cosa del servidor</translation>
    </message>
    <message>
        <source>Erase on the server itself.</source>
        <translation>Borre en el propio servidor.</translation>
    </message>
    <message>
        <source>{} lies in memory and has no disk</source>
        <translation>{} está en memoria y no tiene disco</translation>
    </message>
    <message>
        <source>it is mounted read-only</source>
        <translation>está montado como solo lectura</translation>
    </message>
    <message>
        <source>btrfs copies on write and compresses here: zeros shrink to nothing, and old blocks and snapshots stay</source>
        <translation>btrfs copia al escribir y aquí comprime: los ceros se reducen a nada, y los bloques antiguos y las instantáneas permanecen</translation>
    </message>
    <message>
        <source>btrfs copies on write: snapshots and old copies of blocks are not overwritten by filling it</source>
        <translation>btrfs copia al escribir: llenarlo no sobrescribe las instantáneas ni las copias antiguas de los bloques</translation>
    </message>
    <message>
        <source>TRIM is passed on for what btrfs does not use: “trim” with the mount point.</source>
        <translation>TRIM se transmite para lo que btrfs no usa: “trim” con el punto de montaje.</translation>
    </message>
    <message>
        <source>{} copies on write (and may compress and keep snapshots): filling it does not overwrite old blocks</source>
        <translation>{} copia al escribir (y puede comprimir y conservar instantáneas): llenarlo no sobrescribe los bloques antiguos</translation>
    </message>
    <message>
        <source>“zpool trim” or “zpool initialize” do this for ZFS.</source>
        <translation>“zpool trim” o “zpool initialize” hacen esto para ZFS.</translation>
    </message>
    <message>
        <source>TRIM, if the disk takes it.</source>
        <translation>TRIM, si el disco lo admite.</translation>
    </message>
    <message>
        <source>{} is a view of other file systems, not one on a disk</source>
        <translation>{} es una vista de otros sistemas de archivos, no un sistema de archivos en un disco</translation>
    </message>
    <message>
        <source>Name the mount point of the file system below it.</source>
        <translation>Indique el punto de montaje del sistema de archivos que hay debajo.</translation>
    </message>
    <message>
        <source>F2FS compresses here: zeros shrink to nothing</source>
        <translation>F2FS comprime aquí: los ceros se reducen a nada</translation>
    </message>
    <message>
        <source>NTFS compresses new files here: zeros shrink to nothing</source>
        <translation>NTFS comprime aquí los archivos nuevos: los ceros se reducen a nada</translation>
    </message>
    <message>
        <source>the APFS volume has snapshots: their blocks are not free and come free later, with their content</source>
        <translation>el volumen APFS tiene instantáneas: sus bloques no están libres y se liberan más tarde, con su contenido</translation>
    </message>
    <message>
        <source>Delete them first (tmutil deletelocalsnapshots /), or start from Recovery and erase the container unmounted.</source>
        <translation>Elimínelas antes (tmutil deletelocalsnapshots /), o arranque desde Recuperación y borre el contenedor desmontado.</translation>
    </message>
    <message>
        <source>{} is a file system of a program: how it stores files is not known here</source>
        <translation>{} es un sistema de archivos de un programa: aquí no se sabe cómo almacena los archivos</translation>
    </message>
    <message>
        <source>outside all partitions, where partition tables and boot loaders may also be</source>
        <translation>fuera de todas las particiones, donde también puede haber tablas de particiones y cargadores de arranque</translation>
    </message>
    <message>
        <source>more files share this block</source>
        <translation>más archivos comparten este bloque</translation>
    </message>
    <message>
        <source>sector {}</source>
        <translation>el sector {}</translation>
    </message>
    <message>
        <source>sectors {}-{}</source>
        <translation>los sectores {}-{}</translation>
    </message>
    <message numerus="yes">
        <source>{}, and {} more places</source>
        <comment>{}, and {} more place</comment>
        <translation>
            <numerusform>{} y {} lugar más</numerusform>
            <numerusform>{} y {} lugares más</numerusform>
        </translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {}.</source>
        <translation>TRIM se transmite al disco, en unidades de {}.</translation>
    </message>
    <message>
        <source>{} does not pass TRIM on through this USB adapter.</source>
        <translation>{} no transmite TRIM a través de este adaptador USB.</translation>
    </message>
    <message>
        <source>{} does not use TRIM with this disk.</source>
        <translation>{} no usa TRIM con este disco.</translation>
    </message>
    <message>
        <source>The image is a file: trimmed ranges become holes, in units of {}.</source>
        <translation>La imagen es un archivo: los intervalos de los que se hace TRIM se convierten en huecos, en unidades de {}.</translation>
    </message>
    <message>
        <source>The file system that the image lies on, or the kind of file, has no holes.</source>
        <translation>El sistema de archivos en el que está la imagen, o el tipo de archivo, no tiene huecos.</translation>
    </message>
    <message>
        <source>Copy the image to a file system with sparse files (ext4, XFS, APFS, NTFS with the sparse attribute), or write zeros instead.</source>
        <translation>Copie la imagen a un sistema de archivos con archivos dispersos (ext4, XFS, APFS, NTFS con el atributo de archivo disperso), o escriba ceros en su lugar.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once. {} is driven by {}.</source>
        <translation>TRIM se transmite al disco, en unidades de {} y como máximo {} de una vez. {} se gestiona con {}.</translation>
    </message>
    <message>
        <source>TRIM is passed on to the disk, in units of {} and at most {} at once.</source>
        <translation>TRIM se transmite al disco, en unidades de {} y como máximo {} de una vez.</translation>
    </message>
    <message>
        <source>The disk takes TRIM, but it was switched off in the system (discard_max_bytes is 0).</source>
        <translation>El disco admite TRIM, pero se ha desactivado en el sistema (discard_max_bytes es 0).</translation>
    </message>
    <message>
        <source>As root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</source>
        <translation>Como root: echo {} &gt; /sys/block/{}/queue/discard_max_bytes</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>El disco es de solo lectura.</translation>
    </message>
    <message>
        <source>The NVMe disk does not offer the Deallocate command.</source>
        <translation>El disco NVMe no ofrece la orden Deallocate.</translation>
    </message>
    <message>
        <source>The memory card does not offer a discard or erase command to the system.</source>
        <translation>La tarjeta de memoria no ofrece al sistema ninguna orden de TRIM o borrado.</translation>
    </message>
    <message>
        <source>The virtual disk has no discard: the virtual machine was set up without it.</source>
        <translation>El disco virtual no tiene TRIM: la máquina virtual se configuró sin él.</translation>
    </message>
    <message>
        <source>On the host: discard='unmap' in the disk's driver element (libvirt), or discard=unmap with QEMU's -drive.</source>
        <translation>En el host: discard='unmap' en el elemento driver del disco (libvirt), o discard=unmap con -drive de QEMU.</translation>
    </message>
    <message>
        <source>The USB adapter ({}, {}:{})</source>
        <translation>El adaptador USB ({}, {}:{})</translation>
    </message>
    <message>
        <source>The USB adapter</source>
        <translation>El adaptador USB</translation>
    </message>
    <message>
        <source>The USB adapter ({}:{})</source>
        <translation>El adaptador USB ({}:{})</translation>
    </message>
    <message>
        <source>uas (the fast protocol)</source>
        <translation>uas (el protocolo rápido)</translation>
    </message>
    <message>
        <source>usb-storage (the old protocol, Bulk-Only)</source>
        <translation>usb-storage (el protocolo antiguo, Bulk-Only)</translation>
    </message>
    <message>
        <source>a driver that the system does not name</source>
        <translation>un controlador que el sistema no nombra</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>The loop device's file {} lies where no holes can be made, or the loop device is read-only.</source>
        <translation>El archivo {} del dispositivo loop está donde no se pueden crear huecos, o el dispositivo loop es de solo lectura.</translation>
    </message>
    <message>
        <source>The encrypted mapping does not pass TRIM on: that is the safe default, because TRIM shows which blocks are in use.</source>
        <translation>La asignación cifrada no transmite TRIM: es el valor predeterminado seguro, porque TRIM revela qué bloques están en uso.</translation>
    </message>
    <message>
        <source>If that may be seen: cryptsetup --allow-discards --persistent refresh {} (LUKS2), or the option “discard” in /etc/crypttab.</source>
        <translation>Si eso se puede ver: cryptsetup --allow-discards --persistent refresh {} (LUKS2), o la opción “discard” en /etc/crypttab.</translation>
    </message>
    <message>
        <source>The mapped device does not pass TRIM on: one of the disks below it takes none.</source>
        <translation>El dispositivo asignado no transmite TRIM: uno de los discos que hay debajo no lo admite.</translation>
    </message>
    <message>
        <source>The RAID does not pass TRIM on: one of its disks takes none, or its level needs a setting (raid456.devices_handle_discard_safely).</source>
        <translation>El RAID no transmite TRIM: uno de sus discos no lo admite, o su nivel necesita un ajuste (raid456.devices_handle_discard_safely).</translation>
    </message>
    <message>
        <source>Look at /dev/{} below it.</source>
        <translation>Mire en /dev/{}, debajo de él.</translation>
    </message>
    <message>
        <source>{} says that it passes TRIM on ({}), but the system does not use it (provisioning_mode is “{}”). It is driven by {}.</source>
        <translation>{} dice que transmite TRIM ({}), pero el sistema no lo usa (provisioning_mode es “{}”). Se gestiona con {}.</translation>
    </message>
    <message>
        <source>page B2: LBPU</source>
        <translation>página B2: LBPU</translation>
    </message>
    <message>
        <source>page B0: an UNMAP limit</source>
        <translation>página B0: un límite de UNMAP</translation>
    </message>
    <message>
        <source>page B2: WRITE SAME</source>
        <translation>página B2: WRITE SAME</translation>
    </message>
    <message>
        <source>A udev rule can set provisioning_mode for this adapter: put the line into /etc/udev/rules.d/60-trim.rules as root and plug the disk in again. Try it with a disk whose content you have elsewhere.</source>
        <translation>Una regla de udev puede fijar provisioning_mode para este adaptador: ponga la línea en /etc/udev/rules.d/60-trim.rules como root y vuelva a conectar el disco. Pruébelo con un disco cuyo contenido tenga en otro lugar.</translation>
    </message>
    <message>
        <source>The system uses the old protocol for this adapter; if it can do UAS, a direct USB 3 port or removing a quirk (usb-storage.quirks) may bring it.</source>
        <translation>El sistema usa el protocolo antiguo para este adaptador; si admite UAS, un puerto USB 3 directo o quitar una excepción (usb-storage.quirks) puede activarlo.</translation>
    </message>
    <message>
        <source>{} does not offer TRIM (neither page B2 nor B0 names UNMAP). It is driven by {}.</source>
        <translation>{} no ofrece TRIM (ni la página B2 ni la B0 indican UNMAP). Se gestiona con {}.</translation>
    </message>
    <message>
        <source>{} does not say whether it passes TRIM on (it has no pages B0 and B2, or they may not be read without root). It is driven by {}.</source>
        <translation>{} no dice si transmite TRIM (no tiene las páginas B0 y B2, o no se pueden leer sin root). Se gestiona con {}.</translation>
    </message>
    <message>
        <source>Look again as root: then the adapter itself is asked.</source>
        <translation>Vuelva a mirar como root: entonces se pregunta al propio adaptador.</translation>
    </message>
    <message>
        <source>Setting provisioning_mode by force is not offered: with an adapter that does not know the command it can hang the disk or destroy data.</source>
        <translation>No se ofrece fijar provisioning_mode a la fuerza: con un adaptador que no conoce la orden, puede bloquear el disco o destruir datos.</translation>
    </message>
    <message>
        <source>What helps: newer firmware for the adapter, another adapter (one with UAS and UNMAP), or the disk connected inside a computer for the TRIM.</source>
        <translation>Qué ayuda: un firmware más reciente para el adaptador, otro adaptador (uno con UAS y UNMAP), o conectar el disco dentro de un equipo para el TRIM.</translation>
    </message>
    <message>
        <source>The disk says that it rotates: hard disks rarely need TRIM.</source>
        <translation>El disco dice que gira: los discos duros rara vez necesitan TRIM.</translation>
    </message>
    <message>
        <source>The disk rotates and offers no TRIM: a hard disk overwrites in place and needs none.</source>
        <translation>El disco gira y no ofrece TRIM: un disco duro sobrescribe en el mismo lugar y no lo necesita.</translation>
    </message>
    <message>
        <source>The SATA disk does not announce TRIM, or the system does not trust its TRIM.</source>
        <translation>El disco SATA no anuncia TRIM, o el sistema no confía en su TRIM.</translation>
    </message>
    <message>
        <source>Newer firmware of the disk; a disk behind a RAID controller may have it when connected directly.</source>
        <translation>Un firmware más reciente del disco; un disco tras una controladora RAID puede tenerlo si se conecta directamente.</translation>
    </message>
    <message>
        <source>The disk announces UNMAP or WRITE SAME, but the system does not use it (provisioning_mode is “{}”).</source>
        <translation>El disco anuncia UNMAP o WRITE SAME, pero el sistema no lo usa (provisioning_mode es “{}”).</translation>
    </message>
    <message>
        <source>The disk, or the controller before it, does not offer TRIM.</source>
        <translation>El disco, o la controladora que lo precede, no ofrece TRIM.</translation>
    </message>
    <message>
        <source>macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.</source>
        <translation>macOS no tiene ningún ajuste para ello: conecte el disco por Thunderbolt o dentro de un equipo.</translation>
    </message>
    <message>
        <source>For SATA disks of other makers: sudo trimforce enable (after a backup).</source>
        <translation>Para discos SATA de otros fabricantes: sudo trimforce enable (después de una copia de seguridad).</translation>
    </message>
    <message>
        <source>An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether Windows itself has switched TRIM off.</source>
        <translation>Se necesita un adaptador con UASP y UNMAP; “fsutil behavior query DisableDeleteNotify” dice si el propio Windows ha desactivado TRIM.</translation>
    </message>
    <message>
        <source>{} are free by the newest state of the volume and kept, because an older state needs them</source>
        <translation>{} están libres según el estado más reciente del volumen y se conservan, porque un estado anterior los necesita</translation>
    </message>
    <message>
        <source>{} in sectors that hold used blocks, too, stay as they are</source>
        <translation>{} en sectores que contienen también bloques en uso se quedan como están</translation>
    </message>
    <message>
        <source>the primary GPT</source>
        <translation>la GPT principal</translation>
    </message>
    <message>
        <source>the backup GPT</source>
        <translation>la copia de seguridad de la GPT</translation>
    </message>
    <message>
        <source>a GPT at the end of the disk</source>
        <translation>una GPT al final del disco</translation>
    </message>
    <message>
        <source>the start of the extended partition</source>
        <translation>el principio de la partición extendida</translation>
    </message>
    <message>
        <source>the track of an extended boot record</source>
        <translation>la pista de un registro de arranque extendido</translation>
    </message>
    <message>
        <source>the Apple partition map</source>
        <translation>el mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>{} begins at byte {}</source>
        <translation>{} empieza en el byte {}</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes of it cannot be read: what they hold is not known</source>
        <comment>{} byte of it cannot be read: what it holds is not known</comment>
        <translation>
            <numerusform>{} byte de ahí no se puede leer: no se sabe qué contiene</numerusform>
            <numerusform>{} bytes de ahí no se pueden leer: no se sabe qué contienen</numerusform>
        </translation>
    </message>
    <message>
        <source>a volume of type {} left its {} there</source>
        <translation>un volumen de tipo {} dejó ahí su {}</translation>
    </message>
    <message>
        <source>a volume of type {} ({}) left its {} there</source>
        <translation>un volumen de tipo {} ({}) dejó ahí su {}</translation>
    </message>
    <message>
        <source>a GPT header lies at byte {}</source>
        <translation>hay una cabecera GPT en el byte {}</translation>
    </message>
    <message>
        <source>before the first partition: boot loaders are kept there</source>
        <translation>antes de la primera partición: ahí se guardan cargadores de arranque</translation>
    </message>
    <message>
        <source>the last MiB of the disk: RAID, LDM</source>
        <translation>el último MiB del disco: RAID, LDM</translation>
    </message>
    <message>
        <source>{} contains no known file system</source>
        <translation>{} no contiene ningún sistema de archivos conocido</translation>
    </message>
    <message>
        <source>the blocks of volume “{}” lie all over its container; open {}, or a file in the volume ({}@{}:/PATH)</source>
        <translation>los bloques del volumen “{}” están repartidos por todo su contenedor; abra {}, o un archivo del volumen ({}@{}:/PATH)</translation>
    </message>
    <message>
        <source>{} can only be read; to write, open {}</source>
        <translation>{} solo se puede leer; para escribir, abra {}</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>la partición {} no existe</translation>
    </message>
    <message>
        <source>{} has no identifiers that can be changed</source>
        <translation>{} no tiene identificadores que se puedan cambiar</translation>
    </message>
    <message>
        <source>the change of identifiers would damage {}: {}</source>
        <translation>el cambio de identificadores dañaría {}: {}</translation>
    </message>
    <message>
        <source>{} is not {} after the change, but “{}”</source>
        <translation>{} no es {} después del cambio, sino “{}”</translation>
    </message>
    <message>
        <source>the keys of the encrypted volumes cannot be decrypted after the change</source>
        <translation>las claves de los volúmenes cifrados no se pueden descifrar después del cambio</translation>
    </message>
    <message>
        <source>{}; the change was undone</source>
        <translation>{}; el cambio se ha deshecho</translation>
    </message>
    <message>
        <source>{}; the change could not be undone: {}</source>
        <translation>{}; el cambio no se ha podido deshacer: {}</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID del disco</translation>
    </message>
    <message>
        <source>MBR disk signature</source>
        <translation>firma del disco del MBR</translation>
    </message>
    <message>
        <source>partition GUID</source>
        <translation>GUID de la partición</translation>
    </message>
    <message>
        <source>New identifiers for the disk</source>
        <translation>Identificadores nuevos para el disco</translation>
    </message>
    <message>
        <source>New identifiers for partition {}</source>
        <translation>Identificadores nuevos para la partición {}</translation>
    </message>
    <message>
        <source>The Windows boot configuration in partition {} names {}, which changes: Windows will not start from this disk until the configuration is rebuilt. Start Windows setup from a USB drive, press Shift+F10 and run “bcdboot C:\Windows”.</source>
        <translation>La configuración de arranque de Windows en la partición {} indica {}, que cambia: Windows no arrancará desde este disco hasta que se reconstruya la configuración. Inicie la instalación de Windows desde una memoria USB, pulse Mayús+F10 y ejecute “bcdboot C:\Windows”.</translation>
    </message>
    <message>
        <source>{} is read in gentle mode; open it without that mode to change its identifiers</source>
        <translation>{} se lee en modo cuidadoso; ábralo sin ese modo para cambiar sus identificadores</translation>
    </message>
    <message>
        <source>for new identifiers, name the partition by its number in the main table</source>
        <translation>para obtener identificadores nuevos, indique la partición por su número en la tabla principal</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>no se puede leer {}: {}</translation>
    </message>
    <message>
        <source>there are too many files to add up</source>
        <translation>hay demasiados archivos para sumarlos</translation>
    </message>
    <message>
        <source>overwritten since the file was deleted</source>
        <translation>sobrescrito desde que se eliminó el archivo</translation>
    </message>
    <message>
        <source>partition {} of {}</source>
        <translation>partición {} de {}</translation>
    </message>
    <message>
        <source>{} and {} have the same {}: {}</source>
        <translation>{} y {} tienen el mismo identificador ({}): {}</translation>
    </message>
    <message>
        <source>{} is not valid JSON: {}</source>
        <translation>{} no es JSON válido: {}</translation>
    </message>
    <message>
        <source>“{}” in {} is missing or has a value that it cannot have</source>
        <translation>“{}” en {} falta o tiene un valor que no puede tener</translation>
    </message>
    <message>
        <source>“hex” in {} must be pairs of hexadecimal digits, or offsets with them</source>
        <translation>“hex” en {} debe contener pares de dígitos hexadecimales, o desplazamientos con tales pares</translation>
    </message>
    <message>
        <source>its name matches</source>
        <translation>su nombre coincide</translation>
    </message>
    <message>
        <source>{} exists, but none is expected</source>
        <translation>{} existe, pero no debería existir</translation>
    </message>
    <message>
        <source>{} is {}, expected {}</source>
        <translation>{} es {}, se esperaba {}</translation>
    </message>
    <message>
        <source>{} is at offset {}, expected {}</source>
        <translation>{} está en el desplazamiento {}, se esperaba {}</translation>
    </message>
    <message>
        <source>{} has a size of {}, expected {}</source>
        <translation>{} tiene un tamaño de {}, se esperaba {}</translation>
    </message>
    <message>
        <source>{} has {} members, expected {}</source>
        <translation>{} tiene {} miembros, se esperaban {}</translation>
    </message>
    <message>
        <source>{} is judged ok, expected bad</source>
        <translation>{} se considera correcto, se esperaba erróneo</translation>
    </message>
    <message>
        <source>{} is judged bad, expected ok</source>
        <translation>{} se considera erróneo, se esperaba correcto</translation>
    </message>
    <message>
        <source>{} is not judged</source>
        <translation>{} no tiene veredicto</translation>
    </message>
    <message>
        <source>{} has an error: {}</source>
        <translation>{} tiene un error: {}</translation>
    </message>
    <message>
        <source>{} has no error, but one is expected</source>
        <translation>{} no tiene ningún error, pero se esperaba uno</translation>
    </message>
    <message>
        <source>more than {} fields; not all were looked through for errors</source>
        <translation>más de {} campos; no se han buscado errores en todos</translation>
    </message>
    <message>
        <source>the data to be written to {} changed after they were reviewed (offset {})</source>
        <translation>los datos que se van a escribir en {} han cambiado después de su revisión (desplazamiento {})</translation>
    </message>
    <message>
        <source>{} is not the file that was reviewed: another one has its name now; open it again</source>
        <translation>{} no es el archivo que se revisó: ahora otro tiene su nombre; vuelva a abrirlo</translation>
    </message>
    <message>
        <source>EFI variables</source>
        <translation>variables EFI</translation>
    </message>
    <message>
        <source>the volume is mounted or was not unmounted cleanly; its newest changes may be missing here, and files may show older or wrong content</source>
        <translation>el volumen está montado o no se desmontó correctamente; aquí pueden faltar sus cambios más recientes, y los archivos pueden mostrar contenido antiguo o incorrecto</translation>
    </message>
    <message>
        <source>the volume at {} is not the one of the preview: it was unmounted or replaced</source>
        <translation>el volumen de {} no es el de la vista previa: se desmontó o se sustituyó</translation>
    </message>
    <message>
        <source>too large to be copied as an attribute</source>
        <translation>demasiado grande para copiarse como atributo</translation>
    </message>
    <message>
        <source>the target cannot store it</source>
        <translation>el destino no puede guardarlo</translation>
    </message>
</context>
<context>
    <name>part</name>
    <message>
        <source>the disk has no partition table</source>
        <translation>el disco no tiene tabla de particiones</translation>
    </message>
    <message>
        <source>{0} has no partition table, so partition {1} does not exist</source>
        <translation>{0} no tiene tabla de particiones, por lo que la partición {1} no existe</translation>
    </message>
    <message>
        <source>partition {1} does not exist on {0}; existing partitions: {2}</source>
        <translation>la partición {1} no existe en {0}; particiones existentes: {2}</translation>
    </message>
    <message>
        <source>partition {1} does not exist: the partition table of {0} is empty</source>
        <translation>la partición {1} no existe: la tabla de particiones de {0} está vacía</translation>
    </message>
    <message>
        <source>partition {} of {} is empty or lies beyond the end of the disk</source>
        <translation>la partición {} de {} está vacía o más allá del final del disco</translation>
    </message>
    <message>
        <source>partition {} does not exist</source>
        <translation>la partición {} no existe</translation>
    </message>
    <message>
        <source>neither partition {} nor partition {} exists</source>
        <translation>no existe ni la partición {} ni la partición {}</translation>
    </message>
    <message>
        <source>partition {} already exists</source>
        <translation>la partición {} ya existe</translation>
    </message>
    <message>
        <source>a new partition table must be a GPT, an MBR, or an Apple partition map</source>
        <translation>una nueva tabla de particiones debe ser una GPT, un MBR o un mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>sectors {} to {} overlap partition {} (sectors {} to {})</source>
        <translation>los sectores {} a {} se solapan con la partición {} (sectores {} a {})</translation>
    </message>
    <message>
        <source>the disk ends at sector {}</source>
        <translation>el disco termina en el sector {}</translation>
    </message>
    <message>
        <source>a partition needs at least one sector</source>
        <translation>una partición necesita al menos un sector</translation>
    </message>
    <message>
        <source>a partition needs a type</source>
        <translation>una partición necesita un tipo</translation>
    </message>
    <message>
        <source>a partition name has at most {} characters</source>
        <translation>un nombre de partición tiene como máximo {} caracteres</translation>
    </message>
    <message>
        <source>the partition name is not valid UTF-8</source>
        <translation>el nombre de la partición no es UTF-8 válido</translation>
    </message>
    <message>
        <source>the partition name has {} characters; at most {} fit</source>
        <translation>el nombre de la partición tiene {} caracteres; caben como máximo {}</translation>
    </message>
    <message>
        <source>the disk has no Apple partition map</source>
        <translation>el disco no tiene un mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: entries are missing</source>
        <translation>el mapa de particiones de Apple está dañado: faltan entradas</translation>
    </message>
    <message>
        <source>the Apple partition map is damaged: no entry describes the map itself</source>
        <translation>el mapa de particiones de Apple está dañado: ninguna entrada describe el propio mapa</translation>
    </message>
    <message>
        <source>the disk is too small for an Apple partition map</source>
        <translation>el disco es demasiado pequeño para un mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>the disk is too large for an Apple partition map, which cannot address more than 2^32 blocks</source>
        <translation>el disco es demasiado grande para un mapa de particiones de Apple, que no puede direccionar más de 2^32 bloques</translation>
    </message>
    <message>
        <source>a partition needs at least one block</source>
        <translation>una partición necesita al menos un bloque</translation>
    </message>
    <message>
        <source>a partition cannot start at block 0, which holds the driver descriptor</source>
        <translation>una partición no puede empezar en el bloque 0, que contiene el descriptor de controladores</translation>
    </message>
    <message>
        <source>the disk ends at block {}</source>
        <translation>el disco termina en el bloque {}</translation>
    </message>
    <message>
        <source>blocks {} to {} overlap partition {} (blocks {} to {})</source>
        <translation>los bloques {} a {} se solapan con la partición {} (bloques {} a {})</translation>
    </message>
    <message>
        <source>the Apple partition map has room for only {} entries</source>
        <translation>en el mapa de particiones de Apple solo caben {} entradas</translation>
    </message>
    <message>
        <source>type and name have at most 31 characters, and the type at least 1</source>
        <translation>el tipo y el nombre tienen como máximo 31 caracteres, y el tipo al menos 1</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be deleted</source>
        <translation>la entrada del propio mapa no se puede eliminar</translation>
    </message>
    <message>
        <source>the entry of the map itself cannot be moved</source>
        <translation>la entrada del propio mapa no se puede mover</translation>
    </message>
    <message>
        <source>the type of the map itself cannot be changed</source>
        <translation>el tipo del propio mapa no se puede cambiar</translation>
    </message>
    <message>
        <source>a type has 1 to 31 characters</source>
        <translation>un tipo tiene de 1 a 31 caracteres</translation>
    </message>
    <message>
        <source>a partition name has at most 31 characters of Mac Roman</source>
        <translation>un nombre de partición tiene como máximo 31 caracteres de Mac Roman</translation>
    </message>
    <message>
        <source>the disk has no GUID partition table</source>
        <translation>el disco no tiene tabla de particiones GUID</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>la GPT se escribió para sectores de {} bytes, pero el disco tiene sectores de {} bytes</translation>
    </message>
    <message>
        <source>the GPT was written for sectors of {} bytes, but the disk has sectors of {} bytes; connect the disk as when it was partitioned</source>
        <translation>la GPT se escribió para sectores de {} bytes, pero el disco tiene sectores de {} bytes; conecte el disco como cuando se particionó</translation>
    </message>
    <message>
        <source>the disk already has a GUID partition table; to repair it use gpt repair, to keep the MBR instead remove the GPT first (gpt zap)</source>
        <translation>el disco ya tiene una tabla de particiones GUID; para repararla use gpt repair; para conservar el MBR en su lugar, quite antes la GPT (gpt zap)</translation>
    </message>
    <message>
        <source>the disk has no MBR with partitions</source>
        <translation>el disco no tiene un MBR con particiones</translation>
    </message>
    <message>
        <source>the MBR is damaged: {}</source>
        <translation>el MBR está dañado: {}</translation>
    </message>
    <message>
        <source>the MBR has no partitions; to create an empty GPT use gpt create</source>
        <translation>el MBR no tiene particiones; para crear una GPT vacía use gpt create</translation>
    </message>
    <message>
        <source>the disk is a Windows dynamic disk (type 42): the database of its volumes would have to be at another location on a GPT disk</source>
        <translation>el disco es un disco dinámico de Windows (tipo 42): la base de datos de sus volúmenes tendría que estar en otra ubicación en un disco GPT</translation>
    </message>
    <message>
        <source>partition {} has the type {}, which has no equivalent in a GPT, and its file system is unknown; change its type first</source>
        <translation>la partición {} es del tipo {}, que no tiene equivalente en una GPT, y su sistema de archivos es desconocido; cambie antes su tipo</translation>
    </message>
    <message>
        <source>partition {} starts at sector {}, but the GPT needs the sectors up to {}</source>
        <translation>la partición {} empieza en el sector {}, pero la GPT necesita los sectores hasta {}</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the backup GPT needs the sectors from {} on; shrink the partition first</source>
        <translation>la partición {} termina en el sector {}, pero la copia de seguridad de la GPT necesita los sectores a partir de {}; reduzca antes la partición</translation>
    </message>
    <message>
        <source>a GPT of {} entries is not possible; use 1 to 65536</source>
        <translation>no es posible una GPT de {} entradas; use de 1 a 65536</translation>
    </message>
    <message>
        <source>the GPT is damaged or its copies differ; repair it first (gpt repair)</source>
        <translation>la GPT está dañada o sus copias son distintas; repárela antes (gpt repair)</translation>
    </message>
    <message>
        <source>the backup GPT is not at the end of the disk; repair it first (gpt repair)</source>
        <translation>la copia de seguridad de la GPT no está al final del disco; repárela antes (gpt repair)</translation>
    </message>
    <message>
        <source>the usable range leaves no room for the backup GPT at the end of the disk; repair it first (gpt repair)</source>
        <translation>el intervalo utilizable no deja sitio para la copia de seguridad de la GPT al final del disco; repárela antes (gpt repair)</translation>
    </message>
    <message>
        <source>the disk is too small for a GUID partition table</source>
        <translation>el disco es demasiado pequeño para una tabla de particiones GUID</translation>
    </message>
    <message>
        <source>the partition would end at sector {}, before its start at sector {}</source>
        <translation>la partición terminaría en el sector {}, antes de su inicio en el sector {}</translation>
    </message>
    <message>
        <source>sectors {} to {} are not inside the usable range {} to {}</source>
        <translation>los sectores {} a {} no están dentro del intervalo utilizable {} a {}</translation>
    </message>
    <message>
        <source>partition numbers go from 1 to {}</source>
        <translation>los números de partición van de 1 a {}</translation>
    </message>
    <message>
        <source>all {} entries of the GPT are in use</source>
        <translation>las {} entradas de la GPT están todas en uso</translation>
    </message>
    <message>
        <source>the GUID is zero or belongs to another partition</source>
        <translation>el GUID es cero o pertenece a otra partición</translation>
    </message>
    <message>
        <source>the zero type GUID marks an unused entry; delete the partition instead</source>
        <translation>el GUID de tipo cero marca una entrada sin usar; elimine la partición en su lugar</translation>
    </message>
    <message>
        <source>a partition GUID must not be zero</source>
        <translation>un GUID de partición no debe ser cero</translation>
    </message>
    <message>
        <source>partition {} already has this GUID</source>
        <translation>la partición {} ya tiene este GUID</translation>
    </message>
    <message>
        <source>a disk GUID must not be zero</source>
        <translation>un GUID de disco no debe ser cero</translation>
    </message>
    <message>
        <source>partition {} does not fit in a GPT of {} entries; to renumber the partitions use gpt sort</source>
        <translation>la partición {} no cabe en una GPT de {} entradas; para renumerar las particiones use gpt sort</translation>
    </message>
    <message>
        <source>the entries of a GPT start at sector 2 or later</source>
        <translation>las entradas de una GPT empiezan en el sector 2 o posterior</translation>
    </message>
    <message>
        <source>{} entries starting at sector {} do not fit on the disk</source>
        <translation>{} entradas a partir del sector {} no caben en el disco</translation>
    </message>
    <message>
        <source>partition {} (sectors {} to {}) is in the way: the GPT needs the sectors before {} and after {}</source>
        <translation>la partición {} (sectores {} a {}) estorba: la GPT necesita los sectores anteriores a {} y posteriores a {}</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} is damaged: its checksum is wrong</source>
        <translation>el disklabel de BSD en {} está dañado: su suma de comprobación es incorrecta</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} counts sectors of {} bytes, but the disk has sectors of {} bytes</source>
        <translation>el disklabel de BSD en {} cuenta sectores de {} bytes, pero el disco tiene sectores de {} bytes</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} does not show whether it counts from the first sector of the disk or of the partition; specify it (--base disk or --base slice)</source>
        <translation>el disklabel de BSD en {} no muestra si cuenta desde el primer sector del disco o de la partición; especifíquelo (--base disk o --base slice)</translation>
    </message>
    <message>
        <source>partition {} of the BSD disklabel in {} has an impossible location</source>
        <translation>la partición {} del disklabel de BSD en {} tiene una ubicación imposible</translation>
    </message>
    <message>
        <source>the BSD disklabel in {} has no partitions of its own</source>
        <translation>el disklabel de BSD en {} no tiene particiones propias</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>el disco</translation>
    </message>
    <message>
        <source>partition {}</source>
        <translation>partición {}</translation>
    </message>
    <message>
        <source>partition {} has no BSD disklabel</source>
        <translation>la partición {} no tiene disklabel de BSD</translation>
    </message>
    <message>
        <source>the disk has no BSD disklabel</source>
        <translation>el disco no tiene disklabel de BSD</translation>
    </message>
    <message>
        <source>a partition starts at sector {}, inside the sectors of the GPT itself (up to {})</source>
        <translation>una partición empieza en el sector {}, dentro de los sectores de la propia GPT (hasta {})</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but the disk has {} sectors and the backup GPT needs the last {}; the disk is smaller than the one this GPT was made for</source>
        <translation>la partición {} termina en el sector {}, pero el disco tiene {} sectores y la copia de seguridad de la GPT necesita los últimos {}; el disco es más pequeño que aquel para el que se hizo esta GPT</translation>
    </message>
    <message>
        <source>no copy of a GUID partition table is left on this disk; search for lost partitions</source>
        <translation>no queda ninguna copia de una tabla de particiones GUID en este disco; busque particiones perdidas</translation>
    </message>
    <message>
        <source>the MBR has partitions of its own that are not in the GPT; repairing the GPT would hide them</source>
        <translation>el MBR tiene particiones propias que no están en la GPT; reparar la GPT las ocultaría</translation>
    </message>
    <message>
        <source>both copies of the GPT are too damaged to be repaired; search for lost partitions</source>
        <translation>ambas copias de la GPT están demasiado dañadas para repararlas; busque particiones perdidas</translation>
    </message>
    <message>
        <source>the disk has no usable {} copy of the GPT</source>
        <translation>el disco no tiene una copia {} utilizable de la GPT</translation>
    </message>
    <message>
        <source>a hybrid MBR needs a GUID partition table, which the disk does not have</source>
        <translation>un MBR híbrido necesita una tabla de particiones GUID, que el disco no tiene</translation>
    </message>
    <message>
        <source>the MBR is not a hybrid: the disk has no GUID partition table</source>
        <translation>el MBR no es híbrido: el disco no tiene tabla de particiones GUID</translation>
    </message>
    <message>
        <source>the GPT was written for another sector size than that of the disk</source>
        <translation>la GPT se escribió para un tamaño de sector distinto del que tiene el disco</translation>
    </message>
    <message>
        <source>a hybrid MBR has room for three partitions beside the protective entry, not for {}</source>
        <translation>en un MBR híbrido caben tres particiones junto a la entrada de protección, no {}</translation>
    </message>
    <message>
        <source>no Windows partition found: none of the type Microsoft basic data starts with an NTFS or FAT boot sector</source>
        <translation>no se ha encontrado ninguna partición de Windows: ninguna de las del tipo Microsoft basic data empieza por un sector de arranque NTFS o FAT</translation>
    </message>
    <message>
        <source>Windows on this disk starts through UEFI (bootmgfw.efi on the EFI system partition); a hybrid MBR would not help and could keep it from starting</source>
        <translation>Windows en este disco se inicia mediante UEFI (bootmgfw.efi en la partición del sistema EFI); un MBR híbrido no ayudaría y podría impedir que se inicie</translation>
    </message>
    <message>
        <source>partition {} cannot be active because no MBR entry shows it</source>
        <translation>la partición {} no puede estar activa porque ninguna entrada del MBR la muestra</translation>
    </message>
    <message>
        <source>Apple's layout is not possible: it needs an EFI system partition at the start of the disk and at most three others, all below 2^32 sectors</source>
        <translation>la distribución de Apple no es posible: necesita una partición del sistema EFI al principio del disco y como máximo otras tres, todas por debajo de 2^32 sectores</translation>
    </message>
    <message>
        <source>partition {} ends beyond 2^32 sectors, where no MBR entry can show it</source>
        <translation>la partición {} termina más allá de 2^32 sectores, donde ninguna entrada del MBR puede mostrarla</translation>
    </message>
    <message>
        <source>the first partition for the MBR lies inside the sectors of the GPT itself</source>
        <translation>la primera partición para el MBR está dentro de los sectores de la propia GPT</translation>
    </message>
    <message>
        <source>MBR entries are numbered 1 to 4</source>
        <translation>las entradas del MBR se numeran de 1 a 4</translation>
    </message>
    <message>
        <source>entry {} of the MBR is empty</source>
        <translation>la entrada {} del MBR está vacía</translation>
    </message>
    <message>
        <source>the protective entry (EE) cannot be changed: it tells every system that this is a GPT disk</source>
        <translation>la entrada de protección (EE) no se puede cambiar: indica a todos los sistemas que este es un disco GPT</translation>
    </message>
    <message>
        <source>the type {} is not possible in a hybrid MBR</source>
        <translation>el tipo {} no es posible en un MBR híbrido</translation>
    </message>
    <message>
        <source>the disk has an MBR with partitions, which a new GPT would replace; add the lost partitions to it by hand</source>
        <translation>el disco tiene un MBR con particiones, que una nueva GPT reemplazaría; añada a mano las particiones perdidas al MBR</translation>
    </message>
    <message>
        <source>the disk has an Apple partition map, which a new GPT would replace</source>
        <translation>el disco tiene un mapa de particiones de Apple, que una nueva GPT reemplazaría</translation>
    </message>
    <message>
        <source>it is already partition {} of the table</source>
        <translation>ya es la partición {} de la tabla</translation>
    </message>
    <message>
        <source>it does not start at a sector boundary of this disk</source>
        <translation>no empieza en un límite de sector de este disco</translation>
    </message>
    <message>
        <source>cannot add volume {} ({}): {}</source>
        <translation>no se puede añadir el volumen {} ({}): {}</translation>
    </message>
    <message>
        <source>no partitions found that are not already in the table</source>
        <translation>no se han encontrado particiones que no estén ya en la tabla</translation>
    </message>
    <message>
        <source>volume {} does not exist; volumes found: {}</source>
        <translation>el volumen {} no existe; volúmenes encontrados: {}</translation>
    </message>
    <message>
        <source>no volume chosen</source>
        <translation>no se ha elegido ningún volumen</translation>
    </message>
    <message>
        <source>the disk has no MBR partition table of its own</source>
        <translation>el disco no tiene una tabla de particiones MBR propia</translation>
    </message>
    <message>
        <source>the chain of logical partitions is damaged: {}</source>
        <translation>la cadena de particiones lógicas está dañada: {}</translation>
    </message>
    <message>
        <source>the MBR has more than one extended partition</source>
        <translation>el MBR tiene más de una partición extendida</translation>
    </message>
    <message>
        <source>an extended boot record describes more than one partition</source>
        <translation>un registro de arranque extendido describe más de una partición</translation>
    </message>
    <message>
        <source>a partition cannot start at sector 0, which holds the partition table</source>
        <translation>una partición no puede empezar en el sector 0, que contiene la tabla de particiones</translation>
    </message>
    <message>
        <source>an MBR cannot address more than 2^32 sectors</source>
        <translation>un MBR no puede direccionar más de 2^32 sectores</translation>
    </message>
    <message>
        <source>a logical partition needs an extended partition, which the MBR does not have</source>
        <translation>una partición lógica necesita una partición extendida, que el MBR no tiene</translation>
    </message>
    <message>
        <source>logical partitions must lie in sectors {} to {}</source>
        <translation>las particiones lógicas deben estar en los sectores {} a {}</translation>
    </message>
    <message>
        <source>sector {} holds the extended boot record of partition {}</source>
        <translation>el sector {} contiene el registro de arranque extendido de la partición {}</translation>
    </message>
    <message>
        <source>the MBR already has an extended partition</source>
        <translation>el MBR ya tiene una partición extendida</translation>
    </message>
    <message>
        <source>primary partitions are numbered 1 to 4</source>
        <translation>las particiones primarias se numeran de 1 a 4</translation>
    </message>
    <message>
        <source>all four entries of the MBR are in use</source>
        <translation>las cuatro entradas del MBR están en uso</translation>
    </message>
    <message>
        <source>a logical partition needs a type other than extended</source>
        <translation>una partición lógica necesita un tipo distinto de extendida</translation>
    </message>
    <message>
        <source>no free sector before sector {} for the extended boot record of the partition</source>
        <translation>no hay ningún sector libre antes del sector {} para el registro de arranque extendido de la partición</translation>
    </message>
    <message>
        <source>the extended partition contains logical partitions; delete those first</source>
        <translation>la partición extendida contiene particiones lógicas; elimínelas antes</translation>
    </message>
    <message>
        <source>the partition must start after its extended boot record at sector {}</source>
        <translation>la partición debe empezar después de su registro de arranque extendido en el sector {}</translation>
    </message>
    <message>
        <source>logical partition {} would lie outside the extended partition</source>
        <translation>la partición lógica {} quedaría fuera de la partición extendida</translation>
    </message>
    <message>
        <source>the start of an extended partition with logical partitions cannot be moved: their locations are relative to it</source>
        <translation>el inicio de una partición extendida con particiones lógicas no se puede mover: sus ubicaciones son relativas a él</translation>
    </message>
    <message>
        <source>type 00 marks an empty entry; delete the partition instead</source>
        <translation>el tipo 00 marca una entrada vacía; elimine la partición en su lugar</translation>
    </message>
    <message>
        <source>a partition cannot be made extended, or a normal one, by changing only its type</source>
        <translation>una partición no se puede convertir en extendida, ni en normal, cambiando solo su tipo</translation>
    </message>
    <message>
        <source>a logical partition cannot be active: boot code starts only primary partitions</source>
        <translation>una partición lógica no puede estar activa: el código de arranque solo inicia particiones primarias</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, and the active one must be primary; name the partitions to keep (--partition)</source>
        <translation>la GPT tiene {} particiones y un MBR solo cuatro primarias; cada una adicional necesita un sector libre antes de ella para convertirse en partición lógica, y la activa debe ser primaria; indique las particiones que se conservan (--partition)</translation>
    </message>
    <message>
        <source>the GPT has {} partitions and an MBR only four primary ones; each further one needs a free sector before it to become a logical partition, which partitions {} do not have; name the partitions to keep (--partition)</source>
        <translation>la GPT tiene {} particiones y un MBR solo cuatro primarias; cada una adicional necesita un sector libre antes de ella para convertirse en partición lógica, que las particiones {} no tienen; indique las particiones que se conservan (--partition)</translation>
    </message>
    <message>
        <source>partition {} is not among the partitions to keep</source>
        <translation>la partición {} no está entre las particiones que se conservan</translation>
    </message>
    <message>
        <source>partition {} lies between logical partitions and must be logical, too</source>
        <translation>la partición {} está entre particiones lógicas y también debe ser lógica</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: no free sector before it for its extended boot record</source>
        <translation>la partición {} no puede ser lógica: no hay ningún sector libre antes de ella para su registro de arranque extendido</translation>
    </message>
    <message>
        <source>partition {} cannot be logical: the active partition must be primary</source>
        <translation>la partición {} no puede ser lógica: la partición activa debe ser primaria</translation>
    </message>
    <message>
        <source>{} partitions would remain primary; beside logical partitions there is room for three</source>
        <translation>{} particiones quedarían como primarias; junto a particiones lógicas hay sitio para tres</translation>
    </message>
    <message>
        <source>the backup is damaged: it is not a backup of partition tables</source>
        <translation>la copia de seguridad está dañada: no es una copia de seguridad de tablas de particiones</translation>
    </message>
    <message>
        <source>the backup is damaged: fields are missing</source>
        <translation>la copia de seguridad está dañada: faltan campos</translation>
    </message>
    <message>
        <source>the backup is damaged: a region is incomplete or not hexadecimal</source>
        <translation>la copia de seguridad está dañada: una región está incompleta o no es hexadecimal</translation>
    </message>
    <message>
        <source>the backup is damaged: a region lies outside the disk</source>
        <translation>la copia de seguridad está dañada: una región está fuera del disco</translation>
    </message>
    <message>
        <source>the backup is damaged: regions overlap</source>
        <translation>la copia de seguridad está dañada: hay regiones que se solapan</translation>
    </message>
    <message>
        <source>the backup was made by a newer version of this program</source>
        <translation>la copia de seguridad se hizo con una versión más reciente de este programa</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} bytes, but this disk has {} bytes</source>
        <translation>la copia de seguridad es de un disco de {} bytes, pero este disco tiene {} bytes</translation>
    </message>
    <message>
        <source>the backup is of a disk with sectors of {} bytes, but this disk has sectors of {} bytes</source>
        <translation>la copia de seguridad es de un disco con sectores de {} bytes, pero este disco tiene sectores de {} bytes</translation>
    </message>
    <message>
        <source>the backup is of a disk of {} sectors, but this disk has {} sectors</source>
        <translation>la copia de seguridad es de un disco de {} sectores, pero este disco tiene {} sectores</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksums of both GPT headers are wrong</source>
        <translation>la copia de seguridad está dañada: las sumas de comprobación de ambas cabeceras GPT son incorrectas</translation>
    </message>
    <message>
        <source>the backup is damaged: it ends before the last partition entry</source>
        <translation>la copia de seguridad está dañada: termina antes de la última entrada de partición</translation>
    </message>
    <message>
        <source>the backup is damaged: the checksum of the partition entries is wrong</source>
        <translation>la copia de seguridad está dañada: la suma de comprobación de las entradas de partición es incorrecta</translation>
    </message>
    <message>
        <source>the backup does not fit this disk or its sector size</source>
        <translation>la copia de seguridad no corresponde a este disco o a su tamaño de sector</translation>
    </message>
    <message>
        <source>partition {} of the backup does not fit on this disk</source>
        <translation>la partición {} de la copia de seguridad no cabe en este disco</translation>
    </message>
    <message>
        <source>the format of sgdisk can hold only GUID partition tables</source>
        <translation>el formato de sgdisk solo puede contener tablas de particiones GUID</translation>
    </message>
    <message>
        <source>the format of sgdisk cannot hold a damaged GPT; repair it first, or use the format of Sectorsmith</source>
        <translation>el formato de sgdisk no puede contener una GPT dañada; repárela antes o use el formato de Sectorsmith</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>se canceló la búsqueda</translation>
    </message>
    <message>
        <source>Rebuild this copy from the other one (gpt repair).</source>
        <translation>Reconstruya esta copia a partir de la otra (gpt repair).</translation>
    </message>
    <message>
        <source>Repair the GPT (gpt repair).</source>
        <translation>Repare la GPT (gpt repair).</translation>
    </message>
    <message>
        <source>partition {} (“{}”)</source>
        <translation>partición {} (“{}”)</translation>
    </message>
    <message>
        <source>Partition {}</source>
        <translation>La partición {}</translation>
    </message>
    <message>
        <source>Partition {} (“{}”)</source>
        <translation>La partición {} (“{}”)</translation>
    </message>
    <message>
        <source>The sector of the primary GPT header cannot be read.</source>
        <translation>El sector de la cabecera de la GPT principal no se puede leer.</translation>
    </message>
    <message>
        <source>The sector of the backup GPT header cannot be read.</source>
        <translation>El sector de la cabecera de la copia de seguridad de la GPT no se puede leer.</translation>
    </message>
    <message>
        <source>The primary GPT header is missing at sector {}.</source>
        <translation>Falta la cabecera de la GPT principal en el sector {}.</translation>
    </message>
    <message>
        <source>The backup GPT header is missing at sector {}.</source>
        <translation>Falta la cabecera de la copia de seguridad de la GPT en el sector {}.</translation>
    </message>
    <message>
        <source>The primary GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>La cabecera de la GPT principal dice que tiene {} bytes; son posibles de 92 a {}.</translation>
    </message>
    <message>
        <source>The backup GPT header says it has {} bytes; 92 to {} are possible.</source>
        <translation>La cabecera de la copia de seguridad de la GPT dice que tiene {} bytes; son posibles de 92 a {}.</translation>
    </message>
    <message>
        <source>The checksum of the primary GPT header is wrong.</source>
        <translation>La suma de comprobación de la cabecera de la GPT principal es incorrecta.</translation>
    </message>
    <message>
        <source>The checksum of the backup GPT header is wrong.</source>
        <translation>La suma de comprobación de la cabecera de la copia de seguridad de la GPT es incorrecta.</translation>
    </message>
    <message>
        <source>The primary GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>La cabecera de la GPT principal tiene la revisión {}.{}; solo se conoce la 1.0.</translation>
    </message>
    <message>
        <source>The backup GPT header has revision {}.{}; only 1.0 is known.</source>
        <translation>La cabecera de la copia de seguridad de la GPT tiene la revisión {}.{}; solo se conoce la 1.0.</translation>
    </message>
    <message>
        <source>A reserved field of the primary GPT header is not zero.</source>
        <translation>Un campo reservado de la cabecera de la GPT principal no es cero.</translation>
    </message>
    <message>
        <source>A reserved field of the backup GPT header is not zero.</source>
        <translation>Un campo reservado de la cabecera de la copia de seguridad de la GPT no es cero.</translation>
    </message>
    <message>
        <source>The primary GPT header lies at sector {} but says sector {}.</source>
        <translation>La cabecera de la GPT principal está en el sector {}, pero dice sector {}.</translation>
    </message>
    <message>
        <source>The backup GPT header lies at sector {} but says sector {}.</source>
        <translation>La cabecera de la copia de seguridad de la GPT está en el sector {}, pero dice sector {}.</translation>
    </message>
    <message>
        <source>The primary GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>La GPT principal dice que una entrada tiene {} bytes; deben ser 128 por una potencia de dos.</translation>
    </message>
    <message>
        <source>The backup GPT says that an entry has {} bytes; it must be 128 times a power of two.</source>
        <translation>La copia de seguridad de la GPT dice que una entrada tiene {} bytes; deben ser 128 por una potencia de dos.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range is empty: {} to {}.</source>
        <translation>El intervalo utilizable de la GPT principal está vacío: {} a {}.</translation>
    </message>
    <message>
        <source>The backup GPT's usable range is empty: {} to {}.</source>
        <translation>El intervalo utilizable de la copia de seguridad de la GPT está vacío: {} a {}.</translation>
    </message>
    <message>
        <source>The primary GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>El intervalo utilizable de la GPT principal termina en el sector {}, más allá del final del disco ({}).</translation>
    </message>
    <message>
        <source>The backup GPT's usable range ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>El intervalo utilizable de la copia de seguridad de la GPT termina en el sector {}, más allá del final del disco ({}).</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Las entradas de la GPT principal (sectores {} a {}) están más allá del final del disco.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) lie beyond the end of the disk.</source>
        <translation>Las entradas de la copia de seguridad de la GPT (sectores {} a {}) están más allá del final del disco.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) cover a header.</source>
        <translation>Las entradas de la GPT principal (sectores {} a {}) ocupan una cabecera.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) cover a header.</source>
        <translation>Las entradas de la copia de seguridad de la GPT (sectores {} a {}) ocupan una cabecera.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Las entradas de la GPT principal (sectores {} a {}) invaden el espacio para particiones.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT (sectors {} to {}) reach into the space for partitions.</source>
        <translation>Las entradas de la copia de seguridad de la GPT (sectores {} a {}) invaden el espacio para particiones.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the primary GPT; 16384 are the least.</source>
        <translation>Solo hay {} bytes reservados para las entradas de la GPT principal; el mínimo es 16384.</translation>
    </message>
    <message>
        <source>Only {} bytes are reserved for the entries of the backup GPT; 16384 are the least.</source>
        <translation>Solo hay {} bytes reservados para las entradas de la copia de seguridad de la GPT; el mínimo es 16384.</translation>
    </message>
    <message>
        <source>Give the table 128 entries again, if the first and last partitions leave the room.</source>
        <translation>Devuelva a la tabla 128 entradas, si la primera y la última partición dejan sitio.</translation>
    </message>
    <message>
        <source>The entries of the primary GPT cannot be read.</source>
        <translation>Las entradas de la GPT principal no se pueden leer.</translation>
    </message>
    <message>
        <source>The entries of the backup GPT cannot be read.</source>
        <translation>Las entradas de la copia de seguridad de la GPT no se pueden leer.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the primary GPT is wrong.</source>
        <translation>La suma de comprobación de las entradas de la GPT principal es incorrecta.</translation>
    </message>
    <message>
        <source>The checksum of the entries of the backup GPT is wrong.</source>
        <translation>La suma de comprobación de las entradas de la copia de seguridad de la GPT es incorrecta.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, beyond the end of the disk.</source>
        <translation>La cabecera de la GPT principal indica su copia de seguridad en el sector {}, más allá del final del disco.</translation>
    </message>
    <message>
        <source>The primary GPT header points to its backup at sector {}, where there is none.</source>
        <translation>La cabecera de la GPT principal indica su copia de seguridad en el sector {}, donde no hay ninguna.</translation>
    </message>
    <message>
        <source>The backup GPT header points to sector {} instead of the primary header at sector 1.</source>
        <translation>La cabecera de la copia de seguridad de la GPT indica el sector {} en lugar de la cabecera principal en el sector 1.</translation>
    </message>
    <message>
        <source>The backup GPT lies at sector {}, not in the disk's last sector {}: the disk has grown.</source>
        <translation>La copia de seguridad de la GPT está en el sector {}, no en el último sector del disco, {}: el disco ha crecido.</translation>
    </message>
    <message>
        <source>Move the backup to the end of the disk (gpt repair).</source>
        <translation>Mueva la copia de seguridad al final del disco (gpt repair).</translation>
    </message>
    <message>
        <source>disk GUID</source>
        <translation>GUID del disco</translation>
    </message>
    <message>
        <source>usable range</source>
        <translation>intervalo utilizable</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>tamaño de la tabla</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>The two copies of the GPT differ: {}.</source>
        <translation>Las dos copias de la GPT son distintas: {}.</translation>
    </message>
    <message>
        <source>Choose the copy that is right (gpt repair --from primary or --from backup).</source>
        <translation>Elija la copia correcta (gpt repair --from primary o --from backup).</translation>
    </message>
    <message>
        <source>Behind the NUL that ends the name of {} there are other bytes: {}.</source>
        <translation>Detrás del NUL que termina el nombre de la {} hay otros bytes: {}.</translation>
    </message>
    <message>
        <source>Set the name again to clear them (gpt set --name).</source>
        <translation>Vuelva a fijar el nombre para borrarlos (gpt set --name).</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>La partición {} no empieza en un múltiplo de 1 MiB, con el que los SSD y RAID son más rápidos.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 1 MiB, which SSDs and RAIDs are fastest with.</source>
        <translation>Las particiones {} no empiezan en un múltiplo de 1 MiB, con el que los SSD y RAID son más rápidos.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>Las particiones {} no empiezan en un sector físico ({} bytes): la escritura es lenta.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>La partición {} no empieza en un múltiplo de 4 KiB: la escritura es lenta en discos con sectores físicos de ese tamaño.</translation>
    </message>
    <message>
        <source>Partitions {} do not start on a multiple of 4 KiB: writing is slow on disks with physical sectors of that size.</source>
        <translation>Las particiones {} no empiezan en un múltiplo de 4 KiB: la escritura es lenta en discos con sectores físicos de ese tamaño.</translation>
    </message>
    <message>
        <source>The disk has no GUID.</source>
        <translation>El disco no tiene GUID.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt repair --new-guids disk).</source>
        <translation>Dele uno nuevo (gpt repair --new-guids disk).</translation>
    </message>
    <message>
        <source>{} has no GUID of its own.</source>
        <translation>{} no tiene GUID propio.</translation>
    </message>
    <message>
        <source>Give it a new one (gpt set --guid random).</source>
        <translation>Dele uno nuevo (gpt set --guid random).</translation>
    </message>
    <message>
        <source>Partitions {} and {} have the same GUID.</source>
        <translation>Las particiones {} y {} tienen el mismo GUID.</translation>
    </message>
    <message>
        <source>Give one of them a new one (gpt set --guid random).</source>
        <translation>Dé uno nuevo a una de ellas (gpt set --guid random).</translation>
    </message>
    <message>
        <source>{} ends at sector {}, before it starts at {}.</source>
        <translation>{} termina en el sector {}, antes de empezar en {}.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right place.</source>
        <translation>Elimine la entrada o dele su ubicación correcta.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) leaves the usable range {} to {}.</source>
        <translation>{} (sectores {} a {}) se sale del intervalo utilizable de {} a {}.</translation>
    </message>
    <message>
        <source>Give the entry its right place, or the table its right usable range.</source>
        <translation>Dé a la entrada su ubicación correcta, o a la tabla su intervalo utilizable correcto.</translation>
    </message>
    <message>
        <source>Sector 0 is not an MBR: systems that read it see an empty disk.</source>
        <translation>El sector 0 no es un MBR: los sistemas que lo leen ven un disco vacío.</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): systems do not see the GPT.</source>
        <translation>El MBR no tiene entrada de protección (EE): los sistemas no ven la GPT.</translation>
    </message>
    <message>
        <source>Write the protective MBR (gpt repair).</source>
        <translation>Escriba el MBR de protección (gpt repair).</translation>
    </message>
    <message>
        <source>The protective entry covers sectors {} to {}; it must start at 1 and go to {}.</source>
        <translation>La entrada de protección abarca los sectores {} a {}; debe empezar en 1 y llegar hasta {}.</translation>
    </message>
    <message>
        <source>An old GPT header is left at sector {}.</source>
        <translation>En el sector {} queda una cabecera GPT antigua.</translation>
    </message>
    <message>
        <source>Overwrite that sector with zeros (gpt repair does).</source>
        <translation>Sobrescriba ese sector con ceros (gpt repair lo hace).</translation>
    </message>
    <message>
        <source>The MBR says that the disk has a GPT, but neither copy of it can be found.</source>
        <translation>El MBR dice que el disco tiene una GPT, pero no se encuentra ninguna de sus copias.</translation>
    </message>
    <message>
        <source>Search for lost partitions (lost), and build a new table from the partitions found.</source>
        <translation>Busque particiones perdidas (lost) y cree una tabla nueva con las particiones encontradas.</translation>
    </message>
    <message>
        <source>The GPT is written for sectors of {} bytes, but this disk has sectors of {}: no system will find the partitions at their places.</source>
        <translation>La GPT se escribió para sectores de {} bytes, pero este disco tiene sectores de {}: ningún sistema encontrará las particiones en el lugar que les corresponde.</translation>
    </message>
    <message>
        <source>Use the adapter that the disk was partitioned with, or rewrite the table for this sector size.</source>
        <translation>Use el adaptador con el que se particionó el disco, o reescriba la tabla para este tamaño de sector.</translation>
    </message>
    <message>
        <source>{} contains a Windows that starts by BIOS (Boot Camp), but the MBR does not list it: Windows is missing from the startup disks although its volume is intact.</source>
        <translation>{} contiene un Windows que arranca por BIOS (Boot Camp), pero el MBR no la incluye: Windows falta entre los discos de arranque aunque su volumen está intacto.</translation>
    </message>
    <message>
        <source>Propose a hybrid MBR (hybrid propose), look at it, apply it.</source>
        <translation>Proponga un MBR híbrido (hybrid propose), examínelo y aplíquelo.</translation>
    </message>
    <message>
        <source>Propose a new hybrid MBR (hybrid propose).</source>
        <translation>Proponga un nuevo MBR híbrido (hybrid propose).</translation>
    </message>
    <message>
        <source>MBR entry {} (type {})</source>
        <translation>entrada {} del MBR (tipo {})</translation>
    </message>
    <message>
        <source>The MBR has no protective entry (EE): macOS and other systems no longer see a GPT disk.</source>
        <translation>El MBR no tiene entrada de protección (EE): macOS y otros sistemas ya no ven un disco GPT.</translation>
    </message>
    <message>
        <source>The MBR has {} protective entries (EE): macOS treats such a disk as MBR.</source>
        <translation>El MBR tiene {} entradas de protección (EE): macOS trata un disco así como MBR.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector {} instead of 1: Linux does not see the GPT then.</source>
        <translation>La entrada de protección empieza en el sector {} en lugar de 1: Linux no ve entonces la GPT.</translation>
    </message>
    <message>
        <source>The protective entry is marked active.</source>
        <translation>La entrada de protección está marcada como activa.</translation>
    </message>
    <message>
        <source>Make the Windows volume active instead.</source>
        <translation>Marque como activo el volumen de Windows en su lugar.</translation>
    </message>
    <message>
        <source>The protective entry stands in slot {}, not in the first.</source>
        <translation>La entrada de protección está en la posición {}, no en la primera.</translation>
    </message>
    <message>
        <source>The protective entry ends at sector {}; the GPT goes to {}.</source>
        <translation>La entrada de protección termina en el sector {}; la GPT llega hasta {}.</translation>
    </message>
    <message>
        <source>{} holds {}: the type should be {}.</source>
        <translation>La {} contiene {}: el tipo debería ser {}.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector.</source>
        <translation>El primer sector de la {} no es un sector de arranque NTFS o FAT.</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector, but its backup at the end of the partition is intact.</source>
        <translation>El primer sector de la {} no es un sector de arranque NTFS o FAT, pero su copia de seguridad al final de la partición está intacta.</translation>
    </message>
    <message>
        <source>Copy the backup boot sector to the front (hybrid propose does).</source>
        <translation>Copie la copia de seguridad del sector de arranque al principio (hybrid propose lo hace).</translation>
    </message>
    <message>
        <source>The first sector of {} is not an NTFS or FAT boot sector; there is one at sector {}.</source>
        <translation>El primer sector de la {} no es un sector de arranque NTFS o FAT; hay uno en el sector {}.</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; there are {}. Windows stops with “disk read error”.</source>
        <translation>El sector de arranque de la {} dice que lo preceden {} sectores; son {}. Windows se detiene con “disk read error”.</translation>
    </message>
    <message>
        <source>Correct the field in the boot sector and its backup (hybrid propose does).</source>
        <translation>Corrija el campo en el sector de arranque y en su copia de seguridad (hybrid propose lo hace).</translation>
    </message>
    <message>
        <source>The boot sector of {} counts in sectors of {} bytes; the disk has {}.</source>
        <translation>El sector de arranque de la {} cuenta en sectores de {} bytes; el disco los tiene de {}.</translation>
    </message>
    <message>
        <source>The volume cannot be started from this disk: copy its files to a new one.</source>
        <translation>El volumen no puede arrancar desde este disco: copie sus archivos a uno nuevo.</translation>
    </message>
    <message>
        <source>The volume in {} has {} sectors, more than the entry's {}.</source>
        <translation>El volumen de la {} tiene {} sectores, más que los {} de la entrada.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} differs from it.</source>
        <translation>La copia de seguridad del sector de arranque NTFS de la {} es distinta de este.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector of {} is not there.</source>
        <translation>Falta la copia de seguridad del sector de arranque NTFS de la {}.</translation>
    </message>
    <message>
        <source>Rewrite the backup from the boot sector.</source>
        <translation>Reescriba la copia de seguridad a partir del sector de arranque.</translation>
    </message>
    <message>
        <source>No MBR entry is active: the Mac's BIOS emulation has nothing to start.</source>
        <translation>Ninguna entrada del MBR está activa: la emulación de BIOS del Mac no tiene nada que arrancar.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; exactly one may be.</source>
        <translation>{} entradas del MBR están activas; debe estarlo exactamente una.</translation>
    </message>
    <message>
        <source>Make the Windows volume, and only it, active.</source>
        <translation>Marque como activo el volumen de Windows, y solo ese.</translation>
    </message>
    <message>
        <source>{} is active, which is not the Windows volume.</source>
        <translation>La {} está activa, y no es el volumen de Windows.</translation>
    </message>
    <message>
        <source>Make the Windows volume active.</source>
        <translation>Marque como activo el volumen de Windows.</translation>
    </message>
    <message>
        <source>{} MBR entries are active; one at most may be.</source>
        <translation>{} entradas del MBR están activas; como máximo puede estarlo una.</translation>
    </message>
    <message>
        <source>Make only one active.</source>
        <translation>Marque como activa solo una.</translation>
    </message>
    <message>
        <source>An entry is active, but the MBR has no boot code: nothing starts.</source>
        <translation>Una entrada está activa, pero el MBR no tiene código de arranque: no arranca nada.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR (hybrid propose offers it).</source>
        <translation>Escriba código de arranque en el MBR (hybrid propose lo ofrece).</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows' boot data refer to it, and Windows gives the disk a new one.</source>
        <translation>La firma del disco es cero: los datos de arranque de Windows se refieren a ella, y Windows da al disco una nueva.</translation>
    </message>
    <message>
        <source>Restore the old signature if Windows' boot data tell it (hybrid propose looks); a new one may need a repair of the boot data.</source>
        <translation>Restaure la firma antigua si los datos de arranque de Windows la indican (hybrid propose lo comprueba); una nueva puede requerir una reparación de los datos de arranque.</translation>
    </message>
    <message>
        <source>Windows on this disk starts by UEFI: it needs no hybrid MBR, and may stop to start with one.</source>
        <translation>El Windows de este disco arranca por UEFI: no necesita un MBR híbrido, y con uno podría dejar de arrancar.</translation>
    </message>
    <message>
        <source>Restore the protective MBR (hybrid reset).</source>
        <translation>Restaure el MBR de protección (hybrid reset).</translation>
    </message>
    <message>
        <source>Windows on this disk can start by UEFI as well as by BIOS: a hybrid MBR may not be needed.</source>
        <translation>El Windows de este disco puede arrancar tanto por UEFI como por BIOS: puede que no haga falta un MBR híbrido.</translation>
    </message>
    <message>
        <source>Find out how Windows was installed; with UEFI, restore the protective MBR (hybrid reset).</source>
        <translation>Averigüe cómo se instaló Windows; si fue con UEFI, restaure el MBR de protección (hybrid reset).</translation>
    </message>
    <message>
        <source>The Windows volume has neither BOOTMGR nor NTLDR in its root: it will not start by BIOS.</source>
        <translation>El volumen de Windows no tiene ni BOOTMGR ni NTLDR en su raíz: no arrancará por BIOS.</translation>
    </message>
    <message>
        <source>Repair Windows' start with its own installation disc.</source>
        <translation>Repare el inicio de Windows con su propio disco de instalación.</translation>
    </message>
    <message>
        <source>The MBR does not end with 55 AA: no system reads it.</source>
        <translation>El MBR no termina en 55 AA: ningún sistema lo lee.</translation>
    </message>
    <message>
        <source>{} has the status {}; only 00 and 80 mean something.</source>
        <translation>La {} tiene el estado {}; solo 00 y 80 significan algo.</translation>
    </message>
    <message>
        <source>The CHS addresses of {} are neither computed from its sectors nor marked unused.</source>
        <translation>Las direcciones CHS de la {} no están calculadas a partir de sus sectores ni marcadas como sin usar.</translation>
    </message>
    <message>
        <source>{} and {} overlap.</source>
        <translation>La {} y la {} se solapan.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the end of the disk.</source>
        <translation>La {} termina en el sector {}, más allá del final del disco.</translation>
    </message>
    <message>
        <source>{} ends at sector {}, beyond the limit of 32-bit sector numbers.</source>
        <translation>La {} termina en el sector {}, más allá del límite de los números de sector de 32 bits.</translation>
    </message>
    <message>
        <source>{} is an extended partition: a hybrid cannot have one.</source>
        <translation>La {} es una partición extendida: un MBR híbrido no puede tener ninguna.</translation>
    </message>
    <message>
        <source>{} (sectors {} to {}) is not exactly a partition of the GPT.</source>
        <translation>La {} (sectores {} a {}) no es exactamente una partición de la GPT.</translation>
    </message>
    <message>
        <source>The GPT that the hybrid MBR goes with is damaged.</source>
        <translation>La GPT a la que acompaña el MBR híbrido está dañada.</translation>
    </message>
    <message>
        <source>Repair the GPT first (gpt repair).</source>
        <translation>Repare antes la GPT (gpt repair).</translation>
    </message>
    <message>
        <source>The MBR counts in sectors of 4096 bytes here: few firmwares start Windows from such a disk.</source>
        <translation>El MBR cuenta aquí en sectores de 4096 bytes: pocos firmwares arrancan Windows desde un disco así.</translation>
    </message>
    <message>
        <source>Use a disk or adapter with 512-byte sectors.</source>
        <translation>Use un disco o un adaptador con sectores de 512 bytes.</translation>
    </message>
    <message>
        <source>GPT partition {} is shown by no MBR entry.</source>
        <translation>Ninguna entrada del MBR indica la partición GPT {}.</translation>
    </message>
    <message>
        <source>Partition {} has the type {} but holds {}.</source>
        <translation>La partición {} tiene el tipo {}, pero contiene {}.</translation>
    </message>
    <message>
        <source>Set the type to {}.</source>
        <translation>Cambie el tipo a {}.</translation>
    </message>
    <message>
        <source>The file system in partition {} has {} bytes, the partition only {}.</source>
        <translation>El sistema de archivos de la partición {} tiene {} bytes; la partición, solo {}.</translation>
    </message>
    <message>
        <source>Give the partition its full size again.</source>
        <translation>Devuelva a la partición su tamaño completo.</translation>
    </message>
    <message>
        <source>The boot sector of partition {} says that {} sectors come before it; there are {}.</source>
        <translation>El sector de arranque de la partición {} dice que lo preceden {} sectores; son {}.</translation>
    </message>
    <message>
        <source>Correct the field: starting from the partition fails with it.</source>
        <translation>Corrija el campo: con su valor actual falla el arranque desde la partición.</translation>
    </message>
    <message>
        <source>Sector 0 holds a partition table but does not end with 55 AA: no system reads it.</source>
        <translation>El sector 0 contiene una tabla de particiones, pero no termina en 55 AA: ningún sistema la lee.</translation>
    </message>
    <message>
        <source>Write 55 AA at byte 510.</source>
        <translation>Escriba 55 AA en el byte 510.</translation>
    </message>
    <message>
        <source>Entry {} has the status {}; only 00 and 80 mean something.</source>
        <translation>La entrada {} tiene el estado {}; solo 00 y 80 significan algo.</translation>
    </message>
    <message>
        <source>Set the status to 00, or 80 for the partition to start from.</source>
        <translation>Cambie el estado a 00, o a 80 para la partición desde la que se debe arrancar.</translation>
    </message>
    <message>
        <source>More than one partition is active: boot code stops with “invalid partition table”.</source>
        <translation>Más de una partición está activa: el código de arranque se detiene con “invalid partition table”.</translation>
    </message>
    <message>
        <source>Leave one active.</source>
        <translation>Deje activa una sola.</translation>
    </message>
    <message>
        <source>Partition {} starts at sector 0, where the partition table is.</source>
        <translation>La partición {} empieza en el sector 0, donde está la tabla de particiones.</translation>
    </message>
    <message>
        <source>Delete the entry, or give it its right start.</source>
        <translation>Elimine la entrada o dele su inicio correcto.</translation>
    </message>
    <message>
        <source>There is more than one extended partition: systems differ in which they read.</source>
        <translation>Hay más de una partición extendida: los sistemas difieren en cuál leen.</translation>
    </message>
    <message>
        <source>Keep all logical partitions in one extended partition.</source>
        <translation>Mantenga todas las particiones lógicas en una sola partición extendida.</translation>
    </message>
    <message>
        <source>Partition {} ends at sector {}, beyond the end of the disk ({}).</source>
        <translation>La partición {} termina en el sector {}, más allá del final del disco ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size; the disk may be smaller than the one it was copied from.</source>
        <translation>Dé a la partición su tamaño correcto; el disco puede ser más pequeño que aquel del que se copió.</translation>
    </message>
    <message>
        <source>The CHS addresses of partition {} do not say its sectors.</source>
        <translation>Las direcciones CHS de la partición {} no corresponden a sus sectores.</translation>
    </message>
    <message>
        <source>Partitions {} and {} overlap.</source>
        <translation>Las particiones {} y {} se solapan.</translation>
    </message>
    <message>
        <source>Delete or shrink the wrong one of them.</source>
        <translation>Elimine o reduzca la que sea incorrecta.</translation>
    </message>
    <message>
        <source>Logical partition {} leaves its extended partition (sectors {} to {}).</source>
        <translation>La partición lógica {} se sale de su partición extendida (sectores {} a {}).</translation>
    </message>
    <message>
        <source>Enlarge the extended partition, or shrink the logical one.</source>
        <translation>Amplíe la partición extendida o reduzca la lógica.</translation>
    </message>
    <message>
        <source>Partition {} does not start on a physical sector ({} bytes): writing is slow.</source>
        <translation>La partición {} no empieza en un sector físico ({} bytes): la escritura es lenta.</translation>
    </message>
    <message>
        <source>Move the partition with its data.</source>
        <translation>Mueva la partición con sus datos.</translation>
    </message>
    <message>
        <source>A partition is active, but the MBR has no boot code.</source>
        <translation>Una partición está activa, pero el MBR no tiene código de arranque.</translation>
    </message>
    <message>
        <source>Write boot code into the MBR.</source>
        <translation>Escriba código de arranque en el MBR.</translation>
    </message>
    <message>
        <source>The disk signature is zero: Windows gives the disk one.</source>
        <translation>La firma del disco es cero: Windows da una al disco.</translation>
    </message>
    <message>
        <source>A GPT is left on this MBR disk: some systems may take it for the valid one.</source>
        <translation>En este disco MBR queda una GPT: algunos sistemas pueden tomarla por la válida.</translation>
    </message>
    <message>
        <source>Overwrite the GPT's sectors with zeros if the MBR is right.</source>
        <translation>Sobrescriba con ceros los sectores de la GPT si el MBR es el correcto.</translation>
    </message>
    <message numerus="yes">
        <source>{} sectors at the end of the disk cannot be reached with an MBR.</source>
        <comment>{} sector at the end of the disk cannot be reached with an MBR.</comment>
        <translation>
            <numerusform>{} sector al final del disco no es accesible con un MBR.</numerusform>
            <numerusform>{} sectores al final del disco no son accesibles con un MBR.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert the disk to a GPT to use them.</source>
        <translation>Convierta el disco a una GPT para usarlos.</translation>
    </message>
    <message>
        <source>Block 0 has no driver descriptor (ER): old Macs do not recognize the disk.</source>
        <translation>El bloque 0 no tiene descriptor de controladores (ER): los Mac antiguos no reconocen el disco.</translation>
    </message>
    <message>
        <source>Rewrite the driver descriptor.</source>
        <translation>Reescriba el descriptor de controladores.</translation>
    </message>
    <message>
        <source>The driver descriptor says blocks of {} bytes, the map is written in steps of {}.</source>
        <translation>El descriptor de controladores indica bloques de {} bytes; el mapa está escrito en pasos de {}.</translation>
    </message>
    <message>
        <source>Usual on CDs; on a disk, rewrite the descriptor.</source>
        <translation>Es habitual en los CD; en un disco, reescriba el descriptor.</translation>
    </message>
    <message>
        <source>The driver descriptor counts {} blocks; the disk has {}.</source>
        <translation>El descriptor de controladores cuenta {} bloques; el disco tiene {}.</translation>
    </message>
    <message>
        <source>Rewrite the descriptor; the disk may be smaller than the one it was copied from.</source>
        <translation>Reescriba el descriptor; el disco puede ser más pequeño que aquel del que se copió.</translation>
    </message>
    <message>
        <source>The map says that it has {} entries; {} are there.</source>
        <translation>El mapa dice que tiene {} entradas; hay {}.</translation>
    </message>
    <message>
        <source>Correct the count, or restore the missing entries.</source>
        <translation>Corrija el número o restaure las entradas que faltan.</translation>
    </message>
    <message>
        <source>Entry {} says that the map has {} entries, the first says {}.</source>
        <translation>La entrada {} dice que el mapa tiene {} entradas; la primera dice {}.</translation>
    </message>
    <message>
        <source>Correct the count.</source>
        <translation>Corrija el número.</translation>
    </message>
    <message>
        <source>Partition {} ends at block {}, beyond the end of the disk ({}).</source>
        <translation>La partición {} termina en el bloque {}, más allá del final del disco ({}).</translation>
    </message>
    <message>
        <source>Give the partition its right size.</source>
        <translation>Dé a la partición su tamaño correcto.</translation>
    </message>
    <message>
        <source>The data of partition {} are said to go past its end.</source>
        <translation>Los datos de la partición {} irían, según su entrada, más allá de su final.</translation>
    </message>
    <message>
        <source>Let the data fill the partition.</source>
        <translation>Haga que los datos llenen la partición.</translation>
    </message>
    <message>
        <source>Partition {} is not marked valid and allocated.</source>
        <translation>La partición {} no está marcada como válida y asignada.</translation>
    </message>
    <message>
        <source>No entry describes the partition map itself, or it is too small for the entries.</source>
        <translation>Ninguna entrada describe el propio mapa de particiones, o es demasiado pequeño para las entradas.</translation>
    </message>
    <message>
        <source>Write an Apple_partition_map entry from block 1 on.</source>
        <translation>Escriba una entrada Apple_partition_map a partir del bloque 1.</translation>
    </message>
    <message>
        <source>Rebuild the chain of extended boot records from the partitions found.</source>
        <translation>Reconstruya la cadena de registros de arranque extendidos con las particiones encontradas.</translation>
    </message>
    <message>
        <source>The chain of extended boot records goes on past {} records.</source>
        <translation>La cadena de registros de arranque extendidos sigue después de {} registros.</translation>
    </message>
    <message>
        <source>The chain of extended boot records comes back to sector {}.</source>
        <translation>La cadena de registros de arranque extendidos vuelve al sector {}.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} lies beyond the end of the disk.</source>
        <translation>El registro de arranque extendido del sector {} está más allá del final del disco.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} cannot be read: {}.</source>
        <translation>El registro de arranque extendido del sector {} no se puede leer: {}.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} does not end with 55 AA.</source>
        <translation>El registro de arranque extendido del sector {} no termina en 55 AA.</translation>
    </message>
    <message>
        <source>The extended boot record at sector {} points to sector {}, outside its extended partition.</source>
        <translation>El registro de arranque extendido del sector {} indica el sector {}, fuera de su partición extendida.</translation>
    </message>
    <message>
        <source>The first sector of the disk cannot be read: {}.</source>
        <translation>El primer sector del disco no se puede leer: {}.</translation>
    </message>
    <message>
        <source>Read it again; if it stays unreadable, image the disk before anything else.</source>
        <translation>Vuelva a leerlo; si sigue siendo ilegible, haga una imagen del disco antes que nada.</translation>
    </message>
    <message>
        <source>The driver descriptor counts the blocks that the disk has.</source>
        <translation>El descriptor de controladores cuenta los bloques que tiene el disco.</translation>
    </message>
    <message>
        <source>The driver descriptor and the map agree on the block size.</source>
        <translation>El descriptor de controladores y el mapa coinciden en el tamaño de bloque.</translation>
    </message>
    <message>
        <source>A partition's data lie inside the partition.</source>
        <translation>Los datos de una partición están dentro de la partición.</translation>
    </message>
    <message>
        <source>Block 0 starts with a driver descriptor (ER).</source>
        <translation>El bloque 0 empieza con un descriptor de controladores (ER).</translation>
    </message>
    <message>
        <source>All entries say the same number of entries, and that many are there.</source>
        <translation>Todas las entradas indican el mismo número de entradas, y ese es el número que hay.</translation>
    </message>
    <message>
        <source>One entry describes the map itself and is large enough for it.</source>
        <translation>Una entrada describe el propio mapa y es lo bastante grande para él.</translation>
    </message>
    <message>
        <source>Partitions end inside the disk.</source>
        <translation>Las particiones terminan dentro del disco.</translation>
    </message>
    <message>
        <source>Partitions do not overlap.</source>
        <translation>Las particiones no se solapan.</translation>
    </message>
    <message>
        <source>Entries in use are marked valid and allocated.</source>
        <translation>Las entradas en uso están marcadas como válidas y asignadas.</translation>
    </message>
    <message>
        <source>The first sector can be read.</source>
        <translation>El primer sector se puede leer.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors; on an SSD or a RAID on MiB.</source>
        <translation>Las particiones empiezan en sectores físicos; en un SSD o un RAID, en un MiB.</translation>
    </message>
    <message>
        <source>The two headers point to each other.</source>
        <translation>Cada cabecera apunta a la otra.</translation>
    </message>
    <message>
        <source>The checksum of the entries is right.</source>
        <translation>La suma de comprobación de las entradas es correcta.</translation>
    </message>
    <message>
        <source>The entries lie outside the usable range and inside the disk.</source>
        <translation>Las entradas están fuera del intervalo utilizable y dentro del disco.</translation>
    </message>
    <message>
        <source>At least 16 KiB are reserved for the entries.</source>
        <translation>Hay al menos 16 KiB reservados para las entradas.</translation>
    </message>
    <message>
        <source>The entries can be read.</source>
        <translation>Las entradas se pueden leer.</translation>
    </message>
    <message>
        <source>The backup header is in the disk's last sector.</source>
        <translation>La cabecera de la copia de seguridad está en el último sector del disco.</translation>
    </message>
    <message>
        <source>The two copies say the same.</source>
        <translation>Las dos copias dicen lo mismo.</translation>
    </message>
    <message>
        <source>No two partitions have the same GUID.</source>
        <translation>No hay dos particiones con el mismo GUID.</translation>
    </message>
    <message>
        <source>Partitions lie in the usable range.</source>
        <translation>Las particiones están en el intervalo utilizable.</translation>
    </message>
    <message>
        <source>Partitions do not end before they start.</source>
        <translation>Las particiones no terminan antes de empezar.</translation>
    </message>
    <message>
        <source>The size of an entry is 128 times a power of two.</source>
        <translation>El tamaño de una entrada es 128 por una potencia de dos.</translation>
    </message>
    <message>
        <source>The checksum of each header is right.</source>
        <translation>La suma de comprobación de cada cabecera es correcta.</translation>
    </message>
    <message>
        <source>The header's size is between 92 bytes and a sector.</source>
        <translation>El tamaño de la cabecera está entre 92 bytes y un sector.</translation>
    </message>
    <message>
        <source>A disk with a protective MBR has a GPT.</source>
        <translation>Un disco con un MBR de protección tiene una GPT.</translation>
    </message>
    <message>
        <source>Each header says where it lies.</source>
        <translation>Cada cabecera dice dónde está.</translation>
    </message>
    <message>
        <source>Nothing follows the NUL that ends a partition's name.</source>
        <translation>Nada sigue al NUL que termina el nombre de una partición.</translation>
    </message>
    <message>
        <source>A protective entry (EE) stands in the MBR.</source>
        <translation>En el MBR hay una entrada de protección (EE).</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1 and covers the disk.</source>
        <translation>La entrada de protección empieza en el sector 1 y abarca el disco.</translation>
    </message>
    <message>
        <source>The header's reserved field is zero.</source>
        <translation>El campo reservado de la cabecera es cero.</translation>
    </message>
    <message>
        <source>The header's revision is 1.0.</source>
        <translation>La revisión de la cabecera es 1.0.</translation>
    </message>
    <message>
        <source>The table is written for this disk's sector size.</source>
        <translation>La tabla está escrita para el tamaño de sector de este disco.</translation>
    </message>
    <message>
        <source>Both headers are there (EFI PART).</source>
        <translation>Ambas cabeceras están presentes (EFI PART).</translation>
    </message>
    <message>
        <source>No old backup header is left where the disk once ended.</source>
        <translation>No queda ninguna cabecera de copia de seguridad antigua donde antes terminaba el disco.</translation>
    </message>
    <message>
        <source>The sectors of both headers can be read.</source>
        <translation>Los sectores de ambas cabeceras se pueden leer.</translation>
    </message>
    <message>
        <source>The usable range is not empty and inside the disk.</source>
        <translation>El intervalo utilizable no está vacío y está dentro del disco.</translation>
    </message>
    <message>
        <source>The disk and every partition have a GUID.</source>
        <translation>El disco y cada partición tienen un GUID.</translation>
    </message>
    <message>
        <source>Exactly one entry is active: the Windows volume.</source>
        <translation>Exactamente una entrada está activa: el volumen de Windows.</translation>
    </message>
    <message>
        <source>The backup of the NTFS boot sector matches.</source>
        <translation>La copia de seguridad del sector de arranque NTFS coincide.</translation>
    </message>
    <message>
        <source>There is boot code when an entry is active.</source>
        <translation>Hay código de arranque cuando una entrada está activa.</translation>
    </message>
    <message>
        <source>A Windows entry starts with an NTFS or FAT boot sector.</source>
        <translation>Una entrada de Windows empieza con un sector de arranque NTFS o FAT.</translation>
    </message>
    <message>
        <source>The boot sector's sector size is the disk's.</source>
        <translation>El tamaño de sector del sector de arranque es el del disco.</translation>
    </message>
    <message>
        <source>CHS addresses are computed or marked unused.</source>
        <translation>Las direcciones CHS están calculadas o marcadas como sin usar.</translation>
    </message>
    <message>
        <source>The disk signature is not zero.</source>
        <translation>La firma del disco no es cero.</translation>
    </message>
    <message>
        <source>The protective entry is not active.</source>
        <translation>La entrada de protección no está activa.</translation>
    </message>
    <message>
        <source>There is exactly one protective entry.</source>
        <translation>Hay exactamente una entrada de protección.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT.</source>
        <translation>La entrada de protección abarca la GPT.</translation>
    </message>
    <message>
        <source>The protective entry stands first.</source>
        <translation>La entrada de protección es la primera.</translation>
    </message>
    <message>
        <source>The protective entry starts at sector 1.</source>
        <translation>La entrada de protección empieza en el sector 1.</translation>
    </message>
    <message>
        <source>The hybrid MBR has no extended entry.</source>
        <translation>El MBR híbrido no tiene ninguna entrada extendida.</translation>
    </message>
    <message>
        <source>Both copies of the GPT are valid.</source>
        <translation>Ambas copias de la GPT son válidas.</translation>
    </message>
    <message>
        <source>The boot sector knows where its partition starts.</source>
        <translation>El sector de arranque sabe dónde empieza su partición.</translation>
    </message>
    <message>
        <source>Few systems start from a hybrid on 4096-byte sectors.</source>
        <translation>Pocos sistemas arrancan desde un MBR híbrido con sectores de 4096 bytes.</translation>
    </message>
    <message>
        <source>Every other entry shows one GPT partition exactly.</source>
        <translation>Cada una de las demás entradas coincide exactamente con una partición GPT.</translation>
    </message>
    <message>
        <source>A Windows that starts by BIOS is shown by the MBR.</source>
        <translation>El MBR indica un Windows que arranca por BIOS.</translation>
    </message>
    <message>
        <source>The Windows volume has BOOTMGR or NTLDR.</source>
        <translation>El volumen de Windows tiene BOOTMGR o NTLDR.</translation>
    </message>
    <message>
        <source>No two entries overlap.</source>
        <translation>No hay dos entradas que se solapen.</translation>
    </message>
    <message>
        <source>Entries lie inside the disk and below 2^32 sectors.</source>
        <translation>Las entradas están dentro del disco y por debajo de 2^32 sectores.</translation>
    </message>
    <message>
        <source>The MBR ends with 55 AA.</source>
        <translation>El MBR termina en 55 AA.</translation>
    </message>
    <message>
        <source>Status bytes are 00 or 80.</source>
        <translation>Los bytes de estado son 00 u 80.</translation>
    </message>
    <message>
        <source>The volume fits its entry.</source>
        <translation>El volumen cabe en su entrada.</translation>
    </message>
    <message>
        <source>An entry's type agrees with the file system found.</source>
        <translation>El tipo de una entrada concuerda con el sistema de archivos encontrado.</translation>
    </message>
    <message>
        <source>Windows does not start by UEFI already.</source>
        <translation>Windows no arranca ya por UEFI.</translation>
    </message>
    <message>
        <source>GPT partitions that no MBR entry shows.</source>
        <translation>Particiones GPT que ninguna entrada del MBR indica.</translation>
    </message>
    <message>
        <source>At most one partition is active.</source>
        <translation>Como máximo una partición está activa.</translation>
    </message>
    <message>
        <source>Partitions start on physical sectors.</source>
        <translation>Las particiones empiezan en sectores físicos.</translation>
    </message>
    <message>
        <source>There is boot code when a partition is active.</source>
        <translation>Hay código de arranque cuando una partición está activa.</translation>
    </message>
    <message>
        <source>Extended boot records point into their extended partition.</source>
        <translation>Los registros de arranque extendidos indican sectores dentro de su partición extendida.</translation>
    </message>
    <message>
        <source>The chain of extended boot records does not come back to itself.</source>
        <translation>La cadena de registros de arranque extendidos no vuelve sobre sí misma.</translation>
    </message>
    <message>
        <source>Extended boot records lie inside the disk.</source>
        <translation>Los registros de arranque extendidos están dentro del disco.</translation>
    </message>
    <message>
        <source>Extended boot records end with 55 AA.</source>
        <translation>Los registros de arranque extendidos terminan en 55 AA.</translation>
    </message>
    <message>
        <source>The chain of extended boot records ends.</source>
        <translation>La cadena de registros de arranque extendidos termina.</translation>
    </message>
    <message>
        <source>Extended boot records can be read.</source>
        <translation>Los registros de arranque extendidos se pueden leer.</translation>
    </message>
    <message>
        <source>File systems fit their partitions.</source>
        <translation>Los sistemas de archivos caben en sus particiones.</translation>
    </message>
    <message>
        <source>The active volume knows where its partition starts.</source>
        <translation>El volumen activo sabe dónde empieza su partición.</translation>
    </message>
    <message>
        <source>No GPT is left beside an MBR.</source>
        <translation>No queda ninguna GPT junto a un MBR.</translation>
    </message>
    <message>
        <source>Logical partitions lie inside their extended partition.</source>
        <translation>Las particiones lógicas están dentro de su partición extendida.</translation>
    </message>
    <message>
        <source>There is at most one extended partition.</source>
        <translation>Hay como máximo una partición extendida.</translation>
    </message>
    <message>
        <source>No partition starts at sector 0.</source>
        <translation>Ninguna partición empieza en el sector 0.</translation>
    </message>
    <message>
        <source>A partition's type agrees with the file system found.</source>
        <translation>El tipo de una partición concuerda con el sistema de archivos encontrado.</translation>
    </message>
    <message>
        <source>The whole disk can be reached with 32-bit sector numbers.</source>
        <translation>Todo el disco es accesible con números de sector de 32 bits.</translation>
    </message>
    <message>
        <source>boot sector and its backup</source>
        <translation>sector de arranque y su copia de seguridad</translation>
    </message>
    <message>
        <source>boot sector and file table</source>
        <translation>sector de arranque y tabla de archivos</translation>
    </message>
    <message>
        <source>backup boot sector and file table</source>
        <translation>copia de seguridad del sector de arranque y tabla de archivos</translation>
    </message>
    <message>
        <source>boot sector alone</source>
        <translation>sector de arranque solo</translation>
    </message>
    <message>
        <source>boot sector and FAT</source>
        <translation>sector de arranque y FAT</translation>
    </message>
    <message>
        <source>backup boot sector and FAT</source>
        <translation>copia de seguridad del sector de arranque y FAT</translation>
    </message>
    <message>
        <source>volume header and its copy</source>
        <translation>cabecera de volumen y su copia</translation>
    </message>
    <message>
        <source>volume header and catalogue</source>
        <translation>cabecera de volumen y catálogo</translation>
    </message>
    <message>
        <source>alternate volume header and catalogue</source>
        <translation>cabecera de volumen alternativa y catálogo</translation>
    </message>
    <message>
        <source>volume header alone</source>
        <translation>cabecera de volumen sola</translation>
    </message>
    <message>
        <source>container superblock and object map</source>
        <translation>superbloque de contenedor y mapa de objetos</translation>
    </message>
    <message>
        <source>checkpoint superblock and object map</source>
        <translation>superbloque de punto de control y mapa de objetos</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>superbloque</translation>
    </message>
    <message>
        <source>backup superblock alone</source>
        <translation>copia de seguridad del superbloque sola</translation>
    </message>
    <message>
        <source>Partition {}: {}, found by its {}.</source>
        <translation>Partición {}: {}, encontrada por su {}.</translation>
    </message>
    <message numerus="yes">
        <source>Table with {} partitions found again</source>
        <comment>Table with {} partition found again</comment>
        <translation>
            <numerusform>Tabla con {} partición encontrada de nuevo</numerusform>
            <numerusform>Tabla con {} particiones encontradas de nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {}. {} lies inside another volume.</source>
        <translation>Se omite: {}. {} está dentro de otro volumen.</translation>
    </message>
    <message>
        <source>Left out: {}. {} is too doubtful ({} of 100).</source>
        <translation>Se omite: {}. {} es demasiado dudoso ({} de 100).</translation>
    </message>
    <message>
        <source>Left out: {}. {} is in the way of others or does not fit: {}.</source>
        <translation>Se omite: {}. {} estorba a otros o no cabe: {}.</translation>
    </message>
    <message>
        <source>{} at sector {} ({})</source>
        <translation>{} en el sector {} ({})</translation>
    </message>
    <message>
        <source>{} “{}” at sector {} ({})</source>
        <translation>{} “{}” en el sector {} ({})</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR removed</source>
        <translation>Entrada {} del MBR híbrido quitada</translation>
    </message>
    <message>
        <source>Type {} for entry {} of the hybrid MBR</source>
        <translation>Tipo {} para la entrada {} del MBR híbrido</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR active</source>
        <translation>Entrada {} del MBR híbrido activa</translation>
    </message>
    <message>
        <source>Entry {} of the hybrid MBR not active</source>
        <translation>Entrada {} del MBR híbrido no activa</translation>
    </message>
    <message>
        <source>Hybrid MBR</source>
        <translation>MBR híbrido</translation>
    </message>
    <message>
        <source>CHS addresses of the MBR recomputed</source>
        <translation>Direcciones CHS del MBR recalculadas</translation>
    </message>
    <message>
        <source>MBR</source>
        <translation>MBR</translation>
    </message>
    <message>
        <source>The disk has sectors of 4096 bytes: few firmwares start Windows from such a disk.</source>
        <translation>El disco tiene sectores de 4096 bytes: pocos firmwares arrancan Windows desde un disco así.</translation>
    </message>
    <message>
        <source>There are more than three Windows partitions; {} is left out.</source>
        <translation>Hay más de tres particiones de Windows; se omite la {}.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has an NTFS boot sector.</source>
        <translation>{} es Microsoft basic data y tiene un sector de arranque NTFS.</translation>
    </message>
    <message>
        <source>{} is Microsoft basic data and has a FAT boot sector.</source>
        <translation>{} es Microsoft basic data y tiene un sector de arranque FAT.</translation>
    </message>
    <message>
        <source>Windows can start by UEFI as well as by BIOS here: make sure that it was installed in BIOS mode before you apply this.</source>
        <translation>Windows puede arrancar aquí tanto por UEFI como por BIOS: asegúrese de que se instaló en modo BIOS antes de aplicar esto.</translation>
    </message>
    <message>
        <source>Neither BOOTMGR nor NTLDR is in the root of a Windows volume: it will appear in the start menu but may not start.</source>
        <translation>En la raíz de un volumen de Windows no hay ni BOOTMGR ni NTLDR: aparecerá en el menú de arranque, pero puede que no arranque.</translation>
    </message>
    <message>
        <source>Nothing tells which of the Windows volumes starts: the first one is made active. Choose another if that is wrong.</source>
        <translation>Nada indica cuál de los volúmenes de Windows arranca: se marca como activo el primero. Elija otro si eso es incorrecto.</translation>
    </message>
    <message>
        <source>{} was active before and stays it.</source>
        <translation>{} ya estaba activa y lo sigue estando.</translation>
    </message>
    <message>
        <source>{} volumes hold a Windows loader: the first one is made active. Choose another if that is wrong.</source>
        <translation>{} volúmenes contienen un cargador de Windows: se marca como activo el primero. Elija otro si eso es incorrecto.</translation>
    </message>
    <message>
        <source>{} is active: the Mac's BIOS emulation starts from it.</source>
        <translation>{} está activa: la emulación de BIOS del Mac arranca desde ella.</translation>
    </message>
    <message>
        <source>Apple's layout: the protective entry to the end of the EFI system partition, then every partition in the GPT's order.</source>
        <translation>La distribución de Apple: la entrada de protección hasta el final de la partición del sistema EFI, y después todas las particiones en el orden de la GPT.</translation>
    </message>
    <message>
        <source>The protective entry covers the GPT's own sectors only.</source>
        <translation>La entrada de protección abarca solo los sectores de la propia GPT.</translation>
    </message>
    <message>
        <source>The protective entry goes up to the first partition that is shown; the others stay hidden from Windows.</source>
        <translation>La entrada de protección llega hasta la primera partición indicada; las demás quedan ocultas para Windows.</translation>
    </message>
    <message>
        <source>The disk signature, which is zero, becomes {} as asked for.</source>
        <translation>La firma del disco, que es cero, pasa a ser {}, como se ha pedido.</translation>
    </message>
    <message>
        <source>The disk signature is zero; Windows' boot data refer to {}, which is restored.</source>
        <translation>La firma del disco es cero; los datos de arranque de Windows se refieren a {}, que se restaura.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data do not tell the old one. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>La firma del disco es cero, y los datos de arranque de Windows no indican la antigua. Se puede dar una nueva, pero Windows puede necesitar entonces que se reparen sus datos de arranque con su disco de instalación.</translation>
    </message>
    <message>
        <source>The disk signature is zero, and Windows' boot data name several: {}. A new one can be given, but Windows may then need its boot data repaired with its installation disc.</source>
        <translation>La firma del disco es cero, y los datos de arranque de Windows indican varias: {}. Se puede dar una nueva, pero Windows puede necesitar entonces que se reparen sus datos de arranque con su disco de instalación.</translation>
    </message>
    <message>
        <source>The MBR has no boot code: ours is written, which starts the active partition.</source>
        <translation>El MBR no tiene código de arranque: se escribe el nuestro, que arranca la partición activa.</translation>
    </message>
    <message>
        <source>The MBR has no boot code, so nothing would start. Ours can be written: 440 bytes that start the active partition.</source>
        <translation>El MBR no tiene código de arranque, por lo que no arrancaría nada. Se puede escribir el nuestro: 440 bytes que arrancan la partición activa.</translation>
    </message>
    <message>
        <source>Hidden sectors in the backup boot sector of {}</source>
        <translation>Sectores ocultos en la copia de seguridad del sector de arranque de la {}</translation>
    </message>
    <message>
        <source>Boot sector of {}, from its backup</source>
        <translation>Sector de arranque de la {}, a partir de su copia de seguridad</translation>
    </message>
    <message>
        <source>The first sector of {} is damaged: its backup boot sector is put there.</source>
        <translation>El primer sector de la {} está dañado: se pone ahí la copia de seguridad de su sector de arranque.</translation>
    </message>
    <message>
        <source>Hidden sectors in the boot sector of {}</source>
        <translation>Sectores ocultos en el sector de arranque de la {}</translation>
    </message>
    <message>
        <source>The boot sector of {} says that {} sectors come before it; it is corrected to {}.</source>
        <translation>El sector de arranque de la {} dice que lo preceden {} sectores; se corrige a {}.</translation>
    </message>
    <message>
        <source>{} counts in sectors of {} bytes, the disk in {}: it will not start.</source>
        <translation>{} cuenta en sectores de {} bytes; el disco, en sectores de {}: no arrancará.</translation>
    </message>
    <message>
        <source>Protective MBR instead of the hybrid one</source>
        <translation>MBR de protección en lugar del híbrido</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>MBR de protección</translation>
    </message>
    <message>
        <source>Boot code and disk signature stay. A Windows that starts by BIOS disappears from the start menu.</source>
        <translation>El código de arranque y la firma del disco se conservan. Un Windows que arranca por BIOS desaparece del menú de arranque.</translation>
    </message>
    <message>
        <source>Partition {} is active in the MBR: a computer that starts by BIOS starts from it no longer.</source>
        <translation>La partición {} está activa en el MBR: un equipo que arranca por BIOS ya no arranca desde ella.</translation>
    </message>
    <message>
        <source>Boot loaders and fstab lines may name partitions by the MBR's disk signature: those have to be adapted.</source>
        <translation>Los cargadores de arranque y las líneas de fstab pueden indicar particiones por la firma del disco del MBR: hay que adaptarlos.</translation>
    </message>
    <message>
        <source>GUID partition table made of the MBR</source>
        <translation>Tabla de particiones GUID creada a partir del MBR</translation>
    </message>
    <message>
        <source>Backup GPT entries removed</source>
        <translation>Entradas de la copia de seguridad de la GPT quitadas</translation>
    </message>
    <message>
        <source>Backup GPT header removed</source>
        <translation>Cabecera de la copia de seguridad de la GPT quitada</translation>
    </message>
    <message>
        <source>Other backup GPT entries removed</source>
        <translation>Entradas de la otra copia de seguridad de la GPT quitadas</translation>
    </message>
    <message>
        <source>Other backup GPT header removed</source>
        <translation>Cabecera de la otra copia de seguridad de la GPT quitada</translation>
    </message>
    <message>
        <source>Old GPT header removed</source>
        <translation>Cabecera GPT antigua quitada</translation>
    </message>
    <message>
        <source>Primary GPT entries removed</source>
        <translation>Entradas de la GPT principal quitadas</translation>
    </message>
    <message>
        <source>Primary GPT header removed</source>
        <translation>Cabecera de la GPT principal quitada</translation>
    </message>
    <message>
        <source>GUID partition table removed</source>
        <translation>Tabla de particiones GUID quitada</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel is one of the disk's own already.</source>
        <translation>La partición {} del disklabel ya es una de las del propio disco.</translation>
    </message>
    <message>
        <source>Partition {} of the disklabel has the type {}, which is not known here: it becomes a FreeBSD UFS partition (gpt set --type changes it).</source>
        <translation>La partición {} del disklabel tiene el tipo {}, que aquí no se conoce: se convierte en una partición FreeBSD UFS (gpt set --type lo cambia).</translation>
    </message>
    <message>
        <source>Partition {} is OpenBSD's, which reads its disklabel on GPT disks, too, and does not look for its partitions in the GPT: do not change it for OpenBSD.</source>
        <translation>La partición {} es de OpenBSD, que también en discos GPT lee su disklabel y no busca sus particiones en la GPT: no la cambie para OpenBSD.</translation>
    </message>
    <message>
        <source>BSD disklabel made into GPT partitions</source>
        <translation>Disklabel de BSD convertido en particiones GPT</translation>
    </message>
    <message>
        <source>The disklabel itself stays where it is. fstab lines that name its letters have to be adapted.</source>
        <translation>El propio disklabel se queda donde está. Hay que adaptar las líneas de fstab que indican sus letras.</translation>
    </message>
    <message>
        <source>Backup GPT entries</source>
        <translation>Entradas de la copia de seguridad de la GPT</translation>
    </message>
    <message>
        <source>Backup GPT header</source>
        <translation>Cabecera de la copia de seguridad de la GPT</translation>
    </message>
    <message>
        <source>Primary GPT entries</source>
        <translation>Entradas de la GPT principal</translation>
    </message>
    <message>
        <source>Primary GPT header</source>
        <translation>Cabecera de la GPT principal</translation>
    </message>
    <message>
        <source>MBR entry {} showed partition {} and goes with it.</source>
        <translation>La entrada {} del MBR indicaba la partición {} y desaparece con ella.</translation>
    </message>
    <message>
        <source>MBR entry {} shows partition {} and follows it.</source>
        <translation>La entrada {} del MBR indica la partición {} y la sigue.</translation>
    </message>
    <message>
        <source>The protective entry is made longer to cover the table.</source>
        <translation>La entrada de protección se alarga para abarcar la tabla.</translation>
    </message>
    <message>
        <source>The protective entry is shortened to make room.</source>
        <translation>La entrada de protección se acorta para dejar sitio.</translation>
    </message>
    <message>
        <source>Hybrid MBR kept in step</source>
        <translation>MBR híbrido mantenido al día</translation>
    </message>
    <message>
        <source>MBR made of the GUID partition table</source>
        <translation>MBR creado a partir de la tabla de particiones GUID</translation>
    </message>
    <message>
        <source>Partition {} is not kept: its sectors become free space.</source>
        <translation>La partición {} no se conserva: sus sectores pasan a ser espacio libre.</translation>
    </message>
    <message>
        <source>Partition {} (“{}”) is not kept: its sectors become free space.</source>
        <translation>La partición {} (“{}”) no se conserva: sus sectores pasan a ser espacio libre.</translation>
    </message>
    <message>
        <source>The disk gets the signature {}.</source>
        <translation>El disco recibe la firma {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes logical partition {}.</source>
        <translation>La partición {} pasa a ser la partición lógica {}.</translation>
    </message>
    <message>
        <source>Partition {} becomes number {}.</source>
        <translation>La partición {} pasa a tener el número {}.</translation>
    </message>
    <message>
        <source>Names, GUIDs and attributes of the partitions are lost with the GPT; a backup of it can be kept (table backup).</source>
        <translation>Los nombres, los GUID y los atributos de las particiones se pierden con la GPT; se puede guardar una copia de seguridad de ella (table backup).</translation>
    </message>
    <message>
        <source>The chain of logical partitions goes back on the disk after partition {}: newer versions of libblkid (util-linux 2.41.5) do not follow it there and show no partition after that one; systems themselves do.</source>
        <translation>La cadena de particiones lógicas retrocede en el disco después de la partición {}: las versiones recientes de libblkid (util-linux 2.41.5) no la siguen ahí y no muestran ninguna partición posterior; los propios sistemas sí lo hacen.</translation>
    </message>
    <message>
        <source>Record of logical partition {}</source>
        <translation>Registro de la partición lógica {}</translation>
    </message>
    <message>
        <source>First record of the extended partition</source>
        <translation>Primer registro de la partición extendida</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Registro de arranque maestro</translation>
    </message>
    <message>
        <source>Partition map entry {}</source>
        <translation>Entrada {} del mapa de particiones</translation>
    </message>
    <message>
        <source>Partition map entry {}, now unused</source>
        <translation>Entrada {} del mapa de particiones, ahora sin usar</translation>
    </message>
    <message>
        <source>Driver descriptor</source>
        <translation>Descriptor de controladores</translation>
    </message>
    <message>
        <source>New, empty GUID partition table</source>
        <translation>Nueva tabla de particiones GUID vacía</translation>
    </message>
    <message>
        <source>New, empty Apple partition map</source>
        <translation>Nuevo mapa de particiones de Apple vacío</translation>
    </message>
    <message>
        <source>Old Apple partition map removed</source>
        <translation>Mapa de particiones de Apple antiguo quitado</translation>
    </message>
    <message>
        <source>New, empty MBR partition table</source>
        <translation>Nueva tabla de particiones MBR vacía</translation>
    </message>
    <message>
        <source>Impossible partitions or ones that leave the disk: {}; overlapping ones: {}.</source>
        <translation>Particiones imposibles o que se salen del disco: {}; que se solapan: {}.</translation>
    </message>
    <message>
        <source>The primary header's checksum is right.</source>
        <translation>La suma de comprobación de la cabecera principal es correcta.</translation>
    </message>
    <message>
        <source>The primary header's checksum is wrong.</source>
        <translation>La suma de comprobación de la cabecera principal es incorrecta.</translation>
    </message>
    <message>
        <source>The backup header's checksum is right.</source>
        <translation>La suma de comprobación de la cabecera de la copia de seguridad es correcta.</translation>
    </message>
    <message>
        <source>The backup header's checksum is wrong.</source>
        <translation>La suma de comprobación de la cabecera de la copia de seguridad es incorrecta.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is right.</source>
        <translation>La suma de comprobación de la cabecera de la otra copia de seguridad es correcta.</translation>
    </message>
    <message>
        <source>The other backup header's checksum is wrong.</source>
        <translation>La suma de comprobación de la cabecera de la otra copia de seguridad es incorrecta.</translation>
    </message>
    <message>
        <source>The checksum of its entries is right.</source>
        <translation>La suma de comprobación de sus entradas es correcta.</translation>
    </message>
    <message>
        <source>Its own entries are damaged; the other copy's have the checksum that it names.</source>
        <translation>Sus propias entradas están dañadas; las de la otra copia tienen la suma de comprobación que indica.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong: partitions may be missing or misplaced.</source>
        <translation>La suma de comprobación de sus entradas es incorrecta: pueden faltar particiones o estar mal situadas.</translation>
    </message>
    <message>
        <source>The checksum of its entries is wrong, too.</source>
        <translation>La suma de comprobación de sus entradas también es incorrecta.</translation>
    </message>
    <message>
        <source>Entries of {} bytes are not allowed: they are written with 128.</source>
        <translation>No se permiten entradas de {} bytes: se escriben con 128.</translation>
    </message>
    <message>
        <source>The table gets {} entries: 16 KiB are the least that must be reserved.</source>
        <translation>La tabla recibe {} entradas: hay que reservar como mínimo 16 KiB.</translation>
    </message>
    <message numerus="yes">
        <source>The disk has grown: the backup moves to its end, {} sectors become usable.</source>
        <comment>The disk has grown: the backup moves to its end, {} sector becomes usable.</comment>
        <translation>
            <numerusform>El disco ha crecido: la copia de seguridad se mueve al final del disco, {} sector pasa a ser utilizable.</numerusform>
            <numerusform>El disco ha crecido: la copia de seguridad se mueve al final del disco, {} sectores pasan a ser utilizables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk gets a new GUID; start entries that name the old one no longer find it.</source>
        <translation>El disco recibe un nuevo GUID; las entradas de arranque que indican el antiguo ya no lo encuentran.</translation>
    </message>
    <message>
        <source>All partitions get new GUIDs; start entries and fstab lines that name the old ones no longer find them.</source>
        <translation>Todas las particiones reciben nuevos GUID; las entradas de arranque y las líneas de fstab que indican los antiguos ya no las encuentran.</translation>
    </message>
    <message>
        <source>The hybrid MBR is not changed.</source>
        <translation>El MBR híbrido no se cambia.</translation>
    </message>
    <message>
        <source>The hybrid MBR gets its signature back.</source>
        <translation>El MBR híbrido recupera su firma.</translation>
    </message>
    <message>
        <source>No copy of the table is intact. Which one should be used?</source>
        <translation>Ninguna copia de la tabla está intacta. ¿Cuál se debe usar?</translation>
    </message>
    <message>
        <source>The copies of the table are intact but differ. Which one should be used?</source>
        <translation>Las copias de la tabla están intactas, pero son distintas. ¿Cuál se debe usar?</translation>
    </message>
    <message>
        <source>Repair of the GUID partition table</source>
        <translation>Reparación de la tabla de particiones GUID</translation>
    </message>
    <message>
        <source>Restore of partition tables</source>
        <translation>Restauración de tablas de particiones</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Tabla de particiones</translation>
    </message>
    <message>
        <source>The disk has another size than the one of the backup: the table's copy goes to its end.</source>
        <translation>El disco tiene un tamaño distinto del de la copia de seguridad: la segunda copia de la tabla va al final del disco.</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}</source>
        <translation>sectores {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>sectors {}-{} ({}), {}, “{}”</source>
        <translation>sectores {}-{} ({}), {}, “{}”</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>at sector {}: intact</source>
        <translation>en el sector {}: intacta</translation>
    </message>
    <message>
        <source>at sector {}: entries damaged</source>
        <translation>en el sector {}: entradas dañadas</translation>
    </message>
    <message>
        <source>at sector {}: header damaged</source>
        <translation>en el sector {}: cabecera dañada</translation>
    </message>
    <message>
        <source>at sector {}: header damaged, entries damaged</source>
        <translation>en el sector {}: cabecera dañada, entradas dañadas</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>Primary GPT</source>
        <translation>GPT principal</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>Backup GPT</source>
        <translation>Copia de seguridad de la GPT</translation>
    </message>
    <message>
        <source>first usable sector</source>
        <translation>primer sector utilizable</translation>
    </message>
    <message>
        <source>last usable sector</source>
        <translation>último sector utilizable</translation>
    </message>
    <message>
        <source>bytes of an entry</source>
        <translation>bytes de una entrada</translation>
    </message>
    <message>
        <source>GPT partition {}</source>
        <translation>Partición GPT {}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>primer sector</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>último sector</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>boot code</source>
        <translation>código de arranque</translation>
    </message>
    <message>
        <source>disk signature</source>
        <translation>firma del disco</translation>
    </message>
    <message>
        <source>boot signature</source>
        <translation>firma de arranque</translation>
    </message>
    <message>
        <source>MBR entry {}</source>
        <translation>Entrada {} del MBR</translation>
    </message>
    <message>
        <source>CHS</source>
        <translation>CHS</translation>
    </message>
    <message>
        <source>MBR logical partition {}</source>
        <translation>Partición lógica {} del MBR</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}</source>
        <translation>bloques {}-{} ({}), {}</translation>
    </message>
    <message>
        <source>blocks {}-{} ({}), {}, “{}”</source>
        <translation>bloques {}-{} ({}), {}, “{}”</translation>
    </message>
    <message>
        <source>APM entry {}</source>
        <translation>Entrada {} del APM</translation>
    </message>
    <message>
        <source>{} {} empty, sectors {}-{} ({})</source>
        <translation>{} {} vacía, sectores {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {}, sectors {}-{} ({})</source>
        <translation>{} {}, sectores {}-{} ({})</translation>
    </message>
    <message>
        <source>{} {} {}, sectors {}-{} ({})</source>
        <translation>{} {} {}, sectores {}-{} ({})</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>esquema</translation>
    </message>
    <message numerus="yes">
        <source>{} bytes</source>
        <comment>{} byte</comment>
        <translation>
            <numerusform>{} byte</numerusform>
            <numerusform>{} bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenido</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>New identifiers in the partition table</source>
        <translation>Identificadores nuevos en la tabla de particiones</translation>
    </message>
    <message>
        <source>The disk gets a new MBR signature; boot entries of Windows and PARTUUIDs of Linux that contain the old one no longer find it.</source>
        <translation>El disco recibe una firma MBR nueva; las entradas de arranque de Windows y los PARTUUID de Linux que contienen la antigua ya no lo encuentran.</translation>
    </message>
    <message>
        <source>the partition table counts sectors of {} bytes, which do not convert to sectors of {} bytes</source>
        <translation>la tabla de particiones cuenta sectores de {} bytes, que no se pueden convertir en sectores de {} bytes</translation>
    </message>
    <message>
        <source>{} starts or ends at sector {} of {} bytes, which is not at a boundary of the target's sectors of {} bytes</source>
        <translation>{} empieza o termina en el sector {} de {} bytes, que no está en un límite de los sectores de {} bytes del destino</translation>
    </message>
    <message>
        <source>{} does not fit on a disk of {} bytes</source>
        <translation>{} no cabe en un disco de {} bytes</translation>
    </message>
    <message>
        <source>Partition table for a disk of another size</source>
        <translation>Tabla de particiones para un disco de otro tamaño</translation>
    </message>
    <message>
        <source>The backup GPT moves to the end of the target.</source>
        <translation>La copia de seguridad de la GPT se traslada al final del destino.</translation>
    </message>
    <message>
        <source>The protective MBR covers the whole target.</source>
        <translation>El MBR de protección abarca todo el destino.</translation>
    </message>
    <message>
        <source>The partition table counted sectors of {} bytes and is rewritten for sectors of {} bytes.</source>
        <translation>La tabla de particiones contaba sectores de {} bytes y se reescribe para sectores de {} bytes.</translation>
    </message>
    <message>
        <source>The entries of the hybrid MBR are rewritten, too.</source>
        <translation>También se reescriben las entradas del MBR híbrido.</translation>
    </message>
    <message>
        <source>partition {} ends at sector {}, but of the disk's {} sectors the backup GPT needs the last {}: writing the table would overwrite the partition's end</source>
        <translation>la partición {} termina en el sector {}, pero de los {} sectores del disco la GPT de respaldo necesita los últimos {}: al escribir la tabla se sobrescribiría el final de la partición</translation>
    </message>
    <message>
        <source>the backup is damaged: its checksum is wrong</source>
        <translation>la copia de seguridad está dañada: su suma de comprobación es incorrecta</translation>
    </message>
    <message>
        <source>these partition tables cannot be saved so that they can be restored: {}</source>
        <translation>estas tablas de particiones no se pueden guardar de modo que se puedan restaurar: {}</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui</name>
    <message>
        <source>This changes the partition table.</source>
        <translation>Esto cambia la tabla de particiones.</translation>
    </message>
    <message>
        <source>“%1” is not a hexadecimal digit</source>
        <translation>“%1” no es un dígito hexadecimal</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>N&amp;uevo</translation>
    </message>
    <message>
        <source>New GUID</source>
        <translation>Nuevo GUID</translation>
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
        <translation>Hora HFS+</translation>
    </message>
    <message>
        <source>APFS time</source>
        <translation>Hora APFS</translation>
    </message>
    <message>
        <source>Windows FILETIME</source>
        <translation>FILETIME de Windows</translation>
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
        <translation>Binario</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>No partition table</source>
        <translation>Sin tabla de particiones</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Registro de arranque maestro (MBR)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>Tabla de particiones GUID (GPT)</translation>
    </message>
    <message>
        <source>GUID partition table (GPT) with a hybrid MBR</source>
        <translation>Tabla de particiones GUID (GPT) con un MBR híbrido</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Mapa de particiones de Apple (APM)</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partición %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>protege la GPT</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Primer sector</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>The disk signature changes from %1 to %2.</source>
        <translation>La firma del disco cambia de %1 a %2.</translation>
    </message>
    <message>
        <source>required by the platform</source>
        <translation>requerida por la plataforma</translation>
    </message>
    <message>
        <source>ignored by EFI</source>
        <translation>ignorada por EFI</translation>
    </message>
    <message>
        <source>legacy BIOS bootable</source>
        <translation>arrancable con BIOS heredado</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>shadow copy</source>
        <translation>instantánea de volumen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>no drive letter</source>
        <translation>sin letra de unidad</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT with hybrid MBR</source>
        <translation>GPT con MBR híbrido</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Sin asignar</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Tabla de particiones</translation>
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
            <numerusform>%1 sectores</numerusform>
        </translation>
    </message>
    <message>
        <source>After writing: %1 (%2)</source>
        <translation>Después de escribir: %1 (%2)</translation>
    </message>
    <message>
        <source>Fixed: %1 (%2)</source>
        <translation>Corregido: %1 (%2)</translation>
    </message>
    <message>
        <source>a byte requires two hexadecimal digits</source>
        <translation>un byte requiere dos dígitos hexadecimales</translation>
    </message>
    <message>
        <source>no hexadecimal digits</source>
        <translation>ningún dígito hexadecimal</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>ningún texto</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>“%1” no se puede codificar en %2</translation>
    </message>
    <message>
        <source>the text cannot be encoded in this encoding</source>
        <translation>el texto no se puede codificar en esta codificación</translation>
    </message>
    <message>
        <source>“%1” is not a Base64 character</source>
        <translation>“%1” no es un carácter Base64</translation>
    </message>
    <message>
        <source>no Base64 text</source>
        <translation>ningún texto Base64</translation>
    </message>
    <message>
        <source>invalid Base64</source>
        <translation>Base64 no válido</translation>
    </message>
    <message>
        <source>the selection contains unreadable bytes; copy it as hex, which shows them as ??</source>
        <translation>la selección contiene bytes ilegibles; cópiela como hexadecimal, que los muestra como ??</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>&amp;Stage change</source>
        <translation>&amp;Preparar cambio</translation>
    </message>
    <message>
        <source>old</source>
        <translation>antiguo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n more changed row(s)…</source>
        <translation>
            <numerusform>%n fila cambiada más…</numerusform>
            <numerusform>%n filas cambiadas más…</numerusform>
        </translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>Partición GPT</translation>
    </message>
    <message>
        <source>Current MBR</source>
        <translation>MBR actual</translation>
    </message>
    <message>
        <source>New MBR (changes are underlined)</source>
        <translation>MBR nuevo (los cambios están subrayados)</translation>
    </message>
    <message>
        <source>Boot code (440 bytes) is added.</source>
        <translation>Se añade código de arranque (440 bytes).</translation>
    </message>
    <message>
        <source>The boot code does not change.</source>
        <translation>El código de arranque no cambia.</translation>
    </message>
    <message>
        <source>The disk signature (%1) does not change.</source>
        <translation>La firma del disco (%1) no cambia.</translation>
    </message>
    <message>
        <source>The disk already has this content; nothing changes.</source>
        <translation>El disco ya tiene este contenido; no cambia nada.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Antiguo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>%1 at offset %2 (sector %3)</source>
        <translation>%1 en el desplazamiento %2 (sector %3)</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number</source>
        <translation>“%1” no es un número de 64 bits</translation>
    </message>
    <message>
        <source>the range of %1 bits is -%2 to %3</source>
        <translation>el intervalo de %1 bits va de -%2 a %3</translation>
    </message>
    <message>
        <source>the range of %1 bits is 0 to %2</source>
        <translation>el intervalo de %1 bits va de 0 a %2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1” no es un número</translation>
    </message>
    <message>
        <source>the number does not fit in %1 bits</source>
        <translation>el número no cabe en %1 bits</translation>
    </message>
    <message>
        <source>the number must not be negative</source>
        <translation>el número no debe ser negativo</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>el número no cabe en 64 bits</translation>
    </message>
    <message numerus="yes">
        <source>the number does not fit in the %n byte(s) of the current value</source>
        <translation>
            <numerusform>el número no cabe en el %n byte del valor actual</numerusform>
            <numerusform>el número no cabe en los %n bytes del valor actual</numerusform>
        </translation>
    </message>
    <message>
        <source>at most nine digits for fractions of a second</source>
        <translation>nueve dígitos como máximo para las fracciones de segundo</translation>
    </message>
    <message>
        <source>enter the time as 2024-12-31 23:59:59</source>
        <translation>introduzca la hora como 2024-12-31 23:59:59</translation>
    </message>
    <message>
        <source>this format cannot represent that time</source>
        <translation>este formato no puede representar esa hora</translation>
    </message>
    <message>
        <source>“%1” is not a GUID</source>
        <translation>“%1” no es un GUID</translation>
    </message>
    <message>
        <source>enter eight binary digits</source>
        <translation>introduzca ocho dígitos binarios</translation>
    </message>
    <message>
        <source>this value cannot be edited here</source>
        <translation>este valor no se puede editar aquí</translation>
    </message>
    <message>
        <source>Unsigned %1-bit</source>
        <translation>%1 bits sin signo</translation>
    </message>
    <message>
        <source>Signed %1-bit</source>
        <translation>%1 bits con signo</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>Coma flotante de 16 bits</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>Coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>Coma flotante de 64 bits</translation>
    </message>
    <message>
        <source>32-bit Unix time</source>
        <translation>Hora Unix de 32 bits</translation>
    </message>
    <message>
        <source>64-bit Unix time</source>
        <translation>Hora Unix de 64 bits</translation>
    </message>
    <message>
        <source>DOS date and time</source>
        <translation>Fecha y hora DOS</translation>
    </message>
    <message>
        <source>Sectors %1 to %2 are unreadable. They are overwritten completely; their previous contents cannot be restored, so undoing the write skips them.</source>
        <translation>Los sectores %1 a %2 son ilegibles. Se sobrescriben por completo; su contenido anterior no se puede restaurar, por lo que al deshacer la escritura se omiten.</translation>
    </message>
    <message>
        <source>This changes the first sectors, where a file system stores its boot sector or superblock.</source>
        <translation>Esto cambia los primeros sectores, donde un sistema de archivos guarda su sector de arranque o superbloque.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1.</source>
        <translation>Esto cambia el sector de arranque o superbloque de la partición %1.</translation>
    </message>
    <message>
        <source>This changes the boot sector or superblock of partition %1 (“%2”).</source>
        <translation>Esto cambia el sector de arranque o superbloque de la partición %1 (“%2”).</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partición %1</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter a GUID</source>
        <translation>“%1” no es un tipo de partición; elija un tipo o introduzca un GUID</translation>
    </message>
    <message>
        <source>“%1” is not a partition type; choose a type or enter two hexadecimal digits</source>
        <translation>“%1” no es un tipo de partición; elija un tipo o introduzca dos dígitos hexadecimales</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>“%1” no es un GUID (8-4-4-4-12 dígitos hexadecimales)</translation>
    </message>
    <message>
        <source>the last sector (%1) is before the first sector (%2)</source>
        <translation>el último sector (%1) está antes del primer sector (%2)</translation>
    </message>
    <message>
        <source>an Apple partition map is limited to 2^32 blocks</source>
        <translation>un mapa de particiones de Apple está limitado a 2^32 bloques</translation>
    </message>
    <message>
        <source>%1: add partition</source>
        <translation>%1: añadir partición</translation>
    </message>
    <message>
        <source>%1: delete partition %2</source>
        <translation>%1: eliminar partición %2</translation>
    </message>
    <message>
        <source>%1: change the range of partition %2</source>
        <translation>%1: cambiar el intervalo de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the type of partition %2</source>
        <translation>%1: cambiar el tipo de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the name of partition %2</source>
        <translation>%1: cambiar el nombre de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the GUID of partition %2</source>
        <translation>%1: cambiar el GUID de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the active flag of partition %2</source>
        <translation>%1: cambiar el indicador de activa de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the attributes of partition %2</source>
        <translation>%1: cambiar los atributos de la partición %2</translation>
    </message>
    <message>
        <source>%1: change the number of partition %2</source>
        <translation>%1: cambiar el número de la partición %2</translation>
    </message>
    <message>
        <source>use the hybrid MBR proposal to add an entry; entries of a hybrid MBR correspond to GPT partitions</source>
        <translation>use la propuesta de MBR híbrido para añadir una entrada; las entradas de un MBR híbrido corresponden a particiones GPT</translation>
    </message>
    <message>
        <source>change the partition in the GPT; the entry of the hybrid MBR follows it</source>
        <translation>cambie la partición en la GPT; la entrada del MBR híbrido la sigue</translation>
    </message>
    <message>
        <source>enter an offset, “lba 40”, “50%” or an expression</source>
        <translation>introduzca un desplazamiento, “lba 40”, “50%” o una expresión</translation>
    </message>
    <message>
        <source>the address is before the start of the disk</source>
        <translation>la dirección está antes del inicio del disco</translation>
    </message>
    <message>
        <source>the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)</source>
        <translation>la dirección está más allá del final del disco; el último byte está en 0x%1 (LBA %2)</translation>
    </message>
    <message>
        <source>incomplete expression</source>
        <translation>expresión incompleta</translation>
    </message>
    <message>
        <source>unexpected “%1”</source>
        <translation>“%1” inesperado</translation>
    </message>
    <message>
        <source>number too large</source>
        <translation>número demasiado grande</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>división por cero</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>demasiados paréntesis</translation>
    </message>
    <message>
        <source>missing closing parenthesis</source>
        <translation>falta un paréntesis de cierre</translation>
    </message>
    <message>
        <source>only percentages can have a fraction</source>
        <translation>solo los porcentajes pueden tener decimales</translation>
    </message>
    <message>
        <source>more than 100 %</source>
        <translation>más del 100 %</translation>
    </message>
    <message>
        <source>expression too long</source>
        <translation>expresión demasiado larga</translation>
    </message>
    <message>
        <source>partition %1 does not exist</source>
        <translation>la partición %1 no existe</translation>
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
        <translation>No se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::AddressBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
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
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Offset, lba 40, 50%, +1M…</source>
        <translation>Desplazamiento, lba 40, 50%, +1M…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Go to an address:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;offset in bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;percentage of the disk&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relative to the cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;end of the disk, start of the partition, start of the selection&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;any expression of these&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;p&gt;Ir a una dirección:&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;4096&lt;/b&gt;, &lt;b&gt;0x1000&lt;/b&gt;, &lt;b&gt;2M&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;desplazamiento en bytes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;lba 40&lt;/b&gt;, &lt;b&gt;40s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;sector&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;33.3%&lt;/b&gt;&lt;/td&gt;&lt;td&gt;porcentaje del disco&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;+1M&lt;/b&gt;, &lt;b&gt;-2s&lt;/b&gt;&lt;/td&gt;&lt;td&gt;relativo al cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;end - 1s&lt;/b&gt;, &lt;b&gt;part&lt;/b&gt;, &lt;b&gt;sel&lt;/b&gt;&lt;/td&gt;&lt;td&gt;final del disco, inicio de la partición, inicio de la selección&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;(lba 34 + 2) * 2&lt;/b&gt;&lt;/td&gt;&lt;td&gt;cualquier expresión con estos elementos&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>partition offset %1</source>
        <translation>desplazamiento en la partición %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BlockDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;Last byte</source>
        <translation>Ú&amp;ltimo byte</translation>
    </message>
    <message>
        <source>L&amp;ength</source>
        <translation>L&amp;ongitud</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>&amp;Seleccionar</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Last byte: %1</source>
        <translation>Último byte: %1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <translation>Longitud: %1</translation>
    </message>
    <message>
        <source>%1 from offset 0x%2</source>
        <translation>%1 desde el desplazamiento 0x%2</translation>
    </message>
    <message>
        <source>Select block</source>
        <translation>Seleccionar bloque</translation>
    </message>
    <message>
        <source>Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba 40, 1M, part, end - 1</source>
        <translation>Introduzca desplazamientos y longitudes como en la barra de direcciones: 0x1F0, 40s (sectores), lba 40, 1M, part, end - 1</translation>
    </message>
    <message>
        <source>The last byte is before the start.</source>
        <translation>El último byte está antes del inicio.</translation>
    </message>
    <message>
        <source>The length must be from 1 to %1.</source>
        <translation>La longitud debe ser de 1 a %1.</translation>
    </message>
    <message>
        <source>The block extends beyond the end of %1.</source>
        <translation>El bloque sobrepasa el final de %1.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BookmarksPanel</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>No bookmarks on this disk.
Press %1 to set one at the cursor.</source>
        <translation>No hay marcadores en este disco.
Pulse %1 para poner uno en el cursor.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampBanner</name>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Recuperar &amp;Boot Camp…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not now (remains available in the Tools menu)</source>
        <translation>Ahora no (sigue disponible en el menú Herramientas)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Windows missing from the Mac's startup disks?&lt;/b&gt; The Windows volume “%1” is intact, but the MBR no longer lists it. You can repair this in a minute.</source>
        <translation>&lt;b&gt;¿Falta Windows en los discos de arranque del Mac?&lt;/b&gt; El volumen de Windows “%1” está intacto, pero el MBR ya no lo incluye. Puede repararlo en un minuto.</translation>
    </message>
    <message>
        <source>Windows is missing from the MBR and can be recovered</source>
        <translation>Windows falta en el MBR y se puede recuperar</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampOptions</name>
    <message>
        <source>&amp;Windows starts from:</source>
        <translation>&amp;Windows se inicia desde:</translation>
    </message>
    <message>
        <source>Choose the &amp;partitions in the MBR (at most three)</source>
        <translation>Elegir las &amp;particiones del MBR (como máximo tres)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Write Sectorsmith's b&amp;oot code (recommended: Windows cannot start without boot code)</source>
        <translation>&amp;Escribir el código de arranque de Sectorsmith (recomendado: Windows no puede iniciarse sin código de arranque)</translation>
    </message>
    <message>
        <source>Set the disk &amp;signature to</source>
        <translation>Establecer la &amp;firma del disco en</translation>
    </message>
    <message>
        <source>Recommended for this disk</source>
        <translation>Recomendado para este disco</translation>
    </message>
    <message>
        <source>Boot Camp default: all partitions</source>
        <translation>Predeterminada de Boot Camp: todas las particiones</translation>
    </message>
    <message>
        <source>Windows only</source>
        <translation>Solo Windows</translation>
    </message>
    <message>
        <source>Windows only, smallest protective entry</source>
        <translation>Solo Windows, entrada de protección mínima</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Distribución:</translation>
    </message>
    <message>
        <source>Disk signature</source>
        <translation>Firma del disco</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recomendado</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (recomendado)</translation>
    </message>
    <message>
        <source>The MBR lists every partition, as after a Boot Camp installation.</source>
        <translation>El MBR incluye todas las particiones, como tras una instalación de Boot Camp.</translation>
    </message>
    <message>
        <source>The MBR lists the chosen partitions; one protective entry covers everything before them.</source>
        <translation>El MBR incluye las particiones elegidas; una entrada de protección cubre todo lo que hay antes de ellas.</translation>
    </message>
    <message>
        <source>The MBR lists Windows; one protective entry covers everything before it.</source>
        <translation>El MBR incluye Windows; una entrada de protección cubre todo lo que hay antes.</translation>
    </message>
    <message>
        <source>The protective entry covers only the GPT, for tools that reject a larger one.</source>
        <translation>La entrada de protección cubre solo la GPT, para herramientas que rechazan una mayor.</translation>
    </message>
    <message>
        <source>The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.</source>
        <translation>El MBR no contiene código de arranque. El código de arranque de Sectorsmith inicia el volumen de Windows.</translation>
    </message>
    <message>
        <source>After a new disk signature, Windows may need a startup repair from its installation disc.</source>
        <translation>Con una nueva firma del disco, Windows puede necesitar una reparación de inicio desde su disco de instalación.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::BootCampWizard</name>
    <message>
        <source>bytes in sector %1</source>
        <translation>bytes en el sector %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Recover Boot Camp</source>
        <translation>Recuperar Boot Camp</translation>
    </message>
    <message>
        <source>&amp;Review and write…</source>
        <translation>&amp;Revisar y escribir…</translation>
    </message>
    <message>
        <source>&amp;Repair the GPT first…</source>
        <translation>Reparar antes la &amp;GPT…</translation>
    </message>
    <message>
        <source>&amp;Show other partitions in the MBR…</source>
        <translation>&amp;Mostrar otras particiones en el MBR…</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Qué esperar</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partición %1</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>partición %1: %2</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>The disk has no GUID partition table (GPT)</source>
        <translation>El disco no tiene tabla de particiones GUID (GPT)</translation>
    </message>
    <message>
        <source>Partition %1 is a Windows volume: %2</source>
        <translation>La partición %1 es un volumen de Windows: %2</translation>
    </message>
    <message>
        <source>%1, in sector %2</source>
        <translation>%1, en el sector %2</translation>
    </message>
    <message>
        <source>Step 3 of 3: Review and write</source>
        <translation>Paso 3 de 3: revisar y escribir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Proposed table</source>
        <translation>Tabla propuesta</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Siguientes pasos</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR of this disk lists Windows (&lt;b&gt;%1&lt;/b&gt;) correctly. No repair is needed.&lt;/p&gt;&lt;p&gt;If Windows still does not start, check the Windows boot files and the Mac's Startup Disk settings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El MBR de este disco incluye Windows (&lt;b&gt;%1&lt;/b&gt;) correctamente. No hace falta ninguna reparación.&lt;/p&gt;&lt;p&gt;Si Windows sigue sin iniciarse, compruebe los archivos de arranque de Windows y el ajuste Disco de arranque del Mac.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Your Windows volume &lt;b&gt;%1&lt;/b&gt; is still on this disk, but the Mac no longer offers it at startup.&lt;/p&gt;&lt;p&gt;The disk has two partition tables. macOS uses the newer one, the &lt;i&gt;GPT&lt;/i&gt;, which lists Windows. Windows installed by Boot Camp uses the older one, the &lt;i&gt;MBR&lt;/i&gt;, which no longer lists it: a partitioning tool has reset that table. Restoring one entry is enough.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Su volumen de Windows &lt;b&gt;%1&lt;/b&gt; sigue en este disco, pero el Mac ya no lo ofrece al arrancar.&lt;/p&gt;&lt;p&gt;El disco tiene dos tablas de particiones. macOS usa la más reciente, la &lt;i&gt;GPT&lt;/i&gt;, que incluye Windows. Windows instalado con Boot Camp usa la más antigua, el &lt;i&gt;MBR&lt;/i&gt;, que ya no lo incluye: una herramienta de particionado ha restablecido esa tabla. Basta con restaurar una entrada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Before you continue:&lt;/b&gt; %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Antes de continuar:&lt;/b&gt; %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The MBR, which a Mac uses to start Windows installed by Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contains errors. The next step shows the corrected table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El MBR, que un Mac usa para iniciar Windows instalado con Boot Camp (&lt;b&gt;%1&lt;/b&gt;), contiene errores. El paso siguiente muestra la tabla corregida.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The Mac finds this Windows through the GPT, as it finds macOS. To start it, hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; while the Mac starts and choose “EFI Boot”.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;El Mac encuentra este Windows mediante la GPT, igual que encuentra macOS. Para iniciarlo, mantenga pulsada la tecla &lt;b&gt;Opción (⌥, Alt)&lt;/b&gt; mientras arranca el Mac y elija “EFI Boot”.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Cannot recover Boot Camp on this disk:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;No se puede recuperar Boot Camp en este disco:&lt;/p&gt;&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The GPT, which macOS uses, is intact and lists %n partition(s)</source>
        <translation>
            <numerusform>La GPT, que usa macOS, está intacta e incluye %n partición</numerusform>
            <numerusform>La GPT, que usa macOS, está intacta e incluye %n particiones</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPT is damaged; repair it first</source>
        <translation>La GPT está dañada; repárela antes</translation>
    </message>
    <message>
        <source>Partition %1 (%2): the boot sector is damaged, but its copy at the end of the volume is intact</source>
        <translation>Partición %1 (%2): el sector de arranque está dañado, pero su copia al final del volumen está intacta</translation>
    </message>
    <message>
        <source>Windows boot manager (%1) found</source>
        <translation>Administrador de arranque de Windows (%1) encontrado</translation>
    </message>
    <message>
        <source>The volume was moved and records its old position; this is corrected as well</source>
        <translation>El volumen se movió y tiene registrada su posición antigua; esto también se corrige</translation>
    </message>
    <message>
        <source>The MBR lists Windows</source>
        <translation>El MBR incluye Windows</translation>
    </message>
    <message>
        <source>The MBR does not list Windows; this Windows does not need it</source>
        <translation>El MBR no incluye Windows; este Windows no lo necesita</translation>
    </message>
    <message>
        <source>The MBR does not list Windows</source>
        <translation>El MBR no incluye Windows</translation>
    </message>
    <message>
        <source>The MBR contains boot code</source>
        <translation>El MBR contiene código de arranque</translation>
    </message>
    <message>
        <source>The MBR contains no boot code; you can write it in the next step</source>
        <translation>El MBR no contiene código de arranque; puede escribirlo en el paso siguiente</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Cambios previstos</translation>
    </message>
    <message>
        <source>Only one sector changes, the MBR. macOS, Windows, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Solo cambia un sector, el MBR. macOS, Windows, sus archivos y la GPT no se modifican. Usted revisa cada byte antes de que se escriba y puede deshacer el cambio en cualquier momento.</translation>
    </message>
    <message>
        <source>The MBR and the boot sector of the Windows volume with its copy change. macOS, your files and the GPT are not modified. You review every byte before it is written and can undo the change at any time.</source>
        <translation>Cambian el MBR y el sector de arranque del volumen de Windows con su copia. macOS, sus archivos y la GPT no se modifican. Usted revisa cada byte antes de que se escriba y puede deshacer el cambio en cualquier momento.</translation>
    </message>
    <message>
        <source>Choose another layout or other partitions.</source>
        <translation>Elija otra distribución u otras particiones.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>The check finds no problems in this table.</source>
        <translation>La comprobación no encuentra problemas en esta tabla.</translation>
    </message>
    <message>
        <source>The check reports for this table:</source>
        <translation>La comprobación indica para esta tabla:</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing has been written yet. “Review and write” shows every changed byte of the disk &lt;b&gt;%1&lt;/b&gt;, old and new. The changes are written after you confirm them there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Todavía no se ha escrito nada. “Revisar y escribir” muestra cada byte cambiado del disco &lt;b&gt;%1&lt;/b&gt;, antiguo y nuevo. Los cambios se escriben después de que los confirme allí.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changes to write</source>
        <translation>Cambios por escribir</translation>
    </message>
    <message>
        <source>How your data is protected</source>
        <translation>Cómo se protegen sus datos</translation>
    </message>
    <message>
        <source>&lt;ul&gt;&lt;li&gt;Before writing, the old contents are saved in an undo record. You can undo the change later, even after a restart.&lt;/li&gt;&lt;li&gt;After writing, the sectors are read back and verified.&lt;/li&gt;&lt;li&gt;The GPT, macOS and all files are not modified.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;ul&gt;&lt;li&gt;Antes de escribir, el contenido antiguo se guarda en un registro de deshacer. Puede deshacer el cambio más adelante, incluso después de reiniciar.&lt;/li&gt;&lt;li&gt;Después de escribir, los sectores se releen y se verifican.&lt;/li&gt;&lt;li&gt;La GPT, macOS y todos los archivos no se modifican.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;If the Mac started from this disk, start it from another disk first: macOS protects its startup disk from writing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Si el Mac arrancó desde este disco, arránquelo antes desde otro disco: macOS protege su disco de arranque contra escritura.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is an image file: no real disk is affected, so you can practice safely.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Este es un archivo de imagen: no afecta a ningún disco real, por lo que puede practicar sin riesgo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The new table was written and verified. Checking…&lt;/p&gt;</source>
        <translation>&lt;p&gt;La nueva tabla se ha escrito y verificado. Comprobando…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;✔ The new table was written and verified. The check finds no problems.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✔ La nueva tabla se ha escrito y verificado. La comprobación no encuentra problemas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ The new table was written and verified. The check reports:&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ La nueva tabla se ha escrito y verificado. La comprobación indica:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Para deshacer este cambio, elija “Registros de deshacer” en el menú Edición.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;The next time you start the Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Restart the Mac and hold the &lt;b&gt;Option key (⌥, Alt)&lt;/b&gt; until the startup disks appear.&lt;/li&gt;&lt;li&gt;Choose the disk named &lt;b&gt;Windows&lt;/b&gt; (some Macs show it as “%1” or “EFI Boot”).&lt;/li&gt;&lt;li&gt;If Windows checks its disk (chkdsk), let it finish.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Without the key, macOS starts as before. To always start Windows, choose it in macOS under System Settings &amp;gt; Startup Disk, or in Windows in the Boot Camp control panel.&lt;/p&gt;&lt;h4&gt;If Windows does not start&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Black screen with “No bootable device”: this Mac requires different boot code or another active partition. Open this wizard again and try the layout “Windows only”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files need Startup Repair from the installation disc.&lt;/li&gt;&lt;li&gt;Do not let other partitioning tools “repair” the disk: most of them reset this table.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;To undo this change, choose “Undo records” in the Edit menu.&lt;/p&gt;</source>
        <translation>&lt;h4&gt;La próxima vez que arranque el Mac&lt;/h4&gt;&lt;ol&gt;&lt;li&gt;Reinicie el Mac y mantenga pulsada la tecla &lt;b&gt;Opción (⌥, Alt)&lt;/b&gt; hasta que aparezcan los discos de arranque.&lt;/li&gt;&lt;li&gt;Elija el disco llamado &lt;b&gt;Windows&lt;/b&gt; (algunos Mac lo muestran como “%1” o “EFI Boot”).&lt;/li&gt;&lt;li&gt;Si Windows comprueba su disco (chkdsk), déjelo terminar.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Sin la tecla, macOS arranca como antes. Para iniciar siempre Windows, elíjalo en macOS en Ajustes del Sistema &amp;gt; Disco de arranque, o en Windows en el panel de control de Boot Camp.&lt;/p&gt;&lt;h4&gt;Si Windows no se inicia&lt;/h4&gt;&lt;ul&gt;&lt;li&gt;Pantalla negra con “No bootable device”: este Mac requiere otro código de arranque u otra partición activa. Abra de nuevo este asistente y pruebe la distribución “Solo Windows”.&lt;/li&gt;&lt;li&gt;“BOOTMGR is missing” o error 0xc000000e: el Mac encuentra Windows, pero los archivos de arranque de Windows necesitan la Reparación de inicio del disco de instalación.&lt;/li&gt;&lt;li&gt;No permita que otras herramientas de particionado “reparen” el disco: la mayoría restablece esta tabla.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Para deshacer este cambio, elija “Registros de deshacer” en el menú Edición.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Step 1 of 3: Findings</source>
        <translation>Paso 1 de 3: hallazgos</translation>
    </message>
    <message>
        <source>Step 2 of 3: Table that restores Windows</source>
        <translation>Paso 2 de 3: tabla que restaura Windows</translation>
    </message>
    <message>
        <source>Step 2 of 3: Proposed table</source>
        <translation>Paso 2 de 3: tabla propuesta</translation>
    </message>
    <message>
        <source>Boot Camp restored</source>
        <translation>Boot Camp restaurado</translation>
    </message>
    <message>
        <source>Hybrid MBR written</source>
        <translation>MBR híbrido escrito</translation>
    </message>
    <message>
        <source>&lt;p&gt;Reading the disk…&lt;/p&gt;</source>
        <translation>&lt;p&gt;Leyendo el disco…&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;⚠ &lt;b&gt;Cannot change this disk: %1.&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;⚠ &lt;b&gt;No se puede modificar este disco: %1.&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Boot Camp: hybrid MBR</source>
        <translation>Boot Camp: MBR híbrido</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ChecksumDialog</name>
    <message>
        <source>Checksums of %1</source>
        <translation>Sumas de comprobación de %1</translation>
    </message>
    <message>
        <source>Paste a checksum to compare with</source>
        <translation>Pegue una suma de comprobación con la que comparar</translation>
    </message>
    <message>
        <source>Checksum to compare with</source>
        <translation>Suma de comprobación con la que comparar</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Choose at least one checksum.</source>
        <translation>Elija al menos una suma de comprobación.</translation>
    </message>
    <message>
        <source>⚠ Cannot compute the checksums: %1</source>
        <translation>⚠ No se pueden calcular las sumas de comprobación: %1</translation>
    </message>
    <message>
        <source>✔ matches %1</source>
        <translation>✔ coincide con %1</translation>
    </message>
    <message>
        <source>✘ no match</source>
        <translation>✘ no hay coincidencia</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CommitBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Comparing with the disk</source>
        <translation>Comparando con el disco</translation>
    </message>
    <message>
        <source>Writing the undo record</source>
        <translation>Escribiendo el registro de deshacer</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Releyendo</translation>
    </message>
    <message>
        <source>Locking the disk</source>
        <translation>Bloqueando el disco</translation>
    </message>
    <message>
        <source>Flushing the disk's cache</source>
        <translation>Vaciando la caché del disco</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CompareWindow</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>Diferencia &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Diferencia a&amp;nterior</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Izquierda:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>De&amp;recha:</translation>
    </message>
    <message>
        <source>Left offset</source>
        <translation>Desplazamiento izquierdo</translation>
    </message>
    <message>
        <source>Right offset</source>
        <translation>Desplazamiento derecho</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Left bytes</source>
        <translation>Bytes de la izquierda</translation>
    </message>
    <message>
        <source>Right bytes</source>
        <translation>Bytes de la derecha</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start of the range: 0x200, 1M, 2048s, lba 40</source>
        <translation>Inicio del intervalo: 0x200, 1M, 2048s, lba 40</translation>
    </message>
    <message>
        <source>at offset</source>
        <translation>en el desplazamiento</translation>
    </message>
    <message>
        <source>Len&amp;gth:</source>
        <translation>Lon&amp;gitud:</translation>
    </message>
    <message>
        <source>this view is read-only; edit the bytes in the disk's own tab</source>
        <translation>esta vista es de solo lectura; edite los bytes en la pestaña del propio disco</translation>
    </message>
    <message>
        <source>⚠ %1 is no longer open</source>
        <translation>⚠ %1 ya no está abierto</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>Comparar %1 con %2</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s); %1</source>
        <translation>
            <numerusform>%n diferencia; %1</numerusform>
            <numerusform>%n diferencias; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n difference(s)</source>
        <translation>
            <numerusform>Detenido tras %n diferencia</numerusform>
            <numerusform>Detenido tras %n diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Sin diferencias</translation>
    </message>
    <message numerus="yes">
        <source>More than %n difference(s); only these are listed.</source>
        <translation>
            <numerusform>Más de %n diferencia; solo se muestra esta.</numerusform>
            <numerusform>Más de %n diferencias; solo se muestran estas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s): %1 of %2 differ.</source>
        <translation>
            <numerusform>%n diferencia: %1 de %2 difieren.</numerusform>
            <numerusform>%n diferencias: %1 de %2 difieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sizes differ: left %1, right %2.</source>
        <translation>Los tamaños difieren: izquierda %1, derecha %2.</translation>
    </message>
    <message>
        <source>%1 unreadable on one side.</source>
        <translation>%1 ilegibles en un lado.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ConsolePanel</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Output of the template (std::print)</source>
        <translation>Salida de la plantilla (std::print)</translation>
    </message>
    <message>
        <source>Output of the template</source>
        <translation>Salida de la plantilla</translation>
    </message>
    <message>
        <source>Copy the selected output, or all of it</source>
        <translation>Copiar la salida seleccionada, o toda la salida</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ContentOpening</name>
    <message>
        <source>%1 (checkpoint %2)</source>
        <translation>%1 (punto de control %2)</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1 (instantánea %2)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (eliminado)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopiesDialog</name>
    <message>
        <source>Copies of %1</source>
        <translation>Copias de %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Overwrite the &amp;copy</source>
        <translation>Sobrescribir la &amp;copia</translation>
    </message>
    <message>
        <source>&amp;Restore from the copy</source>
        <translation>&amp;Restaurar desde la copia</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>idéntica</translation>
    </message>
    <message numerus="yes">
        <source>more than %n field(s) differ</source>
        <translation>
            <numerusform>más de %n campo difiere</numerusform>
            <numerusform>más de %n campos difieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) differ</source>
        <translation>
            <numerusform>%n campo difiere</numerusform>
            <numerusform>%n campos difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>bad checksum here</source>
        <translation>suma de comprobación errónea aquí</translation>
    </message>
    <message>
        <source>bad checksum in the copy</source>
        <translation>suma de comprobación errónea en la copia</translation>
    </message>
    <message>
        <source>The template declares no copy of this structure.</source>
        <translation>La plantilla no declara ninguna copia de esta estructura.</translation>
    </message>
    <message>
        <source>The copies are identical and their checksums are correct.</source>
        <translation>Las copias son idénticas y sus sumas de comprobación son correctas.</translation>
    </message>
    <message>
        <source>The source is read-only; allow editing first.</source>
        <translation>El origen es de solo lectura; permita antes la edición.</translation>
    </message>
    <message>
        <source>Overwrite the copy of %1</source>
        <translation>Sobrescribir la copia de %1</translation>
    </message>
    <message>
        <source>Restore %1 from its copy</source>
        <translation>Restaurar %1 desde su copia</translation>
    </message>
    <message>
        <source>Staged; review and write the changes to apply them.</source>
        <translation>Preparado; revise y escriba los cambios para aplicarlos.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyMapView</name>
    <message>
        <source>left to copy</source>
        <translation>por copiar</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copiado</translation>
    </message>
    <message>
        <source>slow, left for later</source>
        <translation>lento, pospuesto</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>omitido tras errores</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>defectuoso</translation>
    </message>
    <message>
        <source>Map of the copy</source>
        <translation>Mapa de la copia</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>no solicitado</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 en el byte %2</translation>
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
        <translation>Se copiarán %1 de %2.</translation>
    </message>
    <message>
        <source>%1 will be copied.</source>
        <translation>Se copiarán %1.</translation>
    </message>
    <message>
        <source>Of these, %1 were copied by an earlier run.</source>
        <translation>De ellos, %1 se copiaron en una ejecución anterior.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Esto destruye %1.</translation>
    </message>
    <message>
        <source>The target will be created; nothing is overwritten.</source>
        <translation>El destino se creará; no se sobrescribe nada.</translation>
    </message>
    <message>
        <source>Everything in the target will be overwritten. It has no known partitions or volumes.</source>
        <translation>Se sobrescribirá todo el contenido del destino. No tiene particiones ni volúmenes conocidos.</translation>
    </message>
    <message>
        <source>%1 stays in use.</source>
        <translation>%1 sigue en uso.</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Releyendo</translation>
    </message>
    <message>
        <source>Copying the skipped areas (pass %1)</source>
        <translation>Copiando lo omitido (pasada %1)</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copiando</translation>
    </message>
    <message>
        <source>Trimming the edges of bad areas</source>
        <translation>Recortando los bordes de las zonas defectuosas</translation>
    </message>
    <message>
        <source>Reading bad areas sector by sector</source>
        <translation>Leyendo sector por sector las zonas defectuosas</translation>
    </message>
    <message>
        <source>Retrying bad sectors (%1)</source>
        <translation>Reintentando los sectores defectuosos (%1)</translation>
    </message>
    <message>
        <source>Filling what could not be read</source>
        <translation>Rellenando lo que no se pudo leer</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalizando</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 de %2, %3/s, quedan %4:%5</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>No se ha copiado nada.</translation>
    </message>
    <message>
        <source>Stopped. The map file lists the copied areas; “Continue” copies the rest.</source>
        <translation>Detenido. El archivo de mapa indica lo que se ha copiado; “Continuar” copia el resto.</translation>
    </message>
    <message>
        <source>Stopped. The copy is not complete.</source>
        <translation>Detenido. La copia no está completa.</translation>
    </message>
    <message>
        <source>The copy is complete.</source>
        <translation>La copia está completa.</translation>
    </message>
    <message>
        <source>Copied: %1 (%2 bytes)</source>
        <translation>Copiado: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Of this, holes: %1 (%2 bytes)</source>
        <translation>De ello, huecos: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Copied by earlier runs: %1 (%2 bytes)</source>
        <translation>Copiado en ejecuciones anteriores: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Not readable: %1 (%2 bytes)</source>
        <translation>Ilegible: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Filled: %1 (%2 bytes)</source>
        <translation>Rellenado: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Read back, identical: %1 (%2 bytes)</source>
        <translation>Releído, idéntico: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Read back, different: %1 (%2 bytes)</source>
        <translation>Releído, diferente: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Average speed: %1/s</source>
        <translation>Velocidad media: %1/s</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>El kernel todavía usa la entrada antigua de %1: la partición está en uso.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>archivo %1</translation>
    </message>
    <message>
        <source>in no known file</source>
        <translation>en ningún archivo conocido</translation>
    </message>
    <message>
        <source>Afterwards the copy gets new identifiers:</source>
        <translation>Después, la copia recibe identificadores nuevos:</translation>
    </message>
    <message>
        <source>partition %1: %2</source>
        <translation>partición %1: %2</translation>
    </message>
    <message>
        <source>partition %1 is unchanged: %2</source>
        <translation>la partición %1 no cambia: %2</translation>
    </message>
    <message>
        <source>The copy has new identifiers. To undo that, choose Edit, then Undo records.</source>
        <translation>La copia tiene identificadores nuevos. Para deshacerlo, elija Edición y, a continuación, Registros de deshacer.</translation>
    </message>
    <message>
        <source>The copy still has the identifiers of the source.</source>
        <translation>La copia sigue teniendo los identificadores del origen.</translation>
    </message>
    <message>
        <source>The partition table or the boot sector was adapted to the target.</source>
        <translation>La tabla de particiones o el sector de arranque se han adaptado al destino.</translation>
    </message>
    <message>
        <source>Copied by earlier runs, not verified: %1 (%2 bytes)</source>
        <translation>Copiado en ejecuciones anteriores, sin verificar: %1 (%2 bytes)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CopyWindow</name>
    <message>
        <source>Copy &amp;disk…</source>
        <translation>Copiar e&amp;l disco…</translation>
    </message>
    <message>
        <source>Copies the disk to another one or into an image file, also a failing one</source>
        <translation>Copia el disco en otro o en un archivo de imagen, aunque esté fallando</translation>
    </message>
    <message>
        <source>Goes on where a copy was stopped, by its map file (also ddrescue’s)</source>
        <translation>Sigue una copia donde se detuvo, según su archivo de mapa (también de ddrescue)</translation>
    </message>
    <message>
        <source>Map file of the copy</source>
        <translation>Archivo de mapa de la copia</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Archivos de mapa (*.map *.mapfile);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Copy disk</source>
        <translation>Copiar disco</translation>
    </message>
    <message>
        <source>%1 is being copied. Stop the copy first.</source>
        <translation>%1 se está copiando. Detenga antes la copia.</translation>
    </message>
    <message>
        <source>&amp;Image file…</source>
        <translation>Archivo de &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Partitions of the target</source>
        <translation>Particiones del destino</translation>
    </message>
    <message>
        <source>Name of the target</source>
        <translation>Nombre del destino</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;A:</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>De:</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Read the target &amp;back and compare</source>
        <translation>Releer el &amp;destino y comparar</translation>
    </message>
    <message>
        <source>Leave &amp;zeros out of the image file (sparse)</source>
        <translation>Omitir los ceros en el archivo de imagen (archivo disper&amp;so)</translation>
    </message>
    <message>
        <source>Copy even if the source is in use (the copy can be inconsistent)</source>
        <translation>Copiar aunque el origen esté en uso (la copia puede ser incoherente)</translation>
    </message>
    <message>
        <source>From the &amp;end to the start</source>
        <translation>Del &amp;final al principio</translation>
    </message>
    <message>
        <source>Retries of bad sectors</source>
        <translation>Reintentos con sectores defectuosos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>A ddrescue map file: it records the copied areas, so that the copy can be continued, and the unreadable ones</source>
        <translation>Un archivo de mapa de ddrescue: guarda lo que se ha copiado, para que la copia se pueda continuar, y lo que no se pudo leer</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>Archivo de &amp;mapa:</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Velocidad a lo largo del tiempo</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>File or structure</source>
        <translation>Qué hay ahí</translation>
    </message>
    <message>
        <source>Choose a disk, or an image file</source>
        <translation>Elija un disco o un archivo de imagen</translation>
    </message>
    <message>
        <source>Image file to copy to</source>
        <translation>Archivo de imagen en el que copiar</translation>
    </message>
    <message>
        <source>Images (*.img *.dd *.raw);;All files (*)</source>
        <translation>Imágenes (*.img *.dd *.raw);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Archivo de mapa</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>No se ha elegido ningún destino.</translation>
    </message>
    <message>
        <source>A new image file</source>
        <translation>Un archivo de imagen nuevo</translation>
    </message>
    <message>
        <source>Choose where to copy to.</source>
        <translation>Elija dónde copiar.</translation>
    </message>
    <message>
        <source>Reading the disks…</source>
        <translation>Leyendo los discos…</translation>
    </message>
    <message>
        <source>To continue, type the name of the target: %1</source>
        <translation>Para continuar, escriba el nombre del destino: %1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Rean&amp;udar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Looking for the files that have lost something…</source>
        <translation>Buscando los archivos que han perdido algo…</translation>
    </message>
    <message>
        <source>What could not be read:</source>
        <translation>Lo que no se pudo leer:</translation>
    </message>
    <message>
        <source>What could not be read (the first parts of it):</source>
        <translation>Lo que no se pudo leer (las primeras partes):</translation>
    </message>
    <message>
        <source>Co&amp;ntinue a copy…</source>
        <translation>C&amp;ontinuar una copia…</translation>
    </message>
    <message>
        <source>Pro&amp;gress</source>
        <translation>Pro&amp;greso</translation>
    </message>
    <message>
        <source>Only used &amp;space: free blocks of known file systems are left out</source>
        <translation>So&amp;lo el espacio en uso: se omiten los bloques libres de los sistemas de archivos conocidos</translation>
    </message>
    <message>
        <source>Ca&amp;lculate the SHA-256 of the copy</source>
        <translation>Calcular el S&amp;HA-256 de la copia</translation>
    </message>
    <message>
        <source>Retries of b&amp;ad sectors:</source>
        <translation>&amp;Reintentos con sectores defectuosos:</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Give the copy identi&amp;fiers of its own (GUIDs, UUIDs, serial numbers)</source>
        <translation>Dar a la copia identificadores propios (GUID, UUID, números de ser&amp;ie)</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the copy before it got them.</source>
        <translation>El SHA-256 es el de la copia antes de recibirlos.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::CustomTest</name>
    <message>
        <source> % reads</source>
        <translation> % de lecturas</translation>
    </message>
    <message>
        <source>Share of reads</source>
        <translation>Proporción de lecturas</translation>
    </message>
    <message>
        <source>&amp;Access:</source>
        <translation>&amp;Acceso:</translation>
    </message>
    <message>
        <source>&amp;Block size:</source>
        <translation>Tamaño de &amp;bloque:</translation>
    </message>
    <message>
        <source>Sequential read</source>
        <translation>Lectura secuencial</translation>
    </message>
    <message>
        <source>Sequential write</source>
        <translation>Escritura secuencial</translation>
    </message>
    <message>
        <source>Sequential read and write</source>
        <translation>Lectura y escritura secuenciales</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Lectura aleatoria</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Escritura aleatoria</translation>
    </message>
    <message>
        <source>Random read and write</source>
        <translation>Lectura y escritura aleatorias</translation>
    </message>
    <message>
        <source>Command-line option: --rw</source>
        <translation>Opción de línea de órdenes: --rw</translation>
    </message>
    <message>
        <source>512 bytes to 64 MiB (command-line option: --bs)</source>
        <translation>De 512 bytes a 64 MiB (opción de línea de órdenes: --bs)</translation>
    </message>
    <message>
        <source>Queue depth: requests in flight (command-line option: --iodepth)</source>
        <translation>Profundidad de cola: solicitudes en curso (opción de línea de órdenes: --iodepth)</translation>
    </message>
    <message>
        <source>Command-line option: --rwmixread</source>
        <translation>Opción de línea de órdenes: --rwmixread</translation>
    </message>
    <message>
        <source>Qu&amp;eue depth:</source>
        <translation>Pro&amp;fundidad de cola:</translation>
    </message>
    <message>
        <source>%1 in flight; the limit is 1 GiB</source>
        <translation>%1 en curso; el límite es 1 GiB</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DataInspector</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Inspector de datos</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The value was not changed: %1</source>
        <translation>El valor no se cambió: %1</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Editar valor</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DebugView</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Inspección</translation>
    </message>
    <message>
        <source>Globals</source>
        <translation>Variables globales</translation>
    </message>
    <message>
        <source>Expression to watch, such as parent.count * 2</source>
        <translation>Expresión que inspeccionar, por ejemplo parent.count * 2</translation>
    </message>
    <message>
        <source>Expression to watch</source>
        <translation>Expresión que inspeccionar</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pila de llamadas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 at %2:%3</source>
        <extracomment>A place in a template: function or structure, file, number of the line</extracomment>
        <translation>%1 en %2:%3</translation>
    </message>
    <message>
        <source>Watch an expression to see more.</source>
        <translation>Inspeccione una expresión para ver más.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceMarks</name>
    <message>
        <source>Unreadable on one side</source>
        <translation>Ilegible en un lado</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Difiere</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DifferenceModel</name>
    <message>
        <source>unreadable on one side</source>
        <translation>ilegible en un lado</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DisksPanel</name>
    <message>
        <source>Disks and partitions</source>
        <translation>Discos y particiones</translation>
    </message>
    <message>
        <source>Looking for disks…</source>
        <translation>Buscando discos…</translation>
    </message>
    <message>
        <source>No disks found</source>
        <translation>No se han encontrado discos</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Serial number %1</source>
        <translation>Número de serie %1</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Discos</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Imágenes abiertas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show on the disk</source>
        <translation>Mostrar en el disco</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Abrir imagen…</translation>
    </message>
    <message>
        <source>Cannot list the disks</source>
        <translation>No se pueden enumerar los discos</translation>
    </message>
    <message>
        <source>You can still open images.</source>
        <translation>Aún puede abrir imágenes.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>sectores de %1 bytes</translation>
    </message>
    <message>
        <source>No open images</source>
        <translation>No hay imágenes abiertas</translation>
    </message>
    <message>
        <source>Press %1 or drop an image here.</source>
        <translation>Pulse %1 o suelte una imagen aquí.</translation>
    </message>
    <message>
        <source>Open in gentle mode (failing disk)</source>
        <translation>Abrir en modo cuidadoso (disco que falla)</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Sin lectura anticipada ni detección automática; cada sector se intenta una vez</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A volume of an APFS container</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>cifrado</translation>
    </message>
    <message>
        <source>Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.</source>
        <translation>Los sistemas confunden esos discos. “Dar identificadores nuevos…”, en el menú contextual de la copia, lo remedia.</translation>
    </message>
    <message>
        <source>same identifiers as another disk</source>
        <translation>mismos identificadores que otro disco</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Estado de salud: %1</translation>
    </message>
    <message>
        <source>Give new identifiers…</source>
        <translation>Dar identificadores nuevos…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DocumentTab</name>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Showing the file's own bytes. %1</source>
        <translation>Se muestran los bytes propios del archivo. %1</translation>
    </message>
    <message>
        <source>Edit raw file</source>
        <translation>Editar archivo sin procesar</translation>
    </message>
    <message>
        <source>Reopen the file to edit its own bytes</source>
        <translation>Volver a abrir el archivo para editar sus propios bytes</translation>
    </message>
    <message>
        <source>Show the partition tables instead of the bytes (%1)</source>
        <translation>Mostrar las tablas de particiones en lugar de los bytes (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::DraggedFiles</name>
    <message>
        <source>Copying out of the volume…</source>
        <translation>Copiando fuera del volumen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditActions</name>
    <message>
        <source>Allow e&amp;diting</source>
        <translation>Permitir &amp;edición</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Pa&amp;ste special…</source>
        <translation>Pe&amp;gado especial…</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern…</source>
        <translation>Rellenar con &amp;un patrón…</translation>
    </message>
    <message>
        <source>D&amp;iscard all changes…</source>
        <translation>Descartar todos &amp;los cambios…</translation>
    </message>
    <message>
        <source>Re&amp;view and write…</source>
        <translation>Re&amp;visar y escribir…</translation>
    </message>
    <message>
        <source>Undo rec&amp;ords…</source>
        <translation>Registros de des&amp;hacer…</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Deshacer “%1”</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Rehacer “%1”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Allow editing</source>
        <translation>Permitir edición</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Revisar…</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Conservar para más tarde</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Registros de deshacer</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Completado y verificado.</translation>
    </message>
    <message>
        <source>Disks and images open read-only. Changes are written only after you review them.</source>
        <translation>Los discos y las imágenes se abren en solo lectura. Los cambios se escriben solo después de que los revise.</translation>
    </message>
    <message>
        <source>Revert selected &amp;bytes</source>
        <translation>Revertir los b&amp;ytes seleccionados</translation>
    </message>
    <message>
        <source>Discard all changes?</source>
        <translation>¿Descartar todos los cambios?</translation>
    </message>
    <message>
        <source>This discards all pending changes of %1 (%2) and the list of steps. The disk does not change.</source>
        <translation>Esto descarta todos los cambios pendientes de %1 (%2) y la lista de pasos. El disco no cambia.</translation>
    </message>
    <message>
        <source>Review the pending changes, then write them to the disk</source>
        <translation>Revisar los cambios pendientes y después escribirlos en el disco</translation>
    </message>
    <message>
        <source>Editing, %1 changed</source>
        <translation>Edición, %1 cambiados</translation>
    </message>
    <message>
        <source>Read-only, %1 changed</source>
        <translation>Solo lectura, %1 cambiados</translation>
    </message>
    <message>
        <source>Changes are staged and written only after a review. Click to make the disk read-only again.</source>
        <translation>Los cambios se preparan y se escriben solo después de una revisión. Haga clic para volver a poner el disco en solo lectura.</translation>
    </message>
    <message>
        <source>Read-only. Click to allow editing.</source>
        <translation>Solo lectura. Haga clic para permitir la edición.</translation>
    </message>
    <message>
        <source>%1 is open read-only. Allow editing to change it; changes are written only after you review them.</source>
        <translation>%1 está abierto en solo lectura. Permita la edición para modificarlo; los cambios se escriben solo después de que los revise.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 unsaved byte(s).</source>
        <translation>
            <numerusform>%1 tiene %2 byte sin guardar.</numerusform>
            <numerusform>%1 tiene %2 bytes sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes are offered again the next time you open it.</source>
        <translation>Los cambios conservados se le ofrecerán de nuevo la próxima vez que lo abra.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2 (%3).</source>
        <translation>%1 tiene cambios sin guardar de %2 (%3).</translation>
    </message>
    <message>
        <source>The last change was saved incompletely and is omitted.</source>
        <translation>El último cambio se guardó de forma incompleta y se omite.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message numerus="yes">
        <source>A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain the old data, some the new.</source>
        <translation>
            <numerusform>Se interrumpió una escritura: “%1”, %2. El único sector afectado (%3) contiene en parte los datos antiguos y en parte los nuevos.</numerusform>
            <numerusform>Se interrumpió una escritura: “%1”, %2. Algunos de los %3 sectores contienen los datos antiguos y otros los nuevos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.

Do you want to write to %2?</source>
        <translation>Compruebe que este es el disco correcto: %1.

¿Desea escribir en %2?</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>No deshecho: %1. El contenido anterior era ilegible y se desconoce.</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Deshecho y verificado.</translation>
    </message>
    <message numerus="yes">
        <source>%n affected range(s) on the disk changed in the meantime.</source>
        <translation>
            <numerusform>%n intervalo afectado del disco cambió entretanto.</numerusform>
            <numerusform>%n intervalos afectados del disco cambiaron entretanto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EditAutosave</name>
    <message>
        <source>Unsaved changes are not protected against a crash: %1</source>
        <translation>Los cambios sin guardar no están protegidos frente a un cierre inesperado: %1</translation>
    </message>
    <message>
        <source>Changes from an earlier session</source>
        <translation>Cambios de una sesión anterior</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntropyChart</name>
    <message>
        <source>%1 from offset %2</source>
        <translation>%1 desde el desplazamiento %2</translation>
    </message>
    <message>
        <source>Entropy %1 bits per byte (%2 to %3)</source>
        <translation>Entropía de %1 bits por byte (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1 % zeros</source>
        <translation>%1 % de ceros</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>Ilegible: %1</translation>
    </message>
    <message>
        <source>Entropy over the range</source>
        <translation>Entropía en el intervalo</translation>
    </message>
    <message>
        <source>All zeros</source>
        <translation>Todo ceros</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EntryDialog</name>
    <message>
        <source>Partition %1</source>
        <translation>Partición %1</translation>
    </message>
    <message>
        <source>New logical partition</source>
        <translation>Nueva partición lógica</translation>
    </message>
    <message>
        <source>New partition</source>
        <translation>Nueva partición</translation>
    </message>
    <message>
        <source>N&amp;umber:</source>
        <translation>Nú&amp;mero:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;First block:</source>
        <translation>&amp;Primer bloque:</translation>
    </message>
    <message>
        <source>&amp;First sector:</source>
        <translation>&amp;Primer sector:</translation>
    </message>
    <message>
        <source>&amp;Last block:</source>
        <translation>Ú&amp;ltimo bloque:</translation>
    </message>
    <message>
        <source>&amp;Last sector:</source>
        <translation>Ú&amp;ltimo sector:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Tamañ&amp;o:</translation>
    </message>
    <message>
        <source>In sectors, or with K, M, G, T: 20G</source>
        <translation>En sectores, o con K, M, G, T: 20G</translation>
    </message>
    <message>
        <source>&amp;GUID:</source>
        <translation>&amp;GUID:</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>“%1” no es un número de sectores</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>&amp;Active (a BIOS starts from this partition)</source>
        <translation>&amp;Activa (un BIOS arranca desde esta partición)</translation>
    </message>
    <message>
        <source>The partition that has this number gets the current number</source>
        <translation>La partición que tiene este número recibe el número actual</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>This changes only the table entry. The data stays in place: the file system is neither moved nor resized.</source>
        <translation>Esto solo cambia la entrada de la tabla. Los datos permanecen en su lugar: el sistema de archivos no se mueve ni cambia de tamaño.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Todavía no hay cambios.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseActions</name>
    <message>
        <source>&amp;Erase unused space…</source>
        <translation>Borrar espacio sin &amp;usar…</translation>
    </message>
    <message>
        <source>&amp;TRIM…</source>
        <translation>&amp;TRIM…</translation>
    </message>
    <message>
        <source>Overwrites free space of a volume, or the space outside all partitions</source>
        <translation>Sobrescribe el espacio libre de un volumen o el espacio fuera de todas las particiones</translation>
    </message>
    <message>
        <source>Discards unused blocks, or explains why TRIM is unavailable</source>
        <translation>Hace TRIM de los bloques sin usar, o explica por qué TRIM no está disponible</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseController</name>
    <message>
        <source>Free space of partition %1: %2 (%3)</source>
        <translation>Espacio libre de la partición %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Space outside all partitions</source>
        <translation>Espacio fuera de todas las particiones</translation>
    </message>
    <message>
        <source>Free space of %1</source>
        <translation>Espacio libre de %1</translation>
    </message>
    <message>
        <source>The selected bytes (%1)</source>
        <translation>Los bytes seleccionados (%1)</translation>
    </message>
    <message>
        <source>Everything in the partition</source>
        <translation>Todo lo que hay en la partición</translation>
    </message>
    <message>
        <source>Everything on the disk</source>
        <translation>Todo lo que hay en el disco</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Leyendo el disco…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4:%5 left</source>
        <translation>%1 de %2, %3/s, quedan %4:%5</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseDialog</name>
    <message>
        <source>Copy the udev &amp;rule</source>
        <translation>Copiar la re&amp;gla de udev</translation>
    </message>
    <message>
        <source>&amp;Trim</source>
        <translation>Hacer &amp;TRIM</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Borrar espacio sin usar</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Write random bytes over everything</source>
        <translation>Sobrescribirlo todo con bytes aleatorios</translation>
    </message>
    <message>
        <source>Punch holes into the image file</source>
        <translation>Perforar huecos en el archivo de imagen</translation>
    </message>
    <message>
        <source>Name of the disk</source>
        <translation>Nombre del disco</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Keep &amp;free:</source>
        <translation>Mantener &amp;libre:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Write zeros over everything that is not zero</source>
        <translation>Sobrescribir con ceros todo lo que no es cero</translation>
    </message>
    <message>
        <source>Let the system zero it (fast)</source>
        <translation>Dejar que el sistema lo ponga a cero (rápido)</translation>
    </message>
    <message>
        <source>Discard unused blocks (TRIM)</source>
        <translation>Hacer TRIM de los bloques sin usar</translation>
    </message>
    <message>
        <source>Read everything bac&amp;k afterwards, not only samples</source>
        <translation>&amp;Releer todo después, no solo muestras</translation>
    </message>
    <message>
        <source>Let the drive clear the cells as well (&amp;secure discard; few drives can)</source>
        <translation>Dejar que la unidad borre también las celdas (TRIM &amp;seguro; pocas unidades pueden)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>This much of the volume stays free for other programs while it is filled.</source>
        <translation>Esta cantidad del volumen queda libre para otros programas mientras se llena.</translation>
    </message>
    <message>
        <source>T&amp;arget:</source>
        <translation>&amp;Destino:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Método:</translation>
    </message>
    <message>
        <source>To continue, type the name of the disk: %1</source>
        <translation>Para continuar, escriba el nombre del disco: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::EraseText</name>
    <message numerus="yes">
        <source>%1 in %n range(s) will be overwritten.</source>
        <translation>
            <numerusform>Se sobrescribirán %1 en %n intervalo.</numerusform>
            <numerusform>Se sobrescribirán %1 en %n intervalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system will zero %1 in %n range(s).</source>
        <translation>
            <numerusform>El sistema pondrá a cero %1 en %n intervalo.</numerusform>
            <numerusform>El sistema pondrá a cero %1 en %n intervalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will become holes in the file.</source>
        <translation>
            <numerusform>%1 en %n intervalo se convertirán en huecos del archivo.</numerusform>
            <numerusform>%1 en %n intervalos se convertirán en huecos del archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s) will be trimmed.</source>
        <translation>
            <numerusform>Se hará TRIM de %1 en %n intervalo.</numerusform>
            <numerusform>Se hará TRIM de %1 en %n intervalos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random bytes written: %1 (%2 bytes)</source>
        <translation>Bytes aleatorios escritos: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Zeros written: %1 (%2 bytes)</source>
        <translation>Ceros escritos: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Zeroed by the system: %1 (%2 bytes)</source>
        <translation>Puesto a cero por el sistema: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Already zero: %1 (%2 bytes)</source>
        <translation>Ya era cero: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Trimmed: %1 (%2 bytes)</source>
        <translation>TRIM hecho: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Made into holes: %1 (%2 bytes)</source>
        <translation>Convertido en huecos: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Erased by an earlier run: %1 (%2 bytes)</source>
        <translation>Borrado en una ejecución anterior: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Not trimmed, smaller than a TRIM unit: %1 (%2 bytes)</source>
        <translation>Sin TRIM, menor que una unidad de TRIM: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Not erased because of errors: %1 (%2 bytes)</source>
        <translation>No borrado a causa de errores: %1 (%2 bytes)</translation>
    </message>
    <message>
        <source>Stopped. Everything erased so far stays erased; “Continue” erases the rest.</source>
        <translation>Detenido. Todo lo borrado hasta ahora permanece borrado; “Continuar” borra el resto.</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far stays done.</source>
        <translation>Detenido. Todo lo hecho hasta ahora permanece hecho.</translation>
    </message>
    <message>
        <source>At byte %1: %2</source>
        <translation>En el byte %1: %2</translation>
    </message>
    <message>
        <source>%1 Read back: %2.</source>
        <translation>%1 Releído: %2.</translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>El kernel todavía usa la entrada antigua de %1: la partición está en uso.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The temporary files are deleted.</source>
        <translation>Los archivos temporales se han eliminado.</translation>
    </message>
    <message>
        <source>%1 written; minimum free space %2.</source>
        <translation>%1 escritos; espacio libre mínimo: %2.</translation>
    </message>
    <message>
        <source>TRIM can restore an SSD’s write speed: choose Tools, then TRIM.</source>
        <translation>TRIM puede restablecer la velocidad de escritura de un SSD: elija Herramientas y después TRIM.</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 free.</source>
        <translation>%1: %2 en uso, %3 libres.</translation>
    </message>
    <message>
        <source>Not changed: %1 at %2 (%3)</source>
        <translation>No modificado: %1 en %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more range(s) that are not changed</source>
        <translation>
            <numerusform>… y %n intervalo más que no se modifica</numerusform>
            <numerusform>… y %n intervalos más que no se modifican</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 (%3): %4 of %5 free.</source>
        <translation>%1 en %2 (%3): %4 de %5 libres.</translation>
    </message>
    <message>
        <source>Temporary files fill the free space except the reserve, then are deleted. To erase exactly the free blocks without filling the volume, unmount it.</source>
        <translation>Los archivos temporales llenan el espacio libre excepto la reserva y después se eliminan. Para borrar exactamente los bloques libres sin llenar el volumen, desmóntelo.</translation>
    </message>
    <message>
        <source>This destroys %1.</source>
        <translation>Esto destruye %1.</translation>
    </message>
    <message>
        <source>TRIM is not supported on this path.</source>
        <translation>TRIM no es posible por esta vía.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>No se ha hecho nada.</translation>
    </message>
    <message>
        <source>The file system trimmed %1. It leaves out what it has trimmed before, and the drive does not confirm it.</source>
        <translation>El sistema de archivos ha hecho TRIM de %1. Omite aquello de lo que ya ha hecho TRIM antes, y la unidad no lo confirma.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ErrorPage</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Ask for permission…</source>
        <translation>Pedir permiso…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>You do not have permission to read this file. Its owner or an administrator can change that.</source>
        <translation>No tiene permiso para leer este archivo. Su propietario o un administrador pueden cambiarlo.</translation>
    </message>
    <message>
        <source>Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, usually for a password. If no dialog appears, run this command in a terminal to read the disk as administrator.</source>
        <translation>Leer un disco entero requiere permiso. “Pedir permiso” abre el cuadro de diálogo del sistema, normalmente para una contraseña. Si no aparece ningún cuadro de diálogo, ejecute esta orden en un terminal para leer el disco como administrador.</translation>
    </message>
    <message>
        <source>The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file from its new location.</source>
        <translation>Puede que el disco se haya desconectado o que el archivo se haya movido. Vuelva a conectar el disco o abra el archivo desde su nueva ubicación.</translation>
    </message>
    <message>
        <source>Close the program that is using %1, then try again.</source>
        <translation>Cierre el programa que está usando %1 y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>Open in gentle mode</source>
        <translation>Abrir en modo cuidadoso</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar orden</translation>
    </message>
    <message>
        <source>The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible sectors and tries each once.</source>
        <translation>El disco devolvió un error. Si está fallando, “Abrir en modo cuidadoso” lee solo los sectores visibles e intenta cada uno una vez.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtentModel</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>%1, reads as zeros</source>
        <translation>%1, se lee como ceros</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Flujo</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ExtractJob</name>
    <message>
        <source>%1 of %2 were overwritten and are zeros in the copy</source>
        <translation>%1 de %2 se han sobrescrito y son ceros en la copia</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Bytes of a file, from the first to the last one</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more range(s)</source>
        <translation>
            <numerusform>%1 intervalo más</numerusform>
            <numerusform>%1 intervalos más</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>bytes %1</translation>
    </message>
    <message>
        <source>%1 of %2 are unreadable and are zeros in the copy: %3</source>
        <translation>%1 de %2 son ilegibles y en la copia son ceros: %3</translation>
    </message>
    <message>
        <source>only zeros are left; the drive may have discarded its content (TRIM)</source>
        <translation>solo quedan ceros; es posible que la unidad haya descartado su contenido (TRIM)</translation>
    </message>
    <message numerus="yes">
        <source>%1 more stream(s)</source>
        <translation>
            <numerusform>%1 flujo más</numerusform>
            <numerusform>%1 flujos más</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the copy: %1</source>
        <translation>no está en la copia: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::Extraction</name>
    <message numerus="yes">
        <source>Extracting was stopped after %1 file(s).</source>
        <translation>
            <numerusform>La extracción se ha detenido después de %1 archivo.</numerusform>
            <numerusform>La extracción se ha detenido después de %1 archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) (%2) extracted to %3</source>
        <translation>
            <numerusform>%1 archivo (%2) extraído en %3</numerusform>
            <numerusform>%1 archivos (%2) extraídos en %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them overwritten in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 de ellos, sobrescrito en parte (ceros en la copia)</numerusform>
            <numerusform>%1 de ellos, sobrescritos en parte (ceros en la copia)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be extracted</source>
        <translation>
            <numerusform>%1 no se ha podido extraer</numerusform>
            <numerusform>%1 no se han podido extraer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them unreadable in part (zeros in the copy)</source>
        <translation>
            <numerusform>%1 de ellos ilegible en parte (ceros en la copia)</numerusform>
            <numerusform>%1 de ellos ilegibles en parte (ceros en la copia)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them only zeros</source>
        <translation>
            <numerusform>%1 de ellos contiene solo ceros</numerusform>
            <numerusform>%1 de ellos contienen solo ceros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s) without all streams</source>
        <translation>
            <numerusform>%1 elemento sin todos sus flujos</numerusform>
            <numerusform>%1 elementos sin todos sus flujos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldCommands</name>
    <message>
        <source>Follow link</source>
        <translation>Seguir enlace</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Editar valor</translation>
    </message>
    <message>
        <source>Compare with copy…</source>
        <translation>Comparar con la copia…</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Seleccionar bytes</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Ir al índice…</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy subtree</source>
        <translation>Copiar subárbol</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Exportar como JSON…</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Ir al índice</translation>
    </message>
    <message>
        <source>Element index:</source>
        <translation>Índice del elemento:</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1” no es un número</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Exportar como JSON</translation>
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
        <translation>Generar un GUID aleatorio</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FieldTrees</name>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Fields that match the filter</source>
        <translation>Campos que coinciden con el filtro</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <translation>%1 no se cambió: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileListModel</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Character device</source>
        <translation>Dispositivo de caracteres</translation>
    </message>
    <message>
        <source>Block device</source>
        <translation>Dispositivo de bloques</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Tubería</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1 file</source>
        <extracomment>A kind of file by the end of its name: “JPG file”</extracomment>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Recoverable</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Recuperable</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FileLister</name>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1 encontrado</numerusform>
            <numerusform>%1 encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>No name on this volume has “%1” in it.</source>
        <translation>Ningún nombre de este volumen contiene “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 deleted file(s)</source>
        <translation>
            <numerusform>%1 archivo eliminado</numerusform>
            <numerusform>%1 archivos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>No deleted files were found: nothing on this volume describes one.</source>
        <translation>No se han encontrado archivos eliminados: nada en este volumen describe ninguno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 item(s)</source>
        <translation>
            <numerusform>%1 elemento</numerusform>
            <numerusform>%1 elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Esta carpeta está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them deleted</source>
        <translation>
            <numerusform>%1, %2 de ellos eliminado</numerusform>
            <numerusform>%1, %2 de ellos eliminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesBrowser</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Sho&amp;w on the disk</source>
        <translation>Mostrar en el dis&amp;co</translation>
    </message>
    <message>
        <source>E&amp;xtract…</source>
        <translation>E&amp;xtraer…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Copying files</source>
        <translation>Copiando archivos</translation>
    </message>
    <message>
        <source>Mark the extents of the file in the map and among the bytes</source>
        <translation>Marcar las extensiones del archivo en el mapa y entre los bytes</translation>
    </message>
    <message>
        <source>Copy the chosen files and folders out of the volume</source>
        <translation>Copiar fuera del volumen los archivos y carpetas elegidos</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Extents of the file</source>
        <translation>Extensiones del archivo</translation>
    </message>
    <message>
        <source>Stop marking this file on the disk</source>
        <translation>Dejar de marcar este archivo en el disco</translation>
    </message>
    <message>
        <source>The volume has changed since its files were read.</source>
        <translation>El volumen ha cambiado desde que se leyeron sus archivos.</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>Leer de &amp;nuevo</translation>
    </message>
    <message>
        <source>Open the &amp;content</source>
        <translation>Abrir el con&amp;tenido</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>&amp;Abrir su carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 extent(s)</source>
        <translation>
            <numerusform>%1: %2 extensión</numerusform>
            <numerusform>%1: %2 extensiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Extract to</source>
        <translation>Extraer en</translation>
    </message>
    <message>
        <source>Extract files</source>
        <translation>Extraer archivos</translation>
    </message>
    <message>
        <source>“%1” is on this disk. Copying files there can overwrite deleted files.</source>
        <translation>“%1” está en este disco. Copiar archivos ahí puede sobrescribir archivos eliminados.</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>Copiar de todos modos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files exist already in “%2”.</source>
        <translation>
            <numerusform>%1 de los archivos ya existe en “%2”.</numerusform>
            <numerusform>%1 de los archivos ya existen en “%2”.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conservarlos</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesController</name>
    <message>
        <source>Its content is inside the structures of the file system.</source>
        <translation>Su contenido está dentro de las estructuras del sistema de archivos.</translation>
    </message>
    <message>
        <source>It has no blocks of its own.</source>
        <translation>No tiene bloques propios.</translation>
    </message>
    <message>
        <source>Resource fork</source>
        <translation>Bifurcación de recursos</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Attribute “%1”</source>
        <translation>Atributo “%1”</translation>
    </message>
    <message>
        <source>Block map</source>
        <translation>Mapa de bloques</translation>
    </message>
    <message>
        <source>No file system that Sectorsmith can list was found.</source>
        <translation>No se ha encontrado ningún sistema de archivos que Sectorsmith pueda listar.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Se ha detenido la lectura.</translation>
    </message>
    <message>
        <source>This volume is encrypted.</source>
        <translation>Este volumen está cifrado.</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, cifrado</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>archivo %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, byte %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Free; was in %1</source>
        <extracomment>A free byte of the disk, and the deleted file that had it</extracomment>
        <translation>Libre; estaba en %1</translation>
    </message>
    <message>
        <source>Free; was byte %1 of the deleted file %2</source>
        <translation>Libre; era el byte %1 del archivo eliminado %2</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>La contraseña es incorrecta.</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its files.</source>
        <translation>Abra un disco o una imagen para ver sus archivos.</translation>
    </message>
    <message>
        <source>In gentle mode, files are read only when you ask for them.</source>
        <translation>En modo cuidadoso, los archivos solo se leen cuando usted lo pide.</translation>
    </message>
    <message>
        <source>The files have not been read yet.</source>
        <translation>Los archivos aún no se han leído.</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>&amp;Leer los archivos</translation>
    </message>
    <message>
        <source>Looking for file systems…</source>
        <translation>Buscando sistemas de archivos…</translation>
    </message>
    <message>
        <source>%1
Enter the password of one of its users, or its recovery key. It is not stored.</source>
        <translation>%1
Introduzca la contraseña de uno de sus usuarios o su clave de recuperación. No se guarda.</translation>
    </message>
    <message>
        <source>Un&amp;lock</source>
        <translation>Des&amp;bloquear</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Comprobando la contraseña…</translation>
    </message>
    <message>
        <source>Looking for deleted files on %1…</source>
        <translation>Buscando archivos eliminados en %1…</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>Leyendo los nombres de %1…</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <extracomment>A state of an APFS container, by its number</extracomment>
        <translation>Punto de control %1</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>Instantánea %1</translation>
    </message>
    <message>
        <source>Deleted folder</source>
        <translation>Carpeta eliminada</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much of a deleted file can be copied out: all of it</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How much of a deleted file can be copied out: “12 kB of 40 kB”</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Only the name</source>
        <extracomment>How much of a deleted file can be copied out</extracomment>
        <translation>Solo el nombre</translation>
    </message>
    <message>
        <source>This folder was deleted.</source>
        <translation>Esta carpeta se eliminó.</translation>
    </message>
    <message>
        <source>%1 of %2 are still on the disk; the rest has been overwritten.</source>
        <translation>%1 de %2 siguen en el disco; el resto se ha sobrescrito.</translation>
    </message>
    <message>
        <source>Only the name of this file is left: its content was overwritten, or its location is unknown.</source>
        <translation>De este archivo solo queda el nombre: su contenido se sobrescribió o se desconoce su ubicación.</translation>
    </message>
    <message>
        <source>The first letter of its name was erased.</source>
        <translation>La primera letra de su nombre se borró.</translation>
    </message>
    <message>
        <source>Its size and location were erased.</source>
        <translation>Su tamaño y su ubicación se borraron.</translation>
    </message>
    <message>
        <source>Only its first block is known; the rest is assumed to follow it.</source>
        <translation>Solo se conoce su primer bloque; se supone que el resto lo sigue.</translation>
    </message>
    <message>
        <source>Another deleted file used some of the same blocks.</source>
        <translation>Otro archivo eliminado usó algunos de los mismos bloques.</translation>
    </message>
    <message>
        <source>Found in the unused space of a folder or a tree.</source>
        <translation>Encontrado en el espacio sin usar de una carpeta o de un árbol.</translation>
    </message>
    <message>
        <source>Found in the journal.</source>
        <translation>Encontrado en el diario.</translation>
    </message>
    <message>
        <source>Found in an older checkpoint.</source>
        <translation>Encontrado en un punto de control anterior.</translation>
    </message>
    <message>
        <source>Found in a snapshot.</source>
        <translation>Encontrado en una instantánea.</translation>
    </message>
    <message>
        <source>No other file is known to have overwritten this file's content.</source>
        <translation>No se conoce ningún otro archivo que haya sobrescrito el contenido de este.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilesPanel</name>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>State of the volume</source>
        <translation>Estado del volumen</translation>
    </message>
    <message>
        <source>Search the volume: part of a name, or *.jpg</source>
        <translation>Buscar en el volumen: parte de un nombre, o *.jpg</translation>
    </message>
    <message>
        <source>Search the volume</source>
        <translation>Buscar en el volumen</translation>
    </message>
    <message>
        <source>Reading the names of the volume</source>
        <translation>Leyendo los nombres del volumen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>No file has this byte: %1</source>
        <translation>Ningún archivo tiene este byte: %1</translation>
    </message>
    <message>
        <source>No file has this byte.</source>
        <translation>Ningún archivo tiene este byte.</translation>
    </message>
    <message>
        <source>&amp;Deleted</source>
        <translation>Eli&amp;minados</translation>
    </message>
    <message>
        <source>The current files of the volume, those of a snapshot, or the rest of an older checkpoint</source>
        <translation>Los archivos actuales del volumen, los de una instantánea o lo que queda de un punto de control anterior</translation>
    </message>
    <message>
        <source>Also show deleted files that something on the volume still describes, and how much of each is left</source>
        <translation>Mostrar también los archivos eliminados que algo en el volumen aún describe, y cuánto queda de cada uno</translation>
    </message>
    <message>
        <source>Password or recovery key</source>
        <translation>Contraseña o clave de recuperación</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>Dígitos &amp;hexadecimales</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>Rellenar con un patrón</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Rellenar</translation>
    </message>
    <message>
        <source>&amp;Text (%1)</source>
        <translation>&amp;Texto (%1)</translation>
    </message>
    <message>
        <source>Repeat the pattern over %1 from offset %2.</source>
        <translation>Repetir el patrón en %1 desde el desplazamiento %2.</translation>
    </message>
    <message>
        <source>The limit for one change is %1 MiB.</source>
        <translation>El límite para un cambio es de %1 MiB.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FillMap</name>
    <message>
        <source>Map of the used and the unused space</source>
        <translation>Mapa del espacio en uso y sin usar</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>to be done</source>
        <translation>por hacer</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>was zero already</source>
        <translation>ya era cero</translation>
    </message>
    <message>
        <source>left</source>
        <translation>dejado</translation>
    </message>
    <message>
        <source>Unused here: %1 of %2; done: %3</source>
        <translation>Sin usar aquí: %1 de %2; hecho: %3</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FilterBar</name>
    <message>
        <source>Filter fields</source>
        <translation>Filtrar campos</translation>
    </message>
    <message>
        <source>Show only fields whose name, value or type contains the text</source>
        <translation>Mostrar solo los campos cuyo nombre, valor o tipo contiene el texto</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Continue searching</source>
        <translation>Continuar la búsqueda</translation>
    </message>
    <message>
        <source>Search the remaining fields</source>
        <translation>Buscar en los campos restantes</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindBar</name>
    <message>
        <source>Find in the template</source>
        <translation>Buscar en la plantilla</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Buscar anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Buscar siguiente (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n reemplazo</numerusform>
            <numerusform>%n reemplazos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingModel</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FindingsList</name>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Repair GPT…</source>
        <translation>Reparar GPT…</translation>
    </message>
    <message>
        <source>New GUIDs…</source>
        <translation>Nuevos GUID…</translation>
    </message>
    <message>
        <source>Recover Boot Camp…</source>
        <translation>Recuperar Boot Camp…</translation>
    </message>
    <message>
        <source>Reset MBR…</source>
        <translation>Restablecer MBR…</translation>
    </message>
    <message>
        <source>Find partitions…</source>
        <translation>Buscar particiones…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Hallazgos: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparar: %1</translation>
    </message>
    <message>
        <source>Propose MBR…</source>
        <translation>Proponer MBR…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>No se han encontrado problemas</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <extracomment>Findings of the lowest severity</extracomment>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems; %1</source>
        <translation>Sin problemas; %1</translation>
    </message>
    <message>
        <source>Offset %1. Press Enter or double-click to go there.</source>
        <translation>Desplazamiento %1. Pulse Intro o haga doble clic para ir allí.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FolderModel</name>
    <message>
        <source>Deleted files (%1)</source>
        <translation>Archivos eliminados (%1)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::FrequencyChart</name>
    <message>
        <source>Byte frequency</source>
        <translation>Frecuencia de bytes</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1 (%2): %3 time(s), %4 %</source>
        <translation>
            <numerusform>Byte %1 (%2): %3 vez, %4 %</numerusform>
            <numerusform>Byte %1 (%2): %3 veces, %4 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptPropertiesDialog</name>
    <message>
        <source>Disk &amp;GUID:</source>
        <translation>&amp;GUID del disco:</translation>
    </message>
    <message>
        <source>Disk GUID</source>
        <translation>GUID del disco</translation>
    </message>
    <message>
        <source>Number of &amp;entries:</source>
        <translation>Número de &amp;entradas:</translation>
    </message>
    <message>
        <source>Usable sectors:</source>
        <translation>Sectores utilizables:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)</source>
        <translation>“%1” no es un GUID (8-4-4-4-12 dígitos hexadecimales)</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors</source>
        <translation>“%1” no es un número de sectores</translation>
    </message>
    <message>
        <source>GPT properties</source>
        <translation>Propiedades de GPT</translation>
    </message>
    <message>
        <source>2 on nearly all disks; some boards store their boot loader there</source>
        <translation>2 en casi todos los discos; algunas placas guardan ahí su cargador de arranque</translation>
    </message>
    <message>
        <source>Entry size in bytes:</source>
        <translation>Tamaño de entrada en bytes:</translation>
    </message>
    <message>
        <source>The backup copy at the end of the disk is updated as well. No partition data is moved.</source>
        <translation>La copia de seguridad al final del disco también se actualiza. No se mueve ningún dato de las particiones.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Todavía no hay cambios.</translation>
    </message>
    <message>
        <source>GPT: change the properties</source>
        <translation>GPT: cambiar las propiedades</translation>
    </message>
    <message>
        <source>&amp;First entry sector:</source>
        <translation>&amp;Primer sector de entradas:</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::GptRepairDialog</name>
    <message>
        <source>Backup copy</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>New GUIDs after cloning</source>
        <translation>Nuevos GUID tras la clonación</translation>
    </message>
    <message>
        <source>Give the &amp;disk a new GUID</source>
        <translation>Dar al &amp;disco un nuevo GUID</translation>
    </message>
    <message>
        <source>Give all &amp;partitions new GUIDs</source>
        <translation>Dar nuevos GUID a todas las &amp;particiones</translation>
    </message>
    <message>
        <source>Primary copy (start of the disk)</source>
        <translation>Copia principal (inicio del disco)</translation>
    </message>
    <message>
        <source>Backup copy in the last sector of the disk</source>
        <translation>Copia de seguridad en el último sector del disco</translation>
    </message>
    <message>
        <source>Repair GUID partition table</source>
        <translation>Reparar tabla de particiones GUID</translation>
    </message>
    <message>
        <source>Use after cloning: two disks with the same GUIDs conflict in one computer</source>
        <translation>Usar tras la clonación: dos discos con los mismos GUID entran en conflicto en un mismo equipo</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>Cambios previstos</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>Prepara&amp;r cambios</translation>
    </message>
    <message>
        <source>Cannot repair this table: %1.</source>
        <translation>No se puede reparar esta tabla: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n partition(s), confidence %2 %</source>
        <translation>
            <numerusform>%1: %n partición, confianza %2 %</numerusform>
            <numerusform>%1: %n particiones, confianza %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Both copies of the table are intact. No repair is needed.</source>
        <translation>Ambas copias de la tabla están intactas. No hace falta ninguna reparación.</translation>
    </message>
    <message>
        <source>The table is rebuilt from the chosen copy.</source>
        <translation>La tabla se reconstruye a partir de la copia elegida.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthPanel</name>
    <message>
        <source>Health</source>
        <translation>Estado de salud</translation>
    </message>
    <message>
        <source>&amp;Read health</source>
        <translation>&amp;Leer el estado de salud</translation>
    </message>
    <message>
        <source>S&amp;hort self-test</source>
        <translation>Autocomprobación &amp;corta</translation>
    </message>
    <message>
        <source>&amp;Long self-test</source>
        <translation>Autocomprobación lar&amp;ga</translation>
    </message>
    <message>
        <source>S&amp;top self-test</source>
        <translation>Detener la autocompro&amp;bación</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>The drive tests itself for some minutes. It can be used meanwhile; no data change.</source>
        <translation>La unidad se comprueba a sí misma durante unos minutos. Mientras tanto se puede usar; no cambia ningún dato.</translation>
    </message>
    <message>
        <source>The drive reads all of itself, for hours. It can be used meanwhile; no data change.</source>
        <translation>La unidad se lee a sí misma por completo, durante horas. Mientras tanto se puede usar; no cambia ningún dato.</translation>
    </message>
    <message>
        <source>No disk is open.</source>
        <translation>No hay ningún disco abierto.</translation>
    </message>
    <message>
        <source>An image has no health of its own.</source>
        <translation>Una imagen no tiene un estado de salud propio.</translation>
    </message>
    <message>
        <source>Reading the health…</source>
        <translation>Leyendo el estado de salud…</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>Aún no se ha leído.</translation>
    </message>
    <message>
        <source>The health is unknown.</source>
        <translation>El estado de salud se desconoce.</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Estado de salud: %1</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Autocomprobaciones</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Larga</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>%1 (value %2, limit %3)</source>
        <translation>%1 (valor %2, límite %3)</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Registro de errores</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HealthText</name>
    <message>
        <source>Good</source>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>A punto de fallar</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se han encontrado problemas.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Powered on</source>
        <extracomment>Hours and days that a drive has been switched on</extracomment>
        <translation>Tiempo encendida</translation>
    </message>
    <message>
        <source>%1 hours (%2 days)</source>
        <translation>%1 horas (%2 días)</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Ciclos de encendido</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Endurance used</source>
        <translation>Vida útil consumida</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Spare blocks left</source>
        <translation>Bloques de reserva restantes</translation>
    </message>
    <message>
        <source>%1 % (limit %2 %)</source>
        <translation>%1 % (límite: %2 %)</translation>
    </message>
    <message>
        <source>Bad sectors</source>
        <translation>Sectores defectuosos</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Sectores reasignados</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Sectores pendientes</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>Sectores incorregibles</translation>
    </message>
    <message>
        <source>Unrecoverable errors</source>
        <translation>Errores irrecuperables</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>Errores de interfaz</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>Entradas del registro de errores</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>failed at sector %1</source>
        <translation>fallida en el sector %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>result unknown</source>
        <translation>resultado desconocido</translation>
    </message>
    <message>
        <source>%1, at %2 hours</source>
        <translation>%1, a las %2 horas</translation>
    </message>
    <message>
        <source>A self-test is running: %1 % left</source>
        <translation>Hay una autocomprobación en curso: queda el %1 %</translation>
    </message>
    <message>
        <source>%1 is failing: %2</source>
        <translation>%1 está fallando: %2</translation>
    </message>
    <message>
        <source>The health of %1 is not good: %2</source>
        <translation>El estado de salud de %1 no es bueno: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HelpWindow</name>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Sectorsmith manual</source>
        <translation>Manual de Sectorsmith</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>Otras teclas</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Template language</source>
        <translation>Lenguaje de plantillas</translation>
    </message>
    <message>
        <source>Manual pages</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Repair Boot Camp</source>
        <translation>Reparar Boot Camp</translation>
    </message>
    <message>
        <source>Measure an enclosure</source>
        <translation>Medir una carcasa</translation>
    </message>
    <message>
        <source>Erase unused space</source>
        <translation>Borrar espacio sin usar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Rescue a failing disk</source>
        <translation>Rescatar un disco que falla</translation>
    </message>
    <message>
        <source>Clone a Mac’s disk</source>
        <translation>Clonar el disco de un Mac</translation>
    </message>
    <message>
        <source>Check files for changes</source>
        <translation>Detectar cambios en los archivos</translation>
    </message>
    <message>
        <source>Where the space and the time go</source>
        <translation>En qué se van el espacio y el tiempo</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::HexView</name>
    <message>
        <source>Offset %1, LBA %2</source>
        <translation>Desplazamiento %1, LBA %2</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes de %1</translation>
    </message>
    <message>
        <source>LBA</source>
        <extracomment>Head of the column with sector numbers; three letters fit</extracomment>
        <translation>LBA</translation>
    </message>
    <message>
        <source>LBA:byte</source>
        <translation>LBA:byte</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heads of the address column; eight letters fit</extracomment>
        <translation>Relativo</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Decimal</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2), LBA %3</source>
        <translation>Desplazamiento %1 (0x%2), LBA %3</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>aún no leído</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Escritura con el teclado</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>This source is empty (0 bytes).</source>
        <translation>Este origen está vacío (0 bytes).</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Changed to %1; on disk: %2</source>
        <translation>Cambiado a %1; en el disco: %2</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>La comprobación ha fallado</translation>
    </message>
    <message>
        <source>Ctrl+click or Enter: go to 0x%1</source>
        <translation>Ctrl+clic o Intro: ir a 0x%1</translation>
    </message>
    <message>
        <source>The selection is larger than 16 MiB, the limit for the clipboard. Save it to a file instead.</source>
        <translation>La selección es mayor que 16 MiB, el límite del portapapeles. Guárdela en un archivo en su lugar.</translation>
    </message>
    <message>
        <source>“%1” cannot be encoded in %2</source>
        <translation>“%1” no se puede codificar en %2</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>The clipboard does not contain text</source>
        <translation>El portapapeles no contiene texto</translation>
    </message>
    <message>
        <source>Cannot paste: %1. Use “Paste special” for other formats.</source>
        <translation>No se puede pegar: %1. Use “Pegado especial” para otros formatos.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesController</name>
    <message>
        <source>The tab has staged changes. Write or discard them first.</source>
        <translation>La pestaña tiene cambios preparados. Escríbalos o descártelos antes.</translation>
    </message>
    <message>
        <source>New identifiers written and verified. “Undo records” undoes this (record %1).</source>
        <translation>Identificadores nuevos escritos y verificados. “Registros de deshacer” deshace esto (registro %1).</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::IdentitiesDialog</name>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>&amp;Escribir en el disco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New identifiers</source>
        <translation>Identificadores nuevos</translation>
    </message>
    <message>
        <source>Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of another disk of this computer.</source>
        <translation>Los sistemas confunden los discos que tienen los mismos identificadores. Dé otros nuevos a %1 si es una copia de otro disco de este equipo.</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>&amp;De:</translation>
    </message>
    <message>
        <source>Identifiers that change</source>
        <translation>Identificadores que cambian</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>The whole disk</source>
        <translation>El disco entero</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partición %1</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Partition %1 is unchanged: %2</source>
        <translation>La partición %1 no cambia: %2</translation>
    </message>
    <message>
        <source>Write although other partitions are in use: %1</source>
        <translation>Escribir aunque otras particiones estén en uso: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ne&amp;w identifiers…</source>
        <translation>Identi&amp;ficadores nuevos…</translation>
    </message>
    <message>
        <source>Gives a copy its own GUIDs, UUIDs and serial numbers, after a review</source>
        <translation>Da a una copia sus propios GUID, UUID y números de serie, tras una revisión</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LongWork</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Done, total, speed: 1.2 GB of 8 GB, 100 MB/s</extracomment>
        <translation>%1 de %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <extracomment>Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left</extracomment>
        <translation>%1 de %2, %3, quedan %4</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::LostDialog</name>
    <message>
        <source>Find lost partitions</source>
        <translation>Buscar particiones perdidas</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Partition name</source>
        <translation>Nombre de la partición</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Primer sector</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indicios</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>En la tabla</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>yes, partition %1</source>
        <translation>sí, partición %1</translation>
    </message>
    <message>
        <source>no, inside another</source>
        <translation>no, dentro de otra</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>GPT header</source>
        <translation>Cabecera GPT</translation>
    </message>
    <message>
        <source>Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their backup boot sectors, and copies of partition tables. Nothing is written.</source>
        <translation>Busca en todo el disco sistemas de archivos (NTFS, FAT, exFAT, HFS+, APFS, ext), las copias de seguridad de sus sectores de arranque y copias de tablas de particiones. No se escribe nada.</translation>
    </message>
    <message>
        <source>Search &amp;every sector (slower, finds unaligned volumes)</source>
        <translation>Buscar en &amp;cada sector (más lento, encuentra volúmenes no alineados)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>The proposed table contains the selected volumes.</source>
        <translation>La tabla propuesta contiene los volúmenes seleccionados.</translation>
    </message>
    <message>
        <source>&amp;Propose table…</source>
        <translation>&amp;Proponer tabla…</translation>
    </message>
    <message>
        <source>Search stopped.</source>
        <translation>Búsqueda detenida.</translation>
    </message>
    <message>
        <source>%1 of %2, %3, %4 left</source>
        <translation>%1 de %2, %3, quedan %4</translation>
    </message>
    <message numerus="yes">
        <source>valid checksum; %n partition(s)</source>
        <translation>
            <numerusform>suma de comprobación válida; %n partición</numerusform>
            <numerusform>suma de comprobación válida; %n particiones</numerusform>
        </translation>
    </message>
    <message>
        <source>All volumes found are in the partition table.</source>
        <translation>Todos los volúmenes encontrados están en la tabla de particiones.</translation>
    </message>
    <message numerus="yes">
        <source>%n volume(s) found that are missing from the partition table.</source>
        <translation>
            <numerusform>Se ha encontrado %n volumen que falta en la tabla de particiones.</numerusform>
            <numerusform>Se han encontrado %n volúmenes que faltan en la tabla de particiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable.</source>
        <translation>%1 ilegibles.</translation>
    </message>
    <message>
        <source>Restore lost partitions</source>
        <translation>Restaurar particiones perdidas</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MainWindow</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Busc&amp;ar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar siguie&amp;nte</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Buscar anter&amp;ior</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Checksu&amp;ms…</source>
        <translation>&amp;Sumas de comprobación…</translation>
    </message>
    <message>
        <source>Sectorsmith</source>
        <translation>Sectorsmith</translation>
    </message>
    <message>
        <source>Open disks and images</source>
        <translation>Abrir discos e imágenes</translation>
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
        <translation>Selección</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>Desplazamiento %1</translation>
    </message>
    <message>
        <source>Open images</source>
        <translation>Abrir imágenes</translation>
    </message>
    <message>
        <source>Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)</source>
        <translation>Imágenes de disco (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>LBA %1 + %2</source>
        <translation>LBA %1 + %2</translation>
    </message>
    <message>
        <source>Cancel saving</source>
        <translation>Cancelar el guardado</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>Save se&amp;lection as…</source>
        <translation>Guardar se&amp;lección como…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>&amp;Cerrar pestaña</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Copy as hex</source>
        <translation>&amp;Copiar como hexadecimal</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>&amp;Hex dump</source>
        <translation>Volcado &amp;hexadecimal</translation>
    </message>
    <message>
        <source>&amp;C array</source>
        <translation>Matriz de &amp;C</translation>
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
        <translation>&amp;Desplazamiento</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Selec&amp;t sector</source>
        <translation>&amp;Seleccionar sector</translation>
    </message>
    <message>
        <source>Select bloc&amp;k…</source>
        <translation>Seleccionar blo&amp;que…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Ir a…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Next sector</source>
        <translation>&amp;Sector siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous sector</source>
        <translation>Sector a&amp;nterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt partition</source>
        <translation>&amp;Partición siguiente</translation>
    </message>
    <message>
        <source>P&amp;revious partition</source>
        <translation>Pa&amp;rtición anterior</translation>
    </message>
    <message>
        <source>Set or remove book&amp;mark</source>
        <translation>Poner o quitar &amp;marcador</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Marcador siguiente</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Sectorsmith</source>
        <translation>&amp;Acerca de Sectorsmith</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Bytes per row</source>
        <translation>&amp;Bytes por fila</translation>
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
        <translation>Tantos como &amp;quepan</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>A&amp;grupación</translation>
    </message>
    <message>
        <source>&amp;1 byte</source>
        <translation>&amp;1 byte</translation>
    </message>
    <message>
        <source>&amp;2 bytes</source>
        <translation>&amp;2 bytes</translation>
    </message>
    <message>
        <source>&amp;4 bytes</source>
        <translation>&amp;4 bytes</translation>
    </message>
    <message>
        <source>&amp;8 bytes</source>
        <translation>&amp;8 bytes</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>&amp;Hexadecimal</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>&amp;Decimal</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>&amp;Octal</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>&amp;Binario</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>Offset, &amp;hexadecimal</source>
        <translation>Desplazamiento, &amp;hexadecimal</translation>
    </message>
    <message>
        <source>Offset, &amp;decimal</source>
        <translation>Desplazamiento, &amp;decimal</translation>
    </message>
    <message>
        <source>&amp;LBA and offset, hexadecimal</source>
        <translation>&amp;LBA y desplazamiento, hexadecimal</translation>
    </message>
    <message>
        <source>L&amp;BA and offset, decimal</source>
        <translation>L&amp;BA y desplazamiento, decimal</translation>
    </message>
    <message>
        <source>Relative to the &amp;partition</source>
        <translation>Relativo a la &amp;partición</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>About Sectorsmith</source>
        <translation>Acerca de Sectorsmith</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Discos</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Cambios pendientes</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Data inspector</source>
        <translation>Inspector de datos</translation>
    </message>
    <message>
        <source>Template editor</source>
        <translation>Editor de plantillas</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>&amp;Particiones</translation>
    </message>
    <message>
        <source>Recover &amp;Boot Camp…</source>
        <translation>Recuperar &amp;Boot Camp…</translation>
    </message>
    <message>
        <source>&amp;Find lost partitions…</source>
        <translation>Buscar particiones per&amp;didas…</translation>
    </message>
    <message>
        <source>Entrop&amp;y and byte frequency…</source>
        <translation>E&amp;ntropía y frecuencia de bytes…</translation>
    </message>
    <message>
        <source>Choose a disk on the left, open an image, or drop a file here.
Opening a disk never changes it.</source>
        <translation>Elija un disco a la izquierda, abra una imagen o suelte un archivo aquí.
Abrir un disco nunca lo modifica.</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Abrir imagen…</translation>
    </message>
    <message>
        <source>Usage at the cursor</source>
        <translation>Uso en el cursor</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>Posición del cursor</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>Seleccionado: %1 (%2)</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Seleccionado: %1</translation>
    </message>
    <message>
        <source>%1, %2-byte sectors</source>
        <translation>%1, sectores de %2 bytes</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>Guardar selección</translation>
    </message>
    <message>
        <source>Saving to %1</source>
        <translation>Guardando en %1</translation>
    </message>
    <message>
        <source>Saved %1; %2 unreadable and written as zeros</source>
        <translation>Se han guardado %1; %2 ilegibles y escritos como ceros</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>Se han guardado %1 en %2</translation>
    </message>
    <message>
        <source>Saving canceled; no file was written</source>
        <translation>Guardado cancelado; no se ha escrito ningún archivo</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <translation>&amp;Abrir imagen…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Recar&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Gentle mode for failing disks</source>
        <translation>&amp;Modo cuidadoso para discos que fallan</translation>
    </message>
    <message>
        <source>No read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Sin lectura anticipada ni detección automática; cada sector se intenta una vez</translation>
    </message>
    <message>
        <source>Follow &amp;link at cursor</source>
        <translation>Seguir el &amp;enlace en el cursor</translation>
    </message>
    <message>
        <source>&amp;Cell format</source>
        <translation>&amp;Formato de celdas</translation>
    </message>
    <message>
        <source>&amp;Text encoding</source>
        <translation>&amp;Codificación de texto</translation>
    </message>
    <message>
        <source>Default si&amp;ze</source>
        <translation>&amp;Tamaño predeterminado</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panel sig&amp;uiente</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>No hay archivos recientes</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Hex disk editor and partition tool: opens raw devices and images, shows their sectors, decodes their structures.&lt;/p&gt;&lt;p&gt;Opening a disk never writes to it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sectorsmith %1&lt;/h3&gt;&lt;p&gt;Editor hexadecimal de discos y herramienta de particionado: abre dispositivos sin procesar e imágenes, muestra sus sectores y descodifica sus estructuras.&lt;/p&gt;&lt;p&gt;Abrir un disco nunca escribe en él.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior, sin ninguna garantía.&lt;/p&gt;&lt;p&gt;Compilado con Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Repair GPT…</source>
        <translation>&amp;Reparar GPT…</translation>
    </message>
    <message>
        <source>Back &amp;up partition tables…</source>
        <translation>&amp;Hacer copia de seguridad de las tablas de particiones…</translation>
    </message>
    <message>
        <source>Rest&amp;ore partition tables…</source>
        <translation>Rest&amp;aurar tablas de particiones…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Fi&amp;les</source>
        <translation>Arch&amp;ivos</translation>
    </message>
    <message>
        <source>Browse, search and extract the files of the volumes</source>
        <translation>Explorar, buscar y extraer los archivos de los volúmenes</translation>
    </message>
    <message>
        <source>Show the &amp;file</source>
        <translation>Mostrar el arc&amp;hivo</translation>
    </message>
    <message>
        <source>Co&amp;lor by file</source>
        <translation>Co&amp;lorear por archivo</translation>
    </message>
    <message>
        <source>Browse and search the files of the volumes (%1)</source>
        <translation>Explorar y buscar los archivos de los volúmenes (%1)</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>En uso: %1</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestController</name>
    <message>
        <source>choose the files</source>
        <translation>elija los archivos</translation>
    </message>
    <message>
        <source>choose where to save the manifest</source>
        <translation>elija dónde guardar el manifiesto</translation>
    </message>
    <message>
        <source>choose a manifest</source>
        <translation>elija un manifiesto</translation>
    </message>
    <message>
        <source>unlock the volume</source>
        <translation>desbloquee el volumen</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>La contraseña es incorrecta.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestText</name>
    <message>
        <source>%1 read.</source>
        <translation>%1 leídos.</translation>
    </message>
    <message>
        <source>%1 read in %2 (%3/s).</source>
        <translation>%1 leídos en %2 (%3/s).</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) had been read before the interruption.</source>
        <translation>
            <numerusform>%n archivo se había leído antes de la interrupción.</numerusform>
            <numerusform>%n archivos se habían leído antes de la interrupción.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) on other file systems were left out; the first: %1</source>
        <translation>
            <numerusform>%n carpeta de otro sistema de archivos se ha omitido: %1</numerusform>
            <numerusform>%n carpetas de otros sistemas de archivos se han omitido; la primera: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed without a new date or size. Compare with a backup before it is replaced.</source>
        <translation>
            <numerusform>%n archivo cambió sin que cambiaran su fecha ni su tamaño. Compárelo con una copia de seguridad antes de que esta se reemplace.</numerusform>
            <numerusform>%n archivos cambiaron sin que cambiaran su fecha ni su tamaño. Compárelos con una copia de seguridad antes de que esta se reemplace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n archivo no se ha podido leer.</numerusform>
            <numerusform>%n archivos no se han podido leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files to compare.</source>
        <translation>No había nada que comparar.</translation>
    </message>
    <message>
        <source>Everything is as the manifest describes it.</source>
        <translation>Todo está como lo describe el manifiesto.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the manifest, none of them suspicious.</source>
        <translation>
            <numerusform>%n diferencia respecto al manifiesto, no sospechosa.</numerusform>
            <numerusform>%n diferencias respecto al manifiesto, ninguna de ellas sospechosa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the checksums of %n file(s), %2.</source>
        <translation>
            <numerusform>%1 contiene la suma de comprobación de %n archivo, %2.</numerusform>
            <numerusform>%1 contiene las sumas de comprobación de %n archivos, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have no checksum: they could not be read, or were changing.</source>
        <translation>
            <numerusform>%n archivo no tiene suma de comprobación: no se pudo leer o estaba cambiando.</numerusform>
            <numerusform>%n archivos no tienen suma de comprobación: no se pudieron leer o estaban cambiando.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the manifest describes it.</source>
        <translation>Como lo describe el manifiesto.</translation>
    </message>
    <message>
        <source>The content is the same; only the date is new.</source>
        <translation>El contenido es el mismo; solo la fecha es nueva.</translation>
    </message>
    <message>
        <source>It was not there when the manifest was made.</source>
        <translation>No existía cuando se hizo el manifiesto.</translation>
    </message>
    <message>
        <source>It is in the manifest, but no longer there.</source>
        <translation>Está en el manifiesto, pero ya no existe.</translation>
    </message>
    <message>
        <source>The content of a missing file, under another name.</source>
        <translation>El contenido de un archivo que falta, con otro nombre.</translation>
    </message>
    <message>
        <source>The size changed; a program has probably saved the file.</source>
        <translation>El tamaño cambió; probablemente un programa guardó el archivo.</translation>
    </message>
    <message>
        <source>Content and date changed, or the manifest has no dates; a program has probably saved the file.</source>
        <translation>Cambiaron el contenido y la fecha, o el manifiesto no tiene fechas; probablemente un programa guardó el archivo.</translation>
    </message>
    <message>
        <source>The content changed, but its date and size did not: damage on the disk, in memory or on a cable, or a hidden change.</source>
        <translation>El contenido cambió, pero su fecha y su tamaño no: un daño en el disco, en la memoria o en un cable, o un cambio oculto.</translation>
    </message>
    <message>
        <source>It became something else, such as a folder in place of a file.</source>
        <translation>Se convirtió en otra cosa, por ejemplo en una carpeta en lugar de un archivo.</translation>
    </message>
    <message>
        <source>The link leads elsewhere.</source>
        <translation>El enlace lleva a otro lugar.</translation>
    </message>
    <message>
        <source>It changed while it was read; close the program that writes it.</source>
        <translation>Cambió mientras se leía; cierre el programa que escribe en él.</translation>
    </message>
    <message>
        <source>The content cannot be read; it can be damaged, or reading it denied.</source>
        <translation>El contenido no se puede leer; puede estar dañado o su lectura denegada.</translation>
    </message>
    <message>
        <source>The manifest has no checksum of it.</source>
        <translation>El manifiesto no tiene ninguna suma de comprobación de él.</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>Creando la lista de archivos…</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 of %4</source>
        <translation>%1 de %2 archivos, %3 de %4</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, quedan %3</translation>
    </message>
    <message>
        <source>Stopped. “Continue” goes on with the files that were not read yet.</source>
        <translation>Detenido. “Continuar” sigue con los archivos que aún no se han leído.</translation>
    </message>
    <message>
        <source>Earlier path: %1</source>
        <translation>Ruta anterior: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamaño: %1</translation>
    </message>
    <message>
        <source>Modified: %1</source>
        <translation>Modificado: %1</translation>
    </message>
    <message>
        <source>%1 in the manifest: %2</source>
        <translation>%1 en el manifiesto: %2</translation>
    </message>
    <message>
        <source>%1 now: %2</source>
        <translation>%1 ahora: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ManifestWindow</name>
    <message>
        <source>Inte&amp;grity of files…</source>
        <translation>Inte&amp;gridad de los archivos…</translation>
    </message>
    <message>
        <source>Records the checksums of files, and finds what has changed since</source>
        <translation>Guarda las sumas de comprobación de los archivos y encuentra lo que ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>JSON lines (all details)</source>
        <translation>Líneas JSON (todos los detalles)</translation>
    </message>
    <message>
        <source>For sha256sum --check and its like</source>
        <translation>Para sha256sum --check y similares</translation>
    </message>
    <message>
        <source>For hashdeep</source>
        <translation>Para hashdeep</translation>
    </message>
    <message>
        <source>For mtree</source>
        <translation>Para mtree</translation>
    </message>
    <message>
        <source>Folder &amp;in it:</source>
        <translation>Carpeta en su &amp;interior:</translation>
    </message>
    <message>
        <source>Read &amp;past the system’s cache</source>
        <translation>Leer sin &amp;pasar por la caché del sistema</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>Carpe&amp;ta…</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Dete&amp;ner</translation>
    </message>
    <message>
        <source>Show on the &amp;disk</source>
        <translation>Mo&amp;strar en el disco</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>&amp;Guardar informe…</translation>
    </message>
    <message>
        <source>Integrity of files</source>
        <translation>Integridad de los archivos</translation>
    </message>
    <message>
        <source>the whole volume</source>
        <translation>todo el volumen</translation>
    </message>
    <message>
        <source>Fi&amp;les:</source>
        <translation>&amp;Archivos:</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Make a manifest</source>
        <translation>Hacer un manifiesto</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source> MB/s</source>
        <translation> MB/s</translation>
    </message>
    <message>
        <source>Read at most this much each second, so that other programs are not slowed down</source>
        <translation>Leer como máximo esta cantidad por segundo, para no ralentizar otros programas</translation>
    </message>
    <message>
        <source>Speed limi&amp;t:</source>
        <translation>&amp;Límite de velocidad:</translation>
    </message>
    <message>
        <source>Goes on from where the last run was stopped</source>
        <translation>Sigue donde se detuvo la última ejecución</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>El informe se ha guardado como %1.</translation>
    </message>
    <message>
        <source>also made by sha256sum, hashdeep or mtree</source>
        <translation>también hecho con sha256sum, hashdeep o mtree</translation>
    </message>
    <message>
        <source>a folder, to see which blocks differ</source>
        <translation>una carpeta, para ver qué bloques difieren</translation>
    </message>
    <message>
        <source>Small files are read from the disk, even those that the system has in memory. Slower.</source>
        <translation>Los archivos pequeños se leen del disco, también los que el sistema tiene en memoria. Más lento.</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Elegi&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Manifest:</source>
        <translation>&amp;Manifiesto:</translation>
    </message>
    <message>
        <source>Cop&amp;y of the files:</source>
        <translation>Copia de los archi&amp;vos:</translation>
    </message>
    <message>
        <source>Manifest to check with</source>
        <translation>Manifiesto para la comprobación</translation>
    </message>
    <message>
        <source>Copy to compare with</source>
        <translation>Copia con la que comparar</translation>
    </message>
    <message>
        <source>a file on another disk</source>
        <translation>un archivo en otro disco</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>Suma de compro&amp;bación:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation>Guardar &amp;como:</translation>
    </message>
    <message>
        <source>Manifest to make</source>
        <translation>Manifiesto que se va a hacer</translation>
    </message>
    <message>
        <source>Manifests (*.manifest);;All files (*)</source>
        <translation>Manifiestos (*.manifest);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A manifest records the checksum, size and date of each file. Make one while the files are good, and keep it on another disk. Later, a check reads the files again and lists what has changed, above all files with other content but the same date: failing disks, memory and cables cause this, programs do not.</source>
        <translation>Un manifiesto guarda la suma de comprobación, el tamaño y la fecha de cada archivo. Haga uno mientras los archivos estén bien y guárdelo en otro disco. Más adelante, una comprobación vuelve a leer los archivos e indica lo que ha cambiado, sobre todo los archivos con otro contenido pero la misma fecha: lo causan discos, memorias y cables que fallan, no los programas.</translation>
    </message>
    <message>
        <source>The files are only read.</source>
        <translation>Los archivos solo se leen.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Filter by path</source>
        <translation>Filtrar por ruta</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>Lo que ha cambiado</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder with the files</source>
        <translation>Carpeta con los archivos</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Make manifest</source>
        <translation>Hacer el &amp;manifiesto</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Reanu&amp;dar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Todas las diferencias</translation>
    </message>
    <message numerus="yes">
        <source>difference(s)</source>
        <translation>
            <numerusform>diferencia</numerusform>
            <numerusform>diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>For suspicious files that were compared with a copy, and whose place on the disk is known</source>
        <translation>Para archivos sospechosos que se compararon con una copia y cuyo lugar en el disco se conoce</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Unlo&amp;ck</source>
        <translation>Desblo&amp;quear</translation>
    </message>
    <message>
        <source>Password of one of its users, or the recovery key; it is not stored</source>
        <translation>Contraseña de uno de sus usuarios o la clave de recuperación; no se guarda</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Contrase&amp;ña:</translation>
    </message>
    <message>
        <source>%1, encrypted</source>
        <translation>%1, cifrado</translation>
    </message>
    <message>
        <source>Checking the password…</source>
        <translation>Comprobando la contraseña…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MatchModel</name>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n veces)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear all messages</source>
        <translation>Borrar todos los mensajes</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::NoticeBar</name>
    <message>
        <source>Close notice</source>
        <translation>Cerrar aviso</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::OldNewDelegate</name>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>old</source>
        <translation>antiguo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>old: %1; new: %2</source>
        <translation>antiguo: %1; nuevo: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PairLines</name>
    <message>
        <source>Links between GPT and MBR entries</source>
        <translation>Enlaces entre entradas de GPT y MBR</translation>
    </message>
    <message>
        <source>Which MBR entry corresponds to which GPT partition</source>
        <translation>Qué entrada del MBR corresponde a qué partición de la GPT</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionMap</name>
    <message>
        <source>Partition %1: %2</source>
        <translation>Partición %1: %2</translation>
    </message>
    <message>
        <source>%1, sectors %2 to %3</source>
        <translation>%1, sectores %2 a %3</translation>
    </message>
    <message>
        <source>MBR: EE, protective</source>
        <translation>MBR: EE, de protección</translation>
    </message>
    <message>
        <source>MBR %1: %2</source>
        <translation>MBR %1: %2</translation>
    </message>
    <message>
        <source>Partition map</source>
        <translation>Mapa de particiones</translation>
    </message>
    <message>
        <source>name “%1”</source>
        <translation>nombre “%1”</translation>
    </message>
    <message>
        <source>MBR %1: %2, active</source>
        <translation>MBR %1: %2, activa</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Leyendo las tablas de particiones…</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsController</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PartitionsView</name>
    <message>
        <source>&amp;Review and write…</source>
        <translation>Re&amp;visar y escribir…</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Master boot record (MBR)</source>
        <translation>Registro de arranque maestro (MBR)</translation>
    </message>
    <message>
        <source>disk GUID %1</source>
        <translation>GUID de disco %1</translation>
    </message>
    <message>
        <source>disk signature %1</source>
        <translation>firma de disco %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Hybrid MBR (for BIOS)</source>
        <translation>MBR híbrido (para BIOS)</translation>
    </message>
    <message>
        <source>Protective MBR</source>
        <translation>MBR de protección</translation>
    </message>
    <message>
        <source>The tables include pending changes that are not on the disk yet</source>
        <translation>Las tablas incluyen cambios pendientes que aún no están en el disco</translation>
    </message>
    <message>
        <source>Staged, not written yet: %1. Press %2 to undo it.</source>
        <translation>Preparado, aún no escrito: %1. Pulse %2 para deshacerlo.</translation>
    </message>
    <message>
        <source>Tables saved to %1</source>
        <translation>Tablas guardadas en %1</translation>
    </message>
    <message>
        <source>Reading the partition tables…</source>
        <translation>Leyendo las tablas de particiones…</translation>
    </message>
    <message>
        <source>This is a single volume without a partition table.</source>
        <translation>Este es un único volumen sin tabla de particiones.</translation>
    </message>
    <message>
        <source>No partition table. Use “Repair and more” to find lost partitions or create a table.</source>
        <translation>Sin tabla de particiones. Use “Reparar y más” para buscar particiones perdidas o crear una tabla.</translation>
    </message>
    <message>
        <source>%1-byte sectors</source>
        <translation>sectores de %1 bytes</translation>
    </message>
    <message>
        <source>Used by a BIOS and by Windows started from it; all other systems use the GPT</source>
        <translation>Lo usan un BIOS y el Windows que este inicia; todos los demás sistemas usan la GPT</translation>
    </message>
    <message>
        <source>Sort GPT entries by start sector</source>
        <translation>Ordenar las entradas de la GPT por sector inicial</translation>
    </message>
    <message>
        <source>the file is too large for a partition table backup</source>
        <translation>el archivo es demasiado grande para una copia de seguridad de tablas de particiones</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PasteDialog</name>
    <message>
        <source>&amp;Hexadecimal digits</source>
        <translation>Dígitos &amp;hexadecimales</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Base64</translation>
    </message>
    <message>
        <source>Paste special</source>
        <translation>Pegado especial</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Elija un archivo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>el archivo es mayor que %1</translation>
    </message>
    <message>
        <source>&amp;Text encoded in</source>
        <translation>&amp;Texto codificado en</translation>
    </message>
    <message>
        <source>Contents of a &amp;file</source>
        <translation>&amp;Contenido de un archivo</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>Texto que se pegará</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>Ningún archivo elegido</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Pegar %1</translation>
    </message>
    <message>
        <source>Paste file</source>
        <translation>Pegar archivo</translation>
    </message>
    <message>
        <source>%1 to paste, but only %2 from the cursor to the end of the disk.</source>
        <translation>Hay %1 por pegar, pero solo %2 desde el cursor hasta el final del disco.</translation>
    </message>
    <message>
        <source>Overwrites %1 at offset %2.</source>
        <translation>Sobrescribe %1 en el desplazamiento %2.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PendingPanel</name>
    <message>
        <source>Review and &amp;write…</source>
        <translation>Re&amp;visar y escribir…</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Cambios pendientes</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Changed to</source>
        <translation>Cambiado a</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>%1 changed in %2</source>
        <translation>%1 cambiados en %2</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>No pending changes. Your edits are listed here and written to the disk only after you review them.</source>
        <translation>No hay cambios pendientes. Sus modificaciones se muestran aquí y se escriben en el disco solo después de que las revise.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(ilegible)</translation>
    </message>
    <message>
        <source>Revert this change</source>
        <translation>Revertir este cambio</translation>
    </message>
    <message>
        <source>Revert the change at offset %1</source>
        <translation>Revertir el cambio en el desplazamiento %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 more change(s)…</source>
        <translation>
            <numerusform>%1 cambio más…</numerusform>
            <numerusform>%1 cambios más…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PlanDialog</name>
    <message>
        <source>Planned changes</source>
        <translation>Cambios previstos</translation>
    </message>
    <message>
        <source>After these changes, the check finds no errors.</source>
        <translation>Después de estos cambios, la comprobación no encuentra errores.</translation>
    </message>
    <message numerus="yes">
        <source>After these changes, the check still finds %n error(s).</source>
        <translation>
            <numerusform>Después de estos cambios, la comprobación aún encuentra %n error.</numerusform>
            <numerusform>Después de estos cambios, la comprobación aún encuentra %n errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written yet: the changes are staged, and you review them before they are written.</source>
        <translation>Todavía no se escribe nada: los cambios se preparan y usted los revisa antes de que se escriban.</translation>
    </message>
    <message>
        <source>&amp;Stage changes</source>
        <translation>&amp;Preparar cambios</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::PreferencesDialog</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>You cannot write to %1.</source>
        <translation>No puede escribir en %1.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>System font</source>
        <translation>Tipo de letra del sistema</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>Tipo de letra de ancho fijo del sistema</translation>
    </message>
    <message>
        <source>System size</source>
        <translation>Tamaño del sistema</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Decimal: kB, MB, GB</source>
        <translation>Decimales: kB, MB, GB</translation>
    </message>
    <message>
        <source>Binary: KiB, MiB, GiB</source>
        <translation>Binarias: KiB, MiB, GiB</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>Ti&amp;po de letra:</translation>
    </message>
    <message>
        <source>Font si&amp;ze:</source>
        <translation>Tamañ&amp;o de letra:</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>Lectura y escritura</translation>
    </message>
    <message>
        <source>Restart Sectorsmith to change the language.</source>
        <translation>Reinicie Sectorsmith para cambiar el idioma.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Introduzca una ruta absoluta.</translation>
    </message>
    <message>
        <source>Color the fields of the &amp;structure</source>
        <translation>Colorear los campos de la e&amp;structura</translation>
    </message>
    <message>
        <source>Open disks in &amp;gentle mode</source>
        <translation>Abrir los discos en modo &amp;cuidadoso</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Hex &amp;view font:</source>
        <translation>Tipo de letra de la &amp;vista hexadecimal:</translation>
    </message>
    <message>
        <source>Size &amp;units:</source>
        <translation>&amp;Unidades de tamaño:</translation>
    </message>
    <message>
        <source>For failing disks: no read-ahead, no automatic detection, each sector is tried once</source>
        <translation>Para discos que fallan: sin lectura anticipada ni detección automática; cada sector se intenta una vez</translation>
    </message>
    <message>
        <source>Read cache of each open disk or image</source>
        <translation>Caché de lectura de cada disco o imagen abiertos</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Carpeta predeterminada</translation>
    </message>
    <message>
        <source>Rea&amp;d cache per disk:</source>
        <translation>Caché de &amp;lectura por disco:</translation>
    </message>
    <message>
        <source>Undo rec&amp;ord folder:</source>
        <translation>Carpeta de registros de &amp;deshacer:</translation>
    </message>
    <message>
        <source>Undo record folder</source>
        <translation>Carpeta de registros de deshacer</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RangeWork</name>
    <message>
        <source>&amp;Entire source: %1</source>
        <translation>&amp;Todo el origen: %1</translation>
    </message>
    <message>
        <source>C&amp;ompute</source>
        <translation>C&amp;alcular</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Selection (empty)</source>
        <translation>&amp;Selección (vacía)</translation>
    </message>
    <message>
        <source>&amp;Selection: %1 from offset 0x%2</source>
        <translation>&amp;Selección: %1 desde el desplazamiento 0x%2</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Hecho: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReadTestMap</name>
    <message>
        <source>left to read</source>
        <translation>por leer</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leído</translation>
    </message>
    <message>
        <source>read slowly</source>
        <translation>leído con lentitud</translation>
    </message>
    <message>
        <source>skipped after errors</source>
        <translation>omitido tras errores</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Map of the disk</source>
        <translation>Mapa del disco</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 en el byte %2</translation>
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
        <translation>%1 de %2, %3/s, quedan %4:%5</translation>
    </message>
    <message>
        <source>Stopped. With the same map file, the test continues.</source>
        <translation>Detenido. Con el mismo archivo de mapa, la prueba continúa.</translation>
    </message>
    <message>
        <source>Stopped. Not everything was read.</source>
        <translation>Detenido. No se ha leído todo.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2 bytes). Copy the disk before anything else is tried.</source>
        <translation>No se pueden leer %1 (%2 bytes). Copie el disco antes de intentar cualquier otra cosa.</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) are slow; the slowest took %1 ms.</source>
        <translation>
            <numerusform>%n zona es lenta; tardó %1 ms.</numerusform>
            <numerusform>%n zonas son lentas; la más lenta tardó %1 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more slow areas than are listed.</source>
        <translation>Hay más zonas lentas de las que figuran en la lista.</translation>
    </message>
    <message>
        <source>Everything had been read already. To read it again, choose another map file.</source>
        <translation>Ya se había leído todo. Para leerlo de nuevo, elija otro archivo de mapa.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation>Todo se puede leer.</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
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
        <translation>Prueba de lectura co&amp;mpleta del disco…</translation>
    </message>
    <message>
        <source>Reads the whole disk and shows its unreadable and slow areas</source>
        <translation>Lee todo el disco y muestra lo que es ilegible y lo que es lento</translation>
    </message>
    <message>
        <source>Start &amp;reading</source>
        <translation>&amp;Iniciar lectura</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Read test of %1</source>
        <translation>Prueba de lectura de %1</translation>
    </message>
    <message>
        <source>Reads everything once, and writes nothing to it. A disk that is failing wears with each test: copy it first.</source>
        <translation>Lo lee todo una vez y no escribe nada en él. Un disco que falla se desgasta con cada prueba: cópielo antes.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Unreadable and slow areas</source>
        <translation>Zonas ilegibles y lentas</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>A double click shows the bytes</source>
        <translation>Un doble clic muestra los bytes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A piece of 1 MiB that takes longer counts as slow</source>
        <translation>Un fragmento de 1 MiB que tarda más se considera lento</translation>
    </message>
    <message>
        <source>How often each unreadable sector is tried again at the end</source>
        <translation>Cuántas veces se vuelve a intentar al final cada sector ilegible</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Records the areas read, in ddrescue’s format, so that a stopped test can continue</source>
        <translation>Guarda lo que se ha leído, en el formato de ddrescue, para que una prueba detenida se pueda continuar</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>S&amp;low from:</source>
        <translation>&amp;Lento a partir de:</translation>
    </message>
    <message>
        <source>R&amp;etries of bad sectors:</source>
        <translation>&amp;Reintentos con sectores defectuosos:</translation>
    </message>
    <message>
        <source>&amp;Map file:</source>
        <translation>Archivo de &amp;mapa:</translation>
    </message>
    <message>
        <source>Map file of the test</source>
        <translation>Archivo de mapa de la prueba</translation>
    </message>
    <message>
        <source>Map files (*.map *.mapfile);;All files (*)</source>
        <translation>Archivos de mapa (*.map *.mapfile);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Stop the read test?</source>
        <translation>¿Detener la prueba de lectura?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Rean&amp;udar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::RecordsDialog</name>
    <message>
        <source>unknown time</source>
        <translation>hora desconocida</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Finish…</source>
        <translation>&amp;Completar…</translation>
    </message>
    <message>
        <source>Undo records</source>
        <translation>Registros de deshacer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Finished and verified.</source>
        <translation>Completado y verificado.</translation>
    </message>
    <message>
        <source>Nothing was written; the record is closed.</source>
        <translation>No se ha escrito nada; el registro está cerrado.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete old undo records</source>
        <translation>Eliminar registros de deshacer antiguos</translation>
    </message>
    <message numerus="yes">
        <source>No record is older than %n day(s).</source>
        <translation>
            <numerusform>Ningún registro tiene más de %n día.</numerusform>
            <numerusform>Ningún registro tiene más de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write even though other partitions of the disk are in use</source>
        <translation>Escribir aunque otras particiones del disco estén en uso</translation>
    </message>
    <message>
        <source>Delete &amp;old records…</source>
        <translation>Eliminar registros &amp;antiguos…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Deshacer…</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>En el disco ahora</translation>
    </message>
    <message>
        <source>Recorded bytes</source>
        <translation>Bytes registrados</translation>
    </message>
    <message>
        <source>Every write records the bytes it replaces, so that it can be undone.</source>
        <translation>Cada escritura registra los bytes que reemplaza, de modo que se pueda deshacer.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>Records made by root in %1 are not shown; run “sudo sectorsmith undo list” to see them.</source>
        <translation>Los registros hechos por root en %1 no se muestran; ejecute “sudo sectorsmith undo list” para verlos.</translation>
    </message>
    <message>
        <source>No undo records</source>
        <translation>No hay registros de deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) in %1, %2.</source>
        <translation>
            <numerusform>%n registro en %1, %2.</numerusform>
            <numerusform>%n registros en %1, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(ilegible)</translation>
    </message>
    <message>
        <source>More bytes follow…</source>
        <translation>Siguen más bytes…</translation>
    </message>
    <message>
        <source>Finish writing “%1” to %2?</source>
        <translation>¿Completar la escritura de “%1” en %2?</translation>
    </message>
    <message>
        <source>Undo “%1” on %2? This restores the bytes that the write replaced.</source>
        <translation>¿Deshacer “%1” en %2? Esto restaura los bytes que la escritura reemplazó.</translation>
    </message>
    <message>
        <source>Not undone: %1. The previous contents were unreadable and are unknown.</source>
        <translation>No deshecho: %1. El contenido anterior era ilegible y se desconoce.</translation>
    </message>
    <message>
        <source>Check that this is the right disk: %1.</source>
        <translation>Compruebe que este es el disco correcto: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone and verified.</source>
        <translation>Deshecho y verificado.</translation>
    </message>
    <message>
        <source>Everything else was undone and verified.</source>
        <translation>Todo lo demás se ha deshecho y verificado.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.</source>
        <translation>
            <numerusform>¿Eliminar %n registro de deshacer (%1)? La escritura registrada ya no se podrá deshacer.</numerusform>
            <numerusform>¿Eliminar %n registros de deshacer (%1)? Las escrituras registradas ya no se podrán deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records older than (days):</source>
        <translation>Eliminar los registros más antiguos que (días):</translation>
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
        <translation>Archivos por resultado</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ResultsPage</name>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adaptador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>&amp;Bars</source>
        <translation>&amp;Barras</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;abla</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Speed test results</source>
        <translation>Resultados de la prueba de velocidad</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Values of the selected results</source>
        <translation>Valores de los resultados seleccionados</translation>
    </message>
    <message>
        <source>Bar chart of the selected results</source>
        <translation>Gráfico de barras de los resultados seleccionados</translation>
    </message>
    <message>
        <source>No saved tests. Tests run here or with the command appear in this list.</source>
        <translation>No hay pruebas guardadas. Las pruebas ejecutadas aquí o con la orden aparecen en esta lista.</translation>
    </message>
    <message>
        <source>Select the results to compare. Double-click a result to show its graph.</source>
        <translation>Seleccione los resultados que desee comparar. Haga doble clic en un resultado para mostrar su gráfico.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exportar comparación</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Ren&amp;ombrar…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Eli&amp;minar…</translation>
    </message>
    <message>
        <source>Rename result</source>
        <translation>Renombrar resultado</translation>
    </message>
    <message>
        <source>Name (empty: the disk's):</source>
        <translation>Nombre (vacío: el del disco):</translation>
    </message>
    <message>
        <source>Delete result</source>
        <translation>Eliminar resultado</translation>
    </message>
    <message>
        <source>Delete the result of %1?</source>
        <translation>¿Eliminar el resultado de %1?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)</source>
        <translation>Tabla (*.csv);;Markdown (*.md);;JSON (*.json);;Imagen (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewController</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
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
            <numerusform>%n sector escrito y verificado. “Registros de deshacer” deshace esto (registro %1).</numerusform>
            <numerusform>%n sectores escritos y verificados. “Registros de deshacer” deshace esto (registro %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel still uses the old entry for %1: the partition is in use.</source>
        <translation>El kernel todavía usa la entrada antigua de %1: la partición está en uso.</translation>
    </message>
    <message>
        <source>The changes are kept. Write again when an administrator can enter a password, or use an account that may write to disks.</source>
        <translation>Los cambios se conservan. Escriba de nuevo cuando un administrador pueda introducir una contraseña, o use una cuenta que pueda escribir en discos.</translation>
    </message>
    <message>
        <source>Undone and verified: the disk holds what it held before.</source>
        <translation>Deshecho y verificado: el disco contiene lo que contenía antes.</translation>
    </message>
    <message>
        <source>The disk already holds these bytes: nothing to write.</source>
        <translation>El disco ya contiene estos bytes: no hay nada que escribir.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::ReviewDialog</name>
    <message>
        <source>&amp;Unmount</source>
        <translation>&amp;Desmontar</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>Elegir una c&amp;arpeta…</translation>
    </message>
    <message>
        <source>&amp;Write to the disk</source>
        <translation>&amp;Escribir en el disco</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Leer de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Review and write</source>
        <translation>Revisar y escribir</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>On the disk, and what replaces it</source>
        <translation>Lo que hay en el disco y lo que lo reemplaza</translation>
    </message>
    <message>
        <source>Bytes to be written</source>
        <translation>Bytes que se escribirán</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Changes of the partition table</source>
        <translation>Cambios de la tabla de particiones</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Changes of %1</source>
        <translation>Cambios de %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>On this disk: %1</source>
        <translation>En este disco: %1</translation>
    </message>
    <message>
        <source>LBA %1</source>
        <translation>LBA %1</translation>
    </message>
    <message>
        <source>(could not be read)</source>
        <translation>(no se pudo leer)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Partition table</source>
        <translation>Tabla de particiones</translation>
    </message>
    <message>
        <source>Unmounts %1</source>
        <translation>Desmonta %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Folder for undo records</source>
        <translation>Carpeta para registros de deshacer</translation>
    </message>
    <message>
        <source>&amp;Finish writing</source>
        <translation>&amp;Completar la escritura</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Reading the disk…</source>
        <translation>Leyendo el disco…</translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s) of %1 bytes will be written.</source>
        <translation>
            <numerusform>Se escribirá %n sector de %1 bytes.</numerusform>
            <numerusform>Se escribirán %n sectores de %1 bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… y %n línea más</numerusform>
            <numerusform>… y %n líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder for undo records.</source>
        <translation>Elija otra carpeta para los registros de deshacer.</translation>
    </message>
    <message>
        <source>Write although the disk is in use. These partitions are not changed: %1</source>
        <translation>Escribir aunque el disco esté en uso. Estas particiones no se modifican: %1</translation>
    </message>
    <message>
        <source>A write that has begun is finished.</source>
        <translation>Una escritura que ha empezado se completa.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SaveJob</name>
    <message>
        <source>%1 is not a regular file; choose a file to save to</source>
        <translation>%1 no es un archivo normal; elija un archivo en el que guardar</translation>
    </message>
    <message>
        <source>%1 is the image being read; choose another file</source>
        <translation>%1 es la imagen que se está leyendo; elija otro archivo</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchForm</name>
    <message>
        <source>Match &amp;case</source>
        <translation>Distinguir &amp;mayúsculas</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation>Coma flotante</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>UTF-16, either byte order</source>
        <translation>UTF-16, cualquier orden de bytes</translation>
    </message>
    <message>
        <source>UTF-32, either byte order</source>
        <translation>UTF-32, cualquier orden de bytes</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Orden de bytes</translation>
    </message>
    <message>
        <source>Offset within a sector</source>
        <translation>Desplazamiento dentro de un sector</translation>
    </message>
    <message>
        <source>Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90</source>
        <translation>Hexadecimal, ? para cualquier dígito, | entre alternativas: 55 ?? AA | EB ?? 90</translation>
    </message>
    <message>
        <source>A number: 40, -1, 0x1234</source>
        <translation>Un número: 40, -1, 0x1234</translation>
    </message>
    <message>
        <source>A number: 3.14</source>
        <translation>Un número: 3.14</translation>
    </message>
    <message>
        <source>no disk is open</source>
        <translation>no hay ningún disco abierto</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>no hay nada seleccionado</translation>
    </message>
    <message>
        <source>Only at offset in sector</source>
        <translation>Solo en el desplazamiento en el sector</translation>
    </message>
    <message>
        <source>Search type</source>
        <translation>Tipo de búsqueda</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>As bytes</source>
        <translation>Como bytes</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Como %1</translation>
    </message>
    <message>
        <source>Encoding the expression matches</source>
        <translation>Codificación con la que coincide la expresión</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Entire source</source>
        <translation>Todo el origen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Current partition</source>
        <translation>Partición actual</translation>
    </message>
    <message>
        <source>Search range</source>
        <translation>Intervalo de búsqueda</translation>
    </message>
    <message>
        <source>RE2 syntax, matches bytes: NTFS.{4}\x00\x02|EXFAT</source>
        <translation>Sintaxis RE2, coincide con bytes: NTFS.{4}\x00\x02|EXFAT</translation>
    </message>
    <message>
        <source>RE2 syntax, matches characters: IMG_\d{4}\.jpe?g|DCIM</source>
        <translation>Sintaxis RE2, coincide con caracteres: IMG_\d{4}\.jpe?g|DCIM</translation>
    </message>
    <message>
        <source>enter what to search for</source>
        <translation>introduzca lo que desea buscar</translation>
    </message>
    <message>
        <source>the cursor is not in a partition</source>
        <translation>el cursor no está en una partición</translation>
    </message>
    <message>
        <source>the offset in a %1-byte sector must be at most %2</source>
        <translation>el desplazamiento en un sector de %1 bytes debe ser como máximo %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SearchPanel</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>Find &amp;all</source>
        <translation>Buscar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Buscar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 found; %2</source>
        <translation>
            <numerusform>%1 encontrado; %2</numerusform>
            <numerusform>%1 encontrados; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 unreadable sector(s) skipped</source>
        <translation>
            <numerusform>%1 sector ilegible omitido</numerusform>
            <numerusform>%1 sectores ilegibles omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %1 found</source>
        <translation>
            <numerusform>Detenido; %1 encontrado</numerusform>
            <numerusform>Detenido; %1 encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %1 found; only these are listed</source>
        <translation>
            <numerusform>Más de %1 encontrado; solo se muestra este</numerusform>
            <numerusform>Más de %1 encontrados; solo se muestran estos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %2 (%3)</source>
        <extracomment>Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)</extracomment>
        <translation>
            <numerusform>%1 encontrado en %2 (%3)</numerusform>
            <numerusform>%1 encontrados en %2 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Found (search continued from the end)</source>
        <translation>Encontrado (la búsqueda continuó desde el final)</translation>
    </message>
    <message>
        <source>Found (search continued from the start)</source>
        <translation>Encontrado (la búsqueda continuó desde el inicio)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SourceSession</name>
    <message numerus="yes">
        <source>%n unreadable byte(s)</source>
        <translation>
            <numerusform>%n byte ilegible</numerusform>
            <numerusform>%n bytes ilegibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is read-only; turn on editing first</source>
        <translation>%1 es de solo lectura; active antes la edición</translation>
    </message>
    <message>
        <source>Offset %1 is beyond the end of %2</source>
        <translation>El desplazamiento %1 está más allá del final de %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceUse</name>
    <message>
        <source>%1 in use, %2 free</source>
        <translation>%1 en uso, %2 libres</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>En uso: %1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partición %1</translation>
    </message>
    <message>
        <source>Bytes %1 to %2</source>
        <translation>Bytes %1 a %2</translation>
    </message>
    <message>
        <source>Usage not read: the allocation map is large</source>
        <translation>Uso no leído: el mapa de asignación es grande</translation>
    </message>
    <message>
        <source>Usage unknown: %1</source>
        <translation>Uso desconocido: %1</translation>
    </message>
    <message>
        <source>Reading usage…</source>
        <translation>Leyendo el uso…</translation>
    </message>
    <message>
        <source>Free, reserved for an older state</source>
        <extracomment>Blocks that a snapshot or checkpoint of the file system still needs</extracomment>
        <translation>Libre, reservado para un estado anterior</translation>
    </message>
    <message>
        <source>After the file system</source>
        <translation>Después del sistema de archivos</translation>
    </message>
    <message>
        <source>Unallocated</source>
        <translation>Sin asignar</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpaceWindow</name>
    <message>
        <source>Sp&amp;ace used by files…</source>
        <translation>&amp;Espacio ocupado por archivos…</translation>
    </message>
    <message>
        <source>Shows as a map which files and folders take the space of a disk</source>
        <translation>Muestra en un mapa qué archivos y carpetas ocupan el espacio de un disco</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Space used by files</source>
        <translation>Espacio ocupado por archivos</translation>
    </message>
    <message>
        <source>Folder or volume</source>
        <translation>Carpeta o volumen</translation>
    </message>
    <message>
        <source>Size of the boxes</source>
        <translation>Tamaño de los recuadros</translation>
    </message>
    <message>
        <source>Space on disk</source>
        <translation>Espacio en disco</translation>
    </message>
    <message>
        <source>Size of the content</source>
        <translation>Tamaño del contenido</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>Bloques compartidos</translation>
    </message>
    <message>
        <source>Compressed content</source>
        <translation>Contenido comprimido</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>Número de archivos</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>Carpe&amp;ta…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Folder to measure</source>
        <translation>Carpeta que se va a medir</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>Leyendo %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%n archivo o carpeta no se ha podido leer: %1</numerusform>
            <numerusform>%n archivos o carpetas no se han podido leer; el primero: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedDials</name>
    <message>
        <source>Read</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Random read</source>
        <translation>Lectura aleatoria</translation>
    </message>
    <message>
        <source>Random write</source>
        <translation>Escritura aleatoria</translation>
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
        <translation>Velocidades</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedForm</name>
    <message>
        <source>Profile default</source>
        <translation>Valor predeterminado del perfil</translation>
    </message>
    <message>
        <source>For example 1G. The profiles overwrite at most 4 GiB.</source>
        <translation>Por ejemplo, 1G. Los perfiles sobrescriben como máximo 4 GiB.</translation>
    </message>
    <message>
        <source> s per test</source>
        <translation> s por prueba</translation>
    </message>
    <message>
        <source>&amp;Disk or folder:</source>
        <translation>&amp;Disco o carpeta:</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>Perfi&amp;l:</translation>
    </message>
    <message>
        <source>&amp;Writing:</source>
        <translation>&amp;Escritura:</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>Tie&amp;mpo:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Tamañ&amp;o:</translation>
    </message>
    <message>
        <source>Disk or folder</source>
        <translation>Disco o carpeta</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>Carpe&amp;ta…</translation>
    </message>
    <message>
        <source>Test with a temporary file on a mounted volume</source>
        <translation>Probar con un archivo temporal en un volumen montado</translation>
    </message>
    <message>
        <source>&amp;Image…</source>
        <translation>&amp;Imagen…</translation>
    </message>
    <message>
        <source>Choose a folder on the volume to test</source>
        <translation>Elija una carpeta en el volumen que se va a probar</translation>
    </message>
    <message>
        <source>Choose an image to test</source>
        <translation>Elija una imagen que se va a probar</translation>
    </message>
    <message>
        <source>Quick: large blocks, read and write</source>
        <translation>Rápido: bloques grandes, lectura y escritura</translation>
    </message>
    <message>
        <source>Full: large and small blocks, queue depth 1 and 32</source>
        <translation>Completo: bloques grandes y pequeños, profundidad de cola 1 y 32</translation>
    </message>
    <message>
        <source>Sustained: write until the cache is full</source>
        <translation>Sostenido: escribir hasta que la caché esté llena</translation>
    </message>
    <message>
        <source>Sweep: from the start to the end of the disk</source>
        <translation>Barrido: del inicio al final del disco</translation>
    </message>
    <message>
        <source>Files: one large, 500 small, mixed sizes</source>
        <translation>Archivos: uno grande, 500 pequeños, tamaños mixtos</translation>
    </message>
    <message>
        <source>Verify: detect fake-capacity disks</source>
        <translation>Verificar: detectar discos de capacidad falsa</translation>
    </message>
    <message>
        <source>Custom: choose access, block size and queue depth</source>
        <translation>Personalizado: elegir acceso, tamaño de bloque y profundidad de cola</translation>
    </message>
    <message>
        <source>Preserve: save the data before overwriting, then restore it</source>
        <translation>Conservar: guardar los datos antes de sobrescribirlos y después restaurarlos</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Destroy data (asks for the disk's name)</source>
        <translation>Destruir datos (pide el nombre del disco)</translation>
    </message>
    <message>
        <source>Backup: 400 GB in files of all sizes</source>
        <translation>Copia de seguridad: 400 GB en archivos de todos los tamaños</translation>
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
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Tiempo (s)</translation>
    </message>
    <message>
        <source>Position (GB)</source>
        <translation>Posición (GB)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::SpeedWindow</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Speed test</source>
        <translation>Prueba de velocidad</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prueba</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Choose a disk, an image or a folder.</source>
        <translation>Elija un disco, una imagen o una carpeta.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>I&amp;niciar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Velocidad a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Imágenes (*.svg *.png)</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>No se escribe nada.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
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
        <translation>s de CPU/GB</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>%1 files/s</source>
        <translation>%1 archivos/s</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, the first at offset %1: %2</source>
        <translation>
            <numerusform>%n solicitud ha fallado, en el desplazamiento %1: %2</numerusform>
            <numerusform>%n solicitudes han fallado, la primera en el desplazamiento %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable sectors: %1.</source>
        <translation>Sectores ilegibles: %1.</translation>
    </message>
    <message>
        <source>Ended early: %1.</source>
        <translation>Terminado antes de tiempo: %1.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Ahora &amp;no</translation>
    </message>
    <message>
        <source>&amp;Speed test…</source>
        <translation>Prueba de &amp;velocidad…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>This test writes; choose another option under Writing.</source>
        <translation>Esta prueba escribe; elija otra opción en Escritura.</translation>
    </message>
    <message>
        <source>Writes at most %1; saves and then restores %2.</source>
        <translation>Escribe como máximo %1; guarda y después restaura %2.</translation>
    </message>
    <message>
        <source>Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.</source>
        <translation>Escribe como máximo %1 y DESTRUYE LOS DATOS en %2 desde el desplazamiento %3.</translation>
    </message>
    <message>
        <source>Writes at most %1 to temporary files.</source>
        <translation>Escribe como máximo %1 en archivos temporales.</translation>
    </message>
    <message>
        <source>Takes at most %1.</source>
        <translation>Tarda como máximo %1.</translation>
    </message>
    <message>
        <source>Destroy data?</source>
        <translation>¿Destruir datos?</translation>
    </message>
    <message>
        <source>%1

This test destroys data on the disk. To continue, enter the disk's name: %2</source>
        <translation>%1

Esta prueba destruye datos en el disco. Para continuar, introduzca el nombre del disco: %2</translation>
    </message>
    <message>
        <source>Write to %1 and restore its data afterwards?</source>
        <translation>¿Escribir en %1 y restaurar sus datos después?</translation>
    </message>
    <message>
        <source>&amp;Write and restore</source>
        <translation>&amp;Escribir y restaurar</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4 left</source>
        <translation>Paso %1 de %2: %3, quedan %4</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cannot save the result: %1</source>
        <translation>No se puede guardar el resultado: %1</translation>
    </message>
    <message>
        <source>Canceling: waiting for requests in flight and restoring the saved data…</source>
        <translation>Cancelando: esperando las solicitudes en curso y restaurando los datos guardados…</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical sector size %6/%7 bytes.</source>
        <translation>Adaptador: modelo %1, número de serie %2, %3; TRIM: %4; SMART: %5; tamaño de sector lógico/físico %6/%7 bytes.</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>Speed test interrupted</source>
        <translation>Prueba de velocidad interrumpida</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted, and %2 of the disk still contains test data. Restore the original data?</source>
        <translation>Se interrumpió una prueba de velocidad de %1, y %2 del disco todavía contienen datos de prueba. ¿Restaurar los datos originales?</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>The data was restored and verified.</source>
        <translation>Los datos se han restaurado y verificado.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>con caché</translation>
    </message>
    <message>
        <source>%1 (%2): %3 MB/s</source>
        <translation>%1 (%2): %3 MB/s</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>Guardar ima&amp;gen…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>Sostenido</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Server %1, file system %2, mounted with: %3.</source>
        <translation>Servidor %1, sistema de archivos %2, montado con: %3.</translation>
    </message>
    <message>
        <source>%1 that neither the test nor the previous content explains were replaced; the undo record %2 has them.</source>
        <translation>Se han reemplazado %1 que no se explican ni por la prueba ni por el contenido anterior; el registro de deshacer %2 los contiene.</translation>
    </message>
    <message>
        <source>A speed test of %1 was interrupted. Its data cannot be restored now: %2.</source>
        <translation>Se interrumpió una prueba de velocidad de %1. Sus datos no se pueden restaurar ahora: %2.</translation>
    </message>
    <message>
        <source>Check that %1 is the right disk: %2.</source>
        <translation>Compruebe que %1 sea el disco correcto: %2.</translation>
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
        <translation>Entropía y frecuencia de bytes de %1</translation>
    </message>
    <message>
        <source>Entropy in bits per byte (click to go to a block)</source>
        <translation>Entropía en bits por byte (haga clic para ir a un bloque)</translation>
    </message>
    <message>
        <source>Byte frequency</source>
        <translation>Frecuencia de bytes</translation>
    </message>
    <message>
        <source>Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % printable ASCII. Chart block size: %5.</source>
        <translation>Entropía total: %1 bits por byte. Aparecen %2 de 256 valores de byte; %3 % de los bytes son cero, %4 % son ASCII imprimible. Tamaño de bloque del gráfico: %5.</translation>
    </message>
    <message>
        <source>⚠ %1 unreadable, not counted.</source>
        <translation>⚠ %1 ilegibles, no contados.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StepsModel</name>
    <message>
        <source>%1: %2 at 0x%3</source>
        <translation>%1: %2 en 0x%3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (deshecho)</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 range(s) from 0x%3</source>
        <translation>
            <numerusform>%1: %2 intervalo desde 0x%3</numerusform>
            <numerusform>%1: %2 intervalos desde 0x%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to return to this state</source>
        <translation>Haga clic para volver a este estado</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StripMap</name>
    <message>
        <source>Map of %1</source>
        <translation>Mapa de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, LBA %2 to %3</source>
        <translation>%1, LBA %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n search result(s) here</source>
        <translation>
            <numerusform>%n resultado de búsqueda aquí</numerusform>
            <numerusform>%n resultados de búsqueda aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) here</source>
        <translation>
            <numerusform>%n marcador aquí</numerusform>
            <numerusform>%n marcadores aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of this region is in use</source>
        <translation>%1 % de esta región está en uso</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>&amp;Ir al inicio</translation>
    </message>
    <message>
        <source>&amp;Read volume usage</source>
        <translation>&amp;Leer el uso del volumen</translation>
    </message>
    <message>
        <source>At 0x%1: %2</source>
        <extracomment>What has the byte at an offset: a file's path, or a structure of the file system</extracomment>
        <translation>En 0x%1: %2</translation>
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
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Evaluando…</translation>
    </message>
    <message>
        <source>%1 (section of %2)</source>
        <translation>%1 (sección de %2)</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Sección %1</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Se ha detenido la ejecución.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureModel</name>
    <message>
        <source>%1  ✓ ok</source>
        <translation>%1  ✓ correcto</translation>
    </message>
    <message>
        <source>%1  ✗ bad</source>
        <translation>%1  ✗ erróneo</translation>
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
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1, bit %2</translation>
    </message>
    <message>
        <source>Link to %1 (Enter or Ctrl+click)</source>
        <translation>Enlace a %1 (Intro o Ctrl+clic)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructurePanel</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Open a disk or an image to see its structures.</source>
        <translation>Abra un disco o una imagen para ver sus estructuras.</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Evaluando…</translation>
    </message>
    <message>
        <source>Some fields exceed the time or memory limit of templates.</source>
        <translation>Algunos campos superan el límite de tiempo o de memoria de las plantillas.</translation>
    </message>
    <message>
        <source>Evaluate again with ten times the time and memory limit</source>
        <translation>Evaluar de nuevo con diez veces el límite de tiempo y de memoria</translation>
    </message>
    <message numerus="yes">
        <source>Searching: %1 field(s), %2 found</source>
        <translation>
            <numerusform>Buscando: %1 campo, %2 encontrados</numerusform>
            <numerusform>Buscando: %1 campos, %2 encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched the first %1 field(s), %2 found</source>
        <translation>
            <numerusform>Se ha buscado en el primer %1 campo, %2 encontrados</numerusform>
            <numerusform>Se ha buscado en los primeros %1 campos, %2 encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %1 field(s) of a larger tree, %2 found</source>
        <translation>
            <numerusform>Se ha buscado en %1 campo de un árbol mayor, %2 encontrados</numerusform>
            <numerusform>Se ha buscado en %1 campos de un árbol mayor, %2 encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched all %1 field(s), %2 found</source>
        <translation>
            <numerusform>Se ha buscado en el único campo (%1), %2 encontrados</numerusform>
            <numerusform>Se ha buscado en los %1 campos, %2 encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template and run it at the cursor.</source>
        <translation>Elija una plantilla y ejecútela en el cursor.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Open what the template made in memory, such as unpacked data, in a tab</source>
        <translation>Abrir en una pestaña lo que la plantilla creó en memoria, por ejemplo datos descomprimidos</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::StructureWorker</name>
    <message>
        <source>No template matches this data.</source>
        <translation>Ninguna plantilla coincide con estos datos.</translation>
    </message>
    <message>
        <source>The template contains errors.</source>
        <translation>La plantilla contiene errores.</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Cannot replace %1; the export is in %2.</source>
        <translation>No se puede reemplazar %1; la exportación está en %2.</translation>
    </message>
    <message>
        <source>the structure was re-evaluated in the meantime; try again</source>
        <translation>la estructura se ha vuelto a evaluar entretanto; inténtelo de nuevo</translation>
    </message>
    <message>
        <source>Further output is not shown.</source>
        <translation>El resto de la salida no se muestra.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableCommands</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Show sectors</source>
        <translation>Mostrar sectores</translation>
    </message>
    <message>
        <source>Repair and &amp;more</source>
        <translation>Reparar &amp;y más</translation>
    </message>
    <message>
        <source>Reset to a &amp;protective MBR…</source>
        <translation>Restablecer a un &amp;MBR de protección…</translation>
    </message>
    <message>
        <source>New &amp;GUIDs after cloning…</source>
        <translation>Nuevos &amp;GUID tras la clonación…</translation>
    </message>
    <message>
        <source>GPT propert&amp;ies…</source>
        <translation>Pr&amp;opiedades de GPT…</translation>
    </message>
    <message>
        <source>Sor&amp;t entries by start sector</source>
        <translation>Ordenar las entradas por &amp;sector inicial</translation>
    </message>
    <message>
        <source>Recalculate &amp;CHS addresses…</source>
        <translation>Recalcular direcciones &amp;CHS…</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>MBR to &amp;GPT…</source>
        <translation>MBR a &amp;GPT…</translation>
    </message>
    <message>
        <source>GPT to &amp;MBR…</source>
        <translation>GPT a &amp;MBR…</translation>
    </message>
    <message>
        <source>&amp;BSD disklabel to GPT partitions…</source>
        <translation>Disklabel de &amp;BSD a particiones GPT…</translation>
    </message>
    <message>
        <source>Remove GPT…</source>
        <translation>Quitar GPT…</translation>
    </message>
    <message>
        <source>New &amp;empty table</source>
        <translation>N&amp;ueva tabla vacía</translation>
    </message>
    <message>
        <source>&amp;GUID partition table (GPT)…</source>
        <translation>Tabla de particiones &amp;GUID (GPT)…</translation>
    </message>
    <message>
        <source>&amp;Master boot record (MBR)…</source>
        <translation>Registro de arranque &amp;maestro (MBR)…</translation>
    </message>
    <message>
        <source>&amp;Apple partition map (APM)…</source>
        <translation>Mapa de particiones de &amp;Apple (APM)…</translation>
    </message>
    <message>
        <source>Make inactive</source>
        <translation>Marcar como inactiva</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>Marcar como activa</translation>
    </message>
    <message>
        <source>No unallocated space for another partition.</source>
        <translation>No hay espacio sin asignar para otra partición.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset MBR</source>
        <translation>Restablecer MBR</translation>
    </message>
    <message>
        <source>New partition table</source>
        <translation>Nueva tabla de particiones</translation>
    </message>
    <message>
        <source>Recalculate CHS addresses</source>
        <translation>Recalcular direcciones CHS</translation>
    </message>
    <message>
        <source>Convert BSD disklabel to GPT partitions</source>
        <translation>Convertir disklabel de BSD a particiones GPT</translation>
    </message>
    <message>
        <source>Convert MBR to GPT</source>
        <translation>Convertir MBR a GPT</translation>
    </message>
    <message>
        <source>Convert GPT to MBR</source>
        <translation>Convertir GPT a MBR</translation>
    </message>
    <message>
        <source>Remove GPT</source>
        <translation>Quitar GPT</translation>
    </message>
    <message>
        <source>Partition tables of any type (*.json)</source>
        <translation>Tablas de particiones de cualquier tipo (*.json)</translation>
    </message>
    <message>
        <source>sgdisk backup of the GPT (*.gpt)</source>
        <translation>Copia de seguridad sgdisk de la GPT (*.gpt)</translation>
    </message>
    <message>
        <source>Back up partition tables</source>
        <translation>Hacer copia de seguridad de las tablas de particiones</translation>
    </message>
    <message>
        <source>Restore partition tables</source>
        <translation>Restaurar tablas de particiones</translation>
    </message>
    <message>
        <source>Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)</source>
        <translation>Copias de seguridad de tablas de particiones (*.json *.gpt *.bak *.bin);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableModel</name>
    <message>
        <source>GPT partition %1</source>
        <translation>Partición GPT %1</translation>
    </message>
    <message>
        <source>MBR entry %1</source>
        <translation>Entrada del MBR %1</translation>
    </message>
    <message>
        <source>protects the GPT</source>
        <translation>protege la GPT</translation>
    </message>
    <message>
        <source>Sector %1 (0x%2)</source>
        <translation>Sector %1 (0x%2)</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>Primer bloque</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Primer sector</translation>
    </message>
    <message>
        <source>Last block</source>
        <translation>Último bloque</translation>
    </message>
    <message>
        <source>Last sector</source>
        <translation>Último sector</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>GUID</source>
        <translation>GUID</translation>
    </message>
    <message>
        <source>not a GPT partition</source>
        <translation>no es una partición GPT</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>“%1” is not an entry number</source>
        <translation>“%1” no es un número de entrada</translation>
    </message>
    <message>
        <source>“%1” is not a 64-bit number; use 0x for hexadecimal</source>
        <translation>“%1” no es un número de 64 bits; use 0x para hexadecimal</translation>
    </message>
    <message>
        <source>“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors</source>
        <translation>“%1” no es un número de sectores ni un tamaño como 20G o 512M en sectores completos</translation>
    </message>
    <message>
        <source>a partition requires at least one sector</source>
        <translation>una partición requiere al menos un sector</translation>
    </message>
    <message>
        <source>Entry number. Enter another number to swap entries; the MBR is updated as well</source>
        <translation>Número de entrada. Introduzca otro número para intercambiar entradas; el MBR también se actualiza</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Número de entrada</translation>
    </message>
    <message>
        <source>Active partition: a BIOS starts from it</source>
        <translation>Partición activa: un BIOS arranca desde ella</translation>
    </message>
    <message>
        <source>Detected content</source>
        <translation>Contenido detectado</translation>
    </message>
    <message>
        <source>GPT partition</source>
        <translation>Partición GPT</translation>
    </message>
    <message>
        <source>MBR entry</source>
        <translation>Entrada del MBR</translation>
    </message>
    <message>
        <source>Unique GUID of the partition</source>
        <translation>GUID único de la partición</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TableSides</name>
    <message>
        <source>GUID partition table</source>
        <translation>Tabla de particiones GUID</translation>
    </message>
    <message>
        <source>Master boot record</source>
        <translation>Registro de arranque maestro</translation>
    </message>
    <message>
        <source>Apple partition map</source>
        <translation>Mapa de particiones de Apple</translation>
    </message>
    <message>
        <source>GUID partition table (GPT)</source>
        <translation>Tabla de particiones GUID (GPT)</translation>
    </message>
    <message>
        <source>Apple partition map (APM)</source>
        <translation>Mapa de particiones de Apple (APM)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateAssistant</name>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>No completions here.</source>
        <translation>Aquí no hay sugerencias.</translation>
    </message>
    <message>
        <source>%1: size varies</source>
        <translation>%1: tamaño variable</translation>
    </message>
    <message>
        <source>Bit</source>
        <extracomment>Columns of a table: where a member lies in its structure, and how large it is</extracomment>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Declared in %1, line %2</source>
        <translation>Declarado en %1, línea %2</translation>
    </message>
    <message>
        <source>The definition of this name is not known.</source>
        <translation>La definición de este nombre no se conoce.</translation>
    </message>
    <message>
        <source>Place the cursor on a name to rename it.</source>
        <translation>Coloque el cursor en un nombre para renombrarlo.</translation>
    </message>
    <message>
        <source>This name is declared in another file; rename it there.</source>
        <translation>Este nombre está declarado en otro archivo; renómbrelo allí.</translation>
    </message>
    <message numerus="yes">
        <source>New name of %1 (used %n time(s) in this file):</source>
        <translation>
            <numerusform>Nuevo nombre de %1 (usado %n vez en este archivo):</numerusform>
            <numerusform>Nuevo nombre de %1 (usado %n veces en este archivo):</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses it, too, and is not changed.</source>
        <translation>%1 también lo usa y no se modifica.</translation>
    </message>
    <message numerus="yes">
        <source>%n other occurrence(s), from line %1, may be the same name and are not changed.</source>
        <translation>
            <numerusform>%n aparición más, en la línea %1, puede ser el mismo nombre y no se modifica.</numerusform>
            <numerusform>%n apariciones más, a partir de la línea %1, pueden ser el mismo nombre y no se modifican.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s), from line %1, may also mean another declaration.</source>
        <translation>
            <numerusform>%n aparición, en la línea %1, también puede referirse a otra declaración.</numerusform>
            <numerusform>%n apariciones, a partir de la línea %1, también pueden referirse a otra declaración.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use letters, digits and underscores.</source>
        <translation>“%1” no es un nombre válido. Use letras, cifras y guiones bajos.</translation>
    </message>
    <message>
        <source>“%1” is already declared here.</source>
        <translation>“%1” ya está declarado aquí.</translation>
    </message>
    <message>
        <source>The template cannot be formatted without changing its meaning.</source>
        <translation>No se puede dar formato a la plantilla sin cambiar su significado.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateBar</name>
    <message>
        <source>Run template here</source>
        <translation>Ejecutar la plantilla aquí</translation>
    </message>
    <message>
        <source>Edit template</source>
        <translation>Editar plantilla</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Template that decodes the bytes</source>
        <translation>Plantilla que descodifica los bytes</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Start of the template: an offset, LBA or expression (press Enter to run)</source>
        <translation>Inicio de la plantilla: un desplazamiento, LBA o expresión (pulse Intro para ejecutarla)</translation>
    </message>
    <message>
        <source>Template start</source>
        <translation>Inicio de la plantilla</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automático: %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>%1 decodes the bytes</source>
        <translation>%1 descodifica los bytes</translation>
    </message>
    <message>
        <source>%1 (user)</source>
        <extracomment>A template of the user’s own</extracomment>
        <translation>%1 (usuario)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEdit</name>
    <message>
        <source>Template text</source>
        <translation>Texto de la plantilla</translation>
    </message>
    <message>
        <source>Click to set or remove a breakpoint (F9)</source>
        <translation>Haga clic para poner o quitar un punto de interrupción (F9)</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TemplateEditor</name>
    <message>
        <source>Run at the cursor</source>
        <translation>Ejecutar en el cursor</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>new template</source>
        <translation>nueva plantilla</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Unsaved template</source>
        <translation>Plantilla sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios en %1?</translation>
    </message>
    <message>
        <source>the new template</source>
        <translation>la nueva plantilla</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>Proposed name of a new template; a file name</extracomment>
        <translation>mía</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Run at the last offset</source>
        <translation>Ejecutar en el último desplazamiento</translation>
    </message>
    <message>
        <source>Duplicate and edit</source>
        <translation>Duplicar y editar</translation>
    </message>
    <message>
        <source>Template messages</source>
        <translation>Mensajes de la plantilla</translation>
    </message>
    <message>
        <source>%1 (built-in, read-only)</source>
        <translation>%1 (integrada, solo lectura)</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modificada)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Save as user template</source>
        <translation>Guardar como plantilla de usuario</translation>
    </message>
    <message>
        <source>Name (use / for folders):</source>
        <translation>Nombre (use / para carpetas):</translation>
    </message>
    <message>
        <source>A template named “%1” already exists. Replace it?</source>
        <translation>Ya existe una plantilla llamada “%1”. ¿Reemplazarla?</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>A menu of what can be done with the text of a template</extracomment>
        <translation>Código</translation>
    </message>
    <message>
        <source>Complete, find definitions, rename, format</source>
        <translation>Completar, buscar definiciones, renombrar, dar formato</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Ir a la definición</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Dar formato</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>This file is not UTF-8; it can be read and duplicated.</source>
        <translation>Este archivo no es UTF-8; se puede leer y duplicar.</translation>
    </message>
    <message>
        <source>Debug</source>
        <extracomment>A menu: breakpoints and steps</extracomment>
        <translation>Depurar</translation>
    </message>
    <message>
        <source>Set breakpoints, run step by step</source>
        <translation>Poner puntos de interrupción, ejecutar paso a paso</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Poner o quitar un punto de interrupción</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <translation>Quitar todos los puntos de interrupción</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Ejecutar hasta el siguiente punto de interrupción</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Paso a paso por procedimientos</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>Paso a paso por instrucciones</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Paso a paso para salir</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Detener la ejecución</translation>
    </message>
    <message>
        <source>Stopped in %1, line %2</source>
        <translation>Detenido en %1, línea %2</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TreemapView</name>
    <message>
        <source>%1 on disk, %2 of content</source>
        <translation>%1 en el disco, %2 de contenido</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with shared blocks counted in each file</source>
        <translation>%1 si los bloques compartidos se cuentan en cada archivo</translation>
    </message>
    <message>
        <source>%1 shared with other files</source>
        <translation>%1 en común con otros archivos</translation>
    </message>
    <message>
        <source>%1 are holes</source>
        <translation>%1 son huecos</translation>
    </message>
    <message>
        <source>%1 stored compressed</source>
        <translation>%1 con compresión</translation>
    </message>
    <message numerus="yes">
        <source>%n fragment(s)</source>
        <translation>
            <numerusform>%n fragmento</numerusform>
            <numerusform>%n fragmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file system, not counted</source>
        <translation>Otro sistema de archivos, no se cuenta</translation>
    </message>
    <message>
        <source>Map of the space that files use</source>
        <translation>Mapa del espacio que ocupan los archivos</translation>
    </message>
    <message>
        <source>This folder takes no space.</source>
        <translation>Esta carpeta no ocupa espacio.</translation>
    </message>
    <message>
        <source>Choose a folder or a volume to measure.</source>
        <translation>Elija la carpeta o el volumen que se va a medir.</translation>
    </message>
</context>
<context>
    <name>sectorsmith::gui::TypeBox</name>
    <message>
        <source>Partition type</source>
        <translation>Tipo de partición</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>the request to the drive failed: {}</source>
        <translation>la solicitud a la unidad ha fallado: {}</translation>
    </message>
    <message>
        <source>the drive did not answer (host {}, driver {})</source>
        <translation>la unidad no respondió (host {}, driver {})</translation>
    </message>
    <message>
        <source>the adapter does not forward ATA commands</source>
        <translation>el adaptador no reenvía órdenes ATA</translation>
    </message>
    <message>
        <source>the adapter truncates the drive's answers to ATA commands</source>
        <translation>el adaptador trunca las respuestas de la unidad a órdenes ATA</translation>
    </message>
    <message>
        <source>the drive answers with status {}</source>
        <translation>la unidad responde con el estado {}</translation>
    </message>
    <message>
        <source>io_uring failed: {}</source>
        <translation>io_uring ha fallado: {}</translation>
    </message>
    <message>
        <source>the io_uring queue is full</source>
        <translation>la cola de io_uring está llena</translation>
    </message>
    <message>
        <source>waiting for requests failed: {}</source>
        <translation>la espera de solicitudes ha fallado: {}</translation>
    </message>
    <message>
        <source>cannot create a completion port</source>
        <translation>no se puede crear un puerto de finalización</translation>
    </message>
    <message>
        <source>cannot create a folder in {}: {}</source>
        <translation>no se puede crear una carpeta en {}: {}</translation>
    </message>
    <message>
        <source>a test file failed: {}</source>
        <translation>un archivo de prueba ha fallado: {}</translation>
    </message>
    <message>
        <source>cannot create a file in {}: it is mounted read-only</source>
        <translation>no se puede crear un archivo en {}: está montado en solo lectura</translation>
    </message>
    <message>
        <source>cannot create a file in {}: {}</source>
        <translation>no se puede crear un archivo en {}: {}</translation>
    </message>
    <message>
        <source>cannot delete the test file {}: {}</source>
        <translation>no se puede eliminar el archivo de prueba {}: {}</translation>
    </message>
    <message>
        <source>cannot create a file of {} bytes in {}: {}</source>
        <translation>no se puede crear un archivo de {} bytes en {}: {}</translation>
    </message>
    <message>
        <source>block size, queue depth, and the share of reads cannot be combined with a profile; define a test with --rw</source>
        <translation>el tamaño de bloque, la profundidad de cola y la proporción de lecturas no se pueden combinar con un perfil; defina una prueba con --rw</translation>
    </message>
    <message>
        <source>the profile {} has no such test</source>
        <translation>el perfil {} no tiene esa prueba</translation>
    </message>
    <message>
        <source>the profile {} always writes and reads; it cannot be limited to one of them</source>
        <translation>el perfil {} siempre escribe y lee; no se puede limitar a una de las dos cosas</translation>
    </message>
    <message>
        <source>cannot access {}: {}</source>
        <translation>no se puede acceder a {}: {}</translation>
    </message>
    <message>
        <source>a test in a folder destroys no data; omit --destroy</source>
        <translation>una prueba en una carpeta no destruye datos; omita --destroy</translation>
    </message>
    <message>
        <source>a test in a folder has no offset</source>
        <translation>una prueba en una carpeta no tiene desplazamiento</translation>
    </message>
    <message>
        <source>a sweep measures all regions of a disk; name a disk instead of a folder</source>
        <translation>un barrido mide todas las regiones de un disco; indique un disco en lugar de una carpeta</translation>
    </message>
    <message>
        <source>{} is mounted read-only</source>
        <translation>{} está montado en solo lectura</translation>
    </message>
    <message>
        <source>cannot determine the free space of {}: {}</source>
        <translation>no se puede determinar el espacio libre de {}: {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough for a test of {} with a reserve of {}</source>
        <translation>{} tiene {} libres, que no bastan para una prueba de {} con una reserva de {}</translation>
    </message>
    <message>
        <source>{} cannot be measured as a disk: {}</source>
        <translation>{} no se puede medir como disco: {}</translation>
    </message>
    <message>
        <source>offset {} is not at a sector of {}</source>
        <translation>el desplazamiento {} no está en un sector de {}</translation>
    </message>
    <message>
        <source>{} at offset {} extend beyond the end of {}</source>
        <translation>{} en el desplazamiento {} sobrepasan el final de {}</translation>
    </message>
    <message>
        <source>the size {} is not a multiple of the sector size ({} bytes)</source>
        <translation>el tamaño {} no es múltiplo del tamaño de sector ({} bytes)</translation>
    </message>
    <message>
        <source>{} is smaller than one sector</source>
        <translation>{} es menor que un sector</translation>
    </message>
    <message>
        <source>this test only reads; omit --destroy</source>
        <translation>esta prueba solo lee; omita --destroy</translation>
    </message>
    <message>
        <source>“{}” is not the name of this disk; its name is “{}”</source>
        <translation>“{}” no es el nombre de este disco; su nombre es “{}”</translation>
    </message>
    <message>
        <source>a sweep that writes covers the whole disk; use --destroy NAME or --rw read</source>
        <translation>un barrido que escribe abarca todo el disco; use --destroy NAME o --rw read</translation>
    </message>
    <message>
        <source>cannot write to {}: {}</source>
        <translation>no se puede escribir en {}: {}</translation>
    </message>
    <message>
        <source>{} is read-only</source>
        <translation>{} es de solo lectura</translation>
    </message>
    <message>
        <source>{} is in use: {}; stop what uses it, measure reading only (--rw read), or name a folder on it to test with a file</source>
        <translation>{} está en uso: {}; detenga lo que lo usa, mida solo la lectura (--rw read) o indique una carpeta en él para probar con un archivo</translation>
    </message>
    <message>
        <source>the profile “{}” does not exist</source>
        <translation>el perfil “{}” no existe</translation>
    </message>
    <message>
        <source>the runtime must be more than 0 seconds and at most one week</source>
        <translation>el tiempo de ejecución debe ser de más de 0 segundos y de una semana como máximo</translation>
    </message>
    <message>
        <source>the size must be greater than 0</source>
        <translation>el tamaño debe ser mayor que 0</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}; define a test with smaller blocks (--rw, --bs)</source>
        <translation>el intervalo de {} es menor que un bloque de {}; defina una prueba con bloques más pequeños (--rw, --bs)</translation>
    </message>
    <message>
        <source>cannot generate random data: {}</source>
        <translation>no se pueden generar datos aleatorios: {}</translation>
    </message>
    <message>
        <source>not enough memory for {} of random data</source>
        <translation>no hay memoria suficiente para {} de datos aleatorios</translation>
    </message>
    <message>
        <source>this is not the result of a speed test</source>
        <translation>este no es el resultado de una prueba de velocidad</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this result</source>
        <translation>una versión más reciente del programa escribió este resultado</translation>
    </message>
    <message>
        <source>the result of the speed test is damaged: {}</source>
        <translation>el resultado de la prueba de velocidad está dañado: {}</translation>
    </message>
    <message>
        <source>cannot create {}: {}</source>
        <translation>no se puede crear {}: {}</translation>
    </message>
    <message>
        <source>speed test result “{}” does not exist</source>
        <translation>el resultado de prueba de velocidad “{}” no existe</translation>
    </message>
    <message>
        <source>“{}” may be {} or {}; enter more of it</source>
        <translation>“{}” puede ser {} o {}; introduzca más caracteres</translation>
    </message>
    <message>
        <source>{} is not the result of a speed test</source>
        <translation>{} no es el resultado de una prueba de velocidad</translation>
    </message>
    <message>
        <source>{} is not valid JSON</source>
        <translation>{} no es JSON válido</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <translation>no se puede leer {}: {}</translation>
    </message>
    <message>
        <source>the range of {} is smaller than one block of {}</source>
        <translation>el intervalo de {} es menor que un bloque de {}</translation>
    </message>
    <message>
        <source>not enough memory for the requests in flight</source>
        <translation>no hay memoria suficiente para las solicitudes en curso</translation>
    </message>
    <message>
        <source>the block size must be between 512 bytes and 64 MiB, not {}</source>
        <translation>el tamaño de bloque debe estar entre 512 bytes y 64 MiB, no {}</translation>
    </message>
    <message>
        <source>the block size must be a multiple of the sector size ({} bytes)</source>
        <translation>el tamaño de bloque debe ser múltiplo del tamaño de sector ({} bytes)</translation>
    </message>
    <message>
        <source>the block size must be 512, 1024, 2048, or a multiple of 4096 bytes</source>
        <translation>el tamaño de bloque debe ser 512, 1024, 2048 o un múltiplo de 4096 bytes</translation>
    </message>
    <message>
        <source>the queue depth must be between 1 and {}, not {}</source>
        <translation>la profundidad de cola debe estar entre 1 y {}, no {}</translation>
    </message>
    <message>
        <source>{} requests of {} exceed 1 GiB in flight</source>
        <translation>{} solicitudes de {} superan 1 GiB en curso</translation>
    </message>
    <message>
        <source>the share of reads must be between 0 and 100 percent</source>
        <translation>la proporción de lecturas debe estar entre 0 y 100 por ciento</translation>
    </message>
    <message>
        <source>the saved data in {} is damaged at offset {}</source>
        <translation>los datos guardados en {} están dañados en el desplazamiento {}</translation>
    </message>
    <message>
        <source>{}, the description of an interrupted speed test, is damaged: {}</source>
        <translation>{}, la descripción de una prueba de velocidad interrumpida, está dañada: {}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <translation>la escribió otra versión del programa</translation>
    </message>
    <message>
        <source>a range lies outside the disk</source>
        <translation>un intervalo está fuera del disco</translation>
    </message>
    <message>
        <source>the checksums do not match the ranges</source>
        <translation>las sumas de comprobación no coinciden con los intervalos</translation>
    </message>
    <message>
        <source>the unit size is invalid</source>
        <translation>el tamaño de unidad no es válido</translation>
    </message>
    <message>
        <source>{} did not store the restored data: different data were read back between {} and {}</source>
        <translation>{} no almacenó los datos restaurados: se releyeron datos distintos entre {} y {}</translation>
    </message>
    <message>
        <source>{}; the previous content is kept in {}; try again with “sectorsmith speed restore”</source>
        <translation>{}; el contenido anterior se conserva en {}; inténtelo de nuevo con “sectorsmith speed restore”</translation>
    </message>
    <message>
        <source>{} bytes at offset {} are not whole sectors of {}</source>
        <translation>{} bytes en el desplazamiento {} no son sectores completos de {}</translation>
    </message>
    <message>
        <source>{} has {} free, which is not enough to save the {} that the test would overwrite; test less with --size, or name a folder on another disk with --state-dir</source>
        <translation>{} tiene {} libres, que no bastan para guardar los {} que la prueba sobrescribiría; pruebe menos con --size o indique una carpeta en otro disco con --state-dir</translation>
    </message>
    <message>
        <source>{}; a test that keeps the data needs a range that can be read</source>
        <translation>{}; una prueba que conserva los datos necesita un intervalo que se pueda leer</translation>
    </message>
    <message>
        <source>the interrupted speed test {} ran on {}, but this is {}</source>
        <translation>la prueba de velocidad interrumpida {} se ejecutó en {}, pero este es {}</translation>
    </message>
    <message>
        <source>{} has {} that neither the interrupted speed test {} nor the content before it explains (from offset {}): it has been written to since, so nothing was restored; the previous content is kept in {}</source>
        <translation>{} tiene {} que no se explica ni por la prueba de velocidad interrumpida {} ni por el contenido anterior a ella (desde el desplazamiento {}): se ha escrito en él desde entonces, por lo que no se ha restaurado nada; el contenido anterior se conserva en {}</translation>
    </message>
    <message>
        <source>{} has been replaced by another disk</source>
        <translation>{} se ha reemplazado por otro disco</translation>
    </message>
    <message>
        <source>parts of {} are in use</source>
        <translation>partes de {} están en uso</translation>
    </message>
    <message>
        <source>{}: reading at offset {} of {} failed: {}</source>
        <translation>{}: la lectura en el desplazamiento {} de {} ha fallado: {}</translation>
    </message>
    <message>
        <source>{}: writing at offset {} of {} failed: {}</source>
        <translation>{}: la escritura en el desplazamiento {} de {} ha fallado: {}</translation>
    </message>
    <message>
        <source>writing the test file failed: {}</source>
        <translation>la escritura del archivo de prueba ha fallado: {}</translation>
    </message>
    <message>
        <source>the range is too small to be verified</source>
        <translation>el intervalo es demasiado pequeño para verificarlo</translation>
    </message>
    <message>
        <source>nothing could be written: {}</source>
        <translation>no se pudo escribir nada: {}</translation>
    </message>
    <message>
        <source>the system's file caches cannot be emptied</source>
        <translation>no se pueden vaciar las cachés de archivos del sistema</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>{} does not contain the written data</source>
        <translation>{} no contiene los datos escritos</translation>
    </message>
    <message>
        <source>the test was canceled</source>
        <translation>se canceló la prueba</translation>
    </message>
    <message>
        <source>Sequential read, {}, depth {}</source>
        <translation>Lectura secuencial, {}, profundidad {}</translation>
    </message>
    <message>
        <source>Sequential write, {}, depth {}</source>
        <translation>Escritura secuencial, {}, profundidad {}</translation>
    </message>
    <message>
        <source>Sequential read and write, {}, depth {}</source>
        <translation>Lectura y escritura secuenciales, {}, profundidad {}</translation>
    </message>
    <message>
        <source>Random read, {}, depth {}</source>
        <translation>Lectura aleatoria, {}, profundidad {}</translation>
    </message>
    <message>
        <source>Random write, {}, depth {}</source>
        <translation>Escritura aleatoria, {}, profundidad {}</translation>
    </message>
    <message>
        <source>Random read and write, {}, depth {}</source>
        <translation>Lectura y escritura aleatorias, {}, profundidad {}</translation>
    </message>
    <message>
        <source>not asked on this system</source>
        <translation>no se consulta en este sistema</translation>
    </message>
    <message>
        <source>Uncached</source>
        <translation>Sin caché</translation>
    </message>
    <message>
        <source>CACHED: the system refuses uncached requests here, so its memory is measured, too</source>
        <translation>CON CACHÉ: el sistema rechaza aquí las solicitudes sin caché, por lo que también se mide su memoria</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>the flush at the end counts ({} s in all); the data are random and no two blocks are equal</source>
        <translation>el vaciado de la caché al final cuenta ({} s en total); los datos son aleatorios y no hay dos bloques iguales</translation>
    </message>
    <message>
        <source>{} read, {} written, against {} of memory</source>
        <translation>{} leídos, {} escritos, frente a {} de memoria</translation>
    </message>
    <message>
        <source>{} read, against {} of memory</source>
        <translation>{} leídos, frente a {} de memoria</translation>
    </message>
    <message>
        <source>the test was not finished</source>
        <translation>la prueba no se ha completado</translation>
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
        <translation>no se conoce sin root</translation>
    </message>
    <message>
        <source>this device is not backed by a drive of its own</source>
        <translation>este dispositivo no está respaldado por una unidad propia</translation>
    </message>
    <message>
        <source>the drive's SMART log is empty</source>
        <translation>el registro SMART de la unidad está vacío</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is empty</source>
        <translation>la respuesta de la unidad a IDENTIFY está vacía</translation>
    </message>
    <message>
        <source>the drive's answer to IDENTIFY is damaged</source>
        <translation>la respuesta de la unidad a IDENTIFY está dañada</translation>
    </message>
    <message>
        <source>the drive does not say</source>
        <translation>la unidad no lo dice</translation>
    </message>
    <message>
        <source>the drive has none</source>
        <translation>la unidad no lo tiene</translation>
    </message>
    <message>
        <source>it is switched off in the drive</source>
        <translation>está desactivado en la unidad</translation>
    </message>
    <message>
        <source>The loop device reaches its file through the system's cache, which takes part (losetup --direct-io=on avoids it)</source>
        <translation>El dispositivo loop llega a su archivo a través de la caché del sistema, que interviene (losetup --direct-io=on lo evita)</translation>
    </message>
    <message>
        <source>This is a disk in the computer's memory</source>
        <translation>Este es un disco en la memoria del equipo</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>sin TRIM</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>sin SMART</translation>
    </message>
    <message>
        <source>no serial number</source>
        <translation>sin número de serie</translation>
    </message>
    <message>
        <source>{} files of 4 KB at once</source>
        <translation>{} archivos de 4 KB a la vez</translation>
    </message>
    <message>
        <source>One file of 50 MB</source>
        <translation>Un archivo de 50 MB</translation>
    </message>
    <message>
        <source>a file in {}, which lies on {}</source>
        <translation>un archivo en {}, que está en {}</translation>
    </message>
    <message>
        <source>a file in {}</source>
        <translation>un archivo en {}</translation>
    </message>
    <message>
        <source>The folder is in the computer's memory ({}), on no disk</source>
        <translation>La carpeta está en la memoria del equipo ({}), en ningún disco</translation>
    </message>
    <message>
        <source>{} of {} are holes of the file: reading them reaches no disk</source>
        <translation>{} de {} son huecos del archivo: leerlos no llega a ningún disco</translation>
    </message>
    <message>
        <source>The system's cache takes part, as asked for</source>
        <translation>La caché del sistema interviene, como se ha pedido</translation>
    </message>
    <message>
        <source>The system refuses uncached requests here: its memory takes part, and the result says “cached”</source>
        <translation>El sistema rechaza aquí las solicitudes sin caché: su memoria interviene, y el resultado dice “con caché”</translation>
    </message>
    <message>
        <source>only {} of {} bytes were transferred</source>
        <translation>solo se han transferido {} de {} bytes</translation>
    </message>
    <message>
        <source>the device is gone ({})</source>
        <translation>el dispositivo ya no está ({})</translation>
    </message>
    <message>
        <source>{} requests in a row failed, the last with: {}</source>
        <translation>{} solicitudes seguidas han fallado, la última con: {}</translation>
    </message>
    <message>
        <source>Sweep over the disk</source>
        <translation>Barrido del disco</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>Escribiendo el archivo de prueba</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>Guardando {}</translation>
    </message>
    <message>
        <source>Putting the saved data back</source>
        <translation>Devolviendo a su lugar los datos guardados</translation>
    </message>
    <message>
        <source>from {} to {} after {} GB: a cache was full</source>
        <translation>de {} a {} después de {} GB: una caché se llenó</translation>
    </message>
    <message>
        <source>{} instead of {} for {} s</source>
        <translation>{} en lugar de {} durante {} s</translation>
    </message>
    <message>
        <source>drop: {} → {}</source>
        <translation>caída: {} → {}</translation>
    </message>
    <message>
        <source>nothing went through for {} s</source>
        <translation>no se transfirió nada durante {} s</translation>
    </message>
    <message>
        <source>Good: {} of {} were probed all over the disk, and each place kept its own data</source>
        <translation>Bien: se han sondeado {} de {} por todo el disco, y cada lugar ha conservado sus propios datos</translation>
    </message>
    <message>
        <source>Good: all of the {} that were written read back as they were</source>
        <translation>Bien: todos los {} escritos se releen tal como eran</translation>
    </message>
    <message>
        <source>FAKE: the disk reports {}, but wraps around after {}: data written beyond that overwrite earlier data</source>
        <translation>FALSO: el disco informa de {}, pero vuelve al principio después de {}: los datos escritos más allá sobrescriben datos anteriores</translation>
    </message>
    <message>
        <source>BAD: {} of {} did not read back as they were written, the first at offset {}</source>
        <translation>MAL: {} de {} no coinciden al releerlos con lo que se escribió, el primero en el desplazamiento {}</translation>
    </message>
    <message>
        <source>Writing {}</source>
        <translation>Escribiendo {}</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>Releyendo</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>{} (read)</source>
        <translation>{} (lectura)</translation>
    </message>
    <message>
        <source>{} (write)</source>
        <translation>{} (escritura)</translation>
    </message>
    <message>
        <source>{} p99</source>
        <translation>{} p99</translation>
    </message>
    <message>
        <source>{} after the cache</source>
        <translation>{} tras la caché</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>sweep: mean</source>
        <translation>barrido: media</translation>
    </message>
    <message>
        <source>sweep: fastest</source>
        <translation>barrido: lo más rápido</translation>
    </message>
    <message>
        <source>sweep: slowest</source>
        <translation>barrido: lo más lento</translation>
    </message>
    <message>
        <source>file 50 MB, write</source>
        <translation>archivo de 50 MB, escritura</translation>
    </message>
    <message>
        <source>file 50 MB, read</source>
        <translation>archivo de 50 MB, lectura</translation>
    </message>
    <message>
        <source>500 files of 4 KB</source>
        <translation>500 archivos de 4 KB</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, write</source>
        <translation>archivos de 2 MB a 2 GB, escritura</translation>
    </message>
    <message>
        <source>files 2 MB to 2 GB, read</source>
        <translation>archivos de 2 MB a 2 GB, lectura</translation>
    </message>
    <message>
        <source>files/s</source>
        <translation>archivos/s</translation>
    </message>
    <message>
        <source>{} (a file in {})</source>
        <translation>{} (un archivo en {})</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>con caché</translation>
    </message>
    <message>
        <source>not the disk's figures alone</source>
        <translation>no solo cifras del disco</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>velocidad limitada</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} ({}, less is better)</source>
        <translation>{} ({}, menos es mejor)</translation>
    </message>
    <message>
        <source>cannot delete {}: {}</source>
        <translation>no se puede eliminar {}: {}</translation>
    </message>
    <message>
        <source>the profile “{}” needs a folder on a mounted volume</source>
        <translation>el perfil “{}” necesita una carpeta de un volumen montado</translation>
    </message>
    <message numerus="yes">
        <source>{} files of 2 MB to {}, in random order, 20 % trimmed mean</source>
        <comment>{} file of 2 MB to {}, 20 % trimmed mean</comment>
        <translation>
            <numerusform>{} archivo de 2 MB a {}, media recortada al 20 %</numerusform>
            <numerusform>{} archivos de 2 MB a {}, en orden aleatorio, media recortada al 20 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create {} empty files</source>
        <comment>Create {} empty file</comment>
        <translation>
            <numerusform>Crear {} archivo vacío</numerusform>
            <numerusform>Crear {} archivos vacíos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {} empty files</source>
        <comment>Delete {} empty file</comment>
        <translation>
            <numerusform>Eliminar {} archivo vacío</numerusform>
            <numerusform>Eliminar {} archivos vacíos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, nothing cached</source>
        <comment>List folders with {1}, {0} thread, nothing cached</comment>
        <translation>
            <numerusform>Enumerar carpetas con {1}, {0} hilo, sin nada en caché</numerusform>
            <numerusform>Enumerar carpetas con {1}, {0} hilos, sin nada en caché</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List folders with {1}, {0} threads, cached</source>
        <comment>List folders with {1}, {0} thread, cached</comment>
        <translation>
            <numerusform>Enumerar carpetas con {1}, {0} hilo, en caché</numerusform>
            <numerusform>Enumerar carpetas con {1}, {0} hilos, en caché</numerusform>
        </translation>
    </message>
    <message>
        <source>List folders</source>
        <translation>Enumerar carpetas</translation>
    </message>
    <message>
        <source>The system's file caches are emptied before each cold reading of folders, which slows other programs down for a while</source>
        <translation>Las cachés de archivos del sistema se vacían antes de cada lectura en frío de carpetas, lo que ralentiza otros programas durante un rato</translation>
    </message>
    <message>
        <source>Back up {} in files of 4 KB to 64 MB</source>
        <translation>Hacer una copia de seguridad de {} en archivos de 4 KB a 64 MB</translation>
    </message>
    <message>
        <source>{} holds none of the data that the interrupted speed test {} wrote: nothing was restored; the previous content is kept in {}</source>
        <translation>{} no contiene ninguno de los datos que escribió la prueba de velocidad interrumpida {}: no se ha restaurado nada; el contenido anterior se conserva en {}</translation>
    </message>
</context>
</TS>