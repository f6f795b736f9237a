import { expect } from '../../fixtures/test.ts';
import { type Screen, type Stage } from './screen.ts';

/** A screen of the back office: somebody has signed in, unless it says otherwise. */
type OfficeScreen = Screen & { signedOut?: boolean };

const shows = (heading: string | RegExp) => async (stage: Stage) => {
  await expect(stage.page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(stage.page.getByText(/^Cargando/)).toHaveCount(0);
};

const darkly = async ({ page }: Stage) => page.emulateMedia({ colorScheme: 'dark' });

async function tickTwo({ page }: Stage, boxes: RegExp): Promise<void> {
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: boxes }).nth(at).check();
}

const SHEET = [
  'titulo;talle;color;stock;precio;categoria;descripcion;imagenes',
  'Conjunto Rocío;S;Bordó;4;24.900;Conjuntos;De encaje, sin aro.;/uploads/pictures/rocio.jpg',
  'Conjunto Rocío;M;Bordó;6;;;;',
  'Body Lirio;M;Negro;3;18.9;Bodies;Con puntilla.;/uploads/pictures/lirio.jpg',
].join('\n');

async function chooseSheet({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const file = { name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
  await page.getByLabel('Archivo CSV').setInputFiles(file);
  await expect(page.getByText(/para corregir/)).toBeVisible();
}

/** The first product of the list in its form. */
async function openForm({ page }: Stage): Promise<void> {
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Editar producto', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revisar producto' })).toBeVisible();
}

async function openProof({ page }: Stage): Promise<void> {
  await page
    .getByRole('link', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Aceptar comprobante' })).toBeVisible();
  await expect(page.getByRole('img', { name: /comprobante/i })).toBeVisible();
}

async function showPreview({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Ver vista previa' }).click();
  const shop = page.frameLocator('iframe');
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openShopSettings({ page }: Stage): Promise<void> {
  await page.getByRole('tab', { name: 'Tienda' }).click();
  await expect(page.getByLabel('CUIT')).toBeVisible();
}

export const officeScreens: readonly OfficeScreen[] = [
  { name: 'office-login', path: '/admin/login', then: shows('Administración'), signedOut: true },
  { name: 'office-dashboard', path: '/admin/dashboard', then: shows('Dashboard'), tall: true },
  {
    name: 'office-dashboard-dark',
    before: darkly,
    path: '/admin/dashboard',
    then: shows('Dashboard'),
    tall: true,
  },
  { name: 'office-products', path: '/admin/products', then: shows('Productos'), tall: true },
  {
    name: 'office-products-bulk',
    path: '/admin/products',
    then: (stage) => tickTwo(stage, /^Elegir (?!todos)/),
  },
  { name: 'office-import', path: '/admin/products', then: chooseSheet },
  { name: 'office-product-form', path: '/admin/products', then: openForm, tall: true },
  {
    name: 'office-product-review',
    path: '/admin/products',
    then: async (stage) => {
      await openForm(stage);
      await stage.page.getByRole('button', { name: 'Revisar producto' }).click();
      await expect(stage.page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    },
  },
  {
    name: 'office-products-deleted',
    before: async ({ api }) => {
      const { _id } = await api.createProduct({ title: 'Conjunto de la temporada pasada' });
      await api.callAsOwner('DELETE', `/api/products/${_id}`, {});
    },
    path: '/admin/products?estado=eliminados',
    then: ({ page }) => expect(page.getByText('Conjunto de la temporada pasada').first()).toBeVisible(),
  },
  { name: 'office-orders', path: '/admin/orders', then: shows('Gestión de Órdenes') },
  {
    name: 'office-orders-bulk',
    path: '/admin/orders',
    then: async (stage) => {
      await tickTwo(stage, /^Seleccionar la orden/);
      await stage.page.getByRole('button', { name: 'Imprimir' }).click();
      await expect(stage.page.getByRole('menuitem', { name: /^Remitos/ })).toBeVisible();
    },
  },
  {
    name: 'office-quick-view',
    path: '/admin/orders',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Vista rápida/ })
        .first()
        .click();
      await expect(page.getByLabel('Cambiar estado')).toBeVisible();
    },
  },
  {
    name: 'office-order',
    path: '/admin/orders?estado=pending_transfer_confirmation',
    then: openProof,
    tall: true,
  },
  { name: 'office-content', path: '/admin/content', then: shows(/contenido/i) },
  { name: 'office-content-preview', path: '/admin/content', then: showPreview },
  {
    name: 'office-icons',
    path: '/admin/content?seccion=whyChooseJazmin',
    then: async ({ page }) => {
      await page.getByRole('button', { name: /ícono/i }).first().click();
      await expect(page.getByLabel('Buscar ícono')).toBeVisible();
    },
  },
  {
    name: 'office-messages',
    before: async ({ page }) => {
      const message = 'Quiero arrepentirme de mi compra. Mi número de pedido es: JL-20261120-0003';
      const data = { name: 'Daniela Linares', email: 'daniela@ejemplo.com', message };
      for (const subject of ['¿Hacen envíos a Plottier?', 'Botón de arrepentimiento'])
        await page.request.post('/api/contact', { data: { ...data, subject } });
    },
    path: '/admin/messages',
    then: async ({ page }) => {
      await page.getByRole('button', { name: /ARR-/ }).first().click();
      await expect(page.getByRole('link', { name: 'Responder por email' })).toBeVisible();
    },
  },
  { name: 'office-settings', path: '/admin/settings', then: shows(/config/i) },
  { name: 'office-shop-settings', path: '/admin/settings', then: openShopSettings, tall: true },
  {
    name: 'office-palette',
    path: '/admin/orders',
    then: async (stage) => {
      const { page } = stage;
      await shows('Gestión de Órdenes')(stage);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(/^Buscar órdenes/).fill('conjunto');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
