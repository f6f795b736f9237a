import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';
import { canReadBarcodes } from './barcode-detector.ts';
import { useBarcodeCamera } from './use-barcode-camera.ts';

type OnCode = (code: string) => void;

function CameraView({ onCode }: { onCode: OnCode }) {
  const { video, fault } = useBarcodeCamera(onCode);
  if (fault) return <ErrorNotice message={fault} />;
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.scan.view}
        className="aspect-[4/3] w-full rounded-lg bg-neutral-soft object-cover"
      />
      <p className="mt-3 text-muted">{texts.scan.hint}</p>
    </>
  );
}

function useCanReadBarcodes() {
  const [can, setCan] = useState(false);
  useEffect(() => {
    void canReadBarcodes().then(setCan);
  }, []);
  return can;
}

/** Opens the camera to read an SKU; hidden where the browser does not read barcodes. */
export function ScanButton({ onCode }: { onCode: OnCode }) {
  const [open, setOpen] = useState(false);
  if (!useCanReadBarcodes()) return null;
  const use: OnCode = (code) => {
    setOpen(false);
    onCode(code);
  };
  return (
    <>
      <Button icon="camera" className="mt-3 min-h-11" onClick={() => setOpen(true)}>
        {texts.scan.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.scan.title}>
        <CameraView onCode={use} />
      </Dialog>
    </>
  );
}
