import { css } from '../../ui/css.ts'
import cores from '../marca/marca.module.css'
import type { TipoMarca } from '../marca/marcaDente.ts'
import styles from './Padroes.module.css'

const c = css({ ...cores, ...styles })

export type Padrao = Exclude<TipoMarca, 'ausente'> | 'digitando'

/** One tile of each pattern, in a square of 8. */
const TRACOS: Readonly<Record<Padrao, string>> = {
  planejado: 'M-2 2L2-2M-1 9L9-1M6 10L10 6',
  digitando: 'M-2 2L2-2M-1 9L9-1M6 10L10 6',
  analise: 'M6.4 4A2.4 2.4 0 1 1 1.6 4A2.4 2.4 0 1 1 6.4 4Z',
  aprovado: 'M1.4 4.4L3.2 6.2L6.6 2.2',
  realizado: '',
  negado: 'M1.6 1.6L6.4 6.4M6.4 1.6L1.6 6.4',
  tokenPendente: 'M4 4h.01',
  assinalado: 'M0 2h8M0 6h8',
}

const PADROES: readonly Padrao[] = [
  'planejado',
  'digitando',
  'analise',
  'aprovado',
  'realizado',
  'negado',
  'tokenPendente',
  'assinalado',
]

/** The paint of a state, for `fill`; `id` is the one given to `Padroes`. */
export function toPintura(id: string, padrao: Padrao): string {
  return `url(#${id}-${padrao})`
}

/** The patterns of the chart. It must stay rendered, with zero size, while anything is painted with them. */
export function Padroes({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" className={c('padroes')} focusable="false">
      <defs>
        {PADROES.map((padrao) => (
          <pattern
            className={c(padrao)}
            height="8"
            id={`${id}-${padrao}`}
            key={padrao}
            patternUnits="userSpaceOnUse"
            width="8"
          >
            <rect className={c('fundo')} height="8" width="8" />
            <path className={c('traco', padrao === 'tokenPendente' && 'ponto')} d={TRACOS[padrao]} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
