import { aPicture } from './forms';

/** Returns a small PDF of one page with a text; `catalog` adds entries to its catalog, such as an action. */
export function aPdf(text: string, catalog = ''): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1');
}

/** Returns a PNG that PDF readers open as a PDF, because they look for its header in the first kilobyte. */
export async function polyglotPng(): Promise<Buffer> {
  const png = await aPicture(2, 2).png().toBuffer();
  return Buffer.concat([png, aPdf('dos formatos')]);
}
