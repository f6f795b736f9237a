import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';

// TypeScript's library does not know the Barcode Detection API, which only some browsers have.
type BarcodeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type BarcodeDetectorClass = {
  new (): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Returns whether this browser reads barcodes: some have the class, but no format on this device. */
async function canReadBarcodes(): Promise<boolean> {
  const Detector = detectorClass();
  // Browsers offer cameras to secure pages only, although the types always have them.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!Detector || !devices) return false;
  const formats = await Detector.getSupportedFormats().catch(() => []);
  return formats.length > 0;
}

/** Returns a function that reads the first barcode in a video's current frame, null without one. */
function createBarcodeReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const Detector = detectorClass();
  if (!Detector) return () => Promise.resolve(null);
  const detector = new Detector();
  return async (video) => {
    // A frame that is not there yet is refused; the next one is read.
    const codes = await detector.detect(video).catch(() => []);
    return codes.map(({ rawValue }) => rawValue.trim()).find((code) => code !== '') ?? null;
  };
}

const READ_INTERVAL_MS = 200;
const REAR_CAMERA: MediaStreamConstraints = { video: { facingMode: 'environment' }, audio: false };

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Shows the rear camera in a video and reads frames until a code is found; returns a way to end it. */
function readFrom(video: HTMLVideoElement, onCode: OnCode, onFault: (error: unknown) => void) {
  const read = createBarcodeReader();
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    if (stream) stop(stream);
  };
  const readFrame = async () => {
    const code = await read(video);
    if (ended) return;
    if (code === null) timer = setTimeout(() => void readFrame(), READ_INTERVAL_MS);
    else {
      end();
      onCode(code);
    }
  };
  const start = async () => {
    const opened = await navigator.mediaDevices.getUserMedia(REAR_CAMERA);
    // Staff may close the dialog while the browser still asks for permission.
    if (ended) return stop(opened);
    stream = opened;
    video.srcObject = opened;
    await video.play();
    await readFrame();
  };
  start().catch((error: unknown) => {
    if (ended) return;
    end();
    onFault(error);
  });
  return end;
}

const faults: Record<string, string> = {
  NotAllowedError: texts.scan.refused,
  NotFoundError: texts.scan.missing,
  OverconstrainedError: texts.scan.missing,
};

/** Says in Spanish why the camera did not open. */
const cameraFault = (error: unknown): string =>
  (error instanceof DOMException && faults[error.name]) || texts.scan.failed;

/** Reads one barcode with the camera while its component is mounted; says why the camera did not open. */
function useBarcodeCamera(onCode: OnCode): {
  video: RefObject<HTMLVideoElement | null>;
  fault: string | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!video.current) return;
    return readFrom(
      video.current,
      (code) => latest.current(code),
      (error) => setFault(cameraFault(error)),
    );
  }, []);
  return { video, fault };
}

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
