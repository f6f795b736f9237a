import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeHomeSections, getContent, readShowcase, type HomePageSection } from '@shop/contract';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import HomePage from './home-page.tsx';

const server = fakeServer();

const review = {
  _id: 'r1',
  stars: 5,
  text: 'Suave y cómodo, no se marca.',
  name: 'Daniela',
  product: { slug: 'conjunto-alma', title: 'Conjunto Alma' },
};

async function open(change: (sections: HomePageSection[]) => HomePageSection[]) {
  const content = aSiteContent();
  content.homePage.sections = change(completeHomeSections([]));
  server.use(
    answering(getContent, { status: 'success', content }),
    answering(readShowcase, {
      status: 'success',
      categories: [{ category: 'conjuntos', url: '/uploads/pictures/a.jpg' }],
      reviews: [review],
    }),
  );
  await loadDeferredParts();
  renderAt(<HomePage />, '/');
  await screen.findByRole('button', { name: 'Enviar mensaje' });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('home page shows its sections in the order of the owner, without those that are switched off', async () => {
  await open((sections) =>
    sections.map((section) => ({ ...section, enabled: section.key !== 'gift' })).reverse(),
  );
  await screen.findByText(review.text);
  const shown = headings();
  expect(shown).not.toContain('Para regalar');
  expect(shown.indexOf('Contáctanos')).toBeLessThan(shown.indexOf('Lo que dicen quienes compraron'));
  expect(shown.indexOf('Lo que dicen quienes compraron')).toBeLessThan(shown.indexOf('¿No sabés tu talle?'));
});

test('home page quotes a review beside its product, and shows a category as a picture', async () => {
  await open((sections) => sections);
  const quotes = await screen.findByRole('region', { name: 'Lo que dicen quienes compraron' });
  expect(within(quotes).getByText('5 de 5 estrellas')).toBeInTheDocument();
  expect(within(quotes).getByRole('link', { name: 'Sobre Conjunto Alma' })).toHaveAttribute(
    'href',
    '/product/conjunto-alma',
  );
  const categories = screen.getByRole('region', { name: 'Comprá por categoría' });
  expect(within(categories).getByRole('link', { name: 'Conjuntos' })).toHaveAttribute(
    'href',
    '/category/conjuntos',
  );
});
