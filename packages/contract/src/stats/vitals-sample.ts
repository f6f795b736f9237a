/** One of so many visits is measured. */
export const VITALS_SAMPLE = 5;
