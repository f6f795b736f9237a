import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';
import { repositoryFiles } from './repository-files.mjs';

const MIN_LENGTH = 25;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const SPANISH = /[áéíóúñ¿¡]|\b(?:de|del|la|el|los|las|un|una|que|por|para|con|no|se|tu|en)\b|mente\b/i;
const MARKUP = /<[a-z]|^\s*(?:select|insert|update|delete|create|with) /i;

const isTextSource = (file: string) =>
  /^(?:packages\/(?:contract|web-kit)|cms|storefront|admin-panel)\/(?:src|server)\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\/testing\/|\/demo-shop\/|\/seed\//.test(file);

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Returns a text without its values when it is a sentence or a label in Spanish; '' otherwise. */
function spanishText(literal: string): string {
  const words = literal.replace(/\$\{[^}]*\}/g, '').trim();
  const isText = words.length >= MIN_LENGTH && words.includes(' ') && SPANISH.test(words);
  return isText && !MARKUP.test(words) ? literal : '';
}

it('a Spanish text has one owner in the code', () => {
  const places = new Map<string, string[]>();
  for (const file of repositoryFiles().filter(isTextSource))
    for (const [, quoted, template] of withoutComments(readFileSync(projectPath(file), 'utf8')).matchAll(
      LITERAL,
    )) {
      const text = spanishText(quoted ?? template ?? '');
      if (text) places.set(text, [...(places.get(text) ?? []), file]);
    }
  expect(places.size).toBeGreaterThan(1_000);
  const repeated = [...places].filter(([, files]) => files.length > 1);
  expect(repeated.map(([text, files]) => `${text}: ${files.join(', ')}`)).toEqual([]);
});
