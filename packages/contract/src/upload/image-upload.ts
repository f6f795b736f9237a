import { z } from '../z';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../limits';

/** A picture that is private to the staff (proof) or public (content: hero and product pictures, admins only). */
export const UPLOAD_PURPOSES = ['proof', 'content'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export const uploadAnswerSchema = z.object({
  status: z.literal('success'),
  url: z.string(),
  filename: z.string(),
});

/** What is wrong with a chosen file before it is sent: 'type', 'size' or nothing. */
export function fileFault(file: { type: string; size: number }): 'type' | 'size' | null {
  if (!(UPLOAD_TYPES as readonly string[]).includes(file.type)) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
