import { texts } from './texts.mjs';

const MARKS = { ok: 'bien', warning: 'aviso', fault: 'FALLA' };
const WIDTH = 100;

function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** The results as lines of a table, what to do under each that is not well. */
export function tableOf(results) {
  const names = Math.max(...results.map(({ title }) => title.length));
  const indent = ' '.repeat(7 + names + 2);
  return results.flatMap(({ level, title, detail, remedy }) => {
    const [first, ...rest] = wrapped(detail, WIDTH - indent.length);
    const todo = remedy ? wrapped(`${texts.todo}: ${remedy}`, WIDTH - indent.length) : [];
    return [
      `${MARKS[level].padEnd(7)}${title.padEnd(names)}  ${first}`,
      ...[...rest, ...todo].map((line) => indent + line),
    ];
  });
}
