import { Linter } from 'eslint';

type Fault = { selector: string; message: string };

// Selectors of ESQuery; a pattern in them cannot contain a slash.
const named = (names: readonly string[]) => `/^(${names.join('|')})$/`;

// Safari 15.4 is the oldest in most rows; a row names the version that would be needed.
const SYNTAX: readonly Fault[] = [
  { selector: 'StaticBlock', message: 'static block: Safari 16.4' },
  {
    selector: 'Literal[raw=/[(][?]<[=!]/], TemplateElement[value.raw=/[(][?]<[=!]/]',
    message: 'look-behind: Safari 16.4',
  },
  {
    selector: 'Literal[raw=/[(][?][ims-]+:/]',
    message: 'modifiers in a pattern: Safari 26',
  },
];

// Methods by names that nothing older has; a call with `?.` is guarded.
const METHODS: Readonly<Record<string, readonly string[]>> = {
  'Firefox 104': ['findLast', 'findLastIndex'],
  'Safari 16': ['requestSubmit', 'toSorted', 'toReversed', 'toSpliced', 'showPicker'],
  'Safari 17': [
    'showPopover',
    'hidePopover',
    'togglePopover',
    'canParse',
    'symmetricDifference',
    'isSubsetOf',
  ],
  'Safari 17.4': ['groupBy', 'withResolvers', 'fromAsync', 'checkVisibility', 'isWellFormed', 'toWellFormed'],
  'Safari 18': ['startViewTransition', 'requestClose', 'requestIdleCallback', 'setHTMLUnsafe'],
};
const GLOBALS: Readonly<Record<string, readonly string[]>> = {
  'Safari 16.4': ['OffscreenCanvas', 'CompressionStream', 'DecompressionStream', 'CookieStore'],
  'Safari 18.4': ['Iterator', 'Temporal', 'BarcodeDetector', 'EyeDropper', 'Sanitizer'],
};
const STATICS: Readonly<Record<string, readonly [object: string, names: readonly string[]]>> = {
  'Safari 17.4': ['AbortSignal', ['any', 'timeout']],
  'Safari 18.2': ['Promise', ['try']],
  'Safari 18': ['URL', ['parse']],
  'Firefox 125': ['Intl', ['Segmenter', 'DurationFormat']],
};

const ITERATOR_METHODS = [
  'map',
  'filter',
  'some',
  'every',
  'find',
  'reduce',
  'forEach',
  'flatMap',
  'take',
  'drop',
];

const APIS: readonly Fault[] = [
  ...Object.entries(METHODS).map(([needs, names]) => ({
    selector: `CallExpression[optional=false] > MemberExpression.callee > Identifier.property[name=${named(names)}]`,
    message: `method: ${needs}`,
  })),
  ...Object.entries(GLOBALS).map(([needs, names]) => ({
    selector: `NewExpression > Identifier.callee[name=${named(names)}], MemberExpression > Identifier.object[name=${named(names)}]`,
    message: `global: ${needs}`,
  })),
  ...Object.entries(STATICS).map(([needs, [object, names]]) => ({
    selector: `MemberExpression[object.name="${object}"] > Identifier.property[name=${named(names)}]`,
    message: `static: ${needs}`,
  })),
  {
    selector: `MemberExpression[object.type="CallExpression"][object.callee.property.name=/^(values|keys|entries)$/][object.callee.object.name!="Object"] > Identifier.property[name=${named(ITERATOR_METHODS)}]`,
    message: 'method of an iterator: Safari 18.4',
  },
];

const linter = new Linter();
const config = (sourceType: 'module' | 'script', ecmaVersion: 5 | 2022): Linter.Config => ({
  languageOptions: { ecmaVersion, sourceType },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...APIS] },
});

/**
 * Lists what a script contains that the oldest supported browsers cannot parse or do not have. They parse ECMAScript
 * 2022, but for what SYNTAX names; a script that runs before any other has to parse everywhere.
 */
export function scriptFaults(
  code: string,
  sourceType: 'module' | 'script' = 'module',
  ecmaVersion: 5 | 2022 = 2022,
): string[] {
  const lines = code.split('\n');
  return linter
    .verify(code, config(sourceType, ecmaVersion), { allowInlineConfig: false })
    .map(({ message, line, column }) => {
      const at = column - 1;
      return `${message} near ${(lines[line - 1] ?? '').slice(Math.max(0, at - 30), at + 40)}`;
    });
}

// A rule in `@supports` is for browsers that say they understand it.
function withoutSupportsBlocks(css: string): string {
  const at = css.indexOf('@supports');
  if (at < 0) return css;
  let depth = 0;
  let end = css.indexOf('{', at);
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return css.slice(0, at) + withoutSupportsBlocks(css.slice(end));
}

const PRELUDES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^@media[^{]*[<>]/, 'range in a media query: Safari 16.4'],
  // An unknown selector drops the whole rule, also for the other selectors of the list.
  [/^(?!.*:is\(.*:has\().*(,.*:has\(|:has\([^)]*\).*,)/, ':has() in a list: Firefox 121'],
  [/(^|[^\\])&/, 'nested selector: Safari 16.5'],
];
const DECLARATIONS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/:[^;}]*\b(color-mix|oklch|oklab|lch|lab|light-dark|color)\([^;}]*/g, 'color: Safari 16.2'],
  [/[{;]translate:[^;}]*/g, 'property `translate`: Chrome 104'],
];

/** Lists what a built stylesheet contains that the oldest supported browsers drop, and that would break a page. */
export function styleFaults(css: string): string[] {
  const plain = withoutSupportsBlocks(css);
  const preludes = [...plain.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([prelude]) => prelude);
  return [
    ...PRELUDES.flatMap(([pattern, message]) =>
      preludes.filter((prelude) => pattern.test(prelude)).map((prelude) => `${message} near ${prelude}`),
    ),
    ...DECLARATIONS.flatMap(([pattern, message]) =>
      [...plain.matchAll(pattern)].map(([declaration]) => `${message} near ${declaration}`),
    ),
  ];
}
