export { Icon } from './icon.tsx';
export { ICON_NAMES, drawnIcon } from './icon-names.ts';
