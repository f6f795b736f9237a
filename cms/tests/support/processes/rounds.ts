/** True under `npm run test:faults`. */
export const isLong = process.env.TEST_ROUNDS === 'long';

export const rounds = (short: number, long: number): number => (isLong ? long : short);
