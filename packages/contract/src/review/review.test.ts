import { expect, test } from 'vitest';
import { reviewDraftSchema } from './review';
import { reviewChangeSchema } from './review-moderation';
import { canReview, firstName, formatAverage, summarizeReviews } from './review-summary';
import { ORDER_STATUSES } from '../order/order-status';

const draft = { orderNumber: 'JL-20261120-0001', token: 'x', line: 1, stars: 5, fit: 'true' };

test('summarizeReviews returns null below three reviews', () => {
  expect(summarizeReviews([])).toBeNull();
  expect(summarizeReviews([{ fit: 'true', count: 2, stars: 10 }])).toBeNull();
});

test.each([
  [17, 4, 4.3],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [81, 20, 4.1],
  [15, 3, 5],
])('summarizeReviews rounds %i stars of %i reviews half up to %f', (stars, count, average) => {
  expect(summarizeReviews([{ fit: 'true', count, stars }])?.average).toBe(average);
});

test('summarizeReviews counts each fit', () => {
  const counts = [
    { fit: 'small', count: 1, stars: 3 },
    { fit: 'true', count: 8, stars: 40 },
    { fit: 'large', count: 1, stars: 4 },
  ] as const;
  expect(summarizeReviews(counts)).toEqual({
    count: 10,
    average: 4.7,
    fit: { small: 1, true: 8, large: 1 },
  });
});

test('canReview allows the paid status alone', () => {
  expect(ORDER_STATUSES.filter((status) => canReview({ status }))).toEqual(['paid']);
});

test('firstName keeps nothing but the first name', () => {
  expect(firstName('  María  Gómez Paz')).toBe('María');
});

test('formatAverage writes one decimal with a comma', () => {
  expect([4.7, 5].map(formatAverage)).toEqual(['4,7', '5,0']);
});

test('reviewDraftSchema trims the text and takes a review without one', () => {
  expect(reviewDraftSchema.parse({ ...draft, text: '  Hermoso  ' }).text).toBe('Hermoso');
  expect(reviewDraftSchema.parse(draft).text).toBe('');
});

test.each([
  [{ stars: 0 }, 'Elegí de 1 a 5 estrellas'],
  [{ stars: 6 }, 'Elegí de 1 a 5 estrellas'],
  [{ stars: 4.5 }, 'Elegí de 1 a 5 estrellas'],
  [{ fit: 'huge' }, 'Contanos cómo te quedó: chico, justo o grande'],
  [{ text: 'a'.repeat(1001) }, 'El texto no puede superar los 1000 caracteres'],
])('reviewDraftSchema rejects %j', (fault, message) => {
  const { error } = reviewDraftSchema.safeParse({ ...draft, ...fault });
  expect(error?.issues[0]?.message).toBe(message);
});

test('reviewChangeSchema requires a state or an answer', () => {
  expect(reviewChangeSchema.safeParse({}).success).toBe(false);
  expect(reviewChangeSchema.safeParse({ answer: '' }).success).toBe(true);
});
