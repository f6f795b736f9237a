import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

type CommandRun = { code: number | null; output: string };

export function runCommand(
  name: 'backup' | 'restore' | 'doctor' | 'move-to-postgres' | 'reset-second-factor' | 'reset-password',
  shop: { dataDir: string; databaseUrl?: string; env?: Record<string, string> },
  ...args: string[]
): Promise<CommandRun> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'tools', `${name}.mjs`), ...args], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl ?? '', ...shop.env },
  });
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}
