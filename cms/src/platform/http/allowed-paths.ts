import { endpoints, pathPattern } from '@shop/contract';

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];
const api = new RegExp(`^/api(${paths.map(pathPattern).join('|')})$`);
const picture = /^\/uploads\/[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*\.[a-z0-9]{2,5}$/;
// On an empty database Strapi lets anyone register as its owner here.
const takeover = /^\/+admin\/+register/i;

/** True for the shop's endpoints and pictures; Strapi's own routes below /api are not reachable. */
export const isAllowedShopPath = (path: string): boolean =>
  path === '/internal/changes' || api.test(path) || picture.test(path);

export const isAllowedPanelPath = (path: string): boolean => !takeover.test(path) && path !== '/_health';

/** True for paths of shoppers, back office and storefront; all others belong to Strapi's panel. */
export const isShopPath = (path: string): boolean => /^\/(api|uploads|internal)(\/|$)/i.test(path);
