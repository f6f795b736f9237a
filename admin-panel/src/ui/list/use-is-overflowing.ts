import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Overflow = { box: RefObject<HTMLDivElement | null>; isOverflowing: boolean };

export function useIsOverflowing(): Overflow {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    // Zoomed screens round sizes, so a pixel of tolerance is needed.
    const measure = () =>
      setIsOverflowing(inner.getBoundingClientRect().width > outer.getBoundingClientRect().width + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { box, isOverflowing };
}
