import { useEffect } from 'react';

const BRAND = 'Jazmín Lencería';

/** Names the page in the browser's tab while it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
}
