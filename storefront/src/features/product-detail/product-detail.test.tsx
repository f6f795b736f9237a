import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SiteContent } from '@shop/contract';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { MemoryRouter } from '#testing/memory-router.tsx';
import type { ChosenVariant } from './chat-subject.ts';
import ProductInfo, { ExpandableSections } from './info/product-info.tsx';
import { SizeGuides } from './size-guides/size-guides.tsx';

// @spec 2.4.9 4.9

const guide = (category: string, title: string): SiteContent['sizeGuides'][number] => ({
  category,
  title,
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talla', 'Busto'],
  tableRows: [{ size: 'S', measurements: ['80 - 84'] }],
  notes: '',
});

// @spec 1.3
test('several size guides are tabs that the arrow keys switch', () => {
  render(<SizeGuides guides={[guide('corpinos', 'Corpiños'), guide('bombachas', 'Bombachas')]} />);
  const [first, second] = screen.getAllByRole('tab');
  expect(first).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Bombachas' })).toBeInTheDocument();
});

// @spec 1.3
test('a single size guide is a table with headers', () => {
  render(<SizeGuides guides={[guide('bodies', 'Bodies')]} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Busto' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'S' })).toBeInTheDocument();
});

// @spec 2.4.8
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

const undecided = { size: null, soldOutSize: null, color: undefined };
const more = (content: SiteContent | undefined, choice: ChosenVariant = undecided) =>
  render(
    <MemoryRouter initialAddress="/">
      <ProductInfo
        product={aProduct()}
        choice={choice}
        content={content}
        guides={[]}
        chat={(text) => `https://wa.me/1?text=${encodeURIComponent(text)}`}
      />
    </MemoryRouter>,
  );

test('sections fold the garment’s facts into one, and end with its size guide', () => {
  const facts = { description: 'Encaje', composition: '100 % algodón', care: 'Lavar a mano', origin: '' };
  render(
    <MemoryRouter initialAddress="/">
      <ProductInfo
        product={aProduct({ ...facts, manufacturer: '' })}
        choice={undecided}
        content={undefined}
        guides={[guide('bodies', 'Bodies')]}
        chat={() => null}
      />
    </MemoryRouter>,
  );
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Descripción', 'Composición y cuidados', 'Guía de talles']);
  expect(screen.getByText(/100 % algodón\s+Lavar a mano/)).toBeInTheDocument();
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
});

const chatText = () => {
  const link = screen.getByRole('link', { name: 'Consultar por WhatsApp' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

test('chat link names the product with its address, and size and color once they are chosen', () => {
  const { unmount } = more(aSiteContent());
  const address = `${window.location.origin}/product/conjunto-alma`;
  expect(chatText()).toBe(`¡Hola! Quería consultar por “Conjunto Alma”. ${address}`);
  unmount();
  const chosen = more(aSiteContent(), { size: '90', soldOutSize: null, color: 'Bordó' });
  const named = '“Conjunto Alma”, talle 90, color Bordó';
  expect(chatText()).toBe(`¡Hola! Quería consultar por ${named}. ${address}?color=bordo`);
  chosen.unmount();
  more(aSiteContent(), { size: '90', soldOutSize: '95', color: undefined });
  expect(chatText()).toContain('“Conjunto Alma”, talle 95.');
});
