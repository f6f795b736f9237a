import { initialOperatingRules, operatingRulesSchema, type OperatingRules } from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';
import { announceChange } from '../../../platform/changes/changes';
import { parse } from '../../../platform/http/request';
import { settingsRecord } from '../../../platform/panel/settings-record';

export const RULES = 'api::operating-rule.operating-rule';

type Row = RecordOf<typeof RULES>;

// The panel stores an emptied rule as null: it counts as the initial one.
function rulesOf(row: Row): OperatingRules {
  const stored = Object.entries(initialOperatingRules).map(([name, initial]) => [
    name,
    row[name as keyof OperatingRules] ?? initial,
  ]);
  return parse(operatingRulesSchema, Object.fromEntries(stored));
}

/** The rules by which the shop works. */
export const operatingRules = settingsRecord({
  type: RULES,
  name: 'rules',
  valueOf: rulesOf,
  action: 'operating-rules',
  // The variables of the texts stand for these data.
  saved: () => announceChange('content'),
  stale: 'Otra persona cambió estas reglas mientras las editabas.',
  undeletable: 'Las reglas de la tienda no se pueden eliminar.',
});
