import { z } from '../z';
import { optionalParagraph, optionalTextLine } from '../text/text-fields';
import { completeHomeSections, HOME_SECTIONS } from './home-sections';

const homeSectionSchema = z.object({
  key: z.enum(HOME_SECTIONS, 'La página de inicio no tiene esa sección'),
  enabled: z._default(z.optional(z.boolean()), true),
  title: optionalTextLine(160),
  description: optionalParagraph(400),
});

/** Content without an order of its sections gets the one of a new shop. */
export const homePageSchema = z._default(
  z.optional(
    z.object({
      sections: z.pipe(
        z
          .array(homeSectionSchema)
          .check(z.maxLength(HOME_SECTIONS.length, 'La página de inicio no tiene tantas secciones')),
        z.transform((sections) => completeHomeSections(sections)),
      ),
    }),
  ),
  { sections: completeHomeSections([]) },
);
