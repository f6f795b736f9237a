import { expect, test } from 'vitest';
import { modelOfFile } from '../../../database/gateway/model-of-file';
import { fieldOptions } from '../../../platform/panel/field-options';
import { panelCorrections } from './panel-corrections';

// The panel applies these with the effects that they have in the back office.
const STEPS = ['orderStatus', 'fulfillment', 'carrier', 'deletedAt', 'correctionReason'];

test('the panel stores every field of an order that its model lets staff edit', () => {
  const editable = Object.entries(modelOfFile('api::order.order').attributes)
    .filter(([, attribute]) => fieldOptions(attribute)?.panel === undefined)
    .map(([name]) => name);
  expect(editable.sort()).toEqual([...STEPS, ...Object.keys(panelCorrections)].sort());
});
