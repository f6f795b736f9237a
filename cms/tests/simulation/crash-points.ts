import type { Knex } from 'knex';

type Query = (connection: object, query: { sql: string }) => Promise<unknown>;
type Driver = { _query: Query };

/** Where a process dies: before a statement of its transactions, at their commit, or after it, so that its answer is lost. */
export type CrashPoint = { statement: number } | 'commit' | 'after-commit';

export type CrashPoints = {
  /** The next call dies there, or not at all. */
  arm: (chosen: CrashPoint | null) => void;
  /** The following calls no longer crash. */
  disarm: () => void;
  /** Forgets earlier commits, which say nothing about the next call. */
  forgetCommits: () => void | Promise<void>;
  hasCommitted: () => boolean | Promise<boolean>;
  hasCrashed: () => boolean;
  remove: () => void;
};

/** Makes the database driver of this process fail at chosen points inside of transactions; reads and lone statements never fail. */
export function installCrashPoints(knex: Knex): CrashPoints {
  const driver = Object.getPrototypeOf(knex.client as object) as Driver;
  const own = Object.getOwnPropertyDescriptor(driver, '_query');
  const query = driver._query;
  const open = new WeakSet<object>();
  // The shop also reads in transactions of its own, whose commits say nothing about a call.
  const changed = new WeakSet<object>();
  let point: CrashPoint | null = null;
  let statements = 0;
  let hasCommitted = false;
  let hasCrashed = false;

  const crash = (): never => {
    point = null;
    hasCrashed = true;
    throw new Error('simulated crash');
  };
  const diesAt = (sql: string): boolean => {
    if (point === 'commit') return /^commit;/i.test(sql);
    return typeof point === 'object' && point !== null && statements > point.statement;
  };
  async function before(this: Driver, connection: object, sql: string): Promise<void> {
    if (!open.has(connection) || /^rollback/i.test(sql)) return;
    statements += 1;
    if (!diesAt(sql)) return;
    // knex does not roll back what failed to commit; the database does when a process dies.
    if (/^commit;/i.test(sql)) {
      await query.call(this, connection, { sql: 'ROLLBACK;' });
      open.delete(connection);
    }
    crash();
  }
  function after(connection: object, sql: string): void {
    if (/^begin/i.test(sql)) {
      open.add(connection);
      changed.delete(connection);
    }
    if (/^(insert|update|delete)/i.test(sql)) changed.add(connection);
    if (/^(commit;|rollback$|rollback;)/i.test(sql)) open.delete(connection);
    if (!/^commit;/i.test(sql)) return;
    hasCommitted ||= changed.has(connection);
    if (point === 'after-commit') crash();
  }
  driver._query = async function (this: Driver, connection, given) {
    await before.call(this, connection, given.sql);
    const answer = await query.call(this, connection, given);
    after(connection, given.sql);
    return answer;
  };
  return {
    arm(chosen: CrashPoint | null): void {
      [point, statements, hasCommitted, hasCrashed] = [chosen, 0, false, false];
    },
    disarm(): void {
      point = null;
    },
    forgetCommits(): void {
      hasCommitted = false;
    },
    hasCommitted: () => hasCommitted,
    hasCrashed: () => hasCrashed,
    remove(): void {
      if (own) Object.defineProperty(driver, '_query', own);
      else delete (driver as Partial<Driver>)._query;
    },
  };
}
