import { useState } from 'react';
import type { Product, SizeGuide } from '@shop/contract';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { browserStorage, parseStored } from '#shared/storage/safe-storage.ts';
import { adviseSize, type Measures } from './advise-size.ts';
import { MEASURES, measuredSizes } from './measured-sizes.ts';
import { texts } from './texts.ts';

const SizeAdvisorDialog = lazyDialog(() => import('./size-advisor-dialog.tsx'));

const KEY = 'medidas';

/** Reads the shopper's measures, which stay on this device. */
const storedMeasures = (): string | null => browserStorage.getItem(KEY);

/** Parses stored measures; anything that is no number counts as absent. */
function parseMeasures(text: string | null): Measures {
  const stored = parseStored(text) as Partial<Record<string, unknown>> | null;
  const known = MEASURES.map((measure) => [measure, stored?.[measure]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'number'));
}

/** Stores measures beside those that other garments asked for. */
function storeMeasures(measures: Measures): string {
  const text = JSON.stringify({ ...parseMeasures(storedMeasures()), ...measures });
  browserStorage.setItem(KEY, text);
  return text;
}

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
