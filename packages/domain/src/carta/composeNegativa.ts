import { toBrasileira } from '../calendario/dataCivil.ts'
import { findPossivel } from '../evento/criterio/findPossivel.ts'
import { findRecusa } from '../evento/criterio/findRecusa.ts'
import { listContrarios } from '../evento/criterio/listContrarios.ts'
import type { Motivo } from '../evento/motivo.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import { countOf, pluralOf } from '../texto/contagem.ts'
import {
  type Carta,
  type Destinatario,
  joinBlocos,
  listContatos,
  sayPaciente,
  saySubtitulo,
} from './carta.ts'
import { isFundamentoTecnico } from './fundamento.tables.ts'
import { RAZOES_CLARAS, type RazaoClara } from './razaoClara.data.ts'
import { sayCredenciado } from './sayCredenciado.ts'
import { type EventoCarta, nameEvento, sayEvento } from './sayEvento.ts'
import { type PlanoCarta, sayFundamento } from './sayFundamento.ts'

/** A reason as it was stored: its code may be one that is no longer emitted. */
type MotivoGuardado = Pick<
  Motivo,
  'texto' | 'severidade' | 'possivelEm' | 'eventoAnterior' | 'reserva' | 'linha'
> & { readonly codigoGlosa: string }

/** What was denied, by which rule, and all that speaks against it. */
export type EventoNegado = EventoCarta & {
  readonly motivos: readonly MotivoGuardado[]
  readonly regra: RegraEvento | undefined
}

export type DadosNegativa = Destinatario & {
  readonly protocolo: string
  /** The civil day of the answer. */
  readonly dia: string
  /** The guide that asked; null of a question at the desk. */
  readonly numeroFicha: number | null
  /** The civil day on which the guide was cancelled after the answer; null where it was not. */
  readonly canceladaEm: string | null
  readonly plano: PlanoCarta | undefined
  readonly negados: readonly EventoNegado[]
  /** How many others the guide asked for, and were not denied. */
  readonly outros: number
  /** Working days in which a new request is answered where somebody has to look at it (RN 623); 0 is the same day. */
  readonly diasResposta: number
}

const RAZOES: ReadonlyMap<string, RazaoClara> = new Map(Object.entries(RAZOES_CLARAS))

/** Of a code that has no words for the patient, those of table 38 are what is known. */
const toRazao = ({ codigoGlosa, texto }: MotivoGuardado): RazaoClara =>
  RAZOES.get(codigoGlosa) ?? {
    porque: `${texto}.`,
    muda: 'Pergunte ao dentista o que pode ser pedido de outro modo.',
    fundamento: 'pedido',
  }

/** Why the plan does not cover something, in words for the patient (Operadora §7, RN 623). */
export const composeNegativa = (dados: DadosNegativa): Carta => ({
  titulo: `O que o plano ${sayRecusado(dados)}, e por quê`,
  subtitulo: saySubtitulo(dados, `protocolo ${dados.protocolo}`, dados.dia),
  texto: joinBlocos([
    sayPaciente(dados),
    sayResposta(dados),
    ...dados.negados.flatMap((negado) => listNegado(negado, dados)),
    '## O que você pode fazer',
    listPassos(dados).join('\n'),
    '## Onde esta carta fica',
    sayGuarda(dados),
  ]),
})

/** The plan that pays nothing to this provider was never asked what it covers. */
function sayRecusado({ numeroFicha, negados }: DadosNegativa): string {
  if (negados.every(isDoCredenciado))
    return numeroFicha === null ? 'não paga nesta clínica' : 'não pagou nesta clínica'
  return numeroFicha === null ? 'não cobre' : 'não cobriu'
}

function sayResposta(dados: DadosNegativa): string {
  const { numeroFicha, dia, negados, outros, nomeCredenciado, canceladaEm } = dados
  const fim = 'Esta carta diz por quê e o que você pode fazer.'
  const isDaqui = negados.every(isDoCredenciado)
  if (numeroFicha === null)
    return `Em ${toBrasileira(dia)} ${sayCredenciado(nomeCredenciado, 'sujeito')}, que cuida do seu tratamento, perguntou ao plano se ele ${isDaqui ? 'paga nesta clínica' : 'cobre'} o procedimento abaixo. O plano respondeu que ${isDaqui ? '**não, nesta clínica**; se ele cobre em outra, esta resposta não diz.' : '**não cobre** hoje.'} ${fim}`
  const quais = pluralOf(negados.length, 'o procedimento', `os ${negados.length} procedimentos`)
  return [
    `${sayCredenciado(nomeCredenciado, 'abertura')}, que cuida do seu tratamento, pediu ao plano a autorização dele: é o pedido (guia) ${numeroFicha}.`,
    `Em ${toBrasileira(dia)} o plano respondeu que **${isDaqui ? 'não paga nesta clínica' : 'não cobre'}** ${quais} abaixo.`,
    ...(outros > 0 ? [sayOutros(outros)] : []),
    ...(canceladaEm === null
      ? []
      : [`Em ${toBrasileira(canceladaEm)} o pedido foi cancelado: para tratar, é preciso um pedido novo.`]),
    fim,
  ].join(' ')
}

const sayOutros = (outros: number): string =>
  outros === 1
    ? 'O outro procedimento do mesmo pedido não foi negado.'
    : `Os outros ${outros} procedimentos do mesmo pedido não foram negados.`

