import type { DetalheErro } from '@portal/contract/errors.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import type { Contexto } from '@portal/domain/evento/createContexto.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { avisoData, findJanelaData, motivoData, type RecusaData } from '@portal/domain/guia/dataRealizacao.ts'

/**
 * What is wrong with the dates that a guide is sent with: what a date given afterwards is refused for, and what payment
 * would deny, since the event is not authorised yet and the date can still be put right. One that does not exist or is
 * yet to come is an error of the form, which the engine tells.
 */
export function listDatasRecusadas(itens: readonly Item[], contexto: Contexto): DetalheErro[] {
  const { hoje } = contexto
  const janela = findJanelaData(contexto, hoje)
  return itens.flatMap(({ sequencial, data }) => {
    if (data === undefined || !isDataCivil(data) || data > hoje) return []
    // What the rules deny gets no date, whatever was sent.
    const aprovado = { autorizacao: autorizacaoEvento.aprovado }
    const recusa = motivoData(aprovado, data, hoje, janela) ?? avisoData(data, janela)
    return recusa ? [toDetalheData(sequencial, recusa)] : []
  })
}

export const toDetalheData = (
  item: number,
  { mensagem, codigoGlosa, possivel }: RecusaData,
): DetalheErro => ({
  campo: 'data',
  item,
  mensagem,
  ...(codigoGlosa !== undefined && { codigoGlosa }),
  ...(possivel !== undefined && { dataPossivel: possivel }),
})
