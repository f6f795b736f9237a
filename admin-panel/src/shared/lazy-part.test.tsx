import { NOTICE_ID, recordTyping } from '@shop/web-kit/loading';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById(NOTICE_ID)?.remove();
});

it('a lost part of a page says so and keeps the field beside it', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('ok'));
  const notice = Object.assign(document.createElement('div'), { id: NOTICE_ID, hidden: true });
  document.body.append(notice);
  recordTyping();
  const load = vi.fn<() => Promise<{ default: () => null }>>().mockRejectedValue(new TypeError('Failed'));
  const Part = lazyPart(load);
  render(
    <>
      <input aria-label="Nota" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  fireEvent.input(screen.getByLabelText('Nota'), { target: { value: 'sin guardar' } });
  await waitFor(() => expect(notice.hidden).toBe(false), { timeout: 10_000 });
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByLabelText('Nota')).toHaveValue('sin guardar');
});

it('a preloaded part shows at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <input aria-label="Parte" /> }));
  const Part = lazyPart(load);
  const page = (
    <Suspense fallback="Cargando">
      <Part />
    </Suspense>
  );
  await Part.preload();
  render(page);
  expect(screen.getByLabelText('Parte')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
