import { type AdminOrder, SMALL_SCREEN_PX } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Button } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection-bar.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { BulkFulfillment } from '../fulfillment/bulk-fulfillment.tsx';
import { PrintMenu, usePrintItems } from '../print/print-menu.tsx';
import { texts } from '../texts.ts';
import { type BulkProps, BulkStatus, BulkStatusDialog } from './bulk-status.tsx';

function MoreMenu(props: BulkProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const print = usePrintItems(props.orders);
  return (
    <>
      <DropdownMenu trigger={<Button size="sm">{texts.bulk.more}</Button>} label={texts.bulk.more}>
        <IfCan call="bulkOrderStatus">
          <MenuItem onSelect={() => setIsChoosing(true)}>
            <Icon name="pencil" className="size-4" />
            {texts.bulk.apply}
          </MenuItem>
        </IfCan>
        {print.items}
      </DropdownMenu>
      {print.sheet}
      {isChoosing && <BulkStatusDialog {...props} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

type BulkBarProps = { orders: readonly AdminOrder[]; selection: Selection };

/** Actions for the selected orders; on a phone the delivery is at hand, and the others are in a menu. */
export function BulkBar({ orders, selection }: BulkBarProps) {
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  if (!selection.isSome) return null;
  const selected = { orders: orders.filter(({ _id }) => selection.ids.includes(_id)), selection };
  return (
    <SelectionBar
      label={texts.bulk.label}
      status={texts.bulk.selected(selection.ids.length)}
      clearLabel={texts.bulk.clear}
      onClear={() => selection.set([])}
      isOneLine={isPhone}
    >
      {isPhone ? (
        <>
          <IfCan call="bulkFulfillment">
            <BulkFulfillment {...selected} isCompact />
          </IfCan>
          <MoreMenu {...selected} />
        </>
      ) : (
        <>
          <IfCan call="bulkOrderStatus">
            <BulkStatus {...selected} />
          </IfCan>
          <IfCan call="bulkFulfillment">
            <BulkFulfillment {...selected} />
          </IfCan>
          <PrintMenu orders={selected.orders} />
        </>
      )}
    </SelectionBar>
  );
}
