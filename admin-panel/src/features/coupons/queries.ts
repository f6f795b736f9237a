import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export const couponsQuery = queryOptions({
  queryKey: ['coupons'],
  queryFn: async () => (await call('listCoupons')).coupons,
});
