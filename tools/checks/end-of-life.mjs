const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/**
 * The day on which support ends, of each major version in use. Sources: the release schedule of Node's project; Strapi
 * announced none for 5 (its security policy says "until further notice"), so its day is the one to look again.
 */
export const ENDS_OF_LIFE = {
  'node 22': '2027-04-30',
  'node 24': '2028-04-30',
  'node 26': '2029-04-30',
  'strapi 5': '2027-09-30',
};

/** Lists those of the used versions whose support ends within 60 days or whose end is not known. */
export function endingSoon(used, today = new Date()) {
  const limit = today.getTime() + DAYS_AHEAD * DAY_MS;
  return used.filter((name) => !ENDS_OF_LIFE[name] || Date.parse(ENDS_OF_LIFE[name]) < limit);
}
