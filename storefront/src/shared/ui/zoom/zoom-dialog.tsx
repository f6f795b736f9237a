import { useState } from 'react';
import { pictureSources } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useWorkingPicture } from '#shared/picture.tsx';
import { Modal } from '../modal.tsx';
import { texts } from './texts.ts';
import { usePanZoom } from './use-pan-zoom.ts';

type ZoomProps = {
  title: string;
  pictures: readonly { url: string; alt: string }[];
  start: number;
  onClose: () => void;
};

const largestSource = (url: string): string =>
  pictureSources(url)?.webp.split(', ').at(-1)?.split(' ')[0] ?? url;

export default function ZoomDialog({ title, pictures, start, onClose }: ZoomProps) {
  const [shown, setShown] = useState(start);
  const { isZoomed, reset, transform, stage } = usePanZoom();
  const total = pictures.length;
  const picture = pictures[shown] ?? { url: '', alt: '' };
  const { url, ...image } = useWorkingPicture(largestSource(picture.url), picture.url);
  const go = (step: number) => {
    reset();
    setShown((index) => (index + step + total) % total);
  };
  return (
    <Modal
      label={texts.title(title)}
      onClose={onClose}
      className="size-full max-h-none max-w-none overflow-hidden bg-paper"
    >
      <button
        type="button"
        aria-label={texts.zoom}
        aria-pressed={isZoomed}
        className={`flex size-full touch-none items-center justify-center overflow-hidden ${isZoomed ? 'cursor-move' : 'cursor-zoom-in'}`}
        {...stage}
      >
        <img
          {...image}
          src={url}
          alt={picture.alt}
          draggable={false}
          className="max-h-full max-w-full object-contain"
          style={{ transform }}
        />
      </button>
      {total > 1 && (
        <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-4">
          <button
            type="button"
            className="icon-btn bg-white"
            aria-label={texts.previous}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <p role="status" className="rounded-full bg-white px-3 py-1 text-sm tabular-nums">
            {texts.position(shown + 1, total)}
          </p>
          <button type="button" className="icon-btn bg-white" aria-label={texts.next} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </Modal>
  );
}
