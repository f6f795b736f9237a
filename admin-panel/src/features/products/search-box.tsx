import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { useEffect, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { texts } from './texts.ts';

type SearchBoxProps = { search: string; onSearch: (search: string) => void };

/** Searches once the typing has paused. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  // Kept while the field has the focus: the address drops trailing blanks, which must not vanish mid-phrase.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null || typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  const settle = () => {
    if (typed !== null && typed.trim() !== search) onSearch(typed);
    setTyped(null);
  };
  return (
    <Field label={texts.search} className="sm:col-span-2">
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={100}
          placeholder={texts.searchPlaceholder}
          value={typed ?? search}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      )}
    </Field>
  );
}
