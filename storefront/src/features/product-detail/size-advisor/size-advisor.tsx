import { useState } from 'react';
import type { Product, SizeGuide } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { Link } from '#shared/router/router.tsx';
import { browserStorage, parseStored } from '#shared/storage/safe-storage.ts';
import { adviseSize, type Measures } from './advise-size.ts';
import { MEASURES, sizesLikeOwn } from './measured-sizes.ts';
import { listInSizes } from './list-in-sizes.ts';
import { placeAdvice, type AdvisedChoice as Choice, type PlacedAdvice } from './place-advice.ts';
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

const isChosen = ({ size, soldOutSize }: Choice, name: string): boolean => (soldOutSize ?? size) === name;

type SizeAdvisorProps = {
  product: Pick<Product, '_id' | 'slug' | 'title' | 'category' | 'size' | 'fit'>;
  choice: Choice;
  guides: readonly SizeGuide[];
  chat: (text: string) => string | null;
};

type ShortAdviceProps = { placed: PlacedAdvice | null; category: string; choice: Choice };

/** Names the shopper's size and chooses it with one tap; where the garment lacks it, leads to those that come in it. */
function ShortAdvice({ placed, category, choice }: ShortAdviceProps) {
  const { wanted = [], offered = [], lack = null } = placed ?? {};
  return (
    <>
      <p role="status" className="font-semibold">
        {lack ? texts.lacks(wanted) : wanted.length > 0 && texts.yours(wanted)}
      </p>
      {lack && (
        <Link to={listInSizes(category, wanted)} className="link inline-flex min-h-11 items-center">
          {texts.seeOthers}
        </Link>
      )}
      {offered.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="link inline-flex min-h-11 items-center gap-1"
          aria-pressed={isChosen(choice, name)}
          onClick={() => choice.chooseSize(name)}
        >
          {isChosen(choice, name) && <Icon name="check" className="size-4" />}
          {texts.choose(name)}
        </button>
      ))}
    </>
  );
}

/** Opens the size advisor and names the size of a shopper whose measures this device knows. */
export default function SizeAdvisor({ product, choice, guides, chat }: SizeAdvisorProps) {
  const remembered = useBrowserValue(storedMeasures, null);
  const [given, setGiven] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const known = parseMeasures(given ?? remembered);
  const sizes = guides.map((guide) => sizesLikeOwn(guide, product.size)).find(({ length }) => length > 1);
  const fitNote = product.fit && <p className="text-sm">{texts.fits[product.fit]}</p>;
  if (!sizes) return fitNote;
  const advice = adviseSize(sizes, known);
  const placed = advice && placeAdvice(advice, sizes, choice.sizes);
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
      <ShortAdvice placed={placed} category={product.category} choice={choice} />
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
    </div>
  );
}
