import { PlainError } from './terminal.mjs';

const texts = {
  full: (where) =>
    `No queda espacio en el disco${where}. No quedó nada a medias: liberá lugar y probá de nuevo.`,
  closed: (where, code) =>
    `La tienda no puede leer o escribir${where} (${code}): revisá los permisos de la carpeta y quién corre el comando.`,
  damaged: (message) =>
    `El archivo de la base está dañado (${message}). Corré npm run doctor, que dice qué hacer.`,
  busy: 'Otro programa tiene tomada la base de datos: cerralo, o esperá un momento y probá de nuevo.',
  unexpected: (message) =>
    `Falló algo que no se esperaba: ${message}\nMostrale este renglón a quien mantiene la tienda (con LOG_LEVEL=debug se ve el detalle).`,
};

// Names of the operating system, of SQLite and of PostgreSQL.
const kinds = [
  { codes: /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/, say: ({ where }) => texts.full(where) },
  {
    codes: /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM)$/,
    say: ({ where, code }) => texts.closed(where, code),
  },
  { codes: /^SQLITE_(CORRUPT.*|NOTADB)$/, say: ({ message }) => texts.damaged(message) },
  { codes: /^SQLITE_BUSY/, say: () => texts.busy },
];

/** A fault of a command as its owner can read it: what happened and what to do, never where in the code. */
export function inWords(error, environment = process.env) {
  if (error instanceof PlainError || environment.LOG_LEVEL === 'debug') return error;
  const { code = '', path: place, message = String(error) } = error ?? {};
  const kind = kinds.find(({ codes }) => codes.test(code));
  const where = place ? ` en ${place}` : '';
  return new PlainError(kind ? kind.say({ code, message, where }) : texts.unexpected(message));
}
