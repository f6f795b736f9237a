import { randomInt } from 'node:crypto';
import path from 'node:path';
import { recordIn } from './record-file.mjs';
import { writePrivately } from './secrets.mjs';
import { PlainError } from './terminal.mjs';

const LENGTH = 20;
// Without letters and digits that look alike on paper.
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DEFAULT_EMAIL = 'admin@jazmin.example';

const newPassword = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The administrator to create on the first run, or null when one was created before. Kept until it was shown, so that a crash loses nothing. */
export function firstAdministrator(dataDir, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const file = path.join(dataDir, 'first-administrator.json');
  const kept = recordIn(file);
  if (!kept) throw new PlainError(`${file} is damaged. Move it away and start again.`);
  if (kept.created) return null;
  const administrator = {
    email: ADMIN_EMAIL ?? kept.email ?? DEFAULT_EMAIL,
    password: ADMIN_PASSWORD ?? kept.password ?? newPassword(),
  };
  if (!ADMIN_PASSWORD) writePrivately(file, administrator);
  return {
    ...administrator,
    generated: !ADMIN_PASSWORD,
    /** Forgets the password: from now on only its hash in the database knows it. */
    shown: () => writePrivately(file, { created: true, email: administrator.email }),
  };
}
