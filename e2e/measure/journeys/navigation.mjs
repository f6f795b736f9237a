// From a category to a product and back, timed by the page's own clock.
import { onThrottledPhone } from '../throttled-phone.mjs';

const LOOKING_MS = 2_000;
const CARD = 3;
const TIMEOUT_MS = 60_000;

// Runs in the page: frames and taps are watched from the tap on, so that no call of the test delays them.
const watchJourney = () => {
  const isPainted = (image) => {
    const { top, height } = image.getBoundingClientRect();
    return image.complete && image.naturalWidth > 0 && height > 0 && top < innerHeight;
  };
  // The list stays in the document, hidden, while its product is shown.
  const shown = (selector) =>
    [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
  const productStands = ({ title, price }) =>
    shown('h1')[0]?.textContent === title &&
    shown('p').some(({ textContent }) => textContent.includes(price)) &&
    shown('section img').some(isPainted);
  const listStands = ({ path, top }) =>
    location.pathname === path && Math.abs(scrollY - top) <= 1 && shown('article').length > 0;
  const sizes = () =>
    [...document.querySelectorAll('main fieldset')].find(({ textContent }) =>
      textContent.startsWith('Talle'),
    );
  const isChosen = () => Boolean(sizes()?.querySelector('strong')?.textContent);
  // After the frame in which the condition holds.
  const onceShown = (holds) =>
    new Promise((shown) => {
      const look = () => (holds() ? setTimeout(() => shown(performance.now())) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });

  window.watchProduct = (product) => {
    window.journey = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const { value, startTime } of list.getEntries()) if (startTime > timeStamp) shift += value;
          }).observe({ type: 'layout-shift' });
          const tap = setInterval(() => {
            if (isChosen()) return clearInterval(tap);
            if (shown('h1')[0]?.textContent !== product.title) return;
            const free = [...(sizes()?.querySelectorAll('input') ?? [])].find((radio) => !radio.ariaDisabled);
            free?.click();
          }, 50);
          const visible = onceShown(() => productStands(product));
          const usable = onceShown(() => isChosen());
          void Promise.all([visible, usable]).then(([seen, used]) =>
            // Late parts of the page may still move it.
            setTimeout(() => done({ visible: seen - timeStamp, usable: used - timeStamp, shift }), 2_000),
          );
        },
        { capture: true, once: true },
      );
    });
  };
  window.goBack = (list) => {
    const started = performance.now();
    history.back();
    return onceShown(() => listStands(list)).then((shown) => shown - started);
  };
};

const isDone = (work, ms) =>
  Promise.race([
    work,
    new Promise((_, fail) => setTimeout(() => fail(new Error(`no end after ${ms} ms`)), ms)),
  ]);

/** Chooses a category and a product of it to choose a size and a color of, far enough down to scroll to. */
export async function chooseProduct(origin) {
  const { payload } = await (await fetch(`${origin}/api/products?limit=100`)).json();
  const counts = Map.groupBy(payload, ({ category }) => category);
  const [category] = [...counts].sort(([, one], [, other]) => other.length - one.length)[0];
  const listed = await (await fetch(`${origin}/api/products?limit=12&category=${category}`)).json();
  const product = listed.payload
    .slice(CARD - 1)
    .find(({ stock, size, colors }) => stock > 5 && size.length > 1 && colors?.length > 1);
  if (!product) throw new Error(`No product of '${category}' can be bought in several sizes.`);
  return {
    path: `/category/${category}`,
    href: `/product/${product.slug}`,
    title: product.title,
    price: `$${String(product.finalPrice).replace(/\B(?=(\d{3})+$)/g, '.')}`,
  };
}

/** Measures one journey from a list to a product and back, in milliseconds. */
export const measureNavigation = (browser, origin, product) =>
  onThrottledPhone(
    browser,
    async (page) => {
      await page.goto(`${origin}${product.path}`, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, {
        timeout: TIMEOUT_MS,
      });
      const card = page.locator('main article', { has: page.locator(`a[href^="${product.href}"]`) });
      const picture = card.locator('img').first();
      await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForTimeout(LOOKING_MS);
      const top = await page.evaluate(() => scrollY);
      await page.evaluate((expected) => window.watchProduct(expected), {
        title: product.title,
        price: product.price,
      });
      const { x, y, width, height } = await picture.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      const { visible, usable, shift } = await isDone(
        page.evaluate(() => window.journey),
        TIMEOUT_MS,
      );
      const back = await isDone(
        page.evaluate((list) => window.goBack(list), { path: product.path, top }),
        TIMEOUT_MS,
      );
      return { visible, usable, back, shift };
    },
    watchJourney,
  );
