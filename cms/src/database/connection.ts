import type { Core } from '@strapi/strapi';

/** The query builder outside of a transaction. */
export type Connection = Core.Strapi['db']['connection'];

/** The query builder inside of one. Whatever runs in a transaction must be built from it. */
export type Trx = Parameters<ReturnType<Connection>['transacting']>[0];

/** A row as the driver hands it over. */
export type Row = Record<string, unknown>;
