import { createStockAlert, type StockAlertDraftInput, stockAlertMessages } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import StockAlert from './stock-alert.tsx';

// @spec A.51

const variant = { productId: 'p1', size: '90', color: 'Negro' };
let sent: StockAlertDraftInput[] = [];
const server = fakeServer(
  answering(createStockAlert, async (request) => {
    sent.push((await request.json()) as StockAlertDraftInput);
    return { status: 'success' as const, message: stockAlertMessages.phoneReceived };
  }),
);
beforeEach(() => {
  sent = [];
});

async function open(byMail: boolean) {
  const user = userEvent.setup();
  const view = render(<StockAlert variant={variant} byMail={byMail} />);
  await user.click(screen.getByRole('button', { name: 'Avisame cuando vuelva' }));
  return { user, ...view };
}

test('stock alert asks for a WhatsApp only where the shop sends no mails, and says what it received', async () => {
  const { user, rerender } = await open(false);
  expect(screen.getByText('Te avisamos cuando vuelva: talle 90, Negro')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Tu WhatsApp')).toHaveFocus();
  await user.type(screen.getByLabelText('Tu WhatsApp'), '299 555-1234');
  await user.click(screen.getByRole('button', { name: 'Avisame' }));
  expect(await screen.findByText(stockAlertMessages.phoneReceived)).toHaveFocus();
  expect(sent).toEqual([{ ...variant, phone: '299 555-1234' }]);
  rerender(<StockAlert variant={{ ...variant, size: '95' }} byMail={false} />);
  expect(screen.queryByText(stockAlertMessages.phoneReceived)).toBeNull();
});

test('stock alert offers an email first where the shop sends mails, and keeps what was typed for each way', async () => {
  const { user } = await open(true);
  await user.type(screen.getByLabelText('Tu email'), 'ana@correo.com');
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
  expect(screen.getByLabelText('Tu email')).not.toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.click(screen.getByRole('button', { name: 'Avisame' }));
  await screen.findByRole('status');
  expect(sent).toEqual([{ ...variant, email: 'ana@correo.com' }]);
});

test('stock alert says at the field what is wrong and keeps what was typed', async () => {
  const { user } = await open(false);
  await user.click(screen.getByRole('button', { name: 'Avisame' }));
  const field = screen.getByLabelText('Tu WhatsApp');
  expect(screen.getByRole('alert')).toHaveTextContent(stockAlertMessages.phone);
  await waitFor(() => expect(field).toHaveFocus());
  server.use(answering(createStockAlert, () => refusal(409, stockAlertMessages.tooMany)));
  await user.type(field, '299 555-1234');
  await user.click(screen.getByRole('button', { name: 'Avisame' }));
  expect(await screen.findByText(stockAlertMessages.tooMany)).toBeVisible();
  expect(field).toHaveValue('299 555-1234');
});
