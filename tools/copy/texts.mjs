export const texts = {
  noCopy: (folder) =>
    `En ${folder} no hay una copia continua de la tienda: revisá la carpeta, y que su disco esté conectado.`,
  noFolder:
    'Decí dónde está la copia: npm run restore -- --from-copy /carpeta/de/la/copia (o poné COPY_TO en .env).',
  badMoment: (text) =>
    `"${text}" no es un momento. Escribilo así, en hora argentina: --at "2026-11-26 14:32" (o 14:32:05).`,
  tooEarly: (asked, first) => `La copia no llega hasta el ${asked}: empieza el ${first}. No se tocó nada.`,
  tooLate: (asked, last) =>
    `La copia no llega hasta el ${asked}: termina el ${last}. Sin --at se recupera lo último. No se tocó nada.`,
  damaged: (reason) => `La copia de la base no se puede leer (${reason}). No quedó nada a medias.`,
  database: 'Recuperando la base de datos ...',
  files: 'Recuperando los archivos ...',
  restored: (moment, files, rows) =>
    `Recuperada la tienda como estaba el ${moment}: ${files} archivos y ${rows} filas.`,
  filesOnly: (moment, files) =>
    `Recuperados los ${files} archivos que había el ${moment}. La base es de PostgreSQL: se recupera con pgBackRest (docs/operations.md).`,
};
