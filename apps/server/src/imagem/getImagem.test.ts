import { guia as chamadas } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { drawPaginas } from './decoder/paginasPdf.ts'
import { buildPdfPaginas, paginaDeCor } from './decoder/pdf.fixture.ts'
import { endodontia, insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()
let as: Person
let outro: Person
let numeroFicha: number
beforeAll(async () => {
  as = await t.as(100001)
  outro = await t.as(100004)
  numeroFicha = await insertGuia(t, { status: 2, etapa: 2 })
  await upload(t, numeroFicha, 'foto – São (1).jpg', await arquivos.jpeg(nextCor(), 600, 400))
  await upload(t, numeroFicha, 'laudo.pdf', arquivos.pdf())
  await upload(t, numeroFicha, 'rx.tif', await arquivos.tiff(nextCor()))
})

const get = (sequencial: number, versao: 'miniatura' | 'tela' | 'inteira', person: Person | undefined = as) =>
  t.call(imagem.getImagem, { query: { numeroFicha, sequencial, versao } }, { as: person })

/** Every GET answers 401 without a login, 404 to another provider and 403 without the permission. */
const leituras = [
  ['imagem.listImagens', () => imagem.listImagens, {}],
  ['imagem.getImagem', () => imagem.getImagem, { sequencial: 1, versao: 'tela' }],
  ['imagem.deleteImagem', () => imagem.deleteImagem, { sequencial: 1 }],
] as const

describe.each(leituras)('%s', (_nome, route, query) => {
  const callAs = (person?: Person) =>
    t.call(route(), { query: { numeroFicha, ...query } } as never, { as: person })

  test('needs a login', async () => {
    expect(await callAs()).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
  })

  test('knows no guide of another provider', async () => {
    expect(await callAs(outro)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
  })

  test('needs the permission', async () => {
    const permissoes = `(select permissoes from credenciado where codigo = 100001)`
    await t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100004`)
    expect(await callAs(outro)).toMatchObject({ status: 403, codigo: 'API-ACE-0003' })
    await t.rows(`update credenciado set permissoes = ${permissoes} where codigo = 100004`)
  })
})

describe('imagem.listImagens', () => {
  test('tells the images in the order they came', async () => {
    const { status, body } = await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })
    expect(status).toBe(200)
    expect(body.map(({ sequencial, tipo, paginas }) => [sequencial, tipo, paginas])).toEqual([
      [1, 'image/jpeg', 1],
      [2, 'application/pdf', 1],
      [3, 'image/tiff', 1],
    ])
  })
})

describe('imagem.getImagem', () => {
  test.each([
    [1, 'miniatura', 'image/webp', 'inline', 'webp'],
    [1, 'tela', 'image/jpeg', 'inline', 'jpeg'],
    [1, 'inteira', 'image/jpeg', 'attachment', 'jpeg'],
    [2, 'miniatura', 'image/webp', 'inline', 'webp'],
    [2, 'tela', 'image/jpeg', 'inline', 'jpeg'],
    [3, 'tela', 'image/png', 'inline', 'png'],
    [3, 'inteira', 'image/png', 'attachment', 'png'],
  ] as const)('image %i as %s: %s, %s', async (sequencial, versao, tipo, disposicao, formato) => {
    const { status, headers, raw } = await get(sequencial, versao)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': tipo,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(String(headers['content-disposition'])).toMatch(new RegExp(`^${disposicao}; `))
    expect((await sharp(raw).metadata()).format).toBe(formato)
  })

  test('downloads a PDF, by its own name', async () => {
    const { headers, raw } = await get(2, 'inteira')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="laudo.pdf"; filename*=UTF-8''laudo.pdf`,
    )
    expect(await drawPaginas(raw, 200)).toHaveLength(1)
  })

  describe('of a PDF', () => {
    const cores = ['1 0 0', '0 1 0', '0 0 1']
    const getPagina = (
      sequencial: number,
      pagina?: number,
      versao: 'tela' | 'inteira' | 'miniatura' = 'tela',
    ) =>
      t.call(
        imagem.getImagem,
        { query: { numeroFicha, sequencial, versao, ...(pagina && { pagina }) } },
        { as },
      )
    let sequencial: number
    beforeAll(async () => {
      const laudo = buildPdfPaginas(...cores.map((cor) => paginaDeCor(cor)))
      const { body } = await upload(t, numeroFicha, 'laudo de três páginas.pdf', laudo)
      expect(body.imagem).toMatchObject({ paginas: 3, paginasTela: 3, largura: null })
      sequencial = body.imagem.sequencial
    })

    test.each([
      [undefined, [255, 0, 0]],
      [1, [255, 0, 0]],
      [2, [0, 255, 0]],
      [3, [0, 0, 255]],
    ])('shows page %s as an image, and names it', async (pagina, cor) => {
      const { status, headers, raw } = await getPagina(sequencial, pagina)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
        `''laudo de três páginas (página ${pagina ?? 1}).jpg`,
      )
      expect(await sharp(raw).metadata()).toMatchObject({ width: 2000, height: 1000 })
      const [vermelho = 0, verde = 0, azul = 0] = await sharp(raw).raw().toBuffer()
      const longe = [vermelho, verde, azul].map((parte, at) => Math.abs(parte - (cor[at] ?? 0)))
      expect(Math.max(...longe)).toBeLessThan(5)
      const objeto = `página ${pagina ?? 1} da imagem ${sequencial} da guia ${numeroFicha}`
      const rows = await t.rows('select codigo_associado from trilha where objeto = $1', [objeto])
      expect(rows).toContainEqual({ codigo_associado: '500000001' })
    })

    test('draws its first page as the thumbnail', async () => {
      const { raw } = await get(sequencial, 'miniatura')
      expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
      const { channels } = await sharp(raw).stats()
      expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false])
    })

    test('has no page after the last', async () => {
      expect(await getPagina(sequencial, 4)).toMatchObject({ status: 404, codigo: 'API-IMG-0001' })
    })

    test('is one thumbnail, whatever page is asked', async () => {
      const { status, raw } = await getPagina(sequencial, 2, 'miniatura')
      expect(status).toBe(200)
      expect(raw.equals((await getPagina(sequencial, undefined, 'miniatura')).raw)).toBe(true)
    })

    test('is downloaded whole, of the images of its pages, whatever page is asked', async () => {
      const telas = await drawPaginas((await getPagina(sequencial, 2, 'inteira')).raw, 200)
      const medias = await Promise.all(telas.map(async (tela) => (await sharp(tela).stats()).channels))
      expect(medias.map((canais) => canais.map(({ mean }) => mean > 128))).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, true],
      ])
    })

    test('has no second page where the file is no PDF', async () => {
      expect(await getPagina(1, 2)).toMatchObject({ status: 404, codigo: 'API-IMG-0001' })
    })

    test('shows its thumbnail where it was kept before pages were drawn', async () => {
      const antes = 'update imagem_guia set paginas_tela = $3 where numero_ficha = $1 and sequencial = $2'
      await t.rows(antes, [numeroFicha, sequencial, 0])
      expect(await getPagina(sequencial, 1)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp' },
      })
      await t.rows(antes, [numeroFicha, sequencial, 3])
    })
  })

  test('names a file whatever its name holds', async () => {
    const { headers } = await get(1, 'inteira')
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''foto%20%E2%80%93%20S%C3%A3o%20%281%29.jpg`,
    )
  })

  test('knows no image that is not there', async () => {
    expect(await get(99, 'tela')).toMatchObject({ status: 404, codigo: 'API-IMG-0001' })
  })

  test('leaves a row in the access trail', async () => {
    await get(3, 'tela')
    const rows = await t.rows(
      `select codigo_associado from trilha where operacao = 'imagem.getImagem' and objeto = $1`,
      [`imagem 3 da guia ${numeroFicha}`],
    )
    expect(rows).toContainEqual({ codigo_associado: '500000001' })
  })
})

describe('imagem.deleteImagem', () => {
  const remove = (guia: number, sequencial: number, versao?: number) =>
    t.call(
      imagem.deleteImagem,
      { query: { numeroFicha: guia, sequencial } },
      versao === undefined ? { as } : { as, versao },
    )

  test('removes it from sight, keeps the row and never gives its number again', async () => {
    const guia = await insertGuia(t)
    const conteudo = await arquivos.png(nextCor())
    await upload(t, guia, 'a.png', conteudo)
    expect(await remove(guia, 1)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await t.call(imagem.listImagens, { query: { numeroFicha: guia } }, { as })).body).toEqual([])
    expect(await remove(guia, 1)).toMatchObject({ status: 404, codigo: 'API-IMG-0001' })
    expect((await upload(t, guia, 'a.png', conteudo)).body.imagem.sequencial).toBe(2)
    const rows = await t.rows('select sequencial from imagem_guia where numero_ficha = $1 order by 1', [guia])
    expect(rows).toEqual([{ sequencial: 1 }, { sequencial: 2 }])
  })

  test('is told in the history as what it is', async () => {
    const guia = await insertGuia(t)
    await upload(t, guia, 'a.png', await arquivos.png(nextCor()))
    await remove(guia, 1)
    const { body } = await t.call(chamadas.getGuiaDetalhada, { query: { numeroFicha: guia } }, { as })
    expect(body.historico.map(({ acao, motivo }) => [acao, motivo])).toEqual([
      ['Imagem enviada', expect.stringContaining('a.png')],
      ['Imagem removida', 'Imagem 1 removida: a.png'],
    ])
  })

  test('makes a required image missing again', async () => {
    const guia = await insertGuia(t, {
      status: 5,
      etapa: 2,
      eventos: [{ codigoEvento: endodontia, dente: '11' }],
    })
    expect(await remove(guia, 1)).toMatchObject({ status: 404, codigo: 'API-IMG-0001' })
    const { body } = await upload(t, guia, 'a.png', await arquivos.png(nextCor()), { imagemGto: 'final:11' })
    expect(body.statusFicha).toBe(5)
    expect((await remove(guia, 1)).status).toBe(200)
  })

  test.each([
    ['a locked guide', { bloqueada: true }, 'API-GTO-0010'],
    ['a processed guide', { status: 12, etapa: 6 }, 'API-GTO-0011'],
    ['a guide in another stage', { status: 5, etapa: 4 }, 'API-GTO-0012'],
  ] as const)('refuses %s', async (_nome, guia, codigo) => {
    expect(await remove(await insertGuia(t, guia), 1)).toMatchObject({ status: 409, codigo })
  })

  test('refuses who saw an older version', async () => {
    const guia = await insertGuia(t)
    await upload(t, guia, 'a.png', await arquivos.png(nextCor()))
    expect(await remove(guia, 1, 1)).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
  })
})

describe('imagem.getProtocoloImagem', () => {
  const protocol = (codigoEvento: string, person: Person | undefined = as) =>
    t.call(imagem.getProtocoloImagem, { query: { codigoEvento } }, { as: person })

  test('tells what an event asks for', async () => {
    const { status, body } = await protocol(endodontia)
    expect(status).toBe(200)
    expect(body).toMatchObject({ inicial: true, final: true })
    expect(body.orientacao).toContainEqual({
      momento: 'final',
      texto: 'Mostre o canal obturado até o ápice.',
    })
  })

  test('asks for the documentation of any event of an initial orthodontic guide', async () => {
    const manutencao = { codigoEvento: '86000357', codigoEspecialidade: 6 }
    const ask = async (codigoTipoAtendimento: number) =>
      (await t.call(imagem.getProtocoloImagem, { query: { ...manutencao, codigoTipoAtendimento } }, { as }))
        .body
    expect(await ask(8)).toMatchObject({ inicial: false, orientacao: [] })
    expect(await ask(7)).toMatchObject({
      inicial: true,
      orientacao: [{ momento: 'inicial', texto: 'Envie a documentação ortodôntica antes da autorização.' }],
    })
  })

  test('has none for an unknown event', async () => {
    expect(await protocol('99999999')).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
  })

  test('needs a login', async () => {
    expect(await t.call(imagem.getProtocoloImagem, { query: { codigoEvento: endodontia } })).toMatchObject({
      status: 401,
    })
  })
})
