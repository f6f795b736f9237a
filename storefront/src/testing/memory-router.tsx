import { useMemo, useState, type ReactNode } from 'react';
import { hrefOf, locationOf, type InitialEntry } from '../shared/router/location.ts';
import { RouterContext, type Navigate, type Visit } from '../shared/router/router.tsx';

const firstVisit = (entry: InitialEntry): Visit => ({
  location: locationOf(hrefOf(entry), typeof entry === 'string' ? null : (entry.state ?? null)),
  type: 'POP',
});

/** Moves like a browser without being one: for tests. */
export function MemoryRouter({
  initialEntries,
  children,
}: {
  initialEntries: InitialEntry[];
  children: ReactNode;
}) {
  const [visits, setVisits] = useState(() => initialEntries.map(firstVisit));
  const visit = visits.at(-1) ?? firstVisit('/');
  const value = useMemo(() => {
    const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return setVisits((known) => known.slice(0, Math.max(1, known.length + to)));
      const type = replace ? 'REPLACE' : 'PUSH';
      setVisits((known) => {
        const next: Visit = { location: locationOf(hrefOf(to), state, String(known.length)), type };
        return [...(replace ? known.slice(0, -1) : known), next];
      });
    };
    return { ...visit, navigate };
  }, [visit]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
