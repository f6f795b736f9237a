import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { place } from './places.mjs';

const LOCK = place('.cache/preparing.pid');
const alone = (work) => oneAtATime(LOCK, 'installing or building in this folder', work);

// An image holds what was installed and built when it was made; nothing in it goes stale.
const isImage = () => process.env.SHOP_IMAGE === 'true';

/** Makes the checkout able to read its own environment: packages installed, contract built. */
export async function prepareTools() {
  checkNodeVersion();
  if (isImage()) return;
  await alone(async () => {
    await installWhatIsMissing();
    await buildWhatIsStale(['contract']);
  });
}

/** Builds the named parts where they are stale. */
export const prepareBuilds = (names) =>
  isImage() ? Promise.resolve() : alone(() => buildWhatIsStale(names));
