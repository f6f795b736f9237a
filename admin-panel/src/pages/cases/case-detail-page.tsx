import type { CaseDetail as Case, CaseKind } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
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
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Maps each kind to the panel with its steps. */
const stepsOf: Partial<Record<CaseKind, ComponentType<{ record: Case }>>> = {
  withdrawal: WithdrawalSteps,
  data_request: DataRequestSteps,
  exchange: ExchangeSteps,
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(caseQuery(id));
  usePageTitle(found.data?.code ?? texts.pageTitle);
  if (found.isPending) return <LoadingScreen label={texts.loading} />;
  if (!found.data)
    return (
      <>
        <PageHeader title={texts.pageTitle} back={{ to: paths.cases, label: caseTexts.backToCases }} />
        {isNotFound(found.error) ? (
          <ErrorNotice message={texts.notFound} />
        ) : (
          <LoadError query={found} message={errorText(found.error, texts.loadFailed)} />
        )}
      </>
    );
  const Steps = stepsOf[found.data.kind];
  return <CaseDetail key={id} record={found.data} steps={Steps && <Steps record={found.data} />} />;
}
