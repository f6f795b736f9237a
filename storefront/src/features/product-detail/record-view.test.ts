import { recordInteraction, STAFF_BROWSER_KEY } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { expect, it, vi } from 'vitest';
import { recordView } from './record-view.ts';

const server = fakeServer();

it('recordView says when the browser belongs to staff', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      sent.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  localStorage.setItem(STAFF_BROWSER_KEY, 'yes');
  recordView(aProduct());
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'product_view', staff: true }]));
});
