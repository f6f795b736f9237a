import type { ErrorBody, InvitationAnswer, StaffList, StaffRole } from '@shop/contract';
import type { Commerce } from './commerce-calls';

/** Without a mail server the link is answered. */
type Invited = Omit<InvitationAnswer, 'status'> & { link: string };

let people = 0;
// Without letters that are read for one another.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** A person whom no other test invites. */
export const aPerson = (staffRole: StaffRole = 'vendedora') => {
  people += 1;
  const letters = [Math.floor(people / LETTERS.length), people % LETTERS.length]
    .map((at) => LETTERS[at])
    .join('');
  return { username: `Invitada ${letters}`, email: `invitada-${letters}@ejemplo.com`, staffRole };
};

export const newPassword = 'una-clave-bien-larga-7';

/** Calls of the team's API, as the owner and as an invited person. */
export function teamCalls(shop: Commerce) {
  const { anonymous: call } = shop;
  const accept = (token: string, password: string = newPassword) =>
    call<ErrorBody>('/api/staff/invitations/accept', { method: 'POST', json: { token, password } });
  const invite = (json: object = aPerson()) =>
    shop.admin<Invited & Pick<ErrorBody, 'message'>>('/api/staff/invitations', { method: 'POST', json });

  return {
    accept,
    invite,
    async invited(person: object = aPerson()): Promise<{ id: string; token: string }> {
      const { status, body, text } = await invite(person);
      if (status !== 201) throw new Error(text);
      return { id: body.invitation._id, token: body.link.split('#')[1] ?? '' };
    },
    read: (token: string) =>
      call<{ invitation: object } & ErrorBody>('/api/staff/invitations/read', {
        method: 'POST',
        json: { token },
      }),
    renew: (id: string) => shop.admin<Invited>(`/api/staff/invitations/${id}/renew`, { method: 'POST' }),
    revoke: (id: string) => shop.admin(`/api/staff/invitations/${id}`, { method: 'DELETE' }),
    passwordLink: (id: string) =>
      shop.admin<Invited & Pick<ErrorBody, 'message'>>(`/api/staff/${id}/password-link`, { method: 'POST' }),
    list: async (): Promise<StaffList> => (await shop.admin<StaffList>('/api/staff')).body,
    change: (id: string, json: object) => shop.admin<ErrorBody>(`/api/staff/${id}`, { method: 'PUT', json }),
    /** Signs in with the password of an accepted invitation; returns the token, or '' when refused. */
    async logIn(email: string, password: string = newPassword): Promise<string> {
      const json = { email, password };
      const { body } = await call<{ token?: string }>('/api/auth/login', { method: 'POST', json });
      return body.token ?? '';
    },
    /** Returns the id of the member of the staff with an e-mail; '' without one. */
    idOf: async (email: string): Promise<string> =>
      (await shop.admin<StaffList>('/api/staff')).body.staff.find((member) => member.email === email)?._id ??
      '',
    check: async (token: string): Promise<number> => (await call('/api/auth/check', { token })).status,
  };
}
export type TeamCalls = ReturnType<typeof teamCalls>;
