import { useState } from 'react';
import type { CheckoutContent, ShopSetting } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import type { AnyOrder } from '#shared/order/order-progress.ts';
import { printReceipt } from './receipt/print-receipt.ts';
import { receiptData } from './receipt/receipt-data.ts';
import { texts } from './texts.ts';

type PrintButtonProps = {
  order: AnyOrder;
  shop: ShopSetting | undefined;
  checkout: CheckoutContent;
  className: string;
};

/** Prints the receipt of an order; where the browser blocks its window, the page itself. */
export function PrintButton({ order, shop, checkout, className }: PrintButtonProps) {
  const [isBlocked, setIsBlocked] = useState(false);
  const print = () => {
    const opened = printReceipt(receiptData(order, shop, checkout));
    setIsBlocked(!opened);
    if (!opened) window.print();
  };
  return (
    <>
      <button type="button" className={className} onClick={print}>
        <Icon name="printer" />
        {texts.print}
      </button>
      <p role="status" className="w-full text-center text-sm empty:hidden">
        {isBlocked && texts.blocked}
      </p>
    </>
  );
}
