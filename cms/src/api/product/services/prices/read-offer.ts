import { highestEarlierPrice, messages, type ProductOffer } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { asAskedPrice, readEarlierPriceDays } from '../../../../database/asked-prices';
import { notFound } from '../../../../platform/http/http-error';

/** Returns the highest price that an offer of a product may strike through now; throws 404. */
export async function readOffer(documentId: string): Promise<ProductOffer> {
  const db = strapi.db.connection;
  const product: Row | undefined = await db('products').where('document_id', documentId).first('id');
  if (!product) throw notFound(messages.productNotFound);
  const history: Row[] = await db('product_prices')
    .where('product_id', documentId)
    .orderBy(['at', 'id'])
    .select('price', 'final_price', 'active', 'at');
  const days = await readEarlierPriceDays(db);
  return { days, highestPrice: highestEarlierPrice(history.map(asAskedPrice), days, Date.now()) };
}
