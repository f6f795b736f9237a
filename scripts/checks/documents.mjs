const withoutBlocks = (text) => text.replace(/```[\s\S]*?```/g, '');

/** Returns the targets of a document's links and pictures, without other sites. */
export const linksOf = (text) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, inText, inMarkup]) => decodeURI(inText ?? inMarkup))
    .filter((link) => !/^(https?|mailto):/.test(link));

/** Returns the anchors that GitHub derives from a document's headings. */
export const anchorsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the file names that a document quotes as code. */
export const namedFilesOf = (text) =>
  [...withoutBlocks(text).matchAll(/`(?:\.\/)?([\w@./-]+\.(?:tsx?|mjs|cjs|json|yml|css|md))`/g)].map(
    ([, name]) => name,
  );

/** Removes quotes, case and extra spaces, so that a title and its quotation compare equal. */
export const normalizeTitle = (text) =>
  text
    .toLowerCase()
    .replace(/[\\`'"‘’“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const SUITES = ['e2e', 'cms', 'contract', 'storefront', 'admin-panel'];

// Cell format: "`file.test.ts`: a title; the beginning of another…; e2e `spec`: a title"
function testsInCell(cell) {
  const pieces = cell.split(/`([^`]+)`/).slice(1);
  return pieces.flatMap((file, at) => {
    const words = at % 2 === 0 ? /^(?:,[^:]*)?: (.*)$/.exec(pieces[at + 1]) : null;
    return (words?.[1].split(/;/) ?? [])
      .map((title) => title.trim())
      .filter((title) => title !== '' && !SUITES.includes(title))
      .map((title) => ({ file, titles: normalizeTitle(title).split(/\s*(?:…|\.\.\.)\s*/) }));
  });
}

/** Returns the tests that the last column of each table names: file, and title split at each `…`. */
export const namedTestsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => testsInCell(line.split('|').at(-2)));
