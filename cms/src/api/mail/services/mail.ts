import { currentTemplates } from './message-templates';

export const mails = { currentTemplates };
