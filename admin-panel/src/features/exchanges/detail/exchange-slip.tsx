import { variantName, type StaffExchange } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '#shared/shop-queries.ts';
import { texts } from '../texts.ts';
import { differenceText } from './difference-text.ts';

const { paper } = texts;

const factsOf = (exchange: StaffExchange): [string, string][] => [
  [paper.order, exchange.orderNumber],
  [paper.quantity, `${exchange.quantity} × ${exchange.title}`],
  [paper.from, variantName(exchange.from)],
  [paper.to, variantName(exchange.to)],
  [paper.difference, differenceText(exchange)],
];

/** Prints the sheet that lies in the parcel of an exchange. */
export function ExchangeSlip({ exchange, onPrinted }: { exchange: StaffExchange; onPrinted: () => void }) {
  const shop = useQuery(shopQuery);
  const isReady = !shop.isPending;
  useEffect(() => {
    if (!isReady) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, onPrinted]);
  return createPortal(
    <div className="print-sheet">
      <header className="flex justify-between gap-[10mm] border-b-[0.4mm] border-black pb-[4mm]">
        <p className="text-[17pt] font-bold">{shop.data?.brand}</p>
        <div className="text-right">
          <h1 className="text-[15pt] font-bold">{paper.title}</h1>
          <p className="font-bold">{`${paper.code}: ${exchange.code}`}</p>
        </div>
      </header>
      <dl className="my-[5mm] grid grid-cols-[35mm_1fr] gap-y-[1mm]">
        {factsOf(exchange).map(([label, text]) => (
          <Fragment key={label}>
            <dt className="text-[#444]">{label}</dt>
            <dd className="font-bold">{text}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{paper.pack}</p>
    </div>,
    document.body,
  );
}
