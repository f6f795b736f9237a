import { expect, test } from 'vitest';
import { couponDraftSchema, couponState, couponStateLabel, type CouponInput } from './coupon';

// @spec E.10

const draft: CouponInput = {
  code: ' verano10 ',
  kind: 'percent',
  value: 10,
  from: null,
  to: null,
  maxUses: null,
};
const faultOf = (change: object) =>
  couponDraftSchema.safeParse({ ...draft, ...change }).error?.issues[0]?.message;

test('a code is read without case and spaces around it', () =>
  expect(couponDraftSchema.parse(draft)).toMatchObject({ code: 'VERANO10', minimum: 0, categories: [] }));

test.each([
  '\u200bverano10\ufeff',
  'VERA\u00adNO10',
  '\u202aVerano10\u202c',
  'VERANO\u00a010',
  'ＶＥＲＡＮＯ１０',
  'VERANO\u034f10',
  'verano 10',
  '«VERANO10»',
  '“Verano10”.',
  '¡VERANO10!',
  '(verano10)',
  '*VERANO10*',
  '`VERANO10`',
  '#verano10',
  'VERANO10…',
  ', VERANO10,',
  'cupón: VERANO10',
  '**Código: "verano10"**',
])('a code that is pasted as %j is taken', (code) =>
  expect(couponDraftSchema.parse({ ...draft, code }).code).toBe('VERANO10'),
);

test.each([
  [{ code: 'ab' }, 'El código tiene de 3 a 24 letras sin acentos, números o guiones'],
  [{ code: 'VERANO+10' }, 'El código tiene de 3 a 24 letras sin acentos, números o guiones'],
  [{ value: 0 }, 'Un porcentaje va de 1 a 100; un importe es mayor que cero'],
  [{ value: 101 }, 'Un porcentaje va de 1 a 100; un importe es mayor que cero'],
  [{ from: '2026-12-02', to: '2026-12-01' }, 'El último día no puede ser anterior al primero'],
  [{ maxUses: 0 }, 'Escribí cuántas veces se puede usar'],
])('a coupon with %j is refused: %s', (change, message) => expect(faultOf(change)).toBe(message));

test.each([
  [{}, 'Activo'],
  [{ active: false }, 'Pausado'],
  [{ from: '2026-11-25' }, 'Todavía no empezó'],
  [{ to: '2026-11-23' }, 'Vencido'],
  [{ to: '2026-11-24' }, 'Activo'],
  [{ maxUses: 3, uses: 3 }, 'Agotado'],
])('a coupon with %j is %s', (change, label) => {
  const lifetime = { active: true, from: null, to: null, maxUses: null, uses: 0, ...change };
  expect(couponStateLabel(couponState(lifetime, '2026-11-24'))).toBe(label);
});
