export type AccountEntry = {
  action: string;
  actor: string;
  before: { username?: string };
  after: { username?: string };
};

/** Returns whether the person who has a user name now has changed her password; entries come newest first. */
export function hasChangedPassword(username: string, entries: readonly AccountEntry[]): boolean {
  let name = username;
  for (const { action, actor, before, after } of entries) {
    if (action === 'password' && actor === name) return true;
    if (action === 'profile' && after.username === name) name = before.username ?? name;
  }
  return false;
}
