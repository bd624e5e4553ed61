import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import type { Pool } from '../db/client.ts'
import { buildApp } from '../process/app.ts'
import { createGuia, readGuia, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** The test's pool, noting the name of every statement. */
function createRecorder(pool: Pool): { pool: Pool; names: string[] } {
  const names: string[] = []
  const note =
    (run: Pool['transaction']): Pool['transaction'] =>
    (credenciado, work) =>
      run(credenciado, (db) =>
        work({
          query: (sql, values) => {
            names.push(sql.name)
            return db.query(sql, values)
          },
        }),
      )
  return { names, pool: { ...pool, transaction: note(pool.transaction), read: note(pool.read) } }
}

describe('guia.getGuia', () => {
  it('tells the head of a guide as the portal reads it', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const { body } = await t.call(guia.getGuia, { query: { numeroFicha } }, { as })
    expect(body).toMatchObject({
      numeroFicha,
      numeroFichaPrincipal: null,
      statusFicha: 1,
      codigoEtapaAtual: 2,
      codigoEspecialidade: 1,
      tipoAtendimento: 1,
      associado: { nome: 'Mariana Alves Ribeiro', nomePlano: 'Aurora Premium' },
      nomeDentista: 'Dra. Ana Beatriz Monteiro',
      bloqueio: false,
      liberadaEm: '2026-11-21T12:00:00.000Z',
      quantidadeEventos: 1,
      eventosRascunho: null,
      valorTotal: '100.00',
      versao: 2,
      eventoRealizado: false,
    })
    await t.rows(`update evento_guia set data_realizacao = '2026-11-21' where numero_ficha = $1`, [
      numeroFicha,
    ])
    const { body: feita } = await t.call(guia.getGuia, { query: { numeroFicha } }, { as })
    expect(feita.eventoRealizado).toBe(true)
  })

  it('counts what is typed and not sent apart from what is', async () => {
    const numeroFicha = await releaseGuia(t)
    const item = { codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 }
    const itens = [
      { ...item, sequencial: 1 },
      { ...item, sequencial: 2, dente: '27' },
    ]
    const body = { numeroFicha, revisaoBase: 0, itens, observacao: '', justificativa: '' }
    await t.call(rascunho.saveRascunho, { body }, { as })
    const { body: resumo } = await t.call(guia.getGuia, { query: { numeroFicha } }, { as })
    expect(resumo).toMatchObject({ quantidadeEventos: 0, eventosRascunho: 2, valorTotal: '0.00' })
    // Cancelled, nothing of it is still to be sent.
    await t.call(guia.cancelGuia, { body: { numeroFicha, motivo: 'Aberta por engano.' } }, { as })
    const { body: cancelada } = await t.call(guia.getGuia, { query: { numeroFicha } }, { as })
    expect(cancelada).toMatchObject({ quantidadeEventos: 0, eventosRascunho: null })
  })

  it('tells requested, approved and denied apart, and the patient’s part of what is approved', async () => {
    const numeroFicha = await releaseGuia(t)
    const evento = { codigoLocalizacao: '26', quantidade: 1 }
    const eventos = [
      { ...evento, codigoEvento: '85100200', codigoFace: 'OM', numeroSequenciaInclusao: 1 },
      { ...evento, codigoEvento: '85100196', codigoFace: 'O', numeroSequenciaInclusao: 2 },
    ]
    await t.call(guia.sendGuia, { body: { numeroFicha, eventos } }, { as })
    const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    const [aprovado, negado] = body.eventos
    expect(body).toMatchObject({
      statusFicha: 7,
      valorAprovado: aprovado?.valor,
      valorNegado: negado?.valor,
      valorEmAnalise: '0.00',
      valorCopartTotal: aprovado?.valorCopart,
    })
    expect(Number(body.valorTotal)).toBe(Number(aprovado?.valor) + Number(negado?.valor))
    expect(negado?.valorCopart).toBe('0.00')
  })

  it('tells of a radiology guide until when its images may come, and of no other', async () => {
    const unidade = await t.as(100003)
    const numeroFicha = await releaseGuia(t, { login: 100003, codigoEspecialidade: 14 })
    const read = async (qual: number, quem: typeof as) =>
      (await t.call(guia.getGuia, { query: { numeroFicha: qual } }, { as: quem })).body
    expect(await read(numeroFicha, unidade)).toMatchObject({ exameAte: null })
    await t.rows(
      `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
       values (100003, $1, '1', $2, '2026-12-20')`,
      [numeroFicha, t.clock.now()],
    )
    expect(await read(numeroFicha, unidade)).toMatchObject({ exameAte: '2026-11-28' })
    expect(await read(await createGuia(t, 'autorizada'), as)).not.toHaveProperty('exameAte')
  })

  it('moves a sent complementary guide to the plan of treatment (Spec §4.2)', async () => {
    const principal = await createGuia(t, 'autorizada')
    const numeroFicha = await releaseGuia(t, { numeroFichaPrincipal: principal })
    await t.rows('update guia set status_ficha = 9 where numero_ficha = $1', [numeroFicha])
    const { body } = await t.call(guia.getGuia, { query: { numeroFicha } }, { as })
    expect(body).toMatchObject({ statusFicha: 9, codigoEtapaAtual: 2, numeroFichaPrincipal: principal })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ etapa: 1 })
    const { body: detalhada } = await t.call(
      guia.getGuiaDetalhada,
      { query: { numeroFicha: principal } },
      { as },
    )
    expect(detalhada.complementares).toEqual([{ numeroFicha, statusFicha: 9, cancelavel: true }])
  })

  it('costs one statement besides the session’s, and the trail’s', async () => {
    const numeroFicha = await createGuia(t)
    const { pool, names } = createRecorder(t.services.pool)
    const app = await buildApp({ services: { ...t.services, pool } })
    const url = `${guia.getGuia.path}?numeroFicha=${numeroFicha}`
    expect((await app.inject({ url, headers: as })).statusCode).toBe(200)
    expect(names).toEqual(['sessao.find', 'guia.resumo', 'trilha.insert'])
  })
})
