import { confirmStockAlert, stockAlertMessages } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AlertLink } from './alert-link.tsx';

let opened: unknown[] = [];
const alert = { title: 'Body Camelia', slug: 'body-camelia', size: 'M', color: 'Negro' };
fakeServer(
  answering(confirmStockAlert, async (request) => {
    opened.push(await request.json());
    return { status: 'success' as const, message: stockAlertMessages.confirmed, alert };
  }),
);
beforeEach(() => {
  opened = [];
});

test('the link of a mail confirms nothing before the button is pressed', async () => {
  const user = userEvent.setup();
  render(<AlertLink purpose="confirm" token="abc.def" />);
  expect(opened).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar aviso' }));
  expect(await screen.findByText(stockAlertMessages.confirmed)).toBeVisible();
  expect(opened).toEqual([{ token: 'abc.def' }]);
  expect(screen.getByText('Body Camelia · talle M · Negro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver Body Camelia' })).toHaveAttribute(
    'href',
    '/product/body-camelia?color=negro',
  );
});

test('a link without its token says so and leads to the shop', () => {
  render(<AlertLink purpose="cancel" token="" />);
  expect(screen.getByText(/A este enlace le falta una parte/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/');
});
