import { formatMoney, subtotalOf } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { pricedLines } from './lines/cart-lines.ts';
import { chatTexts as texts } from './texts.ts';

// A line break inside a product's name would read as another line of the message.
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function itemText(line: CartLine, shopUrl: string): string {
  const address = shopUrl + paths.product({ slug: line.slug, _id: line.id }, line.color);
  const parts = [
    inOneLine(line.name),
    line.size && texts.size(inOneLine(line.size)),
    line.color && texts.color(inOneLine(line.color)),
    texts.quantity(line.quantity),
    texts.price(formatMoney(line.price)),
  ];
  return `- ${parts.filter(Boolean).join(', ')}\n  ${address}`;
}

/** Returns the chat message about the cart's lines, each with the address that shows its colour; a greeting when there are none. */
export function cartChatMessage(lines: readonly CartLine[], shopUrl: string): string {
  if (lines.length === 0) return texts.greeting;
  const total = formatMoney(subtotalOf(pricedLines(lines)));
  return [
    texts.opening,
    ...lines.map((line) => itemText(line, shopUrl)),
    '',
    texts.total(total),
    texts.question,
  ].join('\n');
}
