import { formatSize } from '../doctor/texts.mjs';

export const texts = {
  exists: (file) => `${file} ya existe: elegí otro nombre.`,
  noShop: (folder) => `No hay una tienda en ${folder}: revisá DATA_DIR.`,
  inside: (folder) => `La copia no puede quedar dentro de ${folder}: elegí otra carpeta (BACKUP_DIR).`,
  noRoom: (needed, free) =>
    `No hay lugar para la copia: hacen falta ${formatSize(needed)} y quedan ${formatSize(free)}, sin contar la reserva para las órdenes. Liberá espacio o poné BACKUP_DIR en otro disco.`,
  database: 'Copiando la base de datos ...',
  files: (count) => `Guardando ${count} archivos ...`,
  made: (file, size, files, rows) =>
    `Copia lista y comprobada: ${file} (${size}, ${files} archivos, ${rows} filas).`,
  private:
    'Contiene los secretos y los datos de las clientas: guardala en otro lugar, donde solo vos puedas leerla.',
  fromEnvironment: (names) =>
    `No incluye lo que está en el entorno o en .env: ${names.join(', ')}. Guardalo aparte.`,
  noFile: (file) => `No existe el archivo ${file}.`,
  notEmpty: (folder) =>
    `La carpeta ${folder} no está vacía. No se tocó nada: poné DATA_DIR en una carpeta nueva.`,
  bucketNotEmpty: (name) =>
    `El bucket ${name} (S3_BUCKET) ya tiene fotos o comprobantes. No se tocó nada: poné uno nuevo, o sacá S3_... para recuperar en el disco. Si lo dejó así una recuperación que se cortó, vacialo.`,
  notABackup: (reason) =>
    `El archivo no es una copia entera de la tienda (${reason}). No quedó nada a medias.`,
  otherDatabase: (kind) =>
    kind === 'postgres'
      ? 'La copia es de PostgreSQL: poné DATABASE_URL con una base vacía.'
      : 'La copia es de SQLite: sacá DATABASE_URL, recuperala y después corré npm run move-to-postgres.',
  olderData: (version) =>
    `La copia es de la versión ${version} de la tienda, y desde entonces cambiaron los datos: recuperala con esa versión, arrancala y después actualizá.`,
  checking: 'Comprobando cada archivo ...',
  loading: 'Cargando la base de datos ...',
  counts: (tables) => `La cantidad de filas no coincide en: ${tables.join(', ')}. No quedó nada a medias.`,
  restored: (made, files, rows) =>
    `Recuperada la copia del ${made}: ${files} archivos y ${rows} filas, todos iguales.`,
  erasures: (count) =>
    `Al arrancar se vuelven a borrar los datos de ${count} pedidos de borrado (erasures.jsonl).`,
  settings: (names) =>
    `La tienda copiada usaba además: ${names.join(', ')}. Ponelas en .env antes de arrancar.`,
};
