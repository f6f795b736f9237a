import { useQueryClient } from '@tanstack/react-query';
import { createReview, type Fit, reviewMessages } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { fieldFault, textIn, usePublicForm } from '#shared/ui/use-public-form.ts';
import { reviewableQuery } from './reviewable-query.ts';
import { texts } from '../texts.ts';

export type ReviewedLine = { orderNumber: string; token: string; line: number };

/** Sends a review. */
export function useReviewForm(target: ReviewedLine, onSent: (message: string) => void) {
  const client = useQueryClient();
  return usePublicForm(async (form) => {
    const [stars, fit, text] = [Number(textIn(form, 'stars')), textIn(form, 'fit'), textIn(form, 'text')];
    if (!stars) throw fieldFault('stars', reviewMessages.stars);
    if (!fit) throw fieldFault('fit', reviewMessages.fit);
    const { message } = await call(createReview, { body: { ...target, stars, fit: fit as Fit, text } });
    onSent(message);
    void client.invalidateQueries(reviewableQuery(target.orderNumber, target.token));
  }, texts.write.failed);
}
