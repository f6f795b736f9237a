import { z } from '../z';
import { MAX_PRICE } from '../limits';
import { successAnswer } from '../http/responses';
import { requiredLine, withoutInvisible } from '../text/text-fields';
import { calendarDay, wholeNumber } from '../text/value-fields';
import { COUPON_KINDS } from './coupon-shares';

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,23}$/;
// Blanks and quotes within a code, signs around it and the word before it come with the text it is copied from.
const SIGNS = /[\p{Zs}"'“”«»‘’]|^[^\p{L}\p{N}]+|[^\p{L}\p{N}_-]+$/gu;
const WORD = /^(cup[oó]n|c[oó]digo)[^\p{L}\p{N}]*:/iu;
const codeIn = (text: string): string =>
  text.normalize('NFKC').replace(SIGNS, '').replace(WORD, '').replace(SIGNS, '');
const CODE_FORMAT = 'El código tiene de 3 a 24 letras sin acentos, números o guiones';

/** Reads a code as shoppers type or paste it: case, blanks around it and invisible signs do not count. */
export const couponCodeSchema = z.pipe(
  z
    .string(CODE_FORMAT)
    .check(withoutInvisible, z.overwrite(codeIn), z.trim(), z.maxLength(60), z.toUpperCase()),
  z.string().check(z.regex(CODE, CODE_FORMAT)),
);

const day = z.nullable(calendarDay);

const fields = {
  code: couponCodeSchema,
  kind: z.enum(COUPON_KINDS, 'Elegí qué descuenta el cupón'),
  /** Percent, or pesos; 0 for a free delivery. */
  value: wholeNumber(0, MAX_PRICE, 'Escribí cuánto descuenta'),
  /** Argentine days, both included; null without a limit. */
  from: day,
  to: day,
  /** Pesos that the products it is for must cost; 0 asks for none. */
  minimum: z._default(z.optional(wholeNumber(0, MAX_PRICE, 'Escribí un mínimo en pesos')), 0),
  /** Keys of the categories that it is for; an empty list stands for all. */
  categories: z._default(
    z.optional(z.array(requiredLine(60, 'Elegí una categoría')).check(z.maxLength(40))),
    [],
  ),
  onDiscounted: z._default(z.optional(z.boolean()), true),
  withPaymentDiscount: z._default(z.optional(z.boolean()), true),
  oncePerClient: z._default(z.optional(z.boolean()), false),
  /** Orders that may use it; null without a limit. */
  maxUses: z.nullable(wholeNumber(1, 1_000_000, 'Escribí cuántas veces se puede usar')),
  active: z._default(z.optional(z.boolean()), true),
};

type Value = { kind: string; value: number };
const fitsKind = ({ kind, value }: Value): boolean =>
  kind === 'free_delivery' || (value > 0 && (kind !== 'percent' || value <= 100));
type Days = { from: string | null; to: string | null };
const endsAfter = ({ from, to }: Days): boolean => from === null || to === null || from <= to;

const valueFits = z.refine<Value>(fitsKind, {
  path: ['value'],
  message: 'Un porcentaje va de 1 a 100; un importe es mayor que cero',
});
const daysFit = z.refine<Days>(endsAfter, {
  path: ['to'],
  message: 'El último día no puede ser anterior al primero',
});

/** Body of POST /coupons. */
export const couponDraftSchema = z.object(fields).check(valueFits, daysFit);
export type CouponDraft = z.output<typeof couponDraftSchema>;
export type CouponInput = z.input<typeof couponDraftSchema>;

/** Body of PUT /coupons/:id: `expectedUpdatedAt` is the coupon's `updatedAt` when its editing began. */
export const couponEditSchema = z
  .object({ ...fields, expectedUpdatedAt: z.string() })
  .check(valueFits, daysFit);
export type CouponEdit = z.output<typeof couponEditSchema>;

export const couponSchema = z.object({
  ...fields,
  _id: z.string(),
  /** Orders that use it now; a cancelled order gives its use back. */
  uses: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Coupon = z.output<typeof couponSchema>;

export const couponAnswerSchema = successAnswer({ coupon: couponSchema });
/** Details of a 409: the coupon as somebody else has stored it. */
export const staleCouponSchema = z.object({ coupon: couponSchema });
export const couponListAnswerSchema = successAnswer({ coupons: z.array(couponSchema) });

const STATES = {
  active: 'Activo',
  paused: 'Pausado',
  upcoming: 'Todavía no empezó',
  expired: 'Vencido',
  used_up: 'Agotado',
} as const;
export type CouponState = keyof typeof STATES;

export const couponStateLabel = (state: CouponState): string => STATES[state];

type Lifetime = Pick<Coupon, 'active' | 'from' | 'to' | 'maxUses' | 'uses'>;

/** Returns whether a coupon can be used on an Argentine day, and why not. */
export function couponState({ active, from, to, maxUses, uses }: Lifetime, today: string): CouponState {
  if (!active) return 'paused';
  if (from !== null && today < from) return 'upcoming';
  if (to !== null && today > to) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used_up' : 'active';
}
