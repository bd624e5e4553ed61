import type { Visivel } from '@portal/contract/campo.ts'
import type { indicador as contrato, QualidadeDesempenho } from '@portal/contract/indicador.ts'
import { findAjudaGlosa } from '@portal/domain/glosa/ajudaGlosa.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import { type Indicador, indicadores } from '@portal/domain/indicador/indicador.tables.ts'
import { isAlcancada, SEM_CASOS, sumMedidas, toCentesimos } from '@portal/domain/indicador/medida.ts'
import type { Handler } from '../http/handler.ts'
import { type LinhaVista, sumVistos, tellVisto } from '../repasse/visto.store.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import {
  type Causa,
  type FiguraMes,
  findEspecialidade,
  listCausas,
  listMedianas,
  listPorMes,
  type Mediana,
} from './indicador.store.ts'
import { listMetas, type Meta } from './meta.store.ts'
import { loadQuadro, toComum, toNumero, toNumeroNulavel } from './quadro.ts'
import { toPartes } from './toPartes.ts'

type Lido = {
  meses: readonly string[]
  figuras: readonly FiguraMes[]
  metas: readonly Meta[]
  medianas: readonly Mediana[]
}

function toIndicador(
  linha: Indicador,
  { meses, figuras, metas, medianas }: Lido,
): Visivel<QualidadeDesempenho['indicadores'][number]> {
  const isDele = ({ indicador }: { indicador: string }) => indicador === linha.codigo
  const dele = figuras.filter(isDele)
  const centesimos = toCentesimos(linha, sumMedidas(dele))
  const meta = metas.find(isDele)
  const mediana = medianas.find(isDele)
  const valorMediana = mediana && toCentesimos(linha, { parte: mediana.razao, total: 1 })
  return {
    indicador: linha.codigo,
    valor: toNumeroNulavel(centesimos),
    ...toPartes(linha.codigo, {
      ...sumMedidas(dele),
      parteCentavos: sumVistos(dele.map(({ parteCentavos }) => parteCentavos)),
      totalCentavos: sumVistos(dele.map(({ totalCentavos }) => totalCentavos)),
    }),
    meta: meta ? { valor: toNumero(meta.metaCentesimos), fonte: meta.fonte } : null,
    alcancada: meta && centesimos !== null ? isAlcancada(linha, centesimos, meta.metaCentesimos) : null,
    mediana:
      mediana && valorMediana !== null && valorMediana !== undefined
        ? { valor: toNumero(valorMediana), credenciados: mediana.credenciados }
        : null,
    meses: meses.map((mes) => ({
      mes,
      valor: toNumeroNulavel(toCentesimos(linha, dele.find((figura) => figura.mes === mes) ?? SEM_CASOS)),
    })),
  }
}

const toCausa = ({
  codigoGlosa,
  negadoCentavos,
  aindaNegadoCentavos,
}: LinhaVista<Causa>): Visivel<QualidadeDesempenho['causas'][number]> => ({
  codigoGlosa,
  texto: textoGlosa(codigoGlosa),
  negado: tellVisto(negadoCentavos),
  aindaNegado: tellVisto(aindaNegadoCentavos),
  habito: findAjudaGlosa(codigoGlosa)?.comoEvitar ?? null,
})

/** The figures of twelve months, each with its goal, the network's median and its trend, and what cost most. */
export const getQualidadeDesempenho: Handler<typeof contrato.getQualidadeDesempenho> = async ({
  db,
  sessao,
  hoje,
}) => {
  const quadro = await loadQuadro(db, sessao)
  const { visao, janela } = quadro
  if (!janela) return { ...toComum(quadro), codigoEspecialidade: null, indicadores: [], causas: [] }
  const [figuras, causas, metas, especialidade] = await Promise.all([
    listPorMes(db, visao, janela),
    listCausas(db, visao, janela),
    listMetas(db, sessao.rede, hoje),
    findEspecialidade(
      db,
      sessao.codigoCredenciado,
      startOfCivilDay(janela.desde),
      startOfCivilDay(janela.antesDe),
    ),
  ])
  const medianas =
    especialidade === undefined ? [] : await listMedianas(db, janela.ate, sessao.rede, especialidade)
  const lido = { meses: janela.meses, figuras, metas, medianas }
  return {
    ...toComum(quadro),
    codigoEspecialidade: especialidade ?? null,
    indicadores: indicadores.map((linha) => toIndicador(linha, lido)),
    causas: causas.map(toCausa),
  }
}
