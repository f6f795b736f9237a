import { useEffect, useRef } from 'react';

/** Submits the form with Ctrl+S or Cmd+S. */
export function useSaveShortcut() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return form;
}
