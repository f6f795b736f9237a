import { projectPath } from '../project.mjs';
import { UserError } from '../terminal/terminal.mjs';
import { npm, runStep } from '../processes/run-command.mjs';
import { buildStaleParts, isStale } from './build.mjs';
import { withLock } from './lock-file.mjs';
import { contentHash, readStamp, writeStamp } from './content-hash.mjs';

const packageTrees = [
  { name: 'Installing packages', folder: '.' },
  { name: 'Installing the cms (it compiles its database driver, about three minutes)', folder: 'cms' },
];

// The stamp is inside node_modules, so that deleting the folder deletes it too.
const stampOf = (folder) => projectPath(folder, 'node_modules', '.installed-from');

// Native packages are compiled for one ABI of Node.
const currentHash = (folder) =>
  `${contentHash([`${folder}/package-lock.json`])} node-abi-${process.versions.modules}`;

async function installPackages() {
  for (const { name, folder } of packageTrees) {
    if (readStamp(stampOf(folder)) === currentHash(folder)) continue;
    await runStep(name, npm('ci', '--no-audit', '--no-fund'), { cwd: projectPath(folder) });
    writeStamp(stampOf(folder), currentHash(folder));
  }
}

const LOCK = projectPath('.cache/preparing.pid');
// Node 24 is missing: better-sqlite3 12 aborts there when a statement is collected (WiseLibs/better-sqlite3#1515).
/** Supported versions of Node, each with the oldest minor version that Vite accepts. */
export const SUPPORTED_NODES = [
  [20, 19],
  [22, 12],
];
// Strapi's panel is built beside an open shop, which must not keep a second shop of this folder from starting.
const PANEL_LOCK = projectPath('.cache/preparing-panel.pid');
const exclusively = (work, lock = LOCK) => withLock(lock, 'installing or building in this folder', work);

// A container image holds installed packages and builds that never go stale.
const isImage = () => process.env.SHOP_IMAGE === 'true';

export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const known = SUPPORTED_NODES.find(([supported]) => supported === major);
  if (known && minor >= known[1]) return;
  const supported = SUPPORTED_NODES.map(([one, oldest]) => `${one} (from ${one}.${oldest})`).join(' or ');
  throw new UserError(`Node ${supported} is needed; this is ${version}. Get it from https://nodejs.org`);
}

/** Installs packages and builds the contract, which the settings' schema imports. */
export async function prepareTools() {
  checkNodeVersion();
  if (isImage()) return;
  await exclusively(async () => {
    await installPackages();
    await buildStaleParts(['contract']);
  });
}

/** Builds the named parts if they are stale; in the background only beginning and end are reported. */
export const prepareBuilds = async (names, { isInBackground = false } = {}) => {
  if (isImage()) return;
  await exclusively(() => buildStaleParts(names, { isInBackground }), isInBackground ? PANEL_LOCK : LOCK);
};

/** True when Strapi's panel has to be built. */
export const isPanelStale = () => !isImage() && isStale('cms-panel');
