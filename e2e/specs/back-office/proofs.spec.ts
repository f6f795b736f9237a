import { aPdfProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec C.7
test('a PDF that shows less than is due is noted, and the buyer pays the rest at her link', async ({
  backOffice,
  shop,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño en dos pagos ${suffix}`, price: 15_000 });
  const { order, orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer' });
  await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
  const found = shop.page.getByRole('article');
  const sendProof = async (name: string) => {
    await found.getByLabel(/Comprobante de transferencia/).setInputFiles(aPdfProof(name));
    await found.getByRole('button', { name: 'Enviar comprobante' }).click();
    await expect(found.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();
  };
  await sendProof(`diez mil ${suffix}`);

  await backOffice.signIn();
  await backOffice.openOrder(orderNumber);
  const { page } = backOffice;
  const review = page.getByRole('region', { name: 'Próximo paso' });
  const pdf = review.getByRole('link', { name: 'Abrir PDF' });
  const opened = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  const other = review.getByText('Otro importe o quién transfirió');
  if (await other.isVisible()) await other.click();
  await review.getByLabel('Importe del comprobante ($)').fill('10000');
  await expect(review.getByText('Faltan $5.000')).toBeVisible();
  await review.getByLabel(/Quién transfirió/).fill('Juan Pérez');
  await review.getByRole('button', { name: 'Anotar y pedir el resto' }).click();
  await page.getByText('1 movimiento').click();
  await expect(page.getByText('De Juan Pérez').filter({ visible: true }).first()).toBeVisible();
  expect(await staff.getOrder(order)).toMatchObject({ status: 'pending_transfer_proof', paidAmount: 10_000 });

  await shop.page.reload();
  await expect(found.getByText('Recibimos $10.000. Faltan $5.000', { exact: false }).first()).toBeVisible();
  await expect(found.getByText('Juan Pérez')).toHaveCount(0);
  await sendProof(`cinco mil ${suffix}`);

  await page.reload();
  await expect(review.getByLabel('Importe del comprobante ($)')).toHaveValue('5.000');
  await review.getByRole('button', { name: 'Aceptar comprobante' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(review.getByLabel('Importe del comprobante ($)')).toHaveValue('5.000');
  await review.getByRole('button', { name: 'Aceptar comprobante' }).click();
  await backOffice.unfold('Historial');
  await expect(page.getByText('Pago confirmado')).toBeVisible();
  expect(await staff.getOrder(order)).toMatchObject({ status: 'paid', paidAmount: 15_000 });
  await shop.page.reload();
  await expect(found.getByText('Pagado').first()).toBeVisible();
});
