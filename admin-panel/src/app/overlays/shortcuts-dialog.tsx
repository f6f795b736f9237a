import { usePreference } from '#shared/hooks/use-stored-json.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { ORDER_SOUND_PREFERENCE, playOrderSound } from '../new-orders/order-sound.ts';
import { texts } from '../texts.ts';
import { isUsable, SHORTCUTS_PREFERENCE } from './use-shortcuts.ts';

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex shrink-0 gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="grid min-w-7 place-items-center rounded-sm border border-line-strong bg-panel-2 px-1.5 py-0.5 font-sans text-xs font-semibold"
      >
        {key}
      </kbd>
    ))}
  </span>
);

type SettingProps = { id: string; label: string; on: boolean; onChange: (on: boolean) => void };

const Setting = ({ id, label, on, onChange }: SettingProps) => (
  <div className="flex min-h-11 items-center justify-between gap-4">
    <label htmlFor={id} className="font-semibold">
      {label}
    </label>
    <Switch id={id} checked={on} onCheckedChange={onChange} />
  </div>
);

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = usePreference(SHORTCUTS_PREFERENCE, true);
  const [sound, setSound] = usePreference(ORDER_SOUND_PREFERENCE, false);
  const changeSound = (next: boolean) => {
    setSound(next);
    if (next) void playOrderSound();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width="sm" title={texts.shortcuts}>
      <ul className="divide-y divide-line">
        {texts.shortcutList
          .filter(({ keys }) => isUsable(keys))
          .map(({ keys, does }) => (
            <li key={does} className="flex items-center justify-between gap-4 py-2.5">
              <span>{does}</span>
              <Keys keys={keys} />
            </li>
          ))}
      </ul>
      <div className="mt-4 rounded-panel bg-panel-2 px-3 py-1">
        <Setting id="shortcuts-switch" label={texts.shortcutsSwitch} on={on} onChange={setOn} />
        <Setting id="order-sound-switch" label={texts.orderSound} on={sound} onChange={changeSound} />
      </div>
    </Dialog>
  );
}
