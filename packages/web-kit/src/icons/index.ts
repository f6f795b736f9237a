export { Icon } from './icon.tsx';
export { ICON_NAMES, iconId } from './icon-names.ts';
