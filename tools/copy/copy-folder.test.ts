import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COPY_DAYS, copyFaultTexts } from '@shop/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultOf, KEPT_DAYS, openCopyFolder, statusFile } from './copy-folder.mjs';
import { shopOf } from './copy-part.mjs';
import { openFolderPlace } from './folder-place.mjs';
import { takeOver } from './take-over.mjs';

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

it('a new folder becomes the copy of its shop, also of its next version', () => {
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

it('a folder in which another instance copies is refused, and so is the one that was replaced', async () => {
  const place = openFolderPlace(folder, dataDir, shop);
  place.requireThere();
  const other = path.join(root, 'restored');
  mkdirSync(other);
  expect(() => openCopyFolder(folder, other, shopOf(other))).toThrow('other-shop');
  await takeOver({ COPY_TO: folder, DATA_DIR: other });
  openCopyFolder(folder, other, shopOf(other));
  expect(() => place.requireThere()).toThrow('other-shop');
});

it.each([{ code: 'ENOSPC' }, { code: 'EROFS' }, { code: 'ENOENT' }, { fault: 'program' }, new Error('?')])(
  'a fault %o has a text',
  (error) => expect(copyFaultTexts).toHaveProperty(faultOf(error)),
);
