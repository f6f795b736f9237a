import { type FormEvent, type ReactNode } from 'react';

type TwoColumnFormProps = { onSubmit: () => void; children: ReactNode };

/** Places the lines of a form beside its other fields; on a phone they stand below each other. */
export function TwoColumnForm({ onSubmit, children }: TwoColumnFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {children}
    </form>
  );
}
