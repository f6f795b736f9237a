import os from 'node:os';
import { exitWithError } from '../terminal/terminal.mjs';
import { prepareBuilds } from './prepare.mjs';

const [flag, ...names] = process.argv.slice(2);
const isInBackground = flag === '--in-background';

// The open shop has precedence, and the compiler, a child of this process, ends with it.
function runInBackground() {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  if (process.platform !== 'win32') process.once('SIGTERM', () => process.kill(-process.pid, 'SIGKILL'));
}

if (isInBackground) runInBackground();
prepareBuilds(isInBackground ? names : [flag, ...names], { isInBackground }).catch(exitWithError);
