const withoutBlocks = (text) => text.replace(/```[\s\S]*?```/g, '');

/** Where the links and pictures of a document lead to, without those to other sites. */
export const linksOf = (text) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, inText, inMarkup]) => decodeURI(inText ?? inMarkup))
    .filter((link) => !/^(https?|mailto):/.test(link));

/** The anchors that the headings of a document make, as GitHub writes them. */
export const anchorsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The files named in a document, with or without their folders. */
export const namedFilesOf = (text) =>
  [...withoutBlocks(text).matchAll(/`(?:\.\/)?([\w@./-]+\.(?:tsx?|mjs|cjs|json|yml|css|md))`/g)].map(
    ([, name]) => name,
  );

/** A text without its quotes and its case, as a document may write it. */
export const shortened = (text) =>
  text
    .toLowerCase()
    .replace(/[\\`'"‘’“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const PARTS_OF_THE_SHOP = ['e2e', 'cms', 'contract', 'storefront', 'admin-panel'];

// "`file.test.ts`: one title; the beginning of another…; e2e `spec`: a title"
function testsInCell(cell) {
  const pieces = cell.split(/`([^`]+)`/).slice(1);
  return pieces.flatMap((file, at) => {
    const words = at % 2 === 0 ? /^(?:,[^:]*)?: (.*)$/.exec(pieces[at + 1]) : null;
    return (words?.[1].split(/;/) ?? [])
      .map((title) => title.trim())
      .filter((title) => title !== '' && !PARTS_OF_THE_SHOP.includes(title))
      .map((title) => ({ file, titles: shortened(title).split(/\s*(?:…|\.\.\.)\s*/) }));
  });
}

/** The tests that the last column of each table names: their file, and their title in the parts around each `…`. */
export const namedTestsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => testsInCell(line.split('|').at(-2)));
