import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../project.mjs';
import { runQuietly } from '../processes/run-command.mjs';

const EMITTED = /(\.d\.ts|\.js|\.js\.map)$/;

const sourcesOf = (relative) =>
  EMITTED.test(relative)
    ? ['.ts', '.js'].map((extension) => relative.replace(EMITTED, extension))
    : [relative];

// Strapi loads every file in dist, so outputs of deleted sources have to go.
function removeOrphans(folder = '') {
  for (const entry of readdirSync(projectPath('cms/dist', folder), { withFileTypes: true })) {
    const relative = path.join(folder, entry.name);
    if (entry.isDirectory()) removeOrphans(relative);
    else if (!sourcesOf(relative).some((source) => existsSync(projectPath('cms', source))))
      rmSync(projectPath('cms/dist', relative));
  }
}

// The incremental compiler emits nothing if its build info outlives its output.
if (!existsSync(projectPath('cms/dist/src/index.js')))
  rmSync(projectPath('cms/dist/.tsbuildinfo'), { force: true });
const compiler = projectPath('cms/node_modules/typescript/bin/tsc');
const { code, output } = await runQuietly([process.execPath, [compiler, '-p', 'tsconfig.json']], {
  cwd: projectPath('cms'),
});
process.stdout.write(output);
process.exitCode = code;
if (code === 0) for (const folder of ['src', 'config']) removeOrphans(folder);
