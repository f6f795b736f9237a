import { fakeServer } from '@shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { openPalette } from './overlay-store.ts';

const loads = vi.hoisted(() => ({ palette: 0 }));
vi.mock('#features/command-palette/command-palette.tsx', () => {
  loads.palette += 1;
  return { default: () => <p>La paleta</p> };
});

fakeServer();

test('the palette is loaded while the browser is idle, before it is opened', async () => {
  const { Overlays } = await import('./overlays.tsx');
  renderRoute([{ path: '/', Component: Overlays }], '/');
  await vi.waitFor(() => expect(loads.palette).toBe(1));
  act(openPalette);
  expect(await screen.findByText('La paleta')).toBeVisible();
  expect(loads.palette).toBe(1);
});
