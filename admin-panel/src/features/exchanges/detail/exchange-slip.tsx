import { variantName, type StaffExchange } from '@shop/contract';
import { Fragment } from 'react';
import { PaperHeader } from '#shared/print/paper-header.tsx';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
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
export const ExchangeSlip = ({ exchange, onPrinted }: { exchange: StaffExchange; onPrinted: () => void }) => (
  <PrintSheet onPrinted={onPrinted}>
    {(shop) => (
      <>
        <PaperHeader shop={shop} title={paper.title}>
          <p className="font-bold">{`${paper.code}: ${exchange.code}`}</p>
        </PaperHeader>
        <dl className="my-[5mm] grid grid-cols-[35mm_1fr] gap-y-[1mm]">
          {factsOf(exchange).map(([label, text]) => (
            <Fragment key={label}>
              <dt className="text-[#444]">{label}</dt>
              <dd className="font-bold">{text}</dd>
            </Fragment>
          ))}
        </dl>
        <p>{paper.pack}</p>
      </>
    )}
  </PrintSheet>
);
