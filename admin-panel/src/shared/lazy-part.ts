import { neededPart } from '@shop/web-kit/loading';
import { type ComponentType, createElement, lazy, useState } from 'react';

const Nothing = () => null;

/**
 * Creates a component in a chunk of its own; where that is lost the page says so, and keeps what was typed around it. It shows
 * a preloaded part at once, as React would hide even a loaded one for 300 ms.
 */
export function lazyPart<P extends object>(importPart: () => Promise<{ default: ComponentType<P> }>) {
  let loaded: ComponentType<P> | null = null;
  const load = async () => {
    const part = await importPart();
    loaded = part.default;
    return part;
  };
  const Late = lazy<ComponentType<P>>(() => neededPart(load).catch(() => ({ default: Nothing })));
  function Part(props: P) {
    // One that is loaded meanwhile must not replace the shown one, which has its state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Late);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload: load });
}
