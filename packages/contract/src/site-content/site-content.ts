import { z } from '../z';
import { successAnswer } from '../http/responses';
import type { SiteContentDraft } from './site-content-draft';

export type SiteContent = Omit<SiteContentDraft, 'version'> & { version: number; updatedAt: string };
export type SizeGuide = SiteContent['sizeGuides'][number];

/** Checks only the outline of stored content: its parts were validated when they were saved. */
export const siteContentSchema = z.custom<SiteContent>(
  (value) => typeof value === 'object' && value !== null && 'checkout' in value && 'version' in value,
);

export const contentAnswerSchema = successAnswer({ content: siteContentSchema });

/** Details of a save that was refused because of another one: what is stored, with its variables. */
export const staleContentSchema = z.object({ fields: z.array(z.string()), content: siteContentSchema });

export const contentRevisionSchema = z.object({
  _id: z.string(),
  version: z.number(),
  at: z.string(),
  author: z.string(),
  changedSections: z.array(z.string()),
});
export type ContentRevision = z.output<typeof contentRevisionSchema>;
