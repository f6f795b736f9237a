import { type VariableValues, withoutVariables } from '@shop/contract';

// '$ 30.000', '30.000' and '30000' are one figure, as are '10 %' and '10%'.
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\$\s*/g, '')
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+%/g, '%');

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\d]/u.test(sign);

function holds(text: string, fact: string): boolean {
  for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + 1))
    if (!isWordSign(text[at - 1]) && !isWordSign(text[at + fact.length])) return true;
  return false;
}

/** Returns the variable whose figure a text spells out, so that the text would outlive a change of it. */
export function findTypedFact(text: string, values: VariableValues): string | null {
  const typed = normalize(withoutVariables(text));
  const facts = Object.keys(values).filter((name) => /\d/.test(values[name] ?? ''));
  return facts.find((name) => holds(typed, normalize(values[name] ?? ''))) ?? null;
}
