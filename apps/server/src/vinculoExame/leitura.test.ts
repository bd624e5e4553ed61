import { imagem } from '@portal/contract/imagem.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { describe, expect, it } from 'vitest'
import { PERIAPICAL } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createExame, createPronto, sendDoExame } from './exame.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)
/** Another dentist of the network, one of another network, and the unit itself. */
const [colega, deFora, unidade] = [await t.as(100002), await t.as(200001), await t.as(100003)]

const listImagens = async (id: number, quem = as) =>
  t.call(vinculoExame.listImagensVinculadas, { params: { id } }, { as: quem })
const listFichas = async (codigoAssociado: string, eventos?: string, quem = as) =>
  t.call(
    vinculoExame.listFichasExames,
    { query: { codigoAssociado, ...(eventos && { eventos }) } },
    { as: quem },
  )

describe('what came of an exam, to whoever asked for it', () => {
  it('is listed with all that is to be known of each file', async () => {
    const { numeroSolicitacao, fichaExame } = await createExame(t)
    expect((await listImagens(numeroSolicitacao)).body).toEqual([])
    await sendDoExame(t, fichaExame, { imagemGto: 'inicial:16' })
    await sendDoExame(t, fichaExame, { nome: 'laudo.pdf' })
    expect((await listImagens(numeroSolicitacao)).body).toMatchObject([
      {
        numeroFicha: fichaExame,
        sequencial: 1,
        nomeArquivo: 'panoramica.png',
        tipo: 'image/png',
        paginas: 1,
        dente: '16',
        enviadaEm: TEST_NOW.toISOString(),
        vinculos: [],
      },
      { sequencial: 2, nomeArquivo: 'laudo.pdf', tipo: 'application/pdf', paginasTela: 1 },
    ])
  })

  it('is opened in each version, made anew', async () => {
    const { numeroSolicitacao, fichaExame } = await createPronto(t)
    await sendDoExame(t, fichaExame, { nome: 'laudo.pdf' })
    for (const versao of ['miniatura', 'tela', 'inteira'] as const) {
      const query = { numeroSolicitacao, sequencial: 1, versao }
      const { status, raw, headers } = await t.call(vinculoExame.getImagemExame, { query }, { as })
      expect([status, raw.length > 0]).toEqual([200, true])
      expect(String(headers['content-type'])).toBe(versao === 'miniatura' ? 'image/webp' : 'image/png')
    }
    const laudo = await t.call(
      vinculoExame.getImagemExame,
      { query: { numeroSolicitacao, sequencial: 2, versao: 'tela', pagina: 1 } },
      { as },
    )
    expect(String(laudo.headers['content-disposition'])).toContain('laudo')
    const trilha = await t.rows<{ objeto: string }>(
      `select objeto from trilha where codigo_credenciado = 100001 and objeto like '%do pedido de exames ${numeroSolicitacao}'`,
    )
    expect(trilha.map(({ objeto }) => objeto)).toContain(
      `página 1 da imagem 2 do pedido de exames ${numeroSolicitacao}`,
    )
  })

  it('is gone for both once the unit took it back, and what an appeal brings is none of it', async () => {
    const { numeroSolicitacao, fichaExame } = await createPronto(t)
    await sendDoExame(t, fichaExame)
    await t.call(imagem.deleteImagem, { query: { numeroFicha: fichaExame, sequencial: 1 } }, { as: unidade })
    await t.rows(`update imagem_guia set momento = 'recurso' where numero_ficha = $1 and sequencial = 2`, [
      fichaExame,
    ])
    expect((await listImagens(numeroSolicitacao)).body).toEqual([])
    const query = { numeroSolicitacao, sequencial: 1, versao: 'tela' } as const
    expect((await t.call(vinculoExame.getImagemExame, { query }, { as })).codigo).toBe('API-IMG-0001')
    expect(
      (await t.call(vinculoExame.getImagemExame, { query: { ...query, sequencial: 2 } }, { as })).codigo,
    ).toBe('API-IMG-0001')
  })

  it("is no longer the request's once the capture is undone", async () => {
    const { numeroSolicitacao } = await createPronto(t)
    await t.rows(
      `update solicitacao_exame set status = status_antes, status_antes = null, codigo_unidade = null,
              numero_ficha_radiologia = null, capturada_em = null where numero_solicitacao = $1`,
      [numeroSolicitacao],
    )
    expect((await listImagens(numeroSolicitacao)).body).toEqual([])
  })
})

