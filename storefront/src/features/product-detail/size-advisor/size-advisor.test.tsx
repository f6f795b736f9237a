import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SizeGuide } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import SizeAdvisor from './size-advisor.tsx';
// Loaded beforehand: the advisor imports it late.
import './size-advisor-dialog.tsx';

const guide: SizeGuide = {
  category: 'corpinos',
  title: 'Corpiños',
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talle', 'Busto', 'Bajo busto'],
  tableRows: [
    { size: '90', measurements: ['88 - 92', '73 - 77'] },
    { size: '95', measurements: ['93 - 97', '78 - 82'] },
  ],
  notes: '',
};
const request = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('XMLHttpRequest', request);
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: request }));
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <SizeAdvisor
      product={aProduct({ size: ['90', '95'] })}
      guides={[guide]}
      chat={(text) => `https://wa.me/1?text=${encodeURIComponent(text)}`}
    />,
  );
async function measure(underBust: string, bust: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '¿Cuál es mi talle?' })));
  const dialog = within(screen.getByRole('dialog', { name: 'Encontrá tu talle' }));
  fireEvent.change(dialog.getByLabelText('Contorno de bajo busto (cm)'), { target: { value: underBust } });
  fireEvent.change(dialog.getByLabelText('Contorno de busto (cm)'), { target: { value: bust } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ver mi talle' }));
  return dialog;
}

// @spec A.38
test('size advisor names the size with its reasons, remembers the measures and sends nothing', async () => {
  const { unmount } = show();
  const dialog = await measure('74,5', '90');
  expect(dialog.getByText('Tu talle es 90')).toBeVisible();
  expect(dialog.getByText('74,5 cm de bajo busto: talle 90')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('medidas') ?? '')).toEqual({ underBust: 74.5, bust: 90 });
  expect(screen.getByText('Tu talle: 90')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.getByText('Tu talle: 90')).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});

test('size advisor says what to do between two sizes', async () => {
  show();
  const dialog = await measure('77', '93');
  expect(dialog.getByText('Estás entre 90 y 95')).toBeVisible();
  expect(dialog.getByText('Si te gusta firme, 90; si te gusta más suelto, 95.')).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
});

test('size advisor offers WhatsApp with the measures to a shopper outside the table', async () => {
  show();
  const dialog = await measure('99', '120');
  expect(dialog.getByText('Tus medidas están fuera de nuestra tabla')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Enviar mis medidas por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('bajo busto 99 cm, busto 120 cm');
});

test('size advisor names a measure that is no number and stores nothing', async () => {
  show();
  const dialog = await measure('setenta', '90');
  expect(dialog.getByLabelText('Contorno de bajo busto (cm)')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByText('Escribí la medida en centímetros, por ejemplo 86,5')).toBeVisible();
  expect(localStorage.getItem('medidas')).toBeNull();
});

// @spec A.56
test('size advisor says how the garment fits, also without measures', () => {
  render(<SizeAdvisor product={aProduct({ fit: 'small' })} guides={[]} chat={() => null} />);
  expect(screen.getByText('Calza chico: si dudás, elegí un talle más.')).toBeVisible();
});

test('size advisor is absent for a garment without measures in centimetres', () => {
  const { container } = render(<SizeAdvisor product={aProduct()} guides={[]} chat={() => null} />);
  expect(container).toBeEmptyDOMElement();
});
