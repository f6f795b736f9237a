import type { z } from '@shop/contract';

type Stored = { documentId: string };

/** Returns what an answer's schema has of a record, whose `_id` is its documentId, and of what is given beside it. */
export const asAnswer = <S extends z.ZodMiniType>(
  schema: S,
  record: Stored,
  beside: object = {},
): z.output<S> => schema.parse({ _id: record.documentId, ...record, ...beside });
