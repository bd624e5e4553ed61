import { StatusGuiaBadge } from '../../guia/StatusGuiaBadge.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { type Previsao, rotulosDecisao } from '../avaliacao/previsao.ts'
import type { Totais } from '../avaliacao/totais.ts'
import type { Conferencia } from '../avaliacao/useSimulacao.ts'
import styles from './PainelEnvio.module.css'

type PrevisaoResumoProps = { previsao: Previsao; totais: Totais; conferencia: Conferencia }

const conferencias = {
  igual: 'Conferido com a operadora agora.',
  diferente:
    'A operadora decidiria diferente do que esta tela calculou: vale a resposta dela, mostrada aqui.',
} as const satisfies Readonly<Record<Exclude<Conferencia, undefined>, string>>

/** What sending now would lead to, before it is sent. */
export function PrevisaoResumo({ previsao, totais, conferencia }: PrevisaoResumoProps) {
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
          { term: 'Solicitado', value: totais.valor, isNumeric: true },
          ...(totais.valorNegado === null
            ? []
            : [{ term: 'Seria negado', value: totais.valorNegado, isNumeric: true }]),
          { term: 'Coparticipação do paciente', value: totais.valorCopart, isNumeric: true },
        ]}
      />
      {totais.semValor > 0 && (
        <p className={styles.nota}>
          {totais.semValor === 1 ? 'Um evento ainda está' : `${totais.semValor} eventos ainda estão`} sem
          valor.
        </p>
      )}
      {contagem.some(({ decisao }) => decisao === 'recusado') && (
        <p className={styles.nota}>
          Uma guia complementar não passa pela auditoria: a operadora não a recebe com estes eventos. Leve-os
          a uma guia principal.
        </p>
      )}
      {conferencia && <p className={styles.nota}>{conferencias[conferencia]}</p>}
    </div>
  )
}
