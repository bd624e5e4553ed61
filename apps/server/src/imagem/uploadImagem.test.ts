import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { keyOf } from './copia.ts'
import { endodontia, insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()

describe('imagem.uploadImagem', () => {
  test('keeps the original untouched, tells what it read and leaves a row', async () => {
    const numeroFicha = await insertGuia(t)
    const conteudo = await arquivos.png(nextCor())
    const { status, body } = await upload(t, numeroFicha, 'Raio-x do João.PNG', conteudo, {
      imagemGto: 'inicial:16',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ statusFicha: 8, versao: 2 })
    expect(body.imagem).toMatchObject({
      sequencial: 1,
      nomeArquivo: 'Raio-x do João.PNG',
      tipo: 'image/png',
      bytes: conteudo.length,
      largura: 64,
      altura: 48,
      paginas: 1,
      momento: 'inicial',
      dente: '16',
      sha256: createHash('sha256').update(conteudo).digest('hex'),
    })
    const rows = await t.rows(
      'select codigo_associado, momento, dente from imagem_guia where numero_ficha = $1',
      [numeroFicha],
    )
    expect(rows).toEqual([{ codigo_associado: '500000001', momento: 'inicial', dente: '16' }])
    const sha256 = createHash('sha256').update(conteudo).digest('hex')
    const original = await t.services.arquivos.open(keyOf(sha256, 'original'))
    if (!original) throw new Error('the original was not kept')
    expect((await buffer(original.conteudo)).equals(conteudo)).toBe(true)
  })

  test('is one image when the same request comes twice', async () => {
    const numeroFicha = await insertGuia(t)
    const conteudo = await arquivos.jpeg(nextCor())
    const key = randomUUID()
    const first = await upload(t, numeroFicha, 'a.jpg', conteudo, { key })
    const again = await upload(t, numeroFicha, 'a.jpg', conteudo, { key })
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await t.rows('select 1 from imagem_guia where numero_ficha = $1', [numeroFicha])).toHaveLength(1)
  })

  test('sends a guide back to the analysis with its last required image, and queues the audit', async () => {
    const eventos = [
      { codigoEvento: endodontia, dente: '11' },
      { codigoEvento: endodontia, dente: '16' },
    ]
    const numeroFicha = await insertGuia(t, { status: 5, etapa: 2, eventos })
    const first = await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()), {
      imagemGto: 'inicial:11',
    })
    expect(first.body.statusFicha).toBe(5)
    const final = await upload(t, numeroFicha, 'b.png', await arquivos.png(nextCor()), {
      imagemGto: 'final:16',
    })
    expect(final.body.statusFicha).toBe(5)
    const last = await upload(t, numeroFicha, 'c.png', await arquivos.png(nextCor()), {
      imagemGto: 'inicial:16',
    })
    expect(last.body).toMatchObject({ statusFicha: 2, versao: 4 })
    const historico = await t.rows<{ de_status: number; para_status: number }>(
      'select de_status, para_status from historico_guia where numero_ficha = $1 order by id desc limit 1',
      [numeroFicha],
    )
    expect(historico).toEqual([{ de_status: 5, para_status: 2 }])
    const tarefas = await t.rows(`select name from fila.job where (data->>'numeroFicha')::bigint = $1`, [
      numeroFicha,
    ])
    expect(tarefas).toEqual([{ name: 'concludeAuditoria' }])
  })

  test('needs a login, the permission and a guide of the provider', async () => {
    const numeroFicha = await insertGuia(t)
    const conteudo = await arquivos.png(nextCor())
    const nobody = { authorization: 'Bearer a.b.c', cookie: '__Host-fgp=x' }
    expect(await upload(t, numeroFicha, 'a.png', conteudo, { as: nobody })).toMatchObject({ status: 401 })
    const as = await t.as(100004)
    expect(await upload(t, numeroFicha, 'a.png', conteudo, { as })).toMatchObject({
      status: 404,
      codigo: 'API-GTO-0001',
    })
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'ENVIO_IMAGEM') where codigo = 100004`,
    )
    expect(await upload(t, numeroFicha, 'a.png', conteudo, { as })).toMatchObject({
      status: 403,
      codigo: 'API-ACE-0003',
    })
  })

  test.each([
    ['a locked guide', { bloqueada: true }, 409, 'API-GTO-0010'],
    ['a cancelled guide', { status: 6 }, 409, 'API-GTO-0011'],
    ['a guide in another stage', { status: 5, etapa: 4 }, 409, 'API-GTO-0012'],
  ] as const)('refuses %s', async (_nome, guia, status, codigo) => {
    const numeroFicha = await insertGuia(t, guia)
    expect(await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()))).toMatchObject({
      status,
      codigo,
    })
    expect(await t.rows('select 1 from imagem_guia where numero_ficha = $1', [numeroFicha])).toEqual([])
  })

  test('refuses who saw an older version', async () => {
    const numeroFicha = await insertGuia(t)
    await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()))
    const stale = await upload(t, numeroFicha, 'b.png', await arquivos.png(nextCor()), { versao: 1 })
    expect(stale).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
  })

  test('refuses the same image twice in a guide, not in another', async () => {
    const conteudo = await arquivos.png(nextCor())
    const [one, other] = [await insertGuia(t), await insertGuia(t)]
    await upload(t, one, 'a.png', conteudo)
    expect(await upload(t, one, 'copia.png', conteudo)).toMatchObject({ status: 409, codigo: 'API-IMG-0009' })
    expect((await upload(t, other, 'a.png', conteudo)).status).toBe(200)
  })

  test('numbers images that come together, and keeps one of equal ones', async () => {
    const numeroFicha = await insertGuia(t)
    const conteudos = await Promise.all(Array.from({ length: 4 }, () => arquivos.png(nextCor())))
    const [igual = Buffer.alloc(0)] = conteudos
    const envios = [...conteudos, igual, igual].map((conteudo) => upload(t, numeroFicha, 'a.png', conteudo))
    const respostas = await Promise.all(envios)
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409])
    const rows = await t.rows<{ sequencial: number }>(
      'select sequencial from imagem_guia where numero_ficha = $1 order by 1',
      [numeroFicha],
    )
    expect(rows.map(({ sequencial }) => sequencial)).toEqual([1, 2, 3, 4])
  })

  test('takes 50 images a guide', async () => {
    const numeroFicha = await insertGuia(t)
    await fillGuia(numeroFicha, 49, 1)
    expect((await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()))).status).toBe(200)
    const excess = await upload(t, numeroFicha, 'b.png', await arquivos.png(nextCor()))
    expect(excess).toMatchObject({ status: 422, codigo: 'API-IMG-0007' })
  })

  test('takes 500 MB a provider and day of São Paulo, and again the next day', async () => {
    const numeroFicha = await insertGuia(t, { credenciado: 100002 })
    const as = await t.as(100002)
    await fillGuia(numeroFicha, 5, 100 * 1024 * 1024)
    // What was removed came all the same.
    await t.rows('update imagem_guia set removida_em = $2 where numero_ficha = $1 and sequencial = 1', [
      numeroFicha,
      t.clock.now(),
    ])
    const inicio = `date_trunc('day', enviada_em, 'America/Sao_Paulo')`
    await t.rows(`update imagem_guia set enviada_em = ${inicio} where numero_ficha = $1`, [numeroFicha])
    const conteudo = await arquivos.png(nextCor())
    const excess = await upload(t, numeroFicha, 'a.png', conteudo, { as })
    expect(excess).toMatchObject({ status: 429, codigo: 'API-IMG-0008' })
    await t.rows(
      `update imagem_guia set enviada_em = enviada_em - interval '1 millisecond' where numero_ficha = $1`,
      [numeroFicha],
    )
    expect((await upload(t, numeroFicha, 'a.png', conteudo, { as })).status).toBe(200)
  })

  async function fillGuia(numeroFicha: number, quantas: number, bytes: number) {
    await t.rows(
      `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo,
                                bytes, momento, sha256, enviada_em)
       select numero_ficha, n, codigo_credenciado, codigo_associado, 'x.png', 'image/png', $3, 'inicial', 'x' || n, $4
         from guia, generate_series(1, $2) n where numero_ficha = $1`,
      [numeroFicha, quantas, bytes, t.clock.now()],
    )
  }
})
