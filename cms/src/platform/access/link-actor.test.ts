import { expect, test } from 'vitest';
import { actorByLink, linkNoteOf } from './link-actor';

test('the note names who fetched a link, and is empty for other actors', () => {
  expect(linkNoteOf(actorByLink('Vera'))).toBe('Con un enlace que pidió el equipo (Vera)');
  for (const actor of ['cliente', 'Vera', 'sistema', '']) expect(linkNoteOf(actor)).toBe('');
});
