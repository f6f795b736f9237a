import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SiteContent } from '@shop/contract';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { StaticRouter } from '#shared/router/router.tsx';
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

const more = (content: SiteContent | undefined) =>
  render(
    <StaticRouter address="/">
      <ProductInfo product={aProduct()} content={content} chat={(text) => `https://wa.me/1?text=${text}`} />
    </StaticRouter>,
  );

// @spec 2.4.7
test('info cards promise only what the owner wrote, and nothing when the content could not be loaded', () => {
  const { container, unmount } = more(undefined);
  expect(container).not.toHaveTextContent(/gratis|\$30\.000|30 días|garantía/i);
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
});

test('chat link contains the product', () => {
  more(aSiteContent());
  const link = screen.getByRole('link', { name: 'Consultar por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Conjunto Alma');
});
