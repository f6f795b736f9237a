import { useEffect } from 'react';

const BRAND = 'Jazmín Lencería';

let page = '';
let count = 0;

function write() {
  if (page) document.title = `${count > 0 ? `(${count}) ` : ''}${page} · ${BRAND}`;
}

/** Names the page in the browser's tab while it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title;
    write();
  }, [title]);
}

/** Puts a number before the name of every page, as long as there is something to count. */
export function useTitleCount(waiting: number): void {
  useEffect(() => {
    count = waiting;
    write();
    return () => {
      count = 0;
      write();
    };
  }, [waiting]);
}
