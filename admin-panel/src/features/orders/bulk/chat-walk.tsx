import { type AdminOrder, recordWhatsapp, whatsappFault } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Loaded } from '#shared/resource/loaded.tsx';
import { toast } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { openChat } from '#ui/open-chat.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts as detailTexts } from '../detail/texts.ts';
import { OrderProgress } from '../parts/order-cells.tsx';
import { orderQuery, showOrder } from '../queries.ts';
import { chatTexts as texts } from './texts.ts';

type StepProps = { order: AdminOrder; isLast: boolean; onTold: () => void; onSkip: () => void };

/** Opens the chat of one client, which the history of her order records, and goes on to the next. */
function ChatStep({ order, isLast, onTold, onSkip }: StepProps) {
  const client = useQueryClient();
  const { orderNumber, shippingInfo, whatsappText = '' } = order;
  const { fullName, phone } = shippingInfo;
  const fault = whatsappFault(phone);
  const fetchText = async () => {
    const { order: told } = await call(recordWhatsapp, { params: { id: order._id }, body: {} });
    showOrder(client, { ...told, whatsappText });
    return told.whatsappText ?? whatsappText;
  };
  const tell = (event: MouseEvent) => {
    void openChat(phone, whatsappText, fetchText)(event);
    onTold();
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-lg font-semibold break-words">{fullName}</p>
        <p className="mb-2 text-sm text-muted">{`#${orderNumber} · ${phone}`}</p>
        <OrderProgress order={order} />
      </div>
      {fault ? (
        <p className="font-medium text-warn">{detailTexts.chat.faults[fault]}</p>
      ) : (
        <p className="max-h-56 overflow-y-auto rounded-panel bg-panel-2 p-3 text-sm break-words whitespace-pre-line">
          {whatsappText}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onSkip}>{isLast && fault ? texts.finish : texts.skip}</Button>
        {!fault && (
          <Button variant="primary" icon="message-circle" onClick={tell}>
            {isLast ? texts.tellLast : texts.tell}
          </Button>
        )}
      </div>
    </div>
  );
}

type ChatWalkProps = { ids: readonly string[]; onClose: () => void };

/** Walks through the clients of chosen orders, a chat each; whom staff wrote is counted, not whether it was sent. */
export function ChatWalk({ ids, onClose }: ChatWalkProps) {
  const [{ at, told }, setWalk] = useState({ at: 0, told: 0 });
  const order = useQuery({ ...orderQuery(ids[at] ?? ''), staleTime: 0 });
  const end = (count: number) => {
    if (count > 0) toast.success(texts.done(count));
    onClose();
  };
  const goOn = (count: number) => (at + 1 < ids.length ? setWalk({ at: at + 1, told: count }) : end(count));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end(told)}
      title={texts.title}
      description={texts.place(at + 1, ids.length)}
    >
      <Loaded query={order} failed={texts.failed} loading={3}>
        {(found) => (
          <ChatStep
            key={found._id}
            order={found}
            isLast={at + 1 === ids.length}
            onTold={() => goOn(told + 1)}
            onSkip={() => goOn(told)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
