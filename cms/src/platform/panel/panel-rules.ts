import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Trx } from '../../database/connection';
import { inTransaction } from '../../database/transaction';
import { toPanelError } from './panel-error';

export type PanelData = Record<string, unknown>;
export type PanelEdit = { documentId: string; data: PanelData };
export type Next = () => Promise<unknown>;
type Rule = (trx: Trx, edit: PanelEdit, next: Next) => Promise<unknown>;
type Action = 'create' | 'update' | 'delete' | 'clone';
type Rules = Partial<Record<Action, Rule>>;

const actions: readonly string[] = ['create', 'update', 'delete', 'clone'] satisfies Action[];

export const trashedResult = (documentId: string) => ({ documentId, entries: [] });

const refusals = new WeakSet<Rule>();

/** Returns a rule that refuses every write; the panel does not offer what it refuses. */
export const refuseManualEdit = (message: string): Rule => {
  const refuse: Rule = async () => {
    throw new errors.ApplicationError(message);
  };
  refusals.add(refuse);
  return refuse;
};

const IDENTITY_FIELDS = ['id', 'documentId', 'createdAt'];

/** Ignores ids and creation dates in forms: orders and links refer to them. */
export function protectIdentityFields(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: PanelData };
    if (data && actions.includes(context.action)) for (const field of IDENTITY_FIELDS) delete data[field];
    return next();
  });
}

const queues = new WeakMap<Trx, Promise<unknown>>();

// A bulk action of the panel is one transaction: each rule must see what the one before it did.
function enqueue<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(trx) ?? Promise.resolve()).then(work, work);
  queues.set(trx, turn);
  return turn;
}

const ruledTypes = new WeakMap<Core.Strapi, Map<string, Rules>>();

// Two rules for one type would wait for each other in the queue of their transaction.
function claimType(strapi: Core.Strapi, uid: string, rules: Rules): void {
  const ruled = ruledTypes.get(strapi) ?? new Map<string, Rules>();
  if (ruled.has(uid)) throw new Error(`the panel's rules of ${uid} stand in two places`);
  ruledTypes.set(strapi, ruled.set(uid, rules));
}

/** Says whether the rules of a type refuse an action whatever its data are. */
export function isRefused(strapi: Core.Strapi, uid: string, action: Action): boolean {
  const rule = ruledTypes.get(strapi)?.get(uid)?.[action];
  return rule !== undefined && refusals.has(rule);
}

/**
 * Applies the shop's rules to writes through Strapi's documents (its panel), each in one transaction with the write.
 * Throws when the type has rules already.
 */
export function panelRules(strapi: Core.Strapi, uid: string, rules: Rules): void {
  claimType(strapi, uid, rules);
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !actions.includes(context.action)) return next();
    const rule = rules[context.action as Action];
    if (!rule) return next();
    const params = context.params as { documentId?: string; data?: PanelData };
    params.data ??= {};
    const edit = { documentId: params.documentId ?? '', data: params.data };
    try {
      return (await inTransaction((trx) => enqueue(trx, () => rule(trx, edit, next as Next)))) as Awaited<
        ReturnType<typeof next>
      >;
    } catch (error) {
      throw toPanelError(error);
    }
  });
}

export function rejectManualEdits(strapi: Core.Strapi, uids: readonly string[], message: string): void {
  const reject = refuseManualEdit(message);
  for (const uid of uids)
    panelRules(strapi, uid, { create: reject, update: reject, delete: reject, clone: reject });
}
