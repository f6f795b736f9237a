import { WITHDRAWAL_STEPS, type CaseDetail, type WithdrawalStep } from '@shop/contract';
import { useState } from 'react';
import { usePermissions } from '#shared/access/permissions.ts';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { texts } from './texts.ts';

const MONEY = 'money_returned';
type OfferedStep = WithdrawalStep | typeof MONEY;

const isOffered = (step: string): step is OfferedStep =>
  step === MONEY || WITHDRAWAL_STEPS.includes(step as WithdrawalStep);

// The step that usually comes next in each state.
const USUAL: Readonly<Record<string, OfferedStep>> = {
  new: 'answered',
  answered: 'return_agreed',
  return_agreed: 'goods_received',
  goods_received: MONEY,
};

const labelOf = (step: OfferedStep): string =>
  step === MONEY ? texts.money.button : texts.steps.words[step].button;

/** Offers the steps that may follow, the usual one first. */
export function WithdrawalSteps({ record }: { record: CaseDetail }) {
  const [chosen, setChosen] = useState<OfferedStep | null>(null);
  const close = () => setChosen(null);
  const usual = USUAL[record.state];
  const allows = usePermissions();
  const isAllowed = (step: OfferedStep) => allows(step === MONEY ? 'returnCaseMoney' : 'recordCaseStep');
  const offered = record.nextSteps.filter(isOffered).filter(isAllowed);
  const sorted = [...offered].sort((a, b) => Number(b === usual) - Number(a === usual));
  return (
    <SectionCard title={texts.steps.title}>
      {!record.isOpen && <p className="mb-3 text-muted">{texts.steps.closed}</p>}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {sorted.map((step) => (
          <Button
            key={step}
            variant={step === usual ? 'primary' : 'secondary'}
            onClick={() => setChosen(step)}
          >
            {labelOf(step)}
          </Button>
        ))}
      </div>
      {chosen === MONEY && <RefundDialog record={record} onClose={close} />}
      {chosen && chosen !== MONEY && <StepDialog record={record} step={chosen} onClose={close} />}
    </SectionCard>
  );
}
