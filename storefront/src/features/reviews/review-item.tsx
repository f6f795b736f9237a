import { useState, type MouseEvent } from 'react';
import { FIT_LABELS, type Review } from '@shop/contract';
import { formatDate } from '@shop/web-kit/format';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { Picture } from '#shared/picture.tsx';
import { texts } from './texts.ts';

const ZoomDialog = lazyDialog(() => import('#shared/ui/zoom/zoom-dialog.tsx'));

function Photo({ url, title }: { url: string; title: string }) {
  const [isZoomed, setIsZoomed] = useState(false);
  const alt = texts.photo(title);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsZoomed(true);
  };
  return (
    <>
      {/* A link, so that it opens the photo before the code has loaded, too. */}
      <a
        href={url}
        aria-label={texts.zoomPhoto(title)}
        className="my-2 size-28 cursor-zoom-in overflow-hidden rounded-panel bg-sand"
        onClick={open}
      >
        <Picture
          url={url}
          alt={alt}
          width={112}
          height={112}
          sizes="112px"
          className="size-full object-cover"
        />
      </a>
      {isZoomed && (
        <ZoomDialog title={title} pictures={[{ url, alt }]} start={0} onClose={() => setIsZoomed(false)} />
      )}
    </>
  );
}

const variantOf = ({ size, color }: Review): string =>
  [size && texts.size(size), color && texts.color(color)].filter(Boolean).join(', ');

/** A review with the shop's answer; its text is shown as typed. */
export function ReviewItem({ review, title }: { review: Review; title: string }) {
  const { stars, fit, text, name, answer, photo, createdAt } = review;
  const variant = variantOf(review);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-wine">
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="sr-only">{texts.stars(stars)}</span>
        </span>
        <span className="text-sm text-muted">
          {name} · {formatDate(createdAt)}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {[FIT_LABELS[fit], variant && texts.bought(variant)].filter(Boolean).join(' · ')}
      </p>
      {text && <p className="max-w-text break-words whitespace-pre-line">{text}</p>}
      {photo && <Photo url={photo} title={title} />}
      {answer && (
        <div className="mt-2 border-l border-line pl-4">
          <p className="text-sm text-muted">{texts.answer}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
