import type { TestCms } from './start-cms';

type Document = Record<string, unknown> & { documentId: string };
type PanelDocuments = {
  create(params: unknown): Promise<Document>;
  update(params: unknown): Promise<Document>;
  delete(params: unknown): Promise<unknown>;
  findMany(params: unknown): Promise<Document[]>;
};

/** Reads and writes as somebody does by hand in Strapi's panel: with whatever fields they like. */
export const inPanel = ({ strapi }: TestCms, uid: string): PanelDocuments =>
  strapi.documents(uid as never) as never as PanelDocuments;
