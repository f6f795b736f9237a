import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dropParam } from '#shared/hooks/drop-param.ts';
import { FIELD_PARAM } from '#shared/paths.ts';
import { unfoldAround } from '#ui/layout/unfold.ts';

const MAX_WAIT_MS = 10_000;

const findField = (name: string): HTMLElement | null => {
  const escaped = CSS.escape(name);
  // A list without items has no field of its own: its first item's, or the button that adds one, stands for it.
  return document.querySelector<HTMLElement>(
    `#${escaped}, [name="${escaped}"], [id^="${escaped}-"], [data-field="${escaped}"]`,
  );
};

function focusField(name: string): boolean {
  const field = findField(name);
  unfoldAround(field);
  field?.focus({ preventScroll: true });
  // The value is selected, so that typing replaces it.
  if (field instanceof HTMLInputElement) field.select();
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

/** Focuses the field that the address names, once its page has loaded it; a link of the checklist ends there. */
export function useWantedField(): void {
  const [params, setParams] = useSearchParams();
  const name = params.get(FIELD_PARAM);
  useEffect(() => {
    if (!name) return undefined;
    const main = document.getElementById('content') ?? document.body;
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const tryFocus = () => {
      if (!focusField(name)) return;
      stop();
      dropParam(setParams, FIELD_PARAM);
    };
    const observer = new MutationObserver(tryFocus);
    const timer = setTimeout(stop, MAX_WAIT_MS);
    observer.observe(main, { childList: true, subtree: true });
    tryFocus();
    return stop;
  }, [name, setParams]);
}
