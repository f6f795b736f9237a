import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryOf, extractArchive, filesBelow, writeArchive } from './archive.mjs';

let folder: string;
let target: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop archive-'));
  target = path.join(folder, 'target');
  archive = path.join(folder, 'copy.tar.gz');
  mkdirSync(target);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BLOCK = 512;

type Header = { name: string; content?: string; type?: string; linkname?: string };

/** A tar entry as versions before 0.2 wrote it: POSIX ustar, without a library. */
function earlierEntry({ name, content = '', type = '0', linkname = '' }: Header): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100);
  header.write(octal(Buffer.byteLength(content), 12) + octal(1_700_000_000, 12), 124);
  header.write(' '.repeat(8) + type + linkname, 148);
  header.write('ustar\x0000', 257);
  const checksum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK - (Buffer.byteLength(content) % BLOCK)) % BLOCK);
  return Buffer.concat([header, Buffer.from(content), padding]);
}

const earlierArchive = (...entries: Header[]) =>
  Buffer.concat([...entries.map(earlierEntry), Buffer.alloc(2 * BLOCK)]);

const extract = (bytes: Buffer) => {
  writeFileSync(archive, bytes);
  return extractArchive(archive, target);
};

async function archiveOf(files: Record<string, string>): Promise<void> {
  const source = path.join(folder, 'source');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    writeFileSync(path.join(source, name), content);
  }
  const entries = filesBelow(source).map((name) => entryOf(name, path.join(source, name), () => undefined));
  await writeArchive(archive, entries);
}

it('an archive restores empty, small and large files with their sizes and hashes', async () => {
  const large = 'x'.repeat(3_000_000);
  const longName = `proofs/${'n'.repeat(150)}.jpg`;
  await archiveOf({
    'secrets.json': '{}',
    'proofs/empty.jpg': '',
    'outbox/large.json': large,
    [longName]: 'y',
  });
  const sums = await extractArchive(archive, target);
  expect([...sums.keys()].sort()).toEqual(
    ['outbox/large.json', 'proofs/empty.jpg', longName, 'secrets.json'].sort(),
  );
  expect(sums.get('outbox/large.json').bytes).toBe(large.length);
  expect(readFileSync(path.join(target, 'outbox/large.json'), 'utf8')).toBe(large);
  expect(readFileSync(path.join(target, 'proofs/empty.jpg'), 'utf8')).toBe('');
});

it('an archive of an earlier version is extracted', async () => {
  const files = { 'database/shop.db': 'rows'.repeat(500), 'manifest.json': '{}' };
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  const sums = await extract(gzipSync(earlierArchive(...entries)));
  expect([...sums.keys()]).toEqual(Object.keys(files));
  expect(readFileSync(path.join(target, 'database/shop.db'), 'utf8')).toBe(files['database/shop.db']);
});

it.each(['../outside.txt', '/etc/outside', 'proofs/../../outside', 'a//b', ''])(
  'an entry named %j is refused',
  async (name) => {
    await expect(extract(gzipSync(earlierArchive({ name, content: 'x' })))).rejects.toThrow(
      'no es un nombre',
    );
    expect(filesBelow(folder)).toEqual(['copy.tar.gz']);
  },
);

it.each([
  ['hard link', '1'],
  ['symbolic link', '2'],
  ['character device', '3'],
  ['block device', '4'],
  ['pipe', '6'],
])('an entry that is a %s is refused', async (_kind, type) => {
  const link = earlierArchive({ name: 'proofs/link', type, linkname: '/etc/passwd' });
  await expect(extract(gzipSync(link))).rejects.toThrow('no es un nombre');
});

it('a truncated archive is refused, whether cut before or inside its compression', async () => {
  await archiveOf({ 'secrets.json': 'x'.repeat(5_000) });
  const whole = readFileSync(archive);
  await expect(extract(whole.subarray(0, whole.length - 20))).rejects.toThrow();
  rmSync(target, { recursive: true });
  await expect(extract(gzipSync(gunzipSync(whole).subarray(0, 3_000)))).rejects.toThrow();
});

it('an archive with a damaged header is refused', async () => {
  const bytes = earlierArchive({ name: 'secrets.json', content: '{}' });
  bytes.write('X', 0);
  await expect(extract(gzipSync(bytes))).rejects.toThrow();
});

it('a file that shrinks while it is archived fails the archive', async () => {
  const entries = [{ name: 'proofs/a.jpg', size: 10, mtime: new Date(), chunks: [Buffer.from('short')] }];
  await expect(writeArchive(archive, entries)).rejects.toThrow('proofs/a.jpg changed while it was read');
});
