import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Attribute } from './codec';
import type { RecordTypes } from './record-types';

const API = path.resolve(__dirname, '../../api');

export type ModelAttribute = Attribute & {
  useJoinTable?: boolean;
  required?: boolean;
  default?: unknown;
  pluginOptions?: object;
};
type Model = { collectionName: string; attributes: Record<string, ModelAttribute> };

/** Reads the model of a content type, for what runs or is tested without Strapi. */
export function modelOfFile(uid: keyof RecordTypes): Model {
  const [api = '', type = ''] = uid.replace('api::', '').split('.');
  return JSON.parse(readFileSync(path.join(API, api, 'content-types', type, 'schema.json'), 'utf8')) as Model;
}
