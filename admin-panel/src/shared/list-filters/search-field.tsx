import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { useFollowedField } from './use-filter-field.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** What the address asks for. */
  search: string;
  onSearch: (search: string) => void;
  hideLabel?: boolean;
  className?: string;
};

function useTypedSearch({ search, onSearch }: Pick<SearchFieldProps, 'search' | 'onSearch'>) {
  const { typed, setTyped, ask } = useFollowedField(search, onSearch);
  const leaving = useNavigation().state === 'loading';
  // Who has meanwhile opened something else is not called back to the list.
  const askForTyped = () => (leaving ? undefined : ask(typed.trim()));
  const askAfterPause = useEffectEvent(askForTyped);
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, ask: askForTyped };
}

/** The search of a list, which lives in the address: asked for once the typing has paused, or with Enter. */
export function SearchField({ label, placeholder, search, onSearch, ...look }: SearchFieldProps) {
  const { typed, setTyped, ask } = useTypedSearch({ search, onSearch });
  return (
    <Field label={label} {...look}>
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={ask}
          onKeyDown={(event) => event.key === 'Enter' && ask()}
        />
      )}
    </Field>
  );
}
