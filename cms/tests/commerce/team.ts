import { endpoints, staffMessages } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteOldInvitations } from '../../src/api/account/services/sweep-accounts';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { aPerson, newPassword, teamCalls, type TeamCalls } from '../support/data/team-calls';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

const USER = 'plugin::users-permissions.user';
const DAY_MS = 86_400_000;

export function teamSuite(database: string, booted: () => TestCms): void {
  describe(`the team on ${database}`, () => {
    let shop: Commerce;
    let team: TeamCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      team = teamCalls(shop);
    });
    const expire = (id: string) =>
      shop
        .db()('staff_invitations')
        .where('document_id', id)
        .update({ expires_at: new Date(Date.now() - 1000) });

    // @spec F.18
    test('an invited person chooses her password and works with the role of her invitation', async () => {
      const person = aPerson('vendedora');
      const { token } = await team.invited(person);
      expect((await team.read(token)).body.invitation).toMatchObject(person);
      expect((await team.accept(token)).status).toBe(201);
      const session = await team.logIn(person.email);
      expect(await team.check(session)).toBe(200);
      expect((await booted().call('/api/orders', { token: session })).status).toBe(200);
      expect((await booted().call('/api/stats/overview', { token: session })).status).toBe(403);
      const list = await team.list();
      endpoints.listStaff.answer.parse(list);
      expect(list.staff.find(({ email }) => email === person.email)).toMatchObject({
        username: person.username,
        staffRole: 'vendedora',
        blocked: false,
        lastSeenAt: expect.any(String),
      });
    });

    test('an invitation keeps a digest of its token only, and its link hides the token from servers', async () => {
      const { body } = await team.invite();
      const [address, token = ''] = body.link.split('#');
      expect(address).toMatch(/\/admin\/invitacion$/);
      const rows = await shop.db()('staff_invitations').select('*');
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(await shop.db()('audit_entries').select('*'))).not.toContain(token);
    });

    test('an invitation works once', async () => {
      const { token } = await team.invited();
      expect((await team.accept(token)).status).toBe(201);
      const again = await team.accept(token);
      expect([again.status, again.body.message]).toEqual([404, staffMessages.invitationInvalid]);
      expect((await team.read(token)).status).toBe(404);
    });

    test('of two people who accept an invitation at once, one gets the account', async () => {
      const person = aPerson();
      const { token } = await team.invited(person);
      const answers = await Promise.all([team.accept(token), team.accept(token, `${newPassword}-otra`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
      const accounts = await booted()
        .strapi.db.query(USER)
        .count({ where: { email: person.email } });
      expect(accounts).toBe(1);
    });

    test('an invitation that is too old, revoked or replaced by a new link works no more', async () => {
      const [old, revoked, renewed] = [await team.invited(), await team.invited(), await team.invited()];
      await expire(old.id);
      expect((await team.revoke(revoked.id)).status).toBe(200);
      const { body } = await team.renew(renewed.id);
      for (const { token } of [old, revoked, renewed]) {
        expect((await team.read(token)).status).toBe(404);
        expect((await team.accept(token)).status).toBe(404);
      }
      expect((await team.accept(body.link.split('#')[1] ?? '')).status).toBe(201);
      expect((await team.revoke(revoked.id)).status).toBe(404);
      const { invitations } = await team.list();
      expect(invitations.find(({ _id }) => _id === old.id)?.expired).toBe(true);
      expect(invitations.map(({ _id }) => _id)).not.toContain(revoked.id);
    });

    test('a password that is short or easy to guess leaves the invitation open', async () => {
      const person = aPerson();
      const { token } = await team.invited(person);
      const short = await team.accept(token, 'corta-123');
      expect([short.status, short.body.message]).toEqual([400, staffMessages.passwordTooShort]);
      expect((await team.accept(token, 'contraseña123')).status).toBe(400);
      expect((await team.accept(token, '1234567890')).status).toBe(400);
      expect((await team.read(token)).status).toBe(200);
    });

    test('a name or e-mail of the team, or of an open invitation, is taken', async () => {
      const person = aPerson();
      await team.invited(person);
      for (const taken of [person, { ...aPerson(), email: testAdmin.email.toUpperCase() }]) {
        const { status, body } = await team.invite(taken);
        expect([status, body.message]).toEqual([409, staffMessages.taken]);
      }
    });

    test('a name that reads like a colleague’s, an invited person’s or the shop’s is taken', async () => {
      await createSignedInUser(booted(), 'admin', 'Berta Prueba', 'berta.prueba@ejemplo.com');
      await team.invited({ ...aPerson(), username: 'Dora Invitada' });
      const names = [
        'Berta Prúeba',
        'BERTA  PRUEBA',
        'Berta-Prueba',
        'dora.invitada',
        'El sistema',
        'Admin.',
      ];
      const mine = await createSignedInUser(booted(), 'admin', 'Elsa Perfil', 'elsa.perfil@ejemplo.com');
      for (const username of names) {
        expect([username, (await team.invite({ ...aPerson(), username })).status]).toEqual([username, 409]);
        if (username === 'dora.invitada') continue;
        const json = { username, email: 'elsa.perfil@ejemplo.com', currentPassword: userPassword };
        const { status } = await booted().call('/api/users/profile', {
          method: 'PUT',
          token: mine.token,
          json,
        });
        expect([username, status]).toEqual([username, 409]);
      }
    });

    test('an old invitation is deleted with the name and e-mail of the person', async () => {
      const person = aPerson();
      await team.invited(person);
      expect(await deleteOldInvitations()).toBe(0);
      const later = new Date(Date.now() + 40 * DAY_MS);
      expect(await deleteOldInvitations(later)).toBeGreaterThan(0);
      expect(JSON.stringify(await shop.db()('staff_invitations').select('*'))).not.toContain(person.email);
    });

    // @spec F.18
    test('blocking a person or changing her role ends her sessions at once', async () => {
      const person = aPerson();
      const { token } = await team.invited(person);
      await team.accept(token);
      const id = (await team.list()).staff.find(({ email }) => email === person.email)?._id ?? '';
      for (const change of [{ staffRole: 'lectura' }, { blocked: true }]) {
        const session = await team.logIn(person.email);
        expect(await team.check(session)).toBe(200);
        expect((await team.change(id, change)).status).toBe(200);
        expect(await team.check(session)).toBe(401);
      }
      expect(await team.logIn(person.email)).toBe('');
      expect((await team.change(id, { blocked: false })).status).toBe(200);
      expect(await team.logIn(person.email)).not.toBe('');
    });

    describe('a link for a new password', () => {
      const employed = async () => {
        const person = aPerson();
        await team.accept((await team.invited(person)).token);
        return { ...person, id: await team.idOf(person.email) };
      };
      const linkFor = async (id: string) => {
        const { status, body } = await team.passwordLink(id);
        expect(status).toBe(200);
        return { id: body.invitation._id, token: body.link.split('#')[1] ?? '' };
      };
      const chosen = 'otra-clave-bien-larga-8';

      // @spec F.19
      test('a link for a new password changes it once, and ends the sessions of the person', async () => {
        const { id, email } = await employed();
        const session = await team.logIn(email);
        const { token } = await linkFor(id);
        expect((await team.read(token)).body.invitation).toMatchObject({ email, resetsPassword: true });
        expect(await team.check(session)).toBe(200);
        expect((await team.accept(token, 'corta')).status).toBe(400);
        const { status, body } = await team.accept(token, chosen);
        expect([status, body.message]).toEqual([200, staffMessages.passwordReset]);
        expect(await team.check(session)).toBe(401);
        expect(await team.logIn(email)).toBe('');
        expect(await team.logIn(email, chosen)).not.toBe('');
        expect((await team.accept(token, chosen)).status).toBe(404);
      });

      test('a second link replaces the first, and the owner can revoke it', async () => {
        const { id } = await employed();
        const [first, second] = [await linkFor(id), await linkFor(id)];
        expect((await team.read(first.token)).status).toBe(404);
        const waiting = (await team.list()).invitations.filter(({ resetsPassword }) => resetsPassword);
        expect(waiting.map(({ _id }) => _id)).toEqual([second.id]);
        expect((await team.revoke(second.id)).status).toBe(200);
        expect((await team.accept(second.token, chosen)).status).toBe(404);
      });

      test('a link for a new password serves no blocked person, and no caller for herself', async () => {
        const { id, email } = await employed();
        const { token } = await linkFor(id);
        await team.change(id, { blocked: true });
        expect((await team.accept(token, chosen)).status).toBe(404);
        const blocked = await team.passwordLink(id);
        expect([blocked.status, blocked.body.message]).toEqual([409, staffMessages.blockedPasswordLink]);
        await team.change(id, { blocked: false });
        expect(await team.logIn(email)).not.toBe('');
        const own = await team.passwordLink(await team.idOf(testAdmin.email));
        expect([own.status, own.body.message]).toEqual([409, staffMessages.ownPasswordLink]);
      });
    });

    describe('the last active owner', () => {
      let ownId: string;
      beforeAll(async () => {
        ownId = (await team.list()).staff.find(({ email }) => email === testAdmin.email)?._id ?? '';
        // Earlier suites leave owners; blocking them directly asks no rule.
        await shop.db()('up_users').whereNot({ document_id: ownId }).update({ blocked: true });
      });

      test.each([{ blocked: true }, { staffRole: 'vendedora' }])(
        'the last active owner rejects %j',
        async (change) => {
          const { status, body } = await team.change(ownId, change);
          expect([status, body.message]).toEqual([409, staffMessages.lastOwner]);
          expect((await shop.admin('/api/auth/check')).status).toBe(200);
        },
      );

      test('the last active owner stays when the panel blocks or deletes her', async () => {
        const documents = booted().strapi.documents(USER);
        await expect(
          documents.update({ documentId: ownId, data: { blocked: true } as never }),
        ).rejects.toThrow(staffMessages.lastOwner);
        await expect(documents.delete({ documentId: ownId })).rejects.toThrow(staffMessages.lastOwner);
        expect((await shop.admin('/api/auth/check')).status).toBe(200);
      });

      // @spec F.18
      test('of two owners who block each other at once, one stays', async () => {
        const second = await createSignedInUser(booted(), 'admin', 'segunda-duena');
        const block = (id: string, token: string) =>
          booted().call(`/api/staff/${id}`, { method: 'PUT', json: { blocked: true }, token });
        const first = await team.logIn(testAdmin.email, testAdmin.password);
        const answers = await Promise.all([block(second.documentId, first), block(ownId, second.token)]);
        // The one who comes late is refused, or her session has ended meanwhile.
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const owners = booted().strapi.db.query(USER);
        const active = { role: { type: 'admin' }, blocked: false };
        expect(await owners.count({ where: active })).toBe(1);
        await owners.update({ where: { documentId: ownId }, data: { blocked: false } });
        await owners.delete({ where: { documentId: second.documentId } });
        shop = await commerceOn(booted());
        team = teamCalls(shop);
      });
    });
  });
}
