import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

/** The repository's folder; its path may contain spaces. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const projectPath = (...parts) => path.join(ROOT, ...parts);

export const projectVersion = () => JSON.parse(readFileSync(projectPath('package.json'), 'utf8')).version;

const requireFromCms = createRequire(projectPath('cms/package.json'));

/** Loads a package that only the cms installs. */
export const cmsPackage = (name) => requireFromCms(name);

/** Loads a compiled module of the cms, so that commands and shop share one set of rules. */
export const cmsModule = (file) => requireFromCms(`./dist/${file}`);

/** Adds the variables of a .env file, if it exists; variables that are already set win. */
export function readEnvFile(file = projectPath('.env'), environment = process.env) {
  if (!existsSync(file)) return environment;
  for (const [name, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8'))))
    environment[name] ??= value;
  return environment;
}
