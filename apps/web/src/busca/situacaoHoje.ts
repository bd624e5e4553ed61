import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import { isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'

/** As the guide's own screen says it; a status that the portal does not know is its number. */
export const nameHoje = (guia: GuiaHoje): string =>
  isStatusFicha(guia.statusFicha) ? nameSituacao(guia, today()) : String(guia.statusFicha)
