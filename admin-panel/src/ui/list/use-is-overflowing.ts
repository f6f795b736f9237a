import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Sideways = { box: RefObject<HTMLDivElement | null>; scrolls: boolean };

/** Whether what stands in a box is wider than the box. */
export function useScrollsSideways(): Sideways {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    // Sizes on a zoomed screen are fractions: what is off by less than a pixel fits.
    const look = () =>
      setScrolls(inner.getBoundingClientRect().width > outer.getBoundingClientRect().width + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { box, scrolls };
}
