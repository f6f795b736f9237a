import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { useReadAhead } from './read-ahead.ts';

const parts = vi.hoisted(() => {
  const read = () => vi.fn(() => Promise.resolve());
  return { palette: read(), orders: read(), products: read() };
});
vi.mock('#features/command-palette/command-palette.tsx', () => {
  parts.palette();
  return { default: () => null };
});
vi.mock('./page-parts.ts', () => ({ pageParts: { orders: parts.orders, products: parts.products } }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Reader() {
  useReadAhead();
  return null;
}
const open = () => renderRoute([{ path: '/', Component: Reader }], '/');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const read = () => Object.values(parts).map((part) => part.mock.calls.length);

test('the palette and the pages are read once the first screen is shown and nothing is asked for', async () => {
  open();
  await wait(1_500);
  expect(read()).toEqual([0, 0, 0]);
  await wait(1_000);
  expect(read()).toEqual([1, 1, 1]);
});

test('the reading waits for the data of the shown page', async () => {
  const { client } = open();
  let answer = (_: string) => {};
  void client.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>((go) => (answer = go)) });
  await wait(5_000);
  expect(parts.orders).not.toHaveBeenCalled();
  answer('ready');
  await wait(500);
  expect(parts.orders).toHaveBeenCalledOnce();
});

test('the reading waits while a change is on its way', async () => {
  const { client } = open();
  let answer = () => {};
  const mutationFn = () => new Promise<void>((go) => (answer = go));
  void client.getMutationCache().build(client, { mutationFn, networkMode: 'always' }).execute(undefined);
  await wait(5_000);
  expect(parts.orders).not.toHaveBeenCalled();
  answer();
  await wait(500);
  expect(parts.orders).toHaveBeenCalledOnce();
});

test('a part that is lost does not keep the others from being read', async () => {
  parts.orders.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  await wait(3_000);
  expect(parts.orders).toHaveBeenCalledOnce();
  expect(parts.products).toHaveBeenCalledOnce();
});

test('people who save data read nothing ahead', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  open();
  await wait(3_000);
  expect(parts.orders).not.toHaveBeenCalled();
});

test('the reading ends with its page', async () => {
  open().unmount();
  await wait(3_000);
  expect(parts.orders).not.toHaveBeenCalled();
});
