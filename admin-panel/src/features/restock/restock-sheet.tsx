import { type RestockVariant, variantName } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { PaperHeader } from '#shared/print/paper-header.tsx';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
import { texts } from './texts.ts';

const { columns } = texts;
const cell = 'border-b-[0.2mm] border-print-line py-[1.4mm] pr-[2mm] text-left align-top';
const number = `${cell.replace('text-left', 'text-right')} tabular-nums`;
const NUMBERS = new Set(['stock', 'waiting', 'sold']);

const Row = ({ variant }: { variant: RestockVariant }) => (
  <tr className="break-inside-avoid">
    <td className={cell}>{variant.title}</td>
    <td className={cell}>{variantName(variant)}</td>
    <td className={number}>{variant.stock}</td>
    <td className={number}>{variant.waiting || ''}</td>
    <td className={number}>{variant.sold || ''}</td>
    <td className={`${cell} w-[22mm]`} />
  </tr>
);

type SheetProps = { variants: readonly RestockVariant[]; onPrinted: () => void };

/** Prints what to buy again, with an empty column to write on. */
export const RestockSheet = ({ variants, onPrinted }: SheetProps) => (
  <PrintSheet onPrinted={onPrinted}>
    {(shop) => (
      <article>
        <PaperHeader shop={shop} title={texts.paper}>
          <p>{formatDateTime(serverNow())}</p>
        </PaperHeader>
        <table className="mt-[5mm] w-full border-collapse">
          <thead>
            <tr>
              {Object.entries(columns).map(([name, label]) => (
                <th key={name} scope="col" className={NUMBERS.has(name) ? number : cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <Row key={[variant._id, variant.size, variant.color].join('/')} variant={variant} />
            ))}
          </tbody>
        </table>
      </article>
    )}
  </PrintSheet>
);
