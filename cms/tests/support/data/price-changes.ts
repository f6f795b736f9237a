import type { PriceChange, PricePreview } from '@shop/contract';
import type { Commerce } from './commerce-calls';

const PATH = '/api/products/prices';

/** Changes the price of a product by percent, as previewed; returns the status of the answer. */
export async function changePrices(shop: Commerce, productId: string, percent: number): Promise<number> {
  const change = { ids: [productId], percent, roundTo: 100 };
  const { version } = (await shop.admin<PricePreview>(`${PATH}/preview`, { method: 'POST', json: change }))
    .body;
  return (await shop.admin(PATH, { method: 'POST', json: { ...change, version } })).status;
}

/** Undoes the latest change of prices; returns the status of the answer. */
export async function undoPriceChange(shop: Commerce): Promise<number> {
  const { changes } = (await shop.admin<{ changes: PriceChange[] }>(PATH)).body;
  return (await shop.admin(`${PATH}/${changes[0]?._id}/undo`, { method: 'POST' })).status;
}
