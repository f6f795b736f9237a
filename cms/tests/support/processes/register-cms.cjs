/* eslint-disable @typescript-eslint/no-require-imports -- a program that runs in the folder of the cms */
// This program starts a cms up to where Strapi would adapt its tables.
const path = require('node:path');

const appDir = path.resolve(__dirname, '../../..');
const { createStrapi } = require(path.join(appDir, 'node_modules/@strapi/strapi'));
const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
strapi.register().then(
  () => process.exit(0),
  (error) => strapi.stopWithError(error),
);
