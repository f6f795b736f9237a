import type { UID } from '@strapi/strapi';
import type { Row } from '../../../../database/connection';
import { fieldOptions } from '../../../../platform/panel/field-options';

/** Returns the columns that a model calls personal, emptied: required ones as '', the others as `blank`. */
export function emptied(uid: UID.ContentType, blank: '' | null = null): Row {
  const { attributes } = strapi.contentType(uid);
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { columnName: string }>;
  const columns = Object.entries(stored).flatMap(([name, { columnName }]) => {
    const attribute = attributes[name];
    if (!attribute || fieldOptions(attribute)?.personal !== 'erase') return [];
    return [[columnName, attribute.required ? '' : blank]];
  });
  return Object.fromEntries(columns);
}
