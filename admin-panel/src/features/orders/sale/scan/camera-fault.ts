import { texts } from '../texts.ts';

const faults: Record<string, string> = {
  NotAllowedError: texts.scan.refused,
  NotFoundError: texts.scan.missing,
  OverconstrainedError: texts.scan.missing,
};

/** Says in Spanish why the camera did not open. */
export const cameraFault = (error: unknown): string =>
  (error instanceof DOMException && faults[error.name]) || texts.scan.failed;
