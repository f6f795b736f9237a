import { PROOF_LINK_MINUTES } from '@shop/contract';

const PREFIX = '/api/upload/proof/';
const PROOF_ID = /^[0-9a-f]{32}$/;

/** The id of a proof, from the address that its upload answered or from the id itself; null for anything else. */
export function proofIdOf(address: string): string | null {
  const id = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : address;
  return PROOF_ID.test(id) ? id : null;
}

/** The address that names a proof; it opens nothing by itself. */
export const proofAddress = (id: string): string => `${PREFIX}${id}`;

/** What is signed: the proof and the second at which the link ends. */
export const signedText = (id: string, end: number): string => `proof ${id} ${end}`;

/** The second at which a link made now ends. */
export const linkEnd = (now: number): number => Math.floor(now / 1000) + PROOF_LINK_MINUTES * 60;
