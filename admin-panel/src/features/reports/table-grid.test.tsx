import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableGrid } from './table-grid.tsx';

test('on a phone size and colour stand below the product, so that the figure is in sight', () => {
  const table = {
    key: 'stockouts',
    title: 'Días sin stock',
    explanation: '',
    total: null,
    previousTotal: null,
    columns: [
      { key: 'product', label: 'Producto', kind: 'text' as const },
      { key: 'size', label: 'Talle', kind: 'text' as const },
      { key: 'color', label: 'Color', kind: 'text' as const },
      { key: 'days', label: 'Días sin stock', kind: 'count' as const },
    ],
    rows: [
      ['Bikini Verano', 'M', 'Coral', 12],
      ['Bata Ceibo', null, null, 3],
    ],
  };
  render(<TableGrid table={table} />);
  const [bikini, bata] = screen.getAllByRole('rowheader');
  expect(bikini).toHaveTextContent('Bikini VeranoM · Coral');
  expect(bata).toHaveTextContent(/^Bata Ceibo$/);
  expect(screen.queryByText(/^Deslizá la tabla/)).not.toBeInTheDocument();
});
