import { countTaps } from '../../fixtures/count-taps.ts';
import { expectFocusPromptly, expectPromptly, untilUsable } from '../../fixtures/prompt-waits.ts';
import { aTransferProof } from '../../fixtures/shopper.ts';
import { slowDown, untilQuiet } from '../../fixtures/slow-network.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

test.use({ shopName: 'owners-day' });

const SHEET = (price: string) =>
  [
    'titulo;talle;color;stock;precio;categoria;descripcion',
    `Vedetina Nube;S;Negro;4;${price};Bombachas;De microfibra.`,
    'Vedetina Nube;M;Negro;6;;;',
  ].join('\n');

const asFile = (text: string) => ({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

// Taps per task, the way to it by the phone's top bar, its search included.
const MOST_TAPS = {
  'accept a proof': 2,
  'ask for another proof': 3,
  'confirm an order in cash': 2,
  'prepare and deliver': 2,
  'sale at the counter': 3,
  'change a size': 4,
  coupon: 4,
  'price rise of a category': 4,
  'import with errors and without': 5,
  'till closing': 3,
  'answer a message': 3,
  'cancel and refund': 4,
  'new product': 8,
  'find an order by its amount': 2,
  'change the delivery cost': 3,
};
type Task = keyof typeof MOST_TAPS;

test(
  'the owner does the fifteen tasks of her day on her phone with few taps',
  { tag: '@phone' },
  async ({ api, staff, backOffice, isolatedShop }) => {
    test.setTimeout(900_000);
    const { content } = await api.callAsOwner<{ content: { productCatalog: object } }>(
      ...(['GET', '/api/content', undefined] as const),
    );
    const categories = ['Bombachas', 'Bodies'].map((display_name) => ({
      name: display_name.toLowerCase(),
      display_name,
    }));
    await api.callAsOwner('PUT', '/api/content', {
      ...content,
      version: undefined,
      productCatalog: { ...content.productCatalog, categories },
    });
    const variants = ['M', 'L'].map((size) => ({ size, color: 'Negro', stock: 20 }));
    const product = await api.createProduct({ title: 'Corpiño Alma', size: ['M', 'L'], variants });
    for (const title of ['Body Lirio', 'Body Malva'])
      await api.createProduct({ title, category: 'bodies', price: 12_345 });
    const withProof = async () =>
      (await api.placeOrder({ product, payment: 'transfer', withProof: true })).order;
    const accepted = await withProof();
    await withProof();
    const cash = await staff.placeOrder({ product });
    const toChange = await staff.placeOrder({ product });
    const toRefund = await staff.placeOrder({ product });
    const dear = await api.createProduct({ title: 'Bata Larga', price: 36_800, stock: 5 });
    const { order: wanted } = await api.placeOrder({ product: dear });
    const often = await api.createProduct({ title: 'Media Luna', units: 30 });
    // They stand before it in the list, as after a usual day.
    const sellALot = async () => {
      const items = [{ productId: often._id, quantity: 1, size: 'M' }];
      const sale = { items, channel: 'counter', paymentMethod: 'cash', paid: true, delivered: true };
      for (let sales = 0; sales < 20; sales += 1) await api.callAsOwner('POST', '/api/orders/manual', sale);
    };
    for (const order of [toChange, toRefund]) await staff.setStatus(order, 'paid');
    const question = { subject: '¿Hacen envíos a Plottier?', message: '¿Hacen envíos?' };
    const sender = { name: 'Daniela Linares', email: 'daniela@ejemplo.com' };
    await backOffice.page.request.post(`${isolatedShop.origin}/api/contact`, {
      data: { ...sender, ...question },
    });

    await backOffice.signIn();
    const seen = backOffice.page;
    const { page, taps } = countTaps(seen);
    const taken: Partial<Record<Task, { taps: number; seconds: number }>> = {};
    const isMeasured = Boolean(process.env.SLOW_4G);
    if (isMeasured) await slowDown(seen);
    // People are slower than a script: by then the notes have gone by themselves, or are swiped away.
    const closeNotes = () =>
      seen
        .getByRole('button', { name: 'Cerrar la notificación' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    const task = (name: Task, act: () => Promise<void>) =>
      test.step(name, async () => {
        // The reads that the task before it has left are no part of this one.
        if (isMeasured) await untilQuiet(seen);
        const [before, start] = [taps(), Date.now()];
        await closeNotes();
        await act();
        taken[name] = { taps: taps() - before, seconds: (Date.now() - start) / 1000 };
      });
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const link = (name: string | RegExp) => page.getByRole('link', { name }).first().click();
    const type = async (label: string, text: string) => {
      const field = seen.getByLabel(label);
      await untilUsable(field);
      const isFocused = await field.evaluate((element) => element === document.activeElement);
      if (!isFocused) await page.getByLabel(label).click();
      await field.fill(text);
    };
    // The page has focused the field by itself.
    const typeFirst = async (label: string, text: string) => {
      await expectFocusPromptly(seen.getByLabel(label));
      await seen.keyboard.type(text);
    };
    const search = seen.getByRole('combobox', { name: 'Buscar órdenes, productos y acciones' });
    const openSearch = async () => {
      await button('Buscar órdenes, productos y acciones');
      await expectFocusPromptly(search);
    };
    // The keyboard of a phone leaves this much free; an action below it is typed for.
    const ABOVE_KEYBOARD_PX = 420;
    const choose = async (action: string, typed = '') => {
      await openSearch();
      if (typed) await seen.keyboard.type(typed);
      const option = seen.getByRole('option', { name: action });
      await untilUsable(option);
      const { y = 0, height = 0 } = (await option.boundingBox()) ?? {};
      expect(y + height, action).toBeLessThanOrEqual(ABOVE_KEYBOARD_PX);
      await page.getByRole('option', { name: action }).click();
    };
    const inBar = async (place: string | RegExp) =>
      page.getByRole('banner').getByRole('link', { name: place }).click();
    const next = seen.getByRole('region', { name: 'Próximo paso' });
    const inQueue = ({ orderNumber }: { orderNumber: string }) => link(`#${orderNumber}`);

    await seen.goto('/admin');
    await task('accept a proof', async () => {
      await link('Empezar: Comprobantes para verificar');
      await expectPromptly(seen.getByRole('heading', { level: 1 }), accepted.orderNumber);
      await button('Aceptar comprobante');
      await expectPromptly(next, 'Prepará el pedido');
    });
    await task('ask for another proof', async () => {
      await link(/^Siguiente/);
      await button('Pedir otro comprobante');
      await type('Motivo', 'No se lee el importe');
      await button('Pedir comprobante');
      await expectPromptly(next, 'Falta otro comprobante: No se lee el importe');
    });
    await task('confirm an order in cash', async () => {
      await link(/^Sigue: Para confirmar/);
      await expectPromptly(seen.getByRole('heading', { level: 1 }), cash.orderNumber);
      await button('Confirmar Orden');
      await expectPromptly(next, 'Prepará el pedido');
    });
    await task('prepare and deliver', async () => {
      await button('Marcar: Lista para retirar');
      await button('Marcar: Retirada y cobrada');
      await expectPromptly(next, 'Está pagada y entregada.');
    });
    await task('sale at the counter', async () => {
      await inBar('Registrar venta');
      await type('Buscar un producto o escanear su SKU', 'alma');
      await button(/^Agregar Corpiño Alma/);
      await button('Registrar venta');
      await expectPromptly(seen.getByText(/Venta JL-\d{8}-\d+ registrada/));
    });
    await task('change a size', async () => {
      await inBar('Órdenes');
      await inQueue(toChange);
      await page.getByRole('combobox', { name: /^Talle y color de/ }).selectOption('L · Negro');
      await expectPromptly(seen.getByText('Total nuevo'));
      await button('Guardar cambios');
      await expectPromptly(seen.getByText(`Orden #${toChange.orderNumber} cambiada`));
    });
    await task('coupon', async () => {
      await choose('Crear cupón');
      await typeFirst('Código', 'VERANO10');
      await type('Porcentaje (%)', '10');
      await button('Guardar cupón');
      await expectPromptly(seen.getByRole('main').getByText('VERANO10'));
    });
    await task('price rise of a category', async () => {
      await choose('Cambiar precios');
      await typeFirst('Porcentaje', '8');
      await page.getByLabel('Qué productos').selectOption({ label: 'Bodies' });
      await button('Cambiar 2 precios');
      await expectPromptly(seen.getByText('2 precios cambiaron'));
    });
    await task('import with errors and without', async () => {
      await choose('Importar productos (CSV)', 'impo');
      await page.getByLabel('Archivo CSV').setInputFiles(asFile(SHEET('nueve mil')));
      await expectPromptly(seen.getByText('Hay 1 error para corregir'));
      await page.getByLabel('Archivo CSV').setInputFiles(asFile(SHEET('9.000')));
      await button('Importar 1 producto');
      await expectPromptly(seen.getByText('Listo: 1 creado, 0 actualizados.'));
    });
    await task('till closing', async () => {
      await choose('Cerrar la caja');
      // Four sales of $10.000 in cash.
      await typeFirst('Contado', '40000');
      await expectPromptly(seen.getByText('Coincide'));
      await button('Cerrar caja');
      await expectPromptly(seen.getByText('Caja cerrada: coincide'));
    });
    await task('answer a message', async () => {
      await inBar(/^Casos y mensajes: 1 por atender/);
      await button(/¿Hacen envíos a Plottier\?/);
      await button('Marcar como respondido');
      await expectPromptly(seen.getByText('Respondido').first());
    });
    await task('cancel and refund', async () => {
      await inBar('Órdenes');
      await inQueue(toRefund);
      await button('Cancelar y devolver…');
      const dialog = seen.getByRole('dialog');
      await expect(dialog.getByLabel('Importe ($)')).toHaveValue('10.000');
      await expect(dialog.getByLabel('Cómo')).toHaveValue('cash');
      await button('Cancelar y devolver $10.000');
      await expectPromptly(next, 'La orden está cancelada. No hay nada pendiente.');
    });

    await task('new product', async () => {
      await choose('Crear producto');
      await typeFirst('Título', 'Corpiño Sol');
      await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
      await page.getByLabel('Precio', { exact: true }).click();
      await seen.keyboard.type('21500');
      await seen.keyboard.press('Tab');
      await seen.keyboard.type('De encaje.');
      await page.getByLabel('Subir imágenes').setInputFiles(aTransferProof());
      await page.getByLabel('Talle único').check();
      await typeFirst('Unidades disponibles', '4');
      await expect(seen.getByLabel('Unidades disponibles')).toHaveValue('4');
      await expect(seen.getByLabel('URL de la imagen 1')).toHaveValue(/^\/uploads\//);
      await button('Revisar producto');
      await button('Crear producto');
      await expectPromptly(seen.getByText('Corpiño Sol').first());
    });
    await sellALot();
    await task('find an order by its amount', async () => {
      await openSearch();
      await seen.keyboard.type('36.800');
      await page.getByRole('option', { name: new RegExp(wanted.orderNumber) }).click();
      await expectPromptly(seen.getByRole('heading', { level: 1 }), wanted.orderNumber);
    });
    await task('change the delivery cost', async () => {
      await choose('Cambiar el costo de envío', 'costo');
      await typeFirst('Costo base ($)', '2800');
      await expect(seen.getByLabel('Costo base ($)')).toHaveValue('2.800');
      await button('Guardar cambios');
      await expectPromptly(seen.getByText('Contenido actualizado exitosamente!'));
    });

    test.info().annotations.push({ type: 'taps', description: JSON.stringify(taken) });
    process.stdout.write(`${JSON.stringify(taken)}\n`);
    for (const [name, most] of Object.entries(MOST_TAPS))
      expect(taken[name as Task]?.taps, name).toBeLessThanOrEqual(most);
  },
);
