import { retryPart } from '@shop/web-kit/loading';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preloadPalette } from './overlays/overlays.tsx';

// The first screen has its data by then, and its reader has looked at it.
const START_MS = 2_000;
const BUSY_MS = 200;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function readAhead(client: QueryClient, signal: AbortSignal): Promise<void> {
  await pause(START_MS);
  if (signal.aborted) return;
  const { pageParts } = await retryPart(() => import('./page-parts.ts'));
  const isBusy = () => !onlineManager.isOnline() || client.isFetching() + client.isMutating() > 0;
  for (const read of [preloadPalette, ...Object.values(pageParts)]) {
    while (isBusy() && !signal.aborted) await pause(BUSY_MS);
    if (signal.aborted) return;
    // A part that is lost here is asked for again by the page that needs it.
    await read().catch(() => undefined);
  }
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;

/**
 * Reads the code of the palette and of the pages, one after the other while the shown page asks for nothing: those opened
 * later wait for their data only. Those who save data read each page when they open it.
 */
export function useReadAhead(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    if (!savesData()) readAhead(client, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [client]);
}
