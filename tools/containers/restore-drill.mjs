import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../launcher/project.mjs';
import { runProgram, secondsUntilHealthy } from './compose.mjs';

// The name that the document gives to the backup.
const NAMED_FILE = 'jazmin-....tar.gz';

/** Returns the commands of the drill with Compose as docs/operations.md has them. */
function documentedCommands() {
  const text = readFileSync(projectPath('docs/operations.md'), 'utf8');
  const block = /With Compose on a new machine[^]*?```sh\n([^]*?)```/.exec(text);
  return block[1].trim();
}

/** Backs the shop up, removes all of it, and restores it by the documented commands. */
export async function restoreDrill({ project, orders, folder }) {
  const before = await orders();
  const file = path.join(folder, NAMED_FILE);
  await project.exec('cms', 'node', 'tools/backup.mjs', '/backups/drill.tar.gz');
  await runProgram('docker', ['cp', `${await project.containerOf('cms')}:/backups/drill.tar.gz`, file]);
  await project.compose('down', '-v');
  const begin = performance.now();
  const commands = documentedCommands()
    .replaceAll('docker compose', project.command)
    .replaceAll(NAMED_FILE, `'${file}'`);
  await runProgram('sh', ['-euc', commands], { env: project.environment });
  await secondsUntilHealthy(await project.containerOf('caddy'));
  const seconds = (performance.now() - begin) / 1000;
  const doctor = await project.exec('cms', 'node', 'tools/doctor.mjs').then(
    () => 'no fault',
    () => 'faults',
  );
  const after = await orders();
  return [
    after === before && doctor === 'no fault',
    `${before} orders, then ${after}; doctor: ${doctor}; ${seconds.toFixed(0)} s`,
  ];
}
