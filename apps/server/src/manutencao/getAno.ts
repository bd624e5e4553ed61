import type { manutencao } from '@portal/contract/manutencao.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { loadPagos } from '../guia/reply/loadPagos.ts'
import type { Handler } from '../http/handler.ts'
import { sumVistos, tellVisto } from '../repasse/visto.store.ts'
import { findAno } from './ano.store.ts'
import { toAno } from './reply.ts'
import { loadValores } from './valorMes.ts'

/** A treatment of the provider with each of its months and its money. Interface S34. */
export const getAno: Handler<typeof manutencao.getAno> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const { codigoCredenciado, rede } = sessao
  const linha = await findAno(db, codigoCredenciado, query.numeroTratamento)
  if (!linha) return fail('API-MAN-0001')
  const { codigoAssociado, numeroTratamento } = linha
  trilha({ codigoAssociado, objeto: `meses do tratamento ${numeroTratamento}` })
  const tabela = await services.regras.get()
  const ano = toAno(linha, tabela.findPrazoOrtodontia(rede, hoje), hoje)
  const fichas = ano.meses.flatMap(({ numeroFicha }) => numeroFicha ?? [])
  const [valueMes, pagosDe] = await Promise.all([
    loadValores({ db, tabela, codigoCredenciado, rede, hoje }, [[linha, ano.meses]]),
    loadPagos(db, sessao, fichas),
  ])
  const meses = ano.meses.map((mes) => {
    const { centavos, atos } = valueMes(linha, mes)
    const pagos = atos.flatMap(
      ({ numeroFicha, sequencialInclusao }) =>
        pagosDe(numeroFicha).get(sequencialInclusao)?.liberadoCentavos ?? [],
    )
    return {
      ...mes,
      valor: centavos === null ? null : toValor(centavos),
      ...(pagos.length > 0 && { valorPago: tellVisto(sumVistos(pagos)) }),
    }
  })
  return { ...ano, meses }
}
