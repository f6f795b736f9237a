const logger = { level: process.env.LOG_LEVEL || 'warn' };

export default logger;
