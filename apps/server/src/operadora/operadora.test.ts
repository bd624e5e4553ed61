import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it, vi } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import type { FilaGuia } from '../job/filas.ts'
import {
  createAssociado,
  createGuia,
  createPendente,
  dateEvento,
  detailGuia,
  ENDODONTIA,
  insertImagem,
  RESTAURACAO,
  readGuia,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { passosDaFila, startOperadora } from './operadora.ts'
import { runTarefa } from './runTarefa.ts'

const t = await openTestApp()
const as = await t.as(100001)

const sign = (id: number) => t.call(guia.sign, { params: { id } }, { as })
const forward = (id: number) => t.call(guia.sendRepasse, { params: { id } }, { as })
const pedido = {
  codigoEvento: RESTAURACAO.codigoEvento,
  numeroSequencialInclusao: 1,
  numeroSequencialEvento: 1,
}
const requestToken = (numeroFicha: number) =>
  t.call(guia.requestToken, { body: { numeroFicha, eventos: [pedido] } }, { as })

async function runAll(fila: FilaGuia, numeroFicha: number, vezes: number): Promise<void> {
  for (let vez = 0; vez < vezes; vez++) await runFila(t, fila, numeroFicha)
}

describe('concludeAuditoria', () => {
  it('goes from 2 through stages 4 and 5 to the decision, in the name of the operator', async () => {
    const numeroFicha = await createPendente(t, 'analise')
    const lugares = []
    for (let passo = 0; passo < 3; passo++) {
      await runFila(t, 'concludeAuditoria', numeroFicha)
      const { status, etapa } = await readGuia(t, numeroFicha)
      lugares.push([status, etapa])
    }
    expect(lugares).toEqual([
      [2, 4],
      [2, 5],
      [1, 2],
    ])
    const { eventos, historico, statusAuditoria, dataAutorizacao } = await detailGuia(t, numeroFicha)
    expect({ statusAuditoria, dataAutorizacao }).toEqual({
      statusAuditoria: 'AUDITADO',
      dataAutorizacao: '2026-11-21',
    })
    expect(eventos).toMatchObject([{ autorizacao: 4, dataAutorizacao: '2026-11-21', motivos: [] }])
    expect(historico.slice(-3).map(({ autor }) => autor)).toEqual([
      'Operadora',
      'Operadora',
      'Política de auditoria',
    ])
  })

  it('denies what still lacks something, and keeps what was decided before', async () => {
    const numeroFicha = await releaseGuia(t)
    await insertImagem(t, numeroFicha, 'inicial')
    const segundo = { ...ENDODONTIA, numeroSequenciaInclusao: 2 }
    await sendEventos(t, numeroFicha, [RESTAURACAO, segundo])
    await t.rows(`update imagem_guia set eventos = '[]' where numero_ficha = $1`, [numeroFicha])
    await runAll('concludeAuditoria', numeroFicha, 3)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 7, etapa: 2 })
    expect((await detailGuia(t, numeroFicha)).eventos).toMatchObject([
      { autorizacao: 4 },
      { autorizacao: 3, tipoAcao: 'glosado', motivos: [{ codigoGlosa: '3081' }, { codigoGlosa: '3059' }] },
    ])
  })

  it('judges with the justification that was sent', async () => {
    const numeroFicha = await createPendente(t, 'justificativa')
    const descricaoObservacao = 'Terceiro canal confirmado na radiografia inicial, com bifurcação apical.'
    await t.call(guia.sendJustificativa, { body: { numeroFicha, descricaoObservacao } }, { as })
    await runAll('concludeAuditoria', numeroFicha, 3)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 2 })
  })
})

