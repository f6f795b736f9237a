import { highestEarlierPrice, messages, type ProductOffer } from '@shop/contract';
import { askedPrices, readEarlierPriceDays } from '../../../../database/asked-prices';
import { productsIn } from '../../../../database/product-records';
import { notFound } from '../../../../platform/http/http-error';

/** Returns the highest price that an offer of a product may strike through now; throws 404. */
export async function readOffer(documentId: string): Promise<ProductOffer> {
  const db = strapi.db.connection;
  if (!(await productsIn(db).has({ documentId }))) throw notFound(messages.productNotFound);
  const history = (await askedPrices(db, [documentId])).get(documentId) ?? [];
  const days = await readEarlierPriceDays(db);
  return { days, highestPrice: highestEarlierPrice(history, days, Date.now()) };
}
