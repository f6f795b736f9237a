import { unauthenticated, notFound, unavailable } from '../../../../platform/http/http-error';
import { ForgedNotice, ProviderUnavailable } from '../../../../platform/payments/payment-provider';
import type { PaymentProvider, ProviderNotice } from '../../../../platform/payments/payment-provider';
import { paymentProvider } from '../../../../platform/payments/providers';
import { settlePayment } from './settle-payment';

function verified(provider: PaymentProvider, notice: ProviderNotice): string | null {
  try {
    return provider.verifyNotice(notice, new Date());
  } catch (error) {
    if (error instanceof ForgedNotice) throw unauthenticated();
    throw error;
  }
}

/**
 * Settles the payment that a notice names, as the provider itself knows it; a notice that comes again changes nothing.
 * Throws 404 while no provider is set up, 401 for a forged notice, and 503 so that the provider repeats it.
 */
export async function receiveNotice(notice: ProviderNotice): Promise<void> {
  const provider = paymentProvider();
  if (!provider) throw notFound();
  const id = verified(provider, notice);
  if (id === null) return;
  try {
    const payment = await provider.fetchPayment(id);
    if (payment) await settlePayment(provider, payment);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw unavailable();
    throw error;
  }
}
