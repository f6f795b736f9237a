import type { DataRequestDetail } from '@shop/contract';
import { expect } from 'vitest';
import type { TestCms } from '../servers/start-cms';
import type { Commerce } from './commerce-calls';
import { marks } from './marked-person';
import { mailsIn } from './outbox';

/** Calls by which the marked person has her data deleted. */
export function deletionCalls(cms: TestCms, shop: Commerce) {
  async function confirmationToken(): Promise<string> {
    const mails = () => mailsIn(cms).filter(({ subject }) => subject.startsWith('Confirmá tu solicitud'));
    const own = () => mails().findLast(({ to }) => to === marks.email);
    await expect.poll(() => own()).toBeDefined();
    return decodeURIComponent(/mis-datos\?token=(\S+)/.exec(own()?.text ?? '')?.[1] ?? '');
  }

  return {
    /** Asks for the deletion, and proves address and phone; returns the path of the request. */
    async ask(): Promise<string> {
      const { email, phone, rectification: message } = marks;
      const json = { request: 'deletion', email, phone, message };
      await cms.call('/api/data-requests', { method: 'POST', json });
      const token = await confirmationToken();
      const confirmed = await cms.call<{ code: string }>('/api/data-requests/confirm', {
        method: 'POST',
        json: { token },
      });
      const { code } = confirmed.body;
      const { document_id: id } = await shop.db()('cases').where({ code }).first('document_id');
      const path = `/api/data-requests/${id}`;
      const step = { step: 'verified_by_staff', note: marks.caseNote };
      await shop.admin(`${path}/steps`, { method: 'POST', json: step });
      return path;
    },
    /** Returns the records that she may take along. */
    async exported(path: string): Promise<Record<string, unknown>[]> {
      const { links } = (await shop.admin<DataRequestDetail>(path)).body;
      const address = (links?.json ?? '').replace(/^https?:\/\/[^/]+/, '');
      const { body } = await cms.call<{ secciones: { datos: Record<string, unknown>[] }[] }>(address);
      return body.secciones.flatMap(({ datos }) => datos);
    },
    /** Has the deletion done; returns the state of the request. */
    async erase(path: string): Promise<string> {
      const erased = await shop.admin<{ state: string }>(`${path}/erasure`, { method: 'POST', json: {} });
      return erased.body.state;
    },
  };
}
