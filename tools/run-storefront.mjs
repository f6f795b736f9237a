import { runAlone } from './launcher/processes/run-alone.mjs';
import { projectPath } from './launcher/project.mjs';
import { storefrontProgram } from './launcher/settings/storefront-program.mjs';
import { exitWithError } from './launcher/terminal/terminal.mjs';

// The storefront's image holds no packages, so nothing here may load one: tools/run-part.mjs needs the contract.
runAlone({
  name: 'storefront',
  health: `http://127.0.0.1:${process.env.PORT ?? 3000}/livez`,
  args: storefrontProgram,
  cwd: projectPath('storefront'),
  env: process.env,
}).catch(exitWithError);
