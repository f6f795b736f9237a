import { InputRenderer, useField } from '@strapi/strapi/admin';
import { ownTexts } from './own-texts';
import named from './value-names.json';

type Names = Readonly<Record<string, string>>;

const valueNames: Names = named.names;
const valueGroups: Readonly<Record<string, Names>> = named.groups;

type Attribute = { type?: string; pluginOptions?: { shop?: { values?: string } } };
type Header = { name: string; attribute?: Attribute };
type List = { displayedHeaders: Header[]; layout: unknown };
type Field = { name: string; type: string; attribute: Attribute };
type Form = { layout: { layout: Field[][][] } };
type App = {
  registerHook: <Shown>(name: string, change: (shown: Shown) => Shown) => void;
  addFields: (field: { type: string; Component: typeof KeyInput }) => void;
};

const groupOf = ({ pluginOptions }: Attribute): Names | undefined =>
  valueGroups[pluginOptions?.shop?.values ?? ''];

function NameOfValue({ value, names }: { value: unknown; names: Names }) {
  const name = typeof value === 'string' && value !== '' ? (names[value] ?? value) : '-';
  // A cell has the tiny text of the table itself; the panel's own cells are of this size.
  return <span style={{ fontSize: '1.4rem' }}>{name}</span>;
}

const namesFor = ({ attribute }: Header): Names | undefined =>
  attribute && (attribute.type === 'enumeration' ? valueNames : groupOf(attribute));

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

/** Shows the key that a text holds by its name; only the shop writes such texts. */
function KeyInput(field: Field & { label: string }) {
  const { value } = useField<string | null>(field.name);
  if (!value) return <InputRenderer {...field} type="string" disabled />;
  const options = [{ value, label: groupOf(field.attribute)?.[value] ?? value }];
  return <InputRenderer {...field} type="enumeration" options={options} disabled />;
}

const asKey = (field: Field): Field => (groupOf(field.attribute) ? { ...field, type: 'key' } : field);

const nameKeys = (form: Form): Form => ({
  ...form,
  layout: {
    ...form.layout,
    layout: form.layout.layout.map((panel) => panel.map((row) => row.map(asKey))),
  },
});

// The panel is in Spanish only; release notices and tours would call external services.
const app = {
  config: {
    locales: ['es'],
    tutorials: false,
    notifications: { releases: false },
    translations: { es: { ...valueNames, ...ownTexts } },
  },
  bootstrap(panel: App) {
    panel.addFields({ type: 'key', Component: KeyInput });
    panel.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
    panel.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', nameKeys);
  },
};

export default app;
