import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { place } from './places.mjs';
import { runQuietly } from './run.mjs';

const emitted = /(\.d\.ts|\.js|\.js\.map)$/;

const sourcesOf = (relative) =>
  emitted.test(relative)
    ? ['.ts', '.js'].map((extension) => relative.replace(emitted, extension))
    : [relative];

// Strapi loads whatever lies in dist: a deleted route or content type must not live on there.
function removeOrphans(folder = '') {
  for (const entry of readdirSync(place('cms/dist', folder), { withFileTypes: true })) {
    const relative = path.join(folder, entry.name);
    if (entry.isDirectory()) removeOrphans(relative);
    else if (!sourcesOf(relative).some((source) => existsSync(place('cms', source))))
      rmSync(place('cms/dist', relative));
  }
}

// Without its output the incremental compiler would still believe that everything is emitted.
if (!existsSync(place('cms/dist/src/index.js'))) rmSync(place('cms/dist/.tsbuildinfo'), { force: true });
const compiler = place('cms/node_modules/typescript/bin/tsc');
const { code, output } = await runQuietly([process.execPath, [compiler, '-p', 'tsconfig.json']], {
  cwd: place('cms'),
});
process.stdout.write(output);
process.exitCode = code;
if (code === 0) for (const folder of ['src', 'config']) removeOrphans(folder);
