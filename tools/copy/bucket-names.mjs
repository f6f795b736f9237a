import { SAFE_NAME } from '../backup/archive.mjs';
import { MARKS } from '../offsite/instance-marks.mjs';

/** The parts of a copy in a bucket, by the names of their objects. */
export const PARTS = {
  shop: MARKS,
  status: 'copy.json',
  database: 'database/',
  files: 'files/',
  removed: 'removed/',
};

const NAME = /^(.*)~(\d+)~(\d+)~(\d+)\.age$/;

/** Returns the name of an object: what a restore must know of a file, and of its encrypted size, before it opens it. */
export const objectName = (name, { mtimeMs, size, sealed }) =>
  `${name}~${Math.round(mtimeMs)}~${size}~${sealed}.age`;

function fileOf(object) {
  const [, name, ...numbers] = NAME.exec(object.name) ?? [];
  const [mtimeMs, size, sealed] = numbers.map(Number);
  return { object: object.name, name, mtimeMs, size, sealed };
}

/**
 * Returns the files in the objects of a bucket. Some services keep what arrived of an upload that was cut: it is none;
 * nor is a name that a stranger chose so that a restore would write outside of its folder.
 */
export const filesIn = (objects) =>
  objects
    .filter(({ name }) => NAME.test(name))
    .map((object) => ({ ...fileOf(object), isWhole: object.size === fileOf(object).sealed }))
    .filter(({ name, isWhole }) => isWhole && SAFE_NAME.test(name));
