import type { TestCms } from '../servers/start-cms';

type Document = Record<string, unknown> & { documentId: string };
type PanelDocuments = {
  create(params: unknown): Promise<Document>;
  update(params: unknown): Promise<Document>;
  delete(params: unknown): Promise<unknown>;
  findOne(params: unknown): Promise<Document | null>;
  findMany(params: unknown): Promise<Document[]>;
};

export const inPanel = ({ strapi }: TestCms, uid: string): PanelDocuments =>
  strapi.documents(uid as never) as never as PanelDocuments;

export async function asPanelUser<T>({ strapi }: TestCms, work: () => Promise<T>): Promise<T> {
  const request = { state: { user: { id: 1, email: 'dev@example.com' } } };
  let done: T | undefined;
  await strapi.requestContext.run(request as never, async () => {
    done = await work();
  });
  return done as T;
}
