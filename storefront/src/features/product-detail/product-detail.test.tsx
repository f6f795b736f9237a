import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Product, SiteContent } from '@shop/contract';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { StaticRouter } from '#shared/router/index.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { ExpandableSections } from './info/expandable-sections.tsx';
import ProductMore from './info/product-info.tsx';
import { SizeGuides } from './size-guides/size-guides.tsx';
import { useChoice } from './buying/use-variant-choice.ts';

const guide = (category: string, title: string): SiteContent['sizeGuides'][number] => ({
  category,
  title,
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talla', 'Busto'],
  tableRows: [{ size: 'S', measurements: ['80 - 84'] }],
  notes: '',
});

function Box({ product, onAdd }: { product: Product; onAdd: (...added: unknown[]) => boolean }) {
  const unitsLeft = ({ variants }: Product, size: string, color?: string) =>
    variants.find((variant) => variant.size === size && variant.color === color)?.stock ?? 0;
  const choice = useChoice(product, { unitsLeft, onAdd });
  return <BuyBox choice={choice} soldOut={product.stock < 1} />;
}

const twoColours = aProduct({
  size: ['M', 'S', 'L'],
  colors: [
    { name: 'Negro', value: '#000000' },
    { name: 'Rosa', value: '#E2B1AE' },
  ],
  variants: [
    { _id: '1', size: 'S', color: 'Negro', stock: 1, sku: null },
    { _id: '2', size: 'M', color: 'Negro', stock: 0, sku: null },
    { _id: '3', size: 'L', color: 'Negro', stock: 9, sku: null },
    { _id: '4', size: 'M', color: 'Rosa', stock: 2, sku: null },
  ],
  stock: 12,
});

function show(product = twoColours) {
  const onAdd = vi.fn(() => true);
  render(<Box product={product} onAdd={onAdd} />);
  return onAdd;
}
const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar al Carrito' }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('without a size nothing is added and the shopper is told', () => {
  const onAdd = show();
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor selecciona una talla');
  expect(onAdd).not.toHaveBeenCalled();
  pick('S');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('what was chosen is what is added', () => {
  const onAdd = show();
  pick('Rosa');
  pick('M');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar una unidad' }));
  buy();
  expect(onAdd).toHaveBeenCalledWith(twoColours, { size: 'M', color: 'Rosa' }, 2);
});

test('a sold-out size can be reached, says so, and is not added', () => {
  const onAdd = show();
  const gone = screen.getByRole('radio', { name: 'M, sin stock' });
  expect(gone).toBeEnabled();
  fireEvent.click(gone);
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('No queda stock del talle M en este color.');
  expect(onAdd).not.toHaveBeenCalled();
});

test('sizes are offered in their order', () => {
  show();
  const sizes = within(screen.getByRole('group', { name: 'Talla' })).getAllByRole('radio');
  expect(sizes.map((size) => size.getAttribute('aria-label'))).toEqual(['S', 'M, sin stock', 'L']);
});

test('few left are told by the true stock only', () => {
  show();
  pick('S');
  expect(screen.getByText('¡Última unidad!')).toBeInTheDocument();
  pick('Rosa');
  pick('M');
  expect(screen.getByText('Quedan 2')).toBeInTheDocument();
  pick('Negro');
  pick('L');
  expect(screen.queryByText(/Quedan|Última/)).not.toBeInTheDocument();
});

test('the quantity stays between one and the stock, however it is typed', () => {
  show();
  pick('L');
  const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
  expect(screen.getByRole('button', { name: 'Restar una unidad' })).toBeDisabled();
  fireEvent.change(quantity, { target: { value: '500' } });
  expect(quantity).toHaveValue('9');
  expect(screen.getByText('Hay 9 unidades disponibles.')).toBeInTheDocument();
  fireEvent.change(quantity, { target: { value: '0' } });
  expect(quantity).toHaveValue('1');
});

test('the quantity may be emptied to type another one, and what was there counts until then', () => {
  show();
  pick('L');
  const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
  fireEvent.change(quantity, { target: { value: '3' } });
  fireEvent.change(quantity, { target: { value: '' } });
  expect(quantity).toHaveValue('');
  fireEvent.change(quantity, { target: { value: '5' } });
  expect(quantity).toHaveValue('5');
  fireEvent.change(quantity, { target: { value: '' } });
  fireEvent.blur(quantity);
  expect(quantity).toHaveValue('5');
  fireEvent.change(quantity, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Restar una unidad' }));
  expect(quantity).toHaveValue('4');
});

test('unknown colours are offered as Negro and Blanco; none means no choice', () => {
  const { unmount } = render(<Box product={aProduct({ colors: null })} onAdd={() => true} />);
  expect(screen.getByRole('radio', { name: /Blanco/ })).toBeInTheDocument();
  unmount();
  render(<Box product={aProduct({ colors: [] })} onAdd={() => true} />);
  expect(screen.queryByText('Color')).not.toBeInTheDocument();
});

test('several guides are tabs, moved through with the arrows', () => {
  render(<SizeGuides guides={[guide('corpinos', 'Corpiños'), guide('bombachas', 'Bombachas')]} />);
  const [first, second] = screen.getAllByRole('tab');
  expect(first).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Bombachas' })).toBeInTheDocument();
});

test('one guide is a table with its headers', () => {
  render(<SizeGuides guides={[guide('bodies', 'Bodies')]} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Busto' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'S' })).toBeInTheDocument();
});

test('sections open and close each by itself', () => {
  render(
    <ExpandableSections
      sections={[
        { id: 'a', title: 'Envíos', content: 'Uno' },
        { id: 'b', title: 'Cambios', content: 'Dos' },
      ]}
    />,
  );
  for (const section of document.querySelectorAll('details')) expect(section).not.toHaveAttribute('name');
});

const more = (content: SiteContent | undefined) =>
  render(
    <StaticRouter address="/">
      <ProductMore product={aProduct()} content={content} chat={(text) => `https://wa.me/1?text=${text}`} />
    </StaticRouter>,
  );

test('the general info cards stand in only when the texts could not be loaded', () => {
  const { unmount } = more(undefined);
  expect(screen.getByText('En compras superiores a $30.000')).toBeInTheDocument();
  unmount();
  const productDetail = {
    ...aSiteContent().productDetail,
    infoCards: [
      { icon: 'Truck', title: 'Propia', description: '', enabled: true },
      { icon: 'Truck', title: 'Apagada', description: '', enabled: false },
    ],
  };
  more(aSiteContent({ productDetail }));
  expect(screen.getByText('Propia')).toBeInTheDocument();
  expect(screen.queryByText('Apagada')).not.toBeInTheDocument();
  expect(screen.queryByText('En compras superiores a $30.000')).not.toBeInTheDocument();
});

test('the chat opens with the product in its text', () => {
  more(aSiteContent());
  const link = screen.getByRole('link', { name: 'Consultar por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Conjunto Alma');
});
