/** Describes a field of the content: its words and its control. */
export type ContentField = {
  label: string;
  hint?: string;
  placeholder?: string;
  /** A field without a control of its own is edited together with another one. */
  kind?: 'text' | 'long' | 'switch' | 'pesos' | 'number' | 'icon' | 'lines' | 'choice' | 'none';
  /** Values of a choice, with what people read. */
  options?: Readonly<Record<string, string>>;
  /** Rows of a long text. */
  rows?: number;
  type?: 'url';
  inputMode?: 'url' | 'numeric';
  /** Icon of an item whose own one does not exist. */
  fallback?: 'info' | 'globe';
  /** Takes the whole row of a grid. */
  isWide?: boolean;
};

export type Described<T> = { [Key in keyof T]-?: ContentNode<NonNullable<T[Key]>> };
type Group<T> = { label: string; fields: Described<T> };
/** Items that staff sort, and add and remove where there is a `newItem`; `item` is their noun, in lower case. */
export type Items = { item?: string; hint?: string; newItem?: () => unknown };
export type ContentNode<T> = T extends readonly (infer Item)[]
  ? Item extends object
    ? Group<Item> & Items
    : ContentField
  : T extends object
    ? Group<T>
    : ContentField;
