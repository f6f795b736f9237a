import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from '#shared/router/router.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

const MIN_TEXT_LENGTH = 2;
const DEBOUNCE_MS = 300;

// A failed download of the suggestions must not break the search.
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: NoSuggestions })));
const NoSuggestions = () => null;

function handleArrowKeys(box: HTMLElement | null) {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(box?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const next = step && stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  box?.addEventListener('keydown', move);
  return () => box?.removeEventListener('keydown', move);
}

export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  return (
    <div role="search" className="mx-auto block max-w-2xl" ref={handleArrowKeys}>
      <form
        action="/#products"
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          navigate(paths.searchResults(typed));
        }}
      >
        <label htmlFor={id} className="sr-only">
          {texts.search.label}
        </label>
        <input
          id={id}
          type="search"
          name="buscar"
          className="field"
          placeholder={texts.search.placeholder}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn btn-primary px-4" aria-label={texts.search.submit}>
          <Icon name="search" />
        </button>
      </form>
      {text.length >= MIN_TEXT_LENGTH && (
        <Suspense>
          <Suggestions text={text} />
        </Suspense>
      )}
    </div>
  );
}
