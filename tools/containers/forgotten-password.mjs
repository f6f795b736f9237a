import { OWNER } from './visitor.mjs';

const PANEL = 'http://127.0.0.1:1337';
// The other checks sign in with it.
const password = OWNER.ADMIN_PASSWORD;

async function linkFor(project, ...words) {
  const command = ['node', 'tools/reset-password.mjs', '--email', OWNER.ADMIN_EMAIL];
  const output = await project.exec('cms', ...command, ...words);
  return new URL(/http\S+/.exec(output)[0]);
}

const postToPanel = (path, json) =>
  fetch(PANEL + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  }).then(({ status }) => status);

/** Chooses new passwords of the back office and of Strapi's panel with the links that the image's command makes. */
export async function forgottenPassword({ project, visitor: { call } }) {
  const office = await linkFor(project);
  const token = office.hash.slice(1);
  const accepted = await call('/api/staff/invitations/accept', { method: 'POST', json: { token, password } });
  const signIn = { email: OWNER.ADMIN_EMAIL, password };
  const signedIn = await call('/api/auth/login', { method: 'POST', json: signIn });
  const panel = await linkFor(project, '--panel');
  const page = await fetch(panel).then(({ status }) => status);
  const resetPasswordToken = panel.searchParams.get('code');
  const reset = await postToPanel('/admin/reset-password', { resetPasswordToken, password });
  const panelSignIn = await postToPanel('/admin/login', signIn);
  const statuses = [accepted.status, signedIn.status, page, reset, panelSignIn];
  return [
    statuses.every((status) => status === 200),
    `back office ${statuses.slice(0, 2).join(', ')}; panel ${statuses.slice(2).join(', ')}`,
  ];
}
