import path from 'node:path';

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

/** The media type of a kept picture, by its name. */
export const pictureTypeOf = (name: string): string =>
  TYPES[path.extname(name)] ?? 'application/octet-stream';
