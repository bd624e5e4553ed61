import { findVigente } from '@portal/domain/calendario/vigencia.ts'
import type { CobrancaCopart } from '@portal/domain/evento/regra/cobrancaCopart.tables.ts'

type LinhaCobranca = {
  readonly codigo_plano: string
  readonly desde: string
  readonly cobranca: CobrancaCopart
}

/** One plan of each network whose operator bills the patient's part, as migration 0106 gives it. */
export const PLANOS_COPARTICIPACAO: readonly LinhaCobranca[] = ['AURESS', 'MERPRE', 'LUMCOM'].map(
  (codigo_plano) => ({ codigo_plano, desde: '2026-11-01', cobranca: 'operadora' }),
)

/** Who collects the patient's part under a plan of the demonstration on a civil day. */
export const findCobrancaSemeada = (codigoPlano: string, dia: string): CobrancaCopart =>
  findVigente(
    PLANOS_COPARTICIPACAO.filter(({ codigo_plano }) => codigo_plano === codigoPlano),
    dia,
  )?.cobranca ?? 'clinica'
