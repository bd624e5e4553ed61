import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { flushSync } from 'react-dom'
import { useAtRest } from '../carregamento/createLate.tsx'
import { css } from '../ui/css.ts'
import { Icon } from '../ui/Icon.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { isBehindDialog } from '../ui/useShortcuts.ts'
import { BuscaDialog } from './BuscaDialog.tsx'
import styles from './BuscaGlobal.module.css'
import { fetchLocais } from './useLocais.ts'

const c = css(styles)

/** One box for everything, from any screen: the button in the portal bar, or Ctrl+K. */
export function BuscaGlobal() {
  const [isOpen, setOpen] = useState(false)
  const [dito, setDito] = useState('')
  useAtRest(fetchLocais)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      // As every other key of the page: two dialogs would both hold the focus, and what is typed would reach neither.
      if (isBehindDialog()) return
      // Drawn within this very key, on its way down: the next one, however fast, is the search's and not the page's.
      flushSync(() => setOpen(true))
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  return (
    <>
      <Button className={c('botao')} id="busca" onPress={() => setOpen(true)}>
        <Icon name="search" />
        <span className={styles.rotulo}>Buscar paciente, guia, evento ou tela</span>
        <span className={styles.tecla}>
          <KeyHint keys="Ctrl+K" />
        </span>
      </Button>
      {/* Not within the dialog, which has gone by then; emptied as it opens, so that the same is told again. */}
      <VisuallyHidden>
        <span aria-live="polite">{isOpen ? '' : dito}</span>
      </VisuallyHidden>
      {isOpen && (
        <BuscaDialog
          onClose={() => {
            setDito('')
            setOpen(false)
          }}
          onFeito={setDito}
        />
      )}
    </>
  )
}
