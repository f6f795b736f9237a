import { projectPath } from '../project.mjs';
import { UserError } from '../terminal/terminal.mjs';
import { buildStaleParts } from './build.mjs';
import { installPackages } from './install.mjs';
import { withLock } from './lock-file.mjs';

const LOCK = projectPath('.cache/preparing.pid');
const OLDEST_NODE = [20, 19];
const exclusively = (work) => withLock(LOCK, 'installing or building in this folder', work);

// A container image holds installed packages and builds that never go stale.
const isImage = () => process.env.SHOP_IMAGE === 'true';

export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new UserError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}. Get it from https://nodejs.org`,
  );
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

export const prepareBuilds = async (names) => {
  if (!isImage()) await exclusively(() => buildStaleParts(names));
};
