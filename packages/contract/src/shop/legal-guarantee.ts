/** Months of the legal guarantee of new goods; ley 24.240 art. 11. */
export const LEGAL_GUARANTEE_MONTHS = 6;
