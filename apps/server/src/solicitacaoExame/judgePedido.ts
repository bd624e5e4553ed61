import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { type Contexto, createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { toItens } from '@portal/domain/solicitacaoExame/itensPedido.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { toDadosContexto } from '../regraEvento/contexto.ts'
import { type FatosPedido, findExame } from './fatosPedido.ts'

type Linha = { indice: number; item: Item }

/** The lines of the guide that the request would be, each with the event that it comes from. */
function toLinhas({ tabela }: FatosPedido, eventos: readonly EventoPedido[]): readonly Linha[] {
  return eventos
    .flatMap((evento, indice) => {
      const local = findExame(tabela, evento.codigoEvento)?.local ?? 'nenhum'
      return toItens(evento, local).map((item) => ({ indice, item }))
    })
    .map(({ indice, item }, i) => ({ indice, item: { ...item, sequencial: i + 1 } }))
}

/** The guide that a unit would open: the exams are its work, whatever specialties whoever asks has. */
function createContextoPedido(
  { hoje, tabela, associado, plano, prontuario }: FatosPedido,
  itens: readonly Item[],
  justificativa: string,
): Contexto {
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento: 'envio',
    guia: {
      codigoEspecialidade: codigoRadiologia,
      codigoTipoAtendimento: tipoGuia.exameRadiologico,
      emergencia: false,
      recemNato: false,
      itens,
      solicitanteInformado: true,
    },
    justificativa,
  })
  return createContexto({
    ...dados,
    credenciado: { ...dados.credenciado, especialidades: [codigoRadiologia] },
  })
}

const isMesmo = (a: Motivo, b: Motivo): boolean =>
  a.codigoGlosa === b.codigoGlosa && a.severidade === b.severidade && a.campo === b.campo

/** Reasons once each: those of two places are told apart by what they say. */
function withoutIguais(motivos: readonly Motivo[]): Motivo[] {
  const vistos = new Map(motivos.map((motivo) => [JSON.stringify(motivo), motivo]))
  return [...vistos.values()]
}

/**
 * The reasons against each exam, in their order: of all its places. `linha` tells the exam that it gives way to. What asks
 * for an image is left out: the exam is the image.
 */
export function judgePedido(fatos: FatosPedido, eventos: readonly EventoPedido[]): Motivo[][] {
  const linhas = toLinhas(fatos, eventos)
  const itens = linhas.map(({ item }) => item)
  const contextos = new Map<string, Contexto>()
  return eventos.map(({ justificativa }, indice) => {
    const contexto = contextos.get(justificativa) ?? createContextoPedido(fatos, itens, justificativa)
    contextos.set(justificativa, contexto)
    const motivos = linhas
      .filter((linha) => linha.indice === indice)
      .flatMap(({ item }) => evaluateEvento(item, contexto))
      .filter(({ campo }) => campo !== 'imagem')
      .map((motivo) => {
        const contra = motivo.linha === undefined ? undefined : linhas[motivo.linha - 1]
        return contra ? { ...motivo, linha: contra.indice + 1 } : motivo
      })
    return withoutIguais(motivos)
  })
}

/**
 * The same of a request that is being put together: an exam whose place is not said meets what it would meet at every
 * one of its places.
 */
export function judgeIncompleto(fatos: FatosPedido, eventos: readonly EventoPedido[]): Motivo[][] {
  const [julgados, tabela] = [judgePedido(fatos, eventos), fatos.tabela]
  return eventos.map((evento, indice) => {
    const locais = findExame(tabela, evento.codigoEvento)?.locais ?? []
    if (evento.locais.length > 0 || locais.length === 0) return julgados[indice] ?? []
    const [primeiro = [], ...demais] = locais.map((codigoLocal) => {
      const local = { ...evento, quantidade: 1, locais: [{ codigoLocal, foco: '' }] }
      return judgePedido(fatos, eventos.with(indice, local))[indice] ?? []
    })
    return primeiro.filter((motivo) =>
      demais.every((outros) => outros.some((outro) => isMesmo(outro, motivo))),
    )
  })
}
