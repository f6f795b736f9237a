import { type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { type DraftOptions, useDraftForm } from './draft-form.tsx';
import { type FieldForm, type fieldList } from './fields.tsx';

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'busy' | 'disabled' | 'onSubmit' | 'children'>;
type DraftDialogProps<Values, Answer> = DialogProps &
  Omit<DraftOptions<Values, Answer>, 'startsAgain'> & {
    /** Leaves it to the caller to close the dialog after a success. */
    staysOpen?: boolean;
    /** Lays out the form; without it the fields stand below each other. */
    children?: (list: ReturnType<typeof fieldList<Values>>, form: FieldForm<Values>) => ReactNode;
  };

/** Asks for what a call needs and closes when it has succeeded; what was typed stays when the server refuses it. */
export function DraftDialog<Values extends object, Answer>({
  staysOpen = false,
  children = (list) => list(),
  ...props
}: DraftDialogProps<Values, Answer>) {
  const { title, description, width, submitLabel, busyLabel, onClose, ...options } = props;
  const { form, list, isReady, submit, isPending, notice } = useDraftForm<Values, Answer>({
    ...options,
    done: (answer, context) => {
      if (!staysOpen) onClose();
      return options.done?.(answer, context);
    },
  });
  return (
    <FormDialog
      title={title}
      description={description}
      width={width}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={isPending}
      disabled={!isReady}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {children(list, form)}
        {notice}
      </div>
    </FormDialog>
  );
}
