import { NO_CACHE } from './clients.mjs';
import { fetchOrThrow } from './measure-requests.mjs';

const STOCK_LIST =
  'filters[category][$eq]=CATEGORY&filters[active][$eq]=true&sort[0]=price:asc&pagination[page]=1&pagination[pageSize]=12';

export const CACHES_OFF = 'public origin, caches off';
export const CACHES_WARM = 'public origin, warm caches';

async function readScenarios(servers, name, path, stock) {
  const bothServers = [servers.pids.storefront, servers.pids.cms];
  const response = await fetchOrThrow(`${servers.cms}${path}`);
  const bare = await servers.bareNode(`bare-${name}`, Buffer.from(await response.arrayBuffer()));
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
      headers: NO_CACHE,
      pids: bothServers,
    },
    { title: CACHES_WARM, url: `${servers.shop}${path}`, pids: bothServers },
    { title: 'bare Node, same bytes', ...bare },
  ];
}

export async function catalogScenarios(servers, { category }) {
  const query = `category=${encodeURIComponent(category)}&sortBy=price&sortOrder=asc&limit=12`;
  const stockList = `/stock/products?${STOCK_LIST.replace('CATEGORY', encodeURIComponent(category))}`;
  return readScenarios(servers, 'list', `/api/products?${query}`, [
    ['Strapi stock controller, with variants', `${stockList}&populate[0]=stockItems`],
    ['Strapi stock controller, products only', stockList],
  ]);
}

export const productScenarios = (servers, { documentId }) =>
  readScenarios(servers, 'detail', `/api/products/${documentId}`, [
    ['Strapi stock controller, with variants', `/stock/products/${documentId}?populate[0]=stockItems`],
  ]);

export function pageScenarios(servers) {
  const bothServers = [servers.pids.storefront, servers.pids.cms];
  // All connections share the counter: with one each, they would find pages that another one had rendered.
  let visit = 0;
  const uncached = [{ setupRequest: (request) => ({ ...request, path: `/?asunto=prueba+${visit++}` }) }];
  return [
    { title: 'home page, cached', url: `${servers.shop}/`, pids: bothServers },
    { title: 'home page, rendered per request', url: servers.shop, requests: uncached, pids: bothServers },
  ];
}
