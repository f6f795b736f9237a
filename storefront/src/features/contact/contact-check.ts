import { contactMessageSchema } from '@shop/contract';

/** What the shopper wrote, checked as the server will check it. */
export const checkedMessage = (values: Record<string, unknown>) => contactMessageSchema.safeParse(values);
