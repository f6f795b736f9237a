import type { Core } from '@strapi/strapi';

/** The query builder outside a transaction. */
export type Connection = Core.Strapi['db']['connection'];

/** The query builder inside a transaction. */
export type Trx = Parameters<ReturnType<Connection>['transacting']>[0];

/** A row as the driver returns it. */
export type Row = Record<string, unknown>;
