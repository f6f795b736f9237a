import type { Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { asPanelUser, inPanel } from '../support/data/panel-documents';
import { type TestCms } from '../support/servers/start-cms';

export function panelValidationSuite(database: string, booted: () => TestCms): void {
  describe(`Strapi’s panel on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const documents = (uid: string) => inPanel(cms, uid);
    const products = () => documents('api::product.product');
    const stockItems = () => documents('api::stock-item.stock-item');
    const orders = () => documents('api::order.order');
    const shown = async (id: string) =>
      (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product;

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    test('a product keeps its pictures, slug and state when they are emptied', async () => {
      const product = await shop.product({ title: 'Vaciado a mano' });
      const edit = (data: object) => products().update({ documentId: product._id, data });
      await expect(edit({ pictures: null })).rejects.toThrow('al menos una imagen');
      await edit({ slug: null, active: null });
      await edit({ slug: '' });
      expect(await shown(product._id)).toMatchObject({ slug: product.slug, status: true });
    });

    test('list fields of the form are parsed from text', async () => {
      const typed = {
        pictures: [{ url: 'https://example.com/a.jpg', alt: 'De frente' }],
        sizes: '["S", "m"]',
        colors: '[{ "name": "Rojo", "value": "#aa0000" }]',
      };
      const {
        size: _size,
        status: active,
        thumbnails: _thumbnails,
        ...draft
      } = aProductDraft({ title: 'Tipeado en el panel' });
      const made = await products().create({ data: { ...draft, active, ...typed } });
      expect(await shown(made.documentId)).toMatchObject({
        thumbnails: ['https://example.com/a.jpg'],
        size: ['S', 'M'],
        colors: [{ name: 'Rojo', value: '#aa0000' }],
      });
      const edit = (data: object) => products().update({ documentId: made.documentId, data });
      await edit({ sizes: '["L"]' });
      expect((await shown(made.documentId)).size).toEqual(['L']);
      await expect(edit({ sizes: '["L", ' })).rejects.toThrow('Talles: no es una lista bien escrita');
      await expect(edit({ pictures: [] })).rejects.toThrow('al menos una imagen');
    });

    test('a record cannot take the identity of another', async () => {
      const product = await shop.product({ title: 'Con nombre propio', stock: 5 });
      const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
      const forged = { documentId: 'otro', id: 1, createdAt: '2001-01-01T00:00:00.000Z' };
      await products().update({ documentId: product._id, data: { ...forged, composition: 'Algodón' } });
      await orders().update({ documentId: order._id, data: { ...forged, notes: 'Timbre 2' } });
      expect(await shown(product._id)).toMatchObject({
        composition: 'Algodón',
        createdAt: product.createdAt,
      });
      const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
      expect(body.order).toMatchObject({ notes: 'Timbre 2', createdAt: order.createdAt });
    });

    test('a stock item obeys the rules of the product form', async () => {
      const colors = [{ name: 'Rojo', value: '#aa0000' }];
      const variants = ['S', 'M'].map((size) => ({ size, color: 'Rojo', stock: 3 }));
      const product = await shop.product({ title: 'Ítems a mano', size: ['S', 'M'], colors, variants });
      const item = product.variants.find(({ size }) => size === 'S');
      const edit = (data: object) => stockItems().update({ documentId: item!._id, data });
      await expect(edit({ size: 'm' })).rejects.toThrow('Ya hay otro');
      await expect(edit({ size: 'a\nb' })).rejects.toThrow('caracteres');
      await expect(edit({ sku: 'a\u0000' })).rejects.toThrow('caracteres');
      await expect(edit({ color: 'Verde' })).rejects.toThrow('no está entre los colores');
      const added = { product: product._id, size: ' xl ', color: 'rojo', quantity: 2 };
      await stockItems().create({ data: added });
      await expect(stockItems().create({ data: added })).rejects.toThrow('Ya hay otro');
      const { size, stock, variants: kept } = await shown(product._id);
      expect({ size, stock }).toEqual({ size: ['S', 'M', 'XL'], stock: 8 });
      expect(kept.map(({ color }) => color)).toEqual(['Rojo', 'Rojo', 'Rojo']);
      await shop.placed([{ productId: product._id, quantity: 2, size: 'XL', color: 'Rojo' }]);
      expect(await shop.faults()).toEqual([]);
    });

    test('contact data obey the rules of the checkout, and older orders still accept notes', async () => {
      const { _id } = await shop.product({ stock: 5 });
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      const edit = (data: object) => orders().update({ documentId: order._id, data });
      await expect(edit({ email: 'no' })).rejects.toThrow('Formato de email inválido');
      await expect(edit({ fullName: ' ' })).rejects.toThrow('El nombre completo es requerido');
      await expect(edit({ phone: '<script>' })).rejects.toThrow();
      await expect(edit({ notes: 'a\u0000' })).rejects.toThrow('caracteres');
      await shop.db()('orders').where('document_id', order._id).update({ phone: 'interno 4' });
      await edit({ phone: 'interno 4', fullName: ' Ana Paz ', adminNotes: 'Llamó' });
      const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
      expect(body.order).toMatchObject({ adminNotes: 'Llamó', shippingInfo: { fullName: 'Ana Paz' } });
    });

    test('bulk deletion applies the same rules to each record', async () => {
      const bulkDelete = (uid: string, ids: string[]) =>
        cms.strapi.plugin('content-manager').service('document-manager').deleteMany(ids, uid);
      const variants = ['S', 'M', 'L'].map((size) => ({ size, stock: 3 }));
      const product = await shop.product({ title: 'Borrado de a muchos', size: ['S', 'M', 'L'], variants });
      const items = product.variants.map(({ _id }) => _id);
      await expect(bulkDelete('api::stock-item.stock-item', items)).rejects.toThrow('3 unidades');
      expect((await shown(product._id)).stock).toBe(9);
      const documents = inPanel(cms, 'api::stock-item.stock-item');
      for (const documentId of items.slice(1)) await documents.update({ documentId, data: { quantity: 0 } });
      await bulkDelete('api::stock-item.stock-item', items.slice(1));
      expect((await shown(product._id)).stock).toBe(3);
      const line = { productId: product._id, quantity: 1, size: 'S' };
      const placed = [(await shop.placed([line])).order._id, (await shop.placed([line])).order._id];
      await bulkDelete('api::order.order', placed);
      expect((await shown(product._id)).stock).toBe(3);
      expect(await shop.faults()).toEqual([]);
    });

    test('an outdated form does not restore sold units', async () => {
      const { _id } = await shop.product({ title: 'Abierta mientras se vende', stock: 5 });
      await asPanelUser(cms, () => products().findOne({ documentId: _id }));
      await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
      const save = (data: object) => asPanelUser(cms, () => products().update({ documentId: _id, data }));
      expect(await save({ title: 'Corregida', stock: 5 })).toMatchObject({ stock: 3 });
      expect(await shown(_id)).toMatchObject({ title: 'Corregida', stock: 3 });
      expect(await save({ title: 'Corregida', stock: 9 })).toMatchObject({ stock: 9 });
      expect(await shop.faults()).toEqual([]);
    });

    test('the slug of another product is refused in Spanish at its field', async () => {
      const [one, other] = [
        await shop.product({ title: 'Primera' }),
        await shop.product({ title: 'Segunda' }),
      ];
      const taken = products().update({ documentId: other._id, data: { slug: one.slug } });
      await expect(taken).rejects.toMatchObject({
        message: expect.stringContaining('Ya hay otro'),
        details: { errors: [{ path: ['slug'], message: expect.stringContaining('Ya hay otro') }] },
      });
    });

    test('a picture in use cannot be deleted from the media library', async () => {
      const files = () => cms.strapi.db.query('plugin::upload.file');
      const facts = { ext: '.png', mime: 'image/png', size: 1, provider: 'local', folderPath: '/' };
      const made = (name: string) =>
        files().create({ data: { ...facts, name, hash: name, url: `/uploads/${name}.png` } });
      const [used, spare] = [await made('foto_usada'), await made('foto_suelta')];
      await shop.product({ title: 'Con foto de la biblioteca', thumbnails: [used.url] });
      const library = cms.strapi.plugin('upload');
      await expect(library.service('upload').remove(used)).rejects.toThrow('Con foto de la biblioteca');
      await expect(library.service('file').deleteByIds([spare.id, used.id])).rejects.toThrow('está en uso');
      expect(await files().count({ where: { id: { $in: [used.id, spare.id] } } })).toBe(2);
      await library.service('file').deleteByIds([spare.id]);
      expect(await files().count({ where: { id: spare.id } })).toBe(0);
    });

    test('a message can be marked but not edited', async () => {
      const uid = 'api::contact-message.contact-message';
      const sent = { name: 'Ana', email: 'ana@example.com', subject: 'Talles', message: 'Hola' };
      await expect(documents(uid).create({ data: sent })).rejects.toThrow('las clientas');
      const { documentId } = await cms.strapi.db.query(uid).create({ data: sent });
      const marked = await documents(uid).update({ documentId, data: { message: 'Otra cosa', read: true } });
      expect(marked).toMatchObject({ message: 'Hola', read: true });
    });

    test('forms describe their fields and allow editing of editable ones only', async () => {
      const { metadatas, layouts } = await cms.strapi
        .plugin('content-manager')
        .service('content-types')
        .findConfiguration({ uid: 'api::order.order' });
      expect(metadatas.total.edit).toMatchObject({ label: 'Total', editable: false });
      expect(metadatas.adminNotes.edit).toMatchObject({
        editable: true,
        description: expect.stringMatching(/./),
      });
      expect(metadatas.lines.edit.mainField).toBe('title');
      const fields = (layouts.edit as { name: string }[][]).flat().map(({ name }) => name);
      expect(fields).toContain('orderStatus');
      expect(fields).not.toContain('searchText');
      for (const name of fields) expect(metadatas[name].edit.label).not.toBe(name);
    });

    test.each([
      'api::picture-upload.transfer-proof',
      'api::interaction.interaction',
      'api::daily-view.daily-view',
      'api::searched-text.searched-text',
      'api::web-vital.web-vital',
    ])('%s rejects edits by hand', async (uid) => {
      for (const act of ['create', 'update', 'delete'] as const)
        await expect(documents(uid)[act]({ documentId: 'x', data: {} })).rejects.toThrow('no se edita');
    });
  });
}
