import { UNRECORDED_PRICES } from '../../database/schema/price-history';
import type { ApiChecks } from '../../platform/doctor/check';

export const productChecks: ApiChecks = {
  statements: {
    'product-is-given-away': `select p.title as name, p.discount as found from products p
      where p.deleted_at is null and p.price > 0
        and cast(p.price as bigint) * (100 - coalesce(p.discount, 0)) < 50`,
    'price-history-is-behind': `select p.title as name, h.final_price as found, p.price as expected ${UNRECORDED_PRICES}`,
  },
};
