import type { RecordOf, RecordTypes } from '../../database/gateway/record-types';
import { fieldOptions } from './field-options';

/** Returns the attributes that a model calls personal, emptied: texts that are never null as '', the others as `blank`. */
export function emptied<U extends keyof RecordTypes>(uid: U, blank: '' | null = null): Partial<RecordOf<U>> {
  const personal = Object.entries(strapi.contentType(uid).attributes).filter(
    ([, attribute]) => fieldOptions(attribute)?.personal === 'erase',
  );
  return Object.fromEntries(
    personal.map(([name, { required, ...rest }]) => [
      name,
      required || ('default' in rest && rest.default === '') ? '' : blank,
    ]),
  ) as Partial<RecordOf<U>>;
}
