import type { ApiChecks } from '../../platform/doctor/check';

export const accountChecks: ApiChecks = {
  statements: {
    'no-administrator': `select 'admin' as name where not exists
        (select 1 from up_users u join up_users_role_lnk l on l.user_id = u.id join up_roles r on r.id = l.role_id
         where r.type = 'admin' and coalesce(cast(u.blocked as integer), 0) = 0)`,
    // Strapi's own permissions stay empty: routes and policies decide who may call what.
    'permission-not-in-the-code': 'select p.action as name from up_permissions p',
  },
};
