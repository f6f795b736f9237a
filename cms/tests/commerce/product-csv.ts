import { connect } from 'node:net';
import {
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_ROWS,
  endpoints,
  importFileMessages,
  messages,
  type ImportFile,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { csvCalls, type CsvCalls } from '../support/data/csv-calls';
import { formWith } from '../support/data/forms';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

// @spec C.32

const FILE_PATH = '/api/products/import/file';
const nothing = { created: 0, updated: 0, unchanged: 0, invalid: 0, errors: [], warnings: [] };

type Refusal = { message: string };

/** Sends the head of an upload and a part of its body; returns the status of the answer. */
const statusBeforeBody = (origin: string, path: string): Promise<number> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
          'Content-Length: 1000000\r\n\r\n--x\r\n',
      ),
    );
    socket.on('error', failed);
    socket.once('data', (head) => {
      socket.destroy();
      done(Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString())?.[1]));
    });
  });

/** Export and import of products as CSV, on either database. */
export function productCsvSuite(database: string, booted: () => TestCms): void {
  describe(`products as CSV on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let { exported, sendBody, send, sendWhole } = {} as CsvCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      ({ exported, sendBody, send, sendWhole } = csvCalls(shop));
    });

    const search = async (text: string) => (await shop.listProducts(`searchTerm=${text}`)).payload;
    const upload = (body: BodyInit, headers = {}) =>
      shop.admin<Refusal>(FILE_PATH, { method: 'POST', body, headers });
    const formOf = (content: string | Buffer) => formWith(Buffer.from(content), 'productos.csv');
    const read = async (content: string | Buffer): Promise<ImportFile> => {
      const { status, body, text } = await upload(formOf(content));
      if (status !== 200) throw new Error(text);
      return endpoints.readImportFile.answer.parse(body);
    };

    test('an unchanged export imports without changes', async () => {
      const text = await exported();
      const count = (await shop.admin<{ count: number }>('/api/products/count')).body.count;
      expect(await sendWhole(text)).toEqual({ ...nothing, unchanged: count });
      expect(await exported()).toBe(text);
    });

    test('a dry run stores nothing; the import creates a product with its variants', async () => {
      const fresh =
        'titulo;descripcion;categoria;precio;talle;color;stock;imagenes\n' +
        'Importado;d;otra;1.500;S;Rojo;2;/assets/hero.jpg\n' +
        ';;;;M;Rojo;3;\n' +
        'Sin precio;d;otra;;;;;/assets/hero.jpg';
      const told = {
        ...nothing,
        created: 1,
        invalid: 1,
        errors: [
          {
            row: 4,
            column: 'precio',
            message: 'El precio debe ser mayor a 0',
            expected: 'pesos enteros mayores a 0, sin centavos, como 18900 o 18.900',
          },
        ],
      };
      expect(await send(fresh, true)).toEqual(told);
      expect(await search('importado')).toEqual([]);
      expect(await send(fresh, false)).toEqual(told);
      const [product] = await search('importado');
      expect(product).toMatchObject({ price: 1500, category: 'otra', size: ['S', 'M'], stock: 5 });
      expect(product?.variants.map(({ size, color, stock }) => [size, color, stock])).toEqual([
        ['S', 'Rojo', 2],
        ['M', 'Rojo', 3],
      ]);
      expect((await send(fresh, true)).warnings[0]?.message).toContain('ya se creó con este archivo');
      const spelled = fresh.replace('Importado', ' IMPORTADO');
      expect(await send(spelled, false)).toMatchObject({ created: 0, unchanged: 1 });
      const other = await send(spelled.replace('1.500', '1.600'), true);
      expect(other.warnings[0]?.message).toContain('Ya hay un producto');
    });

    test('an old export does not restore units sold since', async () => {
      const product = await shop.product({ title: 'En la planilla', stock: 20 });
      const untouched = await exported();
      await shop.placed([{ productId: product._id, quantity: 3, size: 'M' }]);
      expect(await sendWhole(untouched)).toMatchObject({ updated: 0, errors: [] });
      expect(await shop.stockOf(product._id)).toBe(17);
      const csv = `_id;stock;stock_visto\n${product._id};25;20`;
      const moved = { row: 2, column: 'stock', message: expect.stringContaining('queda en 22') as string };
      expect(await send(csv, true)).toEqual({ ...nothing, updated: 1, warnings: [moved] });
      await send(csv, false);
      expect(await shop.stockOf(product._id)).toBe(22);
      expect(await shop.faults()).toEqual([]);
    });

    test('invalid rows are reported, and no part of their product is stored', async () => {
      const product = await shop.product({ title: 'Con fallas', stock: 4 });
      const report = await send(
        `_id;precio;stock;categoria\nno-existe;100;1;\n${product._id};18.9;1;\n`,
        false,
      );
      expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
        [2, '_id'],
        [3, 'precio'],
      ]);
      expect(await shop.stockOf(product._id)).toBe(4);
    });

    describe('read from a file', () => {
      test('has the rows of each product, with spreadsheet numbers and without blank rows', async () => {
        const file = await read(
          '\uFEFFtitulo;talle\r\n\r\n"Body\nLirio";S\r\nMedias;;\r\n;\r\nbody\nlirio;M\r\n',
        );
        expect(file).toMatchObject({
          header: ['titulo', 'talle'],
          rows: [
            { row: 3, cells: ['Body\nLirio', 'S'], product: 1 },
            { row: 4, cells: ['Medias'], product: 2 },
            { row: 6, cells: ['body'], product: 3 },
            { row: 7, cells: ['lirio', 'M'], product: 4 },
          ],
        });
      });

      test('is imported from rows as it is from CSV', async () => {
        const csv = [
          'titulo;descripcion;categoria;precio;talle;color;stock;imagenes;proveedor',
          '',
          'Por filas;"d;\nd";otra;1.500;S;Rojo;2;/assets/hero.jpg;',
          ';;;;;;;;',
          ';;;;M;Rojo;3;;',
          'Sin foto;d;otra;1.500;;;;;',
          "Por filas;'=d;otra;;;;;;",
          '',
          'Precio raro;d;otra;caro;;;;/assets/hero.jpg;',
        ].join('\n');
        const { header, rows } = await read(csv);
        const report = await sendBody({ header, rows, dryRun: true });
        expect(report.errors.map(({ row }) => row)).toEqual([7, 9]);
        expect(report.warnings).toMatchObject([
          { row: 1 },
          { row: 6, message: 'Queda apagado hasta que tenga fotos y talles' },
        ]);
        expect(report).toEqual(await send(csv, true));
        expect(await search('filas')).toEqual([]);
        const valid = rows.filter(({ row }) => row < 6);
        expect(await sendBody({ header, rows: valid, dryRun: false })).toMatchObject({
          created: 1,
          errors: [],
        });
        expect(await search('filas')).toMatchObject([{ description: 'd;\nd', price: 1500, stock: 5 }]);
      });

      test('in Windows-1252 is decoded', async () => {
        const { header, rows } = await read(Buffer.from('título,precio\r\nCorpiño,1', 'latin1'));
        expect([header, rows[0]?.cells]).toEqual([
          ['título', 'precio'],
          ['Corpiño', '1'],
        ]);
      });

      test.each([
        ['nothing', ''],
        ['blanks', ' \n;;\n'],
        ['a header alone', 'titulo;precio\n'],
      ])('with %s is refused as empty', async (_, content) => {
        const { status, body } = await upload(formOf(content));
        expect([status, body.message]).toEqual([400, importFileMessages.empty]);
      });

      test('with binary content is refused', async () => {
        const { status, body } = await upload(formOf(Buffer.from('504b030414000000', 'hex')));
        expect([status, body.message]).toEqual([400, importFileMessages.notCsv]);
      });

      test('of ten megabytes is read, of more is refused', async () => {
        const csv = 'titulo\nAlma\n'.padEnd(MAX_IMPORT_FILE_BYTES, '\n');
        expect((await read(csv)).rows).toHaveLength(1);
        for (const larger of [`${csv}\n`, csv.repeat(2)]) {
          const { status, body } = await upload(formOf(larger));
          expect([status, body.message]).toEqual([413, importFileMessages.tooLarge]);
        }
      });

      test('with too many rows is refused', async () => {
        const { status, body } = await upload(formOf(`titulo${'\na'.repeat(MAX_IMPORT_ROWS)}`));
        expect([status, body.message]).toEqual([400, 'El archivo tiene demasiadas filas. Máximo 100.000.']);
      });

      const twice = () => {
        const form = formOf('titulo\nAlma');
        form.append('file', new Blob(['titulo\nBrisa']), 'b.csv');
        return form;
      };
      test.each<[string, () => BodyInit, string | undefined, number]>([
        ['JSON', () => '{"file":"x"}', 'application/json', 415],
        ['CSV without a form', () => 'titulo\nAlma', 'text/csv', 415],
        ['a form without boundary', () => 'x', 'multipart/form-data', 415],
        ['a broken form', () => '--a\r\nno', 'multipart/form-data; boundary=a', 400],
        ['a form without a file', () => new FormData(), undefined, 400],
        ['a form with two files', twice, undefined, 400],
      ])('is not read from %s', async (_, body, type, expected) => {
        const answer = await upload(body(), type ? { 'content-type': type } : {});
        expect([answer.status, answer.body.message]).toEqual([expected, messages.badRequest]);
      });

      test('is refused without a session before its body is read', async () => {
        expect(await statusBeforeBody(cms.origin, FILE_PATH)).toBe(401);
      });
    });

    test.each([
      ['a cell that is no text', { rows: [{ row: 2, cells: [5] }] }],
      ['a row without its number', { rows: [{ cells: ['Alma'] }] }],
      ['no rows', { rows: [] }],
      ['no header', { header: undefined, rows: [{ row: 2, cells: ['Alma'] }] }],
    ])('an import of rows with %s is refused', async (_, json) => {
      const answer = await shop.admin('/api/products/import', {
        method: 'POST',
        json: { header: ['titulo'], dryRun: true, ...json },
      });
      expect(answer.status).toBe(400);
    });
  });
}
