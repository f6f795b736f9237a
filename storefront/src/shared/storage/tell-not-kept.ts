import { optionalPart } from '@shop/web-kit/loading';

/** Tells the shopper that the device has no room for her choice, in place of the note that follows the choice itself. */
export const tellNotKept = (): void =>
  optionalPart(
    () => import('./not-kept-note.ts'),
    ({ showNotKept }) => showNotKept(),
  );
