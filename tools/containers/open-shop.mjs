import { writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { secondsUntilHealthy } from './compose.mjs';
import { IPV6_ADDRESSES, statusForIpv6Visitor } from './ipv6-visitors.mjs';
import { OWNER, visitorOf } from './visitor.mjs';

// Caddy signs names below .localhost itself.
const domain = 'tienda.localhost';
const [port, httpPort] = ['3271', '3270'];
const secret = '0123456789abcdef0123456789abcdef0123456789abcdef';
/** What the `.env` of the shop says. */
export const settings = {
  DOMAIN: domain,
  WWW_DOMAIN: `www.${domain}`,
  HTTP_PORT: httpPort,
  HTTPS_PORT: port,
  POSTGRES_PASSWORD: secret,
  INTERNAL_SECRET: secret,
  ...OWNER,
  SEED: 'demo',
  WHATSAPP: '5492991234567',
};

const plain = (url) =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: httpPort, path: url, headers: { host: domain }, agent: false };
    http.get(options, (response) => resolve(response.resume())).on('error', reject);
  }).then(({ statusCode, headers }) => ({ status: statusCode, headers }));

/** Waits until a shop that was started is open; returns its visitor and what is counted in its database. */
export async function openShop({ project, folder }) {
  for (const service of ['storefront', 'caddy'])
    await secondsUntilHealthy(await project.containerOf(service));
  const caFile = path.join(folder, 'root.crt');
  const ca = await project.exec('caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  writeFileSync(caFile, `${ca}\n`);
  const query = (sql) => project.exec('postgres', 'psql', '-U', 'shop', '-d', 'shop', '-At', '-c', sql);
  return {
    project,
    folder,
    domain,
    plain,
    visitor: visitorOf({ domain, port, ca }),
    orders: async () => Number(await query('select count(*) from orders')),
    orderNumbers: async () => (await query('select order_number from orders')).split('\n'),
    ipv6Visitors: () => IPV6_ADDRESSES,
    lookUp: (address) =>
      statusForIpv6Visitor(address, { domain, port, caFile }, '/api/orders/by-number/20260101-0001'),
  };
}
