import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; it may hold spaces. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const place = (...parts) => path.join(ROOT, ...parts);
