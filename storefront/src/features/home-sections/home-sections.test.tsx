import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSiteContent } from '@shop/web-kit/testing';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { heroPreload } from './hero-preload.ts';
import { Hero, splitSlogan } from './hero.tsx';
import WhyChoose from './why-choose.tsx';

const hero = (given: object = {}) => ({ ...aSiteContent().hero, ...given });
const show = (given: object = {}) =>
  render(
    <MemoryRouter initialAddress="/">
      <Hero hero={hero(given)} />
    </MemoryRouter>,
  );

// @spec 2.3.1
test('hero emphasizes the last word of the slogan within one heading', () => {
  show({ slogan: 'Lencería para sentirte vos misma' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lencería para sentirte vos misma');
  expect(screen.getByText('misma').tagName).toBe('EM');
});

test.each([
  ['Hola', '', 'Hola'],
  ['', '', ''],
  ['  Dos palabras ', 'Dos ', 'palabras'],
])('splitSlogan splits off the last word of %j', (slogan, start, last) => {
  expect(splitSlogan(slogan)).toEqual({ start, last });
});

// @spec 2.3.2
test('hero button links to the section that the owner chose', () => {
  show({ buttonText: 'Escribinos', buttonLink: 'contact' });
  expect(screen.getByRole('link', { name: 'Escribinos' })).toHaveAttribute('href', '/#contact');
});

// @spec 2.3.4
test('hero without a picture shows the bundled one', () => {
  show();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/hero.jpg');
});

test('hero whose picture cannot be loaded shows the bundled one', () => {
  show({ heroImage: { url: '/uploads/pictures/gone.jpg', alt: '', filename: '' } });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/hero.jpg');
});

test('heroPreload offers an uploaded picture in its widths', () => {
  const heroImage = { url: '/uploads/pictures/abc.jpg', alt: '', filename: '' };
  expect(heroPreload(hero({ heroImage }))?.srcSet).toContain('/uploads/pictures/abc-640.avif 640w');
  expect(heroPreload(hero())).toBeUndefined();
});

// @spec 2.3.11
test('why-choose section lists the values with their icons', () => {
  const values = [{ icon: 'MapPin', title: 'Talles de verdad', description: 'Con medidas' }];
  render(<WhyChoose why={{ mainTitle: '¿Por qué elegirnos?', description: '', values }} />);
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Talles de verdad');
  expect(item.querySelector('use')?.getAttribute('href')).toMatch(/#map-pin$/);
});
