import { recordInteraction } from '@shop/contract';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, refusal } from '@shop/web-kit/testing';
import { server, open } from '#testing/checkout-setup.tsx';

it('checkout page records that it was opened', async () => {
  const recorded: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      recorded.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  open();
  await waitFor(() => expect(recorded).toEqual([{ type: 'checkout' }]));
});
