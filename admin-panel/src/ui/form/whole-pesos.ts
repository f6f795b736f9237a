// A group of thousands has three digits: one or two after a comma or a dot are cents.
const CENTS = /[.,]\d{0,2}(?!\d)\D*$/;
const CENTS_AFTER_COMMA = /(\d),\d{0,2}\D*$/;

/** A pasted amount without its cents: ' $ 1.234,50' and '1234.50' read as 1234, never as 123450. */
export const withoutCents = (pasted: string): string => pasted.replace(CENTS, '');

/** What a field holds after a change, without its cents; a dot may be one that the field itself put there. */
export const withoutTypedCents = (text: string): string => text.replace(CENTS_AFTER_COMMA, '$1');
