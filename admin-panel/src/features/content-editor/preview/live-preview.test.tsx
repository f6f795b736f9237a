import { createQueryClient } from '@shop/web-kit/query';
import { aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Click } from './find-clicked-field.ts';
import { LivePreview } from './live-preview.tsx';

fakeServer();

const click: Click = { block: 'hero', words: ['Encaje'], path: '/' };

it('live preview accepts clicks only from its own frame and origin', () => {
  const clicked: Click[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LivePreview content={aSiteContent()} tab="hero" onClick={(one) => clicked.push(one)} />
    </QueryClientProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Vista previa de la tienda').contentWindow;
  const { origin } = window.location;
  const say = (from: Partial<MessageEventInit>, data: unknown = { type: 'content-block', ...click }) =>
    fireEvent(window, new MessageEvent('message', { source: frame, origin, data, ...from }));
  say({ origin: 'https://evil.example' });
  say({ source: window });
  say({}, { type: 'content-block' });
  expect(clicked).toEqual([]);
  say({});
  expect(clicked).toMatchObject([click]);
});
