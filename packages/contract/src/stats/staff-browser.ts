/**
 * Key of the local storage that marks a browser of staff, which the funnel leaves out. The back office, at the same
 * origin, sets it at the login; it outlives the session, as the owner looks at her shop signed out, too.
 */
export const STAFF_BROWSER_KEY = 'staffBrowser';
