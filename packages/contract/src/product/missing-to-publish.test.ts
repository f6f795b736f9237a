import { expect, test } from 'vitest';
import { missingNames, missingToPublish, notPublishable } from './missing-to-publish';

const whole = { description: 'De encaje.', thumbnails: ['/uploads/pictures/a.jpg'], size: ['S'] };

test('a product with pictures, a description and sizes lacks nothing', () =>
  expect(missingToPublish(whole)).toEqual([]));

test.each([
  [{ thumbnails: [] }, 'Para activarlo faltan: fotos'],
  [{ description: ' ' }, 'Para activarlo falta: descripción'],
  [{ size: [], variants: [{ size: null }] }, 'Para activarlo faltan: talles'],
  [{ thumbnails: [], description: '' }, 'Para activarlo faltan: fotos y descripción'],
  [{ thumbnails: [], description: '', size: [] }, 'Para activarlo faltan: fotos, descripción y talles'],
])('a product with %j says what it lacks to be switched on', (change, message) =>
  expect(notPublishable(missingToPublish({ ...whole, ...change }))).toBe(message),
);

test('sizes that only variants name are sizes', () =>
  expect(missingToPublish({ ...whole, size: [], variants: [{ size: 'M' }] })).toEqual([]));

test('missingNames joins the missing parts', () =>
  expect(missingNames(['images', 'description'])).toBe('fotos y descripción'));
