import { cadastro } from '@portal/contract/cadastro.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import type { TipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverTo } from '../acesso/link.fixture.ts'
import { uploadAlvara } from '../cadastro/cadastro.fixture.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { writeMensagem } from '../operadora/redatores.ts'
import { reviewAlvara } from '../operadora/reviewAlvara.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { findUltimas } from './notificacao.store.ts'
import { notify } from './notify.ts'

const t = await openTestApp()

beforeEach(async () => {
  for (const tabela of [
    'notificacao',
    'leitura_notificacao',
    'preferencia_notificacao',
    'mensagem',
    'renovacao_alvara',
  ])
    await t.rows(`delete from ${tabela}`)
})

const tell = (referencia: number, codigoCredenciado = 100001, tipo: TipoNotificacao = 'GUIA') =>
  t.services.background.transaction(codigoCredenciado, (db) =>
    notify(db, {
      codigoCredenciado,
      tipo,
      referencia,
      texto: `Guia ${referencia}: Autorizada`,
      em: t.clock.now(),
    }),
  )
type Query = { antesDe?: number; qtdRegistros?: number }
const list = async (query: Query = {}, login = 100001) =>
  (await t.call(notificacao.listNotificacoes, { query }, { as: await t.as(login) })).body
const read = async (ate: number, login = 100001) =>
  t.call(notificacao.acknowledgeNotificacoes, { body: { ate } }, { as: await t.as(login) })
const prefer = async (correio: ('GUIA' | 'PAGAMENTO' | 'ALVARA')[]) =>
  t.call(notificacao.updatePreferencia, { body: { correio } }, { as: await t.as(100001) })

const deliver = () => deliverTo(t, writeMensagem)

describe('what is told', () => {
  it('is kept until read, the newest first, in pages, for its provider alone', async () => {
    for (const numero of [1, 2, 3]) await tell(numero)
    const primeira = await list({ qtdRegistros: 2 })
    expect(primeira.notificacoes.map(({ referencia, lida }) => [referencia, lida])).toEqual([
      [3, false],
      [2, false],
    ])
    expect(primeira.naoLidas).toBe(3)
    const segunda = await list({ qtdRegistros: 2, ...(primeira.proxima && { antesDe: primeira.proxima }) })
    expect(segunda).toMatchObject({ notificacoes: [{ referencia: 1 }], proxima: null })
    expect(await list({}, 100002)).toMatchObject({ notificacoes: [], naoLidas: 0 })
  })

  it('is known by when it was last told, of those that were told to the provider at all', async () => {
    await tell(1)
    t.clock.advance(1000)
    const ultima = t.clock.now()
    await tell(1)
    t.clock.advance(1000)
    await tell(1, 100001, 'SENHA')
    await tell(1, 100002)
    await tell(2, 100002)
    const ditas = await t.services.background.read(100001, (db) => findUltimas(db, 100001, 'GUIA', [1, 2]))
    expect([...ditas]).toEqual([[1, ultima]])
  })

  it('refuses a number that no list has', async () => {
    expect(await read(1e30)).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    const query = { antesDe: Number('9223372036854775808') }
    const answer = await t.call(notificacao.listNotificacoes, { query }, { as: await t.as(100001) })
    expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
  })

  it('is read up to one, and stays read; of another provider nothing is', async () => {
    for (const numero of [1, 2, 3]) await tell(numero)
    const [, meio, antiga] = (await list()).notificacoes
    expect((await read(meio?.id ?? 0, 100002)).status).toBe(200)
    expect((await list()).naoLidas).toBe(3)
    await read(meio?.id ?? 0)
    await read(antiga?.id ?? 0)
    expect((await list()).notificacoes.map(({ lida }) => lida)).toEqual([false, true, true])
    await read(999_999)
    await tell(4)
    expect((await list()).naoLidas).toBe(1)
  })

  it('is read by the login that read it, on all of its devices, and by no other of its clinic', async () => {
    // A guide that names no dentist: its appeal is not shown to who sees itself alone.
    await tell(await releaseGuia(t, { login: 100004 }), 100004, 'RECURSO')
    await tell(2, 100004)
    const [nova, ...outras] = (await list({}, 1000043)).notificacoes
    expect([nova, outras]).toMatchObject([{ tipo: 'GUIA', lida: false }, []])
    await read(nova?.id ?? 0, 1000043)
    t.forget()
    expect(await list({}, 1000043)).toMatchObject({ notificacoes: [{ lida: true }], naoLidas: 0 })
    for (const login of [100004, 1000041])
      expect(await list({}, login)).toMatchObject({
        notificacoes: [{ lida: false }, { lida: false }],
        naoLidas: 2,
      })
  })

  it('goes by mail where that kind was asked for, and only then', async () => {
    await tell(1)
    await prefer(['PAGAMENTO'])
    await tell(2)
    expect(await deliver()).toEqual([])
    await prefer(['GUIA', 'ALVARA'])
    await tell(3)
    const [carta, ...outras] = await deliver()
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ canal: 'EMAIL', para: expect.stringContaining('@') })
    expect(carta?.texto).toContain('Guia 3: Autorizada')
    expect(carta?.texto).toContain('/portal/guia/3')
    expect((await t.call(notificacao.getPreferencia, {}, { as: await t.as(100001) })).body).toEqual({
      correio: ['GUIA', 'ALVARA'],
    })
  })

  it('is of the answer to a permit', async () => {
    await t.rows(`update alvara set numero = 'V-1', validade = '2026-12-10' where id = 1`)
    const as = await t.as(100001)
    await t.call(
      cadastro.updateAlvara,
      { params: { id: 1 }, body: { numero: 'V-2', dataValidade: '2027-12-10' } },
      { as },
    )
    await uploadAlvara(t, 1, as, 'a.png', await arquivos.filme(11))
    const [row] = await t.rows<{ id: string }>('select id from renovacao_alvara')
    await reviewAlvara(t.services, { codigoCredenciado: 100001, id: Number(row?.id) })
    expect((await list()).notificacoes).toMatchObject([
      { tipo: 'ALVARA', referencia: 1, texto: 'Alvará sanitário: renovação aceita' },
    ])
  })
})

describe('notificacao.watchNotificacoes', () => {
  it('tells how many its login has not read, at once and at each change', async () => {
    await tell(1, 100004)
    const response = await t.app.inject({
      url: notificacao.watchNotificacoes.path,
      headers: { ...(await t.as(1000043)) },
      payloadAsStream: true,
    })
    let text = ''
    const stream = response.stream()
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
    try {
      await vi.waitFor(() => expect(text).toContain('{"naoLidas":1}'))
      await tell(2, 100004)
      await vi.waitFor(() => expect(text).toContain('{"naoLidas":2}'))
      await tell(9, 100002)
      await read(999_999, 100004)
      await tell(3, 100004)
      await vi.waitFor(() => expect(text).toContain('{"naoLidas":3}'))
      await read((await list({}, 1000043)).notificacoes[0]?.id ?? 0, 1000043)
      await vi.waitFor(() => expect(text).toContain('{"naoLidas":0}'))
    } finally {
      stream.destroy()
    }
  })
})
