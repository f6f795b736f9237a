import { addDays, businessDay, endpoints, MIN_VISITS, VITALS_DAYS, VITALS_SHOWN_DAYS } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldVitals } from '../../src/api/web-vital/services/web-vital';
import { newRow } from '../../src/database/rows';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function webVitalsSuite(database: string, booted: () => TestCms): void {
  describe(`web vitals on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const table = () => shop.db()('web_vitals');
    beforeEach(() => table().delete());

    const send = (json: object, agent = 'Chrome') =>
      booted().call<{ counted: boolean }>('/api/stats/vitals', {
        method: 'POST',
        headers: { 'user-agent': agent },
        json,
      });
    const stored = async () =>
      (await table().select('page', 'vital', 'bucket', 'visits').orderBy(['page', 'vital', 'bucket'])).map(
        ({ page, vital, bucket, visits }) => [page, vital, bucket, visits],
      );
    const pageVitals = async (page: string) =>
      endpoints.vitalsStats.answer
        .parse((await shop.admin('/api/stats/vitals')).body)
        .vitals.pages.find((one) => one.page === page);
    const today = businessDay(new Date());
    const aRow = (day: string, visits: number, bucket = 0) => ({
      ...newRow(new Date()),
      day,
      page: 'home',
      vital: 'lcp',
      bucket,
      visits,
    });

    // @spec F.26
    test('visits that end at once are all counted, each figure in its bucket', async () => {
      const visit = { home: { lcp: 1800, cls: 0 }, cart: { inp: 120, cls: 0.3 } };
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(visit)));
      for (const { body } of answers) expect(endpoints.recordVitals.answer.parse(body).counted).toBe(true);
      await send({ home: { lcp: 90_000 } });
      expect(await stored()).toEqual([
        ['cart', 'cls', 10, 8],
        ['cart', 'inp', 4, 8],
        ['home', 'cls', 0, 8],
        ['home', 'lcp', 6, 8],
        ['home', 'lcp', 17, 1],
      ]);
    });

    test('a report that is no visit is refused or left out, and a row names nobody', async () => {
      for (const draft of [{ admin: { lcp: 1 } }, { home: { lcp: -1 } }, { home: { cls: 'x' } }])
        expect((await send(draft)).status).toBe(400);
      expect((await send({})).body.counted).toBe(false);
      expect((await send({ home: { lcp: 1 } }, 'Googlebot/2.1')).body.counted).toBe(false);
      expect(await stored()).toEqual([]);
      const columns = Object.keys((await table().columnInfo()) as object);
      for (const column of ['visitor', 'address', 'path']) expect(columns).not.toContain(column);
    });

    test('the figures are those of the last four weeks, and of enough visits', async () => {
      const first = addDays(today, 1 - VITALS_SHOWN_DAYS);
      await table().insert([aRow(first, MIN_VISITS - 1), aRow(addDays(first, -1), 500, 9)]);
      expect(await pageVitals('home')).toMatchObject({ visits: MIN_VISITS - 1, lcp: null });
      await send({ home: { lcp: 400 } });
      expect(await pageVitals('home')).toEqual({
        page: 'home',
        visits: MIN_VISITS,
        lcp: 375,
        inp: null,
        cls: null,
      });
      expect(await pageVitals('checkout')).toMatchObject({ visits: 0, lcp: null });
    });

    test('figures are deleted after ninety days', async () => {
      const last = addDays(today, 1 - VITALS_DAYS);
      await table().insert([aRow(last, 3), aRow(addDays(last, -1), 4)]);
      await deleteOldVitals();
      expect(await stored()).toEqual([['home', 'lcp', 0, 3]]);
    });

    test('figures are read by the owner only', async () =>
      expect((await booted().call('/api/stats/vitals')).status).toBe(401));
  });
}
