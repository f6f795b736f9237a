import { expect, it } from 'vitest';
import { checkArguments } from './owner-command.mjs';
import { toUserError } from './owner-errors.mjs';
import { UserError } from './terminal.mjs';

it.each([
  [
    { code: 'ENOSPC', path: '/copias/a.part', message: 'x' },
    'No queda espacio en el disco en /copias/a.part',
  ],
  [{ code: 'EROFS', path: '/copias', message: 'x' }, 'los permisos'],
  [{ code: 'SQLITE_NOTADB', message: 'file is not a database' }, 'npm run doctor'],
  [{ code: 'SQLITE_BUSY', message: 'locked' }, 'tiene tomada la base'],
  [{ message: 'boom' }, 'boom'],
])('toUserError describes %o in a sentence for the owner', (facts, sentence) => {
  const error = toUserError(Object.assign(new Error(facts.message), facts), {});
  expect(error.message).toContain(sentence);
  expect(error).toBeInstanceOf(UserError);
});

it('checkArguments throws the usage for unknown options and surplus files', () => {
  const usage = 'Uso: npm run x';
  const syntax = { usage, files: 1, options: ['--repair'] };
  expect(checkArguments(['copia.tar.gz', '--repair'], syntax)).toEqual(['copia.tar.gz', '--repair']);
  for (const words of [['--help'], ['-h'], ['--otra'], ['uno', 'dos']])
    expect(() => checkArguments(words, syntax)).toThrow(new UserError(usage));
});
