import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from '#shared/router/router.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './box-texts.ts';
import type { ListState } from './option-list.tsx';
import { optionalPart, retryPart } from '@shop/web-kit/loading';

const MIN_TEXT_LENGTH = 2;
const DEBOUNCE_MS = 300;

// A failed download of a list must not break the search.
const NoList = () => null;
const Suggestions = lazy(() =>
  retryPart(() => import('./suggestions.tsx')).catch(() => ({ default: NoList })),
);
const RecentSearches = lazy(() =>
  retryPart(() => import('./recent-searches.tsx')).catch(() => ({ default: NoList })),
);

const remember = (text: string): void =>
  optionalPart(
    () => import('./recent-searches-store.ts'),
    ({ rememberSearch }) => rememberSearch(text),
  );

export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [isUsed, setIsUsed] = useState(false);
  const [list, setList] = useState<ListState | null>(null);
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const List = text.length >= MIN_TEXT_LENGTH ? Suggestions : RecentSearches;
  return (
    <div role="search" className="mx-auto block max-w-2xl">
      <form
        action="/#products"
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // Read from the form: a text may be filled in without an event.
          const written = String(new FormData(event.currentTarget).get('buscar'));
          remember(written);
          navigate(paths.searchResults(written));
        }}
      >
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <input
          id={id}
          role="combobox"
          aria-expanded={list !== null}
          aria-controls={list ? `${id}list` : undefined}
          aria-activedescendant={list?.active}
          aria-autocomplete="list"
          name="buscar"
          className="field"
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onFocus={() => setIsUsed(true)}
          onKeyDown={list?.onKeyDown}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn btn-primary px-4" aria-label={texts.submit}>
          <Icon name="search" />
        </button>
      </form>
      {(isUsed || text) && (
        <Suspense>
          <List id={`${id}list`} text={text} onList={setList} />
        </Suspense>
      )}
    </div>
  );
}
