import { z } from '../z';
import { returnedUnitsFields } from '../order/giving-back';
import { orderRefundDraftSchema } from '../order/order-payment';
import { addDays, businessDay, isCalendarDay } from '../shop/business-day';
import { optionalParagraph, textLine } from '../text/text-fields';
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

const needs =
  (step: WithdrawalStep, field: 'way' | 'goods' | 'reason') =>
  (draft: { step: string; [key: string]: unknown }) =>
    draft.step !== step || draft[field] !== undefined;

/** Body of POST /cases/:id/steps. */
export const caseStepDraftSchema = z
  .object({
    step: z.enum(WITHDRAWAL_STEPS, caseStepMessages.step),
    note: optionalParagraph(1000),
    way: z.optional(z.enum(ANSWER_WAYS, caseStepMessages.way)),
    goods: z.optional(z.enum(RETURNED_GOODS, caseStepMessages.goods)),
    returnedUnits: returnedUnitsFields.returnedUnits,
    reason: z.optional(z.enum(CLOSING_REASONS, caseStepMessages.reason)),
  })
  .check(
    z.refine(needs('answered', 'way'), { error: caseStepMessages.way, path: ['way'] }),
    z.refine(needs('goods_received', 'goods'), { error: caseStepMessages.goods, path: ['goods'] }),
    z.refine(needs('closed', 'reason'), { error: caseStepMessages.reason, path: ['reason'] }),
    z.refine(({ step, note }) => !['closed', 'rejected', 'note'].includes(step) || note !== '', {
      error: caseStepMessages.note,
      path: ['note'],
    }),
  );
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
  day: z.optional(z.string().check(z.refine(isRecentDay, caseStepMessages.day))),
});
export type StaffCaseInput = z.input<typeof staffCaseDraftSchema>;
