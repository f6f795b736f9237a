import { type AdminOrder, revokeOrderLinks } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { usePrintItems } from '../print/print-menu.tsx';
import { orderChange } from '../queries.ts';
import { texts as orderTexts } from '../texts.ts';
import { useDeleteOrder } from '../trash/use-delete-order.tsx';
import { texts } from './texts.ts';

const t = texts.revokeLinks;

/** Ends every link of an order that exists, after a question. */
const useRevocation = ({ _id: id }: AdminOrder) =>
  useConfirmedAction({
    ...orderChange({
      run: () => call(revokeOrderLinks, { params: { id } }),
      success: t.done,
      failed: t.failed,
    }),
    question: { title: t.title, text: t.text, confirmLabel: t.button },
  });

type MoreActionsProps = {
  order: AdminOrder;
  /** Leads back to where the order was opened from. */
  back: string;
  /** Further entries, of other features. */
  children: ReactNode;
};

/** Keeps what is rarely done with an order in one menu: papers, exchange, case, links and the trash. */
export function MoreActions({ order, back, children }: MoreActionsProps) {
  const navigate = useNavigate();
  const print = usePrintItems([order]);
  const revocation = useRevocation(order);
  const deletion = useDeleteOrder(() => void navigate(back));
  return (
    <>
      <DropdownMenu
        label={texts.more}
        trigger={
          <Button
            icon="ellipsis"
            busy={deletion.deletingId !== null}
            busyLabel={orderTexts.delete.removing}
            className="max-sm:w-11 max-sm:px-0 max-sm:aria-busy:w-auto max-sm:aria-busy:px-4"
          >
            <span className="max-sm:sr-only">{texts.more}</span>
          </Button>
        }
      >
        {print.items}
        {children}
        <IfCan call="revokeOrderLinks">
          <MenuItem icon="ban" onSelect={() => revocation.ask()}>
            {t.button}
          </MenuItem>
        </IfCan>
        <IfCan call="deleteOrder">
          <MenuItem icon="trash-2" className="text-danger" onSelect={() => deletion.ask(order)}>
            {orderTexts.delete.open}
          </MenuItem>
        </IfCan>
      </DropdownMenu>
      {print.sheet}
      {revocation.dialog}
      {deletion.dialogs}
    </>
  );
}
