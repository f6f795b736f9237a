import { z } from '../z';
import { freshProofMessages } from '../account/second-factor';
import { askedFields } from '../case/asked-fields';
import { noteLength } from '../case/case-rules';
import { successAnswer } from '../http/responses';
import {
  optionalEmail,
  optionalParagraph,
  optionalPhone,
  optionalTextLine,
  textLine,
} from '../text/text-fields';
import { DATA_REQUESTS } from './data-request-due';

export const dataRequestMessages = {
  request: 'Elegí qué querés pedir',
  contact: 'Escribí el email o el teléfono con el que compraste.',
  message: 'Contanos qué dato hay que corregir y cómo es el correcto.',
  byMail: 'Si el email es tuyo, te llega un correo para confirmarlo: recién ahí te damos o borramos datos.',
  byShop:
    'Esta tienda no manda correos automáticos: te escribe alguien del equipo para confirmar que sos vos. Recién ahí te damos o borramos datos.',
  byPhone:
    'Te escribimos por WhatsApp a ese teléfono para confirmar que sos vos: recién ahí te damos o borramos datos.',
  byLink: 'El enlace de tu compra ya confirma que sos vos.',
  token: 'Este enlace no es válido o ya venció. Podés volver a pedirlo desde «Mis datos».',
  confirmed: freshProofMessages.given,
  notVerified: 'Primero hay que confirmar que es la persona: por correo o por WhatsApp.',
  noPhone: 'Este pedido no tiene teléfono: se confirma con el correo.',
  reason: 'Escribí el motivo: la persona lo va a leer.',
  notDeletion: 'Ese pedido no es de borrado.',
  nothing: 'No hay datos para borrar con ese contacto.',
} as const;

/** Body of POST /data-requests: an order's link proves its holder; else an e-mail or a phone is confirmed first. */
export const dataRequestDraftSchema = z
  .object({
    request: z.enum(DATA_REQUESTS, dataRequestMessages.request),
    orderNumber: optionalTextLine(60),
    /** The token of the order's link. */
    token: optionalTextLine(200),
    email: optionalEmail(),
    phone: optionalPhone,
    message: optionalParagraph(2000),
    website: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(({ token, email, phone }) => Boolean(token || email || phone), {
      error: dataRequestMessages.contact,
      path: ['email'],
    }),
    z.refine(({ request, message }) => request !== 'rectification' || message !== '', {
      error: dataRequestMessages.message,
      path: ['message'],
    }),
  );
export type DataRequestDraft = z.output<typeof dataRequestDraftSchema>;

const links = z.nullable(z.object({ page: z.string(), json: z.string() }));

/** Answer to the person; it never reveals whether the shop knows her before she is proven. */
export const dataRequestAnswerSchema = successAnswer({
  message: z.string(),
  code: z.string(),
  /** The last day of the law's term. */
  dueAt: z.string(),
  request: z.enum(DATA_REQUESTS),
  /** Signed addresses of her data for some days; only for a proven request for access. */
  links,
});
export type DataRequestAnswer = z.output<typeof dataRequestAnswerSchema>;

export const dataRequestTokenSchema = z.object({
  token: textLine(200, dataRequestMessages.token),
});

/** Why an order or case keeps data for now. */
export const ERASURE_BLOCKERS = ['in_progress', 'to_refund', 'open_case'] as const;
export type ErasureBlocker = (typeof ERASURE_BLOCKERS)[number];

/** Facts of a request for staff: the proof of the person, and the blockers of a deletion. */
export const dataRequestDetailSchema = successAnswer({
  state: z.string(),
  request: z.enum(DATA_REQUESTS),
  isProven: z.boolean(),
  /** Orders of the proven person. */
  orders: z.array(z.string()),
  blockers: z.array(z.object({ name: z.string(), reason: z.enum(ERASURE_BLOCKERS) })),
  links,
  /** Text for WhatsApp that fits the state of the request. */
  whatsappText: z.string(),
});
export type DataRequestDetail = Omit<z.output<typeof dataRequestDetailSchema>, 'status'>;

/** Steps that staff record; a deletion is recorded by doing it. */
export const DATA_REQUEST_STAFF_STEPS = [
  'verified_by_staff',
  'handed_over',
  'rectified',
  'rejected',
  'note',
  // The only answer whose text has the link to her data.
  'whatsapp_opened',
] as const;

export const dataRequestStepSchema = z
  .object({
    step: z.enum(DATA_REQUEST_STAFF_STEPS),
    note: optionalParagraph(noteLength('data_request')),
  })
  .check(...askedFields('data_request', { note: dataRequestMessages.reason }));
export type DataRequestStep = z.output<typeof dataRequestStepSchema>;
