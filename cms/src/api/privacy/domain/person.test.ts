import { expect, test } from 'vitest';
import { redacted, tracesOf } from './person';

test('tracesOf leaves out texts that are too short to belong to one person', () => {
  expect(tracesOf(['Ana', ' María Gómez ', '', 'María Gómez'])).toEqual(['María Gómez']);
});

test('redacted empties the texts that hold a trace, at any depth', () => {
  const before = {
    note: 'Llamó MARÍA GÓMEZ',
    list: ['otra', { phone: 'maría gómez' }],
    total: 3,
    none: null,
  };
  expect(redacted(before, ['María Gómez'])).toEqual({
    note: '',
    list: ['otra', { phone: '' }],
    total: 3,
    none: null,
  });
});
