import { guia as chamadas } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, test } from 'vitest'
import {
  createGuia,
  dateEvento,
  ENDODONTIA,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { upload } from './imagem.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** No two of them alike: a guide takes no image twice. */
let cinza = 0
const send = async (numeroFicha: number, imagemGto: string, eventos?: string) =>
  upload(t, numeroFicha, 'rx.png', await arquivos.filme(cinza++), {
    imagemGto,
    ...(eventos && { eventos }),
  })
const remove = (numeroFicha: number, sequencial: number) =>
  t.call(imagem.deleteImagem, { query: { numeroFicha, sequencial } }, { as })
const list = async (numeroFicha: number) =>
  (await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })).body
const detail = async (numeroFicha: number) =>
  (await t.call(chamadas.getGuiaDetalhada, { query: { numeroFicha } }, { as })).body
const sign = (id: number) => t.call(chamadas.sign, { params: { id } }, { as })

const canais = ['16', '26', '46'].map((codigoLocalizacao, i) => ({
  ...ENDODONTIA,
  codigoLocalizacao,
  numeroSequenciaInclusao: i + 1,
}))

describe('the evidence of a guide', () => {
  test('an image that the sending counted on is not removed; another goes beside it', async () => {
    const numeroFicha = await releaseGuia(t)
    await send(numeroFicha, 'inicial:26')
    await sendEventos(t, numeroFicha, [ENDODONTIA])
    const answer = await remove(numeroFicha, 1)
    expect(answer).toMatchObject({ status: 409, codigo: 'API-IMG-0011' })
    expect(answer.detalhes).toEqual([
      { campo: 'sequencial', mensagem: 'A imagem 1 contou no envio da guia para autorização.' },
    ])
    expect((await send(numeroFicha, 'inicial:26')).status).toBe(200)
    expect(await list(numeroFicha)).toMatchObject([
      { congelada: { em: '2026-11-21T12:00:00.000Z', por: 'no envio da guia para autorização' } },
      { congelada: null },
    ])
    expect((await remove(numeroFicha, 2)).status).toBe(200)
  })

  test('nor one that the audit counted on', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [ENDODONTIA])
    expect((await send(numeroFicha, 'inicial:26')).body.statusFicha).toBe(2)
    for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
    expect((await remove(numeroFicha, 1)).detalhes[0]?.mensagem).toBe(
      'A imagem 1 contou na auditoria da guia.',
    )
  })

  test('nor one that was signed, not even by who writes to the tables', async () => {
    const numeroFicha = await createGuia(t, 'datada')
    await send(numeroFicha, 'final:26')
    await sign(numeroFicha)
    expect((await remove(numeroFicha, 1)).detalhes[0]?.mensagem).toBe(
      'A imagem 1 contou na assinatura da guia.',
    )
    await expect(
      t.rows('update imagem_guia set removida_em = now() where numero_ficha = $1', [numeroFicha]),
    ).rejects.toThrow(/imagem_guia_check/)
  })

  test('an image sent after the signature undoes it', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    await send(numeroFicha, 'final:26')
    const { assinatura, historico } = await detail(numeroFicha)
    expect(assinatura).toBeNull()
    expect(historico.at(-1)?.motivo).toBe('Imagem 1: rx.png. A assinatura anterior deixou de valer.')
    expect((await sign(numeroFicha)).status).toBe(200)
  })
})

describe('the events of an image', () => {
  test('one image without a name does not answer for three canals', async () => {
    const numeroFicha = await releaseGuia(t)
    await send(numeroFicha, 'inicial')
    await sendEventos(t, numeroFicha, canais)
    const { statusFicha, imagensExigidas } = await detail(numeroFicha)
    expect(statusFicha).toBe(5)
    expect(imagensExigidas.filter(({ atendida }) => atendida)).toEqual([])
  })

  test('a panoramic one answers for those that it names, and the rest is said later', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, canais)
    const { body } = await send(numeroFicha, 'inicial', '1:16,2:26')
    expect(body).toMatchObject({ statusFicha: 5, imagem: { eventos: [{}, {}] } })
    const eventos = canais.map(({ numeroSequenciaInclusao, codigoLocalizacao }) => ({
      numeroSequencialInclusao: numeroSequenciaInclusao,
      codigoLocalizacao,
    }))
    const tagged = await t.call(
      imagem.updateImagem,
      { body: { numeroFicha, sequencial: 1, eventos } },
      { as },
    )
    expect(tagged).toMatchObject({ status: 200, body: { statusFicha: 2, imagem: { eventos } } })
    expect((await detail(numeroFicha)).historico.at(-1)).toMatchObject({
      acao: 'Eventos da imagem informados',
      motivo: 'Imagem 1: para os eventos 1, 2, 3',
    })
  })

  test('of a draft hold while the event is where it was', async () => {
    const numeroFicha = await releaseGuia(t)
    await send(numeroFicha, 'inicial', '1:16')
    const atendidas = async (dente: string) => {
      const itens = [{ sequencial: 1, codigoEvento: ENDODONTIA.codigoEvento, dente, quantidade: 1 }]
      const { body } = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
      return !body.itens[0]?.motivos.some(({ severidade }) => severidade === 'pendenciaImagem')
    }
    expect([await atendidas('16'), await atendidas('26')]).toEqual([true, false])
  })

  test('unsaid, are the one that lacks an image, and none where there is a doubt', async () => {
    const um = await releaseGuia(t)
    await sendEventos(t, um, [ENDODONTIA])
    expect((await send(um, 'inicial')).body).toMatchObject({
      statusFicha: 2,
      imagem: { eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: '26' }] },
    })
    const tres = await releaseGuia(t)
    await sendEventos(t, tres, canais)
    expect((await send(tres, 'inicial')).body).toMatchObject({ statusFicha: 5, imagem: { eventos: null } })
  })

  test('unsaid, are told from the draft before the guide is sent', async () => {
    const numeroFicha = await releaseGuia(t)
    const itens = [{ sequencial: 3, codigoEvento: ENDODONTIA.codigoEvento, dente: '26', quantidade: 1 }]
    const conteudo = { itens, observacao: '', justificativa: '' }
    await t.call(rascunho.saveRascunho, { body: { numeroFicha, revisaoBase: 0, ...conteudo } }, { as })
    expect((await send(numeroFicha, 'inicial')).body.imagem.eventos).toEqual([
      { numeroSequencialInclusao: 3, codigoLocalizacao: '26' },
    ])
  })

  test('must be where the image shows', async () => {
    const numeroFicha = await releaseGuia(t)
    const answer = await send(numeroFicha, 'inicial:16', '1:26')
    expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(answer.body.detalhes[0]?.mensagem).toBe('Uma imagem do dente 16 não mostra o dente 26.')
  })

  test('of evidence do not change', async () => {
    const numeroFicha = await createGuia(t, 'datada')
    await send(numeroFicha, 'final:26')
    await dateEvento(t, numeroFicha)
    await sign(numeroFicha)
    const body = { numeroFicha, sequencial: 1, eventos: [] }
    expect(await t.call(imagem.updateImagem, { body }, { as })).toMatchObject({ codigo: 'API-IMG-0011' })
  })
})
