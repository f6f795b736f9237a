const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Returns the first two groups of a network address: enough to recognize one's own, too little to find a person. */
export function shortAddress(address: string): string {
  const plain = address.replace(MAPPED, '');
  const separator = plain.includes(':') ? ':' : '.';
  const groups = plain.split(separator);
  if (plain === '' || groups.length < 3) return '';
  return `${groups.slice(0, 2).join(separator)}${separator}…`;
}
