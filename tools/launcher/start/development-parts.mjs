import { hostForUrl } from '@shop/contract';
import { projectPath } from '../project.mjs';
import * as production from './production-parts.mjs';

const VITE = projectPath('node_modules/vite/bin/vite.js');
const TSC = projectPath('node_modules/typescript/bin/tsc');
const STRAPI_FLAGS = ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];
const adminPort = () => Number(process.env.ADMIN_PORT ?? 5174);

export const portsOf = (settings) => [
  ...production.portsOf(settings),
  { name: 'ADMIN_PORT', host: settings.HOST, port: adminPort() },
];

export const addressesOf = (settings) => ({
  ...production.addressesOf(settings),
  backOffice: `http://${hostForUrl(settings.HOST)}:${adminPort()}/admin/`,
});

export function partsOf(settings, secrets, administrator) {
  const { local } = addressesOf(settings);
  // A debugger stops the event loop, too.
  const [cms, storefront] = production
    .partsOf(settings, secrets, administrator)
    .map((part) => ({ ...part, isWatched: false }));
  const storefrontEnv = {
    ...storefront.env,
    NODE_ENV: 'development',
    STOREFRONT_PORT: String(settings.PORT),
    SHOP_URL: local,
  };
  const vite = [VITE, '--host', settings.HOST];
  return [
    {
      name: 'contract',
      args: [TSC, '-b', '--watch', '--preserveWatchOutput', 'packages/contract'],
      cwd: projectPath('.'),
      env: process.env,
    },
    {
      ...cms,
      args: [production.STRAPI, ...STRAPI_FLAGS],
      env: { ...cms.env, NODE_ENV: 'development', BROWSER: 'none' },
    },
    { ...storefront, args: vite, env: storefrontEnv },
    {
      name: 'admin-panel',
      args: vite,
      cwd: projectPath('admin-panel'),
      env: { ...storefrontEnv, ADMIN_PORT: String(adminPort()), CMS_URL: local },
    },
  ];
}
