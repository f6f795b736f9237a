import { UNDO_SECONDS, undoOrderStep } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellStep } from './tell-step.ts';

const client = new QueryClient();
const server = fakeServer();
const told = () => toast.getToasts().flatMap((one) => ('title' in one ? [one.title] : []));
const offered = () =>
  toast.getToasts().find((one) => 'action' in one && one.action) as unknown as {
    action: { onClick: () => void };
  };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
});

it('a step that the server lets undo is told with an undo for a minute', () => {
  tellStep(client, '3 órdenes marcadas como pagadas', { step: 'pagadas' });
  expect(told()).toEqual(['3 órdenes marcadas como pagadas']);
  vi.advanceTimersByTime(UNDO_SECONDS * 1000 - 1);
  expect(offered()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([]);
});

it('a step without an undo is told without one', () => {
  tellStep(client, 'Orden reembolsada', { step: undefined });
  expect(told()).toEqual(['Orden reembolsada']);
  expect(offered()).toBeUndefined();
});

it('an undo says how many orders are as they were, and why others are not', async () => {
  const failed = [{ id: 'dos', message: 'Ana cambió la orden JL-2 después: no se puede deshacer.' }];
  server.use(answering(undoOrderStep, { status: 'success', changed: ['uno'], failed }));
  tellStep(client, '2 órdenes confirmadas', { step: 'confirmadas' });
  offered().action.onClick();
  await vi.waitFor(() => expect(told()).toContain('Deshecho: la orden quedó como estaba'));
  expect(told()).toContain(failed[0]?.message);
});

it('a refused undo says why', async () => {
  server.use(answering(undoOrderStep, () => refusal(409, 'Ya pasó el minuto: no se puede deshacer.')));
  tellStep(client, '1 orden confirmada', { step: 'confirmada' });
  offered().action.onClick();
  await vi.waitFor(() =>
    expect(told()).toContain('No se pudo deshacer: Ya pasó el minuto: no se puede deshacer.'),
  );
});
