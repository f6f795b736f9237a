import { expect, it } from 'vitest';
import { filesIn, objectName } from './bucket-names.mjs';

const object = (name: string, size = 200) => ({
  name: objectName(name, { mtimeMs: 1, size: 100, sealed: 200 }),
  size,
});

it('only whole objects whose names stay within the folder of a restore are files of the copy', () => {
  const names = ['files/secrets.json', 'removed/17/proofs/a.pdf', 'database/generations/0a/wal/00_1.wal.lz4'];
  const strange = ['files/../../etc/cron.d/job', 'removed/17/../../../job', 'files//etc/job', '/etc/job'];
  const objects = [...names, ...strange].map((name) => object(name));
  expect(filesIn([...objects, object('files/cut.pdf', 50)]).map(({ name }) => name)).toEqual(names);
});
