import type { TestCms } from '../servers/start-cms';

export const userPassword = 'clave-de-prueba-9';

export async function createSignedInUser(
  cms: TestCms,
  role: string,
  username: string,
  email = `${username}@ejemplo.com`,
) {
  const { id: roleId } = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: role } });
  const credentials = { email, password: userPassword };
  const { id, documentId } = await cms.strapi.documents('plugin::users-permissions.user').create({
    data: { ...credentials, username, provider: 'local', confirmed: true, blocked: false, role: roleId },
  });
  const { body } = await cms.call<{ token: string }>('/api/auth/login', {
    method: 'POST',
    json: credentials,
  });
  return { id: id as number, documentId, token: body.token };
}
