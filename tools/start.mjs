import { setFlagsFromString } from 'node:v8';
import { runShop } from './launcher/start/run-shop.mjs';
import { exitWithError } from './launcher/terminal/terminal.mjs';

// This process only waits: a small young generation keeps it small.
setFlagsFromString('--max-semi-space-size=1');
runShop(process.argv.slice(2)).catch(exitWithError);
