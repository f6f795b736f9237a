import { recordInteraction } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';
import { recordCartStep } from './after-load.ts';

const server = fakeServer();

test('recordCartStep records goods in the cart once, however many are added', async () => {
  const recorded: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      recorded.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  recordCartStep();
  expect(recorded).toEqual([]);
  const product = aProduct({ size: [], colors: [], variants: [], stock: 3 });
  const [choice] = [{ size: '', color: '' }];
  cart().add(createCartLine(product, choice));
  cart().add(createCartLine(product, choice));
  await waitFor(() => expect(recorded).toEqual([{ type: 'cart' }]));
});
