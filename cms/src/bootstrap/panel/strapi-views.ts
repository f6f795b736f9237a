import type { FieldOptions, TypeOptions } from '../../platform/panel/field-options';

type Fields = Readonly<Record<string, FieldOptions | undefined>>;
export type View = { type: TypeOptions; fields: Fields };

/** Strapi adds these fields to every type, so no model can name them. */
export const builtInFields: Fields = { createdAt: { label: 'Creado' }, updatedAt: { label: 'Actualizado' } };

/** These types of Strapi itself are arranged too; the models of the shop say everything themselves. */
export const strapiViews: Readonly<Record<string, View>> = {
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
