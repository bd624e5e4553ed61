import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import { fimApresentacaoNaRede } from '@portal/domain/repasse/apresentacao.ts'
import type { Db } from '../db/client.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { priceItens } from '../guia/fatos/precoGuia.ts'
import type { FatosData } from '../guia/reply/janela.ts'
import { civilDay } from '../runtime/clock.ts'

/** What the patient confirmed was another day: the event is to be confirmed again. */
const semToken = { statusToken: statusTokenInicial, numeroToken: null, dataSolicitacaoToken: null } as const

/** The event with its day, at the price of that day; without one, at that of its authorisation. */
export async function dateEvento(
  db: Db,
  fatos: FatosData,
  guia: Guia,
  atual: Evento,
  dataRealizacao: string | null,
): Promise<Evento> {
  const { codigoEvento, quantidade, dataAutorizacao, sequencialInclusao } = atual
  const data = dataRealizacao ?? dataAutorizacao ?? civilDay(guia.enviadaEm ?? guia.liberadaEm)
  const exceto = { numeroFicha: guia.numeroFicha, sequencialInclusao }
  const [preco] = await priceItens(db, fatos, [{ codigoEvento, quantidade, data }], exceto)
  if (!preco) throw new Error(`event ${codigoEvento} was not priced`)
  const { rede } = fatos.prontuario.contrato
  return {
    ...atual,
    ...semToken,
    dataRealizacao,
    apresentarAte:
      dataRealizacao &&
      addDays(fimApresentacaoNaRede(fatos.tabela.calendarios, rede, dataRealizacao), atual.diasParados),
    valorCentavos: preco.valorCentavos,
    copartCentavos: preco.copartCentavos,
    copartOperadoraCentavos: preco.copartOperadoraCentavos,
  }
}
