import { contactMessageSchema } from '@shop/contract';

/** The form as the contract wants it; in a file of its own so that the schema arrives with the first send. */
export const checkedMessage = (values: Record<string, unknown>) => contactMessageSchema.safeParse(values);
