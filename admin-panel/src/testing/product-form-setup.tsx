import {
  createProduct,
  getContent,
  getProduct,
  type Product,
  type ProductDraftInput,
  type SiteContent,
  type updateProduct,
} from '@shop/contract';
import { aProduct, aSiteContent, answering, fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { ProductFormScreen } from '../features/product-form/product-form-screen.tsx';
import { renderRoute } from './render-route.tsx';

export const success = 'success' as const;
export const server = fakeServer();
beforeEach(() => server.use(answering(getContent, { status: success, content: content() })));

export function content(): SiteContent {
  const guide = { title: '', subtitle: '', tableHeaders: ['Talla', 'Busto'], notes: '' };
  const rows = (...sizes: string[]) => sizes.map((size) => ({ size, measurements: ['90'] }));
  return aSiteContent({
    sizeGuides: [
      { ...guide, category: 'conjuntos', enabled: true, tableRows: rows('S', 'M', 'L', 'M') },
      { ...guide, category: 'corpinos', enabled: false, tableRows: rows('85') },
    ],
  });
}

export const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', price: 18_900 });

export function renderForm(id: string | null = null, product: Product = alma) {
  server.use(answering(getProduct, { status: success, product }));
  const frame = (
    <>
      <Link to="/otra">Otra página</Link>
      <Outlet />
    </>
  );
  const children = [
    { path: '/form', element: <ProductFormScreen id={id} /> },
    { path: '/products', element: <p>La lista</p> },
    { path: '/otra', element: <p>Otro lugar</p> },
  ];
  return renderRoute([{ element: frame, children }], '/form', { retry: false });
}

export async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Título' }), 'Conjunto Nube');
  await user.type(screen.getByRole('textbox', { name: 'Descripción' }), 'De algodón');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
  await user.type(screen.getByRole('textbox', { name: 'Precio' }), '24500');
  await user.click(screen.getByRole('checkbox', { name: 'M' }));
  await user.type(
    screen.getByRole('textbox', { name: 'URL de la imagen 1' }),
    'https://example.com/nube.jpg',
  );
}

export const review = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Revisar producto' }));

export const saving = (
  sent: ProductDraftInput[],
  endpoint: typeof createProduct | typeof updateProduct = createProduct,
) =>
  answering(endpoint, async (request) => {
    sent.push((await request.json()) as ProductDraftInput);
    return { status: success, product: alma };
  });
