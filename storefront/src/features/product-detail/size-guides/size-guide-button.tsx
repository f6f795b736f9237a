import { useState } from 'react';
import type { SiteContent, SizeGuide } from '@shop/contract';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { texts } from '../texts.ts';

const SizeGuideDialog = lazyDialog(() => import('./size-guide-dialog.tsx'));

type SizeGuideButtonProps = { guides: readonly SizeGuide[]; content: SiteContent | undefined };

/** Opens the size guides; nothing without any, or where the shop hides the button. */
export function SizeGuideButton({ guides, content }: SizeGuideButtonProps) {
  const [open, setOpen] = useState(false);
  const detail = content?.productDetail;
  if (!detail?.showSizeGuideButton || guides.length === 0) return null;
  const name = detail.sizeGuideButtonText || texts.guide;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="link min-h-11" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && <SizeGuideDialog label={name} guides={guides} onClose={() => setOpen(false)} />}
    </>
  );
}
