/**
 * What a finger would miss (Interface B6.7): the controls that are in sight and reach over less than 44 px, and the links
 * whose reach lies over another control. A bar of a chart has its twin in the table beside it (WCAG 2.5.5), and a tooth its
 * quadrant, enlarged.
 */
export function listSmall(): string[] {
  const minimo = 44
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=option]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.offsetWidth > 1 &&
      // The links over the page come into sight with the keyboard's focus alone.
      control.closest('figure, [role=grid], [data-parte=dentes], [inert]') === null &&
      control.getBoundingClientRect().bottom + scrollY > 0,
  )
  const found = controls.map((control) => {
    // A field is pressed wherever its frame is, a tick wherever its words are.
    const part = control.matches('input, select')
      ? (control.closest('label') ?? control.parentElement)
      : control
    const { x, y, width, height } = (part ?? control).getBoundingClientRect()
    const after = getComputedStyle(control, '::after')
    const isReach = after.position === 'absolute' && after.content !== 'none'
    const largura = isReach ? Math.max(width, Number.parseFloat(after.width)) : width
    const altura = isReach ? Math.max(height, Number.parseFloat(after.height)) : height
    const name = control.getAttribute('aria-label') ?? control.textContent.trim()
    const says = `${control.localName} “${name.slice(0, 40)}”`
    const isBeyond = isReach && after.translate !== 'none'
    return { control, says, x, y, width, height, largura, altura, isBeyond }
  })
  const pequenos = found
    .filter(({ largura, altura }) => largura < minimo - 0.5 || altura < minimo - 0.5)
    .map(({ says, largura, altura }) => `${says}: ${Math.round(largura)} x ${Math.round(altura)}`)
  const cobertos = found
    .filter(({ isBeyond }) => isBeyond)
    .flatMap((um) =>
      found
        .filter(
          (outro) =>
            !um.control.contains(outro.control) &&
            !outro.control.contains(um.control) &&
            Math.abs(um.x + um.width / 2 - outro.x - outro.width / 2) < (um.largura + outro.width) / 2 - 1 &&
            Math.abs(um.y + um.height / 2 - outro.y - outro.height / 2) < (um.altura + outro.height) / 2 - 1,
        )
        .map((outro) => `${um.says} alcança ${outro.says}`),
    )
  return [...pequenos, ...cobertos]
}
