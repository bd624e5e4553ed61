import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { css } from '../ui/css.ts'
import type { Variante } from './desenho/getSetores.ts'
import { type EstadoOdontograma, type RegrasOdontograma, toGrade } from './estado/estadoOdontograma.ts'
import type { LinhaGrade } from './estado/grade.ts'
import type { Tecla } from './estado/interpretKey.ts'
import styles from './GradeDentes.module.css'
import { LinhaDentes, type SituacaoDentes } from './LinhaDentes.tsx'
import { useArraste } from './useArraste.ts'
import type { Mudanca } from './useOdontograma.ts'

const c = css(styles)

type GradeDentesProps = {
  estado: EstadoOdontograma
  regras: RegrasOdontograma
  situacao: SituacaoDentes
  variante: Variante
  varios: boolean
  change: (mudanca: Mudanca) => void
  press: (tecla: Tecla) => boolean
}

function toTecla(evento: KeyboardEvent): Tecla {
  const { key, shiftKey, ctrlKey, metaKey, altKey, timeStamp } = evento
  return { key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey, agora: timeStamp }
}

/** Teeth in the widest half row: they all take its share, so that columns match between rows. */
function countColunas(grade: readonly LinhaGrade[]): number {
  return Math.max(...grade.map(({ lugares }) => lugares.length / 2))
}

/** The teeth as a grid: one tab stop, arrows inside, single letters only while it has the focus (WCAG 2.1.4). */
export function GradeDentes({ estado, regras, situacao, variante, varios, change, press }: GradeDentesProps) {
  const raiz = useRef<HTMLDivElement>(null)
  const arraste = useArraste({ varios, change })
  const grade = toGrade(estado, regras)
  const { cursor } = estado

  useLayoutEffect(() => {
    const { current } = raiz
    if (!current?.contains(document.activeElement)) return
    current.querySelector<HTMLElement>(`[data-dente="${cursor}"]`)?.focus()
  }, [cursor])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot show one quadrant at a time on a phone
    <div
      {...arraste}
      aria-label="Odontograma"
      aria-multiselectable="true"
      aria-readonly={regras.readOnly || undefined}
      className={c('grade')}
      data-colunas={countColunas(grade)}
      data-fileiras={grade.length}
      data-variante={variante}
      // A reader may focus a tooth by itself; the keys then act there.
      onFocus={({ target }) => {
        const { dente } = target.dataset
        if (dente !== undefined && dente !== cursor) change((atual) => ({ ...atual, cursor: dente }))
      }}
      onKeyDown={(evento) => {
        if (press(toTecla(evento))) evento.preventDefault()
      }}
      ref={raiz}
      role="grid"
    >
      {grade.map((linha) => (
        <LinhaDentes
          cursor={cursor}
          key={linha.nome}
          linha={linha}
          regras={regras}
          selecao={estado.selecao}
          situacao={situacao}
          variante={variante}
        />
      ))}
    </div>
  )
}
