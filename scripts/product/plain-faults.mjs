import { PlainError } from './terminal.mjs';

const texts = {
  full: (where) =>
    `No queda espacio en el disco${where}. No quedó nada a medias: liberá lugar y probá de nuevo.`,
  closed: (where, code) =>
    `La tienda no puede leer o escribir${where} (${code}): revisá la dirección, los permisos y quién corre el comando.`,
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
    codes: /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM)$/,
    say: ({ where, code }) => texts.closed(where, code),
  },
  { codes: /^SQLITE_(CORRUPT.*|NOTADB)$/, say: ({ message }) => texts.damaged(message) },
  { codes: /^SQLITE_BUSY/, say: () => texts.busy },
];

/** Whether a fault is of the machine (no room, a closed folder), not of what was being read. */
export const isOfTheMachine = ({ code = '' }) => /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)$/.test(code);

/** A fault of a command as its owner can read it: what happened and what to do, never where in the code. */
export function inWords(error, environment = process.env) {
  if (error instanceof PlainError || environment.LOG_LEVEL === 'debug') return error;
  const { code = '', path: place, message = String(error) } = error ?? {};
  const kind = kinds.find(({ codes }) => codes.test(code));
  const where = place ? ` en ${place}` : '';
  return new PlainError(kind ? kind.say({ code, message, where }) : texts.unexpected(message));
}
