import { chatText } from './exchange-view';
import { endWithOrder, refuseWhileOpen } from './end-exchanges';

export const exchanges = { chatText, endWithOrder, refuseWhileOpen };
