import { searchStats, type SiteContent, updateContent } from '@shop/contract';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ContentEditor } from '../content-editor.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());

const negligee = { text: 'neglige', searches: 3, found: 0 };

function open() {
  const Component = () => (
    <ContentEditor
      published={aSiteContent({ search: { synonyms: 'bata, robe' } })}
      variables={{}}
      onRefresh={vi.fn()}
    />
  );
  return renderRoute([{ path: '/', Component }], '/?seccion=search');
}

// @spec A.55
it('a searched text that found nothing begins a group of synonyms with one tap', async () => {
  const saved: SiteContent[] = [];
  server.use(
    answering(searchStats, {
      status: 'success',
      searches: {
        days: 30,
        searched: [{ text: 'bata', searches: 9, found: 4 }, negligee],
        notFound: [negligee],
      },
    }),
    answering(updateContent, async (request) => {
      const content = (await request.json()) as SiteContent;
      saved.push(content);
      return { status: 'success' as const, content: { ...content, version: 2 } };
    }),
  );
  const { user } = open();
  const most = within(await screen.findByRole('region', { name: 'Lo más buscado' }));
  expect(most.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'bata 9 veces4 prendas',
    'neglige 3 veces0 prendas',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hacer sinónimo: neglige' }));
  const field = screen.getByLabelText('Sinónimos');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('camisolín');
  expect(field).toHaveValue('bata, robe\nneglige, camisolín');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.search.synonyms).toBe('bata, robe\nneglige, camisolín');
});

it('searched texts are loaded for another period, and say why they are missing', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answering(searchStats, (request) => {
      asked.push(new URL(request.url).searchParams.get('days'));
      if (asked.length > 1) return refusal(500, 'x');
      return { status: 'success' as const, searches: { days: 30, searched: [], notFound: [] } };
    }),
  );
  const { user } = open();
  expect(await screen.findByText('Todavía no hay búsquedas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '7 días' }));
  expect(await screen.findByText('No se pudieron cargar las búsquedas.')).toBeVisible();
  expect(asked.slice(0, 2)).toEqual(['30', '7']);
});
