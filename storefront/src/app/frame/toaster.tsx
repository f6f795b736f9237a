import { useEffect, useState, type ComponentType } from 'react';
import { optionalPart, retryPart, whenIdle } from '@shop/web-kit/loading';
import { paths } from '#shared/navigation/paths.ts';
import { useLocation } from '#shared/router/router.tsx';
import { hideToast, useToast, type Toast } from '#shared/toast-store.ts';

// A note about the cart says nothing new to who is looking at it.
const WITHOUT_TOAST: readonly string[] = [paths.cart, paths.checkout];

const importNote = () => retryPart(() => import('./toast-note.tsx'));

export function Toaster() {
  const toast = useToast();
  const { pathname } = useLocation();
  const isHidden = WITHOUT_TOAST.includes(pathname);
  const [Note, setNote] = useState<ComponentType<Toast>>();
  const isWanted = toast !== null;
  // A lost one is asked for again by the next note.
  useEffect(() => {
    if (!Note) whenIdle(() => optionalPart(importNote, ({ ToastNote }) => setNote(() => ToastNote)));
  }, [Note, isWanted]);
  useEffect(() => {
    if (isHidden) hideToast();
  }, [isHidden, toast]);
  return (
    // Above the buying bar of the product page; on low screens at the top of the view, where it scrolls away.
    <div
      role="status"
      className="no-print pointer-events-none absolute inset-x-0 z-50 flex justify-center px-4 pt-2 tall:fixed tall:top-auto! tall:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] md:tall:bottom-6"
      style={toast ? { top: window.scrollY } : undefined}
    >
      {Note && toast && !isHidden && <Note key={toast.id} {...toast} />}
    </div>
  );
}
