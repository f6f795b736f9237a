import { z } from '../z';
import { returnedUnitsFields } from '../order/giving-back';
import { orderRefundDraftSchema } from '../order/order-payment';
import { addDays, businessDay, isCalendarDay } from '../shop/business-day';
import { optionalParagraph, textLine } from '../text/text-fields';
import { askedFields } from './asked-fields';
import { noteLength } from './case-rules';
import { withdrawalDraftSchema } from './withdrawal-draft';

/** Steps of a withdrawal that staff record; money is returned by a call of its own. */
export const WITHDRAWAL_STEPS = [
  'answered',
  'return_agreed',
  'goods_received',
  'closed',
  'rejected',
  'reopened',
  'note',
] as const;
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

/** Channels by which a client is answered. */
export const ANSWER_WAYS = ['mail', 'whatsapp', 'phone', 'in_person'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** Fates of the goods: all back on sale, all unsellable, or a part, which is named now or decided later. */
export const RETURNED_GOODS = ['restock', 'unsellable', 'part'] as const;
export type ReturnedGoods = (typeof RETURNED_GOODS)[number];

/** Why a withdrawal ends without a refund; that the shop does not want to pay is no reason. */
export const CLOSING_REASONS = ['kept', 'nothing_paid', 'duplicate'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

export const caseStepMessages = {
  step: 'Elegí un paso del caso',
  way: 'Elegí cómo le respondiste',
  goods: 'Elegí qué pasa con las prendas',
  reason: 'Elegí por qué se cierra el caso',
  note: 'Escribí el motivo',
  day: 'Elegí hoy o un día de los últimos 90',
  paid: 'La orden tiene dinero cobrado: devolvelo antes de cerrar el caso.',
  noOrder: 'No encontramos una orden con ese número.',
  tied: 'El caso ya tiene su orden.',
  orderTaken: 'Esa orden ya tiene otro caso. Actualizá la página.',
  nothingReturned: 'La orden no tiene devoluciones desde que llegó el caso.',
} as const;

const { way, goods, reason, note } = caseStepMessages;

/** Body of POST /cases/:id/steps. */
export const caseStepDraftSchema = z
  .object({
    step: z.enum(WITHDRAWAL_STEPS, caseStepMessages.step),
    note: optionalParagraph(noteLength('withdrawal')),
    way: z.optional(z.enum(ANSWER_WAYS, way)),
    goods: z.optional(z.enum(RETURNED_GOODS, goods)),
    returnedUnits: returnedUnitsFields.returnedUnits,
    reason: z.optional(z.enum(CLOSING_REASONS, reason)),
  })
  .check(...askedFields('withdrawal', { way, goods, reason, note }));
export type CaseStepDraft = z.output<typeof caseStepDraftSchema>;
export type CaseStepInput = z.input<typeof caseStepDraftSchema>;

/** Body of POST /cases/:id/order. */
export const caseOrderDraftSchema = z.object({ orderNumber: textLine(60, caseStepMessages.noOrder) });

/** Body of POST /cases/:id/refund: money that is returned now, or that the order's own ledger already has. */
export const caseRefundSchema = z.union([z.object({ recorded: z.literal(true) }), orderRefundDraftSchema]);
export type CaseRefund = z.output<typeof caseRefundSchema>;
export type CaseRefundInput = z.input<typeof caseRefundSchema>;

/** Days back to which staff may note a withdrawal that they were told of. */
const NOTED_DAYS = 90;

const isRecentDay = (day: string): boolean => {
  const today = businessDay(new Date());
  return isCalendarDay(day) && day <= today && day >= addDays(today, -NOTED_DAYS);
};

/** Body of POST /cases/by-staff: a withdrawal of a client who called or came by on a day; today without one. */
export const staffCaseDraftSchema = z.safeExtend(withdrawalDraftSchema, {
  /** How staff have answered her already, which is a step of its own; absent while nobody has. */
  way: z.optional(z.enum(ANSWER_WAYS, way)),
  day: z.optional(z.string().check(z.refine(isRecentDay, caseStepMessages.day))),
});
export type StaffCaseInput = z.input<typeof staffCaseDraftSchema>;
