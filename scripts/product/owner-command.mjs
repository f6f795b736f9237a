import { readEnvFile } from './env-file.mjs';
import { place } from './places.mjs';
import { prepareBuilds, prepareTools } from './prepare.mjs';
import { endWith } from './terminal.mjs';

/** Runs a command of the owner's: what it needs is installed and built first, its settings are those of the shop. */
export function ownerCommand(work) {
  const run = async () => {
    readEnvFile(place('.env'));
    await prepareTools();
    await prepareBuilds(['cms']);
    const { readEnvironment } = await import('./environment.mjs');
    if ((await work(readEnvironment(), process.argv.slice(2))) === false) process.exitCode = 1;
  };
  run().catch(endWith);
}
