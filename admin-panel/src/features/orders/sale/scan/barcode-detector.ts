// TypeScript's library does not know the Barcode Detection API, which only some browsers have.
type BarcodeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type BarcodeDetectorClass = {
  new (): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Returns whether this browser reads barcodes: some have the class, but no format on this device. */
export async function canReadBarcodes(): Promise<boolean> {
  const Detector = detectorClass();
  // Browsers offer cameras to secure pages only, although the types always have them.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!Detector || !devices) return false;
  const formats = await Detector.getSupportedFormats().catch(() => []);
  return formats.length > 0;
}

/** Returns a function that reads the first barcode in a video's current frame, null without one. */
export function createBarcodeReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const Detector = detectorClass();
  if (!Detector) return () => Promise.resolve(null);
  const detector = new Detector();
  return async (video) => {
    // A frame that is not there yet is refused; the next one is read.
    const codes = await detector.detect(video).catch(() => []);
    return codes.map(({ rawValue }) => rawValue.trim()).find((code) => code !== '') ?? null;
  };
}
