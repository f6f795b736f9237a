import { z } from '../z';
import { formatMoney } from './money';
import { textLine } from '../text/text-fields';

const NAMES = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  debit: 'Tarjeta de débito',
  credit: 'Tarjeta de crédito',
  qr: 'QR o billetera',
  card: 'Tarjeta',
  mercado_pago: 'Mercado Pago',
  other: 'Otro',
} as const;

/** Ways of payment that every shop has; shoppers choose one of `PAYMENT_METHODS`, and may pay in another. */
export const MONEY_METHODS = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];
/** The key of a way of payment: one of `MONEY_METHODS`, or one that the owner added. */
export type MoneyMethod = string;

/** Ways that a new shop offers at its counter. */
const OFFERED: readonly string[] = ['cash', 'transfer', 'debit', 'credit', 'qr'];
const MAX_WAYS = 16;

export const paymentWayMessages = {
  unknown: 'Elegí cómo se pagó',
  name: 'Escribí cómo se llama',
  sameName: 'Hay dos formas de pago con el mismo nombre',
  removed: 'Una forma de pago no se borra, porque hay cobros con ella: apagala',
  cashIsOn: 'El efectivo no se puede apagar',
  cashIsFixed: 'Si una forma de pago es efectivo se dice una sola vez, al crearla',
} as const;

/** The key of a way of payment, whether or not the shop has it. */
export const wayKey = z
  .string(paymentWayMessages.unknown)
  .check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, paymentWayMessages.unknown));

const paymentWaySchema = z.object({
  key: wayKey,
  name: textLine(30, paymentWayMessages.name),
  /** Whether it is offered for new payments; what was paid in it stays. */
  isOn: z.boolean(),
  /** Whether it is counted in the till. */
  isCash: z.boolean(),
});
export type PaymentWay = z.output<typeof paymentWaySchema>;
export type PaymentWays = readonly PaymentWay[];

export const initialPaymentWays: PaymentWay[] = MONEY_METHODS.map((key) => ({
  key,
  name: NAMES[key],
  isOn: OFFERED.includes(key),
  isCash: key === 'cash',
}));

const areUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
const find = (ways: PaymentWays, key: string) => ways.find((way) => way.key === key);

/** Names what is wrong with a change of the ways; '' if nothing is. */
export function paymentWaysFault(before: PaymentWays, after: PaymentWays): string {
  const { removed, cashIsOn, cashIsFixed } = paymentWayMessages;
  if (before.some(({ key }) => !find(after, key))) return removed;
  if (find(after, 'cash')?.isOn === false) return cashIsOn;
  const isKept = ({ key, isCash }: PaymentWay) => (find(before, key)?.isCash ?? isCash) === isCash;
  return after.every(isKept) ? '' : cashIsFixed;
}

/** All ways of payment of a shop: those of every shop, and what the owner added. */
export const paymentWaysSchema = z.array(paymentWaySchema).check(
  z.maxLength(MAX_WAYS, `Se admiten hasta ${MAX_WAYS} formas de pago`),
  z.refine((ways) => areUnique(ways.map(({ key }) => key)), 'Hay una forma de pago repetida'),
  z.refine((ways) => areUnique(ways.map(({ name }) => name.toLowerCase())), paymentWayMessages.sameName),
  z.superRefine((ways, context) => {
    const message = paymentWaysFault(initialPaymentWays, ways);
    if (message) context.addIssue({ code: 'custom', message, input: ways });
  }),
);

/** Names how money changed hands, in the shop's own words; an unknown way is 'Otro'. */
export const moneyMethodLabel = (method: string, ways: PaymentWays = initialPaymentWays): string =>
  (find(ways, method) ?? find(ways, 'other'))?.name ?? NAMES.other;

/** Says what was paid in which ways: 'Efectivo $4.000 | Tarjeta de débito $6.000'; ways that come to nothing are left out. */
export const takenText = (taken: Iterable<readonly [string, number]>, ways: PaymentWays): string =>
  [...taken]
    .filter(([, pesos]) => pesos !== 0)
    .map(([method, pesos]) => `${moneyMethodLabel(method, ways)} ${formatMoney(pesos)}`)
    .join(' | ');

/** Returns the keys of the ways that are counted in the till. */
export const cashKeys = (ways: PaymentWays): string[] =>
  ways.filter(({ isCash }) => isCash).map(({ key }) => key);

/** Returns the ways that are offered, and one that an order already has. */
export const offeredWays = (ways: PaymentWays, own = ''): PaymentWay[] =>
  ways.filter(({ key, isOn }) => isOn || key === own);

/** Returns a key that no way has yet, for one that the owner adds. */
export function newWayKey(ways: PaymentWays): string {
  let at = 1;
  while (find(ways, `own_${at}`)) at += 1;
  return `own_${at}`;
}
