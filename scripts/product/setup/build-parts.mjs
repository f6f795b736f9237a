import { exitWithError } from '../terminal/terminal.mjs';
import { prepareBuilds } from './prepare.mjs';

prepareBuilds(process.argv.slice(2)).catch(exitWithError);
