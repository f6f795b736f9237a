import { paymentOffer, paymentPriceText, type PaymentOffer } from '@shop/contract';
import { useContent } from './content/content-queries.ts';

export function usePaymentOffer(): PaymentOffer | null {
  const content = useContent();
  return content ? paymentOffer(content.checkout) : null;
}

type PriceProps = { amounts: readonly number[]; offer: PaymentOffer | null };

/** The price for the cheapest way of payment, of a product or of the lines of a cart; nothing where none is cheaper. */
export const PaymentPrice = ({ amounts, offer }: PriceProps) =>
  offer && <p className="w-full text-sm font-semibold text-wine">{paymentPriceText(amounts, offer)}</p>;
