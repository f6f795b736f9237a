import { recordSearch as recordSearchEndpoint } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { expect, it, vi } from 'vitest';
import { recordSearch } from './record-search.ts';

const server = fakeServer();

it('recordSearch sends each searched text once', async () => {
  const sent: unknown[] = [];
  server.use(
    answering(recordSearchEndpoint, async (request) => {
      sent.push(await request.json());
      return { status: 'success' as const, counted: true };
    }),
  );
  for (const text of ['bata', 'bata', 'robe']) recordSearch(text);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(expect.arrayContaining([{ text: 'bata' }, { text: 'robe' }]));
});

it('recordSearch sends nothing from the preview of the editor', () => {
  const send = vi.spyOn(window, 'fetch');
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  recordSearch('enagua');
  expect(send).not.toHaveBeenCalled();
});
