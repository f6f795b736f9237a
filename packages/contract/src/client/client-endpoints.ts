import type { Endpoint } from '../http/endpoint';
import {
  clientAnswerSchema,
  clientChangeSchema,
  clientExportQuerySchema,
  clientListAnswerSchema,
  clientListQuerySchema,
  clientQuerySchema,
  otherClientSchema,
} from './client';

export const clientEndpoints = {
  listClients: {
    method: 'GET',
    path: '/clients',
    access: 'admin',
    summary: 'Clients as their orders tell them, in pages',
    query: clientListQuerySchema,
    answer: clientListAnswerSchema,
  },
  exportClients: {
    method: 'GET',
    path: '/clients/export',
    access: 'admin',
    summary: 'Clients as CSV; those who agreed to receive news with `for=news`',
    query: clientExportQuerySchema,
  },
  getClient: {
    method: 'GET',
    path: '/clients/:id',
    access: 'admin',
    summary: 'One client with her orders and where each phone and mail is from',
    query: clientQuerySchema,
    answer: clientAnswerSchema,
  },
  updateClient: {
    method: 'PUT',
    path: '/clients/:id',
    access: 'admin',
    summary: "Save the staff's notes about a client, or that she agrees to receive news",
    body: clientChangeSchema,
    answer: clientAnswerSchema,
  },
  joinClients: {
    method: 'POST',
    path: '/clients/:id/join',
    access: 'admin',
    summary: 'Join another client with this one: they are the same person',
    body: otherClientSchema,
    answer: clientAnswerSchema,
  },
  separateClients: {
    method: 'POST',
    path: '/clients/:id/separate',
    access: 'admin',
    summary: 'Take back that another client was joined with this one',
    body: otherClientSchema,
    answer: clientAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
