import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Product, SiteContent } from '@shop/contract';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { StaticRouter } from '#shared/router/router.tsx';
import { BuyBox } from './buying/buy-box.tsx';
import ProductInfo, { ExpandableSections } from './info/product-info.tsx';
import { SizeGuides } from './size-guides/size-guides.tsx';
import { countUnits } from './buying/order-limit.ts';
import { useVariantChoice } from './buying/use-variant-choice.ts';

const guide = (category: string, title: string): SiteContent['sizeGuides'][number] => ({
  category,
  title,
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talla', 'Busto'],
  tableRows: [{ size: 'S', measurements: ['80 - 84'] }],
  notes: '',
});

type BoxProps = { product: Product; onAdd: (...added: unknown[]) => boolean; inCart?: number };

function Box({ product, onAdd, inCart = 0 }: BoxProps) {
  const unitsOf = ({ variants }: Product, size: string, color?: string) => {
    const left = variants.find((variant) => variant.size === size && variant.color === color)?.stock ?? 0;
    return countUnits(left, inCart);
  };
  const choice = useVariantChoice(product, { unitsOf, onAdd });
  return <BuyBox choice={choice} soldOut={product.stock < 1} />;
}

const twoColors = aProduct({
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

function show(product = twoColors, inCart = 0) {
  const onAdd = vi.fn(() => true);
  render(<Box product={product} onAdd={onAdd} inCart={inCart} />);
  return onAdd;
}
const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar al Carrito' }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('buy box shows an error and adds nothing without a size', () => {
  const onAdd = show();
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor selecciona una talla');
  expect(onAdd).not.toHaveBeenCalled();
  pick('S');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('buy box adds the chosen size, color and quantity', () => {
  const onAdd = show();
  pick('Rosa');
  pick('M');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar una unidad' }));
  buy();
  expect(onAdd).toHaveBeenCalledWith(twoColors, { size: 'M', color: 'Rosa' }, 2);
});

test('buy box announces a sold-out size and does not add it', () => {
  const onAdd = show();
  const soldOut = screen.getByRole('radio', { name: 'M, sin stock' });
  expect(soldOut).toBeEnabled();
  fireEvent.click(soldOut);
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('No queda stock del talle M en este color.');
  expect(onAdd).not.toHaveBeenCalled();
});

test('size picker sorts the sizes', () => {
  show();
  const sizes = within(screen.getByRole('group', { name: 'Talle' })).getAllByRole('radio');
  expect(sizes.map((size) => size.getAttribute('aria-label'))).toEqual(['S', 'M, sin stock', 'L']);
});

test('stock hint shows the units left of the chosen variant when they are few', () => {
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

test('quantity picker stays between one and the stock, however it is typed', () => {
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

test('quantity picker stops at the units that an order takes and says so', () => {
  const plenty = { _id: '1', size: 'M', color: 'Negro', stock: 80, sku: null };
  show(aProduct({ size: ['M'], colors: [{ name: 'Negro', value: '#000' }], variants: [plenty], stock: 80 }));
  const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
  fireEvent.change(quantity, { target: { value: '21' } });
  expect(quantity).toHaveValue('20');
  expect(screen.getByRole('button', { name: 'Sumar una unidad' })).toBeDisabled();
  expect(screen.getByText('En un pedido entran hasta 20.')).toHaveAttribute('role', 'status');
});

test('quantity picker counts what is already in the cart', () => {
  show(twoColors, 7);
  pick('L');
  const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
  fireEvent.change(quantity, { target: { value: '9' } });
  expect(quantity).toHaveValue('2');
  expect(screen.getByText('Ya tenés 7 en el carrito. Hay 9 unidades disponibles.')).toBeInTheDocument();
});

test('buy box says why nothing is added when the cart already holds every unit', () => {
  const onAdd = show(twoColors, 9);
  pick('L');
  buy();
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText('Ya tenés 9 en el carrito. Hay 9 unidades disponibles.')).toHaveClass(
    'bg-warn-soft',
  );
  pick('S');
  expect(screen.queryByText(/^Ya tenés 9/)).not.toHaveClass('bg-warn-soft');
});

test('quantity picker may be emptied while typing and keeps its value until then', () => {
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

test('color picker offers Negro and Blanco for unknown colors, and nothing for no colors', () => {
  const { unmount } = render(<Box product={aProduct({ colors: null })} onAdd={() => true} />);
  expect(screen.getByRole('radio', { name: /Blanco/ })).toBeInTheDocument();
  unmount();
  render(<Box product={aProduct({ colors: [] })} onAdd={() => true} />);
  expect(screen.queryByText('Color')).not.toBeInTheDocument();
});

test('several size guides are tabs that the arrow keys switch', () => {
  render(<SizeGuides guides={[guide('corpinos', 'Corpiños'), guide('bombachas', 'Bombachas')]} />);
  const [first, second] = screen.getAllByRole('tab');
  expect(first).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Bombachas' })).toBeInTheDocument();
});

test('a single size guide is a table with headers', () => {
  render(<SizeGuides guides={[guide('bodies', 'Bodies')]} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Busto' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'S' })).toBeInTheDocument();
});

test('expandable sections open independently', () => {
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
      <ProductInfo product={aProduct()} content={content} chat={(text) => `https://wa.me/1?text=${text}`} />
    </StaticRouter>,
  );

test('fallback info cards replace only content that could not be loaded', () => {
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

test('chat link contains the product', () => {
  more(aSiteContent());
  const link = screen.getByRole('link', { name: 'Consultar por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Conjunto Alma');
});
