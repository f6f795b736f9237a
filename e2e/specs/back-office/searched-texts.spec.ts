import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// Synonyms belong to the whole shop: other specs must not see this change.
test.use({ shopName: 'searched-texts' });

test(
  'a word that found nothing becomes a synonym, and the next shopper finds the garment',
  { tag: '@once' },
  async ({ backOffice, shop, api }) => {
    await api.createProduct({ title: 'Camisolín Marisol' });
    const counted = shop.page.waitForResponse((response) => response.url().endsWith('/api/stats/searches'));
    await shop.open('/?buscar=neglig%C3%A9');
    await counted;
    const nothing = shop.page.getByText('No encontramos “negligé”.');
    await expect(nothing).toBeVisible();

    const { page } = backOffice;
    await backOffice.signIn();
    await page.goto('/admin/content?seccion=search');
    await page.getByRole('button', { name: 'Hacer sinónimo: neglige' }).click();
    await expect(page.getByLabel('Sinónimos')).toBeFocused();
    await page.keyboard.type('camisolín');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Contenido actualizado exitosamente!')).toBeVisible();

    await shop.open('/?buscar=neglig%C3%A9');
    await expect(shop.page.getByText('Camisolín Marisol').first()).toBeVisible();
    await expect(nothing).toHaveCount(0);
  },
);
