import { cadastro } from '@portal/contract/cadastro.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { reviewAlvara } from '../operadora/reviewAlvara.ts'
import { openTestApp } from '../testing/testApp.ts'
import { uploadAlvara } from './cadastro.fixture.ts'
import { ARQUIVOS_DIA } from './renewAlvara.ts'

const t = await openTestApp()

beforeEach(async () => {
  await t.rows('delete from renovacao_alvara')
  await t.rows(`update alvara set numero = 'V-1', validade = '2026-12-10' where id = 1`)
})

const legivel = () => arquivos.filme(Math.floor(Math.random() * 256))
const liso = () => arquivos.png({ r: 250, g: 250, b: 250 })
const send = async (conteudo?: Buffer) =>
  uploadAlvara(t, 1, await t.as(100001), 'foto.png', conteudo ?? (await legivel()))
const update = async (numero = 'VISA-99') =>
  t.call(
    cadastro.updateAlvara,
    { params: { id: 1 }, body: { numero, dataValidade: '2027-12-10' } },
    { as: await t.as(100001) },
  )
const listRenovacoes = () =>
  t.rows<{ id: string; situacao: string; sha256: string | null }>(
    'select id, situacao, sha256 from renovacao_alvara order by id',
  )
const review = async () => {
  const id = Number((await listRenovacoes()).at(-1)?.id)
  await reviewAlvara(t.services, { codigoCredenciado: 100001, id })
}

/** Sends a file, and does `meanwhile` while it waits to be decoded. */
async function sendWhile(meanwhile: () => Promise<unknown>) {
  const gate = Promise.withResolvers<(lost?: Error) => void>()
  const take = vi.spyOn(t.services.shares.decoders, 'take').mockReturnValueOnce(gate.promise)
  const sent = send()
  await expect.poll(() => take.mock.calls.length).toBe(1)
  take.mockRestore()
  await meanwhile()
  gate.resolve(() => undefined)
  return sent
}

it('counts a permit once, by its document where that is in review or refused', async () => {
  const read = async () =>
    (await t.call(cadastro.getAtualizacao, {}, { as: await t.as(100001) })).body.alvaras
  const { emAnalise, recusados, ...antes } = await read()
  await update()
  await send(await liso())
  const { emAnalise: agora, recusados: _nenhum, ...outros } = await read()
  expect(agora).toBe(emAnalise + 1)
  await review()
  expect(await read()).toEqual({ ...outros, emAnalise, recusados: recusados + 1 })
  const sum = (contas: typeof antes) => contas.vencidos + contas.aVencer + contas.naoEnviados
  expect(sum(antes) - sum(outros)).toBe(1)
})

describe('a file that is still on its way', () => {
  it.each([
    ['refused', liso],
    ['accepted', legivel],
  ])('when its renewal is %s begins no other', async (_nome, outro) => {
    await update()
    const atrasado = await sendWhile(async () => {
      await send(await outro())
      await review()
    })
    expect(atrasado).toMatchObject({ status: 409, body: { codigo: 'API-CAD-0005' } })
    expect(await listRenovacoes()).toHaveLength(1)
  })

  it('does not go to the one that was begun after its own was decided', async () => {
    await update()
    const atrasado = await sendWhile(async () => {
      await send(await liso())
      await review()
      await update('VISA-100')
    })
    expect(atrasado).toMatchObject({ status: 409, body: { codigo: 'API-CAD-0005' } })
    expect(await listRenovacoes()).toMatchObject([{ situacao: 'recusada' }, { sha256: null }])
  })

  it('goes to the renewal that was begun meanwhile, where none was under way', async () => {
    const enviado = await sendWhile(() => update())
    expect(enviado).toMatchObject({ status: 200, body: { renovacao: { etapa: 'emAnalise' } } })
  })
})

describe('the files of a day', () => {
  const setEnvios = (quantos: number) => t.rows('update renovacao_alvara set envios_dia = $1', [quantos])

  it('are counted for each that came, the replaced ones too, and limited', async () => {
    for (let vez = 0; vez < 3; vez++) expect((await send()).status).toBe(200)
    expect(await t.rows('select envios_dia from renovacao_alvara')).toEqual([{ envios_dia: 3 }])
    await setEnvios(ARQUIVOS_DIA - 1)
    expect((await send()).status).toBe(200)
    const [antes] = await listRenovacoes()
    const recusado = await send()
    expect(recusado).toMatchObject({ status: 429, body: { codigo: 'API-CAD-0006' } })
    // Noon in UTC is nine in the morning of São Paulo.
    expect(recusado.headers['retry-after']).toBe(String(15 * 60 * 60))
    expect(await listRenovacoes()).toEqual([antes])
  })

  it('are those of the whole provider, and of that day alone', async () => {
    await send()
    await setEnvios(ARQUIVOS_DIA)
    expect((await uploadAlvara(t, 2, await t.as(100001))).body.codigo).toBe('API-CAD-0006')
    await t.rows(`update renovacao_alvara set dia_envio = dia_envio - 1`)
    expect((await send()).status).toBe(200)
    expect(await t.rows('select envios_dia from renovacao_alvara')).toEqual([{ envios_dia: 1 }])
  })
})
