import { createContext } from 'react';

/** True while the person must sign in first: two windows that want an answer at once would lock each other out. */
export const NoticesHeld = createContext(false);
