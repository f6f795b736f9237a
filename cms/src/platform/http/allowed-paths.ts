import { endpoints } from '@shop/contract';

const PARAMETER = '[^/]{1,200}';
const patternOf = (path: string) => path.replace(/\./g, '\\.').replace(/:[A-Za-z]+/g, PARAMETER);

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];
const api = new RegExp(`^/api(${paths.map(patternOf).join('|')})$`);
const picture = /^\/uploads\/[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*\.[a-z0-9]{2,5}$/;
// Strapi would let the first visitor of an empty database make themselves its owner here.
const takeover = /^\/+admin\/+register/i;

/** True for the calls and pictures of the shop: of Strapi's own routes below /api none exists to the outside. */
export const isAllowedShopPath = (path: string): boolean =>
  path === '/internal/changes' || api.test(path) || picture.test(path);

/** True for what the panel's own screens need. */
export const isAllowedPanelPath = (path: string): boolean => !takeover.test(path) && path !== '/_health';

/** True for what shoppers, the back office and the storefront call; all else belongs to Strapi's own panel. */
export const isShopPath = (path: string): boolean => /^\/(api|uploads|internal)(\/|$)/i.test(path);