describe('the policy of the audit', () => {
  const auditar = async (numeroFicha: number) => {
    await runAll('concludeAuditoria', numeroFicha, 3)
    return detailGuia(t, numeroFicha)
  }

  it.each([
    ['Fratura da restauração anterior, com dor ao frio desde ontem.', 1, '4'],
    ['O paciente pediu para refazer o trabalho antes da viagem marcada.', 3, '3'],
  ] as const)(
    'judges a repetition by the clinical reason it names: %s',
    async (justificativa, status, aut) => {
      const codigoAssociado = await createAssociado(t)
      const anterior = await createGuia(t, 'datada', { codigoAssociado })
      const numeroFicha = await releaseGuia(t, { codigoAssociado, login: 100004 })
      const de = await t.as(100004)
      const eventos = [RESTAURACAO]
      await t.call(
        guia.sendGuia,
        { body: { numeroFicha, eventos, justificativaTecnica: justificativa } },
        { as: de },
      )
      await runAll('concludeAuditoria', numeroFicha, 3)
      const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: de })
      expect([body.statusFicha, String(body.eventos[0]?.autorizacao)], `depois de ${anterior}`).toEqual([
        status,
        aut,
      ])
      expect(body.historico.at(-1)).toMatchObject({ autor: 'Política de auditoria' })
      expect(body.historico.at(-1)?.motivo).toMatch(
        status === 1 ? /motivo clínico \(“Fratura”\)/ : /\(3034\)$/,
      )
      if (status === 3) {
        expect(body.eventos[0]?.motivos[0]).toMatchObject({ codigoGlosa: '3034', natureza: 'tecnica' })
        expect(body.eventos[0]?.ajudaEvento[0]?.comoEvitar).toContain('Diga o que foi visto no exame')
      }
    },
  )

  it('denies an image that cannot be read, and takes one that can', async () => {
    for (const [conteudo, status] of [
      [await arquivos.png({ r: 90, g: 90, b: 90 }, 640, 480), 3],
      [await arquivos.filme(10, 100, 80), 3],
      [await arquivos.filme(10), 1],
    ] as const) {
      const numeroFicha = await releaseGuia(t)
      await upload(t, numeroFicha, 'rx.png', conteudo, { imagemGto: 'inicial:26' })
      await sendEventos(t, numeroFicha, [ENDODONTIA])
      const { statusFicha, eventos } = await auditar(numeroFicha)
      expect(statusFicha).toBe(status)
      if (status === 3) expect(eventos[0]?.motivos[0]).toMatchObject({ codigoGlosa: '3031' })
    }
  })

  it('judges again without what it denies: a core does not stand on an endodontic treatment that fell', async () => {
    const numeroFicha = await releaseGuia(t)
    const imagemGto = 'inicial:26'
    await upload(t, numeroFicha, 'a.png', await arquivos.filme(11, 100, 80), { imagemGto })
    await upload(t, numeroFicha, 'b.png', await arquivos.filme(12), { imagemGto })
    await t.rows(
      `update imagem_guia set dente = null, eventos = jsonb_build_array(
         jsonb_build_object('numeroSequencialInclusao', sequencial, 'codigoLocalizacao', '26')) where numero_ficha = $1`,
      [numeroFicha],
    )
    const nucleo = { ...ENDODONTIA, codigoEvento: '85400220', numeroSequenciaInclusao: 2 }
    const enviada = await sendEventos(t, numeroFicha, [ENDODONTIA, nucleo])
    expect(enviada.body.situacao.statusFicha).toBe(2)
    const { statusFicha, eventos } = await auditar(numeroFicha)
    expect(statusFicha).toBe(3)
    expect(eventos.map(({ motivos }) => motivos[0]?.codigoGlosa)).toEqual(['3031', '3064'])
  })

  it('takes words in the place of an image only where they tell what forbade it', async () => {
    for (const [justificativaTecnica, status] of [
      ['Cárie profunda e dor espontânea.', 3],
      ['Gestante, no primeiro trimestre.', 1],
    ] as const) {
      const numeroFicha = await releaseGuia(t, { codigoAssociado: await createAssociado(t) })
      const body = { numeroFicha, eventos: [ENDODONTIA], justificativaTecnica }
      await t.call(guia.sendGuia, { body }, { as: await t.as(100001) })
      expect((await auditar(numeroFicha)).statusFicha).toBe(status)
    }
  })

  it('denies what contradicts the initial situation by now', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    await insertImagem(t, numeroFicha, 'inicial')
    await sendEventos(t, numeroFicha, [ENDODONTIA])
    await t.rows('insert into dente_ausente (codigo_associado, dente) values ($1, $2)', [
      codigoAssociado,
      '26',
    ])
    const { eventos } = await auditar(numeroFicha)
    expect(eventos[0]?.motivos.map(({ codigoGlosa }) => codigoGlosa)).toEqual(['3066', '3284'])
  })

  it.each([
    ['five working days', 'update guia set bloqueada = false where numero_ficha = $1', '2026-11-27'],
    ['at once where it is urgent', 'update guia set emergencia = true where numero_ficha = $1', '2026-11-21'],
    [
      'ten where it is complex',
      `update evento_guia set codigo_evento = '82000980' where numero_ficha = $1`,
      '2026-12-04',
    ],
  ])('answers in %s', async (_nome, sql, prazo) => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [ENDODONTIA])
    await t.rows(sql, [numeroFicha])
    await upload(t, numeroFicha, 'rx.png', await arquivos.filme(10), { imagemGto: 'inicial:26' })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 2, prazo })
  })
})

describe('processPagamento', () => {
  it('pays the operator’s part of what the rules accept', async () => {
    const { eventos } = await detailGuia(t, await createGuia(t, 'processada'))
    expect(eventos).toMatchObject([{ valorPago: '90.00', valorGlosado: '0.00', valorCopart: '10.00' }])
  })

  it('denies 3067 where the final image is not there any more', async () => {
    const numeroFicha = await createPendente(t, 'analise')
    await runAll('concludeAuditoria', numeroFicha, 3)
    await insertImagem(t, numeroFicha, 'final')
    await dateEvento(t, numeroFicha, ENDODONTIA)
    await sign(numeroFicha)
    await forward(numeroFicha)
    await t.rows(`update imagem_guia set eventos = '[]' where numero_ficha = $1 and momento = 'final'`, [
      numeroFicha,
    ])
    await runAll('processPagamento', numeroFicha, 2)
    const { eventos, statusFicha } = await detailGuia(t, numeroFicha)
    expect(statusFicha).toBe(12)
    expect(eventos).toMatchObject([{ valorPago: '0.00', motivos: [{ codigoGlosa: '3067' }] }])
    expect(Number(eventos[0]?.valorGlosado)).toBeGreaterThan(0)
  })

  it('does not count the guide’s own events against it', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    await runAll('processPagamento', numeroFicha, 2)
    expect((await detailGuia(t, numeroFicha)).eventos[0]?.motivos).toEqual([])
  })
})

