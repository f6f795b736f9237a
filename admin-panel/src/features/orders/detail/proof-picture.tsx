import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

type ProofPictureProps = { url: string; orderNumber: string; onExpired: () => void };

function ZoomedProof({
  url,
  orderNumber,
  onClose,
}: {
  url: string;
  orderNumber: string;
  onClose: () => void;
}) {
  const [large, setLarge] = useState(false);
  return (
    <Dialog open width="xl" onOpenChange={onClose} title={texts.payment.proof}>
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

export function ProofPicture({ url, orderNumber, onExpired }: ProofPictureProps) {
  const [zoomed, setZoomed] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) return <BrokenProof onExpired={onExpired} />;
  return (
    <>
      <button
        type="button"
        aria-label={texts.payment.zoomIn}
        onClick={() => setZoomed(true)}
        className="relative block w-full cursor-zoom-in overflow-hidden rounded-lg border border-line bg-neutral-soft"
      >
        <img
          src={url}
          alt={texts.payment.proofAlt(orderNumber)}
          onError={() => setBrokenUrl(url)}
          className="mx-auto max-h-72 w-auto max-w-full object-contain"
        />
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-ink text-panel">
          <Icon name="zoom-in" className="size-4" />
        </span>
      </button>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="mt-2 inline-flex min-h-6 items-center gap-1.5 font-medium text-wine underline-offset-4 hover:underline"
      >
        <Icon name="external-link" className="size-4" />
        {texts.payment.openProof}
      </a>
      {zoomed && <ZoomedProof url={url} orderNumber={orderNumber} onClose={() => setZoomed(false)} />}
    </>
  );
}

/** Thumbnail of a proof in the history, which opens the picture. */
export function ProofThumbnail({ url, orderNumber, onExpired }: ProofPictureProps) {
  const [zoomed, setZoomed] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) return <BrokenProof onExpired={onExpired} />;
  return (
    <>
      <button
        type="button"
        onClick={() => setZoomed(true)}
        className="mt-1 flex min-h-11 cursor-zoom-in items-center gap-2 font-medium text-wine underline-offset-4 hover:underline"
      >
        <img
          src={url}
          alt=""
          loading="lazy"
          onError={() => setBrokenUrl(url)}
          className="size-11 rounded-lg border border-line bg-neutral-soft object-cover"
        />
        {texts.history.openProof}
      </button>
      {zoomed && <ZoomedProof url={url} orderNumber={orderNumber} onClose={() => setZoomed(false)} />}
    </>
  );
}
