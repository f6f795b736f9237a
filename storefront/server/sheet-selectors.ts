import { partsOf } from './sheet-rules.ts';

/** What an element must be, or have around it, for a selector to mean it. */
export type Selector = { classes: readonly string[]; tags: readonly string[] };

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const ARGUMENTS = '\\((?:[^()]|\\([^()]*\\))*\\)';
const EXCLUSION = new RegExp(`:not${ARGUMENTS}`, 'g');
const STATE = new RegExp(`::?[\\w-]+(?:${ARGUMENTS})?|\\[[^\\]]*\\]`, 'g');

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );

function selectorOf(text: string): Selector {
  const required = text.replace(EXCLUSION, '');
  const classes = [...required.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
  // A state may come and go; the classes inside one are needed all the same, its tags are not worth a look.
  const tags =
    required
      .replace(CLASS, '')
      .replace(STATE, '')
      .match(/[a-z][a-z0-9-]*/gi) ?? [];
  return { classes, tags };
}

/** A list of selectors, taken apart. */
export const selectorsOf = (list: string): Selector[] => partsOf(list).map(selectorOf);

/** The classes and tags that some markup holds. */
export function markupOf(html: string): { classes: ReadonlySet<string>; tags: ReadonlySet<string> } {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const classes = lists
    .join(' ')
    .replace(/&amp;/g, '&')
    .replace(/&gt;/g, '>')
    .replace(/&#x27;/g, "'")
    .split(/\s+/);
  const tags = [...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag = '']) => tag);
  return { classes: new Set(classes), tags: new Set(['html', 'head', 'body', ...tags]) };
}

export type Markup = ReturnType<typeof markupOf>;

export const fits = ({ classes, tags }: Selector, markup: Markup): boolean =>
  classes.every((name) => markup.classes.has(name)) && tags.every((tag) => markup.tags.has(tag));
