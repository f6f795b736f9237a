import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../launcher/project.mjs';
import { print } from '../launcher/terminal/terminal.mjs';
import { repositoryFiles } from './repository-files.mjs';

const textOf = (file) => readFileSync(projectPath(file), 'utf8');

/** Returns the sentences of docs/spec-coverage.md, each with its number. */
export const specSentences = () =>
  [...textOf('docs/spec-coverage.md').matchAll(/^- \*\*([\w.]+)\*\* (.*)$/gm)].map(([, number, text]) => ({
    number,
    text,
  }));

// An empty line below a tag says that the whole file proves the sentence.
const titleBelow = (text) =>
  text.startsWith('\n\n') ? undefined : /\(\s*(['"`])((?:\\.|(?!\1).)*)\1/.exec(text)?.[2];

const testsIn = (file) =>
  [...textOf(file).matchAll(/^ *\/\/ @spec (.*)$/gm)].flatMap(({ 0: tag, 1: numbers, index, input }) => {
    const title = titleBelow(input.slice(index + tag.length));
    return numbers.split(' ').map((number) => ({ number, file, title }));
  });

/** Returns the tests that name sentences: number, file and title, which a tag for a whole file does not have. */
export const specTests = () =>
  repositoryFiles()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(testsIn);

function printCoverage(section) {
  const tests = specTests();
  const isAsked = ({ number }) => !section || `${number}.`.startsWith(`${section}.`);
  for (const { number, text } of specSentences().filter(isAsked)) {
    print(`${number}  ${text}`);
    for (const { file, title } of tests.filter((test) => test.number === number))
      print(`    ${file}${title ? `: ${title}` : ''}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) printCoverage(process.argv[2]);
