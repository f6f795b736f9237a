export const texts = {
  notEmpty: (tables) =>
    `La base de DATABASE_URL no está vacía (tiene ${tables} tablas). No se tocó nada: usá una base nueva.`,
  noSchema: (output) => `No se pudieron crear las tablas:\n${output}`,
  unreachable: (reason) =>
    `No se puede entrar a la base de DATABASE_URL (${reason}). Revisá la dirección, y que esté encendida.`,
  noUrl: 'Falta DATABASE_URL: postgres://usuario:clave@servidor:5432/base',
  noSource: (file) => `No hay una tienda en ${file}: revisá DATA_DIR.`,
  running: (pid) =>
    `La tienda está corriendo (proceso ${pid}). Parala primero: lo que se venda mientras tanto se perdería.`,
  olderData:
    'Los datos son de una versión anterior de la tienda: arrancala una vez con npm start, que los pone al día, y después movela.',
  unknownTable: (name) =>
    `La tabla ${name} tiene datos y esta versión de la tienda no la conoce. No se movió nada.`,
  different: (tables) =>
    `No coincide lo copiado en: ${tables.join(', ')}. La base quedó vacía y el archivo, intacto.`,
  making: 'Creando las tablas en PostgreSQL ...',
  copying: 'Copiando los datos ...',
  comparing: 'Comparando fila por fila ...',
  table: 'Tabla',
  rows: 'Filas',
  sum: 'Suma de control',
  moved: (rows, tables) =>
    `Se movieron ${rows} filas de ${tables} tablas; cantidades y sumas iguales en las dos bases.`,
  next: (file) =>
    `Dejá DATABASE_URL en .env y arrancá con npm start. El archivo ${file} quedó como estaba: guardalo hasta estar segura.`,
};
