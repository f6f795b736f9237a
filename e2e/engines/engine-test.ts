import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { ShopApi } from '../fixtures/shop-api.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { openLine, type Line } from './drivers/line.ts';
import { launchWebKit } from './drivers/webkit.ts';
import { Screen } from './screen.ts';

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

type Fixtures = { engine: keyof typeof launchers; line: Line; phone: Screen; api: ShopApi };

/** A test whose page runs in the engine of its project, behind a line that can be cut. */
export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.close();
  },
  phone: async ({ engine, line }, use, info) => {
    const launched = await launchers[engine]();
    await use(new Screen(launched, line.origin));
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('screen.png'), await launched.takeScreenshot());
    await launched.close();
  },
  api: async ({ request }, use) => use(new ShopApi(request)),
});
