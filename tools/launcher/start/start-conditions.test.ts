import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPorts } from '../processes/ports.mjs';
import { acquireLock, lockHolder, processStartTime, releaseLock } from '../setup/lock-file.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { checkDataFolder } from './start-conditions.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'start conditions-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const messageOf = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('checkPorts names the taken port and the setting to change', async () => {
  const holder = createServer();
  await new Promise<void>((done) => void holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  const refusal = checkPorts([{ name: 'CMS_PORT', host: '127.0.0.1', port }]);
  await expect(refusal).rejects.toThrow(`Port ${port} of 127.0.0.1 is already in use. Set CMS_PORT`);
  holder.close();
});

it('acquireLock refuses a lock of a living process and replaces one of a dead process', () => {
  const lock = path.join(folder, 'running.pid');
  writeFileSync(lock, String(process.ppid));
  expect(acquireLock(lock)).toBe(false);
  expect(lockHolder(lock)).toBe(process.ppid);
  writeFileSync(lock, '999999999');
  expect(acquireLock(lock)).toBe(true);
  releaseLock(lock);
});

// Start times come from /proc, which only Linux has.
it.runIf(processStartTime(process.pid))(
  'lockHolder ignores a process that reuses the id of the dead holder',
  () => {
    const lock = path.join(folder, 'running.pid');
    writeFileSync(lock, `${process.ppid} another-start-of-the-machine/1`);
    expect(lockHolder(lock)).toBeNull();
    writeFileSync(lock, `${process.ppid} ${processStartTime(process.ppid)}`);
    expect(lockHolder(lock)).toBe(process.ppid);
  },
);

it('checkDataFolder creates the folder and rejects one that is not writable', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(messageOf(() => checkDataFolder(file))).toContain(`DATA_DIR ${file} cannot be used`);
  expect(messageOf(() => checkDataFolder(path.join(folder, 'new')))).toBe('');
});

it('contentHash changes with a source and not with a test', () => {
  writeFileSync(path.join(folder, 'a.ts'), '1');
  const before = contentHash(['.'], folder);
  writeFileSync(path.join(folder, 'a.test.ts'), '1');
  expect(contentHash(['.'], folder)).toBe(before);
  writeFileSync(path.join(folder, 'a.ts'), '2');
  expect(contentHash(['.'], folder)).not.toBe(before);
});
