import { readEnvFile } from '../project.mjs';
import { prepareBuilds, prepareTools } from '../setup/prepare.mjs';
import { onSupportedNode } from '../setup/runtime.mjs';
import { toUserError } from './owner-errors.mjs';
import { exitWithError, UserError } from './terminal.mjs';

/** Returns the arguments of a command; throws its usage for unknown options or too many files. */
export function checkArguments(words, { usage, files = 0, options = [] }) {
  const isOption = (word) => word.startsWith('-');
  const isKnown = words.filter(isOption).every((word) => options.includes(word));
  if (!isKnown || words.filter((word) => !isOption(word)).length > files) throw new UserError(usage);
  return words;
}

/** Runs an owner's command with the shop's settings, after installing and building what it needs; a `bare` option needs none. */
export function ownerCommand(syntax, work) {
  const run = async () => {
    const words = checkArguments(process.argv.slice(2), syntax);
    readEnvFile();
    await prepareTools();
    await prepareBuilds(['cms']);
    const { readEnvironment } = await import('../settings/environment.mjs');
    const settings = words.includes(syntax.bare) ? {} : readEnvironment();
    if ((await work(settings, words)) === false) process.exitCode = 1;
  };
  onSupportedNode(run).catch((error) => exitWithError(toUserError(error)));
}
