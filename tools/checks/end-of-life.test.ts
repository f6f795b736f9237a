import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';
import { SUPPORTED_MAJORS } from '../launcher/setup/runtime.mjs';
import { endingSoon } from './end-of-life.mjs';

const { dependencies } = JSON.parse(readFileSync(projectPath('cms/package.json'), 'utf8')) as {
  dependencies: { '@strapi/strapi': string };
};
const [strapi] = dependencies['@strapi/strapi'].split('.');
const used = [...SUPPORTED_MAJORS.map((major) => `node ${major}`), `strapi ${strapi}`];

it('every supported Node, and Strapi, will be in support for another sixty days', () => {
  expect(endingSoon(used)).toEqual([]);
});

it('the end of a support is announced sixty days ahead', () => {
  expect(endingSoon(['node 24'], new Date('2028-02-29T12:00:00Z'))).toEqual([]);
  expect(endingSoon(['node 24'], new Date('2028-03-02T12:00:00Z'))).toEqual(['node 24']);
});

it('a version without a known end is announced', () => {
  expect(endingSoon(['strapi 6'], new Date('2026-01-01'))).toEqual(['strapi 6']);
});
