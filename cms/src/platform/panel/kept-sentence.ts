import { fieldOptions, typeOptions } from './field-options';

type Model = {
  info: { displayName: string };
  pluginOptions?: object;
  attributes: Readonly<Record<string, { pluginOptions?: object }>>;
};

function keptOf({ info, attributes, ...model }: Model): string[] {
  if (typeOptions(model)?.withheld) return [];
  const byReason = new Map<string, string[]>();
  for (const attribute of Object.values(attributes)) {
    const { label = '', personalReason, withheld } = fieldOptions(attribute) ?? {};
    if (personalReason && !withheld)
      byReason.set(personalReason, [...(byReason.get(personalReason) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => `${info.displayName}, ${labels.join(', ')}: ${reason}`);
}

/** Says what stays of the records of a person whose data are erased, and why, as the models have it; '' if nothing. */
export function keptSentence(models: readonly Model[]): string {
  const kept = models.flatMap(keptOf);
  return kept.length > 0 ? `De lo que borramos queda, sin tu nombre: ${kept.join(' ')}` : '';
}
