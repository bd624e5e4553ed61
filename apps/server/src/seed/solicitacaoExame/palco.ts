import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { isDiaUtil } from '@portal/domain/calendario/diaUtil.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Random } from '../chance/random.ts'
import type { Precos } from '../contrato/precos.ts'
import type { Gerador } from '../guia/gerador.ts'
import type { Acervo } from '../radiografia/acervo.ts'

/** What the exams of the demonstration are made with. */
export type Palco = {
  readonly db: Db
  readonly tabela: TabelaRegras
  readonly gerador: Gerador
  readonly random: Random
  readonly precos: Precos
  readonly acervo: Acervo
  readonly hoje: string
}

/** Practices rest on weekends: what would fall on one was done before it. */
export function toDiaUtil(dia: string): string {
  return isDiaUtil(dia) ? dia : toDiaUtil(addDays(dia, -1))
}
