import { type ComponentProps, type ReactNode } from 'react';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { type Action, useAction } from '../actions/use-action.ts';
import { faultsByPath } from '../faults-by-path.ts';
import { type FieldForm, fieldList, type Fields, useDraft } from './fields.tsx';
import { type Failed, failureText } from './loaded.tsx';

type DraftDialogProps<Values, Answer> = Omit<
  ComponentProps<typeof FormDialog>,
  'busy' | 'disabled' | 'onSubmit' | 'children'
> &
  Pick<Action<Answer, Values>, 'success' | 'done' | 'refused' | 'invalidates' | 'settled'> & {
    initial: Values | (() => Values);
    fields: Fields<Values>;
    /** Says for which values the call may be made. */
    isReady?: (values: Values) => boolean;
    save: (values: Values) => Promise<Answer>;
    failed: Failed;
    /** Takes the text of a failure, which is shown in the dialog otherwise. */
    tell?: (text: string) => unknown;
    /** Leaves the server's sentence out where it names faults of fields. */
    showsFaultsOnly?: boolean;
    /** Lays out the form; without it the fields stand below each other. */
    children?: (list: ReturnType<typeof fieldList<Values>>, form: FieldForm<Values>) => ReactNode;
  };

/** Asks for what a call needs and closes when it has succeeded; what was typed stays when the server refuses it. */
export function DraftDialog<Values extends object, Answer>({
  initial,
  fields,
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
  children = (list) => list(),
  ...dialog
}: DraftDialogProps<Values, Answer>) {
  const { mutate, isPending, error, reset } = useAction<Answer, Values>({
    run: save,
    success,
    done: (answer, context) => {
      dialog.onClose();
      return done?.(answer, context);
    },
    refused: (error, context) => {
      tell?.(failureText(error, failed));
      return refused?.(error, context);
    },
    invalidates,
    settled,
  });
  const faults = faultsByPath(error);
  const form = useDraft(initial, { faults, onChange: reset });
  const hasNotice = error !== null && !tell && !(showsFaultsOnly && Object.keys(faults).length > 0);
  return (
    <FormDialog
      {...dialog}
      busy={isPending}
      disabled={!isReady(form.values)}
      onSubmit={() => mutate(form.values)}
    >
      <div className="flex flex-col gap-3">
        {children(fieldList(form, fields), form)}
        {hasNotice && <ErrorNotice message={failureText(error, failed)} />}
      </div>
    </FormDialog>
  );
}
