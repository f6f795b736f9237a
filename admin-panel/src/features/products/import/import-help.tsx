import { IMPORT_COLUMNS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { csvFile } from './file/csv-file.ts';
import { texts } from './texts.ts';

type Column = (typeof IMPORT_COLUMNS)[number];
const isRequired = (column: Column): boolean => 'required' in column;

// An id or a stock seen of no product would be a fault.
const EXPORT_COLUMNS: readonly string[] = ['_id', 'stock_visto', 'exportado'];
const TEMPLATE_COLUMNS = IMPORT_COLUMNS.filter(({ name }) => !EXPORT_COLUMNS.includes(name));

const downloadTemplate = (): void =>
  downloadFile(
    csvFile([TEMPLATE_COLUMNS.map(({ name }) => name), TEMPLATE_COLUMNS.map(({ example }) => example)]),
    texts.templateName,
  );

const ColumnHelp = ({ column }: { column: Column }) => (
  <div className="py-2">
    <dt className="flex flex-wrap items-baseline gap-x-2">
      <code className="font-semibold">{column.name}</code>
      <span className="text-muted">{isRequired(column) ? texts.required : texts.optional}</span>
    </dt>
    <dd className="wrap-anywhere">
      {`${column.expects.charAt(0).toUpperCase()}${column.expects.slice(1)}. `}
      <span className="text-muted">{texts.example(column.example)}</span>
    </dd>
  </div>
);

/** Folded list of the columns, each with what it expects and an example, and a template to fill in. */
export const ImportHelp = () => (
  <details className="group rounded-panel border border-line px-4 text-sm">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
      {texts.columns}
      <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
    </summary>
    <div className="space-y-3 pb-4">
      <p className="text-muted">{texts.columnsHint}</p>
      <Button size="sm" icon="download" onClick={downloadTemplate}>
        {texts.template}
      </Button>
      <dl className="divide-y divide-line">
        {IMPORT_COLUMNS.map((column) => (
          <ColumnHelp key={column.name} column={column} />
        ))}
      </dl>
    </div>
  </details>
);
