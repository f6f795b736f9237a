import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '../launcher/project.mjs';

const PINNED = /^[\w./-]+:\d[\w.-]+@sha256:[0-9a-f]{64}$/;

const imagesIn = (file: string, line: RegExp) =>
  [...readFileSync(projectPath(file), 'utf8').matchAll(line)].map(([, image]) => image);

test.each([
  ['docker-compose.yml', /^ +image: (\S+)/gm, 2],
  ['docker/cms.Dockerfile', /^FROM (\S+)/gm, 2],
  ['docker/storefront.Dockerfile', /^FROM (\S+)/gm, 2],
])('%s pins each foreign image to an exact version and a digest', (file, line, count) => {
  const images = imagesIn(file, line);
  expect(images).toHaveLength(count);
  expect(images.filter((image) => !PINNED.test(image ?? ''))).toEqual([]);
});
