import { businessDay } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { jsonOf } from '../../../../database/rows';
import type { CsvClient } from '../../domain/client-csv';
import { asSummary } from '../client-rows';
import type { Statement } from '../consent';

export function asCsvClient(row: Row, statements: ReadonlyMap<number, Statement>): CsvClient {
  const { how = null, at = 0 } = statements.get(row.id as number) ?? {};
  return {
    ...asSummary(row),
    sizes: jsonOf<{ size: string }[]>(row.sizes, []).map(({ size }) => size),
    notes: row.notes as string,
    agreed: how && { how, day: businessDay(new Date(at)) },
  };
}
