import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { use } from 'react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { aShop, aSiteContent } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { favorites } from '#shared/favorites/favorites-store.ts';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { showToast } from '#shared/toast-store.ts';
import { VisitContext } from '#shared/router/router.tsx';
import { PublicFrame } from './public-frame.tsx';

// The footer is a deferred part, and notes load when the browser is idle.
beforeAll(async () => {
  await loadDeferredParts();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterAll(() => vi.unstubAllGlobals());

const Frame = () => <PublicFrame visit={use(VisitContext)}>content</PublicFrame>;

async function show(at = '/', content = aSiteContent(), shop = aShop()) {
  const client = createQueryClient();
  client.setQueryData(['content'], content);
  client.setQueryData(['shop'], { ...shop, policies: [] });
  const frame = (
    <QueryClientProvider client={client}>
      <MemoryRouter initialAddress={at}>
        <Frame />
      </MemoryRouter>
    </QueryClientProvider>
  );
  return act(async () => {
    const shown = render(frame);
    await vi.dynamicImportSettled();
    return shown;
  });
}

afterEach(() => {
  act(() => void cart().clear());
  act(() => void favorites().update(() => []));
  vi.useRealTimers();
});

// @spec A.6
test('announcement bar names only offered deliveries and links to the withdrawal form', async () => {
  const content = aSiteContent();
  content.checkout.shipping.homeDelivery.freeShippingThreshold = 30_000;
  const { unmount } = await show('/', content);
  const bar = () => within(screen.getByRole('complementary', { name: 'Avisos' }));
  expect(bar().getByText('Envíos y retiros en Neuquén · Envío gratis desde $30.000')).toBeVisible();
  expect(bar().getByRole('link', { name: 'Botón de arrepentimiento' })).toBeVisible();
  unmount();
  content.checkout.shipping.homeDelivery.enabled = false;
  await show('/', content);
  expect(bar().getByText('Retiros en Neuquén')).toBeVisible();
});

test('announcement bar begins with the announcements of the shop', async () => {
  const content = aSiteContent();
  content.announcement.texts = '10 % por transferencia\n\nCambios sin cargo';
  await show('/', content);
  expect(screen.getByRole('complementary', { name: 'Avisos' })).toHaveTextContent(
    /^10 % por transferencia · Cambios sin cargo · Envíos y retiros en Neuquén/,
  );
});

// @spec 2.1.8 2.2.1 2.2.2
test('header has the four menu entries and a brand that links home', async () => {
  await show('/cart');
  const [menu] = screen.getAllByRole('navigation', { name: 'Menú principal' });
  const links = within(menu!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inicio', '/#inicio'],
    ['Productos', '/#products'],
    ['Contacto', '/#contact'],
    ['Seguimiento de Pedido', '/track-order'],
  ]);
  expect(screen.getByRole('link', { name: 'Jazmín Lencería, inicio' })).toHaveAttribute('href', '/');
});

// @spec A.19
test('header and phone menu link to the categories of the content', async () => {
  await show('/category/corpinos');
  const row = within(screen.getByRole('navigation', { name: 'Comprar por categoría' }));
  expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Conjuntos', '/category/conjuntos'],
    ['Corpiños', '/category/corpinos'],
  ]);
  expect(row.getByRole('link', { name: 'Corpiños' })).toHaveAttribute('aria-current', 'page');
  const [, phoneMenu] = screen.getAllByRole('navigation', { name: 'Menú principal' });
  const links = within(phoneMenu!).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Inicio',
    'Productos',
    'Contacto',
    'Seguimiento de Pedido',
    'Conjuntos',
    'Corpiños',
  ]);
});

// @spec 2.2.4
test('cart link shows the number of units from one on', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Carrito' })).toBeInTheDocument();
  act(
    () => void cart().add({ id: 'a', name: 'Body', price: 1, image: '', size: 'M', quantity: 3, stock: 5 }),
  );
  expect(screen.getByRole('link', { name: 'Carrito, 3 productos' })).toHaveTextContent('3');
});

test('favorites link shows the number of favorites', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Favoritos' });
  expect(link).toHaveAttribute('href', '/favoritos');
  act(() => void favorites().update(() => ['a', 'b']));
  expect(link).toHaveAccessibleName('Favoritos, 2 productos');
  expect(link).toHaveTextContent('2');
});

