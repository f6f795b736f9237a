import { hostForUrl } from '@shop/contract';
import { projectPath } from '../project.mjs';
import { cmsEnvironment, storefrontEnvironment } from '../settings/child-environments.mjs';
import { storefrontProgram } from '../settings/storefront-program.mjs';

export function addressesOf(settings) {
  const local = `http://${hostForUrl(settings.HOST)}:${settings.PORT}`;
  const cms = `http://127.0.0.1:${settings.CMS_PORT}`;
  const shop = settings.PUBLIC_URL ?? local;
  return { shop, backOffice: `${shop}/admin`, panel: `${cms}/admin`, local, cms };
}

export const portsOf = ({ HOST, PORT, CMS_PORT }) => [
  { name: 'PORT', host: HOST, port: PORT },
  { name: 'CMS_PORT', host: '127.0.0.1', port: CMS_PORT },
];

export const partsOf = (settings, secrets, administrator) => [
  {
    name: 'cms',
    isWatched: true,
    health: `${addressesOf(settings).cms}/api/health`,
    // A quarter of the default young generation: an idle cms needs 10 to 20 MB less.
    args: ['--max-semi-space-size=4', projectPath('tools/launcher/start/start-strapi.mjs')],
    cwd: projectPath('cms'),
    env: cmsEnvironment(settings, secrets, administrator),
  },
  {
    name: 'storefront',
    isWatched: true,
    health: `${addressesOf(settings).local}/api/health`,
    args: storefrontProgram,
    cwd: projectPath('storefront'),
    env: storefrontEnvironment(settings, secrets),
  },
];
