import { type ComponentProps, type ReactNode } from 'react';
import { errorText } from '@shop/web-kit/api';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { GivingBackFields } from './giving-back-fields.tsx';
import { type GivingBack } from './use-giving-back.ts';

/** Says whether money goes back now, and nobody has said how much. */
const lacksAmount = ({ refund }: GivingBack): boolean =>
  Boolean(refund && refund !== 'later' && refund.amount === 0);

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'children'> &
  ComponentProps<typeof GivingBackFields> & { error: unknown; failed?: string; children?: ReactNode };

/** The one dialog in which staff give units and money of an order back; what was typed stays when the server refuses it. */
export const GiveBackDialog = ({
  form,
  canWait,
  hasMoneyNow,
  firstDay,
  isOnline,
  error,
  failed,
  children,
  disabled = false,
  ...dialog
}: DialogProps) => (
  <FormDialog {...dialog} disabled={disabled || lacksAmount(form)}>
    <div className="flex flex-col gap-3">
      <GivingBackFields
        form={form}
        canWait={canWait}
        hasMoneyNow={hasMoneyNow}
        firstDay={firstDay}
        isOnline={isOnline}
      />
      {children}
      {error !== null && <ErrorNotice message={errorText(error, failed)} />}
    </div>
  </FormDialog>
);
