import { npm, runStep } from '../processes/run-command.mjs';
import { projectPath } from '../project.mjs';
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

export async function installPackages() {
  for (const { name, folder } of packageTrees) {
    if (readStamp(stampOf(folder)) === currentHash(folder)) continue;
    await runStep(name, npm('ci', '--no-audit', '--no-fund'), { cwd: projectPath(folder) });
    writeStamp(stampOf(folder), currentHash(folder));
  }
}
