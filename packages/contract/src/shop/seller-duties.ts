import { z } from '../z';

/** VAT of the goods in percent; '' until the owner says it. */
export const VAT_RATES = ['', '21', '10.5', '0'] as const;

/** When a price stands with its amount without national taxes: 'auto' does it for a responsable inscripto. */
export const NET_PRICE_LABELS = ['auto', 'always', 'never'] as const;

/** What the law asks of the seller, as everybody reads it; empty texts show nothing. */
export const sellerDutyAnswers = {
  /** One of `VAT_RATES`. */
  vatRate: z.string(),
  /** One of `NET_PRICE_LABELS`. */
  netPriceLabel: z.string(),
  /** Where the QR code of form 960/D leads (RG 4042-E). */
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
