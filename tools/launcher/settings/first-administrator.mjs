import { randomInt } from 'node:crypto';
import path from 'node:path';
import { UserError } from '../terminal/terminal.mjs';
import { readRecord, writePrivateFile } from './private-file.mjs';

const PASSWORD_LENGTH = 20;
// Letters and digits that look alike on paper are left out.
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DEFAULT_EMAIL = 'admin@jazmin.example';
const NOTE =
  "password opens the back office (/admin of the shop), panelPassword opens Strapi's panel (/admin of CMS_PORT). Write both down and delete their two lines.";

const newPassword = () =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join(
    '',
  );

function passwordsOf(stored, { ADMIN_PASSWORD, ADMIN_PANEL_PASSWORD }) {
  const fresh = stored.created ? () => undefined : newPassword;
  return {
    password: ADMIN_PASSWORD ? undefined : (stored.password ?? fresh()),
    panelPassword: ADMIN_PANEL_PASSWORD ? undefined : (stored.panelPassword ?? fresh()),
  };
}

// The account keeps its first address, whatever ADMIN_EMAIL says later.
const emailOf = (stored, { ADMIN_EMAIL }) =>
  (stored.created ? stored.email : (ADMIN_EMAIL ?? stored.email)) ?? DEFAULT_EMAIL;

/**
 * Returns the accounts to create on the first run, or null once they were created and their passwords shown. The private
 * file keeps generated passwords, so that a crash or a start without a terminal loses none.
 */
export function firstAdministrator(dataDir, settings) {
  const file = path.join(dataDir, 'first-administrator.json');
  const stored = readRecord(file);
  if (!stored) throw new UserError(`${file} is damaged. Move it away and start again.`);
  if (stored.created && !stored.password && !stored.panelPassword) return null;
  const email = emailOf(stored, settings);
  const generated = passwordsOf(stored, settings);
  const record = { email, ...generated };
  if (!stored.created) writePrivateFile(file, { note: NOTE, ...record });
  return {
    email,
    file,
    generated,
    password: settings.ADMIN_PASSWORD ?? generated.password,
    panelPassword: settings.ADMIN_PANEL_PASSWORD ?? generated.panelPassword,
    /** Deletes the plain passwords; only the database's hashes remain. */
    markShown: () => writePrivateFile(file, { created: true, email }),
    /** Keeps the plain passwords for a person who reads the file, and generates no others. */
    markCreated: () => writePrivateFile(file, { note: NOTE, created: true, ...record }),
  };
}
