const AUDIT = 'api::account.audit-entry';

type AuditEntry = {
  actor: string;
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  requestId?: string;
};

/** Adds a line to the register of changes; nothing in the code edits or deletes one. */
export async function record(entry: AuditEntry): Promise<void> {
  await strapi.db.query(AUDIT).create({ data: { at: new Date(), ...entry } });
}

export default () => ({ record });
