import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { earlierLedgers, LEDGER, mergeLedgers, nameOfLedger } from './ledger.mjs';

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

test('a ledger in a bucket gives way to its continuation, and to no other', () => {
  const [first, more, other] = ['{"id":"a"}\n', '{"id":"a"}\n{"id":"b"}\n', '{"id":"c"}\n'].map((text) =>
    Buffer.from(text),
  );
  const sent = [first, more, other].map(nameOfLedger);
  expect(earlierLedgers(more, [...sent, 'jazmin-nightly-20261126-0610.tar.gz'])).toEqual([
    nameOfLedger(first),
  ]);
});
