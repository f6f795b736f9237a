import { print } from '../terminal/terminal.mjs';

const RULE = '-'.repeat(72);

// The owner's list of devices must not begin with one that she does not know.
async function endOwnSession(origin, token) {
  const headers = { authorization: `Bearer ${token}`, origin };
  const answer = await fetch(`${origin}/api/users/sessions`, { headers });
  const { sessions = [] } = await answer.json();
  const own = sessions.find(({ isCurrent }) => isCurrent);
  if (own) await fetch(`${origin}/api/users/sessions/${own.id}`, { method: 'DELETE', headers });
}

async function canSignIn(origin, { email, password }) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  const { token } = response?.ok ? await response.json().catch(() => ({})) : {};
  if (token) await endOwnSession(origin, token).catch(() => undefined);
  return response?.status !== 401;
}

// Logs are kept and copied, so that a password is shown to a terminal only.
function passwordLines({ generated, file }, isTerminal) {
  if (!isTerminal) return [`First passwords       in ${file}`];
  const lines = {
    'Password             ': [generated.password, 'ADMIN_PASSWORD'],
    'Password of the panel': [generated.panelPassword, 'ADMIN_PANEL_PASSWORD'],
  };
  return Object.entries(lines).map(
    ([label, [password, variable]]) => `${label} ${password ?? `the one in ${variable}`}`,
  );
}

function accountLines(administrator, isTerminal) {
  const { email, generated } = administrator;
  const isGenerated = Boolean(generated.password || generated.panelPassword);
  return [
    `First administrator   ${email}   (of the back office and of Strapi's panel)`,
    ...(isTerminal || isGenerated ? passwordLines(administrator, isTerminal) : []),
    ...(isTerminal && isGenerated ? ['                      shown only this once: write it down'] : []),
  ];
}

/** Returns the lines about the first accounts; `isTerminal` decides whether they contain the passwords. */
export async function administratorLines(administrator, origin, isTerminal) {
  if (!administrator) return [];
  // A new data folder may point to a database that has its administrator already.
  if (administrator.password && !(await canSignIn(origin, administrator)))
    return ['Administrator         this database has one already; its password stays as it was'];
  return accountLines(administrator, isTerminal);
}

export async function printWelcome({ administrator, addresses }) {
  const isTerminal = Boolean(process.stdout.isTTY);
  const lines = [
    `Shop                  ${addresses.shop}`,
    `Back office           ${addresses.backOffice}`,
    `Strapi panel          ${addresses.panel}   (this machine only)`,
    ...(await administratorLines(administrator, addresses.local, isTerminal)),
  ];
  print(`\n${RULE}\n${lines.join('\n')}\n${RULE}\nCtrl-C stops everything.\n`);
  if (isTerminal) administrator?.markShown();
  else administrator?.markCreated();
}
