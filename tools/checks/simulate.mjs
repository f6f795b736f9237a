import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { nodeProgram } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';
import { prepareBuilds, prepareTools } from '../launcher/setup/prepare.mjs';
import { onSupportedNode } from '../launcher/setup/runtime.mjs';
import { exitWithError, UserError } from '../launcher/terminal/terminal.mjs';

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function optionsOf(args) {
  const options = {
    hours: { type: 'string' },
    seed: { type: 'string' },
    db: { type: 'string' },
    only: { type: 'string' },
  };
  const {
    hours = '0.1',
    seed = String(Date.now() % 1_000_000),
    db = 'sqlite',
    only,
  } = parseArgs({ args, options }).values;
  const database = DATABASES[db];
  if (!database) throw new UserError('Elegí --db sqlite o --db postgres.');
  if (!(Number(hours) > 0) || !Number.isInteger(Number(seed)))
    throw new UserError('--hours y --seed son números.');
  return {
    database,
    hours: Number(hours),
    seed: Number(seed),
    ...(only && { only: only.split(',').map(Number) }),
    replay: `npm run simulate -- --db ${db}`,
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
