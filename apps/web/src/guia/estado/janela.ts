import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { today } from '../../calendario/format.ts'

/** The days on which the guide's events may be dated; where the services do not tell, any until today. */
export const findJanela = ({ janelaData }: GuiaDetalhada): JanelaData => janelaData ?? qualquer()

/** The days on which one event may be dated: its own rule (the patient's age, for one) may leave fewer than the guide's. */
export const findJanelaDoEvento = (guia: GuiaDetalhada, evento: EventoGuia): JanelaData =>
  evento.janelaData ?? findJanela(guia)

const qualquer = (): JanelaData => ({ ate: today() })