describe('the exams of a patient', () => {
  it('come with their events and the newest first', async () => {
    const codigoAssociado = await createAssociado(t)
    const velho = await createPronto(t, { codigoAssociado })
    t.clock.advance(60_000)
    const novo = await createPronto(t, { codigoAssociado, eventos: [{ ...PERIAPICAL, sequencial: 1 }] })
    await createExame(t, { codigoAssociado })
    const { body } = await listFichas(codigoAssociado)
    expect(body).toMatchObject([
      {
        numeroFichaRadiologia: novo.fichaExame,
        numeroPedido: novo.numeroSolicitacao,
        eventos: [{ codigo: '81000421', locais: ['RMSD', 'RPSD'], justificativa: PERIAPICAL.justificativa }],
        imagens: 1,
        vinculos: [],
        cienteEm: null,
      },
      { numeroFichaRadiologia: velho.fichaExame, associado: { codigoAssociado } },
    ])
    const daPanoramica = await listFichas(codigoAssociado, '81000405,81000000')
    expect(daPanoramica.body.map((ficha) => ficha.numeroFichaRadiologia)).toEqual([velho.fichaExame])
  })

  it('tell of the approved events alone', async () => {
    const { codigoAssociado } = await createPronto(t, {
      eventos: [
        PERIAPICAL,
        { ...PERIAPICAL, sequencial: 3, codigoEvento: '81000405', situacao: 'REPROVADO' },
      ],
    })
    const { body } = await listFichas(codigoAssociado)
    expect(body[0]?.eventos.map(({ codigo }) => codigo)).toEqual(['81000421'])
  })
})

describe('the request behind a form', () => {
  const getDetalhada = (numeroFicha: number, quem = as) =>
    t.call(vinculoExame.getDetalhada, { query: { numeroFicha } }, { as: quem })

  it('is whole to whoever made it, and the approved exams to the unit', async () => {
    const { numeroSolicitacao, fichaExame } = await createExame(t, {
      eventos: [PERIAPICAL, { ...PERIAPICAL, sequencial: 3, situacao: 'REPROVADO' }],
    })
    const proprio = await getDetalhada(fichaExame)
    expect(proprio.body).toMatchObject({
      numeroFicha: fichaExame,
      numeroPedido: numeroSolicitacao,
      solicitante: { nome: 'Ana Prado', numeroCro: '12345', siglaUf: 'SP' },
      hipoteseDiagnostica: 'Lesão periapical do 16.',
    })
    expect(proprio.body.eventos.map(({ situacao }) => situacao)).toEqual(['APROVADO', 'REPROVADO'])
    expect((await getDetalhada(fichaExame, unidade)).body.eventos).toHaveLength(1)
    for (const outro of [colega, deFora])
      expect((await getDetalhada(fichaExame, outro)).codigo).toBe('API-SOL-0001')
  })
})

describe('nobody else', () => {
  it.each([
    ['a colleague of the network', colega],
    ['another network', deFora],
    ['the unit', unidade],
  ])('%s reads what came for the requester', async (_nome, outro) => {
    const { numeroSolicitacao } = await createPronto(t)
    expect((await listImagens(numeroSolicitacao, outro)).codigo).toBe('API-SOL-0001')
    const query = { numeroSolicitacao, sequencial: 1, versao: 'tela' } as const
    expect((await t.call(vinculoExame.getImagemExame, { query }, { as: outro })).codigo).toBe('API-SOL-0001')
  })

  it('finds an exam by its patient: not the colleague, nor the unit, which has not the function', async () => {
    const { codigoAssociado } = await createPronto(t)
    expect((await listFichas(codigoAssociado, undefined, colega)).body).toEqual([])
    expect((await listFichas(codigoAssociado, undefined, deFora)).codigo).toBe('API-ELE-0001')
    expect((await listFichas(codigoAssociado, undefined, unidade)).codigo).toBe('API-ACE-0003')
  })

  it('reaches the images past the calls: the function of the database answers the requester alone', async () => {
    const { fichaExame } = await createPronto(t)
    const countAs = (login: number) =>
      t.services.pool.read(login, async (db) => {
        const lidas = await db.query<object>({ name: '', text: 'select 1 from imagens_exame($1)' }, [
          [fichaExame],
        ])
        return lidas.length
      })
    expect([await countAs(100001), await countAs(100002), await countAs(100003), await countAs(0)]).toEqual([
      1, 0, 0, 0,
    ])
  })
})
