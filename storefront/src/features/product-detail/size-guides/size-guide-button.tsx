import { useState } from 'react';
import type { SizeGuide } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { texts } from '../texts.ts';

const SizeGuideDialog = lazyDialog(() => import('./size-guide-dialog.tsx'));

export function SizeGuideButton({ guides, label }: { guides: readonly SizeGuide[]; label: string }) {
  const [open, setOpen] = useState(false);
  const name = label || texts.guide;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" className="size-4" />
        {name}
      </button>
      {open && <SizeGuideDialog label={name} guides={guides} onClose={() => setOpen(false)} />}
    </>
  );
}
