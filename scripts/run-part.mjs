import { cmsEnvironment, storefrontEnvironment, storefrontProgram } from './product/child-environments.mjs';
import { startChild, stopChild } from './product/children.mjs';
import { readEnvironment } from './product/environment.mjs';
import { place } from './product/places.mjs';
import { readSecrets } from './product/secrets.mjs';
import { endWith, PlainError } from './product/terminal.mjs';

// One part alone, as a container runs it: installed and built before, the other part elsewhere.
const parts = {
  cms: (settings) => ({
    args: [place('cms/node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    cwd: place('cms'),
    env: cmsEnvironment(settings, readSecrets(settings.DATA_DIR), {
      email: settings.ADMIN_EMAIL,
      password: settings.ADMIN_PASSWORD,
    }),
  }),
  storefront: (settings) => ({
    args: storefrontProgram,
    cwd: place('storefront'),
    env: {
      ...storefrontEnvironment(settings, { INTERNAL_SECRET: process.env.INTERNAL_SECRET }),
      ...(process.env.CMS_URL ? { CMS_URL: process.env.CMS_URL } : {}),
    },
  }),
};

async function runPart(name) {
  if (!parts[name]) throw new PlainError(`Name a part: ${Object.keys(parts).join(' or ')}.`);
  const child = startChild({ name, isAlone: true, ...parts[name](readEnvironment()) });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopping = true;
      void stopChild(child);
    });
  }
  const end = await child.ended;
  if (!stopping) throw new PlainError(`The ${end.name} ended by itself (${end.reason}).`);
}

runPart(process.argv[2]).catch(endWith);
