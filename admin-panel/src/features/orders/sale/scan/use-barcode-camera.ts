import { type RefObject, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { createBarcodeReader } from './barcode-detector.ts';

const READ_INTERVAL_MS = 200;
const REAR_CAMERA: MediaStreamConstraints = { video: { facingMode: 'environment' }, audio: false };

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

type OnCode = (code: string) => void;

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
export function useBarcodeCamera(onCode: OnCode): {
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
