import {
  FONTE_INDICADOR,
  METAS_INDICADOR,
  MOTIVO_REAJUSTE,
  NIVEIS_QUALIDADE,
  REGRA_REAJUSTE,
} from '@portal/domain/indicador/meta.data.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import type { Row } from '../database/insertTabelas.ts'

const DESDE = '2015-01-01'

/** What each network aims at and gives for it, and why its prices rose on a day: as migration 0101 gives them. */
export const createMetas = (tabelaDesde: string): Record<string, Row[]> => ({
  meta_indicador: redes.flatMap(({ codigo: rede }) =>
    METAS_INDICADOR.map(([indicador, meta, peso]) => ({
      rede,
      indicador,
      desde: DESDE,
      meta_centesimos: meta,
      peso_pontos_base: peso,
      fonte: FONTE_INDICADOR,
    })),
  ),
  regra_reajuste: redes.map(({ codigo: rede }) => ({
    rede,
    desde: DESDE,
    dia_inicio: REGRA_REAJUSTE.diaInicio,
    dias_negociacao: REGRA_REAJUSTE.diasNegociacao,
    teto_pontos_base: REGRA_REAJUSTE.tetoPontosBase,
    fonte: FONTE_INDICADOR,
  })),
  nivel_qualidade: redes.flatMap(({ codigo: rede }) =>
    NIVEIS_QUALIDADE.map(({ nivel, minimoPontosBase, fatorPontosBase }) => ({
      rede,
      nivel,
      desde: DESDE,
      minimo_pontos_base: minimoPontosBase,
      fator_pontos_base: fatorPontosBase,
    })),
  ),
  motivo_reajuste: redes.map(({ codigo: rede }) => ({
    rede,
    desde: tabelaDesde,
    motivo: MOTIVO_REAJUSTE,
    fonte: FONTE_INDICADOR,
  })),
})
