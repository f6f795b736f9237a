import { NO_COPIES } from './callers.mjs';

const STOCK_LIST =
  'filters[category][$eq]=CATEGORY&filters[active][$eq]=true&sort[0]=price:asc&pagination[page]=1&pagination[pageSize]=12';

export const CACHES_OFF = 'public origin, every cache off';
export const FROM_A_COPY = 'public origin, warm cache';

async function bytesOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

async function readCases(servers, name, path, stock) {
  const both = [servers.pids.storefront, servers.pids.cms];
  const bare = await servers.bareNode(`bare-${name}`, await bytesOf(`${servers.cms}${path}`));
  return [
    ...stock.map(([title, url]) => ({
      title,
      url: `${servers.cms}${url}`,
      pids: [servers.pids.cms],
      isStock: true,
    })),
    { title: 'cms directly', url: `${servers.cms}${path}`, pids: [servers.pids.cms] },
    {
      title: CACHES_OFF,
      url: `${servers.shop}${path}`,
      headers: NO_COPIES,
      pids: both,
    },
    { title: FROM_A_COPY, url: `${servers.shop}${path}`, pids: both },
    { title: 'bare Node, the same bytes', ...bare },
  ];
}

/** Twelve of the products of a category, cheapest first. */
export async function catalogueCases(servers, { category }) {
  const query = `category=${encodeURIComponent(category)}&sortBy=price&sortOrder=asc&limit=12`;
  const stockList = `/stock/products?${STOCK_LIST.replace('CATEGORY', encodeURIComponent(category))}`;
  return readCases(servers, 'list', `/api/products?${query}`, [
    ['Strapi stock controller, with variants', `${stockList}&populate[0]=stockItems`],
    ['Strapi stock controller, products only', stockList],
  ]);
}

/** One product. */
export const productCases = (servers, { _id }) =>
  readCases(servers, 'detail', `/api/products/${_id}`, [
    ['Strapi stock controller, with variants', `/stock/products/${_id}?populate[0]=stockItems`],
  ]);

/** The home page, rendered on the server: from its copy, and anew for every request. */
export function pageCases(servers) {
  const both = [servers.pids.storefront, servers.pids.cms];
  // One count for all connections: each would otherwise ask the same list, and find the page another had rendered.
  let visit = 0;
  const anew = [{ setupRequest: (request) => ({ ...request, path: `/?asunto=prueba+${visit++}` }) }];
  return [
    { title: 'home page, from its copy', url: `${servers.shop}/`, pids: both },
    { title: 'home page, rendered for each request', url: servers.shop, requests: anew, pids: both },
  ];
}
