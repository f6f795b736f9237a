import { prepareBuilds } from '../product/prepare.mjs';
import { endWith } from '../product/terminal.mjs';

prepareBuilds(process.argv.slice(2)).catch(endWith);
