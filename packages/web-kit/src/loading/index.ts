export * from './needed-part.ts';
export * from './script-notice.ts';
export * from './start-guard.ts';
export * from './texts.ts';
export * from './when-idle.ts';
