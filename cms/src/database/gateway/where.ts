import type { Knex } from 'knex';
import type { Codec } from './codec';

type Query = Knex.QueryBuilder;
type Scalar = string | number | boolean | Date | null;

/** Conditions of one attribute, named as in Strapi's filters. */
export type Condition = {
  $eq?: Scalar;
  $ne?: Scalar;
  $in?: readonly Scalar[];
  $notIn?: readonly Scalar[];
  $lt?: Scalar;
  $lte?: Scalar;
  $gt?: Scalar;
  $gte?: Scalar;
  $notNull?: true;
};

/** Values that attributes must have: a list means one of them, null means empty. */
export type Where<Attributes extends string> = {
  [attribute in Attributes]?: Scalar | readonly Scalar[] | Condition;
};

type Operator = (query: Query, column: string, value: never) => Query;

const operators: Record<keyof Condition, Operator> = {
  $eq: (query, column, value) => (value === null ? query.whereNull(column) : query.where(column, value)),
  $ne: (query, column, value) => query.whereNot(column, value),
  $in: (query, column, value) => query.whereIn(column, value),
  $notIn: (query, column, value) => query.whereNotIn(column, value),
  $lt: (query, column, value) => query.where(column, '<', value),
  $lte: (query, column, value) => query.where(column, '<=', value),
  $gt: (query, column, value) => query.where(column, '>', value),
  $gte: (query, column, value) => query.where(column, '>=', value),
  $notNull: (query, column) => query.whereNotNull(column),
};

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const conditionOf = (value: unknown): object =>
  isCondition(value) ? value : Array.isArray(value) ? { $in: value } : { $eq: value };

/** Adds conditions to a query; throws for an unknown attribute and for undefined, which would match everything. */
export function addWhere(query: Query, codec: Codec, where: Where<string>): Query {
  for (const [attribute, value] of Object.entries(where)) {
    const { column, encode } = codec.find(attribute);
    const conditions = Object.entries(conditionOf(value));
    if (conditions.length === 0) throw new Error(`${codec.table}: ${attribute} has no condition`);
    for (const [name, operand] of conditions) {
      if (operand === undefined) throw new Error(`${codec.table}: ${attribute} is undefined in a condition`);
      const encoded = Array.isArray(operand) ? operand.map(encode) : encode(operand);
      operators[name as keyof Condition](query, column, encoded as never);
    }
  }
  return query;
}

/** Returns whether an attribute must have one of no values, so that nothing need be asked. */
export const matchesNothing = (where: Where<string>): boolean =>
  Object.values(where).some((value) => Array.isArray(value) && value.length === 0);
