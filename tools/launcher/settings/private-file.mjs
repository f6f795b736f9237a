import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Reads a JSON object; returns {} without a file and null if the content is not an object. */
export function readRecord(file) {
  if (!existsSync(file)) return {};
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
    return isRecord ? record : null;
  } catch {
    return null;
  }
}

export function writePrivateFile(file, value) {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
