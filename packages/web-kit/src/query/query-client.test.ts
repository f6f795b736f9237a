import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { clearPrefix, createQueryClient } from './query-client.ts';

// @spec 7.2

test('an answer stays fresh for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
});

test('clearing a prefix invalidates the answers below it and no others', async () => {
  const client = createQueryClient();
  const fresh = (queryKey: unknown[], queryFn: () => unknown) => client.fetchQuery({ queryKey, queryFn });
  const products = vi.fn(() => 1);
  const content = vi.fn(() => 1);
  await fresh(['products', { page: 1 }], products);
  await fresh(['content'], content);
  await clearPrefix(client, 'products');
  await fresh(['products', { page: 1 }], products);
  await fresh(['content'], content);
  expect(products).toHaveBeenCalledTimes(2);
  expect(content).toHaveBeenCalledTimes(1);
});

test('a change fails at once while the browser is offline, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const mutationFn = vi.fn(() => Promise.reject(new Error('Error de red')));
  const change = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
  await expect(change.execute(undefined)).rejects.toThrow('Error de red');
  onlineManager.setOnline(true);
  expect(mutationFn).toHaveBeenCalledOnce();
});
