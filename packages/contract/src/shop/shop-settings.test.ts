import { describe, expect, test } from 'vitest';
import { shopSettingDraftSchema } from './shop-settings-draft';

const setting = {
  brand: 'Jazmín Lencería',
  orderPrefix: 'JL',
  address: 'Av. Argentina 100',
  phone: '299 412-3456',
  whatsapp: '299 15 412-3456',
  email: 'hola@example.com',
  cuit: '30500010912',
  legalName: 'Jazmín',
  taxCondition: 'monotributo',
  coverageCities: ['Neuquén'],
};

describe('shop settings', () => {
  test('the shop settings store the CUIT with hyphens', () =>
    expect(shopSettingDraftSchema.parse(setting).cuit).toBe('30-50001091-2'));
  test('the shop settings accept empty optional fields', () =>
    expect(
      shopSettingDraftSchema.safeParse({ ...setting, cuit: '', whatsapp: '', address: '' }).success,
    ).toBe(true));
  test.each([
    { brand: '' },
    { orderPrefix: 'jl' },
    { orderPrefix: '' },
    { orderPrefix: 'ABCDEFG' },
    { orderPrefix: 'J-L' },
    { whatsapp: '123' },
    { email: 'hola' },
    { cuit: '30-50001091-3' },
    { taxCondition: 'otro' },
    { coverageCities: [] },
    { coverageCities: ['Neuquén', ' '] },
    { coverageCities: 'Neuquén' },
  ])('the shop settings reject %j', (change) =>
    expect(shopSettingDraftSchema.safeParse({ ...setting, ...change }).success).toBe(false),
  );
});
