export { clearPrefix, createQueryClient } from './query-client.ts';
