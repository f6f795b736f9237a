import type { Product, SiteContent } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { runParallel } from '../support/processes/run-parallel';
import { seededRandom, type Random } from '../../src/demo-shop/random';
import { runSeed } from '../support/data/run-seed';
import { printMeasurement } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import type { TestCms } from '../support/servers/start-cms';

const PRODUCTS = 24;
const PARALLEL = 10;
type Rules = {
  baseCost: number;
  freeShippingThreshold: number;
  additionalFee: number;
  percents: { cash: number; transfer: number };
};
type Cart = { lines: { product: Product; quantity: number; size: string }[]; home: boolean; cash: boolean };

const rulesOf = (random: Random): Rules => ({
  baseCost: random.pick([0, 1, 999, 2500, 7777]),
  freeShippingThreshold: random.pick([0, 30_000, 100_001]),
  additionalFee: random.pick([0, 1, 350]),
  percents: { cash: random.pick([0, 5, 90]), transfer: random.pick([0, 10, 33]) },
});

const cartOf = (random: Random, products: readonly Product[]): Cart => ({
  lines: Array.from({ length: random.integer(1, 5) }, () => ({
    product: random.pick(products),
    quantity: random.integer(1, 9),
    size: random.pick(['S', 'M', 'L']),
  })),
  home: random.chance(0.5),
  cash: random.chance(0.5),
});

/** Calculates a cart independently of the shop: BigInt, half up. */
function expectedTotals({ lines, home, cash }: Cart, rules: Rules) {
  const unit = ({ price, discount }: Product) => (BigInt(price) * BigInt(100 - discount) * 2n + 100n) / 200n;
  const percent = BigInt(cash ? rules.percents.cash : rules.percents.transfer);
  let [subtotal, payable] = [0n, 0n];
  for (const { product, quantity } of lines) {
    let line = 0n;
    for (let piece = 0; piece < quantity; piece += 1) line += unit(product);
    subtotal += line;
    payable += (line * (100n - percent) * 2n + 100n) / 200n;
  }
  const isFree = rules.freeShippingThreshold !== 0 && subtotal >= BigInt(rules.freeShippingThreshold);
  const shippingCost = !home || isFree ? 0n : BigInt(rules.baseCost);
  const cashFee = cash ? BigInt(rules.additionalFee) : 0n;
  const sums = {
    subtotal,
    paymentDiscount: subtotal - payable,
    shippingCost,
    cashFee,
    total: payable + shippingCost + cashFee,
  };
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
}

async function setRules(
  shop: Commerce,
  { baseCost, freeShippingThreshold, additionalFee, percents }: Rules,
): Promise<void> {
  const { content } = (await shop.admin<{ content: SiteContent }>('/api/content')).body;
  const { checkout } = content;
  const { shipping, paymentInfo } = checkout;
  const json = {
    ...content,
    checkout: {
      ...checkout,
      shipping: { ...shipping, homeDelivery: { ...shipping.homeDelivery, baseCost, freeShippingThreshold } },
      paymentInfo: {
        ...paymentInfo,
        cashOnDelivery: { ...paymentInfo.cashOnDelivery, additionalFee, discountPercent: percents.cash },
        bankTransfer: { ...paymentInfo.bankTransfer, discountPercent: percents.transfer },
      },
    },
  };
  const { status, text } = await shop.admin('/api/content', { method: 'PUT', json });
  if (status !== 200) throw new Error(`rules refused: ${text}`);
}

const moneyOf = (order: Record<string, unknown>) => {
  const { subtotal, paymentDiscount, shippingCost, cashFee, total } = order;
  return { subtotal, paymentDiscount, shippingCost, cashFee, total };
};

export function randomCartsSuite(database: string, booted: () => TestCms): void {
  describe(`random carts on ${database}`, () => {
    test('random carts cost the same by an independent calculator, to the peso', async () => {
      const shop = await commerceOn(booted());
      const seed = runSeed();
      const random = seededRandom(seed);
      const products = await runParallel(PRODUCTS, 4, (at) =>
        shop.product({
          title: `Azar ${at}`,
          // From $50 on, no discount gives a product away.
          price: random.integer(50, 60_000),
          discount: random.pick([0, 1, 15, 33, 50, 98, 99]),
          stock: 100_000,
        }),
      );
      const [chapters, carts] = [rounds(4, 20), rounds(50, 100)];
      for (let chapter = 0; chapter < chapters; chapter += 1) {
        const rules = rulesOf(random);
        await setRules(shop, rules);
        await runParallel(carts, PARALLEL, async () => {
          const cart = cartOf(random, products);
          const items = cart.lines.map(({ product: { _id: productId }, ...line }) => ({
            productId,
            ...line,
          }));
          const answer = await shop.orderWithRetries(
            anOrder(items, {
              deliveryMethod: cart.home ? 'home' : 'pickup',
              paymentMethod: cart.cash ? 'cash' : 'transfer',
              shippingInfo: aShopper(),
            }),
          );
          expect([seed, answer.status, answer.status === 201 ? '' : answer.text]).toEqual([seed, 201, '']);
          expect({ seed, cart, ...moneyOf(answer.body.order) }).toEqual({
            seed,
            cart,
            ...expectedTotals(cart, rules),
          });
        });
      }
      await setRules(shop, {
        baseCost: 2500,
        freeShippingThreshold: 30_000,
        additionalFee: 0,
        percents: { cash: 0, transfer: 0 },
      });
      expect(await shop.faults()).toEqual([]);
      printMeasurement(8, database, `${chapters * carts} carts (seed ${seed}): 0 differences`);
    });
  });
}
