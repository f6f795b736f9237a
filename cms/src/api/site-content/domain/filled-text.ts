import { literalsOf } from '@shop/contract';

function couldBeLine(sent: string, literals: readonly string[]): boolean {
  const [first = '', ...between] = literals;
  const last = between.pop() ?? '';
  // For a text of variables alone: a figure or an address is an older value of them, and other words are a new text.
  if (literals.join('').trim() === '') return /[\d@]/.test(sent);
  let at = first.length;
  for (const literal of between) {
    const found = sent.indexOf(literal, at + 1);
    if (found < 0) return false;
    at = found + literal.length;
  }
  return sent.startsWith(first) && sent.endsWith(last) && at < sent.length - last.length;
}

/** Tells whether a text could be a source filled with older values, where lines without their data are left out. */
export function couldBeFilled(text: string, source: string): boolean {
  const sent = text.split('\n');
  let next = 0;
  for (const line of source.trim().split('\n')) {
    const literals = literalsOf(line);
    const isLiteral = literals.length === 1;
    if (isLiteral ? sent[next] === line : couldBeLine(sent[next] ?? '', literals)) next += 1;
    else if (isLiteral && line !== '') return false;
  }
  return next === sent.length;
}
