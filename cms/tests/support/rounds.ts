/** Whether this is `npm run test:faults`. */
export const isLong = process.env.TEST_ROUNDS === 'long';

/** How often something is tried: a few times among all the other tests, as often as it takes in `npm run test:faults`. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);
