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
  readonly expediente: Expediente
}

/** The minutes of a day at which requests are made: each later than the one before, as their numbers are. */
export class Expediente {
  private dia = ''
  private minuto = 0
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  next(dia: string): number {
    this.minuto = dia === this.dia ? this.minuto + this.random.int(4, 50) : this.random.int(8 * 60, 13 * 60)
    this.dia = dia
    return this.minuto
  }
}

/** Practices rest on weekends: what would fall on one was done before it. */
export function toDiaUtil(dia: string): string {
  return isDiaUtil(dia) ? dia : toDiaUtil(addDays(dia, -1))
}
