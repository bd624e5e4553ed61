const ID = 'papel'

/**
 * Hands a PDF to the browser's printer without leaving the page. The frame stays, unseen, until the next one: it is
 * read from while the printer's window is open. The focus is given back to where it was.
 */
export function printPdf(conteudo: Blob, titulo: string): void {
  document.getElementById(ID)?.remove()
  const frame = document.createElement('iframe')
  frame.id = ID
  frame.title = titulo
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  // Not `display: none`, which some browsers print as an empty page.
  Object.assign(frame.style, {
    position: 'fixed',
    inset: 'auto 0 0 auto',
    width: '1px',
    height: '1px',
    border: '0',
  })
  const url = URL.createObjectURL(conteudo)
  frame.addEventListener('load', () => {
    const before = document.activeElement
    frame.contentWindow?.print()
    URL.revokeObjectURL(url)
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
  frame.src = url
  document.body.append(frame)
}
