import { projectPath } from '../project.mjs';
import { buildStaleParts, isStale } from './build.mjs';
import { exclusively, installAllPackages } from './packages.mjs';
import { checkNodeVersion } from './runtime.mjs';

// Strapi's panel is built beside an open shop, which must not keep a second shop of this folder from starting.
const PANEL_LOCK = projectPath('.cache/preparing-panel.pid');

// A container image holds installed packages and builds that never go stale.
const isImage = () => process.env.SHOP_IMAGE === 'true';

/** Installs packages and builds the contract, which the settings' schema imports. */
export async function prepareTools() {
  checkNodeVersion();
  if (isImage()) return;
  await exclusively(async () => {
    await installAllPackages();
    await buildStaleParts(['contract']);
  });
}

/** Builds the named parts if they are stale; in the background only beginning and end are reported. */
export const prepareBuilds = async (names, { isInBackground = false } = {}) => {
  if (isImage()) return;
  const build = () => buildStaleParts(names, { isInBackground });
  await (isInBackground ? exclusively(build, PANEL_LOCK) : exclusively(build));
};

/** True when Strapi's panel has to be built. */
export const isPanelStale = () => !isImage() && isStale('cms-panel');
