import { initialOperatingRules, type ErrorBody, type OperatingRules } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type RulesAnswer = { rules: OperatingRules } & ErrorBody;

export function operatingRulesSuite(database: string, booted: () => TestCms): void {
  describe(`operating rules on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    const read = async () => (await shop.admin<RulesAnswer>('/api/rules')).body.rules;
    const put = (json: object) => shop.admin<RulesAnswer>('/api/rules', { method: 'PUT', json });
    afterEach(() => put(initialOperatingRules));

    test('the operating rules begin with their initial values and keep what the owner sets', async () => {
      expect(await read()).toEqual(initialOperatingRules);
      expect((await put({ ...initialOperatingRules, proofDays: 60 })).body.rules.proofDays).toBe(60);
      expect(await read()).toEqual({ ...initialOperatingRules, proofDays: 60 });
    });

    test('the operating rules name the field that is out of range and change nothing', async () => {
      const { status, body } = await put({ ...initialOperatingRules, minPasswordLength: 5 });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'minPasswordLength']);
      expect(await read()).toEqual(initialOperatingRules);
    });

    test('the operating rules refuse a save that would undo the change of somebody else', async () => {
      await put({ ...initialOperatingRules, viewDays: 30 });
      const seen = initialOperatingRules;
      const { status, body } = await put({ ...initialOperatingRules, viewDays: 60, seen });
      expect([status, body.code]).toEqual([409, 'STALE_FIELDS']);
      expect(body.details).toMatchObject({
        lastChange: expect.stringMatching(/^Fue duena, [\d/]{10} [\d:]{5}\.$/) as string,
      });
      expect((await read()).viewDays).toBe(30);
    });

    test("the operating rules are checked in Strapi's panel, too, and cannot be deleted there", async () => {
      const rules = booted().strapi.documents('api::operating-rule.operating-rule');
      const { documentId } = (await rules.findFirst({}))!;
      await expect(rules.update({ documentId, data: { draftDays: 0 } as never })).rejects.toThrow(/entero/);
      await expect(rules.delete({ documentId })).rejects.toThrow(/no se pueden eliminar/);
      expect(await read()).toEqual(initialOperatingRules);
    });
  });
}
