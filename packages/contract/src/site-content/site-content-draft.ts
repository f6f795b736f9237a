import { z } from '../z';
import { textLine, optionalTextLine, optionalParagraph } from '../text/text-fields';
import { amountMessages, wholeNumber } from '../text/value-fields';
import { linkOrEmpty, pictureUrlOrEmpty, sectionAnchor } from '../text/link-fields';
import { aliasOrEmpty, cbuOrEmpty } from '../money/bank-fields';
import {
  DEFAULT_SHIPPING_COST,
  MAX_PAYMENT_DISCOUNT,
  MAX_PAYMENT_HOURS,
  MAX_PRICE,
  ONLINE_PAYMENT_HOURS,
} from '../limits';
import { deliveryDatesSchema } from './delivery-dates-draft';
import { alignSizeGuideRows } from './size-guides';
import { announcementLines } from './announcement';
import { homePageSchema } from './home-page';
import { defaultSynonyms } from './defaults/default-synonyms';
import { findSynonymFault } from './synonyms';

const synonyms = optionalParagraph(10_000).check(
  z.superRefine((text, context) => {
    const fault = findSynonymFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault, input: text });
  }),
);

/** Content without synonyms gets the default. */
const searchSchema = z._default(z.optional(z.object({ synonyms })), { synonyms: defaultSynonyms });

const MAX_TEXTS = 3;
const MAX_TEXT = 90;

const texts = optionalParagraph(600).check(
  z.refine((text) => announcementLines(text).length <= MAX_TEXTS, `Se admiten hasta ${MAX_TEXTS} avisos`),
  z.refine(
    (text) => announcementLines(text).every((line) => line.length <= MAX_TEXT),
    `Cada aviso puede tener hasta ${MAX_TEXT} caracteres`,
  ),
);

/** Content without announcements shows none. */
const announcementSchema = z._default(z.optional(z.object({ texts })), { texts: '' });

const title = optionalTextLine(160);
const text = optionalParagraph(2000);
const PERCENT = `El descuento es un porcentaje entero, de 0 a ${MAX_PAYMENT_DISCOUNT}`;
const icon = z.pipe(
  z.nullish(z.string().check(z.trim(), z.maxLength(60), z.regex(/^[A-Za-z0-9-]*$/, 'El ícono no es válido'))),
  z.transform((name) => name || 'Info'),
);
const enabled = z._default(z.optional(z.boolean()), true);
const pesos = z
  .number(amountMessages.number)
  .check(
    z.int(amountMessages.whole),
    z.minimum(0, amountMessages.negative),
    z.maximum(MAX_PRICE, amountMessages.tooHigh),
  );
const amount = z._default(z.optional(pesos), 0);
const discountPercent = z._default(z.optional(wholeNumber(0, MAX_PAYMENT_DISCOUNT, PERCENT)), 0);
const HOURS = `El plazo para pagar va de 0 a ${MAX_PAYMENT_HOURS} horas`;
/** Hours after which an unpaid order is cancelled; 0 never cancels one. */
const paymentHours = z._default(z.optional(wholeNumber(0, MAX_PAYMENT_HOURS, HOURS)), 0);
const ONLINE_HOURS = `El plazo de Mercado Pago va de 1 a ${MAX_PAYMENT_HOURS} horas`;
/** Exists only while the owner takes these payments: a shop without them loads no byte about them. */
const mercadoPago = z.pipe(
  z.nullish(
    z.object({
      enabled: z.boolean(),
      paymentHours: z._default(
        z.optional(wholeNumber(1, MAX_PAYMENT_HOURS, ONLINE_HOURS)),
        ONLINE_PAYMENT_HOURS,
      ),
    }),
  ),
  z.transform((setting) => (setting?.enabled ? setting : undefined)),
);
/** Shown with its way of payment; '' shows nothing. */
const instalments = optionalTextLine(160);
const upTo = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item).check(z.maxLength(max, `Se admiten hasta ${max} elementos`));

const hero = z.object({
  slogan: optionalTextLine(160),
  mainDescription: text,
  buttonText: optionalTextLine(60),
  buttonLink: sectionAnchor,
  heroImage: z.object({
    url: pictureUrlOrEmpty,
    alt: optionalTextLine(200),
    filename: optionalTextLine(200),
  }),
});

