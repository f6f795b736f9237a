import { iconId } from './icon-id.ts';
import { OFFERED_ICON_IDS, SCREEN_ICON_IDS } from './icon-ids.ts';

const pascal = (id: string) =>
  id.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const offered = OFFERED_ICON_IDS.split(' ');
const drawn = new Set([...offered, ...SCREEN_ICON_IDS.split(' ')]);

/** The names the shop's owner chooses from, as the content keeps them ('MapPin'), sorted. */
export const ICON_NAMES: readonly string[] = offered.map(pascal).sort((a, b) => a.localeCompare(b, 'en'));

/** The name itself when the sprite has it; the fallback for an unknown one. */
export const drawnIcon = (name: string, fallback = 'Info'): string =>
  drawn.has(iconId(name)) ? name : fallback;
