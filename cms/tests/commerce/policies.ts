import {
  POLICY_KINDS,
  policyAnswerSchema,
  POLICY_PLACEHOLDERS,
  variableFault,
  type ErrorBody,
  type Policy,
  type PolicyDraft,
  type PolicyKind,
  type PolicySummary,
} from '@shop/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { anOrder, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { policies, policyRenewals } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

type DraftAnswer = { draft: PolicyDraft } & ErrorBody;
type PolicyAnswer = { policy: Policy } & ErrorBody;
type ShopAnswer = { shop: Record<string, unknown>; policies: { kind: string; version: number }[] };

export function policiesSuite(database: string, booted: () => TestCms): void {
  describe(`policies on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const draftOf = async (kind: PolicyKind) =>
      (await shop.admin<DraftAnswer>(`/api/policies/${kind}/draft`)).body.draft;
    const save = (kind: PolicyKind, template: string, seen: number) =>
      shop.admin<DraftAnswer>(`/api/policies/${kind}/draft`, { method: 'PUT', json: { template, seen } });
    const publish = (kind: PolicyKind, seen: number) =>
      shop.admin<PolicyAnswer>(`/api/policies/${kind}/versions`, { method: 'POST', json: { seen } });
    const read = (kind: string, version?: number | string) =>
      cms.call<PolicyAnswer>(`/api/policies/${kind}${version === undefined ? '' : `?version=${version}`}`);
    const published = async (kind: PolicyKind, template: string): Promise<Policy> => {
      const { draft } = (await save(kind, template, (await draftOf(kind)).version)).body;
      return (await publish(kind, draft.version)).body.policy;
    };
    const inForce = async () => (await cms.call<ShopAnswer>('/api/shop')).body.policies;
    const placed = async (policies: unknown) => {
      const { _id } = await shop.product();
      return shop.order(anOrder([{ productId: _id, quantity: 1, size: 'M' }], { policies }));
    };

    test('a policy is not published until the owner publishes its draft', async () => {
      expect((await read('terms')).status).toBe(404);
      expect(await inForce()).toEqual([]);
      for (const kind of POLICY_KINDS) {
        const { template, version } = await draftOf(kind);
        expect([version, template.length > 500]).toEqual([0, true]);
        expect(variableFault(template, Object.keys(POLICY_PLACEHOLDERS))).toBeNull();
      }
    });

    test('a published policy has the data of the shop, its date and number, and is in force at once', async () => {
      const { version } = await draftOf('terms');
      const { status, body } = await publish('terms', version);
      expect([status, body.policy.version, body.policy.title]).toEqual([201, 1, 'Términos y condiciones']);
      const { shop: setting } = (await cms.call<ShopAnswer>('/api/shop')).body;
      const answer = await read('terms');
      const { policy } = policyAnswerSchema.parse(answer.body);
      expect(policy.text).toContain(String(setting.email));
      expect(policy.text).not.toMatch(/[{}]/);
      expect(await inForce()).toEqual([{ kind: 'terms', version: 1 }]);
      const [entry] = await cms.strapi.db
        .query('api::account.audit-entry')
        .findMany({ where: { action: 'policy-published' }, orderBy: { id: 'desc' }, limit: 1 });
      expect(entry).toMatchObject({ actor: 'duena', after: { kind: 'terms', version: 1 } });
    });

    // @spec F.7
    test('a version keeps its text when data of the shop change, and a new one with the new data is in force', async () => {
      const first = await published('exchange', '# Cambios\nEscribinos a {email}');
      const { shop: setting } = (await cms.call<ShopAnswer>('/api/shop')).body;
      await shop.admin('/api/shop', { method: 'PUT', json: { ...setting, email: 'otra@ejemplo.com' } });
      const inForceNow = async () => (await read('exchange')).body.policy;
      // The terms name the address, too: their versions follow in their own time.
      const termsName = async (address: string) => (await read('terms')).body.policy.text.includes(address);
      const summaries = (await shop.admin<{ policies: PolicySummary[] }>('/api/policies')).body.policies;
      const { isOutdated, versions } = summaries.find(({ kind }) => kind === 'exchange')!;
      expect([isOutdated, versions[0]?.version]).toEqual([false, first.version + 1]);
      const second = await inForceNow();
      expect(second.text).toBe('# Cambios\nEscribinos a otra@ejemplo.com');
      const old = (await read('exchange', first.version)).body.policy;
      expect([old.text, old.versions.map(({ version }) => version)]).toEqual([
        first.text,
        [second.version, first.version],
      ]);
      await expect.poll(() => termsName('otra@ejemplo.com')).toBe(true);
      await shop.admin('/api/shop', { method: 'PUT', json: setting });
      await expect.poll(async () => (await inForceNow()).text).toBe(first.text);
      await expect.poll(() => termsName(String(setting.email))).toBe(true);
    });

    test('the list of policies waits for those that follow a change of the shop', async () => {
      const first = await published('exchange', '# Cambios\nLlamanos o escribinos a {email}');
      const { shop: setting } = (await cms.call<ShopAnswer>('/api/shop')).body;
      const order: string[] = [];
      let follow = () => {};
      const held = new Promise<void>((resolve) => (follow = resolve));
      const { currentValues, listPolicies } = policies;
      const { policiesRenewed } = policyRenewals;
      vi.spyOn(policies, 'currentValues').mockImplementationOnce(() => held.then(currentValues));
      vi.spyOn(policies, 'listPolicies').mockImplementationOnce(() => {
        order.push('list');
        return listPolicies();
      });
      vi.spyOn(policyRenewals, 'policiesRenewed').mockImplementationOnce(async () => {
        follow();
        await policiesRenewed();
        order.push('renewed');
      });
      try {
        await shop.admin('/api/shop', { method: 'PUT', json: { ...setting, email: 'nueva@ejemplo.com' } });
        const { body } = await shop.admin<{ policies: PolicySummary[] }>('/api/policies');
        const { versions } = body.policies.find(({ kind }) => kind === 'exchange')!;
        expect([order, versions[0]?.version]).toEqual([['renewed', 'list'], first.version + 1]);
      } finally {
        follow();
        vi.restoreAllMocks();
        await shop.admin('/api/shop', { method: 'PUT', json: setting });
        await policiesRenewed();
      }
    });

    // @spec F.7
    test('the database and the panel refuse to change or delete a version', async () => {
      const db = shop.db();
      const before = await db('policy_versions').orderBy('id');
      await expect(db('policy_versions').update({ text: 'otra cosa' })).rejects.toThrow('append-only');
      await expect(db('policy_versions').where('version', 1).delete()).rejects.toThrow('append-only');
      const [row] = before as { document_id: string }[];
      const documents = cms.strapi.documents('api::policy.policy-version' as never);
      const documentId = row!.document_id;
      await expect(documents.update({ documentId, data: { text: 'x' } as never })).rejects.toThrow();
      await expect(documents.delete({ documentId })).rejects.toThrow();
      expect(await db('policy_versions').orderBy('id')).toEqual(before);
    });

    test('a draft that somebody else saved meanwhile is neither overwritten nor published', async () => {
      const { version, template } = await draftOf('delivery');
      expect((await save('delivery', `${template}\n\nLa mía`, version)).status).toBe(200);
      const refused = await save('delivery', `${template}\n\nLa otra`, version);
      expect([refused.status, refused.body.code]).toEqual([409, 'STALE_FIELDS']);
      expect((refused.body.details as DraftAnswer).draft.template).toMatch(/La mía$/);
      expect(refused.body.details).toMatchObject({
        lastChange: expect.stringMatching(/^Fue duena,/) as string,
      });
      expect((await publish('delivery', version)).status).toBe(409);
      expect((await read('delivery')).status).toBe(404);
    });

    test('of concurrent publications one makes the next version', async () => {
      const { version } = await draftOf('delivery');
      const answers = await Promise.all([1, 2, 3].map(() => publish('delivery', version)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect((await read('delivery')).body.policy.versions).toHaveLength(1);
    });

    test.each([
      ['of an unknown placeholder', 'Hola {sueldo}', 'No existe la variable {sueldo}.'],
      ['without a text', '  ', 'Escribí el texto'],
      ['that is too long', 'a'.repeat(30_001), 'El texto no puede superar los 30000 caracteres'],
    ])('a draft %s is refused and the stored one stays', async (_, template, message) => {
      const before = await draftOf('privacy');
      const { status, body } = await save('privacy', template, before.version);
      expect([status, body.errors?.[0]]).toEqual([
        400,
        { path: 'template', message: expect.stringContaining(message) },
      ]);
      expect(await draftOf('privacy')).toEqual(before);
    });

    test('the privacy policy has the paragraphs of the AAIP word for word and what is kept for how long', async () => {
      const { policy } = (await publish('privacy', (await draftOf('privacy')).version)).body;
      expect(policy.text).toContain(
        'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley N° 25.326.',
      );
      expect(policy.text).toContain(
        'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
      );
      expect(policy.text).toMatch(/# Cuánto tiempo los guardamos\n- .+\n- .+/);
      const { kept } = (await shop.admin<{ kept: string }>('/api/rules')).body;
      expect(kept).toContain('Número para las cuentas de la tienda.');
      expect(policy.text).toContain(`\n- ${kept}\n`);
    });

    // @spec F.7
    test('an order keeps the versions that its buyer was shown, also when a later one is in force', async () => {
      const shown = await inForce();
      const terms = shown.find(({ kind }) => kind === 'terms')!;
      const next = await published('terms', '# Términos nuevos\nDe {marca}');
      expect(next.version).toBe(terms.version + 1);
      const { status, body } = await placed(shown);
      expect(status).toBe(201);
      expect(body.order.acceptedPolicies).toEqual(shown);
      const stored = (await shop.admin<OrderAnswer>(`/api/orders/${body.order._id}`)).body.order;
      expect(stored.acceptedPolicies).toContainEqual(terms);
      const masked = await cms.call<OrderAnswer>(`/api/orders/by-number/${body.orderNumber}`);
      expect(masked.body.order).not.toHaveProperty('acceptedPolicies');
    });

    test('an order names no version that was never published, nor one that its buyer was not shown', async () => {
      const invented = await placed([
        { kind: 'terms', version: 999 },
        { kind: 'privacy', version: 1 },
      ]);
      expect(invented.body.order.acceptedPolicies).toEqual([{ kind: 'privacy', version: 1 }]);
      expect((await placed(undefined)).body.order.acceptedPolicies).toEqual([]);
      expect((await placed([{ kind: 'otra', version: 1 }])).status).toBe(400);
      expect((await placed([{ kind: 'terms', version: -1 }])).status).toBe(400);
    });

    test('drafts and lists of policies are for staff only, and an unknown policy or version is not found', async () => {
      for (const path of ['', '/terms/draft'])
        expect((await cms.call(`/api/policies${path}`)).status).toBe(401);
      expect(
        (await cms.call('/api/policies/terms/versions', { method: 'POST', json: { seen: 0 } })).status,
      ).toBe(401);
      expect([(await read('otra')).status, (await read('terms', 999)).status]).toEqual([404, 404]);
      expect((await read('terms', 'uno')).status).toBe(400);
    });
  });
}
