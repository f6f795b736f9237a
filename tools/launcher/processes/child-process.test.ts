import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChild, stopChild } from './child-process.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'child process-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stopChild lets a child finish, and `ended` reports the exit code of one that fails', async () => {
  const lines: string[] = [];
  const script = path.join(folder, 'child.mjs');
  writeFileSync(
    script,
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('up'); setInterval(() => {}, 1000);",
  );
  let isUp: () => void;
  const up = new Promise<void>((resolve) => (isUp = resolve));
  const write = (line: string) => {
    lines.push(line);
    isUp();
  };
  const child = startChild({ name: 'part', args: [script], cwd: folder, env: process.env }, write);
  await up;
  await stopChild(child);
  expect(lines).toEqual(['part       | up\n', 'part       | bye\n']);

  const broken = startChild({
    name: 'other',
    args: ['-e', 'process.exit(3)'],
    cwd: folder,
    env: process.env,
  });
  expect(await broken.ended).toEqual({ name: 'other', reason: 'exit code 3' });
});

it.skipIf(process.platform === 'win32')(
  'stopWhenNpmEnds stops the script when npm’s shell is terminated',
  async () => {
    const script = path.join(folder, 'started.mjs');
    const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'stop-with-npm.mjs')).href;
    writeFileSync(
      script,
      `import { stopWhenNpmEnds } from '${moduleUrl}';
    const shop = setInterval(() => {}, 1000);
    stopWhenNpmEnds(() => { console.log('stopped'); clearInterval(shop); });
    console.log('up');`,
    );
    const shell = spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, script], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const piece of shell.stdout) {
      output += String(piece);
      if (output === 'up\n') shell.kill('SIGTERM');
    }
    expect(output).toBe('up\nstopped\n');
  },
);

it('startChild does not keep alive a child that has nothing left to do', async () => {
  const idle = startChild({ name: 'idle', args: ['-e', ''], cwd: folder, env: process.env });
  expect(await idle.ended).toEqual({ name: 'idle', reason: 'exit code 0' });
});