// @spec 2.2.6 A.6
test('footer links to the withdrawal form and the staff login', async () => {
  await show();
  const withdrawal = within(screen.getByRole('contentinfo')).getByRole('link', {
    name: 'Botón de arrepentimiento',
  });
  expect(withdrawal).toHaveAttribute('href', '/arrepentimiento');
  expect(screen.getByRole('link', { name: 'Mis datos' })).toHaveAttribute('href', '/mis-datos');
  expect(screen.getByRole('link', { name: 'Entrada administración' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
});

// @spec 2.2.5
test('footer shows brand, credit and social networks, linked only where a link exists', async () => {
  const content = aSiteContent();
  content.contact.socialMedia = [
    { icon: 'Instagram', name: 'Instagram', handle: '@jazmin', link: '' },
    { icon: 'Facebook', name: 'Facebook', handle: '', link: 'https://red.example/jazmin' },
  ];
  await show('/', content);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText('Jazmín Lencería')).toBeInTheDocument();
  expect(foot.getByText(/Lencería pensada para acompañarte/)).toBeInTheDocument();
  expect(foot.getByText('Desarrollado en Neuquén')).toBeInTheDocument();
  expect(foot.getByRole('img', { name: 'Instagram: @jazmin' })).toBeInTheDocument();
  expect(foot.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://red.example/jazmin');
});

test('footer of the checkout leads to help and to what the law asks, and nowhere else', async () => {
  const shop = aShop({
    legalName: 'Jazmín SRL',
    cuit: '30-71234567-1',
    consumerDefenseUrl: 'https://defensa.example/',
    dataFiscalUrl: 'https://qr.arca.gob.ar/?qr=x',
  });
  await show('/checkout', aSiteContent(), shop);
  const foot = within(screen.getByRole('contentinfo'));
  const seller = foot.getByText(/Jazmín SRL/);
  for (const fact of [shop.cuit, shop.address, shop.phone, shop.email])
    expect(seller).toHaveTextContent(fact);
  const links = foot.getAllByRole('link');
  expect(links.map((link) => link.textContent || within(link).getByRole('img').getAttribute('alt'))).toEqual([
    'Escribinos por WhatsApp',
    'Botón de arrepentimiento',
    'Defensa del Consumidor',
    'Data Fiscal',
  ]);
});

// @spec 2.19.1
test('toast hides after two and a half seconds, later while the pointer rests on it', async () => {
  await show();
  vi.useFakeTimers();
  act(() => showToast({ text: '¡Listo!' }));
  const notice = screen.getByText('¡Listo!');
  fireEvent.pointerEnter(notice);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('¡Listo!')).toBeInTheDocument();
  fireEvent.pointerLeave(notice);
  act(() => void vi.advanceTimersByTime(2_499));
  expect(screen.getByText('¡Listo!')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('¡Listo!')).not.toBeInTheDocument();
});

// @spec A.35
test('toast stays while its link has the focus and hides on the cart page', async () => {
  await show();
  vi.useFakeTimers();
  const link = { to: '/cart', text: 'Ver carrito' };
  act(() => showToast({ text: '¡Listo!', detail: 'Talle 90 · Negro', link }));
  expect(screen.getByText('Talle 90 · Negro').closest('[role=status]')).not.toBeNull();
  act(() => screen.getByRole('link', { name: 'Ver carrito' }).focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('¡Listo!')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Ver carrito' }));
  expect(screen.queryByText('¡Listo!')).not.toBeInTheDocument();
});

async function showNoteAt(name: string) {
  await show();
  const origin = screen.getByRole('link', { name });
  act(() => origin.focus());
  act(() => showToast({ text: '¡Listo!', link: { to: '/cart', text: 'Ver carrito' } }));
  return { origin, link: screen.getByRole('link', { name: 'Ver carrito' }), user: userEvent.setup() };
}

test('link of a toast comes next in the order of Tab, once, and leads back to its place', async () => {
  const { origin, link, user } = await showNoteAt('Jazmín Lencería, inicio');
  await user.tab();
  expect(link).toHaveFocus();
  await user.tab({ shift: true });
  expect(origin).toHaveFocus();
  await user.tab();
  expect(link).not.toHaveFocus();
  expect(origin).not.toHaveFocus();
  expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement);
});

test('Escape hides a toast and returns the focus that it had', async () => {
  const { origin, user } = await showNoteAt('Jazmín Lencería, inicio');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('¡Listo!')).not.toBeInTheDocument();
  expect(origin).toHaveFocus();
});

test('toast stays while a pointer is on it, also when its link had the focus meanwhile', async () => {
  const { link } = await showNoteAt('Jazmín Lencería, inicio');
  const note = link.parentElement!;
  fireEvent.pointerEnter(note);
  vi.useFakeTimers();
  act(() => link.focus());
  act(() => link.blur());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(link).toBeVisible();
  fireEvent.pointerLeave(note);
  act(() => void vi.advanceTimersByTime(2_500));
  expect(link).not.toBeInTheDocument();
});
