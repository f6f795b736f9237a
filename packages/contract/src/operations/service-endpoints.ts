import { z } from '../z';
import { successStatus } from '../http/responses';
import type { Endpoint } from '../http/endpoint';
import { messages } from '../http/errors';
import { UPLOAD_PURPOSES } from '../images/image-upload';
import { MAX_IMAGE_BYTES } from '../limits';

export const healthSchema = z.object({
  status: z.enum(['ok', 'error']),
  database: z.enum(['ok', 'error']),
  time: z.string(),
  /** For staff only: the result of the last hourly data check. */
  doctor: z.optional(z.object({ faults: z.number(), at: z.string() })),
  /** For staff only: the last nightly backup that proved whole, and whether the last attempt failed. */
  backup: z.optional(z.object({ at: z.nullable(z.string()), failed: z.boolean() })),
});
export type Health = z.output<typeof healthSchema>;

const checkResult = z.enum(['ok', 'failed']);

export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.object({ database: checkResult, disk: checkResult, mail: checkResult, backup: checkResult }),
});
export type Readiness = z.output<typeof readinessSchema>;

const uploadAnswerSchema = z.object({
  status: successStatus,
  url: z.string(),
  filename: z.string(),
});

export const serviceEndpoints = {
  uploadProof: {
    method: 'POST',
    path: '/upload/proof',
    access: 'public',
    summary: 'Upload a transfer proof, or a picture of the shop (purpose=content, staff only)',
    multipart: { maxBytes: MAX_IMAGE_BYTES, tooLarge: messages.uploadTooLarge, purposes: UPLOAD_PURPOSES },
    answer: uploadAnswerSchema,
  },
  readProof: {
    method: 'GET',
    path: '/upload/proof/:id',
    access: 'public',
    summary: 'A transfer proof by a link signed for 5 minutes',
    query: z.object({ e: z.string().check(z.maxLength(20)), s: z.string().check(z.maxLength(100)) }),
  },
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'State of the service',
    answer: healthSchema,
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Readiness to serve and to keep data safe: 200, or 503 with the checks that fail',
    answer: readinessSchema,
  },
  openapi: { method: 'GET', path: '/openapi.json', access: 'public', summary: 'This document' },
} as const satisfies Record<string, Endpoint>;
