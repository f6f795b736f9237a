import { defaultSiteContent, OPENING_CHECKS, type OpeningCheck } from '@shop/contract';
import { describe, expect, it, test } from 'vitest';
import { checklistOf, openingOf } from './checklist';
import { decisionsOf, type OpeningEntry } from './decisions';
import type { Snapshot } from './snapshot';

const content = () => structuredClone(defaultSiteContent);

const emptyShop = (): Snapshot => ({
  shop: {
    brand: 'Jazmín Lencería',
    orderPrefix: 'JL',
    address: '',
    phone: '',
    whatsapp: '',
    email: 'tienda@ejemplo.com.ar',
    cuit: '',
    legalName: '',
    taxCondition: 'monotributo',
    coverageCities: ['Neuquén'],
    mailName: '',
    mailItemNames: 'full',
    vatRate: '',
    netPriceLabel: 'auto',
    dataFiscalUrl: '',
    consumerDefenseUrl: '',
    serviceHours: '',
    serviceChannel: '',
    serviceArea: '',
    grossIncomeNumber: '',
    provincialNotice: '',
  },
  content: content(),
  products: { active: 0, sellable: 0, withoutFacts: 0, categories: [] },
  policies: [],
  server: {
    publicUrl: 'http://127.0.0.1:3000',
    sendsMail: false,
    backsUp: false,
    hasOwnPassword: false,
    hasSecondFactor: false,
  },
});

const guide = (category: string): Snapshot['content']['sizeGuides'][number] => ({
  category,
  title: 'Talles',
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talla', 'Cadera'],
  tableRows: [{ size: 'M', measurements: ['92 cm'] }],
  notes: '',
});

function readyShop(): Snapshot {
  const shop = emptyShop();
  Object.assign(shop.shop, {
    legalName: 'Jazmín Pérez',
    cuit: '30-50001091-2',
    address: 'Mitre 10',
    phone: '299 4123456',
    email: 'hola@jazmin.com.ar',
    whatsapp: '299 412 3456',
    taxCondition: 'exento',
    serviceHours: '9 a 17',
    serviceChannel: 'WhatsApp',
    serviceArea: 'Ventas',
    dataFiscalUrl: 'https://qr.afip.gob.ar/?qr=abc',
    consumerDefenseUrl: 'https://www.argentina.gob.ar/consumidor',
  });
  shop.content.checkout.shipping.homeDelivery.baseCost = 1_800;
  shop.content.checkout.deliveryInfo.meetingPoint.address = 'Mitre 10, Neuquén';
  shop.content.checkout.paymentInfo.bankTransfer.alias = 'JAZMIN.TIENDA';
  shop.content.productCatalog.categories.push({ name: 'bombachas', display_name: 'Bombachas' });
  shop.content.sizeGuides.push(guide('bombachas'));
  shop.products = { active: 1, sellable: 1, withoutFacts: 0, categories: ['bombachas'] };
  shop.policies = ['terms', 'privacy', 'exchange', 'delivery'];
  shop.server = {
    publicUrl: 'https://x.com',
    sendsMail: true,
    backsUp: true,
    hasOwnPassword: true,
    hasSecondFactor: true,
  };
  return shop;
}

const entry = (action: OpeningEntry['action'], changes: Partial<OpeningEntry> = {}): OpeningEntry => ({
  action,
  actor: 'jazmin',
  at: '2026-11-25T12:00:00.000Z',
  checkKey: '',
  title: '',
  text: '',
  ...changes,
});

const check = (shop: Snapshot, key: string, entries: readonly OpeningEntry[] = []): OpeningCheck =>
  checklistOf(shop, decisionsOf(entries)).find((one) => one.key === key) as OpeningCheck;

const withContent = (change: (checkout: Snapshot['content']['checkout']) => void): Snapshot => {
  const shop = readyShop();
  change(shop.content.checkout);
  return shop;
};