describe('generateToken and confirmToken', () => {
  it('give the patient six digits, and send what is confirmed to payment', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    await requestToken(numeroFicha)
    await runFila(t, 'generateToken', numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 19, etapa: 3, prazo: '2026-11-24' })
    const [gerado] = (await detailGuia(t, numeroFicha)).eventos
    expect(gerado).toMatchObject({ statusToken: 'BENEFICIARIO_PENDENTE' })
    expect(gerado?.numeroToken).toMatch(/^\d{6}$/)
    await runFila(t, 'confirmToken', numeroFicha)
    const { statusFicha, codigoEtapaAtual, eventos, historico } = await detailGuia(t, numeroFicha)
    expect({ statusFicha, codigoEtapaAtual }).toEqual({ statusFicha: 20, codigoEtapaAtual: 6 })
    expect(eventos).toMatchObject([{ statusToken: 'APROVADO' }])
    expect(historico.at(-1)?.autor).toBe('Beneficiário')
  })
})

describe('a step', () => {
  it('run again after the guide moved on does nothing', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    const tarefa = { codigoCredenciado: 100001, numeroFicha, statusFicha: 10, codigoEtapaAtual: 6 }
    const run = () => runTarefa(t.services, tarefa, passosDaFila.processPagamento)
    await run()
    const antes = await readGuia(t, numeroFicha)
    await Promise.all([run(), run()])
    expect(await readGuia(t, numeroFicha)).toEqual(antes)
    expect(antes.status).toBe(11)
  })

  it('leaves a locked guide, and comes back when it is unlocked', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    const lock = (bloqueio: boolean) =>
      t.call(guia.updateBloqueio, { body: { nrFicha: numeroFicha, bloqueio } }, { as })
    await lock(true)
    await runFila(t, 'processPagamento', numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 10 })
    const queued = () =>
      t.rows(`select 1 from fila.job where name = 'processPagamento' and data->>'numeroFicha' = $1`, [
        String(numeroFicha),
      ])
    const antes = (await queued()).length
    await lock(false)
    expect((await queued()).length).toBe(antes + 1)
  })

  it('is bound to the provider of its guide: with another it finds nothing', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    const tarefa = { codigoCredenciado: 100004, numeroFicha, statusFicha: 10, codigoEtapaAtual: 6 }
    await runTarefa(t.services, tarefa, passosDaFila.processPagamento)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 10 })
  })

  it('is queued in the transaction of its cause, or not at all', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    const { pool } = t.services
    const tarefa = { codigoCredenciado: 100001, numeroFicha, statusFicha: 10, codigoEtapaAtual: 6 }
    const undone = pool.transaction(100001, async (db) => {
      await t.services.jobs.enqueue(db, 'processPagamento', tarefa, 0)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(
      await t.rows(`select 1 from fila.job where data->>'numeroFicha' = $1`, [String(numeroFicha)]),
    ).toEqual([])
  })
})

describe('startOperadora', () => {
  it('lives the whole life of a guide: release, audit, dates, signature, token, payment', async () => {
    const stop = await startOperadora(t.services)
    const reaches = (numeroFicha: number, status: number) =>
      vi.waitFor(async () => expect((await readGuia(t, numeroFicha)).status).toBe(status), {
        timeout: 12_000,
        interval: 100,
      })
    try {
      const numeroFicha = await createPendente(t, 'analise')
      await reaches(numeroFicha, 1)
      await insertImagem(t, numeroFicha, 'final')
      await dateEvento(t, numeroFicha, ENDODONTIA)
      await sign(numeroFicha)
      const eventos = [{ ...pedido, codigoEvento: ENDODONTIA.codigoEvento }]
      await t.call(guia.requestToken, { body: { numeroFicha, eventos } }, { as })
      await reaches(numeroFicha, 12)
      const { historico, eventos: pagos } = await detailGuia(t, numeroFicha)
      expect(historico.map(({ paraStatus, paraEtapa }) => [paraStatus, paraEtapa])).toEqual([
        [8, 1],
        [2, 2],
        [2, 4],
        [2, 5],
        [1, 2],
        [1, 3],
        [1, 3],
        [18, 3],
        [19, 3],
        [20, 6],
        [11, 6],
        [12, 6],
      ])
      expect(Number(pagos[0]?.valorPago)).toBeGreaterThan(0)
    } finally {
      await stop()
    }
  }, 40_000)
})
