import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { health } from '../dashboard-endpoints';
import { uploadProof } from '../shopper-endpoints';

const checkResult = z.enum(['ok', 'failed']);

export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.object({ database: checkResult, disk: checkResult, mail: checkResult, backup: checkResult }),
});
export type Readiness = z.output<typeof readinessSchema>;

export const serviceEndpoints = {
  uploadProof,
  readProof: {
    method: 'GET',
    path: '/upload/proof/:id',
    access: 'public',
    summary: 'A transfer proof by a link signed for 5 minutes',
    query: z.object({ e: z.string().check(z.maxLength(20)), s: z.string().check(z.maxLength(100)) }),
  },
  health,
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Readiness to serve and to keep data safe: 200, or 503 with the checks that fail',
    answer: readinessSchema,
  },
  openapi: { method: 'GET', path: '/openapi.json', access: 'public', summary: 'This document' },
} as const satisfies Record<string, Endpoint>;
