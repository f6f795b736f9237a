const DEFAULT_API_URL = 'https://api.mercadopago.com';
const SECRETS = ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'] as const;

export type MercadoPagoSettings = { apiUrl: string; accessToken: string; webhookSecret: string };

/** Names the variables of the environment that Mercado Pago lacks. */
export const missingSettings = (environment: NodeJS.ProcessEnv = process.env): string[] =>
  SECRETS.filter((name) => !environment[name]?.trim());

/** Returns the settings of Mercado Pago, or null when one of its secrets is missing. */
export function mercadoPagoSettings(
  environment: NodeJS.ProcessEnv = process.env,
): MercadoPagoSettings | null {
  if (missingSettings(environment).length > 0) return null;
  const { MERCADO_PAGO_API_URL, MERCADO_PAGO_ACCESS_TOKEN, MERCADO_PAGO_WEBHOOK_SECRET } = environment;
  return {
    apiUrl: (MERCADO_PAGO_API_URL || DEFAULT_API_URL).replace(/\/+$/, ''),
    accessToken: (MERCADO_PAGO_ACCESS_TOKEN ?? '').trim(),
    webhookSecret: (MERCADO_PAGO_WEBHOOK_SECRET ?? '').trim(),
  };
}
