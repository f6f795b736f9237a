import { hashOf } from './content-hash.mjs';
import { place } from './places.mjs';
import { npm, runStep } from './run.mjs';
import { readStamp, writeStamp } from './stamps.mjs';

const trees = [
  { name: 'Installing packages', folder: '.' },
  { name: 'Installing the cms (it compiles its database driver, about three minutes)', folder: 'cms' },
];

// The stamp lives inside node_modules: whoever deletes the folder deletes the stamp. A new Node needs compiled parts anew.
const stampOf = (folder) => place(folder, 'node_modules', '.installed-from');
const wanted = (folder) => `${hashOf([`${folder}/package-lock.json`])} node-abi-${process.versions.modules}`;

/** The folders whose node_modules is missing or not what their lockfile says. */
export const staleTrees = () => trees.filter(({ folder }) => readStamp(stampOf(folder)) !== wanted(folder));

/** Installs what is missing or stale, exactly as the lockfiles say. */
export async function installWhatIsMissing() {
  for (const { name, folder } of staleTrees()) {
    await runStep(name, npm('ci', '--no-audit', '--no-fund'), { cwd: place(folder) });
    writeStamp(stampOf(folder), wanted(folder));
  }
}

/** Says that the folders are installed, for somebody who ran npm by hand. */
export const markInstalled = () => trees.forEach(({ folder }) => writeStamp(stampOf(folder), wanted(folder)));
