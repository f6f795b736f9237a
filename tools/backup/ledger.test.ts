import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LEDGER, mergeLedgers } from './ledger.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'shop-ledger-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folderWith(name: string, lines: string | null): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  if (lines !== null) writeFileSync(path.join(folder, LEDGER), lines);
  return folder;
}

test('mergeLedgers keeps every erasure once, readable by its owner only', () => {
  const data = folderWith('data', '\n{"id":"a"}\n');
  const backups = folderWith('backups', '{"id":"a"}\n\n{"id":"b"}\n');
  expect(mergeLedgers(data, [backups, folderWith('none', null)])).toBe(2);
  const file = path.join(data, LEDGER);
  expect(readFileSync(file, 'utf8')).toBe('{"id":"a"}\n{"id":"b"}\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('mergeLedgers writes nothing where nobody was erased', () =>
  expect(mergeLedgers(folderWith('new', null), [])).toBe(0));
