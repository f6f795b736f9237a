import type { ContactMessage } from '@shop/contract';

type Shop = { brand: string; email: string };
type Written = Omit<ContactMessage, 'website'>;

const asText = ({ name, email, phone, message }: Written): string =>
  [`De: ${name} <${email}>`, ...(phone ? [`Teléfono: ${phone}`] : []), '', message].join('\n');

/** Tells the owner what a shopper wrote; a regret, which cannot wait, shows its code in the subject. */
export const mailToOwner = (shop: Shop, written: Written, code: string) => ({
  to: shop.email,
  subject: code ? `Contacto: ${written.subject} (${code})` : `Contacto: ${written.subject}`,
  text: asText(written),
  replyTo: written.email,
});

// Nothing of what was written is repeated: the form would carry a stranger's words to any address.
const regretText = (brand: string, code: string): string =>
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

/** Gives who takes a purchase back the code of it, as the law asks. */
export const mailOfRegret = (shop: Shop, to: string, code: string) => ({
  to,
  subject: `Tu código de arrepentimiento: ${code}`,
  text: regretText(shop.brand, code),
  replyTo: shop.email,
});
