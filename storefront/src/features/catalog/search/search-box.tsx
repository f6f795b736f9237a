import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from '#shared/router/index.ts';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { resultsPath } from './results-path.ts';
import { texts } from '../texts.ts';

const SUGGEST_FROM = 2;
const PAUSE_MS = 300;

// Suggestions that do not arrive are no reason to lose the search, or the page around it.
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: NoSuggestions })));
const NoSuggestions = () => null;

// The arrows walk from what is typed through what is suggested, and back.
function walkable(box: HTMLElement | null) {
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(box?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const next = step && stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  box?.addEventListener('keydown', walk);
  return () => box?.removeEventListener('keydown', walk);
}

/** The header's search: a plain form, with suggestions as one types. */
export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), PAUSE_MS);
  return (
    <div role="search" className="mx-auto block max-w-2xl" ref={walkable}>
      <form
        action="/#products"
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(resultsPath(typed));
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
      {text.length >= SUGGEST_FROM && (
        <Suspense>
          <Suggestions text={text} />
        </Suspense>
      )}
    </div>
  );
}
