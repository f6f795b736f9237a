import { useEffect, useRef } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

export function UndoBar({ text, undo }: { text: string; undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [text]);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 rounded-panel bg-ink px-4 py-1 text-white">
      <p role="status">{text}</p>
      <button
        ref={button}
        type="button"
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        onClick={undo}
      >
        <Icon name="undo-2" />
        {texts.undo}
      </button>
    </div>
  );
}
