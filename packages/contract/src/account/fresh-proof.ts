import { z } from '../z';
import { code, currentPassword } from './second-factor';

/** Minutes for which a session counts as proven by password and code. */
export const FRESH_PROOF_MINUTES = 10;

export const freshProofDraftSchema = z.object({ currentPassword, code: z.optional(code) });

export const freshProofMessages = {
  needed: 'Para hacer esto, escribí otra vez tu contraseña.',
  given: 'Listo, confirmaste que sos vos.',
} as const;
