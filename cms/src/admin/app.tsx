import named from './value-names.json';

type Names = Readonly<Record<string, string>>;

const valueNames: Names = named.names;
const valueGroups: Readonly<Record<string, Names>> = named.groups;

type Header = { name: string; attribute?: { type?: string; pluginOptions?: { shop?: { values?: string } } } };
type List = { displayedHeaders: Header[]; layout: unknown };
type App = { registerHook: (name: string, change: (list: List) => List) => void };

function NameOfValue({ value, names }: { value: unknown; names: Names }) {
  const name = typeof value === 'string' && value !== '' ? (names[value] ?? value) : '-';
  // A cell has the tiny text of the table itself; the panel's own cells are of this size.
  return <span style={{ fontSize: '1.4rem' }}>{name}</span>;
}

function namesFor({ attribute }: Header): Names | undefined {
  return attribute?.type === 'enumeration'
    ? valueNames
    : valueGroups[attribute?.pluginOptions?.shop?.values ?? ''];
}

const formatName = (row: Record<string, unknown>, header: Header) => (
  <NameOfValue value={row[header.name]} names={namesFor(header) ?? {}} />
);

// Lists show a key as it is stored, unless its column says how; forms ask for a translation of each value.
const nameValues = ({ displayedHeaders, layout }: List): List => ({
  displayedHeaders: displayedHeaders.map((header) =>
    namesFor(header) ? { ...header, cellFormatter: formatName } : header,
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
