import { describe, expect, test } from 'vitest';
import { isReasonableBody, isReasonablePath, isReasonableQuery } from './input-shape';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('isReasonableBody', () => {
  test.each([[null], [{}], [[]], ['ñandú 🩷'], [{ a: [{ b: 'c' }] }], [nested(12)]])(
    'isReasonableBody accepts %j',
    (body) => expect(isReasonableBody(body)).toBe(true),
  );

  test.each([
    ['nested too deep', nested(13)],
    ['with too many values', Array.from({ length: 20_001 }, () => 1)],
    ['with NUL', { a: 'x\u0000' }],
    ['with a lone surrogate', { a: '\ud83d' }],
    ['with NUL in a key', { 'a\u0000': 1 }],
    ['with a prototype', JSON.parse('{"__proto__":{"isAdmin":true}}')],
    ['with a constructor', { a: { constructor: 1 } }],
  ])('isReasonableBody rejects a body %s', (_, body) => expect(isReasonableBody(body)).toBe(false));

  test('isReasonableBody rejects 100,000 levels without exhausting the stack', () => {
    let body: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) body = [body];
    expect(isReasonableBody(body)).toBe(false);
  });
});

test.each(['', 'data.id=123', 'page=2&limit=10', 'sizes=S&sizes=M', 'sizes[]=S', 'searchTerm=%C3%B1'])(
  'isReasonableQuery accepts %j',
  (query) => expect(isReasonableQuery(query)).toBe(true),
);

test.each([
  'filters[$or]=x',
  'a[b][c]=1',
  '__proto__=1',
  'a.b=1',
  'data.id.x=1',
  'q=%00',
  'q=%ff',
  'populate=*&sort[0]=x',
  `q=${'x'.repeat(1501)}`,
])('isReasonableQuery rejects %j', (query) => expect(isReasonableQuery(query)).toBe(false));

test.each(['/api/products/%ff', '/api/products/%00', '/api/products/%'])(
  'isReasonablePath rejects %j',
  (path) => expect(isReasonablePath(path)).toBe(false),
);
