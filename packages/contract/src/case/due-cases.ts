import { z } from '../z';
import { successAnswer } from '../http/responses';

/** Cases whose time comes within a day or has passed, and unread messages. */
export const dueCasesAnswerSchema = successAnswer({ due: z.number() });
