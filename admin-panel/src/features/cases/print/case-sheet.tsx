import { CASE_KIND_NAMES, caseStepName, type CaseDetail, type ShopSetting } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { PaperHeader, SellerLines } from '#shared/print/paper-header.tsx';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
import { factsOf } from '../detail/case-facts.tsx';
import { stepFacts } from '../detail/case-history.tsx';
import { texts } from '../detail/texts.ts';

const { paper } = texts;

const Header = ({ record, shop }: { record: CaseDetail; shop: ShopSetting | undefined }) => (
  <PaperHeader shop={shop} title={paper.title} seller={<SellerLines shop={shop} cuitLabel={paper.seller} />}>
    <p>{CASE_KIND_NAMES[record.kind].heading}</p>
    <p className="font-bold">{`${paper.code}: ${record.code}`}</p>
  </PaperHeader>
);

const Steps = ({ events }: Pick<CaseDetail, 'events'>) => (
  <table className="mb-[4mm] w-full border-collapse">
    <tbody>
      {events.map((event, index) => (
        <tr key={`${event.at}${index}`} className="break-inside-avoid align-top">
          <td className="w-[38mm] border-b-[0.2mm] border-print-line py-[1.6mm] pr-[4mm] whitespace-nowrap tabular-nums">
            {formatDateTime(event.at)}
          </td>
          <td className="border-b-[0.2mm] border-print-line py-[1.6mm]">
            {[caseStepName(event.step), ...stepFacts(event)].join(' · ')}
          </td>
          <td className="w-[30mm] border-b-[0.2mm] border-print-line py-[1.6mm] text-right">{event.actor}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Prints a case with its history; notes of the staff are not printed. */
export const CaseSheet = ({ record, onPrinted }: { record: CaseDetail; onPrinted: () => void }) => (
  <PrintSheet onPrinted={onPrinted}>
    {(shop) => (
      <>
        <Header record={record} shop={shop} />
        <dl className="my-[5mm] grid grid-cols-[50mm_1fr]">
          {factsOf(record).map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-print-label">{label}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
        <h2 className="mb-[2mm] font-bold">{texts.history.title}</h2>
        <Steps events={record.events} />
        <p className="mt-[20mm] flex">
          <span className="w-[70mm] border-t-[0.3mm] border-black pt-[1mm]">{paper.signed}</span>
        </p>
      </>
    )}
  </PrintSheet>
);
