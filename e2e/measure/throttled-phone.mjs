// Phone of the measurements: slow 4G and a processor four times slower, as Lighthouse has them.
import { chromium, devices } from '@playwright/test';
import { findChromium, HOW_TO_INSTALL } from '../../tools/checks/chromium.mjs';
import { SLOW_4G } from './slow-4g.mjs';

const CPU_SLOWDOWN = 4;

export function launchChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_INSTALL);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Runs work in a page of a throttled phone with empty caches, and closes it. */
export async function onThrottledPhone(browser, work, script) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (script) await page.addInitScript(script);
    return await work(page, session);
  } finally {
    await context.close();
  }
}

export const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.ceil(values.length * share) - 1)
  ];

export const median = (values) => percentile(values, 0.5);
