import { countTaps } from '../../fixtures/count-taps.ts';
import { findOverflowingElements } from '../../fixtures/horizontal-overflow.ts';
import { aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const COLORS = ['Negro', 'Blanco', 'Rojo'];
const photos = (name: string) =>
  ['frente', 'espalda'].map((side) => ({ ...aTransferProof(), name: `${name}-${side}.png` }));

// @spec E.28
test(
  'a product with six pictures and twelve variants takes at most eighteen taps on a phone',
  { tag: '@phone' },
  async ({ backOffice, api, suffix }) => {
    const title = `Bombacha de doce variantes ${suffix}`;
    await backOffice.signIn();
    const { page, taps } = countTaps(backOffice.page);
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    await page.getByLabel('Título', { exact: true }).click();
    await page.keyboard.type(title);
    await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
    await page.getByLabel('Precio', { exact: true }).click();
    await page.keyboard.type('23000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Encaje con aro, con su bombacha.');
    await page.getByLabel('S', { exact: true }).check();
    await page.getByLabel('XL', { exact: true }).check();
    await page.getByRole('button', { name: 'De S a XL' }).click();

    await page.getByLabel('Elegir de una lista').check();
    for (const [at, color] of COLORS.entries()) {
      await expect(backOffice.page.getByLabel(`Nombre del color ${at + 1}`)).toBeFocused();
      await page.keyboard.type(color);
      if (at < COLORS.length - 1) await page.keyboard.press('Enter');
    }
    for (const [at, color] of COLORS.entries()) {
      await page.getByLabel('Subir imágenes').setInputFiles(photos(color));
      await expect(backOffice.page.getByLabel(/^URL de la imagen/)).toHaveCount(2 * (at + 1));
      const together = page.getByRole('group', { name: 'Las 2 imágenes que subiste juntas' });
      await together.getByRole('button', { name: color }).click();
    }
    await page.getByLabel('Por talle y color').check();
    await page.getByLabel('Mismo stock').click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(backOffice.page.getByText('Total: 36 unidades')).toBeVisible();
    expect(await findOverflowingElements(backOffice.page)).toEqual([]);
    await page.getByRole('button', { name: 'Revisar producto' }).click();
    await page.getByRole('button', { name: 'Crear producto' }).click();
    await expect(backOffice.page).toHaveURL(/\/admin\/products$/);

    const [saved] = await api.listProducts(`searchTerm=${encodeURIComponent(title)}`);
    expect(saved).toMatchObject({ stock: 36, size: ['S', 'M', 'L', 'XL'] });
    expect(saved?.thumbnails).toHaveLength(6);
    expect(saved?.variants).toHaveLength(12);
    test.info().annotations.push({ type: 'taps', description: String(taps()) });
    expect(taps()).toBeLessThanOrEqual(18);
  },
);