export const categorySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'La categoría necesita una clave', abort: true }),
      z.maxLength(60),
      z.regex(/^[^\s/?#%\\<>"]+$/, 'La clave de la categoría no puede tener espacios ni signos'),
    ),
  display_name: textLine(60, 'La categoría necesita un nombre para mostrar'),
});
export type Category = z.output<typeof categorySchema>;

const productCatalog = z.object({
  mainTitle: title,
  subtitle: text,
  categories: upTo(categorySchema, 40).check(
    z.refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'Hay categorías con la misma clave',
    ),
  ),
});

const whyChoose = z.object({
  mainTitle: title,
  description: text,
  values: upTo(z.object({ icon, title, description: text }), 12),
});

const contact = z.object({
  mainTitle: title,
  subtitle: text,
  description: text,
  contactInfo: upTo(
    z.object({ icon, title, details: upTo(optionalTextLine(200), 10), description: z.optional(text) }),
    12,
  ),
  socialMedia: upTo(
    z.object({ icon, name: optionalTextLine(60), handle: optionalTextLine(80), link: linkOrEmpty }),
    12,
  ),
  formTitle: title,
  formDescription: text,
  responseMessage: text,
  responseDisclaimer: text,
});

const productDetail = z.object({
  infoCards: upTo(z.object({ icon, title, description: text, enabled }), 12),
  expandableSections: upTo(
    z.object({
      id: textLine(60, 'La sección necesita un id'),
      title,
      content: optionalParagraph(5000),
      enabled,
    }),
    12,
  ),
  showSizeGuideButton: enabled,
  sizeGuideButtonText: optionalTextLine(60),
});

const sizeGuide = z.pipe(
  z.object({
    category: optionalTextLine(60),
    title,
    subtitle: text,
    enabled,
    tableHeaders: upTo(optionalTextLine(60), 12),
    tableRows: upTo(
      z.object({ size: optionalTextLine(30), measurements: upTo(optionalTextLine(60), 12) }),
      40,
    ),
    notes: text,
  }),
  z.transform((guide) => alignSizeGuideRows(guide)),
);

const checkout = z.object({
  deliveryInfo: z.object({
    title,
    meetingPoint: z.object({
      enabled,
      title,
      description: text,
      address: optionalTextLine(200),
      schedule: optionalTextLine(200),
      notes: text,
    }),
  }),
  shipping: z.object({
    enabled,
    title,
    homeDelivery: z.object({
      enabled,
      title,
      description: text,
      coverage: optionalTextLine(200),
      estimatedDays: optionalTextLine(100),
      freeShippingThreshold: amount,
      /** 0 delivers for free. */
      baseCost: z._default(z.optional(pesos), DEFAULT_SHIPPING_COST),
      notes: text,
    }),
  }),
  deliveryDates: deliveryDatesSchema,
  /** Pesos that the products of an order must cost after coupons; 0 asks for none. */
  minimumPurchase: amount,
  paymentInfo: z.object({
    title,
    cashOnDelivery: z.object({
      enabled,
      title,
      description: text,
      additionalFee: amount,
      discountPercent,
      paymentHours,
      instalments,
      notes: text,
    }),
    bankTransfer: z.object({
      enabled,
      title,
      bankName: optionalTextLine(100),
      cbu: cbuOrEmpty,
      alias: aliasOrEmpty,
      accountHolder: optionalTextLine(120),
      accountType: optionalTextLine(60),
      accountNumber: optionalTextLine(60),
      discountPercent,
      paymentHours,
      instalments,
      instructions: text,
    }),
    mercadoPago: z.optional(mercadoPago),
  }),
});
export type CheckoutContent = z.output<typeof checkout>;

export const siteContentDraftSchema = z.object({
  hero,
  homePage: homePageSchema,
  productCatalog,
  whyChooseJazmin: whyChoose,
  contact,
  productDetail,
  sizeGuides: upTo(sizeGuide, 40),
  checkout,
  search: searchSchema,
  announcement: announcementSchema,
  /** The base version; a save over a newer one fails with 409. */
  version: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** The texts hold their variables, so that each is stored as it is; others are texts as people are shown them. */
  isSource: z.optional(z.boolean()),
});
export type SiteContentDraft = z.output<typeof siteContentDraftSchema>;
export type SiteContentInput = z.input<typeof siteContentDraftSchema>;
