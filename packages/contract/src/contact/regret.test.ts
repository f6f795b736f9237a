import { expect, test } from 'vitest';
import { isRegret, REGRET_SUBJECT } from './regret';

test.each([REGRET_SUBJECT, '  botón de ARREPENTIMIENTO ', REGRET_SUBJECT.normalize('NFD')])(
  'a purchase is taken back with the subject %j',
  (subject) => expect(isRegret(subject)).toBe(true),
);

test.each(['', 'Arrepentimiento', `Re: ${REGRET_SUBJECT}`, 'Boton de arrepentimiento'])(
  'no purchase is taken back with the subject %j',
  (subject) => expect(isRegret(subject)).toBe(false),
);
