import { useEffect, useLayoutEffect } from 'react';

/** Runs before the next frame, and is no layout effect on the server, where React warns of one. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
