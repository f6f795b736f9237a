import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mail } from '../../../src/platform/mail/new-mail';

/** Reads the mails that the shop wrote instead of sending them, the oldest first. */
export const mailsIn = ({ dataDir }: { dataDir: string }): Mail[] =>
  readdirSync(path.join(dataDir, 'outbox'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(dataDir, 'outbox', name), 'utf8')) as Mail);
