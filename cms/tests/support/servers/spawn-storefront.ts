import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../../tools/launcher/processes/ports.mjs';
import { callOn, type TestCms } from './start-cms';

const folder = path.resolve(import.meta.dirname, '../../../../storefront');
const program = path.join(folder, 'dist/server/main.js');

type Options = {
  cmsOrigin: string;
  internalSecret: string;
  behindProxy?: boolean;
  env?: Record<string, string>;
};
export type StorefrontProcess = Pick<TestCms, 'call' | 'origin'> & {
  child: ChildProcess;
  ended: Promise<number | null>;
};

const opens = (child: ChildProcess): Promise<void> =>
  new Promise((done, failed) => {
    let written = '';
    const hear = (chunk: Buffer) => {
      written += chunk.toString();
      if (written.includes('The shop is open')) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => failed(new Error(`the storefront ended before it served:\n${written}`)));
  });

export async function spawnStorefront(options: Options): Promise<StorefrontProcess> {
  if (!existsSync(program)) throw new Error('Build the storefront first: npm run build -w storefront');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      CMS_URL: options.cmsOrigin,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      INTERNAL_SECRET: options.internalSecret,
      BEHIND_PROXY: String(options.behindProxy ?? false),
      RATE_LIMIT_FACTOR: '10000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  await opens(child);
  return { child, ended, origin, call: (url, init) => callOn(origin, url, init) };
}
