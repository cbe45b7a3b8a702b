/**
 * Set by the server on the body of a page that it rendered for one guest: headings begin in the device's serif, so that
 * their font, a tenth of all bytes, does not compete with the scripts of the page.
 */
export const LATE_HEADINGS = 'data-late-headings';
