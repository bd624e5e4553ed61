/** How a deposit was matched with a run. Operadora §4. */
export const metodosConciliacao = [
  { codigo: 'exata', rotulo: 'Valor igual' },
  { codigo: 'regra', rotulo: 'Soma ou diferença explicada' },
  { codigo: 'memoria', rotulo: 'Pagador já conhecido' },
  { codigo: 'manual', rotulo: 'Escolha da clínica' },
] as const
export type MetodoConciliacao = (typeof metodosConciliacao)[number]['codigo']

/** What the rest of a run that did not come in is put down to. */
export const tiposDiferenca = [
  { codigo: 'glosa', rotulo: 'Glosa' },
  { codigo: 'retencao', rotulo: 'Retenção' },
  { codigo: 'ajuste', rotulo: 'Ajuste' },
] as const
export type TipoDiferenca = (typeof tiposDiferenca)[number]['codigo']

/** What is done in the reconciliation, and can be undone. */
export const tiposAcao = [
  { codigo: 'importacao', rotulo: 'Importação' },
  { codigo: 'par', rotulo: 'Conciliação' },
  { codigo: 'recusa', rotulo: 'Recusa de sugestão' },
  { codigo: 'diferenca', rotulo: 'Diferença explicada' },
] as const
export type TipoAcao = (typeof tiposAcao)[number]['codigo']

/** Which deposits a list shows: those with something left, those without, or all. */
export const situacoesDeposito = [
  { codigo: 'ABERTOS', rotulo: 'Em aberto' },
  { codigo: 'CONCILIADOS', rotulo: 'Conciliados' },
  { codigo: 'TODOS', rotulo: 'Todos' },
] as const
export type SituacaoDeposito = (typeof situacoesDeposito)[number]['codigo']
