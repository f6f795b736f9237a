import type { StaffReview } from '@shop/contract';
import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import type { Product, ShopApi } from '../../fixtures/shop-api.ts';
import { aShopper, aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec A.46

async function paidOrder(api: ShopApi, product: Product, fullName: string) {
  const placed = await api.placeOrder({ product, shopper: aShopper(fullName) });
  await api.callAsOwner('PUT', `/api/orders/${placed.order._id}/status`, { status: 'paid' });
  return { orderNumber: placed.orderNumber, token: placed.linkToken };
}

async function publishReview(api: ShopApi, product: Product, fullName: string): Promise<void> {
  const link = await paidOrder(api, product, fullName);
  await api.callAsOwner('POST', '/api/reviews', { ...link, line: 1, stars: 4, fit: 'true', text: '' });
  const { reviews } = await api.callAsOwner<{ reviews: StaffReview[] }>('GET', '/api/reviews', undefined);
  const written = reviews.find(({ orderNumber }) => orderNumber === link.orderNumber);
  await api.callAsOwner('PUT', `/api/reviews/${written?._id}`, { state: 'published' });
}

test('a buyer reviews through the order’s link, staff publish, and the third review shows the stars', async ({
  shop,
  backOffice,
  api,
}, { project }) => {
  const product = await api.createProduct({ title: `Body opinado ${project.name}` });
  await publishReview(api, product, 'Ana Paz');
  await publishReview(api, product, 'Eva Gil');
  await shop.openProduct(product);
  // Cards of other products on this page may show theirs.
  const header = shop.page
    .locator('header')
    .filter({ has: shop.page.getByRole('heading', { name: product.title, level: 1 }) });
  await expect(header).toBeVisible();
  await expect(header.getByText(/★/)).toHaveCount(0);

  const { orderNumber, token } = await paidOrder(api, product, 'Camila Ríos');
  await shop.open(`/track-order?pedido=${orderNumber}&t=${token}`);
  await shop.page.getByRole('button', { name: `Contanos cómo te quedó: ${product.title}` }).click();
  await shop.page.getByRole('radio', { name: '5 estrellas' }).check();
  await shop.page.getByRole('radio', { name: 'Justo' }).check();
  await shop.page.getByRole('textbox', { name: '¿Algo más?' }).fill('Suave y cómodo');
  await shop.page.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(shop.page.getByText('¡Gracias! Publicamos tu opinión después de revisarla.')).toBeVisible();

  await backOffice.signIn();
  await backOffice.page.goto('/admin/reviews?estado=pendientes');
  await backOffice.page
    .getByRole('button', { name: `Publicar la opinión de Camila sobre ${product.title}` })
    .click();
  await expect(backOffice.page.getByText('Opinión publicada')).toBeVisible();

  await shop.openProduct(product);
  await expect(header.getByText('★ 4,3 (3)')).toBeVisible();
  const reviews = shop.page.getByRole('region', { name: 'Opiniones de quienes lo compraron' });
  await expect(reviews.getByText('3 de 3 dicen que calza justo')).toBeVisible();
  await expect(reviews.getByText('Suave y cómodo')).toBeVisible();
  await expect(reviews.getByText('Camila', { exact: false })).toBeVisible();
  await expect(reviews.getByText('Ríos')).toHaveCount(0);
});

test('a buyer’s photo is seen once staff publish it, and is gone when she deletes it', async ({
  shop,
  backOffice,
  api,
}, { project }) => {
  const product = await api.createProduct({ title: `Camisón con foto ${project.name}` });
  for (const name of ['Ana Paz', 'Eva Gil']) await publishReview(api, product, name);
  const link = await paidOrder(api, product, 'Luz Vera');
  const ofOrder = `/track-order?pedido=${link.orderNumber}&t=${link.token}`;
  await api.callAsOwner('POST', '/api/reviews', {
    ...link,
    line: 1,
    stars: 5,
    fit: 'true',
    text: 'Así queda',
  });
  await shop.open(ofOrder);
  await shop.page.getByLabel(`Foto de ${product.title}`).setInputFiles(aTransferProof());
  await expect(shop.page.getByText('¡Gracias! Publicamos tu foto junto a tu opinión')).toBeVisible();
  await expectNoAxeViolations(shop.page);

  await backOffice.signIn();
  await backOffice.page.goto('/admin/reviews?estado=pendientes');
  await backOffice.page.getByRole('button', { name: `Ampliar la foto de Luz: ${product.title}` }).click();
  const large = backOffice.page.getByRole('dialog').getByRole('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await backOffice.page.keyboard.press('Escape');
  await backOffice.page
    .getByRole('button', { name: `Publicar la opinión de Luz sobre ${product.title}` })
    .click();
  await expect(backOffice.page.getByText('Opinión publicada')).toBeVisible();

  const reviewsLoaded = shop.page.waitForResponse(/review-section/);
  await shop.openProduct(product);
  const small = shop.page.getByRole('link', { name: `Ampliar la foto de la compradora: ${product.title}` });
  await small.scrollIntoViewIfNeeded();
  await reviewsLoaded;
  await small.click();
  await expect(
    shop.page.getByRole('dialog').getByRole('img', { name: `Foto de la compradora: ${product.title}` }),
  ).toBeVisible();

  await shop.open(ofOrder);
  await shop.page.getByRole('button', { name: `Borrar mi foto de ${product.title}` }).click();
  await shop.page.getByRole('button', { name: 'Sí, borrarla' }).click();
  await expect(shop.page.getByText('Borramos tu foto.')).toBeVisible();
  await shop.openProduct(product);
  await expect(shop.page.getByText('Así queda')).toBeVisible();
  await expect(shop.page.getByRole('link', { name: /Ampliar la foto de la compradora/ })).toHaveCount(0);
});
