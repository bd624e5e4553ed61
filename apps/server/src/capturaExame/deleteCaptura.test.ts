import { capturaExame } from '@portal/contract/capturaExame.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem as rotaImagem } from '@portal/contract/imagem.ts'
import { describe, expect, inject, it } from 'vitest'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { readSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { untilWaiting } from '../testing/corrida.fixture.ts'
import { detailGuia, insertImagem, readGuia, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { sendDoExame } from '../vinculoExame/exame.fixture.ts'
import { type Captura, capture, createCapturavel, giveBack, openGuia } from './capturaExame.fixture.ts'

const t = await openTestApp()

const PANORAMICA = { codigoEvento: '81000405', quantidade: 1, numeroSequenciaInclusao: 1 }

/** The request as it was before the capture, and free for another unit. */
async function expectDevolvida(body: Captura, antes: string): Promise<void> {
  const { status, passos } = await readSolicitacao(t, body.numeroSolicitacao)
  expect(status).toBe(antes)
  expect(passos.at(-1)).toEqual({
    autor: 'Radiologia Odontológica Imagem Clara Ltda.',
    acao: 'deleteCaptura',
    deStatus: 'CAPTURADA',
    paraStatus: antes,
    motivo: null,
  })
  expect((await capture(t, body, 100011)).status).toBe(200)
}

describe('a capture that is given back', () => {
  it.each(['APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA'] as const)(
    'before its guide is opened: the request is again %s',
    async (status) => {
      const body = await createCapturavel(t, { status })
      await capture(t, body)
      expect((await giveBack(t, body.numeroSolicitacao)).status).toBe(200)
      await expectDevolvida(body, status)
      expect(await giveBack(t, body.numeroSolicitacao)).toMatchObject({ status: 404, codigo: 'API-CAP-0001' })
    },
  )

  it('takes its guide with it, of which nothing was sent', async () => {
    const body = await createCapturavel(t)
    const { numeroFicha, captura } = await openGuia(t, body)
    expect((await giveBack(t, body.numeroSolicitacao)).status).toBe(200)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 6 })
    await expectDevolvida(body, 'APROVADA_PORTAL')
    const segunda = (await capture(t, body, 100011)).body
    expect(segunda.numeroFichaSolicitacao).toBeGreaterThan(captura.numeroFichaSolicitacao)
  })

  it('is refused to whoever did not capture it, as what does not exist', async () => {
    const body = await createCapturavel(t)
    await capture(t, body)
    expect(await giveBack(t, body.numeroSolicitacao, 100011)).toMatchObject({ codigo: 'API-CAP-0001' })
  })

  it('is refused once an image is on the guide or it was sent', async () => {
    const comImagem = await createCapturavel(t)
    const aberta = await openGuia(t, comImagem)
    await insertImagem(t, aberta.numeroFicha, 'final')
    expect(await giveBack(t, comImagem.numeroSolicitacao)).toMatchObject({
      status: 409,
      codigo: 'API-CAP-0005',
    })
    // The unit is not offered what would be refused.
    const { body: lista } = await t.call(capturaExame.listCapturas, { query: {} }, { as: await t.as(100003) })
    expect(lista.capturas.find((uma) => uma.numeroFichaSolicitacao === aberta.numeroFicha)).toMatchObject({
      imagens: 1,
      devolverAte: null,
    })
    const enviada = await createCapturavel(t)
    const { numeroFicha } = await openGuia(t, enviada)
    await sendEventos(t, numeroFicha, [PANORAMICA], 100003)
    expect(await giveBack(t, enviada.numeroSolicitacao)).toMatchObject({ codigo: 'API-CAP-0005' })
    expect((await readSolicitacao(t, enviada.numeroSolicitacao)).status).toBe('CAPTURADA')
  })

  it('is refused where the guide is sent while it waits for it', async () => {
    const body = await createCapturavel(t)
    const { numeroFicha } = await openGuia(t, body)
    const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
    const devolvida = await withClient(
      urlOfDatabase(inject('database').superuserUrl, banco?.nome ?? ''),
      async (client) => {
        await client.query('begin')
        await client.query('update guia set status_ficha = 1, codigo_etapa = 2 where numero_ficha = $1', [
          numeroFicha,
        ])
        const pedida = giveBack(t, body.numeroSolicitacao)
        await untilWaiting(t, 1)
        await client.query('commit')
        return pedida
      },
    )
    expect(devolvida).toMatchObject({ codigo: 'API-CAP-0005' })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1 })
  })

  it('is refused while the guide is locked', async () => {
    const body = await createCapturavel(t)
    const { numeroFicha } = await openGuia(t, body)
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect(await giveBack(t, body.numeroSolicitacao)).toMatchObject({ codigo: 'API-CAP-0005' })
  })

  it('may be within the hours of the network’s terms, and no later', async () => {
    const [antes, depois] = [await createCapturavel(t), await createCapturavel(t)]
    await capture(t, antes)
    await capture(t, depois)
    t.clock.advance(24 * 3_600_000)
    t.forget()
    expect((await giveBack(t, antes.numeroSolicitacao)).status).toBe(200)
    t.clock.advance(1)
    expect(await giveBack(t, depois.numeroSolicitacao)).toMatchObject({ codigo: 'API-CAP-0005' })
  })
})

describe('a radiology guide that is cancelled', () => {
  const cancel = async (numeroFicha: number) =>
    t.call(
      guia.cancelGuia,
      { body: { numeroFicha, motivo: 'O paciente não veio.' } },
      { as: await t.as(100003) },
    )

  it('leaves its request as before the capture, even once it was sent', async () => {
    const body = await createCapturavel(t)
    const { numeroFicha, pedido } = await openGuia(t, body)
    await sendEventos(t, numeroFicha, [PANORAMICA], 100003)
    t.clock.advance(48 * 3_600_000)
    t.forget()
    expect((await cancel(numeroFicha)).status).toBe(200)
    await expectDevolvida(body, 'APROVADA_PORTAL')
    expect(pedido.radiologia.capturaExame.numeroFichaSolicitacao).toBe(numeroFicha)
  })

  it('is refused while whoever asked has images of it, and may be once they were removed', async () => {
    const body = await createCapturavel(t)
    const { numeroFicha } = await openGuia(t, body)
    await sendEventos(t, numeroFicha, [PANORAMICA], 100003)
    const imagem = await sendDoExame(t, numeroFicha)
    expect(await detailGuia(t, numeroFicha, 100003)).toMatchObject({ exameEntregue: true })
    const { body: lista } = await t.call(capturaExame.listCapturas, { query: {} }, { as: await t.as(100003) })
    expect(lista.capturas.find((uma) => uma.numeroFichaSolicitacao === numeroFicha)).toMatchObject({
      imagens: 1,
    })
    expect(await cancel(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0059' })
    expect((await readSolicitacao(t, body.numeroSolicitacao)).status).toBe('CAPTURADA')
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1 })
    await t.call(
      rotaImagem.deleteImagem,
      { query: { numeroFicha, sequencial: imagem } },
      { as: await t.as(100003) },
    )
    expect((await cancel(numeroFicha)).status).toBe(200)
    await expectDevolvida(body, 'APROVADA_PORTAL')
  })

  it('touches no other request', async () => {
    const [um, outro] = [await createCapturavel(t), await createCapturavel(t)]
    const { numeroFicha } = await openGuia(t, um)
    await openGuia(t, outro)
    await cancel(numeroFicha)
    expect((await readSolicitacao(t, outro.numeroSolicitacao)).status).toBe('CAPTURADA')
  })
})
