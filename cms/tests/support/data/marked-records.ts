import { fieldOptions, typeOptions, type FieldOptions } from '../../../src/platform/panel/field-options';
import type { TestCms } from '../servers/start-cms';
import { marks } from './marked-person';

type Attribute = { type: string; pluginOptions?: object };
type Field = { name: string; column: string; isJson: boolean; options: FieldOptions };
type PersonalType = { uid: string; table: string; isWithheld: boolean; fields: Field[] };
export type LastIds = ReadonlyMap<string, number>;

/** A personal text of one record: what its model says of it, and the text. */
export type MarkedText = { field: string; options: FieldOptions; isWithheld: boolean; text: string };
/** The marked texts of one record. */
export type MarkedRecord = MarkedText[];

// The database rejects every change of this evidence, so it holds what calls have written.
const EVIDENCE = ['api::case.case', 'api::case.case-event'];

/** Returns the types whose records an erased person loses or takes along, with their personal texts, as the models say. */
function personalTypes({ strapi }: TestCms): PersonalType[] {
  const types = Object.values(strapi.contentTypes).map((model) => {
    const columns = strapi.db.metadata.get(model.uid).attributes;
    const fields = Object.entries<Attribute>(model.attributes).flatMap(([name, attribute]): Field[] => {
      const options = fieldOptions(attribute);
      if (!options || !['erase', 'keep'].includes(options.personal ?? '')) return [];
      const { columnName: column = name } = columns[name] as { columnName?: string };
      return [{ name, column, isJson: attribute.type === 'json', options }];
    });
    const isWithheld = Boolean(typeOptions(model)?.withheld);
    return { uid: model.uid, table: model.collectionName ?? '', isWithheld, fields };
  });
  return types.filter(
    ({ isWithheld, fields }) =>
      fields.some(({ options }) => options.personal === 'erase') || (fields.length > 0 && !isWithheld),
  );
}

/** Returns the last id of every type with personal texts: later records are what a person leaves from now on. */
export async function lastIds(cms: TestCms): Promise<LastIds> {
  const ids = new Map<string, number>();
  for (const { uid, table } of personalTypes(cms)) {
    const last = await cms.strapi.db.connection(table).max('id as id').first();
    ids.set(uid, Number(last?.id ?? 0));
  }
  return ids;
}

type Row = Record<string, unknown>;
type StoredType = PersonalType & { rows: Row[] };

const textOf = (row: Row, { column }: Field): string => String(row[column] ?? '');

async function storedSince(cms: TestCms, since: LastIds): Promise<StoredType[]> {
  const stored: StoredType[] = [];
  for (const type of personalTypes(cms)) {
    const rows: Row[] = await cms.strapi.db.connection(type.table).where('id', '>', since.get(type.uid) ?? 0);
    stored.push({ ...type, rows });
  }
  return stored;
}

/**
 * Writes a text of its own into every personal attribute of the records after `since`. What leads to the person, as
 * `keys` say, stays, and an empty text is filled only where no record has one: an address decides whose a phone is.
 */
export async function markRecords(cms: TestCms, since: LastIds, keys: readonly string[]): Promise<void> {
  let count = 1000;
  // The audit log and the searches are found by her texts.
  const markOf = ({ isJson, options }: Field): string => {
    count += 1;
    const mark = options.personal === 'erase' ? `zqmarca${count} ${marks.email}` : `zqmarca${count}`;
    return isJson ? JSON.stringify({ text: mark }) : mark;
  };
  for (const { uid, table, fields, rows } of await storedSince(cms, since)) {
    if (EVIDENCE.includes(uid)) continue;
    const filled = fields.filter((field) => rows.some((row) => textOf(row, field) !== ''));
    for (const row of rows) {
      const written = fields.filter((field) =>
        filled.includes(field) ? !['', ...keys].includes(textOf(row, field)) : true,
      );
      const changes = Object.fromEntries(written.map((field) => [field.column, markOf(field)]));
      if (written.length > 0) await cms.strapi.db.connection(table).where({ id: row.id }).update(changes);
    }
  }
}

/** Returns the personal texts of the records after `since` by their type. */
export async function personalTexts(cms: TestCms, since: LastIds): Promise<Map<string, MarkedRecord[]>> {
  const types = (await storedSince(cms, since)).map(({ uid, isWithheld, fields, rows }) => {
    const found = rows.map((row) =>
      fields.map((field) => {
        const { name, options } = field;
        return { field: `${uid} ${name}`, options, isWithheld, text: textOf(row, field) };
      }),
    );
    return [uid, found] as const;
  });
  return new Map(types);
}
