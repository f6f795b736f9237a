import { countUnread, messagesByIds, storeMessage } from './inbox';

export const contactMessages = { byIds: messagesByIds, countUnread, store: storeMessage };
