import type { Fit, Review, ReviewState, StaffReview } from '@shop/contract';
import { isoOf } from '../../../database/rows';

type Stored = Record<string, unknown>;

const textOf = (value: unknown): string => (value as string | null) ?? '';

/** Returns a stored review as everybody may read it. */
export const asReview = (row: Stored): Review => ({
  _id: textOf(row.document_id),
  stars: row.stars as number,
  fit: row.fit as Fit,
  text: textOf(row.text),
  size: (row.size as string | null) || null,
  color: (row.color as string | null) || null,
  name: textOf(row.name),
  answer: textOf(row.answer),
  createdAt: isoOf(row.created_at),
});

/** Returns a review stored with its product's title as staff read it. */
export const asStaffReview = (row: Stored): StaffReview => ({
  ...asReview(row),
  state: row.state as ReviewState,
  product: { _id: textOf(row.product_id), title: textOf(row.title) },
  orderNumber: textOf(row.order_number),
});
