import { formatReais } from '../dinheiro/dinheiro.ts'
import { autorizacaoEvento } from '../guia/autorizacaoEvento.tables.ts'
import { sumValores } from '../guia/valoresGuia.ts'
import { startSentence } from '../texto/startSentence.ts'
import { nameRede } from './carta.ts'
import type { DadosEstimativa, EventoEstimado } from './dadosEstimativa.ts'
import { sayCredenciado } from './sayCredenciado.ts'
import { isDependente, isNaSoma } from './situacaoEstimativa.tables.ts'

/** What each pays of some events: the guide's own sums of what is approved. */
function sumEventos(eventos: readonly EventoEstimado[]) {
  const { aprovadoCentavos, copartCentavos, copartOperadoraCentavos } = sumValores(
    eventos.map((evento) => ({
      autorizacao: isNaSoma(evento.situacao) ? autorizacaoEvento.aprovado : autorizacaoEvento.negado,
      valorCentavos: evento.valorCentavos,
      copartCentavos: evento.copartCentavos,
      copartOperadoraCentavos: evento.copartOperadoraCentavos,
    })),
  )
  const pacienteCentavos = copartCentavos + copartOperadoraCentavos
  return {
    planoCentavos: aprovadoCentavos - pacienteCentavos,
    pacienteCentavos,
    balcaoCentavos: copartCentavos,
    depoisCentavos: copartOperadoraCentavos,
  }
}

/** All that counts, and of it apart what the plan covers as it is and what waits for its answer. */
export function sumEstimativa(eventos: readonly EventoEstimado[]) {
  return {
    toda: sumEventos(eventos),
    certa: sumEventos(eventos.filter(({ situacao }) => !isDependente(situacao))),
    dependente: sumEventos(eventos.filter(({ situacao }) => isDependente(situacao))),
  }
}

type Soma = ReturnType<typeof sumEstimativa>

const SE_AUTORIZAR = 'se o plano autorizar o que falta'

const isContado = ({ situacao }: EventoEstimado): boolean => isNaSoma(situacao)
const isEsperado = ({ situacao }: EventoEstimado): boolean => isDependente(situacao)

/** The name of the table's last row, which counts on all that is still to be answered. */
export const nameTotal = (eventos: readonly EventoEstimado[]): string =>
  eventos.some(isEsperado) ? `Total, ${SE_AUTORIZAR}` : 'Total do que o plano cobre'

/** Who pays what of the sum; what is not in it is not said to cost nothing, nor what waits to be sure. */
export function saySoma({ certa, dependente }: Soma, eventos: readonly EventoEstimado[]): string {
  const contados = eventos.filter(isContado)
  if (contados.length === 0) return 'Hoje o plano não paga nada deste pedido como ele está.'
  const inicio = contados.length === eventos.length ? '' : 'Do que está na soma, '
  const paga = `o plano paga **${formatReais(certa.planoCentavos)}** e você paga **${formatReais(certa.pacienteCentavos)}**.`
  const espera = `${SE_AUTORIZAR}, ele paga **${formatReais(dependente.planoCentavos)}** e você paga **${formatReais(dependente.pacienteCentavos)}**.`
  if (contados.every(isEsperado)) return startSentence(inicio + espera)
  if (!contados.some(isEsperado)) return startSentence(inicio + paga)
  return `${startSentence(inicio + paga)} ${startSentence(espera.replaceAll('paga **', 'paga mais **'))}`
}

/** What is sure, and what an answer of the plan would add to it. */
function sayQuanto(certoCentavos: number, dependenteCentavos: number): string {
  if (dependenteCentavos === 0) return formatReais(certoCentavos)
  const mais = formatReais(dependenteCentavos)
  return certoCentavos === 0
    ? `${mais} (${SE_AUTORIZAR})`
    : `${formatReais(certoCentavos)} (e mais ${mais} ${SE_AUTORIZAR})`
}

/** Who collects the patient's part, and when (Operadora §4). */
export function sayParte({ toda, certa, dependente }: Soma, dados: DadosEstimativa): string {
  const parte =
    'A sua parte é a coparticipação: o pedaço do preço que o contrato do plano deixa com o paciente.'
  const noBalcao = `Você paga ${sayQuanto(certa.balcaoCentavos, dependente.balcaoCentavos)} ${sayCredenciado(dados.nomeCredenciado, 'a')}.`
  const depois = `A ${nameRede(dados)} cobra de você ${sayQuanto(certa.depoisCentavos, dependente.depoisCentavos)} depois, e isso não se paga no atendimento.`
  const teto =
    dados.tetoMesCentavos === null
      ? []
      : [
          `O seu plano deixa com você no máximo ${formatReais(dados.tetoMesCentavos)} por mês, somando todos os consultórios; o que passa disso é do plano.`,
        ]
  if (toda.pacienteCentavos === 0) return [saySemParte(dados.eventos), ...teto].join(' ')
  return [
    parte,
    ...(toda.balcaoCentavos > 0 ? [noBalcao] : []),
    ...(toda.depoisCentavos > 0 ? [depois] : []),
    ...teto,
  ].join(' ')
}

/** Nothing to pay holds of the whole treatment only where all of it is in the sum. */
function saySemParte(eventos: readonly EventoEstimado[]): string {
  if (eventos.every(isContado)) return 'Neste tratamento você não tem parte a pagar.'
  return eventos.some(isContado)
    ? 'Do que está na soma você não tem parte a pagar. O resto não está nela: pergunte o preço antes de fazer.'
    : 'Hoje nada deste pedido está na soma: pergunte o preço antes de fazer.'
}
