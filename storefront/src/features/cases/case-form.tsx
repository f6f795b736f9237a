import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { FormEnd } from '#shared/ui/form-end.tsx';

type CaseFormProps = {
  alert: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
} & ComponentProps<typeof FormEnd>;

/** Frames the fields of a case with the alert and the button that sends them. */
export const CaseForm = ({ alert, sending, onSubmit, onEdit, texts, otherWays, children }: CaseFormProps) => (
  <form
    noValidate
    method="post"
    onSubmit={onSubmit}
    onInput={onEdit}
    className="relative flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8"
  >
    <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
      {alert}
    </p>
    {children}
    <FormEnd sending={sending} texts={texts} otherWays={otherWays} />
  </form>
);
