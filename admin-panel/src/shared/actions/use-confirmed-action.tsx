import { useState } from 'react';
import { type Asked, type Question, QuestionDialog } from './question-dialog.tsx';
import { type Action, useAction } from './use-action.ts';

type ConfirmedAction<Answer, Subject> = Action<Answer, Subject> & { question: Question<Subject> };

/** Asks before an action runs; the dialog is busy meanwhile and closes when the action has settled. */
export function useConfirmedAction<Answer, Subject = void>({
  question,
  ...action
}: ConfirmedAction<Answer, Subject>) {
  const [asked, setAsked] = useState<Asked<Subject>>(null);
  const close = () => setAsked(null);
  const { mutate, isPending, error } = useAction({
    ...action,
    settled: (client) => {
      close();
      return action.settled?.(client);
    },
  });
  const dialog = (
    <QuestionDialog question={question} asked={asked} busy={isPending} onConfirm={mutate} onClose={close} />
  );
  return { ask: (subject: Subject) => setAsked({ subject }), dialog, error };
}
