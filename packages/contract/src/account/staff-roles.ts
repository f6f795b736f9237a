/** Roles of the staff; the specification's administrator is the 'duena'. */
export const STAFF_ROLES = ['duena', 'vendedora', 'lectura', 'contadora'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Role of the owner in the database and in the session's `role`, as the specification names it. */
export const OWNER_ROLE_TYPE = 'admin';

/** Returns the type of a role as the database stores it. */
export const roleTypeOf = (role: StaffRole): string => (role === 'duena' ? OWNER_ROLE_TYPE : role);

/** Returns the role of the staff that a stored role type stands for; null for people who are no staff. */
export const staffRoleOf = (type: string): StaffRole | null =>
  STAFF_ROLES.find((role) => roleTypeOf(role) === type) ?? null;

export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  duena: 'Dueña',
  vendedora: 'Vendedora',
  lectura: 'Solo lectura',
  contadora: 'Contadora',
};
