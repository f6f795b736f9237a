import { HEALTH_POLL_MS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { dueCasesQuery } from '#shared/shop-queries.ts';
import { buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CountBubble } from '#ui/feedback/badge.tsx';

/** Texts of the link in the frame; apart, so that the first load has no more of this feature. */
const linkTexts = {
  cases: (due: number) => {
    if (due === 0) return 'Casos y mensajes';
    return due === 1 ? 'Casos y mensajes: 1 por atender' : `Casos y mensajes: ${due} por atender`;
  },
} as const;

export function CasesLink({ className }: { className?: string | undefined }) {
  const { data: due = 0 } = useQuery({ ...dueCasesQuery, refetchInterval: HEALTH_POLL_MS });
  const label = linkTexts.cases(due);
  return (
    <Link
      to={due > 0 ? `${paths.cases}?estado=vencen` : paths.cases}
      title={label}
      className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), 'relative', className)}
    >
      <span className="sr-only">{label}</span>
      <Icon name="mail" />
      {due > 0 && <CountBubble count={due} />}
    </Link>
  );
}
