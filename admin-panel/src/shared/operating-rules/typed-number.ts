import { z } from '@shop/contract';

/** Extends a rule's schema to the text that is typed in a form; an empty text is no number. */
export const typedNumber = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => Number(typed.trim() || Number.NaN)),
    ),
    schema,
  );
