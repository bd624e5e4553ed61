const DEDO = '(pointer: coarse)'

function listMedia(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? listMedia(rule.cssRules) : []),
  ])
}

/**
 * Does something on the page as a finger finds it: with the sheets that hold for one. The browser's own emulation of touch
 * leaves it without any pointer afterwards, for all the tests that follow.
 */
export async function withFinger(run: () => Promise<void>): Promise<void> {
  const changed = [...document.styleSheets]
    .flatMap(({ cssRules }) => listMedia(cssRules))
    .filter(({ media }) => media.mediaText.includes(DEDO))
    .map(({ media }) => ({ media, before: media.mediaText }))
  for (const { media, before } of changed) media.mediaText = before.replace(DEDO, 'all')
  try {
    await run()
  } finally {
    for (const { media, before } of changed) media.mediaText = before
  }
}
