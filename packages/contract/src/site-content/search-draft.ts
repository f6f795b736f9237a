import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { defaultSynonyms } from './defaults/default-synonyms';
import { findSynonymFault } from './synonyms';

const synonyms = optionalParagraph(10_000).check(
  z.superRefine((text, context) => {
    const fault = findSynonymFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault, input: text });
  }),
);

/** Content without synonyms gets the default. */
export const searchSchema = z._default(z.optional(z.object({ synonyms })), { synonyms: defaultSynonyms });
