import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messages } from '../http/errors';
import { successAnswer } from '../http/responses';
import { UPLOAD_PURPOSES } from '../images/image-upload';
import { MAX_IMAGE_BYTES } from '../limits';
import { healthSchema } from './health';
import { readinessSchema } from './health';

const uploadAnswerSchema = successAnswer({ url: z.string(), filename: z.string() });

export const uploadProof = endpoint('uploadProof', {
  method: 'POST',
  path: '/upload/proof',
  access: 'public',
  failure: 'Error al subir archivo',
  summary: 'Upload a transfer proof, or a picture of the shop (purpose=content, staff only)',
  multipart: { maxBytes: MAX_IMAGE_BYTES, tooLarge: messages.uploadTooLarge, purposes: UPLOAD_PURPOSES },
  answer: uploadAnswerSchema,
});

export const readProof = endpoint('readProof', {
  method: 'GET',
  path: '/upload/proof/:id',
  access: 'public',
  summary: 'A transfer proof by a link signed for 5 minutes',
  query: z.object({ e: z.string().check(z.maxLength(20)), s: z.string().check(z.maxLength(100)) }),
});

export const health = endpoint('health', {
  method: 'GET',
  path: '/health',
  access: 'public',
  limit: 'health',
  summary: 'State of the service',
  answer: healthSchema,
});

export const ready = endpoint('ready', {
  method: 'GET',
  path: '/ready',
  access: 'public',
  limit: 'health',
  summary: 'Readiness to serve and to keep data safe: 200, or 503 with the checks that fail',
  answer: readinessSchema,
});

export const openapi = endpoint('openapi', {
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This document',
});
