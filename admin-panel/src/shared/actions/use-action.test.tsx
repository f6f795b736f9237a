import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useAction } from './use-action.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

test('a double click runs an action once, while another order and a later click run again', async () => {
  const runs: string[] = [];
  const { result } = renderHook(
    () => useAction({ run: async ({ id }: { id: string }) => void runs.push(id) }),
    { wrapper },
  );
  act(() => {
    result.current.mutate({ id: 'uno' });
    result.current.mutate({ id: 'uno' });
    result.current.mutate({ id: 'dos' });
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(runs).toEqual(['uno', 'dos']);
  act(() => result.current.mutate({ id: 'uno' }));
  await waitFor(() => expect(runs).toEqual(['uno', 'dos', 'uno']));
});
