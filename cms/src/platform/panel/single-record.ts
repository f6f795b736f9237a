import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { toPanelError } from './panel-error';
import { inTransaction } from '../../database/transaction';

type Rules<Row> = {
  find: () => Promise<Row | null>;
  /** Judges and announces what was saved over `before`; a fault undoes the save. */
  saved: (before: Row | null) => Promise<void>;
  /** Refuses a deletion. */
  undeletable: string;
  /** Fields that the shop counts: what a form sends for them is dropped. */
  counted?: readonly string[];
};

const writes = ['create', 'update', 'publish'];

/** Applies rules to every save of a type that has one record, from the API and the panel, in one transaction with it. */
export function guardSingleRecord<Row>(strapi: Core.Strapi, type: string, rules: Rules<Row>): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== type) return next();
    if (context.action === 'delete') throw new errors.ApplicationError(rules.undeletable);
    if (!writes.includes(context.action)) return next();
    const { data } = context.params as { data?: Record<string, unknown> };
    for (const field of rules.counted ?? []) delete data?.[field];
    return inTransaction(async () => {
      const before = await rules.find();
      const result = await next();
      await rules.saved(before).catch((error: unknown) => {
        throw toPanelError(error);
      });
      return result;
    });
  });
}

/** Returns the record, which the start of the shop creates. */
export async function required<Row>(found: Promise<Row | null>, type: string): Promise<Row> {
  const row = await found;
  if (!row) throw new Error(`the record of ${type} is missing`);
  return row;
}
