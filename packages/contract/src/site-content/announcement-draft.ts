import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { announcementLines } from './announcement';

const MAX_TEXTS = 3;
const MAX_TEXT = 90;

const texts = optionalParagraph(600).check(
  z.refine((text) => announcementLines(text).length <= MAX_TEXTS, `Se admiten hasta ${MAX_TEXTS} avisos`),
  z.refine(
    (text) => announcementLines(text).every((line) => line.length <= MAX_TEXT),
    `Cada aviso puede tener hasta ${MAX_TEXT} caracteres`,
  ),
);

/** Content without announcements shows none. */
export const announcementSchema = z._default(z.optional(z.object({ texts })), { texts: '' });
