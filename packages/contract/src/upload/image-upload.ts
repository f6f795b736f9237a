import { z } from '../z';

/** A picture that is private to the staff (proof) or public (content: hero and product pictures, admins only). */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export const uploadAnswerSchema = z.object({
  status: z.literal('success'),
  url: z.string(),
  filename: z.string(),
});
