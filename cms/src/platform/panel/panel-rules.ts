import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Trx } from '../../database/connection';
import { inTransaction } from '../../database/transaction';
import { asPanelError } from './panel-error';

export type PanelData = Record<string, unknown>;
export type PanelEdit = { documentId: string; data: PanelData };
type Next = () => Promise<unknown>;
type Rule = (trx: Trx, edit: PanelEdit, next: Next) => Promise<unknown>;
type Action = 'create' | 'update' | 'delete' | 'clone';

const actions: readonly string[] = ['create', 'update', 'delete', 'clone'] satisfies Action[];

/** What the panel is told of a record that was put away instead of being erased. */
export const putAway = (documentId: string) => ({ documentId, entries: [] });

/** Refuses what must not be done by hand, in words that the panel shows. */
export const byHand = (message: string): Rule => {
  return async () => {
    throw new errors.ApplicationError(message);
  };
};

const KEPT = ['id', 'documentId', 'createdAt'];

/** Which record it is, and since when, is never for a form to say: orders and links name it. */
export function keepIdentities(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: PanelData };
    if (data && actions.includes(context.action)) for (const field of KEPT) delete data[field];
    return next();
  });
}

const lasts = new WeakMap<Trx, Promise<unknown>>();

// The panel deletes many at once, all in one transaction: each rule has to see what the one before it did.
function inTurn<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  const turn = (lasts.get(trx) ?? Promise.resolve()).then(work, work);
  lasts.set(trx, turn);
  return turn;
}

/**
 * Holds whoever writes through Strapi's documents (its panel, above all) to the rules of the shop: each rule
 * runs in one transaction with the write it surrounds.
 */
export function panelRules(strapi: Core.Strapi, uid: string, rules: Partial<Record<Action, Rule>>): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !actions.includes(context.action)) return next();
    const rule = rules[context.action as Action];
    if (!rule) return next();
    const params = context.params as { documentId?: string; data?: PanelData };
    params.data ??= {};
    const edit = { documentId: params.documentId ?? '', data: params.data };
    try {
      return (await inTransaction((trx) => inTurn(trx, () => rule(trx, edit, next as Next)))) as Awaited<
        ReturnType<typeof next>
      >;
    } catch (error) {
      throw asPanelError(error);
    }
  });
}
