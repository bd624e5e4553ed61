const CAMPO =
  '#conteudo :is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), textarea)'

const CONTROLE = '#conteudo :is(a, button, input, select, [role=tab], [role=row])'

/** How long a page that is there has to put the focus into its field. */
const ESPERA_MS = 300

/**
 * Keeps what is typed between the choice of a screen and the moment in which its field takes the focus, and writes it there:
 * whoever knows the way types ahead of the page (Interface B6.8). What has the focus on the page that is left takes none of it.
 * Answers what is to be called once the page is there: one without a field then has the keys.
 */
export function holdTyped(): () => void {
  const daqui = new Set(document.querySelectorAll(`${CAMPO}, ${CONTROLE}`))
  let typed = ''
  let isEnter = false
  const onKey = (event: KeyboardEvent) => {
    // Whoever goes elsewhere meanwhile, to the search again too, types there.
    if (event.ctrlKey || event.altKey || event.metaKey || ['Tab', 'Escape'].includes(event.key)) return stop()
    if (event.isComposing) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key === 'Enter') isEnter = typed !== ''
    else if (event.key.length === 1) typed += event.key
    else return event.key.startsWith('Arrow') ? stop() : undefined
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || daqui.has(target)) return
    // A button or box of the page that takes the focus has the keys from then on.
    if (!target.matches(CAMPO)) return target.matches(CONTROLE) ? stop() : undefined
    stop()
    // As the person would: whatever listens to the field hears it.
    if (typed !== '') document.execCommand('insertText', false, typed)
    if (isEnter)
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }
  const stop = () => {
    window.removeEventListener('keydown', onKey, { capture: true })
    document.removeEventListener('focusin', onFocus)
  }
  window.addEventListener('keydown', onKey, { capture: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    setTimeout(stop, ESPERA_MS)
  }
}
