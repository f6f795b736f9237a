import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { place } from './places.mjs';

const LOCK = place('.cache/preparing.pid');
const alone = (work) => oneAtATime(LOCK, 'installing or building in this folder', work);

/** Makes the checkout able to read its own environment: packages installed, contract built. */
export async function prepareTools() {
  checkNodeVersion();
  await alone(async () => {
    await installWhatIsMissing();
    await buildWhatIsStale(['contract']);
  });
}

/** Builds the named parts where they are stale. */
export const prepareBuilds = (names) => alone(() => buildWhatIsStale(names));
