export { useCopy } from './use-copy.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { useTimedMessage } from './use-timed-message.ts';
