import path from 'node:path';
import { runProgram, secondsUntilHealthy } from './compose.mjs';
import { documentedCommands, runCommands } from './documented-commands.mjs';

// The name that the document gives to the backup.
const NAMED_FILE = 'jazmin-....tar.gz';

/** Backs the shop up, removes all of it, and restores it by the documented commands. */
export async function restoreDrill({ project, orders, folder }) {
  const before = await orders();
  const file = path.join(folder, NAMED_FILE);
  await project.exec('cms', 'node', 'tools/backup.mjs', '/backups/drill.tar.gz');
  await runProgram('docker', ['cp', `${await project.containerOf('cms')}:/backups/drill.tar.gz`, file]);
  await project.compose('down', '-v');
  const begin = performance.now();
  const commands = documentedCommands('With Compose on a new machine');
  await runCommands(project, commands.replaceAll(NAMED_FILE, `'${file}'`));
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