describe('the checklist', () => {
  it('checklist has at least fourteen checks, each once and with its reason and address', () => {
    const checks = checklistOf(emptyShop(), decisionsOf([]));
    expect(checks.length).toBeGreaterThanOrEqual(14);
    expect(checks.map(({ key }) => key)).toEqual([...OPENING_CHECKS]);
    for (const { title, why, path } of checks) {
      expect(title).not.toBe('');
      expect(why).toMatch(/\.$/);
      expect(path).toMatch(/^\//);
    }
  });

  it('checklist is red in every point of an installation that nobody has touched', () => {
    const green = checklistOf(emptyShop(), decisionsOf([])).filter(({ state }) => state !== 'red');
    expect(green).toEqual([]);
  });

  it('checklist is green in every point of a shop that is set up', () => {
    const opening = openingOf(readyShop(), decisionsOf([]));
    expect(opening.checks.filter(({ state }) => state !== 'green')).toEqual([]);
    expect(opening.isReady).toBe(true);
  });

  it.each([
    ['seller-name', { legalName: ' ' }],
    ['seller-cuit', { cuit: '' }],
    ['seller-address', { address: '' }],
    ['seller-email', { email: 'admin@jazmin.example' }],
    ['seller-phone', { phone: '' }],
    ['tax-condition', { taxCondition: 'monotributo' }],
    ['attention-hours', { serviceArea: '' }],
    ['attention-hours', { serviceHours: 'Lunes a viernes de 9 a 13 h' }],
    ['attention-hours', { serviceHours: 'Siempre' }],
    ['data-fiscal', { dataFiscalUrl: '' }],
    ['consumer-defence', { consumerDefenseUrl: '' }],
    ['whatsapp', { whatsapp: '' }],
  ])('the checklist makes only %s red when the shop has %j', (key, change) => {
    const shop = readyShop();
    Object.assign(shop.shop, change);
    const red = checklistOf(shop, decisionsOf([])).filter(({ state }) => state === 'red');
    expect(red.map((one) => one.key)).toEqual([key]);
  });

  it.each([
    ['mail-server', { sendsMail: false }],
    ['own-password', { hasOwnPassword: false }],
    ['second-factor', { hasSecondFactor: false }],
    ['backups', { backsUp: false }],
    ['https', { publicUrl: 'http://jazmin.com.ar' }],
  ])('the checklist makes only %s red when the server has %j', (key, change) => {
    const shop = readyShop();
    Object.assign(shop.server, change);
    const red = checklistOf(shop, decisionsOf([])).filter(({ state }) => state === 'red');
    expect(red.map((one) => one.key)).toEqual([key]);
  });
});

describe('the check of a shop', () => {
  test('each policy has a check of its own', () => {
    const shop = { ...readyShop(), policies: ['terms', 'delivery'] as const };
    const red = checklistOf(shop, decisionsOf([])).filter(({ state }) => state === 'red');
    expect(red.map(({ key }) => key)).toEqual(['privacy', 'exchange-policy']);
  });

  test('the number of the phone card stands for the WhatsApp', () => {
    const shop = readyShop();
    shop.shop.whatsapp = '';
    shop.content.contact.contactInfo.push({ icon: 'Phone', title: 'Teléfono', details: ['299 412 3456'] });
    expect(check(shop, 'whatsapp').state).toBe('green');
  });

  test('transfers need a valid account, and at least one method takes money', () => {
    const noAccount = withContent(({ paymentInfo }) => (paymentInfo.bankTransfer.alias = ''));
    expect(check(noAccount, 'payment').detail).toContain('no hay CBU ni alias');
    const noTransfers = withContent(({ paymentInfo }) => {
      Object.assign(paymentInfo.bankTransfer, { alias: '', enabled: false });
    });
    expect(check(noTransfers, 'payment').state).toBe('green');
    noTransfers.content.checkout.paymentInfo.cashOnDelivery.enabled = false;
    expect(check(noTransfers, 'payment').detail).toBe('No hay ninguna forma de pago activa.');
  });

  test('the check of the pickup point is red while no purchase can be received', () => {
    const nowhere = withContent(({ deliveryInfo, shipping }) => {
      deliveryInfo.meetingPoint.enabled = false;
      shipping.enabled = false;
    });
    expect(check(nowhere, 'pickup').detail).toContain('nadie podría recibir');
    expect(check(nowhere, 'delivery').state).toBe('green');
  });

  test('a category that is in use needs a size guide with rows', () => {
    const shop = readyShop();
    shop.products.categories = ['bombachas', 'pijamas'];
    shop.content.productCatalog.categories.push({ name: 'pijamas', display_name: 'Pijamas' });
    expect(check(shop, 'size-guides').detail).toBe('Sin guía de talles: Pijamas.');
    shop.content.sizeGuides.push({ ...guide('pijamas'), tableRows: [] });
    expect(check(shop, 'size-guides').state).toBe('red');
    shop.content.sizeGuides.push(guide('pijamas'));
    expect(check(shop, 'size-guides').state).toBe('green');
  });

  test('a shop that shows prices without national taxes needs their rate', () => {
    const shop = readyShop();
    Object.assign(shop.shop, { taxCondition: 'responsable_inscripto' });
    expect(check(shop, 'tax-condition').detail).toContain('Falta el IVA');
    Object.assign(shop.shop, { vatRate: '21' });
    expect(check(shop, 'tax-condition').state).toBe('green');
    Object.assign(shop.shop, { vatRate: '', netPriceLabel: 'never' });
    expect(check(shop, 'tax-condition').state).toBe('green');
  });

  test('products count only once they can be sold', () => {
    const shop = readyShop();
    shop.products.sellable = 0;
    expect(check(shop, 'first-product').detail).toBe('Ningún producto activo tiene foto y stock.');
    shop.products.withoutFacts = 3;
    const facts = { detail: '3 productos con datos faltantes.', path: '/products?datos=faltantes' };
    expect(check(shop, 'product-facts')).toMatchObject(facts);
    expect(check(emptyShop(), 'product-facts').path).toBe('/products/new?campo=product-composition');
  });
});

describe('decisions', () => {
  const untouched = withContent(({ shipping }) => (shipping.homeDelivery.baseCost = 2_500));

  test('a default counts once the owner has confirmed exactly that value', () => {
    const { state, toConfirm } = check(untouched, 'delivery');
    expect([state, toConfirm]).toEqual(['red', 'Envío a domicilio $2.500, a: Neuquén']);
    const confirmed = [entry('confirmed', { checkKey: 'delivery', text: toConfirm })];
    expect(check(untouched, 'delivery', confirmed)).toMatchObject({ state: 'green', toConfirm: '' });
    const elsewhere = structuredClone(untouched);
    elsewhere.shop.coverageCities = ['Plottier'];
    expect(check(elsewhere, 'delivery', confirmed).state).toBe('red');
  });

  test('a waiver has a name and a reason, can be revoked, and says nothing of what is met', () => {
    const waived = entry('waived', { checkKey: 'seller-cuit', text: 'En trámite' });
    const waiver = { by: 'jazmin', at: waived.at, reason: 'En trámite' };
    expect(check(emptyShop(), 'seller-cuit', [waived])).toMatchObject({ state: 'waived', waiver });
    expect(check(readyShop(), 'seller-cuit', [waived])).toMatchObject({ state: 'green', waiver: null });
    const revoked = entry('required', { checkKey: 'seller-cuit' });
    expect(check(emptyShop(), 'seller-cuit', [waived, revoked]).state).toBe('red');
  });

  test('a shop without entries is closed, and the last entry decides', () => {
    expect(decisionsOf([]).isOpen).toBe(false);
    const byInstallation = decisionsOf([entry('closed', { actor: 'sistema' })]);
    expect(byInstallation).toMatchObject({ isOpen: false, changed: null });
    const opened = decisionsOf([entry('closed'), entry('opened')]);
    expect(opened).toMatchObject({ isOpen: true, changed: { by: 'jazmin' } });
    const closed = decisionsOf([
      entry('opened'),
      entry('notice', { title: 'Vacaciones', text: '...' }),
      entry('closed'),
    ]);
    expect(closed).toMatchObject({ isOpen: false, notice: { title: 'Vacaciones', text: '...' } });
  });
});
