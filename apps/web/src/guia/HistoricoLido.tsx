import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { PassoHistorico } from '@portal/contract/guiaParte.ts'
import { getEtapa } from '@portal/domain/guia/etapa.tables.ts'
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

/** "Etapa: Plano de tratamento → Auditoria", where the stage alone moved: a status that moves tells it by itself. */
function showEtapas({ deStatus, paraStatus, deEtapa, paraEtapa }: Passo): string {
  if (deStatus !== paraStatus || deEtapa === null || deEtapa === paraEtapa) return ''
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
