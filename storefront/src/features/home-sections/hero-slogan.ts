/** A slogan in two parts: its last word, that is emphasised, and what goes before. */
export function sloganParts(slogan: string): { start: string; last: string } {
  const text = slogan.trim();
  const cut = text.lastIndexOf(' ');
  return { start: text.slice(0, cut + 1), last: text.slice(cut + 1) };
}
