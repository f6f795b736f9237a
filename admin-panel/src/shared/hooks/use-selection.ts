import { useState } from 'react';

export type Selection = {
  ids: string[];
  isAll: boolean;
  isSome: boolean;
  set: (ids: readonly string[]) => void;
  setAll: (selected: boolean) => void;
  isSelected: (id: string) => boolean;
  toggle: (id: string, selected: boolean) => void;
};

/** Returns the selection of a page's items; an item that leaves the page is no longer selected. */
export function useSelection(pageIds: readonly string[]): Selection {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const ids = pageIds.filter((id) => selected.includes(id));
  return {
    ids,
    isAll: ids.length > 0 && ids.length === pageIds.length,
    isSome: ids.length > 0,
    set: setSelected,
    setAll: (all) => setSelected(all ? pageIds : []),
    isSelected: (id) => ids.includes(id),
    toggle: (id, on) => setSelected(on ? [...ids, id] : ids.filter((one) => one !== id)),
  };
}
