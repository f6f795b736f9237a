import { ANONYMOUS_CLIENT } from '@shop/contract';
import { expect, test } from 'vitest';
import { mayBeSamePerson } from './same-person';

test.each([
  ['Ana Ruiz', 'ANA  RUIZ'],
  ['Juli', 'Julieta Páz'],
  ['Paz, Julieta', 'julieta paz'],
  ['Ana Ruiz', ''],
  [ANONYMOUS_CLIENT, 'Ana Ruiz'],
  ['Bo', 'bo'],
])('%j may be the person of %j', (one, other) => {
  expect(mayBeSamePerson(one, other)).toBe(true);
  expect(mayBeSamePerson(other, one)).toBe(true);
});

test.each([
  ['Elsa Uno', 'Berta Dos'],
  ['Ana de Paz', 'Eva de Luz'],
  ['Bo', 'Li'],
])('%j is not %j', (one, other) => expect(mayBeSamePerson(one, other)).toBe(false));
