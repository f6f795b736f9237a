import { type OrderProof } from '@shop/contract';
import { buttonStyles } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

const KB = 1024;

type PdfProofProps = { url: string; proof: Pick<OrderProof, 'bytes'> };

/** Link to a proof that is a PDF. The browser saves it; no viewer of ours opens what a stranger sent. */
export const PdfProof = ({ url, proof: { bytes } }: PdfProofProps) => (
  <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-panel p-4">
    <Icon name="file-text" className="size-8 shrink-0 text-wine" />
    <p className="min-w-0 flex-1 basis-32">
      <span className="block font-medium">{texts.payment.pdf}</span>
      <span className="text-sm text-muted">{texts.payment.pdfSize(Math.ceil(bytes / KB))}</span>
    </p>
    <a href={url} target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'secondary' })}>
      <Icon name="download" className="size-4" />
      {texts.payment.openPdf}
    </a>
  </div>
);

/** Link to an earlier proof in the history. */
export const PdfProofLink = ({ url }: { url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className="mt-1 flex min-h-11 items-center gap-2 font-medium text-wine underline-offset-4 hover:underline"
  >
    <Icon name="file-text" className="size-5" />
    {texts.payment.openPdf}
  </a>
);
