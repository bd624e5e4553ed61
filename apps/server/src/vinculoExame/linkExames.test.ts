import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import { PERIAPICAL } from '../solicitacaoExame/solicitacao.fixture.ts'
import {
  createAssociado,
  createGuia,
  detailGuia,
  ENDODONTIA,
  readGuia,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createExame, createPronto, sendDoExame } from './exame.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const link = (codigoAssociado: string, fichasExames: number[], fichasVinculo: number[], quem = as) =>
  t.call(vinculoExame.linkExames, { body: { codigoAssociado, fichasExames, fichasVinculo } }, { as: quem })
const unlink = (fichaExame: number, fichaVinculo: number) =>
  t.call(vinculoExame.deleteVinculo, { query: { fichaExame, fichaVinculo } }, { as })
const listImagens = async (numeroFicha: number) =>
  (await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })).body

/** A guide of the patient that waits for the image of a molar. */
async function createEspera(codigoAssociado: string, codigoLocalizacao = '26'): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado, codigoEspecialidade: 3 })
  await sendEventos(t, numeroFicha, [{ ...ENDODONTIA, codigoLocalizacao }])
  expect((await readGuia(t, numeroFicha)).status).toBe(5)
  return numeroFicha
}

describe('a linked exam', () => {
  it('answers for the image that an event requires: the guide goes on to be judged', async () => {
    const { codigoAssociado, fichaExame, numeroSolicitacao } = await createPronto(t)
    const numeroFicha = await createEspera(codigoAssociado)
    const { versao } = await readGuia(t, numeroFicha)
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).body).toEqual({ imagens: 1 })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 2, versao: versao + 1 })
    const detalhada = await detailGuia(t, numeroFicha)
    expect(detalhada.imagensExigidas).toContainEqual(
      expect.objectContaining({ momento: 'inicial', atendida: true }),
    )
    expect(detalhada.historico.at(-1)).toMatchObject({
      acao: 'Exame vinculado',
      motivo: `1 imagem de exame, da ficha ${fichaExame}`,
    })
    expect(await listImagens(numeroFicha)).toMatchObject([
      {
        nomeArquivo: 'panoramica.png',
        momento: 'inicial',
        dente: null,
        eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: '26' }],
        origem: fichaExame,
        congelada: null,
      },
    ])
    const vinculadas = await t.call(
      vinculoExame.listImagensVinculadas,
      { params: { id: numeroSolicitacao } },
      { as },
    )
    expect(vinculadas.body[0]?.vinculos).toMatchObject([{ numeroFicha, congelada: false }])
  })

  it('is opened as an image of the guide, and stays when the unit takes its own back', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    await link(codigoAssociado, [fichaExame], [numeroFicha])
    await t.call(
      imagem.deleteImagem,
      { query: { numeroFicha: fichaExame, sequencial: 1 } },
      { as: await t.as(100003) },
    )
    const query = { numeroFicha, sequencial: 1, versao: 'tela' } as const
    expect((await t.call(imagem.getImagem, { query }, { as })).status).toBe(200)
  })

  it('shows the tooth that its one place was asked for', async () => {
    const locais = [{ codigoLocal: 'RMSE', dentes: ['26'], foco: '' }]
    const { codigoAssociado, fichaExame } = await createPronto(t, { eventos: [{ ...PERIAPICAL, locais }] })
    const [doDente, deOutro] = [
      await createEspera(codigoAssociado),
      await createEspera(codigoAssociado, '46'),
    ]
    await link(codigoAssociado, [fichaExame], [doDente, deOutro])
    expect(await listImagens(doDente)).toMatchObject([{ dente: '26', eventos: null }])
    expect([(await readGuia(t, doDente)).status, (await readGuia(t, deOutro)).status]).toEqual([2, 5])
  })

  it('undoes a signature, which knows nothing of it', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await createGuia(t, 'assinada', { codigoAssociado })
    await link(codigoAssociado, [fichaExame], [numeroFicha])
    expect(await readGuia(t, numeroFicha)).toMatchObject({ assinada: false })
  })

  it('comes with all that came, several exams to several guides, each once', async () => {
    const codigoAssociado = await createAssociado(t)
    const um = await createPronto(t, { codigoAssociado })
    await sendDoExame(t, um.fichaExame, { nome: 'laudo.pdf' })
    const outro = await createPronto(t, { codigoAssociado })
    const guias = [await releaseGuia(t, { codigoAssociado }), await releaseGuia(t, { codigoAssociado })]
    const [primeira = 0, segunda = 0] = guias
    expect((await link(codigoAssociado, [um.fichaExame], [primeira])).body).toEqual({ imagens: 2 })
    const { versao } = await readGuia(t, primeira)
    expect((await link(codigoAssociado, [um.fichaExame], [primeira])).body).toEqual({ imagens: 0 })
    expect((await readGuia(t, primeira)).versao).toBe(versao)
    const ambos = await link(
      codigoAssociado,
      [um.fichaExame, outro.fichaExame, um.fichaExame],
      [...guias, primeira],
    )
    expect(ambos.body).toEqual({ imagens: 4 })
    expect([(await listImagens(primeira)).length, (await listImagens(segunda)).length]).toEqual([3, 3])
    // What came later is linked alone, and the exam answers since its first image did.
    const em = t.clock.now().toISOString()
    t.clock.advance(60_000)
    await sendDoExame(t, outro.fichaExame)
    expect((await link(codigoAssociado, [outro.fichaExame], guias)).body).toEqual({ imagens: 2 })
    const prontos = await t.call(vinculoExame.listFichasExames, { query: { codigoAssociado } }, { as })
    expect(prontos.body[0]?.vinculos).toMatchObject([{ em }, { em }])
  })

  it('answers for what is still being typed', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado, codigoEspecialidade: 3 })
    const item = { sequencial: 1, codigoEvento: ENDODONTIA.codigoEvento, dente: '26', quantidade: 1 }
    await t.rows(
      `insert into rascunho_guia (numero_ficha, codigo_credenciado, revisao, conteudo, salvo_em)
       values ($1, 100001, 1, $2, now())`,
      [numeroFicha, JSON.stringify({ itens: [item] })],
    )
    const abertas = await t.call(vinculoExame.listGuiasEmAberto, { query: { codigoAssociado } }, { as })
    expect(abertas.body).toMatchObject([
      { numeroFicha, statusFicha: 8, esperaImagem: [{ codigoEvento: '85200158', codigoLocalizacao: '26' }] },
    ])
    await link(codigoAssociado, [fichaExame], [numeroFicha])
    await sendEventos(t, numeroFicha, [ENDODONTIA])
    expect((await readGuia(t, numeroFicha)).status).toBe(2)
    // The final image shows what was done: no exam is it.
    const depois = await t.call(vinculoExame.listGuiasEmAberto, { query: { codigoAssociado } }, { as })
    expect(depois.body).toMatchObject([{ numeroFicha, esperaImagem: [] }])
  })
})

