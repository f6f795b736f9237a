import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads a .env file where there is one; what the process already has wins. */
export function readEnvFile(file, environment = process.env) {
  if (!existsSync(file)) return environment;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    environment[name] ??= value;
  return environment;
}
