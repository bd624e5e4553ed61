import type { Carencia } from '@portal/contract/associado.ts'
import { lastDayOf } from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import type { Static } from 'typebox'
import { showData } from '../calendario/format.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './CarenciaList.module.css'

type CarenciaListProps = { carencias: readonly Static<typeof Carencia>[] }

/** The waiting periods: those that still run first, with the last day of each. */
export function CarenciaList({ carencias }: CarenciaListProps) {
  const correndo = carencias.filter((carencia) => !carencia.cumprida)
  const cumpridas = carencias.filter((carencia) => carencia.cumprida)
  return (
    <Card title="Carências">
      {correndo.length === 0 ? (
        <p className={styles.tudo}>Todas as carências foram cumpridas.</p>
      ) : (
        <ul className={styles.lista}>
          {correndo.map((carencia) => (
            <li className={styles.linha} key={carencia.classe}>
              <span>{carencia.rotulo}</span>
              <Badge tone="atencao">Até {showData(lastDayOf(carencia))}</Badge>
            </li>
          ))}
          {cumpridas.map(({ classe, rotulo }) => (
            <li className={styles.linha} key={classe}>
              <span>{rotulo}</span>
              <Badge tone="sucesso">Cumprida</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
