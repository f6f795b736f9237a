import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Keeps all parts of a page far from the screen; returns what brings the last of them near. */
export function farFromView(): () => void {
  let comeNear = () => {};
  class Watched {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => report([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Watched);
  return () => act(comeNear);
}
