import { UserError } from './terminal.mjs';

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

// Error codes of the operating system, SQLite and PostgreSQL.
const kinds = [
  { codes: /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/, describe: ({ where }) => texts.full(where) },
  {
    codes: /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM)$/,
    describe: ({ where, code }) => texts.closed(where, code),
  },
  { codes: /^SQLITE_(CORRUPT.*|NOTADB)$/, describe: ({ message }) => texts.damaged(message) },
  { codes: /^SQLITE_BUSY/, describe: () => texts.busy },
];

/** Returns true for errors of the machine (full disk, closed folder) as opposed to errors in the data. */
export const isSystemError = ({ code = '' }) => /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)$/.test(code);

export function toUserError(error, environment = process.env) {
  if (error instanceof UserError || environment.LOG_LEVEL === 'debug') return error;
  const { code = '', path, message = String(error) } = error ?? {};
  const kind = kinds.find(({ codes }) => codes.test(code));
  const where = path ? ` en ${path}` : '';
  return new UserError(kind ? kind.describe({ code, message, where }) : texts.unexpected(message));
}
