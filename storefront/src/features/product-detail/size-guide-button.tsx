import { useState } from 'react';
import type { SizeGuide } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Modal } from './modal.tsx';
import { SizeGuides } from './size-guides.tsx';
import { texts } from './texts.ts';

/** Opens the size guides beside the sizes, where the doubt arises. */
export function SizeGuideButton({ guides, label }: { guides: readonly SizeGuide[]; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" className="size-4" />
        {label || texts.guide}
      </button>
      {open && (
        <Modal
          label={label || texts.guide}
          onClose={() => setOpen(false)}
          className="max-h-[85dvh] w-[min(44rem,100vw-2rem)] overflow-y-auto rounded-image p-6 pt-16"
        >
          <SizeGuides guides={guides} />
        </Modal>
      )}
    </>
  );
}
