import { withdrawalDraftSchema } from '@shop/contract';

/** Validates the form; a module of its own so that the schema loads when the form is sent. */
export const validateWithdrawal = (values: Record<string, unknown>) =>
  withdrawalDraftSchema.safeParse({ kind: 'withdrawal', ...values });
