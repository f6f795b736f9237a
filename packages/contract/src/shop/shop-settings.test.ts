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

describe('seller duties', () => {
  test('settings without duties have no duty and no default of one', () =>
    expect(shopSettingDraftSchema.parse(setting)).toMatchObject({
      vatRate: '',
      netPriceLabel: 'auto',
      dataFiscalUrl: '',
      consumerDefenseUrl: '',
      serviceHours: '',
      serviceChannel: '',
      serviceArea: '',
      grossIncomeNumber: '',
      provincialNotice: '',
    }));
  test.each([
    'https://qr.afip.gob.ar/?qr=8MLBS51tYkbnZaLHqLoOhA,,',
    'https://qr.arca.gob.ar/?qr=8MLBS51tYkbnZaLHqLoOhA,,',
    ' https://QR.afip.gob.ar/?qr=1 ',
    '',
    null,
  ])('Data Fiscal accepts %s', (dataFiscalUrl) =>
    expect(shopSettingDraftSchema.safeParse({ ...setting, dataFiscalUrl }).success).toBe(true),
  );
  test('Data Fiscal turns the http address of the printed code into https', () =>
    expect(
      shopSettingDraftSchema.parse({ ...setting, dataFiscalUrl: 'http://qr.afip.gob.ar/?qr=1' }),
    ).toMatchObject({ dataFiscalUrl: 'https://qr.afip.gob.ar/?qr=1' }));
  test.each([
    'http://qr.afip.gob.ar.evil.example/?qr=1',
    'https://servicioscf.afip.gob.ar/publico/sitio/contenido/data.aspx?id=1',
    'https://www.arca.gob.ar/?qr=1',
    'https://qr.afip.gob.ar.evil.example/?qr=1',
    'https://evil.example/qr.afip.gob.ar',
    'https://qr.afip.gob.ar@evil.example/',
    'https://evilqr.afip.gob.ar/',
    'https://qr.afip.gob.ar:8443/',
    'https:\\\\qr.afip.gob.ar',
    '<a href="https://qr.afip.gob.ar/?qr=1"><img src="x"></a>',
    'javascript:alert(1)//https://qr.afip.gob.ar',
    'qr.afip.gob.ar',
  ])('Data Fiscal refuses %s', (dataFiscalUrl) => {
    const { error } = shopSettingDraftSchema.safeParse({ ...setting, dataFiscalUrl });
    expect(error?.issues[0]?.message).toMatch(/código QR de tu Data Fiscal/);
  });
  test.each(['http://defensa.gob.ar', 'javascript:alert(1)', 'https://a@b.example/', 'https://x', 'hola'])(
    'consumer defense refuses %s',
    (consumerDefenseUrl) =>
      expect(shopSettingDraftSchema.safeParse({ ...setting, consumerDefenseUrl }).success).toBe(false),
  );
  test.each([{ vatRate: '27' }, { vatRate: 21 }, { netPriceLabel: 'a veces' }])(
    'shop settings refuse %j',
    (change) => expect(shopSettingDraftSchema.safeParse({ ...setting, ...change }).success).toBe(false),
  );
});
