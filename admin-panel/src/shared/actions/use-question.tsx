import { useState } from 'react';
import { type Asked, type Question, QuestionDialog } from './question-dialog.tsx';

/** Asks about a subject; the dialog closes before `onConfirm` gets it. */
export function useQuestion<Subject = void>(
  question: Question<Subject>,
  onConfirm: (subject: Subject) => unknown,
) {
  const [asked, setAsked] = useState<Asked<Subject>>(null);
  const close = () => setAsked(null);
  const confirm = (subject: Subject) => {
    close();
    onConfirm(subject);
  };
  const dialog = <QuestionDialog question={question} asked={asked} onConfirm={confirm} onClose={close} />;
  return { ask: (subject: Subject) => setAsked({ subject }), dialog };
}
