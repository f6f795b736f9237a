import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createOrder, defaultSiteContent, type OrderDraftInput, orderTotals } from '@shop/contract';
import { anOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { useProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { emptyValues } from '../form-state/checkout-values.ts';
import { usePlaceOrder } from './use-place-order.ts';

const server = fakeServer();
const { checkout } = defaultSiteContent;
const values = { ...emptyValues, fullName: 'María Gómez', email: 'maria@example.com', phone: '299 412 3456' };
const lines = [{ id: 'alma', name: 'Conjunto Alma', price: 20_000, image: '', size: 'M', quantity: 1 }];
const totals = orderTotals([{ unitPrice: 20_000, quantity: 1 }], 'pickup', 'cash', checkout);
const purchase = { values, lines, totals, checkout };

function aButton(...refusals: Response[]) {
  const sent: OrderDraftInput[] = [];
  const keys: (string | null)[] = [];
  const placed: string[] = [];
  server.use(
    answering(createOrder, async (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      sent.push((await request.json()) as OrderDraftInput);
      const order = anOrder();
      const { orderNumber } = order;
      return (
        refusals.shift() ?? {
          status: 'success' as const,
          order,
          orderNumber,
          linkToken: `link ${sent.length}`,
        }
      );
    }),
  );
  const { result } = renderHook(() =>
    usePlaceOrder(useProofUpload(), ({ linkToken }) => void placed.push(linkToken)),
  );
  const press = () => result.current.placeOrder(purchase);
  return { sent, keys, placed, press, result };
}

it('usePlaceOrder sends one order for two presses before the next render', async () => {
  const { sent, placed, press } = aButton();
  await act(() => Promise.all([press(), press()]));
  expect(sent).toHaveLength(1);
  expect(placed).toEqual(['link 1']);
});

it('usePlaceOrder retries once with the same key while the shop is unavailable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { keys, placed, press, result } = aButton(refusal(503, 'Ocupada'));
  await act(async () => {
    const pressed = press();
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3_000);
    await pressed;
  });
  vi.useRealTimers();
  expect(placed).toEqual(['link 2']);
  expect(result.current.failure).toBeNull();
  expect(new Set(keys).size).toBe(1);
});

it('usePlaceOrder sends again after a failure', async () => {
  const { sent, placed, press, result } = aButton(refusal(500, 'boom'));
  await act(press);
  expect(result.current.failure).not.toBeNull();
  expect(result.current.processing).toBe(false);
  await act(press);
  expect(sent).toHaveLength(2);
  expect(placed).toEqual(['link 2']);
});
