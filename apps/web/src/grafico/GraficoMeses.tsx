import { type KeyboardEvent, useId, useState } from 'react'
import { showMes, showMesCurto } from '../calendario/mes.ts'
import { Button } from '../ui/action/Button.tsx'
import { css } from '../ui/css.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './GraficoMeses.module.css'
import { scaleBarras } from './scaleBarras.ts'

const c = css(styles)

export type PontoMes = {
  mes: string
  valor: number
  /** Not settled yet, and drawn so. */
  isAberto?: boolean
  /** Nothing stands behind it: its bar only tells. */
  isMudo?: boolean
}

type GraficoMesesProps<P extends PontoMes> = {
  /** What is drawn: "Eventos realizados". */
  titulo: string
  /** The oldest month first. */
  pontos: readonly P[]
  /** Over the values of the table. */
  coluna: string
  /** A month's value in whole words, for readers and the table: "55 eventos". */
  describe: (ponto: P) => string
  /** A value over its bar, in as few characters as say it. */
  showCurto: (valor: number, ponto: P) => string
  /** Opens the rows that make a month's value; where there is none the bars only tell. */
  onOpen?: ((ponto: P) => void) | undefined
}

/** Where each key leads from a bar. */
const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Signs that fit over all bars of a chart on a telephone: three over each of twelve. */
const SINAIS_NO_TELEFONE = 36

const isLongo = (curtos: readonly string[]): boolean =>
  curtos.length * Math.max(...curtos.map(({ length }) => length)) > SINAIS_NO_TELEFONE

/**
 * The one chart of the portal: a bar a month, each with its value in figures, so that no colour and no axis has to be
 * read; where there is no room every other one tells its own. One stop of Tab; arrows go through the months, Enter opens
 * the rows behind one. The table says all.
 */
export function GraficoMeses<P extends PontoMes>(props: GraficoMesesProps<P>) {
  const { titulo, pontos, coluna, describe, showCurto, onOpen } = props
  const [isTabela, setTabela] = useState(false)
  const [atual, setAtual] = useState(pontos.length - 1)
  const id = useId()
  const curtos = pontos.map((ponto) => showCurto(ponto.valor, ponto))
  const alturas = scaleBarras(pontos.map(({ valor }) => valor))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = targets[event.key]?.(atual, pontos.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setAtual(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <figure aria-labelledby={id} className={c('grafico')}>
      <div className={styles.cabeca}>
        <figcaption id={id}>{titulo}, por mês</figcaption>
        <Button onPress={() => setTabela(!isTabela)} size="pequeno" variant="fantasma">
          {isTabela ? 'Ver o gráfico' : 'Ver em tabela'}
        </Button>
      </div>
      {isTabela ? (
        <table className={styles.tabela}>
          <caption>
            <VisuallyHidden>{titulo}, por mês</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">{coluna}</th>
            </tr>
          </thead>
          <tbody>
            {pontos.map((ponto) => (
              <tr key={ponto.mes}>
                <th scope="row">{showMes(ponto.mes)}</th>
                <td>{describe(ponto)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame; the bars are one group of the figure
        <div
          aria-label={titulo}
          className={styles.barras}
          data-longos={isLongo(curtos) || undefined}
          onKeyDown={onKeyDown}
          role="group"
        >
          {pontos.map((ponto, at) => (
            <button
              aria-disabled={onOpen === undefined || ponto.isMudo || undefined}
              className={styles.mes}
              data-print="drawn"
              key={ponto.mes}
              onClick={() => {
                setAtual(at)
                if (!ponto.isMudo) onOpen?.(ponto)
              }}
              onFocus={() => setAtual(at)}
              tabIndex={at === atual ? 0 : -1}
              type="button"
            >
              <VisuallyHidden>{`${showMes(ponto.mes)}: ${describe(ponto)}`}</VisuallyHidden>
              <span aria-hidden="true" className={styles.valor}>
                {curtos[at]}
              </span>
              <span
                className={styles.barra}
                data-aberto={ponto.isAberto || undefined}
                style={{ height: `${alturas[at] ?? 0}%` }}
              />
              <span aria-hidden="true" className={styles.rotulo}>
                {showMesCurto(ponto.mes)}
              </span>
            </button>
          ))}
        </div>
      )}
    </figure>
  )
}
