import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

type ProofPictureProps = {
  url: string;
  orderNumber: string;
  /** Stands beside the enlarged picture, to compare with it. */
  expected?: string | undefined;
  onExpired: () => void;
};

/** Opens the picture by itself, where the browser zooms it. */
const OwnPage = ({ url, className }: { url: string; className: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className={classNames(
      'mt-2 min-h-6 items-center gap-1.5 font-medium text-wine underline-offset-4 hover:underline',
      className,
    )}
  >
    <Icon name="external-link" className="size-4" />
    {texts.payment.openProof}
  </a>
);

function ZoomedProof({
  url,
  orderNumber,
  expected,
  onClose,
}: Omit<ProofPictureProps, 'onExpired'> & { onClose: () => void }) {
  const [large, setLarge] = useState(false);
  return (
    <Dialog open width="xl" onOpenChange={onClose} title={texts.payment.proof} description={expected}>
      <div className="max-h-[70dvh] overflow-auto rounded-lg bg-neutral-soft">
        <button
          type="button"
          aria-label={large ? texts.payment.zoomOut : texts.payment.zoomIn}
          onClick={() => setLarge(!large)}
          className={large ? 'block min-w-[200%] cursor-zoom-out' : 'block w-full cursor-zoom-in'}
        >
          <img
            src={url}
            alt={texts.payment.proofAlt(orderNumber)}
            className={large ? 'w-full' : 'mx-auto max-h-[68dvh] w-auto max-w-full'}
          />
        </button>
      </div>
      <OwnPage url={url} className="inline-flex sm:hidden" />
    </Dialog>
  );
}

const BrokenProof = ({ onExpired }: Pick<ProofPictureProps, 'onExpired'>) => (
  <div className="rounded-lg bg-neutral-soft p-4 text-center">
    <p className="mb-2 text-muted">{texts.payment.proofBroken}</p>
    <Button size="sm" onClick={onExpired}>
      {texts.payment.proofReload}
    </Button>
  </div>
);

type ZoomableProofProps = ProofPictureProps & {
  label?: string;
  className: string;
  image: ComponentProps<'img'>;
  children: ReactNode;
  /** Shown below the picture while its link is valid. */
  below?: ReactNode;
};

/** Picture of a proof on a button that enlarges it; offers to load it again when its link has expired. */
function ZoomableProof({ label, className, image, children, below, ...proof }: ZoomableProofProps) {
  const { url, onExpired } = proof;
  const [zoomed, setZoomed] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) return <BrokenProof onExpired={onExpired} />;
  return (
    <>
      <button type="button" aria-label={label} onClick={() => setZoomed(true)} className={className}>
        <img alt="" {...image} src={url} onError={() => setBrokenUrl(url)} />
        {children}
      </button>
      {below}
      {zoomed && <ZoomedProof {...proof} onClose={() => setZoomed(false)} />}
    </>
  );
}

export const ProofPicture = (props: ProofPictureProps) => (
  <ZoomableProof
    {...props}
    label={texts.payment.zoomIn}
    className="relative block w-full cursor-zoom-in overflow-hidden rounded-lg border border-line bg-neutral-soft"
    image={{
      alt: texts.payment.proofAlt(props.orderNumber),
      className: 'mx-auto max-h-36 w-auto max-w-full object-contain sm:max-h-44 lg:max-h-72',
    }}
    below={<OwnPage url={props.url} className="hidden sm:inline-flex" />}
  >
    <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-ink text-panel">
      <Icon name="zoom-in" className="size-4" />
    </span>
  </ZoomableProof>
);

/** Thumbnail of a proof in the history, which opens the picture. */
export const ProofThumbnail = (props: ProofPictureProps) => (
  <ZoomableProof
    {...props}
    className="mt-1 flex min-h-11 cursor-zoom-in items-center gap-2 font-medium text-wine underline-offset-4 hover:underline"
    image={{
      loading: 'lazy',
      className: 'size-11 rounded-lg border border-line bg-neutral-soft object-cover',
    }}
  >
    {texts.history.openProof}
  </ZoomableProof>
);
