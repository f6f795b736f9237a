export { announceFilledFields } from './filled-fields.ts';
