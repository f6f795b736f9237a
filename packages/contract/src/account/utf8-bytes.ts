function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** How many bytes a text takes as UTF-8, which is what bcrypt counts. */
export const utf8Bytes = (text: string): number =>
  [...text].reduce((sum, char) => sum + bytesOf(char.codePointAt(0) ?? 0), 0);
