import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { lightTexts, useWholeContent } from './content-queries.ts';

const server = fakeServer();

function Page() {
  const { content, pending } = useWholeContent();
  return <p>{pending ? 'pending' : (content?.productDetail.sizeGuideButtonText ?? 'none')}</p>;
}

function openFromHome() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  client.setQueryData(['content'], lightTexts(aSiteContent()));
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
}

test('what the page before left out is asked for where it is shown', async () => {
  openFromHome();
  expect(screen.getByText('pending')).toBeInTheDocument();
  expect(await screen.findByText(aSiteContent().productDetail.sizeGuideButtonText)).toBeInTheDocument();
});

test('without an answer the page is shown as when it has no texts', async () => {
  server.use(answering('getContent', () => refusal(500, 'Error interno')));
  openFromHome();
  expect(await screen.findByText('none')).toBeInTheDocument();
});
