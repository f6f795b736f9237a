import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  findProductsBySku,
  listOrders,
  listProducts,
  nationalDigits,
  type Product,
  registerSale as registerSaleEndpoint,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '#shared/resource/query.ts';
import { type TypedSale, saleBody, type SaleTotals } from './sale.ts';

const PHONE_DIGITS = 7;

export const saleProductsQuery = (searchTerm: string) => ({
  ...queryOf(
    listProducts,
    { query: { searchTerm, limit: ADMIN_PRODUCTS_PAGE_SIZE } },
    ({ payload }) => payload,
  ),
  enabled: searchTerm.length > 1,
  placeholderData: keepPreviousData,
});

export const findBySku = async (sku: string): Promise<Product[]> =>
  (await call(findProductsBySku, { query: { sku } })).products;

/** Finds the last order of a phone number, whose data the next sale can use. */
export const lastOrderQuery = (phone: string) => ({
  ...queryOf(listOrders, { query: { search: phone, limit: 1 } }, ({ orders: [last = null] }) => last),
  enabled: nationalDigits(phone).length >= PHONE_DIGITS,
});

const once = createIdempotentSender();

/** Registers a sale; a retry after a lost response does not sell twice. */
export const registerSale = (sale: TypedSale, { percent }: SaleTotals) => {
  const body = saleBody(sale, percent);
  return once(body, (headers) => call(registerSaleEndpoint, { body }, { headers }));
};
