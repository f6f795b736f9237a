import { publicUrl } from '../../settings/environment';
import { mercadoPago } from './mercado-pago/mercado-pago';
import { mercadoPagoSettings, missingSettings } from './mercado-pago/settings';
import type { PaymentProvider } from './payment-provider';

/** Returns the provider of online payments, or null while the environment lacks its secrets. */
export function paymentProvider(): PaymentProvider | null {
  const settings = mercadoPagoSettings();
  return settings && mercadoPago(settings);
}

export const noticeUrl = (): string => `${publicUrl()}/api/payments/mercado-pago/notifications`;

export const providerSetup = () => ({
  isReady: missingSettings().length === 0,
  missing: missingSettings(),
  noticeUrl: noticeUrl(),
});
