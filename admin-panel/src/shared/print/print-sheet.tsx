import { type ShopSetting } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '../shop-queries.ts';

const MAX_WAIT_MS = 3_000;

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (image.complete) return resolve();
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/** Waits until the pictures inside an element have loaded or failed, three seconds at most. */
export async function picturesSettled(element: HTMLElement): Promise<void> {
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([tooLate, Promise.all([...element.querySelectorAll('img')].map(settled))]);
}

type PrintSheetProps = {
  onPrinted: () => void;
  /** Renders the pages; the shop is undefined when it could not be loaded. */
  children: (shop: ShopSetting | undefined) => ReactNode;
};

/** Prints pages that are on no screen, as soon as the shop and their pictures have loaded. */
export function PrintSheet({ onPrinted, children }: PrintSheetProps) {
  const shop = useQuery(shopQuery);
  const sheet = useRef<HTMLElement>(null);
  const isReady = !shop.isPending;
  useEffect(() => {
    if (!isReady || !sheet.current) return;
    let isOpen = true;
    window.addEventListener('afterprint', onPrinted, { once: true });
    void picturesSettled(sheet.current).then(() => isOpen && window.print());
    return () => {
      isOpen = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [isReady, onPrinted]);
  return createPortal(
    // Stands for the page's own content, which paper leaves out.
    <main ref={sheet} className="print-sheet">
      {children(shop.data)}
    </main>,
    document.body,
  );
}
