import { type ComponentProps, type ReactNode } from 'react';
import { type StaffCall } from '@shop/contract';
import { IfCan } from './access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/list/pagination.tsx';

type TrashRowProps = {
  name: string;
  texts: { restore: string; restoring: string; restoreOne: (name: string) => string };
  busy: boolean;
  /** The call that restores a row. */
  call: StaffCall;
  onRestore: () => void;
  children: ReactNode;
};

export const TrashRow = ({ name, texts, busy, call, onRestore, children }: TrashRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
    {children}
    <IfCan call={call}>
      <Button
        icon="undo-2"
        busy={busy}
        busyLabel={texts.restoring}
        className="max-sm:w-full"
        aria-label={busy ? undefined : texts.restoreOne(name)}
        onClick={onRestore}
      >
        {texts.restore}
      </Button>
    </IfCan>
  </li>
);

type TrashListProps = Omit<ComponentProps<typeof Pagination>, 'showing' | 'disabled'> & {
  texts: { list: string; hint: string } & Pick<ComponentProps<typeof Pagination>, 'showing'>;
  isPlaceholder: boolean;
  children: ReactNode;
};

export const TrashList = ({ texts, isPlaceholder, children, ...pages }: TrashListProps) => (
  <>
    <p className="border-b border-line px-4 py-3 text-sm text-muted">{texts.hint}</p>
    <ul
      aria-label={texts.list}
      className={classNames('divide-y divide-line transition-opacity', isPlaceholder && 'opacity-60')}
    >
      {children}
    </ul>
    <Pagination {...pages} showing={texts.showing} disabled={isPlaceholder} />
  </>
);
