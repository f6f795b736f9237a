import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

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
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // What was asked for and the address does not say yet: on a busy machine it comes after the next letters.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const leaving = useNavigation().state === 'loading';
  if (search !== shown) {
    setShown(search);
    const own = asked.indexOf(search);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // Back, a view or 'Limpiar' changed the address: the field follows it, but takes no letters back.
    if (own < 0) setTyped(search);
  }
  const ask = () => {
    const wanted = typed.trim();
    // Who has meanwhile opened something else is not called back to the list.
    if (leaving || wanted === (asked.at(-1) ?? search)) return;
    setAsked(wanted === search ? [] : [...asked, wanted]);
    onSearch(wanted);
  };
  const askAfterPause = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, ask };
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
