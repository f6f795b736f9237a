import { Icon } from '@shop/web-kit/icons';
import { useCopy } from '@shop/web-kit/hooks';
import { texts } from './texts.ts';

type CopyButtonProps = { text: string; what: string; confirmationMs: number };

export function CopyButton({ text, what, confirmationMs }: CopyButtonProps) {
  const { copied, copy } = useCopy(confirmationMs);
  const done = copied !== null;
  return (
    <>
      <button
        type="button"
        className={`no-print inline-flex min-h-11 min-w-24 shrink-0 items-center justify-center gap-1.5 rounded-full border px-4 text-sm font-semibold ${
          done
            ? 'border-success bg-success-soft text-success'
            : 'border-wine bg-white text-wine hover:bg-blush'
        }`}
        aria-label={done ? texts.copiedOf(what) : texts.copyOf(what)}
        onClick={() => void copy(text)}
      >
        <Icon name={done ? 'check' : 'copy'} className="size-4" />
        {done ? texts.copied : texts.copy}
      </button>
      <span role="status" className="sr-only">
        {done && texts.copiedOf(what)}
      </span>
    </>
  );
}
