import type { Visivel } from '@portal/contract/campo.ts'
import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { listMeses } from '@portal/domain/ortodontia/meses.ts'
import type { Db } from '../db/client.ts'
import { loadPagos } from '../guia/reply/loadPagos.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import { sumVistos, tellVisto } from '../repasse/visto.store.ts'
import { toTratamentoOrtodontico } from '../tratamento/tratamentoReply.ts'
import type { LinhaAno } from './ano.store.ts'
import { loadValores } from './valorMes.ts'

type Chamada = { db: Db; sessao: Sessao; services: Pick<CallServices, 'regras'>; hoje: string }

/**
 * Treatments and their months on the call's civil day, under the network's terms of that day: what each month is worth, and
 * what the runs released of it, as far as the session may read it.
 */
export async function loadAnos(
  { db, sessao, services, hoje }: Chamada,
  linhas: readonly LinhaAno[],
): Promise<Visivel<AnoTratamento>[]> {
  const { codigoCredenciado, rede } = sessao
  const tabela = await services.regras.get()
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  const anos = linhas.map((linha) => [linha, listMeses(linha, prazo, hoje)] as const)
  const fichas = anos.flatMap(([, meses]) => meses.flatMap(({ numeroFicha }) => numeroFicha ?? []))
  const [valueMes, pagosDe] = await Promise.all([
    loadValores({ db, tabela, codigoCredenciado, rede, hoje }, anos),
    loadPagos(db, sessao, fichas),
  ])
  return anos.map(([linha, meses]) => ({
    chaveAssociado: linha.chaveAssociado,
    nomeAssociado: linha.nomeAssociado,
    tratamento: toTratamentoOrtodontico(linha, prazo, hoje),
    meses: meses.map((mes) => {
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
    }),
  }))
}
