import type { Core } from '@strapi/strapi';

export type Connection = Core.Strapi['db']['connection'];

export type Trx = Parameters<ReturnType<Connection>['transacting']>[0];

export type Row = Record<string, unknown>;
