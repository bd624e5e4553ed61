import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { ISENCOES_COPARTICIPACAO } from '@portal/domain/evento/regra/isencao.data.ts'
import { ALIQUOTAS_JURIDICA, TABELAS_IRRF } from '@portal/domain/repasse/retencao.data.ts'
import { expect, it } from 'vitest'
import { choosePlano, listPlanos } from '../associado/plano.store.ts'
import type { Db } from '../db/client.ts'
import { listGuiasGlosadas } from '../recursoGlosa/glosado.store.ts'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { insertEncaminhamento } from './encaminhamento.store.ts'
import { publishDevidos } from './publishRepasse.ts'
import { CODIGO, clearRepasses, insertEncaminhada, insertRepasse } from './repasse.fixture.ts'
import { listLeis } from './retencao.store.ts'

/** What a row says is what happens from its first day on, without another program. Operadora §4. */
const t = await openTestApp()
const write = <Result>(work: (db: Db) => Promise<Result>, codigo = CODIGO) =>
  t.services.pool.transaction(codigo, work)

it('the law is read as it was written', async () => {
  const leis = await write(listLeis)
  expect(leis.aliquotas).toEqual(expect.arrayContaining([...ALIQUOTAS_JURIDICA]))
  expect(leis.tabelasIrrf).toEqual(expect.arrayContaining([...TABELAS_IRRF]))
})

it('a calendar row closes, publishes and pays the run of a guide forwarded from its day on', async () => {
  await clearRepasses(t)
  await t.rows(`insert into calendario_repasse select rede, '2026-12-01', 25, 5, 15, 90
                  from credenciado where codigo = ${CODIGO}`)
  const numeroFicha = await insertEncaminhada(t, '2026-10-20', [])
  await t.rows('delete from encaminhamento where numero_ficha = $1', [numeroFicha])
  const guia = { codigoCredenciado: CODIGO, numeroFicha }
  await write((db) => insertEncaminhamento(db, guia, TEST_NOW, '2026-12-02'))
  expect(
    await t.rows(
      'select fechamento::text, publicacao::text, pagamento::text from repasse where codigo_credenciado = $1',
      [CODIGO],
    ),
  ).toEqual([{ fechamento: '2026-12-25', publicacao: '2027-01-05', pagamento: '2027-01-15' }])
})

it('a rate row withholds from what is paid from its day on', async () => {
  await clearRepasses(t)
  await t.rows(`insert into aliquota_retencao values ('03', '2026-11-10', null, 1100)`)
  await insertRepasse(t, '2026-09-20', { publicacao: '2026-11-01', pagamento: '2026-11-09' })
  await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
  for (const fechamento of ['2026-09-20', '2026-10-20']) {
    const numeroFicha = await insertEncaminhada(t, fechamento, [])
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao)
       values ($1, 1, $2, '500000001', '85100200', 1, 100000, 0, 4)`,
      [numeroFicha, CODIGO],
    )
    await t.rows(
      `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
              informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
       values ($1, $2, 1, false, $3, 100000, 100000, 0, 0, 100000, '[]')`,
      [CODIGO, numeroFicha, fechamento],
    )
  }
  await write((db) => publishDevidos(db, CODIGO, TEST_NOW, '2026-11-05'))
  expect(
    await t.rows(
      `select fechamento::text, valor_centavos::int as valor from repasse_desconto
        where codigo_credenciado = $1 and tipo = '03'`,
      [CODIGO],
    ),
  ).toEqual([{ fechamento: '2026-10-20', valor: 11_000 }])
})

it('a term row is the term of what is denied from its day on', async () => {
  const numeroFicha = await createGlosada(t)
  const readGuia = async () => {
    const [guia] = await write((db) => listGuiasGlosadas(db, 100001, [numeroFicha]), 100001)
    return { prazo: guia?.prazo, publicacao: guia?.publicacao ?? '' }
  }
  const { prazo, publicacao } = await readGuia()
  expect(prazo).toEqual({ dias: 30, glosa: '2909' })
  const insertPrazo = (desde: string, dias: number) =>
    t.rows(`insert into prazo_recurso values ('AURORA', $1, $2, '2909')`, [desde, dias])
  await insertPrazo(addDays(publicacao, 1), 90)
  expect((await readGuia()).prazo).toEqual({ dias: 30, glosa: '2909' })
  await insertPrazo(publicacao, 60)
  expect((await readGuia()).prazo).toEqual({ dias: 60, glosa: '2909' })
})

it('an exemption row is of every plan, or of the one that it names', async () => {
  const readIsentos = async () => {
    const planos = await write((db) => listPlanos(db, '500000001'))
    const plano = choosePlano(planos, 'AURORA')
    return { codigo: plano?.codigoPlano, isencoes: plano?.isencoesCoparticipacao ?? [] }
  }
  const { codigo, isencoes } = await readIsentos()
  expect(isencoes).toEqual(expect.arrayContaining([...ISENCOES_COPARTICIPACAO]))
  const [outro] = await t.rows<{ codigo: string }>('select codigo from plano where codigo <> $1 limit 1', [
    codigo,
  ])
  const insertIsencao = (plano: string | undefined, evento: string) =>
    t.rows(`insert into isencao_coparticipacao values ($1, $2, '2026-01-01', '2026-12-31')`, [plano, evento])
  await insertIsencao(codigo, '85100200')
  await insertIsencao(outro?.codigo, '85100196')
  const codigos = (await readIsentos()).isencoes.map(({ codigoEvento }) => codigoEvento)
  expect([codigos.includes('85100200'), codigos.includes('85100196')]).toEqual([true, false])
})
