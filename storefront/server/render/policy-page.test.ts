// @vitest-environment node
import { expect, test } from 'vitest';
import { aShop } from '@shop/web-kit/testing';
import { useStorefront } from '../testing/running-storefront.ts';

const { cms, get, getHtml } = useStorefront();
const publish = () => {
  cms().state.policies = [{ kind: 'terms', version: 2 }];
  cms().announceChange('shop');
};

// @spec F.7
test('a policy is readable without script, with its version and date, and its text adds no markup', async () => {
  publish();
  await expect.poll(async () => (await get('/terminos')).status).toBe(200);
  const page = await getHtml('/terminos');
  expect(page).toMatch(/<h1[^>]*>Términos y condiciones<\/h1>/);
  expect(page).toContain('Versión 2, publicada el 25 de noviembre de 2026');
  expect(page).toMatch(/<h2[^>]*>Quiénes somos<\/h2>/);
  expect(page).toContain('<strong>Jazmín</strong> &lt;script&gt;x&lt;/script&gt;');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/terminos">');
});

test('an older version has its own address, which search engines leave out', async () => {
  publish();
  await expect.poll(async () => (await get('/terminos?version=2')).status).toBe(200);
  expect(await getHtml('/terminos?version=2')).toContain('<meta name="robots" content="noindex">');
});

test('a policy that is not published has no page, no link and no line in the sitemap', async () => {
  expect((await get('/privacidad')).status).toBe(404);
  expect(await getHtml('/')).not.toContain('href="/privacidad"');
  expect(await getHtml('/sitemap.xml')).not.toContain('/privacidad');
});

test('a published policy stands in the footer of every page and in the sitemap', async () => {
  publish();
  await expect.poll(() => getHtml('/')).toContain('href="/terminos"');
  expect(await getHtml('/cart')).toContain('href="/terminos"');
  expect(await getHtml('/sitemap.xml')).toContain('<loc>https://shop.example/terminos</loc>');
});

test('the footer of the home page shows Data Fiscal and who sells, from the shop itself', async () => {
  expect(await getHtml('/')).not.toContain('Data Fiscal');
  cms().state.shop = aShop({
    legalName: 'Jazmín Ejemplo',
    cuit: '27-11111114-1',
    serviceHours: 'lunes a viernes de 9 a 17 h',
    dataFiscalUrl: 'https://qr.afip.gob.ar/?qr=abc',
    consumerDefenseUrl: 'https://defensa.example.gob.ar',
  });
  cms().announceChange('shop');
  await expect.poll(() => getHtml('/')).toContain('href="https://qr.afip.gob.ar/?qr=abc"');
  const page = await getHtml('/');
  expect(page).toMatch(/<img src="\/data-fiscal\.svg" alt="Data Fiscal"/);
  expect(page).toContain('Jazmín Ejemplo · CUIT 27-11111114-1 · Monotributo');
  expect(page).toContain('Horario de atención: lunes a viernes de 9 a 17 h');
  expect(page).toMatch(
    /Botón de arrepentimiento<\/a><\/li><li><a href="https:\/\/defensa\.example\.gob\.ar"/,
  );
});
