/** Says how Strapi's panel shows an attribute, and whether an erasure empties it. */
export type FieldOptions = {
  label: string;
  hint?: string;
  /** The field of a related record that stands for it. */
  names?: string;
  /** The group of `valueGroups` that names the keys which the attribute holds. */
  values?: string;
  panel?: 'edit' | 'read' | 'hidden';
  personal?: 'erase' | 'keep' | 'no';
  personalReason?: string;
  /** Why a personal text is not among the data that a person may take along. */
  withheld?: string;
  /** The head of its column in the CSV file of its type; true is the label, false leaves it out. */
  export?: string | boolean;
};

/** Says how Strapi's panel shows a type; the panel neither writes nor deletes records of a closed one. */
export type TypeOptions = {
  mainField: string;
  columns?: readonly string[];
  sortBy?: string;
  newestBy?: string;
  panel?: 'read' | 'closed';
  /** Why no personal text of the type is among the data that a person may take along. */
  withheld?: string;
};

type WithOptions = { pluginOptions?: object };

const shopOptions = ({ pluginOptions }: WithOptions): unknown =>
  (pluginOptions as { shop?: unknown } | undefined)?.shop;

/** Returns the shop's options of an attribute; attributes of Strapi itself have none. */
export const fieldOptions = (attribute: WithOptions) => shopOptions(attribute) as FieldOptions | undefined;

/** Returns the shop's options of a content type or component; those of Strapi itself have none. */
export const typeOptions = (model: WithOptions) => shopOptions(model) as TypeOptions | undefined;
