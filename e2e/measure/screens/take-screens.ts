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
// The heights are tried in turn until the file is small enough.
const MAX_HEIGHTS = [2_400, 1_600, 1_000];

async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

const waitUntilStable = (page: Page) =>
  page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      // A picture in a folded part keeps its place in the view, but never loads.
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const moving = document.getAnimations().some(({ playState }) => playState === 'running');
    return near.every(({ complete }) => complete) && !moving && document.fonts.status === 'loaded';
  });

// A taller window, not a full-page screenshot, keeps sticky elements at the edges of the view.
async function captureTall(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize()!;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const maxHeight of MAX_HEIGHTS) {
    await page.setViewportSize({ width, height: Math.max(height, Math.min(pageHeight, maxHeight)) });
    await waitUntilStable(page);
    const bytes = await capture(page);
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  await page.setViewportSize({ width, height });
  return capture(page);
}

async function takeScreenshot(page: Page, { name, isTall }: Screen): Promise<number> {
  await waitUntilStable(page);
  const bytes = await (isTall ? captureTall(page) : capture(page));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}-${page.viewportSize()?.width}.webp`), bytes);
  return bytes.length;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of shopScreens)
  test(screen.name, async ({ page, shop, api }) => {
    const context = { page, shop, office: new BackOffice(page), api };
    await screen.prepare?.(context);
    if (screen.path !== undefined) await shop.open(screen.path);
    await screen.act?.(context);
    expect(await takeScreenshot(page, screen)).toBeLessThanOrEqual(MAX_BYTES);
  });

for (const screen of officeScreens)
  test(screen.name, async ({ page, shop, api }) => {
    const context = { page, shop, office: new BackOffice(page), api };
    if (!screen.signedOut) await context.office.signInWithForm();
    await screen.prepare?.(context);
    if (screen.path !== undefined) await page.goto(screen.path);
    await screen.act?.(context);
    expect(await takeScreenshot(page, screen)).toBeLessThanOrEqual(MAX_BYTES);
  });
