import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageWindow, Pagination } from './pagination.tsx';

const none = () => undefined;

describe('the page buttons', () => {
  it('page buttons are at most five, around the current page', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
  });

  it('page buttons are hidden for a single page', () => {
    render(<Pagination page={1} totalPages={1} onPage={none} summary="Todo" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('page buttons are disabled at both ends', () => {
    render(<Pagination page={1} totalPages={2} onPage={none} summary="Mostrando 1 - 20 de 30" />);
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
  });
});
