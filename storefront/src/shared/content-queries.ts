import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShopSetting, SiteContent } from '@shop/contract';
import { call } from '@shop/web-kit/api';

/** All texts of the shop. */
export const contentQuery = () =>
  queryOptions({ queryKey: ['content'], queryFn: async () => (await call('getContent')).content });

/** The shop's own data: name, address, telephone. */
export const shopQuery = () =>
  queryOptions({ queryKey: ['shop'], queryFn: async () => (await call('getShop')).shop });

/** The shop's texts, or undefined while they are missing. */
export const useContent = (): SiteContent | undefined => useQuery(contentQuery()).data;

/** The shop's own data, or undefined while it is missing. */
export const useShop = (): ShopSetting | undefined => useQuery(shopQuery()).data;
