import { createGuia } from '../guia.fixture.ts'
import { createGlosada, sendRecurso } from '../recurso.fixture.ts'
import { FECHAMENTO } from '../repasse.fixture.ts'
import type { Cena, Receita } from './cena.ts'

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

const semGlosa: Receita = async (cena) => cena.call(await createGuia(cena.t, 'processada'))

/** A guide of which nothing was denied, with a file that was brought to its appeal all the same. */
async function deleteSemGlosa(cena: Cena) {
  const numeroFicha = await createGuia(cena.t, 'processada')
  await cena.t.rows(
    `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                              momento, sha256, enviada_em)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, 'a.png', 'image/png', 1, 'recurso',
            'recurso ' || numero_ficha, now()
       from guia where numero_ficha = $1`,
    [numeroFicha],
  )
  return cena.call(numeroFicha)
}

/** The statement that told of the denial is of more than thirty days ago. */
async function sendTarde(cena: Cena) {
  const numeroFicha = await cena.prepare()
  await cena.t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
     values (100001, '2026-08-20', '2026-09-01', '2026-09-10', now()) on conflict do nothing`,
  )
  await cena.t.rows(`update repasse_evento set fechamento = '2026-08-20' where numero_ficha = $1`, [
    numeroFicha,
  ])
  return cena.call(numeroFicha)
}

const appeal =
  (eventos: readonly object[]): Receita =>
  async (cena) =>
    cena.call(await cena.prepare(), { body: { eventos } })

/** Of the statement and the appeals: the input or the state that raises a code. */
export const porOperacaoFinanceiro: Readonly<Record<string, Receita>> = {
  'financeiro.searchPeriodo API-FIN-0001': nadaAte,
  'financeiro.exportDemonstrativo API-FIN-0001': nadaAte,
  'impressao.printDemonstrativo API-FIN-0001': nadaAte,
  'financeiro.searchPeriodo API-FIN-0002': alheio,
  'financeiro.exportDemonstrativo API-FIN-0002': alheio,
  'impressao.printDemonstrativo API-FIN-0002': alheio,
  'financeiro.searchGto API-FIN-0003': (cena) => cena.call(0, { query: { gtoList: ' ;,' } }),
  'financeiro.exportDemonstrativo API-FIN-0003': (cena) => cena.call(0, { query: { tipoBuscaEnum: 'GTO' } }),
  'impressao.printDemonstrativo API-FIN-0004': printDemais,
  'recursoGlosa.getRecurso API-REC-0001': semGlosa,
  'recursoGlosa.getRecursoDetalhado API-REC-0001': semGlosa,
  'recursoGlosa.sendRecurso API-REC-0001': semGlosa,
  'imagem.uploadImagem API-REC-0001': async (cena) =>
    cena.call(await createGuia(cena.t, 'processada'), { query: { imagemGto: 'recurso:26' } }),
  'imagem.deleteImagem API-REC-0001': deleteSemGlosa,
  'recursoGlosa.sendRecurso API-GTO-0012': (cena) =>
    cena.callAfter('update guia set codigo_etapa = 3 where numero_ficha = $1'),
  'recursoGlosa.sendRecurso API-REC-0002': async (cena) => {
    const numeroFicha = await cena.prepare()
    await sendRecurso(cena.t, { numeroFicha })
    return cena.call(numeroFicha)
  },
  'recursoGlosa.sendRecurso API-REC-0003': sendTarde,
  'recursoGlosa.sendRecurso API-REC-0004': appeal([{ numeroSequenciaInclusao: 9, justificativa: '' }]),
  'recursoGlosa.sendRecurso API-REC-0005': appeal([
    { numeroSequenciaInclusao: 1, justificativa: '', novidades: [{ tipo: 'dente', valor: '99' }] },
  ]),
  'recursoGlosa.getRecursoAuditoria API-REC-0006': async (cena) => cena.call(await createGlosada(cena.t)),
  'impressao.printRecurso API-REC-0006': async (cena) => cena.call(await createGlosada(cena.t)),
}
