import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CmsProcess } from '../servers/spawn-cms';

const SECRETS = /^(APP_KEYS|\w+_(SALT|SECRET|KEY))$/;

export function keepSecrets({ dataDir, environment }: CmsProcess): void {
  const secrets = Object.fromEntries(Object.entries(environment).filter(([name]) => SECRETS.test(name)));
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
}

export const secretsIn = (dataDir: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
