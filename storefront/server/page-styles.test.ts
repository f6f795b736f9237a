// @vitest-environment node
import { expect, test } from 'vitest';
import { sheetFor } from './page-styles.ts';

const SHEET = [
  '/*! a licence */@layer theme,base,utilities;',
  '@layer theme{:root{--wine:#7a1f3a;--rose:red;--size:calc(var(--step) * 2);--step:4px}}',
  '@layer base{*,:before{margin:0}table{border:0}[hidden]:where(:not([hidden=x])){display:none!important}}',
  '@layer utilities{.text-wine{color:var(--wine)}.p{padding:var(--size)}.w-1\\/2{width:50%}.\\32xl{top:0}',
  '.hover\\:red:hover{color:var(--rose)}.group-open\\:block:is(:where(.group)[open] *){display:block}',
  '@media (width>=40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}',
  '.list>li:not(.last){margin:1px}.btn,.chip{border:0}}',
  '@property --tw-a{syntax:"*";inherits:false}@keyframes spin{to{rotate:360deg}}',
].join('');
const sheet = sheetFor(SHEET);

test('a page gets the rules of the classes and tags that it holds, in their order and groups', () => {
  expect(sheet('<p class="text-wine w-1/2"></p>')).toBe(
    [
      '@layer theme,base,utilities;@layer theme{:root{--wine:#7a1f3a}}',
      '@layer base{*,:before{margin:0}[hidden]:where(:not([hidden=x])){display:none!important}}',
      '@layer utilities{.text-wine{color:var(--wine)}.w-1\\/2{width:50%}}@keyframes spin{to{rotate:360deg}}',
    ].join(''),
  );
});

test('what is only a state of a class comes with the class', () => {
  const given = sheet(
    '<a class="hover:red sm:grid 2xl"></a><details class="group"><i class="group-open:block">',
  );
  expect(given).toContain('.hover\\:red:hover{color:var(--rose)}');
  expect(given).toContain('@media (width>=40rem){.sm\\:grid{display:grid}}');
  expect(given).toContain('.\\32xl{top:0}');
  expect(given).toContain('.group-open\\:block:is');
  expect(given).not.toContain('sm\\:flex');
});

test('a rule needs all of one selector, and none of what it excludes', () => {
  expect(sheet('<ul class="list"><li>')).toContain('.list>li:not(.last)');
  expect(sheet('<ul class="list">')).not.toContain('.list>li');
  expect(sheet('<b class="chip">')).toContain('.btn,.chip{border:0}');
  expect(sheet('<b>')).not.toContain('.btn');
});

test('variables come with those they are made of; registered ones when they are named', () => {
  const given = sheet('<p class="p" style="left:var(--tw-a)">');
  expect(given).toContain('--size:calc(var(--step) * 2);--step:4px');
  expect(given).not.toContain('--wine');
  expect(given).toContain('@property --tw-a');
});

test('classes are read as the browser reads them', () => {
  const arbitrary = sheetFor('.\\[\\&\\:\\:x\\]\\:a::x{top:0}.after\\:c:after{content:"}.b{"}');
  expect(arbitrary('<p class="[&amp;::x]:a after:c">')).toBe(
    '.\\[\\&\\:\\:x\\]\\:a::x{top:0}.after\\:c:after{content:"}.b{"}',
  );
});
