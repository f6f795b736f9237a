import { useState, type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { Band, type BandProps } from './band.tsx';
import { texts } from './texts.ts';

type Guides = { guides: (close: () => void) => ReactNode };

/** Leads to the size guides of all categories. */
export function SizeHelp({ section, guides }: BandProps & Guides) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Band section={section} className="bg-blush">
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn btn-outline self-start"
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" />
        {texts.guides}
      </button>
      {isOpen && guides(() => setOpen(false))}
    </Band>
  );
}