function listNegado(negado: EventoNegado, { plano, nomePlano, numeroFicha }: DadosNegativa): string[] {
  const contrarios = listContrarios(negado.motivos)
  const possivelEm = findPossivel(contrarios)
  // A question at the desk asked for nothing: it is answered of today.
  const porque = isDoCredenciado(negado)
    ? 'Por que não nesta clínica'
    : numeroFicha === null
      ? 'Por que não é coberto'
      : 'Por que não foi coberto'
  const itens = contrarios.flatMap((motivo, ordem) => {
    const razao = toRazao(motivo)
    return [
      `- **${ordem === 0 ? porque : 'Outro motivo'}:** ${razao.porque}${sayAnterior(motivo)}`,
      `- **De onde vem a regra:** ${sayFundamento(razao.fundamento, negado, { plano, nomePlano })}`,
      `- **O que mudaria a resposta:** ${razao.muda}`,
      ...(motivo.possivelEm && !possivelEm
        ? [`- **Até quando vale este motivo:** a partir de ${toBrasileira(motivo.possivelEm)} não vale mais.`]
        : []),
    ]
  })
  return [
    `## ${nameEvento(negado)}`,
    [
      `- **O que é:** ${sayEvento(negado)}.`,
      ...itens,
      ...(possivelEm
        ? [`- **Quando pode ser pedido de novo:** a partir de ${toBrasileira(possivelEm)}.`]
        : []),
      `- **Nas palavras oficiais:** ${contrarios.map(sayOficial).join('; ')}.`,
    ].join('\n'),
  ]
}

/** Literally, for whoever the patient takes the letter to. */
const sayOficial = ({ texto, codigoGlosa }: MotivoGuardado): string =>
  `${texto} (código ${codigoGlosa} da tabela 38 da ANS)`

/** The work that stands against it, by its day; of another clinic nothing else is told. */
function sayAnterior({ eventoAnterior, reserva }: MotivoGuardado): string {
  if (eventoAnterior)
    return ` O anterior foi em ${toBrasileira(eventoAnterior.data)}, ${eventoAnterior.proprio ? 'nesta clínica' : 'em outra clínica'}.`
  if (reserva)
    return ` O que está autorizado é ${reserva.proprio ? 'desta clínica' : 'de outra clínica'} e vale até ${toBrasileira(reserva.reservadoAte)}.`
  return ''
}

function listPassos(dados: DadosNegativa): string[] {
  const { negados, protocolo } = dados
  return [
    sayPrimeiroPasso(dados),
    ...(negados.some(isJunta)
      ? [
          '- **Pedir uma segunda opinião.** O motivo é técnico: se o seu dentista discorda, ele pode pedir ao plano que um terceiro dentista, que não é nem ele nem o do plano, dê a sua opinião. É a junta, da norma RN 424 da ANS.',
        ]
      : []),
    ...listContatos(dados, `o protocolo ${protocolo}`),
  ]
}

function sayPrimeiroPasso(dados: DadosNegativa): string {
  const { negados } = dados
  if (negados.every(isCadastro))
    return '- **Acertar o seu cadastro**, como está dito acima. Depois disso, o seu dentista faz um pedido novo.'
  if (negados.every(isDoCredenciado))
    return '- **Procurar outro dentista da rede do seu plano** que faça este tratamento. É ele quem pede ao plano, e o plano responde se cobre.'
  return `- **Conversar com o seu dentista.** Ele pode fazer um pedido novo, com o que mudaria a resposta, ou indicar outro tratamento. Para isso não há um último dia: basta o seu plano estar ativo. ${sayPrazo(dados)}`
}

function sayPrazo({ diasResposta }: DadosNegativa): string {
  if (diasResposta === 0) return 'O plano responde na hora.'
  const dias = countOf(diasResposta, 'dia útil', 'dias úteis')
  return `O plano responde na hora ou, quando um dentista do plano precisa ver o caso, em até ${dias}.`
}

/** Nothing but the member's registration denied it: a request made again is answered the same. */
const isCadastro = ({ motivos }: EventoNegado): boolean =>
  listContrarios(motivos).every((motivo) => toRazao(motivo).fundamento === 'cadastro')

/** Nothing but the contract of this clinic stands against it. */
const isDoCredenciado = ({ motivos }: EventoNegado): boolean => findRecusa(motivos) === 'credenciado'

/** A third dentist is asked where a dentist's judgement denied what is covered and can wait (RN 424). */
const isJunta = ({ motivos, regra }: EventoNegado): boolean =>
  regra?.urgencia !== true &&
  listContrarios(motivos).some((motivo) => isFundamentoTecnico(toRazao(motivo).fundamento))

function sayGuarda({ numeroFicha, nomeCredenciado, protocolo, negados }: DadosNegativa): string {
  const carta = pluralOf(negados.length, 'a resposta', 'as respostas')
  return numeroFicha === null
    ? `Guarde esta carta. O plano guarda o registro desta consulta pelo protocolo ${protocolo}, e ${sayCredenciado(nomeCredenciado, 'sujeito')} pode fazer a mesma pergunta de novo quando você pedir.`
    : `Guarde esta carta. O pedido ${numeroFicha} fica guardado com ${carta} por pelo menos 20 anos, e ${sayCredenciado(nomeCredenciado, 'sujeito')} imprime a carta de novo quando você pedir.`
}
