import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Product } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { BuyBox } from './buy-box.tsx';
import { countUnits } from './order-limit.ts';
import { useVariantChoice } from './use-variant-choice.ts';

type BoxProps = { product: Product; onAdd: (...added: unknown[]) => boolean; inCart?: number };

function Box({ product, onAdd, inCart = 0 }: BoxProps) {
  const unitsOf = ({ variants }: Product, size: string, color?: string) => {
    const isCovered = (variant: Product['variants'][number]) =>
      (variant.size ?? '') === size && variant.color === color;
    const left = variants.find(isCovered)?.stock ?? 0;
    return countUnits(left, inCart);
  };
  const choice = useVariantChoice(product, { unitsOf, onAdd });
  return (
    <BuyBox
      choice={choice}
      soldOut={product.stock < 1}
      fit={product.fit}
      renderAlert={({ size, color }) => (
        <button>{`Avisame: ${[size, color].filter(Boolean).join(' ')}`}</button>
      )}
    />
  );
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

// @spec 5.8
test('buy box shows an error and adds nothing without a size', () => {
  const onAdd = show();
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor selecciona una talla');
  expect(onAdd).not.toHaveBeenCalled();
  pick('S');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

// @spec 2.4.6
test('buy box adds the chosen size, color and quantity', () => {
  const onAdd = show();
  pick('Rosa');
  pick('M');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar una unidad' }));
  buy();
  expect(onAdd).toHaveBeenCalledWith(twoColors, { size: 'M', color: 'Rosa' }, 2);
});

// @spec 2.4.4 A.36
test("buy box shows 'Sin stock' on a sold-out size, does not choose it and offers an alert", () => {
  const onAdd = show();
  const soldOut = screen.getByRole('radio', { name: 'M, sin stock' });
  expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  expect(soldOut).toBeEnabled();
  expect(within(soldOut.closest('label')!).getByText('Sin stock')).toBeVisible();
  expect(within(soldOut.closest('label')!).getByText('M')).toHaveClass('line-through');
  pick('S');
  expect(screen.queryByRole('button', { name: /^Avisame/ })).not.toBeInTheDocument();
  fireEvent.click(soldOut);
  expect(soldOut).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
  expect(screen.getByText('No queda stock del talle M en este color.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Avisame: M Negro' })).toBeVisible();
  buy();
  expect(onAdd).toHaveBeenCalledWith(twoColors, { size: 'S', color: 'Negro' }, 1);
});

test('buy box lets go of a size that the newly chosen color has not, and takes it back with the color', () => {
  const onAdd = show();
  pick('L');
  pick('Rosa');
  expect(screen.getByRole('radio', { name: 'L, sin stock' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Avisame: L Rosa' })).toBeVisible();
  buy();
  expect(screen.getByRole('alert')).toHaveTextContent('No queda stock del talle L en este color.');
  expect(onAdd).not.toHaveBeenCalled();
  pick('Negro');
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
});

test('buy box marks a sold-out color and still shows it', () => {
  const colors = ['Negro', 'Rosa'].map((name) => ({ name, value: '#112233' }));
  const variants = [{ _id: '1', size: null, color: 'Negro', stock: 2, sku: null }];
  show(aProduct({ size: [], colors, variants, stock: 2 }));
  const rosa = screen.getByRole('radio', { name: 'Rosa, sin stock' });
  expect(rosa).toHaveAttribute('aria-disabled', 'true');
  expect(within(rosa.closest('label')!).getByText('Sin stock')).toBeVisible();
  fireEvent.click(rosa);
  expect(rosa).toBeChecked();
  expect(screen.getByText('No queda stock de este color.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avisame: Rosa' })).toBeVisible();
});

test('buy box of a sold-out product asks for the size to be told about', () => {
  const variants = ['S', 'M'].map((size) => ({ _id: size, size, color: null, stock: 0, sku: null }));
  show(aProduct({ size: ['S', 'M'], colors: [], variants, stock: 0 }));
  expect(screen.queryByRole('button', { name: 'Agregar al Carrito' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Avisame cuando vuelva' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí el talle que esperás');
  expect(screen.getByRole('radio', { name: 'S, sin stock' })).toHaveFocus();
  pick('M, sin stock');
  expect(screen.getByRole('button', { name: 'Avisame: M' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avisame cuando vuelva' })).not.toBeInTheDocument();
});

// @spec 2.4.4
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

// @spec 2.4.5 5.9
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

// @spec 2.4.5
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

// @spec 2.4.5
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

// @spec A.56
test('buy box says below the sizes how the garment fits', () => {
  show({ ...twoColors, fit: 'small' });
  expect(screen.getByText('Calza chico: si dudás, elegí un talle más.')).toBeVisible();
});
