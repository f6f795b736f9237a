import { expect } from '../../fixtures/test.ts';
import { type Screen, type ScreenContext } from './screen.ts';

type OfficeScreen = Screen & { signedOut?: boolean };

const shows = (heading: string | RegExp) => async (context: ScreenContext) => {
  await expect(context.page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(context.page.getByText(/^Cargando/)).toHaveCount(0);
};

const switchToDarkTheme = async ({ page }: ScreenContext) => page.emulateMedia({ colorScheme: 'dark' });

async function tickTwo({ page }: ScreenContext, boxes: RegExp): Promise<void> {
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: boxes }).nth(at).check();
}

const SHEET = [
  'titulo;talle;color;stock;precio;categoria;descripcion;imagenes',
  'Conjunto Rocío;S;Bordó;4;24.900;Conjuntos;De encaje, sin aro.;/uploads/pictures/rocio.jpg',
  'Conjunto Rocío;M;Bordó;6;;;;',
  'Body Lirio;M;Negro;3;18.9;Bodies;Con puntilla.;/uploads/pictures/lirio.jpg',
].join('\n');

async function chooseSheet({ page }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const file = { name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
  await page.getByLabel('Archivo CSV').setInputFiles(file);
  await expect(page.getByText(/para corregir/)).toBeVisible();
}

async function openForm({ page }: ScreenContext): Promise<void> {
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Editar producto', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revisar producto' })).toBeVisible();
}

const bulkBar = (page: ScreenContext['page']) => page.getByRole('group', { name: /^Acciones sobre/ });

async function openProof({ page }: ScreenContext): Promise<void> {
  await page
    .getByRole('link', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Aceptar comprobante' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ampliar el comprobante' })).toBeVisible();
}

async function openClient({ page }: ScreenContext): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^[A-ZÁÉÍÓÚ][a-záéíóúñ]+ [A-ZÁÉÍÓÚ]/ })
    .first()
    .click();
  await expect(page.getByText('Talles que compró')).toBeVisible();
}

async function raisePrices({ page }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: /^Elegir los \d+ de la categoría$/ }).click();
  await page.getByRole('button', { name: 'Precios', exact: true }).last().click();
  await page.getByLabel('Porcentaje').fill('8');
  await expect(page.getByRole('button', { name: /^Cambiar \d+ precios$/ })).toBeVisible();
}

async function showPreview({ page }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: 'Ver vista previa' }).click();
  const shop = page.frameLocator('iframe');
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openShopSettings({ page }: ScreenContext): Promise<void> {
  await page.getByRole('tab', { name: 'Tienda' }).click();
  await expect(page.getByRole('heading', { name: 'Datos fiscales' })).toBeVisible();
}

