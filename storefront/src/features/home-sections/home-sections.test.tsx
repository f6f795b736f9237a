import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSiteContent } from '@shop/web-kit/testing';
import { StaticRouter } from '#shared/router/index.ts';
import { heroPreload } from './hero-picture.ts';
import { sloganParts } from './hero-slogan.ts';
import { Hero } from './hero.tsx';
import { WhyChoose } from './why-choose.tsx';

const hero = (given: object = {}) => ({ ...aSiteContent().hero, ...given });
const show = (given: object = {}) =>
  render(
    <StaticRouter address="/">
      <Hero hero={hero(given)} />
    </StaticRouter>,
  );

test("the slogan's last word is emphasised, and the heading reads whole", () => {
  show({ slogan: 'Lencería para sentirte vos misma' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lencería para sentirte vos misma');
  expect(screen.getByText('misma').tagName).toBe('EM');
});

test.each([
  ['Hola', '', 'Hola'],
  ['', '', ''],
  ['  Dos palabras ', 'Dos ', 'palabras'],
])('a slogan of any length has a last word: %j', (slogan, start, last) => {
  expect(sloganParts(slogan)).toEqual({ start, last });
});

test('the button leads to the section the owner named', () => {
  show({ buttonText: 'Escribinos', buttonLink: 'contact' });
  expect(screen.getByRole('link', { name: 'Escribinos' })).toHaveAttribute('href', '/#contact');
});

test('without a picture of its own the hero shows the one that comes with the shop', () => {
  show();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/hero.jpg');
});

test("the shop's own picture is fetched first, in its widths", () => {
  const heroImage = { url: '/uploads/pictures/abc.jpg', alt: '', filename: '' };
  expect(heroPreload(hero({ heroImage }))?.srcSet).toContain('/uploads/pictures/abc-640.avif 640w');
  expect(heroPreload(hero())).toBeUndefined();
});

test('values are a list, each with its icon', () => {
  const values = [{ icon: 'MapPin', title: 'Talles de verdad', description: 'Con medidas' }];
  render(<WhyChoose why={{ mainTitle: '¿Por qué elegirnos?', description: '', values }} />);
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Talles de verdad');
  expect(item.querySelector('use')?.getAttribute('href')).toMatch(/#map-pin$/);
});
