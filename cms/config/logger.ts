import { formatLogLine } from '@shop/contract';

const MESSAGE = Symbol.for('message');

type Info = { level: string; message: unknown; stack?: string } & Record<string, unknown>;

const textOf = ({ message, stack }: Info): string =>
  stack ?? (message instanceof Error ? (message.stack ?? message.message) : String(message));

// A winston format sets the text of the line under this symbol.
const jsonLines = {
  transform(info: Info) {
    const { level, message: _message, stack: _stack, timestamp: _timestamp, ...more } = info;
    return { ...info, [MESSAGE]: formatLogLine({ level, part: 'cms', message: textOf(info), ...more }) };
  },
};

const asText = process.env.LOG_FORMAT === 'text' || process.env.NODE_ENV !== 'production';

const logger = { level: process.env.LOG_LEVEL || 'warn', ...(asText ? {} : { format: jsonLines }) };

export default logger;