export const officeScreens: readonly OfficeScreen[] = [
  { name: 'office-login', path: '/admin/login', act: shows('Administración'), signedOut: true },
  { name: 'office-dashboard', path: '/admin/dashboard', act: shows('Dashboard'), isTall: true },
  {
    name: 'office-dashboard-dark',
    prepare: switchToDarkTheme,
    path: '/admin/dashboard',
    act: shows('Dashboard'),
    isTall: true,
  },
  { name: 'office-products', path: '/admin/products', act: shows('Productos'), isTall: true },
  {
    name: 'office-products-bulk',
    path: '/admin/products',
    act: (context) => tickTwo(context, /^Elegir (?!todos)/),
  },
  { name: 'office-import', path: '/admin/products', act: chooseSheet },
  { name: 'office-product-form', path: '/admin/products', act: openForm, isTall: true },
  {
    name: 'office-product-review',
    path: '/admin/products',
    act: async (context) => {
      await openForm(context);
      await context.page.getByRole('button', { name: 'Revisar producto' }).click();
      await expect(context.page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    },
  },
  {
    name: 'office-products-deleted',
    prepare: async ({ api }) => {
      const { _id } = await api.createProduct({ title: 'Conjunto de la temporada pasada' });
      await api.callAsOwner('DELETE', `/api/products/${_id}`, {});
    },
    path: '/admin/products?estado=eliminados',
    act: ({ page }) => expect(page.getByText('Conjunto de la temporada pasada').first()).toBeVisible(),
  },
  { name: 'office-orders', path: '/admin/orders', act: shows('Gestión de Órdenes') },
  {
    name: 'office-orders-bulk',
    path: '/admin/orders',
    act: async (context) => {
      await tickTwo(context, /^Seleccionar la orden/);
      // A phone has printing among the other actions.
      const menu = bulkBar(context.page).getByRole('button', { name: /^(Imprimir|Más)$/ });
      await menu.click();
      await expect(context.page.getByRole('menuitem', { name: /Remitos/ })).toBeVisible();
    },
  },
  {
    name: 'office-quick-view',
    path: '/admin/orders',
    act: async ({ page }) => {
      await page
        .getByRole('checkbox', { name: /^Seleccionar la orden/ })
        .first()
        .check();
      const view = page.getByRole('button', { name: 'Vista rápida' });
      const more = bulkBar(page).getByRole('button', { name: 'Más' });
      await expect(view.or(more).first()).toBeVisible();
      if (await view.isVisible()) await view.click();
      else {
        await more.click();
        await page.getByRole('menuitem', { name: 'Vista rápida' }).click();
      }
      await expect(page.getByLabel('Cambiar estado')).toBeVisible();
    },
  },
  {
    name: 'office-order',
    path: '/admin/orders?estado=pending_transfer_confirmation',
    act: openProof,
    isTall: true,
  },
  { name: 'office-clients', path: '/admin/clients', act: shows('Clientas') },
  { name: 'office-client', path: '/admin/clients', act: openClient, isTall: true },
  { name: 'office-till', path: '/admin/reports', act: shows('Informes'), isTall: true },
  {
    name: 'office-report-takings',
    path: '/admin/reports?informe=cobros',
    act: shows('Informes'),
    isTall: true,
  },
  { name: 'office-report-funnel', path: '/admin/reports?informe=embudo', act: shows('Informes') },
  { name: 'office-prices', path: '/admin/products?categoria=bombachas', act: raisePrices },
  { name: 'office-content', path: '/admin/content', act: shows(/contenido/i) },
  { name: 'office-content-preview', path: '/admin/content', act: showPreview },
  {
    name: 'office-icons',
    path: '/admin/content?seccion=whyChooseJazmin',
    act: async ({ page }) => {
      await page.getByRole('button', { name: /ícono/i }).first().click();
      await expect(page.getByLabel('Buscar ícono')).toBeVisible();
    },
  },
  {
    name: 'office-reviews',
    path: '/admin/reviews',
    act: ({ page }) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'office-stock-alerts',
    path: '/admin/stock-alerts',
    act: ({ page }) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'office-search',
    path: '/admin/content?seccion=search',
    act: ({ page }) => expect(page.getByText('No encontraron nada')).toBeVisible(),
  },
  {
    name: 'office-cases',
    prepare: async ({ page }) => {
      const message = 'Quiero arrepentirme de mi compra. Mi número de pedido es: JL-20261120-0003';
      const data = { name: 'Daniela Linares', email: 'daniela@ejemplo.com', message };
      for (const subject of ['¿Hacen envíos a Plottier?', 'Botón de arrepentimiento'])
        await page.request.post('/api/contact', { data: { ...data, subject } });
    },
    path: '/admin/cases',
    act: ({ page }) => expect(page.getByRole('link', { name: /ARR-/ }).first()).toBeVisible(),
  },
  {
    name: 'office-case',
    path: '/admin/cases?tipo=arrepentimientos',
    isTall: true,
    act: async ({ page }) => {
      await page.getByRole('link', { name: /ARR-/ }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: /^Arrepentimiento ARR-/ })).toBeVisible();
    },
  },
  { name: 'office-settings', path: '/admin/settings', act: shows(/config/i) },
  { name: 'office-shop-settings', path: '/admin/settings', act: openShopSettings, isTall: true },
  {
    name: 'office-palette',
    path: '/admin/orders',
    act: async (context) => {
      const { page } = context;
      await shows('Gestión de Órdenes')(context);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(/^Buscar órdenes/).fill('conjunto');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
