import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

const size = { width: 48, height: 60, sizes: '48px' };
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Conjunto Alma' });
const address = () => image().getAttribute('src');

afterEach(() => vi.restoreAllMocks());

test('picture that fails to load shows the placeholder and offers no dead formats', () => {
  const { container } = render(<Picture url="/uploads/pictures/a.jpg" alt="Conjunto Alma" {...size} />);
  expect(container.querySelectorAll('source')).toHaveLength(2);
  fireEvent.error(image());
  expect(address()).toBe('/placeholder.svg');
  expect(container.querySelectorAll('source')).toHaveLength(0);
});

test('picture that failed before hydration shows the placeholder', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  render(<Picture url="/uploads/pictures/a.jpg" alt="Conjunto Alma" {...size} />);
  expect(address()).toBe('/placeholder.svg');
});

test('picture shows its fallback before the placeholder', () => {
  render(<Picture url="/dead.jpg" fallback="/assets/hero.jpg" alt="Conjunto Alma" {...size} />);
  fireEvent.error(image());
  expect(address()).toBe('/assets/hero.jpg');
  fireEvent.error(image());
  expect(address()).toBe('/placeholder.svg');
  fireEvent.error(image());
  expect(address()).toBe('/placeholder.svg');
});

test('picture with a new address is tried again', () => {
  const { rerender } = render(<Picture url="/dead.jpg" alt="Conjunto Alma" {...size} />);
  fireEvent.error(image());
  rerender(<Picture url="/alive.jpg" alt="Conjunto Alma" {...size} />);
  expect(address()).toBe('/alive.jpg');
});
