import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { byOrigem } from '../menu/identOrigem.ts'
import { SearchField } from '../ui/field/SearchField.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './BuscaDialog.module.css'
import { holdTyped } from './holdTyped.ts'
import { ResultadoList } from './ResultadoList.tsx'
import { rememberRecente } from './recentes.ts'
import type { Resultado } from './resultados.ts'
import { useResultados } from './useResultados.ts'

type BuscaDialogProps = {
  onClose: () => void
  /** Something was done that the page itself does not tell: these words do. */
  onFeito: (dito: string) => void
}

/** Type a number, a name or a word, choose with the arrows, Enter goes there or does it. Esc closes at once. */
export function BuscaDialog({ onClose, onFeito }: BuscaDialogProps) {
  const navigate = useNavigate()
  const listId = useId()
  const [termo, setTermo] = useState('')
  const [escolhido, setEscolhido] = useState(0)
  // Enter pressed before the answer came: it goes to the first result as soon as there is one.
  const [isApressado, setApressado] = useState(false)
  const procurado = termo.trim()
  const { resultados, error, isBuscando } = useResultados(procurado)
  const atual = Math.min(escolhido, resultados.length - 1)

  const go = useCallback(
    (resultado: Resultado) => {
      const { destino, isFora, dito } = resultado
      onClose()
      if (isFora && typeof destino === 'string') {
        window.open(destino, '_blank', 'noreferrer')
        return
      }
      if (typeof destino === 'string') {
        // A view may be another by then, or none; it is found by its name.
        if (!resultado.isVista) rememberRecente(resultado)
        const isOutra = new URL(destino, location.origin).pathname !== location.pathname
        const release = isOutra ? holdTyped() : undefined
        void navigate({ href: destino, state: byOrigem('busca') }).finally(release)
        return
      }
      // Once the focus is back on the page: what is done takes it from there, and gives it back.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          destino()
          if (dito) onFeito(dito)
        }),
      )
    },
    [navigate, onClose, onFeito],
  )
  const [primeiro] = resultados
  useEffect(() => {
    if (isApressado && !isBuscando && primeiro) go(primeiro)
  }, [isApressado, isBuscando, primeiro, go])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && resultados.length > 0) {
      event.preventDefault()
      setEscolhido((atual + step + resultados.length) % resultados.length)
    }
    // Before the field, for which Esc would first mean to clear it.
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const resultado = resultados[atual]
    if (resultado) go(resultado)
    else setApressado(isBuscando)
  }

  return (
    <Dialog isOpen isTopo onClose={onClose} title="Buscar">
      <div className={styles.busca} onKeyDownCapture={onKeyDown}>
        <SearchField
          aria-controls={listId}
          autoComplete="off"
          autoFocus
          hint="Paciente (nome, CPF, cartão), guia (número, final ou senha), pedido de exames, evento, tela ou ação."
          isLabelHidden
          label="O que você procura?"
          onChange={(value) => {
            setApressado(false)
            setTermo(value)
            setEscolhido(0)
          }}
          value={termo}
          width="full"
        />
        {error && (
          <p className={styles.aviso} role="alert">
            {toNotice(error).text}
          </p>
        )}
        <ResultadoList
          atual={atual}
          id={listId}
          isBusy={isBuscando}
          onChoose={go}
          resultados={resultados}
          termo={procurado}
        />
      </div>
    </Dialog>
  )
}
