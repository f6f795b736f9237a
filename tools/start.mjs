import { setFlagsFromString } from 'node:v8';
import { onSupportedNode } from './launcher/setup/runtime.mjs';
import { runShop } from './launcher/start/run-shop.mjs';
import { exitWithError } from './launcher/terminal/terminal.mjs';

// This process only waits: a small young generation keeps it small.
setFlagsFromString('--max-semi-space-size=1');
onSupportedNode(() => runShop(process.argv.slice(2))).catch(exitWithError);
