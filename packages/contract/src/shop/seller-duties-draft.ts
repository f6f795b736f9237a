import { z } from '../z';
import { optionalParagraph, optionalTextLine } from '../text/text-fields';
import { isDataFiscalUrl, isHttpsLink } from './official-links';
import { NET_PRICE_LABELS, VAT_RATES } from './seller-duties';

// The tax office still prints http:// into its codes; a page of the shop links to https only.
const asHttps = (url: string): string => url.replace(/^http:\/\/(?=qr\.(afip|arca)\.gob\.ar)/i, 'https://');

const officialLink = (isAllowed: (url: string) => boolean, message: string) =>
  z.pipe(
    z.nullish(
      z.string(message).check(
        z.trim(),
        z.maxLength(500, message),
        z.overwrite(asHttps),
        z.refine((url) => url === '' || isAllowed(url), message),
      ),
    ),
    z.transform((url) => url ?? ''),
  );

/** Fields that the law asks of the seller; the shop shows nothing for an empty one. */
export const sellerDutyFields = {
  vatRate: z._default(z.optional(z.enum(VAT_RATES, 'La alícuota de IVA no es válida')), ''),
  netPriceLabel: z._default(
    z.optional(z.enum(NET_PRICE_LABELS, 'Elegí cuándo se muestra el precio sin impuestos')),
    'auto',
  ),
  dataFiscalUrl: officialLink(
    isDataFiscalUrl,
    'Pegá la dirección que abre el código QR de tu Data Fiscal: empieza con https://qr.afip.gob.ar o https://qr.arca.gob.ar',
  ),
  consumerDefenseUrl: officialLink(
    isHttpsLink,
    'El enlace de Defensa del Consumidor debe empezar con https://',
  ),
  serviceHours: optionalTextLine(120),
  serviceChannel: optionalTextLine(120),
  serviceArea: optionalTextLine(120),
  grossIncomeNumber: optionalTextLine(40),
  provincialNotice: optionalParagraph(500),
};
