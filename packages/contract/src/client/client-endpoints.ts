import { endpoint } from '../http/endpoint';
import {
  clientAnswerSchema,
  clientChangeSchema,
  clientExportQuerySchema,
  clientListAnswerSchema,
  clientListQuerySchema,
  clientQuerySchema,
  otherClientSchema,
} from './client';

export const listClients = endpoint('listClients', {
  method: 'GET',
  path: '/clients',
  access: 'admin',
  limit: 'personalRead',
  summary: 'Clients as their orders tell them, in pages',
  query: clientListQuerySchema,
  answer: clientListAnswerSchema,
});

export const exportClients = endpoint('exportClients', {
  method: 'GET',
  path: '/clients/export',
  access: 'admin',
  freshProof: 'always',
  summary: 'Clients as CSV; those who agreed to receive news with `for=news`',
  query: clientExportQuerySchema,
});

export const getClient = endpoint('getClient', {
  method: 'GET',
  path: '/clients/:id',
  access: 'admin',
  limit: 'personalRead',
  summary: 'One client with her orders and where each phone and mail is from',
  query: clientQuerySchema,
  answer: clientAnswerSchema,
});

export const updateClient = endpoint('updateClient', {
  method: 'PUT',
  path: '/clients/:id',
  access: 'admin',
  summary: "Save the staff's notes about a client, or that she agrees to receive news",
  body: clientChangeSchema,
  answer: clientAnswerSchema,
});

export const joinClients = endpoint('joinClients', {
  method: 'POST',
  path: '/clients/:id/join',
  access: 'admin',
  summary: 'Join another client with this one: they are the same person',
  body: otherClientSchema,
  answer: clientAnswerSchema,
});

export const separateClients = endpoint('separateClients', {
  method: 'POST',
  path: '/clients/:id/separate',
  access: 'admin',
  summary: 'Take back that another client was joined with this one',
  body: otherClientSchema,
  answer: clientAnswerSchema,
});
