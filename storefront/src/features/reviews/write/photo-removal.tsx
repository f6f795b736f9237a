import { useState } from 'react';
import { texts } from '../texts.ts';

const { photo: words } = texts.write;

// The button that opened the question is gone.
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

type RemovalProps = { title: string; onRemove: () => void };

/** Deletes the photo after a question. */
export function PhotoRemoval({ title, onRemove }: RemovalProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className="link min-h-11 self-start"
        aria-label={words.removeFor(title)}
        onClick={() => setIsAsked(true)}
      >
        {words.remove}
      </button>
    );
  return (
    <div role="group" aria-label={words.removeFor(title)} className="flex flex-wrap items-center gap-3">
      <p className="w-full">{words.confirm}</p>
      <button type="button" ref={focusOnce} className="btn btn-outline" onClick={() => setIsAsked(false)}>
        {words.confirmNo}
      </button>
      <button type="button" className="btn btn-outline" onClick={onRemove}>
        {words.confirmYes}
      </button>
    </div>
  );
}
