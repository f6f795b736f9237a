import { contactMessageSchema } from '@shop/contract';

/** Validates the contact form; a module of its own so that the schema loads with the first message. */
export const validateMessage = (values: Record<string, unknown>) => contactMessageSchema.safeParse(values);
