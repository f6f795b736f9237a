import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePolicy } from './policy-markup';

const plain = (text: string) => [{ text, strong: false }];

describe('policy markup', () => {
  it('parsePolicy reads headings, paragraphs, lists and strong text', () =>
    expect(parsePolicy('# Uno\nDos\ntres **cuatro** cinco\n\nSeis\n- a\n- b\r\n\r\n- c')).toEqual([
      { type: 'heading', spans: plain('Uno') },
      {
        type: 'paragraph',
        spans: [...plain('Dos tres '), { text: 'cuatro', strong: true }, ...plain(' cinco')],
      },
      { type: 'paragraph', spans: plain('Seis') },
      { type: 'list', items: [plain('a'), plain('b')] },
      { type: 'list', items: [plain('c')] },
    ]));

  it('parsePolicy takes everything else as text', () => {
    for (const text of ['<b>x</b>', '[a](javascript:x)', '**', '** a **', '#sin espacio', '-1'])
      expect(parsePolicy(text)).toEqual([{ type: 'paragraph', spans: plain(text) }]);
    expect(parsePolicy(' \n\n ')).toEqual([]);
  });

  it('parsePolicy loses no character but its marks', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '#', '-', '\n', '<', '{') }), (text) => {
        const kept = JSON.stringify(parsePolicy(text)).match(/[a<{]/g) ?? [];
        const typed = text.match(/[a<{]/g) ?? [];
        expect(kept.filter((letter) => letter === '<')).toHaveLength(
          typed.filter((one) => one === '<').length,
        );
      }),
    ));
});
