export type Part = { name: string; filename?: string; data: Buffer };

const MAX_PARTS = 11;
const MAX_HEADER_BYTES = 4096;
const BREAK = Buffer.from('\r\n');
const HEADER_END = Buffer.from('\r\n\r\n');

/** The boundary that a content type announces, or null. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

function partOf(piece: Buffer): Part | null {
  const end = piece.indexOf(HEADER_END);
  if (end < 0 || end > MAX_HEADER_BYTES) return null;
  const header = piece.subarray(0, end).toString('latin1');
  const name = /content-disposition:[^\r\n]*[;\s]name="([^"\r\n]*)"/i.exec(header)?.[1];
  if (name === undefined) return null;
  const filename = /content-disposition:[^\r\n]*[;\s]filename="([^"\r\n]*)"/i.exec(header)?.[1];
  return {
    name,
    ...(filename === undefined ? {} : { filename }),
    data: piece.subarray(end + HEADER_END.length),
  };
}

/** The parts of a form with files, or null when it is broken, cut short or has too many of them. */
export function parseMultipart(body: Buffer, boundary: string): Part[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it: with one in front all are alike.
  const whole = Buffer.concat([BREAK, body]);
  const parts: Part[] = [];
  let at = whole.indexOf(delimiter);
  while (at >= 0) {
    const start = at + delimiter.length;
    if (whole.subarray(start, start + 2).toString('latin1') === '--') return parts;
    const next = whole.indexOf(delimiter, start);
    if (next < 0 || parts.length >= MAX_PARTS) return null;
    const part = partOf(whole.subarray(start + BREAK.length, next));
    if (!part) return null;
    parts.push(part);
    at = next;
  }
  return null;
}
