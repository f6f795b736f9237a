const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Returns the first two groups of a network address: enough to recognize one's own, too little to find a person. */
export function shortAddress(address: string): string {
  const plain = address.replace(MAPPED, '');
  const [first, second, third] = plain.split(/[.:]/);
  if (third === undefined) return '';
  return plain.includes(':') ? `${first}:${second}:…` : `${first}.${second}.x.x`;
}
