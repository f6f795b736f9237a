import { useEffect, useRef, useState } from 'react';
import { TOAST_MS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Link } from '#shared/router/router.tsx';
import { hideToast, type Toast } from '#shared/toast-store.ts';
import { listenForNoteKeys } from './note-keys.ts';

/** Shows a note for a moment, longer while a pointer or the focus is on it. */
export function ToastNote({ text, detail, link, isNote = false }: Toast) {
  // A pointer and the focus may hold it at the same time.
  const [holds, setHolds] = useState(0);
  const hold = () => setHolds((before) => before + 1);
  const release = () => setHolds((before) => before - 1);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => listenForNoteKeys(note), []);
  useEffect(() => {
    if (holds > 0) return;
    // A refusal is longer than "added" and not expected, so it stays longer.
    const timer = setTimeout(hideToast, isNote ? 2 * TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [isNote, holds]);
  return (
    <div
      ref={note}
      className={`pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 rounded-hero py-2 pr-3 pl-5 font-medium text-white shadow-overlay ${isNote ? 'bg-ink' : 'bg-success'}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className="flex min-w-0 flex-[1_1_10rem] items-center gap-3 py-1 pr-2 leading-snug">
        <Icon name={isNote ? 'info' : 'circle-check'} className="size-5 shrink-0" />
        <span className="min-w-0">
          {text}
          {detail && <span className="block text-sm">{detail}</span>}
        </span>
      </p>
      {link && (
        <Link
          to={link.to}
          className="inline-flex min-h-11 items-center rounded-full px-3 whitespace-nowrap underline underline-offset-4"
        >
          {link.text}
        </Link>
      )}
    </div>
  );
}