describe('what may not be linked', () => {
  it('refuses the whole request for one form among its own that is not', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    const deOutroPaciente = await createPronto(t)
    const deOutro = await createPronto(t, { login: 100002, codigoAssociado })
    const vazio = await createExame(t, { codigoAssociado })
    for (const alheio of [deOutroPaciente.fichaExame, deOutro.fichaExame, vazio.fichaExame, 799_999_999]) {
      const { codigo } = await link(codigoAssociado, [fichaExame, alheio], [numeroFicha])
      expect(codigo).toBe('API-VIN-0001')
    }
    const guias = [
      await releaseGuia(t, { codigoAssociado, login: 100002 }),
      await releaseGuia(t),
      await releaseGuia(t, { codigoAssociado, codigoEspecialidade: 14 }),
      fichaExame,
      799_999_999,
    ]
    for (const alheia of guias)
      expect((await link(codigoAssociado, [fichaExame], [numeroFicha, alheia])).codigo).toBe('API-GTO-0001')
    expect(await listImagens(numeroFicha)).toEqual([])
  })

  it('is refused by the guide as an upload is', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).codigo).toBe('API-GTO-0010')
    await t.rows('update guia set bloqueada = false, status_ficha = 12 where numero_ficha = $1', [
      numeroFicha,
    ])
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).codigo).toBe('API-GTO-0011')
  })

  it("is held by the guide's images and the day's bytes", async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    const insert = (quantas: number, bytes: number, enviada: string) =>
      t.rows(
        `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo,
                                  bytes, momento, sha256, enviada_em)
         select $1, n, 100001, $2, 'a.png', 'image/png', $4, 'inicial', 'x' || n, $5
           from generate_series(1, $3) n`,
        [numeroFicha, codigoAssociado, quantas, bytes, enviada],
      )
    await insert(50, 1, '2026-01-01T12:00:00Z')
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).codigo).toBe('API-IMG-0007')
    await t.rows('delete from imagem_guia where numero_ficha = $1', [numeroFicha])
    await insert(1, 500 * 1024 * 1024, t.clock.now().toISOString())
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).codigo).toBe('API-IMG-0008')
    await t.rows('delete from imagem_guia where numero_ficha = $1', [numeroFicha])
  })

  it('is not of the newborn under the card', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const doBebe = await releaseGuia(t, { codigoAssociado, recemNato: true })
    expect((await link(codigoAssociado, [fichaExame], [doBebe])).codigo).toBe('API-GTO-0001')
    const { body } = await t.call(vinculoExame.listGuiasEmAberto, { query: { codigoAssociado } }, { as })
    expect(body).toEqual([])
  })

  it("is not the unit's to link", async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const { codigo } = await link(codigoAssociado, [fichaExame], [fichaExame], await t.as(100003))
    expect(codigo).toBe('API-ACE-0003')
  })
})

