import { initialOperatingRules } from '@shop/contract';
import { changedCheckout } from '../support/data/changed-checkout';
import { aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { saveMercadoPago } from '../support/data/online-orders';
import type { TestCms } from '../support/servers/start-cms';
import { forgetCaches } from './actions/time';
import { bootShop, type Database } from './boot-shop';
import { FIRST_MOMENT, stopClockAt } from './clock';
import type { Beliefs, World } from './world';

const PRODUCTS = 3;
const SHOPPERS = 6;
const SIZES = ['S', 'M', 'L'];
const UNITS = 6;

/** Spells a number in letters, as names have no digits. */
const spelled = (number: number): string =>
  [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a');

const shoppersOf = (history: number): Beliefs['shoppers'] =>
  Array.from({ length: SHOPPERS }, (_, at) => ({
    fullName: `Zulema Q${spelled(history)} Y${spelled(at)}`,
    email: `zulema${history}x${at}@ejemplo.com`,
    phone: `299${String(4_000_000 + history * SHOPPERS + at)}`,
    address: `Pasaje Yatay ${history}x${at}`,
  }));

async function saveSettings(cms: TestCms, shop: Commerce): Promise<void> {
  const rules = { ...initialOperatingRules, exchangeDays: 30 };
  await shop.admin('/api/rules', { method: 'PUT', json: rules });
  await saveMercadoPago(shop, { enabled: true, paymentHours: 2 });
  const { save } = await changedCheckout(cms, shop);
  await save(({ paymentInfo }) => {
    paymentInfo.bankTransfer.paymentHours = 48;
    paymentInfo.cashOnDelivery.paymentHours = 24;
  });
}

async function createProduct(shop: Commerce, at: number): Promise<Beliefs['products'][number]> {
  // The last product lacks a size, so that shoppers wait for it.
  const sold = at === PRODUCTS - 1 ? 'L' : null;
  const variants = SIZES.map((size) => ({ size, color: null, stock: size === sold ? 0 : UNITS }));
  const added = variants.reduce((sum, { stock }) => sum + stock, 0);
  const draft = aProductDraft({ title: `Prenda ${at}`, size: SIZES, stock: added, variants });
  return { id: (await shop.product(draft))._id, added, seen: variants, files: [] };
}

/** Boots a shop with settings and products, which each history finds as they were at the beginning. */
export async function startSimulatedShop(database: Database, { kills = false } = {}) {
  const { cms, copies, crashes, provider, stop } = await bootShop(database, kills);
  stopClockAt(FIRST_MOMENT);
  const shop = await commerceOn(cms);
  await saveSettings(cms, shop);
  const products: Beliefs['products'] = [];
  for (let at = 0; at < PRODUCTS; at += 1) products.push(await createProduct(shop, at));
  await copies.take('beginning');
  let histories = 0;

  return {
    /** Returns the shop as it was at the beginning, with shoppers that no other history knows. */
    async begin(): Promise<World> {
      await copies.putBack('beginning');
      await forgetCaches();
      histories += 1;
      provider.payments.clear();
      const nothing = {
        erased: [],
        orders: [],
        coupons: [],
        exchanges: [],
        cases: [],
        requests: [],
        asked: {},
        erasedOrders: [],
        newProducts: [],
        openedAt: {},
        told: [],
      };
      const beliefs = structuredClone({ products, shoppers: shoppersOf(histories), ...nothing });
      const counters = { history: histories, calls: 0, isShared: false, backup: null };
      return { cms, shop, crashes, copies, provider, beliefs, ...counters };
    },
    stop,
  };
}
