import { OFFERED_ICON_IDS, SCREEN_ICON_IDS } from './icon-ids.ts';

const squashed = (name: string) => name.replaceAll('-', '').toLowerCase();
const pascal = (id: string) =>
  id.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const offered = OFFERED_ICON_IDS.split(' ');
const ids = new Map([...offered, ...SCREEN_ICON_IDS.split(' ')].map((id) => [squashed(id), id]));

/** The names the shop's owner chooses from, as the content keeps them ('MapPin'), sorted. */
export const ICON_NAMES: readonly string[] = offered.map(pascal).sort((a, b) => a.localeCompare(b, 'en'));

/** The sprite's id for a name ('MapPin' and 'map-pin' alike); the fallback's for an unknown one. */
export const iconId = (name: string, fallback = 'info'): string => ids.get(squashed(name)) ?? fallback;
