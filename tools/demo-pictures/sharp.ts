import type sharpOfCms from '../../cms/node_modules/sharp';
import { cmsPackage } from '../launcher/project.mjs';

// In tests, `require` answers with sharp's ES module.
const loaded = cmsPackage('sharp') as { default?: typeof sharpOfCms } & typeof sharpOfCms;

export const sharp: typeof sharpOfCms = loaded.default ?? loaded;
