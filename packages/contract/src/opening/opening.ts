import { z } from '../z';
import { successAnswer } from '../http/responses';
import { optionalTextLine, paragraph, textLine, visibleOrEmpty } from '../text/text-fields';

/** Checks that must be green or waived before the shop opens, in the order of the checklist. */
export const OPENING_CHECKS = [
  'seller-name',
  'seller-cuit',
  'seller-address',
  'seller-email',
  'seller-phone',
  'tax-condition',
  'attention-hours',
  'data-fiscal',
  'consumer-defence',
  'whatsapp',
  'delivery',
  'pickup',
  'payment',
  // The policies render what the checks above ask for, so they are published after them.
  'terms',
  'privacy',
  'exchange-policy',
  'delivery-policy',
  'categories',
  'size-guides',
  'first-product',
  'product-facts',
  'own-password',
  'second-factor',
  'mail-server',
  'backups',
  'https',
] as const;
/** Checks that whoever maintains the server sets up; the owner can only leave them out. */
export const INSTALLER_CHECKS: readonly string[] = ['mail-server', 'backups', 'https'];
/** Checks that publishing all policies meets together. */
export const POLICY_CHECKS: readonly string[] = ['terms', 'privacy', 'exchange-policy', 'delivery-policy'];
export type OpeningCheckKey = (typeof OPENING_CHECKS)[number];

export const openingCheckKeySchema = z.enum(OPENING_CHECKS, 'Esa verificación no existe');

/** `waived`: red, and the owner knows it. */
export const CHECK_STATES = ['green', 'red', 'waived'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

const openingCheckSchema = z.object({
  key: z.string(),
  title: z.string(),
  why: z.string(),
  /** The law or rule behind it; empty where the shop itself needs it. */
  law: z.string(),
  /** Address in the back office, without /admin; its `campo` names the field that takes the focus. */
  path: z.string(),
  state: z.string(),
  /** Missing facts, or the value that is set. */
  detail: z.string(),
  /** The value of a default that waits for the owner's word; empty where she has to type. */
  toConfirm: z.string(),
  waiver: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
});
export type OpeningCheck = z.output<typeof openingCheckSchema>;

const closedNoticeSchema = z.object({ title: z.string(), text: z.string() });
export type ClosedNotice = z.output<typeof closedNoticeSchema>;

export const openingSchema = z.object({
  isOpen: z.boolean(),
  /** Name of the person who opened or closed it last; null before the first decision. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  notice: closedNoticeSchema,
  checks: z.array(openingCheckSchema),
  /** True when every check is green or waived. */
  isReady: z.boolean(),
});
export type Opening = z.output<typeof openingSchema>;

export const openingAnswerSchema = successAnswer({ opening: openingSchema });

/** Public state, by which the storefront shows the shop or its notice. */
export const openingStateSchema = z.object({ isOpen: z.boolean(), notice: closedNoticeSchema });
export type OpeningState = z.output<typeof openingStateSchema>;

export const openingStateAnswerSchema = successAnswer({ ...openingStateSchema.shape });

/** The owner's own words on the closed page; empty ones stand for the usual text. */
export const closedNoticeDraftSchema = z.object({
  title: textLine(80).check(z.overwrite(visibleOrEmpty)),
  text: paragraph(600).check(z.overwrite(visibleOrEmpty)),
});
export type ClosedNoticeDraft = z.output<typeof closedNoticeDraftSchema>;

export const checkDecisionSchema = z.union(
  [
    z.object({ waived: z.boolean(), reason: optionalTextLine(300) }),
    /** The value that the owner saw, so that she confirms no other. */
    z.object({ confirmed: z.string().check(z.maxLength(300)) }),
  ],
  'Decí si lo dejás pendiente o lo confirmás',
);
export type CheckDecision = z.output<typeof checkDecisionSchema>;

export const PREVIEW_COOKIE = 'jl_preview';
