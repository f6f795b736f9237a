import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chosenDatabase } from '../support/databases/test-database';
import { aShopper, anOrder, commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';
import { spawnStorefront, type StorefrontProcess } from '../support/servers/spawn-storefront';
import type { CallOptions } from '../support/servers/start-cms';

const recorder = path.resolve(import.meta.dirname, '../support/processes/record-connections.cjs');
const connectionsFile = path.join(os.tmpdir(), `shop-connections-${process.pid}`);

/** The shopper of the only order; public responses must not contain this data. */
export const person = {
  fullName: 'Eulalia Zunilda Quispe',
  email: 'eulalia.quispe@ejemplo.com',
  phone: '2994777123',
  address: 'Pasaje Escondido 4321',
  notes: 'Timbre roto, golpear',
};

export type PublicShop = Awaited<ReturnType<typeof openPublicShop>>;
type CloseLater = (close: () => Promise<unknown>) => void;

function kill({ child, ended }: CmsProcess | StorefrontProcess): Promise<unknown> {
  child.kill('SIGKILL');
  return ended;
}

/** A cms behind two storefronts, one behind a proxy, with one transfer order. */
export async function openPublicShop(closeLater: CloseLater) {
  const env = { NODE_OPTIONS: `--require "${recorder}"`, CONNECTIONS_FILE: connectionsFile };
  closeLater(() => rm(connectionsFile, { force: true }));
  const database = await chosenDatabase();
  closeLater(database.stop);
  const cms = await spawnCms({ rateLimitFactor: 1, env, databaseUrl: database.databaseUrl });
  closeLater(() => rm(cms.dataDir, { recursive: true, force: true }));
  closeLater(() => kill(cms));
  const common = { cmsOrigin: cms.origin, internalSecret: cms.environment.INTERNAL_SECRET as string };
  const limits = { RATE_LIMIT_FACTOR: '1', ...env };
  const bare = await spawnStorefront({ ...common, env: limits });
  closeLater(() => kill(bare));
  const door = await spawnStorefront({
    ...common,
    behindProxy: true,
    env: { ...limits, PUBLIC_URL: 'https://tienda.ejemplo.com' },
  });
  closeLater(() => kill(door));

  const from = <T = Record<string, unknown>>(ip: string, url: string, options: CallOptions = {}) =>
    door.call<T>(url, { ...options, ip });

  const shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 50 });
  const body = formWith(await aPicture(200, 200).jpeg().toBuffer());
  const upload = await from<{ url: string }>('198.51.100.1', '/api/upload/proof', { method: 'POST', body });
  const proof = upload.body.url;
  const json = anOrder([{ productId: _id, quantity: 1, size: 'M' }], {
    paymentMethod: 'transfer',
    transferProofUrl: proof,
    shippingInfo: aShopper(person),
  });
  const placed = (await from<OrderAnswer>('198.51.100.1', '/api/orders', { method: 'POST', json })).body;

  const connections = () => readFileSync(connectionsFile, 'utf8').split('\n').filter(Boolean);

  return { cms, bare, door, from, shop, placed, proof, connections };
}
