import type { ProofKind } from '@shop/contract';

const PDF_HEADER = /^%PDF-\d\.\d/;
const HEADER_BYTES = 8;
const ENDINGS = { picture: '.jpg', pdf: '.pdf' } as const satisfies Record<ProofKind, string>;

/** Checks whether a file is a PDF by its first bytes. Readers also find the header later in a file, but a file that
 * begins as something else could be shown as that. */
export const isPdf = (file: Buffer): boolean => PDF_HEADER.test(file.toString('latin1', 0, HEADER_BYTES));

export const proofKey = (id: string, kind: ProofKind): string =>
  `proofs/${id.slice(0, 2)}/${id}${ENDINGS[kind]}`;

/** Returns the keys that a proof of unknown kind may have. */
export const proofKeys = (id: string): string[] => [proofKey(id, 'picture'), proofKey(id, 'pdf')];

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
