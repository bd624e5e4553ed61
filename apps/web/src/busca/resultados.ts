import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Reply } from '@portal/contract/route.ts'
import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import { isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { enderecoGuia, enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { toPalavras, toSingular } from '@portal/domain/texto/palavra.ts'
import { showDia, today } from '../calendario/format.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import type { IconName } from '../ui/icon.data.ts'
import type { Inclusao } from './comandos.ts'

/** A place to go or a thing to do, as the list shows it. */
export type Resultado = {
  id: string
  titulo: string
  detalhe: string
  /** What else it is found by, and not shown. */
  procura?: string
  icone: IconName
  /** An address, or what is done on the page that is open. */
  destino: string | (() => void)
  /** Said once it is done, where nothing on the page says so. */
  dito?: string
  /** The address is outside of the portal, and opens another tab as it does from the menu. */
  isFora?: boolean
  /** It acts at once and cannot be taken back: offered to whoever names it, and not to a slip of Enter. */
  isSemVolta?: true
  /** A view that the person saved by a name, and may rename or remove. */
  isVista?: true
}

/**
 * Those whose words begin with all the words typed, in the plural too; all of them while nothing is. Those whose title says
 * the most of them come first: whoever types the name of a thing means that thing, also with a verb before it.
 */
export function searchResultados(resultados: readonly Resultado[], termo: string): Resultado[] {
  const digitadas = toPalavras(termo).map(toSingular)
  return resultados
    .filter(
      ({ titulo, detalhe, procura = '' }) =>
        countIn(`${titulo} ${detalhe} ${procura}`, digitadas) === digitadas.length,
    )
    .toSorted((um, outro) => countIn(outro.titulo, digitadas) - countIn(um.titulo, digitadas))
}

/** How many of the words typed begin a word of the text, in the plural too. */
function countIn(texto: string, digitadas: readonly string[]): number {
  const palavras = toPalavras(texto)
  return digitadas.filter((digitada) =>
    palavras.some((palavra) => palavra.startsWith(digitada) || toSingular(palavra).startsWith(digitada)),
  ).length
}

/** Patients lead to their eligibility; who is found by the civil name alone says so. */
export const toPaciente = (
  { chave, nome, nomeCivil, codigoAssociado, nomePlano }: ResumoAssociado,
  isPeloCivil = false,
): Resultado => ({
  id: `associado:${chave}`,
  titulo: nome,
  detalhe: [
    'Paciente',
    ...(isPeloCivil && nomeCivil ? [`nome civil ${nomeCivil}`] : []),
    `cartão ${codigoAssociado}`,
    nomePlano,
  ].join(' · '),
  icone: 'user',
  destino: hrefOf('/portal/elegibilidade', { paciente: chave }),
})

/** Whoever types a name means who bears it on the screen, before who bears it in the registry alone. */
function rankPacientes(associados: readonly ResumoAssociado[], termo: string): Resultado[] {
  const digitadas = toPalavras(termo)
  const isPeloCivil = ({ nome, nomeCivil }: ResumoAssociado) =>
    nomeCivil !== null && countIn(nomeCivil, digitadas) > countIn(nome, digitadas)
  return associados
    .toSorted((um, outro) => Number(isPeloCivil(um)) - Number(isPeloCivil(outro)))
    .map((associado) => toPaciente(associado, isPeloCivil(associado)))
}

/** Guides lead to their screen; of several of one patient the day tells which. */
export const toGuia = (
  guia: GuiaHoje & Pick<GuiaResumo, 'numeroFicha' | 'associado' | 'liberadaEm'>,
): Resultado => ({
  id: `guia:${guia.numeroFicha}`,
  titulo: `Guia ${guia.numeroFicha}`,
  detalhe: [
    guia.associado.nome,
    isStatusFicha(guia.statusFicha) ? nameSituacao(guia, today()) : guia.statusFicha,
    showDia(guia.liberadaEm),
  ].join(' · '),
  icone: 'clipboard',
  destino: enderecoGuia(guia.numeroFicha),
})

/** Exam requests lead to their screen too. */
export const toPedido = ({
  numeroSolicitacao,
  associado,
  status,
}: Pick<ResumoSolicitacao, 'numeroSolicitacao' | 'associado' | 'status'>): Resultado => ({
  id: `pedido:${numeroSolicitacao}`,
  titulo: `Pedido de exames ${numeroSolicitacao}`,
  detalhe: `${associado.nome} · ${getStatusSolicitacao(status)?.rotulo ?? status}`,
  icone: 'image',
  destino: enderecoSolicitacao(numeroSolicitacao),
})

type GuiaAchada = Parameters<typeof toGuia>[0]
type PedidoAchado = Parameters<typeof toPedido>[0]

/** What the server found of a term, but for events. */
type Achados = {
  associados: readonly ResumoAssociado[]
  guias: readonly GuiaAchada[]
  solicitacoes: readonly PedidoAchado[]
}

/** Whoever types the end of a guide's or a request's number means it, not its patient; otherwise patients come first. */
export function rankAchados({ associados, guias, solicitacoes }: Achados, termo: string): Resultado[] {
  const digitos = termo.replaceAll(/[.\-/\s]/g, '')
  const isNomeado = (numero: number) => /^\d+$/.test(digitos) && String(numero).endsWith(digitos)
  const objetos = [
    ...guias.map((guia) => ({ numero: guia.numeroFicha, resultado: toGuia(guia) })),
    ...solicitacoes.map((pedido) => ({ numero: pedido.numeroSolicitacao, resultado: toPedido(pedido) })),
  ]
  const listIf = (nomeado: boolean) =>
    objetos.filter(({ numero }) => isNomeado(numero) === nomeado).map(({ resultado }) => resultado)
  return [...listIf(true), ...rankPacientes(associados, termo), ...listIf(false)]
}

type EventoAchado = Reply<typeof pesquisa.searchTudo>['eventos'][number]

/**
 * Events go where the page takes them, and otherwise to the question of their coverage, for the patient of the page where
 * there is one.
 */
export const toEvento = (
  { codigoEvento, descricao, codigoAntigo }: EventoAchado,
  paciente: string | undefined,
  take?: Inclusao,
): Resultado => ({
  id: `evento:${codigoEvento}`,
  titulo: `${formatCodigoEvento(codigoEvento)} ${descricao}`,
  detalhe: [
    take?.rotulo ?? 'Cobertura do evento',
    ...(codigoAntigo ? [`código antigo ${formatCodigoEvento(codigoAntigo)}`] : []),
  ].join(' · '),
  icone: 'tooth',
  destino: take?.run ?? hrefOf('/portal/elegibilidade', { paciente, evento: codigoEvento }),
})

/**
 * Each once, those where one was last before the others. What is found again is what it is here and now: an event whose
 * coverage was asked for goes into the guide that is open since.
 */
export function putRecentesFirst(
  resultados: readonly Resultado[],
  recentes: readonly Resultado[],
): Resultado[] {
  const ids = new Set(recentes.map(({ id }) => id))
  const atuais = new Map(resultados.map((resultado) => [resultado.id, resultado]))
  return [
    ...recentes.map((recente) => atuais.get(recente.id) ?? recente),
    ...resultados.filter(({ id }) => !ids.has(id)),
  ]
}
