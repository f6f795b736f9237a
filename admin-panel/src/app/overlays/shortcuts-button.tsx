import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { openShortcuts } from './overlay-store.ts';
import { texts } from '../texts.ts';

export const ShortcutsButton = () => (
  <IconButton label={texts.shortcuts} onClick={openShortcuts}>
    <Icon name="keyboard" />
  </IconButton>
);
