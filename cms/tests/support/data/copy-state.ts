import { type Health } from '@shop/contract';
import type { TestCms } from '../servers/start-cms';

type Copy = NonNullable<Health['copies']>[number]['check'];

/** Returns a function that reads what the owner is told of a copy; on a busy machine the answer has it later. */
export async function copyStateReader(cms: TestCms, copy: Copy) {
  const token = await cms.adminToken();
  return async () => {
    const { copies, failures } = (await cms.call<Health>('/api/health', { token })).body;
    return {
      at: copies?.find(({ check }) => check === copy)?.at,
      problem: failures?.find(({ check }) => check === copy)?.problem,
    };
  };
}
