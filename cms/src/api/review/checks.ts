import type { ApiChecks } from '../../platform/doctor/check';

export const reviewChecks: ApiChecks = {
  statements: {
    'review-without-purchase': `select r.order_number as name, r.product_id as found, l.product_id as expected
      from reviews r
      left join order_lines l on l.id = r.order_line_id
      left join products p on p.document_id = r.product_id
      where r.state <> 'rejected' and (l.id is null or p.id is null or l.product_id <> r.product_id)`,
  },
};
