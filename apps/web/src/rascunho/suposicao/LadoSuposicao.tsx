import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { useId } from 'react'
import { showTeto } from '../../dinheiro/showTeto.ts'
import { showValor } from '../../dinheiro/showValor.ts'
import { MotivoList } from '../../evento/MotivoList.tsx'
import { StatusGuiaBadge } from '../../guia/StatusGuiaBadge.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { DescriptionList } from '../../ui/data/DescriptionList.tsx'
import type { AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'
import { type CondicaoEnvio, rotulosDecisao, seeDecisao } from '../avaliacao/previsao.ts'
import type { Parcela, Totais } from '../avaliacao/totais.ts'
import styles from './Suposicao.module.css'

type LadoSuposicaoProps = {
  titulo: string
  guia: GuiaDetalhada
  item: ItemRascunho
  avaliacao: AvaliacaoItem | undefined
  totais: Totais
  /** What the item is worth within the cap of its month. */
  parcela: Parcela | undefined
  /** The status that the guide would take; null where it would not be taken. */
  statusFicha: number | null
  condicao: CondicaoEnvio
}

/** What the operator bills the member later, where it bills anything (Operadora §4). */
const listCobranca = (term: string, valor: string | null | undefined) =>
  valor ? [{ term, value: showValor(valor), isNumeric: true }] : []

/** One side of the comparison: what would become of the item and of the guide, and whose money it is. */
export function LadoSuposicao(props: LadoSuposicaoProps) {
  const { titulo, guia, item, avaliacao, parcela, totais, statusFicha, condicao } = props
  const { validadeSenha, fimCobertura, senhaRenovada, senhaDoMes } = guia
  const { codigoEvento } = item
  const valor = parcela?.valores
  const id = useId()
  const vista = avaliacao && rotulosDecisao[seeDecisao(avaliacao.decisao, condicao)]
  return (
    <section aria-labelledby={id} className={styles.lado}>
      <h3 id={id}>{titulo}</h3>
      {vista && (
        <p>
          <Badge tone={vista.tom}>{vista.rotulo}</Badge>
        </p>
      )}
      <MotivoList
        codigoEvento={codigoEvento}
        dito={vista?.rotulo}
        isDensa
        motivos={avaliacao?.motivos ?? []}
      />
      <DescriptionList
        items={[
          { term: 'Valor do evento', value: valor ? showValor(valor.valor) : '—', isNumeric: true },
          {
            term: 'Parte do paciente nele',
            value: valor?.valorCopart ? showValor(valor.valorCopart) : '—',
            isNumeric: true,
          },
          ...listCobranca('Cobrada depois pela operadora', valor?.valorCopartOperadora),
          {
            term: 'A guia ficaria',
            value:
              statusFicha === null ? (
                condicao.senhaVencida ? (
                  rotulosDecisao.semSenha.rotulo
                ) : (
                  'Por corrigir'
                )
              ) : (
                <StatusGuiaBadge
                  guia={{ statusFicha, validadeSenha, fimCobertura, senhaRenovada, senhaDoMes }}
                />
              ),
          },
          { term: 'Solicitado na guia', value: showValor(totais.valor), isNumeric: true },
          { term: 'Seria negado', value: showValor(totais.valorNegado ?? '0.00'), isNumeric: true },
          { term: 'Coparticipação da guia', value: showValor(totais.valorCopart), isNumeric: true },
          ...listCobranca('Cobrada depois, na guia', totais.valorCopartOperadora),
          ...(parcela?.teto
            ? [{ term: 'Teto de coparticipação', value: showTeto(parcela.teto), isNumeric: true }]
            : []),
        ]}
        layout="rows"
      />
    </section>
  )
}
