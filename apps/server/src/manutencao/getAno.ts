import type { manutencao } from '@portal/contract/manutencao.ts'
import type { Handler } from '../http/handler.ts'
import { findAno } from './ano.store.ts'
import { toAno } from './reply.ts'

/** A treatment of the provider with each of its months. Interface S34. */
export const getAno: Handler<typeof manutencao.getAno> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const { codigoCredenciado, rede } = sessao
  const linha = await findAno(db, codigoCredenciado, query.numeroTratamento)
  if (!linha) return fail('API-MAN-0001')
  const { codigoAssociado, numeroTratamento } = linha
  trilha({ codigoAssociado, objeto: `meses do tratamento ${numeroTratamento}` })
  const tabela = await services.regras.get()
  return toAno(linha, tabela.findPrazoOrtodontia(rede, hoje), hoje)
}
