import type { Core } from '@strapi/strapi';
import { editViews, type EditView } from './edit-views';
import { fieldLabels } from './field-labels';
import { listViews, mainFields, type ListView } from './list-views';

// Raise when the view tables change: it overwrites what was arranged by hand in the panel.
const VIEWS_VERSION = 21;

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};
type Model = { uid: string };
type Views = {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
};

const isFixed = ({ readOnly }: EditView, field: string) => readOnly === 'all' || readOnly?.includes(field);

function editOf(field: string, view: EditView): Record<string, unknown> {
  const [label, hint, name] = [fieldLabels[field], view.hints?.[field], view.names?.[field]];
  return {
    ...(label && { label }),
    ...(hint && { description: hint }),
    ...(name && { mainField: name }),
    ...(isFixed(view, field) && { editable: false }),
  };
}

function labelled(metadatas: Configuration['metadatas'], view: EditView): Configuration['metadatas'] {
  const entries = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const label = fieldLabels[field];
    return [
      field,
      { edit: { ...edit, ...editOf(field, view) }, list: { ...list, ...(label && { label }) } },
    ] as const;
  });
  return Object.fromEntries(entries);
}

const withoutHidden = (rows: Configuration['layouts']['edit'], { hidden = [] }: EditView) =>
  rows.map((row) => row.filter(({ name }) => !hidden.includes(name))).filter((row) => row.length > 0);

function sortingOf(view: ListView | undefined, metadatas: Configuration['metadatas']) {
  const field = view?.newestBy ?? view?.sortBy;
  if (!field || !(field in metadatas)) return {};
  return { defaultSortBy: field, defaultSortOrder: view?.newestBy ? 'DESC' : 'ASC' };
}

function arranged(uid: string, { settings, metadatas, layouts }: Configuration): Configuration {
  const view = listViews[uid];
  const form = editViews[uid] ?? {};
  const known = (field: string | undefined) => (field && field in metadatas ? field : undefined);
  const mainField = known(view?.mainField ?? mainFields[uid]) ?? settings.mainField;
  const list = view?.columns.filter(known) ?? layouts.list;
  return {
    settings: { ...settings, mainField, ...sortingOf(view, metadatas) },
    metadatas: labelled(metadatas, form),
    layouts: { ...layouts, list, edit: withoutHidden(layouts.edit, form) },
  };
}

async function arrange(views: Views, uids: string[]): Promise<void> {
  for (const uid of uids) {
    const { settings, metadatas, layouts } = await views.findConfiguration({ uid });
    await views.updateConfiguration({ uid }, arranged(uid, { settings, metadatas, layouts }));
  }
}

export async function labelPanel(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop-panel' });
  if ((await store.get({ key: 'views' })) === VIEWS_VERSION) return;
  const isOurs = (uid: string) =>
    uid.startsWith('api::') ||
    uid in listViews ||
    uid.startsWith('site-content.') ||
    uid.startsWith('product.');
  const panel = strapi.plugin('content-manager');
  // All writes share a transaction: a hundred single ones would each wait for the disk.
  await strapi.db.transaction(async () => {
    await arrange(panel.service('content-types') as Views, Object.keys(strapi.contentTypes).filter(isOurs));
    await arrange(panel.service('components') as Views, Object.keys(strapi.components).filter(isOurs));
    await store.set({ key: 'views', value: VIEWS_VERSION });
  });
}
