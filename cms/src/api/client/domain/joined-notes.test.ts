import { expect, test } from 'vitest';
import { joinedNotes, notesWithout } from './joined-notes';

test.each([
  ['', 'Paga en efectivo'],
  ['Usa talle M', ''],
  ['Usa talle M', 'Paga\nen efectivo'],
])('joined notes of %j and %j can be taken apart again', (own, other) => {
  const joined = joinedNotes(own, other) as string;
  expect(notesWithout(joined, other)).toBe(own);
});

test('joined notes that were edited stay as they are', () =>
  expect(notesWithout('Usa talle M y paga en cuotas', 'Paga en efectivo')).toBe(
    'Usa talle M y paga en cuotas',
  ));

test('notes that are too long together are not joined', () =>
  expect(joinedNotes('a'.repeat(1500), 'b'.repeat(500))).toBeNull());
