import { prepareTools } from './product/prepare.mjs';
import { endWith } from './product/terminal.mjs';

async function verify() {
  await prepareTools();
  const { runLanes, sayTotal } = await import('./checks/outcome.mjs');
  const { verifyLanes } = await import('./checks/all-checks.mjs');
  sayTotal(await runLanes(verifyLanes()));
}

verify().catch(endWith);
