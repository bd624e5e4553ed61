import { css } from '../ui/css.ts'
import { type EscolhaStore, useEscolha } from './estado/escolha.ts'
import styles from './Odontograma.module.css'

const c = css(styles)

/** What the chart tells a reader when the choice changes in place. */
export function Dito({ escolha }: { escolha: EscolhaStore }) {
  return (
    <p className={c('dito')} role="status">
      {useEscolha(escolha, ({ dito }) => dito)}
    </p>
  )
}
