import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { showFault } from '#ui/form/show-fault.ts';
import { type Action, useAction } from '../actions/use-action.ts';
import { faultsByPath } from '../faults-by-path.ts';
import { type Sides, useDraftConflict } from './draft-conflict.tsx';
import { type FieldForm, fieldList, type Fields, typedForm } from './fields.tsx';
import { type Failed, failureText } from './loaded.tsx';

export type Faults = Readonly<Partial<Record<string, string>>>;

/** Describes a form that is sent once: its fields, its call and its words. */
export type DraftOptions<Values, Answer> = Pick<
  Action<Answer, Values>,
  'success' | 'done' | 'refused' | 'invalidates' | 'settled'
> & {
  initial: Values | (() => Values);
  fields: Fields<Values>;
  /** Returns what is wrong with the values, by field. After a refused attempt it follows what is typed. */
  check?: (values: Values) => Faults;
  /** Says for which values the call may be made. */
  isReady?: (values: Values) => boolean;
  save: (values: Values) => Promise<Answer>;
  failed: Failed;
  /** Takes the text of a failure, which is shown in the form otherwise. */
  tell?: (text: string) => unknown;
  /** Leaves the server's sentence out where it names faults of fields. */
  showsFaultsOnly?: boolean;
  /** Returns both versions when another person's change is why the call was refused; each field is then chosen. */
  conflictOf?: (error: unknown) => Sides<Values> | null;
  /** Empties the form after a success. */
  startsAgain?: boolean;
};

const NO_FAULTS: Faults = {};

/** Holds what is typed in a form that is sent once. */
function useDraft<Values extends object>(initial: Values | (() => Values), onChange: () => void) {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>) => {
    onChange();
    setValues((before) => ({ ...before, ...part }));
  };
  return { ...typedForm(values, change), restart: () => setValues(initial) };
}

/** Holds a form that is sent once; what was typed stays when the server refuses it. */
export function useDraftForm<Values extends object, Answer>({
  initial,
  fields,
  check = () => NO_FAULTS,
  isReady = () => true,
  save,
  success,
  done,
  refused,
  invalidates,
  settled,
  failed,
  tell,
  showsFaultsOnly = false,
  conflictOf,
  startsAgain = false,
}: DraftOptions<Values, Answer>) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { mutate, isPending, error, reset } = useAction<Answer, Values>({
    run: save,
    success,
    done: (answer, context) => {
      if (startsAgain) restart();
      return done?.(answer, context);
    },
    refused: (error, context) => {
      const sides = conflictOf?.(error);
      if (sides) conflict.ask(sides, error);
      tell?.(failureText(error, failed));
      if (Object.keys(faultsByPath(error)).length > 0) showFault();
      return refused?.(error, context);
    },
    invalidates,
    settled,
  });
  const refusals = faultsByPath(error);
  const { restart, ...draft } = useDraft(initial, reset);
  const { values } = draft;
  const conflict = useDraftConflict(fields, values, (merged) => {
    draft.change(merged);
    mutate(merged);
  });
  const missing = check(values);
  const faults: Faults = isIncomplete ? { ...refusals, ...missing } : refusals;
  const form: FieldForm<Values> = { ...draft, faultOf: (name) => faults[name] };
  const submit = () => {
    const isComplete = Object.keys(missing).length === 0;
    setIsIncomplete(!isComplete);
    if (isComplete) mutate(values);
    else showFault();
  };
  const hasFailure = error !== null && !tell && !(showsFaultsOnly && Object.keys(refusals).length > 0);
  return {
    form,
    list: fieldList(form, fields),
    isReady: isReady(values),
    submit,
    isPending,
    notice: (
      <>
        {hasFailure && <ErrorNotice message={failureText(error, failed)} />}
        {conflict.dialog}
      </>
    ),
  };
}

type DraftFormProps<Values, Answer> = DraftOptions<Values, Answer> & {
  submitLabel: string;
  button?: Pick<ButtonProps, 'variant' | 'busyLabel' | 'className'>;
  /** Stands beside the button. */
  beside?: ReactNode;
  /** Lays out the form; without it the fields stand below each other. */
  children?: (list: ReturnType<typeof fieldList<Values>>, form: FieldForm<Values>) => ReactNode;
};

/** Asks for what a call needs in a form of the page. */
export function DraftForm<Values extends object, Answer>({
  submitLabel,
  button,
  beside,
  children = (list) => list(),
  ...options
}: DraftFormProps<Values, Answer>) {
  const { form, list, isReady, submit, isPending, notice } = useDraftForm(options);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {children(list, form)}
      {notice}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" {...button} busy={isPending} disabled={!isReady}>
          {submitLabel}
        </Button>
        {beside}
      </div>
    </form>
  );
}
