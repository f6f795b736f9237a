import { awaitsProof, type CheckoutContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { BankData } from '#shared/order/bank-data.tsx';
import { OnlinePaymentPart } from '#shared/order/online/online-payment-part.tsx';
import { AddProof } from '#shared/order/proof/add-proof.tsx';
import { dueOf, type AnyOrder } from '#shared/order/order-progress.ts';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { texts } from './texts.ts';

type PaymentBlockProps = { order: AnyOrder; checkout: CheckoutContent; token: string | null };

const HEADING = 'pago-del-pedido';

function TransferDetails({ order, checkout, token }: PaymentBlockProps) {
  const isAwaitingProof = awaitsProof(order);
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p role="status" className="flex items-center gap-2 font-medium text-success empty:hidden">
        {order.hasTransferProof && !isAwaitingProof && (
          <>
            <Icon name="circle-check" className="size-5 shrink-0" />
            {orderTexts.proof.received}
          </>
        )}
      </p>
      {isAwaitingProof && (
        <>
          <BankData transfer={checkout.paymentInfo.bankTransfer} amount={dueOf(order)} />
          {token && <AddProof orderNumber={order.orderNumber} token={token} focusAfterwards={HEADING} />}
        </>
      )}
    </div>
  );
}

export const PaymentBlock = (props: PaymentBlockProps) => (
  <section>
    <h2 id={HEADING} tabIndex={-1} className="font-sans text-lg font-semibold">
      {texts.payment}
    </h2>
    <p className="mt-1">{orderTexts.payment[props.order.paymentMethod]}</p>
    {props.order.paymentMethod === 'transfer' && <TransferDetails {...props} />}
    <div className="mt-3">
      <OnlinePaymentPart order={props.order} token={props.token} />
    </div>
  </section>
);
