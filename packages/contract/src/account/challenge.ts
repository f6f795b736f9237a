import { z } from '../z';

// Apart from the other schemas of the second factor: the first load of the back office needs these alone.

/** Code of the 401 that a login with the right password gets when it needs a one-time code too. */
export const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED';

/** Code of the 403 that asks for password, and code, again. */
export const FRESH_PROOF_NEEDED = 'FRESH_PROOF_NEEDED';

/** Details of that 401. */
export const challengeSchema = z.object({ challenge: z.string() });
