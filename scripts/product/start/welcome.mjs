import { print } from '../terminal/terminal.mjs';

const RULE = '-'.repeat(72);

async function canSignIn(origin, { email, password }) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  return response?.status !== 401;
}

async function administratorLines(administrator, origin) {
  if (!administrator) return [];
  // A new data folder may point to a database that has its administrator already.
  if (!(await canSignIn(origin, administrator))) {
    return ['Administrator         this database has one already; its password stays as it was'];
  }
  const password = administrator.isGenerated
    ? `${administrator.password}   (shown only this once: write it down)`
    : 'the one in ADMIN_PASSWORD';
  return [`First administrator   ${administrator.email}`, `Password              ${password}`];
}

export async function printWelcome({ administrator, addresses }) {
  const lines = [
    `Shop                  ${addresses.shop}`,
    `Back office           ${addresses.backOffice}`,
    `Strapi panel          ${addresses.panel}   (this machine only)`,
    ...(await administratorLines(administrator, addresses.local)),
  ];
  print(`\n${RULE}\n${lines.join('\n')}\n${RULE}\nCtrl-C stops everything.\n`);
  administrator?.markShown();
}
