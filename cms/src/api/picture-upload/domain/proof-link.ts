import { PROOF_LINK_MINUTES } from '@shop/contract';

const PREFIX = '/api/upload/proof/';
const PROOF_ID = /^[0-9a-f]{32}$/;

export function proofIdOf(address: string): string | null {
  const id = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : address;
  return PROOF_ID.test(id) ? id : null;
}

/** Returns the address of a proof, which grants no access by itself. */
export const proofAddress = (id: string): string => `${PREFIX}${id}`;

/** Returns the signed text of a link; `end` in seconds. */
export const signedText = (id: string, end: number): string => `proof ${id} ${end}`;

/** Returns the expiry of a new link in seconds. */
export const linkEnd = (now: number): number => Math.floor(now / 1000) + PROOF_LINK_MINUTES * 60;
