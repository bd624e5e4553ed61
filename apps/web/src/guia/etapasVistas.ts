import { type Etapa, etapa, etapas } from '@portal/domain/guia/etapa.tables.ts'

/** The stages that most guides never see: shown only while the guide stands in one. */
const deAuditoria: readonly Etapa[] = [etapa.auditoria, etapa.consolidacaoAuditoria]
/** The audit happens between the plan and the treatment, whatever its numbers say. */
const ordem: readonly Etapa[] = [
  etapa.liberacaoSenha,
  etapa.planoTratamento,
  ...deAuditoria,
  etapa.tratamentoRealizado,
  etapa.faturamento,
]

/** The stages of this guide, in the order in which they happen. */
export function listEtapasVistas(atual: number): { id: string; label: string }[] {
  const isVista = (codigo: Etapa) =>
    deAuditoria.includes(codigo) ? deAuditoria.some((cada) => cada === atual) : true
  return ordem.filter(isVista).map((codigo) => ({
    id: String(codigo),
    label: etapas.find((linha) => linha.codigo === codigo)?.rotulo ?? '',
  }))
}
