import { type z } from '@shop/contract';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider';
import type { MercadoPagoSettings } from './settings';

const DEADLINE_MS = 6_000;
const NOT_FOUND = 404;
const TOO_MANY = 429;

type Call = { method?: 'GET' | 'POST'; body?: object; idempotencyKey?: string };

async function send(
  { apiUrl, accessToken }: MercadoPagoSettings,
  path: string,
  { method = 'GET', body, idempotencyKey }: Call,
): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    ...(body && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey && { 'X-Idempotency-Key': idempotencyKey }),
  };
  try {
    return await fetch(`${apiUrl}${path}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    // The message of a failed fetch may hold the address, never the token.
    throw new ProviderUnavailable(error instanceof Error ? error.name : 'unknown');
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ProviderUnavailable('no JSON');
  }
}

/** Calls Mercado Pago and parses its answer, null for a 404; throws ProviderUnavailable or ProviderRefusal. */
export async function callMercadoPago<S extends z.ZodMiniType>(
  settings: MercadoPagoSettings,
  path: string,
  answer: S,
  call: Call = {},
): Promise<z.output<S> | null> {
  const response = await send(settings, path, call);
  const { status } = response;
  if (status === NOT_FOUND) return null;
  if (status >= 500 || status === TOO_MANY) throw new ProviderUnavailable(`status ${status}`);
  if (!response.ok) throw new ProviderRefusal(`status ${status}`);
  const parsed = answer.safeParse(await jsonOf(response));
  if (!parsed.success) throw new ProviderUnavailable('an unknown answer');
  return parsed.data;
}
