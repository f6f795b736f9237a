import { createHash } from 'node:crypto';
import { settingsInEnvironment } from '../backup/write-backup.mjs';
import { projectPath, projectVersion, ROOT } from '../launcher/project.mjs';

// The same shop after a restore, and another one for every other.
const idOf = ({ LINK_SECRET }) => createHash('sha256').update(LINK_SECRET).digest('hex').slice(0, 16);

const offsiteOf = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith('OFFSITE_')));

/** Returns the part that copies the shop while it sells, none without COPY_TO; it stops last, and its end stops nothing. */
export function copyParts({ COPY_TO, DATA_DIR, DATABASE_URL, ...settings }, secrets) {
  if (!COPY_TO) return [];
  const shop = { id: idOf(secrets), version: projectVersion(), settings: settingsInEnvironment(DATA_DIR) };
  const copy = {
    dataDir: DATA_DIR,
    folder: COPY_TO,
    hasSqlite: !DATABASE_URL,
    shop,
    offsite: offsiteOf(settings),
  };
  const { PATH, HOME } = process.env;
  return [
    {
      name: 'copy',
      isOptional: true,
      isWatched: true,
      args: ['--max-semi-space-size=1', projectPath('tools/copy/run-copy.mjs')],
      cwd: ROOT,
      env: { PATH, HOME, COPY: JSON.stringify(copy) },
    },
  ];
}
