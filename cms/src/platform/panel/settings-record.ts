import type { Core } from '@strapi/strapi';
import type { RecordOf, RecordTypes } from '../../database/gateway/record-types';
import { records } from '../../database/gateway/records';
import { inTransaction } from '../../database/transaction';
import { audit, changedFields, lastChange } from '../access/audit-log';
import { cachedFor } from '../changes/cached-value';
import { announceChange } from '../changes/changes';
import { conflictingFields, editConflict } from '../edits/edit-conflict';
import { guardSingleRecord, required } from './single-record';

type Fields = Record<string, unknown>;
type Row<Uid extends keyof RecordTypes> = Pick<RecordOf<Uid>, keyof RecordOf<Uid> & string>;

type Settings<Uid extends keyof RecordTypes, Value, Wanted> = {
  type: Uid;
  /** Names the settings in the refusal of an edit. */
  name: string;
  valueOf: (row: Row<Uid>) => Value;
  toStored?: (wanted: Wanted) => object;
  /** Names a save in the activity log. */
  action: string;
  /** Judges what was saved over `before`, and announces what depends on it; a fault undoes the save. */
  saved: (before: Value | null, after: Value) => Promise<void>;
  /** Says that another person changed them meanwhile. */
  stale: string;
  undeletable: string;
};

/** Describes settings that are kept in one record: how they are read, saved and guarded, from the API and the panel. */
export function settingsRecord<
  Uid extends keyof RecordTypes,
  Value extends Fields,
  Wanted extends Fields = Value,
>({
  type,
  name,
  valueOf,
  toStored = (wanted) => wanted,
  action,
  saved,
  stale,
  undeletable,
}: Settings<Uid, Value, Wanted>) {
  const find = () => inTransaction((trx) => records(type, trx).one({}));
  const requireRow = () => required(find(), type);
  const read = async (): Promise<Value> => valueOf(await requireRow());
  return {
    /** Returns the settings in force; cached until they change in any process. */
    current: cachedFor('shop', read),

    /** Stores the settings; throws 409 with the names of the fields that somebody else changed meanwhile. */
    save: ({ seen = {}, ...wanted }: Wanted & { seen?: Partial<Value> | undefined }): Promise<Value> =>
      inTransaction(async () => {
        const row = await requireRow();
        const current = valueOf(row);
        const fields = conflictingFields({ base: seen, wanted, current });
        if (fields.length > 0)
          throw editConflict(fields, stale, { [name]: current, ...(await lastChange(action)) });
        const data = toStored(wanted as unknown as Wanted);
        await strapi.documents(type).update({ documentId: row.documentId, data: data as never });
        return read();
      }),

    /** Validates, audits and announces every save of the settings, from the API and the panel. */
    guard: (strapi: Core.Strapi): void =>
      guardSingleRecord(strapi, type, {
        find,
        saved: async (row) => {
          const [before, after] = [row && valueOf(row), await read()];
          await audit({ action, ...changedFields(before ?? {}, after) });
          await saved(before, after);
          await announceChange('shop');
        },
        undeletable,
      }),
  };
}
