import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { makeDataFolders, dataDir } from '../src/settings/environment';

// Strapi checks for its folders before it runs the shop's code.
makeDataFolders();

const server = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  app: { keys: env.array('APP_KEYS') },
  // Only the storefront reaches this port; it sets exactly one trusted address.
  proxy: { koa: true, ipHeader: 'X-Forwarded-For', maxIpsCount: 1 },
  dirs: { public: path.join(dataDir(), 'public') },
  http: {
    serverOptions: {
      connectionsCheckingInterval: 2000,
      headersTimeout: 10_000,
      // A phone needs a minute for a picture of 5 MB; the storefront cuts the bodies that stall.
      requestTimeout: 150_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
  },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  cron: { enabled: false },
});

export default server;
