import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S, presses the form's button instead of saving the page. */
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
