import { randomBytes } from 'node:crypto';
import { roleTypeOf, STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { USER } from '../platform/access/active-user';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

const descriptions: Readonly<Record<StaffRole, string>> = {
  duena: 'Puede todo.',
  vendedora: 'Órdenes, clientas y stock; ni cifras ni configuración.',
  lectura: 'Ve lo que ve una vendedora y no cambia nada.',
  contadora: 'Cifras e informes, sin datos de clientas.',
};

async function ensureRole(strapi: Core.Strapi, role: StaffRole): Promise<{ id: number }> {
  const type = roleTypeOf(role);
  const found = await strapi.db.query(ROLE).findOne({ where: { type } });
  const data = { name: STAFF_ROLE_LABELS[role], description: descriptions[role], type };
  return found ?? strapi.db.query(ROLE).create({ data });
}

/** Closes Strapi's own API: no sign-up, no login providers, no permissions. */
export async function closeStrapiAccounts(strapi: Core.Strapi): Promise<void> {
  const settings = {
    unique_email: true,
    allow_register: false,
    email_confirmation: false,
    email_reset_password: null,
    email_confirmation_redirection: null,
    default_role: 'authenticated',
  };
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  await store.set({ key: 'advanced', value: settings });
  const grant = ((await store.get({ key: 'grant' })) ?? {}) as Record<string, object>;
  const off = Object.entries(grant).map(([name, provider]) => [name, { ...provider, enabled: false }]);
  await store.set({ key: 'grant', value: Object.fromEntries(off) });
  await strapi.db.query(PERMISSION).deleteMany({});
}

async function createShopAdmin(strapi: Core.Strapi, email: string, password: string): Promise<void> {
  const role = await ensureRole(strapi, 'duena');
  if ((await strapi.db.query(USER).count({ where: { role: { id: role.id } } })) > 0) return;
  // Strapi rejects user names of fewer than three letters.
  const [local = ''] = email.split('@');
  const username = local.length < 3 ? email : local;
  await strapi.documents(USER).create({
    data: { username, email, password, provider: 'local', confirmed: true, blocked: false, role: role.id },
  });
}

// The panel's account is the developer's: the owner's password, which the back office changes, does not open it.
const panelPassword = (): string => process.env.ADMIN_PANEL_PASSWORD || randomBytes(24).toString('base64url');

async function createPanelAdmin(strapi: Core.Strapi, email: string): Promise<void> {
  const users = strapi.service('admin::user');
  if (await users.exists()) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email,
    password: panelPassword(),
    firstname: 'Administración',
    registrationToken: null,
    isActive: true,
    roles: [role.id],
    preferedLanguage: 'es',
  });
}

/** Creates the first administrators of back office and panel, so that no visitor can register as one. */
export async function ensureAdministrators(strapi: Core.Strapi): Promise<void> {
  const email = process.env.ADMIN_EMAIL?.trim().toLowerCase();
  const password = process.env.ADMIN_PASSWORD;
  for (const role of STAFF_ROLES) await ensureRole(strapi, role);
  if (email && password) {
    await createShopAdmin(strapi, email, password);
    await createPanelAdmin(strapi, email);
  }
  if (!(await strapi.service('admin::user').exists())) {
    throw new Error('There is no administrator yet: start once with ADMIN_EMAIL and ADMIN_PASSWORD.');
  }
}
