import { useState } from 'react';
import { pictureSources } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Modal } from '../modal.tsx';
import { texts as later } from '../deferred-texts.ts';
import { texts } from '../texts.ts';

type ZoomProps = {
  title: string;
  pictures: readonly { url: string; alt: string }[];
  start: number;
  onClose: () => void;
};

const largest = (url: string): string => pictureSources(url)?.webp.split(', ').at(-1)?.split(' ')[0] ?? url;

/** A picture as large as the screen: fingers pinch it, a click or Enter brings it nearer. */
export default function ZoomDialog({ title, pictures, start, onClose }: ZoomProps) {
  const [shown, setShown] = useState(start);
  const [near, setNear] = useState(false);
  const total = pictures.length;
  const picture = pictures[shown];
  const go = (step: number) => {
    setNear(false);
    setShown((index) => (index + step + total) % total);
  };
  return (
    <Modal
      label={later.zoomTitle(title)}
      onClose={onClose}
      className="size-full max-h-none max-w-none overflow-hidden bg-paper"
    >
      <div className="size-full touch-manipulation overflow-auto">
        <button
          type="button"
          aria-label={later.zoomMore}
          aria-pressed={near}
          className={`mx-auto block ${near ? 'w-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
          onClick={() => setNear(!near)}
        >
          <img
            src={largest(picture?.url ?? '')}
            alt={picture?.alt ?? ''}
            className={near ? 'w-full' : 'mx-auto h-full max-w-full object-contain'}
          />
        </button>
      </div>
      {total > 1 && (
        <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-4">
          <button
            type="button"
            className="icon-btn bg-white"
            aria-label={later.previous}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <p role="status" className="rounded-full bg-white px-3 py-1 text-sm tabular-nums">
            {texts.position(shown + 1, total)}
          </p>
          <button type="button" className="icon-btn bg-white" aria-label={later.next} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </Modal>
  );
}
