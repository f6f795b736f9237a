import { expect } from '../../fixtures/test.ts';
import { type Screen, type Stage } from './screen.ts';

/** A screen of the back office: somebody has signed in, unless it says otherwise. */
type OfficeScreen = Screen & { signedOut?: boolean };

const shows = (heading: string | RegExp) => async (stage: Stage) => {
  await expect(stage.page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(stage.page.getByText(/^Cargando/)).toHaveCount(0);
};

export const officeScreens: readonly OfficeScreen[] = [
  { name: 'office-login', path: '/admin/login', then: shows('Administración'), signedOut: true },
  { name: 'office-dashboard', path: '/admin/dashboard', then: shows('Dashboard'), tall: true },
  { name: 'office-products', path: '/admin/products', then: shows('Productos') },
  { name: 'office-product-form', path: '/admin/products/new', then: shows(/producto/i), tall: true },
  { name: 'office-orders', path: '/admin/orders', then: shows('Gestión de Órdenes'), tall: true },
  { name: 'office-content', path: '/admin/content', then: shows(/contenido/i) },
  { name: 'office-settings', path: '/admin/settings', then: shows(/config/i) },
];
