import { expect, test } from 'vitest';
import { hasChangedPassword, type AccountEntry } from './changed-password';

const password = (actor: string): AccountEntry => ({ action: 'password', actor, before: {}, after: {} });
const rename = (from: string, to: string): AccountEntry => ({
  action: 'profile',
  actor: from,
  before: { username: from },
  after: { username: to },
});

test.each([
  ['nothing', [], false],
  ['her own change', [password('jazmin')], true],
  ['the change of somebody else', [password('rocio')], false],
  ['a change before she was renamed', [rename('admin', 'jazmin'), password('admin')], true],
  ['a change of who had her name before', [rename('admin', 'jazmin'), password('jazmin')], false],
])('a password counts as changed by its own account: %s', (_what, entries, expected) =>
  expect(hasChangedPassword('jazmin', entries)).toBe(expected),
);
