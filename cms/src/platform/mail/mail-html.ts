import { brandColors, brandFonts, brandRadii } from '@shop/contract';
import type { Mail } from './new-mail';

// Ground and text have colours of their own, so that a dark mail program changes both or neither.
const GROUND = `background:${brandColors.white};color:${brandColors.ink}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const LINK_LINE = /^(?:(.{1,200}): )?(https?:\/\/\S+)$/;
const LIST_MARK = '- ';

const button = (label: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;margin:4px 0;padding:12px 20px;border-radius:${brandRadii.input};background:${brandColors.wine};color:${brandColors.white};text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`;

// The law asks for the right of withdrawal in highlighted letters (article 1111 of the Código Civil y Comercial).
const HIGHLIGHTED = /^(Total: |Tenés derecho a arrepentirte )/;

const textHtml = (text: string): string =>
  HIGHLIGHTED.test(text) ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);

function lineHtml(line: string): string {
  const [, label, url] = LINK_LINE.exec(line) ?? [];
  if (!url || !URL.canParse(url)) return textHtml(line);
  // A sentence is no label: its address stays a link below it.
  if (label && label.length <= 40) return button(label, url);
  const link = `<a href="${escapeHtml(url)}" style="color:${brandColors.wine}">${escapeHtml(new URL(url).host)}</a>`;
  return label ? `${textHtml(label)}: ${link}` : link;
}

function paragraphHtml(paragraph: string): string {
  const lines = paragraph.split('\n');
  if (lines.every((line) => line.startsWith(LIST_MARK))) {
    const items = lines.map((line) => `<li>${escapeHtml(line.slice(LIST_MARK.length))}</li>`);
    return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
  }
  return `<p style="margin:0 0 16px">${lines.map(lineHtml).join('<br>')}</p>`;
}

const pictureHtml = ({ url, alt }: { url: string; alt: string }): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="96" style="margin:0 8px 8px 0;border-radius:${brandRadii.sm}">`;

// Mail programs show the first text beside the subject; the padding keeps what follows out of that line.
const previewHtml = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(90)}</div>`;

/** Returns the text that mail programs show beside the subject. */
export const previewLineOf = (text: string): string => (text.split('\n\n')[0] ?? '').replaceAll('\n', ' ');

/** Renders a mail's text as HTML: paragraphs, lists, and a button for each line that is a short label and an address. */
export function mailHtml({ text, subject, pictures }: Pick<Mail, 'text' | 'subject' | 'pictures'>): string {
  const paragraphs = text.split('\n\n');
  const body = paragraphs.map(paragraphHtml);
  // The first lines show in previews, so pictures, whose texts name garments, come late.
  if (pictures?.length) body.splice(-1, 0, `<p>${pictures.map(pictureHtml).join('')}</p>`);
  return [
    '<!doctype html><html lang="es-AR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:16px;${GROUND}">${previewHtml(previewLineOf(text))}`,
    `<div style="max-width:600px;margin:0 auto;padding:20px 0;${GROUND};border-top:4px solid ${brandColors.wine};font:16px/1.5 ${brandFonts.text};overflow-wrap:anywhere">`,
    ...body,
    '</div></body></html>',
  ].join('\n');
}
