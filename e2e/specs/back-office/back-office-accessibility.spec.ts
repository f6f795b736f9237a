import {
  expectAccessibleInBothThemes,
  expectAccessibleOverlay,
  expectNoAxeViolationsInBothThemes,
} from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec C.36

const TABS = [
  'hero',
  'productCatalog',
  'whyChooseJazmin',
  'productDetail',
  'sizeGuides',
  'checkout',
  'contact',
];

const REPORTS = ['caja', 'cobros', 'productos', 'embudo', 'ofertas'];

test('the pages of the back office are accessible in both themes and fit 320 px', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  test.slow();
  const { page } = backOffice;
  const product = await api.createProduct({ title: `Corset accesible ${suffix}` });
  const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await backOffice.signIn();
  const paths = [
    '/admin/dashboard',
    '/admin/products',
    '/admin/products/new',
    `/admin/products/edit/${product._id}`,
    '/admin/orders',
    `/admin/orders/${order._id}`,
    '/admin/clients',
    ...REPORTS.map((report) => `/admin/reports?informe=${report}`),
    '/admin/cases',
    '/admin/cases/new',
    '/admin/coupons',
    '/admin/reviews',
    '/admin/stock-alerts',
    '/admin/products/restock',
    '/admin/orders/mails',
    '/admin/own-till',
    ...TABS.map((tab) => `/admin/content?seccion=${tab}`),
    '/admin/settings',
    '/admin/settings?seccion=seguridad',
    '/admin/settings?seccion=tienda',
    ...['envios', 'cobros', 'politicas', 'mensajes', 'cambios', 'privacidad'].map(
      (tab) => `/admin/settings?seccion=${tab}`,
    ),
    '/admin/orders/new',
    `/admin/orders/${order._id}/edit`,
    '/admin/opening',
    '/admin/team',
    '/admin/team?seccion=actividad',
    '/admin/no-existe',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      await expect(
        main.getByRole('button').or(main.getByRole('textbox')).or(main.getByRole('link')).first(),
      ).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});

test('the overlays of lists and order are accessible in both themes', async ({
  backOffice,
  api,
  staff,
  suffix,
}, { project }) => {
  test.slow();
  const { page } = backOffice;
  const title = `Enagua accesible ${suffix}`;
  const product = await api.createProduct({ title });
  const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await backOffice.signInWithForm();
  await expectAccessibleOverlay(page, button('Reiniciar interacciones'), 'alertdialog');
  // Phones have a menu dialog instead of keyboard shortcuts.
  await expectAccessibleOverlay(
    page,
    button(project.name === 'phone' ? 'Abrir el menú' : 'Atajos de teclado').first(),
  );
  await expectAccessibleOverlay(page, button(/^Buscar/).first());

  await backOffice.findProduct(title);
  await expectAccessibleOverlay(page, button(`Cambiar el stock de ${title}, ahora 7`));
  await expectAccessibleOverlay(page, button(`Eliminar ${title}`), 'alertdialog');
  await expectAccessibleOverlay(page, button('Importar CSV'));
  await page.getByLabel(`Elegir ${title}`).check();
  await expectAccessibleInBothThemes(page);
  for (const name of ['Descuento', 'Categoría'])
    await expectAccessibleOverlay(page, page.getByRole('group').getByRole('button', { name, exact: true }));

  await backOffice.findOrder(order.orderNumber);
  await expectAccessibleOverlay(page, button('Más').first(), 'menu');
  await page.getByLabel(`Seleccionar la orden ${order.orderNumber}`).check();
  await expectAccessibleInBothThemes(page);
  if (project.name === 'phone') {
    await expectAccessibleOverlay(page, button('Más').last(), 'menu');
    await expectAccessibleOverlay(page, button(/^Filtros/));
  } else {
    await expectAccessibleOverlay(page, button('Vista rápida'));
  }

  await page.goto(`/admin/orders/${order._id}`);
  await expectAccessibleOverlay(page, button('Ampliar el comprobante'));
  await expectAccessibleOverlay(page, button('Anotar pago'));
  await expectAccessibleOverlay(page, button('Pedir otro comprobante'));
  await expectAccessibleOverlay(page, button('Más acciones'), 'menu');
  for (const part of ['Historial', 'Correos', 'Factura', 'Actualizar estado']) await backOffice.unfold(part);
  await page.getByLabel('Nuevo estado').selectOption('refunded');
  await expect(page.getByText(/Cambiarás el estado de/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(`/admin/orders/${order._id}`);
  await button('Aceptar comprobante').click();
  await expect(button('Deshacer')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectAccessibleOverlay(page, button('Anotar devolución'));
});

test('the labels of a parcel are accessible in both themes', async ({ backOffice, api, staff, suffix }) => {
  const { page } = backOffice;
  const product = await api.createProduct({ title: `Enagua etiquetada ${suffix}` });
  const order = await staff.placeOrder({ product });
  // The browser's own dialog would end the printing, and so the sheet.
  await page.addInitScript(() => (window.print = () => undefined));
  await backOffice.signIn();
  for (const label of ['Etiqueta A6', 'Etiqueta en hoja A4']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/admin/orders/${order._id}`);
    await backOffice.chooseAction(label);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText(order.pickupCode)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  }
});

test('the overlays and faults of forms are accessible in both themes', async ({ backOffice, api }) => {
  test.slow();
  const { page } = backOffice;
  const model = await api.demoProduct();
  await backOffice.signIn();
  await page.goto('/admin/products/new');
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`/admin/products/edit/${model._id}`);
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/admin/content?seccion=contact');
  await expectAccessibleOverlay(page, page.getByRole('button', { name: 'Ícono' }).first());
  await expectAccessibleOverlay(page, page.getByRole('button', { name: 'Historial' }));
  await page.getByLabel('Enlace').first().fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectAccessibleOverlay(page, page.getByRole('button', { name: 'Descartar' }), 'alertdialog');

  await page.goto('/admin/settings?seccion=seguridad');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('La contraseña actual es requerida.').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the failure states of the back office are accessible in both themes', async ({ backOffice }) => {
  test.slow();
  const { page } = backOffice;
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('El email es requerido').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await backOffice.signInWithForm();
  const body = {
    status: 'error',
    message: 'Nos quedamos sin base de datos',
    code: 'INTERNAL',
    requestId: 'r',
  };
  const fail = /\/api\/(products|orders|content|shop|stats|interactions)(\/|\?|$)/;
  await page.route(fail, (route) => route.fulfill({ status: 500, json: body }));
  const failures: [path: string, message: string | RegExp][] = [
    ['/admin/dashboard', 'No se pudo cargar esta parte.'],
    ['/admin/orders', /^Error al cargar las órdenes: /],
    ['/admin/orders/no-existe', 'Nos quedamos sin base de datos'],
    ['/admin/content', 'Nos quedamos sin base de datos'],
    ['/admin/settings?seccion=tienda', /Nos quedamos sin base de datos/],
    ['/admin/products', /^Error al cargar productos: /],
    ['/admin/products/edit/no-existe', 'Nos quedamos sin base de datos'],
  ];
  for (const [path, message] of failures) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(message).first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});
