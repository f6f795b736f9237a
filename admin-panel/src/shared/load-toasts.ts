/** Loads the toasts for code of the first load, which does not contain them. */
export const loadToasts = () => import('./toasts.ts');
