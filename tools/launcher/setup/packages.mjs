import { existsSync } from 'node:fs';
import { npm, runStep } from '../processes/run-command.mjs';
import { projectPath } from '../project.mjs';
import { contentHash, readStamp, writeStamp } from './content-hash.mjs';
import { withLock } from './lock-file.mjs';
import { UserError } from '../terminal/terminal.mjs';

const LOCK = projectPath('.cache/preparing.pid');

/** Runs the work while no other process installs or builds in this folder. */
export const exclusively = (work, lock = LOCK) =>
  withLock(lock, 'installing or building in this folder', work);

// The stamp is inside node_modules, so that deleting the folder deletes it too.
const stampOf = (folder) => projectPath(folder, 'node_modules', '.installed-from');

async function installPackages(name, folder) {
  const hash = contentHash([`${folder}/package-lock.json`]);
  if (readStamp(stampOf(folder)) === hash) return;
  await runStep(name, npm('ci', '--no-audit', '--no-fund'), { cwd: projectPath(folder) });
  // npm writes this file last; without a network it may end early and report success.
  if (!existsSync(projectPath(folder, 'node_modules/.package-lock.json')))
    throw new UserError(`${name}: npm did not finish. Is the package registry reachable? Start again.`);
  writeStamp(stampOf(folder), hash);
}

/** Installs the project's own Node. */
export const installRuntime = () =>
  exclusively(() => installPackages('Installing Node for this project', 'tools/runtime'));

/** Installs the packages of all parts side by side; the caller holds the lock. */
export async function installAllPackages() {
  const installations = await Promise.allSettled([
    installPackages('Installing packages', '.'),
    installPackages('Installing the cms', 'cms'),
  ]);
  const failed = installations.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
