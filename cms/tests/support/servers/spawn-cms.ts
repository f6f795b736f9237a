import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { freePort } from '../../../../tools/launcher/processes/ports.mjs';
import { PG_DEPRECATION } from '../databases/fail-on-deprecated-queries';
import { callOn, cmsEnvironment, newDataFolder, type CmsOptions, type TestCms } from './start-cms';

const thisVersion = path.resolve(import.meta.dirname, '../../..');

export type CmsProcess = Pick<TestCms, 'call' | 'origin' | 'dataDir'> & {
  child: ChildProcess;
  environment: Record<string, string>;
  output: () => string;
  ended: Promise<number | null>;
};

async function isServing(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function untilServing(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    if (await isServing(origin)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the cms ended before it served:\n${output()}`);
}

type SpawnOptions = CmsOptions & {
  /** A program with arguments that starts the cms. */
  within?: readonly [string, ...string[]];
  appDir?: string;
};

const temporary: string[] = [];
const outputs: (() => string)[] = [];

async function temporaryFolder(options: CmsOptions): Promise<string> {
  const folder = await newDataFolder(options);
  temporary.push(folder);
  return folder;
}

afterAll(() => {
  for (const output of outputs) expect(output(), 'what a cms wrote').not.toMatch(PG_DEPRECATION);
});

// Several processes may use one folder, so it is removed at the end of the test file.
afterAll(() => Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true }))));

export async function spawnCms(options: SpawnOptions = {}): Promise<CmsProcess> {
  const dataDir = options.dataDir ?? (await temporaryFolder(options));
  const port = await freePort();
  const environment = { ...cmsEnvironment(dataDir, options), CMS_PORT: String(port) };
  const appDir = options.appDir ?? thisVersion;
  const command = [process.execPath, path.resolve(appDir, '../tools/launcher/start/start-strapi.mjs')];
  const [program = '', ...args] = [...(options.within ?? []), ...command];
  const child = spawn(program, args, {
    cwd: appDir,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const keep = (chunk: Buffer) => void (written += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  const output = () => written;
  outputs.push(output);
  await untilServing(origin, child, output);
  const call: TestCms['call'] = (url, init) => callOn(origin, url, init);
  return { child, origin, dataDir, environment, call, output, ended };
}
