const PREFIX = '/api/upload/proof/';
const PROOF_ID = /^[0-9a-f]{32}$/;

export function proofIdOf(address: string): string | null {
  const id = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : address;
  return PROOF_ID.test(id) ? id : null;
}

/** Returns the address of a proof, which grants no access by itself. */
export const proofAddress = (id: string): string => `${PREFIX}${id}`;

/** Returns what the signature of a proof's link names. */
export const signedSubject = (id: string): string => `proof ${id}`;
