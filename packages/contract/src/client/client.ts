import { z } from '../z';
import { pageAnswer, pageNumber, pageQuery } from '../http/paging';
import { successAnswer } from '../http/responses';
import { ADMIN_ORDERS_PAGE_SIZE } from '../limits';
import { optionalParagraph } from '../text/text-fields';

const CLIENT_SORTS = ['last', 'spent', 'orders', 'name'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

const CONSENT_WAYS = ['shop', 'whatsapp', 'mail', 'instagram'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

const consentWay = z.enum(CONSENT_WAYS);
const filters = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  sort: z._default(z.optional(z.enum(CLIENT_SORTS)), 'last'),
  /** 'yes' leaves the clients who agreed to receive news. */
  consent: z.optional(z.literal('yes')),
};

export const clientListQuerySchema = z.object({
  ...pageQuery(ADMIN_ORDERS_PAGE_SIZE),
  ...filters,
});
export type ClientListQuery = z.output<typeof clientListQuerySchema>;
export type ClientListQueryInput = z.input<typeof clientListQuerySchema>;

export const clientExportQuerySchema = z.object({
  ...filters,
  /** 'news' exports only the clients who agreed to receive them. */
  for: z.optional(z.literal('news')),
});
export type ClientExportQuery = z.output<typeof clientExportQuerySchema>;

/** A client as her orders tell it: the name, phone and mail are those of her newest order that has them. */
export const clientSummarySchema = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Her orders that are neither deleted nor cancelled. */
  orders: z.number(),
  /** Her orders with the status 'paid'. */
  purchases: z.number(),
  /** The sum of the totals of her purchases in pesos; null for roles that see no figures. */
  spent: z.nullable(z.number()),
  /** The Argentine day of her newest order that is neither deleted nor cancelled. */
  lastPurchaseAt: z.nullable(z.string()),
  consents: z.boolean(),
});
export type ClientSummary = z.output<typeof clientSummarySchema>;

export const clientListAnswerSchema = pageAnswer('clients', clientSummarySchema, {
  /** Changed orders that the clients do not show yet; above 0 while very many are read, after a restored copy for one. */
  pendingOrders: z.number(),
});

const linkedClient = z.object({ _id: z.string(), name: z.string(), phone: z.string(), email: z.string() });

export const clientDetailSchema = z.extend(clientSummarySchema, {
  /** Sizes that she bought, the most bought first; cancelled and refunded orders do not count. */
  sizes: z.array(z.object({ size: z.string(), units: z.number() })),
  notes: z.string(),
  /** The last statement about news; null without any. `how` is null when she withdrew. */
  consent: z.nullable(z.object({ how: z.nullable(consentWay), by: z.string(), at: z.string() })),
  /** Phones and mails, each with the order that brought it. */
  keys: z.array(
    z.object({ kind: z.enum(['phone', 'email']), key: z.string(), orderNumber: z.string(), at: z.string() }),
  ),
  /** Clients with whom she shares a mail, but not the phone. */
  similar: z.array(linkedClient),
  /** Clients whom staff joined with her. */
  joined: z.array(z.extend(linkedClient, { at: z.string(), by: z.string() })),
  history: z.array(
    z.object({
      _id: z.string(),
      orderNumber: z.string(),
      createdAt: z.string(),
      status: z.string(),
      total: z.number(),
    }),
  ),
  /** All her orders in `history`, cancelled ones included, and their pages. */
  totalOrders: z.number(),
  totalPages: z.number(),
});
export type ClientDetail = z.output<typeof clientDetailSchema>;

export const clientQuerySchema = z.object({
  /** Page of the orders. */
  page: pageNumber,
});
export const clientAnswerSchema = successAnswer({ client: clientDetailSchema });

export const clientChangeSchema = z.object({
  notes: z.optional(optionalParagraph(2000)),
  /** Base version of the notes; the request fails with 409 when they were changed since. */
  seenNotes: z.optional(optionalParagraph(2000)),
  /** Where she agreed to receive news; null withdraws it. */
  consent: z.optional(z.nullable(consentWay)),
});
export type ClientChange = z.output<typeof clientChangeSchema>;

/** Names the client to join with the one of the path, or to separate from her. */
export const otherClientSchema = z.object({
  other: z.string().check(z.minLength(1), z.maxLength(40)),
});
