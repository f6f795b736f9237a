import { z } from '../z';
import { pageSize } from '../http/paging';
import { successAnswer } from '../http/responses';
import { AUDIT_PAGE_SIZE } from '../limits';
import { dayRange } from '../shop/business-day';
import { calendarDay, WRONG_RANGE } from '../text/value-fields';

const CURSOR_ERROR = 'Esa página de la actividad no existe';
const day = z.optional(calendarDay);

/** Kinds of actions, as the audit page filters them. */
export const AUDIT_KINDS = [
  'orders',
  'products',
  'clients',
  'coupons',
  'reviews',
  'messages',
  'settings',
  'team',
  'access',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const auditListQuerySchema = z
  .object({
    /** The last entry of the page before, as `next` names it. */
    after: z.optional(z.string().check(z.regex(/^\d{1,16}\.[ao]\.\d{1,18}$/, CURSOR_ERROR))),
    limit: pageSize(AUDIT_PAGE_SIZE),
    actor: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    kind: z.optional(z.enum(AUDIT_KINDS, 'Ese tipo de actividad no existe')),
    /** Argentine days, both included. */
    from: day,
    to: day,
    /** The start of an order number, a product, a coupon or another subject. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      error: WRONG_RANGE,
      path: ['from'],
    }),
  );
export type AuditListQuery = z.output<typeof auditListQuerySchema>;
export type AuditListQueryInput = z.input<typeof auditListQuerySchema>;

const facts = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntrySchema = z.object({
  /** Position in the list: its time, its source and its row. */
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** The account of the actor and its name of today; null for what no person of the staff did. */
  actorId: z.optional(z.nullable(z.string())),
  actorNow: z.optional(z.nullable(z.string())),
  action: z.string(),
  /** Whom or what it changed: an order number, a title, a code; '' without one. */
  subject: z.string(),
  /** The order's _id, for a link; null for other entries. */
  order: z.nullable(z.string()),
  before: facts,
  after: facts,
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditListAnswerSchema = successAnswer({
  entries: z.array(auditEntrySchema),
  /** Continues the list; null on its last page. */
  next: z.nullable(z.string()),
  /** Names of all people in the log. */
  actors: z.array(z.string()),
});
export type AuditList = z.output<typeof auditListAnswerSchema>;

/** Returns the moments between which a query's entries lie; null without a limit. */
export const auditRange = ({ from, to }: Pick<AuditListQuery, 'from' | 'to'>) => ({
  from: from ? dayRange(from).from : null,
  to: to ? dayRange(to).to : null,
});
