import { readProductOffer } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { alma, fillIn, renderForm, server, success } from '../../../testing/product-form-setup.tsx';

const asked = (highestPrice: number | null, days = 30) =>
  server.use(answering(readProductOffer, { status: success, days, highestPrice }));
const cardOf = async () => within(await screen.findByRole('region', { name: 'Así se ve en la tienda' }));
const discounted = { ...alma, price: 20_000, discount: 20, finalPrice: 16_000 };

describe('earlier price in the product form', () => {
  test('card preview updates while typing', async () => {
    asked(18_900);
    const { user } = renderForm('alma');
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await user.clear(title);
    await user.type(title, 'Conjunto Nube');
    await user.type(screen.getByRole('textbox', { name: 'Descuento (%)' }), '20', {
      initialSelectionStart: 0,
      initialSelectionEnd: 1,
    });
    const card = await cardOf();
    expect(await card.findByText('20% OFF')).toBeVisible();
    expect(card.getByText('Conjunto Nube')).toBeVisible();
    expect(card.getByText('$15.120')).toBeVisible();
    expect(card.getByText('Ahorrás $3.780')).toBeVisible();
  });

  test('a price that was never asked is explained and not struck through', async () => {
    asked(19_999);
    renderForm('alma', discounted);
    const why =
      'No mostramos «20 % OFF»: este producto nunca se ofreció a $20.000 en los 30 días anteriores. La tienda muestra solo el precio final.';
    expect(await screen.findByText(why)).toBeVisible();
    const card = await cardOf();
    expect(card.getByText('$16.000')).toBeVisible();
    expect(card.queryByText(/OFF|Ahorrás|\$20\.000/)).not.toBeInTheDocument();
  });

  test('the explanation goes with a price that was asked', async () => {
    asked(15_000, 7);
    const { user } = renderForm('alma', discounted);
    await screen.findByText(/nunca se ofreció a \$20\.000 en los 7 días/);
    const price = screen.getByRole('textbox', { name: 'Precio' });
    await user.clear(price);
    await user.type(price, '15000');
    await waitFor(() => expect(screen.queryByText(/nunca se ofreció/)).not.toBeInTheDocument());
    expect((await cardOf()).getByText('20% OFF')).toBeVisible();
  });

  test('a new product with a discount shows only its final price', async () => {
    const { user } = renderForm();
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: 'Descuento (%)' }), '20');
    expect(screen.getByText(/este producto todavía no se ofreció a \$24\.500/)).toBeVisible();
    const card = await cardOf();
    expect(card.getByText('$19.600')).toBeVisible();
    expect(card.queryByText(/OFF|Ahorrás/)).not.toBeInTheDocument();
  });

  test('the price section claims nothing while the asked prices cannot be loaded', async () => {
    server.use(answering(readProductOffer, () => refusal(500, 'No')));
    renderForm('alma', discounted);
    expect((await cardOf()).getByText('$16.000')).toBeVisible();
    expect(screen.queryByText(/nunca se ofreció|OFF/)).not.toBeInTheDocument();
  });
});
