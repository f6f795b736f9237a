import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { BackOffice } from '../../fixtures/back-office.ts';
import { expect, test } from '../../fixtures/test.ts';
import { officeScreens } from './office-screens.ts';
import { type Screen } from './screen.ts';
import { shopScreens } from './shop-screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/screens');
const MAX_BYTES = 60_000;
const QUALITIES = [80, 65, 50, 35];
// Tried in turn until the picture is light enough.
const TALLEST = [2_400, 1_600, 1_000];

async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

const settled = (page: Page) =>
  page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const moving = document.getAnimations().some(({ playState }) => playState === 'running');
    return near.every(({ complete }) => complete) && !moving && document.fonts.status === 'loaded';
  });

// A window as high as the page, not a longer picture: what sticks to an edge stays where a shopper sees it.
async function tallPicture(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const tallest of TALLEST) {
    await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, tallest)) });
    await settled(page);
    const bytes = await picture(page);
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  await page.setViewportSize({ width, height });
  return picture(page);
}

async function take(page: Page, { name, tall }: Screen): Promise<number> {
  await settled(page);
  const bytes = await (tall ? tallPicture(page) : picture(page));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}-${page.viewportSize()?.width}.webp`), bytes);
  return bytes.length;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of shopScreens)
  test(screen.name, async ({ page, shop, api }) => {
    const stage = { page, shop, office: new BackOffice(page), api };
    await screen.before?.(stage);
    if (screen.path !== undefined) await shop.open(screen.path);
    await screen.then?.(stage);
    expect(await take(page, screen)).toBeLessThanOrEqual(MAX_BYTES);
  });

for (const screen of officeScreens)
  test(screen.name, async ({ page, shop, api }) => {
    const stage = { page, shop, office: new BackOffice(page), api };
    if (!screen.signedOut) await stage.office.signIn();
    await screen.before?.(stage);
    if (screen.path !== undefined) await page.goto(screen.path);
    await screen.then?.(stage);
    expect(await take(page, screen)).toBeLessThanOrEqual(MAX_BYTES);
  });
