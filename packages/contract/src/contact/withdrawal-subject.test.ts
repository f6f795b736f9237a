import { expect, test } from 'vitest';
import { isWithdrawal, WITHDRAWAL_SUBJECT } from './withdrawal-subject';

test.each([WITHDRAWAL_SUBJECT, '  botón de ARREPENTIMIENTO ', WITHDRAWAL_SUBJECT.normalize('NFD')])(
  'the subject %j marks a withdrawal',
  (subject) => expect(isWithdrawal(subject)).toBe(true),
);

test.each(['', 'Arrepentimiento', `Re: ${WITHDRAWAL_SUBJECT}`, 'Boton de arrepentimiento'])(
  'the subject %j marks no withdrawal',
  (subject) => expect(isWithdrawal(subject)).toBe(false),
);
