import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';

/** What the name of a shop's file looks like; no other leaves its folder. */
export const SAFE_NAME = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function* hashed(chunks, onEnd) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  onEnd({ bytes, sha256: hash.digest('hex') });
}

/** Returns an archive entry of this content; `onEnd` receives its name, size and hash. */
export const entryFrom = ({ name, chunks, ...header }, onEnd) => ({
  name,
  ...header,
  chunks: hashed(chunks, (sum) => onEnd({ name, ...sum })),
});

/** Returns a file of the disk as an archive entry of the size it has now. */
export function entryOf(name, file, onEnd) {
  const { size, mtime } = statSync(file);
  const chunks = size === 0 ? [] : createReadStream(file, { end: size - 1 });
  return entryFrom({ name, size, mtime, chunks }, onEnd);
}

async function* ofSize({ name, size, chunks }) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== size) throw new Error(`${name} changed while it was read`);
}

async function packEntries(pack, entries) {
  for await (const entry of entries) {
    const { name, size, mtime } = entry;
    await pipeline(ofSize(entry), pack.entry({ name, size, mtime, mode: 0o600 }));
  }
  pack.finalize();
}

// The handle is closed before the folder may be removed: a stream that is still opening would create the file again.
async function withNewFile(file, work) {
  const handle = await open(file, 'wx', 0o600);
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

// A copy of the shop leaves out what is younger than a moment, so files keep their times.
function writeFile(file, chunks, mtime) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return withNewFile(file, async (handle) => {
    await writeAll(handle, chunks);
    await handle.utimes(mtime, mtime);
  });
}

async function writeAll(handle, chunks) {
  for await (const chunk of chunks) await handle.writeFile(chunk);
}

/** Writes an archive of the entries to a new file and flushes it; throws when one is not of the size it named. */
export const writeArchive = (file, entries) =>
  withNewFile(file, async (handle) => {
    const pack = tar.pack();
    // An error destroys the pack and so rejects the pipeline below.
    const packing = packEntries(pack, entries).catch((error) => pack.destroy(error));
    await pipeline(pack, createGzip({ level: 4 }), (chunks) => writeAll(handle, chunks));
    await packing;
    await handle.sync();
  });

async function skip(chunks) {
  const reader = chunks[Symbol.asyncIterator]();
  while (!(await reader.next()).done);
}

/** Extracts the wanted files of an archive, a file or chunks; returns the size and hash of every file in it. */
export async function extractArchive(source, folder, isWanted = () => true) {
  const sums = new Map();
  const entries = tar.extract();
  const chunks = typeof source === 'string' ? createReadStream(source) : source;
  const reading = pipeline(chunks, createGunzip(), entries);
  reading.catch((error) => entries.destroy(error));
  for await (const entry of entries) {
    const { name, type, mtime } = entry.header;
    if (type !== 'file' || !SAFE_NAME.test(name)) throw new Error(`${name} no es un nombre de la tienda`);
    const content = hashed(entry, (sum) => sums.set(name, sum));
    await (isWanted(name) ? writeFile(path.join(folder, name), content, mtime) : skip(content));
  }
  await reading;
  return sums;
}
