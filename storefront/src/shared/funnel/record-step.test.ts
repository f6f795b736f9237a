import { recordInteraction, STAFF_BROWSER_KEY } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { expect, it, vi } from 'vitest';
import { recordStep } from './record-step.ts';

const server = fakeServer();

// @spec E.24
it('recordStep sends nothing from a browser of staff', () => {
  const send = vi.spyOn(window, 'fetch');
  localStorage.setItem(STAFF_BROWSER_KEY, 'yes');
  recordStep('cart');
  expect(send).not.toHaveBeenCalled();
});

it('recordStep sends each step once per page load', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      sent.push(await request.json());
      return { status: 'success' as const, interaction: { type: 'cart', productId: '', counted: true } };
    }),
  );
  for (const step of ['cart', 'cart', 'checkout', 'cart'] as const) recordStep(step);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(expect.arrayContaining([{ type: 'cart' }, { type: 'checkout' }]));
});
