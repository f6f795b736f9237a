import { z } from '../z';
import { successAnswer } from '../http/responses';

export const CASE_KINDS = ['withdrawal', 'exchange', 'data_request'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** A case of an order as the holder of its signed link sees it: what happened and when, nothing that was written. */
export const orderCaseSchema = z.object({
  code: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.string(),
  receivedAt: z.string(),
  /** Its sender named no order of the shop: it is shown with each order of her contact. */
  withoutOrder: z.optional(z.boolean()),
  steps: z.array(
    z.object({
      step: z.string(),
      at: z.string(),
      amount: z.nullable(z.number()),
      day: z.nullable(z.string()),
    }),
  ),
});
export type OrderCase = z.output<typeof orderCaseSchema>;

export const orderCasesAnswerSchema = successAnswer({ cases: z.array(orderCaseSchema) });

/** 'unknown' counts as in time: nobody recorded the delivery. */
export const CASE_TERMS = ['in_time', 'late', 'unknown'] as const;
export type CaseTerm = (typeof CASE_TERMS)[number];

/** Origins of a case: the shop's page, the contact form, or staff for a client. */
export const CASE_CHANNELS = ['web', 'contact', 'staff'] as const;
export type CaseChannel = (typeof CASE_CHANNELS)[number];

export const caseMessages = {
  notFound: 'Ese caso no existe.',
  badKind: 'El tipo de caso no es válido',
  badState: 'El filtro de los casos no es válido',
  badStep: 'Ese paso no corresponde ahora: el caso ya está en otro estado. Actualizá la página.',
} as const;

/** A step of a case; steps are only ever added. `data` holds no personal data. */
export const caseEventSchema = z.object({
  at: z.string(),
  step: z.string(),
  /** The state of the case after the step. */
  state: z.string(),
  actor: z.string(),
  note: z.string(),
  /** Pesos that changed hands, and the day on which they did. */
  amount: z.nullable(z.number()),
  day: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type CaseEvent = z.output<typeof caseEventSchema>;

/** A case as staff see it in the list. */
export const caseSchema = z.object({
  _id: z.string(),
  code: z.string(),
  kind: z.enum(CASE_KINDS),
  channel: z.enum(CASE_CHANNELS),
  state: z.string(),
  isOpen: z.boolean(),
  /** As it was given; `order` is null when no order has the number. */
  orderNumber: z.string(),
  order: z.nullable(z.object({ _id: z.string(), orderNumber: z.string() })),
  /** True when the contact is the order's own; null when there is no order or no contact to compare. */
  contactMatches: z.nullable(z.boolean()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  term: z.enum(CASE_TERMS),
  /** Due time of the next step; null for a closed case. */
  dueAt: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type CaseRecord = z.output<typeof caseSchema>;

const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** An order that a case may be about: the one of the case, or another of the same contact. */
export const caseOrderSchema = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.string(),
  total: z.number(),
  paidAmount: z.number(),
});
export type CaseOrder = z.output<typeof caseOrderSchema>;

/** A case with its history and the steps that staff may record now. */
export const caseDetailSchema = z.extend(caseSchema, {
  events: z.array(caseEventSchema),
  nextSteps: z.array(z.string()),
  /** The order, with the contact to whom the shop may write about it. */
  orderFacts: z.nullable(
    z.extend(caseOrderSchema, {
      contact: contactSchema,
      /** Pesos that were returned since the case arrived. */
      returnedSince: z.number(),
    }),
  ),
  /** Orders of the same contact, while the case has none. */
  candidates: z.array(caseOrderSchema),
});
export type CaseDetail = z.output<typeof caseDetailSchema>;

export const caseAnswerSchema = successAnswer({ case: caseDetailSchema });
