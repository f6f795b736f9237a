import { existsSync, readFileSync } from 'node:fs';

/** What a small file of the shop's own holds; nothing where there is none, null where it cannot be read as such. */
export function recordIn(file) {
  if (!existsSync(file)) return {};
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
    return isRecord ? record : null;
  } catch {
    return null;
  }
}
