// Forty taps and keys of one purchase, each timed from the input to the next frame (as INP counts them).
import { onThrottledPhone } from '../throttled-phone.mjs';

const SETTLE_MS = 700;

// Durations are rounded to 8 ms by the browser; a pressed link reports before its page is shown.
const observeInteractions = () => {
  window.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.interactionTimes.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
};

const button = (page, name) => page.getByRole('button', { name }).first();
const tap = (find) => (page) => find(page).tap();
const tapButton = (name) => tap((page) => button(page, name));
const summary = (page, name) => page.locator('summary').filter({ hasText: name }).first();
const labelled = (page, name) => page.locator(`summary[aria-label="${name}"]`).first();
const card = (page) => page.locator('main article', { has: page.locator(`a[href^="${page.cardHref}"]`) });
const group = (page, name) => page.locator('fieldset').filter({ hasText: name }).last();
const freeRadio = (page, name, at) =>
  group(page, name).locator('label:not(:has([aria-disabled])) input').nth(at);
const key = (letter) => (page) => page.keyboard.press(letter);

// In order: each finds the page as the one before has left it.
const INTERACTIONS = [
  ['menu: open', tap((page) => labelled(page, 'Abrir el menú'))],
  ['menu: close', tap((page) => labelled(page, 'Abrir el menú'))],
  ['search: open', tap((page) => labelled(page, 'Buscar'))],
  ['search: first letter', key('e')],
  ['search: second letter', key('n')],
  ['search: third letter', key('c')],
  ['search: fourth letter', key('a')],
  ['search: close', tap((page) => labelled(page, 'Buscar'))],
  ['sizes: open', tap((page) => summary(page, 'Filtrar por talla'))],
  ['sizes: choose', tap((page) => page.getByRole('link', { name: /^Talle / }).first())],
  ['sizes: take back', tap((page) => page.getByRole('link', { name: /^Quitar el talle / }).first())],
  ['sizes: close', tap((page) => page.getByRole('button', { name: /^Ver \d+ producto/ }).first())],
  ['filters: open', tap((page) => summary(page, /^Filtrar(?! por)/))],
  ['filters: choose a color', tap((page) => page.getByRole('link', { name: /^Color / }).first())],
  ['filters: take it back', tap((page) => page.getByRole('link', { name: /^Quitar el color / }).first())],
  ['filters: close', tap((page) => page.getByRole('button', { name: /^Ver \d+ producto/ }).first())],
  ['card: favorite', tap((page) => card(page).getByRole('button', { name: /en favoritos$/ }))],
  ['card: color', tap((page) => card(page).getByRole('group').getByRole('button').nth(1))],
  ['sheet: open', tap((page) => card(page).getByRole('button', { name: /^Agregar/ }))],
  ['sheet: size', tap((page) => freeRadio(page, 'Talle', 0))],
  ['sheet: one more', tapButton('Sumar una unidad')],
  ['sheet: one less', tapButton('Restar una unidad')],
  ['sheet: add', tapButton('Agregar al Carrito')],
  ['product: open', tap((page) => card(page).getByRole('heading').getByRole('link'))],
  ['product: color', tap((page) => freeRadio(page, 'Color', 1))],
  ['product: size', tap((page) => freeRadio(page, 'Talle', 0))],
  ['product: one more', tapButton('Sumar una unidad')],
  ['product: one less', tapButton('Restar una unidad')],
  [
    'product: size guide',
    tap((page) => page.locator('main').getByRole('button', { name: 'Guía de talles' })),
  ],
  ['product: close the guide', key('Escape')],
  ['product: zoom', tap((page) => page.getByRole('button', { name: /^Ampliar la imagen/ }).first())],
  ['product: close the zoom', key('Escape')],
  ['product: favorite', tap((page) => page.locator('main header').getByRole('button'))],
  [
    'product: add',
    tap((page) => page.locator('#elegir').getByRole('button', { name: 'Agregar al Carrito' })),
  ],
  ['cart: open', tap((page) => page.getByRole('link', { name: /^Carrito/ }).first())],
  [
    'cart: one more',
    tap((page) =>
      page
        .locator('main')
        .getByRole('button', { name: /Sumar|Agregar una|más/ })
        .first(),
    ),
  ],
  [
    'checkout: open',
    tap((page) => page.locator('main').getByRole('link', { name: 'Hacer orden virtual' }).first()),
  ],
  [
    'checkout: letter of the name',
    async (page) => {
      await page.getByLabel('Nombre completo').focus();
      await page.keyboard.press('A');
    },
  ],
  ['checkout: delivery', tap((page) => page.locator('main input[type=radio]:not(:checked)').first())],
  ['checkout: payment', tap((page) => page.locator('main input[type=radio]:not(:checked)').last())],
];

async function measureInteraction(page, act) {
  await page.evaluate(() => (window.interactionTimes = []));
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(0, ...window.interactionTimes));
}

/** Measures each interaction once, in milliseconds by name. */
export const measureInteractions = (browser, origin, { path, href }) =>
  onThrottledPhone(
    browser,
    async (page) => {
      page.setDefaultTimeout(30_000);
      page.cardHref = href;
      await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, {
        timeout: 60_000,
      });
      await page.waitForTimeout(SETTLE_MS);
      const times = {};
      for (const [name, act] of INTERACTIONS)
        try {
          times[name] = await measureInteraction(page, act);
        } catch (error) {
          throw new Error(`'${name}' cannot be measured`, { cause: error });
        }
      return times;
    },
    observeInteractions,
  );
