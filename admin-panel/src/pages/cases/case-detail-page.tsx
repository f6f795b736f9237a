import type { CaseDetail as Case, CaseKind } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { CaseDetail } from '#features/cases/detail/case-detail.tsx';
import { texts } from '#features/cases/detail/texts.ts';
import { WithdrawalSteps } from '#features/cases/detail/withdrawal-steps.tsx';
import { DataRequestSteps } from '#features/data-requests/data-request-steps.tsx';
import { ExchangeSteps } from '#features/exchanges/detail/exchange-steps.tsx';
import { caseQuery } from '#features/cases/queries.ts';
import { texts as caseTexts } from '#features/cases/texts.ts';
import { paths } from '#shared/paths.ts';
import { RecordPage } from '#shared/resource/page.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';

/** Maps each kind to the panel with its steps. */
const stepsOf: Record<CaseKind, ComponentType<{ record: Case }>> = {
  withdrawal: WithdrawalSteps,
  data_request: DataRequestSteps,
  exchange: ExchangeSteps,
};

export function Component() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(caseQuery(id))}
      texts={texts}
      failed={texts.loadFailed}
      titleOf={({ code }) => code}
      back={{ to: paths.cases, label: caseTexts.backToCases }}
      notFound={<ErrorNotice message={texts.notFound} />}
    >
      {(record) => {
        const Steps = stepsOf[record.kind];
        return <CaseDetail key={id} record={record} steps={<Steps record={record} />} />;
      }}
    </RecordPage>
  );
}
