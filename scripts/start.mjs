import { readEnvFile } from './product/env-file.mjs';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { stopWithNpm } from './product/stop-with-npm.mjs';
import { endWith, PlainError, say } from './product/terminal.mjs';

function stopOnSignals(product) {
  let asked = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      asked += 1;
      if (asked > 1) process.exit(130);
      say('\nStopping ... (once more to leave at once)');
      void product.stop();
    });
  }
}

async function run(product) {
  const running = await product.ready();
  const { sayWelcome } = await import('./product/welcome.mjs');
  if (running) await sayWelcome(product);
  const end = await product.broken;
  await product.stop();
  throw new PlainError(
    `The ${end.name} ended by itself (${end.reason}): everything was stopped. Its last lines are above.`,
  );
}

async function start() {
  readEnvFile(place('.env'));
  await prepareTools();
  // What follows reads the contract, which exists only from here on.
  const { readEnvironment } = await import('./product/environment.mjs');
  const { checkItCanStart, startProduct } = await import('./product/product.mjs');
  const settings = readEnvironment();
  await checkItCanStart(settings);
  await prepareBuilds(['cms', 'cms-panel', 'storefront', 'admin-panel']);
  const product = await startProduct(settings);
  stopOnSignals(product);
  stopWithNpm(() => void product.stop());
  await run(product);
}

start().catch(endWith);
