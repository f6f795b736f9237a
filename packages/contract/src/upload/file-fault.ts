import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../limits';

/** What is wrong with a chosen file before it is sent: 'type', 'size' or nothing. */
export function fileFault(file: { type: string; size: number }): 'type' | 'size' | null {
  if (!(UPLOAD_TYPES as readonly string[]).includes(file.type) || file.size === 0) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
