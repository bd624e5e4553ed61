import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import { fimApresentacaoNaRede } from '@portal/domain/repasse/apresentacao.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { FatosData } from '../guia/reply/janela.ts'

/** What the patient confirmed was another day: the event is to be confirmed again. */
const semToken = { statusToken: statusTokenInicial, numeroToken: null, dataSolicitacaoToken: null } as const

/** The event with its day and the term that runs from it, or without them. Its price follows (`repriceEventos`). */
export const dateEvento = (
  { tabela, prontuario }: FatosData,
  atual: Evento,
  dataRealizacao: string | null,
): Evento => ({
  ...atual,
  ...semToken,
  dataRealizacao,
  apresentarAte:
    dataRealizacao &&
    addDays(
      fimApresentacaoNaRede(tabela.calendarios, prontuario.contrato.rede, dataRealizacao),
      atual.diasParados,
    ),
})
