import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageWindow, Pagination } from './pagination.tsx';

// @spec 2.15.13

const open = (page: number, total: number) =>
  render(
    <Pagination
      page={page}
      pageSize={20}
      total={total}
      totalPages={Math.ceil(total / 20)}
      onPage={() => undefined}
      showing={(from, to, all) => `Mostrando ${from} - ${to} de ${all}`}
    />,
  );

describe('the page buttons', () => {
  it('page buttons are at most five, around the current page', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
  });

  it('page buttons are hidden for a single page', () => {
    open(1, 20);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['out of sight', -900, 1],
    ['in sight', 80, 0],
  ])('page buttons show the top of a list whose top is %s', async (_where, top, times) => {
    const show = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    open(1, 57);
    await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(show).toHaveBeenCalledTimes(times);
  });

  it('page buttons are disabled at both ends', () => {
    open(1, 30);
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    [1, 'Mostrando 1 - 20 de 57'],
    [3, 'Mostrando 41 - 57 de 57'],
  ])('page buttons of page %i stand beside its range of items', (page, range) => {
    open(page, 57);
    expect(screen.getByRole('status')).toHaveTextContent(range);
  });
});
