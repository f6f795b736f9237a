import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { picturesOf, type Product } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { scrollBehavior } from '#shared/navigation/scrolling.ts';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';
import { GALLERY_SIZES, Picture } from '#shared/picture.tsx';
import { texts } from '../texts.ts';
import { StandIn } from './stand-in.tsx';

const ZoomDialog = lazyDialog(() => import('#shared/ui/zoom/zoom-dialog.tsx'));

// Sets the zoom's origin: the point under the mouse stays there while the picture grows.
function setZoomOrigin({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const box = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - box.left) / box.width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - box.top) / box.height) * 100}%`);
}

function listPictures(product: Product, color: string | undefined): PictureItem[] {
  const pictures = picturesOf(product, color);
  if (pictures.length === 0) return [{ url: '', alt: product.title }];
  return pictures.map(({ url, alt }) => ({ url, alt: alt || product.title }));
}

type PictureItem = { url: string; alt: string };

function Thumbs({
  pictures,
  shown,
  show,
}: {
  pictures: PictureItem[];
  shown: number;
  show: (index: number) => void;
}) {
  return (
    <ul className="hidden w-20 shrink-0 flex-col gap-2 md:flex">
      {pictures.map(({ url }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={texts.showPicture(index + 1, pictures.length)}
            aria-current={index === shown ? 'true' : undefined}
            className={`block w-full overflow-hidden rounded-input border-2 ${index === shown ? 'border-wine' : 'border-transparent'}`}
            onClick={() => show(index)}
          >
            <Picture
              url={url}
              alt=""
              width={80}
              height={100}
              sizes="80px"
              className="aspect-[4/5] w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

// Another color begins with its first picture.
function useStrip(first: string | undefined) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [before, setBefore] = useState(first);
  if (before !== first) {
    setBefore(first);
    setShown(0);
  }
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = 0;
  }, [first]);
  return { strip, shown, setShown };
}

export function Gallery({ product, color }: { product: Product; color: string | undefined }) {
  const pictures = listPictures(product, color);
  const { strip, shown, setShown } = useStrip(pictures[0]?.url);
  const [zoomed, setZoomed] = useState(false);

  const show = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: index * width, behavior: scrollBehavior() });
    setShown(index);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };

  return (
    <section aria-label={texts.gallery} className="flex gap-3">
      {product.thumbnails.length > 1 && <Thumbs pictures={pictures} shown={shown} show={show} />}
      <div className="relative min-w-0 flex-1 self-start">
        <div
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-panel bg-sand no-scrollbar"
          onScroll={onScroll}
        >
          {pictures.map(({ url, alt }, index) => (
            <button
              key={index}
              type="button"
              aria-label={`${texts.zoom}: ${alt}`}
              tabIndex={index === shown ? 0 : -1}
              className="group/lens relative w-full shrink-0 cursor-zoom-in snap-center overflow-hidden"
              onPointerMove={setZoomOrigin}
              onClick={() => setZoomed(true)}
            >
              {index === 0 && <StandIn key={url} url={url} />}
              <Picture
                url={url}
                alt={alt}
                width={640}
                height={800}
                sizes={GALLERY_SIZES}
                eager={index === 0}
                className="relative aspect-[8/9] w-full origin-[var(--x,50%)_var(--y,50%)] object-cover md:aspect-[4/5] transition-transform duration-300 group-hover/lens:scale-[1.8]"
              />
            </button>
          ))}
        </div>
        <p
          aria-hidden="true"
          className="absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-white px-3 py-1 text-sm tabular-nums"
        >
          <Icon name="zoom-in" className="size-4" />
          {texts.position(shown + 1, pictures.length)}
        </p>
      </div>
      {zoomed && (
        <ZoomDialog
          title={product.title}
          pictures={pictures}
          start={shown}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  );
}
