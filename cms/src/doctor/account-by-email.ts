import { subjectKey } from '../platform/access/audit-subject';
import { insertRecord, type Snapshot } from './snapshot';

export type Account = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  blocked: boolean;
  roleType: string;
};

const ACCOUNT = `select u.id, u.document_id, u.username, u.email, u.blocked, r.type from up_users u
  left join up_users_role_lnk l on l.user_id = u.id left join up_roles r on r.id = l.role_id where lower(u.email) = ?`;

/** Name of who works on the server, for the audit log. */
export const SERVER = 'servidor';

/** Finds an account of the back office, whatever the case of its e-mail. */
export async function findAccount({ ask }: Snapshot, email: string): Promise<Account | undefined> {
  const [row] = await ask(ACCOUNT, [email.toLowerCase()]);
  return (
    row && {
      id: Number(row.id),
      documentId: String(row.document_id),
      username: String(row.username),
      email: String(row.email),
      blocked: Boolean(row.blocked),
      roleType: String(row.type),
    }
  );
}

/** Writes to the audit log what a command on the server did to an account. */
export const auditByServer = (
  shop: Snapshot,
  action: string,
  after: { _id?: string; username: string },
): Promise<void> =>
  insertRecord(shop, 'audit_entries', {
    at: new Date(),
    actor: SERVER,
    action,
    after: JSON.stringify(after),
    subjectKey: subjectKey({ after }),
  });
