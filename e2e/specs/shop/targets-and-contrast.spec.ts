import { findWeakContrast } from '../../fixtures/accessibility.ts';
import { openEveryScreen } from '../../fixtures/every-screen.ts';
import { findSmallTargets } from '../../fixtures/small-targets.ts';
import { expect, test } from '../../fixtures/test.ts';

test('everything to press in the shop has 44 px and every text a contrast of 7:1', async ({
  shop,
  api,
  suffix,
}) => {
  test.slow();
  await openEveryScreen(shop, api, suffix, async (screen) => {
    expect.soft(await findSmallTargets(shop.page), screen).toEqual([]);
    expect.soft(await findWeakContrast(shop.page), screen).toEqual([]);
  });
});
