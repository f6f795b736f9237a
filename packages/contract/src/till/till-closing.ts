import { z } from '../z';
import { successAnswer } from '../http/responses';
import { MAX_TOTAL } from '../limits';
import { optionalParagraph } from '../text/text-fields';
import { shopDay, typedPesos, wholeAmount } from '../text/value-fields';

const pesos = typedPesos(MAX_TOTAL);

type Cash = { countedCash: number; leftCash: number };

/** Body of POST /till-closings. */
export const tillClosingDraftSchema = z
  .object({
    day: shopDay,
    /** Cash that was in the till before the first entry of the day. */
    openingCash: pesos,
    countedCash: pesos,
    /** Cash that stays in the till, for the next day to open with. */
    leftCash: pesos,
    /** Base version: the cash that the client expected; the request fails with 409 when money has come or gone since. */
    expectedCash: wholeAmount,
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
  /** Net pesos of the day by way of payment; `returned` is positive. */
  methods: z.array(
    z.object({
      method: z.string(),
      /** In the shop's own words. */
      name: z.string(),
      /** Whether it is counted in the till. */
      isCash: z.boolean(),
      collected: z.number(),
      returned: z.number(),
      net: z.number(),
    }),
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
  /** What each seller handed over of what she took herself; none in her own till. */
  handovers: z.array(tillClosingSchema),
});
export type Till = z.output<typeof tillSchema>;

/** Answer of GET /till-closings/:day. */
export const tillAnswerSchema = successAnswer({ till: tillSchema });
