import type { TipoSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import { type Db, statement } from '../../db/client.ts'
import type { Guia } from './guia.store.ts'

/** A requester as it is kept with the guide. */
export type SolicitanteGuia = {
  nome: string
  cro: string
  uf: string
  tipo: TipoSolicitante
  codigoDentista: number | null
}

/** Who asked for the exams of a radiology guide; undefined of any other. */
export function toSolicitanteGuia(guia: Guia): SolicitanteGuia | undefined {
  const { nomeSolicitante: nome, croSolicitante: cro, ufSolicitante: uf, tipoSolicitante: tipo } = guia
  if (nome === null || cro === null || uf === null || tipo === null) return undefined
  return { nome, cro, uf, tipo, codigoDentista: guia.codigoDentistaSolicitante }
}

const solicitantePedido = statement<{ codigoCredenciado: number }>(
  'guia.solicitantePedido',
  'select codigo_credenciado as "codigoCredenciado" from solicitacao_exame where codigo_unidade = $1 and numero_solicitacao = $2',
)

/** The provider whose exam request the guide's unit has captured; undefined of a guide that came of none. */
export async function findSolicitantePedido(
  db: Db,
  { codigoCredenciado: codigoUnidade, numeroPedidoExame }: Guia,
): Promise<number | undefined> {
  if (numeroPedidoExame === null) return undefined
  const [row] = await db.query(solicitantePedido, [codigoUnidade, numeroPedidoExame])
  return row?.codigoCredenciado
}
