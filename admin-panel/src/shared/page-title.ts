import { useEffect } from 'react';

const BRAND = 'Jazmín Lencería';

let page = '';
let count = 0;

function write() {
  if (page) document.title = `${count > 0 ? `(${count}) ` : ''}${page} · ${BRAND}`;
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title;
    write();
  }, [title]);
}

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
