import { COPY_CONFIRMATION_ORDER_MS } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { createPortal } from 'react-dom';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

const t = texts.codes;

type RecoveryCodesProps = { codes: readonly string[]; email: string; onClose: () => void };

const paperOf = (codes: readonly string[], email: string) =>
  [t.paperTitle, t.paperText(email), '', ...codes, ''].join('\r\n');

// Hidden on screen: printing shows it in place of the page.
const Paper = ({ codes, email }: Pick<RecoveryCodesProps, 'codes' | 'email'>) =>
  createPortal(
    <div className="print-sheet">
      <h1 className="text-xl font-bold">{t.paperTitle}</h1>
      <p className="my-3">{t.paperText(email)}</p>
      <ul className="grid max-w-sm grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );

/** Shows the recovery codes once; the dialog closes only by its button, so that none is lost by a slip. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  const text = paperOf(codes, email);
  const download = () => downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t.file);
  return (
    <Dialog
      open
      insistent
      onOpenChange={onClose}
      title={t.title}
      description={t.text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <ul
        aria-label={t.list}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-panel bg-panel-2 p-4 font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void copy(text)}>
          {copied ? t.copied : t.copy}
        </Button>
        <Button icon="download" onClick={download}>
          {t.download}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? t.copied : ''}
      </p>
      <Paper codes={codes} email={email} />
    </Dialog>
  );
}
