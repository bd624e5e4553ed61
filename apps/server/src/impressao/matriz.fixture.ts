import { impressao } from '@portal/contract/impressao.ts'
import { createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { createGlosada, createRecorrida } from '../testing/recurso.fixture.ts'
import { FECHAMENTO } from '../testing/repasse.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

const liberada = (t: TestApp) => createGuia(t)

const nadaAte: Receita = (cena) => cena.call(0, { query: { dataFinal: '2015-01-01' } })
const alheio: Receita = (cena) => cena.call(0, { query: { codDentistasSelecionados: '1000041' } })

/** One event more than are printed, in the run of the guides that are made here. */
async function printDemais(cena: Cena) {
  const numeroFicha = await createGuia(cena.t, 'processada')
  await cena.t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              quantidade, valor_centavos, copart_centavos, autorizacao)
     select numero_ficha, n, codigo_credenciado, codigo_associado, codigo_evento, 1, 100, 0, 4
       from evento_guia, generate_series(2, 1501) as n where numero_ficha = $1 and sequencial_inclusao = 1`,
    [numeroFicha],
  )
  await cena.t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
                                 informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
                                 liberado_centavos)
     select codigo_credenciado, numero_ficha, sequencial_inclusao, false, $2, 100, 100, 0, 0, 100
       from evento_guia where numero_ficha = $1 and sequencial_inclusao > 1`,
    [numeroFicha, FECHAMENTO],
  )
  const answer = await cena.call(0)
  await cena.t.rows('delete from repasse_evento where numero_ficha = $1', [numeroFicha])
  return answer
}

export const recusas: Matriz['recusas'] = {
  'impressao.printDemonstrativo API-FIN-0001': nadaAte,
  'impressao.printDemonstrativo API-FIN-0002': alheio,
  'impressao.printDemonstrativo API-FIN-0004': printDemais,
  'impressao.printRecurso API-REC-0006': async (cena) => cena.call(await createGlosada(cena.t)),
}

export const entradas: Matriz['entradas'] = [
  entrada('impressao.printGuia', impressao.printGuia, porFicha, liberada),
  entrada('impressao.printDemonstrativo', impressao.printDemonstrativo, () => ({
    query: { dataFinal: FECHAMENTO },
  })),
  entrada('impressao.printRecurso', impressao.printRecurso, porFicha, createRecorrida),
  entrada(
    'impressao.printSolicitacao',
    impressao.printSolicitacao,
    (numeroSolicitacao) => ({ query: { numeroSolicitacao } }),
    createSolicitacao,
  ),
]
