import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { texts } from './texts.ts';

type SearchBoxProps = { search: string; onSearch: (search: string) => void };

/** Searches once the typing has paused. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  // Kept while the field has the focus: the address drops trailing blanks, which must not vanish mid-phrase.
  const [typed, setTyped] = useState<string | null>(null);
  const leaving = useNavigation().state === 'loading';
  useEffect(() => {
    // Who has meanwhile opened a product is not called back to the list.
    if (leaving || typed === null || typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [leaving, typed, search, onSearch]);
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
