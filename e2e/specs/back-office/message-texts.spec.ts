import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/mailing-shop-test.ts';

test.use({ shopName: 'message-texts' });

// @spec E.15
test('the owner writes the text of a mail, which her client gets, and opens the WhatsApp text of the order', async ({
  api,
  backOffice,
  mailServer,
  suffix,
}) => {
  const shopper = aShopper();
  const product = await api.createProduct({ title: `Con textos ${suffix}` });
  const { order, orderNumber } = await api.placeOrder({ product, shopper });
  await backOffice.signIn();
  const { page } = backOffice;
  await page.goto('/admin/settings?seccion=mensajes');
  await page.getByRole('combobox', { name: 'Mensaje' }).selectOption('Pago recibido');
  const text = page.getByLabel('Texto', { exact: true });
  await text.fill('{saludo}\nCobramos {totall}.');
  await page.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(text).toHaveAccessibleDescription(/No existe la variable \{totall\}/);
  await text.fill('{saludo}\nCobramos lo de {pedido}.');
  const asPage = page.frameLocator('iframe[title="El correo como llega"]');
  await expect(asPage.getByText('Cobramos lo de JL-20260302-0001.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Solo texto' }).click();
  await expect(page.getByText('Cobramos lo de JL-20260302-0001.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Con diseño' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(page.getByRole('button', { name: 'Volver al texto original' })).toBeVisible();

  await page.goto(`/admin/orders/${order._id}`);
  await backOffice.unfold('Actualizar estado');
  await page.getByLabel('Nuevo estado').selectOption('Pagado');
  await expect(page.getByLabel('Avisarle por correo')).toBeChecked();
  await page.getByRole('button', { name: 'Actualizar Orden' }).click();
  await expect
    .poll(() => mailServer.mails.filter((mail) => mail.includes(`Cobramos lo de ${orderNumber}.`)).length)
    .toBe(1);
  const mine = mailServer.mails.filter((mail) => mail.includes(`To: ${shopper.email}`));
  for (const mail of mine) expect(/^From:.*$/m.exec(mail)?.[0]).not.toMatch(/lencer/i);

  const chat = page.getByRole('link', { name: 'WhatsApp a la clienta' });
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(orderNumber)));
  // The test sends nobody to WhatsApp.
  await page.context().route('https://wa.me/**', (route) => route.abort());
  await chat.click();
  await backOffice.unfold('Historial');
  await expect(page.getByRole('listitem').filter({ hasText: 'WhatsApp abierto' })).toContainText('Pagado');
});

// @spec E.18
test('of two people who edit one text the second chooses, and loses nothing that she typed', async ({
  backOffice,
}) => {
  await backOffice.signIn();
  const { page } = backOffice;
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin/settings?seccion=mensajes');
    await tab.getByRole('combobox', { name: 'Mensaje' }).selectOption('Avisame cuando vuelva');
  }
  await other.getByLabel('Asunto').fill('Volvió lo tuyo');
  await other.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(other.getByRole('button', { name: 'Volver al texto original' })).toBeVisible();
  await page.getByLabel('Asunto').fill('Ya está de vuelta');
  await expect(page.getByText('Ya está de vuelta')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar texto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona cambió este texto' });
  await expect(
    dialog.getByRole('radio', { name: /Lo que guardó la otra persona.*Volvió lo tuyo/s }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('combobox', { name: 'Mensaje' }).selectOption('Avisame cuando vuelva (cambiado)');
  await expect(page.getByLabel('Asunto')).toHaveValue('Ya está de vuelta');
});
