import { z } from '../z';
import { successAnswer } from '../http/responses';
import { MAX_TOTAL } from '../limits';
import { isCalendarDay } from '../shop/business-day';
import { optionalParagraph } from '../text/text-fields';

const DAY_ERROR = 'La fecha debe tener el formato AAAA-MM-DD';
const PESOS_ERROR = 'Escribí un importe entero en pesos';

/** A shop day, as '2026-11-24'. */
export const tillDaySchema = z.string(DAY_ERROR).check(z.refine(isCalendarDay, DAY_ERROR));

const pesos = z
  .number(PESOS_ERROR)
  .check(
    z.int(PESOS_ERROR),
    z.minimum(0, 'El importe no puede ser negativo'),
    z.maximum(MAX_TOTAL, 'El importe es demasiado alto'),
  );

type Cash = { countedCash: number; leftCash: number };

/** Body of POST /till-closings. */
export const tillClosingDraftSchema = z
  .object({
    day: tillDaySchema,
    /** Cash that was in the till before the first entry of the day. */
    openingCash: pesos,
    countedCash: pesos,
    /** Cash that stays in the till, for the next day to open with. */
    leftCash: pesos,
    /** Base version: the cash that the client expected; the request fails with 409 when money has come or gone since. */
    expectedCash: z.number(PESOS_ERROR).check(z.int(PESOS_ERROR)),
    note: optionalParagraph(300),
  })
  .check(
    z.refine<Cash>(({ countedCash, leftCash }) => leftCash <= countedCash, {
      error: 'No puede quedar en la caja más de lo que contaste',
      path: ['leftCash'],
    }),
  );
export type TillClosingDraft = z.output<typeof tillClosingDraftSchema>;
export type TillClosingInput = z.input<typeof tillClosingDraftSchema>;

export const tillClosingSchema = z.object({
  _id: z.string(),
  day: z.string(),
  openingCash: z.number(),
  /** Opening and net cash of the day when the till was closed. */
  expectedCash: z.number(),
  countedCash: z.number(),
  /** Counted minus expected: negative pesos are missing. */
  difference: z.number(),
  leftCash: z.number(),
  note: z.string(),
  actor: z.string(),
  at: z.string(),
});
export type TillClosing = z.output<typeof tillClosingSchema>;

/** Answer of POST /till-closings. */
export const tillClosingAnswerSchema = successAnswer({ closing: tillClosingSchema });

const tillSchema = z.object({
  day: z.string(),
  /** What the newest closing of the day opened with, else what the last closing of an earlier day left in the till. */
  suggestedOpening: z.number(),
  /** Net pesos of the day by method; `returned` is positive. */
  methods: z.array(
    z.object({ method: z.string(), collected: z.number(), returned: z.number(), net: z.number() }),
  ),
  /** The cash that came and went on the day, the latest first. */
  entries: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      amount: z.number(),
      orderId: z.nullable(z.string()),
      orderNumber: z.string(),
    }),
  ),
  /** The newest first: the first one counts, the others were corrected by it. */
  closings: z.array(tillClosingSchema),
});
export type Till = z.output<typeof tillSchema>;

/** Answer of GET /till-closings/:day. */
export const tillAnswerSchema = successAnswer({ till: tillSchema });
