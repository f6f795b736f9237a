import { findChromium, HOW_TO_INSTALL } from './checks/chromium.mjs';
import { prepareTools } from './product/prepare.mjs';
import { endWith, PlainError } from './product/terminal.mjs';

async function test() {
  // Said before minutes of other checks, and never skipped silently.
  if (!findChromium()) throw new PlainError(`${HOW_TO_INSTALL}\n0 passed, 1 failed`);
  await prepareTools();
  const { runCheck, runLanes, sayTotal } = await import('./checks/outcome.mjs');
  const { endToEndCheck, verifyLanes } = await import('./checks/all-checks.mjs');
  const verified = await runLanes(verifyLanes());
  sayTotal([...verified, await runCheck(endToEndCheck())]);
}

test().catch(endWith);
