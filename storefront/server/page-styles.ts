import { rulesOf, type Rule } from './sheet-rules.ts';
import { fits, markupOf, selectorsOf, type Markup, type Selector } from './sheet-selectors.ts';

type Declaration = { name: string; text: string };
type Node =
  | { kind: 'rule'; text: string; selectors: readonly Selector[] }
  | { kind: 'group'; head: string; inner: readonly Node[] }
  | { kind: 'variables'; head: string; declarations: readonly Declaration[] }
  | { kind: 'property'; name: string; text: string }
  | { kind: 'always'; text: string };

const GROUP = /^@(layer|media|supports|container)\b/;
const PROPERTY = /^@property\s+(\S+)/;
const VARIABLE = /^\s*(--[\w-]+):/;
const NAMES = /--[\w-]+/g;

const declarationsOf = (body: string): Declaration[] | null => {
  const texts = body.split(';').filter((text) => text.trim() !== '');
  const named = texts.flatMap((text) => {
    const [, name] = VARIABLE.exec(text) ?? [];
    return name === undefined ? [] : [{ name, text }];
  });
  return named.length > 0 && named.length === texts.length ? named : null;
};

function nodeOf({ head, body }: Rule): Node {
  if (body === null) return { kind: 'always', text: `${head};` };
  const text = `${head}{${body}}`;
  const [, name] = PROPERTY.exec(head) ?? [];
  if (name !== undefined) return { kind: 'property', name, text };
  if (GROUP.test(head)) return { kind: 'group', head, inner: rulesOf(body).map(nodeOf) };
  if (head.startsWith('@')) return { kind: 'always', text };
  const declarations = declarationsOf(body);
  if (declarations) return { kind: 'variables', head, declarations };
  return { kind: 'rule', text, selectors: selectorsOf(head) };
}

const isUsed = (selectors: readonly Selector[], markup: Markup) =>
  selectors.some((selector) => fits(selector, markup));

/** The text of the rules that the markup can use. */
const rulesUsed = (nodes: readonly Node[], markup: Markup): string =>
  nodes
    .map((node) => {
      if (node.kind === 'group') return rulesUsed(node.inner, markup);
      return node.kind === 'rule' && isUsed(node.selectors, markup) ? node.text : '';
    })
    .join('');

const variablesIn = (nodes: readonly Node[]): Declaration[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return variablesIn(node.inner);
    return node.kind === 'variables' ? [...node.declarations] : [];
  });

// A variable may be made of others.
function namesUsed(words: string, variables: readonly Declaration[]): Set<string> {
  const used = new Set<string>();
  const follow = (text: string): void => {
    for (const [name] of text.matchAll(NAMES)) {
      if (used.has(name)) continue;
      used.add(name);
      variables.filter((variable) => variable.name === name).forEach((variable) => follow(variable.text));
    }
  };
  follow(words);
  return used;
}

const braced = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);

function written(nodes: readonly Node[], markup: Markup, names: ReadonlySet<string>): string {
  const textOf = (node: Node): string => {
    if (node.kind === 'always') return node.text;
    if (node.kind === 'rule') return isUsed(node.selectors, markup) ? node.text : '';
    if (node.kind === 'property') return names.has(node.name) ? node.text : '';
    if (node.kind === 'group') return braced(node.head, written(node.inner, markup, names));
    const kept = node.declarations.filter(({ name }) => names.has(name)).map(({ text }) => text);
    return braced(node.head, kept.join(';'));
  };
  return nodes.map(textOf).join('');
}

/** Gives of a sheet what some markup can use: what the first view needs, before the whole sheet arrives. */
export function sheetFor(sheet: string): (html: string) => string {
  const nodes = rulesOf(sheet).map(nodeOf);
  const variables = variablesIn(nodes);
  return (html) => {
    const markup = markupOf(html);
    return written(nodes, markup, namesUsed(rulesUsed(nodes, markup) + html, variables));
  };
}
