import { IconButton } from '../button.tsx';
import { DropdownMenu, MenuCheckbox, MenuItem } from '../overlay/dropdown-menu.tsx';
import { texts } from '../texts.ts';

export type ColumnEntry = { id: string; label: string; shown: boolean };

type ColumnMenuProps = {
  columns: readonly ColumnEntry[];
  onShow: (id: string, shown: boolean) => void;
  onReset: () => void;
};

export const ColumnMenu = ({ columns, onShow, onReset }: ColumnMenuProps) => (
  <DropdownMenu
    label={texts.columns}
    trigger={
      <IconButton
        icon="columns-3"
        size="icon-sm"
        label={texts.chooseColumns}
        className="-my-1 -mr-1 ml-1 align-middle"
      />
    }
  >
    {columns.map(({ id, label, shown }) => (
      <MenuCheckbox key={id} checked={shown} onCheckedChange={(next) => onShow(id, next)}>
        {label}
      </MenuCheckbox>
    ))}
    <MenuItem icon="rotate-ccw" onSelect={onReset} className="mt-1 text-muted">
      {texts.usualColumns}
    </MenuItem>
  </DropdownMenu>
);
