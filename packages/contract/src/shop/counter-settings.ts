import { z } from '../z';
import { successAnswer } from '../http/responses';
import { initialPaymentWays, paymentWaysSchema } from '../money/payment-ways';

/** How the shop takes money at its counter. */
export const counterSettingsSchema = z.object({
  ways: paymentWaysSchema,
  /** Sellers may close the till with what they took themselves; without it, only the owner closes it. */
  sellersCloseTill: z.boolean(),
});
export type CounterSettings = z.output<typeof counterSettingsSchema>;

export const initialCounterSettings: CounterSettings = { ways: initialPaymentWays, sellersCloseTill: false };

/** Body of PUT /counter-settings; `seen` is the base version, and outdated fields fail with 409 STALE_FIELDS. */
export const counterSettingsChangeSchema = z.extend(counterSettingsSchema, {
  seen: z.optional(z.partial(counterSettingsSchema)),
});
export type CounterSettingsChange = z.output<typeof counterSettingsChangeSchema>;

export const counterSettingsAnswerSchema = successAnswer({ counter: counterSettingsSchema });

export const staleCounterSchema = z.object({ counter: counterSettingsSchema });
