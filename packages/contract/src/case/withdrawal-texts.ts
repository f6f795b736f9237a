import { ANSWER_HOURS, WITHDRAWAL_DAYS } from './withdrawal-term';

/** Names the days of a withdrawal, as shoppers read them. */
export const WITHDRAWAL_TERM_TEXT = `${WITHDRAWAL_DAYS} días corridos desde que la recibís`;

/** Until when the shop answers a withdrawal. */
export const ANSWER_TERM_TEXT = `dentro de las ${ANSWER_HOURS} horas`;
