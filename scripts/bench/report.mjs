import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../product/terminal.mjs';

const FIRST = 46;
const OTHERS = 20;

const line = (cells) =>
  say(cells.map((cell, at) => (at ? String(cell).padStart(OTHERS) : String(cell).padEnd(FIRST))).join(''));

/** Keeps every figure of a run, prints each as a table when it is there, and writes them all to a file. */
export function createReport(file) {
  const found = { at: new Date().toISOString(), node: process.version, sections: {} };
  function report(section, rows, { title, columns }) {
    found.sections[section] = [...(found.sections[section] ?? []), ...rows];
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
    say();
    say(title);
    line(columns.map(([name]) => name));
    for (const row of rows) line(columns.map(([, read]) => read(row)));
  }
  return { report, file };
}
