import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-panel border border-line bg-panel', className)} />
);

type SectionCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  bodyClassName?: string;
};

export function SectionCard({
  title,
  actions,
  description,
  bodyClassName,
  className,
  children,
  ...rest
}: SectionCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={classNames('rounded-panel border border-line bg-panel', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-2 sm:px-5 sm:pt-4 sm:pb-3">
        <div>
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
          {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        </div>
        {actions}
      </header>
      <div className={classNames('px-4 pb-3 sm:px-5 sm:pb-5', bodyClassName)}>{children}</div>
    </section>
  );
}
