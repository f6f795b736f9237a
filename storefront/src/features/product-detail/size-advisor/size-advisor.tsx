import { useState } from 'react';
import type { Product, SizeGuide } from '@shop/contract';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { adviseSize } from './advise-size.ts';
import { measuredSizes } from './measured-sizes.ts';
import { parseMeasures, storedMeasures, storeMeasures } from './stored-measures.ts';
import { texts } from './texts.ts';

const SizeAdvisorDialog = lazyDialog(() => import('./size-advisor-dialog.tsx'));

type SizeAdvisorProps = {
  product: Pick<Product, 'title' | 'size' | 'fit'>;
  guides: readonly SizeGuide[];
  chat: (text: string) => string | null;
};

/** Opens the size advisor and names the size of a shopper whose measures this device knows. */
export default function SizeAdvisor({ product, guides, chat }: SizeAdvisorProps) {
  const remembered = useBrowserValue(storedMeasures, null);
  const [given, setGiven] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const known = parseMeasures(given ?? remembered);
  const sizes = guides.map((guide) => measuredSizes(guide, product.size)).find(({ length }) => length > 1);
  const fitNote = product.fit && <p className="text-sm">{texts.fits[product.fit]}</p>;
  if (!sizes) return fitNote;
  const advice = adviseSize(sizes, known);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
      {fitNote}
      <button
        type="button"
        aria-haspopup="dialog"
        className="link inline-flex min-h-11 items-center"
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </button>
      <p role="status" className="font-semibold">
        {advice?.kind === 'size' && texts.yours(advice.size)}
        {advice?.kind === 'between' && texts.yours(`${advice.tighter} o ${advice.looser}`)}
      </p>
      {isOpen && (
        <SizeAdvisorDialog
          title={product.title}
          sizes={sizes}
          known={known}
          chat={chat}
          onMeasured={(measures) => setGiven(storeMeasures(measures))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
