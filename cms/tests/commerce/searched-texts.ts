import { addDays, businessDay, endpoints, SEARCHES_DAYS } from '@shop/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRow } from '../../src/database/rows';
import { deleteOldSearches } from '../../src/api/searched-text/services/searched-text';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const MAX_TEXTS_A_DAY = 2_000;

export function searchedTextsSuite(database: string, booted: () => TestCms): void {
  describe(`searched texts on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const table = () => shop.db()('searched_texts');
    beforeEach(() => table().delete());

    const search = (text: unknown, agent = 'Firefox') =>
      booted().call<{ counted: boolean }>('/api/stats/searches', {
        method: 'POST',
        headers: { 'user-agent': agent },
        json: { text },
      });
    const stats = async (days = 30) =>
      endpoints.searchStats.answer.parse((await shop.admin(`/api/stats/searches?days=${days}`)).body)
        .searches;
    const today = businessDay(new Date());
    const aRow = (text: string, day = today) => ({ ...newRow(new Date()), day, text, searches: 1, found: 0 });

    // @spec A.55
    test('a searched text is counted by day with what the server found, also at once', async () => {
      await shop.product({ title: 'Quimono Ceibo' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => search('  QUIMONO  ceíbo ')));
      for (const { body } of answers) expect(endpoints.recordSearch.answer.parse(body).counted).toBe(true);
      await search('xyzzyqwerty');
      expect(await stats()).toEqual({
        days: 30,
        searched: [
          { text: 'quimono ceibo', searches: 8, found: 1 },
          { text: 'xyzzyqwerty', searches: 1, found: 0 },
        ],
        notFound: [{ text: 'xyzzyqwerty', searches: 1, found: 0 }],
      });
    });

    test('a searched text that may be personal, or comes from a crawler, is not stored', async () => {
      for (const text of ['ana@example.com', '299 412-3456', 'www.example.com'])
        expect((await search(text)).body.counted).toBe(false);
      expect((await search('bata', 'Googlebot/2.1')).body.counted).toBe(false);
      for (const text of [undefined, '', 7, 'a\u0000b', 'x'.repeat(301)])
        expect((await search(text)).status).toBe(400);
      expect(await table().select('text')).toEqual([]);
      expect(Object.keys((await table().columnInfo()) as object)).not.toContain('visitor');
    });

    test('a searched text that found something later is not listed as not found', async () => {
      await table().insert(aRow('ropon', addDays(today, -3)));
      expect((await stats(7)).notFound).toHaveLength(1);
      await shop.product({ title: 'Ropón Aurora' });
      await search('ropón');
      expect(await stats(7)).toMatchObject({ searched: [{ text: 'ropon', searches: 2 }], notFound: [] });
    });

    test('a flood of searched texts stops at the limit of a day, and known ones are counted on', async () => {
      const rows = Array.from({ length: MAX_TEXTS_A_DAY }, (_, at) => aRow(`texto ${at}`));
      for (let at = 0; at < rows.length; at += 500) await table().insert(rows.slice(at, at + 500));
      expect((await search('uno de mas')).body.counted).toBe(false);
      expect((await search('texto 7')).body.counted).toBe(true);
      expect((await stats()).searched[0]).toMatchObject({ text: 'texto 7', searches: 2 });
    });

    test('a searched text is deleted after ninety days', async () => {
      const last = addDays(today, 1 - SEARCHES_DAYS);
      await table().insert([aRow('nueva', last), aRow('vieja', addDays(last, -1))]);
      await deleteOldSearches();
      expect(await table().select('text')).toEqual([{ text: 'nueva' }]);
    });

    test('searched texts are read by staff only, for three periods', async () => {
      expect((await booted().call('/api/stats/searches')).status).toBe(401);
      expect((await shop.admin('/api/stats/searches?days=8')).status).toBe(400);
    });
  });
}
