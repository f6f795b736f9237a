import { lostUnitsSchema } from '@shop/contract';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import {
  BLACK,
  BLUE,
  color,
  namedProducts,
  RED,
  size,
  skusOf,
  unitsOf,
} from '../support/data/named-products';
import { inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

/** A corrected name of a colour or size: the same variant, with its units, SKU, pictures, alerts, carts and orders. */
export function variantNamesSuite(database: string, booted: () => TestCms): void {
  describe(`names of colours and sizes on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let exchanges: ExchangeCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      exchanges = exchangeCalls(cms, shop);
    });

    const { aProduct, saved, refusal, read } = namedProducts(database, () => shop);

    test('a corrected colour keeps its variants, units, SKUs and pictures', async () => {
      const before = await aProduct();
      const after = await saved(before._id, { renames: [color('negro', 'Azul noche')], colors: [BLUE, RED] });
      expect(unitsOf(after)).toEqual({ 'S Azul noche': 7, 'S Rojo': 4, 'M Rojo': 0 });
      expect(after.variants.map(({ _id }) => _id)).toEqual(before.variants.map(({ _id }) => _id));
      expect(skusOf(after)).toEqual(skusOf(before));
      expect([after.colors, after.thumbnailColors]).toEqual([
        [BLUE, RED],
        [['Azul noche'], ['Rojo']],
      ]);
      const moves = await shop.db()('stock_moves').where('product_id', before._id).select('reason');
      expect(moves.every(({ reason }) => reason === 'initial')).toBe(true);
      expect(await shop.faults()).toEqual([]);
    });

    test('a corrected size and a colour of the same save keep their units', async () => {
      const before = await aProduct();
      const renames = [color('Rojo', 'Bordó'), size('s', 'chico'), color('Negro', 'negro ')];
      const after = await saved(before._id, { renames });
      expect(after.size).toEqual(['CHICO', 'M']);
      expect(unitsOf(after)).toEqual({ 'CHICO negro': 7, 'CHICO Bordó': 4, 'M Bordó': 0 });
      expect(skusOf(after)).toEqual(skusOf(before));
      expect(await shop.faults()).toEqual([]);
    });

    test('two colours swap their names', async () => {
      const before = await aProduct();
      const after = await saved(before._id, { renames: [color('Negro', 'Rojo'), color('Rojo', 'Negro')] });
      expect(unitsOf(after)).toEqual({ 'S Rojo': 7, 'S Negro': 4, 'M Negro': 0 });
      expect(skusOf(after)).toEqual(skusOf(before));
      expect(after.formerNames).toBeUndefined();
    });

    test('a name that another colour has, an unknown one and two new ones are refused, and nothing changes', async () => {
      const before = await aProduct();
      for (const renames of [
        [color('Negro', 'rojo')],
        [color('Verde', 'Azul')],
        [color('Negro', 'Azul'), color('Negro', 'Gris')],
        [color('Negro', 'Azul'), color('Rojo', 'azul')],
        [color('Negro', ' ')],
      ])
        expect(await refusal(before._id, { renames })).toMatchObject({ status: 400, code: 'VALIDATION' });
      expect((await refusal(before._id, { renames: [color('Negro', 'rojo')] })).message).toBe(
        'El producto ya tiene «rojo»: corregir un nombre no une dos variantes',
      );
      expect(await read(before._id)).toEqual(before);
    });

    test('a variant that is named by its id is renamed, and moved only when its colour goes on', async () => {
      const { _id, variants } = await aProduct();
      const sent = variants.map((one) => ({ ...one, stockSeen: one.stock }));
      const named = sent.map((one) => (one.color === 'Negro' ? { ...one, color: BLUE.name } : one));
      const after = await saved(_id, { colors: [BLUE, RED], variants: named });
      expect(unitsOf(after)).toEqual({ 'S Azul noche': 7, 'S Rojo': 4, 'M Rojo': 0 });
      const moved = { ...named[0]!, color: 'Verde' };
      const green = { name: 'Verde', value: '#00aa00' };
      const kept = await refusal(_id, { colors: [BLUE, RED, green], variants: [moved, ...named.slice(1)] });
      expect(kept).toMatchObject({ status: 409, code: 'UNITS_WOULD_BE_LOST' });
    });

    test('a removal that loses units is answered with 409 and their number until it is confirmed', async () => {
      const { _id } = await aProduct();
      const renames = [color('Negro', 'Azul noche')];
      const refused = await refusal(_id, { renames, colors: [BLUE] });
      expect(refused).toMatchObject({ status: 409, code: 'UNITS_WOULD_BE_LOST' });
      expect(refused.message).toContain('Se perderían 4 unidades de lo que deja de ofrecerse: S · Rojo (4)');
      expect(refused.message).toContain('dropUnits: 4');
      expect(lostUnitsSchema.parse(refused.details)).toEqual({
        units: 4,
        variants: [{ size: 'S', color: 'Rojo', units: 4 }],
      });
      expect((await refusal(_id, { renames, colors: [BLUE], dropUnits: 3 })).status).toBe(409);
      const after = await saved(_id, { renames, colors: [BLUE], dropUnits: 4 });
      expect(unitsOf(after)).toEqual({ 'S Azul noche': 7 });
      expect((await refusal(_id, { size: ['M'] })).status).toBe(409);
      expect((await refusal(_id, { variants: [{ size: 'S', color: null, stock: 2 }] })).status).toBe(409);
      expect((await saved(_id, { variants: [{ size: 'S', color: null, stock: 7 }] })).stock).toBe(7);
      expect(await shop.faults()).toEqual([]);
    });

    test('of two people, the one whose form has the former name is asked and loses no unit', async () => {
      const { _id, colors, variants, size: sizes } = await aProduct();
      const units = variants.map(({ size: s, color: c, stock }) => ({
        size: s,
        color: c,
        stock,
        stockSeen: stock,
      }));
      await saved(_id, { renames: [color('Negro', 'Azul noche')] });
      const seen = {
        colors,
        size: sizes,
        variants: units.map(({ size: s, color: c }) => ({ size: s, color: c })),
      };
      const stale = await refusal(_id, { colors, size: sizes, variants: units, seen });
      expect(stale).toMatchObject({ status: 409, code: 'STALE_FIELDS' });
      const again = await saved(_id, { renames: [color('Negro', 'Azul noche')], title: 'Las dos igual' });
      expect([again.title, again.stock]).toEqual(['Las dos igual', 11]);
    });

    test('carts, alerts, orders and exchanges with the former name find the variant', async () => {
      await exchanges.rules({ exchangeDays: 30 });
      onTestFinished(async () => void (await exchanges.rules({ exchangeDays: 0 })));
      const product = await aProduct();
      const { _id: productId } = product;
      const line = { productId, quantity: 1, size: 'S', color: 'Negro' };
      const placed = await shop.placed([line]);
      const { email, phone } = aShopper();
      const ask = (c: string) =>
        cms.call('/api/stock-alerts', { method: 'POST', json: { productId, size: 'M', color: c, phone } });
      expect((await ask('Rojo')).status).toBe(201);
      await saved(productId, { renames: [color('Negro', 'Azul noche'), color('Rojo', 'Vino')] });
      await saved(productId, { renames: [color('Azul noche', 'Marino')] });
      expect((await ask('Rojo')).status).toBe(201);
      const alerts = await shop.db()('stock_alerts').where('product_id', productId).select('color');
      expect(alerts).toEqual([{ color: 'Vino' }]);

      const later = await shop.placed([line], { shippingInfo: aShopper({ email }) });
      expect(later.order.items).toMatchObject([{ size: 'S', color: 'Marino' }]);
      const shared = await cms.call<{ lines: object[] }>(`/api/carts/shared?i=${product.variants[0]!._id}:1`);
      expect(shared.body.lines).toMatchObject([{ size: 'S', color: 'Marino' }]);
      expect(unitsOf(await read(productId))).toEqual({ 'S Marino': 5, 'S Vino': 4, 'M Vino': 0 });

      await shop.setStatus(placed.order._id, { status: 'paid', notify: false });
      const path = `/api/orders/${placed.order._id}/fulfillment`;
      await shop.admin(path, { method: 'PUT', json: { fulfillment: 'delivered', notify: false } });
      const { lines } = await exchanges.offer(placed);
      expect(lines[0]?.variants.map((one) => one.color)).not.toContain('Negro');
      expect(lines[0]?.variants).not.toContainEqual(expect.objectContaining({ size: 'S', color: 'Marino' }));
      expect((await exchanges.ask(placed, { size: 'S', color: 'Negro' })).status).toBe(400);
      const { code } = await exchanges.asked(placed, { size: 'S', color: 'Vino' });
      await saved(productId, { renames: [color('Vino', 'Borgoña')] });
      await exchanges.stepped(code, 'approved', 'new');
      await exchanges.stepped(code, 'goods_received', 'approved', { restock: true });
      expect((await exchanges.order(placed.order._id)).items).toMatchObject([{ color: 'Borgoña' }]);
      await shop.setStatus(later.order._id, { status: 'cancelled' });
      expect(unitsOf(await read(productId))).toEqual({ 'S Marino': 7, 'S Borgoña': 3, 'M Borgoña': 0 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a former name that a new colour takes leads to the new colour', async () => {
      const { _id } = await aProduct();
      await saved(_id, { renames: [color('Negro', 'Azul noche')] });
      const variants = (await read(_id)).variants.map(({ size: s, color: c, stock }) => ({
        size: s,
        color: c,
        stock,
      }));
      const more = [...variants, { size: 'S', color: 'Negro', stock: 2 }];
      const after = await saved(_id, { colors: [BLUE, RED, BLACK], variants: more });
      expect(after.formerNames).toBeUndefined();
      const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'S', color: 'negro' }]);
      expect(order.items).toMatchObject([{ color: 'Negro' }]);
      expect(unitsOf(await read(_id))).toMatchObject({ 'S Azul noche': 7, 'S Negro': 0 });
    });

    test('lists that are corrected in Strapi’s panel keep the units, and a removal with units is refused', async () => {
      const { _id, variants } = await aProduct();
      const products = inPanel(cms, 'api::product.product');
      const sent = { colors: [BLUE, RED], sizes: ['CH', 'M'], formerNames: [] };
      await products.update({ documentId: _id, data: sent });
      const after = await read(_id);
      expect(unitsOf(after)).toEqual({ 'CH Azul noche': 7, 'CH Rojo': 4, 'M Rojo': 0 });
      expect([after.thumbnailColors, after.formerNames?.length]).toEqual([[['Azul noche'], ['Rojo']], 2]);
      const drop = products.update({ documentId: _id, data: { colors: [RED] } });
      await expect(drop).rejects.toThrow('Se perderían 7 unidades');
      const items = inPanel(cms, 'api::stock-item.stock-item');
      await expect(items.delete({ documentId: variants[0]!._id })).rejects.toThrow('Se perderían 7 unidades');
      expect(unitsOf(await read(_id))).toEqual(unitsOf(after));
      expect(await shop.faults()).toEqual([]);
    });
  });
}
