import {
  getOperatingRules,
  getShop,
  initialOperatingRules,
  listPolicies,
  type OperatingRules,
  updateOperatingRules,
} from '@shop/contract';
import { aShop, answering, fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PrivacySettings } from '#features/privacy-settings/privacy-settings.tsx';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';

const status = 'success' as const;
const kept = 'De lo que borramos queda, sin tu nombre: Pago, Operación: Número para las cuentas.';
let rules: OperatingRules = initialOperatingRules;
let sent: Record<string, unknown>[] = [];
fakeServer(
  answering(getShop, { status, shop: aShop() }),
  answering(listPolicies, { status, policies: [] }),
  answering(getOperatingRules, () => ({ status, rules, kept })),
  answering(updateOperatingRules, async (request) => {
    const { seen: _seen, ...wanted } = (await request.json()) as OperatingRules & { seen: unknown };
    sent.push(wanted);
    rules = wanted;
    return { status, rules, kept };
  }),
);
beforeEach(() => {
  rules = initialOperatingRules;
  sent = [];
});

const open = () => renderRoute([{ path: '/', Component: PrivacySettings }], '/');
const proofs = () => screen.findByRole('textbox', { name: /Comprobantes de transferencia/ });

test('the privacy settings show what the policy will say while days are typed', async () => {
  const { user } = open();
  await user.clear(await proofs());
  await user.type(await proofs(), '60');
  expect(screen.getByText(/se borran 60 días después del pago/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('the privacy settings show what stays of an erased person and why, also after a save', async () => {
  const { user } = open();
  expect(await screen.findByText(kept)).toBeVisible();
  await user.clear(await proofs());
  await user.type(await proofs(), '60');
  await user.click(await screen.findByRole('button', { name: 'Guardar reglas' }));
  await screen.findByText('Reglas guardadas');
  expect(screen.getByText(kept)).toBeVisible();
});

test('the privacy settings save days and the rule of tracking, and leave other rules alone', async () => {
  const { user } = open();
  await user.clear(await proofs());
  await user.type(await proofs(), '60');
  await user.click(screen.getByRole('checkbox', { name: /últimos 4 números/ }));
  await user.click(await screen.findByRole('button', { name: 'Guardar reglas' }));
  await screen.findByText('Reglas guardadas');
  expect(sent).toEqual([{ ...initialOperatingRules, proofDays: 60, trackingAsksPhone: true }]);
});

test('the privacy settings refuse days outside their limits and keep what was typed', async () => {
  const { user } = open();
  await user.clear(await proofs());
  await user.type(await proofs(), '5');
  await user.click(await screen.findByRole('button', { name: 'Guardar reglas' }));
  expect(await screen.findByText('Escribí un número entero de 30 a 3650')).toBeVisible();
  expect(await proofs()).toHaveValue('5');
  expect(sent).toEqual([]);
});
