export { Icon } from './icon.tsx';
export { ICON_NAMES, resolveIconName } from './icon-names.ts';
