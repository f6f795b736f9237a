import { type StaffReview } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

const { photo: words } = texts;

type PhotoProps = { review: StaffReview; onReload: () => void };

/** Private photo of a review, which opens large; offers to load it again when its link has expired. */
export function ReviewPhoto({ review: { name, product, photo, photoHidden }, onReload }: PhotoProps) {
  const [isLarge, setIsLarge] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!photo) return null;
  const alt = words.alt(name, product.title);
  if (brokenUrl === photo.url)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{words.broken}</p>
        <Button size="sm" onClick={onReload}>
          {words.reload}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-label={words.zoom(name, product.title)}
        className="size-24 cursor-zoom-in overflow-hidden rounded-panel border border-line bg-panel-2"
        onClick={() => setIsLarge(true)}
      >
        <img
          src={photo.url}
          alt={alt}
          width={96}
          height={96}
          loading="lazy"
          className={`size-full object-cover ${photoHidden ? 'opacity-40' : ''}`}
          onError={() => setBrokenUrl(photo.url)}
        />
      </button>
      {photoHidden && <p className="text-sm text-muted">{words.hidden}</p>}
      <Dialog open={isLarge} width="xl" onOpenChange={setIsLarge} title={alt}>
        <img src={photo.url} alt={alt} className="mx-auto max-h-[70dvh] w-auto max-w-full" />
      </Dialog>
    </div>
  );
}
