import { expect, test } from 'vitest';
import { missingNames, missingToPublish, notPublishable } from './missing-to-publish';

const whole = { description: 'De encaje.', thumbnails: ['/uploads/pictures/a.jpg'] };

test('a product with pictures and a description lacks nothing', () =>
  expect(missingToPublish(whole)).toEqual([]));

test.each([
  [{ thumbnails: [] }, 'Para activarlo faltan: fotos'],
  [{ description: ' ' }, 'Para activarlo falta: descripción'],
  [{ thumbnails: [], description: '' }, 'Para activarlo faltan: fotos y descripción'],
])('a product with %j says what it lacks to be switched on', (change, message) =>
  expect(notPublishable(missingToPublish({ ...whole, ...change }))).toBe(message),
);

test('missingNames joins the missing parts', () =>
  expect(missingNames(['images', 'description'])).toBe('fotos y descripción'));
