/** Characters of a description that search results and link previews show. */
export const PREVIEW_LENGTH = 160;

/** Returns a text of at most `length` characters in one line, cut after a whole word and marked with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  // One character more than fits: a word that ends exactly there is whole.
  const words = line.slice(0, length).replace(/[\s,.;:–—-]*\S*$/u, '');
  return `${words || line.slice(0, length - 1)}…`;
}
