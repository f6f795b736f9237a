import { retryPart } from '@shop/web-kit/loading';

/** Loads the toasts for code of the first load, which does not contain them. */
export const loadToasts = () => retryPart(() => import('./toasts.ts'));
