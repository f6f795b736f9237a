import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../launcher/project.mjs';
import { print } from '../launcher/terminal/terminal.mjs';

export const REPORT_FILE = projectPath('.cache/bench.json');

const LABEL_WIDTH = 46;
const COLUMN_WIDTH = 20;

const printRow = (cells) =>
  print(
    cells
      .map((cell, at) => (at ? String(cell).padStart(COLUMN_WIDTH) : String(cell).padEnd(LABEL_WIDTH)))
      .join(''),
  );

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values) => quantile(values, 0.5);

export const latencies = (ms) => ({
  calls: ms.length,
  p50: quantile(ms, 0.5),
  p95: quantile(ms, 0.95),
  p99: quantile(ms, 0.99),
});

export function createReport() {
  const results = { at: new Date().toISOString(), node: process.version, sections: {} };
  return function report(section, rows, { title, columns }) {
    results.sections[section] = [...(results.sections[section] ?? []), ...rows];
    mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
    writeFileSync(REPORT_FILE, `${JSON.stringify(results, null, 2)}\n`);
    print();
    print(title);
    printRow(columns.map(([name]) => name));
    for (const row of rows) printRow(columns.map(([, read]) => read(row)));
  };
}
