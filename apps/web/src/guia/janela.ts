import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { today } from '../calendario/format.ts'

/** The days on which the guide's events may be dated; where the services do not tell, any until today. */
export const findJanela = ({ janelaData }: GuiaDetalhada): JanelaData => janelaData ?? qualquer()

const qualquer = (): JanelaData => ({ ate: today() })
