import type { Core } from '@strapi/strapi';
import { fieldLabels } from './field-labels';
import { listViews, mainFields } from './list-views';

/** Raised when the tables beside this file change; until then what a developer arranged in the panel is left alone. */
const VIEWS_VERSION = 1;

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: unknown };
};
type Model = { uid: string };
type Views = {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
};

function labelled(metadatas: Configuration['metadatas']): Configuration['metadatas'] {
  const entries = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const label = fieldLabels[field];
    return [field, label ? { edit: { ...edit, label }, list: { ...list, label } } : { edit, list }] as const;
  });
  return Object.fromEntries(entries);
}

function arranged(uid: string, { settings, metadatas, layouts }: Configuration): Configuration {
  const view = listViews[uid];
  const known = (field: string | undefined) => (field && field in metadatas ? field : undefined);
  const mainField = known(view?.mainField ?? mainFields[uid]) ?? settings.mainField;
  const sorting =
    view?.sortBy && known(view.sortBy)
      ? { defaultSortBy: view.sortBy, defaultSortOrder: view.newestFirst ? 'DESC' : 'ASC' }
      : {};
  const list = view?.columns.filter(known) ?? layouts.list;
  return {
    settings: { ...settings, mainField, ...sorting },
    metadatas: labelled(metadatas),
    layouts: { ...layouts, list },
  };
}

async function arrange(views: Views, uids: string[]): Promise<void> {
  for (const uid of uids) {
    const { settings, metadatas, layouts } = await views.findConfiguration({ uid });
    await views.updateConfiguration({ uid }, arranged(uid, { settings, metadatas, layouts }));
  }
}

/** Spanish names on the fields of the panel, and lists that show what a developer looks for. */
export async function labelPanel(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop-panel' });
  if ((await store.get({ key: 'views' })) === VIEWS_VERSION) return;
  const isOurs = (uid: string) =>
    uid.startsWith('api::') || uid in listViews || uid.startsWith('site-content.');
  const panel = strapi.plugin('content-manager');
  // One transaction: a hundred small writes would each wait for the disk.
  await strapi.db.transaction(async () => {
    await arrange(panel.service('content-types') as Views, Object.keys(strapi.contentTypes).filter(isOurs));
    await arrange(panel.service('components') as Views, Object.keys(strapi.components).filter(isOurs));
    await store.set({ key: 'views', value: VIEWS_VERSION });
  });
}
