/** What axe is asked of a page, in its own test and in a journey: WCAG 2.2 AA, and what good practice adds. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of axe's rules those that look at colours: of a page that was judged in one theme, all that another one can change. */
export const regrasDeCor = ['color-contrast', 'link-in-text-block']
