import { z } from '../z';

/** VAT of the goods in percent; '' until the owner says it. */
export const VAT_RATES = ['', '21', '10.5', '0'] as const;

/** Choices of showing the price without national taxes: 'auto' shows it for a responsable inscripto. */
export const NET_PRICE_LABELS = ['auto', 'always', 'never'] as const;

/** Public facts that the law asks of the seller; the shop shows nothing for an empty text. */
export const sellerDutyAnswers = {
  /** One of `VAT_RATES`. */
  vatRate: z.string(),
  /** One of `NET_PRICE_LABELS`. */
  netPriceLabel: z.string(),
  /** Address in the QR code of form 960/D (RG 4042-E). */
  dataFiscalUrl: z.string(),
  consumerDefenseUrl: z.string(),
  /** Customer service: hours, channel and responsible area (Disposición 954/2025). */
  serviceHours: z.string(),
  serviceChannel: z.string(),
  serviceArea: z.string(),
  /** Number of Ingresos Brutos. */
  grossIncomeNumber: z.string(),
  provincialNotice: z.string(),
};
