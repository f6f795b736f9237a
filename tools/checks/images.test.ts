import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '../launcher/project.mjs';

const PINNED = /^[\w./-]+:\d[\w.-]+@sha256:[0-9a-f]{64}$/;

const imagesIn = (file: string, line: RegExp) =>
  [...readFileSync(projectPath(file), 'utf8').matchAll(line)].map(([, image]) => image);

test('docker-compose.yml pins each foreign image to an exact version and a digest', () => {
  const images = imagesIn('docker-compose.yml', /^ +image: (\S+)/gm);
  expect(images).toHaveLength(2);
  expect(images.filter((image) => !PINNED.test(image ?? ''))).toEqual([]);
});

test.each(['cms', 'storefront'])('the image of the %s has the Node of .nvmrc', (part) => {
  const version = readFileSync(projectPath('.nvmrc'), 'utf8').trim();
  const images = imagesIn(`docker/${part}.Dockerfile`, /^FROM (\S+)/gm);
  expect(images).toEqual(Array(2).fill(`node:${version}-bookworm-slim`));
});
