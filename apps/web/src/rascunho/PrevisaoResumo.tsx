import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import styles from './PainelEnvio.module.css'
import { type Previsao, rotulosDecisao } from './previsao.ts'
import type { Totais } from './totais.ts'

type PrevisaoResumoProps = { previsao: Previsao; totais: Totais; isConferida: boolean }

/** What sending now would lead to, before it is sent. */
export function PrevisaoResumo({ previsao, totais, isConferida }: PrevisaoResumoProps) {
  const { contagem, statusFicha } = previsao
  return (
    <div className={styles.previsao}>
      {contagem.length > 0 && (
        <ul aria-label="Previsão por evento" className={styles.contagem}>
          {contagem.map(({ decisao, quantidade }) => (
            <li key={decisao}>
              <Badge tone={rotulosDecisao[decisao].tom}>
                {quantidade} × {rotulosDecisao[decisao].rotulo.toLowerCase()}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {statusFicha !== null && (
        <p className={styles.ficaria}>
          A guia ficaria <StatusGuiaBadge statusFicha={statusFicha} />
        </p>
      )}
      <DescriptionList
        items={[
          { term: 'Valor total', value: totais.valor, isNumeric: true },
          { term: 'Coparticipação do paciente', value: totais.valorCopart, isNumeric: true },
        ]}
      />
      {totais.semValor > 0 && (
        <p className={styles.nota}>
          {totais.semValor === 1 ? 'Um evento ainda está' : `${totais.semValor} eventos ainda estão`} sem
          valor.
        </p>
      )}
      {isConferida && <p className={styles.nota}>Conferido com a operadora agora.</p>}
    </div>
  )
}
