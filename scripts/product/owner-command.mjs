import { readEnvFile } from './env-file.mjs';
import { place } from './places.mjs';
import { prepareBuilds, prepareTools } from './prepare.mjs';
import { inWords } from './plain-faults.mjs';
import { endWith, PlainError } from './terminal.mjs';

/** What follows a command's name, when it is no more than the command takes; else its usage. */
export function argumentsOf(given, { usage, files = 0, options = [] }) {
  const isOption = (word) => word.startsWith('-');
  const isKnown = given.filter(isOption).every((word) => options.includes(word));
  if (!isKnown || given.filter((word) => !isOption(word)).length > files) throw new PlainError(usage);
  return given;
}

/** Runs a command of the owner's: what it needs is installed and built first, its settings are those of the shop. */
export function ownerCommand(takes, work) {
  const run = async () => {
    const given = argumentsOf(process.argv.slice(2), takes);
    readEnvFile(place('.env'));
    await prepareTools();
    await prepareBuilds(['cms']);
    const { readEnvironment } = await import('./environment.mjs');
    if ((await work(readEnvironment(), given)) === false) process.exitCode = 1;
  };
  run().catch((error) => endWith(inWords(error)));
}
