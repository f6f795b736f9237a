export { followTranslation } from './follow-translation.ts';
