import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { npm, runQuietly, runStep } from '../launcher/processes/run-command.mjs';
import { projectPath, ROOT } from '../launcher/project.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';
import { dateHeading, setVersion } from './set-version.mjs';
import { writeSboms } from './write-sbom.mjs';

const USAGE = 'npm run release -- VERSION, such as 0.1.0';
const CHANGELOG = projectPath('CHANGELOG.md');
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function requireReleasable(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new UserError(USAGE);
  if (git('status', '--porcelain') !== '') throw new UserError('Commit or remove your changes first.');
  if (git('branch', '--show-current') !== 'main') throw new UserError('Releases are made on main.');
  if (git('tag', '--list', `v${version}`) !== '') throw new UserError(`v${version} exists already.`);
}

async function commitVersion(version) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, dateHeading(readFileSync(CHANGELOG, 'utf8'), version, day));
  setVersion(version);
  for (const folder of ['.', 'cms']) {
    const command = npm('install', '--package-lock-only', '--ignore-scripts');
    await runStep(`Lock file of ${folder}`, command, { cwd: projectPath(folder) });
  }
  git('commit', '--all', '--message', `chore: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Jazmín Lencería ${version}`);
}

const imageCommands = (version) =>
  ['cms', 'storefront'].map((part) => [
    'docker',
    ['build', '--file', `docker/${part}.Dockerfile`, '--tag', `jazmin-${part}:${version}`, '.'],
  ]);

async function buildImages(version) {
  const commands = imageCommands(version);
  const { code } = await runQuietly(['docker', ['info']]).catch(() => ({ code: 1 }));
  if (code === 0) for (const command of commands) await runStep(command[1].at(-2), command);
  else
    print(
      `Docker is not running here. Build the images with:\n${commands.map((one) => one.flat().join(' ')).join('\n')}`,
    );
}

/** Checks, versions, tags and packs a release; nothing is pushed. */
async function release(version) {
  requireReleasable(version);
  await runStep('All checks', npm('test', '--silent'));
  await commitVersion(version);
  print((await writeSboms(projectPath('release'))).join('\n'));
  await buildImages(version);
  print(`\nv${version} is tagged here. Publish it with: git push origin main v${version}`);
}

release(process.argv[2]).catch(exitWithError);
