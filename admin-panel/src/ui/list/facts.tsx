import { classNames } from '../class-names.ts';

type FactsProps = { facts: readonly (readonly [label: string, text: string])[]; className?: string };

/** Lists facts, each below its label. */
export const Facts = ({ facts, className = 'flex flex-col' }: FactsProps) => (
  <dl className={classNames('gap-2 text-sm', className)}>
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium break-words whitespace-pre-line">{text}</dd>
      </div>
    ))}
  </dl>
);
