import { type ReactNode } from 'react';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type Words = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  tone?: 'danger' | 'primary';
};
export type Question<Subject> = Words | ((subject: Subject) => Words);
/** Names the subject of the open question; null while none is open. */
export type Asked<Subject> = { subject: Subject } | null;

const NOTHING_ASKED: Words = { title: '', text: null, confirmLabel: '' };

type QuestionDialogProps<Subject> = {
  question: Question<Subject>;
  asked: Asked<Subject>;
  busy?: boolean;
  onConfirm: (subject: Subject) => void;
  onClose: () => void;
};

export function QuestionDialog<Subject>(props: QuestionDialogProps<Subject>) {
  const { question, asked, busy = false, onConfirm, onClose } = props;
  const wordsOf = typeof question === 'function' ? question : () => question;
  const { text, ...words } = asked ? wordsOf(asked.subject) : NOTHING_ASKED;
  return (
    <ConfirmDialog
      {...words}
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      onConfirm={() => asked && onConfirm(asked.subject)}
    >
      {text}
    </ConfirmDialog>
  );
}
