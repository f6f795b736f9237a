import { ANSWER_HOURS, WITHDRAWAL_DAYS } from './withdrawal-term';

/** Names the days of a withdrawal, as shoppers read them. */
export const WITHDRAWAL_TERM_TEXT = `${WITHDRAWAL_DAYS} días corridos desde que la recibís`;

/** The right that a buyer reads before she confirms and on what she gets afterwards; CCyC art. 1111. */
export const WITHDRAWAL_RIGHT = `Tenés derecho a arrepentirte de esta compra dentro de los ${WITHDRAWAL_TERM_TEXT}, sin costo y sin dar motivos.`;

/** Until when the shop answers a withdrawal. */
export const ANSWER_TERM_TEXT = `dentro de las ${ANSWER_HOURS} horas`;
