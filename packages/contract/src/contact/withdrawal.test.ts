import { expect, test } from 'vitest';
import { isWithdrawal, WITHDRAWAL_SUBJECT } from './withdrawal';

test.each([WITHDRAWAL_SUBJECT, '  botón de ARREPENTIMIENTO ', WITHDRAWAL_SUBJECT.normalize('NFD')])(
  'a purchase is taken back with the subject %j',
  (subject) => expect(isWithdrawal(subject)).toBe(true),
);

test.each(['', 'Arrepentimiento', `Re: ${WITHDRAWAL_SUBJECT}`, 'Boton de arrepentimiento'])(
  'no purchase is taken back with the subject %j',
  (subject) => expect(isWithdrawal(subject)).toBe(false),
);
