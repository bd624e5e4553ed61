import { toBrasileira } from '../calendario/dataCivil.ts'
import type { PlanoContexto } from '../evento/contexto.ts'
import { diasCarencia } from '../evento/criterio/carencia.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import { countOf } from '../texto/contagem.ts'
import type { Fundamento } from './fundamento.tables.ts'
import { TRATAMENTOS_CLAROS } from './palavraClara.data.ts'

/** What a letter asks of the plan: its waiting periods and the day on which the patient joined it. */
export type PlanoCarta = Pick<PlanoContexto, 'carencias'> & { readonly inicio: string }

type Negado = { readonly regra: RegraEvento | undefined }
type DoPlano = { readonly plano: PlanoCarta | undefined; readonly nomePlano: string }

/** `1 vez a cada 12 meses`; empty where the rule has no interval. */
function sayIntervalo({
  execucaoUnica,
  intervaloMeses,
  intervaloDias,
  maximoPorPeriodo,
}: RegraEvento): string {
  if (execucaoUnica) return 'uma vez só'
  const janela = intervaloMeses
    ? countOf(intervaloMeses, 'mês', 'meses')
    : intervaloDias
      ? countOf(intervaloDias, 'dia', 'dias')
      : ''
  return janela && `${countOf(maximoPorPeriodo, 'vez', 'vezes')} a cada ${janela}`
}

function sayCarencia(regra: RegraEvento | undefined, { plano, nomePlano }: DoPlano): string {
  if (!plano || !regra) return `Contrato do plano ${nomePlano}, prazos de carência.`
  const dias = diasCarencia(regra.classeCarencia, plano)
  return `Contrato do plano ${nomePlano}: ${countOf(dias, 'dia', 'dias')} de carência para ${TRATAMENTOS_CLAROS[regra.classeCarencia]}. Para você, a contagem começou em ${toBrasileira(plano.inicio)}.`
}

function sayRegraIntervalo(regra: RegraEvento | undefined): string {
  const intervalo = regra && sayIntervalo(regra)
  return `Regra do plano para este procedimento${intervalo ? `: ${intervalo}` : ''}.`
}

/** The clause or the rule that a denial rests on, in a sentence (Operadora §7). */
export function sayFundamento(fundamento: Fundamento, { regra }: Negado, doPlano: DoPlano): string {
  const { nomePlano } = doPlano
  switch (fundamento) {
    case 'carencia':
      return sayCarencia(regra, doPlano)
    case 'contrato':
      return `Contrato do plano ${nomePlano}: o que ele cobre e o que deixa de fora.`
    case 'rol':
      return `Rol da ANS (norma RN 465), que é a lista do que todo plano é obrigado a cobrir, e contrato do plano ${nomePlano}.`
    case 'diretriz':
      return `Diretriz de utilização${regra?.dut ? ` número ${regra.dut}` : ''} do rol da ANS (norma RN 465), que diz em que casos o plano tem de cobrir.`
    case 'intervalo':
      return sayRegraIntervalo(regra)
    case 'cadastro':
      return `Seu cadastro no plano ${nomePlano}.`
    case 'clinica':
      return 'Contrato entre esta clínica e o plano.'
    case 'tecnica':
      return 'Regra técnica do plano para este procedimento.'
    case 'documento':
      return 'Regra do plano para este procedimento: o que o pedido tem de mostrar.'
    case 'ortodontia':
      return `Regras do plano ${nomePlano} para tratamento com aparelho.`
    case 'pedido':
      return 'Regras de preenchimento do pedido, que é da clínica.'
  }
}
