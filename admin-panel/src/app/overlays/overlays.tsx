import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { showOverlay, useOverlay } from './overlay-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazyPart(() => import('#features/command-palette/command-palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

/** Loads the palette, whose opening then waits for nothing. */
export const { preload: preloadPalette } = CommandPalette;

const close = () => showOverlay(null);

export function Overlays() {
  const overlay = useOverlay();
  useShortcuts();
  return (
    <Suspense fallback={null}>
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {overlay === 'palette' && (
        <CommandPalette onClose={close} onShortcuts={() => showOverlay('shortcuts')} />
      )}
    </Suspense>
  );
}
