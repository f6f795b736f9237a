import { endpoints, type StaffReview } from '@shop/contract';
import type { TestCms } from '../servers/start-cms';
import type { Commerce, OrderAnswer } from './commerce-calls';

type Draft = Record<string, unknown>;
type StaffList = { reviews: StaffReview[]; pending: number; totalReviews: number };

/** The calls of buyers and staff about reviews. */
export function reviewCalls(cms: TestCms, shop: Commerce) {
  async function paidOrder(productId: string): Promise<OrderAnswer> {
    const placed = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
    await shop.setStatus(placed.order._id, { status: 'paid' });
    return placed;
  }

  const write = ({ orderNumber, linkToken: token }: OrderAnswer, changes: Draft = {}) =>
    cms.call<{ message: string }>('/api/reviews', {
      method: 'POST',
      json: { orderNumber, token, line: 1, stars: 5, fit: 'true', text: 'Hermoso', ...changes },
    });

  const listed = async (query = '') => (await shop.admin<StaffList>(`/api/reviews?${query}`)).body;

  const ofOrder = async ({ orderNumber }: OrderAnswer): Promise<StaffReview> => {
    const review = (await listed('limit=50')).reviews.find((one) => one.orderNumber === orderNumber);
    if (!review) throw new Error(`${orderNumber} has no review`);
    return review;
  };

  const change = (id: string, json: unknown) =>
    shop.admin<{ review: StaffReview; message: string }>(`/api/reviews/${id}`, { method: 'PUT', json });

  const shown = async (id: string) => {
    const { body } = await cms.call(`/api/products/${id}/reviews`);
    return endpoints.listProductReviews.answer.parse(body);
  };

  return { paidOrder, write, listed, ofOrder, change, shown };
}
export type ReviewCalls = ReturnType<typeof reviewCalls>;
