import { type SiteContent } from '@shop/contract';
import { aSiteContent } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { contentChanges } from './revision-changes.ts';

const before = aSiteContent();
before.whyChooseJazmin.values = [{ icon: 'Info', title: 'Un título', description: 'Algo' }];
const changed = (change: (content: SiteContent) => void) => {
  const after = structuredClone(before);
  change(after);
  return contentChanges(before, after);
};
const [first] = before.productCatalog.categories;

test('two equal versions have no changes', () => {
  expect(contentChanges(before, structuredClone(before))).toEqual([]);
});

test('a changed text is named by its labels, with before and after', () => {
  expect(changed(({ hero }) => void (hero.slogan = 'Otro eslogan'))).toEqual([
    { kind: 'changed', name: 'Sección Inicial › Eslogan', before: before.hero.slogan, after: 'Otro eslogan' },
  ]);
});

// @spec C.48
test('lists say what was added and removed, and their new order when items were moved', () => {
  const list = 'Sección Catálogo › Categorías';
  const extra = { ...first!, name: 'nuevas', display_name: 'Nuevas' };
  expect(changed(({ productCatalog: { categories } }) => void categories.push(extra))).toEqual([
    { kind: 'added', name: list, item: 'Nuevas' },
  ]);
  expect(changed(({ productCatalog: { categories } }) => void categories.shift())).toEqual([
    { kind: 'removed', name: list, item: first!.display_name },
  ]);
  const moved = changed(({ productCatalog: { categories } }) => void categories.reverse());
  expect(moved.map(({ kind }) => kind)).toEqual(['moved']);
});

test('a field of an item is named with its item', () => {
  const changes = changed(({ productCatalog: { categories } }) => {
    categories[0] = { ...categories[0]!, display_name: 'Con otro nombre' };
  });
  expect(changes).toEqual([
    {
      kind: 'changed',
      name: `Sección Catálogo › Categorías › ${first!.display_name} › Nombre para mostrar`,
      before: first!.display_name,
      after: 'Con otro nombre',
    },
  ]);
});

test('an item that was renamed in its place is shown as changed, not as removed and added', () => {
  const changes = changed(({ whyChooseJazmin: { values } }) => {
    values[0] = { ...values[0]!, title: 'Otro título' };
  });
  expect(changes).toEqual([expect.objectContaining({ kind: 'changed', after: 'Otro título' })]);
});
