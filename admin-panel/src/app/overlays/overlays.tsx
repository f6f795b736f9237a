import { optionalPart, whenIdle } from '@shop/web-kit/loading';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { showOverlay, useOverlay } from './overlay-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazyPart(() => import('#features/command-palette/command-palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

const nothing = () => undefined;

// The first opening of the palette, or of a page, waits for no more than it must.
function preload(): void {
  optionalPart(() => import('../page-parts.ts'), nothing);
  optionalPart(() => import('#features/command-palette/command-palette.tsx'), nothing);
}

const close = () => showOverlay(null);

export function Overlays() {
  const overlay = useOverlay();
  useShortcuts();
  useEffect(() => whenIdle(preload), []);
  return (
    <Suspense fallback={null}>
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {overlay === 'palette' && (
        <CommandPalette onClose={close} onShortcuts={() => showOverlay('shortcuts')} />
      )}
    </Suspense>
  );
}
