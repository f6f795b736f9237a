import { prepareTools } from '../launcher/setup/prepare.mjs';
import { onSupportedNode } from '../launcher/setup/runtime.mjs';
import { exitWithError, UserError } from '../launcher/terminal/terminal.mjs';
import { findChromium, HOW_TO_INSTALL } from './chromium.mjs';

const onlyChanged = process.argv.includes('--changed');
const withBrowser = !process.argv.includes('--without-browser');

async function test() {
  // The browser is checked first: other checks would delay the report of a missing one by minutes.
  if (withBrowser && !findChromium()) throw new UserError(`${HOW_TO_INSTALL}\n0 passed, 1 failed`);
  await prepareTools();
  // run-checks and the check list need the packages that prepareTools installs.
  const { printTotal, runChecks } = await import('./run-checks.mjs');
  const { checkList } = await import('./check-list.mjs');
  const { changedCheckList } = await import('./changed/changed-checks.mjs');
  printTotal(await runChecks(onlyChanged ? changedCheckList() : checkList({ withBrowser })));
}

onSupportedNode(test).catch(exitWithError);
