import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../../tools/launcher/processes/ports.mjs';
import { callOn, cmsEnvironment, type TestCms } from './start-cms';

const root = path.resolve(import.meta.dirname, '../../../..');
const programs = { cms: 'start-strapi.mjs', storefront: 'dist/server/main.js' };

export type ShopProcess = Pick<TestCms, 'call' | 'origin' | 'dataDir'> & {
  child: ChildProcess;
  environment: Record<string, string>;
  cms: Pick<TestCms, 'call'>;
  pidOf: (part: keyof typeof programs) => number | undefined;
  output: () => string;
  /** Resolves when the launcher has written the text the given number of times. */
  says: (text: string, times?: number) => Promise<void>;
  ended: Promise<number | null>;
};

function childOf(parent: number, program: string): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find((one) => one.trim().split(/\s+/)[1] === String(parent) && one.includes(program));
  return line ? Number(line.trim().split(/\s+/)[0]) : undefined;
}

/** Runs `npm start` of the built shop on free ports. */
export async function spawnShop(dataDir: string, env: Record<string, string> = {}): Promise<ShopProcess> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const environment = {
    ...cmsEnvironment(dataDir, { env }),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    // The builds exist: nothing is installed or built.
    SHOP_IMAGE: 'true',
  };
  const child = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const keep = (chunk: Buffer) => void (written += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [origin, cmsOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  return {
    child,
    origin,
    dataDir,
    environment,
    call: (url, init) => callOn(origin, url, init),
    cms: { call: (url, init) => callOn(cmsOrigin, url, init) },
    pidOf: (part) => childOf(child.pid as number, programs[part]),
    output: () => written,
    says: (text, times = 1) =>
      vi
        .waitUntil(() => written.split(text).length > times, { timeout: 240_000, interval: 50 })
        .then(
          () => undefined,
          () => Promise.reject(new Error(`the shop did not say "${text}":\n${written}`)),
        ),
    ended: new Promise((done) => child.on('close', done)),
  };
}
