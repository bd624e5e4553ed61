import type { Visivel } from '@portal/contract/campo.ts'
import type { EstadoRecurso, GuiaPaga, Repasse, Totais } from '@portal/contract/financeiro.ts'
import { decideTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { getRotuloDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import { toGlosa } from '../regraEvento/glosa.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { subtractVistos, sumVistos, tellVisto, tellVistoNulavel } from '../repasse/visto.store.ts'
import type { LinhaPaga, LinhaRepasse, Soma } from './demonstrativo.store.ts'
import type { Fecho } from './loadFecho.ts'

export const toRepasse = ({
  fechamento,
  publicacao,
  pagamento,
  situacao,
}: Pick<LinhaRepasse, 'fechamento' | 'publicacao' | 'pagamento' | 'situacao'>): Repasse => ({
  dataFechamento: fechamento,
  dataPublicacao: publicacao,
  dataPagamento: pagamento,
  situacao,
})

/** A discount or a credit of a run, as it is told. */
export const toDesconto = ({
  tipo,
  credito,
  baseCentavos,
  pontosBase,
  valorCentavos,
  descricao,
}: Fecho['descontos'][number]) => ({
  tipo,
  rotulo: getRotuloDesconto(tipo),
  credito,
  base: tellVistoNulavel(baseCentavos),
  pontosBase,
  valor: tellVisto(valorCentavos),
  descricao,
})

export const toTotais = (soma: Soma): Visivel<Totais> => ({
  valorInformado: tellVisto(soma.informadoCentavos),
  valorProcessado: tellVisto(soma.processadoCentavos),
  valorGlosa: tellVisto(soma.glosaCentavos),
  valorFranquia: tellVisto(soma.franquiaCentavos),
  valorLiberado: tellVisto(soma.liberadoCentavos),
})

/** Each level is the sum of what stands below it. */
export function sum(linhas: readonly Soma[]): Soma {
  const total = (campo: keyof Soma) => sumVistos(linhas.map((linha) => linha[campo]))
  return {
    informadoCentavos: total('informadoCentavos'),
    processadoCentavos: total('processadoCentavos'),
    glosaCentavos: total('glosaCentavos'),
    franquiaCentavos: total('franquiaCentavos'),
    liberadoCentavos: total('liberadoCentavos'),
  }
}

/**
 * What all the runs together made of guides. The first judgement informed and processed the whole of an event: what an
 * appeal gave back of it is no longer denied, and released.
 */
export function sumGuias(linhas: readonly (Soma & { recurso: boolean })[]): Soma {
  const primeiras = sum(linhas.filter(({ recurso }) => !recurso))
  const { franquiaCentavos, liberadoCentavos } = sum(linhas)
  const glosaCentavos = subtractVistos(primeiras.processadoCentavos, [franquiaCentavos, liberadoCentavos])
  return { ...primeiras, glosaCentavos, franquiaCentavos, liberadoCentavos }
}

const toEvento = (linha: LinhaPaga, tabela: TabelaRegras): Visivel<GuiaPaga['eventos'][number]> => ({
  numeroSequencialInclusao: linha.sequencialInclusao,
  codigoEvento: linha.codigoEvento,
  descricao: tabela.find(linha.codigoEvento)?.descricao ?? linha.codigoEvento,
  codigoLocalizacao: linha.codigoLocalizacao,
  codigoFace: linha.faces,
  quantidade: linha.quantidade,
  dataRealizacao: linha.dataRealizacao,
  recurso: linha.recurso,
  ...toTotais(linha),
  tipoGlosa: linha.glosaCentavos > 0 ? decideTipoGlosa(linha) : null,
  glosa: linha.glosas.map(toGlosa),
})

/** The guides that something was denied of, or given back by an appeal: an appeal has something to do with them. */
export const listNegadas = (linhas: readonly LinhaPaga[]): number[] => [
  ...new Set(
    linhas.flatMap(({ numeroFicha, glosaCentavos, recurso }) =>
      glosaCentavos > 0 || recurso ? numeroFicha : [],
    ),
  ),
]

/**
 * Rows in order of guide and run, guide by guide, each with how its appeal stands: one that two runs paid stands twice.
 */
export function toGuiasPagas(
  linhas: readonly LinhaPaga[],
  tabela: TabelaRegras,
  estados: ReadonlyMap<number, EstadoRecurso>,
): Visivel<GuiaPaga>[] {
  const guias: LinhaPaga[][] = []
  for (const linha of linhas) {
    const ultima = guias.at(-1)
    const [primeira] = ultima ?? []
    if (primeira?.numeroFicha === linha.numeroFicha && primeira.fechamento === linha.fechamento)
      ultima?.push(linha)
    else guias.push([linha])
  }
  return guias.flatMap((eventos) => {
    const [primeira] = eventos
    if (!primeira) return []
    const { numeroFicha, numeroLote, protocolo, nomeAssociado, nomeDentista, unidade } = primeira
    return {
      ...{ numeroFicha, numeroLote, protocolo, nomeAssociado, nomeDentista, unidade },
      repasse: toRepasse(primeira),
      totais: toTotais(sum(eventos)),
      recursoGlosa: listNegadas(eventos).length > 0 ? (estados.get(numeroFicha) ?? null) : null,
      eventos: eventos.map((linha) => toEvento(linha, tabela)),
    }
  })
}
