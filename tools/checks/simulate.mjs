import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { nodeProgram } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';
import { prepareBuilds, prepareTools } from '../launcher/setup/prepare.mjs';
import { onSupportedNode } from '../launcher/setup/runtime.mjs';
import { exitWithError, UserError } from '../launcher/terminal/terminal.mjs';

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const OPTIONS = {
  hours: { type: 'string', default: '0.1' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  db: { type: 'string', default: 'sqlite' },
  // 'all' plays each step of the seed's history, a list of numbers only these.
  replay: { type: 'string' },
  // A second process of the cms takes calls and is killed in the middle of some.
  kills: { type: 'boolean', default: false },
};

function optionsOf(args) {
  const { hours, seed, db, replay, kills } = parseArgs({ args, options: OPTIONS }).values;
  const database = DATABASES[db];
  if (!database) throw new UserError('Elegí --db sqlite o --db postgres.');
  if (!(Number(hours) > 0) || !Number.isInteger(Number(seed)))
    throw new UserError('--hours y --seed son números.');
  return {
    database,
    hours: Number(hours),
    seed: Number(seed),
    kills,
    replay: replay !== undefined,
    ...(replay && replay !== 'all' && { only: replay.split(',').map(Number) }),
    command: `npm run simulate -- --db ${db}${kills ? ' --kills' : ''}`,
  };
}

/** Plays random histories of a shop against the built cms: thousands of steps a minute, for as long as it is told. */
async function simulate(args) {
  const options = optionsOf(args);
  await prepareTools();
  await prepareBuilds(['cms']);
  const [command, given] = nodeProgram(
    'vitest/vitest.mjs',
    'run',
    '--project',
    'cms',
    'cms/tests/simulate.test.ts',
  );
  const env = { ...process.env, SIMULATE: JSON.stringify(options) };
  const child = spawn(command, [...given, '--disable-console-intercept'], {
    cwd: projectPath('.'),
    env,
    stdio: 'inherit',
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new UserError('La simulación encontró fallas.');
}

onSupportedNode(() => simulate(process.argv.slice(2))).catch(exitWithError);
