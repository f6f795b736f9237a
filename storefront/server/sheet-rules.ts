/** A rule of a sheet: what stands before its braces, and what is in them; a statement such as `@layer a, b` has none. */
export type Rule = { head: string; body: string | null };

// Where a character that counts stands, beyond strings and escaped signs.
function indexOfSign(text: string, from: number, signs: string): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (signs.includes(sign)) return at;
  }
  return text.length;
}

function endOfBlock(text: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && at < text.length) {
    at = indexOfSign(text, at + 1, '{}');
    depth += text[at] === '{' ? 1 : -1;
  }
  return at;
}

/** The rules of a sheet that a build made: no comment but its first, no faults. */
export function rulesOf(sheet: string): Rule[] {
  const text = sheet.replace(/\/\*[^]*?\*\//g, '');
  const rules: Rule[] = [];
  for (let at = 0; at < text.length;) {
    const sign = indexOfSign(text, at, '{;');
    const head = text.slice(at, sign).trim();
    const end = text[sign] === '{' ? endOfBlock(text, sign) : sign;
    const body = text[sign] === '{' ? text.slice(sign + 1, end) : null;
    if (head !== '') rules.push({ head, body });
    at = end + 1;
  }
  return rules;
}

/** The parts of a list, cut where no parenthesis is open. */
export function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = indexOfSign(list, 0, '(),'); at < list.length; at = indexOfSign(list, at + 1, '(),')) {
    if (list[at] === '(') depth += 1;
    else if (list[at] === ')') depth -= 1;
    else if (depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}
