import { readDownload } from '../../fixtures/back-office.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the owner finds a client by her phone, notes what she likes, and downloads what sold today', async ({
  api,
  staff,
  backOffice,
  suffix,
}) => {
  const { page } = backOffice;
  const title = `Bata Ceibo ${suffix}`;
  const product = await api.createProduct({ title, price: 15_000 });
  const name = `Ramona Quiroga ${suffix}`;
  const shopper = aShopper(name);
  const first = await staff.placeOrder({ product, shopper });
  // The same phone as a card has it, and another mail.
  const [area, block, line] = shopper.phone.split(/[ -]/);
  const again = { ...shopper, phone: `+54 9 ${area} ${block}-${line}`, email: aShopper().email };
  const second = await staff.placeOrder({ product, shopper: again });
  for (const order of [first, second]) await staff.setStatus(order, 'paid');
  await staff.placeOrder({ product });
  await backOffice.signIn();

  await test.step('orders and clients are found by a phone in any writing', async () => {
    await backOffice.openOrders();
    await page.getByPlaceholder('Número, nombre o email').fill(`0${area} 15 ${block}${line}`);
    await expect(page.getByRole('link', { name: /^Ver detalles de la orden / })).toHaveCount(2);
    await page.getByRole('link', { name: `Ver detalles de la orden #${second.orderNumber}` }).click();
    await page.getByRole('link', { name: 'Compró 2 veces' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$30.000');
  });

  await test.step('a note stays with the client', async () => {
    await page.getByLabel('Notas sobre la clienta').fill('Le gustan las batas largas');
    await page.getByRole('button', { name: 'Guardar notas' }).click();
    await expect(page.getByText('Notas guardadas')).toBeVisible();
    await page.goto('/admin/clients');
    await page.getByLabel('Buscar clientas').fill(shopper.phone);
    await page.getByRole('link', { name }).click();
    await expect(page.getByLabel('Notas sobre la clienta')).toHaveValue('Le gustan las batas largas');
  });

  await test.step('the file of the report of products has what was ordered today', async () => {
    await page.goto('/admin/reports?informe=productos');
    await page.getByLabel('Período').selectOption({ label: 'Hoy' });
    await expect(page.getByRole('table', { name: 'Tabla de Más vendidos por unidades' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Descargar CSV/ })
      .first()
      .click();
    const row = (await readDownload(await download)).split('\n').find((line) => line.includes(title));
    expect(row).toContain('"3";"45000"');
  });
});
