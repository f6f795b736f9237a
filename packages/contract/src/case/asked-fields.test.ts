import { expect, test } from 'vitest';
import { exchangeStepSchema } from '../exchange/exchange-management';
import { dataRequestStepSchema } from '../privacy/data-request';
import { caseStepDraftSchema } from './case-steps';

const schemas = {
  withdrawal: caseStepDraftSchema,
  exchange: exchangeStepSchema,
  data_request: dataRequestStepSchema,
};
const exchangeStep = (step: string) => ({ step, expectedState: 'approved' });

test.each([
  ['withdrawal', { step: 'answered' }, 'way', 'Elegí cómo le respondiste'],
  ['withdrawal', { step: 'goods_received' }, 'goods', 'Elegí qué pasa con las prendas'],
  ['withdrawal', { step: 'closed', note: 'x' }, 'reason', 'Elegí por qué se cierra el caso'],
  ['withdrawal', { step: 'closed', reason: 'kept' }, 'note', 'Escribí el motivo'],
  ['withdrawal', { step: 'rejected', note: ' ' }, 'note', 'Escribí el motivo'],
  ['withdrawal', { step: 'note' }, 'note', 'Escribí el motivo'],
  ['exchange', exchangeStep('rejected'), 'note', 'Contale a la clienta por qué no se puede'],
  ['exchange', exchangeStep('goods_received'), 'restock', 'Indicá si la prenda vuelve a la venta'],
  ['data_request', { step: 'rejected' }, 'note', 'Escribí el motivo: la persona lo va a leer.'],
] as const)('a %s refuses the step %j without its %s', (kind, body, field, message) =>
  expect(schemas[kind].safeParse(body).error?.issues).toMatchObject([{ path: [field], message }]),
);

test.each([
  ['withdrawal', { step: 'return_agreed' }],
  ['withdrawal', { step: 'answered', way: 'phone' }],
  ['exchange', { ...exchangeStep('goods_received'), restock: false }],
  ['exchange', exchangeStep('handed_over')],
  ['data_request', { step: 'handed_over' }],
] as const)('a %s takes the step %j, which has all that it asks', (kind, body) =>
  expect(schemas[kind].safeParse(body).success).toBe(true),
);
