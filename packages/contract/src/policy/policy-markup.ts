export type PolicySpan = { text: string; strong: boolean };
export type PolicyBlock =
  { type: 'heading' | 'paragraph'; spans: PolicySpan[] } | { type: 'list'; items: PolicySpan[][] };

type Line = { type: 'heading' | 'item' | 'text' | 'empty'; text: string };

const MARKS = [
  { type: 'heading', mark: /^#+\s+/ },
  { type: 'item', mark: /^[-•]\s+/ },
] as const;

function lineOf(text: string): Line {
  const line = text.trim();
  if (line === '') return { type: 'empty', text: '' };
  const found = MARKS.find(({ mark }) => mark.test(line));
  return found ? { type: found.type, text: line.replace(found.mark, '') } : { type: 'text', text: line };
}

// Every other part stands between two pairs of asterisks.
const spansOf = (text: string): PolicySpan[] =>
  text
    .split(/\*\*(?=\S)(.+?)\*\*/)
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((span) => span.text !== '');

function blockOf(lines: readonly Line[]): PolicyBlock {
  const type = lines[0]?.type;
  if (type === 'item') return { type: 'list', items: lines.map(({ text }) => spansOf(text)) };
  const spans = spansOf(lines.map(({ text }) => text).join(' '));
  return { type: type === 'heading' ? 'heading' : 'paragraph', spans };
}

/**
 * Parses the markup of a policy: '# ' begins a heading, '- ' an item of a list, an empty line ends a paragraph, and two
 * asterisks on either side make text strong. Everything else is text, so that no HTML gets in.
 */
export function parsePolicy(text: string): PolicyBlock[] {
  const groups: Line[][] = [];
  let before: Line['type'] = 'empty';
  for (const line of text.split(/\r?\n/).map(lineOf)) {
    const continues = line.type === before && line.type !== 'heading';
    if (line.type !== 'empty') {
      if (continues) groups.at(-1)?.push(line);
      else groups.push([line]);
    }
    before = line.type;
  }
  return groups.map(blockOf);
}
