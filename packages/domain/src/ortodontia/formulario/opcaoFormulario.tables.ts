/** A choice of the orthodontic forms: `codigo` travels. Which there are is Operadora §2's choice, or ours where it has none. */
export type Opcao = { readonly codigo: number; readonly rotulo: string }

export const denticoesOrto = [
  { codigo: 1, rotulo: 'Decídua' },
  { codigo: 2, rotulo: 'Mista' },
  { codigo: 3, rotulo: 'Permanente' },
] as const

export const classesAngle = [
  { codigo: 1, rotulo: 'Classe I' },
  { codigo: 2, rotulo: 'Classe II, divisão 1' },
  { codigo: 3, rotulo: 'Classe II, divisão 2' },
  { codigo: 4, rotulo: 'Classe III' },
] as const

export const relacoesCanino = [
  { codigo: 1, rotulo: 'Classe I' },
  { codigo: 2, rotulo: 'Classe II' },
  { codigo: 3, rotulo: 'Classe III' },
  { codigo: 4, rotulo: 'Não avaliável' },
] as const

/** To which side of the patient the midline is off; where neither is told it is not. */
export const ladosLinhaMediana = [
  { codigo: 1, rotulo: 'Direita' },
  { codigo: 2, rotulo: 'Esquerda' },
] as const

export const tiposSobremordida = [
  { codigo: 1, rotulo: 'Normal' },
  { codigo: 2, rotulo: 'Aberta' },
  { codigo: 3, rotulo: 'Fechada' },
] as const

export const tiposAtm = [
  { codigo: 1, rotulo: 'Normal' },
  { codigo: 2, rotulo: 'Dor' },
  { codigo: 3, rotulo: 'Estalido' },
  { codigo: 4, rotulo: 'Crepitação' },
  { codigo: 5, rotulo: 'Limitação de abertura' },
] as const

export const mordidasCruzadas = [
  { codigo: 1, rotulo: 'Nenhuma' },
  { codigo: 2, rotulo: 'Anterior' },
  { codigo: 3, rotulo: 'Posterior direita' },
  { codigo: 4, rotulo: 'Posterior esquerda' },
  { codigo: 5, rotulo: 'Posterior bilateral' },
] as const

/** Ours: retention is no phase of an active treatment, it is a state of its own. */
export const fasesTratamento = [
  { codigo: 1, rotulo: 'Preventiva' },
  { codigo: 2, rotulo: 'Interceptiva' },
  { codigo: 3, rotulo: 'Alinhamento e nivelamento' },
  { codigo: 4, rotulo: 'Fechamento de espaços' },
  { codigo: 5, rotulo: 'Correção da oclusão' },
  { codigo: 6, rotulo: 'Finalização' },
] as const

export const tratamentosProrrogacao = [
  { codigo: 1, rotulo: 'Continuidade' },
  { codigo: 2, rotulo: 'Recidiva' },
  { codigo: 3, rotulo: 'Mudança de plano' },
  { codigo: 4, rotulo: 'Compensatório' },
  { codigo: 5, rotulo: 'Cirúrgico' },
] as const

export const prognosticos = [
  { codigo: 1, rotulo: 'Favorável' },
  { codigo: 2, rotulo: 'Reservado' },
  { codigo: 3, rotulo: 'Desfavorável' },
] as const

/** Where the treatment stands to an orthognathic surgery: the surgery is to come, or was made. */
export const cirurgiasOrtognaticas = [
  { codigo: 1, rotulo: 'Pré-cirúrgico' },
  { codigo: 2, rotulo: 'Pós-cirúrgico' },
] as const

/** Ours (Domínio §6.9 names the field alone). */
export const cooperacoes = [
  { codigo: 1, rotulo: 'Boa' },
  { codigo: 2, rotulo: 'Regular' },
  { codigo: 3, rotulo: 'Insuficiente' },
] as const

/** The appliances that the maintenances of table 22 are of: 86000357, 86000365 and 86000373. */
export const aparelhos = [
  { codigo: 1, rotulo: 'Fixo' },
  { codigo: 2, rotulo: 'Ortopédico' },
  { codigo: 3, rotulo: 'Removível' },
] as const
