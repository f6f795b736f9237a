import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { demoSearches } from '../history/demo-searches';
import { insertAll } from './insert-all';

export async function seedSearches(trx: Trx, now: Date): Promise<void> {
  const rows = demoSearches(now).map((row) => ({ ...newRow(now), ...row }));
  await insertAll(trx, 'searched_texts', rows);
}
