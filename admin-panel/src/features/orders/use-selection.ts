import { useState } from 'react';

export type Selection = {
  ids: string[];
  all: boolean;
  some: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: string[]) => void;
};

/** Which of the shown rows are ticked; a row that left the page is not ticked any more. */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const ids = shown.filter((id) => ticked.includes(id));
  return {
    ids,
    all: ids.length > 0 && ids.length === shown.length,
    some: ids.length > 0,
    has: (id) => ids.includes(id),
    toggle: (id) => setTicked(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    set: setTicked,
  };
}
