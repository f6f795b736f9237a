import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/mailing-shop-test.ts';

test.use({ shopName: 'order-mails' });

// @spec A.52
test('staff see that a confirmation was refused, and send it again once the mailbox is back', async ({
  api,
  backOffice,
  mailServer,
  suffix,
}) => {
  const shopper = aShopper();
  mailServer.refused.add(shopper.email);
  const product = await api.createProduct({ title: `Con correo ${suffix}` });
  const { order } = await api.placeOrder({ product, shopper });
  await backOffice.signIn();
  const { page } = backOffice;
  await page.goto(`/admin/orders/${order._id}`);
  const mails = page.getByRole('group').filter({ hasText: 'Correos' });
  const confirmation = mails.getByRole('listitem').filter({ hasText: 'Confirmación del pedido' });
  await expect(confirmation).toContainText(`Para ${shopper.email}`);
  await expect(confirmation).toContainText('falló: 550 5.1.1 No such user');
  await expect(mails.getByRole('listitem').filter({ hasText: 'Aviso de pedido nuevo' })).toContainText(
    'enviado',
  );
  await expectNoAxeViolations(page);

  mailServer.refused.clear();
  await confirmation.getByRole('button', { name: 'Reenviar: Confirmación del pedido' }).click();
  await expect(page.getByText(`Lo reenviamos a ${shopper.email}`)).toBeVisible();
  await expect(confirmation).toContainText(/enviado \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  expect(mailServer.accepted.filter((address) => address === shopper.email)).toHaveLength(1);
});
