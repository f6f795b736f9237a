import { businessDay } from '@shop/contract';

// The code is read aloud and copied by hand, so 0, O, 1 and I are left out.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Creates the code of a withdrawal that the law requires: 'ARR-20261121-K7M2QX'. */
export function createWithdrawalCode(at: Date, randomBelow: (limit: number) => number): string {
  const symbols = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]);
  return `ARR-${businessDay(at).replaceAll('-', '')}-${symbols.join('')}`;
}

// The mail repeats nothing of the message: the form could otherwise send any text to any address.
const withdrawalText = (brand: string, code: string): string =>
  [
    '¡Hola!',
    '',
    `Recibimos tu pedido de arrepentimiento. Tu código es ${code}.`,
    'Guardalo: con él seguimos tu pedido.',
    '',
    'No tenés que dar motivos ni pagar nada; te contactamos dentro de las 24 horas.',
    '',
    brand,
  ].join('\n');

export const withdrawalMail = (shop: { brand: string; email: string }, to: string, code: string) => ({
  kind: 'withdrawal' as const,
  to,
  subject: `Tu código de arrepentimiento: ${code}`,
  text: withdrawalText(shop.brand, code),
  replyTo: shop.email,
});
