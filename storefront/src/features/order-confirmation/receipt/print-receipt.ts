import { brandColors as colors, brandFonts as fonts } from '@shop/contract';
import type { ReceiptData } from './receipt-data.ts';
import { receiptTexts as words } from '../texts.ts';

const STYLE = `
@page { margin: 15mm }
body { font: 11pt/1.45 ${fonts.text}; color: ${colors.ink}; max-width: 180mm; margin: 0 auto; padding: 8mm }
header { display: flex; justify-content: space-between; gap: 8mm; border-bottom: 1pt solid ${colors.ink}; padding-bottom: 4mm }
h1 { font: 22pt ${fonts.heading}; margin: 0 } h2 { font-size: 12pt; margin: 0 } p { margin: 0 }
.letter { border: 1.5pt solid ${colors.ink}; width: 12mm; height: 12mm; font-size: 20pt; line-height: 12mm; text-align: center }
.notice { font-size: 12pt; font-weight: 700 } .state { font-size: 16pt; font-weight: 700; letter-spacing: .06em }
.side { text-align: right } dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 6mm; margin: 5mm 0 }
dt { color: ${colors.muted} } dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } th, td { padding: 2mm 0; border-bottom: .5pt solid ${colors.line}; text-align: left }
th ~ th, td ~ td { text-align: right; white-space: nowrap; padding-left: 4mm } tfoot td { border: 0 }
tfoot tr:last-child { font-weight: 700; font-size: 13pt } footer { margin-top: 8mm; color: ${colors.inkSoft} }
`;

// Builds text nodes only, so that typed markup stays text.
const builderFor =
  (page: Document) =>
  (tag: string, children: (Node | string)[], attributes: Record<string, string> = {}) => {
    const node = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  };
type Build = ReturnType<typeof builderFor>;

const header = (make: Build, { brand, shop, paid }: ReceiptData) =>
  make('header', [
    make('div', [make('h1', [brand]), ...shop.map((line) => make('p', [line]))]),
    make('p', [words.letter], { class: 'letter' }),
    make(
      'div',
      [
        make('h2', [words.title]),
        make('p', [words.notInvoice], { class: 'notice' }),
        make('p', [paid ? words.paid : words.pending], { class: 'state' }),
      ],
      { class: 'side' },
    ),
  ]);

function table(make: Build, { items, totals }: ReceiptData) {
  const titles = [words.item, words.quantity, words.unit, words.amount];
  const head = make(
    'tr',
    titles.map((title) => make('th', [title], { scope: 'col' })),
  );
  const rows = items.map(({ name, quantity, unit, amount }) =>
    make(
      'tr',
      [name, quantity, unit, amount].map((text) => make('td', [text])),
    ),
  );
  const sums = totals.map(({ label, amount }) =>
    make('tr', [make('td', [label], { colspan: '3' }), make('td', [amount])]),
  );
  return make('table', [make('thead', [head]), make('tbody', rows), make('tfoot', sums)]);
}

// The content security policy allows a blank window no styles but a constructed sheet.
function addStyles(target: Window & typeof globalThis): void {
  if (!('replaceSync' in (target.CSSStyleSheet?.prototype ?? {}))) return;
  const sheet = new target.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  target.document.adoptedStyleSheets = [sheet];
}

export function fillReceipt(page: Document, receipt: ReceiptData): void {
  const make = builderFor(page);
  page.documentElement.lang = 'es-AR';
  page.title = `${words.title} ${receipt.orderNumber}`;
  page.body.replaceChildren(
    header(make, receipt),
    make(
      'dl',
      receipt.facts.flatMap(({ label, text }) => [make('dt', [label]), make('dd', [text])]),
    ),
    table(make, receipt),
    make('footer', [make('p', [words.invoice]), make('p', [make('strong', [words.withdrawal])])]),
  );
}

/** Prints the receipt from a window of its own; returns false when the browser blocks the window. */
export function printReceipt(receipt: ReceiptData): boolean {
  const opened = window.open('', '_blank', 'width=820,height=960') as (Window & typeof globalThis) | null;
  if (!opened) return false;
  opened.opener = null;
  fillReceipt(opened.document, receipt);
  addStyles(opened);
  opened.focus();
  opened.print();
  return true;
}
