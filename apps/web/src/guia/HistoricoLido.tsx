import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { PassoHistorico } from '@portal/contract/guiaParte.ts'
import { etapa, getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Static } from 'typebox'
import { showInstante } from '../calendario/format.ts'
import { Timeline } from '../ui/data/Timeline.tsx'
import styles from './HistoricoGuia.module.css'

type Passo = Static<typeof PassoHistorico>

/** "Senha liberada → Em análise", or nothing where the status stayed or the step is called as it is. */
function showMudanca({ acao, deStatus, paraStatus }: Passo): string {
  const { rotulo } = getStatusFicha(paraStatus)
  if (deStatus === null) return rotulo === acao ? '' : rotulo
  return deStatus === paraStatus ? '' : `${getStatusFicha(deStatus).rotulo} → ${rotulo}`
}

/** Stages that a guide enters and leaves again within one status. */
const internas: readonly number[] = [etapa.auditoria, etapa.consolidacaoAuditoria]

/** "Etapa: Plano de tratamento → Auditoria", where no status tells it: the stage moved alone, or an inner one was left. */
function showEtapas({ deStatus, paraStatus, deEtapa, paraEtapa }: Passo): string {
  if (deEtapa === null || deEtapa === paraEtapa) return ''
  if (deStatus !== paraStatus && !internas.includes(deEtapa)) return ''
  const [de, para] = [getEtapa(deEtapa), getEtapa(paraEtapa)]
  return de && para ? `Etapa: ${de.rotulo} → ${para.rotulo}` : ''
}

/** Every step of the guide's life: who, when, from, to, why; newest first. */
export function HistoricoLido({ guia }: { guia: GuiaDetalhada }) {
  const passos = guia.historico.toReversed()
  return (
    <Timeline
      events={passos.map((passo, indice) => ({
        id: `${passo.em}-${passos.length - indice}`,
        title: passo.acao,
        at: passo.em,
        when: showInstante(passo.em),
        who: passo.autor,
        tone: passo.deStatus === passo.paraStatus ? 'neutro' : getStatusFicha(passo.paraStatus).tom,
        detail: [showMudanca(passo), showEtapas(passo), passo.motivo].filter(Boolean).map((texto) => (
          <p className={styles.detalhe} key={texto}>
            {texto}
          </p>
        )),
      }))}
      label="Histórico da guia"
    />
  )
}
