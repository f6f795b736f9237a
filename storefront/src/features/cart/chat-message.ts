import { formatMoney, subtotalOf } from '@shop/contract';
import { pricedLines, type CartLine } from './lines/cart-lines.ts';
import { chatTexts as texts } from './texts.ts';

// A line break inside a product's name would read as another line of the message.
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function itemText(line: CartLine): string {
  const parts = [
    inOneLine(line.name),
    line.size && texts.size(inOneLine(line.size)),
    line.color && texts.color(inOneLine(line.color)),
    texts.quantity(line.quantity),
    texts.price(formatMoney(line.price)),
  ];
  return `- ${parts.filter(Boolean).join(', ')}`;
}

/** Returns the chat message about the cart's lines; a greeting when there are none. */
export function cartChatMessage(lines: readonly CartLine[]): string {
  if (lines.length === 0) return texts.greeting;
  const total = formatMoney(subtotalOf(pricedLines(lines)));
  return [texts.opening, ...lines.map(itemText), '', texts.total(total), texts.question].join('\n');
}
