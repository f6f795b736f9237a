/** The label that the law prescribes for the withdrawal button, and the subject of its messages. */
export const WITHDRAWAL_SUBJECT = 'Botón de arrepentimiento';

/** Address of the shop's page on which a buyer withdraws. */
export const WITHDRAWAL_PATH = '/arrepentimiento';

export const isWithdrawal = (subject: string): boolean =>
  subject.normalize().trim().toLowerCase() === WITHDRAWAL_SUBJECT.toLowerCase();
