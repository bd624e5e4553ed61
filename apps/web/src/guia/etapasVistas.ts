import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { type Etapa, etapa, getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

type EmEtapas = Pick<GuiaDetalhada, 'codigoEtapaAtual' | 'statusFicha'> & {
  eventos: readonly Pick<GuiaDetalhada['eventos'][number], 'dataEmAnalise'>[]
}

/** The four steps of every guide. An audit is no step more: it takes the name of the one that it judges. */
const passos: readonly Etapa[] = [
  etapa.liberacaoSenha,
  etapa.planoTratamento,
  etapa.tratamentoRealizado,
  etapa.faturamento,
]
const deAuditoria: ReadonlySet<number> = new Set([etapa.auditoria, etapa.consolidacaoAuditoria])

/** Before the treatment the plan is judged; after it, a day that was given too late (Operadora §1). */
const findJulgada = ({ eventos }: EmEtapas): Etapa =>
  eventos.some(({ dataEmAnalise }) => dataEmAnalise) ? etapa.tratamentoRealizado : etapa.planoTratamento

/** The steps of this guide, in the order in which they happen: as many whatever becomes of it. */
export function listEtapasVistas(guia: EmEtapas): { id: string; label: string }[] {
  const { codigoEtapaAtual } = guia
  const julgada = deAuditoria.has(codigoEtapaAtual) ? findJulgada(guia) : undefined
  return passos.map((passo) => {
    const codigo = passo === julgada ? codigoEtapaAtual : passo
    return { id: String(codigo), label: getEtapa(codigo)?.rotulo ?? '' }
  })
}

/** Nothing comes after: it was cancelled or denied where it stood. */
const paradas: ReadonlySet<number> = new Set([statusFicha.cancelada, statusFicha.naoAutorizada])

/** "Passo 2 de 4: Plano de tratamento"; of a guide that goes no further, where it stopped. */
export function showPasso(guia: EmEtapas): string {
  const etapas = listEtapasVistas(guia)
  const at = etapas.findIndex(({ id }) => id === String(guia.codigoEtapaAtual))
  const passo = `asso ${at + 1} de ${etapas.length}: ${etapas[at]?.label ?? ''}`
  return paradas.has(guia.statusFicha) ? `Parou no p${passo}` : `P${passo}`
}
