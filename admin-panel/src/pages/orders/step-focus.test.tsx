import { type AdminOrder, getOrder, recordPayment } from '@shop/contract';
import { anAdminOrder, answering } from '@shop/web-kit/testing';
import { notifyManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open, server, success } from '../../testing/order-detail-setup.tsx';

const unpaid = anAdminOrder({ _id: 'uno', status: 'confirmado', total: 15_000, paidAmount: 0 });
const partPaid: AdminOrder = { ...unpaid, paidAmount: 3_000, updatedAt: '2026-11-30T13:00:00.000Z' };

let stored = unpaid;
beforeEach(() => void (stored = unpaid));

// The page may show the changed order only after its opener has got the focus back.
beforeEach(() => notifyManager.setScheduler((show) => setTimeout(show, 30)));
afterEach(() => notifyManager.setScheduler((show) => setTimeout(show, 0)));

const opener = () => screen.findByRole('button', { name: 'Anotar pago' });
const nextStep = () => screen.findByRole('button', { name: 'Marcar: Lista para retirar' });

async function openPayment() {
  const { user } = open(unpaid);
  server.use(
    answering(getOrder, () => ({ status: success, order: stored })),
    answering(recordPayment, () => {
      stored = partPaid;
      return { status: success, order: stored };
    }),
  );
  await user.click(await opener());
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** Expects the focus where it is once nothing takes it any more. */
async function expectFocus(find: () => Promise<HTMLElement>): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const element = await find();
  await waitFor(() => expect(element).toHaveFocus());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element).toHaveFocus();
}

it('a dialog that ended with a done step hands the focus to the next step, though its opener is still there', async () => {
  const { user, dialog } = await openPayment();
  await user.click(dialog.getByRole('button', { name: 'Anotar pago' }));
  await expectFocus(nextStep);
  expect(await opener()).toBeVisible();
});

it('a dialog that is cancelled gives the focus back to its opener', async () => {
  const { user, dialog } = await openPayment();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await expectFocus(opener);
});
