import { findVigente } from '@portal/domain/calendario/vigencia.ts'
import type { CobrancaCopart } from '@portal/domain/evento/regra/cobrancaCopart.tables.ts'

type LinhaCoparticipacao = {
  readonly codigo_plano: string
  readonly desde: string
  readonly cobranca: CobrancaCopart
  /** Read by the version before; the month's cap stands in `PLANOS_TETO_MES`. */
  readonly teto_mes_centavos: number | null
}

/** The month's cap of the plans that have one. */
const TETO_MES_CENTAVOS = 30_000

const desde = '2026-11-01'

const COM_TETO = ['AURCOM', 'MERESS', 'LUMESS'] as const

/** Of each network one plan has a cap of the month, as migrations 0113 and 0119 give it. */
export const PLANOS_TETO_MES = COM_TETO.map((codigo_plano) => ({
  codigo_plano,
  desde,
  teto_centavos: TETO_MES_CENTAVOS,
}))

/** Of each network one plan's operator bills the patient's part, as migrations 0106 and 0113 give them. */
export const PLANOS_COPARTICIPACAO: readonly LinhaCoparticipacao[] = [
  ...['AURESS', 'MERPRE', 'LUMCOM'].map(
    (codigo_plano) => ({ codigo_plano, desde, cobranca: 'operadora', teto_mes_centavos: null }) as const,
  ),
  ...COM_TETO.map(
    (codigo_plano) =>
      ({ codigo_plano, desde, cobranca: 'clinica', teto_mes_centavos: TETO_MES_CENTAVOS }) as const,
  ),
]

/** Who collects the patient's part under a plan of the demonstration on a civil day. */
export const findCobrancaSemeada = (codigoPlano: string, dia: string): CobrancaCopart =>
  findVigente(
    PLANOS_COPARTICIPACAO.filter(({ codigo_plano }) => codigo_plano === codigoPlano),
    dia,
  )?.cobranca ?? 'clinica'
