import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COPY_DAYS, copyFaultTexts } from '@shop/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultOf, KEPT_DAYS, openCopyFolder, statusFile } from './copy-folder.mjs';

let root: string;
let dataDir: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shop-copy-'));
  [dataDir, folder] = [path.join(root, 'data'), path.join(root, 'disk/copy')];
  mkdirSync(dataDir);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const shop = { id: 'one', version: '0.1.0', settings: [] };
const wasUsed = () =>
  writeFileSync(statusFile(dataDir), JSON.stringify({ folder, copiedAt: 1, fault: null }));

it('the continuous copy keeps erased data for as long as the privacy policy says', () =>
  expect(KEPT_DAYS).toBe(COPY_DAYS));

it('a new folder becomes the copy of its shop, also of the same shop after a restore', () => {
  openCopyFolder(folder, dataDir, shop);
  expect(readdirSync(folder).sort()).toEqual(['database', 'files', 'removed', 'shop.json']);
  wasUsed();
  openCopyFolder(folder, dataDir, { ...shop, version: '0.2.0' });
});

it('an empty folder is refused where the copy was: its disk is not connected', () => {
  mkdirSync(folder, { recursive: true });
  wasUsed();
  expect(() => openCopyFolder(folder, dataDir, shop)).toThrow('folder');
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder with the copy of another shop is refused', () => {
  openCopyFolder(folder, dataDir, shop);
  expect(() => openCopyFolder(folder, dataDir, { ...shop, id: 'two' })).toThrow('other-shop');
});

it.each([{ code: 'ENOSPC' }, { code: 'EROFS' }, { code: 'ENOENT' }, { fault: 'program' }, new Error('?')])(
  'a fault %o has a text',
  (error) => expect(copyFaultTexts).toHaveProperty(faultOf(error)),
);
