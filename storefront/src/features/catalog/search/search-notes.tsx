import type { SearchInterpretation } from '@shop/contract';
import { texts as listTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Says how a search was understood: words that were corrected, and sizes and colors found in the text. */
export function SearchNotes({ search }: { search: SearchInterpretation | null }) {
  if (!search) return null;
  const { corrections, sizes, colors } = search;
  const understood = [...sizes.map((size) => listTexts.size(size)), ...colors];
  return (
    <>
      {corrections.map(({ typed, used }) => (
        <p key={typed}>{texts.corrected(used, typed)}</p>
      ))}
      {understood.length > 0 && (
        <ul aria-label={texts.understood} className="flex flex-wrap gap-2 text-sm">
          {understood.map((name) => (
            <li key={name} className="rounded-full bg-blush px-3 py-1 font-medium text-wine">
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
