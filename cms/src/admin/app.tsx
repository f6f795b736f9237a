import names from './value-names.json';

const valueNames: Readonly<Record<string, string>> = names;

type Header = { name: string; attribute?: { type?: string } };
type List = { displayedHeaders: Header[]; layout: unknown };
type App = { registerHook: (name: string, change: (list: List) => List) => void };

function NameOfValue({ value }: { value: unknown }) {
  const name = typeof value === 'string' ? (valueNames[value] ?? value) : '-';
  // A cell has the tiny text of the table itself; the panel's own cells are of this size.
  return <span style={{ fontSize: '1.4rem' }}>{name}</span>;
}

const formatName = (row: Record<string, unknown>, { name }: Header) => <NameOfValue value={row[name]} />;

// Lists show an enumeration as it is stored, unless its column says how; forms ask for a translation of each value.
const nameValues = ({ displayedHeaders, layout }: List): List => ({
  displayedHeaders: displayedHeaders.map((header) =>
    header.attribute?.type === 'enumeration' ? { ...header, cellFormatter: formatName } : header,
  ),
  layout,
});

// The panel is in Spanish only; release notices and tours would call external services.
const app = {
  config: {
    locales: ['es'],
    tutorials: false,
    notifications: { releases: false },
    translations: { es: valueNames },
  },
  bootstrap(panel: App) {
    panel.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
  },
};

export default app;
