import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { css } from '../ui/css.ts'
import { KeyHint } from '../ui/data/KeyHint.tsx'
import { Icon } from '../ui/Icon.tsx'
import { usePrefetch } from '../ui/usePrefetch.ts'
import styles from './BuscaGlobal.module.css'

const c = css(styles)
const loadDialog = () => import('./BuscaDialog.tsx')
const BuscaDialog = lazy(loadDialog)

/** One box for everything, from any screen: the button in the portal bar, or Ctrl+K. Its dialog is loaded apart. */
export function BuscaGlobal() {
  const [isOpen, setOpen] = useState(false)

  // With the frame itself: until then the key is kept by earlyIntent.ts
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  // Whoever presses Ctrl+K types on at once
  usePrefetch(loadDialog)

  return (
    <>
      <Button className={c('botao')} id="busca" onPress={() => setOpen(true)}>
        <Icon name="search" />
        <span className={styles.rotulo}>Buscar paciente, guia ou tela</span>
        <span className={styles.tecla}>
          <KeyHint keys="Ctrl+K" />
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BuscaDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
