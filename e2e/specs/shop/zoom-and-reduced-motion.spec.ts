import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { findAnimatedElements } from '../../fixtures/animated-elements.ts';
import { setBrowserTextSize } from '../../fixtures/browser-text-size.ts';
import { openEveryScreen } from '../../fixtures/every-screen.ts';
import { findLayoutFaults, findStickingBars } from '../../fixtures/hidden-text.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec B.14

// Below this height a bar would leave the page no room.
const LOW_SCREEN_PX = 480;

for (const { name, width, height, textSize = 16, deviceScaleFactor = 1 } of [
  { name: 'on a screen of 320 px', width: 320, height: 640 },
  { name: 'zoomed to 200 %', width: 683, height: 384, deviceScaleFactor: 2 },
  { name: 'zoomed to 400 %', width: 320, height: 256, deviceScaleFactor: 4 },
  { name: 'with text of 150 %', width: 390, height: 844, textSize: 24 },
  { name: 'with text of 200 %', width: 390, height: 844, textSize: 32 },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, isMobile: false });

    test(
      `no screen of the shop cuts or covers anything ${name}`,
      { tag: '@once' },
      async ({ shop, api, suffix }) => {
        test.slow();
        await setBrowserTextSize(shop.page, textSize);
        await openEveryScreen(shop, api, suffix, async (screen) => {
          const bars = height < LOW_SCREEN_PX ? await findStickingBars(shop.page) : [];
          expect.soft([...(await findLayoutFaults(shop.page)), ...bars], screen).toEqual([]);
          if (height === 640) await expectNoAxeViolations(shop.page);
        });
        const rem = await shop.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(rem).toBe(`${textSize}px`);
      },
    );
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'no element of the shop is animated with reduced motion',
    { tag: '@once' },
    async ({ shop, api, suffix }) => {
      test.slow();
      await openEveryScreen(shop, api, suffix, async (screen) => {
        expect.soft(await findAnimatedElements(shop.page), screen).toEqual([]);
        expect
          .soft(await shop.page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
          .toBe('auto');
      });
    },
  );
});
