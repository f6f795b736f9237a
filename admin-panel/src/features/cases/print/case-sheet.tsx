import type { CaseDetail, ShopSetting } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shopQuery } from '#shared/shop-queries.ts';
import { factsOf } from '../detail/case-facts.tsx';
import { stepFacts, stepName } from '../detail/case-history.tsx';
import { texts } from '../detail/texts.ts';
import { texts as caseTexts } from '../texts.ts';

const { paper } = texts;

const sellerLines = (shop: ShopSetting): string[] =>
  [shop.legalName, shop.address, shop.cuit && `${paper.seller}: ${shop.cuit}`, shop.phone, shop.email].filter(
    Boolean,
  );

function Header({ record, shop }: { record: CaseDetail; shop: ShopSetting | undefined }) {
  return (
    <header className="flex justify-between gap-[10mm] border-b-[0.4mm] border-black pb-[4mm]">
      <div>
        <p className="text-[17pt] font-bold">{shop?.brand}</p>
        {shop && sellerLines(shop).map((line) => <p key={line}>{line}</p>)}
      </div>
      <div className="text-right">
        <h1 className="text-[15pt] font-bold">{paper.title}</h1>
        <p>{caseTexts.kinds[record.kind]}</p>
        <p className="font-bold">{`${paper.code}: ${record.code}`}</p>
      </div>
    </header>
  );
}

const Steps = ({ events }: Pick<CaseDetail, 'events'>) => (
  <table className="mb-[4mm] w-full border-collapse">
    <tbody>
      {events.map((event, index) => (
        <tr key={`${event.at}${index}`} className="break-inside-avoid align-top">
          <td className="w-[38mm] border-b-[0.2mm] border-[#999] py-[1.6mm] pr-[4mm] whitespace-nowrap tabular-nums">
            {formatDateTime(event.at)}
          </td>
          <td className="border-b-[0.2mm] border-[#999] py-[1.6mm]">
            {[stepName(event), ...stepFacts(event)].join(' · ')}
          </td>
          <td className="w-[30mm] border-b-[0.2mm] border-[#999] py-[1.6mm] text-right">{event.actor}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Prints a case with its history; notes of the staff are not printed. */
export function CaseSheet({ record, onPrinted }: { record: CaseDetail; onPrinted: () => void }) {
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
      <Header record={record} shop={shop.data} />
      <dl className="my-[5mm] grid grid-cols-[50mm_1fr]">
        {factsOf(record).map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-[#444]">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mb-[2mm] font-bold">{texts.history.title}</h2>
      <Steps events={record.events} />
      <p className="mt-[20mm] flex">
        <span className="w-[70mm] border-t-[0.3mm] border-black pt-[1mm]">{paper.signed}</span>
      </p>
    </div>,
    document.body,
  );
}
