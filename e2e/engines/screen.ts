import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine, Point } from './drivers/engine.ts';

// Finds elements as the tests of the apps do, in engines without queries of their own.
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;
type Kind = 'Role' | 'LabelText' | 'Text';

const toSource = (value: Name) => (value instanceof RegExp ? String(value) : JSON.stringify(value));

const query = (kind: Kind, what: string, name?: Name) =>
  kind === 'Role'
    ? `queryAllByRole(document.body, ${JSON.stringify(what)}, ${name ? `{ name: ${toSource(name)} }` : '{}'})`
    : `queryAllBy${kind}(document.body, ${toSource(name ?? what)})`;

// The centre of the first element, or the reason why a finger would not reach it.
const reach = (elements: string) => `(() => {
  const [found] = TestingLibraryDom.${elements};
  if (!found) return 'is absent';
  const element = found.getBoundingClientRect().width > 4 || !found.labels?.[0] ? found : found.labels[0];
  const isSeen = (box) => box.top >= 0 && box.bottom <= innerHeight;
  if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(found) || hit.contains(element));
  return isHit ? point : 'is covered by ' + (hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen');
})()`;

/** A page in an engine, used by role and name with real clicks and keys. */
export class Screen {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(`${this.origin}${path}`);
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await expect.poll(() => this.read('document.documentElement.dataset.hydrated ?? null')).toBe('true');
  }

  read(expression: string): Promise<unknown> {
    return this.engine.evaluate(expression);
  }

  private async ask(expression: string): Promise<unknown> {
    const isReady = await this.read('typeof TestingLibraryDom === "object"');
    if (!isReady) await this.read(`void (() => {\n${QUERIES}\n})()`);
    return this.read(expression);
  }

  private async reach(elements: string): Promise<Point> {
    let last: unknown;
    // The same point twice: a click on what still moves would miss it.
    await expect(async () => {
      const [before, after] = [await this.ask(reach(elements)), await this.ask(reach(elements))];
      last = after;
      expect(before, `${elements} ${typeof after === 'string' ? after : ''}`).toEqual(after);
      expect(typeof after, `${elements} ${JSON.stringify(after)}`).toBe('object');
    }).toPass();
    return last as Point;
  }

  async click(role: string, name: Name): Promise<void> {
    await this.engine.click(await this.reach(query('Role', role, name)));
  }

  async clickText(text: Name): Promise<void> {
    await this.engine.click(await this.reach(query('Text', '', text)));
  }

  async fill(label: Name, text: string): Promise<void> {
    const field = query('LabelText', '', label);
    await this.engine.click(await this.reach(field));
    await this.read('void document.activeElement.select?.()');
    await this.engine.type(text);
    await expect.poll(() => this.ask(`TestingLibraryDom.${field}[0]?.value`)).toBe(text);
  }

  async sees(role: string, name: Name): Promise<void> {
    const count = `TestingLibraryDom.${query('Role', role, name)}.length`;
    await expect.poll(() => this.ask(count), `${role} ${String(name)}`).toBeGreaterThan(0);
  }

  async seesText(text: Name): Promise<void> {
    const count = `TestingLibraryDom.${query('Text', '', text)}.length`;
    await expect.poll(() => this.ask(count), `text ${String(text)}`).toBeGreaterThan(0);
  }

  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.read('location.href')).toMatch(address);
  }
}
