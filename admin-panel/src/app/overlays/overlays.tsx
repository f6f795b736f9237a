import { optionalPart, whenIdle } from '@shop/web-kit/loading';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { showOverlay, useOverlay } from './overlay-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazyPart(() => import('#features/command-palette/command-palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

const preloadPalette = () =>
  optionalPart(
    () => import('#features/command-palette/command-palette.tsx'),
    () => undefined,
  );

const close = () => showOverlay(null);

export function Overlays() {
  const overlay = useOverlay();
  useShortcuts();
  // Its first opening waits for no network.
  useEffect(() => whenIdle(preloadPalette), []);
  return (
    <Suspense fallback={null}>
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {overlay === 'palette' && (
        <CommandPalette onClose={close} onShortcuts={() => showOverlay('shortcuts')} />
      )}
    </Suspense>
  );
}
