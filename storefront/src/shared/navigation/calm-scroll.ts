/** How to scroll somewhere else: smoothly, but at once for who asked their system for less motion. */
export const calmScroll = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