describe('unlinking', () => {
  it('takes the images from the guide, which lacks its image again', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await createEspera(codigoAssociado)
    const conteudo = await arquivos.png(nextCor())
    await upload(t, numeroFicha, 'sua.png', conteudo, { imagemGto: 'final:11' })
    await link(codigoAssociado, [fichaExame], [numeroFicha])
    expect((await unlink(fichaExame, numeroFicha)).body).toEqual({ ok: true })
    expect(await listImagens(numeroFicha)).toMatchObject([{ nomeArquivo: 'sua.png', origem: null }])
    const detalhada = await detailGuia(t, numeroFicha)
    expect(detalhada.imagensExigidas[0]).toMatchObject({ momento: 'inicial', atendida: false })
    expect(detalhada.historico.at(-1)?.acao).toBe('Vínculo de exame desfeito')
    expect((await unlink(fichaExame, numeroFicha)).codigo).toBe('API-VIN-0001')
    expect((await link(codigoAssociado, [fichaExame], [numeroFicha])).body).toEqual({ imagens: 1 })
  })

  it('is refused once a decision counted on it', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await createEspera(codigoAssociado)
    await link(codigoAssociado, [fichaExame], [numeroFicha])
    await t.call(guia.requestAuditoria, { body: { numeroFicha } }, { as })
    for (let passo = 0; passo < 2; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
    expect((await listImagens(numeroFicha))[0]?.congelada).not.toBeNull()
    expect((await unlink(fichaExame, numeroFicha)).codigo).toBe('API-VIN-0002')
    const fichas = await t.call(vinculoExame.listFichasExames, { query: { codigoAssociado } }, { as })
    expect(fichas.body[0]?.vinculos).toMatchObject([{ numeroFicha, congelada: true }])
  })

  it('leaves another exam and another guide as they are', async () => {
    const codigoAssociado = await createAssociado(t)
    const [um, outro] = [
      await createPronto(t, { codigoAssociado }),
      await createPronto(t, { codigoAssociado }),
    ]
    const guias = [await releaseGuia(t, { codigoAssociado }), await releaseGuia(t, { codigoAssociado })]
    await link(codigoAssociado, [um.fichaExame, outro.fichaExame], guias)
    await unlink(um.fichaExame, guias[0] ?? 0)
    const origens = async (numeroFicha = 0) => (await listImagens(numeroFicha)).map(({ origem }) => origem)
    expect(await origens(guias[0])).toEqual([outro.fichaExame])
    expect(await origens(guias[1])).toEqual([um.fichaExame, outro.fichaExame])
  })
})

