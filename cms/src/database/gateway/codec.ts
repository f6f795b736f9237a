import type { Row } from '../connection';

type Convert = (value: unknown) => unknown;
export type Column = { attribute: string; column: string; decode: Convert; encode: Convert };

/** Tells how records of one model become rows of its table and back. */
export type Codec = {
  table: string;
  /** Returns the column of an attribute; throws when there is none. */
  find: (attribute: string) => Column;
  decode: (row: Row) => Row;
  /** Decodes some attributes of a row that has no other columns. */
  pick: (row: Row, attributes: readonly string[]) => Row;
  /** Leaves out what is undefined; throws for an unknown attribute. Writes into `row` where one is given. */
  encode: (record: Row, row?: Row) => Row;
  /** Columns of a new record where nothing was given. */
  defaults: Row;
  isStamped: boolean;
};

const isMissing = (value: unknown): boolean => value === null || value === undefined;
const unlessNull =
  (convert: Convert): Convert =>
  (value) =>
    isMissing(value) ? null : convert(value);

const asIs: Convert = (value) => value ?? null;
const toIso = unlessNull((value) => new Date(value as string | number | Date).toISOString());
const toDate = unlessNull((value) => new Date(value as string | number | Date));
const parse = unlessNull((value) => (typeof value === 'string' ? JSON.parse(value) : value));

const decoders: Record<string, Convert> = {
  datetime: toIso,
  boolean: unlessNull(Boolean),
  json: parse,
  // PostgreSQL answers both as text.
  biginteger: unlessNull(Number),
  decimal: unlessNull(Number),
};
const encoders: Record<string, Convert> = {
  datetime: toDate,
  json: unlessNull((value) => JSON.stringify(value)),
};

export type Attribute = {
  type: string;
  columnName?: string;
  default?: unknown;
  required?: boolean;
  joinColumn?: { name: string };
};

// The panel clears a text or a list to null; one with a default is never null in code.
function decoderOf({ type, default: fallback, required }: Attribute): Convert {
  if (typeof fallback === 'string') return (value) => (isMissing(value) ? fallback : value);
  const decode = decoders[type] ?? asIs;
  // Rows that are older than a column have null in it.
  if (required && ['boolean', 'number'].includes(typeof fallback))
    return (value) => (isMissing(value) ? fallback : decode(value));
  if (type !== 'json' || fallback === undefined) return decode;
  const text = JSON.stringify(fallback);
  return (value) => decode(isMissing(value) ? text : value);
}

function columnsOf(attributes: Record<string, Attribute>): Column[] {
  return Object.entries(attributes).flatMap(([attribute, described]) => {
    const { type, columnName, joinColumn } = described;
    if (joinColumn)
      return [{ attribute: `${attribute}Id`, column: joinColumn.name, decode: asIs, encode: asIs }];
    if (!columnName) return [];
    const decode = decoderOf(described);
    return [{ attribute, column: columnName, decode, encode: encoders[type] ?? asIs }];
  });
}

// Strapi's own attributes have functions as defaults: `newRow` makes those values.
const defaultsOf = (attributes: Record<string, Attribute>): Row =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      ['undefined', 'function'].includes(typeof attribute.default) ? [] : [[name, attribute.default]],
    ),
  );

type Model = { tableName: string; attributes: Record<string, Attribute> };

/** Makes the codec of a model whose attributes name their columns. */
export function createCodec(uid: string, { tableName, attributes }: Model): Codec {
  const columns = columnsOf(attributes);
  const byAttribute = new Map(columns.map((column) => [column.attribute, column]));
  const template = Object.fromEntries(columns.map(({ attribute }) => [attribute, null]));
  const find = (attribute: string): Column => {
    const column = byAttribute.get(attribute);
    if (!column) throw new Error(`${uid} has no attribute ${attribute}`);
    return column;
  };
  const encode = (record: Row, row: Row = {}): Row => {
    for (const attribute in record) {
      const { column, encode: convert } = find(attribute);
      if (record[attribute] !== undefined) row[column] = convert(record[attribute]);
    }
    return row;
  };
  return {
    table: tableName,
    find,
    encode,
    // A copy of one shape is filled: records built key by key cost V8 three times as much.
    decode: (row) => {
      const record: Row = { ...template };
      for (const { attribute, column, decode } of columns) record[attribute] = decode(row[column]);
      return record;
    },
    pick: (row, attributes) =>
      Object.fromEntries(
        attributes.map(find).map(({ attribute, column, decode }) => [attribute, decode(row[column])]),
      ),
    defaults: encode(defaultsOf(attributes)),
    isStamped: byAttribute.has('updatedAt'),
  };
}

const codecs = new Map<string, Codec>();

/** Returns the codec of a content type, made once from Strapi's metadata. */
export function codecOf(uid: string): Codec {
  const known = codecs.get(uid) ?? createCodec(uid, strapi.db.metadata.get(uid) as Model);
  codecs.set(uid, known);
  return known;
}
