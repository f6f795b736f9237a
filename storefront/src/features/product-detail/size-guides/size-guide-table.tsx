import type { SizeGuide } from '@shop/contract';
import { texts } from '../deferred-texts.ts';

/** One guide as a table: on a narrow screen it scrolls by itself, and can be scrolled with the keyboard. */
export function SizeGuideTable({ guide }: { guide: SizeGuide }) {
  return (
    <div className="flex flex-col gap-3">
      {guide.subtitle && <p className="text-ink-soft">{guide.subtitle}</p>}
      <div
        className="overflow-x-auto rounded-image border border-line bg-white"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        role="region"
        aria-label={guide.title}
      >
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{guide.title}</caption>
          <thead className="bg-sand">
            <tr>
              {guide.tableHeaders.map((header, index) => (
                <th key={index} scope="col" className="px-3 py-3 text-sm font-semibold sm:px-4">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.tableRows.map((row, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="px-3 py-3 font-semibold sm:px-4">
                  {row.size}
                </th>
                {row.measurements.map((measurement, column) => (
                  <td key={column} className="px-3 py-3 whitespace-nowrap sm:px-4">
                    {measurement}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm whitespace-pre-line text-ink-soft">{guide.notes || texts.howToMeasure}</p>
    </div>
  );
}
