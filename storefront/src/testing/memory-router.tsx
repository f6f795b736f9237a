import { useCallback, useState, type ReactNode } from 'react';
import { parseAddress } from '#shared/router/location.ts';
import { NavigateContext, VisitContext, type Navigate, type Visit } from '#shared/router/router.tsx';

type MemoryRouterProps = { initialAddress: string; children: ReactNode };

export function MemoryRouter({ initialAddress, children }: MemoryRouterProps) {
  const [visits, setVisits] = useState<Visit[]>(() => [
    { location: parseAddress(initialAddress), type: 'POP' },
  ]);
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return setVisits((known) => known.slice(0, Math.max(1, known.length + to)));
    const type = replace ? 'REPLACE' : 'PUSH';
    setVisits((known) => {
      const next: Visit = { location: parseAddress(to, state, String(known.length)), type };
      return [...(replace ? known.slice(0, -1) : known), next];
    });
  }, []);
  return (
    <NavigateContext value={navigate}>
      <VisitContext value={visits.at(-1)!}>{children}</VisitContext>
    </NavigateContext>
  );
}
