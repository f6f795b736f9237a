import type { Color, Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo-shop/random';
import { commerceOn } from '../support/data/commerce-calls';
import { runSeed } from '../support/data/run-seed';
import { rounds } from '../support/processes/rounds';
import type { TestCms } from '../support/servers/start-cms';

const NAMES = ['Negro', 'Rojo', 'Azul', 'Verde', 'Bordó', 'negro', 'Nude'];
const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
type Step = { change: object; isRename: boolean };

/** Random renames, removals, additions and orders of colours and sizes: units leave only where a client confirms how many. */
export function randomRenamesSuite(database: string, booted: () => TestCms): void {
  test(`random renames on ${database} never change the units, and a removal only those that it confirms`, async () => {
    const shop = await commerceOn(booted());
    const seed = runSeed();
    const random = seededRandom(seed);
    const color = (name: string): Color => ({ name, value: '#101010' });
    const shuffled = <T>(list: readonly T[]) => (random.chance(0.5) ? [...list].reverse() : [...list]);
    const some = <T>(list: readonly T[]) => list.filter(() => random.chance(0.6));

    const stepOf = ({ colors, size }: Product): Step => {
      const names = (colors ?? []).map(({ name }) => name);
      const isColor = random.chance(0.6);
      const [kind, from, other] = isColor
        ? (['color', names, NAMES] as const)
        : (['size', size, SIZES] as const);
      const renames = some(from).map((name) => ({ kind, from: name, to: random.pick(other) }));
      const action = random.integer(0, 3);
      if (action === 0) return { change: { renames }, isRename: true };
      if (action === 1)
        return { change: { colors: shuffled(colors ?? []), size: shuffled(size) }, isRename: true };
      if (action === 2) return { change: { colors: some(colors ?? []), size: some(size) }, isRename: false };
      const more = [
        ...new Set([...names.map((name) => name.toLowerCase()), random.pick(NAMES).toLowerCase()]),
      ];
      return { change: { colors: more.map(color), size: [...size, random.pick(SIZES)] }, isRename: false };
    };

    for (let product = 0; product < rounds(4, 30); product += 1) {
      const variants = ['S', 'M'].flatMap((size) =>
        ['Negro', 'Rojo'].map((name) => ({ size, color: name, stock: random.integer(0, 9) })),
      );
      let before = await shop.product({
        title: 'Nombres al azar',
        size: ['S', 'M'],
        colors: ['Negro', 'Rojo'].map(color),
        variants,
      });
      for (let step = 0; step < 25; step += 1) {
        const { change, isRename } = stepOf(before);
        const answer = await shop.editProduct(before._id, change);
        const history = JSON.stringify([seed, before.variants, change, answer.body]);
        expect([200, 400, 409], history).toContain(answer.status);
        if (isRename) expect(answer.status, history).not.toBe(409);
        const { body } = await shop.admin<{ product: Product }>(`/api/products/${before._id}`);
        // A refused or unconfirmed step, a rename and a new order leave every unit where it was.
        expect(body.product.stock, history).toBe(before.stock);
        before = body.product;
        if (answer.status !== 409) continue;
        const { units } = (answer.body as never as { details: { units: number } }).details;
        const confirmed = await shop.editProduct(before._id, { ...change, dropUnits: units });
        expect([confirmed.status, confirmed.body.product?.stock], history).toEqual([
          200,
          before.stock - units,
        ]);
        before = confirmed.body.product;
      }
    }
    expect([seed, ...(await shop.faults())]).toEqual([seed]);
  });
}
