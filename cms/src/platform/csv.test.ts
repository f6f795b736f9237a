import { expect, test } from 'vitest';
import { decodeCsv, formatCsv, isBinary, parseCsv, TooManyRows } from './csv';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test('CSV output escapes texts that start like a formula', () => {
  const text = formatCsv([['=HYPERLINK("http://x")', '+1', '-2', '@x', 'Ana', 5]]);
  expect(text.startsWith('\uFEFF"\'=HYPERLINK(""http://x"")";"\'+1";"\'-2";"\'@x";"Ana";"5"\r\n')).toBe(true);
});

const formulas = [
  'calle 1,=cmd|/c calc!A1',
  'a; -1',
  'a\t@SUM(1)',
  'a\n"+1',
  'a\r\n=1',
  ' =1',
  '＝1+1',
  'a,＋1',
  'a;－1',
  '\u00a0＠x',
  "a,'=1",
  "''=1",
];

test.each([',', ';', '\t'])(
  'CSV output has no live formula when it is opened with the separator %j',
  (separator) => {
    const text = formatCsv([['nombre', ...formulas]]);
    const starts = text.split(/[\r\n]/).flatMap((line) => line.split(separator));
    for (const start of starts) expect(start.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
  },
);

test('CSV parsing restores texts with formulas inside, and apostrophes of their own', () =>
  expect(cellsOf(formatCsv([['nombre', ...formulas]]))).toEqual([['nombre', ...formulas]]));

test('CSV output leaves signs inside of words and numbers alone', () =>
  expect(formatCsv([['Push-up - talle 90', 'a@b.com', 5]])).toBe(
    '\uFEFF"Push-up - talle 90";"a@b.com";"5"\r\n',
  ));

test('CSV parsing restores what was formatted', () => {
  const rows = [
    ['título', 'con; separador', 'con "comillas"'],
    ['', 'dos\nlíneas', '=1+1'],
  ];
  expect(cellsOf(formatCsv(rows))).toEqual(rows);
});

test('CSV parsing accepts commas and unquoted cells', () => {
  expect(cellsOf('a,b,c\r\n1,,"x, y"\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', 'x, y'],
  ]);
  expect(cellsOf(';b\n1;2')).toEqual([
    ['', 'b'],
    ['1', '2'],
  ]);
});

test('CSV parsing accepts tabs and carriage returns', () => {
  expect(cellsOf('"a"\tb\r1\t"x, y; z"\r')).toEqual([
    ['a', 'b'],
    ['1', 'x, y; z'],
  ]);
});

test('CSV parsing drops blank rows and keeps the spreadsheet numbers of the others', () => {
  expect(parseCsv('a;b\n\n"dos\nlíneas";1\n;\n2;3')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['dos\nlíneas', '1'] },
    { row: 5, cells: ['2', '3'] },
  ]);
});

test('CSV parsing accepts Windows line ends, after quoted cells and inside them', () => {
  expect(cellsOf('"a";"b"\r\n1;"dos\r\nlíneas"\r\n3;4\r\n')).toEqual([
    ['a', 'b'],
    ['1', 'dos\r\nlíneas'],
    ['3', '4'],
  ]);
});

test('CSV parsing accepts carriage returns around line breaks of a quoted cell', () => {
  expect(cellsOf('a;b\r"dos\nlíneas";1\r2;3\r')).toEqual([
    ['a', 'b'],
    ['dos\nlíneas', '1'],
    ['2', '3'],
  ]);
});

test('CSV parsing keeps the last row and drops blank rows at the end', () => {
  expect(parseCsv('a;b;c\n1;;\n;;\n,\n')).toEqual([
    { row: 1, cells: ['a', 'b', 'c'] },
    { row: 2, cells: ['1', '', ''] },
  ]);
  expect(parseCsv(`a\n1${'\n;;'.repeat(1000)}`, 2)).toHaveLength(2);
});

test('CSV parsing rejects more rows than wanted, blank ones between others included', () => {
  expect(parseCsv('a\n\n1', 3)).toHaveLength(2);
  expect(() => parseCsv('a\n\n1', 2)).toThrow(TooManyRows);
});

test('CSV parsing numbers the rows after leading blank lines', () => {
  expect(parseCsv('\n \r\na,b\n1,2')).toEqual([
    { row: 3, cells: ['a', 'b'] },
    { row: 4, cells: ['1', '2'] },
  ]);
});

test.each([
  ['titulo;precio\nAlma;1,5', ['titulo', 'precio']],
  ['titulo,precio\nAlma;a;b,1', ['titulo', 'precio']],
  ['titulo\tprecio', ['titulo', 'precio']],
  ['\tprecio\nAlma\t1', ['', 'precio']],
  ['titulo', ['titulo']],
  ['titulo,precio\rAlma;a;b,1', ['titulo', 'precio']],
])('CSV parsing finds the delimiter of %j', (csv, header) => {
  expect(cellsOf(csv)[0]).toEqual(header);
});

test('decoded CSV loses the byte order mark of UTF-8 and keeps accents', () => {
  expect(cellsOf(decodeCsv(Buffer.from('\uFEFFtítulo;precio')))).toEqual([['título', 'precio']]);
});

test('decodeCsv decodes Windows-1252 accents, quotes and dashes', () => {
  const bytes = Buffer.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f, 0x80, 0x93, 0x94, 0x96, 0x9f]);
  expect(decodeCsv(bytes)).toBe('título€“”–Ÿ');
});

test.each([
  ['utf-16le', [0xff, 0xfe, 0x74, 0x00, 0xed, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x74, 0x00, 0xed]],
])("decodeCsv decodes Excel's Unicode text (%s)", (_name, bytes) => {
  expect(decodeCsv(Buffer.from(bytes))).toBe('tí');
});

test.each(['sep=;\r\n', 'SEP=,\n', '"sep=;"\n', 'sep=;\r'])(
  'CSV parsing drops the hint %j above the heading',
  (hint) => {
    const csv = decodeCsv(Buffer.from(`\uFEFF${hint}titulo;precio`));
    expect(parseCsv(csv)).toEqual([{ row: 1, cells: ['titulo', 'precio'] }]);
  },
);

test('isBinary recognizes a renamed workbook', () => {
  expect(isBinary(decodeCsv(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0x00, 0x01])))).toBe(true);
  expect(isBinary('titulo;precio')).toBe(false);
});
