import { type AdminOrder, SMALL_SCREEN_PX } from '@shop/contract';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection-bar.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { BulkFulfillment } from '../fulfillment/bulk-fulfillment.tsx';
import { PrintMenu, usePrintItems } from '../print/print-menu.tsx';
import { texts } from '../texts.ts';
import { type BulkProps, BulkStatus, BulkStatusDialog } from './bulk-status.tsx';
import { ChatWalk } from './chat-walk.tsx';
import { chatTexts } from './texts.ts';

type ActionsProps = BulkProps & { onTell: () => void; onQuickView: (order: AdminOrder) => void };

const onlyOne = ({ orders }: Pick<BulkProps, 'orders'>) => (orders.length === 1 ? orders[0] : undefined);

function MoreMenu({ onTell, onQuickView, ...props }: ActionsProps) {
  const only = onlyOne(props);
  const [isChoosing, setIsChoosing] = useState(false);
  const print = usePrintItems(props.orders);
  return (
    <>
      <DropdownMenu trigger={<Button size="sm">{texts.bulk.more}</Button>} label={texts.bulk.more}>
        {only && (
          <MenuItem icon="eye" onSelect={() => onQuickView(only)}>
            {texts.bulk.quickView}
          </MenuItem>
        )}
        <IfCan call="bulkOrderStatus">
          <MenuItem icon="pencil" onSelect={() => setIsChoosing(true)}>
            {texts.bulk.apply}
          </MenuItem>
        </IfCan>
        <IfCan call="recordWhatsapp">
          <MenuItem icon="message-circle" onSelect={onTell}>
            {chatTexts.title}
          </MenuItem>
        </IfCan>
        {print.items}
      </DropdownMenu>
      {print.sheet}
      {isChoosing && <BulkStatusDialog {...props} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

const PhoneActions = (props: ActionsProps) => (
  <>
    <IfCan call="bulkFulfillment">
      <BulkFulfillment {...props} isCompact />
    </IfCan>
    <MoreMenu {...props} />
  </>
);

const WideActions = ({ onTell, onQuickView, ...props }: ActionsProps) => {
  const only = onlyOne(props);
  return (
    <>
      <IfCan call="bulkOrderStatus">
        <BulkStatus {...props} />
      </IfCan>
      <IfCan call="bulkFulfillment">
        <BulkFulfillment {...props} />
      </IfCan>
      <PrintMenu orders={props.orders} />
      {only && <IconButton icon="eye" label={texts.bulk.quickView} onClick={() => onQuickView(only)} />}
      <IfCan call="recordWhatsapp">
        <IconButton icon="message-circle" label={chatTexts.title} onClick={onTell} />
      </IfCan>
    </>
  );
};

type MovedBarProps = { count: number; onTell: () => void; onClear: () => void };

/** Offers to tell the clients of orders that were moved together. */
const MovedBar = ({ count, onTell, onClear }: MovedBarProps) => (
  <IfCan call="recordWhatsapp">
    <SelectionBar
      label={chatTexts.movedLabel}
      status={chatTexts.moved(count)}
      clearLabel={chatTexts.later}
      onClear={onClear}
      isOneLine
    >
      <Button size="sm" icon="message-circle" onClick={onTell}>
        {chatTexts.title}
      </Button>
    </SelectionBar>
  </IfCan>
);

type BulkBarProps = Pick<ActionsProps, 'onQuickView'> & {
  orders: readonly AdminOrder[];
  selection: Selection;
};

/** Actions for the selected orders; on a phone the delivery is at hand, and the others are in a menu. */
export function BulkBar({ orders, selection, onQuickView }: BulkBarProps) {
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [told, setTold] = useState<readonly string[]>([]);
  const selected = orders.filter(({ _id }) => selection.ids.includes(_id));
  const Actions = isPhone ? PhoneActions : WideActions;
  return (
    <>
      {selection.isSome && (
        <SelectionBar
          label={texts.bulk.label}
          status={texts.bulk.selected(selection.ids.length)}
          clearLabel={texts.bulk.clear}
          onClear={() => selection.set([])}
          isOneLine={isPhone}
        >
          <Actions
            orders={selected}
            selection={selection}
            onMoved={setMoved}
            onTell={() => setTold(selection.ids)}
            onQuickView={onQuickView}
          />
        </SelectionBar>
      )}
      {!selection.isSome && moved.length > 0 && (
        <MovedBar count={moved.length} onTell={() => setTold(moved)} onClear={() => setMoved([])} />
      )}
      {told.length > 0 && (
        <ChatWalk
          ids={told}
          onClose={() => {
            setTold([]);
            setMoved([]);
          }}
        />
      )}
    </>
  );
}
