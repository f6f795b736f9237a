import { useState } from 'react';
import type { Product, SizeGuide } from '@shop/contract';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { browserStorage, parseStored } from '#shared/storage/safe-storage.ts';
import { adviseSize, type Measures } from './advise-size.ts';
import { MEASURES, sizesLikeOwn } from './measured-sizes.ts';
import { placeAdvice, type AdvisedChoice, type PlacedAdvice } from './place-advice.ts';
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
  product: Pick<Product, '_id' | 'slug' | 'title' | 'category' | 'size'>;
  choice: AdvisedChoice;
  guides: readonly SizeGuide[];
  chat: (text: string) => string | null;
};

/** Returns the shopper's size, or that the garment lacks it; the question while her measures are unknown. */
function openerText({ wanted, lack }: Pick<PlacedAdvice, 'wanted' | 'lack'>): string {
  if (wanted.length === 0) return texts.open;
  return lack ? texts.lacks(wanted) : texts.yours(wanted);
}

/** Opens the size advisor and names the size of a shopper whose measures this device knows. */
export default function SizeAdvisor({ product, choice, guides, chat }: SizeAdvisorProps) {
  const remembered = useBrowserValue(storedMeasures, null);
  const [given, setGiven] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const known = parseMeasures(given ?? remembered);
  const sizes = guides.map((guide) => sizesLikeOwn(guide, product.size)).find(({ length }) => length > 1);
  if (!sizes) return null;
  const advice = adviseSize(sizes, known);
  const placed = advice && placeAdvice(advice, sizes, choice.sizes);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="link min-h-11" onClick={() => setIsOpen(true)}>
        {placed ? openerText(placed) : texts.open}
      </button>
      {isOpen && (
        <SizeAdvisorDialog
          product={product}
          choice={choice}
          sizes={sizes}
          known={known}
          chat={chat}
          onMeasured={(measures) => setGiven(storeMeasures(measures))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
