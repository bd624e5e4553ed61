import { toBrasileira } from '../calendario/dataCivil.ts'
import { formatReais, toValor } from '../dinheiro/dinheiro.ts'
import type { Motivo } from '../evento/motivo.ts'
import { autorizacaoEvento } from '../guia/autorizacaoEvento.tables.ts'
import { sumValores } from '../guia/valoresGuia.ts'
import {
  type Carta,
  type Destinatario,
  joinBlocos,
  listContatos,
  nameRede,
  sayPaciente,
  saySubtitulo,
} from './carta.ts'
import { sayCredenciado } from './sayCredenciado.ts'
import { type EventoCarta, sayLocal } from './sayEvento.ts'
import {
  isNaSoma,
  listMudancasDe,
  type SituacaoEstimativa,
  saySituacao,
} from './situacaoEstimativa.tables.ts'

/** An event of the estimate, priced as its guide is (`priceEvento`). */
export type EventoEstimado = EventoCarta & {
  readonly quantidade: number
  readonly situacao: SituacaoEstimativa
  /** The authorisation that holds its place, where that is its situation. */
  readonly reserva?: Motivo['reserva']
  readonly valorCentavos: number
  readonly copartCentavos: number
  readonly copartOperadoraCentavos: number
}

export type DadosEstimativa = Destinatario & {
  readonly numeroFicha: number
  /** The civil day on which it was made, and the last on which it holds. */
  readonly dia: string
  readonly validaAte: string
  /** The most that the plan lets the patient pay in a month; null where it has no such cap. */
  readonly tetoMesCentavos: number | null
  readonly eventos: readonly EventoEstimado[]
}

/** A line of the table: who pays what; null of what is not in the sum, whose price the clinic tells. */
export type LinhaEstimativa = {
  readonly descricao: string
  readonly local: string
  readonly situacao: string
  readonly valorPlano: string | null
  readonly valorPaciente: string | null
}

/** `texto` stands before the table of the events, `notas` after it. */
export type Estimativa = Carta & {
  readonly linhas: LinhaEstimativa[]
  readonly valorPlanoTotal: string
  readonly valorPacienteTotal: string
  readonly notas: string
}

const toLinha = (evento: EventoEstimado): LinhaEstimativa => {
  const { situacao, quantidade, local, valorCentavos } = evento
  const pacienteCentavos = evento.copartCentavos + evento.copartOperadoraCentavos
  const hasValor = isNaSoma(situacao)
  return {
    descricao: quantidade > 1 ? `${quantidade} x ${evento.descricao}` : evento.descricao,
    local: sayLocal(local),
    situacao: saySituacao(situacao, evento.reserva),
    valorPlano: hasValor ? toValor(valorCentavos - pacienteCentavos) : null,
    valorPaciente: hasValor ? toValor(pacienteCentavos) : null,
  }
}

/** What each pays of all that counts: the guide's own sums of what is approved. */
function sumEstimativa(eventos: readonly EventoEstimado[]) {
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

/** Who collects the patient's part, and when (Operadora §4). */
function sayParte(
  { balcaoCentavos, depoisCentavos }: ReturnType<typeof sumEstimativa>,
  dados: DadosEstimativa,
): string {
  const parte =
    'A sua parte é a coparticipação: o pedaço do preço que o contrato do plano deixa com o paciente.'
  const noBalcao = `Você paga ${formatReais(balcaoCentavos)} ${sayCredenciado(dados.nomeCredenciado, 'a')}.`
  const depois = `A ${nameRede(dados)} cobra de você ${formatReais(depoisCentavos)} depois, e isso não se paga no atendimento.`
  const teto =
    dados.tetoMesCentavos === null
      ? []
      : [
          `O seu plano deixa com você no máximo ${formatReais(dados.tetoMesCentavos)} por mês, somando todos os consultórios; o que passa disso é do plano.`,
        ]
  if (balcaoCentavos === 0 && depoisCentavos === 0) return [saySemParte(dados.eventos), ...teto].join(' ')
  return [
    parte,
    ...(balcaoCentavos > 0 ? [noBalcao] : []),
    ...(depoisCentavos > 0 ? [depois] : []),
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

const isContado = ({ situacao }: EventoEstimado): boolean => isNaSoma(situacao)

/** Who pays what of the sum; what is not in it is not said to cost nothing. */
function saySoma(
  { planoCentavos, pacienteCentavos }: ReturnType<typeof sumEstimativa>,
  eventos: readonly EventoEstimado[],
): string {
  if (!eventos.some(isContado)) return 'Hoje o plano não paga nada deste pedido como ele está.'
  const soma = `plano paga **${formatReais(planoCentavos)}** e você paga **${formatReais(pacienteCentavos)}**.`
  return eventos.every(isContado) ? `O ${soma}` : `Do que está na soma, o ${soma}`
}

/** What a treatment comes to, told to the patient before it is done: who pays what, and until when it holds. */
export function composeEstimativa(dados: DadosEstimativa): Estimativa {
  const { numeroFicha, dia, eventos, nomeCredenciado } = dados
  const protocolo = String(numeroFicha)
  const soma = sumEstimativa(eventos)
  const { planoCentavos, pacienteCentavos } = soma
  return {
    titulo: 'Quanto custa o seu tratamento',
    subtitulo: saySubtitulo(dados, protocolo, dia),
    texto: joinBlocos([
      sayPaciente(dados),
      `Esta é a estimativa do pedido (guia) ${numeroFicha}, ${sayCredenciado(nomeCredenciado, 'de')}. ${saySoma(soma, eventos)} ${sayValidade(dados)}`,
    ]),
    linhas: eventos.map(toLinha),
    valorPlanoTotal: toValor(planoCentavos),
    valorPacienteTotal: toValor(pacienteCentavos),
    notas: joinBlocos([
      '## O que é a sua parte',
      sayParte(soma, dados),
      '## O que pode mudar',
      listMudancas(dados).join('\n'),
      '## Com quem falar',
      `Sobre o tratamento e o preço, fale ${sayCredenciado(nomeCredenciado, 'com')}. Do que o plano responder você pode reclamar:`,
      listContatos(dados, protocolo).join('\n'),
    ]),
  }
}

const isVencida = ({ dia, validaAte }: DadosEstimativa): boolean => validaAte < dia

/** Until when it holds, or what has to be done first where that day has passed. */
const sayValidade = (dados: DadosEstimativa): string =>
  isVencida(dados)
    ? `**O prazo deste pedido acabou em ${toBrasileira(dados.validaAte)}**: antes do tratamento, a clínica precisa pedir ao plano de novo.`
    : `Vale até **${toBrasileira(dados.validaAte)}**.`

function listMudancas(dados: DadosEstimativa): string[] {
  const { eventos, validaAte, tetoMesCentavos } = dados
  return [
    `- O preço é o da tabela do plano no dia em que cada procedimento for feito. O de hoje é o desta página${isVencida(dados) ? '' : `, e o tratamento tem de ser feito até ${toBrasileira(validaAte)}`}.`,
    ...(tetoMesCentavos === null
      ? []
      : [
          '- A sua parte conta com o que você já pagou neste mês. O que for feito em outro mês conta no máximo daquele mês, e a sua parte pode mudar.',
        ]),
    ...listMudancasDe(eventos.map(({ situacao }) => situacao)),
  ]
}
