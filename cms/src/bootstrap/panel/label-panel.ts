import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  fieldOptions,
  typeOptions,
  type FieldOptions,
  type TypeOptions,
} from '../../platform/panel/field-options';
import { inTransaction } from '../../database/transaction';

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: readonly string[]; edit: { name: string; size: number }[][] };
};
type Views = {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
};
type Model = {
  uid: string;
  pluginOptions?: object;
  attributes: Readonly<Record<string, { pluginOptions?: object }>>;
};

type Fields = Readonly<Record<string, FieldOptions | undefined>>;
type View = { type: TypeOptions; fields: Fields };

/** Strapi adds these fields to every type, so no model can name them. */
const builtInFields: Fields = { createdAt: { label: 'Creado' }, updatedAt: { label: 'Actualizado' } };

/** These types of Strapi itself are arranged too; the models of the shop say everything themselves. */
const strapiViews: Readonly<Record<string, View>> = {
  'plugin::users-permissions.user': {
    type: {
      mainField: 'username',
      columns: ['username', 'email', 'role', 'blocked'],
      sortBy: 'username',
    },
    fields: {
      username: { label: 'Usuario' },
      email: { label: 'Email' },
      password: {
        label: 'Contraseña',
        hint: 'Vacía queda la que tenía. Si la cambiás, se cierran todas sus sesiones.',
      },
      provider: { label: 'Proveedor' },
      confirmed: { label: 'Confirmado' },
      blocked: { label: 'Bloqueado', hint: 'Encendido no puede entrar, y se cierran sus sesiones.' },
      role: { label: 'Rol', hint: 'Solo con Administrador se entra al panel de la tienda.' },
    },
  },
};

function viewOf(model: Model): View | undefined {
  const type = typeOptions(model);
  const fields = Object.entries(model.attributes).map(([name, of]) => [name, fieldOptions(of)] as const);
  return type && { type, fields: Object.fromEntries(fields) };
}

const viewsOf = (models: readonly Model[]): [string, View][] =>
  models.flatMap((model) => {
    const view = strapiViews[model.uid] ?? viewOf(model);
    return view ? [[model.uid, view]] : [];
  });

const editOf = ({ label, hint = '', names, panel }: FieldOptions) => ({
  label,
  description: hint,
  editable: panel !== 'read',
  ...(names && { mainField: names }),
});

function labelled(metadatas: Configuration['metadatas'], view: View): Configuration['metadatas'] {
  const fields = { ...view.fields, ...builtInFields };
  const fixed = view.type.panel && { editable: false };
  const entries = Object.entries(metadatas).map(([name, { edit, list }]) => {
    const field = fields[name];
    const label = field && { label: field.label };
    return [
      name,
      { edit: { ...edit, ...(field && editOf(field)), ...fixed }, list: { ...list, ...label } },
    ] as const;
  });
  return Object.fromEntries(entries);
}

const withoutHidden = (rows: Configuration['layouts']['edit'], { fields }: View) =>
  rows
    .map((row) => row.filter(({ name }) => fields[name]?.panel !== 'hidden'))
    .filter((row) => row.length > 0);

function sortingOf({ newestBy, sortBy }: View['type']) {
  const field = newestBy ?? sortBy;
  return field && { defaultSortBy: field, defaultSortOrder: newestBy ? 'DESC' : 'ASC' };
}

function arranged({ settings, metadatas, layouts }: Configuration, view: View): Configuration {
  const { mainField, columns = layouts.list } = view.type;
  return {
    settings: { ...settings, mainField, ...sortingOf(view.type) },
    metadatas: labelled(metadatas, view),
    layouts: { ...layouts, list: columns, edit: withoutHidden(layouts.edit, view) },
  };
}

async function arrange(service: Views, views: readonly [string, View][]): Promise<void> {
  for (const [uid, view] of views)
    await service.updateConfiguration({ uid }, arranged(await service.findConfiguration({ uid }), view));
}

/** Writes what the models say of their fields into Strapi's panel, whenever they say something else than before. */
export async function labelPanel(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop-panel' });
  const types = viewsOf(Object.values(strapi.contentTypes));
  const components = viewsOf(Object.values(strapi.components));
  const hash = createHash('sha256')
    .update(JSON.stringify([builtInFields, types, components]))
    .digest('hex');
  // An arrangement by hand in the panel stays until a model changes.
  if ((await store.get({ key: 'views' })) === hash) return;
  const panel = strapi.plugin('content-manager');
  // All writes share a transaction: a hundred single ones would each wait for the disk.
  await inTransaction(async () => {
    await arrange(panel.service('content-types') as Views, types);
    await arrange(panel.service('components') as Views, components);
    await store.set({ key: 'views', value: hash });
  });
}
