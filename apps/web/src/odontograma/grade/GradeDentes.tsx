import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { css } from '../../ui/css.ts'
import type { Variante } from '../desenho/getSetores.ts'
import type { DenticaoVista } from '../estado/denticao.ts'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import type { RegrasOdontograma } from '../estado/estadoOdontograma.ts'
import { getGrade, type LinhaGrade } from '../estado/grade.ts'
import type { Tecla } from '../estado/interpretKey.ts'
import type { Mudanca } from '../estado/useOdontograma.ts'
import styles from './GradeDentes.module.css'
import { LinhaDentes, type SituacaoDentes } from './LinhaDentes.tsx'
import { useDrag } from './useDrag.ts'

const c = css(styles)

type GradeDentesProps = {
  nome: string
  escolha: EscolhaStore
  denticao: DenticaoVista
  regras: RegrasOdontograma
  situacao: SituacaoDentes
  variante: Variante
  varios: boolean
  change: (mudanca: Mudanca) => void
  press: (tecla: Tecla) => boolean
}

function toTecla(event: KeyboardEvent): Tecla {
  const { key, shiftKey, ctrlKey, metaKey, altKey, timeStamp } = event
  return { key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey, agora: timeStamp }
}

/** Teeth in the widest half row: they all take its share, so that columns match between rows. */
function countColunas(grade: readonly LinhaGrade[]): number {
  return Math.max(...grade.map(({ lugares }) => lugares.length / 2))
}

const findCelula = (root: HTMLElement | null, dente: string) =>
  root?.querySelector<HTMLElement>(`[data-dente="${dente}"]`)

/**
 * Moves the focus and, with it, the grid's one tab stop. The stop goes first, and the page scrolls in the frame to
 * come: either of them upon a focused tooth would have the browser lay the page out within the key.
 */
function focusCelula(celula: HTMLElement): void {
  celula.tabIndex = 0
  celula.focus({ preventScroll: true })
  requestAnimationFrame(() => celula.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
}

type TabStopProps = {
  /** Null until it is drawn: an element's own ref comes after the effects of what is in it. */
  root: HTMLElement | null
  /** Whether the last key was the chart's: its tooth may go, focus and all, with the dentition that it changes. */
  tecla: RefObject<boolean>
  escolha: EscolhaStore
  grade: readonly LinhaGrade[]
}

/**
 * Keeps the tab stop where the cursor is, outside of React (WAI-ARIA "roving tabindex"); the focus follows to a tooth
 * that had first to be drawn or shown: another dentition, a phone's next quadrant.
 */
function TabStop({ root, tecla, escolha, grade }: TabStopProps) {
  const cursor = useEscolha(escolha, (atual) => atual.cursor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other cells, which have no stop yet
  useLayoutEffect(() => {
    const celula = findCelula(root, cursor)
    if (!root || !celula) return
    const { activeElement, body } = document
    const isAqui = root.contains(activeElement) || (tecla.current && activeElement === body)
    if (isAqui && activeElement !== celula) focusCelula(celula)
    tecla.current = false
    if (celula.tabIndex !== 0) celula.tabIndex = 0
    for (const outra of root.querySelectorAll<HTMLElement>('[tabindex="0"]'))
      if (outra !== celula) outra.tabIndex = -1
  }, [root, tecla, cursor, grade])
  return null
}

/** The teeth as a grid: one tab stop, arrows inside, single letters only while it has the focus (WCAG 2.1.4). */
export function GradeDentes(props: GradeDentesProps) {
  const { nome, escolha, denticao, regras, situacao, variante, varios, change, press } = props
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const hasTecla = useRef(false)
  const drag = useDrag({ varios, change })
  const grade = getGrade(denticao, regras.supranumerarios)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot show one quadrant at a time on a phone
    <div
      {...drag}
      aria-label={nome}
      aria-multiselectable="true"
      aria-readonly={regras.readOnly || undefined}
      className={c('grade')}
      data-colunas={countColunas(grade)}
      data-fileiras={grade.length}
      data-variante={variante}
      // A reader may focus a tooth by itself; the keys then act there.
      onFocus={({ target }) => {
        const { dente } = target.dataset
        const { cursor, isTocado } = escolha.get()
        if (dente !== undefined && !(isTocado && dente === cursor))
          change((atual) => ({ ...atual, cursor: dente, isTocado: true }))
      }}
      onKeyDown={(event) => {
        const { cursor } = escolha.get()
        hasTecla.current = press(toTecla(event))
        if (!hasTecla.current) return
        event.preventDefault()
        const { cursor: novo } = escolha.get()
        // Before anything is drawn: a focus that finds changes has to lay the page out twice.
        const celula = novo === cursor ? undefined : findCelula(root, novo)
        if (celula) focusCelula(celula)
      }}
      ref={setRoot}
      role="grid"
    >
      {grade.map((linha) => (
        <LinhaDentes
          escolha={escolha}
          key={linha.nome}
          linha={linha}
          regras={regras}
          situacao={situacao}
          variante={variante}
        />
      ))}
      <TabStop escolha={escolha} grade={grade} root={root} tecla={hasTecla} />
    </div>
  )
}
