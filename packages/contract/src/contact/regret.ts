/** The words of the law's button, which are also the subject of what it writes. */
export const REGRET_SUBJECT = 'Botón de arrepentimiento';

/** True for the subject of somebody who takes a purchase back. */
export const isRegret = (subject: string): boolean =>
  subject.normalize().trim().toLowerCase() === REGRET_SUBJECT.toLowerCase();
