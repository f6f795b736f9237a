export { clearPrefix, createQueryClient, prefixClearedBy, type ClearedPrefix } from './query-client.ts';
