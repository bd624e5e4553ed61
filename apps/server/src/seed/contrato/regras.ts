import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '@portal/domain/evento/regra/exclusao.data.ts'
import { PERCENTUAIS_REDE } from '@portal/domain/evento/regra/preco.tables.ts'
import { PRECO_BASE_CENTAVOS } from '@portal/domain/evento/regra/precoBase.data.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import type { Row } from '../database/insertTabelas.ts'
import { createContratos } from './contratos.ts'
import { createMetas } from './metas.ts'
import { createPrazosOrtodontia } from './ortodontia.ts'
import { PRAZOS_SENHA } from './prazoSenha.data.ts'
import { DESDE_REGRA, FONTES_REGRA } from './vigenciaRegra.data.ts'

/** Price tables by the day they start: the present one is nine months old and pays 5 % more than the one before. */
const TABELAS = [
  { inicioMeses: -36, percentual: 95 },
  { inicioMeses: -9, percentual: 100 },
] as const

export type Preco = {
  readonly rede: string
  readonly codigo_evento: string
  readonly desde: string
  readonly valor_centavos: number
}

/** The price of every event in every network, by the day from which it holds. */
export function createPrecos(hoje: string): Preco[] {
  return redes.flatMap(({ codigo: rede, titular }) => {
    const daRede = PERCENTUAIS_REDE.find((linha) => linha.rede === titular)?.percentual ?? 100
    return TABELAS.flatMap(({ inicioMeses, percentual }) =>
      Object.entries(PRECO_BASE_CENTAVOS).map(([codigo_evento, base]) => ({
        rede,
        codigo_evento,
        desde: addMonths(hoje, inicioMeses),
        valor_centavos: Math.round((base * daRede * percentual) / 10_000),
      })),
    )
  })
}

/** The domain's rules, prices and exclusions as the rows from which the operator changes them. */
export function createRegras(hoje: string): Record<string, Row[]> {
  return {
    ...createContratos(),
    ...createMetas(addMonths(hoje, TABELAS[1].inicioMeses)),
    prazo_ortodontia: createPrazosOrtodontia(),
    regra_evento: REGRAS_EVENTO.map((regra) => ({
      codigo_evento: regra.codigoEvento,
      descricao: regra.descricao,
      regra,
      desde: DESDE_REGRA,
      fonte: FONTES_REGRA[regra.fonte],
    })),
    exclusao_evento: EXCLUSOES.map((exclusao, i) => ({ id: i + 1, exclusao })),
    preco_evento: createPrecos(hoje),
    prazo_senha: PRAZOS_SENHA.map((prazo) => ({
      rede: prazo.rede,
      codigo_tipo_atendimento: prazo.codigoTipoAtendimento,
      desde: prazo.desde,
      dias_validade: prazo.diasValidade,
      dias_renovacao: prazo.diasRenovacao,
      dias_urgencia: prazo.diasUrgencia,
    })),
  }
}
