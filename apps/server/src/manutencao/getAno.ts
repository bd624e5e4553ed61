import type { manutencao } from '@portal/contract/manutencao.ts'
import type { Handler } from '../http/handler.ts'
import { findAno } from './ano.store.ts'
import { loadAnos } from './loadAnos.ts'

/** A treatment of the provider with each of its months and its money. Interface S34. */
export const getAno: Handler<typeof manutencao.getAno> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const linha = await findAno(db, sessao.codigoCredenciado, query.numeroTratamento)
  if (!linha) return fail('API-MAN-0001')
  const { codigoAssociado, numeroTratamento } = linha
  trilha({ codigoAssociado, objeto: `meses do tratamento ${numeroTratamento}` })
  const [ano] = await loadAnos(context, [linha])
  return ano ?? fail('API-MAN-0001')
}
