import { expect, test } from 'vitest';
import { databaseName } from '../support/databases/test-database';
import type { OrderAnswer } from '../support/data/commerce-calls';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { printMeasurement, quantile, timed } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import type { StorefrontProcess } from '../support/servers/spawn-storefront';
import { testAdmin } from '../support/servers/start-cms';
import type { PublicShop } from './public-shop';
import { personalFactsIn } from './personal-facts';

const guess = (call: StorefrontProcess['call'], email: string, claimed: string) =>
  call('/api/auth/login', {
    method: 'POST',
    json: { email, password: 'no-es-esta' },
    headers: { 'x-forwarded-for': claimed },
  });

const median = (measured: readonly number[]) => quantile(measured, 0.5);

export function guessingSuite(opened: () => PublicShop): void {
  test('password guesses under a hundred spoofed addresses are compared twenty times at most', async () => {
    const { bare } = opened();
    const count = rounds(60, 1000);
    const pair = await runParallel(8, 8, (at) => guess(bare.call, testAdmin.email, `10.9.0.${at}`));
    expect(statusesOf(pair)).toEqual({ 401: 5, 429: 3 });
    const answers = await runParallel(count, 50, (at) =>
      guess(bare.call, `persona${at}@ejemplo.com`, `10.9.${at % 100}.1`),
    );
    const compared = [...pair, ...answers].filter(({ status }) => status === 401).length;
    // The test itself spends one from this machine, and the login pair three.
    expect(compared).toBe(20 - 1 - 3);
    printMeasurement(
      36,
      databaseName,
      `${count + 8} guesses, 50 at once, 100 claimed addresses: ${compared} compared`,
    );
  });

  test('a wrong password is refused equally with and without an account', async () => {
    const { door } = opened();
    const times: Record<string, number[]> = { [testAdmin.email]: [], 'nadie@ejemplo.com': [] };
    const texts = new Set<string>();
    for (let at = 0; at < rounds(5, 20); at += 1) {
      for (const email of Object.keys(times)) {
        const { took, value } = await timed(() => guess(door.call, email, `10.10.0.${at}`));
        times[email]?.push(took);
        texts.add(`${value.status} ${value.text.replace(/"requestId":"[^"]*"/, '')}`);
      }
    }
    expect([...texts]).toEqual([expect.stringMatching(/^401 /)]);
    const [known = 0, unknown = 0] = Object.values(times).map(median);
    const apart = Math.round((Math.abs(known - unknown) / Math.max(known, unknown)) * 100);
    printMeasurement(
      37,
      databaseName,
      `medians ${Math.round(known)} ms with an account, ${Math.round(unknown)} ms without: ${apart} % apart`,
    );
  });

  test('enumerating order numbers gets at most twenty answers without personal data', async () => {
    const { from, placed } = opened();
    const count = rounds(80, 10_000);
    const day = placed.orderNumber.split('-')[1];
    const numbers = Array.from({ length: count }, (_, at) => `JL-${day}-${String(at + 1).padStart(4, '0')}`);
    const answers = await runParallel(count, 8, (at) =>
      from('198.51.100.60', `/api/orders/by-number/${numbers[at]}`),
    );
    const counts = statusesOf(answers);
    expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBeLessThanOrEqual(20);
    expect(counts[200]).toBeGreaterThanOrEqual(1);
    expect(answers.flatMap(personalFactsIn)).toEqual([]);
    printMeasurement(
      38,
      databaseName,
      `${count} numbers: ${(counts[200] ?? 0) + (counts[404] ?? 0)} answers, 0 personal fields`,
    );
  });

  test('a proof is unreachable without a staff session', async () => {
    const { from, placed, proof, shop } = opened();
    const id = proof.split('/').at(-1) as string;
    const { body } = await shop.admin<OrderAnswer>(`/api/orders/${placed.order._id}`);
    const link = body.order.transferProofUrl as string;
    expect((await from('198.51.100.61', link)).status).toBe(200);
    const ways = [
      proof,
      `${proof}?e=&s=`,
      `${proof}?token=${placed.linkToken}`,
      link.replace(id, '0'.repeat(32)),
      link.replace(/e=\d+/, 'e=99999999999'),
      link.replace(/s=./, 's=0').slice(0, -1),
      `/uploads/proofs/${id}.jpg`,
      `/uploads/${id}.jpg`,
      `/uploads/..%2f..%2fproofs%2f${id.slice(0, 2)}%2f${id}.jpg`,
      `/proofs/${id.slice(0, 2)}/${id}.jpg`,
    ];
    const answers = await runParallel(ways.length, 1, (at) => from('198.51.100.62', ways[at] as string));
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    printMeasurement(39, databaseName, `${ways.length} ways, 0 work`);
  });
}
