import { readFileSync } from 'node:fs';
import { projectPath } from '../launcher/project.mjs';
import { runProgram } from './compose.mjs';

/** Returns the commands of docs/operations.md that follow a text. */
export function documentedCommands(text) {
  const page = readFileSync(projectPath('docs/operations.md'), 'utf8');
  const at = page.indexOf(text);
  if (at < 0) throw new Error(`docs/operations.md does not say: ${text}`);
  return /```sh\n([^]*?)```/.exec(page.slice(at))[1].trim();
}

/** Runs commands in the folder of a project, with the files and settings of the project. */
export const runCommands = (project, commands) =>
  runProgram('sh', ['-euc', commands.replaceAll('docker compose', project.command)], {
    env: project.environment,
    cwd: project.folder,
  });
