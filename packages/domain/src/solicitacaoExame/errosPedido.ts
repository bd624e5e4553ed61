import { MAXIMO_LINHAS_GUIA } from '../evento/criterio/linhasGuia.ts'
import { explainJustificativaCurta } from '../evento/justificativa.ts'
import { findBloqueioKit } from '../evento/regra/documentacao.tables.ts'
import type { ExameOferecido } from './exameOferecido.ts'
import { listDentesDaRegiao } from './locaisPedido.ts'
import { type EventoPedido, MAXIMO_FOCO } from './pedidoExame.ts'

/** What may be wrong with a request before any rule about the patient is asked. */
export type MotivoErroPedido =
  | 'exameDesconhecido'
  | 'exameBloqueado'
  | 'exameRepetido'
  | 'localFaltando'
  | 'localIndevido'
  | 'localInvalido'
  | 'localRepetido'
  | 'denteFora'
  | 'quantidade'
  | 'foco'
  | 'justificativa'
  | 'linhas'

export type ErroPedido = {
  readonly motivo: MotivoErroPedido
  /** Which event of the request, from 0. */
  readonly indice: number
  readonly campo: 'codigo' | 'locais' | 'quantidade' | 'justificativa'
  /** Which of its places, from 0, where it is one of them. */
  readonly indiceLocal?: number
  readonly mensagem: string
}

type Erro = Omit<ErroPedido, 'indice'>

const DUAS_VEZES = 'Este exame está duas vezes no pedido.'

function listErrosLocais(
  evento: EventoPedido,
  exame: ExameOferecido,
  antes: readonly EventoPedido[],
): readonly Erro[] {
  const { locais, quantidade } = evento
  const campo = 'locais'
  const iguais = antes.filter(({ codigoEvento }) => codigoEvento === evento.codigoEvento)
  if (exame.local === 'nenhum') {
    if (iguais.length > 0) return [{ motivo: 'exameRepetido', campo: 'codigo', mensagem: DUAS_VEZES }]
    const indevido = {
      motivo: 'localIndevido',
      campo,
      mensagem: 'Este exame não leva dente nem região.',
    } as const
    return locais.length > 0 ? [indevido] : []
  }
  if (locais.length === 0) {
    const mensagem =
      exame.local === 'dente' ? 'Escolha o dente deste exame.' : 'Escolha a região deste exame.'
    return [{ motivo: 'localFaltando', campo, mensagem }]
  }
  const usados = new Set(iguais.flatMap((igual) => igual.locais.map(({ codigoLocal }) => codigoLocal)))
  const erros: Erro[] = []
  for (const [indiceLocal, { codigoLocal }] of locais.entries()) {
    if (!exame.locais.includes(codigoLocal)) {
      const mensagem = `${codigoLocal} não é um local deste exame.`
      erros.push({ motivo: 'localInvalido', campo, indiceLocal, mensagem })
    } else if (usados.has(codigoLocal)) {
      const mensagem = `${codigoLocal} está duas vezes neste exame.`
      erros.push({ motivo: 'localRepetido', campo, indiceLocal, mensagem })
    }
    usados.add(codigoLocal)
  }
  if (quantidade !== locais.length) {
    const mensagem = `A quantidade é a dos locais escolhidos: ${locais.length}.`
    erros.push({ motivo: 'quantidade', campo: 'quantidade', mensagem })
  }
  return erros
}

function listErrosQuantidade({ quantidade }: EventoPedido, exame: ExameOferecido): readonly Erro[] {
  if (exame.local !== 'nenhum' || (quantidade >= 1 && quantidade <= exame.quantidadeMaxima)) return []
  const mensagem =
    exame.quantidadeMaxima === 1
      ? 'Este exame se pede uma vez: a quantidade é 1.'
      : `A quantidade deste exame vai de 1 a ${exame.quantidadeMaxima}.`
  return [{ motivo: 'quantidade', campo: 'quantidade', mensagem }]
}

const listErrosFoco = ({ locais }: EventoPedido): readonly Erro[] =>
  [...locais.entries()]
    .filter(([, { foco }]) => foco.length > MAXIMO_FOCO)
    .map(([indiceLocal]) => {
      const mensagem = `O que se procura no local cabe em ${MAXIMO_FOCO} caracteres.`
      return { motivo: 'foco', campo: 'locais', indiceLocal, mensagem }
    })

/** Teeth are said of a region, and are of it: an image of the exam is taken for one of theirs. */
const listErrosDentes = ({ locais }: EventoPedido): readonly Erro[] =>
  [...locais.entries()].flatMap(([indiceLocal, { codigoLocal, dentes = [] }]): readonly Erro[] => {
    const daRegiao = listDentesDaRegiao(codigoLocal)
    const fora = dentes.find((dente) => !daRegiao.includes(dente))
    if (fora === undefined) return []
    const mensagem = `O dente ${fora} não fica em ${codigoLocal}.`
    return [{ motivo: 'denteFora', campo: 'locais', indiceLocal, mensagem }]
  })

function listErrosJustificativa(
  { justificativa }: EventoPedido,
  { justificativaMinima }: ExameOferecido,
): readonly Erro[] {
  const mensagem = explainJustificativaCurta(justificativa, justificativaMinima)
  return mensagem === undefined ? [] : [{ motivo: 'justificativa', campo: 'justificativa', mensagem }]
}

function listErrosEvento(
  evento: EventoPedido,
  exame: ExameOferecido | undefined,
  antes: readonly EventoPedido[],
  codigos: readonly string[],
): readonly Erro[] {
  if (!exame) {
    return [{ motivo: 'exameDesconhecido', campo: 'codigo', mensagem: 'Este exame não se pede pelo portal.' }]
  }
  const bloqueio = findBloqueioKit(codigos, evento.codigoEvento)
  return [
    ...(bloqueio
      ? [{ motivo: 'exameBloqueado', campo: 'codigo', mensagem: bloqueio.mensagem } as const]
      : []),
    ...listErrosLocais(evento, exame, antes),
    ...listErrosQuantidade(evento, exame),
    ...listErrosDentes(evento),
    ...listErrosFoco(evento),
    ...listErrosJustificativa(evento, exame),
  ]
}

/** The guide of a radiology unit has so many lines, and each place is one of its own: the first event without room. */
function listErrosLinhas(eventos: readonly EventoPedido[]): readonly ErroPedido[] {
  let linhas = 0
  const indice = eventos.findIndex(({ locais }) => {
    linhas += Math.max(1, locais.length)
    return linhas > MAXIMO_LINHAS_GUIA
  })
  if (indice < 0) return []
  const mensagem = `O pedido cabe em ${MAXIMO_LINHAS_GUIA} linhas, e cada local é uma: peça o resto em outro.`
  return [{ motivo: 'linhas', indice, campo: 'codigo', mensagem }]
}

/** What is wrong with a request as it stands, in the order of its events; empty when it may be judged. */
export function listErrosPedido(
  eventos: readonly EventoPedido[],
  find: (codigo: string) => ExameOferecido | undefined,
): readonly ErroPedido[] {
  const codigos = eventos.map(({ codigoEvento }) => codigoEvento)
  const dosEventos = eventos.flatMap((evento, indice) =>
    listErrosEvento(evento, find(evento.codigoEvento), eventos.slice(0, indice), codigos).map((erro) => ({
      ...erro,
      indice,
    })),
  )
  return [...dosEventos, ...listErrosLinhas(eventos)]
}
