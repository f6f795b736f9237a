import type { Fit, Review, ReviewState, StaffReview } from '@shop/contract';
import { isoOf } from '../../../database/rows';
import { linkNoteOf } from '../../../platform/access/link-actor';
import { signedQuery } from '../../../platform/access/signed-link';
import { photoAddress, photoSubject, staffPhotoAddress } from '../domain/photo-addresses';

const LINK_MINUTES = 60;

type Stored = Record<string, unknown>;

const textOf = (value: unknown): string => (value as string | null) ?? '';

const asText = (row: Stored): Omit<Review, 'photo'> => ({
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

/** Returns a stored review as everybody may read it. */
export const asReview = (row: Stored): Review => ({
  ...asText(row),
  ...(row.photo && !row.photo_hidden ? { photo: photoAddress(textOf(row.photo)) } : {}),
});

const staffPhoto = (id: string) => ({
  photo: { id, url: `${staffPhotoAddress(id)}${signedQuery(photoSubject(id), LINK_MINUTES)}` },
});

/** Returns a review stored with its product's title as staff read it. */
export const asStaffReview = (row: Stored): StaffReview => ({
  ...asText(row),
  ...(row.photo ? staffPhoto(textOf(row.photo)) : {}),
  photoHidden: Boolean(row.photo_hidden),
  state: row.state as ReviewState,
  product: { _id: textOf(row.product_id), title: textOf(row.title) },
  orderNumber: textOf(row.order_number),
  linkNote: linkNoteOf(textOf(row.actor)),
});
