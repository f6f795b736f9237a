import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path from there with forward slashes. */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Passes chunks on and says, once they are through, what they come to. */
export async function* hashed(chunks, report) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  report({ bytes, sha256: hash.digest('hex') });
}

/** A file of the disk as one of an archive. */
export function archived(name, file, report) {
  const { size, mtime } = statSync(file);
  const whole = size === 0 ? [] : createReadStream(file, { end: size - 1 });
  return { name, size, modifiedAt: mtime, chunks: hashed(whole, (sums) => report({ name, ...sums })) };
}
