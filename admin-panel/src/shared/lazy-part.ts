import { neededPart } from '@shop/web-kit/loading';
import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** Creates a component in a chunk of its own; where that is lost the page says so, and keeps what was typed around it. */
export const lazyPart = <P extends object>(importPart: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => neededPart(importPart).catch(() => ({ default: Nothing })));
