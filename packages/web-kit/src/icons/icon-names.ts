import { iconId } from './icon-id.ts';
import { OFFERED_ICON_IDS, INTERFACE_ICON_IDS } from './icon-ids.ts';

const pascal = (id: string) =>
  id.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const offered = OFFERED_ICON_IDS.split(' ');
const spriteIcons = new Set([...offered, ...INTERFACE_ICON_IDS.split(' ')]);

/** Icon names that the owner can choose, in the format of the content ('MapPin'), sorted. */
export const ICON_NAMES: readonly string[] = offered.map(pascal).sort((a, b) => a.localeCompare(b, 'en'));

export const resolveIconName = (name: string, fallback = 'Info'): string =>
  spriteIcons.has(iconId(name)) ? name : fallback;
