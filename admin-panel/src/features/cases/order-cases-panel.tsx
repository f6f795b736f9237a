import { CASE_KIND_NAMES, type CaseRecord, caseStateName } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ORDER_CASES_ID, paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { casesOfOrderQuery } from './queries.ts';
import { texts } from './texts.ts';

type CasesProps = { orderNumber: string };

const CaseLinks = ({ cases }: { cases: readonly CaseRecord[] }) => (
  <ul className="flex flex-col gap-2">
    {cases.map(({ _id, kind, code, state }) => (
      <li key={_id}>
        <Link to={paths.case(_id)} className="font-medium text-wine underline underline-offset-4">
          {CASE_KIND_NAMES[kind].heading} {code}
        </Link>{' '}
        · {caseStateName(state)}
      </li>
    ))}
  </ul>
);

function useCases({ orderNumber }: CasesProps, isOpen: boolean) {
  const { data = [] } = useQuery(casesOfOrderQuery(orderNumber));
  return data.filter((one) => one.isOpen === isOpen);
}

/** Lists the open cases of an order; shows nothing without any. */
export function OpenOrderCases(props: CasesProps) {
  const cases = useCases(props, true);
  if (cases.length === 0) return null;
  return (
    <SectionCard id={ORDER_CASES_ID} title={texts.ofOrder} className="scroll-mt-20">
      <CaseLinks cases={cases} />
    </SectionCard>
  );
}

/** Folds the closed cases of an order; shows nothing without any. */
export function ClosedOrderCases(props: CasesProps) {
  const cases = useCases(props, false);
  if (cases.length === 0) return null;
  return (
    <Folded isSection title={texts.closedOfOrder}>
      <CaseLinks cases={cases} />
    </Folded>
  );
}
