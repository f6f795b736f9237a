import { z } from '../z';
import { email, textLine, optionalTextLine, optionalParagraph } from '../text/text-fields';
import { cuitOrEmpty } from '../money/bank-fields';
import { whatsappNumber } from '../contact/whatsapp';
import { findGarmentWord } from '../mail/discreet';
import { MAIL_ITEM_NAMES, shopSettingSchema } from './shop-settings';
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
const sellerDutyFields = {
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

const NO_CITY = 'Indicá al menos una ciudad';

const mailName = optionalTextLine(40).check(
  z.refine(
    (name) => findGarmentWord(name) === null && !/["<>@,;:\\]/.test(name),
    'Elegí un nombre discreto: sin palabras de prendas ni signos como < > @',
  ),
);

const phoneText = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.refine(
    (text) => text === '' || whatsappNumber(text) !== null,
    'Revisá el número: código de área + número, sin 0 ni 15',
  ),
);

export const shopSettingDraftSchema = z.object({
  brand: textLine(60, 'El nombre de la tienda es requerido'),
  orderPrefix: z
    .string()
    .check(z.trim(), z.regex(/^[A-Z]{1,6}$/, 'El prefijo son de 1 a 6 letras mayúsculas')),
  address: optionalTextLine(200),
  phone: optionalTextLine(40),
  whatsapp: phoneText,
  email: email('El email es requerido'),
  cuit: cuitOrEmpty,
  legalName: optionalTextLine(120),
  taxCondition: z.enum(
    ['monotributo', 'responsable_inscripto', 'exento'],
    'La condición fiscal no es válida',
  ),
  coverageCities: z.array(textLine(80, NO_CITY)).check(z.minLength(1, NO_CITY), z.maxLength(30)),
  mailName,
  mailItemNames: z._default(
    z.optional(z.enum(MAIL_ITEM_NAMES, 'Elegí cómo se nombran los productos en los correos')),
    'full',
  ),
  ...sellerDutyFields,
});
export type ShopSettingDraft = z.output<typeof shopSettingDraftSchema>;

/** Body of PUT /shop; `seen` is the base version, and outdated fields fail with 409 STALE_FIELDS. */
export const shopChangeSchema = z.extend(shopSettingDraftSchema, {
  seen: z.optional(z.partial(shopSettingSchema)),
});
export type ShopChange = z.output<typeof shopChangeSchema>;

export const staleShopSchema = z.object({ fields: z.array(z.string()), shop: shopSettingSchema });
