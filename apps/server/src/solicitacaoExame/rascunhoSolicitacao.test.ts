import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const conteudo = (hipoteseDiagnostica: string): ConteudoPedido => ({
  codigoDentista: 100001,
  hipoteseDiagnostica,
  eventos: [
    {
      codigo: '81000421',
      quantidade: 1,
      justificativa: 'meia "fra',
      locais: [{ codigoLocal: 'RIS', foco: 'ápice ' }],
    },
  ],
})
const read = async (codigoAssociado: string, quem = as) => {
  const { body } = await t.call(solicitacaoExame.getRascunho, { query: { codigoAssociado } }, { as: quem })
  return body.rascunho
}
const save = (codigoAssociado: string, revisaoBase: number, texto: string, quem = as) => {
  const body = { codigoAssociado, revisaoBase, conteudo: conteudo(texto) }
  return t.call(solicitacaoExame.saveRascunho, { body }, { as: quem })
}
const send = (codigoAssociado: string, mudancas: { revisaoRascunho?: number } = {}, quem = as) => {
  const eventos = [{ codigo: '81000421', localizacao: 'RIS', quantidade: 1 }]
  const body = { codigoAssociado, hipoteseDiagnostica: 'Lesão', eventos, ...mudancas }
  return t.call(solicitacaoExame.createSolicitacao, { body }, { as: quem })
}

describe('the draft of an exam request', () => {
  it('keeps what is being typed, half-done as it may be, to the provider alone', async () => {
    const codigo = await createAssociado(t)
    expect(await read(codigo)).toBeNull()
    const { body } = await save(codigo, 0, 'lesão no #16 ')
    const [evento] = conteudo('').eventos
    expect(await read(codigo)).toEqual({
      ...body,
      conteudo: {
        codigoDentista: 100001,
        hipoteseDiagnostica: 'lesão no 16 ',
        eventos: [{ ...evento, justificativa: 'meia fra' }],
      },
    })
    expect(body.salvoEm).toBe('2026-11-21T12:00:00.000Z')
    expect(await read(codigo, await t.as(100004))).toBeNull()
  })

  it('refuses to type over a newer revision of another screen, and says which it is', async () => {
    const codigo = await createAssociado(t)
    const { body: uma } = await save(codigo, 0, 'uma')
    const { body: outra } = await save(codigo, uma.revisao, 'outra')
    for (const base of [0, uma.revisao, outra.revisao + 1]) {
      expect(await save(codigo, base, 'velha')).toMatchObject({
        status: 409,
        codigo: 'API-SOL-0010',
        detalhes: [{ campo: 'revisaoBase', revisao: outra.revisao }],
      })
    }
    expect(await read(codigo)).toMatchObject({ conteudo: { hipoteseDiagnostica: 'outra' } })
    expect(await save(codigo, uma.revisao, 'outra')).toMatchObject({ status: 200, body: outra })
  })

  it('is of the login that types it: a colleague neither reads it nor sends it away with its own', async () => {
    const codigo = await createAssociado(t)
    const [paulo, thiago, clinica] = await Promise.all([1000041, 1000043, 100004].map((login) => t.as(login)))
    const { body: dePaulo } = await save(codigo, 0, 'de Paulo', paulo)
    expect([await read(codigo, thiago), await read(codigo, clinica)]).toEqual([null, null])
    const { body: deThiago } = await save(codigo, 0, 'de Thiago', thiago)
    expect(await send(codigo, { revisaoRascunho: deThiago.revisao }, thiago)).toMatchObject({ status: 200 })
    expect(await read(codigo, thiago)).toBeNull()
    expect(await read(codigo, paulo)).toMatchObject({
      revisao: dePaulo.revisao,
      conteudo: { hipoteseDiagnostica: 'de Paulo' },
    })
  })

  it('of two screens at once, one wins', async () => {
    const codigo = await createAssociado(t)
    const answers = await Promise.all([save(codigo, 0, 'a'), save(codigo, 0, 'b')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('goes with the request that is saved, and no screen that still has it brings it back', async () => {
    const codigo = await createAssociado(t)
    const { body: antes } = await save(codigo, 0, 'Lesão')
    expect(await send(codigo)).toMatchObject({ status: 200 })
    expect(await read(codigo)).toBeNull()
    expect(await save(codigo, antes.revisao, 'Lesão')).toMatchObject({
      codigo: 'API-SOL-0010',
      detalhes: [{ mensagem: 'Este pedido já foi enviado em outra tela.', revisao: 0 }],
    })
    const { body: depois } = await save(codigo, 0, 'Outra')
    expect(depois.revisao).toBeGreaterThan(antes.revisao)
    expect(await save(codigo, antes.revisao, 'Lesão')).toMatchObject({ status: 409 })
  })

  it('of another screen is not what is sent: it stays, and who has it sends', async () => {
    const codigo = await createAssociado(t)
    const { body: uma } = await save(codigo, 0, 'uma')
    const { body: outra } = await save(codigo, uma.revisao, 'outra')
    for (const revisaoRascunho of [0, uma.revisao])
      expect(await send(codigo, { revisaoRascunho })).toMatchObject({
        codigo: 'API-SOL-0010',
        detalhes: [{ campo: 'revisaoRascunho', revisao: outra.revisao }],
      })
    expect(await read(codigo)).toMatchObject({ conteudo: { hipoteseDiagnostica: 'outra' } })
    expect(await send(codigo, { revisaoRascunho: outra.revisao })).toMatchObject({ status: 200 })
    expect(await send(codigo, { revisaoRascunho: outra.revisao })).toMatchObject({
      detalhes: [{ mensagem: 'Este pedido já foi enviado em outra tela.' }],
    })
  })

  it('stays where the request is refused', async () => {
    const codigo = await createAssociado(t)
    await save(codigo, 0, 'Lesão')
    await send(codigo)
    await save(codigo, 0, 'De novo')
    expect(await send(codigo)).toMatchObject({ codigo: 'API-SOL-0007' })
    expect(await read(codigo)).not.toBeNull()
  })
})
