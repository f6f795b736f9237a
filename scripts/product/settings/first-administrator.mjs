import { randomInt } from 'node:crypto';
import path from 'node:path';
import { UserError } from '../terminal/terminal.mjs';
import { readRecord, writePrivateFile } from './private-file.mjs';

const PASSWORD_LENGTH = 20;
// Letters and digits that look alike on paper are left out.
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DEFAULT_EMAIL = 'admin@jazmin.example';

const newPassword = () =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join(
    '',
  );

/** Returns the administrator to create on the first run, or null if there was one; a crash before `markShown` keeps the password. */
export function firstAdministrator(dataDir, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const file = path.join(dataDir, 'first-administrator.json');
  const stored = readRecord(file);
  if (!stored) throw new UserError(`${file} is damaged. Move it away and start again.`);
  if (stored.created) return null;
  const administrator = {
    email: ADMIN_EMAIL ?? stored.email ?? DEFAULT_EMAIL,
    password: ADMIN_PASSWORD ?? stored.password ?? newPassword(),
  };
  if (!ADMIN_PASSWORD) writePrivateFile(file, administrator);
  return {
    ...administrator,
    isGenerated: !ADMIN_PASSWORD,
    /** Deletes the plain password; only the database's hash remains. */
    markShown: () => writePrivateFile(file, { created: true, email: administrator.email }),
  };
}
