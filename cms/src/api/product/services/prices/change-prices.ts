import { createHash } from 'node:crypto';
import {
  finalPrice,
  type PriceChangeRequest,
  type PricePreview,
  type PricePreviewRequest,
  type PriceRule,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { lockStockItems } from '../../../../database/product-records';
import { audit } from '../../../../platform/access/audit-log';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { badField, badRequest, conflict } from '../../../../platform/http/http-error';
import {
  planPrices,
  PriceTooHigh,
  PriceTooLow,
  type PlannedPrice,
  type StoredPrice,
} from '../../domain/prices/price-plan';
import { priceTexts } from '../../domain/prices/price-texts';
import { findSelected, readPrices } from '../select-products';
import { readPriceChange, storePriceChange } from './price-change-records';
import { storePrices } from './store-prices';

function plan(products: readonly StoredPrice[], rule: PriceRule): PlannedPrice[] {
  try {
    return planPrices(products, rule);
  } catch (fault) {
    if (fault instanceof PriceTooHigh) throw badField('percent', priceTexts.tooHigh(fault.title));
    if (fault instanceof PriceTooLow) throw badField('percent', priceTexts.tooLow(fault.title));
    throw fault;
  }
}

const isChanged = ({ price, newPrice }: PlannedPrice): boolean => price !== newPrice;

/** Identifies the products with their prices and discounts, whatever their order. */
export function pricesVersion(products: readonly StoredPrice[]): string {
  const lines = [...products]
    .sort((a, b) => a.id - b.id)
    .map(({ id, price, discount }) => `${id} ${price} ${discount}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Returns the old and new prices of the selected products by title; changes nothing. */
export async function previewPrices(request: PricePreviewRequest): Promise<PricePreview> {
  const products = await findSelected(request);
  if (products.length === 0) throw badRequest(priceTexts.nothingFound);
  const planned = plan(products, request);
  const changed = planned.filter(isChanged).length;
  return {
    products: planned
      .sort((a, b) => a.title.localeCompare(b.title, 'es-AR') || a.id - b.id)
      .map(({ documentId: _id, title, price, newPrice, discount }) => ({
        _id,
        title,
        price,
        newPrice,
        finalPrice: finalPrice({ price, discount }),
        newFinalPrice: finalPrice({ price: newPrice, discount }),
      })),
    changed,
    unchanged: planned.length - changed,
    version: pricesVersion(products),
  };
}

async function store(trx: Trx, request: PriceChangeRequest, ids: number[], at: Date): Promise<string> {
  await lockStockItems(trx, ids);
  const products = await readPrices(trx, ids);
  if (pricesVersion(products) !== request.version) throw conflict(priceTexts.outdated);
  const changed = plan(products, request).filter(isChanged);
  if (changed.length === 0) throw badField('percent', priceTexts.nothingChanges);
  await storePrices(
    trx,
    changed.map(({ id, newPrice }) => ({ id, price: newPrice })),
    at,
  );
  const documentId = await storePriceChange(trx, request, changed, at);
  const { percent, roundTo, filter } = request;
  const facts = { _id: documentId, percent, roundTo, ...(filter && { filter }) };
  const counts = { changed: changed.length, unchanged: products.length - changed.length };
  await audit({ action: 'prices-changed', after: { ...facts, ...counts } });
  return documentId;
}

/** Changes the prices of a preview in one transaction, once per idempotency key; throws 409 if they are not as previewed. */
export async function changePrices(
  request: PriceChangeRequest,
  call: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const ids = (await findSelected(request)).map(({ id }) => id);
  return answerOnce(call, {
    run: (trx, at) => store(trx, request, ids, at),
    answer: async (trx, documentId) => ({ change: await readPriceChange(trx, documentId) }),
  });
}
