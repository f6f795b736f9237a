import { isHttpsLink } from '../shop/official-links';
import { optionalTextLine } from '../text/text-fields';
import { z } from '../z';

export const MAX_INVOICE_NUMBER = 40;
export const MAX_INVOICE_URL = 500;

const URL_FAULT = 'El enlace de la factura debe empezar con https://';

/** The real invoice of an order, issued outside the shop: its number and where it can be read, one of them at least. */
export const orderInvoiceSchema = z.object({ number: z.string(), url: z.string() });
export type OrderInvoice = z.output<typeof orderInvoiceSchema>;

/** Body of PUT /orders/:id/invoice; two empty texts remove it, and an outdated `seen` fails with 409. */
export const orderInvoiceChangeSchema = z.object({
  number: optionalTextLine(MAX_INVOICE_NUMBER),
  url: z.string(URL_FAULT).check(
    z.trim(),
    z.maxLength(MAX_INVOICE_URL, URL_FAULT),
    z.refine((url) => url === '' || isHttpsLink(url), URL_FAULT),
  ),
  seen: z.optional(orderInvoiceSchema),
});
export type OrderInvoiceChange = z.output<typeof orderInvoiceChangeSchema>;
