import { CASE_KIND_NAMES, caseStateName } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { ORDER_CASES_ID, paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { casesOfOrderQuery } from './queries.ts';
import { texts } from './texts.ts';

type OrderCasesPanelProps = { orderNumber: string; actions?: ReactNode };

/** Lists the cases of an order, and leads to a new one for a client who calls. */
export function OrderCasesPanel({ orderNumber, actions }: OrderCasesPanelProps) {
  const { data = [] } = useQuery(casesOfOrderQuery(orderNumber));
  return (
    <SectionCard
      id={ORDER_CASES_ID}
      title={texts.title}
      className="mt-4 scroll-mt-20"
      actions={
        <span className="flex flex-wrap gap-2">
          {actions}
          <IfCan call="openCaseByStaff">
            <Button size="sm" asChild>
              <Link to={paths.newCase(orderNumber)}>{texts.open}</Link>
            </Button>
          </IfCan>
        </span>
      }
    >
      {data.length === 0 && <p className="text-muted">{texts.noCases}</p>}
      <ul className="flex flex-col gap-2">
        {data.map(({ _id, kind, code, state }) => (
          <li key={_id}>
            <Link to={paths.case(_id)} className="font-medium text-wine underline underline-offset-4">
              {CASE_KIND_NAMES[kind].heading} {code}
            </Link>{' '}
            · {caseStateName(state)}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
