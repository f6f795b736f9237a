import { texts } from './texts.mjs';

export const ok = (title, detail = '') => ({ level: 'ok', title, detail, remedy: '' });
export const warning = (title, detail, remedy) => ({ level: 'warning', title, detail, remedy });
export const fault = (title, detail, remedy) => ({ level: 'fault', title, detail, remedy });

const MARKS = { ok: 'bien', warning: 'aviso', fault: 'FALLA' };
const WIDTH = 100;

function wrapWords(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

export function formatTable(results) {
  const titleWidth = Math.max(...results.map(({ title }) => title.length));
  const indent = ' '.repeat(7 + titleWidth + 2);
  return results.flatMap(({ level, title, detail, remedy }) => {
    const [first, ...rest] = wrapWords(detail, WIDTH - indent.length);
    const remedyLines = remedy ? wrapWords(`${texts.todo}: ${remedy}`, WIDTH - indent.length) : [];
    return [
      `${MARKS[level].padEnd(7)}${title.padEnd(titleWidth)}  ${first}`,
      ...[...rest, ...remedyLines].map((line) => indent + line),
    ];
  });
}
