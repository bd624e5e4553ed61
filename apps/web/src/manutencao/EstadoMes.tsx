import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import { css } from '../ui/css.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import toneStyles from '../ui/tone.module.css'
import styles from './ManutencoesPage.module.css'
import { describeMes } from './mesWords.ts'

const c = css({ ...styles, ...toneStyles })

type MesDito = AnoTratamento['meses'][number]

/** A month in its column: an icon and a colour to the eye, a word and its guide to a reader. */
export function EstadoMes({ mes }: { mes: MesDito }) {
  const { rotulo, tom, icone } = describeMes(mes)
  return (
    <span className={c('mes', tom)} title={rotulo}>
      <Icon name={icone} size={16} />
      <VisuallyHidden>{rotulo}</VisuallyHidden>
    </span>
  )
}

const exemplo: MesDito = { mes: '2026-01', estado: 'feito', numeroFicha: 1, data: null, valor: '1.00' }

const exemplos: readonly MesDito[] = [
  exemplo,
  { ...exemplo, valorPago: '0.00' },
  { ...exemplo, estado: 'devido', numeroFicha: null },
  { ...exemplo, estado: 'devido' },
  { ...exemplo, estado: 'faltou', numeroFicha: null },
  { ...exemplo, estado: 'perdido' },
  { ...exemplo, estado: 'parado', numeroFicha: null },
  { ...exemplo, estado: 'futuro', numeroFicha: null },
]

/** What each mark says, in words. */
export const Legenda = () => (
  <Row gap={2}>
    {exemplos.map((mes) => {
      const { rotulo, tom, icone } = describeMes(mes)
      return (
        <Badge icon={icone} key={rotulo} tone={tom}>
          {rotulo}
        </Badge>
      )
    })}
  </Row>
)
