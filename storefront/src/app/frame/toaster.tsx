import { useEffect, useState } from 'react';
import { TOAST_MS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { hideToast, useToast } from '#shared/toast-store.ts';

export function Toaster() {
  const toast = useToast();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!toast || isPaused) return;
    // A refusal is longer than "added" and not expected, so it stays longer.
    const timer = setTimeout(hideToast, toast.isNote ? 2 * TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4"
    >
      {toast && (
        <p
          key={toast.id}
          className={`pointer-events-auto flex items-center gap-2 rounded-full px-5 py-3 font-medium text-white shadow-overlay ${toast.isNote ? 'bg-ink' : 'bg-success'}`}
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
        >
          <Icon name={toast.isNote ? 'info' : 'circle-check'} className="size-5 shrink-0" />
          {toast.text}
        </p>
      )}
    </div>
  );
}
