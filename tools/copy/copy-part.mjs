import { settingsInEnvironment } from '../backup/write-backup.mjs';
import { projectPath, projectVersion, ROOT } from '../launcher/project.mjs';
import { instanceIdOf } from '../launcher/settings/instance.mjs';

/** Returns whose copy it is, and what a restore tells of the shop. */
export const shopOf = (dataDir) => ({
  id: instanceIdOf(dataDir),
  version: projectVersion(),
  settings: settingsInEnvironment(dataDir),
});

const offsiteOf = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith('OFFSITE_')));

/** Returns the part that copies the shop while it sells, none without COPY_TO; it stops last, and its end stops nothing. */
export function copyParts({ COPY_TO, DATA_DIR, DATABASE_URL, ...settings }) {
  if (!COPY_TO) return [];
  const copy = {
    dataDir: DATA_DIR,
    folder: COPY_TO,
    hasSqlite: !DATABASE_URL,
    shop: shopOf(DATA_DIR),
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
