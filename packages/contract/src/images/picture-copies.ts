import { z } from '../z';
import { successAnswer } from '../http/responses';

/** Why a picture of another site was not copied. */
export const COPY_FAULTS = [
  'address',
  'unreachable',
  'status',
  'too-large',
  'timeout',
  'no-picture',
] as const;

const pictureCopySchema = z.object({
  url: z.string(),
  /** 'failed' is not tried again until the address changes. */
  state: z.enum(['waiting', 'failed']),
  fault: z.nullable(z.enum(COPY_FAULTS)),
  nextAt: z.nullable(z.string()),
});
export type PictureCopy = z.output<typeof pictureCopySchema>;

export const pictureCopiesAnswerSchema = successAnswer({ copies: z.array(pictureCopySchema) });
