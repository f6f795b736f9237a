/** True under `npm run test:faults`. */
export const isLong = process.env.TEST_ROUNDS === 'long';

/** Returns the number of rounds: few in `npm test`, many in `npm run test:faults`. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);
