import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectPath } from '../launcher/project.mjs';
import { writePrivateFile } from '../launcher/settings/private-file.mjs';
import { CopyError } from './copy-folder.mjs';

const KEPT_LINES = 5;

/** Returns Litestream's program, an optional package of each platform; throws where there is none. */
export function litestreamProgram() {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`;
  try {
    return createRequire(projectPath('package.json')).resolve(name);
  } catch {
    throw new CopyError('program');
  }
}

// YAML contains JSON. Litestream's own log names every second of a busy shop.
const configOf = (database, replica, keptHours) => ({
  logging: { level: 'error', stderr: true },
  dbs: [
    {
      path: database,
      'monitor-interval': '1s',
      replicas: [
        {
          type: 'file',
          path: replica,
          'sync-interval': '1s',
          'snapshot-interval': '24h',
          retention: `${keptHours}h`,
        },
      ],
    },
  ],
});

// Litestream would outlive a copying process that is killed: it ends when its standard input does.
const END_WITH_PARENT = 'exec 3<&0; { read -r _ <&3; kill $$; } >/dev/null 2>&1 & exec "$@" </dev/null';

function keepLines(stream) {
  const lines = [];
  createInterface({ input: stream }).on('line', (line) => lines.push(line) > KEPT_LINES && lines.shift());
  return lines;
}

/** Starts the replication of a SQLite file into a folder; `ended` resolves with Litestream's last lines. */
export function startLitestream(dataDir, replica, keptHours) {
  const config = path.join(dataDir, 'litestream.json');
  writePrivateFile(config, configOf(path.join(dataDir, 'shop.db'), replica, keptHours));
  const command = [litestreamProgram(), 'replicate', '-no-expand-env', '-config', config];
  const { PATH, HOME } = process.env;
  // None of the shop's secrets: Litestream is another's program.
  const options = { env: { PATH, HOME }, stdio: ['pipe', 'ignore', 'pipe'] };
  const child = spawn('sh', ['-c', END_WITH_PARENT, 'sh', ...command], options);
  const lines = keepLines(child.stderr);
  const ended = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', () => resolve(lines.join('\n')));
  });
  // The shell that waits for the end of the input.
  void ended.then(() => child.stdin.destroy());
  return { child, ended };
}
