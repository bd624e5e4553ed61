/** The six stages of a guide (Spec §4). */
export const etapas = [
  { codigo: 1, nome: 'liberacaoSenha', rotulo: 'Liberação de senha' },
  { codigo: 2, nome: 'planoTratamento', rotulo: 'Plano de tratamento' },
  { codigo: 3, nome: 'tratamentoRealizado', rotulo: 'Tratamento realizado' },
  { codigo: 4, nome: 'auditoria', rotulo: 'Auditoria' },
  { codigo: 5, nome: 'consolidacaoAuditoria', rotulo: 'Consolidação da auditoria' },
  { codigo: 6, nome: 'faturamento', rotulo: 'Faturamento' },
] as const

type LinhaEtapa = (typeof etapas)[number]
export type Etapa = LinhaEtapa['codigo']
export type NomeEtapa = LinhaEtapa['nome']

/** The code by its name: `etapa.auditoria` is 4. */
export const etapa = Object.fromEntries(etapas.map((linha) => [linha.nome, linha.codigo])) as {
  readonly [L in LinhaEtapa as L['nome']]: L['codigo']
}

/** The row of a stage, or undefined for a code that is not one. */
export function getEtapa(codigo: number): LinhaEtapa | undefined {
  return etapas.find((linha) => linha.codigo === codigo)
}
