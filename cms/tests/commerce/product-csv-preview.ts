import { endpoints, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const PICTURE = '/assets/hero.jpg';

/** The preview of an import: what each row changes, and that no other change is stored. */
export function productCsvPreviewSuite(database: string, booted: () => TestCms): void {
  describe(`preview of products as CSV on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const send = async (lines: string[], options: object = {}) => {
      const json = { csv: lines.join('\n'), dryRun: true, ...options };
      const { body } = await shop.admin('/api/products/import', { method: 'POST', json });
      return endpoints.importProducts.answer.parse(body);
    };
    type Answer = Awaited<ReturnType<typeof send>>;
    const seenIn = ({ rows }: Answer) =>
      rows.flatMap(({ row, version }) => (version ? [{ row, version }] : []));
    const stored = async (id: string) =>
      (await shop.admin<{ product: Product }>(`/api/products/${id}`)).body.product;
    const products = () => shop.listProducts('limit=all');

    // @spec C.14
    test('each row says what it changes, from what to what', async () => {
      const variants = ['S', 'M'].map((size) => ({ size, stock: 3 }));
      const [one, two] = [
        await shop.product({ title: 'Previa', price: 12_000, variants }),
        await shop.product({ title: 'Quieta', price: 9_000 }),
      ];
      const answer = await send([
        '_id;titulo;precio;categoria;talle;stock;stock_visto;imagenes;descripcion',
        `${one._id};;13.500;;S;5;3;;`,
        `${one._id};;;;M;3;3;;`,
        `${two._id};Quieta;9000;;;;;;`,
        `;Recién llegada;1500;conjuntos;U;2;;${PICTURE};De tul`,
        ';Mal cargada;caro;conjuntos;;;;;',
      ]);
      expect(answer).toMatchObject({ created: 1, updated: 1, unchanged: 1, invalid: 1 });
      expect(answer.rows.map(({ row, title, result }) => [row, title, result])).toEqual([
        [2, 'Previa · S', 'updated'],
        [3, 'Previa · M', 'unchanged'],
        [4, 'Quieta', 'unchanged'],
        [5, 'Recién llegada · U', 'created'],
        [6, 'Mal cargada', 'invalid'],
      ]);
      expect(answer.rows[0]?.changes).toEqual([
        { name: 'Stock', before: '3', after: '5' },
        { name: 'Precio', before: '$12.000', after: '$13.500' },
      ]);
      expect(answer.rows[3]?.changes).toContainEqual({ name: 'Precio', before: '', after: '$1.500' });
      expect((await stored(one._id)).price).toBe(12_000);
    });

    // @spec C.14
    test('an unchanged row causes no write', async () => {
      const { _id, updatedAt } = await shop.product({ title: 'Sin escritura', price: 7_000 });
      const audits = () => shop.db()('audit_entries').count({ entries: '*' });
      const before = await audits();
      const report = await send(['_id;precio;titulo', `${_id};7.000;Sin escritura`], { dryRun: false });
      expect(report).toMatchObject({ updated: 0, unchanged: 1 });
      expect([(await stored(_id)).updatedAt, await audits()]).toEqual([updatedAt, before]);
    });

    // @spec C.14
    test('a product that changed after the preview is a conflict and stays; the others are stored', async () => {
      const [one, two] = [
        await shop.product({ title: 'Cambiada entre medio', price: 5_000 }),
        await shop.product({ title: 'Igual entre medio', price: 5_000 }),
      ];
      const lines = ['_id;precio', `${one._id};6000`, `${two._id};6000`];
      const seen = seenIn(await send(lines));
      await shop.editProduct(one._id, { price: 5_500 });
      await shop.editProduct(two._id, { description: 'Otra descripción' });
      const report = await send(lines, { dryRun: false, seen });
      expect(report).toMatchObject({ updated: 1, invalid: 1 });
      expect(report.errors).toEqual([
        { row: 2, message: expect.stringContaining('Cambió en la tienda') as string },
      ]);
      expect([(await stored(one._id)).price, (await stored(two._id)).price]).toEqual([5_500, 6_000]);
      expect(await stored(two._id)).toMatchObject({ description: 'Otra descripción' });
    });

    test('units sold after the preview are kept when the file has stock_visto, and a conflict without it', async () => {
      const sold = async (title: string, seenStock: string) => {
        const { _id } = await shop.product({ title, stock: 10 });
        const lines = ['_id;stock;stock_visto', `${_id};15;${seenStock}`];
        const seen = seenIn(await send(lines));
        await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
        const { errors } = await send(lines, { dryRun: false, seen });
        return [errors.length, await shop.stockOf(_id)];
      };
      expect(await sold('Vendida con diferencia', '10')).toEqual([0, 13]);
      expect(await sold('Vendida a ciegas', '')).toEqual([1, 8]);
      expect(await shop.faults()).toEqual([]);
    });

    test('an import that is sent again creates no product twice', async () => {
      const lines = [
        'titulo;precio;categoria;descripcion;imagenes;talles',
        `Una sola vez;1000;conjuntos;De tul;${PICTURE};S`,
      ];
      const seen = seenIn(await send(lines));
      expect(await send(lines, { dryRun: false, seen })).toMatchObject({ created: 1 });
      expect(await send(lines, { dryRun: false, seen })).toMatchObject({ created: 0, unchanged: 1 });
      const found = (await products()).payload.filter(({ title }) => title === 'Una sola vez');
      expect(found).toHaveLength(1);
    });

    // @spec C.14
    test('rows without pictures or description become drafts, with a warning when they would be on sale', async () => {
      const lines = ['titulo;precio;categoria;activo', 'Todavía sin fotos;1000;conjuntos;si'];
      const warning = {
        row: 2,
        column: 'activo',
        message: 'Queda apagado hasta que tenga fotos, descripción y talles',
      };
      expect(await send(lines, { dryRun: false })).toMatchObject({
        created: 1,
        errors: [],
        warnings: [warning],
      });
      const [draft] = (await shop.admin<{ payload: Product[] }>('/api/products?searchTerm=todavia+fotos'))
        .body.payload;
      expect(draft).toMatchObject({
        title: 'Todavía sin fotos',
        status: false,
        thumbnails: [],
        description: '',
      });
      const on = await send(['_id;activo', `${draft?._id};si`], { dryRun: false });
      expect(on).toMatchObject({ updated: 0, unchanged: 1, errors: [] });
      expect(on.warnings).toMatchObject([{ row: 2, column: 'activo' }]);
      const whole = ['_id;activo;descripcion;imagenes;talles', `${draft?._id};si;De tul;${PICTURE};S`];
      expect(await send(whole, { dryRun: false })).toMatchObject({ updated: 1, warnings: [] });
      expect((await stored(draft?._id ?? '')).status).toBe(true);
    });

    test('a header with a column twice reports the faults of its rows and stores nothing', async () => {
      const { _id } = await shop.product({ title: 'Columna doble', price: 4_000 });
      const report = await send(['_id;precio;Precio;activo', `${_id};4500;4600;quizás`], { dryRun: false });
      expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
        [1, undefined],
        [2, 'activo'],
      ]);
      expect((await stored(_id)).price).toBe(4_000);
    });
  });
}
