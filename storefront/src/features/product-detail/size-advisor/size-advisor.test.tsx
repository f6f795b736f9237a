import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SizeGuide } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import type { AdvisedChoice } from './place-advice.ts';
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
  chooseSize.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('XMLHttpRequest', request);
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: request }));
});
afterEach(() => vi.unstubAllGlobals());

const chooseSize = vi.fn();

function choiceOf(sizes: readonly string[], soldOut: readonly string[] = []): AdvisedChoice {
  const listed = sizes.map((name) => ({ name, left: soldOut.includes(name) ? 0 : 5 }));
  return { sizes: listed, size: null, soldOutSize: null, color: 'Bordó', chooseSize };
}

const chat = (text: string) => `https://wa.me/1?text=${encodeURIComponent(text)}`;
const show = (choice = choiceOf(['90', '95'])) =>
  renderAt(
    <SizeAdvisor
      product={aProduct({ size: choice.sizes.map(({ name }) => name) })}
      choice={choice}
      guides={[guide]}
      chat={chat}
    />,
    '/product/conjunto-alma',
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
  expect(screen.getByRole('button', { name: 'Tu talle: 90' })).toBeVisible();
  expect(screen.queryByText('¿Cuál es mi talle?')).not.toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
});

test('size advisor chooses the advised size with one tap', async () => {
  show();
  const dialog = await measure('74,5', '90');
  fireEvent.click(dialog.getByRole('button', { name: 'Elegir talle 90' }));
  expect(chooseSize).toHaveBeenCalledWith('90');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('size advisor says that the advised size is sold out, and still leads to it', async () => {
  show(choiceOf(['90', '95'], ['90']));
  const dialog = await measure('74,5', '90');
  expect(dialog.getByText('Del 90 no queda stock en este color.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Elegir talle 90' })).toBeVisible();
});

test.each([
  ['95', ['74,5', '90'], 'Esta prenda empieza en 95; sos 90: mirá estos', 'talle=90'],
  ['90', ['80', '95'], 'Esta prenda llega hasta 90; sos 95: mirá estos', 'talle=95'],
] as const)(
  'size advisor of a garment in %s alone says where it begins or ends, and leads to the advised size',
  async (only, [underBust, bust], text, filter) => {
    show(choiceOf([only]));
    const dialog = await measure(underBust, bust);
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Sos 9\d: acá no viene$/)).toBeInTheDocument();
    const others = dialog.getByRole('link', { name: /^Ver todo en talle 9\d$/ });
    expect(others).toHaveAttribute('href', `/category/conjuntos?${filter}`);
  },
);

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
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain('“Conjunto Alma”, color Bordó');
  expect(text).toContain('bajo busto 99 cm, busto 120 cm');
  expect(text).toContain(`${window.location.origin}/product/conjunto-alma?color=bordo`);
});

test.each([
  ['larger', ['99', '120'], /más grandes que nuestro talle más grande, el 95/],
  ['smaller', ['50', '60'], /más chicas que nuestro talle más chico, el 90/],
] as const)('size advisor says that measures are %s than the whole table', async (_, measures, text) => {
  show();
  const [underBust, bust] = measures;
  expect((await measure(underBust, bust)).getByText(text)).toBeVisible();
});

test('size advisor names a measure that is no number and stores nothing', async () => {
  show();
  const dialog = await measure('setenta', '90');
  expect(dialog.getByLabelText('Contorno de bajo busto (cm)')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByText('Escribí la medida en centímetros, por ejemplo 86,5')).toBeVisible();
  expect(localStorage.getItem('medidas')).toBeNull();
});

test('size advisor is absent for a garment without measures in centimetres', () => {
  const { container } = render(
    <SizeAdvisor product={aProduct()} choice={choiceOf([])} guides={[]} chat={() => null} />,
  );
  expect(container).toBeEmptyDOMElement();
});
