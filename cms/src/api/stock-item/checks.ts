import type { ApiChecks } from '../../platform/doctor/check';

const item = "coalesce(p.title, '-') || coalesce(' ' || i.size, '') || coalesce(' ' || i.color, '')";

export const stockChecks: ApiChecks = {
  statements: {
    'stock-below-zero': `select ${item} as name, i.quantity as found, 0 as expected
      from stock_items i left join products p on p.id = i.product_id where i.quantity < 0`,
    'stock-is-not-its-moves': `select ${item} as name, i.quantity as found, coalesce(m.total, 0) as expected
      from stock_items i left join products p on p.id = i.product_id
      left join (select stock_item_id, sum(delta) as total from stock_moves group by stock_item_id) m
        on m.stock_item_id = i.id
      where i.quantity <> coalesce(m.total, 0)`,
    'removed-stock-is-not-closed': `select coalesce(max(p.title), m.product_id, '-') as name, sum(m.delta) as found, 0 as expected
      from stock_moves m left join products p on p.document_id = m.product_id
      where m.stock_item_id is null group by m.product_id having sum(m.delta) <> 0`,
    'product-stock-is-not-its-items': `select p.title as name, p.stock as found, coalesce(s.total, 0) as expected
      from products p
      left join (select product_id, sum(quantity) as total from stock_items group by product_id) s
        on s.product_id = p.id
      where coalesce(p.stock, 0) <> coalesce(s.total, 0) or p.stock < 0`,
    'product-without-stock-item': `select p.title as name from products p where p.deleted_at is null
      and not exists (select 1 from stock_items i where i.product_id = p.id)`,
    'stock-item-without-product':
      'select i.document_id as name from stock_items i where i.product_id is null',
  },
};
