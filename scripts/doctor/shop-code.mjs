import { createRequire } from 'node:module';
import { place } from '../product/places.mjs';

const require = createRequire(place('cms/package.json'));

/** A compiled module of the cms, so that commands and shop follow one set of rules. */
export const shopCode = (file) => require(`./dist/${file}`);

/** A package that the cms brings along. */
export const cmsPackage = (name) => require(name);
