import type { ItemRecurso, LinhaRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import { asksMotivo, explainMotivoCurto, lacksMotivo } from '@portal/domain/recursoGlosa/novidade.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import {
  draftJustificativa,
  type Edicao,
  type ItemEditado,
  justificativaOf,
  listFaltas,
  startEdicao,
} from './edicaoRecurso.ts'

/** An item that the batch appeals. */
export type ItemDoLote = {
  item: ItemRecurso
  justificativa: string
  /** What the archive has for it: "Imagem final: canal-36.jpg". */
  tem: readonly string[]
  /** What is still missing and no text can stand for. */
  faltas: ItemRecurso['novidades']
  pedeMotivo: boolean
}

/** A guide of a batch, with all that is sent of it. */
export type GuiaDoLote = {
  detalhe: RecursoDetalhado
  edicao: Edicao
  recorridos: readonly ItemDoLote[]
  /** Left out of the appeal, which loses it for them. */
  perdidos: readonly ItemRecurso[]
  /** Why the guide itself is left out; undefined where it may be sent. */
  impedimento: string | undefined
  /** An item asks for the reason, and none is written yet, or less than one. */
  faltaMotivo: boolean
  valorCentavos: number
}

/** The draft and, after it, the reason: where both are too long the draft gives way, never what was typed. */
export function writeComMotivo(
  item: ItemRecurso,
  editado: ItemEditado,
  acervo: RecursoDetalhado['acervo'],
  motivo: string,
): string {
  const escrito = toTextoGuardado(motivo)
  const rascunho = draftJustificativa(item, editado, acervo, MAXIMO_TEXTO - escrito.length - 1)
  return [rascunho, escrito].filter(Boolean).join(' ')
}

function startComMotivo(detalhe: RecursoDetalhado, motivo: string): Edicao {
  const edicao = startEdicao(detalhe)
  if (toTextoGuardado(motivo) === '') return edicao
  const escritos = detalhe.itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    if (!editado || !asksMotivo(item.novidades)) return []
    const justificativa = writeComMotivo(item, editado, detalhe.acervo, motivo)
    return [[item.numeroSequencialInclusao, { ...editado, justificativa }] as const]
  })
  return { ...edicao, ...Object.fromEntries(escritos) }
}

function toItemDoLote(
  item: ItemRecurso,
  editado: ItemEditado,
  acervo: RecursoDetalhado['acervo'],
): ItemDoLote {
  const rotulos = new Map(item.novidades.map(({ tipo, rotulo }) => [tipo, rotulo] as const))
  return {
    item,
    justificativa: justificativaOf(item, editado, acervo),
    tem: editado.novidades.flatMap((nova) => {
      if (!('sequencial' in nova)) return []
      const imagem = acervo.find((uma) => isMesmaImagem(uma, nova))
      return imagem ? [`${rotulos.get(nova.tipo) ?? 'Arquivo'}: ${imagem.nomeArquivo}`] : []
    }),
    faltas: listFaltas(item, editado).filter(({ tipo }) => tipo !== 'justificativa'),
    pedeMotivo: asksMotivo(item.novidades),
  }
}

const SITUACOES: Readonly<Record<RecursoDetalhado['situacao'], string | undefined>> = {
  RECORRER: undefined,
  RECURSO: 'O recurso desta guia já foi enviado.',
  DECIDIDO: 'O recurso desta guia já foi decidido.',
  PERDIDO: 'O prazo para recorrer desta guia já terminou.',
}

type GuiaVista = Pick<LinhaRecurso, 'bloqueio'> & {
  itens: readonly Pick<ItemRecurso, 'cabe' | 'lugarTomado'>[]
}

/** Why a guide that may still be appealed is in no batch, as its row tells already; undefined where it may be. */
export function findImpedimentoVisto({ bloqueio, itens }: GuiaVista): string | undefined {
  if (bloqueio) return 'A guia está bloqueada. Desbloqueie-a para recorrer.'
  if (!itens.some(({ cabe }) => cabe)) return 'Não cabe recurso em nenhum item desta guia.'
  // The guide's one appeal is not spent without a look at what stands against it.
  if (itens.some(({ lugarTomado }) => lugarTomado))
    return 'Outra guia foi autorizada no lugar de um item. Decida na página do recurso.'
  return undefined
}

function findImpedimento(detalhe: RecursoDetalhado, recorridos: readonly ItemDoLote[]) {
  const visto = SITUACOES[detalhe.situacao] ?? findImpedimentoVisto(detalhe)
  if (visto !== undefined) return visto
  return recorridos.some(({ faltas }) => faltas.length > 0)
    ? 'Falta o que a glosa pede. Complete na página do recurso.'
    : undefined
}

/** What a batch would send of a guide, with one reason for all the items that ask for one. */
export function prepareGuia(detalhe: RecursoDetalhado, motivo: string): GuiaDoLote {
  const { itens, acervo } = detalhe
  const edicao = startComMotivo(detalhe, motivo)
  const recorridos = itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado?.destino === 'recorrido' ? [toItemDoLote(item, editado, acervo)] : []
  })
  return {
    detalhe,
    edicao,
    recorridos,
    perdidos: itens.filter(
      ({ numeroSequencialInclusao }) => edicao[numeroSequencialInclusao]?.destino !== 'recorrido',
    ),
    impedimento: findImpedimento(detalhe, recorridos),
    faltaMotivo: recorridos.some(
      ({ item, pedeMotivo }) =>
        lacksMotivo(item.novidades, motivo) || (pedeMotivo && explainMotivoCurto(motivo) !== undefined),
    ),
    valorCentavos: sumGlosado(recorridos.map(({ item }) => item)),
  }
}

/** How many of the items that are to be sent ask for a reason in the clinic's own words. */
export const countPedidosMotivo = (guias: readonly GuiaDoLote[]): number =>
  guias.flatMap(({ recorridos }) => recorridos).filter(({ pedeMotivo }) => pedeMotivo).length

export const sumGlosado = (linhas: readonly { valorGlosado: string }[]): number =>
  linhas.reduce((soma, { valorGlosado }) => soma + (toCentavos(valorGlosado) ?? 0), 0)

/** Why the reason cannot be sent as it is; undefined where it can. */
export function checkMotivo(motivo: string, pedidos: number): string | undefined {
  const { length } = toTextoGuardado(motivo)
  if (pedidos > 0 && length === 0)
    return `Escreva o motivo clínico: ${countOf(pedidos, 'item pede', 'itens pedem')}.`
  const curto = pedidos > 0 ? explainMotivoCurto(motivo) : undefined
  if (curto !== undefined) return curto
  return length > MAXIMO_TEXTO ? `O motivo tem no máximo ${MAXIMO_TEXTO} caracteres.` : undefined
}
