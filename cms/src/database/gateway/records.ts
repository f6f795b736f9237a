import type { Knex } from 'knex';
import type { Connection, Row, Trx } from '../connection';
import { inBatches, newRow } from '../rows';
import { codecOf } from './codec';
import type { RecordOf, RecordTypes } from './record-types';
import { addWhere, matchesNothing, type Where } from './where';

type RecordUid = keyof RecordTypes;

type Attribute<U extends RecordUid> = keyof RecordOf<U> & string;
type Stamp = 'documentId' | 'createdAt' | 'updatedAt';
type Dates<U extends RecordUid> = RecordTypes[U]['dates'] | 'createdAt' | 'updatedAt';
// Times are written as dates or as ISO text.
type Given<U extends RecordUid> = {
  [K in Exclude<keyof RecordOf<U>, 'id'>]: K extends Dates<U> ? RecordOf<U>[K] | Date : RecordOf<U>[K];
};
type NullableKeys<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];
type OptionalKeys<U extends RecordUid> = keyof Given<U> &
  (Stamp | RecordTypes[U]['defaults'] | NullableKeys<Given<U>>);

/** Lists what a new record must have: attributes that may be empty or have a default can be left out. */
export type NewRecord<U extends RecordUid> = Omit<Given<U>, OptionalKeys<U>> &
  Partial<Pick<Given<U>, OptionalKeys<U>>>;

type Choice<U extends RecordUid, K extends Attribute<U>> = {
  select?: readonly K[];
  /** Attributes to sort by; one with a minus in front descends. */
  orderBy?: readonly (Attribute<U> | `-${Attribute<U>}`)[];
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends; SQLite has one writer anyway. */
  isLocked?: boolean;
};

/** Reads and writes the records of one content type; `db` is a transaction wherever one is open. */
export function records<U extends RecordUid>(uid: U, db: Connection | Trx) {
  const codec = codecOf(uid);
  type A = Attribute<U>;
  const table = (): Knex.QueryBuilder => db(codec.table);
  const column = (attribute: A): string => codec.find(attribute).column;
  const matching = (where: Where<A>) => addWhere(table(), codec, where);
  const read = (rows: readonly Row[]) => rows.map(codec.decode) as RecordOf<U>[];

  function chosen<K extends A>(where: Where<A>, { select, orderBy = [], ...page }: Choice<U, K>) {
    const query = matching(where);
    if (select) query.select(select.map(column));
    for (const key of orderBy)
      query.orderBy(column(key.replace(/^-/, '') as A), key.startsWith('-') ? 'desc' : 'asc');
    if (page.limit !== undefined) query.limit(page.limit);
    if (page.offset) query.offset(page.offset);
    return page.isLocked ? query.forUpdate() : query;
  }

  async function many<K extends A = A>(
    where: Where<A>,
    choice: Choice<U, K> = {},
  ): Promise<Pick<RecordOf<U>, K>[]> {
    if (matchesNothing(where)) return [];
    const rows: Row[] = await chosen(where, choice);
    const { select } = choice;
    return (select ? rows.map((row) => codec.pick(row, select)) : read(rows)) as Pick<RecordOf<U>, K>[];
  }

  function rowOf(data: NewRecord<U>): Row {
    const { createdAt = new Date() } = data as { createdAt?: string | Date };
    return codec.encode(data as Row, Object.assign(newRow(new Date(createdAt)), codec.defaults));
  }

  // A new row is what was written and its id: asking for wide rows again costs more than it tells.
  const asStored = (row: Row, { id }: Row) => codec.decode({ ...row, id }) as RecordOf<U>;

  return {
    column,
    read,
    /** Starts a statement that the other functions do not offer: its columns are named by `column`. */
    sql: table,
    many,
    async one<K extends A = A>(where: Where<A>, choice: Choice<U, K> = {}) {
      const [found] = await many(where, { ...choice, limit: 1 });
      return found ?? null;
    },
    async count(where: Where<A> = {}): Promise<number> {
      const [row] = await matching(where).count('* as total');
      return Number((row as Row | undefined)?.total ?? 0);
    },
    /** Counts the matching records of each value that an attribute has among them. */
    async countBy<K extends A>(attribute: K, where: Where<A>): Promise<Map<RecordOf<U>[K], number>> {
      const { column: name, decode } = codec.find(attribute);
      const rows: Row[] = await matching(where).groupBy(name).select(name).count('* as total');
      return new Map(rows.map((row) => [decode(row[name]) as RecordOf<U>[K], Number(row.total)]));
    },
    has: async (where: Where<A>): Promise<boolean> => Boolean(await matching(where).first('id')),
    /** Stores new records that nobody needs back: of histories, ledgers and queues. */
    async append(list: readonly NewRecord<U>[]): Promise<void> {
      for (const batch of inBatches(list.map(rowOf))) await table().insert(batch);
    },
    async insert(data: NewRecord<U>): Promise<RecordOf<U>> {
      const row = rowOf(data);
      const [stored] = await table().insert(row).returning('id');
      return asStored(row, stored);
    },
    /** Stores new records and returns them in the order of the list. */
    async insertMany(list: readonly NewRecord<U>[]): Promise<RecordOf<U>[]> {
      const ids = new Map<unknown, unknown>();
      const rows = list.map(rowOf);
      for (const batch of inBatches(rows))
        for (const { id, document_id } of await table().insert(batch).returning(['id', 'document_id']))
          ids.set(document_id, id);
      return rows.map((row) => asStored(row, { id: ids.get(row.document_id) }));
    },
    /** Stores a new record unless another one has its value of a unique attribute; returns null then. */
    async insertUnless(unique: A, data: NewRecord<U>): Promise<RecordOf<U> | null> {
      const row = rowOf(data);
      const [stored] = await table().insert(row).onConflict(column(unique)).ignore().returning('id');
      return stored ? asStored(row, stored) : null;
    },
    /** Stores records; one that is there by its key takes the given attributes. */
    async upsert(key: A, list: readonly NewRecord<U>[]): Promise<void> {
      const given = Object.keys(codec.encode((list[0] ?? {}) as Row));
      for (const batch of inBatches(list.map(rowOf)))
        await table()
          .insert(batch)
          .onConflict(column(key))
          .merge([...given, 'updated_at']);
    },
    /** Writes attributes of the matching records and stamps them, or keeps their stamp. Returns how many matched. */
    update: (where: Where<A>, data: Partial<Given<U>>, { keepsStamp = false } = {}): Promise<number> =>
      matching(where).update({
        ...(codec.isStamped && !keepsStamp && { updated_at: new Date() }),
        ...codec.encode(data as Row),
      }),
    /** Adds to numbers of the matching records, and writes other attributes of them, without a stamp. */
    increase: (
      where: Where<A>,
      amounts: { [K in A]?: number },
      data: Partial<Given<U>> = {},
    ): Promise<number> =>
      matching(where)
        .update(codec.encode(data as Row))
        .increment(codec.encode(amounts) as Record<string, number>),
    remove: (where: Where<A>): Promise<number> => matching(where).delete(),
  };
}
