import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { projectPath } from '../project.mjs';
import { runQuietly } from '../processes/run-command.mjs';

const FOLDER = projectPath('.cache/panel-build');
const APP = `${FOLDER}/app`;
const TARGET = projectPath('cms/dist/build');

// The running cms loads cms/dist, which `strapi build` would compile again in place. It builds the panel of an
// application without TypeScript instead, whose parts are links.
function linkApplication() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${APP}/src`, { recursive: true });
  const links = { 'src/admin': 'cms/src/admin', config: 'cms/dist/config', node_modules: 'cms/node_modules' };
  for (const [link, folder] of Object.entries(links))
    symlinkSync(projectPath(folder), `${APP}/${link}`, 'junction');
  for (const file of ['package.json', 'favicon.png'])
    copyFileSync(projectPath('cms', file), `${APP}/${file}`);
}

// A rename publishes the whole build at once, so that an interrupted one leaves nothing behind.
function publish() {
  rmSync(TARGET, { recursive: true, force: true });
  renameSync(`${APP}/build`, TARGET);
}

linkApplication();
const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
const { code, output } = await runQuietly([process.execPath, [strapi, 'build']], {
  cwd: APP,
  // Building loads the whole configuration, which must not touch the shop's data.
  env: { NODE_ENV: 'production', DATA_DIR: `${FOLDER}/data`, STRAPI_TELEMETRY_DISABLED: 'true' },
});
process.stdout.write(output);
process.exitCode = code;
if (code === 0) publish();
