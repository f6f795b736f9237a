import { describe, expect, test } from 'vitest';
import type { CaseKind } from './case';
import { BUYER_EXCHANGE_NAMES, buyerStepName } from './case-names';
import { caseStepEffect, firstCaseState, type CaseState } from './case-rules';

/** Sentences for the buyer by kind, state and the steps that lead there. */
const sentences: {
  [Kind in CaseKind]: Record<CaseState<Kind>, Readonly<Record<string, string>>>;
} = {
  withdrawal: {
    new: { received: 'Lo recibimos', asked_again: 'Lo pediste otra vez' },
    answered: { answered: 'Te respondimos', reopened: 'Lo volvimos a abrir' },
    return_agreed: { return_agreed: 'Acordamos la devolución' },
    goods_received: { goods_received: 'Recibimos lo que devolviste' },
    money_returned: { money_returned: 'Te devolvimos el dinero' },
    closed: { closed: 'Lo cerramos' },
    rejected: { rejected: 'Llegó fuera de término y no lo pudimos aceptar' },
  },
  exchange: {
    new: { received: 'Pediste el cambio' },
    approved: { approved: 'Aceptamos el cambio' },
    goods_received: { goods_received: 'Recibimos lo que cambiaste' },
    handed_over: { handed_over: 'Te dimos la prenda nueva' },
    rejected: { rejected: 'No lo pudimos hacer' },
    expired: { expired: 'Venció la reserva: no nos llegó la prenda' },
    cancelled: { cancelled: 'Se cerró con el pedido' },
  },
  data_request: {
    unverified: { received: 'Lo recibimos' },
    verified: { proven: 'Confirmamos que sos vos' },
    limited: { erasure_limited: 'Borramos tus datos en cuanto termine lo que está en curso' },
    answered: {
      handed_over: 'Te dimos tus datos',
      rectified: 'Corregimos tus datos',
      erased: 'Borramos tus datos',
    },
    rejected: { rejected: 'No pudimos hacer lo que pediste' },
    expired: { expired: 'Venció: no se confirmó que eras vos' },
  },
};

const at = new Date('2026-11-20T15:00:00Z');

/** Returns the states to which a step leads from any state of its kind. */
const reached = (kind: CaseKind, step: string): string[] =>
  step === 'received'
    ? [firstCaseState(kind, at).state]
    : Object.keys(sentences[kind]).flatMap(
        (state) => caseStepEffect(kind, { state, term: 'late', dueAt: null }, step, at)?.state ?? [],
      );

const rows = Object.entries(sentences).flatMap(([kind, states]) =>
  Object.entries(states).flatMap(([state, steps]) =>
    Object.entries(steps).map(([step, sentence]) => [kind as CaseKind, state, step, sentence] as const),
  ),
);

describe('what a buyer reads of her case', () => {
  test.each(rows)('a %s that is %s by the step %s says: %s', (kind, state, step, sentence) => {
    expect(new Set(reached(kind, step))).toEqual(new Set([state]));
    const said =
      kind === 'exchange'
        ? BUYER_EXCHANGE_NAMES[state as CaseState<'exchange'>].step
        : buyerStepName(kind, step);
    expect(said).toBe(sentence);
  });

  test.each([
    ['a late arrival', /término/, 'withdrawal'],
    ['personal data', /datos/, 'data_request'],
    ['returned goods or money', /devol/i, 'withdrawal'],
    ['garments', /prenda|cambi/i, 'exchange'],
  ])('only one kind speaks of %s', (_subject, words, kind) =>
    expect(
      rows.filter(([of, , , sentence]) => words.test(sentence) && of !== kind).map(([of]) => of),
    ).toEqual([]),
  );

  test.each(['note', 'order_tied', 'whatsapp_opened', 'repeated', 'personal_data_erased'])(
    'the step %s of any kind is not told to the buyer',
    (step) =>
      expect([buyerStepName('withdrawal', step), buyerStepName('data_request', step)]).toEqual(['', '']),
  );
});
