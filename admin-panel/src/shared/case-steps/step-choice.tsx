import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';

type StepChoiceProps<Step extends string> = {
  steps: readonly Step[];
  /** The step that usually comes next, which stands out. */
  usual: string | undefined;
  labelOf: (step: Step) => string;
  /** Asks what belongs to the chosen step. */
  dialogOf: (step: Step, close: () => void) => ReactNode;
  /** Stands before the buttons of the steps. */
  children?: ReactNode;
};

/** Offers the steps that may follow in a case, and opens the dialog of the chosen one. */
export function StepChoice<Step extends string>(props: StepChoiceProps<Step>) {
  const { steps, usual, labelOf, dialogOf, children } = props;
  const [chosen, setChosen] = useState<Step | null>(null);
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {children}
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === usual ? 'primary' : 'secondary'}
            onClick={() => setChosen(step)}
          >
            {labelOf(step)}
          </Button>
        ))}
      </div>
      {chosen && dialogOf(chosen, () => setChosen(null))}
    </>
  );
}