describe('exams without a guide', () => {
  const colega = async () => t.as(100004)
  const listProntos = async (query: { limite?: number; cursor?: string } = {}) =>
    (await t.call(vinculoExame.listProntos, { query }, { as: await colega() })).body
  const acknowledge = async (fichaExame: number, quem?: Awaited<ReturnType<typeof colega>>) =>
    t.call(vinculoExame.acknowledgeExame, { body: { fichaExame } }, { as: quem ?? (await colega()) })
  const numeros = async () => (await listProntos()).exames.map(({ numeroPedido }) => numeroPedido)

  it('are listed until they are acknowledged or linked, the newest request first, page by page', async () => {
    const exames = []
    for (let n = 0; n < 3; n++) exames.push(await createPronto(t, { login: 100004 }))
    await createExame(t, { login: 100004 })
    const [a, b, c] = exames
    if (!a || !b || !c) throw new Error('no exams')
    const pagina = await listProntos({ limite: 2 })
    expect(pagina.exames.map((pronto) => pronto.numeroPedido)).toEqual([
      c.numeroSolicitacao,
      b.numeroSolicitacao,
    ])
    const resto = await listProntos({ limite: 2, cursor: pagina.proximo ?? '' })
    expect(resto).toMatchObject({ exames: [{ numeroPedido: a.numeroSolicitacao }], proximo: null })

    expect((await acknowledge(b.fichaExame, as)).codigo).toBe('API-VIN-0001')
    const cienteDe = async () =>
      (
        await t.call(
          vinculoExame.listFichasExames,
          { query: { codigoAssociado: b.codigoAssociado } },
          { as: await colega() },
        )
      ).body.map(({ cienteEm }) => cienteEm)
    expect((await acknowledge(b.fichaExame)).body).toEqual({ ok: true })
    expect(await cienteDe()).toEqual([t.clock.now().toISOString()])
    const numeroFicha = await releaseGuia(t, { login: 100004, codigoAssociado: c.codigoAssociado })
    await link(c.codigoAssociado, [c.fichaExame], [numeroFicha], await colega())
    expect(await numeros()).toEqual([a.numeroSolicitacao])

    t.clock.advance(1000)
    await sendDoExame(t, b.fichaExame, { nome: 'laudo.pdf' })
    await sendDoExame(t, c.fichaExame, { nome: 'laudo.pdf' })
    expect(await numeros()).toEqual([c, b, a].map(({ numeroSolicitacao }) => numeroSolicitacao))
    expect(await cienteDe()).toEqual([null])
    await acknowledge(b.fichaExame)
    await acknowledge(c.fichaExame)
    expect(await numeros()).toEqual([a.numeroSolicitacao])
  })

  it('wait again once unlinked, and no longer once the unit took all of it back', async () => {
    const antes = await numeros()
    const { codigoAssociado, fichaExame, numeroSolicitacao } = await createPronto(t, { login: 100004 })
    const numeroFicha = await releaseGuia(t, { login: 100004, codigoAssociado })
    await link(codigoAssociado, [fichaExame], [numeroFicha], await colega())
    expect(await numeros()).toEqual(antes)
    const query = { fichaExame, fichaVinculo: numeroFicha }
    await t.call(vinculoExame.deleteVinculo, { query }, { as: await colega() })
    expect(await numeros()).toEqual([numeroSolicitacao, ...antes])
    await t.call(
      imagem.deleteImagem,
      { query: { numeroFicha: fichaExame, sequencial: 1 } },
      { as: await t.as(100003) },
    )
    expect(await numeros()).toEqual(antes)
    expect((await acknowledge(fichaExame)).codigo).toBe('API-VIN-0001')
  })
})

it('lists the open clinical guides of the patient, with what they wait for', async () => {
  const codigoAssociado = await createAssociado(t)
  const espera = await createEspera(codigoAssociado)
  await releaseGuia(t, { codigoAssociado, codigoEspecialidade: 14 })
  await releaseGuia(t, { codigoAssociado, login: 100004 })
  const trancada = await releaseGuia(t, { codigoAssociado })
  await t.rows('update guia set bloqueada = true where numero_ficha = $1', [trancada])
  await createGuia(t, 'encaminhada', { codigoAssociado })
  const { body } = await t.call(vinculoExame.listGuiasEmAberto, { query: { codigoAssociado } }, { as })
  expect(body).toMatchObject([
    {
      numeroFicha: espera,
      codigoEspecialidade: 3,
      statusFicha: 5,
      esperaImagem: [{ codigoEvento: '85200158', codigoLocalizacao: '26' }],
    },
  ])
})
