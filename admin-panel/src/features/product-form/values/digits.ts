import { groupDigits } from '@shop/contract';

/** What a digits-only field keeps of what was typed or pasted: '1.250 u.' reads as '1250'. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** A digits-only field as a number: empty reads as 0. */
export const numberFromDigits = (text: string): number => Number(digitsOnly(text));

/** A price as its field shows it: '$' stays outside, dots between thousands. */
export const priceText = (typed: string): string => groupDigits(typed);
