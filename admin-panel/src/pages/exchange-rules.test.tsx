import {
  errorCodes,
  getOperatingRules,
  initialOperatingRules,
  type OperatingRules,
  SOUND_EXCHANGE_POLICY,
  updateOperatingRules,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, retype, server, success } from '../testing/settings-page-setup.tsx';

const address = '/settings?seccion=cambios';
let rules: OperatingRules;
let sent: Record<string, unknown>[];
beforeEach(() => {
  rules = initialOperatingRules;
  sent = [];
  server.use(
    answering(getOperatingRules, () => ({ status: success, rules, kept: '' })),
    answering(updateOperatingRules, async (request) => {
      sent.push((await request.json()) as Record<string, unknown>);
      rules = { ...rules, ...sent.at(-1) };
      return { status: success, rules, kept: '' };
    }),
  );
});
const DAYS = 'Días para pedir un cambio desde la entrega';
const save = () => screen.getByRole('button', { name: 'Guardar reglas' });

test('the owner offers exchanges with a period and a sound condition', async () => {
  const { user } = open(address);
  await retype(user, DAYS, '30');
  await user.click(screen.getByRole('button', { name: 'Usar un texto seguro' }));
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
  expect(sent).toMatchObject([
    { exchangeDays: 30, exchangePolicy: SOUND_EXCHANGE_POLICY, proofDays: 180, seen: { exchangeDays: 0 } },
  ]);
});

// @spec F.5
test('a condition that refuses exchanges outright is explained, and can be saved', async () => {
  const { user } = open(address);
  await retype(user, /Condiciones que lee la clienta/, 'Por higiene no se aceptan cambios de bombachas.');
  expect(screen.getByText(/La ley no tiene una excepción por higiene/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a number that is none is refused beside its field', async () => {
  const { user } = open(address);
  await retype(user, DAYS, '400');
  await user.click(save());
  expect(await screen.findByText('Escribí un número entero de 0 a 365')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an edit conflict of the rules offers both sides', async () => {
  const { user } = open(address);
  await retype(user, DAYS, '30');
  const theirs = { ...initialOperatingRules, exchangeDays: 15 };
  server.use(
    answering(updateOperatingRules, () =>
      refusal(409, 'Otra persona', {
        code: errorCodes.staleFields,
        details: { fields: ['exchangeDays'], rules: theirs },
      }),
    ),
  );
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /15/ })).toBeVisible();
});
